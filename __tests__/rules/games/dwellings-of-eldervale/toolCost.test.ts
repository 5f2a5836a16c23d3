import { paymentFor, type Purse } from '../../../../rules/games/dwellings-of-eldervale/payment';
import { costAnswer } from '../../../../rules/games/dwellings-of-eldervale/spending';
import { answer, fieldTexts, mistakesIn } from './toolAnswers';

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
    const paid = { ...empty, ...handed };
    expect(paymentFor(cost, purse)).toEqual({ paid, missing });

    const found = answer(linkOf(cost, purse));
    expect(found).toEqual(costAnswer(cost, purse));
    expect(found.tone).toBe(missing > 0 ? 'bad' : 'good');
    const payable =
      cost.length === 0 ? { id: 'free' } : { id: 'payable', params: { count: cost.length } };
    expect(found.headline).toEqual(missing > 0 ? { id: 'missing', params: { missing } } : payable);
    const told = found.lines.map(({ id, params }) => [id, params?.['good'], params?.['count']]);
    expect(told.filter(([id]) => id === 'pays').sort()).toEqual(
      Object.entries(handed)
        .map(([good, count]) => ['pays', good, count])
        .sort(),
    );
  });
});

describe('[ELD-C3] eldervale-cost', () => {
  test('what is paid with what, and what is left', () => {
    const found = answer(
      'eldervale-cost?cost=gem,gem,scroll,any&haveGem=1&haveScroll=3&haveTool=5&haveGold=4',
    );
    expect(found.lines).toEqual([
      { id: 'pays', params: { good: 'gem', count: 1, left: 0 } },
      { id: 'pays', params: { good: 'scroll', count: 1, left: 2 } },
      { id: 'pays', params: { good: 'tool', count: 1, left: 4 } },
      { id: 'pays', params: { good: 'gold', count: 1, left: 3 } },
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
