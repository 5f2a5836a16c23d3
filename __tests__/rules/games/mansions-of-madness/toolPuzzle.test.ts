import fc from 'fast-check';

import { parseFields } from '../../../../rules/engine/fields';
import {
  answer,
  answerTo,
  fieldTexts,
  lineIds,
  read,
  sumText,
  toolCalled,
  total,
} from './toolAnswers';

const ask = (link: string) => answer('mansions-puzzle', link);

describe('mansions-puzzle, M-7', () => {
  test.each([
    {
      rule: '[MOM-P1] [MOM-P2] [MOM-P3] 2 swaps and a turn of 4 actions',
      link: 'intellect=4&luck=3&points=0&swap=2&rotate=1',
      left: 1,
      budget: 4,
      sum: 'intellect 4, (noPoints), swap -2, rotate -1',
    },
    {
      rule: '[MOM-P1] [MOM-P4] a Skill Point adds Luck 3; a replacement is 2',
      link: 'intellect=4&luck=3&points=1&replace=1&swap=3',
      left: 2,
      budget: 7,
      sum: 'intellect 4, points 3, swap -3, replace -2',
    },
    {
      rule: '[MOM-P1] [MOM-P4] two Skill Points, 5 replacements: to the last action',
      link: 'intellect=6&luck=2&points=2&replace=5',
      left: 0,
      budget: 10,
      sum: 'intellect 6, points 4, replace -10',
    },
    {
      rule: '[MOM-P1] [MOM-P6] Luck 0 adds nothing: one action short is refused',
      link: 'intellect=3&luck=0&points=1&replace=1&swap=2',
      left: -1,
      budget: 3,
      sum: 'intellect 3, points 0, swap -2, replace -2',
    },
    {
      rule: '[MOM-P3] [MOM-P4] 4 turns and 2 replacements',
      link: 'intellect=5&luck=4&points=1&rotate=4&replace=2',
      left: 1,
      budget: 9,
      sum: 'intellect 5, points 4, rotate -4, replace -4',
    },
    {
      rule: '[MOM-P2] [MOM-P8] stunned: 7 actions all the same',
      link: 'intellect=2&luck=5&points=1&swap=3',
      left: 4,
      budget: 7,
      sum: 'intellect 2, points 5, swap -3',
    },
  ])('$rule: $left left', ({ link, left, budget, sum }) => {
    const found = ask(link);
    expect(found.tone).toBe(left < 0 ? 'bad' : 'good');
    expect(found.headline).toEqual(
      left < 0
        ? { id: 'tooMany', params: { budget, cost: budget - left, left } }
        : { id: 'left', params: { budget, left } },
    );
    expect(sumText(found)).toBe(sum);
    expect(total(found)).toBe(left);
  });

  test('[MOM-P8] stun and darkness in a link change nothing, and it says so', () => {
    const { fields, answer: answerOf } = toolCalled('mansions-puzzle');
    const texts = { intellect: '2', luck: '5', points: '1', swap: '3' };
    const found = parseFields(fields, { ...texts, stunned: '1', dark: '1' });
    expect(found.errors).toEqual({});
    expect(answerOf(found.values)).toEqual(answerOf(parseFields(fields, texts).values));
    expect(lineIds(answerOf(found.values))).toEqual([
      ...['failedEndsTurn', 'baseRotation', 'statesDoNotMatter'],
    ]);
  });

  test('[MOM-P1] without a plan there are only the actions', () => {
    const found = ask('intellect=6&luck=2&points=3');
    expect(found.tone).toBe('plain');
    expect(found.headline).toEqual({ id: 'left', params: { budget: 12, left: 12 } });
    expect(found.sum?.[1]).toEqual({ id: 'points', params: { points: 3, luck: 2 }, amount: 6 });
  });
});

describe('[MOM-P5] runes', () => {
  test('are swapped, each for 1', () => {
    const found = ask('intellect=4&kind=rune&swap=3');
    expect(found.tone).toBe('good');
    expect(found.headline).toEqual({ id: 'left', params: { budget: 4, left: 1 } });
    expect(lineIds(found)).toEqual(['failedEndsTurn', 'runes', 'statesDoNotMatter']);
  });

  test.each(['rotate=1', 'replace=1', 'swap=1&rotate=1', 'rotate=1&replace=1', 'replace=50'])(
    'nothing else is possible: %s',
    (moves) => {
      const found = ask(`intellect=99&kind=rune&${moves}`);
      expect([found.tone, found.headline]).toEqual(['bad', { id: 'runeOnlySwaps' }]);
      for (const kind of ['wiring', 'lock']) {
        expect(ask(`intellect=99&luck=9&points=9&kind=${kind}&${moves}`).tone).toBe('good');
      }
    },
  );

  test('[MOM-P6] more swaps than there are actions are refused for runes as well', () => {
    expect(ask('intellect=4&kind=rune&swap=5').headline.id).toBe('tooMany');
  });
});

describe('every plan', () => {
  const small = (most: number) => fc.integer({ min: 0, max: most });
  const plan = fc.record({
    intellect: fc.oneof(small(6), small(99)),
    luck: fc.oneof(small(4), small(99)),
    points: fc.oneof(small(2), small(9)),
    kind: fc.constantFrom('wiring', 'lock', 'rune'),
    swap: fc.oneof(small(5), small(50)),
    rotate: fc.oneof(fc.constant(0), small(5), small(50)),
    replace: fc.oneof(fc.constant(0), small(5), small(50)),
  });

  /** Plays the plan with a heap of actions; undefined as soon as a move cannot be made. */
  function played(one: Parameters<typeof heapOf>[0] & Moves): number | undefined {
    let heap = heapOf(one);
    const take = (times: number, cost: number, isAllowed: boolean) => {
      for (let made = 0; made < times; made++) {
        if (!isAllowed || heap < cost) return false;
        heap -= cost;
      }
      return true;
    };
    const isFree = one.kind !== 'rune';
    const isDone =
      take(one.swap, 1, true) && take(one.rotate, 1, isFree) && take(one.replace, 2, isFree);
    return isDone ? heap : undefined;
  }
  type Moves = { kind: string; swap: number; rotate: number; replace: number };
  /** Intellect, and Luck once for each Skill Point. */
  function heapOf(one: { intellect: number; luck: number; points: number }): number {
    let heap = one.intellect;
    for (let spent = 0; spent < one.points; spent++) heap += one.luck;
    return heap;
  }

  test('[MOM-P1] [MOM-P2] [MOM-P3] [MOM-P4] [MOM-P5] [MOM-P6] move by move', () => {
    fc.assert(
      fc.property(plan, (one) => {
        const found = answerTo('mansions-puzzle', one);
        const left = played(one);
        const isIdle = one.swap + one.rotate + one.replace === 0;
        expect(found.tone).toBe(left === undefined ? 'bad' : isIdle ? 'plain' : 'good');
        if (left !== undefined) {
          expect(found.headline).toEqual({ id: 'left', params: { budget: heapOf(one), left } });
          expect(total(found)).toBe(left);
        } else if (one.kind === 'rune' && one.rotate + one.replace > 0) {
          expect(found.headline).toEqual({ id: 'runeOnlySwaps' });
        } else {
          expect(found.headline).toEqual({
            id: 'tooMany',
            params: { budget: heapOf(one), cost: heapOf(one) - total(found), left: total(found) },
          });
          expect(total(found)).toBeLessThan(0);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('[MOM-P2] [MOM-P3] [MOM-P4] all small plans for up to 6 actions', () => {
    const counts = [0, 1, 2, 3];
    for (const kind of ['wiring', 'lock', 'rune']) {
      for (const intellect of [0, 1, 2, 3, 4, 5, 6]) {
        const plans = counts.flatMap((swap) =>
          counts.flatMap((rotate) => counts.map((replace) => ({ swap, rotate, replace }))),
        );
        const wrong = plans.filter((moves) => {
          const one = { intellect, luck: 0, points: 0, kind, ...moves };
          return (answerTo('mansions-puzzle', one).tone !== 'bad') !== (played(one) !== undefined);
        });
        expect({ kind, intellect, wrong }).toEqual({ kind, intellect, wrong: [] });
      }
    }
  });
});

describe('[MOM-C2] the link of mansions-puzzle', () => {
  test('the ends of its fields', () => {
    expect(fieldTexts('mansions-puzzle')).toEqual([
      ...['intellect 0..99', 'luck 0..99', 'points 0..9', 'kind choice'],
      ...['swap 0..50', 'rotate 0..50', 'replace 0..50'],
    ]);
  });

  test.each([
    ['intellect=x&swap=1', 'intellect', 3],
    ['intellect=7&points=10', 'points', 7],
    ['intellect=7&kind=foo&rotate=2', 'kind', 5],
    ['intellect=7&swap=51&replace=1', 'swap', 5],
  ])('%s: a mistake at %s, %i left', (link, field, left) => {
    const { values, errors } = read('mansions-puzzle', link);
    expect(Object.keys(errors)).toEqual([field]);
    expect(toolCalled('mansions-puzzle').answer(values).headline.params?.['left']).toBe(left);
  });
});
