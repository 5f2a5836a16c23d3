import { dungeonLords } from './dungeon-lords';
import { vastCrystalCaverns } from './vast-crystal-caverns';
import { vastMysteriousManor } from './vast-mysterious-manor';

/** Texts of the games by game id. */
export const games = {
  'vast-mysterious-manor': vastMysteriousManor,
  'vast-crystal-caverns': vastCrystalCaverns,
  'dungeon-lords': dungeonLords,
};
