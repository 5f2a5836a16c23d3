/**
 * Who may import whom. Imports point one way, so that a game can be read, tested and replaced
 * without knowing the app around it.
 */

const product = '^(app|components|rules|locales)/';

// Types for the compiler, the entry, names that only the native build reads, files for a platform,
// and what the books of the web build unpack themselves with.
const aloneByNature =
  '\\.d\\.ts$|^app/main\\.ts$|/native\\.json$|\\.(web|native|ios|android)\\.tsx?$|/packed\\.ts$';

/** A layer must not reach the ones named: those above it, or those that are none of its business. */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** The layers of the app, top first. Each may import those below it. */
const appLayers = ['navigation', 'screens', 'store', 'storage'];

const downwardOnly = appLayers.slice(1).map((layer, index) =>
  forbid(
    `app-${layer}-points-down`,
    'navigation → screens → store → storage → rules',
    { path: `^app/${layer}/` },
    // The entry stands above them all.
    { path: `^app/(${appLayers.slice(0, index + 1).join('|')})/|^app/[^/]+$` },
  ),
);

module.exports = {
  forbidden: [
    ...downwardOnly,
    forbid(
      'app-navigation-is-below-the-entry',
      'Only the entry stands above navigation.',
      { path: '^app/navigation/' },
      { path: '^app/[^/]+$' },
    ),
    forbid(
      'store-alone-calls-storage',
      'Screens and navigation reach what is stored through the store.',
      { path: '^app/(navigation|screens)/' },
      { path: '^app/storage/' },
    ),
    forbid(
      'i18n-and-platform-stand-alone',
      'Language and device are used by the app; they do not know it.',
      { path: '^app/(i18n|platform)/' },
      { path: '^app/(navigation|screens|store|storage)/|^app/[^/]+$' },
    ),
    forbid(
      'storage-needs-no-language-or-device',
      'What is stored is the same in every language and on every device.',
      { path: '^app/storage/' },
      { path: '^app/(i18n|platform)/|^(components|locales)/' },
    ),
    forbid(
      'store-needs-no-components',
      'State is testable without React Native.',
      { path: '^app/store/' },
      { path: '^components/' },
    ),

    forbid(
      'components-are-shown-data',
      'Props in, callbacks out: a component knows neither the app nor its texts.',
      { path: '^components/' },
      { path: '^(app|locales)/' },
    ),
    forbid(
      'components-take-types-of-rules',
      'A component draws what it is given; it does not calculate.',
      { path: '^components/' },
      { path: '^rules/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'locales-are-texts',
      'Texts know nothing of the app or of components.',
      { path: '^locales/' },
      { path: '^(app|components)/' },
    ),
    forbid(
      'locales-take-types-of-rules',
      'Texts take the names of things from the rules, and nothing that runs.',
      { path: '^locales/' },
      { path: '^rules/', dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'rules-import-nothing-above',
      'The rules are the bottom layer.',
      { path: '^rules/' },
      { path: '^(app|components|locales)/' },
    ),
    forbid(
      'rules-use-no-package',
      'No React, no Expo, no language, no Node.',
      { path: '^rules/' },
      {
        dependencyTypes: [
          'npm',
          'npm-dev',
          'npm-optional',
          'npm-peer',
          'npm-bundled',
          'npm-no-pkg',
          'npm-unknown',
          'core',
        ],
      },
    ),
    forbid(
      'games-do-not-know-each-other',
      'A game can be removed without touching another.',
      { path: '^rules/games/([^/]+)/' },
      { path: '^rules/games/([^/]+)/', pathNot: '^rules/games/$1/' },
    ),
    forbid(
      'games-do-not-know-the-registry',
      'The registry knows the games, not the other way round.',
      { path: '^rules/games/[^/]+/' },
      { path: '^rules/games/index\\.ts$' },
    ),
    forbid(
      'engine-and-library-know-no-game',
      'A new game never touches them.',
      { path: '^rules/(engine|library)/' },
      { path: '^rules/games/' },
    ),
    forbid(
      'editions-know-no-game',
      'What the editions of a game share knows none of them.',
      { path: '^rules/editions/' },
      { path: '^rules/games/' },
    ),
    forbid(
      'games-alone-know-editions',
      'What editions of a game share is a part of those games.',
      { path: product, pathNot: '^rules/(games/[^/]+|editions)/' },
      { path: '^rules/editions/' },
    ),
    forbid(
      'registry-is-the-only-door',
      'Whoever needs a game asks the registry for it. Texts may take the types of a game.',
      { path: product, pathNot: '^(rules/games|locales)/' },
      { path: '^rules/games/[^/]+/' },
    ),

    forbid(
      'storage-alone-knows-sqlite',
      'Everything else goes through the driver port.',
      { path: product, pathNot: '^app/storage/' },
      { path: '^(node_modules/)?expo-sqlite/' },
    ),

    forbid('no-cycles', 'A circle has no bottom to start reading at.', {}, { circular: true }),
    forbid(
      'no-orphans',
      'A file that nobody imports is dead, or its test is all that keeps it.',
      { orphan: true, path: product, pathNot: aloneByNature },
      {},
    ),
    forbid(
      'no-tools-in-the-product',
      'Tests and scripts stay out of what is shipped.',
      { path: product },
      { path: '^(__tests__|scripts)/' },
    ),
    forbid(
      'no-development-packages-in-the-product',
      'What is shipped stands in dependencies.',
      { path: product },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-undeclared-packages',
      'A package that came along with another one may leave with it.',
      { path: product },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'everything-resolves',
      'A file that is gone.',
      { path: product },
      // Metro finds these by metro.config.js: the package does not list them among its exports.
      { couldNotResolve: true, pathNot: '^expo-sqlite/(build|web)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.build|\\.expo|pictures|coverage)/' },
    // Type imports count too; otherwise they would vanish before they are looked at.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['react-native', 'import', 'require', 'types', 'default'],
      extensions: [
        '.ts',
        '.tsx',
        '.web.ts',
        '.web.tsx',
        '.native.ts',
        '.native.tsx',
        '.js',
        '.json',
      ],
    },
  },
};
