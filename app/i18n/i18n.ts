import { createInstance, type i18n } from 'i18next';

import { general as englishGeneral } from '../../locales/en/general';
import { titles as englishTitles } from '../../locales/en/titles';
import { ui as englishUi } from '../../locales/en/ui';
import { general as japaneseGeneral } from '../../locales/ja/general';
import { titles as japaneseTitles } from '../../locales/ja/titles';
import { ui as japaneseUi } from '../../locales/ja/ui';
import type { Language } from '../platform/systemLanguage';

/**
 * The texts of the app in both languages, so that either is there at once. Games are namespaces of
 * their own, which begin with what the game is called; the rest arrives with it (`gameTexts.ts`).
 */
export function createTexts(language: Language): i18n {
  const texts = createInstance();
  void texts.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    ns: ['ui'],
    defaultNS: 'ui',
    resources: {
      ja: { ui: japaneseUi, general: japaneseGeneral, ...japaneseTitles },
      en: { ui: englishUi, general: englishGeneral, ...englishTitles },
    },
    interpolation: { escapeValue: false },
  });
  return texts;
}
