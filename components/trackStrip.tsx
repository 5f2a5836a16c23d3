import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { AdjustableFigure, endsOf, type AdjustableProps, type FigureProps } from './adjustable';
import { FigureText } from './figureText';
import { StepButton } from './stepButton';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { spacing, touch } from './theme/tokens';
import { TrackMarks, type TrackMark } from './trackMarks';

export type { TrackMark } from './trackMarks';

export type TrackStripProps = AdjustableProps & {
  marks: readonly TrackMark[];
  /** A figure of its own, where its number comes before all the rest. */
  children?: ReactNode;
};

/** The control of the app: a number one can change without looking, and what it leads to. */
export function TrackStrip({ marks, hint, spoken, children, ...props }: TrackStripProps) {
  const { ends = endsOf(props), ...track } = props;
  const { testID, label, value, min, max, goesOn = false, onMove } = track;
  return (
    <View style={styles.track}>
      <View style={styles.row}>
        <StepButton
          direction="minus"
          size="thumb"
          label={spoken?.minus ?? `${label} −1`}
          testID={`${testID}.minus`}
          disabled={ends.least}
          onStep={onMove}
        />
        {children ?? <StripFigure {...track} />}
        <StepButton
          direction="plus"
          size="thumb"
          label={spoken?.plus ?? `${label} +1`}
          testID={`${testID}.plus`}
          disabled={ends.most && !goesOn}
          onStep={onMove}
        />
      </View>
      {Number.isFinite(max) && <TrackMarks value={value} min={min} max={max} marks={marks} />}
      {hint !== undefined && (
        <Text variant="caption" tone="quiet" align="center">
          {hint}
        </Text>
      )}
    </View>
  );
}

/** What is read between the buttons of a strip. */
export const StripFigure = memo(function StripFigure(track: FigureProps) {
  const { label, value, min, max } = track;
  const { drawnScale } = useTheme();
  const roomBeside = drawnScale <= roomyScale;
  const end = Number.isFinite(max) ? `/\u00A0${max}` : undefined;
  return (
    <AdjustableFigure {...track} style={styles.figure}>
      <Text variant="label" tone="quiet" align="center">
        {roomBeside || end === undefined ? label : `${label} ${end}`}
      </Text>
      <View style={styles.reading}>
        {leftSide}
        <FigureText variant="figureLarge" digits={digits(min, max)}>
          {value}
        </FigureText>
        <RightSide>{roomBeside ? end : undefined}</RightSide>
      </View>
    </AdjustableFigure>
  );
});

/** As wide as the other side; the end of the track stands on the foot of the figure. */
const RightSide = memo(function RightSide({ children }: { children: string | undefined }) {
  const { drawnScale } = useTheme();
  return (
    <View style={[styles.side, { paddingBottom: spacing.xs * drawnScale }]}>
      {children !== undefined && (
        <Text variant="caption" tone="quiet">
          {children}
        </Text>
      )}
    </View>
  );
});

/** How many digits there may be; where there is no end, as many as a game may come to. */
function digits(min: number, max: number): number {
  return Math.max(String(min).length, Number.isFinite(max) ? String(max).length : 3);
}

/** Larger text leaves no room beside the figure: its maximum moves up to the label. */
const roomyScale = 1.4;

const styles = StyleSheet.create({
  track: { gap: spacing.s, paddingVertical: spacing.xs },
  row: { flexDirection: 'row', alignItems: 'stretch', gap: spacing.s },
  // Equal sides keep the figure in the middle whatever stands beside it.
  reading: { alignSelf: 'stretch', flexDirection: 'row', alignItems: 'flex-end', gap: spacing.xs },
  side: { flexGrow: 1, flexShrink: 0, flexBasis: 0 },
  figure: { flex: 1, minHeight: touch.thumb, paddingHorizontal: spacing.xs },
});

/** Never another one, so that it is never drawn again. */
const leftSide = <View style={styles.side} />;
