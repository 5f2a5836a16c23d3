import type {
  Address,
  Choice,
  Collection,
  GameDefinition,
  Order,
  Plan,
  Seat,
  Toggle,
  Track,
} from './definition';
import { checkValues, type FieldValues } from './fields';

/** What the players chose before the first turn. */
export type Setup = { values: FieldValues; names: Readonly<Record<string, string>> };

/** A definition together with one set-up: everything a reducer has to look up, found once. */
export type Game = {
  definition: GameDefinition;
  setup: Setup;
  seats: readonly Seat[];
  seat: (id: string) => Seat | undefined;
  track: (address: Address) => Track | undefined;
  toggle: (address: Address) => Toggle | undefined;
  choice: (address: Address) => Choice | undefined;
  order: (address: Address) => Order | undefined;
  collection: (address: Address) => Collection | undefined;
  plan: (address: Address) => Plan | undefined;
  /** The collection whose items are named like this one, with its address. */
  collectionOf: (item: Address) => { address: Address; collection: Collection } | undefined;
};

/** A counter players add themselves. */
export const freeCounter: Track = { id: 'counter', shape: 'counter', min: -99, start: 0, max: 999 };

export const freeCounterId = /^counter\d+$/;

export function seatOf(address: Address): string {
  return address.slice(0, address.indexOf('.'));
}

/** Where the rules to read about an address are: seats that are alike share them. */
export function ruleAddress(game: Game, address: Address): Address {
  const seat = seatOf(address);
  const like = game.seat(seat)?.like;
  return like === undefined ? address : `${like}${address.slice(seat.length)}`;
}

export function makeGame(definition: GameDefinition, setup: Setup): Game {
  const values = checkValues(definition.setupFields, setup.values);
  const seats = definition.seats(values);
  const seatById = new Map(seats.map((seat) => [seat.id, seat]));
  const tracks = byAddress(seats, (seat) => seat.tracks);
  const toggles = byAddress(seats, (seat) => seat.toggles);
  const choices = byAddress(seats, (seat) => seat.choices);
  const orders = byAddress(seats, (seat) => seat.orders);
  const collections = byAddress(seats, (seat) => seat.collections);
  const plans = byAddress(seats, (seat) => seat.plans);

  const collectionOf: Game['collectionOf'] = (item) => {
    const [seat = '', id = ''] = item.split('.');
    const prefix = id.replace(/\d+$/, '');
    for (const collection of seatById.get(seat)?.collections ?? []) {
      if (collection.item === prefix) return { address: `${seat}.${collection.id}`, collection };
    }
    return undefined;
  };

  const itemTrack = (address: Address): Track | undefined => {
    const [seat = '', id = '', trackId] = address.split('.');
    if (trackId === undefined) {
      return freeCounterId.test(id) && seatById.has(seat) ? freeCounter : undefined;
    }
    return collectionOf(`${seat}.${id}`)?.collection.tracks.find((track) => track.id === trackId);
  };

  return {
    definition,
    setup: { values, names: setup.names },
    seats,
    seat: (id) => seatById.get(id),
    track: (address) => tracks.get(address) ?? itemTrack(address),
    toggle: (address) => toggles.get(address),
    choice: (address) => choices.get(address),
    order: (address) => orders.get(address),
    collection: (address) => collections.get(address),
    plan: (address) => plans.get(address),
    collectionOf,
  };
}

function byAddress<T extends { id: string }>(
  seats: readonly Seat[],
  partsOf: (seat: Seat) => readonly T[] | undefined,
): Map<Address, T> {
  return new Map(
    seats.flatMap((seat) =>
      (partsOf(seat) ?? []).map((part): [Address, T] => [`${seat.id}.${part.id}`, part]),
    ),
  );
}
