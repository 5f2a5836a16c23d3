import type { PartTexts } from '../../../joinTexts';

export const warlock = {} satisfies PartTexts;
