import { checkValues, type FieldValues } from '../../../../rules/engine/fields';
import { vastMysteriousManorPublished as game } from '../../../../rules/games/vast-mysterious-manor-published';
import {
  levels,
  mixIds,
  mixes,
  type Mix,
} from '../../../../rules/games/vast-mysterious-manor-published/roles';

const setupOf = (mix: Mix, values: FieldValues = {}) =>
  checkValues(game.setupFields, { players: mixes[mix].length, ...values, roles: mix });
const listOf = (mix: Mix, values?: FieldValues) => game.checklist(setupOf(mix, values));
const peculiarOf = (mix: Mix, values?: FieldValues) => game.peculiar?.(setupOf(mix, values)) ?? [];
const hard = (values: FieldValues) => ({ difficulty: true, ...values });
const knight = { armoredKnight: true };
const shadow = { shadowPaladin: true };

const map = ['board', 'pit', 'armories', 'entrance', 'firstTiles', 'supplies', 'seating'];
const own: Readonly<Record<string, readonly string[]>> = {
  paladin: ['paladinPiece', 'paladinDials', 'paladinCubes', 'paladinFavors', 'paladinTreasures'],
  armoredKnight: ['armoredKnightBoard'],
  skeletons: ['skeletonsStability', 'skeletonsMarch', 'skeletonsSpawn', 'skeletonsGear'],
  spider: ['spiderPiece', 'spiderHand', 'spiderSupply'],
  shadowPaladin: ['shadowPaladinBoard'],
  manor: ['manorSeals', 'manorOmens', 'manorRituals', 'manorWraith'],
  warlock: ['warlockCubes', 'warlockSpells', 'warlockPiece'],
};

/** What each set of roles changes, as the sheet lists it. */
const byMix: Readonly<Record<Mix, readonly string[]>> = {
  allRoles: [],
  withoutWarlock: [],
  withoutManor: ['warlockHasExpand'],
  paladinSkeletonsSpider: ['spiderHasExpand'],
  paladinSpiderManor: ['threeCardsOut', 'spiderTwoTerror', 'manorThreeSeals'],
  paladinSpiderWarlock: ['threeCardsOut', 'spiderTwoTerror', 'warlockHasTwoSpells'],
  skeletonsSpiderWarlock: [
    ...['skeletonsHuntSpider', 'spiderTwoTerror', 'gearOut', 'warlockHasExpandAndEnclose'],
  ],
  skeletonsSpiderManor: [
    ...['skeletonsHuntSpider', 'spiderTwoTerror', 'gearOut', 'manorThreeSeals'],
  ],
  paladinSpider: ['twoCardsOut', 'spiderTwoTerror', 'spiderHasExpand'],
  skeletonsSpider: ['skeletonsHuntSpider', 'spiderTwoTerror', 'spiderHasExpand'],
};

describe('[VMP-S3] [VMP-S10] the map, each role, what this table changes', () => {
  test.each(mixIds)('%s', (mix) => {
    expect(listOf(mix)).toEqual([
      ...map,
      ...mixes[mix].flatMap((role) => own[role] ?? []),
      ...byMix[mix],
    ]);
  });

  test('[VMP-G2] the roles of the expansion bring their boards', () => {
    expect(listOf('allRoles', { ...knight, ...shadow })).toEqual([
      ...map,
      ...['armoredKnight', 'skeletons', 'shadowPaladin', 'manor', 'warlock'].flatMap(
        (role) => own[role] ?? [],
      ),
      ...['knightIsHunted', 'shadowIsHunted'],
    ]);
  });
});

describe('[VMP-S4] [VMP-S5] [VMP-S6] [VMP-S7] [VMP-S8] what a set of roles changes', () => {
  test.each(mixIds)('%s', (mix) => {
    expect(peculiarOf(mix)).toEqual(byMix[mix]);
  });

  test.each<[Mix, FieldValues, readonly string[]]>([
    // Cards and Terror of one who is not there are nobody’s business.
    ['paladinSpiderManor', knight, ['spiderTwoTerror', 'manorThreeSeals']],
    ['paladinSpiderManor', shadow, ['threeCardsOut', 'manorThreeSeals', 'shadowIsHunted']],
    ['paladinSpiderWarlock', { ...knight, ...shadow }, ['warlockHasTwoSpells', 'shadowIsHunted']],
    ['paladinSpider', knight, ['spiderTwoTerror', 'spiderHasExpand']],
    ['paladinSpider', shadow, ['twoCardsOut', 'shadowIsHunted']],
    ['paladinSkeletonsSpider', shadow, ['shadowIsHunted']],
    ['paladinSkeletonsSpider', knight, ['spiderHasExpand', 'knightIsHunted']],
    ['skeletonsSpider', shadow, ['shadowIsHunted']],
    ['skeletonsSpiderManor', shadow, ['gearOut', 'manorThreeSeals', 'shadowIsHunted']],
    ['skeletonsSpiderWarlock', shadow, ['gearOut', 'warlockHasExpandAndEnclose', 'shadowIsHunted']],
    ['skeletonsSpider', knight, byMix.skeletonsSpider],
  ])('[VMP-G2] %s with %j: %j', (mix, values, lines) => {
    expect(peculiarOf(mix, values)).toEqual(lines);
  });
});

describe('[VMP-S9] what difficulties change', () => {
  const each = Object.entries(levels).flatMap(([role, names]) =>
    names.filter((level) => level !== 'standard').map((level) => [role, level] as const),
  );

  test('twenty have a line', () => {
    expect(each).toHaveLength(20);
  });

  test.each(each)('%s: %s', (role, level) => {
    const chosen = { [`${role}Level`]: level };
    expect(peculiarOf('allRoles', hard(chosen))).toEqual([`${level}Level`]);
    expect(peculiarOf('allRoles', chosen)).toEqual([]);
  });

  test('of all, in turn order, after what the roles change', () => {
    const all = hard({
      warlockLevel: 'beguiler',
      paladinLevel: 'lord',
      spiderLevel: 'matriarch',
      skeletonsLevel: 'boss',
    });
    expect(peculiarOf('withoutManor', all)).toEqual([
      'warlockHasExpand',
      ...['lordLevel', 'bossLevel', 'matriarchLevel', 'beguilerLevel'],
    ]);
  });

  test('[VMP-G2] none of one who is replaced or away', () => {
    const all = hard({ paladinLevel: 'lord', spiderLevel: 'consumer', manorLevel: 'keep' });
    expect(peculiarOf('withoutManor', { ...all, ...knight, ...shadow })).toEqual([
      ...['warlockHasExpand', 'knightIsHunted', 'shadowIsHunted'],
    ]);
  });
});

describe('[VMP-S9] difficulties that mean nothing at a table', () => {
  test.each<[Mix, FieldValues]>([
    // Those of the Skeletons are about the Paladin, these two of his about the Spider.
    ['allRoles', { ...knight, skeletonsLevel: 'miscreant' }],
    ['allRoles', { ...knight, skeletonsLevel: 'warlord' }],
    ['skeletonsSpider', { skeletonsLevel: 'boss' }],
    ['skeletonsSpiderManor', { skeletonsLevel: 'master' }],
    ['allRoles', { ...shadow, paladinLevel: 'squire' }],
    ['paladinSpider', { ...shadow, paladinLevel: 'protector' }],
  ])('%s with %j', (mix, values) => {
    expect(peculiarOf(mix, hard(values))).toEqual(
      peculiarOf(mix, { ...values, difficulty: false }),
    );
  });

  test('a Lord is one against the Shadow Paladin, too', () => {
    expect(peculiarOf('allRoles', hard({ ...shadow, paladinLevel: 'lord' }))).toEqual([
      ...['lordLevel', 'shadowIsHunted'],
    ]);
  });
});

describe('[VMP-SK20] Skeletons of the expansion', () => {
  test('have a line where there are Skeletons', () => {
    const others = { otherSkeletons: true };
    expect(peculiarOf('allRoles', others)).toEqual(['otherSkeletons']);
    expect(peculiarOf('paladinSpider', others)).toEqual(byMix.paladinSpider);
  });
});

describe('[VMP-S10] every checklist', () => {
  const variants: readonly FieldValues[] = [
    {},
    knight,
    shadow,
    { ...knight, ...shadow, otherSkeletons: true },
    ...[0, 1, 3, 4].map((index) =>
      hard(
        Object.fromEntries(
          Object.entries(levels).map(([role, names]) => [`${role}Level`, names[index] ?? '']),
        ),
      ),
    ),
  ];

  test('has what is peculiar among its lines, and no line twice', () => {
    for (const mix of mixIds) {
      for (const values of variants) {
        const lines = listOf(mix, values);
        expect(new Set(lines).size).toBe(lines.length);
        expect(peculiarOf(mix, values).filter((line) => !lines.includes(line))).toEqual([]);
      }
    }
  });
});
