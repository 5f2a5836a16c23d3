import type { paladin as japanese } from '../../../ja/games/vast-mysterious-manor-published/paladin';
import type { SameShape } from '../../../shape';

export const paladin: SameShape<typeof japanese> = {};
