import { mansionsOfMadness as en } from '../en/games/mansions-of-madness';
import { mansionsOfMadness as ja } from '../ja/games/mansions-of-madness';

export const texts = { ja, en };
