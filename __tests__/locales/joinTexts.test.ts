import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { joinTexts, type PartTexts } from '../../locales/joinTexts';
import { games } from '../support/everyGame';

const root = path.resolve(__dirname, '../../locales');
const folderOf = (language: string, game: string) => path.join(root, language, 'games', game);

function exportsOf(file: string): readonly unknown[] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- by a name that is data
  return Object.values(require(file) as object);
}

type Part = { name: string; texts: PartTexts };

/** The parts a game's texts are written in, by the names of their files. */
function partsOf(folder: string): readonly Part[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => {
      const [texts, ...more] = exportsOf(path.join(folder, file));
      if (texts === undefined || more.length > 0) throw new Error(`${file} exports not one thing`);
      return { name: file.slice(0, -'.ts'.length), texts: texts as PartTexts };
    });
}

/** Every key of a part, `group.key`. */
function keysOf({ texts }: Part): readonly string[] {
  return Object.entries(texts).flatMap(([group, keys]) =>
    Object.keys(keys as object).map((key) => `${group}.${key}`),
  );
}

const inParts = games
  .map(({ id }) => id)
  .filter((id) => existsSync(folderOf('ja', id)))
  .flatMap((id) => ['ja', 'en'].map((language) => [language, id] as const));

test('the texts of some game are written in parts', () => {
  expect(inParts.length).toBeGreaterThan(0);
});

describe.each(inParts)('%s: %s', (language, game) => {
  const parts = partsOf(folderOf(language, game));
  const [joined] = exportsOf(path.join(folderOf(language, game), 'index.ts'));

  test('a key belongs to one part only', () => {
    const owners = new Map<string, string[]>();
    for (const part of parts) {
      for (const key of keysOf(part)) owners.set(key, [...(owners.get(key) ?? []), part.name]);
    }
    expect([...owners].filter(([, names]) => names.length > 1)).toEqual([]);
  });

  test('no part is left out, and no group of a part', () => {
    expect(parts.length).toBeGreaterThan(1);
    for (const { name, texts } of parts) {
      expect([name, joined]).toEqual([name, expect.objectContaining(withTheirKeys(texts))]);
    }
  });

  test('both languages have the same parts with the same keys', () => {
    const others = partsOf(folderOf(language === 'ja' ? 'en' : 'ja', game));
    const listed = (all: readonly Part[]) =>
      Object.fromEntries(all.map((part) => [part.name, [...keysOf(part)].sort()]));
    expect(listed(parts)).toEqual(listed(others));
  });
});

/** Each group of a part among whatever else is there. */
function withTheirKeys(texts: PartTexts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([group, keys]) => [group, expect.objectContaining(keys)]),
  );
}

describe('texts in parts', () => {
  test('are joined group by group; a part may miss a group, and a group all parts', () => {
    const joined = joinTexts([
      { seats: { owl: 'Owl' }, tracks: { sleep: { label: 'Sleep' } } },
      { seats: { fox: 'Fox' } },
    ]);
    expect(joined.seats).toEqual({ owl: 'Owl', fox: 'Fox' });
    expect(joined.tracks).toEqual({ sleep: { label: 'Sleep' } });
    expect(joined.actions).toEqual({});
  });

  test('stay as they were', () => {
    const part = { seats: { owl: 'Owl' } };
    joinTexts([part, { seats: { fox: 'Fox' } }]);
    expect(part).toEqual({ seats: { owl: 'Owl' } });
  });
});
