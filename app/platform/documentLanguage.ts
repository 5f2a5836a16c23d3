/** A phone reads aloud in the language of its voice: nothing to tell it. */
export function setDocumentLanguage(_language: string): void {}
