import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Violation = { readonly from: string; readonly rule: { readonly name: string } };

/** What stands in the small project: each file imports one thing. */
const allowed = [
  ['app/main.ts', '../app/navigation/links'],
  ['app/navigation/links.ts', '../screens/table'],
  ['app/screens/table.ts', '../store/game'],
  ['app/store/game.ts', '../storage/log'],
  ['app/storage/log.ts', 'expo-sqlite'],
  ['app/i18n/language.ts', '../../locales/en'],
  ['components/dial.ts', 'react'],
  ['locales/en.ts', '../rules/games/chess'],
  ['rules/engine/track.ts', './state'],
  ['rules/engine/state.ts', undefined],
  ['rules/games/index.ts', './chess'],
  ['rules/editions/chess/clock.ts', '../../engine/track'],
  ['rules/games/chess/index.ts', '../../engine/track'],
  ['rules/games/chess/clock.ts', '../../editions/chess/clock'],
  ['rules/games/go/index.ts', '../../engine/track'],
] as const;

const offending = [
  ['app/screens/a.ts', '../navigation/links', 'app-screens-points-down'],
  ['app/screens/b.ts', '../storage/log', 'store-alone-calls-storage'],
  ['app/screens/c.ts', '../../rules/games/chess', 'registry-is-the-only-door'],
  ['app/screens/d.ts', '../../__tests__/fixture', 'no-tools-in-the-product'],
  ['app/screens/e.ts', 'jest', 'no-development-packages-in-the-product'],
  ['app/screens/f.ts', 'stowaway', 'no-undeclared-packages'],
  ['app/navigation/a.ts', '../main', 'app-navigation-is-below-the-entry'],
  ['app/store/a.ts', '../screens/table', 'app-store-points-down'],
  ['app/store/b.ts', 'expo-sqlite', 'storage-alone-knows-sqlite'],
  ['app/store/c.ts', '../../components/dial', 'store-needs-no-components'],
  ['app/storage/a.ts', '../store/game', 'app-storage-points-down'],
  ['app/storage/b.ts', './gone', 'everything-resolves'],
  ['app/storage/c.ts', '../i18n/language', 'storage-needs-no-language-or-device'],
  ['app/platform/a.ts', '../store/game', 'i18n-and-platform-stand-alone'],
  ['components/a.ts', '../app/i18n/language', 'components-are-shown-data'],
  ['components/b.ts', '../locales/en', 'components-are-shown-data'],
  ['components/c.ts', '../rules/engine/track', 'components-take-types-of-rules'],
  ['locales/a.ts', '../components/dial', 'locales-are-texts'],
  ['locales/b.ts', '../rules/engine/track', 'locales-take-types-of-rules'],
  ['rules/engine/a.ts', '../games/index', 'engine-and-library-know-no-game'],
  ['rules/engine/b.ts', '../../locales/en', 'rules-import-nothing-above'],
  ['rules/engine/c.ts', 'react', 'rules-use-no-package'],
  ['rules/engine/d.ts', 'node:fs', 'rules-use-no-package'],
  ['rules/editions/chess/a.ts', '../../games/chess', 'editions-know-no-game'],
  ['rules/engine/g.ts', '../editions/chess/clock', 'games-alone-know-editions'],
  ['rules/games/a.ts', '../editions/chess/clock', 'games-alone-know-editions'],
  ['app/store/d.ts', '../../rules/editions/chess/clock', 'games-alone-know-editions'],
  ['rules/games/go/a.ts', '../chess', 'games-do-not-know-each-other'],
  ['rules/games/go/b.ts', '../index', 'games-do-not-know-the-registry'],
  ['rules/engine/e.ts', './e', 'no-cycles'],
  ['rules/engine/f.ts', undefined, 'no-orphans'],
] as const;

const typesOnly = new Set(['locales/en.ts']);
let folder: string;
let violations: readonly Violation[];

const write = (file: string, text: string) => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

const cruise = (): readonly Violation[] => {
  const program = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const output = execFileSync(
    process.execPath,
    [program, ...args, 'app', 'components', 'rules', 'locales'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { summary } = JSON.parse(output) as { summary: { violations: readonly Violation[] } };
  return summary.violations;
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'banmen-layers-'));
  copyFileSync('.dependency-cruiser.cjs', path.join(folder, '.dependency-cruiser.cjs'));
  const dependencies = { react: '*', 'expo-sqlite': '*' };
  write('package.json', JSON.stringify({ dependencies, devDependencies: { jest: '*' } }));
  write('tsconfig.json', '{}');
  write('__tests__/fixture.ts', 'export {};');
  for (const name of [...Object.keys(dependencies), 'jest', 'stowaway']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const [file, target] of [...allowed, ...offending]) {
    const keyword = typesOnly.has(file) ? 'import type' : 'import';
    write(file, target === undefined ? 'export {};' : `${keyword} * as it from '${target}';`);
  }
  violations = cruise();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const brokenBy = (file: string) =>
  violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

test('every rule is broken once', () => {
  const { forbidden } = jest.requireActual<{ forbidden: readonly { name: string }[] }>(
    '../../.dependency-cruiser.cjs',
  );
  const broken: ReadonlySet<string> = new Set(offending.map(([, , rule]) => rule));
  expect(forbidden.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(brokenBy(file)).toEqual([]);
});

test.each(offending)('%s must not import %s', (file, _, rule) => {
  expect(brokenBy(file)).toContain(rule);
});
