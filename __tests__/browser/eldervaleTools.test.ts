import type { Page } from 'playwright-core';

import { wordsIn, type Language } from './support/eldervale';
import { eventually, expectChecked, expectText, filled, seen, tap } from './support/hands';
import { openPhone } from './support/phone';

describe.each<Language>(['ja', 'en'])('in %s', (language) => {
  const { game, ui } = wordsIn(language);
  const { names, tools } = game;
  const battle = tools['eldervale-battle'].answers;
  const dice = tools['eldervale-dice'].answers;
  const cost = tools['eldervale-cost'].answers;
  const setup = tools['eldervale-setup'].answers;
  const score = tools['eldervale-score'].answers;
  let page: Page;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ page, close } = await openPhone({ lang: language }));
  });
  afterAll(() => close());

  const open = async (link: string): Promise<void> => {
    await page.goto(`/tools/${link}`);
    await seen(page, 'result').waitFor();
  };
  const expectAnswer = async (...parts: readonly string[]): Promise<void> => {
    for (const part of parts) await expectText(page, 'result', part);
  };
  const byThumb = async (tool: string): Promise<void> => {
    await page.goto('/tools');
    await tap(page, `tool.${tool}`);
    await page.waitForURL(`/tools/${tool}**`);
  };
  const readings = (): Promise<string[]> =>
    page
      .getByRole('meter')
      .evaluateAll((meters) => meters.map((meter) => meter.getAttribute('aria-valuetext') ?? ''));
  const expectOdds = (...percents: readonly number[]): Promise<void> =>
    eventually(async () => {
      expect((await readings()).map(parseFloat)).toEqual(percents);
    });

  test('a battle answers its link: the winner and the die that decided, or nobody', async () => {
    await open('eldervale-battle?a=6,4&b=6,4,1');
    await expectAnswer(
      filled(battle.winner, { who: 'B' }),
      filled(battle.decided, { place: 3, die: 1, next: 0 }),
    );
    const lost = filled(ui.tools.hand.lost, { name: 'A', faces: '6 4' });
    expect(await seen(page, 'hand.0').getAttribute('aria-label')).toBe(
      filled(ui.tools.decided, { hand: lost, place: 3 }),
    );
    await open('eldervale-battle?a=5,5&b=5,5&c=5,4,4');
    await expectAnswer(battle.everyoneLoses, filled(battle.sameDice, { count: 2 }));
    expect(await seen(page, 'hand.2').count()).toBe(1);
  });

  test('dice still to be rolled: the odds of everybody, counted out', async () => {
    await open('eldervale-battle?counts=3,2');
    await expectOdds(65.9, 34.1, 0);
    await expectAnswer(filled(battle.favourite, { who: 'A', percent: 65.9 }));
    await open('eldervale-battle?counts=2,1&monsterCount=3');
    await expectOdds(31.1, 9.5, 59.5, 0);
    await expectAnswer(filled(battle.favourite, { who: names.monster, percent: 59.5 }));
    // Those who have rolled wait for the others.
    await open('eldervale-battle?a=6&counts=1,1');
    await expectOdds(83.3, 0, 16.7);
  });

  test('the battle by thumb: counts, dice, a slip taken back, rolled by the app, kept in its address', async () => {
    await byThumb('eldervale-battle');
    await expectAnswer(battle.needTwo);
    await seen(page, 'field.counts').fill('1 1');
    await expectOdds(41.7, 41.7, 16.7);
    await tap(page, 'field.a.face6', 'field.b.face6');
    await expectAnswer(battle.everyoneLoses);
    await tap(page, 'field.b.die1', 'field.b.face2');
    await expectAnswer(
      filled(battle.winner, { who: 'A' }),
      filled(battle.decided, { place: 1, die: 6, next: 2 }),
    );
    await eventually(() => expect(new URL(page.url()).searchParams.get('b')).toBe('2'));
    await page.reload();
    await expectAnswer(filled(battle.winner, { who: 'A' }));
    // The same number of dice, whatever falls.
    await tap(page, 'rollAll');
    await eventually(async () => {
      const fallen = page.locator('[data-testid^="field."][data-testid$=".die1"]');
      expect(await fallen.count()).toBe(2);
      expect(await seen(page, 'hand.1').count()).toBe(1);
    });
  });

  test('the number of dice, and the swords that would be wasted', async () => {
    await open('eldervale-dice?units=4&dwellings=2&swords=3');
    await expectAnswer(filled(dice.dice, { dice: 6 }), filled(dice.wasted, { wasted: 3 }));
    await expectText(page, 'sum', dice.capPart);
    await byThumb('eldervale-dice');
    await tap(page, 'field.swords.plus', 'field.dwellings.plus', 'field.effects.minus');
    await expectAnswer(filled(dice.dice, { dice: 3 }), filled(dice.room, { room: 3 }));
    await eventually(() => expect(new URL(page.url()).searchParams.get('effects')).toBe('-1'));
  });

  test('the tiles of a table, in plain digits', async () => {
    await open('eldervale-setup?players=4');
    const said = await seen(page, 'result').innerText();
    const wanted = [6, 18, 8, 6, 10];
    // In this order; other figures, as of exceptions, may stand between them.
    const found = (said.match(/\d+/g) ?? []).map(Number);
    let from = 0;
    for (const figure of wanted) {
      from = found.indexOf(figure, from) + 1;
      expect([said, figure, from > 0]).toEqual([said, figure, true]);
    }
    await expectAnswer(filled(setup.onMap, { onMap: 14 }));
    await byThumb('eldervale-setup');
    await tap(page, 'field.players.minus', 'field.oracle');
    await expectChecked(page, 'field.oracle');
    await expectAnswer(
      filled(setup.elements, { elements: 5, realms: 15 }),
      filled(setup.initial, { initial: 6 }),
      filled(setup.stack, { stack: 9 }),
    );
  });

  test('a final score from its parts; the lowest cards do not count', async () => {
    await open('eldervale-score?vp=20&orbs=1&markers=3,2&dwellings=3,3&cards=3,3,2,2,2,1,1');
    await expectAnswer(
      filled(score.total, { total: 45 }),
      filled(score.cap, { cap: 6, cards: 7 }),
      filled(score.cardsLeftOut, { left: 1 }),
    );
    await byThumb('eldervale-score');
    await seen(page, 'field.vp').fill('12');
    await seen(page, 'field.dwellings').fill('4');
    await seen(page, 'field.cards').fill('4 1 3 2');
    await tap(page, 'field.vault.plus', 'field.prophecy.plus');
    await expectAnswer(filled(score.total, { total: 27 }));
    await page.reload();
    await expectAnswer(filled(score.total, { total: 27 }));
  });

  test('a cost, paid part by part, with gold for what is missing', async () => {
    await open('eldervale-cost?cost=gem,gem,scroll&haveGem=1&haveScroll=0&haveGold=2');
    const { gem, gold, scroll } = names;
    const instead = (part: string) =>
      filled(cost.paysInstead, { part, good: gold, count: 1, left: 0 });
    await expectAnswer(
      filled(cost.payable, { count: 3 }),
      filled(cost.pays, { good: gem, count: 1, left: 0 }),
      instead(gem),
      instead(scroll),
    );
    await tap(page, 'field.haveGold.minus');
    await expectAnswer(
      filled(cost.missing, { missing: 1 }),
      filled(cost.lacks, { part: scroll, count: 1 }),
    );
    await byThumb('eldervale-cost');
    await tap(page, 'field.cost.chosen2', 'field.cost.chosen1');
    await expectAnswer(cost.free);
    await tap(page, 'field.cost.sword', 'field.cost.sword');
    await expectAnswer(filled(cost.pays, { good: names.sword, count: 1, left: 0 }));
  });

  // A link with a bad value: the field that says so, what it says, and the answer of the rest.
  const mistakes = [
    ['eldervale-battle?a=6,9&b=5,4&c=5,3', 'a', '9', filled(battle.winner, { who: 'B' })],
    [
      'eldervale-battle?counts=2,1&monsterCount=99',
      'monsterCount',
      '99',
      filled(battle.favourite, { who: 'A', percent: 74.5 }),
    ],
    ['eldervale-dice?units=x&swords=1', 'units', 'x', filled(dice.dice, { dice: 3 })],
    ['eldervale-setup?players=9', 'players', '9', filled(setup.ruins, { ruins: 6 })],
    [
      'eldervale-score?vp=20&orbs=1&markers=3,99',
      'markers',
      '99',
      filled(score.total, { total: 21 }),
    ],
    ['eldervale-cost?cost=gem,ruby&haveGem=2', 'cost', 'ruby', filled(cost.payable, { count: 2 })],
    ['eldervale-cost?cost=gem&haveGold=x', 'haveGold', 'x', filled(cost.payable, { count: 1 })],
  ] as const;

  test('a bad value is told at its field, and the rest still answers', async () => {
    for (const [link, field, said, answer] of mistakes) {
      await open(link);
      await expectText(page, `field.${field}.error`, said);
      expect(await page.locator('[data-testid^="field."][data-testid$=".error"]').count()).toBe(1);
      await expectAnswer(answer);
    }
    await tap(page, 'field.haveGold.plus');
    await seen(page, 'field.haveGold.error').waitFor({ state: 'detached' });
  });
});
