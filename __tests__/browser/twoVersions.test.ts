import type { Page } from 'playwright-core';

import { ui } from '../../locales/ja/ui';
import { migrations } from '../../app/storage/migrations';
import { eventually, expectFigures, expectText, seen, tap, untilKept } from './support/hands';
import { startManor } from './support/manor';
import { openNeighbour, setSchema } from './support/neighbour';
import { copyBuild, findNewVersion, release, versionOf } from './support/newVersion';
import { openPhone, startServer } from './support/phone';
import { historyOn, openSheet } from './support/play';
import { untilOffline } from './support/worker';

const folder = copyBuild();

let releases = 0;

/** Brings out one more version and tells what it is called. */
const releaseNext = (): string => {
  const version = `Banmen, release ${++releases}`;
  release(folder, version);
  return version;
};

const expectVersion = (page: Page, version: string | null): Promise<void> =>
  eventually(async () => expect(await versionOf(page)).toBe(version));

const expectHistory = async (page: Page, length: number): Promise<void> => {
  await openSheet(page, 'history');
  await eventually(async () => expect(await historyOn(page)).toHaveLength(length));
};

/** The first tab waits, the second has the game with one entry; a new version waits as well. */
const twoTabs = async () => {
  await startServer(folder);
  const { page: waiting, context } = await openPhone();
  await startManor(waiting, ['paladin'], 'paladin');
  await untilOffline(waiting);
  const old = await versionOf(waiting);
  const playing = await context.newPage();
  await playing.goto(waiting.url());
  await tap(playing, 'paladin.experience.plus');
  await seen(waiting, 'openElsewhere').waitFor();
  const version = releaseNext();
  await findNewVersion(playing);
  return { context, waiting, playing, old, version };
};

const applyUpdate = async (page: Page): Promise<void> => {
  await tap(page, 'back');
  await page.getByRole('button', { name: ui.update.apply }).filter({ visible: true }).tap();
};

test('a new version reaches both tabs, and neither takes the game from the other', async () => {
  const { waiting, playing, old, version } = await twoTabs();
  await tap(playing, 'paladin.health.minus');
  await untilKept(playing);
  expect(await versionOf(waiting)).toBe(old);

  await applyUpdate(playing);
  await expectVersion(playing, version);
  await expectVersion(waiting, version);
  await tap(playing, 'continue', 'paladin.fire.plus');
  await expectFigures(playing, {
    'paladin.experience': 1,
    'paladin.health': 6,
    'paladin.fire': 1,
  });
  await seen(waiting, 'takeOver').waitFor();
  await untilKept(playing);

  await playing.close();
  await expectFigures(waiting, {
    'paladin.experience': 1,
    'paladin.health': 6,
    'paladin.fire': 1,
  });
  await expectHistory(waiting, 3);
});

test('the tab that waits can be closed while the other one switches', async () => {
  const { waiting, playing, version } = await twoTabs();
  await applyUpdate(playing);
  await waiting.close();
  await expectVersion(playing, version);
  await tap(playing, 'continue', 'paladin.health.minus');
  await expectFigures(playing, { 'paladin.experience': 1, 'paladin.health': 6 });
  await expectHistory(playing, 2);
});

test('a tab that closes in the middle of the switch leaves the game to the other one', async () => {
  const { waiting, playing } = await twoTabs();
  await untilKept(playing);
  await applyUpdate(playing);
  // Whichever version the other one runs by then: it had the game before the new one or after.
  await playing.close();
  await expectFigures(waiting, { 'paladin.experience': 1 });
  await tap(waiting, 'paladin.health.minus');
  await expectHistory(waiting, 2);
});

test('a running game is not reloaded when the new version comes from elsewhere', async () => {
  const { playing, old, version } = await twoTabs();
  let loads = 0;
  playing.on('load', () => loads++);
  await playing.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
        // A worker told in the very moment it has come up does not hear it.
        setInterval(() => {
          void navigator.serviceWorker.ready.then(({ waiting }) =>
            waiting?.postMessage({ type: 'SKIP_WAITING' }),
          );
        }, 200);
      }),
  );
  await tap(playing, 'paladin.health.minus');
  await expectFigures(playing, { 'paladin.experience': 1, 'paladin.health': 6 });
  expect(loads).toBe(0);
  expect(await versionOf(playing)).toBe(old);

  // It is offered, and then it happens.
  await applyUpdate(playing);
  await expectVersion(playing, version);
  await tap(playing, 'continue');
  await expectFigures(playing, { 'paladin.experience': 1, 'paladin.health': 6 });
  await expectHistory(playing, 2);
});

test('records of a newer version are shown as a copy; trying again brings that version', async () => {
  const { context, waiting, playing, old, version } = await twoTabs();
  const address = playing.url();
  await untilKept(playing);
  // As long as a tab of the old version is there, the new one waits.
  const neighbour = await openNeighbour(context);
  await waiting.close();
  await playing.goto('about:blank');
  await setSchema(neighbour, 99);
  await playing.goto(address);
  await expectText(playing, 'readOnly', ui.storage.schemaTooNewTitle);
  expect(await versionOf(playing)).toBe(old);
  await tap(playing, 'paladin.experience.plus');
  await expectText(playing, 'refused', ui.play.refusedReadOnly);
  await expectFigures(playing, { 'paladin.experience': 1 });
  await tap(playing, 'readOnly.retry');
  await expectVersion(playing, version);
  await expectText(playing, 'readOnly', ui.storage.schemaTooNewTitle);

  // This one knows as little of schema 99; a tab that can open the records gets them all.
  await playing.goto('about:blank');
  await setSchema(neighbour, migrations.length);
  await playing.goto(address);
  await expectFigures(playing, { 'paladin.experience': 1 });
  await expectHistory(playing, 1);
});
