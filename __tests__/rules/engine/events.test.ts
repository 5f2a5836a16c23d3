import fc from 'fast-check';

import {
  formatEvent,
  parseEvent,
  type GameEvent,
  type Upcasts,
} from '../../../rules/engine/events';
import {
  added,
  chosen,
  completed,
  counterAdded,
  counterRemoved,
  counterRenamed,
  jumped,
  moved,
  movedOn,
  ordered,
  removed,
  renamed,
  reset,
  setTo,
  switched,
  ticked,
  took,
  wrote,
} from '../eventMakers';

/** One of each kind: the compiler asks for another when a kind is added. */
const samples: Readonly<Record<GameEvent['type'], GameEvent>> = {
  trackMoved: movedOn('hero.vigor', -2),
  trackSet: setTo('hero.vigor', 3),
  toggleSwitched: switched('hero.ready', true),
  optionChosen: chosen('hero.stance', 'calm'),
  textWritten: wrote('hero.motto', '前へ 🐎'),
  orderChanged: ordered('hero.path', ['wood', 'hill']),
  itemAdded: added('hero.pets'),
  itemRemoved: removed('hero.pet1'),
  actionTaken: took('hero', 'train', { hours: 2, hard: true, with: 'rival', at: ['a'], on: [1] }),
  stepCompleted: completed('hero', 'dawn'),
  turnMoved: jumped('hero', 'dawn'),
  itemTicked: ticked('table', false),
  counterAdded: counterAdded('hero', ''),
  counterRenamed: counterRenamed('hero.counter1', '傷'),
  counterRemoved: counterRemoved('hero.counter1'),
  gameRenamed: renamed('日曜の卓'),
  gameReset: reset,
};
const kinds = Object.entries(samples);
const optional = ['joined'];

function expectUnreadable(body: string): void {
  const parsed = parseEvent(body);
  expect(parsed).toMatchObject({ ok: false, error: { code: 'unreadableEvent' } });
  if (!parsed.ok) expect(parsed.error.detail).not.toBe('');
}

describe('an event and its text', () => {
  test.each(kinds)('%s is read back', (_, event) => {
    expect(parseEvent(formatEvent(event))).toEqual({ ok: true, value: event });
  });

  test('a move that is not joined says nothing about it', () => {
    const event = moved('hero.vigor', 1);
    expect(parseEvent(formatEvent(event))).toEqual({ ok: true, value: event });
    expectUnreadable(JSON.stringify({ ...event, joined: false }));
  });
});

describe('a body that is no event', () => {
  test.each([
    [''],
    ['{'],
    ['null'],
    ['7'],
    ['[]'],
    ['"trackMoved"'],
    ['{}'],
    ['{"type":"trackMoved"}'],
    ['{"type":"danced","v":1}'],
    ['{"type":"gameReset","v":2}'],
    ['{"type":"gameReset","v":"1"}'],
    ['{"type":{"toString":null},"v":1}'],
    ['{"type":"gameReset","v":{"toString":null}}'],
    ['{"__proto__":{"type":"gameReset","v":1}}'],
  ])('%s', (body) => expectUnreadable(body));

  test.each(kinds)('%s with one more field', (_, event) => {
    expectUnreadable(JSON.stringify({ ...event, mood: 'good' }));
  });

  test.each(kinds)('%s with a field missing', (_, event) => {
    for (const key of Object.keys(event).filter((other) => !optional.includes(other))) {
      const rest = Object.entries(event).filter(([other]) => other !== key);
      expectUnreadable(JSON.stringify(Object.fromEntries(rest)));
    }
  });

  test.each<[string, object]>([
    ['half a step', { ...samples.trackMoved, by: 0.5 }],
    ['a number beyond counting', { ...samples.trackSet, to: 2 ** 60 }],
    ['a number as text', { ...samples.trackSet, to: '3' }],
    ['an empty address', { ...samples.trackSet, at: '' }],
    ['an endless address', { ...samples.trackSet, at: 'x'.repeat(101) }],
    ['an endless name', { ...samples.gameRenamed, name: 'x'.repeat(201) }],
    ['an endless text', { ...samples.textWritten, text: 'x'.repeat(201) }],
    ['a text that is a number', { ...samples.textWritten, text: 7 }],
    ['a switch that is neither', { ...samples.toggleSwitched, on: 1 }],
    ['inputs that are no values', { ...samples.actionTaken, inputs: { hours: { min: 1 } } }],
    ['an input that is null', { ...samples.actionTaken, inputs: { hours: null } }],
    ['a mixed list', { ...samples.actionTaken, inputs: { at: ['a', 1] } }],
  ])('%s', (_, event) => expectUnreadable(JSON.stringify(event)));

  test('any text and any JSON: an error, never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => expectUnreadable(body)),
      { numRuns: 300 },
    );
  });

  test('an event with any field made into anything: an event or an error, never an exception', () => {
    const bent = fc
      .tuple(fc.constantFrom(...Object.values(samples)), fc.nat(), fc.jsonValue())
      .map(([event, pick, value]) => {
        const keys = Object.keys(event);
        return { ...event, [keys[pick % keys.length] ?? '']: value };
      });
    fc.assert(
      fc.property(bent, (event) => {
        const parsed = parseEvent(JSON.stringify(event));
        if (parsed.ok) expect(parseEvent(formatEvent(parsed.value))).toEqual(parsed);
        else expect(parsed.error.code).toBe('unreadableEvent');
      }),
      { numRuns: 500 },
    );
  });
});

describe('older forms of an event', () => {
  /** Once cubes were moved; then tracks, without a version; now tracks, with one. */
  const olderForms: Upcasts = {
    'cubeMoved@1': ({ cube, ...rest }) => ({ ...rest, type: 'trackMoved', v: 0, track: cube }),
    'trackMoved@0': ({ track, ...rest }) => ({ ...rest, v: 1, at: track }),
  };
  const now = moved('hero.vigor', 2);

  test('are read step by step', () => {
    const oldest = { type: 'cubeMoved', v: 1, cube: 'hero.vigor', by: 2 };
    const older = { type: 'trackMoved', v: 0, track: 'hero.vigor', by: 2 };
    expect(parseEvent(JSON.stringify(oldest), olderForms)).toEqual({ ok: true, value: now });
    expect(parseEvent(JSON.stringify(older), olderForms)).toEqual({ ok: true, value: now });
    expect(parseEvent(formatEvent(now), olderForms)).toEqual({ ok: true, value: now });
  });

  test('are checked like any other once they are up to date', () => {
    const bad = { type: 'cubeMoved', v: 1, cube: 7, by: 2 };
    expect(parseEvent(JSON.stringify(bad), olderForms)).toMatchObject({ ok: false });
  });

  test('are unreadable without their table', () => {
    expectUnreadable(JSON.stringify({ type: 'cubeMoved', v: 1, cube: 'hero.vigor', by: 2 }));
  });
});
