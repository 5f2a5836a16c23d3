import { setTo, took } from '../../eventMakers';
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
import { figuresOf, ghoulWith, holding, isOnAt, offeredTo, rolls } from './cavernsTable';

const atRoll = given(ghoulWith(), { turn: 'ghoul/ghoulRoll' });
const twoDice = given(ghoulWith(undefined, { level: 'stalker' }), { turn: 'ghoul/ghoulRoll' });
const keeps = ['keepHighest', 'keepEnds', 'keepLowest'] as const;
const kept = (table: Table) => offeredTo('ghoul', table).filter((id) => id.startsWith('keep'));
const roll = (...dice: number[]) => took('ghoul', 'rollDice', { dice });
const keep = (id: string) => took('ghoul', id);

describe('[GHL-D1] the roll', () => {
  test('the discs left go back and the dice lie there', () => {
    const table = given(atRoll, { values: { 'ghoul.attack': 3 } });
    expect(effectOf(table, roll(3, 5, 6))).toEqual({
      'ghoul.attack': -3,
      'ghoul.die1': 3,
      'ghoul.die2': 5,
      'ghoul.die3': 6,
      'ghoul.totalChecked': true,
    });
  });

  test('[GHL-X16] all of them, however many', () => {
    const table = given(atRoll, { values: { 'ghoul.attack': 9 } });
    expect(valueAt(play(table, roll(3, 5, 6)), 'ghoul.attack')).toBe(0);
  });

  test('[GHL-A9] Defense is kept until then, whoever’s turn it is', () => {
    let table = given(ghoulWith(), { values: { 'ghoul.attack': 3 }, turn: 'ghoul/ghoulDefend' });
    expect(derivedAt(table, 'ghoul.defence')).toBe(3);
    do {
      table = completeStep(table);
      expect(derivedAt(table, 'ghoul.defence')).toBe(3);
    } while (table.state.turn.seat !== 'ghoul');
    expect(derivedAt(rolls(table, 3, 5, 6), 'ghoul.defence')).toBe(0);
  });

  test('[GHL-A9] while it acts the discs are Attack, not Defense', () => {
    const table = given(atRoll, { values: { 'ghoul.attack': 3 }, turn: 'ghoul/ghoulAct' });
    expect(derivedAt(table, 'ghoul.defence')).toBeUndefined();
    expect(derivedAt(completeStep(table), 'ghoul.defence')).toBe(3);
  });

  test.each([
    ['none', []],
    ['one', [4]],
    ['two', [4, 5]],
    ['four', [1, 2, 3, 4]],
    ['a face there is not', [1, 2, 7]],
  ])('[GHL-D5] wants three faces from 1 to 6: %s', (_, dice) => {
    expect(errorOf(atRoll, roll(...dice))).toEqual({
      code: 'refused',
      refusal: { code: 'enterDice', params: { count: 3 } },
    });
  });

  test('happens once a turn', () => {
    expect(errorOf(rolls(atRoll, 3, 5, 6), roll(1, 1, 1))).toMatchObject({ code: 'unknownTarget' });
  });
});

describe('[GHL-D2] a low total', () => {
  test.each([
    [[1, 1, 1], 1],
    [[1, 2, 4], 1],
    [[2, 2, 3], 1],
    [[2, 2, 4], 0],
    [[3, 5, 6], 0],
    [[1, 6, 6], 0],
    [[6, 6, 6], 0],
  ])('three dice %j draw %i', (dice, cards) => {
    const table = rolls(atRoll, ...dice);
    expect(valueAt(table, 'ghoul.terrorCards')).toBe(cards);
    expect(noticeIds(table)).toEqual(cards === 1 ? ['lowRoll', 'terrorDrawn'] : []);
  });

  test.each([
    [[1, 3], 1],
    [[2, 2], 1],
    [[2, 3], 0],
    [[1, 6], 0],
  ])('[GHL-L3] [GHL-X12] two dice at the hard levels %j draw %i', (dice, cards) => {
    for (const level of ['stalker', 'hunter']) {
      const table = given(ghoulWith(undefined, { level }), { turn: 'ghoul/ghoulRoll' });
      expect(valueAt(rolls(table, ...dice), 'ghoul.terrorCards')).toBe(cards);
    }
  });

  test('is looked at once: keeping two dice draws no second card', () => {
    const table = rolls(atRoll, 1, 2, 4);
    expect(valueAt(play(table, keep('keepHighest')), 'ghoul.terrorCards')).toBe(1);
  });
});

describe('[GHL-D3] two dice are kept', () => {
  test.each<[number[], Readonly<Record<string, readonly [number, number]>>]>([
    [[1, 1, 1], { keepHighest: [1, 1] }],
    [[1, 2, 4], { keepHighest: [4, 2], keepEnds: [4, 1], keepLowest: [2, 1] }],
    [[2, 2, 4], { keepHighest: [4, 2], keepLowest: [2, 2] }],
    [[3, 5, 6], { keepHighest: [6, 5], keepEnds: [6, 3], keepLowest: [5, 3] }],
    [[1, 6, 6], { keepHighest: [6, 6], keepEnds: [6, 1] }],
    [[6, 6, 6], { keepHighest: [6, 6] }],
    [[6, 3, 5], { keepHighest: [6, 5], keepEnds: [6, 3], keepLowest: [5, 3] }],
  ])('%j: %j', (dice, pairs) => {
    const table = rolls(atRoll, ...dice);
    expect(kept(table)).toEqual(keeps.filter((id) => id in pairs));
    for (const [id, [movement, attack]] of Object.entries(pairs)) {
      expect(figuresOf(table, 'ghoul', id)).toEqual({ movement, attack });
      expect(effectOf(table, keep(id))).toEqual({
        'ghoul.movement': movement,
        'ghoul.attack': attack,
        'ghoul.statisticsSet': true,
      });
    }
    for (const id of keeps.filter((other) => !(other in pairs))) {
      expect(errorOf(table, keep(id))).toMatchObject({ code: 'unknownTarget' });
    }
  });

  test.each([
    [[1, 3], 3, 1],
    [[2, 3], 3, 2],
    [[6, 6], 6, 6],
  ])('[GHL-L3] of two dice %j both: movement %i, Attack %i', (dice, movement, attack) => {
    const table = rolls(twoDice, ...dice);
    expect(kept(table)).toEqual(['keepHighest']);
    const after = play(table, keep('keepHighest'));
    expect([valueAt(after, 'ghoul.movement'), valueAt(after, 'ghoul.attack')]).toEqual([
      movement,
      attack,
    ]);
    expect(after.state.values).not.toHaveProperty(['ghoul.die3']);
  });

  test('neither before the roll nor twice', () => {
    expect(kept(atRoll)).toEqual([]);
    expect(kept(play(rolls(atRoll, 1, 2, 4), keep('keepEnds')))).toEqual([]);
  });

  test('[GHL-D4] dice and movement belong to one turn, the discs stay', () => {
    let table = play(rolls(atRoll, 3, 5, 6), keep('keepEnds'));
    const shown = () => ['die1', 'die2', 'die3'].map((die) => derivedAt(table, `ghoul.${die}`));
    expect(shown()).toEqual([3, 5, 6]);
    do table = completeStep(table);
    while (table.state.turn.seat === 'ghoul');
    expect(shown()).toEqual([3, 5, 6]);
    while (table.state.turn.seat !== 'ghoul') table = completeStep(table);
    expect(shown()).toEqual([undefined, undefined, undefined]);
    expect([valueAt(table, 'ghoul.movement'), valueAt(table, 'ghoul.attack')]).toEqual([0, 3]);
    expect([isOnAt(table, 'ghoul.totalChecked'), isOnAt(table, 'ghoul.statisticsSet')]).toEqual([
      false,
      false,
    ]);
    expect(offeredTo('ghoul', table)).toContain('rollDice');
  });
});

describe('[GHL-T10] [GHL-D2] with Cheat in hand', () => {
  const cheating = holding(atRoll, 'ghoul', { cheat: 1 });
  const low = rolls(cheating, 1, 2, 4);
  const reroll = (die: string, face: number) => took('ghoul', 'cheatTurn', { die, face: [face] });

  test('the total waits', () => {
    expect(noticeIds(low)).toEqual(['mayCheat']);
    expect(valueAt(low, 'ghoul.terrorCards')).toBe(1);
  });

  test('a reroll that lifts the total draws nothing', () => {
    expect(effectOf(low, reroll('die1', 2))).toEqual({
      'ghoul.die1': 1,
      'ghoul.cheatUsed': 1,
      'ghoul.totalChecked': true,
    });
    expect(valueAt(play(low, reroll('die1', 2), keep('keepLowest')), 'ghoul.terrorCards')).toBe(1);
  });

  test('a reroll that leaves it low, or makes it low, draws a card', () => {
    const drawn = ['lowRoll', 'terrorDrawn'];
    expect(noticeIds(play(low, reroll('die3', 3)))).toEqual(drawn);
    expect(noticeIds(play(rolls(cheating, 2, 2, 4), reroll('die3', 3)))).toEqual(drawn);
  });

  test('whoever does not use it has the total looked at when two dice are kept', () => {
    const after = play(low, keep('keepLowest'));
    expect(noticeIds(after)).toEqual(['lowRoll', 'terrorDrawn']);
    expect(valueAt(after, 'ghoul.terrorCards')).toBe(2);
  });

  test('one die a roll, and no more once two are kept', () => {
    expect(errorOf(play(low, reroll('die1', 5)), reroll('die2', 5))).toEqual({
      code: 'refused',
      refusal: { code: 'cardUsed', params: { card: 'cheat' } },
    });
    const set = play(low, keep('keepEnds'));
    expect(offeredTo('ghoul', set).filter((id) => id.startsWith('cheat'))).toEqual([]);
    expect(offeredTo('ghoul', cheating).filter((id) => id.startsWith('cheat'))).toEqual([]);
  });

  test('chosen once per game the card is gone, and the total is looked at', () => {
    expect(effectOf(low, took('ghoul', 'cheatOnce', { die: 'die2', face: [6] }))).toEqual({
      'ghoul.die2': 4,
      'ghoul.cheat': -1,
      'ghoul.cheatGone': 1,
      'ghoul.terrorCards': -1,
      'ghoul.cheatOnce': true,
      'ghoul.totalChecked': true,
    });
  });
});

describe('[GHL-M6] a Backstab', () => {
  const cut = (cubes: number) =>
    rolls(given(atRoll, { values: { 'ghoul.backstab': cubes } }), 2, 3, 4);

  test.each([
    [1, 3],
    [3, 1],
    [4, 0],
    [6, 0],
  ])('of %i cubes leaves %i of 4 movement; Attack stays, the cubes go back', (cubes, movement) => {
    const table = cut(cubes);
    expect(effectOf(table, keep('keepHighest'))).toEqual({
      ...(movement === 0 ? {} : { 'ghoul.movement': movement }),
      'ghoul.attack': 3,
      'ghoul.backstab': -cubes,
      'ghoul.statisticsSet': true,
      notices: ['backstabbed'],
    });
  });

  test('at 0 there is no moving', () => {
    expect(errorOf(play(cut(4), keep('keepHighest')), took('ghoul', 'step'))).toEqual({
      code: 'refused',
      refusal: { code: 'needsMovement', params: { amount: 1, have: 0 } },
    });
  });

  test('several of a round add up', () => {
    const table = play(
      given(ghoulWith(['thief']), { values: { 'thief.stealth': 1 } }),
      took('thief', 'backstabs', { cubes: 2 }),
      took('thief', 'backstabs'),
      setTo('thief.stealth', 0),
    );
    expect(valueAt(table, 'ghoul.backstab')).toBe(3);
  });
});
