import type { i18n } from 'i18next';
import { useMemo } from 'react';

import type { GameTitle } from '../../locales/shape';
import type { Address, Notice, Params, Phrase, Refusal } from '../../rules/engine/definition';
import { useArriving } from '../../components/useArriving';
import { addTexts, textsOf } from './gameTexts';
import { useTranslation } from './useTranslation';

/** The words of one game in the current language, by the ids of its definition. */
export type GameWords = {
  /** A text of the game by its path, `edition` or `sections.tracks`. */
  text: (path: string, params?: Params) => string;
  /** A text that may be missing, such as a hint. */
  optional: (path: string, params?: Params) => string | undefined;
  list: (path: string) => readonly string[];
  /** The name of an option, role, item or anything else that is an id. */
  name: (id: string) => string;
  /** The label of something at an address: `tracks`, `spider.egg1.blood`. */
  label: (group: string, address: Address) => string;
  hint: (group: string, address: Address) => string | undefined;
  /** The same; what is inside an item says whose it is. */
  labelled: (group: string, address: Address) => string;
  notice: (notice: Notice) => { title: string; body: string | undefined };
  phrase: (phrase: Phrase) => string;
  refusal: (refusal: Refusal) => string;
  table: (id: string) => { head: readonly string[]; rows: readonly (readonly string[])[] };
};

/** What the players call people and things, by their address. */
export type People = Readonly<Record<string, string>>;

const nobody: People = {};

/** Waits for the texts of the game where they are not there yet. */
export function useGameWords(gameId: string, people = nobody): GameWords {
  const { i18n } = useTranslation();
  const language = i18n.language;
  const texts = useArriving(textsOf(gameId));
  if (texts !== undefined) addTexts(i18n, gameId, texts);
  return useMemo(() => gameWords(i18n, language, gameId, people), [i18n, language, gameId, people]);
}

/** What a game is called and what it is about, there before all its other texts. */
export function useGameTitle(gameId: string): GameTitle {
  const { i18n } = useTranslation();
  const { text, optional } = gameWords(i18n, i18n.language, gameId);
  return {
    name: text('name'),
    edition: text('edition'),
    mark: optional('mark'),
    tell: optional('tell'),
    about: text('about'),
  };
}

export function gameWords(
  texts: i18n,
  language: string,
  gameId: string,
  people = nobody,
): GameWords {
  // Ids come from definitions, so these keys are checked by a test and not by the compiler.
  const read = texts.getFixedT(language, gameId as 'ui') as unknown as (
    path: string,
    options: object,
  ) => unknown;
  const has = (path: string) => texts.exists(path, { lng: language, ns: gameId as 'ui' });

  const name = (id: string): string => {
    // Not what every object has by nature: an id from a file may be called `constructor`.
    const called = Object.hasOwn(people, id) ? people[id] : undefined;
    if (called !== undefined) return called;
    for (const path of [`names.${lastPart(id)}`, `seats.${id}`]) {
      if (has(path)) return String(read(path, {}));
    }
    const item = /^(\D+)(\d+)$/.exec(lastPart(id));
    if (item !== null && has(`names.${item[1]}`)) return `${name(item[1] ?? '')} ${item[2]}`;
    return id;
  };

  const named = (params: Params = {}): Params =>
    Object.fromEntries(
      Object.entries(params).map(([key, value]) => [
        key,
        typeof value === 'string'
          ? name(value)
          : typeof value === 'number'
            ? minus(value)
            : value.written,
      ]),
    );

  const text: GameWords['text'] = (path, params) => String(read(path, named(params)));
  const optional: GameWords['optional'] = (path, params) =>
    has(path) ? text(path, params) : undefined;

  return {
    text,
    optional,
    list: (path) => {
      const found = read(path, { returnObjects: true });
      return Array.isArray(found) ? found.map(String) : [];
    },
    name,
    label: (group, address) => text(`${group}.${lastPart(address)}.label`),
    hint: (group, address) => optional(`${group}.${lastPart(address)}.hint`),
    labelled: (group, address) => {
      const label = text(`${group}.${lastPart(address)}.label`);
      const [seat = '', item = '', inside] = address.split('.');
      return inside === undefined ? label : `${name(`${seat}.${item}`)} ${label}`;
    },
    notice: ({ id, params }) => {
      const victory = id.startsWith('victory.') ? id.slice('victory.'.length) : undefined;
      return victory === undefined
        ? {
            title: text(`notices.${id}.title`, params),
            body: optional(`notices.${id}.body`, params),
          }
        : {
            title: text(`victories.${victory}.won`, params),
            body: text(`victories.${victory}.condition`, params),
          };
    },
    phrase: ({ id, params }) => text(`phrases.${id}`, params),
    refusal: ({ code, params }) => text(`refusals.${code}`, params),
    table: (id) => read(`tables.${id}`, { returnObjects: true }) as ReturnType<GameWords['table']>,
  };
}

/** A true minus sign below zero, as everywhere in the texts. */
function minus(value: number): number | string {
  return value < 0 ? `−${-value}` : value;
}

function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}
