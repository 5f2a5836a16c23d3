import { StyleSheet, View } from 'react-native';

import { Chip } from './chip';
import { Text } from './text';
import { spacing } from './theme/tokens';

export type Choice<Id extends string = string> = {
  readonly id: Id;
  readonly label: string;
  readonly hint?: string | undefined;
};

type OptionGroupProps<Id extends string> = {
  /** Whether one or any number of the options can be chosen. */
  kind: 'one' | 'any';
  label?: string | undefined;
  /** The spoken name where the label alone does not say what is chosen. */
  accessibilityLabel?: string | undefined;
  options: readonly Choice<Id>[];
  isChosen: (id: Id) => boolean;
  /** Cannot be chosen while others are. */
  isWaiting?: ((id: Id) => boolean) | undefined;
  /** Its place among the chosen, 0 for none. */
  rankOf?: ((id: Id) => number) | undefined;
  onPress: (id: Id) => void;
  /** One below the other, with hints to read like texts. */
  stacked?: boolean | undefined;
  testID?: string | undefined;
};

/** Options as chips under their label; wraps where the line ends. */
export function OptionGroup<Id extends string>({
  kind,
  label,
  accessibilityLabel,
  options,
  isChosen,
  isWaiting,
  rankOf,
  onPress,
  stacked,
  testID,
}: OptionGroupProps<Id>) {
  return (
    <View
      role={kind === 'one' ? 'radiogroup' : 'group'}
      aria-label={accessibilityLabel ?? label}
      testID={testID}
      style={styles.group}
    >
      {label !== undefined && (
        <Text variant="label" tone="quiet">
          {label}
        </Text>
      )}
      <View style={styles.options}>
        {options.map((option) => (
          <Chip
            key={option.id}
            role={kind === 'one' ? 'radio' : 'checkbox'}
            label={ranked(option.label, rankOf?.(option.id))}
            disabled={isWaiting?.(option.id)}
            hint={option.hint}
            selected={isChosen(option.id)}
            onPress={() => onPress(option.id)}
            wide={stacked}
            testID={testID === undefined ? undefined : `${testID}.${option.id}`}
          />
        ))}
      </View>
    </View>
  );
}

/** The place stands before the name: it is read, and heard, first. */
function ranked(label: string, rank = 0): string {
  return rank === 0 ? label : `${rank}. ${label}`;
}

const styles = StyleSheet.create({
  group: { gap: spacing.s },
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
