import fc from 'fast-check';

import { newPhone, playOf, startManor, type Phone, type Store } from '../../support/phone';
import { mutatedBackup } from '../../support/mutatedBackups';
import { contentsOf } from '../../support/playedRecords';

const faults = ['notABackup', 'cutOff', 'newerFormat', 'changed', 'malformed', 'tooLarge'];

const tap = (store: Store, by: number) => {
  const { values } = playOf(store).timeline.state;
  const [at = ''] = Object.keys(values);
  store.getState().dispatch({ type: 'trackMoved', v: 1, at, by });
};

/** A phone with three games; in two of them something was undone and set aside. */
async function playedPhone(): Promise<{ phone: Phone; store: Store; text: string }> {
  const phone = newPhone();
  const store = await phone.start();
  const app = store.getState();
  await startManor(store);
  for (const by of [-1, -1, -1, 2]) tap(store, by);
  app.goTo(2);
  tap(store, 1);
  app.undo();
  tap(store, -2);
  app.undo();
  for (const game of ['dungeon-lords', 'mansions-of-madness']) {
    await app.openGame(await app.startGame(game, { values: {}, names: { player1: '葵' } }));
    for (const by of [1, 1, -1]) tap(store, by);
    app.undo();
    tap(store, 1);
  }
  app.setNote({ game: 'dungeon-lords', entry: 'taxes' }, { kind: 'ruling', text: 'no taxes' });
  await app.whenSaved();
  return { phone, store, text: (await app.exportAll()).text };
}

it('reads 6,000 mutated backups without a throw, and touches nothing', async () => {
  const { phone, store, text } = await playedPhone();
  const before = await contentsOf(store);
  const seen = new Map<string, number>();
  let slowest = 0;
  await fc.assert(
    fc.asyncProperty(mutatedBackup(text), async (changed) => {
      const start = performance.now();
      const read = await store.getState().readImport(changed);
      slowest = Math.max(slowest, performance.now() - start);
      const answer = read.ok ? 'preview' : read.error.code;
      expect([...faults, 'preview']).toContain(answer);
      seen.set(answer, (seen.get(answer) ?? 0) + 1);
    }),
    { numRuns: 6000 },
  );
  expect(await contentsOf(store)).toEqual(before);
  // Every kind of answer was given, so the mutations reach all depths.
  for (const answer of ['preview', ...faults.slice(0, 5)]) {
    expect(seen.get(answer) ?? 0).toBeGreaterThan(20);
  }
  expect(slowest).toBeLessThan(5000);
  await phone.close();
}, 300_000);

it('plays on with whatever it let in: no game stops the app, and the way back leads back', async () => {
  const { phone, store, text } = await playedPhone();
  let entered = 0;
  await fc.assert(
    fc.asyncProperty(mutatedBackup(text), async (changed) => {
      const app = store.getState();
      const read = await app.readImport(changed);
      if (!read.ok) return;
      entered += 1;
      const before = await contentsOf(store);
      const { comparison } = read.value;
      const applied = await app.applyImport(read.value, {
        games: new Map(comparison.games.map(({ row }) => [row.id, 'take'])),
        settings: true,
      });
      expect(applied).toMatchObject({ ok: true });
      await app.refreshGames();
      for (const { id } of store.getState().games) {
        await app.openGame(id);
        const { play, playProblem } = store.getState();
        expect(play !== undefined || playProblem !== undefined).toBe(true);
        if (play?.id !== id) continue;
        app.undo();
        app.redo();
        for (const { line } of play.setAside) await app.bringBack(line);
        if (Object.keys(playOf(store).timeline.state.values).length > 0) tap(store, 1);
      }
      await app.whenSaved();
      expect(store.getState().saving.state).toBe('ok');
      await app.restoreBackup(applied.ok ? applied.value : 0);
      expect(await contentsOf(store)).toEqual(before);
    }),
    { numRuns: 500 },
  );
  expect(entered).toBeGreaterThan(50);
  await phone.close();
}, 300_000);
