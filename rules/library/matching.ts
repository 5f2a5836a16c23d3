import { lineBreak, type DocumentText, type FieldName } from './documentText';
import { kanjiGrams, soundGrams, startGram } from './grams';
import type { Document, Layer, SearchIndex } from './searchIndex';
import { firstFrom } from './sorted';

/** One way to find a word of the query. */
export type Way = {
  /** As written, as spoken, as an English word by its stem, or as the beginning of one. */
  readonly by: 'surface' | 'sound' | 'stem' | 'prefix';
  readonly text: string;
  /** How sure it is that this is what was meant, up to 1. */
  readonly quality: number;
  /** Only where a word begins: short sounds are in everything. */
  readonly atStart?: boolean;
  /** A synonym holds in its own game. */
  readonly game?: string;
};

const weights: Readonly<Record<FieldName, number>> = {
  title: 10,
  term: 10,
  alias: 6,
  ownNote: 6,
  role: 5,
  chapter: 4,
  body: 3,
  note: 1.5,
  book: 2,
};

/** What finding something is worth in each document that has it. */
export type Worth = { readonly documents: readonly number[]; readonly values: readonly number[] };

/** Finds words in some documents of an index, each way only once however often it is asked. */
export class Finder {
  readonly #known = new Map<string, Worth>();

  constructor(
    readonly index: SearchIndex,
    readonly isSought: (document: Document) => boolean,
  ) {}

  worthOf(way: Way): Worth {
    const key = `${way.by} ${way.game ?? ''} ${way.quality} ${way.text}`;
    let worth = this.#known.get(key);
    if (worth === undefined) {
      worth = this.#search(way);
      // Whoever types asks for the same words again and again, but not for ever.
      if (this.#known.size >= mostKnown) this.#known.clear();
      this.#known.set(key, worth);
    }
    return worth;
  }

  finds(way: Way): boolean {
    return this.worthOf(way).documents.length > 0;
  }

  #search(way: Way): Worth {
    const documents: number[] = [];
    const values: number[] = [];
    for (const layer of this.index.layers) {
      for (const at of candidates(layer, way)) {
        const document = this.index.documents[at];
        const text = layer.texts[at];
        if (document === undefined || text === undefined) continue;
        if (way.game !== undefined && document.game !== way.game) continue;
        if (!this.isSought(document)) continue;
        const worth = worthIn(text, way);
        if (worth === 0) continue;
        documents.push(at);
        values.push(worth);
      }
    }
    return { documents, values };
  }
}

const mostKnown = 500;

/** Documents that may have it; those that cannot are left out without looking. */
function candidates(layer: Layer, { by, text }: Way): readonly number[] {
  switch (by) {
    case 'surface':
      return layer.kanji.candidates(kanjiGrams(text));
    case 'sound':
      return layer.sounds.candidates(text.length > 2 ? soundGrams(text) : [startGram(text, 0)]);
    case 'stem':
      return withAllStems(layer, text.split(' '));
    case 'prefix':
      return withPrefix(layer, text);
  }
}

function withAllStems(layer: Layer, stems: readonly string[]): readonly number[] {
  const lists = stems.map((stem) => layer.stems.get(stem) ?? []);
  return lists.reduce((rarest, list) => (list.length < rarest.length ? list : rarest));
}

function withPrefix({ words, nameWords }: Layer, prefix: string): readonly number[] {
  const { sorted, documents } = prefix.length > 2 ? words : nameWords;
  const found = new Set<number>();
  for (let at = firstFrom(sorted, prefix); at < sorted.length; at += 1) {
    const word = sorted[at] ?? '';
    if (!word.startsWith(prefix)) break;
    for (const document of documents.get(word) ?? []) found.add(document);
  }
  return [...found];
}

const streams = { surface: 'surface', sound: 'sound', stem: 'stems', prefix: 'words' } as const;

/** The field that has it best, and a little for every other one: being everywhere proves less. */
function worthIn(document: DocumentText, way: Way): number {
  const { text, ends } = document[streams[way.by]];
  const sought =
    way.by === 'stem' ? ` ${way.text} ` : way.by === 'prefix' ? ` ${way.text}` : way.text;
  let best = 0;
  let sum = 0;
  let field = 0;
  for (let at = text.indexOf(sought); at >= 0;) {
    while (at >= (ends[field] ?? Infinity)) field += 1;
    const fit = way.by === 'sound' ? soundFit(document, way, at) : 1;
    const name = document.fields[field] ?? 'body';
    const worth = weights[name] * way.quality * fit * shareOf(name, way.text, text, at);
    best = Math.max(best, worth);
    sum += worth;
    // Once in a field is enough, unless it may still be found there in a better place.
    at = text.indexOf(sought, fit === 1 ? (ends[field] ?? text.length) - 1 : at + 1);
  }
  return Math.sqrt(best + otherFields * (sum - best));
}

const otherFields = 0.2;

/** A sound at the beginning of a word counts more than one inside. */
function soundFit({ starts }: DocumentText, { atStart = false }: Way, at: number): number {
  if (starts.has(at)) return 1;
  return atStart ? 0 : 0.7;
}

/** In a title a word counts more the more of it it is. */
function shareOf(name: FieldName, sought: string, text: string, at: number): number {
  if (name !== 'title' && name !== 'term') return 1;
  const end = text.indexOf(lineBreak, at);
  const length = (end < 0 ? text.length : end) - (text.lastIndexOf(lineBreak, at) + 1);
  return 0.5 + 0.5 * Math.min(1, sought.length / length);
}
