import type { Refusal, SetupField } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { investigatorBounds } from './table';

export const setupFields: readonly SetupField[] = [
  { kind: 'number', id: 'investigators', ...investigatorBounds, start: 3 },
  // Told by the cards and the story, which no source gives [MOM-B5], [MOM-K13].
  { kind: 'number', id: 'skillPoints', min: 0, max: 9, start: 1, detail: true },
  { kind: 'number', id: 'clues', min: 0, max: 9, start: 3, detail: true },
  { kind: 'toggle', id: 'runAfterStun', start: true, detail: true },
];

/** One of those at the table is the keeper [MOM-B2]. */
export function setupFor(players: number): FieldValues {
  return { investigators: players - 1 };
}

export const playerBounds = {
  fewest: investigatorBounds.min + 1,
  most: investigatorBounds.max + 1,
};

export function setupRefusal(): Refusal | undefined {
  return undefined;
}
