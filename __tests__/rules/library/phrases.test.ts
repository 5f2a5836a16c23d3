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

function isWellBroken(text: string, phrases: readonly string[]) {
  expect(phrases.join('')).toBe(text);
  expect(phrases).not.toContain('');
  // What a line begins with cannot stay with anything before it.
  const later = phrases.slice(1);
  expect(later.filter((phrase) => closing.test(phrase) || particles.test(phrase))).toEqual([]);
  expect(phrases.slice(0, -1).filter((phrase) => /[「『（(]$/.test(phrase))).toEqual([]);
}

test('phrases of any text join to it and begin with no closing sign, small kana or particle', () => {
  const text = fc
    .array(fc.constantFrom(...Array.from('館動スパー1Aがのっゃ、。）」「（%.'), '蜘蛛の子', 'から'))
    .map((parts) => parts.join(''));
  fc.assert(fc.property(text, (line) => isWellBroken(line, phrasesIn(line))));
});

test('the same holds for every line of the books', async () => {
  const books = await loadBooks();
  const known = lexiconOf(books);
  for (const book of books) {
    const glossary = glossaryOf(book);
    for (const { id, body } of entriesOf(book)) {
      const linked = new Set([id]);
      for (const line of linesOf(body.ja)) {
        const spans = withReadings(known, spansOf(glossary, 'ja', line, linked));
        isWellBroken(line, written(phrasesOf(spans)));
      }
    }
  }
});
