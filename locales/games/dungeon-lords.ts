import { dungeonLords as en } from '../en/games/dungeon-lords';
import { dungeonLords as ja } from '../ja/games/dungeon-lords';

export const texts = { ja, en };
