import fc from 'fast-check';

import { keepCheckpoints, readStretch } from '../../../app/storage/checkpoints';
import type { Database } from '../../../app/storage/database';
import {
  appendEvent,
  createGame,
  duplicateGame,
  moveCursor,
  purgeGame,
  restoreLine,
} from '../../../app/storage/gameLog';
import { nodeDriver } from '../../support/nodeDriver';
import { opened, wholeGame } from './testDatabase';

const rules = 'these rules';

/** What stands for a state here: everything it was made of. */
const stateOf = (bodies: readonly string[]) => JSON.stringify(bodies);

async function liveBodies(db: Database): Promise<string[]> {
  return ((await wholeGame(db, 'g'))?.events ?? []).map(({ body }) => body);
}

async function remember(db: Database, seq: number): Promise<void> {
  const bodies = await liveBodies(db);
  if (bodies.length === 0) return;
  const at = 1 + (seq % bodies.length);
  const checkpoint = { seq: at, unreadable: 0, state: stateOf(bodies.slice(0, at)) };
  await db.write((sql) => keepCheckpoints(sql, 'g', rules, [checkpoint]));
}

function checkpointsIn(db: Database) {
  return db.read((sql) =>
    sql.all<{ game_id: string; seq: number; state: string }>('SELECT * FROM checkpoints'),
  );
}

async function newGame(): Promise<Database> {
  const db = await opened(nodeDriver());
  const game = { id: 'g', game: 'manor', name: '', setup: '{}', sheet: null, created: 1 };
  await createGame(db, game);
  return db;
}

let count = 0;
async function append(db: Database): Promise<void> {
  const cursor = (await wholeGame(db, 'g'))?.row.cursor ?? 0;
  const event = { seq: cursor + 1, time: 1, body: `event ${count++}` };
  expect(await appendEvent(db, 'g', cursor, event, { touched: 1 })).toMatchObject({ ok: true });
}

/** Ways in which what is stored changes, some of them past the app. */
const kinds = [
  'append',
  'moveCursor',
  'restoreLine',
  'remember',
  'body',
  'replace',
  'remove',
] as const;
const step = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('append' as const, 'remember' as const) },
    { weight: 3, arbitrary: fc.constantFrom('moveCursor' as const, 'restoreLine' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...kinds) },
  ),
  pick: fc.nat(1000),
});

async function take(db: Database, { kind, pick }: { kind: (typeof kinds)[number]; pick: number }) {
  const record = await wholeGame(db, 'g');
  const head = record?.row.head ?? 0;
  switch (kind) {
    case 'append':
      return append(db);
    case 'moveCursor':
      await moveCursor(db, 'g', pick % (head + 1));
      return;
    case 'restoreLine': {
      const lines = record?.setAside ?? [];
      const line = lines[pick % Math.max(1, lines.length)];
      if (line !== undefined) await restoreLine(db, 'g', line.line);
      return;
    }
    case 'remember':
      return remember(db, pick);
    case 'body':
      await db.write((sql) =>
        sql.run('UPDATE events SET body = ? WHERE line = 0 AND seq = ?', [
          `changed ${count++}`,
          1 + (pick % Math.max(1, head)),
        ]),
      );
      return;
    case 'replace':
      if (head === 0) return;
      await db.write((sql) =>
        sql.run("INSERT OR REPLACE INTO events VALUES ('g', 0, ?, 1, ?)", [
          1 + (pick % head),
          `changed ${count++}`,
        ]),
      );
      return;
    case 'remove':
      await db.write(async (sql) => {
        await sql.run('DELETE FROM events WHERE line = 0 AND seq = ?', [head]);
        await sql.run('UPDATE games SET head = ?, cursor = min(cursor, ?)', [
          Math.max(0, head - 1),
          Math.max(0, head - 1),
        ]);
        await sql.run('DELETE FROM lines WHERE parent = 0 AND from_seq > ?', [head]);
      });
  }
}

it('no state survives that the live events would not make again, whatever is done', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const db = await newGame();
      for (const next of steps) {
        await take(db, next);
        const bodies = await liveBodies(db);
        for (const { seq, state } of await checkpointsIn(db)) {
          expect(state).toBe(stateOf(bodies.slice(0, seq)));
        }
      }
      await db.close();
    }),
    { numRuns: 60 },
  );
});

describe('states of a game', () => {
  let db: Database;
  beforeEach(async () => {
    db = await newGame();
    for (let times = 0; times < 4; times++) await append(db);
    await remember(db, 1);
    await remember(db, 3);
  });
  afterEach(() => db.close());
  const seqs = async () => (await checkpointsIn(db)).map(({ seq }) => seq);

  it('stay while only the cursor moves and events are added', async () => {
    await moveCursor(db, 'g', 1);
    await moveCursor(db, 'g', 4);
    await append(db);
    expect(await seqs()).toEqual([2, 4]);
  });

  it('go from where another way is taken', async () => {
    await moveCursor(db, 'g', 2);
    await append(db);
    expect(await seqs()).toEqual([2]);
  });

  it.each(["setup = '{1}'", "game = 'lords'"])('all go when %s', async (change) => {
    await db.write((sql) => sql.run(`UPDATE games SET ${change}`));
    expect(await seqs()).toEqual([]);
  });

  it('go with their game, and do not come along with a copy', async () => {
    await duplicateGame(db, 'g', 'copy', '', 2);
    expect(await seqs()).toEqual([2, 4]);
    await purgeGame(db, 'g');
    expect(await seqs()).toEqual([]);
  });

  it('are used by the code that made them, at or before what is asked for', async () => {
    const newest = async (from: number, code?: string) =>
      (await readStretch(db, 'g', { from, to: 9, most: 9 }, code)).checkpoint?.seq;
    expect([await newest(4, rules), await newest(3, rules), await newest(1, rules)]).toEqual([
      4,
      2,
      undefined,
    ]);
    expect([await newest(4, 'other rules'), await newest(4)]).toEqual([undefined, undefined]);
    await db.write((sql) => sql.run("UPDATE checkpoints SET state = '[half' WHERE seq = 4"));
    expect(await newest(4, rules)).toBe(2);
  });

  it('of other code go when new ones are kept', async () => {
    const checkpoint = { seq: 3, unreadable: 0, state: '[]' };
    await db.write((sql) => keepCheckpoints(sql, 'g', 'other rules', [checkpoint]));
    expect(await seqs()).toEqual([3]);
  });
});
