import type { LastGame } from './lastGame';

const key = 'banmen.game';

/**
 * What was played last, known before the database answers. Only a hint what to fetch: where it is
 * wrong, something was fetched that nobody needs yet.
 */
export function lastGame(): LastGame | undefined {
  try {
    const last: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const { session, game } = { session: undefined, game: undefined, ...(last as object | null) };
    return typeof session === 'string' && typeof game === 'string' ? { session, game } : undefined;
  } catch {
    // Not allowed, or not ours.
    return undefined;
  }
}

export function keepLastGame(last: LastGame): void {
  try {
    localStorage.setItem(key, JSON.stringify(last));
  } catch {
    // Then the next start fetches it a little later.
  }
}
