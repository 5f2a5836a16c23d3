import { took } from '../../eventMakers';
import { effectOf, errorOf, play } from '../../playing';
import {
  askedBy,
  card,
  haunted,
  leftTo,
  mansion,
  monster,
  optionsOf,
  readCards,
  refusalOf,
  startsOf,
  thereAndBack,
  who,
} from './mansionsTable';
import { combat, evade, evaded, fire, horror, hurtBy, testCases, type Inputs } from './testCases';

describe('a test from the form to what follows from it', () => {
  test.each(testCases)('$rule', ({ after = [], inputs, does }) => {
    const events = [...readCards, ...after];
    const event = took(who, 'test', inputs);
    const table = mansion();
    expect(effectOf(play(table, ...events), event)).toEqual(does);
    const { before, undone, redone, after: later } = thereAndBack(table, events, event);
    expect(undone).toEqual(before);
    expect(redone).toEqual(later);
  });

  test('[MOM-T15] the turn goes on: nothing of it is used up by a test', () => {
    const table = haunted();
    for (const inputs of [evade, horror, combat, fire]) {
      const tested = play(table, took(who, 'test', { ...inputs, roll: [9] }));
      expect(leftTo(tested)).toEqual({ steps: 2, actions: 1 });
    }
  });
});

describe('[MOM-Z8] the form has filled in what the table knows', () => {
  const table = haunted({ texts: { [`${who}.room`]: 'Hall' } });
  const inHall = haunted({ texts: { [`${who}.room`]: 'Hall', [`${monster}.room`]: ' ｈＡＬＬ' } });

  test.each([
    ['attribute', {}, { with: 'strength', attribute: card.strength, modifier: 0 }],
    ['attribute', { with: 'lore' }, { with: 'lore', attribute: card.lore, modifier: 0 }],
    ['evade', { monster }, { monster, attribute: card.dexterity, modifier: 1 }],
    ['evade', {}, { monster: 'noMonster', attribute: card.dexterity, modifier: 0 }],
    ['horror', { monster }, { monster, attribute: card.willpower, modifier: -1, together: false }],
    ['combat', { monster }, { monster, with: 'strength', attribute: card.strength, modifier: 0 }],
    ['fire', {}, { attribute: card.willpower, modifier: 0 }],
  ])('of %s with %j', (kind, filled, starts) => {
    expect(startsOf(table, who, 'test', { kind, ...filled })).toEqual({
      ...{ kind, skill: false, roll: [] },
      ...starts,
    });
  });

  test('a monster in the same room is the one it is about', () => {
    expect(startsOf(inHall, who, 'test', { kind: 'evade' })).toMatchObject({
      monster,
      modifier: 1,
    });
    expect(effectOf(inHall, took(who, 'test', { kind: 'evade', roll: [6] }))).toEqual({
      ...evaded,
      ...hurtBy(2),
    });
  });

  test('[MOM-T10] a Skill Point is asked for only where it would add something', () => {
    const asks = (values: Readonly<Record<string, number>>) =>
      askedBy(haunted({ values }), who, 'test').some(({ id }) => id === 'skill');
    expect(asks({})).toBe(true);
    expect(asks({ [`${who}.skillPoints`]: 0 })).toBe(false);
    expect(asks({ [`${who}.luck`]: 0 })).toBe(false);
  });

  test('[MOM-R1] [MOM-R2] a reroll is asked for after a roll, by a Curse only where one lies', () => {
    const asked = (curse: number, filled = {}) =>
      askedBy(haunted({ values: { [`${who}.curse`]: curse } }), who, 'test', filled);
    expect(asked(1).map(({ id }) => id)).not.toContain('reroll');
    expect(optionsOf(asked(1, { roll: [4] }), 'reroll')).toEqual(['noReroll', 'curse', 'own']);
    expect(optionsOf(asked(0, { roll: [4] }), 'reroll')).toEqual(['noReroll', 'own']);
    const again = asked(2, { roll: [4], reroll: 'curse', second: [7] });
    expect(again.filter(({ kind }) => kind === 'numbers').map(({ id }) => id)).toEqual([
      ...['roll', 'second'],
    ]);
  });

  test('[MOM-B6] the die has ten faces', () => {
    const die = askedBy(table, who, 'test').find(({ id }) => id === 'roll');
    expect(die).toMatchObject({ kind: 'numbers', min: 1, max: 10, fewest: 1, most: 1 });
    const { roll } = table.game.seat(who)?.actions?.find(({ id }) => id === 'test') ?? {};
    expect(roll?.({} as never, {})).toEqual([{ into: 'roll', count: 1, sides: 10 }]);
  });

  test('[MOM-T15] [MOM-T21] what follows is asked for only when it is decided', () => {
    const asks = (filled: Inputs) => askedBy(table, who, 'test', filled).map(({ id }) => id);
    const later = ['keeper', 'damageTaken', 'stunTaken', 'damageDealt', 'stunDealt'];
    const follows = (filled: Inputs) => asks(filled).filter((id) => later.includes(id));
    expect(follows(evade)).toEqual([]);
    expect(follows({ ...evade, roll: [5] })).toEqual([]);
    expect(follows({ ...evade, roll: [6] })).toEqual(['keeper', 'damageTaken']);
    expect(follows({ ...evade, roll: [6], reroll: 'own' })).toEqual([]);
    expect(follows({ ...evade, roll: [6], reroll: 'own', second: [2] })).toEqual([]);
    expect(follows({ ...combat, roll: [6] })).toEqual(['damageDealt', 'stunDealt']);
    expect(follows({ ...combat, roll: [7] })).toEqual(['damageTaken', 'stunTaken']);
    expect(follows({ ...combat, monster: 'noMonster', roll: [6] })).toEqual([]);
    expect(follows({ ...horror, roll: [9] })).toEqual([]);
  });

  test('a test nobody rolled for is none, nor one with a reroll nobody rolled', () => {
    const event = took(who, 'test', evade);
    expect(refusalOf(table, event)).toEqual({ code: 'notRolled' });
    const again = took(who, 'test', { ...evade, roll: [4], reroll: 'own' });
    expect(refusalOf(table, again)).toEqual({ code: 'notRolled' });
  });

  test('the dead make none', () => {
    const dead = haunted({ values: { [`${who}.health`]: 0 } });
    expect(errorOf(dead, took(who, 'test', { ...fire, roll: [4] }))).toMatchObject({
      code: 'unknownTarget',
    });
  });
});
