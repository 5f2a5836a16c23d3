import { changesOf, editionsOf, isKnownGame, loadBooks, shelf, workOf } from '../../../rules/games';
import {
  dividedByUse,
  editionInUse,
  editionsByUse,
  hasEditions,
  isInUse,
} from '../../../rules/games/editions';
import { entriesOf } from '../../../rules/library/entry';
import { englishTexts, japaneseTexts } from '../../support/everyGame';

const preview = 'vast-mysterious-manor';
const published = 'vast-mysterious-manor-published';
const ids = shelf.map(({ id }) => id);
const several = ids.filter(hasEditions);

describe('the editions of a work', () => {
  test('all know each other, in the order of the shelf', () => {
    expect(editionsOf(preview)).toEqual([preview, published]);
    expect(editionsOf(published)).toEqual([preview, published]);
    for (const id of ids) {
      expect(editionsOf(id)).toEqual(ids.filter((other) => workOf(other) === workOf(id)));
    }
  });

  test('are the game alone where there is only one, or where nobody knows it', () => {
    expect(editionsOf('dungeon-lords')).toEqual(['dungeon-lords']);
    expect(workOf('dungeon-lords')).toBe('dungeon-lords');
    expect(editionsOf('chess')).toEqual(['chess']);
    expect(workOf('chess')).toBe('chess');
    expect(several).toEqual([preview, published]);
  });

  test('have names of their own, and a line on how to tell them, in both languages', () => {
    for (const titles of [japaneseTexts, englishTexts]) {
      for (const id of several) {
        const { name, edition, mark = '', tell = '' } = titles[id] ?? { name: '', edition: '' };
        const others = editionsOf(id).filter((other) => other !== id);
        expect(mark).not.toBe('');
        expect(tell).not.toBe('');
        for (const other of others) {
          expect(titles[other]).toMatchObject({ name });
          expect([edition, mark, tell]).not.toContainEqual(titles[other]?.edition);
          expect(titles[other]?.mark).not.toBe(mark);
          expect(titles[other]?.tell).not.toBe(tell);
        }
      }
    }
  });

  test('are told apart by an entry of one of them, which is there', async () => {
    expect(changesOf(preview)).toEqual({ game: published, entry: 'changes-from-preview' });
    expect(changesOf(published)).toEqual({ game: published, entry: 'changes-from-preview' });
    expect(changesOf('dungeon-lords')).toBeUndefined();
    const books = await loadBooks();
    for (const id of several) {
      const at = changesOf(id);
      const book = books.find(({ game }) => game === at?.game);
      const entries = book === undefined ? [] : entriesOf(book).map((entry) => entry.id);
      expect(entries).toContain(at?.entry);
    }
  });
});

describe('the edition in use', () => {
  const chosen = { [workOf(published)]: published };

  test('is the one chosen, whichever one asks by', () => {
    expect(editionInUse(chosen, preview)).toBe(published);
    expect(editionInUse(chosen, published)).toBe(published);
    expect(isInUse(chosen, published)).toBe(true);
    expect(isInUse(chosen, preview)).toBe(false);
    expect(editionsByUse(chosen, preview)).toEqual([published, preview]);
  });

  test('is the first on the shelf as long as nobody chose', () => {
    expect(editionInUse({}, published)).toBe(preview);
    expect(editionsByUse({}, published)).toEqual([preview, published]);
  });

  test.each(['chess', 'dungeon-lords', '', '__proto__'])(
    'is the first on the shelf where %j was chosen, which is none of its editions',
    (stale) => {
      expect(editionInUse({ [workOf(preview)]: stale }, published)).toBe(preview);
    },
  );

  test('is the game itself where it is the only one, known or not', () => {
    for (const id of ['dungeon-lords', 'chess', 'constructor']) {
      expect(editionInUse(chosen, id)).toBe(id);
      expect(isInUse(chosen, id)).toBe(true);
    }
    expect(isKnownGame('chess')).toBe(false);
  });

  test('leaves the others behind, all in their order', () => {
    const lists = dividedByUse(chosen, ids, (id) => id);
    expect(lists.others).toEqual([preview]);
    expect(lists.inUse).toEqual(ids.filter((id) => id !== preview));
    expect(dividedByUse({}, ids, (id) => id).others).toEqual([published]);
  });
});
