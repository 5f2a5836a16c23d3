import { joinTexts } from '../../../joinTexts';
import { armoredKnight } from './armoredKnight';
import { general } from './general';
import { manor } from './manor';
import { paladin } from './paladin';
import { shadowPaladin } from './shadowPaladin';
import { skeletons } from './skeletons';
import { spider } from './spider';
import { tools } from './tools';
import { warlock } from './warlock';

export const vastMysteriousManorPublished = joinTexts([
  general,
  paladin,
  skeletons,
  spider,
  manor,
  warlock,
  shadowPaladin,
  armoredKnight,
  tools,
]);
