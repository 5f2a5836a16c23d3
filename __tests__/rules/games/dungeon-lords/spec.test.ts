import { proveSpec } from '../specRules';

proveSpec('dungeon-lords', 'DL', ['X12', 'X13', 'X15']);
