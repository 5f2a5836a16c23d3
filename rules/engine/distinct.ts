/**
 * What everybody gets of what they wished for, nothing twice: whoever comes `first` keeps theirs, and
 * who has to give way gets something nobody wanted, as far as there is any.
 */
export function distinct<Id extends string, Option extends string>(
  wishes: Readonly<Record<Id, Option>>,
  options: readonly Option[],
  first?: string,
): Readonly<Record<Id, Option>> {
  const all = Object.keys(wishes) as Id[];
  const wanted: readonly Option[] = all.map((id) => wishes[id]);
  const given = new Map<Id, Option>();
  for (const id of [...all].sort((one, other) => Number(other === first) - Number(one === first))) {
    const taken = [...given.values()];
    const left = options.filter((option) => !taken.includes(option));
    const free = left.find((option) => !wanted.includes(option)) ?? left[0] ?? wishes[id];
    given.set(id, taken.includes(wishes[id]) ? free : wishes[id]);
  }
  return Object.fromEntries(given) as Record<Id, Option>;
}
