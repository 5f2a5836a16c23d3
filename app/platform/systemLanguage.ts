import { getLocales } from 'expo-localization';

export type Language = 'ja' | 'en';

/** The first language of the system that the app speaks; English otherwise. */
export function systemLanguage(): Language {
  for (const { languageCode } of getLocales()) {
    if (languageCode === 'ja' || languageCode === 'en') return languageCode;
  }
  return 'en';
}
