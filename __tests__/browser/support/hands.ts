import type { Locator, Page } from 'playwright-core';

/** What is on screen under this name; a screen beneath the top one keeps its own, hidden. */
export const seen = (page: Page, testID: string): Locator =>
  page.getByTestId(testID).filter({ visible: true });

/** Taps one after the other, each as soon as it is there. */
export const tap = async (page: Page, ...testIDs: readonly string[]): Promise<void> => {
  for (const testID of testIDs) await seen(page, testID).tap();
};

/** Tries until it holds: what a tap causes comes a moment later. */
export const eventually = async (
  holds: () => void | Promise<void>,
  patienceMs = 10_000,
): Promise<void> => {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      await holds();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
};

/** The number of a track or counter, as a screen reader is told it. */
export const figure = async (page: Page, at: string): Promise<number> =>
  Number(await seen(page, at).getAttribute('aria-valuenow'));

/** Waits until the tracks and counters stand at these numbers. */
export const expectFigures = (
  page: Page,
  expected: Readonly<Record<string, number>>,
): Promise<void> =>
  eventually(async () => {
    const found: Record<string, number> = {};
    for (const at of Object.keys(expected)) found[at] = await figure(page, at);
    expect(found).toEqual(expected);
  });

/** Waits until a text is part of what stands under this name. */
export const expectText = (page: Page, testID: string, part: string | RegExp): Promise<void> =>
  eventually(async () => {
    const text = await seen(page, testID).innerText();
    if (typeof part === 'string') expect(text).toContain(part);
    else expect(text).toMatch(part);
  });

/** Waits until a figure that follows from others, and ends its line, has this value. */
export const expectDerived = (page: Page, at: string, value: number): Promise<void> =>
  expectText(page, at, new RegExp(`(^|\\D)${value}( / \\d+)?$`));

/** Waits until the control is, or is not, chosen, ticked or on. */
export const expectChecked = (page: Page, testID: string, checked = true): Promise<void> =>
  eventually(async () => {
    expect(await seen(page, testID).getAttribute('aria-checked')).toBe(String(checked));
  });

export const expectDisabled = (page: Page, testID: string, disabled = true): Promise<void> =>
  eventually(async () => {
    expect(await seen(page, testID).isDisabled()).toBe(disabled);
  });

/**
 * Gives what is on screen time to reach the disk: the promise is 50 ms, a busy machine gets more.
 * Needed only where the page is left at once.
 */
export const untilKept = (page: Page): Promise<void> => page.waitForTimeout(300);

/** A text of the app with its blanks filled in. */
export const filled = (
  template: string,
  values: Readonly<Record<string, string | number>>,
): string => template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key]));
