import type { general as japanese } from '../../../ja/games/vast-mysterious-manor-published/general';
import type { SameShape } from '../../../shape';

export const general: SameShape<typeof japanese> = {};
