import type { i18n } from 'i18next';

import { games } from '../../locales/games';
import type { GameTexts } from '../../locales/shape';
import { arriving, type Arriving } from '../../rules/arriving';

/** The texts of a game in both languages, so that either is there at once. */
type BothTexts = Readonly<Record<'ja' | 'en', GameTexts>>;

const arrivingTexts: Readonly<Record<string, Arriving<BothTexts>>> = Object.fromEntries(
  Object.entries(games).map(([id, fetch]) => [id, arriving(async () => (await fetch()).texts)]),
);

/** The texts of a game; nothing for one this version does not have. */
export function textsOf(game: string): Arriving<BothTexts> | undefined {
  return Object.hasOwn(arrivingTexts, game) ? arrivingTexts[game] : undefined;
}

/** Lets the words of a game be spoken. */
export function addTexts(texts: i18n, game: string, words: BothTexts): void {
  for (const language of ['ja', 'en'] as const) {
    // Every game has seats; its title alone does not.
    if (texts.getResource(language, game, 'seats') !== undefined) continue;
    texts.addResourceBundle(language, game, words[language], true, true);
  }
}
