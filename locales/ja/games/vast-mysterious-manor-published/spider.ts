import type { PartTexts } from '../../../joinTexts';

export const spider = {} satisfies PartTexts;
