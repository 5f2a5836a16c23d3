import { proveSpec } from '../specRules';

proveSpec('dwellings-of-eldervale', 'ELD', [
  ...['T9', 'U2', 'M7'],
  ...['X4', 'X22', 'X25', 'X27', 'X28'],
]);
