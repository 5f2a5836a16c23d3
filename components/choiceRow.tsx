import { OptionGroup, type Choice } from './optionGroup';

export type ChoiceRowProps<Id extends string = string> = {
  label?: string | undefined;
  accessibilityLabel?: string | undefined;
  options: readonly Choice<Id>[];
  value: Id | undefined;
  onChange: (id: Id) => void;
  /** One below the other, with hints to read like texts. */
  stacked?: boolean | undefined;
  testID?: string | undefined;
};

/** One of several. */
export function ChoiceRow<Id extends string>({ value, onChange, ...group }: ChoiceRowProps<Id>) {
  return <OptionGroup kind="one" {...group} isChosen={(id) => id === value} onPress={onChange} />;
}
