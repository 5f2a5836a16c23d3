import type { Action } from '../../engine/definition';
import { numbersIn } from '../../engine/fields';
import { diceIn } from './levels';
import { sides } from './tools/dice';

/** All Ghoul dice at once, rolled here or entered from the table [GHL-L3], [GHL-D5]. */
export const diceForm: Required<Pick<Action, 'inputs' | 'roll' | 'refusal'>> = {
  inputs: ({ setup }) => {
    const count = diceIn(setup);
    const dice = { min: 1, max: sides, fewest: count, most: count, start: [] };
    return [{ kind: 'numbers', id: 'dice', ...dice, faces: true }];
  },
  roll: { into: 'dice', dice: ({ setup }) => ({ count: diceIn(setup), sides }) },
  refusal: ({ setup }, inputs) => {
    const count = diceIn(setup);
    return numbersIn(inputs, 'dice').length === count
      ? undefined
      : { code: 'enterDice', params: { count } };
  },
};
