import type { Part } from './definition';

type PlainKind = 'track' | 'action' | 'toggle' | 'derived';

function partsOf(kind: PlainKind): (...ids: readonly string[]) => readonly Part[] {
  return (...ids) => ids.map((id) => ({ kind, id }));
}

/** Short names for the parts sheets are mostly made of. */
export const tracks = partsOf('track');
export const actions = partsOf('action');
export const toggles = partsOf('toggle');
export const derived = partsOf('derived');

export function idsOf(things: readonly { id: string }[]): readonly string[] {
  return things.map(({ id }) => id);
}
