import { useEffect, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Chip } from './chip';
import { spacing, type PieceColorName } from './theme/tokens';

export type ChipRowProps = {
  items: readonly {
    readonly id: string;
    readonly label: string;
    readonly testID: string;
    readonly dot?: PieceColorName | undefined;
  }[];
  selected: string;
  onChoose: (id: string) => void;
};

/** One of several in a line that scrolls; the chosen one is always in sight. */
export function ChipRow({ items, selected, onChoose }: ChipRowProps) {
  const scroll = useRef<ScrollView>(null);
  const places = useRef<Record<string, number>>({});
  const show = (id: string) => {
    const x = places.current[id];
    // A little of the neighbour stays visible, so that one sees there is more.
    if (x !== undefined) scroll.current?.scrollTo({ x: x - spacing.xxxl, animated: false });
  };
  useEffect(() => show(selected), [selected]);
  return (
    <ScrollView
      ref={scroll}
      horizontal
      showsHorizontalScrollIndicator={false}
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={styles.row}
    >
      {items.map(({ id, label, testID, dot }) => (
        <View
          key={id}
          onLayout={({ nativeEvent }) => {
            places.current[id] = nativeEvent.layout.x;
            if (id === selected) show(id);
          }}
        >
          <Chip
            label={label}
            dot={dot}
            selected={id === selected}
            onPress={() => onChoose(id)}
            testID={testID}
          />
        </View>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({ row: { gap: spacing.s } });
