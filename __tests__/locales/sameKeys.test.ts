import { english, gapsIn, japanese, type Texts } from './everyText';

const sorted = (words: Iterable<string>) => [...new Set(words)].sort();

/** Kana, kanji, and the signs and wide letters that go with them. */
const japaneseScript = /[\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** The one text that is in its own language everywhere. */
const ownName = { ja: 'ui.settings.languages.ja', en: 'ui.settings.languages.en' };

/** Words in Latin letters that Japanese texts may have: names. */
const latinNames = ['Banmen', 'HP', 'CotW'];

const languages: readonly [string, Texts][] = [
  ['Japanese', japanese],
  ['English', english],
];

test('both languages have the same texts', () => {
  expect(japanese.size).toBeGreaterThan(500);
  expect(sorted(english.keys())).toEqual(sorted(japanese.keys()));
});

test('a text has the same gaps in both languages', () => {
  const gaps = (texts: Texts) =>
    Object.fromEntries([...texts].map(([path, text]) => [path, sorted(gapsIn(text))]));
  expect(gaps(english)).toEqual(gaps(japanese));
});

test.each(languages)('no %s text is empty or has stray spaces', (_, texts) => {
  const bad = [...texts].filter(([, text]) => text === '' || text !== text.trim());
  expect(bad).toEqual([]);
});

test.each(languages)('every brace of a %s text is part of a gap', (_, texts) => {
  const bad = [...texts].filter(([, text]) => /[{}]/.test(text.replace(/{{\w+}}/g, '')));
  expect(bad).toEqual([]);
});

test('no English text has Japanese in it', () => {
  const bad = [...english].filter(
    ([path, text]) => path !== ownName.ja && japaneseScript.test(text),
  );
  expect(bad).toEqual([]);
});

test('no Japanese text has English words in it, apart from names', () => {
  const bad = [...japanese].flatMap(([path, text]) => {
    if (path === ownName.en) return [];
    const words = text.replace(/{{\w+}}/g, '').match(/[A-Za-z]{2,}/g) ?? [];
    return words.filter((word) => !latinNames.includes(word)).map((word) => [path, word]);
  });
  expect(bad).toEqual([]);
});

test('a text with words in it is not the same in both languages', () => {
  const same = [...japanese].filter(([path, text]) => {
    const words = /\p{Letter}/u.test(text.replace(/{{\w+}}/g, ''));
    return words && english.get(path) === text && !Object.values(ownName).includes(path);
  });
  expect(same).toEqual([]);
});
