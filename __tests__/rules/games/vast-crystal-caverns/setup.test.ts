import { parseFields, type FieldValues } from '../../../../rules/engine/fields';
import { vastCrystalCaverns as game } from '../../../../rules/games/vast-crystal-caverns';
import { valueAt } from '../../playing';
import { ghoulWith, levels, roles, setupOf, standard, vileWith, type Role } from './cavernsTable';

const seatsOf = (ghoul: string, present: readonly Role[]) =>
  game.seats(setupOf({ ghoul, roles: present })).map(({ id }) => id);

describe('[GHL-S1] the seats in turn order', () => {
  test.each<[string, readonly Role[], readonly string[]]>([
    ['ghoul', standard, ['knight', 'goblins', 'dragon', 'cave', 'ghoul']],
    [
      'ghoul',
      ['ghost', 'thief', 'cave', 'unicorn', 'goblins', 'knight'],
      ['knight', 'goblins', 'unicorn', 'cave', 'thief', 'ghoul', 'ghost'],
    ],
    ['ghoul', ['ghost'], ['ghoul', 'ghost']],
    ['ghoul', ['thief'], ['thief', 'ghoul']],
    ['ghoul', [], ['ghoul']],
    [
      'vileGhoul',
      ['ghost', 'thief', 'cave', 'dragon', 'knight'],
      ['knight', 'vileGhoul', 'dragon', 'cave', 'thief', 'ghost'],
    ],
    ['vileGhoul', ['unicorn', 'knight'], ['knight', 'vileGhoul', 'unicorn']],
    ['vileGhoul', ['cave'], ['vileGhoul', 'cave']],
    ['vileGhoul', [], ['vileGhoul']],
  ])('%s with %j: %j', (ghoul, present, expected) => {
    expect(seatsOf(ghoul, present)).toEqual(expected);
  });
});

describe('the set-up', () => {
  test('[GHL-S2] [GHL-S6] starts with the Ghoul at its standard level and four of the base roles', () => {
    expect(setupOf({})).toMatchObject({
      ghoul: 'ghoul',
      roles: ['knight', 'goblins', 'dragon', 'cave'],
      level: 'ghoul',
      skitterVariant: false,
      everyTurn: true,
      crystalCounts: true,
      sporesSkitter: true,
    });
    expect(game.players).toEqual({ fewest: 1, most: 7 });
  });

  test('[GHL-B1] [GHL-B2] [GHL-X8] what is printed or open has these ends and starts', () => {
    const ends = game.setupFields.flatMap((field) =>
      field.kind === 'number' || field.kind === 'numbers'
        ? [`${field.id} ${field.min}..${field.max} ${String(field.start)}`.trim()]
        : [],
    );
    expect(ends).toEqual([
      'thiefStash 5..6 6',
      'chartMovement 0..12',
      'chartAttack 0..12',
      'boostBonus 1..6 1',
      'knightHealth 1..20 7',
      'dragonHealth 1..20 5',
      'unicornHealth 1..20 5',
    ]);
    const chart = game.setupFields.filter((field) => field.kind === 'numbers');
    expect(chart.map(({ fewest, most, mayBeEmpty }) => [fewest, most, mayBeEmpty])).toEqual([
      [6, 6, true],
      [6, 6, true],
    ]);
  });

  test('[GHL-S6] [GHL-L1] five levels; a link may say vile', () => {
    const level = game.setupFields.find(({ id }) => id === 'level');
    expect(level?.kind === 'choice' && level.options).toEqual(levels);
    expect(parseFields(game.setupFields, { ghoul: 'vile' }).values['ghoul']).toBe('vileGhoul');
  });

  const shown = (values: FieldValues) => {
    const setup = setupOf(values);
    return game.setupFields.filter((field) => field.when?.(setup) ?? true).map(({ id }) => id);
  };
  const always = ['ghoul', 'roles', 'level'];
  const company = ['skitterVariant', 'everyTurn'];
  const vile = ['chartMovement', 'chartAttack', 'boostBonus'];

  test.each<[string, FieldValues, readonly string[]]>([
    [
      'the standard table',
      {},
      [...always, ...company, 'knightHealth', 'dragonHealth', 'crystalCounts', 'sporesSkitter'],
    ],
    ['[GHL-X18] the Ghoul alone', { roles: [] }, [...always, 'soloLevel', 'crystalCounts']],
    ['Ghoul and Thief', { roles: ['thief'] }, [...always, ...company, 'crystalCounts']],
    [
      'Ghoul and Unicorn',
      { roles: ['unicorn'] },
      [...always, ...company, 'unicornHealth', 'crystalCounts'],
    ],
    [
      '[GHL-L4] [GHL-B2] Vile Ghoul: the level sets the Health of the Knight, not of the Dragon',
      { ghoul: 'vileGhoul', roles: ['knight', 'dragon', 'cave'] },
      [...always, ...company, ...vile, 'dragonHealth', 'crystalCounts'],
    ],
    [
      '[GHL-L4] without a Knight that of the Dragon',
      { ghoul: 'vileGhoul', roles: ['dragon'] },
      [...always, ...company, ...vile, 'crystalCounts'],
    ],
    [
      '[GHL-X7] never that of the Unicorn',
      { ghoul: 'vileGhoul', roles: ['unicorn'] },
      [...always, ...company, ...vile, 'unicornHealth', 'crystalCounts'],
    ],
    [
      '[GHL-V13] Vile Ghoul and Thief agree on the stash',
      { ghoul: 'vileGhoul', roles: ['thief'] },
      [...always, 'thiefStash', ...company, ...vile, 'crystalCounts'],
    ],
    [
      'Vile Ghoul alone',
      { ghoul: 'vileGhoul', roles: [] },
      [...always, 'soloLevel', ...vile, 'crystalCounts'],
    ],
  ])('%s asks for what matters there', (_, values, ids) => {
    expect([...shown(values)].sort()).toEqual([...ids].sort());
  });

  test('[GHL-S1] two roles in one place are refused', () => {
    const refusal = (ghoul: string, present: readonly Role[]) =>
      game.setupRefusal(setupOf({ ghoul, roles: present }));
    expect(refusal('vileGhoul', ['knight', 'goblins'])).toEqual({ code: 'goblinsReplaced' });
    expect(refusal('ghoul', ['dragon', 'unicorn'])).toEqual({ code: 'dragonReplaced' });
    expect(refusal('vileGhoul', ['dragon', 'unicorn'])).toEqual({ code: 'dragonReplaced' });
    expect(refusal('ghoul', [])).toBeUndefined();
    expect(
      refusal(
        'ghoul',
        roles.filter((role) => role !== 'unicorn'),
      ),
    ).toBeUndefined();
    expect(refusal('vileGhoul', ['knight', 'unicorn', 'cave', 'thief', 'ghost'])).toBeUndefined();
  });
});

describe('[GHL-S3] a number of players', () => {
  const order = ['knight', 'goblins', 'dragon', 'cave', 'thief', 'ghost'];
  const vileOrder = order.filter((role) => role !== 'goblins');

  test.each([1, 2, 3, 4, 5, 6, 7])('%i: the first roles of the turn order', (players) => {
    expect(game.setupFor(players, setupOf({}))).toEqual({ roles: order.slice(0, players - 1) });
    const vile = setupOf({ ghoul: 'vileGhoul' });
    expect(game.setupFor(players, vile)).toEqual({ roles: vileOrder.slice(0, players - 1) });
  });

  test('every number gives a table that can be played', () => {
    for (const ghoul of ['ghoul', 'vileGhoul']) {
      for (const players of [1, 2, 3, 4, 5, 6, 7]) {
        const setup = setupOf({ ghoul, ...game.setupFor(players, setupOf({ ghoul })) });
        expect(game.setupRefusal(setup)).toBeUndefined();
        expect(game.seats(setup)).toHaveLength(Math.min(players, ghoul === 'ghoul' ? 7 : 6));
      }
    }
  });
});

describe('the table at the start', () => {
  test('[GHL-B3] the defences of the others', () => {
    const table = ghoulWith(['knight', 'goblins', 'unicorn', 'cave', 'thief']);
    const starts = Object.entries(table.state.values).filter(([at]) => !at.startsWith('ghoul.'));
    expect(Object.fromEntries(starts)).toEqual({
      ...{ 'knight.strength': 1, 'knight.health': 7 },
      ...{ 'goblins.tribe1': 1, 'goblins.tribe2': 1, 'goblins.tribe3': 1 },
      ...{ 'unicorn.armor': 1, 'unicorn.health': 5, 'unicorn.anger': 0 },
      ...{ 'thief.stealth': 0, 'thief.lootDrop': 0, 'thief.stash': 0 },
    });
    for (const [at] of starts) expect(table.game.track(at)).toMatchObject({ min: 0, max: 99 });
  });

  test('[GHL-S5] [GHL-B4] everything of the Ghoul is at 0, and its counters end out of reach', () => {
    const { game: at, state } = ghoulWith();
    const own = Object.entries(state.values).filter(([id]) => id.startsWith('ghoul.'));
    expect(own.filter(([, value]) => value !== 0)).toEqual([]);
    for (const id of ['movement', 'attack', 'treasure', 'crystals', 'backstab']) {
      expect(at.track(`ghoul.${id}`)).toMatchObject({ min: 0, max: 99 });
    }
  });

  test('[GHL-U1] the Vile Ghoul has no Fury', () => {
    expect(vileWith().state.values).not.toHaveProperty(['vileGhoul.rage']);
  });

  test.each([
    ['ragpicker', 5, 3],
    ['scavenger', 6, 4],
    ['ghoul', 7, 5],
    ['stalker', 7, 5],
    ['hunter', 8, 6],
  ])(
    '[GHL-L4] [GHL-S6] %s: the prey starts with Health %i (Knight) or %i',
    (level, knight, dragon) => {
      const both = vileWith(['knight', 'dragon'], { level, knightHealth: 11, dragonHealth: 12 });
      expect(valueAt(both, 'knight.health')).toBe(knight);
      expect(valueAt(both, 'dragon.health')).toBe(12);
      const one = vileWith(['dragon'], { level, dragonHealth: 12 });
      expect(valueAt(one, 'dragon.health')).toBe(dragon);
      expect(valueAt(vileWith(['unicorn'], { level, unicornHealth: 9 }), 'unicorn.health')).toBe(9);
    },
  );

  test('[GHL-B2] against the Ghoul Health is as printed, at any level', () => {
    const table = ghoulWith(['knight', 'dragon'], { level: 'hunter', knightHealth: 11 });
    expect([valueAt(table, 'knight.health'), valueAt(table, 'dragon.health')]).toEqual([11, 5]);
  });
});
