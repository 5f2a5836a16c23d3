import type { Page } from 'playwright-core';

import { newPhone, startManor } from '../../support/phone';
import { seen, tap } from './hands';

/** The text of an export of so many games, each called by its number; the last one was played last. */
export const exportOf = async (count: number): Promise<string> => {
  const phone = newPhone();
  const store = await phone.start();
  for (let number = 1; number <= count; number++) {
    phone.clock.now += 60_000;
    const id = await startManor(store, { values: {}, names: { paladin: 'あき', spider: 'なお' } });
    await store.getState().rename(id, `卓 ${number}`);
  }
  await store.getState().whenSaved();
  const { text } = await store.getState().exportAll();
  await phone.close();
  return text;
};

/** Brings so many games onto a phone, and shows the list of them. */
export const takeGames = async (page: Page, count: number): Promise<void> => {
  await page.goto('/settings');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(page, 'importFile')]);
  await chooser.setFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(await exportOf(count)),
  });
  await tap(page, 'importApply');
  await seen(page, 'undoImport').waitFor();
  await page.goto('/');
  await seen(page, 'continue').waitFor();
};
