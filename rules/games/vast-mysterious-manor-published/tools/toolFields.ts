import type { ToolField } from '../../../engine/definition';
import type { SumPart } from '../../../engine/answer';
import type { Written } from '../../../engine/phrase';

/** A number of a tool, from 0 unless it says otherwise. */
export function count(id: string, max: number, start = 0, min = 0): ToolField {
  return { kind: 'number', id, min, max, start };
}

export function toggle(id: string, start = false): ToolField {
  return { kind: 'toggle', id, start };
}

/** Asked for only where it matters. */
export function onlyWhen(field: ToolField, when: NonNullable<ToolField['when']>): ToolField {
  return { ...field, when };
}

export function part(id: string, amount: number, params = {}): SumPart {
  return { id, amount, params };
}

/** What is there but does not count; its text says why. */
export function idle(id: string, params = {}): SumPart {
  return { id, amount: 0, idle: true, params };
}

/** A part only where there is something of it. */
export function some(id: string, amount: number, params = {}): readonly SumPart[] {
  return amount === 0 ? [] : [part(id, amount, params)];
}

/** Numbers one after the other, the same in every language. */
export function list(numbers: readonly number[]): Written {
  return { written: numbers.join(', ') };
}
