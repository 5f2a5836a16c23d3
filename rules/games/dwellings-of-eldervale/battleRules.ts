/** Faces of a battle die [ELD-B7], and the most dice of a player [ELD-B5]. */
export const sides = 6;
export const mostDice = 6;
/** A monster's dice are printed, with no cap but that of the app [ELD-M2]. */
export const mostMonsterDice = 12;

/** What a player's dice are counted from [ELD-B3]..[ELD-B5]. */
export type DiceTerms = {
  /** Dice of all units, as printed. */
  units: number;
  /** Own dwellings in the realm and beside it. */
  dwellings: number;
  swords: number;
  effects: number;
};

export type DiceCount = {
  dice: number;
  /** Dice beyond the cap, and swords among them that were better kept. */
  over: number;
  wastedSwords: number;
};

export function countDice({ units, dwellings, swords, effects }: DiceTerms): DiceCount {
  const all = Math.max(0, units + dwellings + swords + effects);
  const over = Math.max(0, all - mostDice);
  return { dice: all - over, over, wastedSwords: Math.min(swords, over) };
}

/** Dice as they are compared: the highest first. */
export function sorted(dice: readonly number[]): readonly number[] {
  return [...dice].sort((one, other) => other - one);
}

export type Verdict = {
  /** Whose dice are best; several if they are the very same, and then everybody loses [ELD-B9]. */
  best: readonly number[];
  /** The place, from 0, at which the last rival fell behind; none where everybody loses. */
  decidedAt?: number;
};

/**
 * Compares hands place by place; a die that is missing counts 0, and whoever falls behind at a place
 * is out of it [ELD-B8].
 */
export function judge(hands: readonly (readonly number[])[]): Verdict {
  const all = hands.map(sorted);
  const longest = Math.max(0, ...all.map((hand) => hand.length));
  let best = all.map((_, index) => index);
  for (let place = 0; place < longest && best.length > 1; place++) {
    const dieOf = (index: number) => all[index]?.[place] ?? 0;
    const highest = Math.max(...best.map(dieOf));
    best = best.filter((index) => dieOf(index) === highest);
    if (best.length === 1) return { best, decidedAt: place };
  }
  return { best };
}
