import fc from 'fast-check';

import { scoreAnswer } from '../../../../rules/games/dwellings-of-eldervale/score';
import {
  scoreOf,
  type ScoreTerms,
} from '../../../../rules/games/dwellings-of-eldervale/scoreRules';
import { answer, fieldTexts, mistakesIn, sumText, total } from '../toolAnswers';

const five = (count: number) => Array.from({ length: count }, () => 5).join(',');

/** VP, Orbs, markers, dwellings, cards, Vaults, prophecies; cap, points of the cards, total. */
const rows = [
  // Fact sheet E-7.
  [20, 1, '3,2', '3,3', '3,3,2,2,2,1,1', 0, 0, 6, 13, 45],
  [30, 0, '5,4,2,1', '5,5,4', '5,5,5,4,4,2,2', 3, 6, 9, 27, 92],
  [12, 2, '1', '', '5,4', 0, 2, 0, 0, 17],
  [40, 0, '5', five(6), five(10), 0, 0, 18, 50, 125],
  [25, 3, '4,3,2', '4', '4,4,3,3', 2, 0, 3, 11, 54],
  [18, 0, '2,2,2,2', '2,2', '2,2,2', 0, 4, 6, 6, 40],
  // Others: nothing at all, the best cards wherever they stand, a dwelling worth nothing.
  [0, 0, '', '', '', 0, 0, 0, 0, 0],
  [7, 4, '6', '1', '1,1,1,9,8,7', 5, 11, 3, 24, 58],
  [10, 0, '3', '0', '3,3,3,3', 0, 0, 3, 9, 22],
  [0, 0, '', '1,1', '0,0,2,0,0,0,0,3', 0, 0, 6, 5, 7],
] as const;

describe('[ELD-E3] [ELD-E4] [ELD-E5] [ELD-E6] [ELD-E7] a final score (E-7 and others)', () => {
  test.each(rows)(
    'VP %i, Orbs %i, markers %s, dwellings %s, cards %s, Vaults %i, prophecies %i: cap %i, cards %i, total %i',
    (vp, orbs, markers, dwellings, cards, vault, prophecy, cap, cardPoints, all) => {
      const numbers = (text: string) => (text === '' ? [] : text.split(',').map(Number));
      const lists = {
        markers: numbers(markers),
        dwellings: numbers(dwellings),
        cards: numbers(cards),
      };
      const found = answer(
        `eldervale-score?vp=${vp}&orbs=${orbs}&markers=${markers}&dwellings=${dwellings}` +
          `&cards=${cards}&vault=${vault}&prophecy=${prophecy}`,
      );
      expect(found).toEqual(scoreAnswer({ vp, orbs, ...lists, vault, prophecy }));
      expect(found.tone).toBe('plain');
      expect(found.figure).toEqual({ id: 'total', params: { total: all } });
      expect(found.headline).toEqual({ id: 'cap', params: { cap, cards: lists.cards.length } });
      const left = lists.cards.length - cap;
      expect(found.lines).toEqual(left > 0 ? [{ id: 'cardsLeftOut', params: { left } }] : []);
      expect(total(found)).toBe(all);
      expect(found.sum?.find(({ id }) => id === 'cardsPart')?.amount).toBe(cardPoints);
    },
  );

  test('the parts in the order they are counted', () => {
    const link = 'vp=30&orbs=2&markers=5,4&dwellings=5,4&cards=5,4,1&vault=3&prophecy=6';
    expect(sumText(answer(`eldervale-score?${link}`))).toBe(
      'vpPart 30, orbsPart 2, markersPart 9, dwellingsPart 9, cardsPart 10, vaultPart 3, prophecyPart 6',
    );
  });

  test('[ELD-C5] [ELD-P4] [ELD-D1] [ELD-E9] the ends of its fields: four markers, six dwellings', () => {
    expect(fieldTexts('eldervale-score')).toEqual([
      ...['vp 0..999 starts 0', 'orbs 0..20 starts 0'],
      ...['markers 0..30 of at most 4 starts ', 'dwellings 0..30 of at most 6 starts '],
      ...['cards 0..30 of at most 40 starts ', 'vault 0..99 starts 0', 'prophecy 0..99 starts 0'],
    ]);
    expect(mistakesIn('eldervale-score?markers=1,1,1,1,1&dwellings=1,1,1,1,1,1,1&orbs=-1')).toEqual(
      ['orbs outOfRange', 'markers wrongCount', 'dwellings wrongCount'],
    );
  });

  test('notes come after what was left out', () => {
    const terms = { vp: 0, orbs: 0, markers: [], dwellings: [], cards: [3], vault: 0, prophecy: 0 };
    const { lines } = scoreAnswer(terms, [{ id: 'note' }]);
    expect(lines.map(({ id }) => id)).toEqual(['cardsLeftOut', 'note']);
  });
});

describe('any score', () => {
  const points = (maxLength: number) => fc.array(fc.nat({ max: 12 }), { maxLength });
  const terms = fc.record({
    ...{ vp: fc.nat({ max: 99 }), orbs: fc.nat({ max: 9 }), markers: points(4) },
    ...{ dwellings: points(3), otherDwellings: fc.nat({ max: 1 }), cards: points(10) },
    ...{ vault: fc.nat({ max: 20 }), prophecy: fc.nat({ max: 20 }) },
  });
  const totalOf = (one: ScoreTerms) => scoreOf(one).total;

  /** The most points of so many of these cards, over all ways to choose them. */
  function bestChoice(cards: readonly number[], count: number): number {
    const [first, ...rest] = cards;
    if (first === undefined || count === 0) return 0;
    return Math.max(bestChoice(rest, count), first + bestChoice(rest, count - 1));
  }

  test('[ELD-E5] [ELD-D7] three cards for each dwelling, told by its element or not, and the best ones', () => {
    fc.assert(
      fc.property(terms, (one) => {
        const cap = 3 * (one.dwellings.length + one.otherDwellings);
        const score = scoreOf(one);
        expect([score.cap, score.cards]).toEqual([cap, bestChoice(one.cards, cap)]);
        expect(score.scoring).toBe(Math.min(cap, one.cards.length));
      }),
    );
  });

  test('[ELD-E3] [ELD-E4] [ELD-E6] [ELD-E7] the total is the sum of its parts', () => {
    fc.assert(
      fc.property(terms, (one) => {
        const { cards, total: all } = scoreOf(one);
        const listed = [...one.markers, ...one.dwellings].reduce((sum, each) => sum + each, 0);
        expect(all).toBe(one.vp + one.orbs + listed + cards + one.vault + one.prophecy);
        expect(total(scoreAnswer(one))).toBe(all);
      }),
    );
  });

  test('in what order things are named does not matter', () => {
    fc.assert(
      fc.property(terms, (one) => {
        const before = JSON.stringify(one);
        const turned = {
          markers: [...one.markers].reverse(),
          dwellings: [...one.dwellings].reverse(),
          cards: [...one.cards].reverse(),
        };
        expect(scoreOf({ ...one, ...turned })).toEqual(scoreOf(one));
        expect(JSON.stringify(one)).toBe(before);
      }),
    );
  });

  test('more of anything is never worse; a card more is worth no more than it says', () => {
    fc.assert(
      fc.property(terms, fc.nat({ max: 12 }), (one, worth) => {
        const before = totalOf(one);
        for (const id of ['vp', 'orbs', 'vault', 'prophecy'] as const) {
          expect(totalOf({ ...one, [id]: one[id] + 1 })).toBe(before + 1);
        }
        expect(totalOf({ ...one, markers: [...one.markers, worth] })).toBe(before + worth);
        const dwelling = totalOf({ ...one, dwellings: [...one.dwellings, worth] });
        expect(dwelling).toBeGreaterThanOrEqual(before + worth);
        expect(dwelling).toBe(totalOf({ ...one, otherDwellings: one.otherDwellings + 1 }) + worth);
        const card = totalOf({ ...one, cards: [...one.cards, worth] }) - before;
        expect(card).toBeGreaterThanOrEqual(0);
        expect(card).toBeLessThanOrEqual(worth);
      }),
    );
  });
});
