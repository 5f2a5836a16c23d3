import { proveSpec } from '../specRules';

proveSpec('vast-mysterious-manor', 'VMM', [
  ...['G7', 'G8', 'G9', 'G10', 'SK15', 'SK16', 'M9'],
  ...['X1', 'X4', 'X14', 'X15', 'X16', 'X17', 'X18', 'X20', 'X26'],
]);
