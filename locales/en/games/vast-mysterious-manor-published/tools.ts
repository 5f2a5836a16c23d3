import type { tools as japanese } from '../../../ja/games/vast-mysterious-manor-published/tools';
import type { SameShape } from '../../../shape';

export const tools: SameShape<typeof japanese> = {};
