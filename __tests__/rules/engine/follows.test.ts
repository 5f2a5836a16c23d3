import type { GameDefinition, Seat } from '../../../rules/engine/definition';
import { seatOf } from '../../../rules/engine/game';
import { added, switched, took, wrote } from '../eventMakers';
import { effectOf, play, sitDown } from '../playing';
import { kennelGame } from './kennelGame';

/** Lamps that are switched together, and a street that is told. */
function withLamps(seat: Seat): Seat {
  if (seat.id === 'pound') return withGates(seat);
  return {
    ...seat,
    toggles: [
      {
        id: 'lamp',
        follows: (_, on) =>
          ['owner1', 'owner2'].map((one) => ({ kind: 'switch', at: `${one}.lamp`, on })),
      },
    ],
    texts: [
      {
        id: 'street',
        follows: (at, view) => [
          {
            kind: 'notice',
            notice: {
              ...{ id: 'moved', tone: 'info' },
              params: { who: seatOf(at), street: { written: view.text(at) } },
            },
          },
        ],
      },
    ],
    actions: [
      { id: 'light', run: () => [{ kind: 'switch', at: `${seat.id}.lamp`, on: true }] },
      { id: 'move', run: () => [{ kind: 'write', at: `${seat.id}.street`, text: ' Elm ' }] },
    ],
  };
}

/** A dog that is put into a basket falls asleep, and its sleep tires it. */
function withGates(seat: Seat): Seat {
  const collections = (seat.collections ?? []).map((dogs) => ({
    ...dogs,
    texts: [
      { id: 'name' },
      {
        id: 'basket',
        follows: (at: string) => [
          { kind: 'switch' as const, at: at.replace('basket', 'asleep'), on: true },
        ],
      },
    ],
    toggles: [
      {
        id: 'asleep',
        follows: (at: string, on: boolean) => [
          { kind: 'move' as const, at: at.replace('asleep', 'tired'), by: on ? 2 : -1 },
        ],
      },
    ],
  }));
  return { ...seat, collections };
}

const lamps: GameDefinition = {
  ...kennelGame,
  seats: (setup) => kennelGame.seats(setup).map(withLamps),
};
const table = sitDown(lamps);
const both = (on: boolean) => ({ 'owner1.lamp': on, 'owner2.lamp': on });

describe('what follows from a switch', () => {
  test('follows once, whoever switches it, and switches that follow each other settle', () => {
    expect(effectOf(table, switched('owner1.lamp', true))).toEqual(both(true));
    expect(effectOf(table, switched('owner2.lamp', true))).toEqual(both(true));
    expect(effectOf(table, took('owner2', 'light'))).toEqual(both(true));
    const lit = play(table, switched('owner1.lamp', true));
    expect(effectOf(lit, switched('owner2.lamp', false))).toEqual(both(false));
  });

  test('does not follow where it is so already', () => {
    const lit = play(table, switched('owner1.lamp', true));
    const odd = {
      ...lit,
      state: { ...lit.state, toggles: { ...both(true), 'owner2.lamp': false } },
    };
    expect(effectOf(odd, switched('owner1.lamp', true))).toEqual({});
    expect(effectOf(odd, took('owner1', 'light'))).toEqual({});
  });

  test('knows which item it belongs to', () => {
    const dogs = play(table, added('pound.dogs'), added('pound.dogs'));
    expect(effectOf(dogs, switched('pound.dog2.asleep', true))).toEqual({
      ...{ 'pound.dog2.asleep': true, 'pound.dog2.tired': 2 },
    });
    expect(effectOf(dogs, wrote('pound.dog2.basket', 'red'))).toEqual({
      'pound.dog2.basket': 'red',
      ...{ 'pound.dog2.asleep': true, 'pound.dog2.tired': 2 },
    });
  });
});

describe('what follows from a text', () => {
  const told = (street: string) => [
    { id: 'moved', tone: 'info', params: { who: 'owner1', street: { written: street } } },
  ];

  test('follows when it is written, by hand or by a rule, and sees it as it stands', () => {
    expect(play(table, wrote('owner1.street', ' Elm\u202e ')).notices).toEqual(told('Elm'));
    expect(play(table, took('owner1', 'move')).notices).toEqual(told('Elm'));
    const moved = play(table, wrote('owner1.street', 'Elm'));
    expect(play(moved, wrote('owner1.street', '')).notices).toEqual(told(''));
  });

  test('does not follow where it says so already', () => {
    const moved = play(table, wrote('owner1.street', 'Elm'));
    expect(effectOf(moved, wrote('owner1.street', '  Elm '))).toEqual({});
    expect(effectOf(moved, took('owner1', 'move'))).toEqual({});
  });

  test('does not follow from another text', () => {
    expect(play(table, wrote('owner1.name', 'Åsa')).notices).toEqual([]);
  });
});
