import { err, ok, type Result } from '../../rules/engine/result';
import { formatBackup, parseBackup, type BackupFault } from '../storage/backupFile';
import { checkedContents } from '../storage/checkedContents';
import {
  quoted,
  readContents,
  replaceContents,
  tablesIn,
  type Contents,
} from '../storage/contents';
import { byGame, joined } from '../storage/contentsByGame';
import type { OpenDriver } from '../storage/driver';
import type { Migration } from '../storage/migrations';
import type { Keeping, Records } from '../storage/records';
import type { Repair } from '../storage/repair';
import { detailOf } from '../storage/storageError';
import type { BackupInfo, BackupReason } from '../storage/vault';
import { wholeGames } from '../storage/wholeLines';
import { checkGames, type Finding } from './checkGames';
import {
  compareContents,
  mergedContents,
  type Comparison,
  type ImportChoices,
} from './compareContents';

export type { BackupFault } from '../storage/backupFile';
export type { Keeping } from '../storage/records';
export type { BackupInfo, BackupReason } from '../storage/vault';

export type RecordsState = {
  keeping: Keeping;
  /** Backups inside the app, newest first. */
  backups: readonly BackupInfo[];
  /** What the last repair could not bring back; nothing while all is well. */
  repaired: Repair | undefined;
};

/** A file to hand to the player. */
export type ExportedFile = { name: string; text: string };

/** What a backup or a file would bring; nothing has been changed yet. */
export type Preview = {
  made: number;
  comparison: Comparison;
  findings: readonly Finding[];
  contents: Contents;
};

export type RecordsCheck = {
  /** What SQLite says about the file, one line each; empty when it is sound. */
  damage: readonly string[];
  games: number;
  events: number;
  findings: readonly Finding[];
};

/** Why something was not done: the backup is no good, is gone, or the disk would not take it. */
export type RecordsFault = BackupFault | { code: 'gone' | 'notKept'; detail: string };

export type RecordsActions = {
  /**
   * Keeps what there is now, unless the newest backup has it already or the file is damaged. Gives
   * the backup that has it, 0 if there is none.
   */
  backUp: () => Promise<number>;
  refreshBackups: () => Promise<void>;
  previewBackup: (id: number) => Promise<Result<Preview, RecordsFault>>;
  /** Puts a backup in the place of everything; gives the backup that undoes it. */
  restoreBackup: (id: number) => Promise<Result<number, RecordsFault>>;
  exportAll: () => Promise<ExportedFile>;
  exportGame: (id: string) => Promise<ExportedFile>;
  exportBackup: (id: number) => Promise<Result<ExportedFile, RecordsFault>>;
  readImport: (text: string) => Promise<Result<Preview, RecordsFault>>;
  /** Takes what was chosen; gives the backup that undoes it. */
  applyImport: (preview: Preview, choices: ImportChoices) => Promise<Result<number, RecordsFault>>;
  checkRecords: () => Promise<RecordsCheck>;
  dismissRepaired: () => void;
};

type Tools = {
  records: () => Records;
  openScratch: OpenDriver;
  steps: readonly Migration[];
  now: () => number;
  newId: () => string;
  set: (change: Partial<RecordsState>) => void;
  /** Reads everything again that is shown of the records. */
  reload: () => Promise<void>;
};

export function createRecords(tools: Tools): RecordsState & RecordsActions {
  const { records, openScratch, steps, now, newId, set, reload } = tools;
  const newest = steps.at(-1)?.version ?? 0;

  /** Everything as it is now, what still waits to be saved included. */
  const contentsNow = () => records().db.contents(openScratch);

  /** The same for a file: where this version only shows a copy, what that is a copy of. */
  const contentsToExport = async () => records().original ?? (await contentsNow());

  const refreshBackups = async () => {
    const vault = await records().vault();
    set({ backups: (await vault?.list()) ?? [] });
  };

  const checked = async (given: Contents): Promise<Result<Contents, RecordsFault>> => {
    try {
      return await checkedContents(given, openScratch, steps);
    } catch (error) {
      // The device failed, not the backup.
      return notKept(detailOf(error));
    }
  };

  const preview = async (made: number, given: Contents): Promise<Result<Preview, RecordsFault>> => {
    const sound = await checked(given);
    if (!sound.ok) return sound;
    const contents = sound.value;
    const comparison = compareContents(await contentsNow(), contents);
    return ok({ made, comparison, findings: await checkGames(contents), contents });
  };

  /** Changes everything at once, after a backup of what there was. */
  const change = async (
    reason: BackupReason,
    next: (here: Contents) => Contents,
  ): Promise<Result<number, RecordsFault>> => {
    const { db, vault, keeping } = records();
    const failing = db.health.get();
    if (keeping.mode === 'readOnly') return notKept('the records are only a copy');
    if (failing.state !== 'ok') return notKept(failing.detail);
    let changed: number;
    try {
      const backups = await vault();
      // In memory there are none, and the way back is the file that was exported.
      if (backups === undefined && keeping.mode === 'disk') return notKept('no backup can be kept');
      let undo = 0;
      for (let done = false; !done;) {
        const before = await contentsNow();
        undo = (await backups?.keep(before, reason, now())) ?? 0;
        // A tap meanwhile would be neither in the backup nor in what takes its place.
        done = await db.writeNow(async (sql) => {
          const here = await readContents(sql);
          if (JSON.stringify(here) !== JSON.stringify(before)) return false;
          await replaceContents(sql, next(here));
          return true;
        });
      }
      changed = undo;
    } catch (error) {
      return notKept(detailOf(error));
    }
    // It is done, whatever becomes of showing it.
    await reload().catch(() => undefined);
    await refreshBackups().catch(() => undefined);
    return ok(changed);
  };

  const stored = async (
    id: number,
  ): Promise<Result<{ made: number; contents: Contents }, RecordsFault>> => {
    try {
      const vault = await records().vault();
      const info = (await vault?.list())?.find((backup) => backup.id === id);
      const contents = await vault?.read(id);
      if (info === undefined || contents === undefined) return err({ code: 'gone', detail: '' });
      return ok({ made: info.made, contents });
    } catch (error) {
      return err({ code: 'gone', detail: detailOf(error) });
    }
  };

  return {
    keeping: { mode: 'disk' },
    backups: [],
    repaired: undefined,

    backUp: async () => {
      const { db, vault, keeping } = records();
      const backups = keeping.mode === 'disk' ? await vault() : undefined;
      if (backups === undefined || db.health.get().state !== 'ok') return 0;
      // Damaged contents must not push good backups out.
      if (!(await isSound(records()))) await db.mend();
      const id = await backups.keep(await contentsNow(), 'rotation', now());
      await refreshBackups();
      return id;
    },
    refreshBackups,
    previewBackup: async (id) => {
      const found = await stored(id);
      return found.ok ? preview(found.value.made, found.value.contents) : found;
    },
    restoreBackup: async (id) => {
      const found = await stored(id);
      if (!found.ok) return found;
      const sound = await checked(found.value.contents);
      return sound.ok ? change('beforeRestore', () => wholeGames(sound.value)) : sound;
    },
    exportAll: async () => exported('all', now(), await contentsToExport()),
    exportGame: async (id) => {
      const contents = await contentsToExport();
      const part = byGame(contents).games.get(id);
      return exported('game', now(), joined(contents.schema, part === undefined ? [] : [part]));
    },
    exportBackup: async (id) => {
      const found = await stored(id);
      return found.ok ? ok(exported('backup', found.value.made, found.value.contents)) : found;
    },
    readImport: async (text) => {
      const file = parseBackup(text, newest);
      if (!file.ok) return file;
      const read = await preview(file.value.made, file.value.contents);
      const bad = read.ok
        ? read.value.findings.find(({ code }) => refusedFindings.has(code))
        : undefined;
      return bad === undefined
        ? read
        : err({ code: 'malformed', detail: `${bad.id}: ${bad.code}` });
    },
    applyImport: ({ contents }, choices) =>
      change('beforeImport', (here) => mergedContents(here, contents, choices, newId)),
    checkRecords: async () => {
      const damage = await damageIn(records());
      const contents = await contentsNow();
      return {
        damage,
        games: contents.tables.games?.rows.length ?? 0,
        events: contents.tables.events?.rows.length ?? 0,
        findings: await checkGames(contents),
      };
    },
    dismissRepaired: () => set({ repaired: undefined }),
  };
}

/** A game with one of these can be kept where it is already, but is not let in. */
const refusedFindings: ReadonlySet<Finding['code']> = new Set(['gaps', 'notReplayable']);

function notKept(detail: string): Result<never, RecordsFault> {
  return err({ code: 'notKept', detail });
}

/** What SQLite finds wrong with the whole file. */
function damageIn({ db }: Records): Promise<readonly string[]> {
  return db.read(async (sql) => [
    ...complaints(await sql.all('PRAGMA integrity_check')),
    ...(await sql.all<{ table: string }>('PRAGMA foreign_key_check')).map(
      ({ table }) => `${table}: a row refers to nothing`,
    ),
  ]);
}

/**
 * Whether what is the players' can be relied on. Table by table, so that a tap meanwhile gets its
 * turn, and without the texts of the rules, which are most of the file.
 */
async function isSound({ db }: Records): Promise<boolean> {
  for (const table of await db.read(tablesIn)) {
    const found = await db.read((sql) => sql.all(`PRAGMA integrity_check(${quoted(table)})`));
    if (complaints(found).length > 0) return false;
  }
  return true;
}

function complaints(rows: readonly unknown[]): readonly string[] {
  const said = rows as readonly { integrity_check: string }[];
  return said.map((row) => row.integrity_check).filter((line) => line !== 'ok');
}

/** A file that can be read again: a game with a hole goes as far as that. */
function exported(what: string, made: number, contents: Contents): ExportedFile {
  const moment = new Date(made).toISOString().slice(0, 16).replace(/[T:]/g, '-');
  const text = formatBackup({ made, contents: wholeGames(contents) });
  return { name: `banmen-${what}-${moment}.json`, text };
}
