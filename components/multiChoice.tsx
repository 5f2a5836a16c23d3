import { OptionGroup, type Choice } from './optionGroup';

export type MultiChoiceProps<Id extends string = string> = {
  label?: string | undefined;
  options: readonly Choice<Id>[];
  values: readonly Id[];
  /** All that are chosen now, in the order of the options or, if ranked, of choosing. */
  onChange: (ids: Id[]) => void;
  /** It matters which was chosen first; the options tell. */
  ranked?: boolean | undefined;
  /** With so many chosen the others wait until one is taken back. */
  most?: number | undefined;
  testID?: string | undefined;
};

/** Any of several. */
export function MultiChoice<Id extends string>({
  values,
  onChange,
  ranked = false,
  most = Infinity,
  ...group
}: MultiChoiceProps<Id>) {
  function toggle(id: Id) {
    const chosen = values.includes(id) ? values.filter((other) => other !== id) : [...values, id];
    const inOrder = group.options.map((option) => option.id).filter((one) => chosen.includes(one));
    onChange(ranked ? chosen : inOrder);
  }
  return (
    <OptionGroup
      kind="any"
      {...group}
      isChosen={(id) => values.includes(id)}
      isWaiting={(id) => values.length >= most && !values.includes(id)}
      rankOf={ranked ? (id) => values.indexOf(id) + 1 : undefined}
      onPress={toggle}
    />
  );
}
