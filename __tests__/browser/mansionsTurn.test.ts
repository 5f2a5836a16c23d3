import type { Page } from 'playwright-core';

import { mansionsOfMadness as mansions } from '../../locales/ja/games/mansions-of-madness';
import {
  eventually,
  expectChecked,
  expectDisabled,
  expectFigures,
  expectText,
  figure,
  filled,
  seen,
  tap,
} from './support/hands';
import { openPhone } from './support/phone';
import {
  dismissNotices,
  expectNotices,
  expectTurn,
  historyOn,
  openSheet,
  setTo,
  startGame,
} from './support/play';

let page: Page;

beforeAll(async () => {
  ({ page } = await openPhone());
});

const link = '/new/mansions-of-madness?players=3';
const { notices, steps, tools } = mansions;
const { answers } = tools['mansions-test'];
const who = 'investigator1';

/** Writes into a text of the sheet. */
const write = async (at: string, text: string): Promise<void> => {
  await tap(page, at);
  await finishWriting(at, text);
};

/** The same where it opened by itself. */
const finishWriting = async (at: string, text: string): Promise<void> => {
  await seen(page, 'writing').fill(text);
  await tap(page, 'saveWriting');
  await expectText(page, at, text);
};

const set = (at: string, to: number): Promise<void> => setTo(page, at, to);

/** A table with a monster in the study, and the first investigator on the way there. */
const meetZombie = async (): Promise<void> => {
  await startGame(page, link, 'keeper');
  await tap(page, 'keeper.monsters.add');
  await finishWriting('keeper.monster1.name', 'ゾンビ');
  await write('keeper.monster1.room', '書斎');
  // Its numbers come with the name from the second time on; setting them is no change then.
  for (const [id, to] of Object.entries({ awareness: 1, horrorRating: -1, damage: 2 })) {
    if ((await figure(page, `keeper.monster1.${id}`)) !== to)
      await set(`keeper.monster1.${id}`, to);
  }
  await openSheet(page, who);
  await set(`${who}.dexterity`, 4);
  await set(`${who}.willpower`, 6);
  await expectTurn(page, steps.turnStart.title);
  await tap(page, 'next', `${who}.enterRoom`, 'input.room.suggestion1', 'apply');
  await expectText(
    page,
    'notice',
    filled(notices.monsterMet.title, { who: mansions.names[who], monster: 'ゾンビ' }),
  );
};

const openTest = async (kind: string): Promise<void> => {
  await tap(page, `${who}.test`, `input.kind.${kind}`);
};

test('horror: from the notice to the lost sanity, in one tap and one undo', async () => {
  await meetZombie();
  // The notice opens the test that is due, with the monster's number in it.
  await tap(page, 'notice.act');
  // Willpower 6 and the rating −1 of the monster in the room.
  await expectText(page, 'result', '50%');
  await expectDisabled(page, 'apply');
  await tap(page, 'input.roll.face6');
  await expectText(page, 'result', answers.failure);
  await tap(page, 'apply');
  await expectFigures(page, { [`${who}.sanity`]: 7 });
  // Not twice against the same monster in a turn.
  await openTest('horror');
  await expectText(page, 'result', answers.noSecondHorror);
  await expectDisabled(page, 'apply');
  await tap(page, 'sheet.close', 'undo');
  await expectFigures(page, { [`${who}.sanity`]: 8 });
  await openTest('horror');
  await expectText(page, 'result', '50%');
  await tap(page, 'sheet.close');
});

test('evade: the damage is the keeper’s choice, and a stunned monster needs no test', async () => {
  await meetZombie();
  await openTest('evade');
  // Dexterity 4 and awareness +1.
  await expectText(page, 'result', filled(answers.target, { target: 5 }));
  await tap(page, 'input.roll.face6', 'apply');
  await expectFigures(page, { [`${who}.health`]: 6 });
  await tap(page, 'undo');
  await expectFigures(page, { [`${who}.health`]: 8 });
  await openTest('evade');
  await tap(page, 'input.roll.face6', 'input.keeper.spare', 'apply');
  await expectFigures(page, { [`${who}.health`]: 8 });
  await tap(page, 'undo');
  // What was corrected for one test is not carried into another.
  await openTest('evade');
  await tap(page, 'input.attribute.plus', 'input.kind.horror');
  await expectText(page, 'result', '50%');
  await tap(page, 'sheet.close');
  await openSheet(page, 'keeper');
  await tap(page, 'keeper.monster1.stun.plus');
  await openSheet(page, who);
  await openTest('evade');
  await expectText(page, 'result', answers.noEvadeStunned);
  await tap(page, 'sheet.close');
});

test('fire: entering, failing, burning at the end of the turn', async () => {
  await startGame(page, link, who);
  await tap(page, 'next', `${who}.enterRoom`, 'input.fire', 'apply');
  await expectText(page, 'notice', notices.fireEntered.body);
  await openTest('fire');
  await tap(page, 'input.roll.face10', 'apply');
  await expectFigures(page, { [`${who}.sanity`]: 7 });
  await tap(page, 'next', 'next', 'next');
  await expectTurn(page, steps.turnEnd.title);
  await tap(page, 'next', `sheet.${who}`);
  await expectFigures(page, { [`${who}.health`]: 6 });
  await tap(page, 'undo', 'undo', 'undo', 'undo', 'undo');
  await expectFigures(page, { [`${who}.health`]: 8, [`${who}.sanity`]: 8 });
});

test('combat in the dark: skill point, curse, and what it does to the monster', async () => {
  await meetZombie();
  await tap(page, `${who}.dark`, `${who}.stun.plus`, `${who}.curse.plus`);
  await tap(page, 'next');
  // Stunned: no second step.
  await expectTurn(page, steps.action.title);
  await tap(page, `${who}.attack`);
  await expectText(page, 'result', filled(answers.target, { target: 1 }));
  await tap(page, 'input.skill');
  await expectText(page, 'result', filled(answers.target, { target: 6 }));
  await tap(page, 'input.roll.face3', 'input.reroll.curse', 'input.second.face6');
  await expectText(page, 'result', answers.success);
  await tap(page, 'input.damageDealt.plus', 'apply');
  await expectFigures(page, {
    [`${who}.skillPoints`]: 0,
    [`${who}.curse`]: 0,
    [`${who}.stun`]: 1,
  });
  await expectDisabled(page, `${who}.attack`);
  await openSheet(page, 'keeper');
  await expectFigures(page, { 'keeper.monster1.wounds': 2 });
  await tap(page, 'undo');
  await expectFigures(page, { 'keeper.monster1.wounds': 0 });
});

test('any attribute, rolled by the app', async () => {
  await startGame(page, link, who);
  await openTest('attribute');
  await tap(page, 'input.with.lore', 'input.modifier.minus');
  await expectText(page, 'result', filled(answers.target, { target: 4 }));
  await tap(page, 'roll', 'apply');
  await expectText(page, 'notice', mansions.names[who]);
  await openSheet(page, 'history');
  await eventually(async () => expect((await historyOn(page))[0]).toContain(mansions.names.lore));
});

test('a round: mythos once, puzzle to the end of the turn, trading, attack, death, a newcomer', async () => {
  await startGame(page, link, who);
  await openSheet(page, 'keeper');
  await tap(page, 'keeper.threat.plus', 'keeper.threat.plus', 'keeper.monsters.add', 'sheet.close');
  await openSheet(page, who);
  await tap(page, `${who}.playMythos`, 'input.threatCost.plus', 'apply');
  await tap(page, 'next');
  await expectDisabled(page, `${who}.playMythos`);
  await tap(page, `${who}.stun.plus`);
  await tap(page, `${who}.startPuzzle`, 'input.puzzle.rune', 'apply');
  await expectFigures(page, { [`${who}.puzzleActions`]: 5 });
  await expectDisabled(page, `${who}.rotatePiece`);
  await tap(page, `${who}.swapPiece`, `${who}.puzzleFailed`);
  await expectTurn(page, steps.turnEnd.title);
  await dismissNotices(page);
  await tap(page, 'next');
  await expectText(page, 'turn', mansions.names.investigator2);
  // On to the keeper.
  for (let step = 0; step < 5; step++) await tap(page, 'next');
  await expectTurn(page, steps.threatStep.title);
  await expectFigures(page, { 'keeper.threat': 1 });
  await tap(page, 'next', `${who}.dropStun`);
  await expectFigures(page, { [`${who}.stun`]: 0 });
  await tap(page, 'next', 'next');
  await tap(page, 'keeper.monster1.monsterAttack', `input.investigator.${who}`);
  await seen(page, 'input.damageTaken').fill('8');
  await tap(page, 'apply');
  await expectText(page, 'notice', filled(notices.died.title, { who: mansions.names[who] }));
  await tap(page, 'next', 'next', 'next');
  await expectTurn(page, steps.newcomer.title, 2);
  await tap(page, `${who}.newInvestigator`);
  await seen(page, 'input.newName').fill('ケイト');
  await tap(page, 'apply');
  await expectText(page, 'turn', 'ケイト');
  await expectFigures(page, { [`${who}.health`]: 8 });
  await tap(page, 'next');
  await expectText(page, 'turn', mansions.names.investigator2);
});

test('a room is dark and burns for everybody in it, and a monster that comes is met', async () => {
  await startGame(page, link, 'investigator2');
  await write('investigator2.room', '図書室');
  await openSheet(page, who);
  await write(`${who}.room`, '図書室');
  await tap(page, `${who}.dark`, `${who}.light`);
  await openSheet(page, 'investigator2');
  await expectChecked(page, 'investigator2.dark');
  await expectChecked(page, 'investigator2.light', false);
  // One light in the room serves both.
  await tap(page, 'investigator2.test', 'input.kind.combat');
  await expectText(page, 'sum', answers.lit);
  await tap(page, 'sheet.close');
  await openSheet(page, 'keeper');
  await tap(page, 'keeper.monsters.add', 'sheet.close', 'keeper.monster1.room');
  await tap(page, 'writing.suggestion1');
  await tap(page, 'saveWriting');
  await expectNotices(
    page,
    ...[mansions.names.investigator1, mansions.names.investigator2].map((name) =>
      filled(notices.monsterMet.title, { who: name, monster: `${mansions.names.monster} 1` }),
    ),
  );
  await openSheet(page, 'table');
  await expectText(page, `seat.${who}`, `図書室 · ${mansions.phrases.darkNow}`);
});

test('numbers entered once come back with the name, in the next game and after a restart', async () => {
  await page.goto(link);
  await seen(page, 'name.investigator1').fill('ジェニー');
  await tap(page, 'start');
  await page.waitForURL('/play/*/table');
  await openSheet(page, who);
  await set(`${who}.marksmanship`, 7);
  await set(`${who}.maxHealth`, 11);
  await expectFigures(page, { [`${who}.health`]: 11 });
  await page.waitForTimeout(300);
  await page.reload();
  await page.goto(`${link}&investigators=2`);
  await seen(page, 'name.investigator1').fill('');
  await tap(page, 'name.investigator2.suggestion1', 'start');
  await page.waitForURL('/play/*/table');
  await openSheet(page, 'investigator2');
  await expectFigures(page, {
    'investigator2.marksmanship': 7,
    'investigator2.maxHealth': 11,
    'investigator2.health': 11,
  });
  await openSheet(page, who);
  await expectFigures(page, { [`${who}.marksmanship`]: 5 });
});

test('names are shown as they were typed and never run', async () => {
  await startGame(page, link, 'keeper');
  await tap(page, 'keeper.monsters.add');
  const name = '<img src=x onerror=alert(1)> {{roll}} $t(ui:app.name)';
  await finishWriting('keeper.monster1.name', name);
  await tap(page, 'keeper.monster1.named', 'keeper.monster1.killByEffect');
  await expectNotices(page, `${name}は名前付き`, `${name}を倒した`);
  await expectChecked(page, 'keeper.monster1.named');
});
