import { general as englishGeneral } from '../../locales/en/general';
import englishNative from '../../locales/en/native.json';
import { ui as englishUi } from '../../locales/en/ui';
import { general as japaneseGeneral } from '../../locales/ja/general';
import japaneseNative from '../../locales/ja/native.json';
import { ui as japaneseUi } from '../../locales/ja/ui';
import { englishTexts as englishGames, japaneseTexts as japaneseGames } from '../support/everyGame';

/** Every text of a language by its path, `ui.common.close` or `games.x.steps.y.points.0`. */
export type Texts = ReadonlyMap<string, string>;

export const japanese: Texts = new Map(
  flat('', {
    ui: japaneseUi,
    general: japaneseGeneral,
    games: japaneseGames,
    native: japaneseNative,
  }),
);

export const english: Texts = new Map(
  flat('', {
    ui: englishUi,
    general: englishGeneral,
    games: englishGames,
    native: englishNative,
  }),
);

function flat(path: string, texts: unknown): readonly (readonly [string, string])[] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts !== 'object' || texts === null) throw new Error(`${path} is no text`);
  return Object.entries(texts).flatMap(([key, value]) =>
    flat(path === '' ? key : `${path}.${key}`, value),
  );
}

/** The names of the gaps in a text, `{{name}}`. */
export function gapsIn(text: string): readonly string[] {
  return [...text.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name);
}
