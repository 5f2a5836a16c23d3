import type { Tool, ToolField } from '../../../engine/definition';
import { numberIn, numbersIn, type FieldValues } from '../../../engine/fields';
import { battleAnswer, type Fighter } from '../battleAnswer';
import { mostDice, mostMonsterDice, sides } from '../battleRules';

const letters = ['a', 'b', 'c', 'd', 'e'] as const;
const monster = 'monster';

function faces(id: string, most: number): ToolField {
  const dice = { min: 1, max: sides, fewest: 1, most, start: [] };
  return { kind: 'numbers', id, ...dice, mayBeEmpty: true, faces: true };
}

/** The dice of each side before the roll, A first; a monster's are told apart. */
function countsIn(values: FieldValues): Readonly<Record<string, number>> {
  const counts = numbersIn(values, 'counts');
  return Object.fromEntries([
    ...letters.map((letter, index) => [letter, counts[index] ?? 0] as const),
    [monster, numberIn(values, 'monsterCount')],
  ]);
}

/** Whoever has dice, rolled or still to be rolled. */
function fightersIn(values: FieldValues): readonly (Fighter & { id: string })[] {
  const counts = countsIn(values);
  return [...letters, monster]
    .map((id) => {
      const rolled = numbersIn(values, id);
      const dice = rolled.length > 0 ? rolled.length : (counts[id] ?? 0);
      return {
        id,
        who: nameOf(id),
        dice,
        rolled,
        mayAdd: id !== monster,
        isPlayer: id !== monster,
      };
    })
    .filter(({ dice }) => dice > 0);
}

/** Two sides always; another one if it was counted, has dice, or comes next after one that has. */
function isWanted(values: FieldValues, index: number): boolean {
  const hasDice = (at: number) => numbersIn(values, letters[at] ?? '').length > 0;
  const counted = numbersIn(values, 'counts').length;
  return index < Math.max(2, counted) || hasDice(index) || hasDice(index - 1);
}

function nameOf(id: string): Fighter['who'] {
  return id === monster ? 'monster' : { written: id.toUpperCase() };
}

/** Who wins with these dice, or how likely it is before they are rolled [ELD-C1], [ELD-B8], [ELD-B9]. */
export const battleTool: Tool = {
  id: 'eldervale-battle',
  fields: [
    {
      kind: 'numbers',
      id: 'counts',
      min: 0,
      max: mostDice,
      fewest: 1,
      most: letters.length,
      start: [],
      mayBeEmpty: true,
    },
    { kind: 'number', id: 'monsterCount', min: 0, max: mostMonsterDice, start: 0 },
    ...letters.map((letter, index) => ({
      ...faces(letter, mostDice),
      when: (values: FieldValues) => isWanted(values, index),
    })),
    {
      ...faces(monster, mostMonsterDice),
      when: (values: FieldValues) =>
        numberIn(values, 'monsterCount') > 0 || numbersIn(values, monster).length > 0,
    },
  ],
  // The same dice once more for those who entered theirs.
  roll: (values) => fightersIn(values).map(({ id, dice }) => ({ into: id, count: dice, sides })),
  answer: (values) => battleAnswer(fightersIn(values)),
};
