import type { games as japanese } from '../../ja/games';
import type { SameShape } from '../../shape';
import { dungeonLords } from './dungeon-lords';
import { dwellingsOfEldervale } from './dwellings-of-eldervale';
import { mansionsOfMadness } from './mansions-of-madness';
import { vastCrystalCaverns } from './vast-crystal-caverns';
import { vastMysteriousManor } from './vast-mysterious-manor';

/** Texts of the games by game id. */
export const games: SameShape<typeof japanese> = {
  'vast-mysterious-manor': vastMysteriousManor,
  'vast-crystal-caverns': vastCrystalCaverns,
  'mansions-of-madness': mansionsOfMadness,
  'dwellings-of-eldervale': dwellingsOfEldervale,
  'dungeon-lords': dungeonLords,
};
