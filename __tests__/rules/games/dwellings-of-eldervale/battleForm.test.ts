import type { FieldValues } from '../../../../rules/engine/fields';
import { took } from '../../eventMakers';
import { offered } from '../../offered';
import { effectOf, given, play, type Table } from '../../playing';
import { battlefield, fallen, filled, fought, glory } from './battleField';
import {
  answered,
  askedBy,
  atWar,
  fieldOf,
  formAt,
  having,
  monster,
  optionsOf,
  standing,
  viewAt,
} from './valeTable';

const field = battlefield();
const battle = ['board', 'battle'] as const;
const asked = (table: Table, values: FieldValues = {}) => askedBy(table, ...battle, values);
const answerTo = (table: Table, values: FieldValues) =>
  offered(table, ...battle).answer!.of(viewAt(table), values);
/** What is asked of one who fights, without a dwelling and before there are dice to roll. */
const ofFighter = (player: string) =>
  ['fighting', 'swordsPaid', 'effects'].map((id) => `${player}.${id}`);

describe('[ELD-B2] the form of a battle', () => {
  test('begins with the player whose turn it is', () => {
    expect(formAt(field, ...battle).values).toMatchObject({
      ...{ fighters: ['player1'], monster: 'noMonster', 'player1.fighting': [] },
    });
    const later = given(field, { turn: 'player3/battle' });
    expect(formAt(later, ...battle).values['fighters']).toEqual(['player3']);
  });

  test.each([
    ['player1', ['player2', 'player3', 'player4', 'player1']],
    ['player3', ['player4', 'player1', 'player2', 'player3']],
  ])('asks in the order they join: %s comes last', (active, order) => {
    const table = given(field, { turn: `${active}/battle` });
    expect(optionsOf('fighters', table, ...battle)).toEqual(order);
    const fields = asked(table, { fighters: ['player1', 'player2', 'player3', 'player4'] });
    expect(fields.filter((id) => id.endsWith('.fighting'))).toEqual(
      order.map((player) => `${player}.fighting`),
    );
  });

  test('asks for a monster only where there is one', () => {
    expect(asked(atWar())).toEqual(['fighters', ...ofFighter('player1')]);
    expect(optionsOf('monster', field, ...battle)).toEqual(['noMonster', monster]);
    expect(fieldOf('monster', field, ...battle)).toMatchObject({
      ...{ start: 'noMonster', unsaid: 'noMonster' },
    });
  });

  test('[ELD-B3] [ELD-B4] [ELD-B6] asks everybody for what makes their dice', () => {
    const table = having(field, { dwellings: 2, sword: 3, gold: 1, workersOnMap: 2 });
    const all = ['fighting', 'dwellingsNear', 'swordsPaid', 'effects'];
    expect(asked(table)).toEqual([...['fighters', 'monster', ...all.map((id) => `player1.${id}`)]]);
    // Nobody is asked for what they do not have.
    const poor = having(table, { dwellings: 0, sword: 0, gold: 0 });
    expect(asked(poor)).toEqual([
      ...['fighters', 'monster', 'player1.fighting', 'player1.effects'],
    ]);
    expect(fieldOf('player1.dwellingsNear', table, ...battle)).toMatchObject({ min: 0, max: 2 });
    expect(fieldOf('player1.swordsPaid', table, ...battle)).toMatchObject({ min: 0, max: 4 });
    expect(fieldOf('player1.effects', table, ...battle)).toMatchObject({ min: -6, max: 6 });
    expect(optionsOf('player1.fighting', table, ...battle)).toEqual([
      ...['worker', 'warrior', 'wizard', 'dragon'],
    ]);
    // Wherever the app has them: tables forget to tap.
    const away = standing(table, { warrior: 'inTray', wizard: 'ready', dragon: 'underworld' });
    expect(optionsOf('player1.fighting', away, ...battle)).toEqual(['worker', 'wizard', 'dragon']);
  });

  test.each([
    [{ 'player1.fighting': ['worker'] }, 1],
    [{ 'player1.fighting': ['worker', 'warrior'] }, 3],
    [{ 'player1.fighting': ['worker', 'worker', 'dragon'] }, 5],
    [{ 'player1.fighting': ['warrior'], 'player1.dwellingsNear': 1 }, 3],
    [{ 'player1.fighting': ['worker'], 'player1.swordsPaid': 2, 'player1.effects': 1 }, 4],
    [{ 'player1.fighting': ['wizard', 'dragon'], 'player1.dwellingsNear': 2 }, 6],
    [{ 'player1.fighting': ['wizard'], 'player1.effects': -1 }, 2],
  ])('[ELD-B3] [ELD-B5] %s: %i dice', (values, dice) => {
    const table = having(field, { dwellings: 2, sword: 3, workersOnMap: 2 });
    expect(fieldOf('player1.faces', table, ...battle, values)).toMatchObject({
      ...{ fewest: dice, most: dice, min: 1, max: 6, mayBeEmpty: true, faces: true },
    });
  });

  test('[ELD-B6] no dice at all are nothing to roll', () => {
    const none = { 'player1.fighting': ['worker'], 'player1.effects': -1 };
    expect(asked(field, none)).not.toContain('player1.faces');
    const event = fought({
      player1: { units: ['worker'], effects: -1, faces: [] },
      player2: { units: ['worker'], faces: [1] },
    });
    expect(effectOf(field, event)).toEqual({
      ...{ ...glory('player2'), ...fallen('player1', 1), notices: ['battleWon'] },
    });
  });

  test('[ELD-M2] a monster rolls what is printed, or what an effect makes of it', () => {
    expect(asked(field, { monster })).toEqual([
      ...['fighters', 'monster', ...ofFighter('player1'), 'monster.dice', 'monster.faces'],
    ]);
    expect(fieldOf('monster.dice', field, ...battle, { monster })).toMatchObject({
      ...{ min: 0, max: 12, start: 3 },
    });
    const faces = (values: FieldValues) =>
      fieldOf('monster.faces', field, ...battle, { monster, ...values });
    expect(faces({})).toMatchObject({ fewest: 3, most: 3 });
    expect(faces({ 'monster.dice': 9 })).toMatchObject({ fewest: 9, most: 9 });
    expect(faces({ 'monster.dice': 99 })).toMatchObject({ fewest: 12, most: 12 });
  });
});

describe('units that most likely fight', () => {
  const quiet = having(atWar(), { workersReady: 2 });
  const likely = (table: Table, fighters: readonly string[]) =>
    formAt(table, ...battle, { fighters }).values;

  test('are those who were just placed, and the only ones there', () => {
    const others = having(quiet, { workersReady: 2, workersOnMap: 1 }, 'player2');
    const many = having(others, { workersOnMap: 2 }, 'player3');
    const ready = standing(having(many, { workersOnMap: 1 }), { wizard: 'ready' });
    const placed = play(ready, took('player1', 'placeUnit', { unit: 'wizard' }));
    const values = likely(placed, ['player1', 'player2', 'player3']);
    expect(values).toMatchObject({
      ...{ 'player1.fighting': ['wizard'], 'player2.fighting': ['worker'] },
      'player3.fighting': [],
    });
  });

  test('fight without being named', () => {
    const table = having(having(quiet, { workersOnMap: 1 }), { workersOnMap: 1 }, 'player2');
    const event = took('board', 'battle', {
      ...{ fighters: ['player1', 'player2'], 'player1.faces': [6], 'player2.faces': [2] },
    });
    expect(effectOf(table, event)).toMatchObject(fallen('player2', 1));
  });
});

describe('what the result leaves to decide', () => {
  const won = filled({ player1: { units: ['worker'], faces: [6] }, monster: [5, 5, 5] });
  const open = { ...won, 'player1.faces': [] };

  test('[ELD-B10] a prize, once a player has won against a monster', () => {
    expect(asked(field, open)).not.toContain('prize');
    expect(asked(field, won)).toContain('prize');
    expect(fieldOf('prize', field, ...battle, won)).toMatchObject({
      ...{ options: ['gloryPrize', 'powerPrize'], start: 'gloryPrize' },
    });
    expect(asked(field, { ...won, 'player1.faces': [4] })).not.toContain('prize');
    const strange = given(field, { choices: { [`${monster}.monsterElement`]: 'noElement' } });
    expect(asked(strange, won)).not.toContain('prize');
  });

  test('[ELD-P4] a marker, once power of a fifth element was chosen', () => {
    const full = having(field, { fire: 3, earth: 2, air: 2, dark: 4 });
    expect(asked(full, won)).not.toContain('marker');
    expect(asked(full, { ...won, prize: 'powerPrize' })).toContain('marker');
    expect(asked(field, { ...won, prize: 'powerPrize' })).not.toContain('marker');
    expect(optionsOf('marker', full, ...battle, { ...won, prize: 'powerPrize' })).toEqual([
      ...['ignored', 'air', 'earth', 'fire', 'dark'],
    ]);
  });

  test('[ELD-O7] a Tactics token of everybody who lost and has one face up', () => {
    const tactics = given(battlefield({ options: ['tactics'] }), {
      toggles: { 'player3.tactics': false },
    });
    const one = (faces: readonly number[]) => ({ units: ['worker'], faces });
    const sides = filled({ player1: one([6]), player2: one([5]), player3: one([4]) });
    const kept = (values: FieldValues) =>
      asked(tactics, values).filter((id) => id.endsWith('.keepsUnits'));
    expect(kept(sides)).toEqual(['player2.keepsUnits']);
    expect(kept({ ...sides, 'player1.faces': [5] })).toEqual([
      ...['player2.keepsUnits', 'player1.keepsUnits'],
    ]);
    expect(kept({ ...sides, 'player1.faces': [] })).toEqual([]);
    expect(asked(field, sides)).not.toContain('player2.keepsUnits');
  });
});

describe('a form that is filled in one by one', () => {
  test('follows what was said: nothing is asked of whoever no longer fights', () => {
    const steps = [
      { fighters: ['player1', 'player2'] },
      { 'player1.fighting': ['wizard'] },
      { 'player2.fighting': ['worker'] },
      { 'player1.faces': [6, 1, 1] },
      { 'player2.faces': [4] },
    ];
    const whole = answered(field, battle, ...steps);
    expect(whole).toMatchObject({ 'player1.faces': [6, 1, 1], 'player2.faces': [4] });
    const fewer = answered(field, battle, ...steps, { fighters: ['player1'] });
    expect(Object.keys(fewer).filter((id) => id.startsWith('player2'))).toEqual([]);
    const without = answered(field, battle, ...steps, { 'player2.fighting': [] });
    expect(without['player2.faces']).toBeUndefined();
    // Dice that are too few decide nothing.
    const other = answered(field, battle, ...steps, { 'player1.fighting': ['wizard', 'worker'] });
    expect(answerTo(field, whole).headline).toEqual({ id: 'winner', params: { who: 'player1' } });
    expect(answerTo(field, other).headline.id).toBe('favourite');
  });

  test('[ELD-B7] the app rolls for everybody who has dice', () => {
    const { roll } = offered(field, ...battle);
    const sides = filled({
      player1: { units: ['wizard', 'dragon'], swords: 1, faces: [] },
      player2: { units: ['worker'], effects: -1, faces: [] },
      monster: [1, 1, 1, 1],
    });
    expect(roll?.(viewAt(field), sides)).toEqual([
      { into: 'player1.faces', count: 6, sides: 6 },
      { into: 'monster.faces', count: 4, sides: 6 },
    ]);
  });

  test('[ELD-B5] tells the dice of everybody, what is wasted, and who is not there', () => {
    const armed = having(field, { sword: 5 });
    const lines = answerTo(
      armed,
      filled({
        player1: { units: ['wizard', 'warrior'], swords: 3, faces: [] },
        player2: { units: ['wizard', 'dragon', 'worker'], faces: [] },
        player3: { units: ['worker', 'worker', 'worker'], faces: [] },
      }),
    ).lines;
    expect(lines.filter(({ id }) => !['oneMore', 'sideUnread'].includes(id))).toEqual([
      { id: 'sideDice', params: { who: 'player2', dice: 6 } },
      { id: 'sideOver', params: { who: 'player2', over: 1 } },
      { id: 'sideDice', params: { who: 'player3', dice: 3 } },
      { id: 'sideAstray', params: { who: 'player3' } },
      { id: 'sideDice', params: { who: 'player1', dice: 6 } },
      { id: 'sideWasted', params: { who: 'player1', wasted: 2 } },
    ]);
  });

  test('[ELD-U5] says whose dice nobody has copied yet', () => {
    const unread = (table: Table) =>
      answerTo(
        table,
        filled({
          player1: { units: ['worker'], faces: [] },
          player2: { units: ['worker'], faces: [] },
        }),
      )
        .lines.filter(({ id }) => id === 'sideUnread')
        .map(({ params }) => params?.who);
    expect(unread(field)).toEqual(['player2', 'player1']);
    expect(unread(having(field, { wizardDice: 2 }))).toEqual(['player2']);
  });
});
