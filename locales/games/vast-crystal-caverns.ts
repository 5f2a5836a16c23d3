import { vastCrystalCaverns as en } from '../en/games/vast-crystal-caverns';
import { vastCrystalCaverns as ja } from '../ja/games/vast-crystal-caverns';

export const texts = { ja, en };
