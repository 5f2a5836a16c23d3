import { viewOf } from '../../../../rules/engine/state';
import { completed, jumped, moved, ordered, switched, took } from '../../eventMakers';
import { completeStep, effectOf, errorOf, given, play, type Table, valueAt } from '../../playing';
import { marching, on, skeletonEffects, skeletonRefusals } from './cases/skeletonCases';
import { proveActions } from './proveActions';
import { tableOf } from './publishedTable';

const team = ['casty', 'screamy', 'shooty', 'slashy', 'stabby'];
const orderOf = (table: Table) => table.game.order('skeletons.march');
const statusOf = (table: Table, skeleton: string) =>
  orderOf(table)?.status?.(viewOf(table.game, table.state), skeleton);
const waiting = (table: Table) =>
  team.filter((id) => orderOf(table)?.isWaiting?.(viewOf(table.game, table.state), id));
const others = (skeletonTeam: readonly string[]) =>
  tableOf('allRoles', { otherSkeletons: true, skeletonTeam });

describe('the actions of the Skeletons', () => {
  proveActions('skeletons', tableOf(), skeletonEffects, skeletonRefusals);
});

describe('[VMP-SK1] [VMP-SK2] who plays', () => {
  test('the five of the box, two of them face up', () => {
    const table = tableOf();
    expect(table.state.orders['skeletons.march']).toEqual(team);
    expect(valueAt(table, 'skeletons.inPlay')).toBe(2);
    expect(waiting(table)).toEqual(['shooty', 'slashy', 'stabby']);
  });

  test('the leftmost of the March Order as the players put it', () => {
    const table = play(
      tableOf(),
      ordered('skeletons.march', ['stabby', 'shooty', 'casty', 'screamy', 'slashy']),
    );
    expect(waiting(table)).toEqual(['casty', 'screamy', 'slashy']);
  });

  test('from two to five, and nobody is ever lost', () => {
    const table = tableOf();
    expect(errorOf(table, moved('skeletons.inPlay', -1))).toMatchObject({ code: 'atItsEnd' });
    const all = play(table, moved('skeletons.inPlay', 9));
    expect(valueAt(all, 'skeletons.inPlay')).toBe(5);
    expect(waiting(all)).toEqual([]);
  });

  test('[VMP-SK20] any five of the nine', () => {
    const five = ['stabby', 'smashy', 'singy', 'casty', 'shiny'];
    expect(others(five).state.orders['skeletons.march']).toEqual(five);
  });

  test('[VMP-SK20] without the switch the choice counts for nothing', () => {
    const table = tableOf('allRoles', {
      skeletonTeam: ['stabby', 'smashy', 'singy', 'casty', 'shiny'],
    });
    expect(table.state.orders['skeletons.march']).toEqual(team);
  });

  test('[VMP-SK19] each of the box has three pieces of gear, the others have none', () => {
    const gearAt = (table: Table) =>
      Object.keys(table.state.toggles).filter((at) => /^skeletons\.\w+\.(?!activated)/.test(at));
    expect(gearAt(tableOf())).toHaveLength(15);
    for (const skeleton of team) {
      const own = gearAt(tableOf()).filter((at) => at.startsWith(`skeletons.${skeleton}.`));
      expect(own).toHaveLength(3);
    }
    expect(gearAt(others(['shiny', 'singy', 'sniffy', 'smashy', 'casty']))).toHaveLength(3);
  });

  test.each(['skeletonsSpiderWarlock', 'skeletonsSpiderManor'] as const)(
    '[VMP-S6] %s: four pieces of gear stay in the box',
    (mix) => {
      const table = tableOf(mix);
      const gone = Object.keys(tableOf().state.toggles)
        .filter((at) => at.startsWith('skeletons.') && !(at in table.state.toggles))
        .sort();
      expect(gone).toEqual([
        'skeletons.poisonUsed',
        'skeletons.screamy.pauldrons',
        'skeletons.slashy.shield',
        'skeletons.stabby.kukri',
        'skeletons.stabby.poison',
      ]);
      expect(errorOf(table, switched('skeletons.slashy.shield', true))).toMatchObject({
        code: 'unknownTarget',
      });
    },
  );

  test('[VMP-S6] all gear with two roles', () => {
    expect('skeletons.slashy.shield' in tableOf('skeletonsSpider').state.toggles).toBe(true);
  });
});

describe('[VMP-SK6] what is said beside a card', () => {
  test('face down, has acted, and what it carries', () => {
    const table = given(tableOf(), on('casty.activated', 'casty.fetish', 'casty.runestone'));
    expect(statusOf(table, 'stabby')).toEqual([{ id: 'skeletonWaits' }]);
    expect(statusOf(table, 'screamy')).toEqual([]);
    expect(statusOf(table, 'casty')).toEqual([
      { id: 'skeletonActed' },
      { id: 'skeletonCarries', params: { gear: 'runestone' } },
      { id: 'skeletonCarries', params: { gear: 'fetish' } },
    ]);
  });

  test('[VMP-X7] who has acted is still marked after its card moved', () => {
    const after = play(marching(), took('skeletons', 'strike', { skeleton: 'stabby' }));
    expect(after.state.orders['skeletons.march']?.[0]).toBe('stabby');
    expect(statusOf(after, 'stabby')).toEqual([{ id: 'skeletonActed' }]);
    // The next one to act is somebody else.
    const next = play(after, took('skeletons', 'tunnel'));
    expect(next.state.toggles['skeletons.casty.activated']).toBe(true);
  });

  test('all of it is forgotten when the own turn comes', () => {
    const used = on(
      ...['looted', 'summoned', 'casty.activated', 'stabby.activated'],
      'slashy.helmet',
    );
    let table = completeStep(
      given(tableOf(), {
        ...used,
        values: { 'skeletons.screams': 1 },
        turn: 'skeletons/skeletonsGain',
      }),
    );
    while (table.state.turn.seat !== 'skeletons') {
      expect(table.state.toggles['skeletons.looted']).toBe(true);
      expect(valueAt(table, 'skeletons.screams')).toBe(1);
      table = completeStep(table);
    }
    expect(table.state.toggles).toMatchObject({
      'skeletons.looted': false,
      'skeletons.summoned': false,
      'skeletons.casty.activated': false,
      'skeletons.stabby.activated': false,
      'skeletons.slashy.helmet': true,
    });
    expect(valueAt(table, 'skeletons.screams')).toBe(0);
  });
});

describe('[VMP-SK4] summoning', () => {
  test('turns the leftmost card that is face down, and says whose', () => {
    const table = play(
      given(tableOf(), { values: { 'skeletons.stability': 7 } }),
      ordered('skeletons.march', ['stabby', 'shooty', 'slashy', 'screamy', 'casty']),
    );
    const once = play(table, took('skeletons', 'summon'));
    expect(once.notices).toEqual([
      { id: 'skeletonSummoned', tone: 'gain', params: { skeleton: 'slashy' } },
    ]);
    expect(waiting(once)).toEqual(['casty', 'screamy']);
    const again = play(
      once,
      jumped('paladin', 'paladinAct'),
      jumped('skeletons', 'skeletonsSummon'),
      took('skeletons', 'summon'),
    );
    expect(again.notices).toEqual([
      { id: 'skeletonSummoned', tone: 'gain', params: { skeleton: 'screamy' } },
    ]);
  });
});

describe('[VMP-SK20] Shiny', () => {
  test('chooses where she comes in', () => {
    const table = given(others(['casty', 'screamy', 'shiny', 'slashy', 'stabby']), {
      values: { 'skeletons.stability': 3 },
    });
    expect(play(table, took('skeletons', 'summon')).notices).toEqual([
      { id: 'shinySummoned', tone: 'gain', params: { skeleton: 'shiny' } },
    ]);
  });
});

describe('[VMP-SK15] skulls', () => {
  test('together there are two, on the map and in the box', () => {
    const table = play(tableOf(), moved('skeletons.skulls', 2));
    expect(errorOf(table, moved('skeletons.skulls', 1))).toMatchObject({ code: 'atItsEnd' });
    const lost = play(table, moved('skeletons.skullsLost', 2));
    expect(valueAt(lost, 'skeletons.skulls')).toBe(0);
    expect(errorOf(lost, moved('skeletons.skulls', 1))).toMatchObject({ code: 'atItsEnd' });
  });
});

describe('[VMP-SK3] [VMP-SK4] [VMP-SK7] [VMP-SK8] Stability over a turn, as the sheet works it out (P-6)', () => {
  type Turn = {
    start: number;
    lit?: number;
    loot?: number;
    strikes?: number;
    breach?: number;
    abilities?: number;
    summon?: number;
  };

  test.each<[Turn, number]>([
    [{ start: 2, strikes: 1 }, 3],
    [{ start: 3, lit: 1 }, 4],
    [{ start: 4, loot: 1, summon: 1 }, 5],
    [{ start: 6, lit: 2, strikes: 2, abilities: 1 }, 3],
    [{ start: 1, lit: 3 }, 2],
    [{ start: 7, lit: 1, loot: 1, strikes: 1, breach: 1, abilities: 1, summon: 1 }, 4],
    // Other numbers.
    [{ start: 0 }, 2],
    [{ start: 0, loot: 1, strikes: 2 }, 2],
    [{ start: 3, lit: 3, loot: 1, strikes: 2 }, 2],
    [{ start: 5, lit: 1, strikes: 1, breach: 1, abilities: 1 }, 3],
    [{ start: 11 }, 12],
    [{ start: 12, loot: 1 }, 12],
    [{ start: 9, lit: 2, loot: 1, strikes: 2, breach: 1, abilities: 1, summon: 1 }, 4],
  ])('%j ends at %i', (turn, end) => {
    const { start, lit = 0, loot = 0, strikes = 0, breach = 0, abilities = 0, summon = 0 } = turn;
    const times = (count: number, action: string) =>
      Array.from({ length: count }, () =>
        took('skeletons', action, action === 'strike' ? { target: 'poltergeist', spaces: 2 } : {}),
      );
    let table = given(tableOf(), {
      values: { 'skeletons.stability': start, 'skeletons.inPlay': Math.max(lit, 3) },
      turn: 'skeletons/skeletonsLight',
    });
    table = play(table, took('skeletons', 'payForLight', { onLit: lit }));
    table = play(
      completeStep(table),
      ...times(loot, 'loot'),
      ...times(strikes, 'strike'),
      ...times(breach, 'breachWall'),
      ...times(abilities, 'placeSkulls'),
    );
    table = play(completeStep(table), ...times(summon, 'summon'));
    const done = completeStep(completeStep(table));
    expect(done.state.turn.seat).toBe('spider');
    expect(valueAt(done, 'skeletons.stability')).toBe(end);
  });

  test('each cost must be there when it is paid', () => {
    const table = given(tableOf(), { values: { 'skeletons.stability': 1 } });
    const after = play(table, took('skeletons', 'breachWall'));
    expect(errorOf(after, took('skeletons', 'breachWall'))).toMatchObject({ code: 'refused' });
    const looted = play(after, took('skeletons', 'loot'));
    expect(valueAt(play(looted, took('skeletons', 'breachWall')), 'skeletons.stability')).toBe(1);
  });
});

describe('the turn guide', () => {
  test('[VMP-SK3] the end of the turn gives 2', () => {
    const table = given(tableOf(), { turn: 'skeletons/skeletonsGain' });
    expect(effectOf(table, completed('skeletons', 'skeletonsGain'))).toEqual({
      'skeletons.stability': 2,
      turn: '1/spider/spiderTerror',
    });
  });

  test.each([
    ['skeletonsLight', 'skeletonsActivate'],
    ['skeletonsActivate', 'skeletonsSummon'],
    ['skeletonsSummon', 'skeletonsGain'],
  ])('%s changes nothing by itself', (step, next) => {
    const table = given(tableOf(), { turn: `skeletons/${step}` });
    expect(effectOf(table, completed('skeletons', step))).toEqual({ turn: `1/skeletons/${next}` });
  });
});
