import { completed } from '../../eventMakers';
import { completeStep, derivedAt, effectOf, given, type Position, valueAt } from '../../playing';
import { roles, roleSets, tableOf } from './manorTable';

const steps = {
  paladin: ['paladinPickUp', 'paladinAct', 'paladinEnd'],
  skeletons: ['skeletonsGain', 'skeletonsSpawn', 'skeletonsActivate'],
  spider: ['spiderReveal', 'spiderAct', 'spiderDraw'],
  manor: ['manorOmens', 'manorWalkFly', 'manorDraw', 'manorReset'],
  enchanter: ['enchanterTurn'],
} as const;

describe('[VMM-S1] the guide', () => {
  test.each(roleSets.map((present) => [present.join(' '), present] as const))(
    '%s: goes through their steps in turn order, and round again',
    (_, present) => {
      const round = present.flatMap((seat) => steps[seat].map((step) => `${seat}/${step}`));
      let table = tableOf(present);
      const visited: string[] = [];
      for (let step = 0; step < 2 * round.length; step++) {
        const { turn } = table.state;
        visited.push(`${turn.round}/${turn.seat}/${turn.step}`);
        table = completeStep(table);
      }
      expect(visited).toEqual([
        ...round.map((step) => `1/${step}`),
        ...round.map((step) => `2/${step}`),
      ]);
      expect(table.state.turn.round).toBe(3);
    },
  );

  test('knows each step by one name only', () => {
    const all = roles.flatMap((role) => [...steps[role]] as string[]);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('[VMM-P11] [VMM-P12] the end of the Paladin’s turn', () => {
  const end = completed('paladin', 'paladinEnd');
  const next = { turn: '1/skeletons/skeletonsGain' };
  const at = (position: Position) => given(tableOf(), { ...position, turn: 'paladin/paladinEnd' });
  const on = (...toggles: readonly string[]) => ({
    toggles: Object.fromEntries(toggles.map((id) => [`paladin.${id}`, true])),
  });

  test.each([
    ['without an attack on a foe: Fire +1', on(), { 'paladin.fire': 1 }],
    ['after one: nothing', on('attackedFoe'), {}],
    ['Stigmata: Fire +1 more', on('stigmata'), { 'paladin.fire': 2 }],
    ['Stigmata after an attack', on('stigmata', 'attackedFoe'), { 'paladin.fire': 1 }],
    ['Halo: Light +1', on('halo', 'attackedFoe'), { 'paladin.light': 1 }],
    ['all of it', on('halo', 'stigmata'), { 'paladin.fire': 2, 'paladin.light': 1 }],
  ])('%s', (_, position, effect) => {
    expect(effectOf(at(position), end)).toEqual({ ...effect, ...next });
  });

  test('[VMM-P9] a full pool takes no more', () => {
    const full = { ...on('halo', 'stigmata'), values: { 'paladin.fire': 4, 'paladin.light': 5 } };
    expect(effectOf(at(full), end)).toEqual({ 'paladin.fire': 1, ...next });
  });

  test('[VMM-P11] the attack is forgotten in the next own turn, not before', () => {
    let table = completeStep(at(on('attackedFoe')));
    while (table.state.turn.seat !== 'paladin') {
      expect(table.state.toggles['paladin.attackedFoe']).toBe(true);
      table = completeStep(table);
    }
    expect(table.state.toggles['paladin.attackedFoe']).toBe(false);
  });
});

describe('what happens by itself', () => {
  test('[VMM-SK1] the Skeletons’ turn starts with 2 Stability', () => {
    const table = given(tableOf(), { turn: 'skeletons/skeletonsGain' });
    expect(effectOf(table, completed('skeletons', 'skeletonsGain'))).toEqual({
      'skeletons.stability': 2,
      turn: '1/skeletons/skeletonsSpawn',
    });
  });

  test.each([
    ['giant', 1, 4],
    ['giant', 6, 6],
    ['spiderlings', 0, 4],
    ['caster', 1, 4],
    ['caster', 6, 4],
  ])('[VMM-SP17] as %s with %i cards and Spirit 4 the Spider ends with %i', (form, hand, after) => {
    const table = given(tableOf(), {
      values: { 'spider.hand': hand, 'spider.spirit': 4 },
      choices: { 'spider.form': form },
      turn: 'spider/spiderDraw',
    });
    expect(valueAt(completeStep(table), 'spider.hand')).toBe(after);
  });

  test('[VMM-SP8] [VMM-SP15] once-a-turn powers come back in the Spider’s next turn', () => {
    const used = given(tableOf(['spider', 'manor']), {
      toggles: { 'spider.tended': true, 'spider.unsettled': true },
      turn: 'spider/spiderDraw',
    });
    let table = completeStep(used);
    expect(table.state.toggles['spider.tended']).toBe(true);
    while (table.state.turn.seat !== 'spider') table = completeStep(table);
    expect(table.state.toggles).toMatchObject({
      'spider.tended': false,
      'spider.unsettled': false,
    });
  });

  test('[VMM-SP3] the guide shows what the form can do', () => {
    const derived = (form: string) => {
      const table = given(tableOf(), { choices: { 'spider.form': form } });
      return [derivedAt(table, 'spider.moves'), derivedAt(table, 'spider.walls')];
    };
    expect(['giant', 'caster', 'spiderlings'].map(derived)).toEqual([
      [3, 1],
      [2, 0],
      [4, undefined],
    ]);
  });
});
