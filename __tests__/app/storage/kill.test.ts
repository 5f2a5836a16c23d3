import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { readGame } from '../../../app/storage/gameLog';
import { nodeDriver, recoverAfterKill } from '../../support/nodeDriver';
import { opened, removeTemporaryFiles, temporaryFile } from './testDatabase';

afterAll(removeTemporaryFiles);

/** Lets plain Node load the app's TypeScript, then runs the script. */
const loader = `
  const ts = require('typescript');
  require.extensions['.ts'] = (module, file) => module._compile(
    ts.transpileModule(ts.sys.readFile(file), { compilerOptions: { module: 'commonjs', esModuleInterop: true } }).outputText,
    file,
  );
  require(${JSON.stringify(path.join(__dirname, 'appendForever.ts'))});
`;

/** Starts appending to the file, kills the process `ms` after its first event; the last event acknowledged. */
function appendUntilKilled(file: string, ms: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', loader, file], {
      cwd: path.join(__dirname, '../../..'),
    });
    let output = '';
    let complaint = '';
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), ms));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (_, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(complaint));
      // What follows the last line break may be half a number.
      else resolve(Number(output.split('\n').at(-2)));
    });
  });
}

it('has every acknowledged event, and a sound file, after being killed at any moment', async () => {
  const file = temporaryFile();
  let before = 0;
  for (let round = 0; round < 5; round++) {
    const acknowledged = await appendUntilKilled(file, 20 + Math.random() * 200);
    expect(acknowledged).toBeGreaterThan(before);

    recoverAfterKill(file);
    const db = await opened(nodeDriver(file));
    const record = await readGame(db, 'g');
    const seqs = record?.events.map((event) => event.seq) ?? [];
    expect(seqs.length).toBeGreaterThanOrEqual(acknowledged);
    expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    expect(record?.row).toMatchObject({ cursor: seqs.length, head: seqs.length });
    expect(record?.events.map((event) => (JSON.parse(event.body) as { seq: number }).seq)).toEqual(
      seqs,
    );
    const check = await db.read((sql) => sql.all('PRAGMA integrity_check'));
    expect(check).toEqual([{ integrity_check: 'ok' }]);
    await db.close();
    before = seqs.length;
  }
}, 60_000);

it('has nothing of a transaction that was cut off while it was written to the file', async () => {
  const file = temporaryFile();
  const driver = await nodeDriver(file)();
  await driver.exec(`
    CREATE TABLE pages (id INTEGER PRIMARY KEY, text TEXT) STRICT;
    WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 500)
    INSERT INTO pages SELECT i, hex(randomblob(1000)) FROM n;
    PRAGMA cache_size = 2;
    BEGIN;
    UPDATE pages SET text = 'half';
  `);
  const cutOff = temporaryFile();
  for (const part of ['', '-journal']) fs.copyFileSync(file + part, cutOff + part);
  await driver.close();

  recoverAfterKill(cutOff);
  const recovered = await nodeDriver(cutOff)();
  expect(await recovered.all("SELECT id FROM pages WHERE text = 'half'")).toEqual([]);
  expect(await recovered.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  await recovered.close();
});
