import { openDatabase } from '../../../app/storage/database';
import { appendEvent, createGame, readGame } from '../../../app/storage/gameLog';
import { nodeDriver } from '../../support/nodeDriver';

// Run as a process of its own that is killed: appends as fast as it can and prints the number of
// every event that was acknowledged. See kill.test.ts.

async function appendForever(path: string): Promise<never> {
  const opened = await openDatabase(nodeDriver(path));
  if (!opened.ok) throw new Error(opened.error.detail);
  const db = opened.value;
  const created = {
    id: 'g',
    game: 'dungeon-lords',
    name: '',
    setup: '{}',
    sheet: null,
    created: 1,
  };
  await createGame(db, created);
  const record = await readGame(db, 'g');
  for (let cursor = record?.row.cursor ?? 0; ; cursor++) {
    const seq = cursor + 1;
    const body = JSON.stringify({ seq, filler: 'x'.repeat(2000) });
    const result = await appendEvent(db, 'g', cursor, { seq, time: seq, body }, { touched: seq });
    if (!result.ok) throw new Error(result.error);
    process.stdout.write(`${seq}\n`);
  }
}

void appendForever(process.argv[1] ?? '');
