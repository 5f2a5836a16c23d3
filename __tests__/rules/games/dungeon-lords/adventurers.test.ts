import fc from 'fast-check';

import { took } from '../../eventMakers';
import { errorOf, given, play, type Table } from '../../playing';
import {
  askedBy,
  atStep,
  choiceAt,
  isOnAt,
  linesOf,
  lords,
  offeredTo,
  players,
  type Player,
} from './lordsTable';
import { answer, fieldsOf, lineCalled, lineIds } from './toolAnswers';

const assign = took('board', 'assignAdventurers');
const kinds = ['thief', 'priest', 'wizard', 'warrior'];

/** Spring, with these Evils in play order from the starting player, and four who wait. */
function spring(evils: readonly number[], values = {}, waiting: readonly string[] = kinds): Table {
  const table = lords(values);
  const first = players.indexOf(choiceAt(table, 'board.starter') as Player);
  const count = evils.length;
  return atStep(
    given(table, {
      values: Object.fromEntries(
        evils.map((evil, place) => [`${players[(first + place) % count]!}.evil`, evil]),
      ),
      choices: Object.fromEntries(
        waiting.map((kind, index) => [`board.springAdventurer${index + 1}`, kind]),
      ),
    }),
    'adventurers',
    2,
  );
}

const partyOf = (table: Table, player: Player) =>
  [1, 2, 3, 4].map((slot) => choiceAt(table, `${player}.party${slot}`));

/** D-6: the Evil of A (who starts), B, C and D, and the order of taking. */
const rows: readonly [readonly number[], string][] = [
  [[5, 5, 5, 5], 'ABCD'],
  [[3, 7, 5, 4], 'ADCB'],
  [[8, 6, 6, 2], 'DBCA'],
  [[9, 9, 1, 4], 'CDAB'],
  [[0, 5, 0, 5], 'ACBD'],
  [[7, 6, 5, 4], 'DCBA'],
];

describe('[DL-A2] [DL-X19] who takes which adventurer (D-6)', () => {
  test.each(rows)('Evil %j: %s', (evils, order) => {
    for (const starter of players) {
      const table = spring(evils, { starter });
      const done = play(table, assign);
      const first = players.indexOf(starter);
      [...order].forEach((letter, index) => {
        const player = players[(first + 'ABCD'.indexOf(letter)) % 4]!;
        expect(partyOf(done, player)).toEqual([kinds[index], 'none', 'none', 'none']);
        expect(linesOf(table, 'board.assignment')[index]).toEqual({
          id: 'takes',
          params: {
            player,
            evil: evils['ABCD'.indexOf(letter)],
            place: index + 1,
            kind: kinds[index],
          },
        });
      });
    }
  });

  test.each(rows)('[DL-K3] the calculator: Evil %j: %s', (evils, order) => {
    const told = answer('dungeon-lords-adventurers', { evil: evils.join(' ') });
    const [one, two, three, four] = [...order].map((letter) => 'ABCD'.indexOf(letter) + 1);
    expect(told.headline).toEqual({ id: 'order4', params: { one, two, three, four } });
    expect(told.lines.slice(0, 4).map(({ params }) => params)).toEqual(
      [...order].map((letter, index) => ({
        player: 'ABCD'.indexOf(letter) + 1,
        evil: evils['ABCD'.indexOf(letter)],
        place: index + 1,
      })),
    );
    expect(lineIds(told).includes('tie')).toBe(new Set(evils).size < 4);
  });

  test('[DL-X19] of equals the later in play order, where the table says so', () => {
    const later = spring([5, 5, 3, 5], { tieLaterFirst: true, starter: 'player2' });
    const takers = linesOf(later, 'board.assignment').map(
      ({ id, params }) => params?.['player'] ?? id,
    );
    expect(takers).toEqual(['player4', 'player1', 'player3', 'player2', 'tieLater']);
    expect(partyOf(play(later, assign), 'player1')[0]).toBe('priest');
    const earlier = spring([5, 5, 3, 5], { starter: 'player2' });
    expect(linesOf(earlier, 'board.assignment').at(-1)).toEqual({ id: 'tieEarlier' });
    expect(linesOf(spring([1, 2, 3, 4]), 'board.assignment')).toHaveLength(4);
  });

  test('[DL-K3] any Evils: everybody takes one, never a less evil one after a more evil', () => {
    const anyEvils = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(anyEvils, (evils) => {
        const told = answer('dungeon-lords-adventurers', { evil: evils.join(' ') });
        expect(told.headline.id).toBe(`order${evils.length}`);
        const order = told.lines
          .filter(({ id }) => id === 'takes')
          .map(({ params }) => Number(params?.['player']));
        expect([...order].sort()).toEqual(evils.map((_, index) => index + 1));
        for (const [index, player] of order.slice(1).entries()) {
          const before = order[index]!;
          const [evil, least] = [evils[player - 1]!, evils[before - 1]!];
          expect(evil > least || (evil === least && player > before)).toBe(true);
        }
      }),
    );
  });

  test('[DL-K3] the field of the calculator', () => {
    expect(fieldsOf('dungeon-lords-adventurers')).toEqual(['evil starts at 5,5,5,5 of 0..30']);
    expect(lineCalled(answer('dungeon-lords-adventurers', { evil: '4 2' }), 'takes')).toEqual({
      ...{ player: 2, evil: 2, place: 1 },
    });
  });
});

describe('[DL-A1] the tiles drawn', () => {
  test.each([2, 3, 4])('as many as %i players', (count) => {
    const table = lords({ players: count });
    const fields = askedBy(table, 'board', 'drawAdventurers');
    expect(fields.map(({ id }) => id)).toEqual(
      ['adventurer1', 'adventurer2', 'adventurer3', 'adventurer4'].slice(0, count),
    );
    const drawn = play(table, took('board', 'drawAdventurers', { adventurer2: 'wizard' }));
    expect(linesOf(drawn, 'board.waiting').map(({ params }) => params?.['kind'])).toEqual(
      ['unknownAdventurer', 'wizard', 'unknownAdventurer', 'unknownAdventurer'].slice(0, count),
    );
    const done = play(spring([5, 5, 5, 5].slice(0, count), { players: count }), assign);
    expect(partyOf(done, players[count - 1]!)[0]).toBe(kinds[count - 1]);
  });

  test('whoever is not looked up stays unknown', () => {
    const done = play(spring([5, 5, 5, 5], {}, []), assign);
    expect(partyOf(done, 'player1')).toEqual(['unknownAdventurer', 'none', 'none', 'none']);
  });
});

describe('[DL-A3] [DL-A4] [DL-A5] the party before a dungeon', () => {
  const joined = (party: readonly string[], kind: string) => {
    const table = spring([1, 5, 5, 5], {}, [kind, 'thief', 'thief', 'thief']);
    const standing = party.map((one, index) => [`player1.party${index + 1}`, one]);
    return play(
      given(table, { choices: Object.fromEntries(standing) as Record<string, string> }),
      assign,
    );
  };

  test.each([
    [[], 'warrior', ['warrior', 'none', 'none', 'none']],
    [['priest', 'thief'], 'warrior', ['warrior', 'priest', 'thief', 'none']],
    [['warrior', 'thief'], 'warrior', ['warrior', 'warrior', 'thief', 'none']],
    [['warrior', 'thief'], 'wizard', ['warrior', 'thief', 'wizard', 'none']],
    [['thief', 'priest', 'wizard'], 'thief', ['thief', 'priest', 'wizard', 'thief']],
  ])('[DL-A4] %j is joined by a %s', (party, kind, after) => {
    expect(partyOf(joined(party, kind), 'player1')).toEqual(after);
  });

  test('[DL-A5] the paladin stands before everybody', () => {
    const table = given(joined(['thief'], 'warrior'), { choices: { 'board.paladin': 'player1' } });
    expect(linesOf(table, 'player1.party')).toEqual([
      { id: 'inParty', params: { place: 1, kind: 'paladin' } },
      { id: 'inParty', params: { place: 2, kind: 'warrior' } },
      { id: 'inParty', params: { place: 3, kind: 'thief' } },
    ]);
    expect(linesOf(table, 'player2.party')).toEqual([
      { id: 'inParty', params: { place: 1, kind: 'thief' } },
    ]);
    expect(linesOf(lords(), 'player1.party')).toEqual([{ id: 'nobodyYet' }]);
  });

  test('[DL-A5] all parties in one glance, the paladin first', () => {
    const table = given(joined(['thief', 'priest', 'wizard'], 'warrior'), {
      choices: { 'board.paladin': 'player1', 'player4.party1': 'none' },
    });
    expect(linesOf(table, 'combat.parties')).toEqual([
      {
        id: 'party5',
        params: {
          ...{ player: 'player1', one: 'paladin', two: 'warrior' },
          ...{ three: 'thief', four: 'priest', five: 'wizard' },
        },
      },
      { id: 'party1', params: { player: 'player2', one: 'thief' } },
      { id: 'party1', params: { player: 'player3', one: 'thief' } },
      { id: 'party0', params: { player: 'player4' } },
    ]);
  });

  test('[DL-A3] three come in a year, each only once', () => {
    let table = spring([5, 5, 5, 5]);
    for (const round of [2, 3, 4]) {
      table = play(
        atStep(given(table, { toggles: { 'board.assigned': false } }), 'adventurers', round),
        assign,
      );
      expect(isOnAt(table, 'board.assigned')).toBe(true);
      expect(offeredTo('board', table)).not.toContain('assignAdventurers');
      expect(linesOf(table, 'board.assignment')).toEqual([]);
      expect(errorOf(table, assign)).toMatchObject({ code: 'unknownTarget' });
    }
    for (const player of players) {
      expect(partyOf(table, player).filter((kind) => kind !== 'none')).toHaveLength(3);
    }
  });

  test('only in their step', () => {
    expect(offeredTo('board', atStep(spring([5, 5, 5, 5]), 'event'))).not.toContain(
      'assignAdventurers',
    );
  });
});
