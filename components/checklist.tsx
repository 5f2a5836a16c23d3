import { StyleSheet, View } from 'react-native';

import { Glyph } from './glyph';
import { PressSurface } from './pressSurface';
import { Text } from './text';
import { useTheme } from './theme/theme';
import { radius, spacing, stroke, touch } from './theme/tokens';

export type ChecklistItem = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly done: boolean;
};

export type ChecklistProps = {
  items: readonly ChecklistItem[];
  onToggle: (id: string, done: boolean) => void;
  testIDPrefix: string;
};

export function Checklist({ items, onToggle, testIDPrefix }: ChecklistProps) {
  return (
    <View>
      {items.map((item, index) => (
        <ChecklistRow
          key={item.id}
          item={item}
          first={index === 0}
          testID={`${testIDPrefix}.${item.id}`}
          onToggle={() => onToggle(item.id, !item.done)}
        />
      ))}
    </View>
  );
}

type ChecklistRowProps = {
  item: ChecklistItem;
  first: boolean;
  testID: string;
  onToggle: () => void;
};

function ChecklistRow({ item, first, testID, onToggle }: ChecklistRowProps) {
  const { colors } = useTheme();
  const { label, detail, done } = item;
  return (
    <PressSurface
      role="checkbox"
      aria-checked={done}
      aria-label={detail === undefined ? label : `${label}, ${detail}`}
      testID={testID}
      onPress={onToggle}
      style={[styles.row, !first && [styles.divided, { borderTopColor: colors.line }]]}
    >
      <View
        style={[
          styles.box,
          done
            ? { borderColor: colors.accent, backgroundColor: colors.accent }
            : { borderColor: colors.lineStrong },
        ]}
      >
        {done && <Glyph glyph="✓" size={spacing.l} color={colors.textOnAccent} />}
      </View>
      <View style={styles.words}>
        <Text tone={done ? 'quiet' : 'normal'}>{label}</Text>
        {detail !== undefined && (
          <Text variant="caption" tone="quiet">
            {detail}
          </Text>
        )}
      </View>
    </PressSurface>
  );
}

const boxSize = 26;

const styles = StyleSheet.create({
  row: {
    minHeight: touch.target + spacing.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: spacing.m,
    paddingVertical: spacing.s,
  },
  divided: { borderTopWidth: stroke.hairline },
  box: {
    minWidth: boxSize,
    minHeight: boxSize,
    borderRadius: radius.small,
    borderWidth: stroke.mark,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1 },
});
