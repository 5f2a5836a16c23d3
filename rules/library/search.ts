import { Finder } from './matching';
import { tokensOf, type Token } from './query';
import type { Document, SearchIndex } from './searchIndex';
import { likeness } from './slips';
import { soundOf } from './sound';
import { nameKey } from './vocabulary';

/** Where to look. */
export type Scope = { readonly game?: string | undefined; readonly role?: string | undefined };

export type Found = {
  /** Best first. */
  readonly hits: readonly Document[];
  /** The words that were looked for, to mark them in what was found. */
  readonly tokens: readonly Token[];
};

/** A document that lacks more of what was asked is no answer. */
const leastCovered = 0.4;
/** What the whole query being the name of a thing is worth. */
const nameBonus = 40;

/** Finds rules by a few words or a whole question in either language, best first. */
export function search(index: SearchIndex, query: string, scope: Scope = {}): Found {
  const finder = finderFor(index, scope);
  const tokens = tokensOf(finder, query);
  const { scores, found } = scoresOf(finder, tokens);
  for (const at of index.names.get(nameKey(query)) ?? []) {
    const document = index.documents[at];
    if (document === undefined || !finder.isSought(document)) continue;
    if (scores[at] === 0) found.push(at);
    scores[at] = (scores[at] ?? 0) + nameBonus;
  }
  // Equal ones stay in the order of the book.
  found.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
  return { hits: found.flatMap((at) => index.documents[at] ?? []), tokens };
}

const finders = new WeakMap<SearchIndex, Map<string, Finder>>();

/** What was found for the words typed so far helps with the next letter. */
function finderFor(index: SearchIndex, scope: Scope): Finder {
  const own = finders.get(index) ?? new Map<string, Finder>();
  finders.set(index, own);
  const key = `${scope.game ?? ''} ${scope.role ?? ''}`;
  const finder = own.get(key) ?? new Finder(index, (document) => isInScope(document, scope));
  own.set(key, finder);
  return finder;
}

export function isInScope({ game, entry }: Document, scope: Scope): boolean {
  if (scope.game !== undefined && game !== scope.game) return false;
  return scope.role === undefined || entry.roles.length === 0 || entry.roles.includes(scope.role);
}

/**
 * A rare word says more than one that is everywhere, and having all words more than having one of
 * them many times. A word that stands nowhere says nothing.
 */
function scoresOf(finder: Finder, tokens: readonly Token[]) {
  const count = finder.index.documents.length;
  const scores = new Float64Array(count);
  const covered = new Float64Array(count);
  const touched: number[] = [];
  let whole = 0;
  for (const token of tokens) {
    const { documents, values, plain } = bestOf(finder, token);
    if (documents.length === 0) continue;
    const rarity = Math.log(1 + count / (plain || documents.length));
    whole += rarity;
    for (const at of documents) {
      if (covered[at] === 0) touched.push(at);
      scores[at] = (scores[at] ?? 0) + rarity * (values[at] ?? 0);
      covered[at] = (covered[at] ?? 0) + rarity;
    }
  }
  const found = touched.filter((at) => {
    const share = (covered[at] ?? 0) / whole;
    scores[at] = share < leastCovered ? 0 : (scores[at] ?? 0) * share * share;
    return share >= leastCovered;
  });
  return { scores, found };
}

/**
 * The best way to find a word in each document. `plain` counts those that have the word itself:
 * what it may also mean does not make it common.
 */
function bestOf(finder: Finder, token: Token) {
  const values = new Float64Array(finder.index.documents.length);
  const documents: number[] = [];
  let plain = 0;
  for (const way of token.ways) {
    const worth = finder.worthOf(way);
    if (way.quality >= plainQuality) plain = Math.max(plain, worth.documents.length);
    worth.documents.forEach((at, place) => {
      const value = worth.values[place] ?? 0;
      if (values[at] === 0) documents.push(at);
      if (value > (values[at] ?? 0)) values[at] = value;
    });
  }
  return { documents, values, plain };
}

const plainQuality = 0.9;

/** Words of the games that look or sound most like a query that found nothing. */
export function nearTerms(
  index: SearchIndex,
  query: string,
  scope: Scope,
  most: number,
): readonly { ja: string; en: string }[] {
  const sound = soundOf(query.replace(/\s/g, ''));
  const letters = nameKey(query);
  const near = new Map<string, { ja: string; en: string; like: number }>();
  for (const document of index.documents) {
    if (!isInScope(document, scope)) continue;
    for (const { ja, reading, en } of document.entry.terms ?? []) {
      const like = Math.max(
        likeness(sound, soundOf(reading)),
        likeness(letters, nameKey(en)),
        likeness(query, ja),
      );
      if (like > (near.get(ja)?.like ?? -1)) near.set(ja, { ja, en, like });
    }
  }
  return [...near.values()]
    .sort((one, other) => other.like - one.like)
    .slice(0, most)
    .map(({ ja, en }) => ({ ja, en }));
}
