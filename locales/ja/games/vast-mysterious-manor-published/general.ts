import type { PartTexts } from '../../../joinTexts';

export const general = {} satisfies PartTexts;
