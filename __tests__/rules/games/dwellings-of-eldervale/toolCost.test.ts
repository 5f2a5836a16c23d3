import {
  missingIn,
  paidOf,
  paymentFor,
  type Purse,
} from '../../../../rules/games/dwellings-of-eldervale/payment';
import { costAnswer } from '../../../../rules/games/dwellings-of-eldervale/spending';
import { figureIn } from '../../playing';
import { answer, fieldTexts, mistakesIn } from '../toolAnswers';

const kinds = ['gem', 'potion', 'scroll', 'tool', 'sword', 'gold', 'magic'] as const;
const empty: Purse = { gem: 0, potion: 0, scroll: 0, tool: 0, sword: 0, gold: 0, magic: 0 };

/** Cost, purse, what is handed over, what is missing. */
type Row = readonly [
  rule: string,
  cost: readonly string[],
  purse: Partial<Purse>,
  paid: Partial<Purse>,
  missing: number,
];

const rows: readonly Row[] = [
  // Fact sheet E-3, payment check.
  ['[ELD-R3]', ['gem', 'gem', 'scroll'], { gem: 1, gold: 2 }, { gem: 1, gold: 2 }, 0],
  ['[ELD-R3]', ['gem', 'gem', 'scroll'], { gem: 1, gold: 1 }, { gem: 1, gold: 1 }, 1],
  ['[ELD-R4]', ['any', 'any'], { tool: 1, gold: 1 }, { tool: 1, gold: 1 }, 0],
  ['[ELD-R3]', ['gold', 'gem'], { gold: 1 }, { gold: 1 }, 1],
  ['[ELD-R3]', [], {}, {}, 0],
  ['[ELD-R4]', ['any', 'any'], {}, {}, 2],
  // Others: gold for gold first, whatever is named first.
  ['[ELD-R3]', ['gem', 'gold'], { gold: 1 }, { gold: 1 }, 1],
  ['[ELD-R3]', ['gem', 'gold'], { gem: 1, gold: 1 }, { gem: 1, gold: 1 }, 0],
  ['[ELD-R3]', ['gold', 'gold', 'sword'], { gold: 3, sword: 0 }, { gold: 3 }, 0],
  ['[ELD-R3]', ['gold'], { gem: 5, magic: 5 }, {}, 1],
  ['[ELD-R3]', ['sword', 'sword'], { sword: 3, gold: 5 }, { sword: 2 }, 0],
  ['[ELD-R3]', ['potion', 'tool'], { scroll: 5, gem: 5 }, {}, 2],
  // Any resource: of what there is most, gold and cards last, named ones first.
  ['[ELD-R7]', ['any', 'any'], { gem: 1, scroll: 3, gold: 5 }, { scroll: 2 }, 0],
  ['[ELD-R7]', ['any', 'any', 'any'], { gem: 2, scroll: 3 }, { gem: 1, scroll: 2 }, 0],
  [
    '[ELD-R7]',
    ['any', 'any', 'any'],
    { sword: 1, gold: 1, magic: 4 },
    { sword: 1, gold: 1, magic: 1 },
    0,
  ],
  ['[ELD-R4]', ['any', 'gem'], { gem: 1, tool: 1 }, { gem: 1, tool: 1 }, 0],
  ['[ELD-R4]', ['any', 'gem'], { gem: 1 }, { gem: 1 }, 1],
  ['[ELD-R4]', ['any', 'gem', 'gold'], { gold: 2, magic: 1 }, { gold: 2, magic: 1 }, 0],
  // Magic cards are resources: they pay for any, and gold pays for them.
  ['[ELD-R5]', ['magic', 'any'], { magic: 2 }, { magic: 2 }, 0],
  ['[ELD-X11]', ['magic'], { gold: 1 }, { gold: 1 }, 0],
  ['[ELD-R5]', ['gem'], { magic: 7 }, {}, 1],
];

/** The cost and the whole purse in a link: `haveGem=1`. */
function linkOf(cost: readonly string[], purse: Purse): string {
  const have = Object.entries(purse).map(
    ([good, count]) => `have${good.replace(/^./, (first) => first.toUpperCase())}=${count}`,
  );
  return `eldervale-cost?${[`cost=${cost.join(',')}`, ...have].join('&')}`;
}

describe('what a cost takes (E-3 and others)', () => {
  test.each(rows)('%s %j with %j: %j, %i missing', (_, cost, some, handed, missing) => {
    const purse = { ...empty, ...some };
    const payment = paymentFor(cost, purse);
    const paid = Object.fromEntries(kinds.map((good) => [good, paidOf(payment, good)]));
    expect(paid).toEqual({ ...empty, ...handed });
    expect(missingIn(payment)).toBe(missing);

    const found = answer(linkOf(cost, purse));
    expect(found).toEqual(costAnswer(cost, purse));
    expect(found.tone).toBe(cost.length === 0 ? 'plain' : missing > 0 ? 'bad' : 'good');
    const payable =
      cost.length === 0 ? { id: 'free' } : { id: 'payable', params: { count: cost.length } };
    expect(found.headline).toEqual(missing > 0 ? { id: 'missing', params: { missing } } : payable);
    // Either all that is paid, with what stays, or only what is missing.
    const told: Partial<Record<string, number>> = {};
    for (const { id, params } of found.lines) {
      const good = missing > 0 ? 'missing' : figureIn(params, 'good');
      told[good] = (told[good] ?? 0) + Number(params?.['count']);
      if (missing > 0) {
        expect([id, Object.keys(params ?? {})]).toEqual(['lacks', ['part', 'count']]);
      } else {
        expect(id).toBe(params?.['part'] === good ? 'pays' : 'paysInstead');
        const of = good as keyof Purse;
        expect(params?.['left']).toBe(purse[of] - (handed[of] ?? 0));
      }
    }
    expect(told).toEqual(missing > 0 ? { missing } : handed);
  });
});

describe('[ELD-C3] eldervale-cost', () => {
  test('what is paid with what, and what is left', () => {
    const found = answer(
      'eldervale-cost?cost=gem,gem,scroll,any&haveGem=1&haveScroll=3&haveTool=5&haveGold=4',
    );
    expect(found.lines).toEqual([
      { id: 'pays', params: { part: 'gem', good: 'gem', count: 1, left: 0 } },
      { id: 'paysInstead', params: { part: 'gem', good: 'gold', count: 1, left: 3 } },
      { id: 'pays', params: { part: 'scroll', good: 'scroll', count: 1, left: 2 } },
      { id: 'paysInstead', params: { part: 'any', good: 'tool', count: 1, left: 4 } },
    ]);
  });

  test('parts that are alike stand in one line, and what is left is after all of them', () => {
    const found = answer(
      'eldervale-cost?cost=sword,any,sword,any,gem,any&haveSword=2&haveScroll=2&haveGold=3' +
        '&haveGem=0&haveTool=0&havePotion=0&haveMagic=0',
    );
    expect(found.lines).toEqual([
      { id: 'pays', params: { part: 'sword', good: 'sword', count: 2, left: 0 } },
      { id: 'paysInstead', params: { part: 'gem', good: 'gold', count: 1, left: 1 } },
      { id: 'paysInstead', params: { part: 'any', good: 'scroll', count: 2, left: 0 } },
      { id: 'paysInstead', params: { part: 'any', good: 'gold', count: 1, left: 1 } },
    ]);
  });

  test('where something is missing nothing else is told', () => {
    const found = answer(
      'eldervale-cost?cost=gem,gem,scroll,tool,any,any&haveGem=1&haveScroll=0&haveTool=0' +
        '&haveGold=1&havePotion=0&haveSword=0&haveMagic=0',
    );
    expect(found.headline).toEqual({ id: 'missing', params: { missing: 4 } });
    // The gold went to the first part that was short of its own: the second gem.
    expect(found.lines).toEqual([
      { id: 'lacks', params: { part: 'scroll', count: 1 } },
      { id: 'lacks', params: { part: 'tool', count: 1 } },
      { id: 'lacks', params: { part: 'any', count: 2 } },
    ]);
  });

  test('at its start one of each, and a cost of a gem and any', () => {
    const found = answer('eldervale-cost');
    expect(found.headline).toEqual({ id: 'payable', params: { count: 2 } });
    expect(found).toEqual(answer('eldervale-cost?cost=any,gem'));
  });

  test('[ELD-R2] [ELD-R5] [ELD-R8] nobody has more than five of a kind or seven cards', () => {
    expect(fieldTexts('eldervale-cost')).toEqual([
      'cost of at most 12 starts gem,any',
      ...['Gem', 'Potion', 'Scroll', 'Tool', 'Sword', 'Gold'].map(
        (id) => `have${id} 0..5 starts 1`,
      ),
      'haveMagic 0..7 starts 1',
    ]);
    expect(mistakesIn('eldervale-cost?haveGem=6&haveMagic=8&cost=orb')).toEqual([
      ...['cost unknownOption', 'haveGem outOfRange', 'haveMagic outOfRange'],
    ]);
  });
});
