import fc from 'fast-check';
import { gzipSync } from 'node:zlib';

import { loadBooks } from '../../../rules/games';
import { unpack, type Packed } from '../../../rules/library/packed';
import { pack } from '../../../scripts/packing/pack';

/** As it arrives: through a script, which is a file in UTF-8. */
const onTheWay = (packed: Packed) =>
  JSON.parse(Buffer.from(JSON.stringify(packed), 'utf8').toString('utf8')) as Packed;

const there = (value: unknown) => unpack(onTheWay(pack(value)));

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...Array.from('恐怖は3段階"\'\\`$\n\u001F\u001Eé~\u00A1ߟ👻ｱ')),
  }),
);

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.constantFrom(null, true, false, 0, -1.5, 1e21),
    fc.array(tie('any')),
    fc.dictionary(fc.oneof(fc.constantFrom('ja', 'en', '__proto__', '7'), text), tie('any')),
  ),
})).any;

test('whatever is packed is unpacked as it was, down to the order of keys', () => {
  fc.assert(
    fc.property(value, (given) => {
      expect(JSON.stringify(there(given))).toBe(JSON.stringify(given));
    }),
    { numRuns: 500 },
  );
});

test('halves of characters, which no file can hold, come through as well', () => {
  expect(there(['\uD83D', '恐\uDC7B'])).toEqual(['\uD83D', '恐\uDC7B']);
});

test('what is no text, list, object or number cannot be packed', () => {
  expect(() => pack({ gone: undefined })).toThrow('cannot be packed');
  expect(() => pack([NaN])).toThrow('cannot be packed');
});

test('a text of more letters than there are codes is packed as well', () => {
  const many = Array.from({ length: 3000 }, (_, at) => String.fromCharCode(0x20 + at)).join('恐');
  // Compared by hand: a report of the difference would fill the screen.
  expect(there(many) === many).toBe(true);
});

test('every book is the same packed, and smaller', async () => {
  for (const book of await loadBooks()) {
    const packed = pack(book);
    expect(JSON.stringify(unpack(onTheWay(packed))) === JSON.stringify(book)).toBe(true);
    expect(gzipSync(JSON.stringify(packed)).length).toBeLessThan(
      0.85 * gzipSync(JSON.stringify(book)).length,
    );
  }
});
