import type { PartTexts } from '../../../joinTexts';

export const shadowPaladin = {} satisfies PartTexts;
