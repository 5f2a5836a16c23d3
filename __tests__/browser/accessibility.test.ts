import type { Page } from 'playwright-core';

import { expectText, seen, tap, untilKept } from './support/hands';
import { allRoles, manorLink, startManor } from './support/manor';
import { openPhone } from './support/phone';
import { openSheet, startGame } from './support/play';
import { expectPressed } from './support/rules';
import { describeAccess, unfoldAll, visitOn, type Screen } from './support/screens';

let page: Page;
let game: string;
let caverns: string;
let dungeon: string;
let mansion: string;

beforeAll(async () => {
  ({ page } = await openPhone());
  game = await startManor(page, allRoles, 'spider');
  await tap(page, 'spider.layEgg', 'spider.addCounter', 'saveCounter');
  caverns = await startGame(page, `${cavernsLink}?everyTurn=0`, 'ghoul');
  await tap(page, 'ghoul.drawTerror', 'ghoul.nameCard', 'input.card.hunt', 'apply');
  dungeon = await startGame(page, `${lordsLink}?paladinSpace=10&${evenLords}`, 'board');
  for (const player of ['player1', 'player2', 'player3', 'player4']) {
    await tap(page, `${player}.chooseInaccessible`);
    await tap(page, 'input.drawn.monster', 'input.drawn.room', 'input.drawn.food');
    await tap(page, 'input.keptBack.monster', 'input.keptBack.room', 'apply');
  }
  await tap(page, 'next');
  // All four dig first, so that one minion is left on its card.
  for (const player of ['player1', 'player2', 'player3', 'player4']) {
    await tap(page, `${player}.chooseOrders`, 'curtain.open');
    await tap(page, 'input.orders.tunnels', 'input.orders.food', 'input.orders.gold', 'apply');
  }
  await openSheet(page, 'player1');
  // A map with every kind of tile.
  for (let tunnel = 0; tunnel < 2; tunnel++) await tap(page, 'player1.tunnels.plus');
  await tap(page, 'player1.rooms.plus', 'player1.dungeon.B2', 'player1.placeTunnel');
  await tap(page, 'player1.dungeon.C3', 'player1.placeRoom');
  await tap(page, 'player1.dungeon.C1', 'player1.markConquered', 'player1.monsters.plus');
  mansion = await startGame(page, `${mansionsLink}?players=3`, 'keeper');
  await tap(page, 'keeper.monsters.add', 'sheet.close', 'keeper.monster1.room');
  await seen(page, 'writing').fill('ゲスト用の寝室');
  await tap(page, 'saveWriting', 'keeper.monster1.stun.plus', 'keeper.monster1.awareness.minus');
  await openSheet(page, 'investigator1');
  await tap(page, 'investigator1.items.add', 'sheet.close', 'investigator1.spells.add');
  await tap(page, 'sheet.close', 'investigator1.dark');
  await tap(page, 'next');
  await untilKept(page);
});

const cavernsLink = '/new/vast-crystal-caverns';
const lordsLink = '/new/dungeon-lords';
const mansionsLink = '/new/mansions-of-madness';
const evenLords = 'scope=wholeTable&players=4&starter=player1&year=1&mapColumns=5&mapRows=4';

const unfold = (): Promise<void> => unfoldAll(page);
const visit = (link: string, landmark: string): Screen => visitOn(page, link, landmark);

/** Shows or hides readings and the other language of a rule. */
const setChip = async (testID: string, on: boolean): Promise<void> => {
  const chip = seen(page, testID);
  if ((await chip.getAttribute('aria-pressed')) !== String(on)) await chip.tap();
  await expectPressed(page, testID, on);
};

/** A rule in both languages, which brings readings with it in either. */
const entry = (id: string, readings: boolean): Screen => ({
  name: `${id}${readings ? ' with readings' : ''}`,
  open: async () => {
    await page.goto(`/rules/${id}`);
    await setChip('otherLanguage', true);
    await setChip('readings', readings);
    await seen(page, 'entry.ja').waitFor();
    await untilKept(page);
  },
});

const sheet = (id: string): Screen => ({ name: id, open: () => openSheet(page, id) });

/** Every main screen, with what is folded on it opened. */
const screens = (): readonly Screen[] => [
  visit('/', 'continue'),
  visit('/new', 'choose.vast-mysterious-manor'),
  {
    name: manorLink,
    open: async () => {
      await page.goto(`${manorLink}?roles=dragon`);
      await tap(page, 'setup.names', 'setup.details');
    },
  },
  {
    name: cavernsLink,
    open: async () => {
      await page.goto(`${cavernsLink}?ghoul=vile&roles=thief`);
      await tap(page, 'setup.details');
    },
  },
  {
    name: lordsLink,
    open: async () => {
      await page.goto(`${lordsLink}?players=3&year=2&evilMaximum=x`);
      await seen(page, 'setup.evilMaximum.error').waitFor();
      await seen(page, 'name.player1').fill('あきのかみダンジョン卿');
    },
  },
  {
    name: mansionsLink,
    open: async () => {
      await page.goto(`${mansionsLink}?players=5&clues=x`);
      await seen(page, 'setup.clues.error').waitFor();
    },
  },
  visit('/tools', 'tool.vast-egg'),
  visit('/tools/mansions-test?kind=combat&dark=1&stunned=1&luck=3&roll=4&reroll=own', 'sum'),
  visit('/tools/mansions-test?kind=horror&attribute=x&dark=1', 'field.attribute.error'),
  visit('/tools/mansions-puzzle?points=1&replace=9', 'result'),
  visit('/tools/mansions-turn?dark=1&stunned=1&plan=move,run,hidingPlace', 'result'),
  visit('/tools/dungeon-lords-order?order=tunnels&space=3&imps=5', 'result'),
  visit('/tools/dungeon-lords-paladin?evil=9,x&holder=1', 'field.evil.error'),
  visit('/tools/ghoul-dice?dice=1,2,4', 'result'),
  visit('/tools/vast-skeleton-attack?spaces=x', 'field.spaces.error'),
  visit('/settings', 'language.ja'),
  {
    name: '/rules',
    open: async () => {
      await page.goto('/rules?game=vast-mysterious-manor');
      await seen(page, 'role.spider').waitFor();
      await page.locator('[data-testid^="chapter."]').filter({ visible: true }).first().tap();
      await page.locator('[data-testid^="entry."]').filter({ visible: true }).first().waitFor();
    },
  },
  visit('/rules?game=all', 'book.dungeon-lords'),
  visit('/rules?q=stun+horror&game=all', 'hit'),
  visit('/rules?q=移動&game=vast-mysterious-manor', 'hit'),
  visit('/rules?q=squire&game=vast-mysterious-manor', 'otherEdition'),
  visit('/rules?q=xyzzy&game=vast-mysterious-manor', 'nearTerm'),
  visit('/rules/dungeon-lords/none', 'notFound'),
  // Four columns, seven columns, and one that leads to the table and to a tool.
  entry('vast-mysterious-manor/spider-forms', false),
  entry('dwellings-of-eldervale/setup-by-players', false),
  entry('vast-mysterious-manor/spider-blood', true),
  entry('vast-mysterious-manor/spider-egg-defense', true),
  {
    name: 'a note on a rule',
    open: async () => {
      await tap(page, 'editNote');
      await page.getByRole('dialog').waitFor();
      await seen(page, 'noteText').fill('卵の上に卵は置かない。');
      // Whoever wrote it before can remove it.
      await tap(page, 'noteKind.ruling', 'saveNote');
      await seen(page, 'ownNote').waitFor();
      await tap(page, 'editNote');
      await page.getByRole('dialog').waitFor();
    },
  },
  visit(`/play/${game}/table`, 'checklist'),
  {
    name: 'paladin',
    open: async () => {
      await openSheet(page, 'paladin');
      // A gain and a loss, so that notices stand above the footer.
      await tap(page, 'paladin.experience.plus', 'paladin.experience.minus', 'steps');
      await seen(page, 'notice').first().waitFor();
    },
  },
  {
    name: 'the exact entry',
    open: async () => {
      await tap(page, 'paladin.experience');
      // While it fades in it is not a dialog yet.
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'skeletons',
    open: async () => {
      await tap(page, 'sheet.close');
      await openSheet(page, 'skeletons');
    },
  },
  sheet('spider'),
  sheet('manor'),
  sheet('enchanter'),
  sheet('history'),
  visit(`/play/${caverns}/ghoul`, 'ghoul.rage'),
  {
    name: 'the dice of the Ghoul',
    open: async () => {
      await tap(page, 'ghoul.rollDice', 'input.dice.face5', 'input.dice.face1');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the Knight',
    open: async () => {
      await tap(page, 'sheet.close');
      await openSheet(page, 'knight');
    },
  },
  {
    name: 'the Central Board while orders are chosen',
    open: async () => {
      await page.goto(`/play/${dungeon}/board`);
      await seen(page, 'board.orderBoard').waitFor();
      await unfold();
    },
  },
  {
    name: 'the curtain',
    open: async () => {
      await tap(page, 'player2.chooseOrders');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the orders in their places',
    open: async () => {
      await tap(page, 'curtain.open', 'input.orders.gold', 'input.orders.imps');
      await tap(page, 'input.orders.food');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the orders revealed',
    open: async () => {
      await tap(page, 'sheet.close', 'board.reveal');
      // The fourth minion found no space.
      await expectText(page, 'board.orderBoard.tunnels', /(プレイヤー|Player )4/);
    },
  },
  {
    name: 'a dungeon lord',
    open: async () => {
      await tap(page, 'undo');
      await openSheet(page, 'player1');
      await unfold();
    },
  },
  {
    name: 'a space of the map',
    open: async () => {
      await tap(page, 'player1.dungeon.D1');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the combat',
    open: async () => {
      await tap(page, 'sheet.close');
      await openSheet(page, 'combat');
    },
  },
  entry('mansions-of-madness/test-matrix', true),
  entry('mansions-of-madness/status-matrix', false),
  {
    name: 'an investigator',
    open: async () => {
      await page.goto(`/play/${mansion}/investigator1`);
      await seen(page, 'investigator1.health').waitFor();
      await unfold();
    },
  },
  {
    name: 'another room',
    open: async () => {
      await tap(page, 'investigator1.enterRoom');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a horror test, rolled and rolled again',
    open: async () => {
      await tap(page, 'sheet.close', 'investigator1.test', 'input.kind.horror');
      await tap(page, 'input.monster.keeper.monster1', 'input.roll.face9', 'input.reroll.own');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a text to write',
    open: async () => {
      await tap(page, 'sheet.close', 'investigator1.room');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a puzzle',
    open: async () => {
      await tap(page, 'sheet.close', 'investigator1.startPuzzle', 'apply');
      await seen(page, 'investigator1.puzzleActions').waitFor();
    },
  },
  {
    name: 'the keeper and a monster',
    open: async () => {
      await tap(page, 'undo');
      await openSheet(page, 'keeper');
      await unfold();
    },
  },
];

describeAccess(() => page, screens);
