import fc from 'fast-check';

import { loadBooks } from '../../../rules/games';
import { entriesOf, linesOf } from '../../../rules/library/entry';
import { glossaryOf, spansOf, withReadings, type Span } from '../../../rules/library/glossary';
import { makeLexicon } from '../../../rules/library/lexicon';
import { phrasesOf } from '../../../rules/library/phrases';
import { lexiconOf } from '../../../rules/library/searchIndex';

const lexicon = makeLexicon([
  ['館', 'やかた'],
  ['蜘蛛の子', 'くものこ'],
  ['前兆', 'ぜんちょう'],
  ['の行', 'のぎょう'],
  ['動', 'うご'],
]);

const written = (phrases: readonly (readonly Span[])[]) =>
  phrases.map((phrase) => phrase.map(({ text }) => text).join(''));
const phrasesIn = (text: string) => written(phrasesOf(withReadings(lexicon, [{ text }])));

describe('a line breaks only between two phrases', () => {
  test.each([
    ['particles stay with their word', '館がスパイダーに', ['館が', 'スパイダーに']],
    ['endings stay with their verb', '館で動かない', ['館で', '動かない']],
    ['stops stay with what they end', '館、館。', ['館、', '館。']],
    ['brackets stay around their words', '館「蜘蛛の子」の', ['館', '「蜘蛛の子」の']],
    ['also of two kinds', '館（「館」）', ['館', '（「館」）']],
    ['a number stays with its full stop', '1.館', ['1.', '館']],
    ['a number stays with what it counts', '館は4館まで', ['館は', '4館まで']],
    ['and with its percent', '10%は', ['10%は']],
    ['a long vowel stays in its word', 'スパイダーの', ['スパイダーの']],
    ['a word read with its particle stays too', '前兆の行の', ['前兆の行の']],
    ['kana at the beginning are a phrase', 'ただし館', ['ただし', '館']],
  ])('%s', (_what, text, phrases) => expect(phrasesIn(text)).toEqual(phrases));

  test('a link is never cut, whatever it is made of', () => {
    const link = { text: '蜘蛛の子カード', entry: 'spiderlings' };
    expect(phrasesOf([{ text: '館の' }, link, { text: 'を' }])).toEqual([
      [{ text: '館' }, { text: 'の' }],
      [link, { text: 'を' }],
    ]);
  });
});

const closing = /^[、。，．）」』)・：！？,.!?:;%％…〜ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/;
const particles = /^(?:[をにはがのへともでや]|から|まで|より)(?:$|[^ぁ-ゖ])/;

/** The phrases that a line must not begin or end with; the text itself if they do not join to it. */
function badlyBroken(text: string, phrases: readonly string[]): readonly string[] {
  if (phrases.join('') !== text || phrases.includes('')) return [text];
  return [
    // What the first phrase begins with cannot stay with anything before it.
    ...phrases.slice(1).filter((phrase) => closing.test(phrase) || particles.test(phrase)),
    ...phrases.slice(0, -1).filter((phrase) => /[「『（(]$/.test(phrase)),
  ];
}

test('phrases of any text join to it and begin with no closing sign, small kana or particle', () => {
  const text = fc
    .array(fc.constantFrom(...Array.from('館動スパー1Aがのっゃ、。）」「（%.'), '蜘蛛の子', 'から'))
    .map((parts) => parts.join(''));
  fc.assert(fc.property(text, (line) => expect(badlyBroken(line, phrasesIn(line))).toEqual([])));
});

test('the same holds for every line of the books', async () => {
  const books = await loadBooks();
  const known = lexiconOf(books);
  const broken = books.flatMap((book) => {
    const glossary = glossaryOf(book);
    return entriesOf(book).flatMap(({ id, body }) => {
      const linked = new Set([id]);
      return linesOf(body.ja).flatMap((line) => {
        const spans = withReadings(known, spansOf(glossary, 'ja', line, linked));
        return badlyBroken(line, written(phrasesOf(spans)));
      });
    });
  });
  expect(broken).toEqual([]);
});
