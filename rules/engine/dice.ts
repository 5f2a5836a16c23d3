import type { Dice, Draw } from './definition';
import type { Field, FieldValue, FieldValues } from './fields';

/** A source of chance in [0, 1), handed in so that nothing in the core is random by itself. */
export type Chance = () => number;

export function rollDice(count: number, sides: number, chance: Chance): readonly number[] {
  return Array.from({ length: count }, () => 1 + Math.floor(chance() * sides));
}

/** What the app rolls into fields: into each a number of its own, or a list of faces. */
export function rollInto(
  dice: readonly Dice[],
  fields: readonly Field[],
  chance: Chance,
): FieldValues {
  return Object.fromEntries(
    dice.map(({ into, count, sides }): [string, FieldValue] => {
      const faces = rollDice(count, sides, chance);
      const isOne = fields.some((field) => field.id === into && field.kind === 'number');
      return [into, isOne ? (faces[0] ?? 1) : faces];
    }),
  );
}

/** What the app draws into a field: some of its options, each as likely as any other. */
export function drawFor(
  { into, count }: Draw,
  fields: readonly Field[],
  chance: Chance,
): readonly string[] {
  const field = fields.find(({ id }) => id === into);
  const left = field?.kind === 'choices' ? [...field.options] : [];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(chance() * left.length), 1),
  ).flat();
}

/** The exact chance of each total of `count` dice, by total. */
export function totalOdds(count: number, sides: number): ReadonlyMap<number, number> {
  let odds = new Map([[0, 1]]);
  for (let die = 0; die < count; die++) {
    const next = new Map<number, number>();
    for (const [total, chance] of odds) {
      for (let face = 1; face <= sides; face++) {
        next.set(total + face, (next.get(total + face) ?? 0) + chance / sides);
      }
    }
    odds = next;
  }
  return odds;
}

/** The chance that the total is at least `least`. */
export function chanceOfAtLeast(odds: ReadonlyMap<number, number>, least: number): number {
  let sum = 0;
  for (const [total, chance] of odds) if (total >= least) sum += chance;
  return sum;
}
