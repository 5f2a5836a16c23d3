import { took } from '../../eventMakers';
import type { Effect, Position } from '../../playing';
import { monster, who } from './mansionsTable';

/** Something on the sheet of the investigator whose turn it is. */
export const at = (id: string) => `${who}.${id}`;

/** A turn of which some is used. */
export const used = (steps: number, action = false): Position => ({
  values: { [at('stepsUsed')]: steps },
  toggles: { [at('actionUsed')]: action },
});
export const oneStep: Effect = { [at('stepsUsed')]: 1 };
export const theAction: Effect = { [at('actionUsed')]: true };
export const attack = took(who, 'attack', { monster, roll: [6], damageDealt: 2 });
