import fc from 'fast-check';

import type { GameTexts } from '../../locales/shape';
import { makeGame } from '../../rules/engine/game';
import { initialState } from '../../rules/engine/start';
import { setupsOf } from '../rules/everySetup';
import { valuesOf } from '../rules/fieldValues';
import { allActions } from '../rules/atHand';
import { eventOf, stirred, stirring, whims } from '../rules/randomPlay';
import { hear, listen, nothingSaid, type Said } from './listening';
import { lastPart, missingIn } from './missing';
import { games, englishTexts as english, japaneseTexts as japanese } from '../support/everyGame';

const languages: readonly Readonly<Record<string, GameTexts>>[] = [japanese, english];

const finishStep = 'finishStep' as const;
const follow = 'follow' as const;

describe.each(games.map((game) => [game.id, game] as const))('in any play of %s', (id, game) => {
  const heard = nothingSaid();
  const check = (said: Said) => {
    for (const texts of languages) expect(missingIn(texts[id]!, said)).toEqual([]);
    for (const kind of Object.keys(said) as (keyof Said)[]) {
      for (const [key, value] of said[kind]) heard[kind].set(key, value as never);
    }
  };

  test('all that is said at its start has its text in both languages', () => {
    for (const values of setupsOf(game)) {
      const said = nothingSaid();
      const table = makeGame(game, { values, names: {} });
      listen(table, initialState(table), said);
      check(said);
    }
  });

  const anyGame = valuesOf(game.setupFields).map((values) => makeGame(game, { values, names: {} }));

  test('all that is said along the turn guide has its text in both languages', () => {
    const dutiful = whims(300).map((wishes) =>
      wishes.map((wish) => ({ ...wish, kind: wish.pick % 12 === 0 ? finishStep : follow })),
    );
    fc.assert(
      fc.property(anyGame, stirring, dutiful, (table, numbers, wishes) => {
        const said = nothingSaid();
        let state = initialState(table);
        for (const event of stirred(table, numbers)) state = hear(table, state, event, said);
        for (const wish of wishes) {
          if (wish.kind === finishStep) listen(table, state, said);
          const event = eventOf(table, state, wish);
          if (event !== undefined) state = hear(table, state, event, said);
        }
        check(said);
      }),
      { numRuns: 80 },
    );
  });

  test('all that is said has its text in both languages', () => {
    fc.assert(
      fc.property(anyGame, stirring, whims(60), (table, numbers, wishes) => {
        const said = nothingSaid();
        let state = initialState(table);
        for (const event of stirred(table, numbers)) state = hear(table, state, event, said);
        for (const wish of wishes) {
          listen(table, state, said);
          const event = eventOf(table, state, wish);
          if (event !== undefined) state = hear(table, state, event, said);
        }
        check(said);
      }),
      { numRuns: 200 },
    );
  });

  test('and most of what can be said was said, so the tests above heard enough', () => {
    const texts = languages[0]![id]!;
    const share = (spoken: Iterable<string>, known: object) =>
      (new Set(spoken).size + 1) / (Object.keys(known).length + 1);
    const idsOf = (phrases: ReadonlyMap<string, { id: string }>) =>
      [...phrases.values()].map((phrase) => phrase.id);
    const notices = idsOf(heard.notices).filter((notice) => !notice.startsWith('victory.'));
    expect(share(notices, texts.notices)).toBeGreaterThan(0.6);
    const codes = [...heard.refusals.values()].map(({ code }) => code);
    expect(share(codes, texts.refusals)).toBeGreaterThan(0.6);
    expect(share(idsOf(heard.inputs).map(lastPart), texts.inputs)).toBeGreaterThan(0.6);
    expect(share(idsOf(heard.effects), texts.actions)).toBeGreaterThan(0.6);
    expect(new Set(idsOf(heard.goals))).toEqual(new Set(Object.keys(texts.victories)));
    expect(share(idsOf(heard.phrases), texts.phrases)).toBeGreaterThan(0.6);
    // Whoever may sit at some table, not only at the one that is offered first.
    const tables = setupsOf(game).map((values) => makeGame(game, { values, names: {} }));
    const answering = tables.flatMap((table) => [
      ...allActions(table).flatMap(({ action }) => action.answer?.tool ?? []),
      ...table.seats.flatMap(({ sums = [] }) => sums.map(({ tool }) => tool)),
    ]);
    const answered = [...heard.answers.values()].map(({ tool }) => tool);
    expect(new Set(answered)).toEqual(new Set(answering));
  });
});
