import { StyleSheet, View } from 'react-native';

import { Chip } from './chip';
import { Text } from './text';
import { spacing } from './theme/tokens';

export type Choice<Id extends string = string> = {
  readonly id: Id;
  readonly label: string;
  readonly hint?: string | undefined;
};

export type ChoiceRowProps<Id extends string = string> = {
  label?: string | undefined;
  options: readonly Choice<Id>[];
  value: Id | undefined;
  onChange: (id: Id) => void;
  testID?: string | undefined;
};

/** One of several; wraps where the line ends. */
export function ChoiceRow<Id extends string>({
  label,
  options,
  value,
  onChange,
  testID,
}: ChoiceRowProps<Id>) {
  return (
    <View role="radiogroup" aria-label={label} testID={testID} style={styles.group}>
      {label !== undefined && (
        <Text variant="label" tone="quiet">
          {label}
        </Text>
      )}
      <View style={styles.options}>
        {options.map((option) => (
          <Chip
            key={option.id}
            role="radio"
            label={option.label}
            hint={option.hint}
            selected={option.id === value}
            onPress={() => onChange(option.id)}
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
