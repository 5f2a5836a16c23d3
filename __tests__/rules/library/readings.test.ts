import { loadBooks } from '../../../rules/games';
import { entriesOf, linesOf, type Book } from '../../../rules/library/entry';
import { segmentsOf, type Lexicon } from '../../../rules/library/lexicon';
import { lexiconOf } from '../../../rules/library/searchIndex';
import { soundOf } from '../../../rules/library/sound';
import { hasKanji } from '../../../rules/library/surface';
import { commonWords } from '../../../rules/library/words';

let books: readonly Book[];
let lexicon: Lexicon;
beforeAll(async () => {
  books = await loadBooks();
  lexicon = lexiconOf(books);
});

const read = (text: string) =>
  segmentsOf(lexicon, text)
    .map((segment) => segment.reading ?? segment.text)
    .join('');

test('every kanji in the library has a reading: add the missing word to words.ts or as a term', () => {
  const texts = books.flatMap((book) => [
    book.title.ja,
    ...book.aliases,
    ...book.chapters.map((chapter) => chapter.title.ja),
    ...entriesOf(book).flatMap(({ title, body, note, aliases = [], terms = [] }) => [
      title.ja,
      ...linesOf(body.ja),
      note?.ja ?? '',
      ...aliases,
      ...terms.flatMap((term) => term.aliases ?? []),
    ]),
  ]);
  const unread = texts.flatMap((text) =>
    segmentsOf(lexicon, text).filter((part) => part.reading === undefined && hasKanji(part.text)),
  );
  expect([...new Set(unread.map(({ text }) => text))]).toEqual([]);
});

test('words give the titles the reading that was written for them, but for a few', () => {
  // Signs are read differently by different people; two ways to read one kanji are rare.
  const plain = (text: string) => soundOf(text).replace(/[^a-z0-9]/g, '');
  const entries = books.flatMap(entriesOf);
  const different = entries.filter(
    ({ title, reading }) => plain(read(title.ja)) !== plain(reading),
  );
  expect(different.length / entries.length).toBeLessThan(0.03);
});

test('a common word stands once and is read in hiragana', () => {
  const words = commonWords.map(([word]) => word);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(commonWords.filter(([, reading]) => !/^[0-9ぁ-ゖー]+$/.test(reading))).toEqual([]);
});
