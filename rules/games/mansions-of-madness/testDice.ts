import type { ToolField } from '../../engine/definition';
import { numbersIn, textIn, type FieldValues } from '../../engine/fields';
import { sides } from './table';
import { rerolls, type Reroll } from './testRules';

/** One die as it fell; nothing while it has not. */
export function dieField(id: string): ToolField {
  const die = { min: 1, max: sides, fewest: 1, most: 1, start: [] };
  return { kind: 'numbers', id, ...die, mayBeEmpty: true, faces: true };
}

export function rollIn(values: FieldValues, id: string): number | undefined {
  return numbersIn(values, id)[0];
}

export function rerollIn(values: FieldValues): Reroll {
  const reroll = textIn(values, 'reroll');
  return rerolls.find((one) => one === reroll) ?? 'noReroll';
}

/** A die rolled by the app is the second one once somebody rolls again. */
export function nextDie(values: FieldValues): string {
  return rollIn(values, 'roll') !== undefined && rerollIn(values) !== 'noReroll'
    ? 'second'
    : 'roll';
}
