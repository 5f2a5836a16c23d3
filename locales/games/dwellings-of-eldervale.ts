import { dwellingsOfEldervale as en } from '../en/games/dwellings-of-eldervale';
import { dwellingsOfEldervale as ja } from '../ja/games/dwellings-of-eldervale';

export const texts = { ja, en };
