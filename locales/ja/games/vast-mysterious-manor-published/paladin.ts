import type { PartTexts } from '../../../joinTexts';

export const paladin = {} satisfies PartTexts;
