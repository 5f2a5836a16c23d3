import {
  levelOf,
  levelsAt,
  mixes,
} from '../../../../rules/games/vast-mysterious-manor-published/roles';
import { chosen, switched, took } from '../../eventMakers';
import { offers } from '../../offered';
import { given, noticeIds, play, type Table } from '../../playing';
import { marching } from './cases/skeletonCases';
import { tableOf } from './publishedTable';

const ids = (table: Table, seat: string) => offers(table, seat).map(({ id }) => id);

describe('[VMP-S9] levels are offered where they mean something', () => {
  test('those of the Skeletons with the Paladin', () => {
    const hunting = { roles: 'skeletonsSpider', difficulty: true, skeletonsLevel: 'boss' };
    expect(levelsAt(hunting, 'skeletons')).toEqual(['standard']);
    expect(levelOf(hunting, 'skeletons')).toBe('standard');
    const knight = { ...hunting, roles: 'allRoles', armoredKnight: true };
    expect(levelOf(knight, 'skeletons')).toBe('standard');
    expect(levelOf({ ...knight, armoredKnight: false }, 'skeletons')).toBe('boss');
  });

  test('Squire and Protector with the Spider', () => {
    const shadow = { roles: 'allRoles', difficulty: true, paladinLevel: 'squire' };
    expect(levelOf(shadow, 'paladin')).toBe('squire');
    expect(levelOf({ ...shadow, shadowPaladin: true }, 'paladin')).toBe('standard');
    expect(levelsAt({ ...shadow, shadowPaladin: true }, 'paladin')).toEqual([
      'standard',
      'justicar',
      'lord',
    ]);
  });

  test('every level at the full table', () => {
    for (const role of mixes.allRoles) {
      expect(levelsAt({ roles: 'allRoles' }, role)).toHaveLength(5);
    }
  });
});

describe('nobody is offered what an absent Skeleton can do', () => {
  const team = (...skeletonTeam: readonly string[]) =>
    tableOf('allRoles', { otherSkeletons: true, skeletonTeam });
  const abilities = [
    'placeSkulls',
    'skullEntered',
    'scream',
    'placePitMarker',
    'bombWall',
    'clearTokens',
  ];
  const offered = (table: Table) => ids(table, 'skeletons').filter((id) => abilities.includes(id));

  test('[VMP-SK15] [VMP-SK16] [VMP-SK17] [VMP-SK18] [VMP-SK20]', () => {
    expect(offered(tableOf())).toEqual(abilities);
    expect(offered(team('shiny', 'singy', 'sniffy', 'slashy', 'stabby'))).toEqual([]);
    expect(offered(team('shiny', 'singy', 'sniffy', 'smashy', 'stabby'))).toEqual([
      'placePitMarker',
    ]);
  });
});

describe('what the table is asked', () => {
  const strikeSpider = took('skeletons', 'strike', {
    skeleton: 'casty',
    target: 'spider',
    spaces: 4,
  });
  const struck = (left: number, mix?: keyof typeof mixes) =>
    noticeIds(
      play(
        marching({ values: { 'spider.spiderlings': left } }, mix === undefined ? {} : { mix }),
        strikeSpider,
      ),
    );

  test('[VMP-X13] whether the Paladin wins by the hit of a Skeleton', () => {
    expect(struck(1)).toContain('lastSpiderlingOpen');
    expect(struck(2)).not.toContain('lastSpiderlingOpen');
    expect(struck(1, 'skeletonsSpider')).not.toContain('lastSpiderlingOpen');
  });

  test('[VMP-W14] whether what was hit was cursed', () => {
    const hit = took('paladin', 'hitPoltergeist');
    const plain = tableOf('allRoles');
    expect(noticeIds(play(plain, hit))).toEqual([]);
    const cursed = play(given(plain, { values: { 'warlock.curses': 2 } }), {
      ...took('warlock', 'curse', { markersPlaced: 2, newPoltergeists: 1 }),
    });
    expect(noticeIds(play(cursed, hit))).toContain('perhapsCursed');
    const asks = (...events: Parameters<typeof play>[1][]) =>
      noticeIds(play(cursed, ...events)).includes('perhapsCursed');
    expect(asks(took('paladin', 'refuseTreasure'))).toBe(true);
    expect(asks(switched('paladin.halo', true))).toBe(true);
    const kept = play(cursed, switched('paladin.halo', true));
    expect(noticeIds(play(kept, switched('paladin.halo', false)))).toEqual([]);
    expect(asks(took('skeletons', 'loot'))).toBe(true);
    expect(asks(took('spider', 'fangs', { bites: 1 }))).toBe(true);
    const bitten = { bites: 1, skeletonsBitten: ['casty'] };
    expect(asks(took('spider', 'fangs', bitten))).toBe(false);
    const swarm = chosen('spider.form', 'spiderlings');
    expect(asks(swarm, took('spider', 'lootTreasures', { treasuresLooted: 1 }))).toBe(true);
    expect(asks(swarm, took('spider', 'lootTreasures', { treasuresLooted: 0 }))).toBe(false);
  });
});
