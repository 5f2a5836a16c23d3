const { writeFingerprint } = require('./scripts/fingerprint.cjs');

// There is no Metro that would have written it.
writeFingerprint(__dirname);

const typescript = { '\\.(mjs|[jt]sx?)$': 'babel-jest' };

/** Plain Node: the rules, what is stored, and the project's own scripts. */
const core = {
  displayName: 'core',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/__tests__/{rules,locales,tooling}/**/*.test.{ts,tsx}',
    '<rootDir>/__tests__/app/{platform,storage,store}/**/*.test.{ts,tsx}',
  ],
  transform: typescript,
};

/** React Native without a device: what a component or a screen shows and does. */
const components = {
  displayName: 'components',
  preset: 'jest-expo',
  testMatch: [
    '<rootDir>/__tests__/components/**/*.test.{ts,tsx}',
    '<rootDir>/__tests__/app/{screens,navigation}/**/*.test.{ts,tsx}',
  ],
};

/** The built app in a real browser. Run `npm run build` first. */
const browser = {
  displayName: 'browser',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
  transform: typescript,
};

// Copies of the project in build folders would otherwise be found as duplicates.
const ignored = { modulePathIgnorePatterns: ['<rootDir>/(dist|\\.build|\\.expo|pictures)/'] };

module.exports = {
  // Loading React Native for the first time takes longer than Jest's five seconds on a busy machine.
  testTimeout: 30_000,
  projects: [core, components, browser].map((project) => ({ ...project, ...ignored })),
};
