/**
 * Which documents can contain a text at all: by the few letters it is made of. A document that
 * lacks one of them is never looked at. Letters are counted as numbers, since a library has
 * hundreds of thousands of them.
 */

/** Documents in order, by what they contain. */
export class Postings {
  readonly #lists = new Map<number, number[]>();

  add(gram: number, document: number): void {
    const found = this.#lists.get(gram);
    if (found === undefined) this.#lists.set(gram, [document]);
    else if (found[found.length - 1] !== document) found.push(document);
  }

  /** The documents that have the rarest of several grams: all others lack at least that one. */
  candidates(grams: readonly number[]): readonly number[] {
    let rarest: readonly number[] | undefined;
    for (const gram of grams) {
      const documents = this.#lists.get(gram);
      if (documents === undefined) return [];
      if (rarest === undefined || documents.length < rarest.length) rarest = documents;
    }
    return rarest ?? [];
  }
}

/** Letters take turns in half of a number each. */
const half = 15;

/** Kanji, alone and with a letter beside them. Kana are found by their sound. */
export function kanjiGrams(text: string): readonly number[] {
  const grams: number[] = [];
  let last = 0;
  let wasKanji = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isKanji = (code > 0x30ff && code < 0xfb00) || code === 0x3005;
    if (isKanji) grams.push(code);
    if ((isKanji || wasKanji) && at > 0)
      grams.push((1 << 30) | ((last & 0x7fff) << half) | (code & 0x7fff));
    last = code;
    wasKanji = isKanji;
  }
  return grams;
}

/** Three letters of a sound. */
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
