import type { Part, Seat } from '../../../rules/engine/definition';

/**
 * What the guide offers in a step. The numbers at the head of the sheet stay there, and what the
 * guide offers is not repeated further down: every control stands in one place.
 */
export function guideParts(seat: Seat | undefined, stepId: string): readonly Part[] {
  const step = seat?.steps.find((other) => other.id === stepId);
  const key = (part: Part) => partKey(part, seat?.id ?? '');
  const atHead = new Set((seat?.sheet[0]?.parts ?? []).map(key));
  const actions = (step?.actions ?? []).map((id): Part => ({ kind: 'action', id }));
  return [...(step?.parts ?? []), ...actions].filter((part) => !atHead.has(key(part)));
}

/** Where a part belongs that stands on a seat's sheet. */
export function seatOfPart(part: Part, sheet: string): string {
  return ('seat' in part ? part.seat : undefined) ?? sheet;
}

export function partKey(part: Part, sheet: string): string {
  return `${part.kind}.${seatOfPart(part, sheet)}.${part.id}`;
}
