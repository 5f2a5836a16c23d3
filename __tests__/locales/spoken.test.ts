import fc from 'fast-check';

import { games as english } from '../../locales/en/games';
import { games as japanese } from '../../locales/ja/games';
import type { GameTexts } from '../../locales/shape';
import type { Notice, Phrase, Refusal } from '../../rules/engine/definition';
import type { GameEvent } from '../../rules/engine/events';
import { startValues, type Field } from '../../rules/engine/fields';
import { makeGame, type Game } from '../../rules/engine/game';
import { reduce } from '../../rules/engine/reduce';
import { viewOf, initialState, type GameState } from '../../rules/engine/state';
import { games } from '../../rules/games';
import { valuesOf } from '../rules/fieldValues';
import { eventOf, offeredActions, stirred, stirring, whims } from '../rules/randomPlay';
import { gapsIn } from './everyText';

const languages: readonly Readonly<Record<string, GameTexts>>[] = [japanese, english];

type Params = Phrase['params'];

/** What was said in a play, by what it was, so that each is looked up once. */
type Said = {
  notices: Map<string, Notice>;
  refusals: Map<string, Refusal>;
  phrases: Map<string, Phrase>;
  inputs: Map<string, Field>;
};

const nothingSaid = (): Said => ({
  notices: new Map(),
  refusals: new Map(),
  phrases: new Map(),
  inputs: new Map(),
});

/** Everything a player could read in this state: beside things, on buttons, in forms. */
function listen(game: Game, state: GameState, said: Said): void {
  const view = viewOf(game, state);
  for (const { fields, action } of offeredActions(game, state)) {
    for (const field of fields) said.inputs.set(JSON.stringify(field), field);
    const refusal = action.refusal?.(view, startValues(fields));
    if (refusal !== undefined) said.refusals.set(JSON.stringify(refusal), refusal);
  }
  for (const seat of game.seats) {
    const phrases = [
      ...(seat.orders ?? []).flatMap((order) =>
        order.items.flatMap((item) => order.status?.(view, item) ?? []),
      ),
      ...(seat.collections ?? []).flatMap((collection) =>
        view
          .items(`${seat.id}.${collection.id}`)
          .flatMap((item) => collection.status?.(view, item) ?? []),
      ),
    ];
    for (const phrase of phrases) said.phrases.set(JSON.stringify(phrase), phrase);
  }
}

/** Takes an event and keeps what it says. */
function hear(game: Game, state: GameState, event: GameEvent, said: Said): GameState {
  const outcome = reduce(game, state, event);
  if (outcome.ok) {
    for (const notice of outcome.value.notices) said.notices.set(JSON.stringify(notice), notice);
    return outcome.value.state;
  }
  if (outcome.error.code === 'refused') {
    const { refusal } = outcome.error;
    said.refusals.set(JSON.stringify(refusal), refusal);
  }
  return state;
}

/** Whether an id can be shown by a name: of its own, of a seat, or of its kind and number. */
function hasName(texts: GameTexts, id: string): boolean {
  const last = id.slice(id.lastIndexOf('.') + 1);
  return [last, last.replace(/\d+$/, '')].some((name) => name in texts.names) || id in texts.seats;
}

/** What a text lacks: itself, a value for one of its gaps, or the name of such a value. */
function lacks(texts: GameTexts, key: string, text: string | undefined, params: Params): string[] {
  if (text === undefined) return [`no text ${key}`];
  return gapsIn(text).flatMap((gap) => {
    const value = params?.[gap];
    if (value === undefined) return [`${key} has a gap ${gap} nobody fills`];
    return typeof value === 'string' && !hasName(texts, value) ? [`no name for ${value}`] : [];
  });
}

function missingIn(texts: GameTexts, said: Said): readonly string[] {
  const notices = [...said.notices.values()].flatMap(({ id, params }) => {
    const victory = texts.victories[id.replace('victory.', '')];
    if (id.startsWith('victory.')) return victory === undefined ? [`no text ${id}`] : [];
    const notice = texts.notices[id];
    const body = notice?.body === undefined ? [] : lacks(texts, id, notice.body, params);
    return [...lacks(texts, id, notice?.title, params), ...body];
  });
  const refusals = [...said.refusals.values()].flatMap(({ code, params }) =>
    lacks(texts, code, texts.refusals[code], params),
  );
  const phrases = [...said.phrases.values()].flatMap(({ id, params }) =>
    lacks(texts, id, texts.phrases[id], params),
  );
  const inputs = [...said.inputs.values()].flatMap((field) => {
    const options = 'options' in field ? field.options : [];
    return [
      ...lacks(texts, field.id, texts.inputs[field.id]?.label, {}),
      ...options.filter((id) => !hasName(texts, id)).map((id) => `no name for ${id}`),
    ];
  });
  return [...new Set([...notices, ...refusals, ...phrases, ...inputs])];
}

describe.each(games.map((game) => [game.id, game] as const))('in any play of %s', (id, game) => {
  const heard = nothingSaid();

  test('all that is said has its text in both languages', () => {
    const anyGame = valuesOf(game.setupFields).map((values) =>
      makeGame(game, { values, names: {} }),
    );
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
        for (const texts of languages) expect(missingIn(texts[id]!, said)).toEqual([]);
        for (const kind of ['notices', 'refusals', 'phrases', 'inputs'] as const) {
          for (const [key, value] of said[kind]) heard[kind].set(key, value as never);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('and most of what can be said was said, so the test above heard enough', () => {
    const texts = languages[0]?.[id];
    const share = (spoken: Iterable<string>, known: object) =>
      new Set(spoken).size / Object.keys(known).length;
    const plain = [...heard.notices.values()].map((notice) => notice.id);
    const notices = plain.filter((notice) => !notice.startsWith('victory.'));
    expect(share(notices, texts!.notices)).toBeGreaterThan(0.7);
    const codes = [...heard.refusals.values()].map(({ code }) => code);
    expect(share(codes, texts!.refusals)).toBeGreaterThan(0.7);
    expect(
      share(
        [...heard.inputs.values()].map((field) => field.id),
        texts!.inputs,
      ),
    ).toBeGreaterThan(0.7);
  });
});
