import { viewOf } from '../../../../rules/engine/state';
import { offers } from '../../offered';
import { completed, moved, switched, took } from '../../eventMakers';
import {
  completeStep,
  derivedAt,
  effectOf,
  errorOf,
  given,
  play,
  type Position,
  type Table,
  valueAt,
} from '../../playing';
import { paladinEffects, paladinRefusals } from './cases/paladinCases';
import { proveActions } from './proveActions';
import { tableOf } from './publishedTable';

const on = (...ids: readonly string[]): Position => ({
  toggles: Object.fromEntries(ids.map((id) => [`paladin.${id}`, true])),
});

describe('the actions of the Paladin', () => {
  proveActions('paladin', tableOf(), paladinEffects, paladinRefusals);
});

describe('what is offered', () => {
  const ids = (table: Table) => offers(table, 'paladin').map(({ id }) => id);
  const gone = (table: Table) => {
    const left = ids(table);
    const holding = given(tableOf(), on('divination', 'pillarOfLight', 'prayerBeads'));
    return ids(holding).filter((id) => !left.includes(id));
  };
  const cards = ['divine', 'raisePillar', 'usePrayerBeads'];

  test('[VMP-P15] [VMP-P16] Divination, Pillar of Light and Prayer Beads only to who holds them', () => {
    expect(gone(tableOf())).toEqual(cards);
    expect(ids(given(tableOf(), on('divination')))).toContain('divine');
    expect(ids(given(tableOf(), on('pillarOfLight')))).toContain('raisePillar');
    expect(ids(given(tableOf(), on('prayerBeads')))).toContain('usePrayerBeads');
  });

  test('without Skeletons nothing about them', () => {
    const small = tableOf('paladinSpiderManor');
    expect(gone(small)).toEqual(['hitSkeletons', ...cards, 'loseHealth', 'sufferStabby']);
    expect(errorOf(small, took('paladin', 'hitSkeletons'))).toMatchObject({
      code: 'unknownTarget',
    });
  });

  test('[VMP-G2] the Shadow Paladin is hit instead of the Spider', () => {
    const table = tableOf('allRoles', { shadowPaladin: true });
    expect(gone(table)).toEqual(['hitSpider', 'hitEgg', 'burnWeb', ...cards]);
    expect(ids(table)).toContain('hitShadowPaladin');
    expect(ids(tableOf())).not.toContain('hitShadowPaladin');
  });

  test('[VMP-S9] a Justicar has no Shrines, nor what works at one', () => {
    const justicar = tableOf('allRoles', { difficulty: true, paladinLevel: 'justicar' });
    const praying = given(justicar, on('prayerBeads', 'divination', 'pillarOfLight'));
    expect(gone(praying)).toEqual(['shrineFaith', 'swapFavor', 'usePrayerBeads']);
  });
});

describe('[VMP-P2] [VMP-P7] [VMP-P10] [VMP-P15] the income of a crusade, as the sheet works it out (P-2)', () => {
  const inPlay = ['casty', 'screamy', 'shooty', 'slashy', 'stabby'];

  type Crusade = {
    reveal?: number;
    skeletons?: number;
    spider?: number;
    eggs?: number;
    polts?: number;
    refused?: number;
    disdain?: boolean;
  };

  test.each<[Crusade, number, number]>([
    [{ reveal: 1, polts: 1 }, 5, 1],
    [{ skeletons: 2 }, 0, 2],
    [{ skeletons: 2, disdain: true }, 6, 0],
    [{ reveal: 1, refused: 1 }, 7, 0],
    [{ spider: 1, eggs: 2 }, 10, 3],
    [{ reveal: 1, skeletons: 1, polts: 1, refused: 2 }, 15, 2],
    // Other numbers.
    [{}, 0, 0],
    [{ polts: 3 }, 9, 3],
    [{ reveal: 1, skeletons: 5, disdain: true }, 17, 0],
    [{ skeletons: 3, polts: 2, disdain: true }, 15, 2],
    [{ spider: 4, eggs: 3, polts: 3 }, 24, 8],
  ])('%j brings Grit %i and Light %i', (crusade, grit, light) => {
    const { reveal = 0, skeletons = 0, spider = 0, eggs = 0, polts = 0, refused = 0 } = crusade;
    const times = (count: number, action: string) =>
      Array.from({ length: count }, () => took('paladin', action));
    let table = given(tableOf(), {
      values: { 'skeletons.inPlay': 5 },
      ...on(...(crusade.disdain === true ? ['disdain'] : [])),
    });
    for (let egg = 0; egg < eggs; egg++) {
      table = play(table, { type: 'itemAdded', v: 1, to: 'spider.eggs' });
    }
    table = play(
      table,
      ...times(reveal, 'revealTile'),
      ...(skeletons > 0
        ? [took('paladin', 'hitSkeletons', { skeletons: inPlay.slice(0, skeletons) })]
        : []),
      ...times(spider, 'hitSpider'),
      ...times(eggs, 'hitEgg'),
      ...times(polts, 'hitPoltergeist'),
      ...times(refused, 'refuseTreasure'),
    );
    expect(valueAt(table, 'paladin.experience')).toBe(grit);
    expect(valueAt(table, 'paladin.light')).toBe(light);
  });
});

describe('[VMP-P15] [VMP-X29] Dedication', () => {
  test('works for each treasure that is refused', () => {
    const refuse = took('paladin', 'refuseTreasure');
    const table = play(given(tableOf(), on('dedication')), refuse, refuse);
    expect(valueAt(table, 'paladin.light')).toBe(4);
    expect(valueAt(table, 'paladin.fire')).toBe(4);
    expect(valueAt(table, 'paladin.experience')).toBe(0);
  });
});

describe('[VMP-P6] [VMP-P13] Strength and Defense', () => {
  const at = (prepared: number, fire: number) =>
    given(tableOf(), { values: { 'paladin.prepared': prepared, 'paladin.fire': fire } });

  // The rows of P-3: cubes on Prepare, Fury through Vigor, Strength, Defense left.
  test.each([
    [2, 0, 2],
    [3, 0, 3],
    [1, 1, 2],
    [0, 3, 3],
    [3, 2, 5],
    [4, 0, 4],
    [1, 5, 6],
  ])('%i prepared and %i Fury make Strength %i', (prepared, fire, strength) => {
    const table = at(prepared, fire);
    expect(derivedAt(table, 'paladin.strength')).toBe(prepared);
    expect(derivedAt(table, 'paladin.paladinDefence')).toBe(prepared);
    if (fire === 0) return;
    const after = play(table, took('paladin', 'vigorStrength', { fire }));
    expect(after.notices).toEqual([{ id: 'strengthAdded', tone: 'info', params: { added: fire } }]);
    expect(prepared + fire).toBe(strength);
    // Fury is no Defense.
    expect(derivedAt(after, 'paladin.paladinDefence')).toBe(prepared);
    expect(valueAt(after, 'paladin.fire')).toBe(0);
  });

  test('[VMP-P13] nobody spends more Fury than there is', () => {
    const after = play(at(0, 2), took('paladin', 'vigorStrength', { fire: 2 }));
    expect(valueAt(after, 'paladin.fire')).toBe(0);
    const tooMuch = play(at(0, 2), took('paladin', 'vigorStrength', { fire: 5 }));
    expect(valueAt(tooMuch, 'paladin.fire')).toBe(1);
  });
});

describe('numbers that follow', () => {
  test('[VMP-P17] [VMP-P16] a sprint is 2 spaces, with Winged Boots 4', () => {
    expect(derivedAt(tableOf(), 'paladin.sprintSpaces')).toBe(2);
    expect(derivedAt(given(tableOf(), on('wingedBoots')), 'paladin.sprintSpaces')).toBe(4);
  });

  test('[VMP-P3] favors held, beside Vigor and Illuminate', () => {
    expect(derivedAt(tableOf(), 'paladin.favorsHeld')).toBe(0);
    expect(derivedAt(given(tableOf(), on('conjure', 'disdain')), 'paladin.favorsHeld')).toBe(2);
  });

  test('[VMP-P5] cubes left are those that are not on an action', () => {
    const table = given(tableOf(), {
      values: { 'paladin.experience': 18, 'paladin.prepared': 2, 'paladin.sprints': 1 },
    });
    expect(derivedAt(table, 'paladin.cubesLeft')).toBe(2);
    expect(derivedAt(table, 'paladin.cubesToReturn')).toBeUndefined();
  });

  test('[VMP-P5] nobody uses more cubes than there are', () => {
    const full = play(tableOf(), moved('paladin.prepared', 2), moved('paladin.crusades', 5));
    expect(valueAt(full, 'paladin.crusades')).toBe(1);
    expect(errorOf(full, moved('paladin.sprints', 1))).toMatchObject({ code: 'atItsEnd' });
  });

  test('[VMP-P9] [VMP-P10] [VMP-P1] the ends of Fury, Light, Health and Grit', () => {
    const table = tableOf();
    for (const [at, end] of [
      ['paladin.fire', 5],
      ['paladin.light', 8],
      ['paladin.health', 7],
      ['paladin.experience', 50],
    ] as const) {
      const full = given(table, { values: { [at]: end } });
      expect(errorOf(full, moved(at, 1))).toEqual({ code: 'atItsEnd', target: at });
      expect(valueAt(play(full, moved(at, -99)), at)).toBe(0);
    }
  });
});

describe('[VMP-P5] [VMP-P16] collecting', () => {
  const collect = completed('paladin', 'paladinCollect');
  const next = { turn: '1/paladin/paladinAct' };
  const used = { 'paladin.prepared': 1, 'paladin.sprints': 1, 'paladin.crusades': 1 };
  const back = { 'paladin.prepared': -1, 'paladin.sprints': -1, 'paladin.crusades': -1 };

  test.each<[string, Position, Record<string, number>]>([
    ['nothing lies out', {}, {}],
    ['all cubes come off', { values: used }, back],
    ['Halo: Light +1', on('halo'), { 'paladin.light': 1 }],
    ['Holy Symbol: Fury +1', on('holySymbol'), { 'paladin.fire': 1 }],
    [
      'all of it',
      { values: used, ...on('halo', 'holySymbol') },
      { ...back, 'paladin.light': 1, 'paladin.fire': 1 },
    ],
    [
      'full pools take no more',
      { values: { 'paladin.fire': 5, 'paladin.light': 8 }, ...on('halo', 'holySymbol') },
      {},
    ],
  ])('%s', (_, position, effect) => {
    expect(effectOf(given(tableOf(), position), collect)).toEqual({ ...effect, ...next });
  });
});

describe('[VMP-P9] Fury at the end of the turn, as the sheet works it out (P-16)', () => {
  const end = completed('paladin', 'paladinEnd');
  const next = { turn: '1/skeletons/skeletonsLight' };

  test.each<[number, string, readonly string[], number]>([
    [0, 'nothing', [], 1],
    [3, 'a poltergeist', ['hitPoltergeist'], 4],
    [3, 'a Spiderling', ['hitSpider'], 3],
    [5, 'nothing', [], 5],
    [4, 'an Egg and a Skeleton', ['hitEgg', 'hitSkeletons'], 5],
    [2, 'a poltergeist and the Spider', ['hitPoltergeist', 'hitSpider'], 2],
  ])('%i, hit %s: %i', (fire, _, hits, after) => {
    const acting = play(
      given(tableOf(), { values: { 'paladin.fire': fire }, turn: 'paladin/paladinAct' }),
      { type: 'itemAdded', v: 1, to: 'spider.eggs' },
      ...hits.map((hit) =>
        took('paladin', hit, hit === 'hitSkeletons' ? { skeletons: ['casty'] } : {}),
      ),
    );
    expect(valueAt(play(completeStep(acting), end), 'paladin.fire')).toBe(after);
  });

  test('[VMP-X15] hitting the Shadow Paladin does not stop it', () => {
    const table = given(tableOf('allRoles', { shadowPaladin: true }), {
      turn: 'paladin/paladinEnd',
    });
    const hit = play(table, took('paladin', 'hitShadowPaladin'));
    expect(effectOf(hit, end)).toEqual({ 'paladin.fire': 1, ...next });
  });

  test('a miss that was entered by mistake is put right by the switch', () => {
    const table = given(tableOf(), { turn: 'paladin/paladinEnd', ...on('spiderHit') });
    expect(effectOf(table, end)).toEqual(next);
    expect(effectOf(play(table, switched('paladin.spiderHit', false)), end)).toEqual({
      'paladin.fire': 1,
      ...next,
    });
  });

  test('the hit is forgotten in the next own turn, not before', () => {
    let table = completeStep(given(tableOf(), { turn: 'paladin/paladinEnd', ...on('spiderHit') }));
    while (table.state.turn.seat !== 'paladin') {
      expect(table.state.toggles['paladin.spiderHit']).toBe(true);
      table = completeStep(table);
    }
    expect(table.state.toggles['paladin.spiderHit']).toBe(false);
  });
});

describe('[VMP-S5] cards that are out at small tables', () => {
  const favorsOffered = (table: Table) => {
    const field = offers(table, 'paladin')
      .find(({ id }) => id === 'keepFavor')
      ?.inputs?.(viewOf(table.game, table.state), {})
      .at(0);
    return field?.kind === 'choice' ? field.options : [];
  };

  test.each([
    ['allRoles', []],
    ['paladinSkeletonsSpider', []],
    ['paladinSpiderManor', ['armor', 'disdain', 'radiantLamps']],
    ['paladinSpiderWarlock', ['armor', 'disdain', 'radiantLamps']],
    ['paladinSpider', ['armor', 'radiantLamps']],
  ] as const)('%s: without %j', (mix, out) => {
    const table = tableOf(mix);
    const all = ['armor', 'disdain', 'radiantLamps', 'dedication', 'halo'];
    const there = all.filter((card) => `paladin.${card}` in table.state.toggles);
    expect(there).toEqual(all.filter((card) => !(out as readonly string[]).includes(card)));
    for (const card of out) expect(favorsOffered(table)).not.toContain(card);
  });
});
