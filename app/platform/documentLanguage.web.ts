/** Tells the browser the language of the page, for its voice, its fonts and its line breaks. */
export function setDocumentLanguage(language: string): void {
  document.documentElement.lang = language;
}
