/**
 * Which documents can contain a text at all: by the few letters it is made of. A document that
 * lacks one of them is never looked at.
 */

/** Documents in order, by what they contain. */
export type Postings<Key> = ReadonlyMap<Key, readonly number[]>;

export function addPosting<Key>(postings: Map<Key, number[]>, key: Key, document: number): void {
  const found = postings.get(key);
  if (found === undefined) postings.set(key, [document]);
  else if (found[found.length - 1] !== document) found.push(document);
}

/** What has all of several things is among those that have the rarest. */
export function rarestOf(postings: readonly (readonly number[] | undefined)[]): readonly number[] {
  let rarest: readonly number[] | undefined;
  for (const documents of postings) {
    if (documents === undefined) return [];
    if (rarest === undefined || documents.length < rarest.length) rarest = documents;
  }
  return rarest ?? [];
}

/** Kanji, alone and with a letter beside them. Kana are found by their sound. */
export function kanjiGrams(text: string): readonly string[] {
  const grams: string[] = [];
  let wasKanji = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isKanji = code >= 0x3005 && (code < 0x3041 || code > 0x30ff) && code < 0xfb00;
    if (isKanji) grams.push(text.charAt(at));
    if ((isKanji || wasKanji) && at > 0) grams.push(text.slice(at - 1, at + 1));
    wasKanji = isKanji;
  }
  return grams;
}

/** Three letters of a sound as one number. Others than plain ones may share a number: they are few. */
export function soundGrams(sound: string): readonly number[] {
  const grams: number[] = [];
  let gram = 0;
  for (let at = 0; at < sound.length; at += 1) {
    gram = ((gram << 7) | (sound.charCodeAt(at) & 0x7f)) & 0x1fffff;
    if (at > 1) grams.push(gram);
  }
  return grams;
}

/** The first two letters of a word, told apart from the middle of another. */
export function startGram(sound: string, start: number): number {
  return 0x200000 | ((sound.charCodeAt(start) & 0x7f) << 7) | (sound.charCodeAt(start + 1) & 0x7f);
}
