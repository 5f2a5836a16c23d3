import { added, took, wrote } from '../../eventMakers';
import { effectOf, play, type Effect, type Position } from '../../playing';
import {
  askedBy,
  haunted,
  linesOf,
  monster,
  optionsOf,
  refusalOf,
  startsOf,
  who,
} from './mansionsTable';

const at = (id: string) => `${who}.${id}`;
const other = 'keeper.monster2';
const enter = (inputs: Parameters<typeof took>[2] = {}) => took(who, 'enterRoom', inputs);
const entered: Effect = { [`happened.entered.${who}`]: true };
const byStep: Effect = { ...entered, [at('stepsUsed')]: 1 };
const byRun: Effect = { ...entered, [at('actionUsed')]: true };
const used = (steps: number, action = false): Position => ({
  values: { [at('stepsUsed')]: steps },
  toggles: { [at('actionUsed')]: action },
});
const roomsOf = (rooms: Readonly<Record<string, string>>): Position => ({
  texts: Object.fromEntries(Object.entries(rooms).map(([of, room]) => [`${of}.room`, room])),
});

describe('[MOM-M1] [MOM-M3] entering another room', () => {
  test('takes a step, or Run where the player says so', () => {
    expect(optionsOf(askedBy(haunted(), who, 'enterRoom'), 'pay')).toEqual([
      ...['movementStep', 'runAction'],
    ]);
    expect(effectOf(haunted(), enter())).toEqual(byStep);
    expect(effectOf(haunted(), enter({ pay: 'movementStep' }))).toEqual(byStep);
    expect(effectOf(haunted(), enter({ pay: 'runAction' }))).toEqual(byRun);
  });

  test('takes whichever is left, whatever was asked for', () => {
    expect(effectOf(haunted(used(2)), enter({ pay: 'movementStep' }))).toEqual(byRun);
    expect(effectOf(haunted(used(1, true)), enter({ pay: 'runAction' }))).toEqual(byStep);
    expect(refusalOf(haunted(used(2, true)), enter())).toEqual({ code: 'nothingLeft' });
  });

  test('[MOM-S12] brings the name and the states of the room, darkness and fire together', () => {
    const inputs = { room: 'Attic', dark: true, fire: true, water: true };
    expect(effectOf(haunted(), enter(inputs))).toEqual({
      ...{ ...byStep, [at('room')]: 'Attic' },
      ...{ [at('dark')]: true, [at('fire')]: true, [at('water')]: true },
      notices: ['fireEntered'],
    });
  });

  test('[MOM-S12] [MOM-X18] leaves those of the last room and hiding behind, but not a light', () => {
    const toggles = ['dark', 'light', 'fire', 'water', 'hiding'].map((id) => [at(id), true]);
    const table = haunted({
      toggles: Object.fromEntries(toggles) as Record<string, boolean>,
      texts: { [at('room')]: 'Attic' },
    });
    expect(effectOf(table, enter({ room: 'Hall' }))).toEqual({
      ...{ ...byStep, [at('room')]: 'Hall' },
      ...{ [at('dark')]: false, [at('fire')]: false, [at('water')]: false },
      ...{ [at('hiding')]: false, notices: ['hidingEnded'] },
    });
  });

  test('[MOM-S14] is a way out of a hiding place', () => {
    const inside = haunted({ toggles: { [at('inHidingPlace')]: true } });
    expect(effectOf(inside, enter())).toEqual({ ...byStep, [at('inHidingPlace')]: false });
    expect(effectOf(inside, enter({ pay: 'runAction' }))).toEqual({
      ...byRun,
      [at('inHidingPlace')]: false,
    });
  });

  test('[MOM-T22] says that a fire calls for a test', () => {
    const burning = play(haunted(), enter({ room: 'Attic', fire: true }));
    const offers = { seat: who, action: 'test', given: { kind: 'fire' } };
    expect(burning.notices).toEqual([{ id: 'fireEntered', tone: 'info', params: { who }, offers }]);
  });

  test('[MOM-T16] [MOM-T18] says which monsters do, but for those tested this turn', () => {
    const rooms = { [monster]: 'Hall', [other]: 'hall', 'keeper.monster3': 'Attic' };
    const table = play(
      haunted(),
      ...['keeper.monsters', 'keeper.monsters'].map(added),
      ...Object.entries(rooms).map(([of, room]) => wrote(`${of}.room`, room)),
    );
    const met = (of: string) => ({
      ...{ id: 'monsterMet', tone: 'info', params: { who, monster: of } },
      offers: { seat: who, action: 'test', given: { kind: 'horror', monster: of } },
    });
    const hall = enter({ room: 'HALL' });
    expect(play(table, hall).notices).toEqual([met(monster), met(other)]);
    const tested = play(table, took(who, 'test', { kind: 'horror', monster, roll: [1] }));
    expect(play(tested, hall).notices).toEqual([met(other)]);
    expect(play(table, enter()).notices).toEqual([]);
  });
});

describe('what is known of a room', () => {
  const states = (position: Position, room: string) => {
    const { dark, fire, water } = startsOf(haunted(position), who, 'enterRoom', { room });
    return { dark, fire, water };
  };
  const none = { dark: false, fire: false, water: false };

  test('comes from the investigator who is there', () => {
    const position = {
      ...roomsOf({ investigator2: 'Hall' }),
      toggles: { 'investigator2.dark': true, 'investigator2.water': true },
    };
    // Water is a space's, not the room's.
    expect(states(position, 'ｈａｌｌ')).toEqual({ dark: true, fire: false, water: false });
    expect(states(position, 'Attic')).toEqual(none);
    const unnamed = { ...position, ...roomsOf({ investigator2: '' }) };
    expect(states(unnamed, '')).toEqual(none);
  });

  test('[MOM-Z4] and from a monster that burns there', () => {
    const position = {
      ...roomsOf({ [monster]: 'Hall' }),
      toggles: { [`${monster}.burning`]: true },
    };
    expect(states(position, 'Hall')).toEqual({ ...none, fire: true });
    expect(states(roomsOf({ [monster]: 'Hall' }), 'Hall')).toEqual(none);
  });

  test('rooms that were written down are suggested, but for the one one is in', () => {
    const position = roomsOf({ [who]: 'Cellar', investigator2: 'Hall', [monster]: 'Attic' });
    const [room] = askedBy(haunted(position), who, 'enterRoom');
    expect(room).toEqual({ kind: 'text', id: 'room', start: '', suggestions: ['Hall', 'Attic'] });
  });
});

describe('[MOM-Z8] who else is in the room', () => {
  const met = roomsOf({ [who]: 'Hall', [monster]: 'hall' });
  const params = { monster, awareness: { written: '+1' }, horror: { written: '−1' } };

  test.each<[string, Position, readonly object[]]>([
    ['a monster with its numbers', met, [{ id: 'monsterHere', params }]],
    [
      '[MOM-T13] [MOM-T17] a stunned one',
      { ...met, values: { [`${monster}.stun`]: 1 } },
      [{ id: 'stunnedHere', params }],
    ],
    ['none elsewhere', roomsOf({ [who]: 'Hall', [monster]: 'Attic' }), []],
    ['none while no room is written down', {}, []],
  ])('%s', (_, position, lines) => {
    expect(linesOf(haunted(position), `${who}.here`)).toEqual(lines);
  });
});
