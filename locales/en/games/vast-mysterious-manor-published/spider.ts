import type { spider as japanese } from '../../../ja/games/vast-mysterious-manor-published/spider';
import type { SameShape } from '../../../shape';

export const spider: SameShape<typeof japanese> = {};
