import { proveSpec } from '../specRules';

proveSpec('mansions-of-madness', 'MOM', [
  ...['T24', 'M12', 'M13', 'S18', 'K14', 'P9'],
  ...['X5', 'X6', 'X7', 'X8', 'X9', 'X11', 'X12'],
]);
