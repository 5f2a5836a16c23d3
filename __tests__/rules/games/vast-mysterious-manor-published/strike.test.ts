import fc from 'fast-check';

import { viewOf } from '../../../../rules/engine/state';
import { added, took } from '../../eventMakers';
import { offered } from '../../offered';
import { type Effect, effectOf, errorOf, given, play, type Table, valueAt } from '../../playing';
import { marching, on } from './cases/skeletonCases';
import { withEgg } from './spiderTable';
import { tableOf } from './publishedTable';

const team = ['casty', 'screamy', 'shooty', 'slashy', 'stabby'];
type Inputs = NonNullable<Parameters<typeof took>[2]>;

const strike = (inputs: Inputs) => took('skeletons', 'strike', inputs);
const formOf = ({ game, state }: Table, inputs: Inputs = {}) =>
  offered({ game, state, notices: [] }, 'skeletons', 'strike').inputs?.(
    viewOf(game, state),
    inputs,
  ) ?? [];
const fieldsOf = (table: Table, inputs: Inputs = {}) => formOf(table, inputs).map(({ id }) => id);
const startOf = (table: Table, id: string, inputs: Inputs = {}) =>
  formOf(table, inputs).find((field) => field.id === id)?.start;
const targetsOf = (table: Table) => {
  const field = formOf(table).find(({ id }) => id === 'target');
  return field?.kind === 'choice' ? field.options : [];
};

/** What every strike does to the one who makes it; whoever was removed goes first. */
function struck(skeleton: string, cost: number, how: 'hit' | 'miss', stays = false): Effect {
  const order = [skeleton, ...team.filter((other) => other !== skeleton)];
  return {
    ...(cost === 0 ? {} : { 'skeletons.stability': -cost }),
    [`skeletons.${skeleton}.activated`]: true,
    ...(stays || skeleton === team[0] ? {} : { 'skeletons.march': order }),
    notices: [
      how === 'hit' ? 'strikeHits' : 'strikeMisses',
      ...(stays ? [] : ['skeletonRespawns']),
    ],
  };
}
/** The same with more notices in between. */
function struckWith(effect: Effect, ...notices: readonly string[]): Effect {
  const [outcome = '', ...rest] = effect['notices'] as readonly string[];
  return { ...effect, notices: [outcome, ...notices, ...rest] };
}
const prepared = (cubes: number, stability = 6) =>
  marching({
    values: {
      'paladin.prepared': cubes,
      'paladin.experience': 6,
      'skeletons.stability': stability,
    },
  });

describe('[VMP-SK8] [VMP-SK11] a strike, as the sheet works it out (P-5)', () => {
  test.each<[string, Table, Inputs, Effect]>([
    [
      'Casty hits 0',
      prepared(0),
      { skeleton: 'casty', spaces: 0 },
      { ...struck('casty', 1, 'hit'), 'paladin.health': -1 },
    ],
    [
      '[VMP-G3] Casty misses 1: equal is a miss',
      prepared(1),
      { skeleton: 'casty', spaces: 0 },
      struck('casty', 1, 'miss'),
    ],
    [
      'Slashy with Strength 2 and 1 space hits 2',
      prepared(2),
      { skeleton: 'slashy', spaces: 1, strong: true },
      { ...struck('slashy', 2, 'hit'), 'paladin.health': -1 },
    ],
    [
      '[VMP-SK13] Stabby with 3 spaces hits 3 and takes Grit',
      prepared(3),
      { skeleton: 'stabby', spaces: 3, gritLoss: true },
      { ...struck('stabby', 2, 'hit'), 'paladin.health': -1, 'paladin.experience': -3 },
    ],
    [
      '[VMP-SK12] Shooty from afar with 2 spaces hits 2 and stays',
      prepared(2),
      { skeleton: 'shooty', spaces: 2, far: true },
      { ...struck('shooty', 2, 'hit', true), 'paladin.health': -1 },
    ],
    [
      '[VMP-SP12] Screamy with 2 spaces hits the Spider',
      marching(),
      { skeleton: 'screamy', target: 'spider', spaces: 2 },
      {
        ...struckWith(struck('screamy', 1, 'hit'), 'spiderScatters'),
        'spider.spiderlings': -1,
        'spider.form': 'spiderlings',
      },
    ],
    [
      '[VMP-G3] Slashy with Strength 2 and 4 spaces misses 6',
      prepared(6),
      { skeleton: 'slashy', spaces: 4, strong: true },
      struck('slashy', 2, 'miss'),
    ],
    // Other numbers.
    [
      'Slashy with Strength 2 and 4 spaces hits 5',
      prepared(5),
      { skeleton: 'slashy', spaces: 4, strong: true },
      { ...struck('slashy', 2, 'hit'), 'paladin.health': -1 },
    ],
    [
      'Slashy without it misses 1',
      prepared(1),
      { skeleton: 'slashy', spaces: 0 },
      struck('slashy', 1, 'miss'),
    ],
    [
      '[VMP-SK11] with 1 Stability Slashy strikes with 1',
      prepared(1, 1),
      { skeleton: 'slashy', spaces: 0, strong: true },
      struck('slashy', 1, 'miss'),
    ],
    [
      '[VMP-SK11] nobody else pays for Strength 2',
      prepared(1),
      { skeleton: 'screamy', spaces: 0, strong: true },
      struck('screamy', 1, 'miss'),
    ],
    [
      'a Defense corrected by hand',
      prepared(0),
      { skeleton: 'screamy', spaces: 2, defence: 3 },
      struck('screamy', 1, 'miss'),
    ],
    [
      '[VMP-V3] the last Health',
      marching({ values: { 'paladin.health': 1 } }),
      { skeleton: 'screamy' },
      {
        ...struck('screamy', 1, 'hit'),
        'paladin.health': -1,
        notices: ['strikeHits', 'skeletonRespawns', 'victory.skeletonsKillPaladin'],
      },
    ],
  ])('%s', (_, table, inputs, effect) => {
    expect(effectOf(table, strike(inputs))).toEqual(effect);
  });

  test.each([
    ['casty', 'casty.runestone', 1],
    ['slashy', 'slashy.helmet', 1],
    ['stabby', 'slashy.greatAxe', 1],
  ])('[VMP-SK8] without Stability %s with %s does not strike', (skeleton, gear, amount) => {
    const table = marching({ values: { 'skeletons.stability': 0 }, ...on(gear) });
    expect(errorOf(table, strike({ skeleton }))).toEqual({
      code: 'refused',
      refusal: { code: 'needsStability', params: { amount, have: 0 } },
    });
  });

  test('[VMP-SK6] [VMP-X7] who has not acted yet is offered first', () => {
    const acted = marching(on('casty.activated', 'shooty.activated'));
    const [skeleton] = formOf(acted);
    expect(skeleton).toMatchObject({
      options: ['screamy', 'slashy', 'stabby', 'casty', 'shooty'],
      start: 'screamy',
    });
    expect(play(acted, strike({})).state.toggles['skeletons.screamy.activated']).toBe(true);
  });

  test('[VMP-SK2] only who is in play strikes', () => {
    const [skeleton] = formOf(tableOf());
    expect(skeleton?.kind === 'choice' && skeleton.options).toEqual(['casty', 'screamy']);
  });
});

describe('[VMP-SK8] the Great Axe', () => {
  const axe = on('slashy.greatAxe');

  test('strikes without Stability', () => {
    const table = marching({ values: { 'skeletons.stability': 0 }, ...axe });
    expect(effectOf(table, strike({ skeleton: 'slashy' }))).toEqual({
      ...struck('slashy', 0, 'hit'),
      'paladin.health': -1,
    });
  });

  test('Strength 2 still costs', () => {
    const table = marching({ values: { 'paladin.prepared': 1 }, ...axe });
    expect(effectOf(table, strike({ skeleton: 'slashy', strong: true }))).toEqual({
      ...struck('slashy', 1, 'hit'),
      'paladin.health': -1,
    });
  });

  test('Strength 2 that cannot be paid is not there', () => {
    const values = { 'paladin.prepared': 1, 'skeletons.stability': 0 };
    const table = marching({ values, ...axe });
    expect(effectOf(table, strike({ skeleton: 'slashy', strong: true }))).toEqual(
      struck('slashy', 0, 'miss'),
    );
  });

  test('is no use to others', () => {
    expect(effectOf(marching(axe), strike({ skeleton: 'screamy' }))).toEqual({
      ...struck('screamy', 1, 'hit'),
      'paladin.health': -1,
    });
  });
});

describe('[VMP-SK12] [VMP-X4] from afar', () => {
  const fetish = on('casty.fetish');
  const free = { values: { rangedCosts: false } };
  const far = (skeleton: string) => strike({ skeleton, far: true });

  test.each([
    ['shooty', 2, {}],
    ['casty', 2, {}],
    ['shooty', 1, free],
    ['casty', 1, free],
  ])('%s pays %i with %j, hits and stays', (skeleton, cost, setUp) => {
    expect(effectOf(marching(fetish, setUp), far(skeleton))).toEqual({
      ...struck(skeleton, cost, 'hit', true),
      'paladin.health': -1,
    });
  });

  test.each(['shooty', 'casty'])('%s stays after a miss, too', (skeleton) => {
    const table = marching({ values: { 'paladin.prepared': 1 }, ...fetish });
    expect(effectOf(table, far(skeleton))).toEqual(struck(skeleton, 2, 'miss', true));
  });

  test.each(['shooty', 'casty'])('%s on the same space goes as everybody does', (skeleton) => {
    expect(effectOf(marching(fetish), strike({ skeleton, far: false }))).toEqual({
      ...struck(skeleton, 1, 'hit'),
      'paladin.health': -1,
    });
  });

  test.each([
    [1, {}, 2],
    [0, {}, 2],
    [0, free, 1],
  ])('with %i Stability and %j it is refused', (have, setUp, amount) => {
    const table = marching({ values: { 'skeletons.stability': have } }, setUp);
    expect(errorOf(table, far('shooty'))).toEqual({
      code: 'refused',
      refusal: { code: 'needsStability', params: { amount, have } },
    });
  });

  test('with 1 Stability only where the switch is off', () => {
    const values = { 'skeletons.stability': 1 };
    expect(valueAt(play(marching({ values }, free), far('shooty')), 'skeletons.stability')).toBe(0);
  });

  test.each([
    ['casty', {}, false],
    ['casty', fetish, true],
    ['shooty', {}, true],
    ['slashy', fetish, false],
    ['stabby', on('shooty.longbow'), false],
  ])('%s with %j is asked: %s', (skeleton, gear, isAsked) => {
    expect(fieldsOf(marching(gear), { skeleton }).includes('far')).toBe(isAsked);
  });

  test('nobody else strikes from afar', () => {
    expect(effectOf(marching(fetish), far('screamy'))).toEqual({
      ...struck('screamy', 1, 'hit'),
      'paladin.health': -1,
    });
  });
});

describe('[VMP-SK13] [VMP-SK14] Stabby', () => {
  const grit = { 'paladin.experience': 24 };
  const stabby = (inputs: Inputs = {}) => strike({ skeleton: 'stabby', ...inputs });
  const hit = (cost: number, health: number) => ({
    ...struck('stabby', cost, 'hit'),
    'paladin.health': -health,
  });
  const table = (gear: readonly string[] = [], stability = 6) =>
    marching({ values: { ...grit, 'skeletons.stability': stability }, ...on(...gear) });
  const poisonGone = { 'skeletons.stabby.poison': false, 'skeletons.poisonUsed': true };

  test.each<[string, Table, Inputs, Effect]>([
    ['without paying', table(), {}, hit(1, 1)],
    ['[VMP-X2] for 1: Grit −3', table(), { gritLoss: true }, withGrit(hit(2, 1), -3)],
    ['Kukri: −6', table(['stabby.kukri']), { gritLoss: true }, withGrit(hit(2, 1), -6)],
    ['the Kukri takes nothing unpaid', table(['stabby.kukri']), {}, hit(1, 1)],
    ['no Stability for it', table([], 1), { gritLoss: true }, hit(1, 1)],
    [
      'Poison: 1 Health more, and the card goes',
      table(['stabby.poison']),
      { usePoison: true },
      { ...hit(2, 2), ...poisonGone },
    ],
    ['Poison kept', table(['stabby.poison']), {}, hit(1, 1)],
    ['no Poison to use', table(), { usePoison: true }, hit(1, 1)],
    ['no Stability for it', table(['stabby.poison'], 1), { usePoison: true }, hit(1, 1)],
    [
      'both, with the Kukri',
      table(['stabby.poison', 'stabby.kukri'], 3),
      { gritLoss: true, usePoison: true },
      { ...withGrit(hit(3, 2), -6), ...poisonGone },
    ],
    [
      'Stability for one of both: the Grit first',
      table(['stabby.poison'], 2),
      { gritLoss: true, usePoison: true },
      withGrit(hit(2, 1), -3),
    ],
  ])('%s', (_, at, inputs, effect) => {
    expect(effectOf(at, stabby(inputs))).toEqual(effect);
  });

  test('after a miss nothing of it is paid', () => {
    const armed = given(table(['stabby.poison']), { values: { 'paladin.prepared': 1 } });
    expect(effectOf(armed, stabby({ gritLoss: true, usePoison: true }))).toEqual(
      struck('stabby', 1, 'miss'),
    );
  });

  test('only he, and only from Paladin or Armored Knight', () => {
    const both = ['gritLoss', 'usePoison'];
    const asked = (inputs: Inputs) =>
      fieldsOf(table(['stabby.poison']), inputs).filter((id) => both.includes(id));
    expect(asked({ skeleton: 'stabby' })).toEqual(both);
    expect(asked({ skeleton: 'screamy' })).toEqual([]);
    expect(asked({ skeleton: 'stabby', target: 'spider' })).toEqual([]);
    expect(asked({ skeleton: 'stabby', target: 'poltergeist' })).toEqual([]);
    expect(fieldsOf(table(), { skeleton: 'stabby' })).not.toContain('usePoison');
  });

  test('[VMP-G4] of less Grit he takes what there is, over marks', () => {
    const poor = given(table(['stabby.kukri']), { values: { 'paladin.experience': 5 } });
    expect(valueAt(play(poor, stabby({ gritLoss: true })), 'paladin.experience')).toBe(0);
    const marked = given(table(['stabby.kukri']), { values: { 'paladin.experience': 18 } });
    expect(effectOf(marked, stabby({ gritLoss: true }))).toEqual({
      ...struckWith(hit(2, 1), 'heroCubeLeaves', 'favorLost'),
      'paladin.experience': -6,
    });
  });

  test('[VMP-AK1] the Armored Knight loses the same', () => {
    const knight = marching(
      {
        values: { 'armoredKnight.experience': 12, 'skeletons.stability': 6 },
        ...on('stabby.poison', 'stabby.kukri'),
      },
      { values: { armoredKnight: true } },
    );
    expect(effectOf(knight, stabby({ spaces: 1, gritLoss: true, usePoison: true }))).toMatchObject({
      'armoredKnight.health': -2,
      'armoredKnight.experience': -6,
      'skeletons.stability': -3,
    });
  });
});

function withGrit(effect: Effect, by: number): Effect {
  return { ...effect, 'paladin.experience': by };
}

describe('[VMP-P11] [VMP-X17] the Armor', () => {
  const armor = { 'paladin.armor': true };

  test('takes a hit and is gone', () => {
    const table = marching({ toggles: armor });
    expect(effectOf(table, strike({ skeleton: 'screamy' }))).toEqual({
      ...struckWith(struck('screamy', 1, 'hit'), 'armorAbsorbs'),
      'paladin.armor': false,
    });
    const again = play(table, strike({ skeleton: 'screamy' }), strike({ skeleton: 'casty' }));
    expect(valueAt(again, 'paladin.health')).toBe(6);
  });

  test('[VMP-SK14] takes one of two with Poison', () => {
    const table = marching({ toggles: { ...armor, 'skeletons.stabby.poison': true } });
    expect(effectOf(table, strike({ skeleton: 'stabby', usePoison: true }))).toEqual({
      ...struckWith(struck('stabby', 2, 'hit'), 'armorAbsorbs'),
      'paladin.armor': false,
      'paladin.health': -1,
      'skeletons.stabby.poison': false,
      'skeletons.poisonUsed': true,
    });
  });

  test('takes nothing of a miss', () => {
    const table = marching({ toggles: armor, values: { 'paladin.prepared': 1 } });
    expect(effectOf(table, strike({ skeleton: 'casty' }))).toEqual(struck('casty', 1, 'miss'));
  });
});

describe('[VMP-SK9] whom they strike', () => {
  test('[VMP-G2] everybody at the table but Manor and Warlock', () => {
    expect(targetsOf(tableOf())).toEqual(['paladin', 'spider', 'poltergeist']);
    const both = { armoredKnight: true, shadowPaladin: true };
    expect(targetsOf(tableOf('allRoles', both))).toEqual([
      'armoredKnight',
      'shadowPaladin',
      'poltergeist',
    ]);
    expect(targetsOf(tableOf('skeletonsSpiderManor'))).toEqual(['spider', 'poltergeist']);
    expect(targetsOf(withEgg(withEgg(tableOf())))).toEqual([
      'paladin',
      'spider',
      'spider.egg1',
      'spider.egg2',
      'poltergeist',
    ]);
  });

  test('[VMP-S4] [VMP-V3] the last Spiderling wins where they hunt the Spider', () => {
    const hunting = marching(
      { values: { 'spider.spiderlings': 1 }, choices: { 'spider.form': 'spiderlings' } },
      { mix: 'skeletonsSpider' },
    );
    expect(effectOf(hunting, strike({ skeleton: 'casty', spaces: 2 }))).toEqual({
      ...struck('casty', 1, 'hit'),
      'spider.spiderlings': -1,
      notices: ['strikeHits', 'skeletonRespawns', 'victory.skeletonsKillSpider'],
    });
  });

  test('[VMP-X13] where the Paladin hunts it does not say that they win', () => {
    const last = marching({ values: { 'spider.spiderlings': 1 } });
    const after = play(last, strike({ skeleton: 'casty', target: 'spider', spaces: 2 }));
    const won = after.notices.filter(({ tone }) => tone === 'victory').map(({ id }) => id);
    expect(won).toEqual(['victory.paladinKillsSpider']);
  });

  test('an Egg goes off with its blood', () => {
    const table = marching({}, {});
    const laid = withEgg(table, 2, 1);
    expect(
      effectOf(laid, strike({ skeleton: 'screamy', target: 'spider.egg1', spaces: 3 })),
    ).toEqual({
      ...struck('screamy', 1, 'hit'),
      'spider.eggs': [],
      'spider.egg1.blood': 'gone',
      'spider.egg1.webs': 'gone',
    });
    expect(
      effectOf(laid, strike({ skeleton: 'screamy', target: 'spider.egg1', spaces: 2 })),
    ).toEqual(struck('screamy', 1, 'miss'));
  });

  test('a poltergeist is only removed', () => {
    const hit = strike({ skeleton: 'screamy', target: 'poltergeist', spaces: 1 });
    expect(effectOf(marching(), hit)).toEqual(struck('screamy', 1, 'hit'));
    const miss = strike({ skeleton: 'screamy', target: 'poltergeist' });
    expect(effectOf(marching(), miss)).toEqual(struck('screamy', 1, 'miss'));
  });

  test('[VMP-W14] a poltergeist may have been cursed', () => {
    const table = play(marching(), added('warlock.cursed'));
    const hit = strike({ skeleton: 'screamy', target: 'poltergeist', spaces: 1 });
    expect(effectOf(table, hit)).toEqual(struckWith(struck('screamy', 1, 'hit'), 'perhapsCursed'));
  });

  test('[VMP-X18] the Shadow Paladin flees and loses no Health', () => {
    const table = marching({}, { mix: 'skeletonsSpider', values: { shadowPaladin: true } });
    const hit = strike({ skeleton: 'screamy', target: 'shadowPaladin', spaces: 2 });
    expect(effectOf(table, hit)).toEqual(
      struckWith(struck('screamy', 1, 'hit'), 'shadowPaladinFlees'),
    );
  });
});

describe('[VMP-SK10] the Defense that is known', () => {
  test.each<[string, Table, string, number]>([
    ['a Paladin without cubes', tableOf(), 'paladin', 0],
    ['[VMP-P6] cubes on Prepare', prepared(3), 'paladin', 3],
    ['[VMP-SP1] the Spider at the start', tableOf(), 'spider', 2],
    ['the Spider later', given(tableOf(), { values: { 'spider.defence': 4 } }), 'spider', 4],
    ['an Egg without blood', withEgg(tableOf()), 'spider.egg1', 1],
    ['an Egg with 3 blood', withEgg(tableOf(), 3), 'spider.egg1', 4],
    ['webs are no Defense', withEgg(tableOf(), 1, 3), 'spider.egg1', 2],
    ['a poltergeist', tableOf(), 'poltergeist', 1],
    [
      'with Strong Spirits',
      given(tableOf(), { toggles: { 'warlock.strongSpirits': true } }),
      'poltergeist',
      2,
    ],
    ['without a Warlock', tableOf('paladinSkeletonsSpider'), 'poltergeist', 1],
    [
      '[VMP-AK5] the Armored Knight',
      tableOf('allRoles', { armoredKnight: true }),
      'armoredKnight',
      1,
    ],
    [
      '[VMP-AK5] her cubes',
      given(tableOf('allRoles', { armoredKnight: true }), {
        values: { 'armoredKnight.strengthCubes': 2 },
      }),
      'armoredKnight',
      3,
    ],
    [
      '[VMP-SH7] the Shadow Paladin',
      given(tableOf('allRoles', { shadowPaladin: true }), {
        values: { 'shadowPaladin.defence': 3 },
      }),
      'shadowPaladin',
      3,
    ],
  ])('%s', (_, table, target, defence) => {
    expect(startOf(table, 'defence', { target })).toBe(defence);
  });

  test('the first target goes without saying', () => {
    expect(startOf(prepared(2), 'defence')).toBe(2);
  });
});

describe('the answer is the one of the calculator', () => {
  const answerOf = (table: Table, inputs: Inputs) =>
    offered(table, 'skeletons', 'strike').answer?.of(viewOf(table.game, table.state), inputs);

  test('[VMP-G3] Strength, Defense and what is spent', () => {
    const table = marching(on('stabby.kukri'));
    const inputs = { skeleton: 'stabby', target: 'paladin', spaces: 2, defence: 1, gritLoss: true };
    expect(answerOf(table, inputs)).toMatchObject({
      tone: 'good',
      headline: { id: 'hit', params: { strength: 3, defence: 1, needed: 2, spent: 2 } },
    });
    expect(answerOf(table, { ...inputs, defence: 3 })).toMatchObject({
      tone: 'bad',
      headline: { id: 'miss', params: { strength: 3, defence: 3, needed: 4, spent: 1 } },
    });
  });

  test('Poison held but not used is not in it', () => {
    const table = marching(on('stabby.poison'));
    const inputs = { skeleton: 'stabby', target: 'paladin', spaces: 0, defence: 0 };
    const spent = (more: Inputs) =>
      answerOf(table, { ...inputs, ...more })?.headline.params?.['spent'];
    expect(spent({})).toBe(1);
    expect(spent({ usePoison: true })).toBe(2);
  });
});

describe('[VMP-G3] [VMP-G4] laws of a strike', () => {
  const anyStrike = fc.record({
    skeleton: fc.constantFrom(...team),
    target: fc.constantFrom('paladin', 'spider', 'poltergeist'),
    spaces: fc.integer({ min: 0, max: 4 }),
    defence: fc.integer({ min: 0, max: 9 }),
    strong: fc.boolean(),
    far: fc.boolean(),
    gritLoss: fc.boolean(),
    usePoison: fc.boolean(),
  });
  const gear = ['casty.fetish', 'slashy.greatAxe', 'stabby.poison', 'stabby.kukri'];

  test('Stability is never negative, and costs 0 to 3; a hit needs more than the Defense', () => {
    fc.assert(
      fc.property(
        anyStrike,
        fc.integer({ min: 0, max: 4 }),
        fc.subarray(gear),
        fc.boolean(),
        (inputs, stability, held, rangedCosts) => {
          const table = marching(
            {
              values: { 'skeletons.stability': stability, 'paladin.experience': 20 },
              ...on(...held),
            },
            { values: { rangedCosts } },
          );
          const action = offered(table, 'skeletons', 'strike');
          const refusal = action.refusal?.(viewOf(table.game, table.state), inputs);
          if (refusal !== undefined) return;
          const after = play(table, strike(inputs));
          const left = valueAt(after, 'skeletons.stability');
          expect(left).toBeGreaterThanOrEqual(0);
          expect(stability - left).toBeLessThanOrEqual(3);
          const paidStrong = inputs.strong && inputs.skeleton === 'slashy';
          const most = 1 + inputs.spaces + Number(paidStrong);
          const said = after.notices[0]?.id;
          if (most <= inputs.defence) expect(said).toBe('strikeMisses');
          if (1 + inputs.spaces > inputs.defence) expect(said).toBe('strikeHits');
          expect(valueAt(after, 'skeletons.inPlay')).toBe(5);
        },
      ),
    );
  });
});

test('[VMP-SK14] Poison that was used cannot be drawn again', () => {
  const gearOffered = ({ game, state }: Table) => {
    const fields = offered({ game, state, notices: [] }, 'skeletons', 'arm').inputs;
    const field = fields?.(viewOf(game, state), {}).find(({ id }) => id === 'gear');
    return field?.kind === 'choice' ? field.options : [];
  };
  const hits = strike({ skeleton: 'stabby', target: 'paladin', usePoison: true });
  const used = play(marching(on('stabby.poison')), hits);
  expect(used.state.toggles['skeletons.stabby.poison']).toBe(false);
  expect(gearOffered(used)).not.toContain('poison');
  expect(gearOffered(marching())).toContain('poison');
});

test.each([
  ['paladin', ['paladinLoses']],
  ['spider', ['spiderLoses']],
  ['poltergeist', []],
])('[VMP-SK9] before a strike at the %s it is said what that one loses', (target, said) => {
  const { game, state } = marching();
  const { lines = [] } =
    offered({ game, state, notices: [] }, 'skeletons', 'strike').answer?.of(viewOf(game, state), {
      skeleton: 'casty',
      target,
      spaces: 4,
      defence: 0,
    }) ?? {};
  const ids = lines.map(({ id }) => id);
  expect(ids.filter((id) => /Loses$/.test(id))).toEqual(said);
  expect(ids).toContain('removed');
});
