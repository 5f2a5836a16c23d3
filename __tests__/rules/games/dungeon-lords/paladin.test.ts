import { moved, setTo, took } from '../../eventMakers';
import { completeStep, given, noticeIds, play, type Table } from '../../playing';
import { choiceAt, having, inCombat, inRound, lords, placed, players } from './lordsTable';
import { answer, fieldsOf, lineIds } from './toolAnswers';

const letters = ['A', 'B', 'C', 'D'];
type Letter = 'A' | 'B' | 'C' | 'D' | 'none';

/** The seat of a place in play order, with this starting player. */
function seatAt(letter: Letter, starter: number): string {
  return letter === 'none' ? 'nobody' : players[(starter + letters.indexOf(letter)) % 4]!;
}

function watched(evils: readonly number[], holder: Letter, starter = 0, space = 10): Table {
  const table = lords({ paladinSpace: space, starter: players[starter]! });
  return given(table, {
    values: Object.fromEntries(
      evils.map((evil, place) => [`${seatAt(letters[place] as Letter, starter)}.evil`, evil]),
    ),
    choices: { 'board.paladin': seatAt(holder, starter) },
  });
}

type Row = [
  state: string,
  before: readonly number[],
  holder: Letter,
  who: Exclude<Letter, 'none'>,
  to: number,
  after: Letter,
];

/** D-7 with his space at 10, and what else can happen. */
const rows: readonly Row[] = [
  ['[DL-PA2] none; A 9→10', [9, 5, 5, 5], 'none', 'A', 10, 'A'],
  ['[DL-PA3] A 10; B 9→11', [10, 9, 5, 5], 'A', 'B', 11, 'B'],
  ['[DL-PA4] A 12; B 11→12', [12, 11, 5, 5], 'A', 'B', 12, 'A'],
  ['[DL-PA4] A 12, B 8; A→9', [12, 8, 5, 5], 'A', 'A', 9, 'A'],
  ['[DL-PA4] A 12, B 9; A→8', [12, 9, 5, 5], 'A', 'A', 8, 'A'],
  ['[DL-PA5] A 12, B 11, C 11; A→9', [12, 11, 11, 5], 'A', 'A', 9, 'C'],
  ['[DL-PA2] none; all at most 9', [8, 9, 9, 9], 'none', 'A', 9, 'none'],
  ['[DL-PA2] none; D jumps over it', [5, 5, 5, 5], 'none', 'D', 14, 'D'],
  ['[DL-PA3] A 8 keeps him; B 9→10', [8, 9, 5, 5], 'A', 'B', 10, 'B'],
  ['[DL-PA3] A 12, B 11, D 13; A→10', [12, 11, 5, 13], 'D', 'A', 10, 'D'],
  ['[DL-PA3] the most evil of two', [12, 11, 10, 5], 'A', 'A', 9, 'B'],
];

describe('[DL-PA1] [DL-X3] the paladin at once after any change of Evil (D-7)', () => {
  test.each(rows)('%s', (_, before, holder, who, to, after) => {
    for (const starter of [0, 1, 2, 3]) {
      const table = watched(before, holder, starter);
      const done = play(table, setTo(`${seatAt(who, starter)}.evil`, to));
      expect(choiceAt(done, 'board.paladin')).toBe(seatAt(after, starter));
      const said = after === holder ? [] : [holder === 'none' ? 'paladinComes' : 'paladinMoves'];
      expect(noticeIds(done)).toEqual(said);
    }
  });

  test.each(rows)('[DL-K4] the calculator: %s', (_, before, holder, who, to, after) => {
    const evils = before.map((evil, place) => (letters[place] === who ? to : evil));
    const told = answer('dungeon-lords-paladin', {
      ...{ space: 10, evil: evils.join(' '), holder: letters.indexOf(holder) + 1 },
    });
    const evil = evils[letters.indexOf(after)];
    expect(told.headline).toEqual(
      after === 'none'
        ? { id: 'nobody', params: { space: 10 } }
        : {
            id: after === holder ? 'stays' : 'goes',
            params: { player: letters.indexOf(after) + 1, evil, space: 10 },
          },
    );
    expect(told.tone).toBe(after === 'none' ? 'good' : 'bad');
    const rivals = evils.filter((other) => other === evil).length;
    expect(lineIds(told)).toEqual([
      'needs',
      ...(after !== 'none' && after === holder && evil! < 10 ? ['keeps'] : []),
      ...(after !== 'none' && rivals > 1 ? [after === holder ? 'tieStays' : 'tieLast'] : []),
    ]);
  });

  test('[DL-K4] the fields of the calculator, and a holder who is not there', () => {
    expect(fieldsOf('dungeon-lords-paladin')).toEqual([
      'space starts at 10 of 1..30',
      'evil starts at 5,5,5,5 of 0..30',
      'holder starts at 0 of 0..4',
    ]);
    const told = answer('dungeon-lords-paladin', { evil: '3 11', holder: 4 });
    expect(told.headline).toMatchObject({ id: 'goes', params: { player: 2 } });
  });
});

describe('what he says and where it comes from', () => {
  test('who he comes to, and who he leaves', () => {
    const come = play(watched([9, 5, 5, 5], 'none'), moved('player1.evil', 1));
    expect(come.notices).toEqual([
      { id: 'paladinComes', tone: 'loss', params: { player: 'player1', space: 10 } },
    ]);
    const gone = play(come, setTo('player3.evil', 11));
    expect(gone.notices).toEqual([
      { id: 'paladinMoves', tone: 'loss', params: { player: 'player3', before: 'player1' } },
    ]);
  });

  test('[DL-PA1] an order brings him, [DL-CB3] and combat sends him on', () => {
    const food = having(placed(lords({ paladinSpace: 7 }), { order: 'food', space: 3 }), {
      evil: 5,
    });
    const come = play(food, took('player1', 'resolveFood'));
    expect(choiceAt(come, 'board.paladin')).toBe('player1');
    const rival = inCombat(having(come, { evil: 7 }, 'player2'));
    const moved = play(rival, took('player1', 'tunnelConquered'));
    expect(choiceAt(moved, 'board.paladin')).toBe('player2');
  });

  test('[DL-S7] he is judged by the space that was put right in play', () => {
    const table = play(watched([11, 5, 9, 9], 'none', 0, 0), setTo('board.paladinSpace', 9));
    expect(choiceAt(table, 'board.paladin')).toBe('player1');
    const told = play(watched([5, 9, 9, 5], 'none', 0, 0), setTo('board.paladinSpace', 9));
    expect(choiceAt(told, 'board.paladin')).toBe('player3');
  });

  test('[DL-S7] without a known space nobody is judged', () => {
    const done = play(watched([5, 5, 5, 5], 'none', 0, 0), setTo('player1.evil', 15));
    expect(choiceAt(done, 'board.paladin')).toBe('nobody');
    expect(done.notices).toEqual([]);
  });

  test.each([
    [[11, 12, 12, 3], 0, 'player3'],
    [[11, 11, 11, 11], 1, 'player1'],
    [[3, 12, 11, 10], 0, 'player2'],
    [[9, 9, 9, 9], 0, 'nobody'],
  ])('[DL-PA5] [DL-C8] at the start of year 2 with Evil %j', (evils, starter, holder) => {
    const table = lords({ paladinSpace: 10, starter: players[starter]! });
    const end = inRound(
      given(table, {
        turn: 'combat/yearEnd',
        values: Object.fromEntries(evils.map((evil, index) => [`${players[index]!}.evil`, evil])),
        choices: { 'board.paladin': 'player1' },
      }),
      4,
    );
    expect(choiceAt(completeStep(end), 'board.paladin')).toBe(holder);
  });
});
