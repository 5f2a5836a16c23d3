import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/**
 * Proves that a game's SPEC.md, its code and its tests speak of the same rules. `toldOnly` are the
 * rules that are only told to the players, or readings without a number: nothing to compute.
 */
export function proveSpec(game: string, prefix: string, toldOnly: readonly string[]): void {
  const folder = `rules/games/${game}`;
  const spec = readFileSync(path.join(root, folder, 'SPEC.md'), 'utf8');
  const citation = new RegExp(`\\[(${prefix}-[A-Z]+\\d+)\\]`, 'g');
  const citedIn = (file: string) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(citation)].map(([, id = '']) => id);

  /** The ids that open a row of a table. */
  const ids = [...spec.matchAll(new RegExp(`^\\| ${citation.source}`, 'gm'))].map(
    ([, id = '']) => id,
  );
  const code = filesIn(folder);
  const tests = filesIn(`__tests__/${folder}`);

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

  test('every other rule is proven by a test that names it', () => {
    const proven = new Set(tests.flatMap(citedIn));
    expect(ids.filter((id) => !proven.has(id))).toEqual(toldOnly.map((id) => `${prefix}-${id}`));
  });

  test('the rules refer only to contradictions there are', () => {
    const referred = [...spec.matchAll(/\bX\d+\b/g)].map(([id]) => `${prefix}-${id}`);
    expect(referred.length).toBeGreaterThan(20);
    expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
  });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));
}
