import type { skeletons as japanese } from '../../../ja/games/vast-mysterious-manor-published/skeletons';
import type { SameShape } from '../../../shape';

export const skeletons: SameShape<typeof japanese> = {};
