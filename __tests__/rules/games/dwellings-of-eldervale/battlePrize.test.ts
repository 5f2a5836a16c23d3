import { completed, took } from '../../eventMakers';
import { effectOf, given, play, type Table } from '../../playing';
import { battlefield, fallen, fought, glory, monsterGone, type Sides } from './battleField';
import {
  expectOneUndo,
  having,
  isOnAt,
  monster,
  monsterComes,
  of,
  players,
  refusalOf,
  toldBy,
  vale,
} from './valeTable';

const field = battlefield();
const won: Sides = {
  player1: { units: ['wizard'], faces: [6, 1, 1] },
  monster: [5, 5, 5],
};
const told = (...more: readonly string[]) => ({ notices: ['battleWon', ...more, 'monsterGone'] });

describe('[ELD-B10] the prize of a monster', () => {
  test('is Glory, or a step of its element', () => {
    expect(effectOf(field, fought(won, { prize: 'gloryPrize' }))).toEqual({
      ...{ ...glory('player1'), ...monsterGone, ...told() },
    });
    expect(effectOf(field, fought(won, { prize: 'powerPrize' }))).toEqual({
      ...{ 'player1.water': 2, ...monsterGone, ...told() },
    });
    const further = having(field, { water: 3 });
    expect(effectOf(further, fought(won, { prize: 'powerPrize' }))).toEqual({
      ...{ 'player1.water': 1, ...monsterGone, ...told() },
    });
  });

  test('is the winner’s, whoever fought beside', () => {
    const sides = { ...won, player2: { units: ['worker'], faces: [6] } };
    expect(effectOf(field, fought(sides, { prize: 'powerPrize' }))).toEqual({
      ...{ 'player1.water': 2, ...fallen('player2', 1), ...monsterGone, ...told() },
    });
    const others: Sides = {
      ...{ player1: { units: ['worker'], faces: [4] }, monster: [5, 5, 5] },
      player2: { units: ['worker'], faces: [6] },
    };
    expect(effectOf(field, fought(others, { prize: 'powerPrize' }))).toEqual({
      ...{ 'player2.water': 1, ...fallen('player1', 1), ...monsterGone, ...told() },
    });
  });

  test('[ELD-P5] up to the Orb, [ELD-P7] and nothing beyond the end', () => {
    const near = having(field, { water: 4 });
    expect(effectOf(near, fought(won, { prize: 'powerPrize' }))).toEqual({
      ...{ ...of('player1', { water: 1, orbs: 1 }), 'board.waterOrb': 'player1' },
      ...{ ...monsterGone, ...told('trackOrb') },
    });
    const there = having(field, { water: 5 });
    expect(effectOf(there, fought(won, { prize: 'powerPrize' }))).toEqual({
      ...{ ...monsterGone, ...told('powerAtEnd') },
    });
  });

  test('[ELD-P4] of a fifth element: with a marker that moves, or ignored', () => {
    const full = having(field, { fire: 3, earth: 2, air: 2, dark: 4 });
    const power = (more: { marker?: string }) =>
      effectOf(full, fought(won, { prize: 'powerPrize', ...more }));
    expect(power({})).toEqual({ ...monsterGone, ...told('powerIgnored') });
    expect(power({ marker: 'ignored' })).toEqual({ ...monsterGone, ...told('powerIgnored') });
    expect(power({ marker: 'dark' })).toEqual({
      ...{ ...of('player1', { dark: -4, water: 2 }), ...monsterGone, ...told() },
    });
  });

  test('[ELD-X19] of one without an element is Glory', () => {
    const strange = given(field, { choices: { [`${monster}.monsterElement`]: 'noElement' } });
    expect(effectOf(strange, fought(won, { prize: 'powerPrize' }))).toEqual({
      ...{ ...glory('player1'), ...monsterGone, ...told() },
    });
  });

  test('is nothing to choose without a monster', () => {
    const sides: Sides = {
      ...{ player1: { units: ['worker'], faces: [6] }, player2: { units: ['worker'], faces: [5] } },
    };
    expect(effectOf(field, fought(sides, { prize: 'powerPrize' }))).toEqual({
      ...{ ...glory('player1'), ...fallen('player2', 1), notices: ['battleWon'] },
    });
  });
});

describe('[ELD-B4] swords', () => {
  const paying = (swords: number, faces: readonly number[]): Sides => ({
    player1: { units: ['worker'], swords, faces },
    player2: { units: ['worker'], faces: [1] },
  });
  const beaten = { ...glory('player1'), ...fallen('player2', 1), notices: ['battleWon'] };

  test('are paid, a die for each', () => {
    const armed = having(field, { sword: 4 });
    expect(effectOf(armed, fought(paying(3, [6, 1, 1, 1])))).toEqual({
      ...{ 'player1.sword': -3, ...beaten },
    });
  });

  test('[ELD-X11] [ELD-R3] gold pays for those that are missing', () => {
    const armed = having(field, { sword: 1, gold: 3 });
    expect(effectOf(armed, fought(paying(3, [6, 1, 1, 1])))).toEqual({
      ...{ ...of('player1', { sword: -1, gold: -2 }), ...beaten },
    });
  });

  test('[ELD-B5] beyond six dice are paid for nothing', () => {
    const armed = having(field, { sword: 5, gold: 5 });
    expect(effectOf(armed, fought(paying(7, [6, 1, 1, 1, 1, 1])))).toEqual({
      ...{ ...of('player1', { sword: -5, gold: -2 }), ...beaten },
    });
  });

  test('are paid by whoever loses, too', () => {
    const event = fought({
      player1: { units: ['worker'], swords: 1, faces: [4, 4] },
      player2: { units: ['worker'], swords: 2, faces: [5, 1, 1] },
    });
    expect(effectOf(field, event)).toEqual({
      ...{ ...glory('player2'), ...of('player2', { sword: -1, gold: -1 }) },
      ...of('player1', { workersOnMap: -1, workersUnderworld: 1 }),
      notices: ['battleWon'],
    });
  });
});

describe('[ELD-O7] the Tactics token', () => {
  const tactics = battlefield({ options: ['tactics'] });
  const sides: Sides = {
    player1: { units: ['wizard'], faces: [6, 1, 1] },
    player2: { units: ['worker', 'dragon'], faces: [5, 5, 5, 5] },
    player3: { units: ['worker'], faces: [3] },
  };

  test('keeps all own units of a lost battle, and is turned over', () => {
    const event = fought(sides, { 'player2.keepsUnits': true });
    expect(effectOf(tactics, event)).toEqual({
      ...{ ...glory('player1'), 'player2.tactics': false, ...fallen('player3', 1) },
      notices: ['battleWon', 'unitsKept'],
    });
    expect(toldBy(tactics, event)[1]).toEqual({
      ...{ id: 'unitsKept', tone: 'info', params: { player: 'player2' } },
    });
  });

  test('stays up where nobody uses it, and for whoever wins', () => {
    const without = {
      ...{ ...glory('player1'), ...fallen('player2', 1, 'dragon'), ...fallen('player3', 1) },
      notices: ['battleWon'],
    };
    expect(effectOf(tactics, fought(sides))).toEqual(without);
    expect(effectOf(tactics, fought(sides, { 'player1.keepsUnits': true }))).toEqual(without);
  });

  test('works once, and only where it is used', () => {
    const keeps = { 'player2.keepsUnits': true };
    const after = play(tactics, fought(sides, keeps));
    expect(isOnAt(after, 'player2.tactics')).toBe(false);
    expect(effectOf(after, fought(sides, keeps))).toMatchObject(fallen('player2', 1, 'dragon'));
    expect(effectOf(field, fought(sides, keeps))).toMatchObject(fallen('player2', 1, 'dragon'));
  });

  test('works where everybody loses, and against a monster', () => {
    const even: Sides = {
      player1: { units: ['worker'], faces: [5] },
      player2: { units: ['worker'], faces: [5] },
    };
    const both = { 'player1.keepsUnits': true, 'player2.keepsUnits': true };
    expect(effectOf(tactics, fought(even, both))).toEqual({
      ...{ 'player1.tactics': false, 'player2.tactics': false },
      notices: ['everyoneLost', 'unitsKept', 'unitsKept'],
    });
    const beaten: Sides = { player1: { units: ['worker'], faces: [5] }, monster: [6] };
    expect(effectOf(tactics, fought(beaten, both))).toEqual({
      ...{ 'player1.tactics': false, notices: ['monsterWon', 'unitsKept'] },
    });
  });
});

describe('[ELD-B13] [ELD-B1] a battle is refused', () => {
  const worker = { units: ['worker'], faces: [6] };

  test('[ELD-B13] without two sides', () => {
    for (const sides of [{}, { player1: worker }, { monster: [6] }]) {
      expect(refusalOf(field, fought(sides))).toEqual({ code: 'needTwoSides' });
    }
  });

  test('[ELD-B13] without a unit of everybody in it', () => {
    const nobody = { units: [], faces: [] };
    expect(refusalOf(field, fought({ player1: worker, player2: nobody }))).toEqual({
      ...{ code: 'noUnitsFight', params: { player: 'player2' } },
    });
  });

  test('[ELD-B13] with more units than a player has', () => {
    const one = { player2: worker };
    for (const units of [['wizard', 'wizard'], Array.from({ length: 7 }, () => 'worker')]) {
      expect(refusalOf(field, fought({ ...one, player1: { units, faces: [] } }))).toEqual({
        ...{ code: 'moreThanThere', params: { player: 'player1' } },
      });
    }
  });

  test('[ELD-B7] before all dice have fallen', () => {
    const open = [
      { player1: worker, player2: { units: ['worker'], faces: [] } },
      { player1: worker, player2: { units: ['wizard'], faces: [6, 6] } },
      { player1: worker, player2: { units: ['worker'], faces: [7] } },
      { player1: { units: ['worker'], faces: [6, 6] }, player2: worker },
    ];
    for (const sides of open) {
      expect(refusalOf(field, fought(sides))).toEqual({ code: 'notRolled' });
    }
  });

  test.each([
    [['player3'], 'player3'],
    [['player4', 'player1'], 'player1'],
    [['player4', 'player2', 'player3'], 'player2'],
  ])('[ELD-B1] while %s did not regroup: %s is named', (missing, player) => {
    const toggles = Object.fromEntries(missing.map((one) => [`${one}.onGlory`, false]));
    const event = fought({ player1: worker, player2: worker });
    expect(refusalOf(given(field, { toggles }), event)).toEqual({
      ...{ code: 'peaceful', params: { player } },
    });
  });
});

test('a whole battle is undone by one undo', () => {
  const round = players
    .slice(0, 4)
    .flatMap((player) => [took(player, 'regroupAtOnce'), completed(player, 'turnEnd')]);
  const before = [...monsterComes('Kraken', 'water', 3), ...round, took('player1', 'placeUnit')];
  const table: Table = vale({ options: ['tactics'] });
  const sides: Sides = {
    ...{ player1: { units: ['worker'], swords: 2, faces: [6, 1, 1] }, monster: [5, 5, 5] },
    ...{ player2: { units: ['worker'], faces: [4] }, player3: { units: ['worker'], faces: [3] } },
  };
  const event = fought(sides, { prize: 'powerPrize', 'player3.keepsUnits': true });
  expectOneUndo(table, before, event);
});
