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
  Writing,
} from './definition';
import { checkValues, type FieldValues } from './fields';

/** Numbers printed on somebody's card, by the ids of their tracks. */
export type Printed = Readonly<Record<string, number>>;

/** Somebody or something whose card was read before. */
export type KnownOne = {
  readonly name: string;
  readonly numbers: Printed;
  /** What was chosen of it, by the ids of its choices. */
  readonly options?: Readonly<Record<string, string>>;
};

/**
 * What players entered once and need not enter again, by kind (a seat for everybody like it, or what
 * an item is), the newest last.
 */
export type Known = Readonly<Record<string, readonly KnownOne[]>>;

/** What the players chose before the first turn, and what was known then. */
export type Setup = {
  values: FieldValues;
  names: Readonly<Record<string, string>>;
  known?: Known;
};

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
  text: (address: Address) => Writing | undefined;
  collection: (address: Address) => Collection | undefined;
  plan: (address: Address) => Plan | undefined;
  /** The collection whose items are named like this one, with its address. */
  collectionOf: (item: Address) => { address: Address; collection: Collection } | undefined;
};

/** A counter players add themselves. */
export const freeCounter: Track = { id: 'counter', shape: 'counter', min: -99, start: 0, max: 999 };

export const freeCounterId = /^counter\d+$/;

/** Where the name of a seat or an item is written. */
export function nameAddress(of: Address): Address {
  return `${of}.name`;
}

/** The seat or item something belongs to. */
export function ownerOf(address: Address): Address {
  return address.slice(0, address.lastIndexOf('.'));
}

const personName: Writing = { id: 'name' };

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
  const texts = byAddress(seats, (seat) => [
    ...(seat.texts ?? []),
    ...(seat.person === undefined ? [] : [personName]),
  ]);
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

  /** Something inside an item of a collection, `spider.egg1.blood`. */
  const inItem = <T extends { id: string }>(
    address: Address,
    partsOf: (collection: Collection) => readonly T[] | undefined,
  ): T | undefined => {
    const owner = ownerOf(address);
    const found = collectionOf(owner)?.collection;
    return found && partsOf(found)?.find(({ id }) => `${owner}.${id}` === address);
  };

  const countedTrack = (address: Address): Track | undefined => {
    const [seat = '', id = '', inside] = address.split('.');
    const isOwn = inside === undefined && freeCounterId.test(id) && seatById.has(seat);
    return isOwn ? freeCounter : undefined;
  };

  return {
    definition,
    setup: { values, names: setup.names, known: setup.known ?? {} },
    seats,
    seat: (id) => seatById.get(id),
    track: (address) =>
      tracks.get(address) ?? inItem(address, (items) => items.tracks) ?? countedTrack(address),
    toggle: (address) => toggles.get(address) ?? inItem(address, (items) => items.toggles),
    choice: (address) => choices.get(address) ?? inItem(address, (items) => items.choices),
    order: (address) => orders.get(address),
    text: (address) => texts.get(address) ?? inItem(address, (items) => items.texts),
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
