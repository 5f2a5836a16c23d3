export function systemLocales(): readonly string[] {
  return navigator.languages;
}
