// @ts-check

/** @typedef {import('playwright-core').Page} Page */

/**
 * Starts the game that is set up on the screen and opens a sheet.
 *
 * @param {Page} page
 * @param {string} sheet
 */
export const play = async (page, sheet) => {
  await page.getByTestId('start').click();
  await page.getByTestId(`sheet.${sheet}`).click();
};

/**
 * @param {Page} page
 * @param {string} testId
 * @param {number} [times]
 */
export const tap = async (page, testId, times = 1) => {
  for (let tapped = 0; tapped < times; tapped++) await page.getByTestId(testId).click();
};
