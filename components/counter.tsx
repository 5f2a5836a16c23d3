import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { AdjustableFigure, endsOf, type AdjustableProps, type FigureProps } from './adjustable';
import { FigureText } from './figureText';
import { StepButton } from './stepButton';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke, touch } from './theme/tokens';

export type CounterProps = AdjustableProps & {
  /** A figure of its own, where its number comes before all the rest. */
  children?: ReactNode;
};

/** A track in small: two stand side by side on a phone; put several in a `CounterGrid`. */
export function Counter({ hint, spoken, hidesMax, children, ...props }: CounterProps) {
  const { ends = endsOf(props), ...track } = props;
  const { colors } = useTheme();
  const { testID, label, max, goesOn = false, onMove } = track;
  return (
    <View style={[styles.counter, { borderColor: colors.line, backgroundColor: colors.surface }]}>
      <View style={styles.head}>
        <Text variant="label" tone="quiet" align="center" style={styles.label}>
          {label}
        </Text>
        {hidesMax !== true && max < tellingMax && (
          <Text variant="caption" tone="quiet">
            {`/\u00A0${max}`}
          </Text>
        )}
      </View>
      <View style={styles.row}>
        <StepButton
          direction="minus"
          label={spoken?.minus ?? `${label} −1`}
          testID={`${testID}.minus`}
          disabled={ends.least}
          onStep={onMove}
        />
        {children ?? <CounterFigure {...track} />}
        <StepButton
          direction="plus"
          label={spoken?.plus ?? `${label} +1`}
          testID={`${testID}.plus`}
          disabled={ends.most && !goesOn}
          onStep={onMove}
        />
      </View>
      {hint !== undefined && (
        <Text variant="caption" tone="quiet" align="center">
          {hint}
        </Text>
      )}
    </View>
  );
}

/** What is read between the buttons of a counter. */
export const CounterFigure = memo(function CounterFigure(track: FigureProps) {
  return (
    <AdjustableFigure {...track} style={styles.figure}>
      <FigureText variant="figure">{track.shown ?? track.value}</FigureText>
    </AdjustableFigure>
  );
});

/** From here on a maximum is only a technical end, not something to play towards. */
const tellingMax = 99;

const styles = StyleSheet.create({
  counter: {
    flexGrow: 1,
    gap: spacing.xs,
    paddingVertical: spacing.s,
    paddingHorizontal: spacing.xs,
    borderRadius: radius.large,
    borderWidth: stroke.hairline,
  },
  // Heads are mostly one line, hints differ: what stands side by side lines up under the heads.
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
    columnGap: spacing.xs,
  },
  // Players name counters of their own, with words as long as they like.
  label: { maxWidth: '100%' },
  row: { flexDirection: 'row', alignItems: 'stretch', gap: spacing.xs },
  figure: { flex: 1, minHeight: touch.target },
});
