/**
 * The tests of the game as section 3.4 of the fact sheet words them, face by face and roll by roll:
 * what the calculator is measured by, so it takes nothing from the game's own code.
 */
export const kinds = ['attribute', 'evade', 'horror', 'combat', 'fire'] as const;

export type Asked = {
  kind: (typeof kinds)[number];
  attribute: number;
  modifier: number;
  stunned: boolean;
  dark: boolean;
  light: boolean;
  /** 0 if no Skill Point is spent. */
  luck: number;
};

export const faces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export function targetFor({ kind, attribute, modifier, stunned, dark, light, luck }: Asked) {
  let target = attribute;
  target += modifier;
  target += luck;
  if (stunned) target -= 2;
  if (kind === 'combat' && dark && !light) target -= 2;
  return target;
}

export function isSuccess(target: number, roll: number): boolean {
  if (roll === 1) return true;
  if (roll === 10) return false;
  return roll <= target;
}

/** How many of the ten faces succeed. */
export function successes(target: number): number {
  return faces.filter((face) => isSuccess(target, face)).length;
}

/** How many of the hundred pairs of rolls end well, by what the rule makes of a pair. */
function pairs(isGood: (first: number, second: number) => boolean): number {
  return faces.flatMap((first) => faces.filter((second) => isGood(first, second))).length;
}

/** The keeper has every success rolled again, and the second result stands; a failure stays one. */
export function pairsUnderCurse(target: number): number {
  return pairs((first, second) => isSuccess(target, first) && isSuccess(target, second));
}

/** A failure is rolled again, and the second result stands; a success stays one. */
export function pairsWithReroll(target: number): number {
  return pairs((first, second) => isSuccess(target, first) || isSuccess(target, second));
}

export type Occasion = {
  kind: Asked['kind'];
  monsterStunned: boolean;
  tested: boolean;
  together: boolean;
};

/** The reasons the fact sheet has for making no test at all. */
export function reasonsAgainst(occasion: Occasion): readonly string[] {
  const { kind, monsterStunned, tested, together } = occasion;
  const reasons: string[] = [];
  if (kind === 'evade') {
    if (monsterStunned) reasons.push('noEvadeStunned');
    if (tested) reasons.push('noSecondEvade');
  }
  if (kind === 'horror') {
    if (tested) reasons.push('noSecondHorror');
    if (together) reasons.push('noHorrorTogether');
  }
  return reasons;
}
