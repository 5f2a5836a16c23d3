import type { Address, Track } from './definition';
import { nameAddress, type Game, type Known, type Printed } from './game';
import { nameKey } from './written';

/** What of a state says who has which numbers. */
type Named = {
  readonly texts: Readonly<Record<Address, string>>;
  readonly values: Readonly<Record<Address, number>>;
};

/** Names beyond this are forgotten, the oldest first. */
const mostNames = 200;

/** What is known of whoever or whatever has this name at the place of an address. */
export function knownOf(game: Game, at: Address, name: string): Printed | undefined {
  return entryOf(game.setup.known ?? {}, kindOf(game, at), name);
}

function entryOf(known: Known, kind: string, name: string): Printed | undefined {
  const key = nameKey(name);
  return Object.entries(known[kind] ?? {}).find(([other]) => nameKey(other) === key)?.[1];
}

/** The names known for what has its name at this address, the newest first. */
export function knownNames(game: Game, known: Known, at: Address): readonly string[] {
  const owner = at.slice(0, at.lastIndexOf('.'));
  return at === nameAddress(owner) ? Object.keys(known[kindOf(game, owner)] ?? {}).reverse() : [];
}

/** Seats that are alike, and items of one collection, share what is known of a name. */
export function kindOf(game: Game, at: Address): string {
  return game.collectionOf(at)?.collection.item ?? game.seat(at)?.like ?? at;
}

/** The tracks of a seat or an item that are printed on its card. */
export function printedTracks(game: Game, at: Address): readonly Track[] {
  const tracks = game.collectionOf(at)?.collection.tracks ?? game.seat(at)?.tracks ?? [];
  return tracks.filter(({ printed }) => printed === true);
}

/** What is known after a change; the very same where nothing printed changed. */
export function learn(game: Game, known: Known, before: Named, after: Named): Known {
  const nameSlots = Object.keys(after.texts).filter((at) => at.endsWith(nameAddress('')));
  return nameSlots.reduce((all, slot) => {
    const at = slot.slice(0, -nameAddress('').length);
    const name = after.texts[slot] ?? '';
    const kind = kindOf(game, at);
    const isKnown = entryOf(all, kind, name) !== undefined;
    if (name === '' || !isNews(game, at, before, after, isKnown)) return all;
    const printed = Object.fromEntries(
      printedTracks(game, at).map(({ id }) => [id, after.values[`${at}.${id}`] ?? 0]),
    );
    const others = Object.entries(all[kind] ?? {}).filter(
      ([other]) => nameKey(other) !== nameKey(name),
    );
    const kept = [...others, [name, printed] as const].slice(-mostNames);
    return { ...all, [kind]: Object.fromEntries(kept) };
  }, known);
}

/** Numbers under a name are news; a name over numbers only if nobody knew it. */
function isNews(game: Game, at: Address, before: Named, after: Named, isKnown: boolean): boolean {
  const addresses = printedTracks(game, at).map(({ id }) => `${at}.${id}`);
  const changed = addresses.some((one) => before.values[one] !== after.values[one]);
  const slot = nameAddress(at);
  if (nameKey(before.texts[slot] ?? '') === nameKey(after.texts[slot] ?? '')) return changed;
  return !isKnown && addresses.length > 0;
}
