import type { Tool } from '../../../engine/definition';
import { numberIn, numbersIn, textIn } from '../../../engine/fields';

export const sides = 6;

type Pair = { movement: number; attack: number };

/** A low total draws a Terror card [GHL-D2]. */
export function isLow(dice: readonly number[]): boolean {
  return sum(dice) <= lowTotal(dice.length);
}

export function lowTotal(count: number): number {
  return count === 2 ? 4 : 7;
}

/** The ways to keep two dice, by their places from the highest [GHL-D3]. */
const keeps = { keepHighest: [0, 1], keepEnds: [0, 2], keepLowest: [1, 2] } as const;
export type Keep = keyof typeof keeps;
export const keepIds = Object.keys(keeps) as readonly Keep[];

/** What each way gives: the higher die moves, the lower attacks. Each pair is there once. */
export function keptPairs(dice: readonly number[]): ReadonlyMap<Keep, Pair> {
  const falling = [...dice].sort((a, b) => b - a);
  const pairs = new Map<Keep, Pair>();
  for (const id of keepIds) {
    const [movement, attack] = keeps[id].map((place) => falling[place]);
    if (movement === undefined || attack === undefined) continue;
    const isKnown = [...pairs.values()].some(
      (pair) => pair.movement === movement && pair.attack === attack,
    );
    if (!isKnown) pairs.set(id, { movement, attack });
  }
  return pairs;
}

/** Of all throws of `count` dice, how many are as wanted. */
function throwsWhere(count: number, wanted: (dice: readonly number[]) => boolean): number {
  const next = (dice: readonly number[]): number => {
    if (dice.length === count) return wanted(dice) ? 1 : 0;
    return faces.reduce((ways, face) => ways + next([...dice, face]), 0);
  };
  return next([]);
}

const faces = Array.from({ length: sides }, (_, index) => index + 1);

/** The exact odds of a turn's throw [GHL-D6]. */
function diceOdds(count: number): {
  throws: number;
  terror: number;
  atLeast: (movement: number, attack: number) => number;
} {
  return {
    throws: sides ** count,
    terror: throwsWhere(count, isLow),
    atLeast: (movement, attack) =>
      throwsWhere(count, (dice) =>
        [...keptPairs(dice).values()].some(
          (pair) => pair.movement >= movement && pair.attack >= attack,
        ),
      ),
  };
}

export const diceTool: Tool = {
  id: 'ghoul-dice',
  fields: [
    {
      kind: 'numbers',
      id: 'dice',
      min: 1,
      max: sides,
      fewest: 2,
      most: 3,
      start: [],
      mayBeEmpty: true,
      faces: true,
    },
    { kind: 'choice', id: 'count', options: ['threeDice', 'twoDice'], start: 'threeDice' },
    { kind: 'number', id: 'movement', min: 1, max: sides, start: 4 },
    { kind: 'number', id: 'attack', min: 1, max: sides, start: 2 },
  ],
  roll: (values) => [{ into: 'dice', count: textIn(values, 'count') === 'twoDice' ? 2 : 3, sides }],
  answer: (values) => {
    const dice = numbersIn(values, 'dice');
    const count = dice.length > 0 ? dice.length : textIn(values, 'count') === 'twoDice' ? 2 : 3;
    const odds = diceOdds(count);
    const attack = numberIn(values, 'attack');
    const wish = { movement: numberIn(values, 'movement'), attack };
    const wished = odds.atLeast(wish.movement, attack);
    const chances = [
      { id: 'terrorChance', params: { ways: odds.terror, throws: odds.throws } },
      { id: 'wishChance', params: { ...wish, ways: wished, throws: odds.throws } },
    ];
    return {
      tone: 'plain',
      ...(dice.length === 0
        ? {
            headline: {
              id: 'chance',
              params: { ...wish, percent: percent(wished / odds.throws) },
            },
            lines: chances,
          }
        : {
            headline: {
              id: isLow(dice) ? 'low' : 'enough',
              params: { dice: count, total: sum(dice), low: lowTotal(count) },
            },
            lines: [
              ...[...keptPairs(dice).values()].map((pair) => ({ id: 'pair', params: { ...pair } })),
              ...chances,
            ],
          }),
      bars: [
        { id: 'terrorBar', params: { low: lowTotal(count) }, chance: odds.terror / odds.throws },
        ...faces.map((movement) => ({
          id: 'wishBar',
          params: { movement, attack },
          chance: odds.atLeast(movement, attack) / odds.throws,
        })),
      ],
    };
  },
};

export function sum(dice: readonly number[]): number {
  return dice.reduce((total, die) => total + die, 0);
}

function percent(chance: number): number {
  return Math.round(chance * 1000) / 10;
}
