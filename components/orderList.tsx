import { StyleSheet, View } from 'react-native';

import { IconButton } from './iconButton';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { spacing, stroke, touch } from './theme/tokens';

export type OrderItem = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly muted?: boolean | undefined;
};

export type OrderListProps = {
  items: readonly OrderItem[];
  onMove: (id: string, by: -1 | 1) => void;
  /** What the two buttons of an item are called. */
  spoken: { readonly up: (label: string) => string; readonly down: (label: string) => string };
  testID: string;
};

/** A numbered order, changed one place at a time: works with a thumb, a keyboard and a voice. */
export function OrderList({ items, onMove, spoken, testID }: OrderListProps) {
  const { colors } = useTheme();
  return (
    <View role="list" testID={testID}>
      {items.map((item, index) => (
        <View
          key={item.id}
          role="listitem"
          testID={`${testID}.${item.id}`}
          style={[styles.row, index > 0 && [styles.divided, { borderTopColor: colors.line }]]}
        >
          <Text
            variant="figure"
            tone={item.muted === true ? 'quiet' : 'accent'}
            style={styles.place}
          >
            {index + 1}
          </Text>
          <View style={styles.words}>
            <Text tone={item.muted === true ? 'quiet' : 'normal'}>{item.label}</Text>
            {item.detail !== undefined && (
              <Text variant="caption" tone="quiet">
                {item.detail}
              </Text>
            )}
          </View>
          <View style={styles.moves}>
            <IconButton
              glyph="↑"
              label={spoken.up(item.label)}
              disabled={index === 0}
              onPress={() => onMove(item.id, -1)}
              testID={`${testID}.${item.id}.up`}
            />
            <IconButton
              glyph="↓"
              label={spoken.down(item.label)}
              disabled={index === items.length - 1}
              onPress={() => onMove(item.id, 1)}
              testID={`${testID}.${item.id}.down`}
            />
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: touch.target + spacing.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.m,
    paddingVertical: spacing.xs,
  },
  divided: { borderTopWidth: stroke.hairline },
  place: { minWidth: spacing.xl },
  words: { flex: 1 },
  moves: { flexDirection: 'row' },
});
