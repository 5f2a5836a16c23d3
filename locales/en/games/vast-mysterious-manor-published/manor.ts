import type { manor as japanese } from '../../../ja/games/vast-mysterious-manor-published/manor';
import type { SameShape } from '../../../shape';

export const manor: SameShape<typeof japanese> = {};
