import type { general as japanese } from '../ja/general';
import type { SameShape } from '../shape';

/** Texts of the tools that belong to no game. */
export const general: SameShape<typeof japanese> = {
  name: 'Any game',
  tools: {
    dice: {
      name: 'Dice',
      lead: 'The exact chance of a total, and a roll if you like',
      fields: {
        count: { label: 'Number of dice' },
        sides: { label: 'Sides' },
        least: { label: 'Target (this total or more)' },
        faces: { label: 'Faces rolled', hint: 'Enter the dice from the table, or roll below' },
      },
      answers: {
        chance: 'Chance of {{least}} or more: {{percent}} %',
        rolled: '{{faces}} = {{total}}',
        average: 'Average {{average}}',
        exactly: 'Total {{total}}',
      },
    },
  },
};
