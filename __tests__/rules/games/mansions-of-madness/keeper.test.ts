import { viewOf } from '../../../../rules/engine/state';
import { mansionsOfMadness as game } from '../../../../rules/games/mansions-of-madness';
import { chosen, moved, movedOn, setTo, switched, took } from '../../eventMakers';
import { effectOf, given, play, valueAt, type Position, type Table } from '../../playing';
import { askedBy, haunted, mansion, optionsOf, refusalOf, who } from './mansionsTable';

const keepers = (position: Position = {}) => haunted({ turn: 'keeper/keeperActions', ...position });

describe.each(['mythosHand', 'traumaHand'])('[MOM-K2] [MOM-K3] %s', (hand) => {
  const at = `keeper.${hand}`;
  const holding = (count: number) => keepers({ values: { [at]: count } });

  test('may be 4', () => {
    expect(effectOf(holding(0), moved(at, 4))).toEqual({ [at]: 4 });
    expect(effectOf(holding(3), movedOn(at, 1))).toEqual({ [at]: 1 });
  });

  test.each([
    [4, 1, 1],
    [4, 3, 3],
    [2, 4, 2],
    [6, 1, 3],
  ])('%i cards and %i more: drawn, then %i are discarded', (held, drawn, over) => {
    const table = play(holding(held), moved(at, drawn));
    expect(valueAt(table, at)).toBe(held + drawn);
    expect(table.notices).toEqual([{ id: 'handFull', tone: 'info', params: { limit: 4, over } }]);
  });

  test('says nothing while cards are discarded', () => {
    expect(effectOf(holding(7), moved(at, -1))).toEqual({ [at]: -1 });
  });
});

describe('[MOM-K4] a Keeper Action card', () => {
  const card = (threatCost: number, aimedAt = 'nobody') =>
    took('keeper', 'playKeeperAction', { threatCost, aimedAt });
  const rich = keepers({ values: { 'keeper.threat': 5 } });

  test('is paid with threat, as often as there is some', () => {
    expect(effectOf(rich, card(2))).toEqual({ 'keeper.threat': -2 });
    expect(effectOf(play(rich, card(2)), card(2, who))).toEqual({ 'keeper.threat': -2 });
    expect(refusalOf(play(rich, card(2), card(2)), card(2))).toEqual({
      code: 'tooLittleThreat',
      params: { cost: 2, have: 1 },
    });
    expect(effectOf(rich, card(5))).toEqual({ 'keeper.threat': -5 });
    expect(effectOf(keepers(), card(0))).toEqual({});
  });

  test('[MOM-K5] [MOM-S16] is not played on somebody who hides', () => {
    const hiding = given(rich, { toggles: { [`${who}.hiding`]: true } });
    expect(refusalOf(hiding, card(1, who))).toEqual({ code: 'hiding', params: { who } });
    expect(effectOf(hiding, card(1, 'investigator2'))).toEqual({ 'keeper.threat': -1 });
    expect(effectOf(hiding, card(1))).toEqual({ 'keeper.threat': -1 });
    const found = play(hiding, switched(`${who}.hiding`, false));
    expect(effectOf(found, card(1, who))).toEqual({ 'keeper.threat': -1 });
  });

  test('is aimed at the living', () => {
    const fewer = given(rich, { values: { 'investigator2.health': 0 } });
    expect(optionsOf(askedBy(fewer, 'keeper', 'playKeeperAction'), 'aimedAt')).toEqual([
      ...['nobody', 'investigator1', 'investigator3'],
    ]);
  });
});

describe('[MOM-K13] clues', () => {
  test('are found one after the other', () => {
    expect(effectOf(keepers(), moved('keeper.clues', -1))).toEqual({ 'keeper.clues': -1 });
    expect(effectOf(keepers(), moved('keeper.clues', -2))).toEqual({ 'keeper.clues': -2 });
  });

  test('after clue 1 the objective is told, however they were counted', () => {
    const told = { 'keeper.objectiveRevealed': true, notices: ['objective'] };
    const last = keepers({ values: { 'keeper.clues': 1 } });
    expect(effectOf(last, moved('keeper.clues', -1))).toEqual({ 'keeper.clues': -1, ...told });
    expect(effectOf(last, movedOn('keeper.clues', -1))).toEqual({ 'keeper.clues': -1, ...told });
    expect(effectOf(keepers(), setTo('keeper.clues', 0))).toEqual({ 'keeper.clues': -3, ...told });
  });

  test('a clue counted too much and put back: it is not told after all', () => {
    const told = play(keepers(), setTo('keeper.clues', 0));
    expect(effectOf(told, moved('keeper.clues', 1))).toEqual({
      ...{ 'keeper.clues': 1, 'keeper.objectiveRevealed': false },
    });
    expect(effectOf(keepers(), moved('keeper.clues', 1))).toEqual({ 'keeper.clues': 1 });
  });

  test('a story without clues tells it when the keeper does', () => {
    const table = mansion({ clues: 0 });
    expect(valueAt(table, 'keeper.clues')).toBe(0);
    expect(effectOf(table, switched('keeper.objectiveRevealed', true))).toEqual({
      'keeper.objectiveRevealed': true,
    });
  });
});

describe('how it ends', () => {
  const progressOf = (table: Table) =>
    game.victories
      .find(({ id }) => id === 'nobodyLeft')
      ?.progress?.(viewOf(table.game, table.state));
  const known = { toggles: { 'keeper.objectiveRevealed': true } };
  const oneLeft: Position['values'] = { 'investigator1.health': 0, 'investigator2.health': 0 };
  const lastDies = setTo('investigator3.health', 0);

  test('[MOM-K13] by the Objective card, as the players say', () => {
    expect(effectOf(keepers(), chosen('keeper.ending', 'investigatorsWin'))).toEqual({
      'keeper.ending': 'investigatorsWin',
      notices: ['victory.investigatorsObjective'],
    });
    expect(effectOf(keepers(), chosen('keeper.ending', 'keeperWins'))).toEqual({
      'keeper.ending': 'keeperWins',
      notices: ['victory.keeperObjective'],
    });
    const won = play(keepers(), chosen('keeper.ending', 'keeperWins'));
    expect(effectOf(won, chosen('keeper.ending', 'open'))).toEqual({ 'keeper.ending': 'open' });
  });

  test('[MOM-K12] when all are dead and nobody new may come', () => {
    const table = keepers({ ...known, values: oneLeft });
    expect(progressOf(table)).toEqual({ value: 2, goal: 3 });
    expect(effectOf(table, lastDies)).toEqual({
      ...{ 'investigator3.health': -8, 'happened.died.investigator3': true },
      notices: ['diedForGood', 'victory.nobodyLeft'],
    });
    expect(progressOf(play(table, lastDies))).toEqual({ value: 3, goal: 3 });
  });

  test('[MOM-K12] [MOM-S9] not while somebody follows, whatever is told meanwhile', () => {
    const dead = play(keepers({ values: oneLeft }), lastDies);
    expect(dead.notices.map(({ id }) => id)).toEqual(['died']);
    expect(progressOf(dead)).toEqual({ value: 2, goal: 3 });
    expect(effectOf(dead, setTo('keeper.clues', 0))).toEqual({
      ...{ 'keeper.clues': -3, 'keeper.objectiveRevealed': true },
      notices: ['objective'],
    });
  });

  test('[MOM-K12] [MOM-S9] then as soon as nobody does, before the objective as well', () => {
    const dead = play(keepers({ values: oneLeft }), lastDies);
    expect(effectOf(dead, took('investigator3', 'nobodyFollows'))).toEqual({
      'investigator3.awaited': false,
      notices: ['victory.nobodyLeft'],
    });
  });

  test('[MOM-K12] not while somebody lives', () => {
    const table = keepers({ ...known, values: oneLeft });
    expect(effectOf(table, setTo('investigator3.health', 1))).toEqual({
      'investigator3.health': -7,
      notices: ['hurt'],
    });
  });

  test('whose each victory is', () => {
    expect(game.victories.map(({ id, seat, party }) => [id, party ?? seat])).toEqual([
      ['investigatorsObjective', 'investigators'],
      ['keeperObjective', 'keeper'],
      ['nobodyLeft', 'keeper'],
    ]);
  });
});
