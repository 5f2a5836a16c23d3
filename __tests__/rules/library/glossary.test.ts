import { loadBooks } from '../../../rules/games';
import { entriesOf, linesOf, type Book, type Language } from '../../../rules/library/entry';
import { glossaryOf, spansOf, withReadings, type Span } from '../../../rules/library/glossary';
import { makeLexicon } from '../../../rules/library/lexicon';
import { lexiconOf } from '../../../rules/library/searchIndex';
import { tinyBook, tinyEntry } from './tinyBook';

const term = (ja: string, en: string) => ({ ja, reading: '', en });
const glossary = glossaryOf(
  tinyBook('lair', [
    tinyEntry('check', { terms: [term('判定', 'check')] }),
    tinyEntry('horror', { terms: [term('恐怖判定', 'Horror check'), term('恐怖', 'Horror')] }),
    tinyEntry('axe', { terms: [term('斧', 'Axe')] }),
    tinyEntry('web', { terms: [term('巣', 'Web')] }),
  ]),
);

/** The links of a text: what is written, and where it leads. */
function links(language: Language, text: string, linked = new Set<string>()) {
  const spans = spansOf(glossary, language, text, linked);
  expect(joined(spans)).toBe(text);
  return spans.flatMap((span) => (span.entry === undefined ? [] : [[span.text, span.entry]]));
}

const joined = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');

describe('a word the book explains', () => {
  test('leads to the entry that explains it', () => {
    expect(links('ja', '斧で巣を切る')).toEqual([
      ['斧', 'axe'],
      ['巣', 'web'],
    ]);
  });

  test('is a link once, where it comes first', () => {
    const spans = spansOf(glossary, 'ja', '巣から巣へ', new Set());
    expect(spans).toEqual([{ text: '巣', entry: 'web' }, { text: 'から巣へ' }]);
  });

  test('is a link once in all lines of an entry', () => {
    const linked = new Set<string>();
    expect(links('ja', '巣', linked)).toEqual([['巣', 'web']]);
    expect(links('ja', '巣と斧', linked)).toEqual([['斧', 'axe']]);
  });

  test('is no link in the entry that explains it', () => {
    expect(links('ja', '巣と斧', new Set(['web']))).toEqual([['斧', 'axe']]);
  });

  test('gives way to a longer one that it is part of', () => {
    expect(links('ja', '恐怖判定をする')).toEqual([['恐怖判定', 'horror']]);
    expect(links('en', 'A Horror check')).toEqual([['Horror check', 'horror']]);
  });

  test('gives way to a longer one also where that is no link', () => {
    expect(links('ja', '恐怖判定をする', new Set(['horror']))).toEqual([]);
    expect(links('ja', '恐怖判定と恐怖判定', new Set(['horror']))).toEqual([]);
  });

  test('is a link where it stands by itself after a longer one', () => {
    const spans = spansOf(glossary, 'ja', '恐怖判定は判定', new Set());
    expect(spans).toEqual([
      { text: '恐怖判定', entry: 'horror' },
      { text: 'は' },
      { text: '判定', entry: 'check' },
    ]);
  });
});

describe('an English word', () => {
  test.each([
    ['of either case', 'the WEB', 'WEB'],
    ['in the plural', 'three webs', 'webs'],
    ['in the plural with es', 'two axees', 'axees'],
    ['before a sign', 'web, then', 'web'],
    ['before possession', "the web's end", 'web'],
    ['after a hyphen', 'spider-web', 'web'],
  ])('is found %s', (_what, text, found) => {
    expect(links('en', text).map(([written]) => written)).toEqual([found]);
  });

  test.each(['cobweb', 'webbing', 'web2', '3web', 'webster'])('is not found inside %s', (text) => {
    expect(links('en', text)).toEqual([]);
  });

  test('is found alone after standing inside another', () => {
    expect(spansOf(glossary, 'en', 'cobweb, web', new Set())).toEqual([
      { text: 'cobweb, ' },
      { text: 'web', entry: 'web' },
    ]);
  });
});

test('words with a reading are cut out of a span and keep its link', () => {
  const lexicon = makeLexicon([
    ['恐怖', 'きょうふ'],
    ['判定', 'はんてい'],
  ]);
  expect(withReadings(lexicon, [{ text: '恐怖の判定', entry: 'horror' }, { text: 'は' }])).toEqual([
    { text: '恐怖', entry: 'horror', reading: 'きょうふ' },
    { text: 'の', entry: 'horror' },
    { text: '判定', entry: 'horror', reading: 'はんてい' },
    { text: 'は' },
  ]);
});

describe('in the real books', () => {
  let books: readonly Book[];
  beforeAll(async () => {
    books = await loadBooks();
  });

  /** Every entry with its lines, each cut as it is when the entry is read. */
  const cutEntries = (language: Language) =>
    books.flatMap((book) => {
      const words = glossaryOf(book);
      return entriesOf(book).map((entry) => {
        const linked = new Set([entry.id]);
        const lines = linesOf(entry.body[language]);
        const cut = lines.map((line) => ({ line, spans: spansOf(words, language, line, linked) }));
        const links = cut.flatMap(({ spans }) => spans.filter((span) => span.entry !== undefined));
        return { book, entry, cut, links };
      });
    });

  test.each(['ja', 'en'] as const)('spans join to the text: %s', (language) => {
    const lines = cutEntries(language).flatMap(({ cut }) => cut);
    expect(lines.filter(({ line, spans }) => joined(spans) !== line)).toEqual([]);
  });

  test.each(['ja', 'en'] as const)(
    'links lead to each entry once and never to the one being read: %s',
    (language) => {
      const read = cutEntries(language);
      expect(read.flatMap(({ links: own }) => own).length).toBeGreaterThan(500);
      const wrong = read.filter(({ entry, links: own }) => {
        const targets = new Set([entry.id, ...own.map((span) => span.entry)]);
        return targets.size !== own.length + 1;
      });
      expect(wrong.map(({ entry }) => entry.id)).toEqual([]);
    },
  );

  test.each(['ja', 'en'] as const)('a link is a term of its entry: %s', (language) => {
    const wrong = cutEntries(language).flatMap(({ book, links: own }) => {
      const terms = new Map(entriesOf(book).map(({ id, terms: its = [] }) => [id, its]));
      return own.filter(({ text, entry = '' }) => {
        const known = terms.get(entry)?.map((one) => one[language].toLowerCase()) ?? [];
        const forms = known.flatMap((word) => [word, `${word}s`, `${word}es`]);
        return !forms.includes(text.toLowerCase());
      });
    });
    expect(wrong).toEqual([]);
  });

  test('readings change no text and no link', () => {
    const lexicon = lexiconOf(books);
    const linkedText = (spans: readonly Span[]) =>
      spans.map(({ text, entry = '' }) => Array.from(text, (letter) => letter + entry).join());
    const wrong = cutEntries('ja')
      .flatMap(({ cut }) => cut)
      .filter(
        ({ spans }) => linkedText(spans).join() !== linkedText(withReadings(lexicon, spans)).join(),
      );
    expect(wrong).toEqual([]);
  });
});
