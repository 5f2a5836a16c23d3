import { readFile } from 'node:fs/promises';

import type { BrowserContext, Page } from 'playwright-core';

import { titles } from '../../locales/ja/titles';
import {
  eldervaleLinkWith,
  names,
  playToTheEnd,
  regroup,
  startEldervale,
  unfold,
  wordsIn,
  type Language,
} from './support/eldervale';
import {
  expectDisabled,
  expectFigures,
  expectText,
  filled,
  seen,
  tap,
  untilKept,
} from './support/hands';
import { openPhone } from './support/phone';
import { expectTold, expectTurn, openSheet, setTo } from './support/play';

const { game: texts, ui } = wordsIn('ja');
const { notices, phrases, refusals, steps } = texts;

let page: Page;
let context: BrowserContext;

beforeAll(async () => {
  ({ page, context } = await openPhone());
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('six dwellings: the last turns are counted down, then everybody’s sheet is gone through', async () => {
  await startEldervale(page, 'player1');
  for (let roof = 0; roof < 5; roof++) await tap(page, 'player1.fireDwellings.plus');
  await tap(page, 'player1.dwellings.plus');
  await expectTold(page, notices.lastRoof.title, filled(notices.lastRoof.body, { turns: 3 }));
  await regroup(page, 'player1');
  await expectTold(page, filled(notices.turnsLeft.title, { turns: 3 }));
  await openSheet(page, 'board');
  await expectText(page, 'board.ending', filled(phrases.lastTurns, { turns: 3 }));
  await regroup(page, 'player2');
  await expectTold(page, filled(notices.turnsLeft.title, { turns: 2 }));
  await regroup(page, 'player3');
  await expectTold(page, filled(notices.turnsLeft.title, { turns: 1 }));
  await regroup(page, 'player1');
  await expectTold(page, notices.gameOver.title);

  // A roof without its element scores nothing yet, and the sheet says so.
  await expectTurn(page, steps.finalScore.title, 2);
  await expectText(page, 'player1.scoreOpen', filled(phrases.dwellingsOpen, { open: 1 }));
  await expectText(page, 'player1.score', filled(total, { total: 8 }));
  await tap(page, 'player1.waterDwellings.plus');
  await expectText(page, 'player1.score', filled(total, { total: 8 }));
  await tap(page, 'player1.waterDwellings.minus', 'player1.fireDwellings.plus');
  await expectText(page, 'player1.score', filled(total, { total: 9 }));
  await tap(page, 'player1.vault.plus', 'player1.vault.plus', 'player1.orbs.plus');
  await expectText(page, 'player1.score', filled(total, { total: 12 }));
  await tap(page, 'next');
  await expectTurn(page, steps.finalScore.title, 2);
  await expectText(page, 'player2.score', filled(total, { total: 3 }));
});

const { total } = texts.tools['eldervale-score'].answers;

/** Three sheets counted: 9, 3 and 4 points before any prophecy, the third with a gem less. */
const countEverybody = async (on: Page): Promise<void> => {
  await startEldervale(on, 'player3');
  await tap(on, 'player3.gem.minus');
  await openSheet(on, 'player1');
  await playToTheEnd(on);
  await tap(on, 'next', 'next', 'next');
  await openSheet(on, 'board');
};

/** Prophecies from the lowest: 1, 0 and 5 points; then everybody's place is known. */
const revealAll = async (on: Page): Promise<void> => {
  await tap(on, 'player2.revealProphecies', 'input.prophecyPoints.plus', 'apply');
  await tap(on, 'player3.revealProphecies', 'apply');
  await tap(on, 'player1.revealProphecies');
  await seen(on, 'input.prophecyPoints').fill('5');
  await tap(on, 'apply', 'next');
  await seen(on, 'ranking').waitFor();
};

/** The ranking as it must read: places, totals, parts, and what decided between equals. */
const expectRanking = async (on: Page, language: Language): Promise<void> => {
  const { game, ui: app } = wordsIn(language);
  const { dwellingsPart, prophecyPart, tieBreak, vpPart } = game.phrases;
  const rows = [
    ['player1', 1, 14, [`${vpPart}\n1`, `${dwellingsPart}\n6`, `${prophecyPart}\n5`]],
    ['player2', 2, 4, [`${prophecyPart}\n1`, filled(tieBreak, { resources: 11 })]],
    ['player3', 3, 4, [`${vpPart}\n3`, filled(tieBreak, { resources: 10 })]],
  ] as const;
  for (const [player, rank, points, parts] of rows) {
    const row = `ranking.${player}`;
    await expectText(on, `${row}.total`, String(points));
    for (const part of [filled(app.score.place, { place: rank }), names[player], ...parts]) {
      await expectText(on, row, part);
    }
  }
};

test('prophecies from the lowest, and the ranking outlives a reload', async () => {
  await countEverybody(page);
  await expectTurn(page, steps.prophecies.title, 2);
  const first = filled(phrases.prophecyNext, { place: 1, player: names.player2 });
  await expectText(page, 'board.prophecyOrder', first);
  for (const player of ['player1', 'player3']) {
    const at = `${player}.revealProphecies`;
    await expectDisabled(page, at);
    await expectText(page, at, filled(refusals.lowerFirst, { player: names.player2 }));
  }
  await revealAll(page);
  await expectTold(page, filled(notices.winner.title, { player: names.player1, total: 14 }));
  await expectTurn(page, steps.ranking.title, 2);
  await expectRanking(page, 'ja');
  // Nothing comes after it.
  expect(await seen(page, 'next').count()).toBe(0);
  await untilKept(page);
  await page.reload();
  await expectRanking(page, 'ja');
});

test('the score goes home as a text and as a picture', async () => {
  await countEverybody(page);
  await revealAll(page);
  await tap(page, 'shareScoreText');
  await expectText(page, 'message', ui.score.copied);
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toBe(titles['dwellings-of-eldervale'].name);
  const firstParts = '1 · オーブ 0 · マーカー 1 · 住居 6 · カード 1 · 宝物庫 0 · 預言 5';
  expect(lines[2]).toBe(`1. ${names.player1} 14（ゲーム中の点 ${firstParts}）`);
  expect(lines[3]).toContain(`2. ${names.player2} 4（`);
  expect(lines[4]).toContain(filled(phrases.tieBreak, { resources: 10 }));

  const { fileName, width, height, bytes } = await pictureOf(page);
  expect(fileName).toMatch(/^dwellings-of-eldervale-\d{4}-\d{2}-\d{2}\.png$/);
  expect(width).toBe(1080);
  // A title, and a card for each of three.
  expect(height).toBeGreaterThan(700);
  expect(height).toBeLessThan(2400);
  // An empty canvas would be far smaller.
  expect(bytes).toBeGreaterThan(20_000);
  await expectText(page, 'message', ui.score.saved);
});

/** Taps the button of the picture and reads the file it saves. */
const pictureOf = async (on: Page) => {
  const [download] = await Promise.all([on.waitForEvent('download'), tap(on, 'shareScorePicture')]);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  expect(file.subarray(12, 16).toString('latin1')).toBe('IHDR');
  return {
    fileName: download.suggestedFilename(),
    width: file.readUInt32BE(16),
    height: file.readUInt32BE(20),
    bytes: file.length,
  };
};

test('in English the same, and a phone that can share hands the text over', async () => {
  const { page: abroad, context: phone, close } = await openPhone({ lang: 'en' });
  await phone.addInitScript(() => {
    Object.assign(navigator, {
      share: ({ text }: { text: string }) => {
        document.body.dataset.shared = text;
        return Promise.resolve();
      },
    });
  });
  await countEverybody(abroad);
  await revealAll(abroad);
  await expectRanking(abroad, 'en');
  await tap(abroad, 'shareScoreText');
  await abroad.waitForFunction(() => document.body.dataset.shared !== undefined);
  const shared = await abroad.evaluate(() => document.body.dataset.shared);
  expect(shared).toContain(`1. ${names.player1} 14 (`);
  expect(shared).toContain('Prophecies 5');
  expect((await pictureOf(abroad)).width).toBe(1080);
  await close();
});

test('what is printed on the boards is copied once and there in the next game', async () => {
  await startEldervale(page, 'player1');
  await unfold(page, texts.sections.printed);
  await setTo(page, 'player1.warriorDice', 4);
  await openSheet(page, 'board');
  await unfold(page, texts.sections.printed);
  await setTo(page, 'board.space5Points', 8);
  await tap(page, 'board.copyGlory', 'input.reward.potion', 'input.amount.plus', 'apply');
  const reward = { reward: '薬', amount: 2 };
  await expectText(page, 'board.gloryTrack', filled(phrases.rewardCounted, reward));
  await untilKept(page);

  // Another player has that board now; the first has another one.
  await startEldervale(page, 'player3', eldervaleLinkWith('earth', 'water', 'fire'));
  await unfold(page, texts.sections.printed);
  await expectFigures(page, { 'player3.warriorDice': 4, 'player3.workerDice': 1 });
  await openSheet(page, 'player1');
  await unfold(page, texts.sections.printed);
  await expectFigures(page, { 'player1.warriorDice': 2 });
  await openSheet(page, 'board');
  await unfold(page, texts.sections.printed);
  await expectFigures(page, { 'board.space5Points': 8, 'board.space4Points': 4 });
  await expectText(page, 'board.gloryTrack', filled(phrases.rewardCounted, reward));
  // The first to come there is paid at once.
  await openSheet(page, 'player3');
  await tap(page, 'player3.glory.plus');
  await expectFigures(page, { 'player3.glory': 1, 'player3.potion': 3 });
});
