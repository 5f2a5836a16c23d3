import type { FieldValues } from '../../../../rules/engine/fields';
import {
  mixes,
  mixIds,
  type Mix,
} from '../../../../rules/games/vast-mysterious-manor-published/roles';
import { chosen, jumped, moved, setTo, took } from '../../eventMakers';
import {
  completeStep,
  derivedAt,
  effectOf,
  errorOf,
  given,
  noticeIds,
  play,
  type Table,
  valueAt,
} from '../../playing';
import { tableOf } from './publishedTable';
import { spiderAs } from './spiderTable';

const level = (spiderLevel: string) => ({ difficulty: true, spiderLevel });
const levels = ['hatchling', 'consumer', 'standard', 'matriarch', 'demonQueen'];

describe('[VMP-SP1] the start', () => {
  test('of a full table', () => {
    const { state } = tableOf('allRoles');
    expect(state.values).toMatchObject({
      ...{ 'spider.terror': 0, 'spider.blood': 0, 'spider.hand': 3, 'spider.spirit': 3 },
      ...{ 'spider.defence': 2, 'spider.spiderlings': 5, 'spider.webs': 0 },
    });
    expect(state.choices['spider.form']).toBe('giant');
    expect(state.items['spider.eggs']).toEqual([]);
  });

  test.each<[Mix, number, boolean]>([
    ['allRoles', 0, false],
    ['withoutWarlock', 0, false],
    ['withoutManor', 0, false],
    ['paladinSkeletonsSpider', 0, true],
    ['paladinSpiderManor', 2, false],
    ['paladinSpiderWarlock', 2, false],
    ['skeletonsSpiderWarlock', 2, false],
    ['skeletonsSpiderManor', 2, false],
    ['paladinSpider', 2, true],
    ['skeletonsSpider', 2, true],
  ])('[VMP-S7] %s: Terror %i, Expand %s; 3 cards in all of them', (mix, terror, expand) => {
    const { state } = tableOf(mix);
    expect(state.values['spider.terror']).toBe(terror);
    expect(state.toggles['spider.expand']).toBe(expand);
    expect(state.values['spider.hand']).toBe(3);
  });

  test('[VMP-S7] each set of roles is in that list', () => {
    expect(mixIds).toHaveLength(10);
    for (const mix of mixIds) expect(mixes[mix]).toContain('spider');
  });

  test.each([
    ['squire', 3],
    ['protector', 4],
    ['standard', 5],
    ['justicar', 5],
    ['lord', 5],
  ])('[VMP-S9] against a %s: %i Spiderlings', (paladinLevel, spiderlings) => {
    const table = tableOf('allRoles', { difficulty: true, paladinLevel });
    expect(valueAt(table, 'spider.spiderlings')).toBe(spiderlings);
    expect(errorOf(table, moved('spider.spiderlings', 1))).toMatchObject({ code: 'atItsEnd' });
  });

  test('[VMP-S9] the level of a Paladin who is not there counts for nothing', () => {
    const squire = { difficulty: true, paladinLevel: 'squire' };
    expect(valueAt(tableOf('skeletonsSpider', squire), 'spider.spiderlings')).toBe(5);
    const knight = tableOf('allRoles', { ...squire, armoredKnight: true });
    expect(valueAt(knight, 'spider.spiderlings')).toBe(5);
  });
});

describe('[VMP-V4] [VMP-S9] enough Terror to leave', () => {
  const goals = { hatchling: 8, consumer: 10, standard: 12, matriarch: 12, demonQueen: 12 };

  test.each(Object.entries(goals))('%s: %i, told when it is reached', (spiderLevel, goal) => {
    const table = tableOf('allRoles', level(spiderLevel));
    const near = play(table, setTo('spider.terror', goal - 1));
    expect(noticeIds(near)).toEqual([]);
    const there = play(near, moved('spider.terror', 1));
    expect(there.notices).toEqual([{ id: 'mayLeave', tone: 'gain', params: { terror: goal } }]);
    expect(noticeIds(play(there, took('spider', 'escape')))).toEqual(['victory.spiderLeaves']);
  });

  test.each(levels)('%s without difficulties: 12', (spiderLevel) => {
    const table = given(tableOf('allRoles', { spiderLevel }), { values: { 'spider.terror': 11 } });
    expect(errorOf(table, took('spider', 'escape'))).toMatchObject({
      refusal: { params: { amount: 12, have: 11 } },
    });
  });

  test('the goal stands on the track, and with the victory', () => {
    const { game } = tableOf('allRoles', level('hatchling'));
    const marks = game.track('spider.terror')?.marks;
    expect(marks).toMatchObject([{ id: 'leave', at: 8, goal: true }]);
    const won = play(
      given(tableOf('allRoles', level('consumer')), { values: { 'spider.terror': 10 } }),
      took('spider', 'escape'),
    );
    expect(won.notices).toEqual([
      { id: 'victory.spiderLeaves', tone: 'victory', params: { goal: 10 } },
    ]);
  });

  test('[VMP-B4] the dial ends at 12, or where it is printed', () => {
    expect(valueAt(play(tableOf(), setTo('spider.terror', 99)), 'spider.terror')).toBe(12);
    const longer = tableOf('allRoles', { terrorEnd: 15 });
    expect(valueAt(play(longer, setTo('spider.terror', 99)), 'spider.terror')).toBe(15);
  });
});

describe('[VMP-B5] Defense and Spirit by Terror', () => {
  const rows = { defencesByTerror: [2, 2, 3, 3, 4], spiritsByTerror: [3, 4, 4, 5] };
  const both = (table: Table) => [
    valueAt(table, 'spider.defence'),
    valueAt(table, 'spider.spirit'),
  ];

  test.each([
    [0, 2, 3],
    [1, 2, 4],
    [2, 3, 4],
    [3, 3, 5],
    [4, 4, 5],
    [12, 4, 5],
  ])('at %i Terror: Defense %i, Spirit %i; beyond a row its last number', (...numbers) => {
    const [terror, defence, spirit] = numbers;
    const table = play(tableOf('allRoles', rows), setTo('spider.terror', 7));
    expect(both(play(table, setTo('spider.terror', terror)))).toEqual([defence, spirit]);
  });

  test('up and down again, with all that moves Terror', () => {
    const table = given(tableOf('allRoles', rows), { values: { 'spider.blood': 3 } });
    expect(effectOf(table, took('spider', 'feed'))).toEqual({
      'spider.blood': -3,
      'spider.terror': 1,
      'spider.fed': true,
      'spider.spirit': 1,
    });
    const four = play(table, setTo('spider.terror', 4));
    expect(effectOf(four, moved('spider.terror', -3))).toEqual({
      'spider.terror': -3,
      'spider.defence': -2,
      'spider.spirit': -1,
    });
  });

  test('[VMP-S7] a table that starts with 2 Terror starts with what stands there', () => {
    expect(both(tableOf('paladinSpider', rows))).toEqual([3, 4]);
    expect(both(tableOf('allRoles', { spiritsByTerror: [4] }))).toEqual([2, 4]);
    expect(valueAt(tableOf('paladinSpider', rows), 'spider.hand')).toBe(3);
  });

  test('Defense is never below 2', () => {
    const table = tableOf('allRoles', { defencesByTerror: [0, 1, 2] });
    expect(both(table)).toEqual([2, 3]);
    expect(both(play(table, setTo('spider.terror', 1)))).toEqual([2, 3]);
    expect(errorOf(table, moved('spider.defence', -1))).toMatchObject({ code: 'atItsEnd' });
  });

  test.each<[string, FieldValues, number, number]>([
    ['only Defense', { defencesByTerror: rows.defencesByTerror }, 4, 6],
    ['only Spirit', { spiritsByTerror: rows.spiritsByTerror }, 7, 5],
    ['neither', {}, 7, 6],
  ])('%s entered: the other stays where the players put it', (_, values, defence, spirit) => {
    const table = play(
      tableOf('allRoles', values),
      setTo('spider.defence', 7),
      setTo('spider.spirit', 6),
    );
    expect(both(play(table, setTo('spider.terror', 4)))).toEqual([defence, spirit]);
  });
});

describe('the steps of a turn', () => {
  const steps = ['spiderForm', 'spiderTerror', 'spiderAct', 'spiderDraw'];

  /** The steps of the Spider a table goes through in so many rounds, `round/step`. */
  function visited(start: Table, rounds: number): readonly string[] {
    const seen: string[] = [];
    let table = start;
    while (table.state.turn.round <= rounds) {
      const { seat, step, round } = table.state.turn;
      if (seat === 'spider') seen.push(`${round}/${step}`);
      table = completeStep(table);
    }
    return seen;
  }

  test.each(mixIds)('[VMP-SP2] %s: the form is not chosen in the first', (mix) => {
    expect(visited(tableOf(mix), 3)).toEqual([
      ...steps.slice(1).map((step) => `1/${step}`),
      ...steps.map((step) => `2/${step}`),
      ...steps.map((step) => `3/${step}`),
    ]);
  });

  test('[VMP-SP2] nobody gets there in round 1', () => {
    expect(errorOf(tableOf(), jumped('spider', 'spiderForm'))).toMatchObject({
      code: 'unknownTarget',
    });
  });

  test('[VMP-S9] a Demon Queen never chooses', () => {
    expect(visited(tableOf('allRoles', level('demonQueen')), 3)).toEqual(
      [1, 2, 3].flatMap((round) => steps.slice(1).map((step) => `${round}/${step}`)),
    );
  });

  test.each([
    [0, 3, 3],
    [3, 3, 0],
    [5, 3, -2],
    [2, 6, 4],
    [0, 12, 12],
    [4, 0, -4],
  ])('[VMP-SP13] %i cards left, Spirit %i: %i', (hand, spirit, by) => {
    const table = given(tableOf(), {
      values: { 'spider.hand': hand, 'spider.spirit': spirit },
      turn: 'spider/spiderDraw',
    });
    const after = completeStep(table);
    expect(valueAt(after, 'spider.hand')).toBe(spirit);
    expect(valueAt(after, 'spider.hand') - hand).toBe(by);
    expect(after.state.turn).toMatchObject({ seat: 'manor', step: 'manorOmens' });
  });

  test.each(['spiderTerror', 'spiderAct'])('%s does nothing by itself', (step) => {
    const table = given(tableOf(), { turn: `spider/${step}` });
    const next = steps[steps.indexOf(step) + 1];
    const { seat } = table.state.turn;
    expect(effectOf(table, { type: 'stepCompleted', v: 1, seat, step })).toEqual({
      turn: `1/spider/${next}`,
    });
  });
});

describe('[VMP-SP3] forms', () => {
  test.each([
    ['giant', 3, 1],
    ['sorcerer', 2, 0],
    ['spiderlings', 4, undefined],
  ] as const)('%s: %i spaces, walls %s', (form, moves, walls) => {
    expect(derivedAt(spiderAs(form), 'spider.moves')).toBe(moves);
    expect(derivedAt(spiderAs(form), 'spider.walls')).toBe(walls);
  });

  test('are all there, or one for a Demon Queen', () => {
    const optionsAt = (values: FieldValues) =>
      tableOf('allRoles', values).game.choice('spider.form')?.options;
    for (const spiderLevel of levels.filter((one) => one !== 'demonQueen')) {
      expect(optionsAt(level(spiderLevel))).toEqual(['giant', 'sorcerer', 'spiderlings']);
    }
    expect(optionsAt({ spiderLevel: 'demonQueen' })).toHaveLength(3);
    expect(optionsAt(level('demonQueen'))).toEqual(['giant']);
  });

  test('[VMP-X30] a Demon Queen becomes nothing else, by no way', () => {
    const queen = tableOf('allRoles', level('demonQueen'));
    for (const form of ['sorcerer', 'spiderlings']) {
      expect(errorOf(queen, chosen('spider.form', form))).toMatchObject({ code: 'unknownTarget' });
    }
    for (const action of ['becomeGiant', 'becomeSorcerer', 'becomeSpiderlings']) {
      expect(errorOf(queen, took('spider', action))).toMatchObject({ code: 'unknownTarget' });
    }
  });

  test('her sheet has no choice of forms', () => {
    const formParts = (table: Table) =>
      table.game
        .seat('spider')
        ?.sheet.find(({ id }) => id === 'form')
        ?.parts.map(({ id }) => id);
    expect(formParts(tableOf())).toEqual(['form', 'moves', 'walls']);
    expect(formParts(tableOf('allRoles', level('demonQueen')))).toEqual(['moves', 'walls']);
  });
});

describe('[VMP-SP12] a hit', () => {
  const scattered = { 'spider.form': 'spiderlings', notices: ['spiderScatters'] };
  const byPaladin = { 'paladin.light': 1, 'paladin.spiderHit': true };

  test.each(['giant', 'sorcerer'] as const)(
    'on the %s: one to the box, the rest spread',
    (form) => {
      expect(effectOf(spiderAs(form), took('paladin', 'hitSpider'))).toEqual({
        ...byPaladin,
        ...scattered,
        'spider.spiderlings': -1,
      });
    },
  );

  test('on Spiderlings: one to the box', () => {
    expect(effectOf(spiderAs('spiderlings'), took('paladin', 'hitSpider'))).toEqual({
      ...byPaladin,
      'spider.spiderlings': -1,
    });
  });

  test('a Demon Queen stays what she is', () => {
    const queen = tableOf('allRoles', level('demonQueen'));
    expect(effectOf(queen, took('paladin', 'hitSpider'))).toEqual({
      ...byPaladin,
      'spider.spiderlings': -1,
    });
  });

  const burning = (form: 'giant' | 'sorcerer' | 'spiderlings', left = 5) =>
    given(spiderAs(form), {
      values: { 'paladin.fire': 3, 'spider.spiderlings': left },
      toggles: { 'paladin.fireBrand': true },
    });

  test('with the Fire Brand: two, not of Spiderlings', () => {
    const hit = took('paladin', 'hitSpider', { useFireBrand: true });
    expect(effectOf(burning('giant'), hit)).toEqual({
      ...byPaladin,
      ...scattered,
      'paladin.fire': -3,
      'spider.spiderlings': -2,
    });
    expect(effectOf(burning('spiderlings'), hit)).toEqual({
      ...byPaladin,
      'spider.spiderlings': -1,
    });
  });

  test('never more than there are left', () => {
    const hit = took('paladin', 'hitSpider', { useFireBrand: true });
    expect(effectOf(burning('sorcerer', 1), hit)).toMatchObject({
      'spider.spiderlings': -1,
      notices: ['spiderScatters', 'victory.paladinKillsSpider'],
    });
  });

  test('by a Skeleton', () => {
    const table = given(spiderAs('sorcerer'), { values: { 'skeletons.stability': 5 } });
    const strike = took('skeletons', 'strike', { target: 'spider', spaces: 2 });
    const after = effectOf(table, strike);
    expect(after).toMatchObject({ 'spider.spiderlings': -1, 'spider.form': 'spiderlings' });
    expect(after['notices']).toContain('spiderScatters');
  });
});
