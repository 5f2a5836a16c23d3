import type { FieldValues } from '../../../../rules/engine/fields';
import { victoriesAt } from '../../../../rules/engine/reduce';
import { viewOf } from '../../../../rules/engine/state';
import { mixIds, type Mix } from '../../../../rules/games/vast-mysterious-manor-published/roles';
import { moved, setTo, switched, took } from '../../eventMakers';
import { errorOf, given, noticeIds, play, type Table } from '../../playing';
import { tableOf } from './publishedTable';

const hard = (values: FieldValues) => ({ difficulty: true, ...values });
const knight = { armoredKnight: true };
const shadow = { shadowPaladin: true };
const applying = ({ game, state }: Table) =>
  victoriesAt(game, viewOf(game, state)).map(({ id }) => id);
const won = (table: Table) => noticeIds(table).filter((id) => id.startsWith('victory.'));

/** Who can win how at the tables of the box. */
const byMix: Readonly<Record<Mix, readonly string[]>> = {
  allRoles: [
    ...['paladinKillsSpider', 'skeletonsKillPaladin', 'spiderLeaves'],
    ...['manorSeals', 'warlockDominates'],
  ],
  withoutWarlock: ['paladinKillsSpider', 'skeletonsKillPaladin', 'spiderLeaves', 'manorSeals'],
  withoutManor: ['paladinKillsSpider', 'skeletonsKillPaladin', 'spiderLeaves', 'warlockDominates'],
  paladinSkeletonsSpider: ['paladinKillsSpider', 'skeletonsKillPaladin', 'spiderLeaves'],
  paladinSpiderManor: ['paladinKillsSpider', 'spiderLeaves', 'manorSeals'],
  paladinSpiderWarlock: ['paladinKillsSpider', 'spiderLeaves', 'warlockDominates'],
  skeletonsSpiderWarlock: ['skeletonsKillSpider', 'spiderLeaves', 'warlockDominates'],
  skeletonsSpiderManor: ['skeletonsKillSpider', 'spiderLeaves', 'manorSeals'],
  paladinSpider: ['paladinKillsSpider', 'spiderLeaves'],
  skeletonsSpider: ['skeletonsKillSpider', 'spiderLeaves'],
};

/** The number that decides, what it is just before, and the last move. */
const waysToWin: Readonly<Record<string, readonly [at: string, almost: number, by: number]>> = {
  paladinKillsSpider: ['spider.spiderlings', 1, -1],
  paladinKillsShadow: ['shadowPaladin.health', 1, -1],
  armoredKnightKillsSpider: ['spider.spiderlings', 1, -1],
  armoredKnightKillsShadow: ['shadowPaladin.health', 1, -1],
  skeletonsKillPaladin: ['paladin.health', 1, -1],
  skeletonsKillKnight: ['armoredKnight.health', 1, -1],
  skeletonsKillSpider: ['spider.spiderlings', 1, -1],
  manorSeals: ['manor.seals', 13, 1],
  warlockDominates: ['warlock.dominated', 4, 1],
};

/** Wins each way in turn, from the start of the same table. */
function proveEach(table: Table, ids: readonly string[]): void {
  expect(applying(table)).toEqual(ids);
  for (const id of ids) {
    const way = waysToWin[id];
    if (way === undefined) continue;
    const [at, almost, by] = way;
    const before = play(table, setTo(at, almost));
    expect(won(before)).toEqual([]);
    expect(won(play(before, moved(at, by)))).toEqual([`victory.${id}`]);
  }
}

describe('[VMP-V1] [VMP-V3] [VMP-V4] [VMP-V5] [VMP-V6] who wins how', () => {
  test.each(mixIds)('%s', (mix) => {
    proveEach(tableOf(mix), byMix[mix]);
  });

  test('[VMP-S4] only without a Paladin the Skeletons hunt the Spider', () => {
    const hunting = mixIds.filter((mix) => applying(tableOf(mix)).includes('skeletonsKillSpider'));
    expect(hunting).toEqual(['skeletonsSpiderWarlock', 'skeletonsSpiderManor', 'skeletonsSpider']);
  });

  test('Health 0 wins nothing without Skeletons', () => {
    expect(won(play(tableOf('paladinSpider'), setTo('paladin.health', 0)))).toEqual([]);
  });

  test('a victory is told once', () => {
    const table = play(tableOf(), setTo('spider.spiderlings', 0));
    expect(won(table)).toEqual(['victory.paladinKillsSpider']);
    expect(won(play(table, moved('manor.seals', 1)))).toEqual([]);
  });
});

describe('[VMP-G2] [VMP-V1] [VMP-V2] [VMP-V3] [VMP-V7] with roles of the expansion', () => {
  test.each<[Mix, FieldValues, readonly string[]]>([
    [
      'allRoles',
      knight,
      [
        ...['armoredKnightKillsSpider', 'skeletonsKillKnight', 'spiderLeaves'],
        ...['manorSeals', 'warlockDominates'],
      ],
    ],
    [
      'allRoles',
      shadow,
      [
        ...['paladinKillsShadow', 'skeletonsKillPaladin', 'shadowPaladinLeaves'],
        ...['manorSeals', 'warlockDominates'],
      ],
    ],
    [
      'withoutWarlock',
      { ...knight, ...shadow },
      ['armoredKnightKillsShadow', 'skeletonsKillKnight', 'shadowPaladinLeaves', 'manorSeals'],
    ],
    ['paladinSpider', knight, ['armoredKnightKillsSpider', 'spiderLeaves']],
    ['paladinSpider', shadow, ['paladinKillsShadow', 'shadowPaladinLeaves']],
    [
      'paladinSpider',
      { ...knight, ...shadow },
      ['armoredKnightKillsShadow', 'shadowPaladinLeaves'],
    ],
    // [VMP-X18] Nobody is said to win by what is not settled.
    ['skeletonsSpider', shadow, ['shadowPaladinLeaves']],
    ['skeletonsSpiderManor', shadow, ['shadowPaladinLeaves', 'manorSeals']],
    ['skeletonsSpider', knight, ['skeletonsKillSpider', 'spiderLeaves']],
  ])('%s with %j: %j', (mix, values, ids) => {
    proveEach(tableOf(mix, values), ids);
  });

  test('[VMP-V2] as many hits as he has Health', () => {
    let table = tableOf('paladinSpider', { ...shadow, shadowHealth: 3 });
    for (const expected of [[], [], ['victory.paladinKillsShadow']]) {
      table = play(table, took('paladin', 'hitShadowPaladin'));
      expect(won(table)).toEqual(expected);
    }
  });

  test('[VMP-V7] the last space, then out', () => {
    const table = tableOf('paladinSpider', { ...shadow, shadowEnd: 6 });
    const almost = play(table, setTo('shadowPaladin.shadow', 5));
    expect(errorOf(almost, took('shadowPaladin', 'leaveManor'))).toMatchObject({
      code: 'refused',
    });
    const last = play(almost, moved('shadowPaladin.shadow', 1));
    expect(won(last)).toEqual([]);
    expect(won(play(last, took('shadowPaladin', 'leaveManor')))).toEqual([
      'victory.shadowPaladinLeaves',
    ]);
  });
});

describe('[VMP-S9] goals by difficulty', () => {
  test.each([
    ['squire', 3],
    ['protector', 4],
    ['standard', 5],
    ['justicar', 5],
    ['lord', 5],
  ])('[VMP-V1] %s: %i hits', (paladinLevel, hits) => {
    let table = tableOf('allRoles', hard({ paladinLevel }));
    for (let hit = 1; hit <= hits; hit++) {
      table = play(table, took('paladin', 'hitSpider'));
      expect(won(table)).toEqual(hit < hits ? [] : ['victory.paladinKillsSpider']);
    }
  });

  test.each([
    ['miscreant', 5],
    ['boss', 6],
    ['standard', 7],
    ['master', 8],
    ['warlord', 8],
  ])('[VMP-V3] %s: %i losses, one of them taken by Armor', (skeletonsLevel, losses) => {
    let table = tableOf('allRoles', hard({ skeletonsLevel }));
    for (let loss = 1; loss <= losses; loss++) {
      table = play(table, took('paladin', 'loseHealth'));
      expect(won(table)).toEqual(loss < losses ? [] : ['victory.skeletonsKillPaladin']);
    }
  });

  test.each([
    ['hatchling', 8],
    ['consumer', 10],
    ['standard', 12],
    ['matriarch', 12],
    ['demonQueen', 12],
  ])('[VMP-V4] [VMP-X10] %s: %i Terror, then out', (spiderLevel, terror) => {
    const table = tableOf('allRoles', hard({ spiderLevel }));
    const almost = play(table, setTo('spider.terror', terror - 1));
    expect(errorOf(almost, took('spider', 'escape'))).toEqual({
      code: 'refused',
      refusal: { code: 'needsTerror', params: { amount: terror, have: terror - 1 } },
    });
    const open = play(almost, moved('spider.terror', 1));
    expect(open.notices).toEqual([{ id: 'mayLeave', tone: 'gain', params: { terror } }]);
    const out = play(open, took('spider', 'escape'));
    expect(out.notices).toEqual([
      { id: 'victory.spiderLeaves', tone: 'victory', params: { goal: terror } },
    ]);
  });

  test.each([
    ['shack', 11],
    ['villa', 13],
    ['standard', 14],
    ['keep', 14],
    ['castle', 14],
  ])('[VMP-V5] %s: %i Seals', (manorLevel, seals) => {
    const table = tableOf('allRoles', hard({ manorLevel }));
    const almost = play(table, setTo('manor.seals', seals - 1));
    expect(won(almost)).toEqual([]);
    expect(play(almost, moved('manor.seals', 1)).notices).toEqual([
      { id: 'victory.manorSeals', tone: 'victory', params: { goal: seals } },
    ]);
  });

  test.each([
    ['charlatan', 4],
    ['controller', 5],
    ['standard', 5],
    ['beguiler', 5],
    ['mindBender', 5],
  ])('[VMP-V6] %s: %i pieces', (warlockLevel, pieces) => {
    const table = tableOf('allRoles', hard({ warlockLevel }));
    const almost = play(table, setTo('warlock.dominated', pieces - 1));
    expect(won(almost)).toEqual([]);
    expect(play(almost, moved('warlock.dominated', 1)).notices).toEqual([
      { id: 'victory.warlockDominates', tone: 'victory', params: { goal: pieces } },
    ]);
  });

  test('[VMP-G2] none for one who is replaced', () => {
    const table = tableOf('allRoles', hard({ paladinLevel: 'squire', ...knight }));
    expect(won(play(table, setTo('spider.spiderlings', 2)))).toEqual([]);
    expect(won(play(table, setTo('spider.spiderlings', 0)))).toEqual([
      'victory.armoredKnightKillsSpider',
    ]);
  });
});

describe('[VMP-V1] [VMP-V4] what does not win', () => {
  test('Terror alone, and the way out is a switch that can be put right', () => {
    const table = given(tableOf(), { values: { 'spider.terror': 12 } });
    expect(won(play(table, moved('spider.blood', 1)))).toEqual([]);
    const out = play(table, took('spider', 'escape'));
    expect(won(out)).toEqual(['victory.spiderLeaves']);
    const back = play(out, switched('spider.escaped', false));
    expect(won(play(back, took('spider', 'escape')))).toEqual(['victory.spiderLeaves']);
  });

  test('[VMP-X13] whoever puts the last Spiderling in the box, it is the Paladin who is named', () => {
    const last = given(tableOf(), { values: { 'spider.spiderlings': 1 } });
    const struck = play(last, took('skeletons', 'strike', { target: 'spider', spaces: 2 }));
    expect(won(struck)).toEqual(['victory.paladinKillsSpider']);
  });
});

describe('how far each has come', () => {
  const progressOf = (table: Table, id: string) =>
    table.game.definition.victories
      .find((other) => other.id === id)
      ?.progress?.(viewOf(table.game, table.state));

  test.each<[string, FieldValues, string, number, number, number]>([
    ['paladinKillsSpider', {}, 'spider.spiderlings', 3, 2, 5],
    ['paladinKillsSpider', hard({ paladinLevel: 'squire' }), 'spider.spiderlings', 1, 2, 3],
    ['armoredKnightKillsSpider', knight, 'spider.spiderlings', 5, 0, 5],
    ['paladinKillsShadow', { ...shadow, shadowHealth: 4 }, 'shadowPaladin.health', 1, 3, 4],
    ['skeletonsKillPaladin', {}, 'paladin.health', 4, 3, 7],
    ['skeletonsKillPaladin', hard({ skeletonsLevel: 'boss' }), 'paladin.health', 1, 5, 6],
    ['skeletonsKillPaladin', { healthEnd: 9 }, 'paladin.health', 8, 0, 7],
    ['skeletonsKillKnight', { ...knight, knightHealth: 6 }, 'armoredKnight.health', 2, 4, 6],
    ['spiderLeaves', {}, 'spider.terror', 7, 7, 12],
    ['spiderLeaves', hard({ spiderLevel: 'hatchling' }), 'spider.terror', 7, 7, 8],
    ['shadowPaladinLeaves', { ...shadow, shadowEnd: 9 }, 'shadowPaladin.shadow', 4, 4, 9],
    ['manorSeals', {}, 'manor.seals', 6, 6, 14],
    ['manorSeals', hard({ manorLevel: 'villa' }), 'manor.seals', 6, 6, 13],
    ['warlockDominates', hard({ warlockLevel: 'charlatan' }), 'warlock.dominated', 3, 3, 4],
  ])('%s with %j: %s at %i', (id, values, at, to, value, goal) => {
    const table = given(tableOf('allRoles', values), { values: { [at]: to } });
    expect(progressOf(table, id)).toEqual({ value, goal });
  });

  test('[VMP-V3] the Skeletons who hunt the Spider', () => {
    const table = given(tableOf('skeletonsSpider'), { values: { 'spider.spiderlings': 1 } });
    expect(progressOf(table, 'skeletonsKillSpider')).toEqual({ value: 4, goal: 5 });
  });
});
