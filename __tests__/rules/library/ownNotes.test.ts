import { book } from '../../../rules/games/vast-mysterious-manor/library';
import { entriesOf } from '../../../rules/library/entry';
import { search } from '../../../rules/library/search';
import { makeIndex, withOwnNotes, type SearchIndex } from '../../../rules/library/searchIndex';
import { vastQueries } from './queries/vastQueries';

const index = makeIndex([book]);
const ids = (searched: SearchIndex, query: string) =>
  search(searched, query).hits.map(({ entry }) => entry.id);
const noted = (notes: Readonly<Record<string, string>>) =>
  withOwnNotes(index, ({ entry }) => notes[entry.id]);

const [first, second] = entriesOf(book).map(({ id }) => id) as [string, string];

describe('an entry is found by the words of the note on it', () => {
  const searched = noted({
    [first]: 'ラズベリーは2枚ずつ。隣の館では禁止',
    [second]: 'Raspberries were forbidden on Tuesday',
  });

  test.each([
    ['in katakana', 'ラズベリー', first],
    ['in hiragana', 'らずべりー', first],
    ['in half-width kana', 'ﾗｽﾞﾍﾞﾘｰ', first],
    ['in romaji', 'razuberii', first],
    ['in English, by its stem', 'raspberry', second],
    ['in full-width English', 'ＴＵＥＳＤＡＹ', second],
    ['with a slip', 'tuesdya', second],
  ])('%s', (_what, query, entry) => {
    expect(ids(index, query)).toEqual([]);
    expect(ids(searched, query)).toEqual([entry]);
  });

  test('kanji of a note also by their reading', () => {
    expect(ids(index, '隣の禁止')).not.toContain(first);
    expect(ids(searched, '隣の禁止')).toContain(first);
    expect(ids(searched, 'となりのきんし')).toContain(first);
  });

  test('together with words of the rule itself', () => {
    expect(ids(searched, 'ラズベリー 館')[0]).toBe(first);
  });
});

test('the entry with the note comes before those that only mention the word', () => {
  const [best] = ids(index, 'ランプ');
  expect(best).not.toBe(first);
  const hits = ids(noted({ [first]: 'ランプ' }), 'ランプ');
  expect(hits).toContain(first);
  expect(hits[0]).toBe(best);
});

test('without notes every search is as it was', () => {
  const same = withOwnNotes(index, () => undefined);
  for (const { query } of vastQueries) expect(ids(same, query)).toEqual(ids(index, query));
});

test('a note on one entry hides no other', () => {
  const searched = noted({ [first]: 'ひみつ' });
  for (const { query } of vastQueries.slice(0, 40)) {
    expect([...ids(searched, query)].sort()).toEqual([...ids(index, query)].sort());
  }
});

test('a changed note takes the place of the one before, and a removed one is found no more', () => {
  const before = noted({ [first]: 'ラズベリー' });
  const after = withOwnNotes(before, ({ entry }) =>
    entry.id === first ? 'ブルーベリー' : undefined,
  );
  expect(ids(after, 'ラズベリー')).toEqual([]);
  expect(ids(after, 'ブルーベリー')).toEqual([first]);
  expect(
    ids(
      withOwnNotes(after, () => undefined),
      'ブルーベリー',
    ),
  ).toEqual([]);
  expect(ids(before, 'ラズベリー')).toEqual([first]);
});
