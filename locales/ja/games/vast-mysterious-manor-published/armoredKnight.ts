import type { PartTexts } from '../../../joinTexts';

export const armoredKnight = {} satisfies PartTexts;
