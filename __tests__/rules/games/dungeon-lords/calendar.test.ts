import { viewOf } from '../../../../rules/engine/state';
import { dungeonLords as game } from '../../../../rules/games/dungeon-lords';
import { chosen, completed, jumped, took } from '../../eventMakers';
import { completeStep, errorOf, given, play, valueAt, type Table } from '../../playing';
import {
  atStep,
  choiceAt,
  goodsAt,
  having,
  inRound,
  isOnAt,
  linesOf,
  lords,
  offeredTo,
  players,
} from './lordsTable';

/** All steps of a game from here on, in the order they come. */
function course(start: Table): readonly Table[] {
  const tables = [start];
  while (tables.at(-1)!.state.turn.step !== 'gameEnd') {
    tables.push(completeStep(tables.at(-1)!));
    if (tables.length > 200) throw new Error('this game has no end');
  }
  return tables;
}

const stepsIn = (tables: readonly Table[], round: number) =>
  tables
    .filter(({ state }) => state.turn.round === round)
    .map(({ state }) => `${state.turn.seat}/${state.turn.step}`);
const seasonOf = (table: Table) => game.roundName?.(viewOf(table.game, table.state)).params;

const whole = course(lords({ starter: 'player2' }));
const building = ['newRound', 'orders', 'resolve', 'production', 'retrieve'];
const onBoard = (steps: readonly string[]) => steps.map((step) => `board/${step}`);
const winter = onBoard([...building, 'endRound']);
const busy = onBoard([...building, 'event', 'adventurers', 'endRound']);
const combat = ['combat/combat1', 'combat/combat2', 'combat/combat3', 'combat/combat4'];

describe('[DL-C1] [DL-C3] the course of both years', () => {
  test.each([
    ['[DL-C4] Winter has no event and no adventurers', 1, winter],
    ['Spring has all eight steps', 2, busy],
    ['Summer has all eight steps', 3, busy],
    ['[DL-C7] [DL-CB1] after Autumn comes combat', 4, [...busy, ...combat, 'combat/yearEnd']],
    ['[DL-C4] Winter of year 2', 5, winter],
    ['Spring of year 2', 6, busy],
    ['Summer of year 2', 7, busy],
    ['[DL-C7] [DL-C11] Autumn of year 2 and the end', 8, [...busy, ...combat, 'combat/gameEnd']],
  ])('%s', (_, round, steps) => {
    expect(stepsIn(whole, round)).toEqual(steps);
  });

  test('[DL-C1] there are eight rounds', () => {
    expect(whole.at(-1)?.state.turn.round).toBe(8);
  });

  test('[DL-C2] every round is a season of a year', () => {
    const names = [1, 2, 3, 4, 5, 6, 7, 8].map((round) => seasonOf(inRound(lords(), round)));
    const seasons = ['winter', 'spring', 'summer', 'autumn'];
    expect(names).toEqual([1, 2].flatMap((year) => seasons.map((season) => ({ year, season }))));
  });

  test('[DL-C11] nothing comes after the end', () => {
    expect(errorOf(whole.at(-1)!, completed('combat', 'gameEnd'))).toEqual({
      code: 'nothingComesAfter',
    });
  });

  test('[DL-S4] [DL-C11] a game that begins in year 2 ends after its first Autumn', () => {
    const late = course(lords({ year: 2 }));
    expect(late.at(-1)?.state.turn).toEqual({ round: 4, seat: 'combat', step: 'gameEnd' });
    expect(stepsIn(late, 4)).toEqual([...busy, ...combat, 'combat/gameEnd']);
    expect(seasonOf(late[0]!)).toEqual({ year: 2, season: 'winter' });
    expect(seasonOf(late.at(-1)!)).toEqual({ year: 2, season: 'autumn' });
  });

  test.each([
    [1, 'board', 'event'],
    [1, 'board', 'adventurers'],
    [1, 'combat', 'combat1'],
    [3, 'combat', 'yearEnd'],
    [4, 'combat', 'gameEnd'],
    [8, 'combat', 'yearEnd'],
  ])('[DL-C4] [DL-C7] in round %i nobody can go to %s/%s', (round, seat, step) => {
    expect(errorOf(inRound(lords(), round), jumped(seat, step))).toMatchObject({
      code: 'unknownTarget',
    });
  });
});

describe('[DL-C6] the Starting Player Token', () => {
  test('goes to the left after every round but Autumn', () => {
    const holders = [1, 2, 3, 4, 5, 6, 7, 8].map((round) =>
      choiceAt(
        whole.find(({ state }) => state.turn.round === round)!,
        'board.starter',
      ),
    );
    expect(holders).toEqual([
      ...['player2', 'player3', 'player4', 'player1'],
      ...['player1', 'player2', 'player3', 'player4'],
    ]);
  });

  test('stays among those who are there', () => {
    const three = atStep(lords({ players: 3, starter: 'player3' }), 'endRound');
    expect(choiceAt(completeStep(three), 'board.starter')).toBe('player1');
  });
});

describe('[DL-C9] [DL-G3] the end of a round', () => {
  const tired = given(
    having(having(atStep(lords(), 'endRound', 2), { imps: 1, impsAtWork: 4 }), {
      trolls: 1,
      trollsAtWork: 2,
    }),
    {
      values: { 'board.monstersOnOffer': 0, 'board.roomsOnOffer': 1, 'player4.impsAtWork': 2 },
      toggles: { 'board.assigned': true },
      choices: { 'player1.settled': 'taxes', 'player4.settled': 'payDay' },
    },
  );
  const next = completeStep(tired);

  test('brings everybody’s imps and trolls home', () => {
    expect(goodsAt(next, ['imps', 'impsAtWork', 'trolls', 'trollsAtWork'])).toEqual([5, 0, 3, 0]);
    expect(goodsAt(next, ['imps', 'impsAtWork'], 'player4')).toEqual([5, 0]);
  });

  test('fills the displays: 3 monsters, 2 rooms, as at the start', () => {
    for (const table of [lords(), next]) {
      expect(valueAt(table, 'board.monstersOnOffer')).toBe(3);
      expect(valueAt(table, 'board.roomsOnOffer')).toBe(2);
    }
    expect(lords().game.track('board.monstersOnOffer')?.max).toBe(3);
    expect(lords().game.track('board.roomsOnOffer')?.max).toBe(2);
  });

  test('[DL-E6] makes way for the next event', () => {
    expect(choiceAt(next, 'player1.settled')).toBe('none');
    expect(choiceAt(next, 'player4.settled')).toBe('none');
    expect(isOnAt(next, 'board.assigned')).toBe(false);
  });
});

describe('[DL-C8] before year 2', () => {
  const fought = given(having(lords(), { evil: 9, tunnels: 7, rooms: 2, conqueredTunnels: 1 }), {
    choices: {
      ...{ 'player1.party1': 'warrior', 'player1.party2': 'thief', 'player3.party4': 'priest' },
      ...{ 'board.paladin': 'player1', 'board.autumnAdventurer2': 'wizard' },
      ...{ 'player2.inaccessible1': 'food', 'player2.inaccessible2': 'gold' },
    },
  });
  const end = inRound(given(fought, { turn: 'combat/yearEnd' }), 4);
  const next = completeStep(end);

  test('the parties are gone and the gold paladin is in the tent', () => {
    expect(next.state.turn).toEqual({ round: 5, seat: 'board', step: 'newRound' });
    for (const player of players) {
      for (const slot of [1, 2, 3, 4]) {
        expect(choiceAt(next, `${player}.party${slot}`)).toBe('none');
      }
    }
    expect(choiceAt(next, 'board.autumnAdventurer2')).toBe('unknownAdventurer');
    expect(choiceAt(next, 'board.paladin')).toBe('nobody');
  });

  test('Evil, the dungeon and the cards stay', () => {
    const ids = ['evil', 'tunnels', 'rooms', 'conqueredTunnels', 'food', 'gold', 'imps'];
    expect(goodsAt(next, ids)).toEqual([9, 7, 2, 1, 3, 3, 3]);
    expect(choiceAt(next, 'player2.inaccessible2')).toBe('gold');
  });
});

describe('the tiles of a season', () => {
  test.each([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, true],
    [8, false],
  ])('[DL-C5] [DL-X5] in round %i adventurers are drawn: %s', (round, drawn) => {
    const table = inRound(lords(), round);
    expect(offeredTo('board', table).includes('drawAdventurers')).toBe(drawn);
    const known = given(table, {
      choices: {
        ...{ 'board.springAdventurer1': 'thief', 'board.summerAdventurer1': 'thief' },
        'board.autumnAdventurer1': 'thief',
      },
    });
    expect(linesOf(known, 'board.waiting')).toHaveLength(drawn ? 4 : 0);
    expect(linesOf(table, 'board.waiting')).toEqual([]);
    expect(offeredTo('board', atStep(table, 'orders'))).not.toContain('drawAdventurers');
  });

  test.each([
    [1, 'spring'],
    [2, 'summer'],
    [3, 'autumn'],
    [7, 'autumn'],
  ])('[DL-C5] in round %i they are those of %s', (round, season) => {
    const table = play(
      inRound(lords(), round),
      took('board', 'drawAdventurers', { adventurer1: 'thief', adventurer4: 'warrior' }),
    );
    expect(choiceAt(table, `board.${season}Adventurer1`)).toBe('thief');
    expect(choiceAt(table, `board.${season}Adventurer4`)).toBe('warrior');
    expect(linesOf(table, 'board.waiting')[0]).toEqual({
      id: 'waitsFor',
      params: { place: 1, kind: 'thief', season },
    });
  });

  test('[DL-C10] the event of a season comes again in the same season of year 2', () => {
    const table = play(lords(), chosen('board.summerEvent', 'taxes'));
    const today = (round: number) =>
      linesOf(inRound(table, round), 'board.calendar').find(({ id }) => id === 'eventToday')
        ?.params?.['event'];
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(today)).toEqual([
      ...['noEvent', 'unknownEvent', 'taxes', 'unknownEvent'],
      ...['noEvent', 'unknownEvent', 'taxes', 'unknownEvent'],
    ]);
  });

  test('who starts play, what happens and where the paladin is', () => {
    const table = given(inRound(lords({ starter: 'player3' }), 6), {
      choices: { 'board.paladin': 'player2', 'board.springEvent': 'payDay' },
    });
    expect(linesOf(table, 'board.calendar')).toEqual([
      { id: 'startsPlay', params: { player: 'player3' } },
      { id: 'eventToday', params: { event: 'payDay' } },
      { id: 'paladinWith', params: { player: 'player2' } },
    ]);
  });
});
