import { readSettings, writeSetting } from '../../../app/storage/settings';
import { nodeDriver } from '../../support/nodeDriver';
import { opened, removeTemporaryFiles, temporaryFile } from './testDatabase';

afterAll(removeTemporaryFiles);

it('gives back what was stored, also after reopening', async () => {
  const path = temporaryFile();
  const settings = {
    language: 'ja',
    textSize: 1.25,
    haptics: false,
    nothing: null,
    lastSetup: { 'dungeon-lords': { players: 4, names: ['赤', '青'] } },
    __proto__x: 'kept',
  };
  const db = await opened(nodeDriver(path));
  for (const [key, value] of Object.entries(settings)) await writeSetting(db, key, value);
  expect(await readSettings(db)).toEqual(settings);
  await db.close();
  const again = await opened(nodeDriver(path));
  expect(await readSettings(again)).toEqual(settings);
  await again.close();
});

it('keeps the last value of a key, and undefined removes it', async () => {
  const db = await opened(nodeDriver());
  await writeSetting(db, 'theme', 'dark');
  await writeSetting(db, 'theme', 'light');
  await writeSetting(db, 'language', 'en');
  await writeSetting(db, 'language', undefined);
  expect(await readSettings(db)).toEqual({ theme: 'light' });
  await db.close();
});

it('skips and names a row that is not JSON, and keeps the others', async () => {
  const db = await opened(nodeDriver());
  await writeSetting(db, 'theme', 'dark');
  await db.write((sql) => sql.run("INSERT INTO settings VALUES ('broken', '{\"half')"));
  const unreadable: string[] = [];
  expect(await readSettings(db, (key) => unreadable.push(key))).toEqual({ theme: 'dark' });
  expect(unreadable).toEqual(['broken']);
  await db.close();
});
