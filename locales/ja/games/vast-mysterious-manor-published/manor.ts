import type { PartTexts } from '../../../joinTexts';

export const manor = {} satisfies PartTexts;
