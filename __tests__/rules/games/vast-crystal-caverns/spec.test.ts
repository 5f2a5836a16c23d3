import { proveSpec } from '../specRules';

proveSpec('vast-crystal-caverns', 'GHL', ['M5', 'M7', 'K5', 'X15', 'X17']);
