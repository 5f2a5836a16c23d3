import type { GameEvent } from '../../../rules/engine/events';
import { historyOf } from '../../../rules/engine/history';
import { openTimeline, type Timeline } from '../../../rules/engine/timeline';
import { added, moved, movedOn, removed, setTo, switched, took } from '../eventMakers';
import { sitDown } from '../playing';
import { tinyGame } from './tinyGame';

function timelineOf(events: readonly GameEvent[], cursor?: number): Timeline {
  const logged = events.map((event, index) => ({ seq: index + 1, time: 1000 + index, event }));
  return openTimeline(sitDown(tinyGame).game, logged, cursor);
}

const taps = [
  moved('hero.vigor', -1),
  movedOn('hero.vigor', -1),
  movedOn('hero.vigor', -1),
] as const;

describe('quick taps', () => {
  test('on another track are an entry of their own', () => {
    const entries = historyOf(timelineOf([moved('hero.vigor', -1), movedOn('hero.coins', 1)]));
    expect(entries.map(({ by }) => by)).toEqual([-1, 1]);
  });

  test('are one entry with their sum, from the first to the last', () => {
    const [entry, ...others] = historyOf(timelineOf(taps));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      by: -3,
      logged: { seq: 3 },
      before: { values: { 'hero.vigor': 3 } },
      after: { values: { 'hero.vigor': 0 } },
      counts: true,
    });
    expect(entry?.changed).toEqual([
      { at: 'hero.vigor', from: 3, to: 0 },
      { at: 'hero.coins', from: 0, to: 1 },
    ]);
    expect(entry?.notices.map(({ id }) => id)).toEqual(['consoled', 'left.low']);
  });

  test('are split where the cursor stands', () => {
    const entries = historyOf(timelineOf(taps, 2));
    expect(entries.map(({ logged, by, counts }) => [logged.seq, by, counts])).toEqual([
      [2, -2, true],
      [3, -1, false],
    ]);
  });

  test('all undone are one entry again', () => {
    const entries = historyOf(timelineOf(taps, 0));
    expect(entries.map(({ by, counts }) => [by, counts])).toEqual([[-3, false]]);
  });

  test('a tap that is not joined starts its own entry', () => {
    const entries = historyOf(
      timelineOf([...taps, moved('hero.vigor', 1), movedOn('hero.vigor', 1)]),
    );
    expect(entries.map(({ by }) => by)).toEqual([-3, 2]);
  });
});

describe('an entry', () => {
  test('names every number that changed, here or elsewhere, with its old and new value', () => {
    const entries = historyOf(
      timelineOf([
        setTo('rival.fear', 2),
        took('hero', 'challenge'),
        switched('hero.ready', false),
      ]),
    );
    expect(entries.map(({ changed }) => changed)).toEqual([
      [{ at: 'rival.fear', from: 0, to: 2 }],
      [
        { at: 'hero.coins', from: 0, to: 2 },
        { at: 'rival.fear', from: 2, to: 3 },
        { at: 'rival.energy', from: 2, to: 0 },
      ],
      [],
    ]);
    expect(entries.map(({ by }) => by)).toEqual([0, 0, 0]);
  });

  test('tells how far a track really went, not how far it was pushed', () => {
    const [entry] = historyOf(timelineOf([moved('hero.vigor', -50)]));
    expect(entry?.by).toBe(-3);
  });

  describe('of a track that goes on past its end', () => {
    const famed = setTo('hero.glory', 4);
    const told = (...events: readonly GameEvent[]) =>
      historyOf(timelineOf([famed, ...events]))
        .slice(1)
        .map(({ by, changed }) => [by, changed]);

    test('tells how far it was to go where it stood at its end already', () => {
      expect(told(moved('hero.glory', 3))).toEqual([[3, [{ at: 'hero.coins', from: 0, to: 3 }]]]);
    });

    test('tells how far it went where it came to its end only now', () => {
      const [, , entry] = historyOf(
        timelineOf([famed, moved('hero.glory', -3), moved('hero.glory', 5)]),
      );
      expect(entry?.by).toBe(3);
    });

    test('adds up taps at the end and before it', () => {
      expect(
        told(moved('hero.glory', -1), movedOn('hero.glory', 1), movedOn('hero.glory', 1)),
      ).toEqual([[1, [{ at: 'hero.coins', from: 0, to: 1 }]]]);
      expect(told(moved('hero.glory', 1), movedOn('hero.glory', 1))).toEqual([
        [2, [{ at: 'hero.coins', from: 0, to: 2 }]],
      ]);
    });

    test('of one that does not go on, a refused tap went nowhere', () => {
      expect(told(setTo('hero.coins', 5), moved('hero.coins', 1)).at(-1)).toEqual([0, []]);
    });
  });

  test('what came or went is no change of a number', () => {
    const entries = historyOf(timelineOf([added('hero.pets'), removed('hero.pet1')]));
    expect(entries.map(({ changed }) => changed)).toEqual([[], []]);
  });

  test('says what was announced then', () => {
    const [entry] = historyOf(timelineOf([moved('hero.vigor', 2)]));
    expect(entry?.notices).toEqual([{ id: 'reached.mid', tone: 'info' }]);
  });

  test('behind the cursor is still told with its effect', () => {
    const entries = historyOf(timelineOf([moved('hero.coins', 1), moved('hero.coins', 2)], 1));
    expect(entries.map(({ counts, changed }) => [counts, changed])).toEqual([
      [true, [{ at: 'hero.coins', from: 0, to: 1 }]],
      [false, [{ at: 'hero.coins', from: 1, to: 3 }]],
    ]);
  });

  test('that nobody can read is kept, without effect', () => {
    const { game } = sitDown(tinyGame);
    const event = { type: 'unreadable', detail: '?' } as const;
    const [entry] = historyOf(openTimeline(game, [{ seq: 1, time: 0, event }]));
    expect(entry).toMatchObject({ ignored: true, changed: [], notices: [], counts: true });
  });

  test('that the rules of today refuse is kept, without effect', () => {
    const entries = historyOf(timelineOf([moved('hero.luck', 1), moved('hero.coins', 1)]));
    expect(entries.map(({ ignored, changed }) => [ignored, changed.length])).toEqual([
      [true, 0],
      [false, 1],
    ]);
    expect(entries[0]?.after).toEqual(entries[0]?.before);
  });
});
