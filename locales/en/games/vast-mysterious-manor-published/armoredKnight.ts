import type { armoredKnight as japanese } from '../../../ja/games/vast-mysterious-manor-published/armoredKnight';
import type { SameShape } from '../../../shape';

export const armoredKnight: SameShape<typeof japanese> = {};
