import type { Page } from 'playwright-core';

import { seen } from './support/hands';
import { badTexts } from './support/layout';
import { startManor } from './support/manor';
import { openPhone } from './support/phone';
import { untilOffline } from './support/worker';

let page: Page;
let game: string;

beforeAll(async () => {
  ({ page } = await openPhone());
  // From now on every link is answered by the app itself, as on any host.
  await untilOffline(page);
  game = await startManor(page, ['paladin', 'spider']);
});

const image = '<img src=x onerror=window.hacked=1>';
const word = 'W'.repeat(3000);
const many = '6,'.repeat(4000);
const turned = '\u202eabc\u0000';
const hidden = '__proto__[x]=1&constructor=2&__proto__=3';

/** A link nobody should send, and what is on screen all the same. */
const links: readonly (readonly [link: string, landmark: string])[] = [
  [`/tools/vast-egg?blood=${image}&webs=2`, 'field.blood.error'],
  [`/tools/vast-egg?blood=${word}`, 'field.blood.error'],
  [`/tools/vast-egg?blood=1e309&webs=NaN`, 'field.webs.error'],
  [`/tools/vast-egg?blood=%&webs=%ff%fe`, 'field.blood.error'],
  [`/tools/vast-egg?blood=1&blood=2&blood`, 'field.blood.error'],
  [`/tools/vast-egg?${hidden}`, 'result'],
  [`/tools/vast-egg?blood=${turned}`, 'field.blood.error'],
  [`/tools/vast-egg?blood={{max}}$t(common.close)`, 'field.blood.error'],
  [`/tools/dice?count=1000000000&sides=100`, 'field.count.error'],
  [`/tools/dice?faces=${many}`, 'result'],
  [`/tools/ghoul-dice?dice=${many}`, 'result'],
  [`/tools/eldervale-battle?a=${many}&b=${many}`, 'result'],
  [`/tools/eldervale-score?cards=${many}&vp=${word}`, 'result'],
  [`/tools/mansions-test?kind=${image}&attribute=-9&modifier=0x10`, 'result'],
  [`/tools/mansions-turn?plan=${'move,'.repeat(3000)}`, 'result'],
  [`/tools/dungeon-lords-adventurers?evil=${many}`, 'field.evil.error'],
  [`/tools/${word}`, 'notFound'],
  [`/tools/__proto__`, 'notFound'],
  [`/tools/%`, 'notFound'],
  [`/new/vast-mysterious-manor?roles=${image}`, 'start'],
  [`/new/vast-mysterious-manor?roles=${'paladin,'.repeat(2000)}&players=99`, 'start'],
  [`/new/dungeon-lords?players=1e9&starter=${word}`, 'setup.players.error'],
  [`/new/dwellings-of-eldervale?players=٣&extraElements=constructor`, 'start'],
  [`/new/mansions-of-madness?${hidden}&players=-0`, 'start'],
  [`/new/constructor`, 'notFound'],
  [`/new/%E0%A4%A`, 'notFound'],
  [`/play/${word}`, 'notFound'],
  [`/play/%00/%00`, 'notFound'],
  [`/play/'; DROP TABLE games; --`, 'notFound'],
  [`/rules?q=${word}`, 'search'],
  [`/rules?q=${'罠'.repeat(3000)}`, 'search'],
  [`/rules?q=a&q=b&q`, 'search'],
  [`/rules?q=(a%2B)%2B%24[\\.*%00&game=${word}&role=__proto__`, 'search'],
  [`/rules?q=${'n'.repeat(60)}x`, 'search'],
  [`/rules?q=${'ya'.repeat(60)}x`, 'search'],
  [`/rules?q=${turned}${image}`, 'search'],
  [`/rules/dungeon-lords/__proto__`, 'notFound'],
  [`/rules/${word}/${word}`, 'notFound'],
  [`/%%%`, 'notFound'],
  [`/settings?screen=Play&params=1&language=${image}`, 'language.ja'],
  [`/?screen=Rules&state=%7B%7D&${hidden}`, 'newGame'],
  [`/javascript:window.hacked=1`, 'notFound'],
];

test.each(
  [0, 1, 2].map((part) => [part + 1, links.filter((_, index) => index % 3 === part)] as const),
)(
  'a link nobody should send leads to something useful, part %d',
  async (_, some) => {
    for (const [link, landmark] of some) {
      const told = link.slice(0, 80);
      await page.goto(link);
      await seen(page, landmark).first().waitFor();
      const found = await page.evaluate(() => ({
        ran: 'hacked' in window,
        made: document.querySelectorAll('img[src="x"], #root script').length,
        faults: document.querySelectorAll('[data-testid="screenFault"]').length,
        trace: /\bat \w+ \(|TypeError|URIError|Invalid Date|\bNaN\b.*\bNaN\b/.test(
          document.body.innerText,
        ),
        prototype: Object.keys(Object.prototype).length,
      }));
      expect([told, found]).toEqual([
        told,
        { ran: false, made: 0, faults: 0, trace: false, prototype: 0 },
      ]);
      expect([told, await badTexts(page, 12)]).toEqual([told, []]);
    }
  },
  180_000,
);

test('and none of them touched the game', async () => {
  await page.goto(`/play/${game}/history`);
  await seen(page, 'history.0').waitFor();
  expect(await page.locator('[data-testid^="history."]').count()).toBe(1);
  await page.goto('/');
  await seen(page, 'continue').waitFor();
  expect(await page.locator('[data-testid^="menu."]').filter({ visible: true }).count()).toBe(1);
});
