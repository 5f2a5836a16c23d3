import { matches } from '../../scripts/install.mjs';

const wanted = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '2.0.0', optional: true },
  },
};

test.each([
  ['nothing is installed', undefined, false],
  ['a package is missing', { packages: {} }, false],
  ['a package is older', { packages: { 'node_modules/a': { version: '0.9.0' } } }, false],
  ['all is there', { packages: { 'node_modules/a': { version: '1.0.0' } } }, true],
])('when %s', (_, installed, expected) => {
  expect(matches(wanted, installed)).toBe(expected);
});
