import type { Change, Rule, Victory } from '../../../rules/engine/definition';
import type { GameEvent } from '../../../rules/engine/events';
import { reduce } from '../../../rules/engine/reduce';
import { append, moveCursor, openTimeline } from '../../../rules/engine/timeline';
import {
  added,
  chosen,
  completed,
  counterAdded,
  counterRemoved,
  counterRenamed,
  jumped,
  moved,
  ordered,
  removed,
  renamed,
  reset,
  setTo,
  switched,
  ticked,
  took,
} from '../eventMakers';
import { completeStep, effectOf, errorOf, given, noticeIds, play, sitDown } from '../playing';
import { tinyGame } from './tinyGame';

const table = sitDown(tinyGame);

describe('what an event changes, and nothing else', () => {
  test.each<[string, GameEvent, object]>([
    ['trackMoved', moved('hero.coins', 1), { 'hero.coins': 1 }],
    ['trackSet', setTo('hero.energy', 6), { 'hero.energy': 2 }],
    ['toggleSwitched', switched('hero.ready', false), { 'hero.ready': false }],
    ['optionChosen', chosen('hero.stance', 'fierce'), { 'hero.stance': 'fierce' }],
    [
      'orderChanged',
      ordered('hero.path', ['hill', 'wood', 'river']),
      { 'hero.path': ['hill', 'wood', 'river'] },
    ],
    [
      'itemAdded',
      added('hero.pets'),
      {
        ...{ 'hero.pets': ['pet1'], 'serials.hero.pets': 1 },
        ...{ 'hero.pet1.food': 'new 1', 'hero.pet1.place': 'lap' },
      },
    ],
    ['actionTaken', took('hero', 'train', { hours: 1 }), { 'hero.energy': -1, 'hero.vigor': 1 }],
    ['stepCompleted', completed('hero', 'dawn'), { 'hero.vigor': 1, turn: '1/hero/dusk' }],
    ['turnMoved', jumped('rival', 'lurk'), { turn: '1/rival/lurk' }],
    [
      'counterAdded',
      counterAdded('rival', 'Scars'),
      {
        'rival.counter1': 'new 0',
        'counters.rival': ['counter1 Scars'],
        'serials.rival': 1,
      },
    ],
  ])('%s', (_, event, effect) => {
    expect(effectOf(table, event)).toEqual(effect);
  });

  test('the state before it stays as it was', () => {
    const before = structuredClone(table.state);
    play(table, moved('hero.coins', 1), added('hero.pets'), ticked('table', true), renamed('x'));
    expect(table.state).toEqual(before);
  });
});

describe('what is not at the table', () => {
  const alone = sitDown(tinyGame, { seats: ['hero'] });

  test.each<[string, GameEvent, string]>([
    ['a track', moved('hero.luck', 1), 'hero.luck'],
    ['a track to set', setTo('hero.luck', 1), 'hero.luck'],
    ['a track of an absent seat', moved('rival.fear', 1), 'rival.fear'],
    ['a track of an item that is not there', moved('hero.pet1.food', 1), 'hero.pet1.food'],
    ['a counter nobody added', moved('hero.counter1', 1), 'hero.counter1'],
    ['a toggle', switched('hero.asleep', true), 'hero.asleep'],
    ['a choice', chosen('hero.mood', 'angry'), 'hero.mood'],
    ['an option', chosen('hero.stance', 'lazy'), 'hero.stance'],
    ['an order', ordered('hero.way', []), 'hero.way'],
    ['an order that lacks something', ordered('hero.path', ['wood', 'river']), 'hero.path'],
    ['one twice', ordered('hero.path', ['wood', 'wood', 'hill']), 'hero.path'],
    ['a stranger in it', ordered('hero.path', ['wood', 'river', 'sea']), 'hero.path'],
    ['a collection', added('hero.books'), 'hero.books'],
    ['a collection of an absent seat', added('rival.traps'), 'rival.traps'],
    ['an item', removed('hero.pet1'), 'hero.pet1'],
    ['an action', took('hero', 'sing'), 'hero.sing'],
    ['an action of an absent seat', took('rival', 'train'), 'rival.train'],
    ['an action that is not offered now', took('hero', 'roar'), 'hero.roar'],
    ['a step to jump to', jumped('hero', 'noon'), 'noon'],
    ['a step of another seat', jumped('hero', 'lurk'), 'lurk'],
    ['a step of an absent seat', jumped('rival', 'lurk'), 'lurk'],
    ['something to tick', ticked('carpet', true), 'carpet'],
    ['a seat for a counter', counterAdded('rival', 'Scars'), 'rival'],
    ['a counter to rename', counterRenamed('hero.counter1', 'x'), 'hero.counter1'],
    ['a counter to remove', counterRemoved('hero.counter1'), 'hero.counter1'],
    ['a track is no counter', counterRemoved('hero.coins'), 'hero.coins'],
  ])('%s: unknownTarget', (_, event, target) => {
    expect(errorOf(alone, event)).toEqual({ code: 'unknownTarget', target });
  });
});

describe('actions', () => {
  test('are refused with the reason and its figures', () => {
    const tired = given(table, { values: { 'hero.energy': 1 } });
    expect(errorOf(tired, took('hero', 'train', { hours: 2 }))).toEqual({
      code: 'refused',
      refusal: { code: 'tooTired', params: { have: 1, hours: 2 } },
    });
  });

  test('bad inputs count as their start value', () => {
    const effect = { 'hero.energy': -1, 'hero.vigor': 1 };
    expect(effectOf(table, took('hero', 'train', { hours: 'many' }))).toEqual(effect);
    expect(effectOf(table, took('hero', 'train', { hours: 4 }))).toEqual(effect);
    expect(effectOf(table, took('hero', 'train', { days: 3 }))).toEqual(effect);
  });

  test('one that becomes offered can be taken', () => {
    const fierce = play(table, chosen('hero.stance', 'fierce'));
    expect(effectOf(fierce, took('hero', 'roar'))).toMatchObject({ 'rival.fear': 3 });
  });
});

describe('items', () => {
  test('get ids that never come back', () => {
    const two = play(table, added('hero.pets'), added('hero.pets'));
    expect(two.state.items['hero.pets']).toEqual(['pet1', 'pet2']);
    const later = play(two, removed('hero.pet2'), removed('hero.pet1'), added('hero.pets'));
    expect(later.state.items['hero.pets']).toEqual(['pet3']);
    expect(later.state.values['hero.pet3.food']).toBe(1);
  });

  test('take their numbers and choices with them', () => {
    const one = play(table, added('hero.pets'), moved('hero.pet1.food', 1));
    expect(effectOf(one, removed('hero.pet1'))).toEqual({
      'hero.pets': [],
      'hero.pet1.food': 'gone',
      'hero.pet1.place': 'gone',
    });
  });

  test('there are no more than the collection holds: atItsEnd', () => {
    const full = play(table, ...Array.from({ length: 3 }, () => added('hero.pets')));
    expect(errorOf(full, added('hero.pets'))).toEqual({ code: 'atItsEnd', target: 'hero.pets' });
  });
});

describe('counters of the players', () => {
  const counting = play(table, counterAdded('hero', 'Wounds'), counterAdded('hero', 'Songs'));

  test('are added with a name and count both ways', () => {
    expect(counting.state.counters['hero']).toEqual([
      { id: 'counter1', name: 'Wounds' },
      { id: 'counter2', name: 'Songs' },
    ]);
    const counted = play(counting, moved('hero.counter1', -2), setTo('hero.counter2', 7));
    expect(counted.state.values).toMatchObject({ 'hero.counter1': -2, 'hero.counter2': 7 });
  });

  test('are renamed without losing their number', () => {
    const later = play(
      counting,
      moved('hero.counter1', 3),
      counterRenamed('hero.counter1', 'Scars'),
    );
    expect(later.state.counters['hero']).toEqual([
      { id: 'counter1', name: 'Scars' },
      { id: 'counter2', name: 'Songs' },
    ]);
    expect(later.state.values['hero.counter1']).toBe(3);
  });

  test('are removed, and their ids never come back', () => {
    const later = play(counting, counterRemoved('hero.counter2'), counterAdded('hero', 'Maps'));
    expect(later.state.counters['hero']).toEqual([
      { id: 'counter1', name: 'Wounds' },
      { id: 'counter3', name: 'Maps' },
    ]);
    expect(later.state.values).not.toHaveProperty(['hero.counter2']);
    expect(errorOf(later, moved('hero.counter2', 1))).toMatchObject({ code: 'unknownTarget' });
  });

  test('belong to their seat', () => {
    const both = play(counting, counterAdded('guest', 'Yawns'));
    expect(both.state.counters['guest']).toEqual([{ id: 'counter1', name: 'Yawns' }]);
  });
});

describe('the checklist', () => {
  test('is ticked and unticked', () => {
    const one = play(table, ticked('table', true), ticked('chairs', true), ticked('table', false));
    expect(one.state.ticks).toEqual({ chairs: true });
  });
});

describe('the turn', () => {
  test('goes step by step, seat by seat, over seats without a turn, and round again', () => {
    const turns = [table];
    for (let step = 0; step < 4; step++) turns.push(completeStep(turns.at(-1)!));
    expect(turns.map(({ state }) => state.turn)).toEqual([
      { round: 1, seat: 'hero', step: 'dawn' },
      { round: 1, seat: 'hero', step: 'dusk' },
      { round: 1, seat: 'rival', step: 'lurk' },
      { round: 2, seat: 'hero', step: 'dawn' },
      { round: 2, seat: 'hero', step: 'dusk' },
    ]);
  });

  test('a seat alone goes round by itself', () => {
    const alone = sitDown(tinyGame, { seats: ['rival'] });
    expect(completeStep(alone).state.turn).toEqual({ round: 2, seat: 'rival', step: 'lurk' });
  });

  test('starts with the first seat that has a turn', () => {
    const { state } = sitDown(tinyGame, { seats: ['guest', 'rival'] });
    expect(state.turn).toEqual({ round: 1, seat: 'rival', step: 'lurk' });
  });

  test('there is no step to complete where nobody has a turn', () => {
    const idle = sitDown(tinyGame, { seats: ['guest'] });
    const { seat, step } = idle.state.turn;
    expect(errorOf(idle, completed(seat, step))).toEqual({ code: 'notTheCurrentStep' });
  });

  test.each([
    ['a step that is over', 'hero', 'dusk'],
    ['a step of another seat', 'rival', 'lurk'],
    ['a step that does not exist', 'hero', 'noon'],
  ])('%s cannot be completed: notTheCurrentStep', (_, seat, step) => {
    expect(errorOf(table, completed(seat, step))).toEqual({ code: 'notTheCurrentStep' });
  });

  test('a jump completes nothing on its way, but begins the turn of another seat', () => {
    const away = play(table, jumped('rival', 'lurk'), moved('hero.energy', -3));
    expect(effectOf(away, jumped('hero', 'dusk'))).toEqual({
      turn: '1/hero/dusk',
      'hero.energy': 3,
    });
  });

  test('a jump within a turn begins nothing anew', () => {
    const tired = play(table, moved('hero.energy', -3));
    expect(effectOf(tired, jumped('hero', 'dusk'))).toEqual({ turn: '1/hero/dusk' });
  });

  test('what cannot be read happens nowhere', () => {
    expect(reduce(table.game, table.state, { type: 'unreadable', detail: '?' })).toEqual({
      ok: false,
      error: { code: 'unreadable' },
    });
  });

  test('what lasts one turn starts anew in the own turn only, without gain or loss', () => {
    const spent = given(table, {
      values: { 'hero.energy': 1, 'rival.energy': 5 },
      toggles: { 'hero.ready': false, 'hero.cursed': true },
      turn: 'hero/dusk',
    });
    const rivals = completeStep(spent);
    expect(rivals.state.values).toMatchObject({ 'hero.energy': 1, 'rival.energy': 2 });
    expect(rivals.state.toggles['hero.ready']).toBe(false);
    const own = completeStep(rivals);
    expect(own.state.values['hero.energy']).toBe(4);
    expect(own.state.toggles).toMatchObject({ 'hero.ready': true, 'hero.cursed': true });
    expect(noticeIds(own)).toEqual([]);
  });
});

describe('the whole game', () => {
  test('can be renamed', () => {
    expect(play(table, renamed('Sunday')).state.name).toBe('Sunday');
  });

  test('reset keeps its name and nothing else', () => {
    const played = play(
      table,
      renamed('Sunday'),
      moved('hero.vigor', 4),
      added('hero.pets'),
      counterAdded('hero', 'Wounds'),
      ticked('table', true),
      switched('hero.cursed', true),
      chosen('hero.stance', 'fierce'),
      completed('hero', 'dawn'),
    );
    expect(play(played, reset).state).toEqual({ ...table.state, name: 'Sunday' });
  });
});

describe('victories', () => {
  test('are announced once, when newly met', () => {
    const eight = given(table, { values: { 'hero.vigor': 8 } });
    const won = play(eight, moved('hero.vigor', 1));
    expect(won.notices).toEqual([{ id: 'victory.heroStrong', tone: 'victory' }]);
    expect(noticeIds(play(won, moved('hero.vigor', 1)))).toEqual([]);
  });

  test('are announced again when lost and met again', () => {
    const won = play(table, setTo('hero.vigor', 9), setTo('hero.vigor', 8));
    expect(noticeIds(play(won, moved('hero.vigor', 1)))).toEqual(['victory.heroStrong']);
  });

  test('count only for a seat at the table and where they apply', () => {
    expect(noticeIds(play(table, setTo('rival.fear', 6)))).toEqual(['fled']);
    const alone = sitDown(tinyGame, { seats: ['rival'] });
    expect(noticeIds(play(alone, setTo('rival.fear', 6)))).toEqual(['fled', 'victory.rivalAlone']);
  });

  test('are announced again after undo and redo', () => {
    const timeline = openTimeline(table.game, []);
    const event = setTo('hero.vigor', 9);
    const first = append(timeline, event, 0);
    if (!first.ok) throw new Error(first.error.code);
    const undone = moveCursor(first.value.timeline, 0);
    const again = reduce(undone.game, undone.state, event);
    expect(again).toMatchObject({ ok: true, value: { notices: first.value.outcome.notices } });
    expect(first.value.outcome.notices.map(({ id }) => id)).toContain('victory.heroStrong');
  });
});

describe('a rule among changes', () => {
  const [hero] = tinyGame.seats({ seats: ['hero'] });
  const withRun = (run: readonly Change[]) =>
    sitDown({
      ...tinyGame,
      seats: () => [{ ...hero!, actions: [{ id: 'try', run: () => run }] }],
    });
  const say: Rule = (view) => [
    {
      kind: 'notice',
      notice: { id: 'coins', tone: 'info', params: { coins: view.value('hero.coins') } },
    },
  ];
  const coin: Change = { kind: 'move', at: 'hero.coins', by: 1 };

  test('sees the table as the changes before it left it, and not what comes after', () => {
    const told = play(withRun([coin, { kind: 'then', rule: say }, coin]), took('hero', 'try'));
    expect(told.notices).toEqual([{ id: 'coins', tone: 'info', params: { coins: 1 } }]);
    expect(told.state.values['hero.coins']).toBe(2);
  });

  test('that brings itself about for ever is a mistake of the game', () => {
    const again: Change = { kind: 'then', rule: () => [again] };
    expect(() => play(withRun([again]), took('hero', 'try'))).toThrow('do not settle');
  });
});

describe('an order that a rule puts into another one', () => {
  const [hero] = tinyGame.seats({ seats: ['hero'] });
  const tried = (...run: readonly Change[]) =>
    effectOf(
      sitDown({
        ...tinyGame,
        seats: () => [{ ...hero!, actions: [{ id: 'try', run: () => run }] }],
      }),
      took('hero', 'try'),
    );
  const arranged = (order: readonly string[], at = 'hero.path'): Change => ({
    kind: 'arrange',
    at,
    order,
  });

  test('is the new one, and nothing else changes', () => {
    expect(tried(arranged(['hill', 'wood', 'river']))).toEqual({
      'hero.path': ['hill', 'wood', 'river'],
    });
  });

  test.each<[string, readonly string[]]>([
    ['as it is', ['wood', 'river', 'hill']],
    ['without one of its items', ['wood', 'river']],
    ['with one of them twice', ['wood', 'wood', 'hill']],
    ['with a stranger', ['wood', 'river', 'sea']],
    ['with one too many', ['wood', 'river', 'hill', 'sea']],
    ['of nothing', []],
  ])('%s: it stays', (_, order) => {
    expect(tried(arranged(order))).toEqual({});
  });

  test.each(['hero.way', 'rival.path', 'hero.vigor'])('%s is none: nothing happens', (at) => {
    expect(tried(arranged(['hill', 'wood', 'river'], at))).toEqual({});
  });

  test('sees what the changes before it left', () => {
    const toTheFront = (item: string): Change => ({
      kind: 'then',
      rule: (view) => [
        arranged([item, ...view.order('hero.path').filter((other) => other !== item)]),
      ],
    });
    expect(tried(toTheFront('river'), toTheFront('hill'))).toEqual({
      'hero.path': ['hill', 'river', 'wood'],
    });
  });

  test('is part of one event: taken back and done again with it', () => {
    const game = sitDown({
      ...tinyGame,
      seats: () => [
        { ...hero!, actions: [{ id: 'try', run: () => [arranged(['hill', 'wood', 'river'])] }] },
      ],
    }).game;
    const timeline = openTimeline(game, []);
    const first = append(timeline, took('hero', 'try'), 0);
    if (!first.ok) throw new Error(first.error.code);
    const undone = moveCursor(first.value.timeline, 0);
    expect(undone.state.orders['hero.path']).toEqual(['wood', 'river', 'hill']);
    const again = moveCursor(undone, 1);
    expect(again.state.orders['hero.path']).toEqual(['hill', 'wood', 'river']);
  });
});

describe('the ways a game ends', () => {
  const [strong] = tinyGame.victories;
  const withEnd = (end: Partial<Victory>) =>
    sitDown({ ...tinyGame, victories: [{ ...strong!, ...end }] });

  test('a victory that is met is told once, with its figures', () => {
    const told = withEnd({ figures: (view) => ({ vigor: view.value('hero.vigor') }) });
    const won = play(told, setTo('hero.vigor', 9));
    expect(won.notices).toContainEqual({
      id: 'victory.heroStrong',
      tone: 'victory',
      params: { vigor: 9 },
    });
    expect(noticeIds(play(won, setTo('hero.vigor', 10)))).not.toContain('victory.heroStrong');
  });

  test('a defeat is told as a loss', () => {
    const lost = play(withEnd({ defeat: true }), setTo('hero.vigor', 9));
    expect(lost.notices).toContainEqual({ id: 'victory.heroStrong', tone: 'loss' });
  });
});
