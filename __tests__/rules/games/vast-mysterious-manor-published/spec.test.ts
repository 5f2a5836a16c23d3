import { proveSpec } from '../specRules';

proveSpec('vast-mysterious-manor-published', 'VMP', [
  ...['X3', 'X6', 'X8', 'X9', 'X11', 'X12', 'X19', 'X20', 'X21', 'X23', 'X24', 'X25', 'X26', 'X28'],
]);
