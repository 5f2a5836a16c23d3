import { OptionGroup, type Choice } from './optionGroup';

export type MultiChoiceProps<Id extends string = string> = {
  label?: string | undefined;
  options: readonly Choice<Id>[];
  values: readonly Id[];
  /** All that are chosen now, in the order of the options. */
  onChange: (ids: Id[]) => void;
  testID?: string | undefined;
};

/** Any of several. */
export function MultiChoice<Id extends string>({
  values,
  onChange,
  ...group
}: MultiChoiceProps<Id>) {
  function toggle(id: Id) {
    const chosen = group.options.filter((option) =>
      option.id === id ? !values.includes(id) : values.includes(option.id),
    );
    onChange(chosen.map((option) => option.id));
  }
  return (
    <OptionGroup kind="any" {...group} isChosen={(id) => values.includes(id)} onPress={toggle} />
  );
}
