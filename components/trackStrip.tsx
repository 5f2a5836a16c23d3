import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { AdjustableFigure, type AdjustableProps } from './adjustable';
import { sameTrack } from './sameTrack';
import { StepButton } from './stepButton';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { spacing, touch } from './theme/tokens';
import { TrackMarks, type TrackMark } from './trackMarks';

export type { TrackMark } from './trackMarks';

export type TrackStripProps = AdjustableProps & { marks: readonly TrackMark[] };

/** The control of the app: a number one can change without looking, and what it leads to. */
export const TrackStrip = memo(function TrackStrip({
  marks,
  hint,
  spoken,
  ...track
}: TrackStripProps) {
  const { testID, label, value, min, max, goesOn = false, onMove } = track;
  const roomBeside = useTheme().drawnScale <= roomyScale;
  const end = Number.isFinite(max) ? `/\u00A0${max}` : undefined;
  return (
    <View style={styles.track}>
      <View style={styles.row}>
        <StepButton
          direction="minus"
          size="thumb"
          label={spoken?.minus ?? `${label} −1`}
          testID={`${testID}.minus`}
          disabled={value <= min}
          onStep={onMove}
        />
        <AdjustableFigure {...track} style={styles.figure}>
          <Text variant="label" tone="quiet" align="center">
            {roomBeside || end === undefined ? label : `${label} ${end}`}
          </Text>
          <View style={styles.reading}>
            <View style={styles.side} />
            <Text variant="figureLarge" align="center">
              {value}
            </Text>
            <View style={styles.side}>
              {roomBeside && end !== undefined && (
                <Text variant="caption" tone="quiet">
                  {end}
                </Text>
              )}
            </View>
          </View>
        </AdjustableFigure>
        <StepButton
          direction="plus"
          size="thumb"
          label={spoken?.plus ?? `${label} +1`}
          testID={`${testID}.plus`}
          disabled={value >= max && !goesOn}
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
}, sameTrack);

/** Larger text leaves no room beside the figure: its maximum moves up to the label. */
const roomyScale = 1.4;

const styles = StyleSheet.create({
  track: { gap: spacing.s, paddingVertical: spacing.xs },
  row: { flexDirection: 'row', alignItems: 'stretch', gap: spacing.s },
  // Equal sides keep the figure in the middle whatever stands beside it.
  reading: { alignSelf: 'stretch', flexDirection: 'row', alignItems: 'baseline', gap: spacing.xs },
  side: { flexGrow: 1, flexShrink: 0, flexBasis: 0 },
  figure: { flex: 1, minHeight: touch.thumb, paddingHorizontal: spacing.xs },
});
