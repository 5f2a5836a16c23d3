import type { Address, Track } from './definition';
import { nameAddress, ownerOf, type Game, type Known, type KnownOne, type Printed } from './game';
import { nameKey } from './written';

/** What of a state says who has which numbers, and what is known of names. */
type Named = {
  readonly texts: Readonly<Record<Address, string>>;
  readonly values: Readonly<Record<Address, number>>;
  readonly known: Known;
};

/** Names beyond this are forgotten, the oldest first. */
const mostNames = 200;

/** Seats that are alike, and items of one collection, share what is known of a name. */
export function kindOf(game: Game, at: Address): string {
  return game.collectionOf(at)?.collection.item ?? game.seat(at)?.like ?? at;
}

/** What is known of a name among its kind. */
export function knownOf(known: Known, kind: string, name: string): Printed | undefined {
  return (known[kind] ?? []).find((one) => isCalled(one, name))?.numbers;
}

function isCalled(one: KnownOne, name: string): boolean {
  return nameKey(one.name) === nameKey(name);
}

/** The names known for a seat or an item, the newest first. */
export function knownNames(game: Game, known: Known, at: Address): readonly string[] {
  return (known[kindOf(game, at)] ?? []).map(({ name }) => name).reverse();
}

/** The tracks of a seat or an item that are printed on its card. */
export function printedTracks(game: Game, at: Address): readonly Track[] {
  const tracks = game.collectionOf(at)?.collection.tracks ?? game.seat(at)?.tracks ?? [];
  return tracks.filter(({ printed }) => printed === true);
}

/** What is known after a change; the very same where nothing printed changed. */
export function learn(game: Game, before: Named, after: Named): Known {
  const nameSlots = Object.keys(after.texts).filter((slot) => slot === nameAddress(ownerOf(slot)));
  return nameSlots.reduce((known, slot) => {
    const at = ownerOf(slot);
    const name = after.texts[slot] ?? '';
    const kind = kindOf(game, at);
    if (name === '' || !isNews(game, at, before, after)) return known;
    const numbers = Object.fromEntries(
      printedTracks(game, at).map(({ id }) => [id, after.values[`${at}.${id}`] ?? 0]),
    );
    return withNews(known, kind, { name, numbers });
  }, after.known);
}

/** Numbers under a name are news; a name over numbers only if somebody entered them and nobody knew it. */
function isNews(game: Game, at: Address, before: Named, after: Named): boolean {
  const tracks = printedTracks(game, at);
  const addresses = tracks.map(({ id }) => `${at}.${id}`);
  const [old = '', name = ''] = [before, after].map(({ texts }) => texts[nameAddress(at)]);
  if (old === name || nameKey(old) === nameKey(name)) {
    return addresses.some((one) => before.values[one] !== after.values[one]);
  }
  const isEntered = tracks.some(({ id, start }) => after.values[`${at}.${id}`] !== start);
  return isEntered && knownOf(after.known, kindOf(game, at), name) === undefined;
}

function withNews(known: Known, kind: string, news: KnownOne): Known {
  const others = (known[kind] ?? []).filter((one) => !isCalled(one, news.name));
  return { ...known, [kind]: [...others, news].slice(-mostNames) };
}

/** What is kept for every game, after one of them came from knowing `before` to knowing `after`. */
export function passOn(kept: Known, before: Known, after: Known): Known {
  if (before === after) return kept;
  return Object.entries(after).reduce(
    (all, [kind, ones]) =>
      ones
        .filter((one) => before[kind]?.some((other) => isSame(one, other)) !== true)
        .reduce((so, one) => withNews(so, kind, one), all),
    kept,
  );
}

function isSame(one: KnownOne, other: KnownOne): boolean {
  const ids = Object.keys(one.numbers);
  return (
    one.name === other.name &&
    ids.length === Object.keys(other.numbers).length &&
    ids.every((id) => one.numbers[id] === other.numbers[id])
  );
}
