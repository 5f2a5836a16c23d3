import { kanjiGrams, soundGrams, startGram } from './grams';
import {
  lineBreak,
  type Document,
  type Field,
  type FieldName,
  type Layer,
  type SearchIndex,
} from './searchIndex';
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

/** Finds words in some documents of an index, each way only once however often it is asked. */
export class Finder {
  readonly #known = new Map<string, ReadonlyMap<number, number>>();

  constructor(
    readonly index: SearchIndex,
    readonly isSought: (document: Document) => boolean,
  ) {}

  /** What finding a word this way is worth in each document that has it. */
  worthOf(way: Way): ReadonlyMap<number, number> {
    const key = `${way.by} ${way.game ?? ''} ${way.quality} ${way.text}`;
    const worth = this.#known.get(key) ?? this.#search(way);
    this.#known.set(key, worth);
    return worth;
  }

  finds(way: Way): boolean {
    return this.worthOf(way).size > 0;
  }

  #search(way: Way): ReadonlyMap<number, number> {
    const worth = new Map<number, number>();
    for (const layer of this.index.layers) {
      for (const at of candidates(layer, way)) {
        const document = this.index.documents[at];
        if (document === undefined || !this.isSought(document)) continue;
        if (way.game !== undefined && document.game !== way.game) continue;
        const worthHere = worthIn(layer.fields[at] ?? [], way);
        if (worthHere > 0) worth.set(at, (worth.get(at) ?? 0) + worthHere);
      }
    }
    return worth;
  }
}

/** The field that has it best, and a little for every other one: being everywhere proves less. */
function worthIn(fields: readonly Field[], way: Way): number {
  let best = 0;
  let sum = 0;
  for (const field of fields) {
    const worth = weights[field.name] * way.quality * fit(field, way);
    best = Math.max(best, worth);
    sum += worth;
  }
  return Math.sqrt(best + otherFields * (sum - best));
}

const otherFields = 0.2;

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

function withPrefix(layer: Layer, prefix: string): readonly number[] {
  const found = new Set<number>();
  for (let at = firstFrom(layer.sortedWords, prefix); at < layer.sortedWords.length; at += 1) {
    const word = layer.sortedWords[at] ?? '';
    if (!word.startsWith(prefix)) break;
    for (const document of layer.words.get(word) ?? []) found.add(document);
  }
  return [...found];
}

/** How well a field has it, from 0 to 1. In a title a word counts more the more of it it is. */
function fit(field: Field, way: Way): number {
  const text = streamOf(field, way.by);
  const found = find(field, text, way);
  if (found === undefined) return 0;
  if (field.name !== 'title' && field.name !== 'term') return found.fit;
  const line = lineAt(text, found.at);
  return found.fit * (0.5 + 0.5 * Math.min(1, way.text.length / line));
}

function streamOf(field: Field, by: Way['by']): string {
  switch (by) {
    case 'surface':
      return field.surface;
    case 'sound':
      return field.sound;
    case 'stem':
      return field.stems;
    case 'prefix':
      return field.words;
  }
}

type Found = { at: number; fit: number };

function find(field: Field, text: string, way: Way): Found | undefined {
  if (way.by === 'sound') return findSound(field, way);
  const sought =
    way.by === 'surface' ? way.text : way.by === 'stem' ? ` ${way.text} ` : ` ${way.text}`;
  const at = text.indexOf(sought);
  return at < 0 ? undefined : { at, fit: 1 };
}

/** A sound at the beginning of a word counts more than one inside. */
function findSound({ sound, starts }: Field, { text, atStart = false }: Way): Found | undefined {
  let inside: Found | undefined;
  for (let at = sound.indexOf(text); at >= 0; at = sound.indexOf(text, at + 1)) {
    if (starts.has(at)) return { at, fit: 1 };
    if (!atStart) inside ??= { at, fit: 0.7 };
  }
  return inside;
}

function lineAt(text: string, at: number): number {
  const end = text.indexOf(lineBreak, at);
  return (end < 0 ? text.length : end) - (text.lastIndexOf(lineBreak, at) + 1);
}
