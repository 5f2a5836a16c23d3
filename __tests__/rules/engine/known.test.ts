import type { GameEvent } from '../../../rules/engine/events';
import { makeGame, type Known } from '../../../rules/engine/game';
import { kindOf, knownNames, knownOf, passOn } from '../../../rules/engine/known';
import { viewOf } from '../../../rules/engine/state';
import { openTimeline } from '../../../rules/engine/timeline';
import { added, moved, removed, reset, setTo, wrote } from '../eventMakers';
import { knownAs } from '../knownAs';
import { effectOf, play, sitDown, valueAt, type Company, type Table } from '../playing';
import { kennelGame } from './kennelGame';

const seated = (company: Company = {}) => sitDown(kennelGame, {}, company);
const withDog = (company: Company = {}) => play(seated(company), added('pound.dogs'));

/** What a table knows after these events. */
function learned(table: Table, ...events: readonly GameEvent[]): Known {
  return play(table, ...events).state.known;
}

const rex = { bark: 2, weight: 30 };
const rexKnown = knownAs({ dog: { Rex: rex } });

describe('printed numbers are learned', () => {
  test('when a number under a name changes', () => {
    const named = wrote('pound.dog1.name', 'Rex');
    expect(learned(withDog(), named, setTo('pound.dog1.bark', 3))).toEqual(
      knownAs({ dog: { Rex: { bark: 3, weight: 4 } } }),
    );
    expect(learned(withDog({ known: rexKnown }), named, setTo('pound.dog1.weight', 31))).toEqual(
      knownAs({ dog: { Rex: { bark: 2, weight: 31 } } }),
    );
  });

  test('when numbers get a name nobody knew', () => {
    const nameless = play(withDog(), setTo('pound.dog1.weight', 12));
    expect(learned(nameless, wrote('pound.dog1.name', 'Rex'))).toEqual(
      knownAs({ dog: { Rex: { bark: 0, weight: 12 } } }),
    );
  });

  test('not when a name is written over numbers nobody entered: there is nothing to learn', () => {
    expect(learned(withDog(), wrote('pound.dog1.name', 'Rex'))).toEqual({});
    expect(learned(seated(), wrote('owner1.name', 'Åsa'))).toEqual({});
    // Whatever else changed on its card.
    const tired = play(withDog(), setTo('pound.dog1.tired', 7));
    expect(learned(tired, wrote('pound.dog1.name', 'Rex'))).toEqual({});
    // A single number somebody entered is enough.
    const read = play(withDog(), setTo('pound.dog1.bark', 1));
    expect(learned(read, wrote('pound.dog1.name', 'Rex'))).toEqual(
      knownAs({ dog: { Rex: { bark: 1, weight: 4 } } }),
    );
  });

  test('not when a known name is written', () => {
    const table = withDog({ known: rexKnown });
    expect(learned(table, wrote('pound.dog1.name', 'Rex'))).toBe(rexKnown);
    expect(learned(table, wrote('pound.dog1.name', 'ｒｅｘ'))).toBe(rexKnown);
  });

  test.each<[string, readonly GameEvent[]]>([
    ['a number without a name changes', [setTo('pound.dog1.weight', 9)]],
    ['a number that is not printed changes', [setTo('pound.dog1.tired', 7)]],
    ['something else is written', [wrote('pound.dog1.basket', 'red')]],
    ['a name is taken away', [wrote('pound.dog1.name', 'Rex'), wrote('pound.dog1.name', '')]],
    ['somebody without a card gets a name', [wrote('pound.name', 'Hill')]],
  ])('not when %s: it is the very same', (_, events) => {
    expect(learned(withDog({ known: rexKnown }), ...events)).toBe(rexKnown);
  });

  test('and stay when the game starts over: nobody has to read the cards again', () => {
    const table = play(seated({ names: { owner1: 'Åsa' } }), setTo('owner1.patience', 7));
    expect(table.state.known).toEqual(knownAs({ owner1: { Åsa: { patience: 7 } } }));
    const anew = play(table, moved('owner1.calm', -1), reset);
    expect(anew.state.known).toBe(table.state.known);
    expect(anew.state.values).toMatchObject({ 'owner1.patience': 7, 'owner1.calm': 7 });
  });

  test('under the name as it was written last, once for all its spellings', () => {
    const dog = play(withDog({ known: rexKnown }), wrote('pound.dog1.name', 'ＲＥＸ'));
    expect(learned(dog, moved('pound.dog1.bark', 1))).toEqual(
      knownAs({ dog: { ＲＥＸ: { bark: 3, weight: 30 } } }),
    );
  });

  test('for seats that are alike together, and for each kind apart', () => {
    const known = learned(
      withDog(),
      wrote('owner2.name', 'Rex'),
      wrote('pound.dog1.name', 'Rex'),
      setTo('owner2.patience', 7),
      setTo('pound.dog1.bark', 1),
    );
    expect(known).toEqual(
      knownAs({ owner1: { Rex: { patience: 7 } }, dog: { Rex: { bark: 1, weight: 4 } } }),
    );
    const { game } = seated();
    expect(['owner1', 'owner2', 'pound', 'pound.dog7'].map((at) => kindOf(game, at))).toEqual([
      ...['owner1', 'owner1', 'pound', 'dog'],
    ]);
  });

  test.each(['__proto__', 'constructor', 'toString', '<b>Rex</b>'])(
    'of somebody called %s',
    (name) => {
      const known = learned(
        withDog(),
        wrote('pound.dog1.name', name),
        setTo('pound.dog1.weight', 9),
      );
      expect(known['dog']).toEqual([{ name, numbers: { bark: 0, weight: 9 } }]);
      expect(Object.keys(Object.prototype)).toEqual([]);
      const filled = play(withDog({ known }), wrote('pound.dog1.name', name));
      expect(valueAt(filled, 'pound.dog1.weight')).toBe(9);
      // Nobody knows anything of a name only because every object has it.
      expect(knownOf({}, 'dog', name)).toBeUndefined();
    },
  );
});

describe('what is known of a name', () => {
  const known = knownAs({ dog: { Rex: rex }, owner1: { Åsa: { patience: 8 } } });

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
    const heavy = knownAs({ dog: { Titan: { bark: 0, weight: 55 } } });
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
    const odd = knownAs({ dog: { Rex: { bark: -99, weight: 999, wings: 2 } } });
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

  test('stays within the ends of its tracks from the start', () => {
    const odd = knownAs({ owner1: { Åsa: { patience: 999 } } });
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
    const all = knownAs({ dog: { Rex: rex, Fido: rex }, owner1: { Åsa: { patience: 8 } } });
    expect(knownNames(game, all, 'pound.dog3')).toEqual(['Fido', 'Rex']);
    expect(knownNames(game, all, 'owner2')).toEqual(['Åsa']);
    expect(knownNames(game, all, 'pound')).toEqual([]);
    expect(knownNames(game, {}, 'pound.dog3')).toEqual([]);
    expect(viewOf(game, seated({ known: all }).state).knownNames('pound.dog3')).toEqual([
      ...['Fido', 'Rex'],
    ]);
  });
});

describe('what is known does not grow for ever', () => {
  const many = knownAs({
    dog: Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`dog ${index}`, rex])),
  });
  const namesIn = (known: Known) => (known['dog'] ?? []).map(({ name }) => name);

  test('200 names are kept, the one learned longest ago goes first', () => {
    const read = play(withDog({ known: many }), setTo('pound.dog1.weight', 9));
    const names = namesIn(learned(read, wrote('pound.dog1.name', 'Rex')));
    expect(names).toHaveLength(200);
    expect([names[0], names.at(-1)]).toEqual(['dog 1', 'Rex']);
  });

  test('a name learned anew is the newest and pushes nobody out', () => {
    const named = play(withDog({ known: many }), wrote('pound.dog1.name', 'Dog 0'));
    const names = namesIn(learned(named, setTo('pound.dog1.weight', 9)));
    expect(names).toHaveLength(200);
    expect([names[0], names.at(-1)]).toEqual(['dog 1', 'Dog 0']);
  });

  test('a name of digits is no older than it is', () => {
    const read = play(withDog({ known: rexKnown }), setTo('pound.dog1.weight', 9));
    const next = learned(read, wrote('pound.dog1.name', '7'));
    expect(knownNames(seated().game, next, 'pound.dog1')).toEqual(['7', 'Rex']);
  });
});

test('what was entered in a game is known in it at once, for the next of the same name', () => {
  const events = [
    added('pound.dogs'),
    wrote('pound.dog1.name', 'Rex'),
    setTo('pound.dog1.weight', 33),
    removed('pound.dog1'),
    added('pound.dogs'),
    wrote('pound.dog2.name', 'rex'),
  ];
  expect(valueAt(play(seated(), ...events), 'pound.dog2.weight')).toBe(33);
  // Undone, it was never entered.
  const wrong = play(seated(), ...events.slice(0, 2), ...events.slice(3));
  expect(valueAt(wrong, 'pound.dog2.weight')).toBe(4);
});

test('a game replays the same whatever is known elsewhere by then', () => {
  const log = [added('pound.dogs'), wrote('pound.dog1.name', 'Rex')].map((event, index) => ({
    seq: index + 1,
    time: 0,
    event,
  }));
  const setup = { values: {}, names: {}, known: rexKnown };
  const then = openTimeline(makeGame(kennelGame, setup), log).state;
  expect(then.values).toMatchObject({ 'pound.dog1.weight': 30 });
  expect(openTimeline(makeGame(kennelGame, setup), log).state).toEqual(then);
});

describe('what is kept for every game', () => {
  const [one, other] = [{ bark: 1, weight: 1 }, rex];

  test('gets what this one learned, and keeps what others learned meanwhile', () => {
    const before = knownAs({ dog: { Rex: one } });
    const read = play(withDog({ known: before }), setTo('pound.dog1.bark', 3));
    const after = learned(read, wrote('pound.dog1.name', 'Fido'));
    const kept = knownAs({ dog: { Rex: other, Ann: one }, cat: { Tom: { lives: 9 } } });
    expect(passOn(kept, before, after)).toEqual(
      knownAs({
        dog: { Rex: other, Ann: one, Fido: { bark: 3, weight: 4 } },
        cat: { Tom: { lives: 9 } },
      }),
    );
  });

  test('compares what is known by its content: a replay that knows the same tells nothing new', () => {
    const known = knownAs({ dog: { Rex: one } });
    const replayed = knownAs({ dog: { Rex: { ...one } } });
    const kept = knownAs({ dog: { Rex: other } });
    expect(passOn(kept, known, replayed)).toEqual(kept);
    // What changed in one number is news.
    const news = knownAs({ dog: { Rex: { ...one, weight: 2 } } });
    expect(passOn(kept, known, news)).toEqual(news);
    const more = knownAs({ dog: { Rex: { ...one, teeth: 4 } } });
    expect(passOn(kept, known, more)).toEqual(more);
    expect(passOn(kept, more, known)).toEqual(known);
  });

  test('loses nothing that this one does not know any more', () => {
    const before = knownAs({ dog: { Rex: one } });
    expect(passOn(before, before, {})).toBe(before);
  });
});
