import type { Locator, Page } from 'playwright-core';

import { vastMysteriousManor as manor } from '../../locales/ja/games/vast-mysterious-manor';
import { ui } from '../../locales/ja/ui';
import {
  eventually,
  expectFigures,
  expectText,
  filled,
  seen,
  tap,
  untilKept,
} from './support/hands';
import { expectStep, startManor } from './support/manor';
import { openPhone, type Phone } from './support/phone';
import { expectFirstHit, expectPressed, searchFor } from './support/rules';

let phone: Phone;
let page: Page;

const stun = '/rules/mansions-of-madness/stun';
const taxes = '/rules/dungeon-lords/taxes';

const open = async (link: string): Promise<void> => {
  await page.goto(link);
  await seen(page, 'entry.ja').waitFor();
};

/** Where something stands on screen. */
const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (box === null) throw new Error('It is not on screen');
  return box;
};

/** The titles under a heading of the library's first page. */
const listedUnder = (heading: string): Locator =>
  page
    .getByRole('heading', { name: heading, exact: true })
    .filter({ visible: true })
    .locator('xpath=../..')
    .getByRole('link');

/** The first visit puts the rules on the disk, and what a reader adds waits behind them. */
beforeAll(async () => {
  phone = await openPhone();
  page = phone.page;
  await eventually(async () => {
    await open(taxes);
    await untilKept(page);
    await page.goto('/rules');
    await listedUnder(ui.rules.recent).first().waitFor({ timeout: 2000 });
  }, 30_000);
});

const writeNote = async (text: string, kind: 'note' | 'ruling'): Promise<void> => {
  await tap(page, 'editNote', `noteKind.${kind}`);
  await seen(page, 'noteText').fill(text);
  await tap(page, 'saveNote');
};

describe('reading', () => {
  const handset = { width: 390, height: 844 };
  const tablet = { width: 1180, height: 820 };
  afterEach(() => page.setViewportSize(handset));

  test('the other language is one tap away, below the own one, and marked as what it is', async () => {
    await open(stun);
    await expectText(page, 'entry.ja', '麻痺：判定−2、移動ステップ1');
    await expectText(page, 'entry.ja', '能力判定は全て−2。');
    expect(await seen(page, 'entry.en').count()).toBe(0);
    await tap(page, 'otherLanguage');
    await expectText(page, 'entry.en', 'Every attribute test is at −2, however many tokens.');
    const own = await boxOf(seen(page, 'entry.ja'));
    const other = await boxOf(seen(page, 'entry.en'));
    expect(other.y).toBeGreaterThanOrEqual(own.y + own.height);
    const line = seen(page, 'entry.en').getByText('Every attribute test');
    expect(await line.getAttribute('lang')).toBe('en');

    // It stays so for the next rule, and after a reload.
    await tap(page, 'nextEntry');
    await expectText(page, 'entry.en', 'The action remains.');
    await untilKept(page);
    await page.reload();
    await expectText(page, 'entry.en', 'The action remains.');
    await tap(page, 'otherLanguage');
    await seen(page, 'entry.en').waitFor({ state: 'detached' });
    await untilKept(page);
  });

  test('a tablet shows both languages side by side', async () => {
    await page.setViewportSize(tablet);
    await open(stun);
    await tap(page, 'otherLanguage');
    await seen(page, 'entry.en').waitFor();
    const own = await boxOf(seen(page, 'entry.ja'));
    const other = await boxOf(seen(page, 'entry.en'));
    expect(other.x).toBeGreaterThanOrEqual(own.x + own.width);
    expect(Math.abs(other.y - own.y)).toBeLessThanOrEqual(1);
    expect(Math.abs(other.width - own.width)).toBeLessThanOrEqual(1);
    expect(own.width).toBeGreaterThan(360);
    await tap(page, 'otherLanguage');
    await untilKept(page);
  });

  test('a tablet shows results and the chosen entry beside each other', async () => {
    await page.setViewportSize(tablet);
    await page.goto('/rules');
    await searchFor(page, 'zeikin');
    await expectFirstHit(page, '税金は');
    await seen(page, 'hit').first().tap();
    await expectText(page, 'entry.ja', 'その数のゴールドを払う。');
    const hit = await boxOf(seen(page, 'hit').first());
    expect((await boxOf(seen(page, 'entry.ja'))).x).toBeGreaterThanOrEqual(hit.x + hit.width);
    expect(await seen(page, 'search').inputValue()).toBe('zeikin');
  });

  test('readings stand above their words and leave the text as it is', async () => {
    await open(stun);
    const line = '能力判定は全て−2。';
    await expectText(page, 'entry.ja', line);
    await tap(page, 'readings');
    await expectPressed(page, 'readings');
    const reading = seen(page, 'entry.ja').getByText('まひ', { exact: true }).first();
    const word = seen(page, 'entry.ja').getByText('麻痺', { exact: true }).first();
    const above = await boxOf(reading);
    const below = await boxOf(word);
    expect(above.y + above.height).toBeLessThanOrEqual(below.y + 1);
    const centre = ({ x, width }: { x: number; width: number }) => x + width / 2;
    expect(Math.abs(centre(above) - centre(below))).toBeLessThanOrEqual(2);
    // A screen reader would otherwise say every word twice.
    expect(await reading.getAttribute('aria-hidden')).toBe('true');
    const spoken = await seen(page, 'entry.ja').evaluate((entry) => {
      const copy = entry.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
      return copy.textContent;
    });
    expect(spoken).toContain(line);
    await untilKept(page);
    await page.reload();
    await expectPressed(page, 'readings');
    await tap(page, 'readings');
    await expectText(page, 'entry.ja', line);
    await untilKept(page);
  });

  test('a word of the game leads to its entry, and back to the text', async () => {
    await open(stun);
    const word = seen(page, 'entry.ja').getByRole('link').first();
    const target = (await word.getAttribute('href')) ?? '';
    expect(target).toMatch(/^\/rules\/mansions-of-madness\/[\w-]+$/);
    expect(target).not.toBe(stun);
    const title = await seen(page, 'entry.ja').getByRole('heading').innerText();
    await word.tap();
    await page.waitForURL(target);
    await eventually(async () =>
      expect(await seen(page, 'entry.ja').getByRole('heading').innerText()).not.toBe(title),
    );
    await page.goBack();
    await page.waitForURL(stun);
    await expectText(page, 'entry.ja', title);
  });

  test('the entries follow each other as in a book', async () => {
    await open(stun);
    await tap(page, 'nextEntry');
    await page.waitForURL('/rules/mansions-of-madness/stun-mid-turn');
    await expectText(page, 'entry.ja', '2回目の移動ステップは無い');
    await tap(page, 'previousEntry');
    await page.waitForURL(stun);
    await expectText(page, 'entry.ja', '能力判定は全て−2。');
    await tap(page, 'related.stun-removal');
    await page.waitForURL('/rules/mansions-of-madness/stun-removal');
  });

  test('what was read last stands first among the recently read', async () => {
    await open(stun);
    await tap(page, 'nextEntry');
    await expectText(page, 'entry.ja', 'アクションは残る。');
    await untilKept(page);
    await page.goto('/rules');
    await eventually(async () => {
      const titles = await listedUnder(ui.rules.recent).allInnerTexts();
      expect(titles[0]).toContain('手番中に麻痺したら');
      expect(titles[1]).toContain('麻痺：判定−2');
    });
    await listedUnder(ui.rules.recent).nth(1).tap();
    await page.waitForURL(stun);
  });

  test('chapters open to their entries', async () => {
    await page.goto('/rules');
    await tap(page, 'book.mansions-of-madness', 'chapter.stun-and-curse', 'entry.stun');
    await page.waitForURL(stun);
    await expectText(page, 'entry.ja', '能力判定は全て−2。');
  });

  test('an entry that is not there says so and leads on', async () => {
    await page.goto('/rules/dungeon-lords/none');
    await seen(page, 'notFound').getByRole('button').tap();
    await seen(page, 'search').waitFor();
  });

  test('a copy holds the text and its link', async () => {
    await phone.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(taxes);
    await tap(page, 'copy');
    await expectText(page, 'message', ui.rules.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('税金は（トンネル＋部屋）÷2、端数切り上げ');
    expect(copied).toContain('その数のゴールドを払う。');
    expect(copied).toContain(new URL(taxes, page.url()).href);
  });
});

describe('what this table adds to a rule', () => {
  test('a bookmark, a note and a house ruling outlive a reload and are found', async () => {
    await open(stun);
    await tap(page, 'bookmark');
    await expectPressed(page, 'bookmark');
    await writeNote('ペンギンの駒で示す', 'note');
    await expectText(page, 'ownNote', 'ペンギンの駒で示す');
    await untilKept(page);
    await open(taxes);
    await writeNote('銀行はキリンが担当', 'ruling');
    await expectText(page, 'ownNote', ui.rules.noteKinds.ruling);
    await untilKept(page);
    await page.reload();
    await expectText(page, 'ownNote', '銀行はキリンが担当');
    await expectText(page, 'ownNote', ui.rules.noteKinds.ruling);
    await open(stun);
    await expectPressed(page, 'bookmark');
    await expectText(page, 'ownNote', 'ペンギンの駒で示す');

    await page.goto('/rules');
    await eventually(async () => {
      expect(await listedUnder(ui.rules.bookmarks).allInnerTexts()).toEqual([
        expect.stringContaining('麻痺：判定−2'),
      ]);
      expect(await listedUnder(ui.rules.notes).allInnerTexts()).toEqual([
        expect.stringContaining('銀行はキリンが担当'),
        expect.stringContaining('ペンギンの駒で示す'),
      ]);
    });
    await searchFor(page, 'きりん');
    await expectFirstHit(page, `${ui.rules.noteKinds.ruling}: 銀行はキリンが担当`);
    await searchFor(page, 'ペンギン');
    await expectFirstHit(page, '麻痺：判定−2');
    await expectFirstHit(page, 'ペンギンの駒で示す');
  });

  test('a note can be changed and removed, and a removed one comes back by undo', async () => {
    await open('/rules/mansions-of-madness/curse');
    await writeNote('一つ目', 'note');
    await writeNote('二つ目', 'ruling');
    await expectText(page, 'ownNote', '二つ目');
    await tap(page, 'editNote', 'removeNote');
    await seen(page, 'ownNote').waitFor({ state: 'detached' });
    await expectText(page, 'message', ui.rules.noteRemoved);
    await tap(page, 'message.action');
    await expectText(page, 'ownNote', '二つ目');
    await expectText(page, 'ownNote', ui.rules.noteKinds.ruling);
    await tap(page, 'editNote', 'removeNote', 'bookmark', 'bookmark');
    await expectPressed(page, 'bookmark', false);
    await untilKept(page);
    await page.reload();
    await seen(page, 'entry.ja').waitFor();
    await expectPressed(page, 'bookmark', false);
    expect(await seen(page, 'ownNote').count()).toBe(0);
  });

  test('a note is only text, whatever is written in it', async () => {
    const markup =
      '<img src="x" onerror="document.title=1"><b>太字</b> & <script>alert(1)</script>';
    await open(stun);
    await writeNote(markup, 'note');
    await expectText(page, 'ownNote', markup);
    expect(await seen(page, 'ownNote').locator('img, b, script').count()).toBe(0);
    await untilKept(page);
    await page.goto('/rules');
    await searchFor(page, '太字');
    await expectFirstHit(page, markup);
    expect(await seen(page, 'hit').first().locator('img, b, script').count()).toBe(0);
    expect(await page.title()).not.toBe('1');
  });
});

describe('from the table to a rule and back', () => {
  /** How far the sheet of the game is scrolled. */
  const scrolled = (testID: string): Promise<number> =>
    seen(page, testID).evaluate((element) => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (box.scrollTop > 0) return box.scrollTop;
      }
      return 0;
    });

  test('the sheet of a number leads to its rule, and back to the same place', async () => {
    const game = await startManor(page, ['paladin', 'spider'], 'spider');
    await tap(page, 'spider.terror.plus');
    await seen(page, 'spider.blood').tap({ trial: true });
    const before = await scrolled('spider.blood');
    await tap(page, 'spider.blood', 'rule.spider.blood');
    await page.waitForURL('/rules/vast-mysterious-manor/spider-blood');
    await expectText(page, 'entry.ja', 'ブラッド：得る方法と使い道');
    await page.goBack();
    await page.waitForURL(`/play/${game}/spider`);
    await expectFigures(page, { 'spider.terror': 1 });
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await scrolled('spider.blood')).toBe(before);
  });

  test('the turn card leads to the rule of its step, and back to the step', async () => {
    const game = await startManor(page, ['paladin', 'spider'], 'paladin');
    await tap(page, 'next');
    await expectStep(page, 'paladinAct');
    await seen(page, 'rule.paladinAct').tap({ trial: true });
    const before = await scrolled('rule.paladinAct');
    expect(before).toBeGreaterThan(0);
    await tap(page, 'rule.paladinAct');
    await page.waitForURL('/rules/vast-mysterious-manor/paladin-move-and-act');
    await expectText(page, 'entry.ja', '移動とアクション');
    await tap(page, 'goBack');
    await page.waitForURL(`/play/${game}/paladin`);
    await expectStep(page, 'paladinAct');
    expect(await scrolled('rule.paladinAct')).toBe(before);
  });

  test('a rule leads to its number, its step and its tool', async () => {
    const game = await startManor(page, ['paladin', 'spider'], 'paladin');
    await untilKept(page);
    const rules = '/rules/vast-mysterious-manor';
    await open(`${rules}/spider-blood`);
    await expectText(
      page,
      'use.spider.blood',
      filled(ui.rules.openTrack, { name: manor.tracks.blood.label }),
    );
    await tap(page, 'use.spider.blood');
    await page.waitForURL(`/play/${game}/spider`);
    await expectFigures(page, { 'spider.blood': 0 });
    await open(`${rules}/paladin-pick-up`);
    await tap(page, 'use.paladinPickUp');
    await page.waitForURL(`/play/${game}/paladin`);
    await expectStep(page, 'paladinPickUp');
    await open(`${rules}/spider-egg-defense`);
    await tap(page, 'use.vast-egg');
    await page.waitForURL('/tools/vast-egg');
    await seen(page, 'result').waitFor();
    await tap(page, 'rule.vast-egg');
    await page.waitForURL(`${rules}/spider-egg-defense`);
    // A seat nobody plays offers no way to it.
    await open(`${rules}/skeleton-stability`);
    expect(await seen(page, 'use.skeletons.stability').count()).toBe(0);
  });
});
