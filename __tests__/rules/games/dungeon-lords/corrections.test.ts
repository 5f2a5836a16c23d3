import { added, jumped, moved, setTo, took } from '../../eventMakers';
import { completeStep, errorOf, given, play, valueAt } from '../../playing';
import {
  askedBy,
  atStep,
  choiceAt,
  goodsAt,
  having,
  inCombat,
  linesOf,
  lords,
  offeredTo,
  placed,
  without,
} from './lordsTable';

describe('numbers put right during play', () => {
  test('[DL-PA1] [DL-S7] tapping the paladin space up ends where he belongs', () => {
    const table = given(lords(), { values: { 'player2.evil': 11 } });
    const taps = Array.from({ length: 10 }, () => moved('board.paladinSpace', 1));
    expect(choiceAt(play(table, ...taps), 'board.paladin')).toBe('player2');
    expect(choiceAt(play(lords(), ...taps), 'board.paladin')).toBe('nobody');
  });

  test('[DL-PA4] putting the space right leaves him with one who sank, or where he is beaten', () => {
    const sunk = given(lords({ paladinSpace: 9 }), {
      choices: { 'board.paladin': 'player3' },
      values: { 'player3.evil': 7 },
    });
    expect(choiceAt(play(sunk, moved('board.paladinSpace', 1)), 'board.paladin')).toBe('player3');
    const beaten = given(sunk, { choices: { 'board.paladin': 'defeated' } });
    const moving = play(beaten, moved('board.paladinSpace', 1), moved('player1.evil', 7));
    expect(choiceAt(moving, 'board.paladin')).toBe('defeated');
  });

  test('[DL-PA1] beaten in combat he moves to nobody until the year ends', () => {
    const beaten = given(lords({ paladinSpace: 6 }), { choices: { 'board.paladin': 'defeated' } });
    expect(choiceAt(play(beaten, moved('player1.evil', 5)), 'board.paladin')).toBe('defeated');
  });

  test('[DL-S6] what an end pushes is judged at once', () => {
    const table = given(lords({ paladinSpace: 12 }), { values: { 'player2.evil': 11 } });
    expect(choiceAt(play(table, setTo('board.paladinSpace', 11)), 'board.paladin')).toBe('player2');
  });
});

describe('the map', () => {
  test('[DL-M2] an empty one begins again at the entrance', () => {
    const empty = play(lords(), setTo('player1.tunnels', 0), setTo('player1.tunnels', 2));
    const dig = (space: string) => took('player1', 'placeTunnel', { space });
    expect(errorOf(empty, dig('D2'))).toMatchObject({ refusal: { code: 'notAdjacent' } });
    expect(play(empty, dig('C1'), dig('C2')).state.plans['player1.dungeon']).toEqual({
      C1: 'tunnel',
      C2: 'tunnel',
    });
  });

  test('[DL-CB3] a tunnel that has become a room not yet placed cannot fall', () => {
    const built = having(inCombat(lords()), { tunnels: 2, rooms: 1 });
    const mark = (space: string) => took('player1', 'markConquered', { space });
    const two = play(built, mark('C1'), mark('C2'));
    expect(goodsAt(two, ['evil', 'conqueredTunnels'])).toEqual([3, 2]);
    expect(errorOf(two, mark('C3'))).toMatchObject({ refusal: { code: 'placeTilesFirst' } });
  });

  test('[DL-M3] with every place dug no tunnel is dug', () => {
    const small = lords({ mapColumns: 3, mapRows: 3 });
    const full = given(small, { values: { 'player1.tunnels': 8 } });
    const spaces = ['B1', 'B2', 'B3', 'A1', 'C1', 'A3', 'C3'];
    const dug = ['A1', 'C1', 'A3', 'C3'].reduce(
      (table, space) => play(table, took('player1', 'placeTunnel', { space })),
      full,
    );
    const kept = having(dug, { tunnels: spaces.length });
    const table = placed(kept, { order: 'tunnels', space: 1 });
    expect(errorOf(table, took('player1', 'resolveTunnels'))).toMatchObject({
      refusal: { code: 'noPlaceForTunnel' },
    });
  });
});

describe('rounds left by a jump', () => {
  test('[DL-C8] [DL-G3] year 2 begins with everybody home and the displays filled', () => {
    const left = given(inCombat(lords()), {
      turn: 'combat/yearEnd',
      values: { 'player2.impsAtWork': 2, 'player2.imps': 1, 'board.roomsOnOffer': 0 },
    });
    const next = completeStep(left);
    expect(goodsAt(next, ['imps', 'impsAtWork'], 'player2')).toEqual([3, 0]);
    expect(valueAt(next, 'board.roomsOnOffer')).toBe(2);
  });

  test('[DL-O2] after a round without retrieving everybody can choose again', () => {
    const table = without(placed(lords(), { order: 'food', space: 1 }), 'player1', 'imps', 'room');
    const next = completeStep(play(table, jumped('board', 'endRound')));
    expect(offeredTo('player1', atStep(next, 'orders'))).toContain('chooseOrders');
  });
});

describe('forms', () => {
  test('[DL-A1] a line of adventurers put right keeps the others, and can be noted late', () => {
    const noted = took('board', 'drawAdventurers', {
      ...{ adventurer1: 'thief', adventurer2: 'warrior', adventurer3: 'priest' },
      adventurer4: 'wizard',
    });
    const table = play(lords(), noted);
    const starts = askedBy(table, 'board', 'drawAdventurers').map(({ start }) => start);
    expect(starts).toEqual(['thief', 'warrior', 'priest', 'wizard']);
    const spring = atStep(table, 'adventurers', 2);
    expect(offeredTo('board', spring)).toContain('drawAdventurers');
    const assigned = play(spring, took('board', 'assignAdventurers'));
    expect(offeredTo('board', assigned)).not.toContain('drawAdventurers');
  });

  test('[DL-P5] trolls are offered for the imps that are missing', () => {
    const table = play(
      having(atStep(lords(), 'production'), { imps: 1, trolls: 2 }),
      added('player1.productionRooms'),
      setTo('player1.productionRoom1.needs', 3),
    );
    const [, help] = askedBy(table, 'player1', 'runRoom');
    expect(help).toMatchObject({ id: 'trollHelp', start: 2 });
  });

  test('[DL-O7] traps that are not there cannot be given up', () => {
    const table = placed(lords(), { order: 'food', space: 1 });
    expect(errorOf(table, took('player1', 'adjustOrder', { trapsChange: -1 }))).toMatchObject({
      refusal: { code: 'noTraps' },
    });
  });

  test('[DL-E6] an event that was mistaken does not hide the right one', () => {
    const taxes = { choices: { 'board.springEvent': 'taxes' } };
    const paid = play(
      given(atStep(play(lords(), added('player1.lair')), 'event', 2), taxes),
      took('player1', 'payTax', { paid: 0 }),
    );
    const payDay = given(paid, { choices: { 'board.springEvent': 'payDay' } });
    expect(offeredTo('player1', payDay)).toContain('payMonsters');
    expect(offeredTo('player1', paid)).not.toContain('payTax');
  });

  test('[DL-S2] alone, the guide asks for the spaces before anything is resolved', () => {
    const mine = without(lords({ scope: 'myDungeon' }), 'player1', 'imps', 'room');
    const chose = play(
      atStep(mine, 'orders'),
      took('player1', 'chooseOrders', { orders: ['food', 'gold', 'traps'] }),
    );
    const resolve = completeStep(chose);
    expect(linesOf(resolve, 'board.resolving')).toEqual([{ id: 'tellSpaces' }]);
    const retrieved = completeStep(atStep(resolve, 'retrieve'));
    expect(choiceAt(retrieved, 'player1.inaccessible1')).toBe('gold');
    expect(choiceAt(retrieved, 'player1.inaccessible2')).toBe('traps');
  });
});
