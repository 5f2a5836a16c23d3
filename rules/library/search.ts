import { worthOf } from './matching';
import { tokensOf, type Token } from './query';
import { nameKey, type Document, type SearchIndex } from './searchIndex';
import { likeness } from './slips';
import { soundOf } from './sound';

/** Where to look. */
export type Scope = { readonly game?: string | undefined; readonly role?: string | undefined };

export type Hit = {
  readonly document: Document;
  readonly score: number;
};

export type Found = {
  readonly hits: readonly Hit[];
  /** How many more there are outside the scope. */
  readonly elsewhere: number;
  /** The words that were looked for, to mark them in what was found. */
  readonly tokens: readonly Token[];
};

/** A document that lacks more of what was asked is no answer. */
const leastCovered = 0.4;
/** What the whole query being the name of a thing is worth. */
const nameBonus = 30;

/** Finds rules by a few words or a whole question in either language, best first. */
export function search(index: SearchIndex, query: string, scope: Scope = {}): Found {
  const tokens = tokensOf(index, query);
  const scores = scoresOf(index, tokens);
  for (const document of index.names.get(nameKey(query)) ?? []) {
    scores.set(document, (scores.get(document) ?? 0) + nameBonus);
  }
  const hits: Hit[] = [];
  let elsewhere = 0;
  for (const [at, score] of scores) {
    const document = index.documents[at];
    if (document === undefined) continue;
    if (isInScope(document, scope)) hits.push({ document, score });
    else elsewhere += 1;
  }
  // Equal ones stay in the order of the book.
  hits.sort((one, other) => other.score - one.score);
  return { hits, elsewhere, tokens };
}

export function isInScope({ game, entry }: Document, scope: Scope): boolean {
  if (scope.game !== undefined && game !== scope.game) return false;
  return scope.role === undefined || entry.roles.length === 0 || entry.roles.includes(scope.role);
}

/**
 * A rare word says more than one that is everywhere, and having all words more than having one of
 * them many times.
 */
function scoresOf(index: SearchIndex, tokens: readonly Token[]): Map<number, number> {
  const count = index.documents.length;
  const found = tokens.map((token) => worthOfToken(index, token));
  const rarity = found.map((worth) => Math.log(1 + count / Math.max(1, worth.size)));
  const whole = rarity.reduce((sum, weight) => sum + weight, 0);

  const totals = new Map<number, { score: number; covered: number }>();
  found.forEach((worth, at) => {
    const weight = rarity[at] ?? 0;
    for (const [document, value] of worth) {
      const { score, covered } = totals.get(document) ?? { score: 0, covered: 0 };
      totals.set(document, { score: score + weight * value, covered: covered + weight });
    }
  });

  const scores = new Map<number, number>();
  for (const [document, { score, covered }] of totals) {
    const share = covered / whole;
    if (share >= leastCovered) scores.set(document, score * share * share);
  }
  return scores;
}

/** The best way to find a word in each document. */
function worthOfToken(index: SearchIndex, token: Token): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const way of token.ways) {
    for (const [document, worth] of worthOf(index, way)) {
      if (worth > (best.get(document) ?? 0)) best.set(document, worth);
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
