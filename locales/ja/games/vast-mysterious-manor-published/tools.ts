import type { PartTexts } from '../../../joinTexts';

export const tools = {} satisfies PartTexts;
