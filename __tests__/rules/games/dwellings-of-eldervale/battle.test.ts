import { setTo, took } from '../../eventMakers';
import { effectOf, given, play } from '../../playing';
import { battlefield, fallen, fought, glory, monsterGone, type Sides } from './battleField';
import { atWar, having, monster, monsterComes, of, standing, toldBy, vale } from './valeTable';

const field = battlefield();
const worker = { units: ['worker'] };
const wizard = { units: ['wizard'] };

describe('[ELD-B10] [ELD-B11] a battle a player wins', () => {
  test('[ELD-B8] brings Glory, and its losers to the Underworld', () => {
    const event = fought({
      player1: { units: ['warrior'], faces: [2, 6] },
      player2: { ...wizard, faces: [5, 5, 5] },
    });
    expect(effectOf(field, event)).toEqual({
      ...{ ...glory('player1'), ...fallen('player2', 0, 'wizard'), notices: ['battleWon'] },
    });
    expect(toldBy(field, event)).toEqual([
      { id: 'battleWon', tone: 'gain', params: { player: 'player1' } },
    ]);
  });

  test('[ELD-B8] may be won by whoever was attacked: a missing die counts 0', () => {
    const event = fought({
      player1: { units: ['warrior'], faces: [6, 4] },
      player2: { ...wizard, faces: [1, 4, 6] },
    });
    expect(effectOf(field, event)).toEqual({
      ...{ ...glory('player2'), ...fallen('player1', 0, 'warrior'), notices: ['battleWon'] },
    });
  });

  test('[ELD-B10] one step of Glory, however many were beaten', () => {
    const event = fought({
      player1: { units: ['dragon', 'worker', 'worker'], faces: [6, 6, 1, 1, 1] },
      player2: { units: ['worker', 'worker', 'warrior'], faces: [6, 5, 5, 5] },
      player3: { units: ['wizard', 'dragon'], faces: [5, 5, 5, 5, 5, 5] },
    });
    expect(effectOf(field, event)).toEqual({
      ...{ ...glory('player1'), ...fallen('player2', 2, 'warrior') },
      ...{ ...fallen('player3', 0, 'wizard', 'dragon'), notices: ['battleWon'] },
    });
  });

  test('a third may win where two others are even', () => {
    const two = { units: ['warrior'], faces: [5, 5] };
    const event = fought({
      ...{ player1: two, player2: two, player3: { ...worker, faces: [6] } },
    });
    expect(effectOf(field, event)).toEqual({
      ...{ ...glory('player3'), ...fallen('player1', 0, 'warrior') },
      ...{ ...fallen('player2', 0, 'warrior'), notices: ['battleWon'] },
    });
  });

  test('[ELD-G3] [ELD-G1] beyond the end of the track it is points, on a space what it gives', () => {
    const sides: Sides = { player1: { ...worker, faces: [6] }, player2: { ...worker, faces: [5] } };
    const far = having(field, { glory: 8 });
    expect(effectOf(far, fought(sides))).toEqual({
      ...{ 'player1.vp': 2, ...fallen('player2', 1), notices: ['battleWon', 'gloryEnd'] },
    });
    const rich = given(field, { choices: { 'board.gloryReward1': 'gem' } });
    expect(effectOf(rich, fought(sides))).toEqual({
      ...{ ...glory('player1'), 'player1.gem': 1, ...fallen('player2', 1) },
      notices: ['battleWon', 'gloryGoods'],
    });
  });

  test('[ELD-U6] those who were told wrong fall all the same, from wherever they are', () => {
    const astray = having(
      field,
      { workersOnMap: 1, workersReady: 1, workersOnCards: 1 },
      'player2',
    );
    const event = fought({
      player1: { ...wizard, faces: [6, 1, 1] },
      player2: { units: ['worker', 'worker', 'worker'], faces: [5, 5, 5] },
    });
    expect(effectOf(astray, event)).toEqual({
      ...of('player2', { workersOnMap: -1, workersReady: -1, workersOnCards: -1 }),
      ...of('player2', { workersUnderworld: 3, sword: 3 }),
      ...{ ...glory('player1'), notices: ['battleWon'] },
    });
    // The tray comes last.
    const few = having(astray, { workersReady: 0, workersOnCards: 0 }, 'player2');
    expect(effectOf(few, event)).toEqual({
      ...of('player2', { workersOnMap: -1, workersUnderworld: 3, sword: 3 }),
      ...{ ...glory('player1'), notices: ['battleWon'] },
    });
  });
});

describe('[ELD-B9] the very same dice', () => {
  test('of two: both lose, and nobody has Glory', () => {
    const event = fought({
      player1: { units: ['warrior'], faces: [6, 4] },
      player2: { units: ['warrior'], faces: [4, 6] },
    });
    expect(effectOf(field, event)).toEqual({
      ...{ ...fallen('player1', 0, 'warrior'), ...fallen('player2', 0, 'warrior') },
      notices: ['everyoneLost'],
    });
    expect(toldBy(field, event)).toEqual([{ id: 'everyoneLost', tone: 'loss', params: {} }]);
  });

  test('of the best two: a third loses as well', () => {
    const two = { units: ['warrior'], faces: [5, 5] };
    const event = fought({
      ...{ player1: two, player2: two, player4: { ...wizard, faces: [5, 4, 4] } },
    });
    expect(effectOf(field, event)).toEqual({
      ...{ ...fallen('player1', 0, 'warrior'), ...fallen('player2', 0, 'warrior') },
      ...{ ...fallen('player4', 0, 'wizard'), notices: ['everyoneLost'] },
    });
  });

  test('[ELD-X6] of a player and a monster: the monster as well', () => {
    const event = fought({
      ...{ player1: { ...wizard, faces: [3, 3, 3] }, monster: [3, 3, 3] },
      player2: { units: ['warrior'], faces: [3, 3] },
    });
    expect(effectOf(field, event)).toEqual({
      ...{ ...fallen('player1', 0, 'wizard'), ...fallen('player2', 0, 'warrior') },
      ...{ ...monsterGone, notices: ['everyoneLost', 'monsterGone'] },
    });
  });
});

describe('a battle with a monster', () => {
  test('[ELD-M5] that loses: it leaves the map, and earns nobody a sword', () => {
    const event = fought({ player1: { ...wizard, faces: [6, 1, 1] }, monster: [5, 5, 5] });
    expect(effectOf(field, event)).toEqual({
      ...{ ...glory('player1'), ...monsterGone, notices: ['battleWon', 'monsterGone'] },
    });
    expect(toldBy(field, event)).toEqual([
      { id: 'battleWon', tone: 'gain', params: { player: 'player1' } },
      { id: 'monsterGone', tone: 'gain', params: { monster: { written: 'Kraken' } } },
    ]);
  });

  test('[ELD-X29] that wins: it stays, and nobody has Glory', () => {
    const event = fought({ player1: { ...worker, faces: [6] }, monster: [6, 1, 1] });
    expect(effectOf(field, event)).toEqual({ ...fallen('player1', 1), notices: ['monsterWon'] });
    expect(toldBy(field, event)).toEqual([{ id: 'monsterWon', tone: 'loss', params: { monster } }]);
  });

  test('that loses to one of several: the others lose as well', () => {
    const event = fought({
      ...{ player1: { ...wizard, faces: [6, 1, 1] }, player3: { ...worker, faces: [6] } },
      monster: [6, 1],
    });
    expect(effectOf(field, event)).toEqual({
      ...{ ...glory('player1'), ...fallen('player3', 1), ...monsterGone },
      notices: ['battleWon', 'monsterGone'],
    });
  });

  test('[ELD-M2] [ELD-X5] rolls more than six dice', () => {
    const event = fought({
      player1: { units: ['wizard', 'dragon'], faces: [6, 6, 6, 6, 6, 6] },
      monster: [6, 6, 6, 6, 6, 6, 1, 1],
    });
    expect(effectOf(field, event)).toEqual({
      ...{ ...fallen('player1', 0, 'wizard', 'dragon'), notices: ['monsterWon'] },
    });
  });
});

describe('[ELD-U4] [ELD-R2] the swords of the fallen', () => {
  const event = fought({
    player1: { ...wizard, faces: [6, 1, 1] },
    player2: { units: ['worker', 'worker', 'dragon'], faces: [5, 5, 5, 5, 5] },
  });

  test('end at five, and what is lost is said', () => {
    const armed = having(field, { sword: 4 }, 'player2');
    expect(effectOf(armed, event)).toEqual({
      ...{ ...glory('player1'), ...fallen('player2', 2, 'dragon'), 'player2.sword': 1 },
      notices: ['battleWon', 'lost', 'lost'],
    });
  });

  test('come after those that were paid', () => {
    const paying = fought({
      player1: { ...wizard, faces: [6, 1, 1] },
      player2: { ...worker, swords: 3, faces: [5, 5, 5, 5] },
    });
    const armed = having(field, { sword: 5 }, 'player2');
    expect(effectOf(armed, paying)).toEqual({
      ...{ ...glory('player1'), ...fallen('player2', 1), 'player2.sword': -2 },
      notices: ['battleWon'],
    });
  });
});

test('[ELD-U4] whoever the app still has in the Underworld falls again, for another sword', () => {
  const late = standing(field, { wizard: 'underworld' }, 'player2');
  const event = fought({
    player1: { ...worker, faces: [6] },
    player2: { ...wizard, faces: [5, 5, 5] },
  });
  expect(effectOf(late, event)).toEqual({
    ...{ ...glory('player1'), 'player2.sword': 1, notices: ['battleWon'] },
  });
});

describe('[ELD-B12] dwellings', () => {
  test('stay, whoever loses', () => {
    const settled = having(field, { dwellings: 2, fireDwellings: 2, workersOnMap: 1 });
    const event = fought({
      player1: { ...worker, dwellings: 2, faces: [5, 1, 1] },
      player2: { ...wizard, faces: [6, 1, 1] },
    });
    expect(effectOf(settled, event)).toEqual({
      ...{ ...glory('player2'), ...fallen('player1', 1), notices: ['battleWon'] },
    });
  });
});

describe('allies in a battle', () => {
  const kraken = play(
    atWar(vale({ options: ['mercenaries'] })),
    ...monsterComes('Kraken', 'water', 5),
  );
  const allied = given(
    play(
      kraken,
      took('board', 'controlMonster', { item: monster, controller: 'player1' }),
      took('player1', 'hireMercenary', { mercenary: 'Minotaur' }),
      setTo('player1.ally2.allyDice', 2),
    ),
    { choices: { 'player1.ally1.allyPlace': 'onMap', 'player1.ally2.allyPlace': 'onMap' } },
  );
  const [tamed, hired] = ['player1.ally1', 'player1.ally2'];

  test('[ELD-M6] [ELD-O2] fight with their own dice, and fall like units', () => {
    const table = having(allied, { workersOnMap: 1 }, 'player2');
    const event = fought({
      player1: { units: [tamed, hired], faces: [5, 5, 5, 5, 5, 5] },
      player2: { units: ['worker'], faces: [6] },
    });
    const after = play(table, event);
    expect(effectOf(table, event)).toMatchObject({
      ...{ 'player1.sword': 2, 'player1.allies': ['ally2'], 'player2.glory': 1 },
      ...{ [`${hired}.allyPlace`]: 'underworld', [`${tamed}.allyPlace`]: 'gone' },
    });
    expect(after.notices.map(({ id }) => id)).toEqual(['battleWon', 'gloryUnread', 'controlEnds']);
  });
});
