import { err, ok, type Result } from '../../rules/engine/result';
import {
  aNumber,
  anObject,
  aText,
  aWhole,
  either,
  exactly,
  has,
  just,
  listOf,
  recordOf,
} from '../../rules/engine/shape';
import { contentHash } from '../../rules/library/contentHash';
import type { Contents } from './contents';
import { lastMoment } from './lastMoment';

/**
 * Why a text is no backup that can be used.
 * - `notABackup`: something else altogether
 * - `cutOff`: it begins like one and does not end like one
 * - `newerFormat`: a newer version of the app made it
 * - `changed`: its checksum does not fit what it holds, or it is broken on the way
 * - `malformed`: what it holds cannot be (`detail` says what)
 * - `tooLarge`: more than this app would ever write
 */
export type BackupFault = {
  code: 'notABackup' | 'cutOff' | 'newerFormat' | 'changed' | 'malformed' | 'tooLarge';
  detail: string;
};

type BackupFile = { made: number; contents: Contents };

const format = 'banmen-backup';

/** How the file is built up; what is in its tables is the business of their schema. */
const formatVersion = 1;

/** In characters; some two hundred thousand events. */
const longest = 64_000_000;

const value = either(aText(), aWhole(), just(null));
const name = aText(1, 100);

const fileShape = exactly({
  format: just(format),
  version: just(formatVersion),
  // A clock that was never set may stand before 1970.
  made: aWhole(-lastMoment, lastMoment),
  schema: aWhole(1),
  tables: recordOf(name, exactly({ columns: listOf(name), rows: listOf(listOf(value)) })),
  checksum: aText(),
});

/** A backup as a text that says what it is, with a checksum over everything it says. */
export function formatBackup({ made, contents }: BackupFile): string {
  const { schema, tables } = contents;
  const said = { format, version: formatVersion, made, schema, tables };
  return JSON.stringify({ ...said, checksum: checksumOf(made, contents) });
}

/** Reads a backup; `newestSchema` is the newest one this app knows. */
export function parseBackup(text: string, newestSchema: number): Result<BackupFile, BackupFault> {
  if (text.length > longest) return fault('tooLarge', String(text.length));
  // What mail programs and editors put around a text is no damage.
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  let given: unknown;
  try {
    given = JSON.parse(trimmed);
  } catch (error) {
    const begun = /^\{\s*"format"\s*:\s*"banmen-backup"/.test(trimmed);
    const ended = /"checksum"\s*:\s*"[0-9a-f]*"\s*\}$/.test(trimmed);
    return fault(begun ? (ended ? 'changed' : 'cutOff') : 'notABackup', String(error));
  }
  if (!has(headShape, given)) return fault('notABackup', headShape(given) ?? '');
  const { version, schema } = given;
  if (version > formatVersion || schema > newestSchema) {
    return fault('newerFormat', `format ${version}, schema ${schema}`);
  }
  if (!has(fileShape, given)) return fault('malformed', fileShape(given) ?? '');
  const { made, tables, checksum } = given;
  const file = { made, contents: { schema, tables } };
  if (checksumOf(made, file.contents) !== checksum) return fault('changed', checksum);
  const uneven = Object.entries(tables).find(([, { columns, rows }]) =>
    rows.some((row) => row.length !== columns.length),
  );
  if (uneven !== undefined) return fault('malformed', `${uneven[0]}: uneven rows`);
  return ok(file);
}

/** What every version of the format has, so that a newer one is told from another file. */
const headShape = anObject({ format: just(format), version: aNumber, schema: aNumber });

function checksumOf(made: number, { schema, tables }: Contents): string {
  return contentHash(JSON.stringify([made, schema, tables]));
}

function fault(code: BackupFault['code'], detail: string): Result<never, BackupFault> {
  return err({ code, detail });
}
