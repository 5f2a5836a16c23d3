import type { PartTexts } from '../../../joinTexts';

export const skeletons = {} satisfies PartTexts;
