import { vastMysteriousManor as en } from '../en/games/vast-mysterious-manor';
import { vastMysteriousManor as ja } from '../ja/games/vast-mysterious-manor';

export const texts = { ja, en };
