import fc from 'fast-check';

import { formatBackup, parseBackup } from '../../../app/storage/backupFile';
import { checkedContents } from '../../../app/storage/checkedContents';
import type { Contents } from '../../../app/storage/contents';
import { byGame } from '../../../app/storage/contentsByGame';
import { migrations } from '../../../app/storage/migrations';
import type { Choice } from '../../../app/store/compareContents';
import type { Preview } from '../../../app/store/recordsStore';
import { nodeDriver } from '../../support/nodeDriver';
import { newPhone, type Phone, type Store } from '../../support/phone';
import {
  addStrange,
  contentsAt,
  contentsOf,
  playEvenings,
  someEvenings,
  type Evenings,
} from '../../support/playedRecords';
import { removeTemporaryFiles, temporaryFile } from '../storage/testDatabase';

afterEach(removeTemporaryFiles);

const runs = { numRuns: 20 };

/** A phone on which this was played, and what is in its file. */
async function playedPhone(
  given: Evenings,
): Promise<{ phone: Phone; store: Store; contents: Contents }> {
  const path = temporaryFile();
  const phone = newPhone({ path });
  await playEvenings(await phone.start(), given);
  await phone.close();
  await addStrange(path, given);
  const contents = await contentsAt(path);
  return { phone, contents, store: await phone.start() };
}

async function readImport(store: Store, text: string): Promise<Preview> {
  const read = await store.getState().readImport(text);
  if (!read.ok) throw new Error(`${read.error.code}: ${read.error.detail}`);
  return read.value;
}

const everything = ({ comparison }: Preview, choice: Choice = 'take') => ({
  games: new Map(comparison.games.map(({ row }) => [row.id, choice])),
  settings: true,
});

it('brings everything a phone has to an empty one, exactly', async () => {
  await fc.assert(
    fc.asyncProperty(someEvenings, async (given) => {
      const { phone, store, contents } = await playedPhone(given);
      const { text } = await store.getState().exportAll();
      await phone.close();

      const empty = newPhone();
      const other = await empty.start();
      const preview = await readImport(other, text);
      expect(preview.comparison.games.every(({ standing }) => standing === 'new')).toBe(true);
      const applied = await other.getState().applyImport(preview, everything(preview));
      expect(applied).toMatchObject({ ok: true });
      expect(await contentsOf(other)).toEqual(contents);
      expect(other.getState().games).toHaveLength(contents.tables.games?.rows.length ?? 0);
      await empty.close();
    }),
    runs,
  );
}, 120_000);

it('writes contents into a text and reads the same ones from it', async () => {
  await fc.assert(
    fc.asyncProperty(someEvenings, fc.nat(), async (given, made) => {
      const { phone, contents } = await playedPhone(given);
      await phone.close();
      const text = formatBackup({ made, contents });
      const file = parseBackup(`\uFEFF${text}\r\n`, migrations.length);
      expect(file).toEqual({ ok: true, value: { made, contents } });
      expect(await checkedContents(contents, nodeDriver())).toEqual({ ok: true, value: contents });
    }),
    runs,
  );
}, 120_000);

it('exports one game that is the same on another phone, and leaves everything else there', async () => {
  await fc.assert(
    fc.asyncProperty(someEvenings, someEvenings, async (given, elsewhere) => {
      const { phone, store, contents } = await playedPhone(given);
      const [id = ''] = (contents.tables.games?.rows[0] ?? []) as string[];
      const { text } = await store.getState().exportGame(id);
      await phone.close();

      const { phone: theirs, store: other, contents: before } = await playedPhone(elsewhere);
      const preview = await readImport(other, text);
      expect(preview.comparison.games.map(({ row }) => row.id)).toEqual([id]);
      await other.getState().applyImport(preview, everything(preview));
      const after = await contentsOf(other);
      expect(byGame(after).games.get(id)).toEqual(byGame(contents).games.get(id));
      for (const [one, part] of byGame(before).games) {
        if (one !== id) expect(byGame(after).games.get(one)).toEqual(part);
      }
      expect(byGame(after).rest).toEqual(byGame(before).rest);
      await theirs.close();
    }),
    { numRuns: 12 },
  );
}, 120_000);

it('takes a restored backup back, exactly', async () => {
  await fc.assert(
    fc.asyncProperty(someEvenings, someEvenings, async (given, later) => {
      const { phone, store, contents } = await playedPhone(given);
      await store.getState().backUp();
      const [backup] = store.getState().backups;
      await playEvenings(store, later);
      const before = await contentsOf(store);
      expect(before).not.toEqual(contents);

      const restored = await store.getState().restoreBackup(backup?.id ?? 0);
      expect(await contentsOf(store)).toEqual(contents);
      expect(store.getState().play).toBeUndefined();
      const undone = await store.getState().restoreBackup(restored.ok ? restored.value : 0);
      expect(await contentsOf(store)).toEqual(before);
      await store.getState().restoreBackup(undone.ok ? undone.value : 0);
      expect(await contentsOf(store)).toEqual(contents);
      await phone.close();
    }),
    { numRuns: 12 },
  );
}, 120_000);
