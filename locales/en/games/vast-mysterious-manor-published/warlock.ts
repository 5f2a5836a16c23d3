import type { warlock as japanese } from '../../../ja/games/vast-mysterious-manor-published/warlock';
import type { SameShape } from '../../../shape';

export const warlock: SameShape<typeof japanese> = {};
