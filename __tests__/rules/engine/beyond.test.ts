import type { Action, Change, GameDefinition, Track } from '../../../rules/engine/definition';
import { moved, movedOn, setTo, took } from '../eventMakers';
import { effectOf, errorOf, given, noticeIds, play, sitDown } from '../playing';
import { tinyGame } from './tinyGame';

const glory = (value: number) => given(sitDown(tinyGame), { values: { 'hero.glory': value } });
const atItsEnd = { code: 'atItsEnd', target: 'hero.glory' };

describe('a move past the upper end of a track that goes on there', () => {
  test('goes to the end, and what lies beyond follows from how far it went over', () => {
    expect(effectOf(glory(1), moved('hero.glory', 5))).toEqual({
      'hero.glory': 3,
      'hero.coins': 2,
      // Marks and what follows from the move come first, and beyond sees the track at its end.
      notices: ['reached.famed', 'gloryMoved', 'beyond by 2'],
    });
  });

  test('is no different when a rule makes it', () => {
    expect(effectOf(glory(0), took('hero', 'boast'))).toEqual({
      'hero.glory': 4,
      'hero.coins': 2,
      notices: ['reached.famed', 'gloryMoved', 'beyond by 2'],
    });
    expect(effectOf(glory(4), took('hero', 'boast'))).toEqual({
      'hero.coins': 5,
      notices: ['beyond by 6'],
    });
  });

  test('is accepted at the end already, and does nothing but what lies beyond', () => {
    expect(effectOf(glory(4), moved('hero.glory', 3))).toEqual({
      'hero.coins': 3,
      notices: ['beyond by 3'],
    });
    expect(effectOf(glory(4), movedOn('hero.glory', 1))).toEqual({
      'hero.coins': 1,
      notices: ['beyond by 1'],
    });
  });

  test('a move that ends at the end goes beyond nothing', () => {
    expect(effectOf(glory(1), moved('hero.glory', 3))).toEqual({
      'hero.glory': 3,
      notices: ['reached.famed', 'gloryMoved'],
    });
    expect(errorOf(glory(4), moved('hero.glory', 0))).toEqual(atItsEnd);
  });

  test('a move down goes beyond nothing, not even past the lower end', () => {
    expect(effectOf(glory(4), moved('hero.glory', -1))).toEqual({
      'hero.glory': -1,
      notices: ['left.famed', 'gloryMoved'],
    });
    expect(effectOf(glory(2), moved('hero.glory', -9))).toEqual({
      'hero.glory': -2,
      notices: ['gloryMoved'],
    });
    expect(errorOf(glory(0), moved('hero.glory', -1))).toEqual(atItsEnd);
  });

  test('a number put right goes beyond nothing, by hand or by a rule', () => {
    const putRight = { 'hero.glory': 3, notices: ['reached.famed', 'gloryPutRight'] };
    expect(effectOf(glory(1), setTo('hero.glory', 99))).toEqual(putRight);
    expect(effectOf(glory(1), took('hero', 'dream'))).toEqual(putRight);
    expect(errorOf(glory(4), setTo('hero.glory', 99))).toEqual(atItsEnd);
    expect(effectOf(glory(4), took('hero', 'dream'))).toEqual({});
  });

  test('a track without anything beyond its end refuses at its end', () => {
    const rich = given(sitDown(tinyGame), { values: { 'hero.coins': 5 } });
    expect(errorOf(rich, moved('hero.coins', 1))).toEqual({
      ...{ code: 'atItsEnd', target: 'hero.coins' },
    });
  });
});

/** A jug whose size is a number too: what does not fit in is spilled, from the full ones alone. */
function jugGame(jug: Partial<Track>, changes: readonly Change[] = []): GameDefinition {
  const pour: Action = { id: 'pour', run: () => changes };
  return {
    ...tinyGame,
    consequences: () => [],
    victories: [],
    seats: () => [
      {
        id: 'cook',
        summary: [],
        sheet: [],
        tracks: [
          { id: 'size', shape: 'counter', min: 0, start: 5, max: 9 },
          {
            ...{ id: 'jug', shape: 'counter', min: 0, start: 5 },
            max: (view) => view.value('cook.size'),
            beyond: (over) => [{ kind: 'move', at: 'cook.spilled', by: over }],
            ...jug,
          },
          { id: 'spilled', shape: 'counter', min: 0, start: 0, max: 99 },
        ],
        actions: [pour],
        steps: [],
      },
    ],
  };
}

describe('what lies beyond', () => {
  const smaller: Change = { kind: 'set', at: 'cook.size', to: 2 };

  test('is nothing where the rule has nothing to say: the end is the end', () => {
    const table = sitDown(jugGame({ beyond: () => [] }));
    expect(errorOf(table, moved('cook.jug', 1))).toEqual({ code: 'atItsEnd', target: 'cook.jug' });
    expect(effectOf(table, moved('cook.jug', -1))).toEqual({ 'cook.jug': -1 });
  });

  test('is counted from where the move began if the end came down before it', () => {
    const up = jugGame({}, [smaller, { kind: 'move', at: 'cook.jug', by: 1 }]);
    expect(effectOf(sitDown(up), took('cook', 'pour'))).toEqual({
      ...{ 'cook.size': -3, 'cook.jug': -3, 'cook.spilled': 1 },
    });
    const down = jugGame({}, [smaller, { kind: 'move', at: 'cook.jug', by: -1 }]);
    expect(effectOf(sitDown(down), took('cook', 'pour'))).toEqual({
      ...{ 'cook.size': -3, 'cook.jug': -3 },
    });
  });

  test('is not what an end takes away that comes down', () => {
    expect(effectOf(sitDown(jugGame({})), setTo('cook.size', 2))).toEqual({
      ...{ 'cook.size': -3, 'cook.jug': -3 },
    });
  });

  test('sees the table as marks and what follows left it', () => {
    const table = sitDown(
      jugGame({
        start: 4,
        follows: () => [{ kind: 'set', at: 'cook.spilled', to: 10 }],
        beyond: (_, view) => [
          { kind: 'set', at: 'cook.spilled', to: view.value('cook.spilled') * 2 },
        ],
      }),
    );
    expect(effectOf(table, moved('cook.jug', 2))).toEqual({ 'cook.jug': 1, 'cook.spilled': 20 });
  });

  test('that leads beyond again for ever is a mistake of the game, not a hanging app', () => {
    const table = sitDown(jugGame({ beyond: () => [{ kind: 'move', at: 'cook.jug', by: 1 }] }));
    expect(() => play(table, moved('cook.jug', 1))).toThrow('rules of tiny do not settle');
  });
});

test('what follows from a move knows whether the number was only put right', () => {
  const said = (...events: Parameters<typeof play>[1][]) =>
    noticeIds(play(glory(0), ...events)).filter((id) => id.startsWith('glory'));
  expect(said(moved('hero.glory', 1))).toEqual(['gloryMoved']);
  expect(said(movedOn('hero.glory', 1))).toEqual(['gloryMoved']);
  expect(said(took('hero', 'boast'))).toEqual(['gloryMoved']);
  expect(said(setTo('hero.glory', 1))).toEqual(['gloryPutRight']);
  expect(said(took('hero', 'dream'))).toEqual(['gloryPutRight']);
});
