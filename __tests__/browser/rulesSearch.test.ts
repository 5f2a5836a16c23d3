import type { Page } from 'playwright-core';

import { ui as english } from '../../locales/en/ui';
import { ui } from '../../locales/ja/ui';
import { eventually, filled, seen, tap } from './support/hands';
import { startManor } from './support/manor';
import { openPhone, startServer, stopServer } from './support/phone';
import {
  countOn,
  countsOn,
  expectAsked,
  expectFirstHit,
  expectOtherEditions,
  expectPressed,
  searchFor,
  typeQuery,
} from './support/rules';
import { untilOffline } from './support/worker';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

/** Opens the search, over every game if none is named. */
const openSearch = async (game = 'all'): Promise<void> => {
  await page.goto(`/rules?game=${game}`);
  await seen(page, 'search').waitFor();
};

/** What was found: how many, and the first of them. A list draws the rest as it is read. */
const foundOn = async () => ({
  count: await countOn(page),
  first: (await seen(page, 'hit').allInnerTexts()).slice(0, 5),
});

/** Waits until the box holds exactly this. */
const expectBox = (text: string): Promise<void> =>
  eventually(async () => expect(await seen(page, 'search').inputValue()).toBe(text));

const stunnedInHorror = '麻痺していると恐怖判定も−2';

// How it is asked, what is typed, and what the first result says.
const questions: [how: string, ...asked: [query: string, answer: string][]][] = [
  [
    'in kanji',
    ['麻痺 恐怖判定', stunnedInHorror],
    ['怒りの目標値', '7+プレイヤー数、最大14'],
    ['端数切り上げ', '（トンネル＋部屋）÷2'],
  ],
  ['by one character', ['卵', '孵化させると恐怖 +2'], ['税', '税金は'], ['鍵', 'ロックカード']],
  [
    'by its reading in kana',
    ['まひ', '麻痺：判定−2'],
    ['さいへんせい', '再編成の5ステップ'],
    ['オトシアナ', '落とし穴：移動が止まり'],
  ],
  [
    'in romaji, Hepburn',
    ['mahi', '麻痺：判定−2'],
    ['zencho', '前兆：ターンに使えるキューブ'],
    ['boukensha', '冒険者：'],
  ],
  [
    'in romaji, kunrei',
    ['syoukido', '正気度'],
    ['huiuti', '不意打ち：'],
    ['zyama', '邪魔：対象の隣のスペースごとに筋力 +1'],
  ],
  [
    'in English',
    ['stun horror', stunnedInHorror],
    ['max battle dice', '戦闘ダイスは1人6個まで'],
    ['hatch an egg', 'ブラッド5と蜘蛛の巣1で恐怖 +2'],
  ],
  [
    'in full or half width',
    ['ＨＰ０', 'HP0で死亡'],
    ['ﾎﾟﾙﾀｰｶﾞｲｽﾄ', '筋力はいつも2'],
    ['Ｖｉｌｅ　Ｇｈｏｕｌ', 'バイルグール'],
  ],
  [
    'as a whole question',
    ['預言カードはいつ公開するの？', 'ゲーム終了時に公開'],
    ['催眠胞子で怒りが減ったら恐怖カードも失う？', '恐怖カードはそのまま'],
    ['can I throw holy water through a door', 'ドア越しは不可'],
  ],
  [
    'with one slip of the finger',
    ['ポルタガイスト', '筋力はいつも2'],
    ['zeikn', '（トンネル＋部屋）÷2'],
    ['恐怖半定', '恐怖判定は'],
    ['mercenery', '傭兵は'],
  ],
];

describe('the answer comes first', () => {
  beforeAll(async () => {
    await page.goto('/');
    await tap(page, 'tab.rules');
    await page.waitForURL('/rules');
  });

  test.each(questions)('asked %s', async (_how, ...asked) => {
    for (const [query, answer] of asked) {
      await searchFor(page, query);
      await expectFirstHit(page, answer);
      await expectBox(query);
    }
  });

  test('with the words found marked in it, also those that were asked in romaji', async () => {
    await searchFor(page, 'zeikin');
    await expectFirstHit(page, '税金は');
    const marks = await seen(page, 'hit').first().getByTestId('mark').allInnerTexts();
    expect(marks).toContain('税金');
  });
});

test('results come while typing, and the contents come back when the box is cleared', async () => {
  await openSearch();
  const box = seen(page, 'search');
  await box.pressSequentially('じゃ');
  await expectFirstHit(page, '邪魔：');
  const early = await countOn(page);
  await box.pressSequentially('あくど');
  await expectFirstHit(page, '邪悪度：');
  expect(await countOn(page)).toBeLessThan(early);
  await tap(page, 'search.clear');
  await seen(page, 'book.dungeon-lords').waitFor();
  await expectBox('');
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await seen(page, 'hit').count()).toBe(0);
});

test('how many were found is told to a screen reader, also when there is nothing', async () => {
  await openSearch();
  await searchFor(page, '行進順番');
  await expectFirstHit(page, '行進順番');
  const count = seen(page, 'count');
  expect(await count.getAttribute('role')).toBe('status');
  expect(await count.getAttribute('aria-live')).toBe('polite');
  await expectOtherEditions(page);
  const [own = 0, others = 0] = await countsOn(page);
  expect(await count.innerText()).toBe(filled(ui.rules.countWithOthers, { count: own, others }));
  await eventually(async () => expect(await seen(page, 'hit').count()).toBe(own + others));
  // The same element goes on telling: a new one would not be read out.
  const element = await count.elementHandle();
  await seen(page, 'search').selectText();
  await page.keyboard.type('xyzzy');
  await eventually(async () =>
    expect(await element.innerText()).toBe(filled(ui.rules.none, { query: 'xyzzy' })),
  );
});

test('nothing found is no dead end: a word that comes near finds something', async () => {
  await openSearch();
  await searchFor(page, '原子力発電所');
  const terms = seen(page, 'nearTerm');
  await terms.first().waitFor();
  expect(await seen(page, 'hit').count()).toBe(0);
  const term = await terms.first().innerText();
  await terms.first().tap();
  await seen(page, 'hit').first().waitFor();
  await expectBox(term);
  expect(await countOn(page)).toBeGreaterThan(0);

  // The same word once more, after another dead end.
  await searchFor(page, '原子力発電所');
  await terms.first().tap();
  await seen(page, 'hit').first().waitFor();
  await expectBox(term);
});

test('a role leaves only what concerns it, another game frees the roles again', async () => {
  await page.goto('/rules?q=移動&game=vast-mysterious-manor');
  await expectFirstHit(page, '移動力1で隣接タイルへ');
  await expectOtherEditions(page);
  const all = await countOn(page);
  await tap(page, 'role.spider');
  await expectPressed(page, 'role.spider');
  await eventually(async () => expect(await countOn(page)).toBeLessThan(all));
  expect(await countOn(page)).toBeGreaterThan(0);
  await tap(page, 'role.all');
  await eventually(async () => expect(await countOn(page)).toBe(all));
  await tap(page, 'game.dungeon-lords');
  await expectPressed(page, 'game.dungeon-lords');
  expect(await seen(page, 'role.spider').count()).toBe(0);
});

test('a link holds a whole search, whatever language it is written and read in', async () => {
  await page.goto('/rules?q=zeikin&game=dungeon-lords');
  await expectFirstHit(page, '税金は（トンネル＋部屋）÷2');
  await expectBox('zeikin');
  await expectPressed(page, 'game.dungeon-lords');
  await page.goto('/rules?q=怒りの目標値&game=vast-crystal-caverns');
  await expectFirstHit(page, '7+プレイヤー数');
  // A game it does not know searches them all.
  await page.goto('/rules?q=税金&game=none');
  await expectFirstHit(page, '税金は');
  await expectPressed(page, 'game.all');

  const { page: abroad, close } = await openPhone({
    lang: 'en',
    path: '/rules?q=税金&game=dungeon-lords',
  });
  await expectFirstHit(abroad, 'Taxes: (tunnels + rooms) ÷ 2 gold, rounded up');
  await eventually(async () =>
    expect(await seen(abroad, 'count').innerText()).toBe(
      filled(english.rules.count, { count: await countOn(abroad) }),
    ),
  );
  await abroad.goto('/rules?q=how+much+tax&game=dungeon-lords');
  await expectFirstHit(abroad, 'Taxes: (tunnels + rooms) ÷ 2 gold, rounded up');
  await close();
});

test('the address follows what is asked, and alone brings it back', async () => {
  await openSearch();
  await tap(page, 'game.mansions-of-madness');
  await searchFor(page, 'まひ');
  await expectFirstHit(page, '麻痺：判定−2');
  const found = await foundOn();
  await page.reload();
  await expectFirstHit(page, '麻痺：判定−2');
  await expectBox('まひ');
  await expectPressed(page, 'game.mansions-of-madness');
  expect(await foundOn()).toEqual(found);
});

describe('a result', () => {
  const taxes = '/rules/dungeon-lords/taxes';

  test('is a link to its entry, and back leads to the same results', async () => {
    await openSearch('dungeon-lords');
    await searchFor(page, 'zeikin');
    await expectFirstHit(page, '税金は');
    const found = await foundOn();
    expect(await seen(page, 'hit').first().getAttribute('href')).toBe(taxes);
    // A long list is drawn a few rows at a time.
    await eventually(async () => {
      expect(await page.getByRole('link').and(seen(page, 'hit')).count()).toBe(found.count);
    });
    await seen(page, 'hit').first().tap();
    await page.waitForURL(taxes);
    await seen(page, 'entry.ja').waitFor();
    await page.goBack();
    await expectFirstHit(page, '税金は');
    await expectBox('zeikin');
    expect(await foundOn()).toEqual(found);
    await page.goForward();
    await page.waitForURL(taxes);
  });

  test('tapped before the address has followed loses the search neither', async () => {
    await openSearch();
    await searchFor(page, 'しょうきど');
    await expectFirstHit(page, '正気度');
    await typeQuery(page, 'zeikin');
    await seen(page, 'hit').filter({ hasText: '税金は' }).first().tap();
    await page.waitForURL(taxes);
    // Longer than the address waits for the next key.
    await page.waitForTimeout(600);
    expect(new URL(page.url()).pathname).toBe(taxes);
    await page.goBack();
    await expectFirstHit(page, '税金は');
    await expectBox('zeikin');
  });

  test('opens by the keyboard', async () => {
    await openSearch();
    await searchFor(page, 'zeikin');
    await expectFirstHit(page, '税金は');
    await seen(page, 'hit').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(taxes);
  });
});

describe('an input method', () => {
  type Heard = { ends: number; values: string[] };

  /** Listens at the box: what every input left in it, and how often composing ended. */
  const listen = () =>
    seen(page, 'search').evaluate((input) => {
      const heard: Heard = { ends: 0, values: [] };
      Object.assign(window, { heard });
      input.addEventListener('compositionend', () => heard.ends++);
      input.addEventListener('input', () => heard.values.push((input as HTMLInputElement).value));
    });
  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);

  test('composes undisturbed: results come, nothing is rewritten, the text stays exact', async () => {
    await openSearch();
    const input = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      input.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await seen(page, 'search').focus();
    await listen();
    const steps = ['z', 'ぜ', 'ぜい', 'ぜいk', 'ぜいき', 'ぜいきん', '税金'];
    for (const step of steps) {
      await compose(step);
      await expectBox(step);
    }
    await expectFirstHit(page, '税金は（トンネル＋部屋）÷2');
    // The address follows, and even then the composition is still open and untouched.
    await expectAsked(page, '税金');
    expect(await heard()).toEqual({ ends: 0, values: steps });
    await input.send('Input.insertText', { text: '税金' });
    await expectBox('税金');
    expect((await heard()).ends).toBe(1);

    // A second word, with the wide space that an input method writes.
    await input.send('Input.insertText', { text: '　' });
    await compose('はらえ');
    await compose('払えない');
    await expectBox('税金　払えない');
    await expectAsked(page, '税金　払えない');
    await input.send('Input.insertText', { text: '払えない' });
    await expectBox('税金　払えない');
    expect((await heard()).ends).toBe(2);
    await seen(page, 'hit').first().waitFor();

    // Half-width kana are found too, and left as they are.
    await tap(page, 'search.clear');
    await compose('ｾﾞｲｷﾝ');
    await input.send('Input.insertText', { text: 'ｾﾞｲｷﾝ' });
    await expectFirstHit(page, '税金は');
    await expectAsked(page, 'ｾﾞｲｷﾝ');
    await expectBox('ｾﾞｲｷﾝ');
    await input.detach();
  });
});

test('during a game the search is in its rules, and one tap widens it', async () => {
  const { page: table, close } = await openPhone();
  await startManor(table, ['paladin', 'spider']);
  await tap(table, 'back', 'tab.rules');
  await expectPressed(table, 'game.vast-mysterious-manor');
  await searchFor(table, '罠');
  await expectOtherEditions(table);
  const own = await countOn(table);
  await searchFor(table, '税金');
  const taxes = seen(table, 'hit').filter({ hasText: '税金は' });
  await eventually(async () => expect((await countsOn(table))[0] ?? 0).toBe(0));
  expect(await taxes.count()).toBe(0);
  await tap(table, 'widen');
  await expectPressed(table, 'game.all');
  await expectFirstHit(table, '税金は（トンネル＋部屋）÷2');
  expect(await seen(table, 'search').inputValue()).toBe('税金');
  await searchFor(table, '罠');
  await seen(table, 'hit').first().waitFor();
  await expectOtherEditions(table);
  expect(await countOn(table)).toBeGreaterThan(own);
  await close();
});

describe('without a network', () => {
  afterEach(async () => {
    await startServer();
  });

  test('rules that were never opened before are found and read', async () => {
    const { page: phone, close } = await openPhone();
    await seen(phone, 'newGame').waitFor();
    await untilOffline(phone);
    await stopServer();
    await expect(fetch(phone.url())).rejects.toThrow();

    await phone.reload();
    await tap(phone, 'tab.rules');
    await searchFor(phone, 'zeikin');
    await expectFirstHit(phone, '税金は');
    await seen(phone, 'hit').first().tap();
    await phone.waitForURL('/rules/dungeon-lords/taxes');
    await seen(phone, 'entry.ja').getByText('その数のゴールドを払う。').waitFor();

    await phone.goto('/rules?q=stun+horror&game=all');
    await expectFirstHit(phone, stunnedInHorror);
    await phone.goto('/rules/vast-mysterious-manor/spider-eggs');
    await seen(phone, 'entry.ja').waitFor();
    await close();
  });
});
