export type LastGame = { session: string; game: string };

/** What was played last. A phone has all games with it, and nothing to fetch. */
export function lastGame(): LastGame | undefined {
  return undefined;
}

export function keepLastGame(_: LastGame): void {
  // Nobody would ask for it.
}
