import fc from 'fast-check';

import { loadBooks } from '../../../rules/games';
import { contentHash } from '../../../rules/library/contentHash';

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });

test('is sixteen letters of a hexadecimal number, however short the text', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.constant('')), (content) =>
      expect(contentHash(content)).toMatch(/^[0-9a-f]{16}$/),
    ),
  );
});

test('is the same from one version of the app to the next, so that nothing is stored anew', () => {
  expect(contentHash('')).toBe('498984300e82164f');
  expect(contentHash('館 manor')).toBe('77625d14632a794d');
});

test('one letter changed anywhere changes it', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.integer({ min: 1, max: 0xffff }), (content, place, by) => {
      const at = place % content.length;
      const other = String.fromCharCode((content.charCodeAt(at) + by) & 0xffff);
      const changed = content.slice(0, at) + other + content.slice(at + 1);
      expect(contentHash(changed)).not.toBe(contentHash(content));
    }),
  );
});

test('a letter more or two that changed places change it', () => {
  fc.assert(
    fc.property(text, fc.nat(), (content, place) => {
      const at = place % content.length;
      const longer = content.slice(0, at) + content.charAt(at) + content.slice(at);
      expect(contentHash(longer)).not.toBe(contentHash(content));
      const first = content.charAt(at);
      const second = content.charAt(at + 1);
      fc.pre(second !== '' && first !== second);
      const swapped = content.slice(0, at) + second + first + content.slice(at + 2);
      expect(contentHash(swapped)).not.toBe(contentHash(content));
    }),
  );
});

test('the same text has the same one, and every book and entry has its own', async () => {
  const books = await loadBooks();
  const texts = books.flatMap((book) => [
    JSON.stringify(book),
    ...book.chapters.flatMap(({ entries }) => entries.map((entry) => JSON.stringify(entry))),
  ]);
  const hashes = texts.map(contentHash);
  expect(texts.map(contentHash)).toEqual(hashes);
  expect(new Set(hashes).size).toBe(texts.length);
});
