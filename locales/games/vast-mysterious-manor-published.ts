import { vastMysteriousManorPublished as en } from '../en/games/vast-mysterious-manor-published';
import { vastMysteriousManorPublished as ja } from '../ja/games/vast-mysterious-manor-published';

export const texts = { ja, en };
