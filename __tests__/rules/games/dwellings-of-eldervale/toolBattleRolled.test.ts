import type { ToolAnswer } from '../../../../rules/engine/answer';
import { judge } from '../../../../rules/games/dwellings-of-eldervale/battleRules';
import { figureIn } from '../../playing';
import { answer } from '../toolAnswers';

const ask = (link: string) => answer(`eldervale-battle?${link}`);

/** The dice a link names, in the order of its sides. */
function handsOf(link: string): readonly (readonly number[])[] {
  return link.split('&').map((side) => (side.split('=')[1] ?? '').split(',').map(Number));
}

/** Who won, each hand with its outcome, and what was said of it. */
function told({ headline, hands = [], lines }: ToolAnswer) {
  return {
    winner: headline.id === 'winner' ? figureIn(headline.params, 'who') : headline.id,
    hands: hands.map(({ params, dice, outcome }) => {
      return `${figureIn(params, 'who')} ${dice.join('')} ${outcome}`;
    }),
    lines,
  };
}

const decided = (place: number, die: number, next: number) => ({
  id: 'decided',
  params: { place, die, next },
});

describe('[ELD-C1] [ELD-B8] who wins (E-2 and others)', () => {
  test.each([
    ['a=6,2&b=5,5,5', 'A', ['A 62 won', 'B 555 lost'], decided(1, 6, 5)],
    ['a=6,4&b=6,3,3', 'A', ['A 64 won', 'B 633 lost'], decided(2, 4, 3)],
    ['a=6,4&b=6,4,1', 'B', ['A 64 lost', 'B 641 won'], decided(3, 1, 0)],
    ['a=5,5&b=5,5&c=6', 'C', ['A 55 lost', 'B 55 lost', 'C 6 won'], decided(1, 6, 5)],
    ['a=6&monster=6,1', 'monster', ['A 6 lost', 'monster 61 won'], decided(2, 1, 0)],
    // Others: dice as they fell, sides in any order, five of them, a monster with many dice.
    ['a=1,4,6&b=5,6', 'B', ['A 641 lost', 'B 65 won'], decided(2, 5, 4)],
    ['b=2&d=3', 'D', ['B 2 lost', 'D 3 won'], decided(1, 3, 2)],
    ['a=6,5,1&b=6,5&c=6,4,4', 'A', ['A 651 won', 'B 65 lost', 'C 644 lost'], decided(3, 1, 0)],
    ['a=3,3,3&b=3,3,2&c=1', 'A', ['A 333 won', 'B 332 lost', 'C 1 lost'], decided(3, 3, 2)],
    ['a=4,4,2&b=4,4,1&c=6,1', 'C', ['A 442 lost', 'B 441 lost', 'C 61 won'], decided(1, 6, 4)],
    [
      'a=6,6,6,6,6,5&b=6,6,6,6,6,6&c=1&d=2&e=3',
      'B',
      ['A 666665 lost', 'B 666666 won', 'C 1 lost', 'D 2 lost', 'E 3 lost'],
      decided(6, 6, 5),
    ],
    [
      'a=6,6,6,6,6,6&monster=6,6,6,6,6,6,1,1,1,1,1,1',
      'monster',
      ['A 666666 lost', 'monster 666666111111 won'],
      decided(7, 1, 0),
    ],
  ] as const)('%s: %s', (link, winner, hands, line) => {
    const found = ask(link);
    expect(told(found)).toEqual({ winner, hands, lines: [line] });
    // A monster that wins is nobody's victory.
    expect(found.tone).toBe(winner === 'monster' ? 'bad' : 'good');
    expect(found.bars).toBeUndefined();
    // The place, from 0, is marked in the hands that were even until then, and in no other.
    const place = line.params.place - 1;
    const best = found.hands?.find(({ outcome }) => outcome === 'won')?.dice ?? [];
    for (const { dice, decidedAt } of found.hands ?? []) {
      const isEven = String(dice.slice(0, place)) === String(best.slice(0, place));
      expect(decidedAt).toBe(isEven ? place : undefined);
    }

    const names = hands.map((hand) => hand.split(' ')[0]);
    expect(judge(handsOf(link))).toEqual({
      best: [names.indexOf(winner)],
      decidedAt: line.params.place - 1,
    });
  });
});

describe('[ELD-C1] [ELD-B9] [ELD-X6] everybody loses (E-2 and others)', () => {
  test.each([
    ['a=6,4&b=4,6', ['A 64 lost', 'B 64 lost'], [0, 1]],
    ['a=5,5&b=5,5&c=5,4,4', ['A 55 lost', 'B 55 lost', 'C 544 lost'], [0, 1]],
    ['a=3,3,3&b=3,3&monster=3,3,3', ['A 333 lost', 'B 33 lost', 'monster 333 lost'], [0, 2]],
    // Others.
    ['a=1&b=1&c=1', ['A 1 lost', 'B 1 lost', 'C 1 lost'], [0, 1, 2]],
    ['a=2,2&c=6,1,3&e=3,6,1', ['A 22 lost', 'C 631 lost', 'E 631 lost'], [1, 2]],
  ] as const)('%s: all lose, third parties too', (link, hands, best) => {
    const found = ask(link);
    expect(told(found)).toEqual({
      winner: 'everyoneLoses',
      hands,
      lines: [{ id: 'sameDice', params: { count: best.length } }],
    });
    expect(found.tone).toBe('bad');
    expect(found.hands?.some(({ decidedAt }) => decidedAt !== undefined)).toBe(false);
    expect(judge(handsOf(link))).toEqual({ best });
  });
});
