import type { shadowPaladin as japanese } from '../../../ja/games/vast-mysterious-manor-published/shadowPaladin';
import type { SameShape } from '../../../shape';

export const shadowPaladin: SameShape<typeof japanese> = {};
