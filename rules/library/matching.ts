import { lineBreak, type Field, type FieldName, type Layer, type SearchIndex } from './searchIndex';

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
  body: 3,
  note: 1.5,
  place: 2,
};

/** What finding a word this way is worth in each document that has it. */
export function worthOf(index: SearchIndex, way: Way): ReadonlyMap<number, number> {
  const worth = new Map<number, number>();
  for (const layer of index.layers) {
    for (const document of candidates(layer, way)) {
      if (way.game !== undefined && index.documents[document]?.game !== way.game) continue;
      let sum = 0;
      for (const field of layer.fields[document] ?? []) {
        sum += weights[field.name] * way.quality * fit(field, way);
      }
      if (sum > 0) worth.set(document, (worth.get(document) ?? 0) + sum);
    }
  }
  return worth;
}

export function isFound(index: SearchIndex, way: Way): boolean {
  return index.layers.some((layer) =>
    candidates(layer, way).some(
      (document) =>
        (way.game === undefined || index.documents[document]?.game === way.game) &&
        (layer.fields[document] ?? []).some((field) => fit(field, way) > 0),
    ),
  );
}

/** Documents that may have it; those that cannot are left out without looking. */
function candidates(layer: Layer, { by, text }: Way): readonly number[] {
  switch (by) {
    case 'surface':
      return withAllGrams(layer.surfaceGrams, text);
    case 'sound':
      return withAllGrams(layer.soundGrams, text);
    case 'stem':
      return layer.stems.get(text) ?? [];
    case 'prefix':
      return withPrefix(layer, text);
  }
}

function withAllGrams(
  grams: ReadonlyMap<string, readonly number[]>,
  text: string,
): readonly number[] {
  if (text.length < 2) return grams.get(text) ?? [];
  let rarest: readonly number[] | undefined;
  for (let at = 0; at + 2 <= text.length; at += 1) {
    const postings = grams.get(text.slice(at, at + 2));
    if (postings === undefined) return [];
    if (rarest === undefined || postings.length < rarest.length) rarest = postings;
  }
  return rarest ?? [];
}

function withPrefix(layer: Layer, prefix: string): readonly number[] {
  const found = new Set<number>();
  for (let at = firstFrom(layer.words, prefix); at < layer.words.length; at += 1) {
    const word = layer.words[at] ?? '';
    if (!word.startsWith(prefix)) break;
    for (const document of layer.documentsOf.get(word) ?? []) found.add(document);
  }
  return [...found];
}

/** The first place in a sorted list that is not before `from`. */
function firstFrom(sorted: readonly string[], from: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < from) low = middle + 1;
    else high = middle;
  }
  return low;
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
