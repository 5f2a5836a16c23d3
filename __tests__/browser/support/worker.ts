import type { Page } from 'playwright-core';

/** Waits until the service worker keeps every file of the build and answers for the page. */
export const untilOffline = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(
      ({ active }) => active?.state === 'activated' && navigator.serviceWorker.controller !== null,
    ),
  );
};
