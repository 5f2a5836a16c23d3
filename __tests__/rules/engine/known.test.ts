import type { GameEvent } from '../../../rules/engine/events';
import { makeGame, type Known } from '../../../rules/engine/game';
import { kindOf, knownNames, knownOf, learn, printedTracks } from '../../../rules/engine/known';
import { openTimeline } from '../../../rules/engine/timeline';
import { added, moved, reset, setTo, wrote } from '../eventMakers';
import { effectOf, play, sitDown, valueAt, type Company, type Table } from '../playing';
import { kennelGame } from './kennelGame';

const seated = (company: Company = {}) => sitDown(kennelGame, {}, company);
const withDog = (company: Company = {}) => play(seated(company), added('pound.dogs'));

/** Plays on and learns after each event, as whoever keeps what is known does. */
function learned(table: Table, known: Known, ...events: readonly GameEvent[]): Known {
  let now = table;
  let all = known;
  for (const event of events) {
    const after = play(now, event);
    all = learn(now.game, all, now.state, after.state);
    now = after;
  }
  return all;
}

const rex = { bark: 2, weight: 30 };
const rexKnown: Known = { dog: { Rex: rex } };

describe('printed numbers are learned', () => {
  test('when a number under a name changes', () => {
    const named = play(withDog(), wrote('pound.dog1.name', 'Rex'));
    expect(learned(named, {}, setTo('pound.dog1.bark', 2))).toEqual({
      dog: { Rex: { bark: 2, weight: 4 } },
    });
    expect(learned(named, rexKnown, setTo('pound.dog1.weight', 31))).toEqual({
      dog: { Rex: { bark: 0, weight: 31 } },
    });
  });

  test('when numbers get a name nobody knew', () => {
    const nameless = play(withDog(), setTo('pound.dog1.weight', 12));
    expect(learned(nameless, {}, wrote('pound.dog1.name', 'Rex'))).toEqual({
      dog: { Rex: { bark: 0, weight: 12 } },
    });
  });

  test('not when a known name is written', () => {
    expect(learned(withDog(), rexKnown, wrote('pound.dog1.name', 'Rex'))).toBe(rexKnown);
    const known = { known: rexKnown };
    expect(learned(withDog(known), rexKnown, wrote('pound.dog1.name', 'ｒｅｘ'))).toBe(rexKnown);
  });

  test.each<[string, readonly GameEvent[]]>([
    ['a number without a name changes', [setTo('pound.dog1.weight', 9)]],
    ['a number that is not printed changes', [setTo('pound.dog1.tired', 7)]],
    ['something else is written', [wrote('pound.dog1.basket', 'red')]],
    ['a name is taken away', [wrote('pound.dog1.name', 'Rex'), wrote('pound.dog1.name', '')]],
    ['somebody without a card gets a name', [wrote('pound.name', 'Hill')]],
  ])('not when %s: it is the very same', (_, events) => {
    expect(learned(withDog(), rexKnown, ...events)).toBe(rexKnown);
  });

  test.failing('not when the game starts over', () => {
    const table = seated({ names: { owner1: 'Åsa' } });
    const known = learned(table, {}, setTo('owner1.patience', 7));
    expect(known).toEqual({ owner1: { Åsa: { patience: 7 } } });
    expect(learned(play(table, setTo('owner1.patience', 7)), known, reset)).toBe(known);
  });

  test('under the name as it was written last, once for all its spellings', () => {
    const dog = play(withDog(), wrote('pound.dog1.name', 'ＲＥＸ'));
    expect(learned(dog, rexKnown, moved('pound.dog1.bark', 1))).toEqual({
      dog: { ＲＥＸ: { bark: 1, weight: 4 } },
    });
  });

  test('for seats that are alike together, and for each kind apart', () => {
    const known = learned(
      withDog(),
      {},
      wrote('owner2.name', 'Rex'),
      wrote('pound.dog1.name', 'Rex'),
      setTo('owner2.patience', 7),
    );
    expect(known).toEqual({
      owner1: { Rex: { patience: 7 } },
      dog: { Rex: { bark: 0, weight: 4 } },
    });
    const { game } = seated();
    expect(['owner1', 'owner2', 'pound', 'pound.dog7'].map((at) => kindOf(game, at))).toEqual([
      ...['owner1', 'owner1', 'pound', 'dog'],
    ]);
    expect(printedTracks(game, 'pound.dog7').map(({ id }) => id)).toEqual(['bark', 'weight']);
    expect(printedTracks(game, 'owner2').map(({ id }) => id)).toEqual(['patience']);
  });

  test.each(['__proto__', 'constructor', 'toString', '<b>Rex</b>'])(
    'of somebody called %s',
    (name) => {
      const known = learned(
        withDog(),
        {},
        wrote('pound.dog1.name', name),
        setTo('pound.dog1.weight', 9),
      );
      expect(Object.entries(known['dog'] ?? {})).toEqual([[name, { bark: 0, weight: 9 }]]);
      expect(Object.keys(Object.prototype)).toEqual([]);
      const filled = play(withDog({ known }), wrote('pound.dog1.name', name));
      expect(valueAt(filled, 'pound.dog1.weight')).toBe(9);
      // Nobody knows anything of a name only because every object has it.
      expect(knownOf(seated().game, 'pound.dog1', name)).toBeUndefined();
    },
  );
});

describe('what is known of a name', () => {
  const known: Known = { dog: { Rex: rex }, owner1: { Åsa: { patience: 8 } } };

  test('fills the printed numbers when it is written, and nothing else', () => {
    expect(effectOf(withDog({ known }), wrote('pound.dog1.name', 'Rex'))).toEqual({
      'pound.dog1.name': 'Rex',
      'pound.dog1.bark': 2,
      'pound.dog1.weight': 26,
    });
  });

  test('is found however it is spelled', () => {
    for (const name of ['rex', 'ＲＥＸ', ' Rex\n']) {
      expect(
        valueAt(play(withDog({ known }), wrote('pound.dog1.name', name)), 'pound.dog1.bark'),
      ).toBe(2);
    }
    expect(
      valueAt(play(withDog({ known }), wrote('pound.dog1.name', 'Rexy')), 'pound.dog1.bark'),
    ).toBe(0);
  });

  test('lets follow what follows from its numbers', () => {
    const heavy: Known = {
      dog: { Titan: { bark: 0, weight: 55 } },
      ...{ owner1: known['owner1'] ?? {} },
    };
    expect(effectOf(withDog({ known: heavy }), wrote('pound.dog1.name', 'Titan'))).toEqual({
      'pound.dog1.name': 'Titan',
      'pound.dog1.weight': 51,
      'pound.dog1.tired': 8,
    });
    expect(effectOf(seated({ known }), wrote('owner2.name', 'åsa'))).toEqual({
      'owner2.name': 'åsa',
      'owner2.patience': 5,
      'owner2.calm': 5,
    });
  });

  test('stays within the ends of its tracks, and what is no track is passed over', () => {
    const odd: Known = { dog: { Rex: { bark: -99, weight: 999, wings: 2 } } };
    const { values } = play(withDog({ known: odd }), wrote('pound.dog1.name', 'Rex')).state;
    expect(values).toMatchObject({ 'pound.dog1.bark': -5, 'pound.dog1.weight': 60 });
    expect(values).not.toHaveProperty(['pound.dog1.wings']);
  });

  test('is there from the start for whoever sits down under it', () => {
    const { state } = seated({ known, names: { owner1: 'ÅSA', owner2: 'Bo' } });
    expect(state.values).toEqual({
      'owner1.patience': 8,
      'owner1.calm': 8,
      'owner2.patience': 3,
      'owner2.calm': 3,
    });
  });

  test.failing('stays within the ends of its tracks from the start', () => {
    const odd: Known = { owner1: { Åsa: { patience: 999 } } };
    const { state } = seated({ known: odd, names: { owner1: 'Åsa' } });
    expect(state.values).toMatchObject({ 'owner1.patience': 9, 'owner1.calm': 9 });
  });

  test('does not come with a text that is no name', () => {
    expect(effectOf(withDog({ known }), wrote('pound.dog1.basket', 'Rex'))).toEqual({
      'pound.dog1.basket': 'Rex',
    });
  });

  test('is suggested where a name is written, the newest first', () => {
    const { game } = seated();
    const all: Known = { dog: { Rex: rex, Fido: rex }, owner1: { Åsa: { patience: 8 } } };
    expect(knownNames(game, all, 'pound.dog3.name')).toEqual(['Fido', 'Rex']);
    expect(knownNames(game, all, 'owner2.name')).toEqual(['Åsa']);
    expect(knownNames(game, all, 'pound.dog3.basket')).toEqual([]);
    expect(knownNames(game, {}, 'pound.dog3.name')).toEqual([]);
  });
});

describe('what is known does not grow for ever', () => {
  const many: Known = {
    dog: Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`dog ${index}`, rex])),
  };

  test('200 names are kept, the one learned longest ago goes first', () => {
    const next = learned(withDog(), many, wrote('pound.dog1.name', 'Rex'));
    const names = Object.keys(next['dog'] ?? {});
    expect(names).toHaveLength(200);
    expect([names[0], names.at(-1)]).toEqual(['dog 1', 'Rex']);
  });

  test('a name learned anew is the newest and pushes nobody out', () => {
    const named = play(withDog(), wrote('pound.dog1.name', 'Dog 0'));
    const next = learned(named, many, setTo('pound.dog1.weight', 9));
    const names = Object.keys(next['dog'] ?? {});
    expect(names).toHaveLength(200);
    expect([names[0], names.at(-1)]).toEqual(['dog 1', 'Dog 0']);
  });

  test.failing('a name of digits is no older than it is', () => {
    const next = learned(withDog(), rexKnown, wrote('pound.dog1.name', '7'));
    expect(knownNames(seated().game, next, 'pound.dog1.name')).toEqual(['7', 'Rex']);
  });
});

test('a game replays the same whatever was learned later', () => {
  const events = [
    added('pound.dogs'),
    wrote('pound.dog1.name', 'Rex'),
    setTo('pound.dog1.weight', 33),
    added('pound.dogs'),
    wrote('pound.dog2.name', 'Rex'),
  ];
  const log = events.map((event, index) => ({ seq: index + 1, time: 0, event }));
  const setup = { values: {}, names: {}, known: rexKnown };
  const then = openTimeline(makeGame(kennelGame, setup), log).state;
  const known = learned(seated({ known: rexKnown }), rexKnown, ...events);
  expect(known).toEqual({ dog: { Rex: { bark: 2, weight: 33 } } });
  expect(openTimeline(makeGame(kennelGame, setup), log).state).toEqual(then);
  expect(then.values).toMatchObject({ 'pound.dog1.weight': 33, 'pound.dog2.weight': 30 });
  // Another game starts with what is known by then.
  expect(openTimeline(makeGame(kennelGame, { ...setup, known }), log).state.values).toMatchObject({
    'pound.dog2.weight': 33,
  });
});
