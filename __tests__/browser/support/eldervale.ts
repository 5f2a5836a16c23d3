import type { Page } from 'playwright-core';

import { dwellingsOfEldervale as english } from '../../../locales/en/games/dwellings-of-eldervale';
import { ui as englishUi } from '../../../locales/en/ui';
import { dwellingsOfEldervale as japanese } from '../../../locales/ja/games/dwellings-of-eldervale';
import { ui as japaneseUi } from '../../../locales/ja/ui';
import { seen, tap } from './hands';
import { gameIn, openSheet } from './play';

export type Language = 'ja' | 'en';

/** The texts of the game and of the app in a language. */
export const wordsIn = (language: Language) =>
  language === 'ja'
    ? { game: japanese, ui: japaneseUi }
    : { game: english as typeof japanese, ui: englishUi as typeof japaneseUi };

/** A table of three, told to the last field: nothing of the game before is left in it. */
export const eldervaleLinkWith = (first: string, second: string, third: string): string =>
  '/new/dwellings-of-eldervale?players=3&starter=player1&extraElements=light,dark' +
  `&player1Element=${first}&player2Element=${second}&player3Element=${third}` +
  '&options=mercenaries,tactics&newMarkerSpace=2&ruinPoints=0';

export const eldervaleLink = eldervaleLinkWith('fire', 'water', 'earth');

export const players = ['player1', 'player2', 'player3'] as const;
type Player = (typeof players)[number];

/** What they are called, in the signs of either language. */
export const names: Readonly<Record<Player, string>> = {
  player1: 'あき',
  player2: 'Ben',
  player3: 'ちか Chika',
};

export const enterNames = async (page: Page): Promise<void> => {
  for (const player of players) await seen(page, `name.${player}`).fill(names[player]);
};

/** Starts the table and goes to a sheet; tells the game's id. */
export const startEldervale = async (
  page: Page,
  sheet: string,
  link = eldervaleLink,
): Promise<string> => {
  await page.goto(link);
  await enterNames(page);
  await tap(page, 'start');
  await page.waitForURL('/play/*/table');
  await openSheet(page, sheet);
  return gameIn(page);
};

/** A turn of somebody who only regroups. */
export const regroup = async (page: Page, player: string): Promise<void> => {
  await openSheet(page, player);
  await tap(page, `${player}.regroupAtOnce`, 'next');
};

export const everybodyRegroups = async (page: Page): Promise<void> => {
  for (const player of players) await regroup(page, player);
};

/** A unit onto a kind of realm. */
export const place = (page: Page, player: string, realm: string): Promise<void> =>
  tap(page, `${player}.placeUnit`, `input.realm.${realm}`, 'apply');

export const monsterName = 'Fenrir フェンリル';

/** A realm of light with a lair comes out of the Dungeon. */
export const revealLair = async (page: Page, player: string): Promise<void> => {
  await tap(page, `${player}.revealRealm`, 'input.tile.light', 'input.lair');
  await seen(page, 'input.monsterName').fill(monsterName);
  await tap(page, 'apply');
};

/**
 * After peace: the first player reveals a monster, the second places a unit beside it, and the form
 * of the battle is open.
 */
export const comeToBlows = async (page: Page): Promise<void> => {
  await openSheet(page, 'player1');
  await place(page, 'player1', 'dungeon');
  await revealLair(page, 'player1');
  // The charge, the battle, the end of the turn, and on to the next player.
  await tap(page, 'next', 'next', 'next', 'next');
  await openSheet(page, 'player2');
  await place(page, 'player2', 'elementalRealm');
  await tap(page, 'next', 'next', 'board.battle');
};

/** The first player and the monster join in: two dice, two dice, and three of the monster. */
export const chooseSides = async (page: Page): Promise<void> => {
  await tap(page, 'input.fighters.player1', 'input.monster.board.monster1');
  await tap(page, 'input.player1.swordsPaid.plus', 'input.player2.effects.plus');
};

/** Dice tapped in one by one. */
export const enterDice = async (
  page: Page,
  dice: Readonly<Record<string, readonly number[]>>,
): Promise<void> => {
  for (const [side, faces] of Object.entries(dice)) {
    for (const face of faces) await tap(page, `input.${side}.faces.face${face}`);
  }
};

/** The last roof of the first player, and the turns everybody has left. */
export const playToTheEnd = async (page: Page): Promise<void> => {
  for (let roof = 0; roof < 6; roof++) await tap(page, 'player1.fireDwellings.plus');
  for (const player of [...players, 'player1']) await regroup(page, player);
};

/** Opens a folded section of the sheet by its title. */
export const unfold = async (page: Page, title: string): Promise<void> => {
  const name = new RegExp(`^${title}`);
  await page.getByRole('button', { name, expanded: false }).filter({ visible: true }).tap();
};
