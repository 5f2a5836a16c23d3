import { StyleSheet, View } from 'react-native';

import { Chip } from './chip';
import type { Choice } from './choiceRow';
import { Text } from './text';
import { spacing } from './theme/tokens';

export type MultiChoiceProps<Id extends string = string> = {
  label?: string | undefined;
  options: readonly Choice<Id>[];
  values: readonly Id[];
  /** All that are chosen now, in the order of the options. */
  onChange: (ids: Id[]) => void;
  testID?: string | undefined;
};

/** Any of several; wraps where the line ends. */
export function MultiChoice<Id extends string>({
  label,
  options,
  values,
  onChange,
  testID,
}: MultiChoiceProps<Id>) {
  function toggle(id: Id) {
    const chosen = options.filter((option) =>
      option.id === id ? !values.includes(id) : values.includes(option.id),
    );
    onChange(chosen.map((option) => option.id));
  }

  return (
    <View role="group" aria-label={label} testID={testID} style={styles.group}>
      {label !== undefined && (
        <Text variant="label" tone="quiet">
          {label}
        </Text>
      )}
      <View style={styles.options}>
        {options.map((option) => (
          <Chip
            key={option.id}
            role="checkbox"
            label={option.label}
            hint={option.hint}
            selected={values.includes(option.id)}
            onPress={() => toggle(option.id)}
            testID={testID === undefined ? undefined : `${testID}.${option.id}`}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: spacing.s },
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
