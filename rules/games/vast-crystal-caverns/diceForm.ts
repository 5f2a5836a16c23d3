import type { Action, Refusal } from '../../engine/definition';
import { numbersIn, type Field, type FieldValues } from '../../engine/fields';
import { diceIn } from './levels';
import { sides } from './tools/dice';

export const dieIds = ['die1', 'die2', 'die3'] as const;

/** All Ghoul dice at once, rolled here or entered from the table [GHL-L3], [GHL-D5]. */
export const diceForm: Required<Pick<Action, 'inputs' | 'roll' | 'refusal'>> = {
  inputs: ({ setup }) => {
    return [facesField('dice', diceIn(setup))];
  },
  roll: ({ setup }) => [{ into: 'dice', count: diceIn(setup), sides }],
  refusal: ({ setup }, inputs) => needsFaces(inputs, 'dice', diceIn(setup)),
};

/** So many dice to tap in. */
export function facesField(id: string, count: number): Field {
  const dice = { min: 1, max: sides, fewest: count, most: count, start: [] };
  return { kind: 'numbers', id, ...dice, faces: true };
}

export function needsFaces(inputs: FieldValues, id: string, count: number): Refusal | undefined {
  return numbersIn(inputs, id).length === count
    ? undefined
    : { code: 'enterDice', params: { count } };
}
