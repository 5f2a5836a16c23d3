import { chosen, moved, setTo, took } from '../../eventMakers';
import { effectOf, errorOf, given, play, valueAt, type Table } from '../../playing';
import {
  answered,
  fieldOf,
  formAt,
  having,
  of,
  offeredTo,
  optionsOf,
  refusalOf,
  standing,
  toldBy,
  vale,
  who,
} from './valeTable';

/** Two Workers on the map, one on a card, one fallen; the Wizard on the map, the Dragon ready. */
const spread: Table = standing(
  having(vale(), {
    ...{ workersReady: 0, workersOnMap: 2, workersOnCards: 1, workersUnderworld: 1 },
  }),
  { wizard: 'onMap', dragon: 'ready' },
);
const moving = (table: Table, units: readonly string[], from: string, to: string) =>
  effectOf(table, took(who, 'moveUnits', { units: [...units], from, to }));

describe('[ELD-U1] [ELD-U3] six Workers', () => {
  test('are on the tray where they are nowhere else', () => {
    const inTray = (table: Table) =>
      optionsOf('unit', table, who, 'summon').includes('worker') ? 'some' : 'none';
    expect(inTray(vale())).toBe('some');
    expect(inTray(having(vale(), { workersReady: 5 }))).toBe('some');
    expect(inTray(having(vale(), { workersReady: 4, dwellings: 1, workersOnMap: 1 }))).toBe('none');
  });

  test.each(['workersReady', 'workersOnMap', 'workersOnCards', 'workersUnderworld'])(
    'never more: %s takes what is on the tray and no more',
    (id) => {
      const table = having(vale(), { workersReady: 2, workersOnMap: 1, dwellings: 1 });
      const swords = id === 'workersUnderworld' ? { [`${who}.sword`]: 2 } : {};
      expect(effectOf(table, moved(`${who}.${id}`, 9))).toEqual({
        ...{ [`${who}.${id}`]: 2, ...swords },
      });
      const all = play(table, moved(`${who}.${id}`, 9));
      expect(errorOf(all, moved(`${who}.${id}`, 1)).code).toBe('atItsEnd');
    },
  );

  test('a dwelling counted by hand takes a Worker off the map, else off wherever there are', () => {
    const table = having(vale(), { workersReady: 3, workersOnMap: 3 });
    expect(effectOf(table, moved(`${who}.dwellings`, 1))).toEqual(
      of(who, { dwellings: 1, workersOnMap: -1 }),
    );
    const away = having(vale(), { workersReady: 5, workersOnCards: 1 });
    expect(effectOf(away, moved(`${who}.dwellings`, 1))).toEqual(
      of(who, { dwellings: 1, workersReady: -1 }),
    );
  });

  test('dwellings put right leave the Workers where they are, unless they are too many', () => {
    const table = having(vale(), { workersReady: 1, workersOnMap: 3 });
    expect(effectOf(table, setTo(`${who}.dwellings`, 2))).toEqual(of(who, { dwellings: 2 }));
    expect(effectOf(table, setTo(`${who}.dwellings`, 4))).toEqual(
      of(who, { dwellings: 4, workersOnMap: -2 }),
    );
  });
});

describe('[ELD-U4] a unit that comes to the Underworld', () => {
  const sent = (...units: readonly string[]) => moving(spread, units, 'onMap', 'underworld');

  test('earns its owner a sword, each of them one', () => {
    expect(sent('worker')).toEqual(of(who, { workersOnMap: -1, workersUnderworld: 1, sword: 1 }));
    expect(sent('worker', 'worker')).toEqual(
      of(who, { workersOnMap: -2, workersUnderworld: 2, sword: 2 }),
    );
    expect(sent('wizard')).toEqual({ [`${who}.wizard`]: 'underworld', [`${who}.sword`]: 1 });
    expect(sent('wizard', 'worker', 'worker')).toEqual({
      ...of(who, { workersOnMap: -2, workersUnderworld: 2, sword: 3 }),
      [`${who}.wizard`]: 'underworld',
    });
  });

  test('[ELD-R2] swords beyond five are lost, and that is said', () => {
    const armed = having(spread, { sword: 4 });
    const units = ['wizard', 'worker', 'worker'];
    const event = took(who, 'moveUnits', { units, from: 'onMap', to: 'underworld' });
    expect(effectOf(armed, event)).toEqual({
      ...of(who, { workersOnMap: -2, workersUnderworld: 2, sword: 1 }),
      ...{ [`${who}.wizard`]: 'underworld', notices: ['lost', 'lost'] },
    });
    expect(toldBy(armed, event).map(({ params }) => params?.['lost'])).toEqual([1, 1]);
    const full = having(spread, { sword: 5 });
    expect(effectOf(full, moved(`${who}.workersUnderworld`, 1))).toEqual({
      ...{ [`${who}.workersUnderworld`]: 1, notices: ['lost'] },
    });
  });

  test('earns it however it is told: by a tap, by a choice, not by putting a number right', () => {
    expect(effectOf(spread, moved(`${who}.workersUnderworld`, 1))).toEqual(
      of(who, { workersUnderworld: 1, sword: 1 }),
    );
    expect(effectOf(spread, chosen(`${who}.dragon`, 'underworld'))).toEqual({
      ...{ [`${who}.dragon`]: 'underworld', [`${who}.sword`]: 1 },
    });
    expect(effectOf(spread, setTo(`${who}.workersUnderworld`, 2))).toEqual(
      of(who, { workersUnderworld: 1 }),
    );
  });

  test('earns nothing on its way back', () => {
    expect(moving(spread, ['worker'], 'underworld', 'ready')).toEqual(
      of(who, { workersUnderworld: -1, workersReady: 1 }),
    );
    const fallen = standing(spread, { wizard: 'underworld' });
    expect(effectOf(fallen, chosen(`${who}.wizard`, 'ready'))).toEqual({
      [`${who}.wizard`]: 'ready',
    });
  });

  test('earns the sword of nobody else', () => {
    const event = took('player3', 'moveUnits', { units: ['worker'], from: 'ready' });
    expect(effectOf(vale(), event)).toEqual(
      of('player3', { workersReady: -1, workersUnderworld: 1, sword: 1 }),
    );
  });
});

describe('[ELD-U1] units moved by an effect', () => {
  test.each([
    ['ready', { workersReady: 1 }],
    ['onCard', { workersOnCards: 1 }],
    ['inTray', {}],
  ])('from the map: %s', (to, there) => {
    expect(moving(spread, ['worker'], 'onMap', to)).toEqual(
      of(who, { workersOnMap: -1, ...there }),
    );
    expect(moving(spread, ['wizard'], 'onMap', to)).toEqual({ [`${who}.wizard`]: to });
  });

  test('from the tray', () => {
    expect(moving(spread, ['worker', 'worker'], 'inTray', 'onMap')).toEqual(
      of(who, { workersOnMap: 2 }),
    );
    expect(moving(spread, ['warrior'], 'inTray', 'ready')).toEqual({ [`${who}.warrior`]: 'ready' });
  });

  test('are asked for by where they are, as often as they are there', () => {
    expect(optionsOf('from', spread, who, 'moveUnits')).toEqual([
      ...['inTray', 'ready', 'onMap', 'onCard', 'underworld'],
    ]);
    expect(formAt(spread, who, 'moveUnits').values).toEqual({
      ...{ from: 'onMap', units: [], to: 'underworld' },
    });
    expect(fieldOf('units', spread, who, 'moveUnits', { from: 'inTray' })).toMatchObject({
      ...{ options: ['worker', 'warrior'], fewest: 1, most: 3, repeats: true },
    });
    expect(optionsOf('from', vale(), who, 'moveUnits')).toEqual(['inTray', 'ready']);
    expect(formAt(vale(), who, 'moveUnits').values['from']).toBe('inTray');
  });

  test('others are asked for when they come from somewhere else', () => {
    const filled = answered(
      ...([spread, [who, 'moveUnits']] as const),
      ...[{ units: ['wizard', 'worker'] }, { from: 'ready' }],
    );
    expect(filled).toEqual({ from: 'ready', units: [], to: 'underworld' });
  });

  test.each([
    [[], 'onMap', 'ready', 'noUnit'],
    [['worker'], 'onMap', 'onMap', 'samePlace'],
    [['worker', 'worker', 'worker'], 'onMap', 'ready', 'notThere'],
    [['wizard', 'wizard'], 'onMap', 'ready', 'notThere'],
  ])('%s from %s to %s: %s', (units, from, to, code) => {
    expect(refusalOf(spread, took(who, 'moveUnits', { units, from, to }))).toEqual({ code });
  });
});

describe('[ELD-A6] a unit summoned', () => {
  test('becomes ready for its cost', () => {
    expect(effectOf(vale(), took(who, 'summon', { cost: ['any', 'any'] }))).toEqual(
      of(who, { workersReady: 1, gem: -1, potion: -1 }),
    );
    expect(
      effectOf(vale(), took(who, 'summon', { unit: 'dragon', cost: ['gem', 'gold'] })),
    ).toEqual({
      ...{ ...of(who, { gem: -1, gold: -1 }), [`${who}.dragon`]: 'ready' },
    });
    expect(effectOf(vale(), took(who, 'summon', { unit: 'wizard' }))).toEqual({
      [`${who}.wizard`]: 'ready',
    });
  });

  test('comes from the tray only', () => {
    expect(optionsOf('unit', spread, who, 'summon')).toEqual(['worker', 'warrior']);
    const few = having(spread, { dwellings: 2 });
    expect(optionsOf('unit', few, who, 'summon')).toEqual(['warrior']);
  });

  test('is refused without the cost, and where the tray is empty', () => {
    const cost = ['gem', 'gem', 'gem'];
    expect(refusalOf(vale(), took(who, 'summon', { cost }))).toEqual({
      ...{ code: 'tooExpensive', params: { missing: 1 } },
    });
    const out = standing(having(vale(), { workersReady: 6 }), {
      ...{ warrior: 'ready', wizard: 'onMap', dragon: 'underworld' },
    });
    expect(refusalOf(out, took(who, 'summon'))).toEqual({ code: 'trayEmpty' });
    expect(offeredTo(out, who)).toContain('summon');
  });
});

describe('[ELD-U5] battle dice', () => {
  const read = play(
    vale({ player2Side: 'sideB' }),
    ...[setTo(`${who}.dragonDice`, 5), setTo('player2.workerDice', 2)],
  );
  const { known } = read.state;

  test('are remembered by the side of the player board', () => {
    expect(effectOf(vale(), setTo(`${who}.dragonDice`, 5))).toEqual({
      [`${who}.dragonDice`]: 2,
      'known.player1.fire.sideA': '{"workerDice":1,"warriorDice":2,"wizardDice":3,"dragonDice":5}',
    });
    const next = vale({ player2Side: 'sideB' }, { known });
    expect(valueAt(next, `${who}.dragonDice`)).toBe(5);
    expect(valueAt(next, 'player2.workerDice')).toBe(2);
    expect(valueAt(next, 'player3.dragonDice')).toBe(3);
  });

  test('go with the board, whoever has it', () => {
    const swapped = { player1Element: 'water', player1Side: 'sideB', player2Element: 'fire' };
    const next = vale(swapped, { known, names: { player2: 'Bo' } });
    expect([valueAt(next, `${who}.workerDice`), valueAt(next, 'player2.dragonDice')]).toEqual([
      2, 5,
    ]);
  });

  test('the other side has others', () => {
    const next = vale({ player1Side: 'sideB' }, { known });
    expect(valueAt(next, `${who}.dragonDice`)).toBe(3);
    expect(valueAt(next, 'player2.workerDice')).toBe(1);
  });

  test('play leaves them alone', () => {
    const after = play(given(read, { turn: `${who}/choose` }), took(who, 'placeUnit'));
    expect(after.state.known).toBe(known);
  });
});

test('[ELD-U4] one tapped too many in the Underworld takes its sword along, coming home does not', () => {
  const fallen = play(vale(), moved(`${who}.workersUnderworld`, 1));
  expect(valueAt(fallen, `${who}.sword`)).toBe(2);
  expect(effectOf(fallen, moved(`${who}.workersUnderworld`, -1))).toEqual(
    of(who, { workersUnderworld: -1, sword: -1 }),
  );
  expect(effectOf(fallen, setTo(`${who}.workersUnderworld`, 0))).toEqual(
    of(who, { workersUnderworld: -1 }),
  );
  expect(effectOf(fallen, took(who, 'regroupAtOnce'))).not.toHaveProperty([`${who}.sword`]);
});
