import { createInstance, type i18n } from 'i18next';

import { general as englishGeneral } from '../../locales/en/general';
import { games as englishGames } from '../../locales/en/games';
import { ui as englishUi } from '../../locales/en/ui';
import { general as japaneseGeneral } from '../../locales/ja/general';
import { games as japaneseGames } from '../../locales/ja/games';
import { ui as japaneseUi } from '../../locales/ja/ui';
import type { Language } from '../platform/systemLanguage';

/** All texts are part of the app, so a language is there at once. Games are namespaces of their own. */
export function createTexts(language: Language): i18n {
  const texts = createInstance();
  void texts.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    ns: ['ui'],
    defaultNS: 'ui',
    resources: {
      ja: { ui: japaneseUi, general: japaneseGeneral, ...japaneseGames },
      en: { ui: englishUi, general: englishGeneral, ...englishGames },
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return texts;
}
