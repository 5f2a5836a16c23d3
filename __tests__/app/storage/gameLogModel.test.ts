import fc from 'fast-check';

import type { Database } from '../../../app/storage/database';
import { appendEvent, createGame, moveCursor, restoreLine } from '../../../app/storage/gameLog';
import { nodeDriver } from '../../support/nodeDriver';
import { opened, wholeGame } from './testDatabase';

/** What happened, each with what it followed: nothing here knows of lines. */
type Happening = { body: string; after: Happening | null };

type Model = { all: Happening[]; live: Happening[]; cursor: number };

function historyOf(last: Happening): Happening[] {
  return last.after ? [...historyOf(last.after), last] : [last];
}

type Step = { kind: 'append' } | { kind: 'moveCursor' | 'restoreLine'; pick: number };

const pick = fc.nat(1000);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>({ kind: 'append' }) },
  { weight: 3, arbitrary: pick.map((pick): Step => ({ kind: 'moveCursor', pick })) },
  { weight: 2, arbitrary: pick.map((pick): Step => ({ kind: 'restoreLine', pick })) },
);

async function bodiesOfLine(db: Database, line: number): Promise<string[]> {
  const rows = await db.read((sql) =>
    sql.all<{ body: string }>('SELECT body FROM events WHERE line = ? ORDER BY seq', [line]),
  );
  return rows.map((row) => row.body);
}

async function record(db: Database) {
  const found = await wholeGame(db, 'g');
  if (!found) throw new Error('the game is gone');
  return found;
}

async function take(db: Database, model: Model, next: Step) {
  switch (next.kind) {
    case 'append': {
      const after = model.live[model.cursor - 1] ?? null;
      const happening = { body: `event ${model.all.length}`, after };
      const seq = model.cursor + 1;
      const event = { seq, time: model.all.length, body: happening.body };
      expect(await appendEvent(db, 'g', model.cursor, event, { touched: 1 })).toMatchObject({
        ok: true,
      });
      model.all.push(happening);
      model.live = [...model.live.slice(0, model.cursor), happening];
      model.cursor = seq;
      return;
    }
    case 'moveCursor': {
      model.cursor = next.pick % (model.live.length + 1);
      expect(await moveCursor(db, 'g', model.cursor)).toMatchObject({ ok: true });
      return;
    }
    case 'restoreLine': {
      const { setAside } = await record(db);
      const picked = setAside[next.pick % Math.max(1, setAside.length)];
      if (!picked) return;
      const lastBody = (await bodiesOfLine(db, picked.line)).at(-1);
      const last = model.all.find((happening) => happening.body === lastBody);
      if (!last) throw new Error('the model does not know this event');
      expect(await restoreLine(db, 'g', picked.line)).toMatchObject({ ok: true });
      model.live = historyOf(last);
      model.cursor = model.live.length;
      return;
    }
  }
}

async function compare(db: Database, model: Model) {
  const { row, events, setAside } = await record(db);
  expect(events.map((event) => event.body)).toEqual(model.live.map(({ body }) => body));
  expect(events.map((event) => event.seq)).toEqual(model.live.map((_, index) => index + 1));
  expect([row.cursor, row.head]).toEqual([model.cursor, model.live.length]);

  const stored = await db.read((sql) => sql.all<{ body: string }>('SELECT body FROM events'));
  expect(stored.map(({ body }) => body).sort()).toEqual(model.all.map(({ body }) => body).sort());

  // Each line is one stretch of the history of its last event.
  for (const { line, fromSeq, count } of setAside) {
    const bodies = await bodiesOfLine(db, line);
    const last = model.all.find(({ body }) => body === bodies.at(-1));
    const history = last ? historyOf(last).map(({ body }) => body) : [];
    expect(bodies).toEqual(history.slice(fromSeq - 1));
    expect(count).toBe(bodies.length);
  }
}

it('agrees with a plain history under any sequence of append, undo, redo and restore, and loses nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const db = await opened(nodeDriver());
      try {
        await createGame(db, {
          id: 'g',
          game: 'dungeon-lords',
          name: '',
          setup: '{}',
          sheet: null,
          created: 1,
        });
        const model: Model = { all: [], live: [], cursor: 0 };
        for (const next of steps) {
          await take(db, model, next);
          await compare(db, model);
        }
      } finally {
        await db.close();
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
