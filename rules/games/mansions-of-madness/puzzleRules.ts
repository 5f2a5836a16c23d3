export const puzzleKinds = ['wiring', 'lock', 'rune'] as const;

/** What each change of the pieces costs [MOM-P2]..[MOM-P4]. */
export const puzzleCosts = { swap: 1, rotate: 1, replace: 2 } as const;
export type PuzzleMove = keyof typeof puzzleCosts;
export const puzzleMoves = Object.keys(puzzleCosts) as readonly PuzzleMove[];

/** Runes are only ever swapped [MOM-P5]. */
export function isAllowed(kind: string, move: PuzzleMove): boolean {
  return kind !== 'rune' || move === 'swap';
}

/** Stun and darkness change nothing here [MOM-P1], [MOM-P8]. */
export function puzzleBudget(intellect: number, luck: number, points: number): number {
  return intellect + luck * points;
}
