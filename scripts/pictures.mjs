// @ts-check

import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureBrowser, launchOptions } from './browser.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { eldervaleScenarios } from './scenes/eldervale.mjs';
import { play, tap } from './scenes/hands.mjs';
import { publishedScenarios } from './scenes/published.mjs';
import { recordsScenarios } from './scenes/records.mjs';
import { root } from './run.mjs';
import { serve } from './serve.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 *
 * @typedef {object} Scenario
 * @property {string} name also the name of its pictures
 * @property {string} path where the app opens
 * @property {(page: Page) => Promise<void>} [steps] what is done before the picture is taken
 *
 * @typedef {object} Look
 * @property {string} name also the folder of its pictures
 * @property {'phone' | 'tablet'} device
 * @property {'ja-JP' | 'en-US'} locale
 * @property {'dark' | 'light'} colorScheme
 * @property {boolean} [large] text at 200 %
 */

const manor = '/new/vast-mysterious-manor';
const caverns = '/new/vast-crystal-caverns';
const lords = '/new/dungeon-lords?paladinSpace=10';
const mansions = '/new/mansions-of-madness?players=4';

/** What everybody plays; four dig, so one minion stays on its card. */
const orders = {
  player1: ['tunnels', 'food', 'gold'],
  player2: ['tunnels', 'gold', 'imps'],
  player3: ['tunnels', 'traps', 'reputation'],
  player4: ['tunnels', 'imps', 'food'],
};

/**
 * Starts Dungeon Lords and lets everybody keep two orders back; the board stands at the orders.
 *
 * @param {Page} page
 */
const playLords = async (page) => {
  await play(page, 'board');
  for (const player of Object.keys(orders)) {
    await tap(page, `${player}.chooseInaccessible`);
    for (const order of ['monster', 'room', 'food']) await tap(page, `input.drawn.${order}`);
    for (const order of ['monster', 'room']) await tap(page, `input.keptBack.${order}`);
    await tap(page, 'apply');
  }
  await tap(page, 'next');
};

/**
 * Everybody chooses behind the curtain, and all cards turn up.
 *
 * @param {Page} page
 */
const revealOrders = async (page) => {
  await playLords(page);
  for (const [player, cards] of Object.entries(orders)) {
    await tap(page, `${player}.chooseOrders`);
    await tap(page, 'curtain.open');
    for (const order of cards) await tap(page, `input.orders.${order}`);
    await tap(page, 'apply');
  }
  await tap(page, 'board.reveal', 3);
};

/**
 * Starts Mansions of Madness with names, writes a monster into a room and opens the first sheet.
 *
 * @param {Page} page
 */
const playMansions = async (page) => {
  await page.getByTestId('name.investigator1').fill('ジェニー Jenny');
  await page.getByTestId('name.investigator2').fill('ハーヴェイ Harvey');
  await play(page, 'keeper');
  await tap(page, 'keeper.monsters.add');
  for (const [text, words] of Object.entries({ name: 'ゾンビ Zombie', room: '書斎 Study' })) {
    // The name asks for itself.
    if (text !== 'name') await tap(page, `keeper.monster1.${text}`);
    await page.getByTestId('writing').fill(words);
    await tap(page, 'saveWriting');
  }
  await tap(page, 'keeper.monster1.horrorRating.minus', 2);
  await tap(page, 'keeper.monster1.awareness.plus');
};

/**
 * The first investigator walks into the monster's room.
 *
 * @param {Page} page
 */
const meetMonster = async (page) => {
  await playMansions(page);
  await tap(page, 'sheet.investigator1');
  await tap(page, 'next');
  await tap(page, 'investigator1.enterRoom');
  await tap(page, 'input.room.suggestion1');
  await tap(page, 'input.dark');
  await tap(page, 'apply');
};

/** @type {readonly Scenario[]} */
const scenarios = [
  { name: 'table-empty', path: '/' },
  {
    name: 'table',
    path: manor,
    steps: async (page) => {
      await play(page, 'spider');
      await tap(page, 'back');
    },
  },
  { name: 'new', path: '/new' },
  { name: 'set-up', path: manor },
  { name: 'set-up-edition', path: `${manor}-published` },
  { name: 'play-table', path: manor, steps: (page) => play(page, 'table') },
  {
    name: 'play-paladin',
    path: manor,
    steps: async (page) => {
      await play(page, 'paladin');
      await tap(page, 'next');
      await tap(page, 'paladin.revealTile', 3);
    },
  },
  {
    name: 'play-skeletons',
    path: manor,
    steps: async (page) => {
      await play(page, 'skeletons');
      await tap(page, 'skeletons.stability.plus', 4);
    },
  },
  {
    name: 'play-spider',
    path: manor,
    steps: async (page) => {
      await play(page, 'spider');
      await tap(page, 'spider.layEgg');
    },
  },
  { name: 'play-manor', path: manor, steps: (page) => play(page, 'manor') },
  {
    name: 'play-history',
    path: manor,
    steps: async (page) => {
      await play(page, 'paladin');
      await tap(page, 'paladin.revealTile', 2);
      await tap(page, 'paladin.experience.minus', 2);
      await tap(page, 'undo');
      await tap(page, 'sheet.history');
    },
  },
  {
    name: 'play-form',
    path: manor,
    steps: async (page) => {
      await play(page, 'manor');
      await tap(page, 'manor.fly');
    },
  },
  { name: 'ghoul-set-up', path: `${caverns}?roles=knight` },
  {
    name: 'ghoul-roll',
    path: `${caverns}?everyTurn=0`,
    steps: async (page) => {
      await play(page, 'ghoul');
      await tap(page, 'ghoul.rollDice');
      for (const face of [1, 2, 4]) await tap(page, `input.dice.face${face}`);
    },
  },
  {
    name: 'ghoul-act',
    path: `${caverns}?everyTurn=0`,
    steps: async (page) => {
      await play(page, 'ghoul');
      await tap(page, 'ghoul.rollDice');
      for (const face of [3, 5, 6]) await tap(page, `input.dice.face${face}`);
      await tap(page, 'apply');
      await tap(page, 'ghoul.keepHighest');
      await tap(page, 'next');
      await tap(page, 'ghoul.attackKnight');
      await tap(page, 'apply');
    },
  },
  {
    name: 'vile-ghoul-select',
    path: `${caverns}?ghoul=vile&roles=knight,cave&everyTurn=0&chartMovement=6,5,4,4,3,2&chartAttack=1,2,3,3,4,5`,
    steps: async (page) => {
      await play(page, 'vileGhoul');
      await tap(page, 'vileGhoul.rollSupply');
      for (const face of [2, 5, 5]) await tap(page, `input.dice.face${face}`);
      await tap(page, 'apply');
      await tap(page, 'next');
    },
  },
  {
    name: 'lords-set-up',
    path: `${lords}&players=3`,
    steps: async (page) => {
      await page.getByTestId('name.player1').fill('アキ Aki');
      await page.getByTestId('name.player2').fill('ハル Haru');
    },
  },
  {
    name: 'lords-orders',
    path: lords,
    steps: async (page) => {
      await revealOrders(page);
      await page.getByTestId('board.orderBoard').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'lords-resolve',
    path: lords,
    steps: async (page) => {
      await revealOrders(page);
      await tap(page, 'next');
      await tap(page, 'player1.resolveFood');
    },
  },
  {
    name: 'lords-player',
    path: lords,
    steps: async (page) => {
      await play(page, 'player1');
      await tap(page, 'player1.tunnels.plus', 2);
      await tap(page, 'player1.rooms.plus');
      for (const space of ['B2', 'A2', 'D3']) {
        await tap(page, `player1.dungeon.${space}`);
        await tap(page, 'player1.placeTunnel');
      }
      await tap(page, 'player1.dungeon.C3');
      await tap(page, 'player1.placeRoom');
      await tap(page, 'player1.dungeon.C1');
      await tap(page, 'player1.markConquered');
      await page.getByTestId('player1.dungeon').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'lords-curtain',
    path: lords,
    steps: async (page) => {
      await playLords(page);
      await tap(page, 'player2.chooseOrders');
    },
  },
  { name: 'mansions-set-up', path: mansions },
  { name: 'mansions-keeper', path: mansions, steps: playMansions },
  { name: 'mansions-investigator', path: mansions, steps: meetMonster },
  {
    name: 'mansions-form',
    path: mansions,
    steps: async (page) => {
      await meetMonster(page);
      await tap(page, 'investigator1.test');
      await tap(page, 'input.kind.horror');
    },
  },
  {
    name: 'mansions-result',
    path: mansions,
    steps: async (page) => {
      await meetMonster(page);
      await tap(page, 'investigator1.test');
      await tap(page, 'input.kind.evade');
      await tap(page, 'input.roll.face8');
      await page.getByTestId('apply').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'mansions-puzzle',
    path: mansions,
    steps: async (page) => {
      await playMansions(page);
      await tap(page, 'sheet.investigator1');
      await tap(page, 'investigator1.startPuzzle');
      await tap(page, 'apply');
      await tap(page, 'investigator1.replacePiece');
    },
  },
  { name: 'rules', path: '/rules' },
  { name: 'rules-book', path: '/rules?game=dungeon-lords' },
  {
    name: 'rules-search',
    path: `/rules?q=${encodeURIComponent('麻痺 恐怖判定')}`,
    steps: (page) => page.getByTestId('hit').first().waitFor(),
  },
  {
    name: 'rules-editions',
    path: '/rules?game=vast-mysterious-manor&q=squire',
    steps: (page) => page.getByTestId('otherEdition').first().waitFor(),
  },
  {
    name: 'rules-chosen',
    path: '/rules?q=paladin',
    steps: (page) => page.getByTestId('hit').first().click(),
  },
  {
    name: 'rules-none',
    path: '/rules?q=xqzwv',
    steps: (page) => page.getByTestId('nearTerm').first().waitFor(),
  },
  { name: 'entry', path: '/rules/dungeon-lords/taxes' },
  {
    name: 'entry-both',
    path: '/rules/dungeon-lords/orders-overview',
    steps: (page) => tap(page, 'otherLanguage'),
  },
  {
    name: 'entry-readings',
    path: '/rules/mansions-of-madness/horror-test',
    steps: async (page) => {
      await tap(page, 'otherLanguage');
      await tap(page, 'readings');
    },
  },
  {
    name: 'entry-note',
    path: '/rules/dungeon-lords/taxes',
    steps: async (page) => {
      await tap(page, 'editNote');
      await tap(page, 'noteKind.ruling');
      await page
        .getByTestId('noteText')
        .fill('制圧されたタイルは数えない / conquered tiles are free');
      await tap(page, 'saveNote');
      await tap(page, 'bookmark');
    },
  },
  { name: 'tools', path: '/tools' },
  {
    name: 'tool',
    path: '/tools/vast-skeleton-attack?skeleton=slashy&gear=greatAxe&spaces=2&target=5',
  },
  { name: 'tool-dice', path: '/tools/ghoul-dice?dice=1,2,4&movement=4&attack=2' },
  { name: 'tool-order', path: '/tools/dungeon-lords-order?order=tunnels&space=3&imps=5' },
  {
    name: 'tool-test',
    path: '/tools/mansions-test?kind=combat&attribute=6&stunned=1&dark=1&luck=3',
  },
  {
    name: 'tool-rolled',
    path: '/tools/mansions-test?kind=horror&attribute=6&modifier=-1&stunned=1&dark=1&roll=4',
  },
  { name: 'tool-needless', path: '/tools/mansions-test?kind=evade&monsterStunned=1' },
  { name: 'tool-puzzle', path: '/tools/mansions-puzzle?points=1&replace=1&swap=3' },
  { name: 'tool-turn', path: '/tools/mansions-turn?dark=1&plan=move,explore' },
  { name: 'matrix', path: '/rules/mansions-of-madness/test-matrix' },
  { name: 'tool-error', path: '/tools/vast-egg?blood=x&webs=1' },
  { name: 'settings', path: '/settings' },
  { name: 'not-found', path: '/no/such/page' },
  ...eldervaleScenarios,
  ...recordsScenarios,
  ...publishedScenarios,
];

/** @type {readonly Look[]} */
const looks = [
  { name: 'phone-ja-dark', device: 'phone', locale: 'ja-JP', colorScheme: 'dark' },
  { name: 'phone-ja-light', device: 'phone', locale: 'ja-JP', colorScheme: 'light' },
  { name: 'phone-en-dark', device: 'phone', locale: 'en-US', colorScheme: 'dark' },
  { name: 'phone-en-light', device: 'phone', locale: 'en-US', colorScheme: 'light' },
  { name: 'tablet-ja-dark', device: 'tablet', locale: 'ja-JP', colorScheme: 'dark' },
  { name: 'tablet-en-light', device: 'tablet', locale: 'en-US', colorScheme: 'light' },
  { name: 'phone-ja-200', device: 'phone', locale: 'ja-JP', colorScheme: 'light', large: true },
  { name: 'phone-en-200', device: 'phone', locale: 'en-US', colorScheme: 'dark', large: true },
];

const viewports = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1180, height: 820 },
};

/**
 * Sets the text to 200 % the way a player does.
 *
 * @param {Page} page
 * @param {string} url
 */
const enlargeText = async (page, url) => {
  await page.goto(`${url}/settings`);
  await page.getByTestId('textSize.200').click();
  // The setting is saved behind the tap; leaving the page at once could outrun it.
  await page.waitForTimeout(300);
};

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {Look} look
 * @param {Scenario} scenario
 */
const takePicture = async (browser, url, look, scenario) => {
  const context = await browser.newContext({
    viewport: viewports[look.device],
    deviceScaleFactor: 2,
    hasTouch: true,
    locale: look.locale,
    colorScheme: look.colorScheme,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    if (look.large) await enlargeText(page, url);
    await page.goto(url + scenario.path, { waitUntil: 'networkidle' });
    await scenario.steps?.(page);
    await page.waitForTimeout(300);
    const file = path.join('pictures', look.name, `${scenario.name}.png`);
    await page.screenshot({ path: path.join(root, file) });
    console.log(file);
  } finally {
    await context.close();
  }
};

/**
 * The items whose name was asked for with `flag a,b`, or all of them.
 *
 * @template {{ name: string }} T
 * @param {string} flag
 * @param {readonly T[]} items
 */
const chosen = (flag, items) => {
  const at = process.argv.indexOf(flag);
  const names = at === -1 ? undefined : process.argv[at + 1]?.split(',');
  return items.filter(({ name }) => names?.includes(name) ?? true);
};

await ensureInstalled();
const executablePath = ensureBrowser();
if (!process.argv.includes('--no-build')) await build();

const { chromium } = await import('playwright-core');
const server = await serve({ folder: path.join(root, 'dist') });
const browser = await chromium.launch({ ...launchOptions, executablePath });
const failed = [];
await mkdir(path.join(root, 'pictures'), { recursive: true });
for (const look of chosen('--look', looks)) {
  for (const scenario of chosen('--only', scenarios)) {
    await rm(path.join(root, 'pictures', look.name, `${scenario.name}.png`), { force: true });
    try {
      await takePicture(browser, server.url, look, scenario);
    } catch (error) {
      // One broken scenario should not cost the pictures of all the others.
      failed.push(
        `${look.name}/${scenario.name}: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
}
await browser.close();
await server.close();
if (failed.length > 0) {
  console.error(`\nNot taken:\n${failed.join('\n')}`);
  process.exitCode = 1;
}
