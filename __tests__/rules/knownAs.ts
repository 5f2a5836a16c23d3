import type { Known, Printed } from '../../rules/engine/game';

type ByName = Readonly<Record<string, Printed>>;

/** What is known, written shorter: numbers by kind and name, the newest last. */
export function knownAs(kinds: Readonly<Record<string, ByName>>): Known {
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, ones]) => [
      kind,
      Object.entries(ones).map(([name, numbers]) => ({ name, numbers })),
    ]),
  );
}
