import {
  checkValues,
  parseFields,
  startValues,
  type FieldValues,
} from '../../../../rules/engine/fields';
import { vastMysteriousManorPublished as game } from '../../../../rules/games/vast-mysterious-manor-published';
import {
  levels,
  mixes,
  mixIds,
  type Mix,
} from '../../../../rules/games/vast-mysterious-manor-published/roles';
import { completeStep, derivedAt, errorOf, type Table, valueAt } from '../../playing';
import { moved } from '../../eventMakers';
import { tableOf } from './publishedTable';

const fields = game.setupFields;
const field = (id: string) => fields.find((other) => other.id === id);
const seatsOf = (table: Table) => table.game.seats.map(({ id }) => id);
const shown = (setup: FieldValues) =>
  fields.filter((other) => other.when?.(setup) ?? true).map(({ id }) => id);
const setupOf = (values: FieldValues) => checkValues(fields, values);
const hard = (values: FieldValues) => ({ difficulty: true, ...values });
const expansion = { armoredKnight: true, shadowPaladin: true };

/** The sets of roles as the sheet lists them. */
const sets: Readonly<Record<Mix, readonly string[]>> = {
  allRoles: ['paladin', 'skeletons', 'spider', 'manor', 'warlock'],
  withoutWarlock: ['paladin', 'skeletons', 'spider', 'manor'],
  withoutManor: ['paladin', 'skeletons', 'spider', 'warlock'],
  paladinSkeletonsSpider: ['paladin', 'skeletons', 'spider'],
  paladinSpiderManor: ['paladin', 'spider', 'manor'],
  paladinSpiderWarlock: ['paladin', 'spider', 'warlock'],
  skeletonsSpiderWarlock: ['skeletons', 'spider', 'warlock'],
  skeletonsSpiderManor: ['skeletons', 'spider', 'manor'],
  paladinSpider: ['paladin', 'spider'],
  skeletonsSpider: ['skeletons', 'spider'],
};
const everySet = Object.entries(sets) as readonly (readonly [Mix, readonly string[]])[];
const replaced: Readonly<Record<string, string>> = {
  paladin: 'armoredKnight',
  spider: 'shadowPaladin',
};

describe('[VMP-G1] [VMP-S1] who plays', () => {
  test('ten sets of roles', () => {
    expect(mixIds).toEqual(Object.keys(sets));
  });

  test.each(everySet)('%s: %j and nobody else, in turn order', (mix, roles) => {
    const table = tableOf(mix);
    expect(seatsOf(table)).toEqual(roles);
    expect(table.state.turn).toMatchObject({ round: 1, seat: roles[0] });
    const owners = Object.keys(table.state.values).map((at) => at.split('.')[0]);
    expect(owners.filter((owner) => !roles.some((role) => role === owner))).toEqual([]);
  });

  test.each(everySet)('[VMP-G2] %s of the expansion: in the place of another', (mix, roles) => {
    expect(seatsOf(tableOf(mix, expansion))).toEqual(roles.map((role) => replaced[role] ?? role));
  });

  test('[VMP-G2] either alone', () => {
    expect(seatsOf(tableOf('paladinSkeletonsSpider', { armoredKnight: true }))).toEqual([
      'armoredKnight',
      'skeletons',
      'spider',
    ]);
    expect(seatsOf(tableOf('paladinSkeletonsSpider', { shadowPaladin: true }))).toEqual([
      'paladin',
      'skeletons',
      'shadowPaladin',
    ]);
    expect(seatsOf(tableOf('skeletonsSpider', expansion))).toEqual(['skeletons', 'shadowPaladin']);
  });

  test.each(everySet)('%s: the turn passes on in this order, and round again', (mix, roles) => {
    let table = tableOf(mix);
    const visited: string[] = [];
    for (let steps = 0; table.state.turn.round < 3 && steps < 99; steps++) {
      const { round, seat } = table.state.turn;
      if (visited.at(-1) !== `${round}/${seat}`) visited.push(`${round}/${seat}`);
      table = completeStep(table);
    }
    expect(visited).toEqual([1, 2].flatMap((round) => roles.map((role) => `${round}/${role}`)));
  });

  test('[VMP-G1] each step by one name only', () => {
    const both = [tableOf(), tableOf('allRoles', expansion)].flatMap(({ game: { seats } }) =>
      seats.flatMap((seat) => seat.steps.map((step) => `${seat.id}/${step.id}`)),
    );
    const ids = [...new Set(both)].map((step) => step.split('/')[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('[VMP-S1] [VMP-S2] number and set of roles', () => {
  test.each<[number, Mix]>([
    [5, 'allRoles'],
    [4, 'withoutWarlock'],
    [3, 'paladinSkeletonsSpider'],
    [2, 'paladinSpider'],
  ])('for %i players %s comes first', (players, roles) => {
    expect(game.setupFor(players, startValues(fields))).toEqual({ players, roles });
  });

  test('two to five can play, and every set can', () => {
    expect(game.players).toEqual({ fewest: 2, most: 5 });
    const refusals = mixIds.map((roles) =>
      game.setupRefusal(setupOf({ roles, players: sets[roles].length })),
    );
    expect(refusals).toEqual(mixIds.map(() => undefined));
  });

  test('[VMP-S2] a number and roles of a link that do not agree are chosen again', () => {
    expect(game.setupRefusal(setupOf({ roles: 'paladinSpider', players: 3 }))).toEqual({
      code: 'rolesForOthers',
      params: { players: 2 },
    });
  });

  test('a first game is one of four without the Warlock', () => {
    expect(startValues(fields)).toMatchObject({ players: 4, roles: 'withoutWarlock' });
  });

  test.each<[number, Mix]>([
    [3, 'skeletonsSpiderManor'],
    [4, 'withoutManor'],
    [2, 'skeletonsSpider'],
    [5, 'allRoles'],
  ])('[VMP-S2] for %i players %s stays, if it was chosen', (players, roles) => {
    expect(game.setupFor(players, { ...startValues(fields), roles })).toEqual({ players, roles });
  });

  test.each(everySet)('%s: as many players as %j', (mix, roles) => {
    const setup = { ...startValues(fields), roles: mix };
    expect(game.fitting?.(setup, 'roles')).toEqual({ ...setup, players: roles.length });
    // What agrees stays.
    const agreeing = { ...setup, players: roles.length };
    expect(game.fitting?.(agreeing, 'players')).toEqual(agreeing);
    expect(game.fitting?.(agreeing)).toEqual(agreeing);
  });

  test.each(mixIds.flatMap((mix) => [2, 3, 4, 5].map((players) => [mix, players] as const)))(
    'from %s to %i players: the set gives way where it has to',
    (roles, players) => {
      const setup = { ...startValues(fields), roles, players };
      const agrees = sets[roles].length === players;
      const first = game.setupFor(players, setup)['roles'];
      const fit = game.fitting?.(setup, 'players');
      expect(fit).toEqual({ ...setup, roles: agrees ? roles : first });
    },
  );

  test('only sets of as many roles are offered', () => {
    const roles = field('roles');
    const offered = (players: number) =>
      mixIds.filter((mix) => roles?.allows?.({ ...startValues(fields), players }, mix));
    expect([2, 3, 4, 5].map(offered)).toEqual([
      ['paladinSpider', 'skeletonsSpider'],
      [
        'paladinSkeletonsSpider',
        'paladinSpiderManor',
        'paladinSpiderWarlock',
        'skeletonsSpiderWarlock',
        'skeletonsSpiderManor',
      ],
      ['withoutWarlock', 'withoutManor'],
      ['allRoles'],
    ]);
  });

  test('what is unknown is a game without the Warlock', () => {
    expect(game.seats({ roles: 'nobody' }).map(({ id }) => id)).toEqual(sets.withoutWarlock);
  });
});

describe('[VMP-S2] links', () => {
  test.each(everySet)('roles named one by one are %s', (mix, roles) => {
    const found = parseFields(fields, { roles: roles.join(',') });
    expect(found.errors).toEqual({});
    expect(found.values['roles']).toBe(mix);
    expect(game.fitting?.(found.values)).toMatchObject({ roles: mix, players: roles.length });
  });

  test.each([
    ['paladin,spider', 'paladinSpider'],
    ['paladin, spider', 'paladinSpider'],
    ['Paladin,Spider', 'paladinSpider'],
    ['paladin-spider', 'paladinSpider'],
    ['without-manor', 'withoutManor'],
    ['skeletons,spider,manor', 'skeletonsSpiderManor'],
  ])('roles=%s is %s', (roles, mix) => {
    expect(parseFields(fields, { roles })).toMatchObject({ values: { roles: mix }, errors: {} });
  });

  test('a number alone brings its set', () => {
    const { values, errors } = parseFields(fields, { players: '3' });
    expect(errors).toEqual({});
    expect(values).toMatchObject({ players: 3, roles: 'withoutWarlock' });
    expect(game.fitting?.(values, 'players')).toMatchObject({
      players: 3,
      roles: 'paladinSkeletonsSpider',
    });
  });

  test('a set alone brings its number, also against another number', () => {
    const { values } = parseFields(fields, { players: '3', roles: 'paladin,spider' });
    expect(values).toMatchObject({ players: 3, roles: 'paladinSpider' });
    expect(game.fitting?.(values, 'roles')).toMatchObject({ players: 2, roles: 'paladinSpider' });
    expect(game.fitting?.(values, 'players')).toMatchObject({
      players: 3,
      roles: 'paladinSkeletonsSpider',
    });
  });

  test.each(['paladin', 'spider,manor', 'paladin,manor', 'enchanter', ''])(
    'roles=%s is no set of the game',
    (roles) => {
      expect(parseFields(fields, { roles })).toMatchObject({
        values: { roles: 'withoutWarlock' },
        errors: { roles: { code: 'unknownOption' } },
      });
    },
  );

  test.each([
    ['players', '1', 'outOfRange'],
    ['players', '6', 'outOfRange'],
    ['gritEnd', '40', 'outOfRange'],
    ['skeletonTeam', 'casty,screamy', 'wrongCount'],
    ['skeletonTeam', 'casty,screamy,shooty,slashy,wolfy', 'unknownOption'],
    ['paladinLevel', 'easy', 'unknownOption'],
  ])('%s=%s is not possible', (id, text, code) => {
    expect(parseFields(fields, { [id]: text }).errors).toMatchObject({ [id]: { code } });
  });
});

describe('[VMP-S9] what is asked', () => {
  const always = ['players', 'roles', 'shadowPaladin', 'difficulty'];
  const details = {
    paladin: ['gritEnd', 'healthEnd'],
    skeletons: ['stabilityEnd', 'rangedCosts'],
    spider: ['terrorEnd', 'defencesByTerror', 'spiritsByTerror'],
    manor: ['revealCounts', 'shiftRanges', 'swapRanges', 'wallCounts', 'wraithMoves'],
  };
  const boxIds = [
    ...['players', 'roles', 'armoredKnight', 'shadowPaladin', 'otherSkeletons', 'skeletonTeam'],
    ...['difficulty', ...Object.keys(levels).map((role) => `${role}Level`)],
    ...Object.values(details).flat(),
  ];
  const asked = (values: FieldValues) => shown(setupOf(values)).filter((id) => boxIds.includes(id));

  test.each<[string, FieldValues, readonly string[]]>([
    [
      'without the Warlock',
      {},
      [
        ...['players', 'roles', 'armoredKnight', 'shadowPaladin', 'otherSkeletons', 'difficulty'],
        ...Object.values(details).flat(),
      ],
    ],
    [
      '[VMP-B1] [VMP-B2] Paladin and Spider: nothing about Skeletons and Manor',
      { roles: 'paladinSpider' },
      [
        ...['players', 'roles', 'armoredKnight', 'shadowPaladin', 'difficulty'],
        ...details.paladin,
        ...details.spider,
      ],
    ],
    [
      '[VMP-G2] nothing about the boards of those who are replaced',
      { roles: 'paladinSpider', ...expansion },
      ['players', 'roles', 'armoredKnight', 'shadowPaladin', 'difficulty'],
    ],
    [
      '[VMP-B3] [VMP-G2] Skeletons and Spider: no Armored Knight without a Paladin',
      { roles: 'skeletonsSpider', shadowPaladin: true },
      [...always.slice(0, 3), 'otherSkeletons', 'difficulty', ...details.skeletons],
    ],
    [
      '[VMP-SK20] the five Skeletons, where those of the expansion join',
      { roles: 'skeletonsSpider', otherSkeletons: true },
      [
        ...always.slice(0, 3),
        ...['otherSkeletons', 'skeletonTeam', 'difficulty'],
        ...details.skeletons,
        ...details.spider,
      ],
    ],
    [
      'a difficulty for each who plays, not for the replaced',
      { roles: 'paladinSpiderManor', armoredKnight: true, difficulty: true },
      [
        ...['players', 'roles', 'armoredKnight', 'shadowPaladin', 'difficulty'],
        ...['spiderLevel', 'manorLevel'],
        ...details.spider,
        ...details.manor,
      ],
    ],
  ])('%s', (_, values, ids) => {
    expect(asked(values)).toEqual(ids);
  });

  test('[VMP-B1] [VMP-B2] [VMP-B3] what is printed has a sensible start and waits behind a fold', () => {
    const printed = [
      ['gritEnd', 41, 99, 50],
      ['healthEnd', 7, 20, 7],
      ['stabilityEnd', 10, 40, 12],
      ['terrorEnd', 12, 40, 12],
    ] as const;
    for (const [id, min, max, start] of printed) {
      expect(field(id)).toMatchObject({ kind: 'number', min, max, start, detail: true });
    }
    expect(
      Object.values(details)
        .flat()
        .map((id) => field(id)?.detail),
    ).toEqual(
      Object.values(details)
        .flat()
        .map(() => true),
    );
  });

  test('five difficulties each, the middle one to start with', () => {
    for (const [role, names] of Object.entries(levels)) {
      expect(names).toHaveLength(5);
      expect(names[2]).toBe('standard');
      expect(field(`${role}Level`)).toMatchObject({ options: names, start: 'standard' });
    }
  });
});

describe('the table at the start', () => {
  test.each([
    ['[VMP-P1] Health', 'paladin.health', 7],
    ['[VMP-P1] Grit', 'paladin.experience', 0],
    ['[VMP-P9] Fury', 'paladin.fire', 0],
    ['[VMP-P10] Light', 'paladin.light', 0],
    ['[VMP-P5] cubes', 'paladin.prepared', 0],
    ['[VMP-SK3] Stability', 'skeletons.stability', 2],
    ['[VMP-SK2] Skeletons', 'skeletons.inPlay', 2],
    ['[VMP-SK15] skulls', 'skeletons.skulls', 0],
    ['[VMP-SK17] pit markers', 'skeletons.pitMarkers', 0],
    ['[VMP-SP1] Terror', 'spider.terror', 0],
    ['[VMP-SP1] Blood', 'spider.blood', 0],
    ['[VMP-SP1] cards', 'spider.hand', 3],
    ['[VMP-SP1] Spirit', 'spider.spirit', 3],
    ['[VMP-SP1] Defense', 'spider.defence', 2],
    ['[VMP-SP1] Spiderlings', 'spider.spiderlings', 5],
    ['[VMP-M1] Seals', 'manor.seals', 0],
    ['[VMP-M1] rituals', 'manor.ritualHand', 3],
    ['[VMP-W2] Curses', 'warlock.curses', 0],
    ['[VMP-W9] magic cubes', 'warlock.magicCubes', 3],
    ['[VMP-W1] dominated pieces', 'warlock.dominated', 0],
  ])('%s', (_, at, value) => {
    expect(valueAt(tableOf(), at)).toBe(value);
  });

  test('nothing is switched on', () => {
    const on = Object.entries(tableOf().state.toggles).filter(([, value]) => value);
    expect(on).toEqual([]);
  });

  test('[VMP-B1] [VMP-B2] [VMP-B3] [VMP-G4] the ends are those of the boards', () => {
    const table = tableOf('allRoles', { gritEnd: 60, healthEnd: 9, stabilityEnd: 15 });
    for (const [at, end] of [
      ['paladin.experience', 60],
      ['paladin.health', 9],
      ['skeletons.stability', 15],
    ] as const) {
      expect(errorOf(played(table, at, end), moved(at, 1))).toEqual({
        code: 'atItsEnd',
        target: at,
      });
    }
    expect(valueAt(table, 'paladin.health')).toBe(7);
  });
});

function played(table: Table, at: string, value: number): Table {
  return { ...table, state: { ...table.state, values: { ...table.state.values, [at]: value } } };
}

describe('readings that were chosen', () => {
  test('[VMP-X1] [VMP-X4] by switches', () => {
    expect(field('skittishUp')).toMatchObject({ kind: 'toggle', start: false });
    expect(field('rangedCosts')).toMatchObject({ kind: 'toggle', start: true });
  });

  test('[VMP-X22] the Armored Knight counts as the Paladin for the Ruin at the start', () => {
    expect(valueAt(tableOf('paladinSpider', expansion), 'shadowPaladin.ruin')).toBe(5);
  });

  test('[VMP-X27] the Armored Knight starts with 2 hero cubes', () => {
    const table = tableOf('paladinSpider', { armoredKnight: true });
    expect(derivedAt(table, 'armoredKnight.knightCubesLeft')).toBe(2);
  });
});

describe('[VMP-S7] [VMP-S8] what small tables start with', () => {
  const twoTerror: readonly Mix[] = [
    ...(['paladinSpiderManor', 'paladinSpiderWarlock', 'skeletonsSpiderWarlock'] as const),
    ...(['skeletonsSpiderManor', 'paladinSpider', 'skeletonsSpider'] as const),
  ];
  const withExpand: readonly Mix[] = ['paladinSkeletonsSpider', 'paladinSpider', 'skeletonsSpider'];
  const threeSeals: readonly Mix[] = ['paladinSpiderManor', 'skeletonsSpiderManor'];

  test.each(mixIds)('%s', (mix) => {
    const table = tableOf(mix);
    expect(valueAt(table, 'spider.terror')).toBe(twoTerror.includes(mix) ? 2 : 0);
    expect(valueAt(table, 'spider.hand')).toBe(3);
    expect(table.state.toggles['spider.expand']).toBe(withExpand.includes(mix));
    if ((mixes[mix] as readonly string[]).includes('manor')) {
      expect(valueAt(table, 'manor.seals')).toBe(threeSeals.includes(mix) ? 3 : 0);
    }
  });
});

describe('[VMP-S9] what a difficulty changes at the start', () => {
  const numbersOf = (values: FieldValues, mix?: Mix) => {
    const plain = tableOf(mix).state;
    const { state } = tableOf(mix, values);
    const changed = Object.keys(state.values).filter((at) => state.values[at] !== plain.values[at]);
    const on = Object.keys(state.toggles).filter((at) => state.toggles[at] === true);
    return Object.fromEntries<number | boolean | undefined>([
      ...changed.map((at) => [at, state.values[at]] as const),
      ...on.map((at) => [at, true] as const),
    ]);
  };

  test.each<[string, string, Record<string, number | boolean>]>([
    ['paladin', 'squire', { 'spider.spiderlings': 3 }],
    ['paladin', 'protector', { 'spider.spiderlings': 4 }],
    ['paladin', 'standard', {}],
    ['paladin', 'justicar', {}],
    ['paladin', 'lord', {}],
    ['skeletons', 'miscreant', { 'paladin.health': 5 }],
    ['skeletons', 'boss', { 'paladin.health': 6 }],
    ['skeletons', 'standard', {}],
    ['skeletons', 'master', { 'paladin.armor': true }],
    ['skeletons', 'warlord', { 'paladin.armor': true, 'paladin.halo': true }],
    ['spider', 'hatchling', {}],
    ['spider', 'consumer', {}],
    ['spider', 'standard', {}],
    ['spider', 'matriarch', {}],
    ['spider', 'demonQueen', {}],
    ['manor', 'shack', {}],
    ['manor', 'villa', {}],
    ['manor', 'standard', {}],
    ['manor', 'keep', {}],
    ['manor', 'castle', {}],
  ])('%s %s: %j', (role, level, changes) => {
    expect(numbersOf(hard({ [`${role}Level`]: level }))).toEqual(changes);
    // Without the switch the choice counts for nothing.
    expect(numbersOf({ [`${role}Level`]: level })).toEqual({});
  });

  test('[VMP-G2] none for one who is replaced', () => {
    const all = hard({ paladinLevel: 'squire', armoredKnight: true });
    expect(valueAt(tableOf('allRoles', all), 'spider.spiderlings')).toBe(5);
  });

  test('none for one who does not play', () => {
    const spiderlings = hard({ paladinLevel: 'squire' });
    expect(valueAt(tableOf('skeletonsSpider', spiderlings), 'spider.spiderlings')).toBe(5);
    const health = hard({ skeletonsLevel: 'miscreant' });
    expect(valueAt(tableOf('paladinSpider', health), 'paladin.health')).toBe(7);
  });

  test('only what means something at the table is offered', () => {
    const offered = (mix: Mix, role: 'paladin' | 'skeletons', values: FieldValues = {}) => {
      const setup = setupOf({ roles: mix, players: sets[mix].length, ...hard(values) });
      const level = field(`${role}Level`);
      if (level?.when?.(setup) !== true) return [];
      return levels[role].filter((option) => level.allows?.(setup, option));
    };
    const shadow = { shadowPaladin: true };
    expect(offered('allRoles', 'paladin')).toEqual(levels.paladin);
    expect(offered('allRoles', 'paladin', shadow)).toEqual(['standard', 'justicar', 'lord']);
    expect(offered('allRoles', 'skeletons', shadow)).toEqual(levels.skeletons);
    expect(offered('allRoles', 'skeletons', { armoredKnight: true })).toEqual([]);
    expect(offered('skeletonsSpider', 'skeletons')).toEqual([]);
  });

  test('[VMP-P1] the Health that was taken does not come back to more than the board has', () => {
    const table = tableOf('allRoles', hard({ skeletonsLevel: 'miscreant' }));
    expect(errorOf(played(table, 'paladin.health', 7), moved('paladin.health', 1))).toMatchObject({
      code: 'atItsEnd',
    });
  });

  test('[VMP-S9] a Spider of fewer Spiderlings has no more', () => {
    const table = tableOf('allRoles', hard({ paladinLevel: 'protector' }));
    expect(errorOf(table, moved('spider.spiderlings', 1))).toMatchObject({ code: 'atItsEnd' });
  });
});
