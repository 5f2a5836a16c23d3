import { expectFigures, expectText, seen, tap, untilKept } from './support/hands';
import { startManor } from './support/manor';
import { openSheet } from './support/play';
import { openPhone, startServer, stopServer } from './support/phone';
import { untilOffline } from './support/worker';

afterEach(async () => {
  await startServer();
});

test('after the first visit everything works without a network', async () => {
  const { page } = await openPhone();
  const game = await startManor(page, ['paladin', 'skeletons'], 'paladin');
  await tap(page, 'paladin.experience.plus');
  await untilKept(page);
  await untilOffline(page);
  await stopServer();
  await expect(fetch(page.url())).rejects.toThrow();
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    // What was being fetched ahead when the page was left is not missing.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') missing.push(request.url());
  });

  await page.goto('/');
  await seen(page, 'continue').waitFor();
  await page.goto(`/play/${game}/paladin`);
  await expectFigures(page, { 'paladin.experience': 1 });
  await page.goto('/tools/vast-egg?blood=2&webs=1');
  await expectText(page, 'result', '4');
  await page.goto('/settings');
  await tap(page, 'tab.tools', 'tool.vast-egg');
  await seen(page, 'result').waitFor();

  await startManor(page, ['spider', 'manor'], 'spider');
  await tap(page, 'spider.becomeCaster', 'next');
  await expectFigures(page, { 'spider.blood': 1 });
  await untilKept(page);
  await page.reload();
  await openSheet(page, 'spider');
  await expectFigures(page, { 'spider.blood': 1 });

  await page.goto('/rules?game=all');
  await seen(page, 'search').waitFor();
  // What the service worker leaves out is nothing that these screens show.
  expect(missing).toEqual([]);
});
