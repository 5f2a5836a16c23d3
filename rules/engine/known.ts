import type { Address, Collection } from './definition';
import { nameAddress, type Game, type Known, type KnownOne } from './game';
import { nameKey } from './written';

/** What of a state says who has which numbers, and what is known of names. */
type Named = {
  readonly texts: Readonly<Record<Address, string>>;
  readonly values: Readonly<Record<Address, number>>;
  readonly choices: Readonly<Record<Address, string>>;
  readonly items: Readonly<Record<Address, readonly string[]>>;
  readonly known: Known;
};

/** Names beyond this are forgotten, the oldest first. */
const mostNames = 200;

/** Seats that are alike, and items of one collection, share what is known of a name. */
export function kindOf(game: Game, at: Address): string {
  return game.collectionOf(at)?.collection.item ?? game.seat(at)?.like ?? at;
}

/** What the card of a seat or an item is remembered by: what it is known as, or its name. */
export function cardName(game: Game, texts: Named['texts'], at: Address): string {
  return game.seat(at)?.knownAs ?? texts[nameAddress(at)] ?? '';
}

/** What is known of a name among its kind. */
export function knownOf(known: Known, kind: string, name: string): KnownOne | undefined {
  return (known[kind] ?? []).find((one) => isCalled(one, name));
}

function isCalled(one: KnownOne, name: string): boolean {
  return nameKey(one.name) === nameKey(name);
}

/** The names known for a seat or an item, the newest first. */
export function knownNames(game: Game, known: Known, at: Address): readonly string[] {
  // What is not remembered by a name has none to suggest.
  if (game.seat(at)?.knownAs !== undefined) return [];
  return (known[kindOf(game, at)] ?? []).map(({ name }) => name).reverse();
}

/** The tracks and choices of a seat or an item that are printed on its card. */
function cardOf(game: Game, at: Address) {
  const { tracks = [], choices = [] } =
    game.collectionOf(at)?.collection ?? game.seat(at) ?? ({} as Partial<Collection>);
  return {
    tracks: tracks.filter(({ printed }) => printed === true),
    choices: choices.filter(({ printed }) => printed === true),
  };
}

/** What is known after a change; the very same where nothing printed changed. */
export function learn(game: Game, before: Named, after: Named): Known {
  return ownersOfCards(game, after).reduce((known, at) => {
    const name = cardName(game, after.texts, at);
    if (name === '' || !isNews(game, at, before, after)) return known;
    const { tracks, choices } = cardOf(game, at);
    const numbers = tracks.map(({ id }) => [id, after.values[`${at}.${id}`] ?? 0] as const);
    const options = choices.map(({ id }) => [id, after.choices[`${at}.${id}`] ?? ''] as const);
    return withNews(known, kindOf(game, at), {
      name,
      numbers: Object.fromEntries(numbers),
      ...(options.length === 0 ? {} : { options: Object.fromEntries(options) }),
    });
  }, after.known);
}

/** Everybody and everything at the table with something printed on a card. */
function ownersOfCards(game: Game, { items }: Named): readonly Address[] {
  const hasCard = (part: { printed?: true }) => part.printed === true;
  return game.seats.flatMap((seat) => [
    ...([...(seat.tracks ?? []), ...(seat.choices ?? [])].some(hasCard) ? [seat.id] : []),
    ...(seat.collections ?? [])
      .filter(({ tracks, choices = [] }) => [...tracks, ...choices].some(hasCard))
      .flatMap(({ id }) => (items[`${seat.id}.${id}`] ?? []).map((item) => `${seat.id}.${item}`)),
  ]);
}

/** Numbers under a name are news; a name over numbers only if somebody entered them and nobody knew it. */
function isNews(game: Game, at: Address, before: Named, after: Named): boolean {
  const { tracks, choices } = cardOf(game, at);
  const inside = ({ id }: { id: string }) => `${at}.${id}`;
  const [old, name] = [before, after].map(({ texts }) => cardName(game, texts, at)) as [
    string,
    string,
  ];
  if (old === name || nameKey(old) === nameKey(name)) {
    return (
      tracks.map(inside).some((one) => before.values[one] !== after.values[one]) ||
      choices.map(inside).some((one) => before.choices[one] !== after.choices[one])
    );
  }
  const isEntered =
    tracks.some((track) => after.values[inside(track)] !== track.start) ||
    choices.some((choice) => after.choices[inside(choice)] !== choice.start);
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
  return (
    one.name === other.name &&
    hasSameEntries(one.numbers, other.numbers) &&
    hasSameEntries(one.options ?? {}, other.options ?? {})
  );
}

function hasSameEntries(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}
