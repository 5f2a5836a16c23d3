import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildSync } from 'esbuild';

import { chanceFrom, freshSeed, told } from '../../support/chance';
import { nodeDriver, recoverAfterKill } from '../../support/nodeDriver';
import { readSound } from '../../support/soundFile';
import { after, bodyOf, type Deed, type Games } from './killedGames';
import { opened, removeTemporaryFiles, temporaryFile } from './testDatabase';

afterAll(removeTemporaryFiles);

const kills = 120;
/** A new file every so often: opening one for the first time can be cut off too. */
const killsOfAFile = 10;

/** The killed process as plain JavaScript, so that it starts at once. */
function buildPlayer(): string {
  const outfile = path.join(path.dirname(temporaryFile()), 'player.cjs');
  buildSync({
    entryPoints: [path.join(__dirname, 'playForever.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    external: ['node-sqlite3-wasm'],
  });
  return outfile;
}

type Life = { readonly seed: number; readonly start: Games; readonly killAfter: RegExp };

/** Lets it play until `ms` after it said what is waited for; what it said before it was killed. */
function playUntilKilled(
  player: string,
  file: string,
  { seed, start, killAfter }: Life,
  ms: number,
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [player, file, String(seed), JSON.stringify(start)], {
      env: { ...process.env, NODE_PATH: path.resolve('node_modules') },
    });
    let said = '';
    let complaint = '';
    let timer: NodeJS.Timeout | undefined;
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (killAfter.test(said)) timer ??= setTimeout(() => child.kill('SIGKILL'), ms);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (_, signal) => {
      clearTimeout(timer);
      // What follows the last line break may be half a line.
      if (signal === 'SIGKILL') resolve(said.split('\n').slice(0, -1));
      else reject(new Error(complaint));
    });
  });
}

/** The games in a file, each event proved to be what was written. */
function gamesIn(file: string): Games {
  return readSound(file, (all) => {
    const games: Record<string, Games[string]> = {};
    for (const { id, cursor } of all('SELECT id, cursor FROM games')) {
      const bodies = all(
        `SELECT line, body FROM events WHERE game_id = '${String(id)}' ORDER BY seq`,
      );
      const events = bodies.map(({ line, body }) => {
        const { event } = JSON.parse(String(body)) as { event: number };
        expect(body).toBe(bodyOf(event));
        return { event, live: line === 0 };
      });
      const live = events.filter((one) => one.live).map(({ event }) => event);
      games[String(id)] = { live, cursor: Number(cursor), aside: events.length - live.length };
    }
    return games;
  });
}

/** The games after each deed that may have reached the file: the acknowledged ones have. */
function possibleGames(start: Games, said: readonly string[]): readonly Games[] {
  const deeds = said.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Deed);
  const acknowledged = said.filter((line) => line === '!').length;
  const states = [start];
  for (const deed of deeds) states.push(after(states.at(-1) ?? start, deed));
  return states.slice(acknowledged);
}

it(`has every acknowledged change, nothing by halves and a sound file after each of ${kills} kills`, async () => {
  const player = buildPlayer();
  const seed = freshSeed();
  const chance = chanceFrom(seed);
  let file = '';
  let games: Games = {};
  for (let kill = 0; kill < kills; kill++) {
    await told(`seed ${seed}, kill ${kill}`, async () => {
      const isNew = kill % killsOfAFile === 0;
      if (isNew) {
        file = temporaryFile();
        games = {};
      }
      const life = { seed: chance.whole(1e9), start: games, killAfter: isNew ? /opening/ : /!/ };
      const said = await playUntilKilled(player, file, life, chance.below(isNew ? 30 : 100));
      if (isNew) {
        // Cut off before there was any table, it has none; the app opens such a file all the same.
        recoverAfterKill(file);
        await (await opened(nodeDriver(file))).close();
      }
      const found = gamesIn(file);
      const possible = possibleGames(games, said);
      if (!possible.some((one) => isDeepStrictEqual(one, found)))
        expect(found).toEqual(possible[0]);
      games = found;
    });
  }
}, 300_000);

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
