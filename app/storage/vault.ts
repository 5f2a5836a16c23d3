import { ok, type Result } from '../../rules/engine/result';
import { contentHash } from '../../rules/library/contentHash';
import type { Contents } from './contents';
import { byGame, joined } from './contentsByGame';
import { openDatabase, type Database, type StorageProblem } from './database';
import type { Disk } from './driver';
import type { Migration } from './migrations';
import { storageError } from './storageError';
import type { Sql } from './transaction';
import { isMendingCutOff, mendVault, pieceHash, readPieces } from './vaultPieces';
import { worthKeeping } from './worthKeeping';

/** Why a backup was made. */
export type BackupReason =
  'rotation' | 'beforeMigration' | 'beforeRestore' | 'beforeImport' | 'salvaged';

/** A backup in the list. `bytes` is what it would take as a file, `games` how many it holds. */
export type BackupInfo = {
  id: number;
  made: number;
  reason: BackupReason;
  games: number;
  bytes: number;
};

/**
 * Backups inside the app, in a database file of their own: damage to the games does not reach it.
 * A game is stored once however many backups have it in the same state.
 */
export type Vault = {
  /** Newest first. */
  list(): Promise<readonly BackupInfo[]>;
  /** Keeps the contents; says which backup has them, also if that is an older one. */
  keep(contents: Contents, reason: BackupReason, made: number): Promise<number>;
  /** Nothing if there is no such backup, or a piece of it is not what was kept. */
  read(id: number): Promise<Contents | undefined>;
  /** A repair that has begun: the backup its result is to be made from. */
  repairFrom: { get(): Promise<number | undefined>; set(id: number | undefined): Promise<void> };
  close(): Promise<void>;
};

export const vaultFile = 'banmen-backups.db';

/** How much all backups together may take, in characters. */
const roomFor = 24_000_000;

const steps: readonly Migration[] = [
  {
    version: 1,
    name: 'backups and the pieces they are made of',
    // pieces has rowids: to find a row among others of a table without, SQLite reads the others
    // whole, and one damaged piece would take its neighbours along.
    sql: `
      CREATE TABLE backups (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        made INTEGER NOT NULL,
        reason TEXT NOT NULL,
        schema INTEGER NOT NULL,
        games INTEGER NOT NULL,
        bytes INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
      CREATE TABLE pieces (
        hash TEXT NOT NULL PRIMARY KEY,
        body TEXT NOT NULL
      ) STRICT;
      CREATE TABLE backup_pieces (
        backup INTEGER NOT NULL REFERENCES backups (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        hash TEXT NOT NULL REFERENCES pieces (hash),
        PRIMARY KEY (backup, position)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE repair (backup INTEGER NOT NULL PRIMARY KEY) STRICT;
    `,
  },
];

/** `room` is for tests. */
export async function openVault(
  disk: Disk,
  room = roomFor,
): Promise<Result<Vault, StorageProblem>> {
  const opened = await openDatabase(() => disk.open(vaultFile), {
    steps,
    // A backup that cannot be kept now must not hold up what waits for it.
    waits: false,
    beforeMigrating: async (_, schema) => {
      if (schema === 0 && (await isMendingCutOff(disk, vaultFile))) {
        throw storageError('damaged', 'malformed: it was being mended');
      }
    },
    repair: () => mendVault(disk, vaultFile, steps),
  });
  return opened.ok ? ok(vaultOn(opened.value, room)) : opened;
}

function vaultOn(db: Database, room: number): Vault {
  return {
    list: () =>
      db.read((sql) =>
        sql.all<BackupInfo>('SELECT id, made, reason, games, bytes FROM backups ORDER BY id DESC'),
      ),
    keep: async (contents, reason, made) => {
      const { games, rest } = byGame(contents);
      const bodies = [rest, ...games.values()].map(({ tables }) => JSON.stringify(tables));
      const pieces = bodies.map((body) => ({ body, hash: pieceHash(body) }));
      const hash = contentHash([contents.schema, ...pieces.map((piece) => piece.hash)].join());
      const bytes = bodies.reduce((sum, body) => sum + body.length, 0);
      await storeNewPieces(db, pieces);
      return db.write(async (sql) => {
        // Whoever has other contents to keep has a sound file: a repair is over.
        if (reason !== 'salvaged') await sql.run('DELETE FROM repair');
        const [newest] = await sql.all<{ id: number; hash: string }>(
          'SELECT id, hash FROM backups ORDER BY id DESC LIMIT 1',
        );
        if (newest?.hash === hash && (await readPieces(sql, newest.id)) !== undefined) {
          return newest.id;
        }
        const [row] = await sql.all<{ id: number }>(
          `INSERT INTO backups (made, reason, schema, games, bytes, hash)
           VALUES (?, ?, ?, ?, ?, ?) RETURNING id`,
          [made, reason, contents.schema, games.size, bytes, hash],
        );
        const id = row?.id ?? 0;
        for (const [position, piece] of pieces.entries()) {
          await storePiece(sql, piece);
          await sql.run('INSERT INTO backup_pieces (backup, position, hash) VALUES (?, ?, ?)', [
            id,
            position,
            piece.hash,
          ]);
        }
        await tidy(sql, room);
        return id;
      });
    },
    read: (id) =>
      db.read(async (sql) => {
        const [backup] = await sql.all<{ schema: number }>(
          'SELECT schema FROM backups WHERE id = ?',
          [id],
        );
        const bodies = await readPieces(sql, id);
        if (backup === undefined || bodies === undefined) return undefined;
        const { schema } = backup;
        const parts = bodies.map((body) => JSON.parse(body) as Contents['tables']);
        return joined(
          schema,
          parts.map((tables) => ({ schema, tables })),
        );
      }),
    repairFrom: {
      get: () =>
        db.read(async (sql) => {
          const [row] = await sql.all<{ backup: number }>('SELECT backup FROM repair');
          return row?.backup;
        }),
      set: (id) =>
        db.write(async (sql) => {
          await sql.run('DELETE FROM repair');
          if (id !== undefined) await sql.run('INSERT INTO repair (backup) VALUES (?)', [id]);
        }),
    },
    close: () => db.close(),
  };
}

type Piece = { hash: string; body: string };

/**
 * Each in a transaction of its own: the games wait while the browser writes, and a large one would
 * keep a tap from the disk. Pieces that no backup has yet do no harm.
 */
async function storeNewPieces(db: Database, pieces: readonly Piece[]): Promise<void> {
  const rows = await db.read((sql) => sql.all<{ hash: string }>('SELECT hash FROM pieces'));
  const known = new Set(rows.map(({ hash }) => hash));
  for (const piece of pieces) {
    if (!known.has(piece.hash)) await db.write((sql) => storePiece(sql, piece));
  }
}

/** A piece that is there and not what was kept is mended on the way. */
function storePiece(sql: Sql, { hash, body }: Piece): Promise<void> {
  return sql.run(
    `INSERT INTO pieces (hash, body) VALUES (?, ?) ON CONFLICT (hash)
     DO UPDATE SET body = excluded.body WHERE body <> excluded.body`,
    [hash, body],
  );
}

/** Forgets the backups that are no longer worth their room, the oldest first, never the newest. */
async function tidy(sql: Sql, room: number): Promise<void> {
  const all = await sql.all<BackupInfo>(
    'SELECT id, made, reason, games, bytes FROM backups ORDER BY id DESC',
  );
  const kept = worthKeeping(all);
  for (const { id } of all) if (!kept.has(id)) await forget(sql, id);
  const [newest, ...older] = all.filter(({ id }) => kept.has(id));
  while (newest !== undefined && older.length > 0 && (await roomTaken(sql)) > room) {
    const oldest = older.pop();
    if (oldest !== undefined) await forget(sql, oldest.id);
  }
}

async function forget(sql: Sql, id: number): Promise<void> {
  await sql.run('DELETE FROM backups WHERE id = ?', [id]);
  await sql.run('DELETE FROM pieces WHERE hash NOT IN (SELECT hash FROM backup_pieces)');
}

async function roomTaken(sql: Sql): Promise<number> {
  const [row] = await sql.all<{ taken: number }>(
    'SELECT coalesce(sum(length(body)), 0) AS taken FROM pieces',
  );
  return row?.taken ?? 0;
}
