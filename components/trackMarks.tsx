import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { digitWidth } from './figureText';
import { markRows } from './markRows';
import { useShownWidth } from './shownWidth';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { spacing, stroke, typeScale } from './theme/tokens';

export type TrackMark = {
  readonly at: number;
  readonly label: string;
  readonly reached: boolean;
  /** What the track is played for. */
  readonly goal?: boolean;
};

type TrackMarksProps = {
  value: number;
  min: number;
  max: number;
  marks: readonly TrackMark[];
};

/** The strip under a track: how far it is filled, and what waits where. */
export function TrackMarks({ value, min, max, marks }: TrackMarksProps) {
  const { colors, drawnScale } = useTheme();
  const { width, onLayout } = useShownWidth(assumedWidth);

  const share = (at: number) =>
    max > min ? Math.min(1, Math.max(0, (at - min) / (max - min))) : 0;
  const shown = bySpace(marks.filter(({ at }) => at >= min && at <= max));
  const placed = shown.map(({ at }) => ({
    at,
    center: share(at) * width,
    width: String(at).length * typeScale.caption.size * digitWidth * drawnScale + spacing.s,
  }));
  const rows = markRows(placed);
  const line = typeScale.caption.line * drawnScale;

  return (
    <View accessible role="img" aria-label={spokenMarks(shown, min, max)} style={styles.strip}>
      <View style={styles.scale} onLayout={onLayout}>
        <View style={[styles.rail, { backgroundColor: colors.lineStrong }]} />
        <View
          style={[styles.fill, { backgroundColor: colors.accent, width: percent(share(value)) }]}
        />
        {shown.map(({ at, reached, goal = false }) => (
          <Tick key={at} left={percent(share(at))} reached={reached} goal={goal} />
        ))}
      </View>
      <View style={{ minHeight: line * Math.max(0, ...rows.map((row) => row + 1)) }}>
        {placed.map(({ at, width: room }, index) => (
          <Place
            key={at}
            at={at}
            left={percent(share(at))}
            top={line * (rows[index] ?? 0)}
            width={room}
            reached={shown[index]?.reached === true}
            goal={shown[index]?.goal === true}
          />
        ))}
      </View>
    </View>
  );
}

type Share = `${number}%`;

type TickProps = { left: Share; reached: boolean; goal: boolean };

// The value moves at every tap, the marks hardly ever: each of these is drawn for itself.
const Tick = memo(function Tick({ left, reached, goal }: TickProps) {
  const { colors } = useTheme();
  return (
    <View
      style={[
        styles.tick,
        goal && styles.goal,
        {
          left,
          borderColor: reached ? colors.accent : colors.textQuiet,
          backgroundColor: reached ? colors.accent : colors.surface,
        },
      ]}
    />
  );
});

type PlaceProps = TickProps & { at: number; top: number; width: number };

/** The number of a mark, under its tick. */
const Place = memo(function Place({ at, left, top, width, reached, goal }: PlaceProps) {
  return (
    <Text
      variant={goal ? 'label' : 'caption'}
      align="center"
      numberOfLines={1}
      aria-hidden
      tone={reached ? 'accent' : 'quiet'}
      style={[styles.number, { left, top, width, marginLeft: -width / 2 }]}
    >
      {at}
    </Text>
  );
});

/** Marks that share a space are one tick, reached when all of them are. */
function bySpace(marks: readonly TrackMark[]): readonly TrackMark[] {
  const spaces = new Map<number, TrackMark>();
  for (const mark of marks) {
    const before = spaces.get(mark.at);
    spaces.set(
      mark.at,
      before === undefined
        ? mark
        : {
            at: mark.at,
            label: `${before.label}, ${mark.label}`,
            reached: before.reached && mark.reached,
            goal: before.goal === true || mark.goal === true,
          },
    );
  }
  return [...spaces.values()].sort((one, other) => one.at - other.at);
}

/** Before the first layout: a phone's width less its margins. */
const assumedWidth = 320;

function percent(part: number): Share {
  return `${part * 100}%`;
}

/** Numbers and signs only, so that it reads the same in every language. */
function spokenMarks(marks: readonly TrackMark[], min: number, max: number): string {
  const said = marks.map(({ at, label, reached }) => `${reached ? '✓ ' : ''}${at} ${label}`.trim());
  return [`${min} – ${max}`, ...said].join(', ');
}

const tickSize = 11;
const stripHeight = 16;

const styles = StyleSheet.create({
  strip: { paddingHorizontal: spacing.m },
  scale: { height: stripHeight, justifyContent: 'center' },
  rail: { position: 'absolute', left: 0, right: 0, height: stroke.hairline },
  fill: { position: 'absolute', left: 0, height: stroke.bar },
  tick: {
    position: 'absolute',
    width: tickSize,
    height: tickSize,
    marginLeft: -tickSize / 2,
    borderWidth: stroke.mark,
    transform: [{ rotate: '45deg' }],
  },
  // A square among diamonds: the shape tells it, not the colour.
  goal: { transform: [{ rotate: '0deg' }] },
  number: { position: 'absolute' },
});
