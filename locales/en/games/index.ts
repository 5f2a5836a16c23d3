import type { games as japanese } from '../../ja/games';
import type { SameShape } from '../../shape';
import { vastMysteriousManor } from './vast-mysterious-manor';

/** Texts of the games by game id. */
export const games: SameShape<typeof japanese> = {
  'vast-mysterious-manor': vastMysteriousManor,
};
