import { offers } from '../../offered';
import { completed, took } from '../../eventMakers';
import { completeStep, effectOf, errorOf, given, play, type Table, valueAt } from '../../playing';
import { viewOf } from '../../../../rules/engine/state';
import { inForm, powersByForm, spiderEffects, spiderRefusals } from './cases/spiderCases';
import { proveActions } from './proveActions';
import { tableOf } from './publishedTable';
import { spiderAs, withEgg } from './spiderTable';

describe('the actions of the Spider', () => {
  proveActions('spider', tableOf(), spiderEffects, spiderRefusals);
});

const idsOffered = (table: Table) => offers(table, 'spider').map(({ id }) => id);
const fieldsOf = (table: Table, action: string) => {
  const found = offers(table, 'spider').find(({ id }) => id === action);
  return found?.inputs?.(viewOf(table.game, table.state), {});
};

describe('what is offered', () => {
  const always = [
    ...['becomeGiant', 'becomeSorcerer', 'becomeSpiderlings', 'feed', 'scare'],
    ...['eyes', 'fangs', 'spinWebs', 'legs', 'takeBlood', 'webEntered', 'escape'],
  ];

  test.each(Object.entries(powersByForm))('to the form %s', (form, powers) => {
    expect([...idsOffered(inForm(form))].sort()).toEqual([...always, ...powers].sort());
  });

  test.each(Object.entries(powersByForm))('the others cannot use what %s can', (form, powers) => {
    for (const other of Object.keys(powersByForm).filter((one) => one !== form)) {
      for (const power of powers) {
        expect(errorOf(inForm(other), took('spider', power))).toMatchObject({
          code: 'unknownTarget',
        });
      }
    }
  });

  test('[VMP-S9] a Matriarch has no Legs', () => {
    const level = (spiderLevel: string) => tableOf('allRoles', { difficulty: true, spiderLevel });
    expect(idsOffered(level('matriarch'))).not.toContain('legs');
    for (const other of ['hatchling', 'consumer', 'standard', 'demonQueen']) {
      expect(idsOffered(level(other))).toContain('legs');
    }
    expect(idsOffered(tableOf('allRoles', { spiderLevel: 'matriarch' }))).toContain('legs');
  });

  test('[VMP-S9] a Demon Queen changes no form, and has the powers of the Giant Spider', () => {
    const queen = tableOf('allRoles', { difficulty: true, spiderLevel: 'demonQueen' });
    const ids = idsOffered(queen);
    expect(ids.filter((id) => id.startsWith('become'))).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(['feed', 'scare', 'layEgg', 'legs']));
    expect(ids).not.toEqual(expect.arrayContaining(['tendEggs', 'veil', 'lootTreasures']));
  });
});

describe('what a form asks', () => {
  const number = (id: string, max: number, start: number) => ({
    kind: 'number',
    id,
    min: 0,
    max,
    start,
  });

  test.each([
    ['giant', 5, 2],
    ['sorcerer', 5, 1],
    ['spiderlings', 5, 5],
    ['spiderlings', 3, 3],
    ['spiderlings', 1, 1],
    ['giant', 1, 2],
  ] as const)('[VMP-SP4] %s, %i Spiderlings: a card works in %i places', (form, left, reach) => {
    const table = spiderAs(form, { values: { 'spider.spiderlings': left } });
    expect(fieldsOf(table, 'eyes')).toEqual([number('bloodTiles', reach, 0)]);
    const asked = (action: string, id: string) =>
      fieldsOf(table, action)?.filter((field) => field.id === id);
    expect(asked('fangs', 'bites')).toEqual(reach === 1 ? [] : [number('bites', reach, 1)]);
    expect(asked('spinWebs', 'websSpun')).toEqual(
      reach === 1 ? [] : [number('websSpun', reach, 1)],
    );
  });

  test('[VMP-SK2] the Skeletons on the map, where there are any', () => {
    const bitten = (table: Table) =>
      fieldsOf(table, 'fangs')?.filter(({ kind }) => kind === 'choices');
    expect(bitten(inForm('giant'))).toMatchObject([{ options: ['casty', 'screamy'], start: [] }]);
    const five = given(inForm('giant'), { values: { 'skeletons.inPlay': 5 } });
    expect(bitten(five)).toMatchObject([
      { options: ['casty', 'screamy', 'shooty', 'slashy', 'stabby'] },
    ]);
    expect(bitten(tableOf('paladinSpider'))).toEqual([]);
  });

  test('[VMP-SP9] Eggs with room for a web, and where a web was', () => {
    const table = withEgg(withEgg(inForm('giant'), 0, 3), 0, 1);
    expect(fieldsOf(table, 'spinWebs')).toMatchObject([
      { id: 'websSpun' },
      { id: 'websOnEggs', options: ['spider.egg2'] },
    ]);
    expect(fieldsOf(table, 'webEntered')).toMatchObject([
      { id: 'tileEntered', options: ['spider.egg1', 'spider.egg2'], start: 'spider.egg1' },
    ]);
    const more = given(table, { values: { 'spider.webs': 5 } });
    expect(fieldsOf(more, 'webEntered')).toMatchObject([
      { options: ['elsewhere', 'spider.egg1', 'spider.egg2'], start: 'elsewhere' },
    ]);
    expect(fieldsOf(withEgg(inForm('giant')), 'webEntered')).toEqual([]);
  });

  test('[VMP-SP11] the button of an Egg says what the next one costs', () => {
    const cost = (table: Table) => {
      const lay = offers(table, 'spider').find(({ id }) => id === 'layEgg');
      return lay?.figures?.(viewOf(table.game, table.state), {});
    };
    const one = play(inForm('giant'), took('spider', 'layEgg'));
    expect(cost(inForm('giant'))).toEqual({ cards: 2 });
    expect(cost(one)).toEqual({ cards: 1 });
  });
});

describe('once a turn, and again in the next', () => {
  /** The end of the Spider’s turn, and on to its next one. */
  function nextTurn(table: Table): Table {
    let now = play(given(table, { turn: 'spider/spiderDraw' }), completed('spider', 'spiderDraw'));
    while (now.state.turn.seat !== 'spider') now = completeStep(now);
    return now;
  }

  test('[VMP-SP5] [VMP-SP6] Feed and Scare', () => {
    const table = spiderAs('giant', { values: { 'spider.webs': 6, 'spider.blood': 6 } });
    const used = play(table, took('spider', 'feed'), took('spider', 'scare'));
    const next = nextTurn(used);
    expect(effectOf(next, took('spider', 'feed'))).toMatchObject({ 'spider.terror': 1 });
    expect(effectOf(next, took('spider', 'scare'))).toMatchObject({ 'spider.terror': 1 });
    expect(valueAt(next, 'spider.terror')).toBe(2);
  });

  test('[VMP-SP11] an Egg costs 2 again', () => {
    const laid = play(spiderAs('giant'), took('spider', 'layEgg'), took('spider', 'layEgg'));
    const next = nextTurn(laid);
    expect(valueAt(next, 'spider.eggsLaid')).toBe(0);
    expect(effectOf(next, took('spider', 'layEgg'))).toMatchObject({
      'spider.hand': -2,
      'spider.eggsLaid': 1,
    });
  });

  test('not in the turns of others', () => {
    const table = spiderAs('giant', { values: { 'spider.blood': 9 } });
    const used = play(table, took('spider', 'feed'), took('spider', 'layEgg'));
    const others = completeStep(given(used, { turn: 'spider/spiderDraw' }));
    expect(others.state.turn.seat).toBe('manor');
    expect(errorOf(others, took('spider', 'feed'))).toMatchObject({
      refusal: { code: 'onceATurn' },
    });
    expect(valueAt(others, 'spider.eggsLaid')).toBe(1);
  });
});

describe('[VMP-SP5] [VMP-SP6] [VMP-SP10] [VMP-SP14] Terror of a turn', () => {
  /** Plays it out: sources first, then what hatches, then Loot. */
  function terrorAfter(
    start: number,
    { feed = 0, scare = 0, hatched = 0, loot }: Partial<Record<string, number>>,
  ): number {
    let table = given(spiderAs('spiderlings', { values: { 'spider.webs': 6 } }), {
      values: { 'spider.terror': start },
    });
    if (feed > 0) table = play(table, took('spider', 'feed'));
    if (scare > 0) table = play(table, took('spider', 'scare'));
    for (let egg = 0; egg < hatched; egg++) table = withEgg(table, 6);
    if (loot !== undefined) {
      table = play(table, took('spider', 'lootTreasures', { treasuresLooted: loot }));
    }
    return valueAt(table, 'spider.terror');
  }

  test.each([
    [0, { feed: 1 }, 1],
    [3, { feed: 1, scare: 1 }, 5],
    [5, { scare: 1, hatched: 2 }, 10],
    [6, { feed: 1, scare: 1, loot: 4 }, 10],
    [8, { feed: 1, hatched: 1 }, 11],
    [9, { loot: 5 }, 12],
    [4, { loot: 1 }, 4],
    [0, { hatched: 3 }, 6],
    [2, { feed: 1, scare: 1, hatched: 1, loot: 2 }, 7],
    [11, { hatched: 1 }, 12],
  ])('%i and %j: %i', (start, gains, terror) => {
    expect(terrorAfter(start, gains)).toBe(terror);
  });
});
