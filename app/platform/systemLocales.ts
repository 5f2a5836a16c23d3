import { getLocales } from 'expo-localization';

/** The languages of the device as `ja-JP`, the preferred one first. */
export function systemLocales(): readonly string[] {
  return getLocales().map(({ languageTag }) => languageTag);
}
