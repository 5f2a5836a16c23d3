import fc from 'fast-check';

import { historyOf } from '../../../rules/engine/history';
import { viewOf } from '../../../rules/engine/state';
import { append, moveCursor, openTimeline, type Timeline } from '../../../rules/engine/timeline';
import {
  longestNote,
  longestQuery,
  longestText,
  nameKey,
  tidyLines,
  tidyQuery,
  tidyText,
} from '../../../rules/engine/written';
import type { GameEvent } from '../../../rules/engine/events';
import { added, removed, reset, setTo, took, wrote } from '../eventMakers';
import { anyText } from '../fieldValues';
import { effectOf, errorOf, play, sitDown, textAt } from '../playing';
import { kennelGame } from './kennelGame';

const table = sitDown(kennelGame);
const withDog = play(table, added('pound.dogs'));

describe('a text somebody wrote', () => {
  test.each<[string, string, string]>([
    ['control characters', 'Rex\u0000\u0007 the\u009f dog', 'Rex  the  dog'],
    ['line breaks', 'Rex\r\nthe dog\u2028!', 'Rex the dog !'],
    ['marks that turn the direction around', '\u202eRex\u202c \u2066dog\u2069', 'Rex   dog'],
    ['halves of characters', '\ud83dRex\ud83d', 'Rex'],
    ['white space at its ends', ' \u3000Rex\t', 'Rex'],
    ['nothing but what is taken out', '\u0000\u202e\ud83d \n', ''],
  ])('is fit for a line: %s', (_, given, text) => {
    expect(tidyText(given)).toBe(text);
    expect(textAt(play(table, wrote('owner1.street', given)), 'owner1.street')).toBe(text);
  });

  test('keeps what is somebody’s way to write', () => {
    for (const text of [
      'ポチ　二世',
      'ａｂｃ',
      'Ñandú',
      '🐕‍🦺 Rex',
      'שלום',
      '<b>&amp;</b>',
      '{{n}}',
    ]) {
      expect(tidyText(text)).toBe(text);
    }
  });

  test('has at most 60 characters, and an emoji is one of them and never half', () => {
    expect(longestText).toBe(60);
    expect(tidyText('x'.repeat(61))).toBe('x'.repeat(60));
    expect(tidyText('🐕'.repeat(61))).toBe('🐕'.repeat(60));
    expect(tidyText(`${'x'.repeat(59)}🐕🐕`)).toBe(`${'x'.repeat(59)}🐕`);
    expect(tidyText(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59));
  });

  test.each<[string, string, string]>([
    ['a family', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['a flag', '🇯🇵', '🇯🇵'],
    ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a skin tone', '👍🏽', '👍🏽'],
    ['a letter of two', 'か\u3099', 'か\u3099'],
  ])('is cut between characters, not inside %s', (_, character, whole) => {
    for (let before = 54; before <= 60; before++) {
      const text = tidyText(`${'x'.repeat(before)}${character}`);
      const fits = before + [...whole].length <= 60;
      expect(text).toBe(`${'x'.repeat(before)}${fits ? whole : ''}`);
    }
  });

  test('has no towers of marks, but every mark that writing needs', () => {
    expect(tidyText(`Z${'\u0301'.repeat(500)}algo`)).toBe('Z\u0301\u0301\u0301\u0301algo');
    expect(tidyText(`Z${'\u0301\u200d'.repeat(500)}x`).replaceAll('\u200d', '')).not.toMatch(
      /\u0301{5}/,
    );
    for (const text of [
      'Việt Nam'.normalize('NFD'),
      'שָׁלוֹם',
      'สวัสดีครับ',
      'مَرْحَبًا',
      'ポ'.normalize('NFD'),
    ]) {
      expect(tidyText(text)).toBe(text);
    }
  });

  test('is nothing where nobody would see anything', () => {
    for (const sign of '\u200b\u200d\ufe0f\u00ad\u3164\u2800\u115f\u061c\u2060\ufeff\u{e0020}\u0301') {
      expect([sign, tidyText(sign.repeat(9))]).toEqual([sign, '']);
      expect(tidyText(`${sign}${sign}Rex`)).toBe('Rex');
    }
  });

  test('however long is tidied at once', () => {
    const before = performance.now();
    for (const sign of ['x', '龍', 'ﷺ', '\u0301', '\ud83d', '👨‍👩‍👧‍👦', ' ', '\u200d']) {
      tidyText(sign.repeat(100_000));
      tidyQuery(sign.repeat(100_000));
    }
    expect(performance.now() - before).toBeLessThan(5000);
  });

  test('of several lines keeps them, and has an end', () => {
    expect(tidyLines(' one\r\n\ttwo \r\rthree\u2028four\0 ')).toBe('one\n two\n\nthree\nfour');
    expect(tidyLines('x\n'.repeat(5000))).toHaveLength(longestNote - 1);
    expect(tidyLines('x'.repeat(5000), Infinity)).toHaveLength(5000);
    fc.assert(
      fc.property(anyText, (given) => {
        const text = tidyLines(`${given}\n${given}`);
        expect(tidyLines(text)).toBe(text);
      }),
    );
  });

  test('to look for is left as it is typed, but for what nobody could mean', () => {
    expect(tidyQuery(' 税 金 ')).toBe(' 税 金 ');
    expect(tidyQuery('tax\0\u202e')).toBe('tax ');
    expect([...tidyQuery('🐕'.repeat(999))]).toHaveLength(longestQuery);
    expect(() => encodeURIComponent(tidyQuery('\ud83dx\udc00'))).not.toThrow();
  });

  test('is tidy once and for all, whatever it was', () => {
    const halves = fc.string({ unit: fc.constantFrom('\ud83d', '\u0000', 'x', ' ', '🐕') });
    const parts = [
      'x',
      ' ',
      '\u200d',
      '\u0301',
      '👩',
      '🏽',
      '🇯',
      '🇵',
      '\ufe0f',
      '\u202e',
      '\u3099',
    ];
    const joined = fc.string({ unit: fc.constantFrom(...parts), maxLength: 150 });
    fc.assert(
      fc.property(fc.oneof(anyText, halves, joined), (given) => {
        const text = tidyText(given);
        expect(tidyText(text)).toBe(text);
        expect([...text].length).toBeLessThanOrEqual(60);
        expect(text).toBe(text.trim());
        // A whole text survives being encoded; half a character would not.
        expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
        expect(nameKey(text)).toBe(nameKey(given));
      }),
      { numRuns: 500 },
    );
  });

  test.each<[string, string]>([
    ['\ud83dRex\udc15', 'Rex'],
    ['\u0000\udc15', ''],
  ])('%j loses its halves and nothing beside them', (given, text) => {
    expect(tidyText(given)).toBe(text);
  });

  test('stands where it was written and nowhere else', () => {
    expect(effectOf(table, wrote('owner1.street', 'Elm Street'))).toEqual({
      'owner1.street': 'Elm Street',
    });
    expect(effectOf(withDog, wrote('pound.dog1.basket', '赤'))).toEqual({
      'pound.dog1.basket': '赤',
    });
    const { game, state } = play(table, wrote('owner2.name', 'Åsa'));
    expect(viewOf(game, state).text('owner2.name')).toBe('Åsa');
    expect(viewOf(game, state).text('owner9.name')).toBe('');
  });

  test('is nothing new where it is the same', () => {
    const written = play(table, wrote('owner1.street', 'Elm Street'));
    const again = play(written, wrote('owner1.street', ' Elm Street\n'));
    expect(again.state).toEqual(written.state);
    // Names are looked up again only where there is another text.
    expect(again.state.texts).toBe(written.state.texts);
    expect(play(written, added('pound.dogs')).state.texts).not.toBe(written.state.texts);
  });

  test.each([
    ['a text nobody declared', 'owner1.age'],
    ['a seat that is not there', 'owner3.name'],
    ['a number', 'owner1.calm'],
    ['an item that is not there', 'pound.dog2.name'],
    ['a text items do not have', 'pound.dog1.street'],
    ['something inside a text', 'pound.dog1.name.name'],
    ['the ancestors of every object', '__proto__'],
    ['what every object inherits', 'constructor'],
    ['what every text inherits', 'owner1.toString'],
  ])('cannot be written at %s', (_, at) => {
    expect(errorOf(withDog, wrote(at, 'Rex'))).toEqual({ code: 'unknownTarget', target: at });
  });

  test('a role without a name has none to write', () => {
    const roles = {
      ...kennelGame,
      seats: () => [{ id: 'cat', summary: [], sheet: [], steps: [] }],
    };
    expect(errorOf(sitDown(roles), wrote('cat.name', 'Tom'))).toMatchObject({
      code: 'unknownTarget',
    });
  });

  test('written by a rule does nothing where there is nothing to write on', () => {
    expect(
      effectOf(withDog, took('pound', 'label', { item: 'pound.dog1', called: ' Rex ' })),
    ).toEqual({ 'pound.dog1.name': 'Rex' });
  });
});

describe('names', () => {
  test('given at the set-up are there from the start, tidied', () => {
    const { state } = sitDown(kennelGame, {}, { names: { owner1: ' Åsa\u202e ', pound: 'Hill' } });
    expect(state.texts).toEqual({
      'owner1.name': 'Åsa',
      'owner1.street': '',
      'owner2.name': '',
      'owner2.street': '',
      // A role is called by its own text; what its player is called is no text of the game.
      'pound.name': '',
    });
  });

  test('come back when the game starts over', () => {
    const start = sitDown(kennelGame, {}, { names: { owner1: 'Åsa' } });
    const later = play(start, wrote('owner1.name', 'Bo'), wrote('owner1.street', 'Elm Street'));
    // What was learned of names stays.
    expect({ ...play(later, reset).state, known: {} }).toEqual(start.state);
  });

  test.each([
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['hasOwnProperty', 'hasOwnProperty'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['SQL', '"; DROP TABLE games; --'],
    ['a gap of our texts', '{{name}}'],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['10,000 emoji', '🐕'.repeat(10_000)],
    ['10,000 halves of a sign', '\ud83d'.repeat(10_000)],
  ])('%s is a name like any other', (_, name) => {
    const called = [...name.replaceAll('\ud83d', '')].length === 0 ? '' : tidyText(name);
    const dog = play(withDog, wrote('pound.dog1.name', name), wrote('owner1.name', name));
    expect(textAt(dog, 'pound.dog1.name')).toBe(called);
    expect([...called].length).toBeLessThanOrEqual(60);
    // Nothing else changed, neither here nor in what every object shares.
    const blank = play(dog, wrote('pound.dog1.name', ''), wrote('owner1.name', ''));
    expect(blank.state).toEqual(withDog.state);
    const { known } = play(dog, setTo('pound.dog1.weight', 9)).state;
    expect((known['dog'] ?? []).map((one) => one.name)).toEqual(called === '' ? [] : [called]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    const seated = sitDown(kennelGame, {}, { names: { owner1: name, [name.slice(0, 20)]: name } });
    expect(textAt(seated, 'owner1.name')).toBe(called);
  });

  test('are the same however they were typed', () => {
    expect(nameKey('Ｒｅｘ')).toBe(nameKey(' rex'));
    expect(nameKey('ﾎﾟﾁ')).toBe(nameKey('ポチ'));
    expect(nameKey('ÅSA')).toBe(nameKey('åsa'));
    expect(nameKey('Rex')).not.toBe(nameKey('Re x'));
  });
});

describe('texts come and go', () => {
  function after(...events: readonly GameEvent[]): Timeline {
    return events.reduce(
      (timeline, event) => {
        const appended = append(timeline, event, 0);
        if (!appended.ok) throw new Error(JSON.stringify(appended.error));
        return appended.value.timeline;
      },
      openTimeline(table.game, []),
    );
  }

  test('undo gives back what was written before, redo what was written then', () => {
    const line = after(wrote('owner1.name', 'Åsa'), wrote('owner1.name', 'Bo'));
    const nameAt = (cursor: number) => moveCursor(line, cursor).state.texts['owner1.name'];
    expect([nameAt(1), nameAt(0), nameAt(2)]).toEqual(['Åsa', '', 'Bo']);
  });

  test('those of an item go with it, and undo brings it back with its texts', () => {
    const line = after(added('pound.dogs'), wrote('pound.dog1.name', 'Rex'), removed('pound.dog1'));
    expect(line.state.texts).toEqual(table.state.texts);
    expect(line.state.toggles).toEqual(table.state.toggles);
    expect(moveCursor(line, 2).state.texts).toMatchObject({
      'pound.dog1.name': 'Rex',
      'pound.dog1.basket': '',
    });
  });

  test('the next item does not inherit them', () => {
    const { state } = after(
      added('pound.dogs'),
      wrote('pound.dog1.name', 'Rex'),
      removed('pound.dog1'),
      added('pound.dogs'),
    );
    expect(Object.entries(state.texts).filter(([at]) => at.startsWith('pound.dog'))).toEqual([
      ['pound.dog2.name', ''],
      ['pound.dog2.basket', ''],
    ]);
  });

  test('a line of the history knows what was written before and after it', () => {
    const [, entry] = historyOf(after(wrote('owner1.name', 'Åsa'), wrote('owner1.name', 'Bo')));
    expect(entry?.before.texts['owner1.name']).toBe('Åsa');
    expect(entry?.after.texts['owner1.name']).toBe('Bo');
    expect(entry?.ignored).toBe(false);
  });
});
