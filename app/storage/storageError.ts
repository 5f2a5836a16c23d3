/** Why the database could not be opened. The file is left as it was found. */
export type StorageProblem = {
  code: 'cannotOpen' | 'schemaTooNew' | 'migrationFailed';
  detail: string;
};

/**
 * - `refused`: SQLite understood the statement and will refuse it every time (a constraint, bad SQL)
 * - `unavailable`: the connection or the disk failed; the same statement may work later
 * - `closed`: the database was closed before the work was done
 */
export type StorageErrorCode = 'refused' | 'unavailable' | 'closed';

/** What reading and writing reject with, unless the work threw something of its own. */
export type StorageError = Error & { name: 'StorageError'; code: StorageErrorCode };

export function storageError(code: StorageErrorCode, detail: string): StorageError {
  return Object.assign(new Error(detail), { name: 'StorageError' as const, code });
}

export function isStorageError(error: unknown): error is StorageError {
  return error instanceof Error && error.name === 'StorageError';
}

export function detailOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

// SQLITE_ERROR (bad SQL), TOOBIG, CONSTRAINT, MISMATCH and RANGE: https://sqlite.org/rescode.html
const refusedCodes = new Set([1, 18, 19, 20, 25]);
const refusedWords =
  /constraint failed|cannot store|mismatch|too big|out of range|syntax error|no such (table|column|function)|has no column named|values for \d+ columns/i;

/**
 * Judges a driver's error. What is not surely the statement's fault counts as `unavailable`:
 * such a write is kept and tried again, while a refused one is given up.
 */
export function judgeStatementError(error: unknown): StorageError {
  const detail = detailOf(error);
  // On Android expo-sqlite appends the number as a character: "Error code \u0013: UNIQUE …".
  const code = /Error code (\d+|.):/s.exec(detail)?.[1];
  const refused =
    code === undefined
      ? refusedWords.test(detail)
      : refusedCodes.has(/^\d/.test(code) ? Number(code) : code.charCodeAt(0));
  return storageError(refused ? 'refused' : 'unavailable', detail);
}
