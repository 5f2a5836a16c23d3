import type { Page } from 'playwright-core';

import { dungeonLords as lords } from '../../locales/ja/games/dungeon-lords';
import { ui } from '../../locales/ja/ui';
import {
  eventually,
  expectChecked,
  expectFigures,
  expectText,
  filled,
  seen,
  tap,
  untilKept,
} from './support/hands';
import { startManor } from './support/manor';
import { openPhone } from './support/phone';
import { gameIn } from './support/play';
import { games, toolGroups } from '../support/everyGame';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

/** Every number in the answer's headline, in its order. */
const headline = async (): Promise<number[]> => {
  const text = await seen(page, 'result').getByRole('heading').innerText();
  return (text.match(/\d+/g) ?? []).map(Number);
};

/** Waits until the address has these parameters, among others. */
const expectQuery = (expected: Readonly<Record<string, string>>): Promise<void> =>
  eventually(() => {
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toMatchObject(expected);
  });

// From the fact sheets, §1.4, §2.4 and §5.4: the address, and the figures of the answer.
const answers: readonly (readonly [link: string, ...figures: number[]])[] = [
  // Strength of a group, and what the Paladin needs.
  ['vast-skeleton-group?strengths=1,1,1', 3, 4],
  ['vast-skeleton-group?strengths=2,2', 3, 4],
  ['vast-skeleton-group?strengths=2,1,1,1', 5, 6],
  // Strength of an attack, its target, and what a miss would have needed.
  ['vast-skeleton-attack?skeleton=casty&spaces=0&target=1', 1, 1, 2],
  ['vast-skeleton-attack?skeleton=casty&spaces=1&target=1', 2, 1],
  ['vast-skeleton-attack?skeleton=slashy&gear=greatAxe&spaces=2&target=5', 6, 5],
  ['vast-skeleton-attack?skeleton=stabby&spaces=2&target=3', 3, 3, 4],
  // Defence of an egg and the strength needed, or the terror of its hatching.
  ['vast-egg?blood=0&webs=0', 1, 2],
  ['vast-egg?blood=4&webs=3', 5, 6],
  ['vast-egg?blood=5&webs=0', 6, 7],
  ['vast-egg?blood=5&webs=1', 2],
  // Cost to enter a space.
  ['vast-move-cost?who=paladin&webs=2', 3],
  ['vast-move-cost?who=skeleton&webs=2&lit=1', 4],
  ['vast-move-cost?who=skeleton&webs=3&wall=1&lit=1&lamp=1', 7],
  ['vast-move-cost?who=spider&webs=3', 1],
  // Range of a swap or shift.
  ['vast-manor-range?range=3&occupied=0', 3],
  ['vast-manor-range?range=5&occupied=1', 2],
  ['vast-manor-range?range=5&occupied=1&round=up', 3],
  // Number and total of the Ghoul's dice, the card of a low one, and where low ends.
  ['ghoul-dice?dice=1,2,4', 3, 7, 1, 7],
  ['ghoul-dice?dice=2,2,4', 3, 8, 7],
  ['ghoul-dice?dice=1+3', 2, 4, 1, 4],
  // Fury to escape.
  ['ghoul-goal?players=5&level=ghoul', 12],
  ['ghoul-goal?players=7&level=hunter', 14],
  ['ghoul-goal?players=3&level=scavenger', 9],
  // Movement to enter.
  ['ghoul-move?wall=1&pieces=2&attack=1&unattackable=0', 2],
  ['ghoul-move?pieces=2&attack=1&unattackable=1', 2],
  // Discs of an attack and those left, or those missing.
  ['ghoul-attack?discs=6&defence=4', 5, 1],
  ['ghoul-attack?discs=3&defence=3', 4, 1],
  // Attack, what it would need, movement to enter.
  ['vile-ghoul-attack?attack=3&boost=1&defence=3', 4, 1],
  ['vile-ghoul-attack?attack=3&boost=0&defence=3', 3, 4, 2],
];

const dungeonAnswers: typeof answers = [
  // Gold, food, free imps, Evil and tunnels after an order (D-1).
  ['dungeon-lords-order?order=food&space=1&gold=3&food=3&imps=3&evil=5', 2, 5, 3, 5, 3],
  ['dungeon-lords-order?order=food&space=2&gold=0&food=1&imps=3&evil=5', 0, 4, 3, 6, 3],
  ['dungeon-lords-order?order=food&space=3&gold=1&food=0&imps=3&evil=5', 2, 3, 3, 7, 3],
  ['dungeon-lords-order?order=reputation&space=2&gold=3&food=3&imps=3&evil=1', 3, 3, 3, 0, 3],
  ['dungeon-lords-order?order=reputation&space=3&gold=2&food=3&imps=3&evil=6', 1, 3, 3, 4, 3],
  ['dungeon-lords-order?order=imps&space=2&gold=3&food=3&imps=3&evil=5', 3, 1, 5, 5, 3],
  ['dungeon-lords-order?order=imps&space=3&gold=1&food=1&imps=3&evil=5', 0, 0, 5, 5, 3],
  ['dungeon-lords-order?order=traps&space=3&gold=2&food=3&imps=3&evil=5&year=2', 0, 3, 3, 5, 3],
  ['dungeon-lords-order?order=room&space=1&gold=1&food=3&imps=3&evil=5&tunnels=3', 0, 3, 3, 5, 2],
  // What is missing, or where Evil ends.
  ['dungeon-lords-order?order=food&space=1&gold=0&food=2&imps=3&evil=5', 1, 0],
  ['dungeon-lords-order?order=food&space=2&gold=3&food=3&imps=3&evil=15', 15],
  // Digging (D-2) and mining (D-3): the fifth imp is the foreman, a tunnel gives one gold.
  ['dungeon-lords-order?order=tunnels&space=1&imps=1&tunnels=3', 3, 3, 0, 5, 4],
  ['dungeon-lords-order?order=tunnels&space=3&imps=4&tunnels=3', 3, 3, 1, 5, 6],
  ['dungeon-lords-order?order=tunnels&space=3&imps=7&tunnels=3', 3, 3, 2, 5, 7],
  ['dungeon-lords-order?order=gold&space=2&imps=5&tunnels=2&gold=0', 2, 3, 3, 5, 2],
  ['dungeon-lords-order?order=gold&space=3&imps=5&tunnels=4&gold=0', 4, 3, 0, 5, 4],
  ['dungeon-lords-order?order=gold&space=3&imps=5&tunnels=0'],
  // Tax, dead letters and the points they cost (D-4).
  ['dungeon-lords-tax?tunnels=3&rooms=0&paid=2', 2, 0, 0],
  ['dungeon-lords-tax?tunnels=4&rooms=1&paid=1', 3, 2, 6],
  ['dungeon-lords-tax?tunnels=6&rooms=2&paid=0', 4, 4, 12],
  ['dungeon-lords-tax?tunnels=7&rooms=0&paid=3', 4, 1, 3],
  ['dungeon-lords-tax?tunnels=9&rooms=3&paid=6', 6, 0, 0],
  ['dungeon-lords-tax?tunnels=8&rooms=2&paid=2', 5, 3, 9],
  // Who takes the weakest adventurer, and so on, by place in play order (D-6).
  ['dungeon-lords-adventurers?evil=5,5,5,5', 1, 2, 3, 4],
  ['dungeon-lords-adventurers?evil=3,7,5,4', 1, 4, 3, 2],
  ['dungeon-lords-adventurers?evil=8+6+6+2', 4, 2, 3, 1],
  ['dungeon-lords-adventurers?evil=9,9,1,4', 3, 4, 1, 2],
  ['dungeon-lords-adventurers?evil=0,5,0,5', 1, 3, 2, 4],
  // Whom the paladin stands with and their Evil, or the space nobody reached (D-7).
  ['dungeon-lords-paladin?space=10&evil=10,5,5,5&holder=0', 1, 10],
  ['dungeon-lords-paladin?space=10&evil=10,11,5,5&holder=1', 2, 11],
  ['dungeon-lords-paladin?space=10&evil=12,12,5,5&holder=1', 1, 12],
  ['dungeon-lords-paladin?space=10&evil=9,8,5,5&holder=1', 1, 9],
  ['dungeon-lords-paladin?space=10&evil=8,9,5,5&holder=1', 1, 8],
  ['dungeon-lords-paladin?space=10&evil=9,11,11,5&holder=1', 3, 11],
  ['dungeon-lords-paladin?space=10&evil=9,9,9,9&holder=0', 10],
];

// A link with a bad value: the field that says so, with what it says, and the answer without it.
const mistakes: readonly (readonly [
  link: string,
  field: string,
  said: string,
  ...figures: number[],
])[] = [
  ['dungeon-lords-order?order=dragon&space=2&gold=0&food=1', 'order', 'dragon', 0, 4, 3, 6, 3],
  ['dungeon-lords-order?order=imps&space=4', 'space', '4', 3, 2, 4, 5, 3],
  ['dungeon-lords-tax?tunnels=x&rooms=1&paid=2', 'tunnels', 'x', 2, 0, 0],
  ['dungeon-lords-adventurers?evil=7', 'evil', '2〜4', 1, 2, 3, 4],
  ['dungeon-lords-adventurers?evil=7,x,1', 'evil', 'x', 1, 2, 3, 4],
  ['dungeon-lords-paladin?space=99&evil=10,11,5,5&holder=1', 'space', '99', 2, 11],
];

test('every screen has a link', async () => {
  const landmarks: Readonly<Record<string, string>> = {
    '/': 'newGame',
    '/new': 'choose.vast-mysterious-manor',
    ...Object.fromEntries(games.map(({ id }) => [`/new/${id}?players=4`, 'start'])),
    '/tools': 'tool.vast-egg',
    '/tools/dice?count=2&sides=6&least=7': 'result',
    '/settings': 'language.ja',
  };
  for (const [link, landmark] of Object.entries(landmarks)) {
    await page.goto(link);
    await seen(page, landmark).waitFor();
  }
  const game = await startManor(page, ['paladin', 'spider']);
  await page.goto(`/play/${game}`);
  await seen(page, 'goals').waitFor();
  await page.goto(`/play/${game}/history`);
  await seen(page, 'history.0').waitFor();
  await page.goto(`/play/${game}/spider`);
  await expectFigures(page, { 'spider.terror': 0 });
  // A sheet this game does not have: the game opens all the same, where it was left.
  await untilKept(page);
  await page.goto(`/play/${game}/dragon`);
  await expectFigures(page, { 'spider.terror': 0 });
});

test('every tool is on the list, and answers by its bare link', async () => {
  await page.goto('/tools');
  const tools = toolGroups.flatMap((group) => group.tools.map(({ id }) => id));
  for (const tool of tools) await seen(page, `tool.${tool}`).waitFor();
  for (const tool of tools) {
    await page.goto(`/tools/${tool}`);
    await seen(page, 'result').waitFor();
  }
});

test.each([
  ['Vast', answers],
  ['Dungeon Lords', dungeonAnswers],
])('a tool of %s answers its link with the figures of the rules', async (_, rows) => {
  for (const [link, ...figures] of rows) {
    await page.goto(`/tools/${link}`);
    expect([link, ...(await headline())]).toEqual([link, ...figures]);
  }
});

test('a bad value is told at its field, and the rest still answers', async () => {
  await page.goto('/tools/vast-egg?blood=x&webs=2');
  await expectText(page, 'field.blood.error', 'x');
  expect(await headline()).toEqual([1, 2]);
  expect(await seen(page, 'field.webs.error').count()).toBe(0);
  await page.goto('/tools/vast-egg?blood=9');
  await expectText(page, 'field.blood.error', '9');
  await tap(page, 'field.blood.plus');
  await seen(page, 'field.blood.error').waitFor({ state: 'detached' });
  expect(await headline()).toEqual([2, 3]);
});

test('a bad value of a dungeon is told at its field as well', async () => {
  for (const [link, field, said, ...figures] of mistakes) {
    await page.goto(`/tools/${link}`);
    await expectText(page, `field.${field}.error`, said);
    expect(await page.locator('[data-testid^="field."][data-testid$=".error"]').count()).toBe(1);
    expect([link, ...(await headline())]).toEqual([link, ...figures]);
  }
});

test('a link sets a table of three dungeon lords up, to the values printed on the board', async () => {
  const { phrases, names } = lords;
  await page.goto(
    '/new/dungeon-lords?players=3&starter=player2&year=2&player1Color=green' +
      '&paladinSpace=9&evilMaximum=12&mapColumns=4&mapRows=3&impsEither=1',
  );
  const value = (testID: string) => seen(page, testID).inputValue();
  expect(await value('setup.players')).toBe('3');
  expect(await value('setup.year')).toBe('2');
  await expectChecked(page, 'setup.starter.player2');
  await expectChecked(page, 'setup.player1Color.green');
  // Whoever had it before has another one now.
  await expectChecked(page, 'setup.player3Color.green', false);
  expect(await seen(page, 'name.player4').count()).toBe(0);
  await seen(page, 'peculiar.fewPlayers').waitFor();
  await seen(page, 'peculiar.yearTwoStart').waitFor();
  expect(await seen(page, 'peculiar.paladinUnknown').count()).toBe(0);
  await tap(page, 'setup.details');
  expect(await value('setup.paladinSpace')).toBe('9');
  expect(await value('setup.evilMaximum')).toBe('12');
  await expectChecked(page, 'setup.impsEither');
  await tap(page, 'start', 'sheet.board');
  await expectText(page, 'board.calendar', names.player2);
  await expectText(page, 'board.orderBoard.imps', names.imps3Either);
  await expectText(page, 'whereWeAre', filled(phrases.calendar, { year: 2, season: names.winter }));
  await tap(page, 'sheet.player3');
  await expectFigures(page, { 'player3.evil': 5 });
  expect(await seen(page, 'player3.evil').getAttribute('aria-valuemax')).toBe('12');
  await seen(page, 'player3.dungeon.D3').waitFor();
  expect(await seen(page, 'player3.dungeon.E1').count()).toBe(0);
  expect(await seen(page, 'sheet.player4').count()).toBe(0);
});

test('a link that leads nowhere says so and leads on', async () => {
  const ways: Readonly<Record<string, string>> = {
    '/play/none': 'newGame',
    '/new/none': 'newGame',
    '/no/such/page': 'newGame',
    '/tools/none': 'tool.vast-egg',
  };
  for (const [link, next] of Object.entries(ways)) {
    await page.goto(link);
    await seen(page, 'notFound').getByRole('button').tap();
    await seen(page, next).waitFor();
  }
});

test('changing a field changes the address, and the address alone tells the answer', async () => {
  await page.goto('/tools/vast-egg');
  await tap(page, 'field.blood.plus', 'field.blood.plus');
  await expectQuery({ blood: '2' });
  await seen(page, 'field.webs').fill('3');
  await expectQuery({ blood: '2', webs: '3' });
  expect(await headline()).toEqual([3, 4]);
  await page.reload();
  expect(await headline()).toEqual([3, 4]);

  await page.goto('/tools/vast-move-cost?who=paladin&webs=1');
  await tap(page, 'field.who.skeleton', 'field.lamp');
  await expectQuery({ who: 'skeleton', webs: '1', lamp: '1' });
  expect(await headline()).toEqual([3]);
});

test('the bar of a screen leads back too, and says so in the current language', async () => {
  await page.goto('/tools');
  await tap(page, 'tool.vast-egg');
  await page.waitForURL('/tools/vast-egg');
  await page.getByRole('button', { name: ui.common.back }).tap();
  await page.waitForURL('/tools');
  // A link from outside has a way back as well.
  await page.goto('/new/vast-mysterious-manor');
  await tap(page, 'goBack');
  await seen(page, 'newGame').waitFor();
});

test('the back button of the browser leads back, screen by screen', async () => {
  await page.goto('/');
  await tap(page, 'newGame', 'choose.vast-mysterious-manor');
  await seen(page, 'start').waitFor();
  await page.goBack();
  await page.waitForURL('/new');
  await page.goBack();
  await page.waitForURL('/');
  await page.goForward();
  await page.waitForURL('/new');
  await tap(page, 'choose.vast-mysterious-manor', 'start');
  await page.waitForURL('/play/*/table');
  const game = gameIn(page);
  // The set-up is over and does not come back.
  await page.goBack();
  await page.waitForURL('/new');
  await page.goBack();
  await page.waitForURL('/');
  await tap(page, 'continue');
  await page.waitForURL(`/play/${game}/table`);
});
