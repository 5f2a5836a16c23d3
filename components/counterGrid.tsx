import { Children, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useShownWidth } from './shownWidth';
import { useTheme } from './theme/theme';
import { spacing } from './theme/tokens';

/** Lays counters out in equal columns: as many as the text size leaves room for. */
export function CounterGrid({ children }: { children: ReactNode }) {
  const { drawnScale } = useTheme();
  const { width, onLayout } = useShownWidth(assumedWidth);
  const cellMin = cellWidth * drawnScale;
  const columns = Math.max(1, Math.floor((width + gap) / (cellMin + gap)));
  const cell = Math.floor((width - gap * (columns - 1)) / columns);
  return (
    <View style={styles.grid} onLayout={onLayout}>
      {Children.map(children, (child) =>
        child === null || child === undefined || typeof child === 'boolean' ? null : (
          <View style={[styles.cell, { width: cell }]}>{child}</View>
        ),
      )}
    </View>
  );
}

const gap = spacing.s;

/** Two buttons, a three-digit figure and the gaps between. */
const cellWidth = 156;

/** Before the first layout: a phone's width less its margins. */
const assumedWidth = 342;

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap },
  cell: { maxWidth: '100%' },
});
