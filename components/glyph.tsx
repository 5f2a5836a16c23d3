import type { ReactNode } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { Text } from './text';
import { useTheme } from './theme/theme';
import { typeScale } from './theme/tokens';

type GlyphProps = {
  /** One of the drawn characters, or any other character, which is set as text. */
  glyph: string;
  size?: number | undefined;
  color?: string | undefined;
};

/**
 * Signs drawn with views where fonts differ too much between platforms: some draw ↶ as an
 * emoji, some not at all. Always decoration; the control around it has the spoken name.
 */
export function Glyph({ glyph, size = 20, color }: GlyphProps) {
  const { colors, drawnScale } = useTheme();
  const ink = color ?? colors.text;
  const box = size * Math.min(drawnScale, largestScale);
  const draw = drawings[glyph];
  if (draw === undefined) {
    return (
      <Text aria-hidden style={{ color: ink, fontSize: box, lineHeight: box * lineRatio }}>
        {glyph}
      </Text>
    );
  }
  return (
    <View aria-hidden style={[styles.box, { width: box, height: box }]}>
      {draw({ box, ink, line: Math.max(thinnestLine, box / 10) })}
    </View>
  );
}

/** Signs need not grow as far as text to be seen. */
const largestScale = 1.5;
const thinnestLine = 2;
const lineRatio = typeScale.heading.line / typeScale.heading.size;

type Pen = { readonly box: number; readonly ink: string; readonly line: number };

function bar({ ink, line }: Pen, width: number, turn: number): ReactNode {
  const look: ViewStyle = {
    width,
    height: line,
    borderRadius: line / 2,
    backgroundColor: ink,
    transform: [{ rotate: `${turn}deg` }],
  };
  return <View key={turn} style={[styles.bar, look]} />;
}

/** Two edges of a small square; unturned, its corner points to the upper right. */
function corner({ ink, line }: Pen, side: number, turn: number, shift: ViewStyle): ReactNode {
  const look: ViewStyle = {
    width: side,
    height: side,
    borderColor: ink,
    borderTopWidth: line,
    borderRightWidth: line,
    transform: [{ rotate: `${turn}deg` }],
  };
  return <View style={[look, shift]} />;
}

/** A line that runs right, bends and comes back, with a head at its upper end. */
function backArrow(pen: Pen): ReactNode {
  const { box, ink, line } = pen;
  const head = box * 0.36;
  const top = box * 0.28;
  const bend: ViewStyle = {
    left: box * 0.1,
    top,
    width: box * 0.84,
    height: box * 0.56,
    borderColor: ink,
    borderTopWidth: line,
    borderRightWidth: line,
    borderBottomWidth: line,
    borderTopRightRadius: box * 0.28,
    borderBottomRightRadius: box * 0.28,
  };
  return (
    <View style={{ width: box, height: box }}>
      <View style={[styles.placed, bend]} />
      {corner(pen, head, -135, {
        position: 'absolute',
        left: box * 0.12,
        top: top + line / 2 - head / 2,
      })}
    </View>
  );
}

function arrow(pen: Pen, turn: number): ReactNode {
  const { box } = pen;
  const side = box * 0.5;
  return (
    <View style={[styles.box, { width: box, height: box, transform: [{ rotate: `${turn}deg` }] }]}>
      {bar(pen, box * 0.8, 90)}
      {corner(pen, side, -45, { position: 'absolute', top: box * 0.18, left: (box - side) / 2 })}
    </View>
  );
}

function tick({ box, ink, line }: Pen): ReactNode {
  const look: ViewStyle = {
    width: box * 0.42,
    height: box * 0.76,
    marginTop: -box * 0.16,
    borderColor: ink,
    borderRightWidth: line,
    borderBottomWidth: line,
    transform: [{ rotate: '42deg' }],
  };
  return <View style={look} />;
}

type Draw = (pen: Pen) => ReactNode;

const plus: Draw = (pen) => [bar(pen, pen.box, 0), bar(pen, pen.box, 90)];
const minus: Draw = (pen) => bar(pen, pen.box, 0);
const cross: Draw = (pen) => [bar(pen, pen.box, 45), bar(pen, pen.box, -45)];

const drawings: Readonly<Record<string, Draw>> = {
  '＋': plus,
  '+': plus,
  '−': minus,
  '-': minus,
  '✕': cross,
  '×': cross,
  '✓': tick,
  '↶': backArrow,
  '↷': (pen) => <View style={styles.mirrored}>{backArrow(pen)}</View>,
  '↑': (pen) => arrow(pen, 0),
  '↓': (pen) => arrow(pen, 180),
  '←': (pen) => arrow(pen, -90),
  '→': (pen) => arrow(pen, 90),
  '›': (pen) => corner(pen, pen.box * 0.5, 45, { marginLeft: -pen.box * 0.2 }),
  '‹': (pen) => corner(pen, pen.box * 0.5, -135, { marginLeft: pen.box * 0.2 }),
  '⌃': (pen) => corner(pen, pen.box * 0.5, -45, { marginTop: pen.box * 0.25 }),
  '⌄': (pen) => corner(pen, pen.box * 0.5, 135, { marginTop: -pen.box * 0.25 }),
};

const styles = StyleSheet.create({
  box: { alignItems: 'center', justifyContent: 'center' },
  bar: { position: 'absolute' },
  placed: { position: 'absolute' },
  mirrored: { transform: [{ scaleX: -1 }] },
});
