import { systemLocales } from './systemLocales';

export type Language = 'ja' | 'en';

/** The first language of the system that the app speaks; English otherwise. */
export function systemLanguage(): Language {
  for (const locale of systemLocales()) {
    const [language] = locale.toLowerCase().split('-');
    if (language === 'ja' || language === 'en') return language;
  }
  return 'en';
}
