import fc from 'fast-check';

import type { ToolAnswer } from '../../../../rules/engine/answer';
import type { Tool } from '../../../../rules/engine/definition';
import type { FieldValues } from '../../../../rules/engine/fields';
import { valuesOf } from '../../fieldValues';
import { figureIn } from '../../playing';
import { levels } from './cavernsTable';
import { toolById } from '../../../support/everyGame';

function toolCalled(id: string): Tool {
  const found = toolById(id);
  if (found === undefined) throw new Error(`there is no tool ${id}`);
  return found.tool;
}

const linesCalled = ({ lines }: ToolAnswer, id: string) =>
  lines.filter((line) => line.id === id).map(({ params }) => params);
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number);
const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));

/**
 * Throws of `count` dice with one die of at least `movement` and another of at least `attack`:
 * by how many dice are high, middling and low, not throw by throw.
 */
function waysOf(count: number, movement: number, attack: number): number {
  const upper = Math.max(movement, attack);
  const faces = { high: 7 - upper, middle: upper - Math.min(movement, attack) };
  const low = 6 - faces.high - faces.middle;
  let ways = 0;
  for (const high of upTo(count)) {
    for (const middle of upTo(count - high)) {
      const rest = count - high - middle;
      // The higher of the kept dice moves: a wish for more Attack needs two high ones.
      const fits = attack > movement ? high >= 2 : high >= 1 && high + middle >= 2;
      const orders = factorial(count) / (factorial(high) * factorial(middle) * factorial(rest));
      if (fits) ways += orders * faces.high ** high * faces.middle ** middle * low ** rest;
    }
  }
  return ways;
}

describe('[GHL-D6] the odds of ghoul-dice', () => {
  const tool = toolCalled('ghoul-dice');
  const faces = [1, 2, 3, 4, 5, 6];

  test.each([
    ['threeDice', 3],
    ['twoDice', 2],
  ])('%s: every wish, counted another way', (count, dice) => {
    for (const movement of faces) {
      for (const attack of faces) {
        const found = tool.answer({ dice: [], count, movement, attack });
        const ways = waysOf(dice, movement, attack);
        expect(linesCalled(found, 'wishChance')).toEqual([
          { movement, attack, ways, throws: 6 ** dice },
        ]);
        expect(found.headline.params?.['percent']).toBeCloseTo((100 * ways) / 6 ** dice, 0);
        const bars = found.bars?.filter(({ id }) => id === 'wishBar').map(({ chance }) => chance);
        expect(bars).toHaveLength(6);
        bars?.forEach((chance, index) =>
          expect(chance).toBeCloseTo(waysOf(dice, index + 1, attack) / 6 ** dice, 12),
        );
      }
    }
  });

  test.each([
    ['threeDice', 3],
    ['twoDice', 2],
  ])('[GHL-D2] %s: the throws of a low total are the ways to choose', (count, dice) => {
    // Totals up to 7 of three dice (4 of two) never need a 7: as many as 3 of 7 (2 of 4).
    const ways = dice === 3 ? (7 * 6 * 5) / 6 : (4 * 3) / 2;
    const found = tool.answer({ dice: [], count, movement: 1, attack: 1 });
    expect(linesCalled(found, 'terrorChance')).toEqual([{ ways, throws: 6 ** dice }]);
  });

  test('[GHL-D2] [GHL-D3] [GHL-D5] any roll: its total, its card and its pairs', () => {
    const roll = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(roll, (dice) => {
        const found = tool.answer({ dice, count: 'threeDice', movement: 4, attack: 2 });
        const total = dice.reduce((sum, die) => sum + die, 0);
        const low = dice.length === 3 ? 7 : 4;
        expect(found.headline).toEqual({
          id: total > low ? 'enough' : 'low',
          params: { dice: dice.length, total, low },
        });
        const kept = new Set(
          dice.flatMap((one, at) =>
            dice
              .filter((_, other) => other !== at)
              .map((two) => `${Math.max(one, two)} ${Math.min(one, two)}`),
          ),
        );
        const told = linesCalled(found, 'pair').map(
          (pair) => `${figureIn(pair, 'movement')} ${figureIn(pair, 'attack')}`,
        );
        expect(told).toHaveLength(kept.size);
        expect(new Set(told)).toEqual(kept);
        expect([...told].sort().reverse()).toEqual(told);
      }),
    );
  });

  test.each([
    ['threeDice', 3],
    ['twoDice', 2],
  ])('[GHL-D5] [GHL-L3] the app rolls %s', (count, dice) => {
    expect(tool.roll?.({ count }, {})).toEqual([{ into: 'dice', count: dice, sides: 6 }]);
  });
});

describe('[GHL-F2] [GHL-L1] [GHL-L2] the goal for all players and levels', () => {
  /** Fact sheet 2.2, for 2 to 7 players. */
  const goals = {
    ragpicker: [7, 8, 9, 10, 11, 12],
    scavenger: [8, 9, 10, 11, 12, 13],
    ghoul: [9, 10, 11, 12, 13, 14],
    stalker: [9, 10, 11, 12, 13, 14],
    hunter: [10, 11, 12, 13, 14, 14],
  } as const;

  test.each(Object.entries(goals))('%s', (level, expected) => {
    const goalOf = (players: number) =>
      toolCalled('ghoul-goal').answer({ players, level }).headline.params?.['goal'];
    expect([2, 3, 4, 5, 6, 7].map(goalOf)).toEqual(expected);
  });

  test('[GHL-L1] from the easiest to the hardest, and every one is here', () => {
    const [, level] = toolCalled('ghoul-goal').fields;
    expect(level?.kind === 'choice' && level.options).toEqual(levels);
    expect(Object.keys(goals)).toEqual(levels);
  });
});

describe('[GHL-M1] [GHL-M2] [GHL-M3] [GHL-M4] the cost of every move', () => {
  const tool = toolCalled('ghoul-move');
  const costOf = (values: FieldValues) => tool.answer(values).headline.params?.['cost'];

  test('for all inputs, read off the rows of the fact sheet', () => {
    for (const pieces of upTo(9)) {
      /** By attack and unattackable: no/no, no/yes, yes/no, yes/yes. */
      const open = pieces === 0 ? [1, 1, 1, 1] : [2, 2, 1, 2];
      const costs = (wall: boolean) =>
        [false, true].flatMap((attack) =>
          [false, true].map((unattackable) => costOf({ wall, pieces, attack, unattackable })),
        );
      expect(costs(false)).toEqual(open);
      expect(costs(true)).toEqual(open.map((cost) => cost + 1));
    }
  });

  test('the sum told is the cost: one line for each point', () => {
    fc.assert(
      fc.property(valuesOf(tool.fields), (values) => {
        const { headline, lines } = tool.answer(values);
        const points = lines.filter(({ id }) =>
          ['base', 'wall', 'notAttacked', 'unattackable'].includes(id),
        );
        expect(headline.params).toEqual({ cost: points.length });
      }),
    );
  });
});

describe('every attack', () => {
  /** Discs are put down one by one: first as many as the defence, then the one that hits. */
  function discsLeft(discs: number, needed: number): number | undefined {
    let left = discs;
    for (let paid = 0; paid < needed; paid++) {
      if (left === 0) return undefined;
      left--;
    }
    return left;
  }

  test('[GHL-A1] [GHL-A7] [GHL-A9] [GHL-B4] of the Ghoul, disc by disc', () => {
    const tool = toolCalled('ghoul-attack');
    for (const discs of upTo(12)) {
      for (const defence of upTo(12)) {
        for (const crystal of [false, true]) {
          const found = tool.answer({ discs, defence, crystal });
          const left = discsLeft(discs, crystal ? 3 : defence + 1);
          expect(found.headline.id).toBe(left === undefined ? 'impossible' : 'possible');
          expect(linesCalled(found, 'defenceLeft')).toEqual([{ left: left ?? discs }]);
        }
      }
    }
  });

  test('[GHL-U6] [GHL-U7] [GHL-B4] of the Vile Ghoul, for all inputs', () => {
    const tool = toolCalled('vile-ghoul-attack');
    const every = [false, true].flatMap((crystal) =>
      [false, true].flatMap((passing) => [false, true].map((wall) => ({ crystal, passing, wall }))),
    );
    fc.assert(
      fc.property(valuesOf(tool.fields.slice(0, 3)), (numbers) => {
        const [attack, boost, defence] = ['attack', 'boost', 'defence'].map((id) => numbers[id]);
        for (const way of every) {
          const { headline } = tool.answer({ ...numbers, ...way });
          // The defences below the Attack with its bonus are those that fall.
          const hits = way.crystal
            ? ![0, 1, 2].some((weak) => weak === attack)
            : upTo(Number(attack) + Number(boost) - 1).includes(Number(defence));
          const word = hits ? 'hits' : 'tooWeak';
          expect(headline.id).toBe(way.passing ? 'passes' : word);
          const free = way.crystal || (hits && !way.passing);
          expect(headline.params?.['entry']).toBe(1 + (way.wall ? 1 : 0) + (free ? 0 : 1));
        }
      }),
      { numRuns: 400 },
    );
  });

  test('[GHL-B4] the ends of the tools’ numbers', () => {
    const ends = (id: string) =>
      toolCalled(id).fields.flatMap((field) =>
        field.kind === 'number' ? [`${field.id} ${field.min}..${field.max}`] : [],
      );
    expect(ends('ghoul-move')).toEqual(['pieces 0..9']);
    expect(ends('ghoul-attack')).toEqual(['discs 0..12', 'defence 0..12']);
    expect(ends('vile-ghoul-attack')).toEqual(['attack 0..12', 'boost 0..12', 'defence 0..12']);
    expect(ends('ghoul-dice')).toEqual(['movement 1..6', 'attack 1..6']);
    expect(ends('ghoul-goal')).toEqual(['players 1..7']);
  });
});
