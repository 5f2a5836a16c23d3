import type { i18n } from 'i18next';

import { games as english } from '../../locales/en/games';
import { games as japanese } from '../../locales/ja/games';
import type { GameTexts } from '../../locales/shape';
import { arriving, type Arriving } from '../../rules/arriving';
import type { Language } from '../platform/systemLanguage';

type Texts = Readonly<Record<string, Arriving<GameTexts>>>;

const arrivingTexts: Readonly<Record<Language, Texts>> = {
  ja: each(japanese),
  en: each(english),
};

function each(fetches: Readonly<Record<string, () => Promise<GameTexts>>>): Texts {
  return Object.fromEntries(Object.entries(fetches).map(([id, fetch]) => [id, arriving(fetch)]));
}

/** The texts of a game in one language; nothing for a game this version does not have. */
export function textsOf(game: string, language: string): Arriving<GameTexts> | undefined {
  const texts = arrivingTexts[language === 'ja' ? 'ja' : 'en'];
  return Object.hasOwn(texts, game) ? texts[game] : undefined;
}

/** Lets the words of a game be spoken. */
export function addTexts(texts: i18n, language: string, game: string, words: GameTexts): void {
  // Every game has seats; its title alone does not.
  if (texts.getResource(language, game, 'seats') !== undefined) return;
  texts.addResourceBundle(language, game, words, true, true);
}

/** Speaks another language from now on, in the games that are in use as well. */
export function speak(texts: i18n, language: Language): void {
  wanted.set(texts, language);
  const change = () => {
    if (wanted.get(texts) === language) void texts.changeLanguage(language);
  };
  const [own, other] = [arrivingTexts[language], arrivingTexts[language === 'ja' ? 'en' : 'ja']];
  const missing = Object.keys(other).flatMap((game) => {
    const part = own[game];
    const inUse = other[game]?.now() !== undefined;
    return part === undefined || !inUse || part.now() !== undefined ? [] : [part];
  });
  if (missing.length === 0) change();
  // One that does not come is asked for again by the screen that needs it.
  else void Promise.allSettled(missing.map((part) => part.wait())).then(change);
}

/** The language chosen last: what arrives for another one in the meantime comes too late. */
const wanted = new WeakMap<i18n, Language>();
