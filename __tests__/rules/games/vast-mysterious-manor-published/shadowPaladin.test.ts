import type { FieldValues } from '../../../../rules/engine/fields';
import type { Mix } from '../../../../rules/games/vast-mysterious-manor-published/roles';
import { completed, moved, setTo, took } from '../../eventMakers';
import {
  completeStep,
  derivedAt,
  effectOf,
  errorOf,
  given,
  noticeIds,
  play,
  type Position,
  type Table,
  valueAt,
} from '../../playing';
import { tableOf } from './publishedTable';

type Values = Readonly<Record<string, number>>;
const shadowTable = (values: FieldValues = {}, mix: Mix = 'allRoles') =>
  tableOf(mix, { shadowPaladin: true, ...values });
const own = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [`shadowPaladin.${id}`, value]));
const at = (values: Values, setup: FieldValues = {}, more: Position = {}) =>
  given(shadowTable(setup), { ...more, values: own(values) });
const does = (table: Table, action: string, inputs: Parameters<typeof took>[2] = {}) =>
  effectOf(table, took('shadowPaladin', action, inputs));
const refusal = (table: Table, action: string, inputs: Parameters<typeof took>[2] = {}) =>
  errorOf(table, took('shadowPaladin', action, inputs));
const refused = (code: string, params?: Values) => ({
  code: 'refused',
  refusal: { code, ...(params === undefined ? {} : { params }) },
});

describe('the start', () => {
  test.each([
    ['allRoles', {}, 5],
    ['withoutManor', {}, 5],
    ['paladinSpider', {}, 5],
    ['skeletonsSpider', {}, 5],
    ['paladinSpider', { armoredKnight: true }, 5],
  ] as const)('[VMP-SH2] %s %j: Ruin %i', (mix, setup, ruin) => {
    expect(valueAt(shadowTable(setup, mix), 'shadowPaladin.ruin')).toBe(ruin);
  });

  test('[VMP-SH11] [VMP-SH1] Health as entered, the first space, no Ice', () => {
    const numbers = (table: Table) =>
      ['health', 'shadow', 'ice', 'ruinOnMap'].map((id) => valueAt(table, `shadowPaladin.${id}`));
    expect(numbers(shadowTable())).toEqual([5, 0, 0, 0]);
    expect(numbers(shadowTable({ shadowHealth: 8 }))).toEqual([8, 0, 0, 0]);
  });

  test('[VMP-SH7] [VMP-SH8] Defense and Spirit of the first space, or a guess', () => {
    const numbers = (table: Table) =>
      ['defence', 'spirit', 'hand'].map((id) => valueAt(table, `shadowPaladin.${id}`));
    expect(numbers(shadowTable())).toEqual([1, 3, 3]);
    const printed = { shadowDefences: [1, 2, 4], shadowSpirits: [4, 5] };
    expect(numbers(shadowTable(printed))).toEqual([2, 4, 4]);
  });

  test('he takes the turn of the Spider', () => {
    const seats = shadowTable().game.seats.map(({ id }) => id);
    expect(seats).toEqual(['paladin', 'skeletons', 'shadowPaladin', 'manor', 'warlock']);
  });
});

describe('[VMP-SH2] there are 20 ruin cubes', () => {
  test('those on the map are missing from his Ruin, and the other way round', () => {
    const table = at({ ruin: 12, ruinOnMap: 8 });
    expect(errorOf(table, moved('shadowPaladin.ruin', 1))).toMatchObject({ code: 'atItsEnd' });
    expect(errorOf(table, moved('shadowPaladin.ruinOnMap', 1))).toMatchObject({
      code: 'atItsEnd',
    });
  });

  test.each([
    [0, 0, 0],
    [5, 3, 3],
    [17, 3, 3],
  ])('[VMP-SH4] with Ruin %i and %i on the map collecting gives %i', (ruin, ruinOnMap, gain) => {
    const table = at({ ruin, ruinOnMap }, {}, { turn: 'shadowPaladin/shadowCollect' });
    const after = completeStep(table);
    expect(valueAt(after, 'shadowPaladin.ruin') - ruin).toBe(gain);
    expect(valueAt(after, 'shadowPaladin.ruinOnMap')).toBe(0);
  });

  test.each([
    [5, 0, 3, 3],
    [5, 14, 3, 1],
    [20, 0, 3, undefined],
  ])('[VMP-SH9] with Ruin %i and %i on the map %i tiles get %s', (ruin, onMap, tiles, placed) => {
    const table = at({ ruin, ruinOnMap: onMap });
    const inputs = { isolatedTiles: tiles };
    if (placed === undefined) {
      expect(refusal(table, 'placeRuin', inputs)).toEqual(refused('noRuinLeft'));
    } else {
      expect(does(table, 'placeRuin', inputs)).toEqual({ 'shadowPaladin.ruinOnMap': placed });
    }
  });
});

describe('cards', () => {
  test.each([
    ['shadowPower', { shadowCard: 'shroud' }, 1, {}],
    ['payDebt', {}, 1, {}],
    ['shadowStrike', { otherPieces: 3 }, 1, { 'shadowPaladin.ruin': 3 }],
    ['shadowStrike', { otherPieces: 0 }, 1, {}],
    [
      'breakChain',
      {},
      2,
      {
        'shadowPaladin.brokenChains': 1,
        'shadowPaladin.chainBroken': true,
        notices: ['refillChains'],
      },
    ],
  ])('[VMP-SH3] [VMP-SH4] [VMP-SH6] %s %j takes cards', (action, inputs, cards, effect) => {
    expect(does(at({ hand: 4 }), action, inputs)).toEqual({
      'shadowPaladin.hand': -cards,
      ...effect,
    });
    expect(refusal(at({ hand: cards - 1 }), action, inputs)).toEqual(
      refused('needsCards', { amount: cards, have: cards - 1 }),
    );
  });

  test('[VMP-SH4] a Skeleton struck respawns, and gives Ruin too', () => {
    const march = shadowTable().state.orders['skeletons.march'] ?? [];
    const [, second = ''] = march;
    const inputs = { otherPieces: 1, skeletons: [second] };
    expect(does(shadowTable(), 'shadowStrike', inputs)).toEqual({
      'shadowPaladin.hand': -1,
      'shadowPaladin.ruin': 2,
      'skeletons.march': [second, ...march.filter((id) => id !== second)],
      notices: ['skeletonRespawns'],
    });
  });

  test('[VMP-SH4] without Skeletons nobody asks for them', () => {
    expect(does(shadowTable({}, 'paladinSpider'), 'shadowStrike', { otherPieces: 1 })).toEqual({
      'shadowPaladin.hand': -1,
      'shadowPaladin.ruin': 1,
    });
  });

  test('[VMP-SH13] a broken chain is used; its card leaves or stays', () => {
    const table = at({ brokenChains: 2 });
    expect(does(table, 'useChain', { chainLeaves: true })).toEqual({
      'shadowPaladin.brokenChains': -1,
    });
    expect(does(table, 'useChain', { chainLeaves: false })).toEqual({});
    expect(refusal(shadowTable(), 'useChain')).toEqual(
      refused('needsChain', { amount: 1, have: 0 }),
    );
  });

  test('[VMP-SH12] a force wall takes an Ice', () => {
    expect(does(at({ ice: 2 }), 'iceWall')).toEqual({ 'shadowPaladin.ice': -1 });
    expect(refusal(shadowTable(), 'iceWall')).toEqual(refused('needsIce', { amount: 1, have: 0 }));
  });

  test('any number is discarded', () => {
    expect(does(at({ hand: 5 }), 'discardCards', { cardsDiscarded: 4 })).toEqual({
      'shadowPaladin.hand': -4,
    });
    expect(refusal(at({ hand: 0 }), 'discardCards')).toMatchObject({
      refusal: { code: 'needsCards' },
    });
  });
});

describe('[VMP-SH5] the Shadow track', () => {
  const costs = { shadowCosts: [2, 3, 5], shadowEnd: 4 };

  test.each([
    [0, 2],
    [1, 3],
    [2, 5],
    [3, 5],
    [4, undefined],
  ])('from space %i the next one costs %s', (shadow, cost) => {
    expect(derivedAt(at({ shadow, ruin: 9 }, costs), 'shadowPaladin.ruinToAdvance')).toBe(cost);
    if (cost === undefined) {
      expect(refusal(at({ shadow, ruin: 9 }, costs), 'advanceShadow')).toEqual(
        refused('shadowAtItsEnd'),
      );
      return;
    }
    expect(does(at({ shadow, ruin: cost }, costs), 'advanceShadow')).toMatchObject({
      'shadowPaladin.ruin': -cost,
      'shadowPaladin.shadow': 1,
    });
    expect(refusal(at({ shadow, ruin: cost - 1 }, costs), 'advanceShadow')).toEqual(
      refused('needsRuin', { amount: cost, have: cost - 1 }),
    );
  });

  test('what is paid is typed where the row is not entered', () => {
    expect(does(at({ ruin: 7 }), 'advanceShadow', { ruinPaid: 4 })).toEqual({
      'shadowPaladin.ruin': -4,
      'shadowPaladin.shadow': 1,
    });
    expect(refusal(at({ ruin: 3 }), 'advanceShadow', { ruinPaid: 4 })).toEqual(
      refused('needsRuin', { amount: 4, have: 3 }),
    );
  });

  test('[VMP-SH7] [VMP-SH8] Defense and Spirit follow it, both ways, by tap and by hand', () => {
    const printed = { shadowDefences: [0, 1, 3], shadowSpirits: [3, 3, 5] };
    const numbers = (table: Table) =>
      ['defence', 'spirit'].map((id) => valueAt(table, `shadowPaladin.${id}`));
    const second = play(shadowTable(printed), moved('shadowPaladin.shadow', 2));
    expect(numbers(second)).toEqual([4, 5]);
    expect(numbers(play(second, moved('shadowPaladin.shadow', -1)))).toEqual([2, 3]);
    expect(numbers(play(second, setTo('shadowPaladin.shadow', 7)))).toEqual([4, 5]);
    const byHand = play(shadowTable(), setTo('shadowPaladin.defence', 4));
    expect(numbers(play(byHand, moved('shadowPaladin.shadow', 2)))).toEqual([4, 3]);
  });

  test('[VMP-SH1] from its last space he may leave, and wins', () => {
    const end = { shadowEnd: 6 };
    expect(refusal(at({ shadow: 5 }, end), 'leaveManor')).toEqual(
      refused('needsShadow', { amount: 6, have: 5 }),
    );
    const table = at({ shadow: 5, ruin: 9 }, end);
    const there = play(table, took('shadowPaladin', 'advanceShadow', { ruinPaid: 1 }));
    expect(noticeIds(there)).toEqual(['mayLeaveManor']);
    expect(does(there, 'leaveManor')).toEqual({
      'shadowPaladin.escaped': true,
      notices: ['victory.shadowPaladinLeaves'],
    });
  });
});

describe('the end of the turn', () => {
  const end = (values: Values, chainBroken = false) =>
    effectOf(
      at(
        values,
        {},
        {
          toggles: { 'shadowPaladin.chainBroken': chainBroken },
          turn: 'shadowPaladin/shadowEnd',
        },
      ),
      completed('shadowPaladin', 'shadowEnd'),
    );

  test.each([
    [0, 3, 3],
    [2, 4, 2],
    [5, 4, 0],
  ])('[VMP-SH8] with %i cards and Spirit %i he draws %i', (hand, spirit, drawn) => {
    expect(end({ hand, spirit })['shadowPaladin.hand'] ?? 0).toBe(drawn);
  });

  test.each([
    [0, false, 1],
    [4, false, 1],
    [5, false, 0],
    [3, true, 0],
  ])('[VMP-SH6] Ice %i, a chain broken %s: Ice +%i', (ice, broken, gain) => {
    expect(end({ ice }, broken)['shadowPaladin.ice'] ?? 0).toBe(gain);
  });

  test('[VMP-SH6] the broken chain is forgotten in his next turn, not before', () => {
    let table = given(shadowTable(), {
      toggles: { 'shadowPaladin.chainBroken': true },
      turn: 'shadowPaladin/shadowEnd',
    });
    table = completeStep(table);
    while (table.state.turn.seat !== 'shadowPaladin') {
      expect(table.state.toggles['shadowPaladin.chainBroken']).toBe(true);
      table = completeStep(table);
    }
    expect(table.state.toggles['shadowPaladin.chainBroken']).toBe(false);
  });
});

describe('[VMP-SH10] whoever hits him costs him Health', () => {
  test('and he flees', () => {
    expect(does(at({ health: 3 }), 'shadowIsHit')).toEqual({
      'shadowPaladin.health': -1,
      notices: ['shadowFlees'],
    });
    expect(refusal(at({ health: 0 }), 'shadowIsHit')).toEqual(refused('noHealth'));
  });

  test.each([false, true])('the hunter’s hit does the same, and the last one wins', (knight) => {
    const seat = knight ? 'armoredKnight' : 'paladin';
    const hit = took(seat, knight ? 'knightHitsShadow' : 'hitShadowPaladin');
    const table = at({ health: 2 }, { armoredKnight: knight });
    const once = play(table, hit);
    expect(noticeIds(once)).toEqual(['shadowFlees']);
    expect(noticeIds(play(once, hit))).toEqual([`victory.${seat}KillsShadow`]);
  });

  test('a number put right is no hit', () => {
    expect(noticeIds(play(at({ health: 4 }), setTo('shadowPaladin.health', 2)))).toEqual([]);
  });
});

test('[VMP-SH14] plain counters go up to 99', () => {
  for (const id of ['brokenChains', 'hand', 'spirit', 'defence']) {
    const full = play(shadowTable(), setTo(`shadowPaladin.${id}`, 99));
    expect(errorOf(full, moved(`shadowPaladin.${id}`, 1))).toMatchObject({ code: 'atItsEnd' });
  }
});
