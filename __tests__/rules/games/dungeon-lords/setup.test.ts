import fc from 'fast-check';

import { parseFields, type FieldValues } from '../../../../rules/engine/fields';
import { dungeonLords as game } from '../../../../rules/games/dungeon-lords';
import { moved, setTo } from '../../eventMakers';
import { valuesOf } from '../../fieldValues';
import { errorOf, given, play, valueAt } from '../../playing';
import { choiceAt, goodsAt, lords, players, setupOf } from './lordsTable';

const colorIds = players.map((player) => `${player}Color`);

describe('the set-up', () => {
  test('[DL-S1] [DL-S2] [DL-S3] [DL-S4] starts with a whole table of four in year 1', () => {
    expect(setupOf()).toEqual({
      ...{ scope: 'wholeTable', players: 4, starter: 'player1', year: 1 },
      ...{ player1Color: 'red', player2Color: 'blue' },
      ...{ player3Color: 'green', player4Color: 'yellow' },
      ...{ evilMaximum: 15, paladinSpace: 0, mapColumns: 5, mapRows: 4 },
      ...{ monsterFirstGold: true, impsEither: false, taxConquered: true },
      ...{ tieLaterFirst: false, unpaidAtMaximum: true, productionBySheet: false },
    });
    expect(game.players).toEqual({ fewest: 2, most: 4 });
  });

  test('[DL-S1] [DL-S4] [DL-S6] [DL-S7] [DL-S8] [DL-X11] numbers have these ends', () => {
    const ends = game.setupFields.flatMap((field) =>
      field.kind === 'number' ? [`${field.id} ${field.min}..${field.max} ${field.start}`] : [],
    );
    expect(ends).toEqual([
      'players 2..4 4',
      'year 1..2 1',
      'evilMaximum 5..30 15',
      'paladinSpace 0..30 0',
      'mapColumns 3..5 5',
      'mapRows 3..6 4',
    ]);
  });

  test('[DL-S2] [DL-S5] only who is there is asked for a colour, and a token only where all are', () => {
    const shown = (values: FieldValues) => {
      const setup = setupOf(values);
      return game.setupFields
        .filter((field) => field.detail !== true && (field.when?.(setup) ?? true))
        .map(({ id }) => id);
    };
    const always = ['scope', 'players', 'year'];
    expect(shown({}).sort()).toEqual([...always, 'starter', ...colorIds].sort());
    expect(shown({ players: 2 }).sort()).toEqual(
      [...always, 'starter', 'player1Color', 'player2Color'].sort(),
    );
    expect(shown({ scope: 'myDungeon' }).sort()).toEqual([...always, 'player1Color'].sort());
  });

  test.each([
    ['table', 'wholeTable'],
    ['mine', 'myDungeon'],
    ['my-dungeon', 'myDungeon'],
  ])('[DL-S2] a link may say %s for %s', (text, scope) => {
    expect(parseFields(game.setupFields, { scope: text }).values['scope']).toBe(scope);
  });

  test.each([2, 3, 4])('[DL-S1] a link for %i players', (count) => {
    expect(game.setupFor(count, setupOf())).toEqual({ players: count });
    expect(lords(game.setupFor(count, setupOf())).game.seats.map(({ id }) => id)).toEqual([
      'board',
      ...players.slice(0, count),
      'combat',
    ]);
  });

  test('[DL-S7] the paladin space lies on the Evilometer', () => {
    const refusal = (values: FieldValues) => game.setupRefusal(setupOf(values));
    expect(refusal({})).toBeUndefined();
    expect(refusal({ paladinSpace: 15 })).toBeUndefined();
    expect(refusal({ paladinSpace: 16 })).toEqual({
      code: 'paladinBeyondMaximum',
      params: { maximum: 15 },
    });
    expect(refusal({ evilMaximum: 9, paladinSpace: 10 })).toEqual({
      code: 'paladinBeyondMaximum',
      params: { maximum: 9 },
    });
    expect(refusal({ evilMaximum: 20, paladinSpace: 16 })).toBeUndefined();
  });
});

describe('[DL-S5] colours', () => {
  const fitting = (values: FieldValues, changed?: string) => {
    const fitted = game.fitting?.(setupOf(values), changed) ?? {};
    return colorIds.map((id) => fitted[id]);
  };

  test('that differ stay as they are', () => {
    const mixed = { player1Color: 'green', player3Color: 'red' };
    expect(fitting(mixed)).toEqual(['green', 'blue', 'red', 'yellow']);
    expect(fitting(mixed, 'player3Color')).toEqual(['green', 'blue', 'red', 'yellow']);
  });

  test('whoever chose last keeps it, the other one gives way', () => {
    expect(fitting({ player2Color: 'red' }, 'player2Color').slice(0, 2)).toEqual(['blue', 'red']);
    expect(fitting({ player1Color: 'blue' }, 'player1Color').slice(0, 2)).toEqual(['blue', 'red']);
  });

  test('with nobody last the first keeps it', () => {
    expect(fitting({ player2Color: 'red' })).toEqual(['red', 'blue', 'green', 'yellow']);
  });

  test('nobody else has to change: the other one takes what became free', () => {
    expect(fitting({ player4Color: 'red' }, 'player4Color')).toEqual([
      ...['yellow', 'blue', 'green', 'red'],
    ]);
    expect(fitting({ player3Color: 'red' }, 'player3Color')).toEqual([
      ...['green', 'blue', 'red', 'yellow'],
    ]);
  });

  test('any set-up: no colour twice, the one changed last stays, a fitting one does not change', () => {
    fc.assert(
      fc.property(
        valuesOf(game.setupFields),
        fc.option(fc.constantFrom(...colorIds), { nil: undefined }),
        (values, changed) => {
          const fitted = game.fitting?.(values, changed) ?? {};
          const count = Number(values['players']);
          const colors = colorIds.slice(0, count).map((id) => fitted[id]);
          expect(new Set(colors).size).toBe(count);
          if (changed !== undefined) expect(fitted[changed]).toBe(values[changed]);
          expect(game.fitting?.(fitted, changed)).toEqual(fitted);
          expect(players.slice(0, count)).toContain(fitted['starter']);
        },
      ),
    );
  });

  test('are those of the pieces', () => {
    const table = lords({ player1Color: 'yellow', player4Color: 'red' });
    expect(players.map((player) => table.game.seat(player)?.person?.color)).toEqual([
      ...['yellow', 'blue', 'green', 'red'],
    ]);
  });
});

describe('[DL-S3] the Starting Player Token', () => {
  test.each(players)('may begin with %s', (starter) => {
    expect(choiceAt(lords({ starter }), 'board.starter')).toBe(starter);
    expect(game.fitting?.(setupOf({ starter }))['starter']).toBe(starter);
  });

  test('never begins with somebody who is not there', () => {
    expect(game.fitting?.(setupOf({ starter: 'player4', players: 3 }))['starter']).toBe('player1');
    expect(choiceAt(lords({ starter: 'player4', players: 3 }), 'board.starter')).toBe('player1');
  });
});

describe('the table at the start', () => {
  test.each(players)('[DL-S10] [DL-G1] %s has 3 of each and Evil 5', (player) => {
    const table = lords();
    const ids = ['tunnels', 'food', 'gold', 'imps', 'evil'];
    expect(goodsAt(table, ids, player)).toEqual([3, 3, 3, 3, 5]);
    const rest = Object.entries(table.state.values).filter(
      ([at]) => at.startsWith(`${player}.`) && !ids.includes(at.slice(player.length + 1)),
    );
    expect(rest.length).toBeGreaterThan(5);
    expect(rest.filter(([, value]) => value !== 0)).toEqual([]);
  });

  test.each([5, 15, 30])('[DL-G1] [DL-S6] the Evilometer ends at 0 and %i', (evilMaximum) => {
    const table = given(lords({ evilMaximum }), { values: { 'player3.evil': 4 } });
    expect(valueAt(play(table, moved('player3.evil', 99)), 'player3.evil')).toBe(evilMaximum);
    expect(valueAt(play(table, moved('player3.evil', -99)), 'player3.evil')).toBe(0);
  });

  test('[DL-S6] [DL-X11] its end can be put right in play, never below what stands on it', () => {
    const table = given(lords(), { values: { 'player2.evil': 14 } });
    const shorter = play(table, setTo('board.evilMaximum', 12));
    expect(valueAt(shorter, 'board.evilMaximum')).toBe(14);
    expect(goodsAt(shorter, ['evil'], 'player2')).toEqual([14]);
    expect(valueAt(play(table, setTo('board.evilMaximum', 99)), 'board.evilMaximum')).toBe(30);
    expect(valueAt(play(lords(), setTo('board.evilMaximum', 0)), 'board.evilMaximum')).toBe(5);
  });

  test('[DL-S7] [DL-X11] so can the paladin space, never beyond that end', () => {
    const known = play(lords(), setTo('board.paladinSpace', 5));
    expect(choiceAt(known, 'board.paladin')).toBe('player4');
    expect(choiceAt(lords(), 'board.paladin')).toBe('nobody');
    const far = play(lords(), setTo('board.paladinSpace', 99));
    expect(valueAt(far, 'board.paladinSpace')).toBe(15);
    expect(errorOf(far, setTo('board.evilMaximum', 9)).code).toBe('atItsEnd');
    // A set-up that was refused does not put him off the Evilometer either.
    const refused = lords({ evilMaximum: 8, paladinSpace: 12 });
    expect(valueAt(refused, 'board.paladinSpace')).toBeLessThanOrEqual(8);
  });

  test('[DL-G2] counters end out of reach, or at the pieces there are', () => {
    const { track } = lords().game;
    for (const id of ['food', 'gold', 'imps', 'impsAtWork', 'tunnels', 'rooms', 'traps']) {
      expect(track(`player2.${id}`)).toMatchObject({ min: 0, max: 99 });
    }
    expect(track('player2.deadLetters')).toMatchObject({ min: 0, max: 99 });
    expect(track('player2.trolls')).toMatchObject({ min: 0, max: 3 });
    expect(track('player2.trollsAtWork')).toMatchObject({ min: 0, max: 3 });
    expect(track('player2.monsters')).toMatchObject({ min: 0, max: 24 });
    expect(track('player2.hiredMonster1.wageGold')).toMatchObject({ min: 0, start: 0, max: 9 });
    expect(track('player2.hiredMonster1.wageFood')).toMatchObject({ min: 0, start: 0, max: 9 });
    const { collection } = lords().game;
    expect(collection('player2.lair')?.most).toBe(24);
    expect(collection('player2.productionRooms')?.most).toBe(16);
  });
});
