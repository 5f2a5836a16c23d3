import type { GameEvent } from '../../../../rules/engine/events';
import { moved, setTo, took } from '../../eventMakers';
import { effectOf, errorOf, given, play, type Table } from '../../playing';
import {
  answered,
  askedBy,
  fieldOf,
  having,
  of,
  offeredTo,
  optionsOf,
  toldBy,
  vale,
  who,
} from './valeTable';

/** All four markers are out: fire 3, water 5 with its Orb, earth 2, air 2. */
function full(newMarkerSpace = 2): Table {
  const table = having(vale({ newMarkerSpace }), { fire: 3, water: 5, earth: 2, air: 2, orbs: 1 });
  return given(table, { choices: { 'board.waterOrb': who } });
}
const ignored = [
  { id: 'powerIgnored', tone: 'info', params: { player: who, element: 'dark' } },
] as const;

describe('[ELD-P4] a fifth element by a tap', () => {
  test.each([1, 2, 4])('of %i does not move, and offers to move a marker', (by) => {
    const tap = moved(`${who}.dark`, by);
    expect(effectOf(full(), tap)).toEqual({ notices: ['fifthElement'] });
    expect(toldBy(full(), tap)).toEqual([
      {
        ...{ id: 'fifthElement', tone: 'info', params: { player: who, element: 'dark' } },
        offers: { seat: who, action: 'moveMarker', given: { element: 'dark' } },
      },
    ]);
  });

  test('the offer comes with a form that can be sent as it is', () => {
    expect(fieldOf('marker', full(), who, 'moveMarker', { element: 'dark' })).toMatchObject({
      options: ['air', 'earth', 'fire', 'water'],
    });
    expect(optionsOf('element', full(), who, 'moveMarker')).toEqual(['light', 'dark']);
    expect(effectOf(full(), took(who, 'moveMarker', { element: 'dark' }))).toEqual(
      of(who, { air: -2, dark: 2 }),
    );
  });

  test('not put right either: there is no marker for it', () => {
    expect(errorOf(full(), setTo(`${who}.dark`, 3)).code).toBe('atItsEnd');
  });

  test('with a marker to spare it is a fourth', () => {
    const three = having(full(), { air: 0 });
    expect(effectOf(three, moved(`${who}.dark`, 1))).toEqual(of(who, { dark: 2 }));
    expect(offeredTo(three, who)).not.toContain('moveMarker');
    expect(offeredTo(full(), who)).toContain('moveMarker');
  });

  test('where all four elements have a marker nothing can be moved', () => {
    const two = having(vale({ players: 2 }), { fire: 1, water: 2, light: 2, dark: 2 });
    expect(offeredTo(two, who)).not.toContain('moveMarker');
  });
});

describe.each([2, 1])('[ELD-P4] [ELD-X2] a marker moved, a new one on %i', (newMarkerSpace) => {
  const table = full(newMarkerSpace);

  test('leaves its track for the first space of another', () => {
    const event = took(who, 'moveMarker', { marker: 'fire', element: 'light' });
    expect(effectOf(table, event)).toEqual(of(who, { fire: -3, light: newMarkerSpace }));
  });

  test('[ELD-P9] [ELD-X16] leaves the Orb with whoever took it', () => {
    const event = took(who, 'moveMarker', { marker: 'water', element: 'light' });
    expect(effectOf(table, event)).toEqual(of(who, { water: -5, light: newMarkerSpace }));
    // It is not given twice.
    const again = having(play(table, event), { water: 4, earth: 0 });
    expect(effectOf(again, moved(`${who}.water`, 1))).toEqual(of(who, { water: 1 }));
  });
});

test('[ELD-X20] [ELD-X2] the own element comes back like any other', () => {
  for (const [newMarkerSpace, table] of [2, 1].map((space) => [space, full(space)] as const)) {
    const away = play(table, took(who, 'moveMarker', { marker: 'fire', element: 'dark' }));
    const room = having(away, { air: 0 });
    expect(effectOf(room, moved(`${who}.fire`, 1))).toEqual(of(who, { fire: newMarkerSpace }));
    expect(effectOf(room, took(who, 'gainPower', { element: 'fire', steps: 2 }))).toEqual(
      of(who, { fire: newMarkerSpace + 1 }),
    );
  }
});

type Case = readonly [
  way: string,
  event: (inputs: object) => GameEvent,
  steps: number,
  does: object,
];
const cases: readonly Case[] = [
  [
    'an effect of two steps',
    (inputs) => took(who, 'gainPower', { element: 'dark', steps: 2, ...inputs }),
    ...([2, {}] as const),
  ],
  [
    'an Adventure card',
    (inputs) => took(who, 'takeCard', { element: 'dark', cost: ['gem'], ...inputs }),
    ...([1, of(who, { gem: -1, darkCards: 1 })] as const),
  ],
  [
    'a dwelling with three symbols',
    (inputs) => took(who, 'dwell', { element: 'dark', symbols: 3, ...inputs }),
    ...([3, of(who, { dwellings: 1, darkDwellings: 1, workersOnMap: -1 })] as const),
  ],
];

describe.each(cases)('[ELD-P4] [ELD-X23] a fifth element by %s', (_, event, steps, does) => {
  const table = having(full(), { workersOnMap: 1 });

  test('is ignored unless a marker is named', () => {
    for (const inputs of [{}, { marker: 'ignored' }, { marker: 'dark' }, { marker: 'chaos' }]) {
      expect(effectOf(table, event(inputs))).toEqual({ ...does, notices: ['powerIgnored'] });
      expect(toldBy(table, event(inputs))).toEqual(ignored);
    }
  });

  test('takes a marker along', () => {
    expect(effectOf(table, event({ marker: 'earth' }))).toEqual({
      ...{ ...does, ...of(who, { earth: -2, dark: 1 + steps }) },
    });
  });

  test('[ELD-P9] leaves the Orb of its track', () => {
    expect(effectOf(table, event({ marker: 'water' }))).toEqual({
      ...{ ...does, ...of(who, { water: -5, dark: 1 + steps }) },
    });
  });

  test('asks for nothing where there is a marker', () => {
    for (const roomy of [having(table, { air: 0 }), having(table, { air: 0, dark: 2 })]) {
      const from = roomy.state.values[`${who}.dark`] ?? 0;
      const gained = from === 0 ? 1 + steps : Math.min(steps, 5 - from);
      const orb =
        from + gained === 5
          ? { [`${who}.orbs`]: 1, 'board.darkOrb': who, notices: ['trackOrb'] }
          : {};
      // Whatever an old log says of a marker.
      expect(effectOf(roomy, event({ marker: 'earth' }))).toEqual({
        ...{ ...does, ...of(who, { dark: gained }), ...orb },
      });
    }
  });
});

describe('[ELD-P4] the form', () => {
  const table = having(full(), { workersOnMap: 1 });

  test.each(['gainPower', 'takeCard', 'dwell'])('of %s asks only for a fifth element', (action) => {
    expect(askedBy(table, who, action)).not.toContain('marker');
    for (const element of ['fire', 'water']) {
      expect(askedBy(table, who, action, { element })).not.toContain('marker');
    }
    expect(askedBy(table, who, action, { element: 'dark' })).toContain('marker');
    expect(fieldOf('marker', table, who, action, { element: 'dark' })).toMatchObject({
      ...{ options: ['ignored', 'air', 'earth', 'fire', 'water'] },
      ...{ start: 'ignored', unsaid: 'ignored' },
    });
  });

  test('forgets the marker when another element is chosen', () => {
    const filled = answered(
      ...([table, [who, 'gainPower']] as const),
      ...[{ element: 'dark' }, { marker: 'earth' }, { element: 'fire' }],
    );
    expect(filled).toEqual({ element: 'fire', steps: 1 });
  });
});
