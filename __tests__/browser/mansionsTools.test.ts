import type { Page } from 'playwright-core';

import { mansionsOfMadness as mansions } from '../../locales/ja/games/mansions-of-madness';
import { eventually, expectText, filled, seen, tap } from './support/hands';
import { openPhone } from './support/phone';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

const { answers } = mansions.tools['mansions-test'];

type Row = readonly [query: string, target: number, percent: number, succeeds?: boolean];

// From the fact sheet, §3.4 M-1 to M-5: target, chance, and what the roll comes to.
const tests: readonly Row[] = [
  ['kind=attribute&attribute=5&luck=3&roll=8', 8, 80, true],
  ['kind=attribute&attribute=9&modifier=2&roll=10', 11, 90, false],
  ['kind=attribute&attribute=2&stunned=1&roll=1', 0, 10, true],
  ['kind=evade&attribute=4&modifier=1', 5, 50],
  ['kind=evade&attribute=4&modifier=%2B1&roll=6', 5, 50, false],
  ['kind=evade&attribute=6&modifier=-3&stunned=1&luck=2&roll=4', 3, 30, false],
  ['kind=horror&attribute=6&modifier=-1&stunned=1&roll=4', 3, 30, false],
  ['kind=horror&attribute=3&modifier=-4&stunned=1&dark=1&roll=1', -3, 10, true],
  ['kind=combat&attribute=6&stunned=1&dark=1&roll=2', 2, 20, true],
  ['kind=combat&attribute=6&dark=1&light=1', 6, 60],
  ['kind=fire&attribute=4&stunned=1&dark=1&luck=2&roll=4', 4, 40, true],
];

test('a test answers its link with target, chance and result', async () => {
  for (const [query, target, percent, succeeds] of tests) {
    await page.goto(`/tools/mansions-test?${query}`);
    const result = await seen(page, 'result').innerText();
    const digits = String(target).replace('-', '−');
    expect([query, result]).toEqual([query, expect.stringContaining(digits)]);
    expect([query, result]).toEqual([query, expect.stringContaining(`${percent}%`)]);
    const verdict =
      succeeds === undefined ? `${percent}%` : answers[succeeds ? 'success' : 'failure'];
    expect([query, result.split('\n')[0]]).toEqual([query, verdict]);
  }
});

test('what does not count is greyed with its reason, and every face says what it means', async () => {
  await page.goto('/tools/mansions-test?kind=horror&attribute=6&modifier=-1&stunned=1&dark=1');
  await expectText(page, 'sum', answers.darkOnlyInCombat);
  await expectText(page, 'sum', answers.stun);
  await expectText(page, 'sum', answers.noSkillPoint);
  const faces = await seen(page, 'field.roll').getByRole('button').allInnerTexts();
  expect(faces.map((text) => text.replace(/\s/g, ''))).toEqual([
    '1○',
    '2○',
    '3○',
    '4×',
    '5×',
    '6×',
    '7×',
    '8×',
    '9×',
    '10×',
  ]);
  const chances = await page.getByRole('meter').allInnerTexts();
  expect(chances.map((text) => text.split('\n').at(-1))).toEqual(['30 %', '51 %', '9 %']);
});

test('no test is needed, and it says why', async () => {
  for (const [query, said] of [
    ['kind=evade&monsterStunned=1&roll=9', answers.noEvadeStunnedWhy],
    ['kind=horror&tested=1', answers.noSecondHorrorWhy],
    ['kind=horror&together=1', answers.noHorrorTogetherWhy],
  ] as const) {
    await page.goto(`/tools/mansions-test?${query}`);
    await expectText(page, 'result', said);
    expect(await seen(page, 'result').innerText()).not.toMatch(/%/);
  }
});

test('from Tools in one tap: by thumb to the chance, the die and the curse', async () => {
  await page.goto('/tools');
  await tap(page, 'tool.mansions-test');
  await expectText(page, 'result', '50%');
  await tap(page, 'field.kind.combat', 'field.attribute.plus', 'field.stunned', 'field.dark');
  await expectText(page, 'result', filled(answers.target, { target: 2 }));
  await tap(page, 'field.light');
  await expectText(page, 'result', filled(answers.target, { target: 4 }));
  // A slip of the thumb: the next tap corrects it, and one more takes it back.
  await tap(page, 'field.roll.face9');
  await expectText(page, 'result', answers.failure);
  await tap(page, 'field.roll.face4');
  await expectText(page, 'result', answers.success);
  await tap(page, 'field.roll.face4');
  await expectText(page, 'result', '40%');
  await tap(page, 'field.roll.face4');
  // The same face may fall twice.
  await tap(page, 'field.reroll.curse', 'field.second.face4');
  await expectText(page, 'result', filled(answers.rolled, { roll: 4, target: 4 }));
  await tap(page, 'field.second.face5');
  await expectText(page, 'result', filled(answers.rolled, { roll: 5, target: 4 }));
  await expectText(page, 'result', answers.failure);
  // The address holds it all: a reload, or whoever gets the link, sees the same.
  await eventually(() => expect(page.url()).toContain('second=5'));
  await page.reload();
  await expectText(page, 'result', filled(answers.rolled, { roll: 5, target: 4 }));
});

test('the app rolls the die, and rolls it again into the second place', async () => {
  await page.goto('/tools/mansions-test?attribute=5');
  const fallen = (field: string) => seen(page, field).locator('[aria-pressed="true"]');
  await tap(page, 'roll');
  await fallen('field.roll').waitFor();
  await tap(page, 'field.reroll.own', 'roll');
  await fallen('field.second').waitFor();
  await expectText(page, 'result', new RegExp(`${answers.success}|${answers.failure}`));
});

test('a bad value is told at its field, and the rest still answers', async () => {
  for (const [query, field, said] of [
    ['attribute=x&modifier=1', 'attribute', 'x'],
    ['attribute=5&modifier=1&roll=11', 'roll', '11'],
    ['kind=luck&attribute=5&modifier=1', 'kind', 'luck'],
  ] as const) {
    await page.goto(`/tools/mansions-test?${query}`);
    await expectText(page, `field.${field}.error`, said);
    await expectText(page, 'result', '60%');
  }
  await page.goto('/tools/mansions-turn?plan=move,fly');
  await expectText(page, 'field.plan.error', 'fly');
});

const turn = mansions.tools['mansions-turn'].answers;

test('a plan of a turn fits or not, by link and by thumb', async () => {
  for (const [query, steps, actions] of [
    ['plan=move,move,explore', 0, 0],
    ['dark=1&plan=move,explore', 0, 0],
    ['stunned=1&dark=1&plan=explore', 0, 0],
    ['plan=hide,move,explore', 0, 0],
    ['plan=explore', 2, 0],
  ] as const) {
    await page.goto(`/tools/mansions-turn?${query}`);
    await expectText(page, 'result', filled(turn.fits, { steps, actions }));
  }
  await page.goto('/tools/mansions-turn?dark=1');
  await tap(page, 'field.plan.move', 'field.plan.move', 'field.plan.explore');
  await expectText(
    page,
    'result',
    filled(turn.tooMuch, { needSteps: 3, needActions: 1, steps: 2, actions: 1 }),
  );
  await tap(page, 'field.plan.chosen1');
  await expectText(page, 'result', filled(turn.fits, { steps: 0, actions: 0 }));
});

const puzzle = mansions.tools['mansions-puzzle'].answers;

test('puzzle actions are counted, and too many are refused', async () => {
  await page.goto('/tools/mansions-puzzle?intellect=4&luck=3&points=1&swap=3&replace=1');
  await expectText(page, 'result', filled(puzzle.left, { budget: 7, left: 2 }));
  await page.goto('/tools/mansions-puzzle?intellect=3&luck=0&points=1&replace=1&swap=2');
  await expectText(page, 'result', filled(puzzle.tooMany, { budget: 3, cost: 4, left: '−1' }));
  await page.goto('/tools/mansions-puzzle?intellect=5&kind=rune&rotate=1');
  await expectText(page, 'result', puzzle.runeOnlySwaps);
});

test('each cell of the matrices leads to its rule', async () => {
  await page.goto('/rules/mansions-of-madness/test-matrix');
  const cells = seen(page, 'entry.ja').locator('[role="cell"], [role="rowheader"]');
  await cells.first().waitFor();
  expect(await cells.count()).toBe(35);
  expect(await cells.locator('a[href^="/rules/mansions-of-madness/"]').count()).toBe(35);
  await cells.nth(13).locator('a').tap();
  await page.waitForURL('/rules/mansions-of-madness/darkness-explore');
});
