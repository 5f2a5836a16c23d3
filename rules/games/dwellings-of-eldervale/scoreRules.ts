/** Cards that score for each dwelling [ELD-E5], and a point for each Orb left [ELD-E3]. */
const cardsPerDwelling = 3;
const pointsPerOrb = 1;

/** What a final score is counted from; each list in points [ELD-E3]..[ELD-E7]. */
export type ScoreTerms = {
  vp: number;
  orbs: number;
  markers: readonly number[];
  dwellings: readonly number[];
  /** Dwellings whose element nobody told: worth nothing, but they let cards score. */
  otherDwellings?: number;
  cards: readonly number[];
  vault: number;
  prophecy: number;
};

export type Score = {
  vp: number;
  orbs: number;
  markers: number;
  dwellings: number;
  cards: number;
  /** How many cards may score, and do. */
  cap: number;
  scoring: number;
  vault: number;
  prophecy: number;
  total: number;
};

function sum(points: readonly number[]): number {
  return points.reduce((all, one) => all + one, 0);
}

/** The best cards score, as many as the dwellings allow [ELD-E5]. */
export function scoreOf(terms: ScoreTerms): Score {
  const { vp, vault, prophecy, otherDwellings = 0 } = terms;
  const cap = cardsPerDwelling * (terms.dwellings.length + otherDwellings);
  const best = [...terms.cards].sort((one, other) => other - one).slice(0, cap);
  const parts = {
    vp,
    orbs: terms.orbs * pointsPerOrb,
    markers: sum(terms.markers),
    dwellings: sum(terms.dwellings),
    cards: sum(best),
    vault,
    prophecy,
  };
  return { ...parts, cap, scoring: best.length, total: sum(Object.values(parts)) };
}
