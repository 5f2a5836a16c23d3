import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const game = 'rules/games/vast-mysterious-manor';
const spec = readFileSync(path.join(root, game, 'SPEC.md'), 'utf8');

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));
}

function citedIn(file: string): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/\[(VMM-[A-Z]+\d+)\]/g)].map(([, id = '']) => id);
}

/** The ids that open a row of a table. */
const ids = [...spec.matchAll(/^\| \[(VMM-[A-Z]+\d+)\]/gm)].map(([, id = '']) => id);
const code = filesIn(game);
const tests = filesIn(`__tests__/${game}`);

test('every rule has an id of its own', () => {
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the ids of a chapter are numbered without a gap', () => {
  const chapterOf = (id: string) => id.replace(/\d+$/, '');
  for (const chapter of new Set(ids.map(chapterOf))) {
    const rules = ids.filter((id) => chapterOf(id) === chapter);
    expect(rules).toEqual(rules.map((_, index) => `${chapter}${index + 1}`));
  }
});

test.each([...code, ...tests])('%s cites only rules there are', (file) => {
  expect(citedIn(file).filter((id) => !ids.includes(id))).toEqual([]);
});

/** Rules that are only told to the players, or readings without a number: nothing to compute. */
const toldOnly = [
  ...['G7', 'G8', 'G9', 'G10', 'SK15', 'SK16', 'M9'],
  ...['X1', 'X4', 'X14', 'X15', 'X16', 'X17', 'X18', 'X20', 'X26'],
].map((id) => `VMM-${id}`);

test('every other rule is proven by a test that names it', () => {
  const proven = new Set(tests.flatMap(citedIn));
  expect(ids.filter((id) => !proven.has(id))).toEqual(toldOnly);
});

test('the rules refer only to contradictions there are', () => {
  const referred = [...spec.matchAll(/\bX\d+\b/g)].map(([id]) => `VMM-${id}`);
  expect(referred.length).toBeGreaterThan(20);
  expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
});
