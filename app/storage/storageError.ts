/**
 * Why the database could not be opened. The file is left as it was found.
 * - `locked`: somebody else has the file, another window or a former self
 * - `damaged`: there is a file, and it is not, or not wholly, a database
 * - `cannotOpen`: the device lets nothing be stored
 */
export type StorageProblem = {
  code: 'cannotOpen' | 'locked' | 'damaged' | 'schemaTooNew' | 'migrationFailed';
  detail: string;
};

/**
 * - `refused`: SQLite understood the statement and will refuse it every time (a constraint, bad SQL)
 * - `damaged`: a page of the file does not make sense
 * - `unavailable`: the connection or the disk failed; the same statement may work later
 * - `closed`: the database was closed before the work was done
 */
type StorageErrorCode = 'refused' | 'damaged' | 'unavailable' | 'closed';

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

// SQLITE_CORRUPT and SQLITE_NOTADB.
const damagedCodes = new Set([11, 26]);
const damagedWords = /malformed|not a database|unsupported file format/i;

/** How browsers say that an access handle of the file is still open somewhere, and SQLite itself. */
const lockedWords =
  /NoModificationAllowed|modification.*not allowed|another open Access Handle|InvalidState|database is locked/i;

/** Judges why opening failed. */
export function judgeOpeningError(error: unknown): StorageProblem {
  const detail = detailOf(error);
  const name = error instanceof Error ? error.name : '';
  if (judgeStatementError(error).code === 'damaged') return { code: 'damaged', detail };
  const locked = lockedWords.test(`${name} ${detail}`);
  return { code: locked ? 'locked' : 'cannotOpen', detail };
}

/**
 * Judges a driver's error. What is not surely the statement's fault counts as `unavailable`:
 * such a write is kept and tried again, while a refused one is given up.
 */
export function judgeStatementError(error: unknown): StorageError {
  const detail = detailOf(error);
  // On Android expo-sqlite appends the number as a character: "Error code \u0013: UNIQUE …".
  const said = /Error code (\d+|.):/s.exec(detail)?.[1];
  if (said === undefined) return storageError(judgeWords(detail), detail);
  const code = /^\d/.test(said) ? Number(said) : said.charCodeAt(0);
  if (damagedCodes.has(code)) return storageError('damaged', detail);
  return storageError(refusedCodes.has(code) ? 'refused' : 'unavailable', detail);
}

function judgeWords(detail: string): StorageErrorCode {
  if (damagedWords.test(detail)) return 'damaged';
  return refusedWords.test(detail) ? 'refused' : 'unavailable';
}
