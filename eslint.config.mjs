import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['__tests__/**/*.{ts,tsx}'];
const product = ['{app,components,rules,locales}/**/*.{ts,tsx}'];
// Tools that read these files ask for a default export.
const configuration = ['*.config.{js,mjs}', '.*.cjs'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export it by its name.',
};
const noEnum = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union of strings.',
};

/** A replayed game must come out the same anywhere and at any time. */
const outsideWorld = [
  'Date',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'queueMicrotask',
  'performance',
  'fetch',
  'crypto',
  'console',
].map((name) => ({
  name,
  message: 'The rules are pure: time, chance and everything else come in as inputs.',
}));

export default defineConfig([
  globalIgnores(['dist/', '.build/', '.expo/', 'pictures/', 'coverage/', 'android/', 'ios/']),

  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, noEnum],
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], rules: { 'no-unused-vars': 'error' } },
  { files: configuration, rules: { 'no-restricted-syntax': 'off' } },

  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // Hermes has no Intl.Segmenter: spreading a text is how its characters are counted.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // `() => setOpen(true)` is how every callback of React is written.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
    },
  },

  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    // Storage is plain TypeScript, where `use` is no hook.
    ignores: ['app/storage/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  { files: product, rules: { 'no-console': 'error' } },
  {
    files: ['rules/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', ...outsideWorld],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes in as an input.' },
        { object: 'globalThis', message: 'The rules are pure.' },
      ],
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A stand-in for something asynchronous need not wait for anything itself.
      '@typescript-eslint/require-await': 'off',
      // Testing Library and Jest hand out methods that are safe on their own.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
]);
