import { judgeOpeningError, judgeStatementError } from '../../../app/storage/storageError';

it.each([
  ['the web and iOS', 'Error: Error code 19: UNIQUE constraint failed: events.seq'],
  ['Android', '→ Caused by: Error code \u0013: UNIQUE constraint failed: events.seq'],
  ['a driver that gives no code', 'UNIQUE constraint failed: events.seq'],
  ['a bug the words do not show', 'Error code 1: ambiguous column name: seq'],
  ['a value of the wrong type', 'cannot store TEXT value in INTEGER column events.time'],
])('gives up a statement SQLite refuses: %s', (_, message) => {
  expect(judgeStatementError(new Error(message))).toMatchObject({ code: 'refused', message });
});

it.each([
  ['a full disk', 'Error: Error code 13: database or disk is full'],
  ['a full disk on Android', '→ Caused by: Error code \r: database or disk is full'],
  ['a read error on Android', '→ Caused by: Error code \n: disk I/O error'],
  [
    'a dead connection',
    '→ Caused by: java.lang.NullPointerException: java.lang.NullPointerException',
  ],
  ['a released handle', 'Cannot use shared object that was already released'],
  ['a closed handle', 'Access to closed resource'],
  ['an unknown fault', 'something new'],
])('keeps a statement for later: %s', (_, message) => {
  expect(judgeStatementError(new Error(message))).toMatchObject({ code: 'unavailable', message });
});

it.each([
  ['a page that makes no sense', 'database disk image is malformed'],
  ['the web and iOS', 'Error: Error code 11: database disk image is malformed'],
  ['Android', '→ Caused by: Error code \u000b: database disk image is malformed'],
  ['another kind of file', 'file is not a database'],
  ['another kind of file on Android', '→ Caused by: Error code \u001a: file is not a database'],
])('calls for a repair: %s', (_, message) => {
  expect(judgeStatementError(new Error(message))).toMatchObject({ code: 'damaged', message });
  expect(judgeOpeningError(new Error(message))).toEqual({ code: 'damaged', detail: message });
});

it.each([
  ['locked', 'another window', 'NoModificationAllowedError: another open Access Handle'],
  ['locked', 'a former self', 'InvalidStateError: the handle is closing'],
  ['locked', 'another connection', 'Error code 5: database is locked'],
  ['cannotOpen', 'no place to store anything', 'SecurityError: denied'],
])('tells an opening error as %s: %s', (code, _, message) => {
  expect(judgeOpeningError(new Error(message))).toEqual({ code, detail: message });
});
