import type { Page } from 'playwright-core';

import { longestText, tidyLines, tidyText } from '../../rules/engine/written';
import { hostileTexts } from '../support/hostileTexts';
import { eventually, expectText, seen, tap, untilKept } from './support/hands';
import { badTexts } from './support/layout';
import { openPhone } from './support/phone';
import { gameIn, openSheet } from './support/play';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

const text = (kind: keyof typeof hostileTexts): string => hostileTexts[kind] ?? '';

const image = text('an image that runs a script');
const word = 'W'.repeat(200);
const note = [image, text('a script'), text('a turned line'), `1\t2\r\n\r\n3\0`, word].join('\n');

/** Nothing of what was written runs, is built into the page, or breaks out of it. */
const expectHarmless = async (where: string): Promise<void> => {
  const found = await page.evaluate(() => ({
    ran: 'hacked' in window,
    made: document.querySelectorAll('img[src="x"], #root script, #root b').length,
    turned: /[\u202a-\u202e\u2066-\u2069\0]/.test(document.body.innerText),
    faults: document.querySelectorAll('[data-testid="screenFault"]').length,
  }));
  expect([where, found]).toEqual([where, { ran: false, made: 0, turned: false, faults: 0 }]);
  expect([where, await badTexts(page, 12)]).toEqual([where, []]);
};

/** Everything there is to read, told apart by what it is. */
const shown = async (): Promise<string> =>
  (await page.locator('#root').innerText()).replace(/\s+/g, ' ');

const writeInto = async (field: string, given: string, save: string): Promise<void> => {
  await seen(page, field).fill(given);
  await tap(page, save);
  await seen(page, field).waitFor({ state: 'detached' });
};

const named: Readonly<Record<string, string>> = {
  'name.investigator1': image,
  'name.investigator2': text('a text of ours'),
  'name.investigator3': text('a gap of our texts'),
  'name.investigator4': text('a tower of marks'),
};

test('hostile names in every place of a game are shown to the letter and nothing more', async () => {
  await page.goto('/new/mansions-of-madness?players=5');
  for (const [field, name] of Object.entries(named)) await seen(page, field).fill(name);
  await expectHarmless('set-up');
  await tap(page, 'start');
  await page.waitForURL('/play/*/table');
  const id = gameIn(page);
  const readable = async (where: string, ...names: readonly string[]) => {
    await expectHarmless(where);
    await eventually(async () => {
      const all = await shown();
      for (const name of names) {
        // A field takes no more letters than it has room for.
        const taken = tidyText(name.slice(0, longestText)).slice(0, 30);
        expect(all).toContain(taken.trim().replace(/\s+/g, ' '));
      }
    });
  };
  const everybody = Object.values(named);
  await readable('table', ...everybody);

  await openSheet(page, 'investigator1');
  await tap(page, 'investigator1.room');
  await writeInto('writing', text('Arabic'), 'saveWriting');
  const counters = ['SQL', 'a template', 'one long word', 'many emoji', 'signs of Markdown'];
  for (const kind of counters) {
    await tap(page, 'investigator1.addCounter');
    await writeInto('counterName', text(kind), 'saveCounter');
  }
  await readable('sheet', image, text('Arabic'), ...counters.map(text));

  await openSheet(page, 'keeper');
  await tap(page, 'keeper.monsters.add');
  await writeInto('writing', text('a turned line'), 'saveWriting');
  await tap(page, 'keeper.monster1.room');
  await writeInto('writing', text('a script'), 'saveWriting');
  await readable('keeper', text('a turned line'), text('a script'));

  await tap(page, 'gameMenu');
  await writeInto('gameName', text('one long word'), 'rename');
  await tap(page, 'gameMenu');
  await readable('menu', text('one long word'));
  await tap(page, 'sheet.close');

  await openSheet(page, 'history');
  const told = [image, text('Arabic'), text('a turned line'), ...counters.map(text)];
  await readable('history', ...told);
  const history = await shown();

  await page.goto('/');
  await readable('list', text('one long word'), ...everybody);
  await tap(page, `menu.${id}`);
  await readable('actions', text('one long word'));
  await tap(page, 'sheet.close');

  await page.goto('/rules/dungeon-lords/taxes');
  await tap(page, 'editNote');
  await writeInto('noteText', note, 'saveNote');
  await readable('note', image, text('a script'), word);
  expect(await seen(page, 'ownNote').innerText()).toContain(tidyLines(note));

  await untilKept(page);
  await page.goto('/rules');
  for (const query of [image, text('a text of ours'), word, text('a turned line')]) {
    await seen(page, 'search').fill(query);
    await seen(page, 'count').waitFor();
    await page.waitForTimeout(600);
    await readable(`search for ${query.slice(0, 20)}`);
  }

  // All of it is the same after the phone was off.
  await untilKept(page);
  await page.goto(`/play/${id}/history`);
  await seen(page, 'history.0').waitFor();
  await eventually(async () => expect(await shown()).toBe(history));
  await page.goto('/rules/dungeon-lords/taxes');
  await expectText(page, 'ownNote', tidyLines(note));
}, 240_000);
