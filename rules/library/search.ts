import { Finder } from './matching';
import { tokensOf, type Token } from './query';
import { nameKey, type Document, type SearchIndex } from './searchIndex';
import { likeness } from './slips';
import { soundOf } from './sound';

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
  const finder = new Finder(index, (document) => isInScope(document, scope));
  const tokens = tokensOf(finder, query);
  const scores = scoresOf(finder, tokens);
  for (const at of index.names.get(nameKey(query)) ?? []) {
    const document = index.documents[at];
    if (document !== undefined && finder.isSought(document)) {
      scores.set(at, (scores.get(at) ?? 0) + nameBonus);
    }
  }
  // Equal ones stay in the order of the book.
  const ranked = [...scores].sort(([one, high], [other, low]) => low - high || one - other);
  return { hits: ranked.flatMap(([at]) => index.documents[at] ?? []), tokens };
}

export function isInScope({ game, entry }: Document, scope: Scope): boolean {
  if (scope.game !== undefined && game !== scope.game) return false;
  return scope.role === undefined || entry.roles.length === 0 || entry.roles.includes(scope.role);
}

/**
 * A rare word says more than one that is everywhere, and having all words more than having one of
 * them many times. A word that stands nowhere says nothing.
 */
function scoresOf(finder: Finder, tokens: readonly Token[]): Map<number, number> {
  const count = finder.index.documents.length;
  const found = tokens
    .map((token) => ({ token, worth: worthOfToken(finder, token) }))
    .filter(({ worth }) => worth.size > 0);
  const rarity = found.map(({ token, worth }) =>
    Math.log(1 + count / (plainCount(finder, token) || worth.size)),
  );
  const whole = rarity.reduce((sum, weight) => sum + weight, 0);

  const totals = new Map<number, { score: number; covered: number }>();
  found.forEach(({ worth }, at) => {
    const weight = rarity[at] ?? 0;
    for (const [document, value] of worth) {
      const total = totals.get(document) ?? { score: 0, covered: 0 };
      total.score += weight * value;
      total.covered += weight;
      totals.set(document, total);
    }
  });

  const scores = new Map<number, number>();
  for (const [document, { score, covered }] of totals) {
    const share = covered / whole;
    if (share >= leastCovered) scores.set(document, score * share * share);
  }
  return scores;
}

/** How many documents have the word itself: what it may also mean does not make it common. */
function plainCount(finder: Finder, token: Token): number {
  return Math.max(
    0,
    ...token.ways
      .filter(({ quality }) => quality >= plainQuality)
      .map((way) => finder.worthOf(way).size),
  );
}

const plainQuality = 0.9;

/** The best way to find a word in each document. */
function worthOfToken(finder: Finder, token: Token): ReadonlyMap<number, number> {
  const [first, ...others] = token.ways.map((way) => finder.worthOf(way));
  if (first === undefined || others.every(({ size }) => size === 0)) return first ?? new Map();
  const best = new Map(first);
  for (const worth of others) {
    for (const [document, value] of worth) {
      if (value > (best.get(document) ?? 0)) best.set(document, value);
    }
  }
  return best;
}

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
