import { added, setTo, switched, took, wrote } from '../../eventMakers';
import { effectOf, given, noticeIds, play, type Table } from '../../playing';
import { askedBy, haunted, isOnAt, linesOf, monster, startsOf, who } from './mansionsTable';

const [mate, stranger] = ['investigator2', 'investigator3'];
const other = 'keeper.monster2';
const rooms = {
  [`${who}.room`]: 'Hall',
  [`${mate}.room`]: ' ｈａｌｌ',
  [`${stranger}.room`]: 'Attic',
  [`${monster}.room`]: 'HALL',
};
/** Two investigators and a monster in the hall, one investigator in the attic. */
const hall = haunted({ texts: rooms });
const dead = (seat: string) => ({ values: { [`${seat}.health`]: 0 } });

describe('[MOM-S12] a room has one token of each state', () => {
  test.each([who, mate])('darkness is there for everybody, whoever says so: %s', (seat) => {
    const both = (on: boolean) => ({ [`${who}.dark`]: on, [`${mate}.dark`]: on });
    expect(effectOf(hall, switched(`${seat}.dark`, true))).toEqual(both(true));
    const dark = play(hall, switched(`${who}.dark`, true));
    expect(effectOf(dark, switched(`${seat}.dark`, false))).toEqual(both(false));
  });

  test.each([`${who}.fire`, `${mate}.fire`, `${monster}.burning`])(
    'fire burns everybody and every monster there, whichever switch is used: %s',
    (at) => {
      const all = (on: boolean) => ({
        ...{ [`${who}.fire`]: on, [`${mate}.fire`]: on, [`${monster}.burning`]: on },
      });
      expect(effectOf(hall, switched(at, true))).toEqual(all(true));
      expect(effectOf(play(hall, switched(`${mate}.fire`, true)), switched(at, false))).toEqual(
        all(false),
      );
    },
  );

  test.each(['water', 'light', 'hiding', 'inHidingPlace'])('%s is one’s own', (id) => {
    expect(effectOf(hall, switched(`${who}.${id}`, true))).toEqual({ [`${who}.${id}`]: true });
  });

  test('rooms without a name are not one and the same', () => {
    const blank = given(hall, {
      texts: { [`${who}.room`]: '', [`${mate}.room`]: '', [`${monster}.room`]: '' },
    });
    expect(effectOf(blank, switched(`${who}.fire`, true))).toEqual({ [`${who}.fire`]: true });
    expect(effectOf(blank, switched(`${who}.dark`, true))).toEqual({ [`${who}.dark`]: true });
  });

  test('the dead and defeated monsters are in no room', () => {
    const fewer = given(hall, {
      values: { [`${mate}.health`]: 0, [`${monster}.wounds`]: 4 },
    });
    expect(effectOf(fewer, switched(`${who}.fire`, true))).toEqual({ [`${who}.fire`]: true });
  });

  test('whoever enters finds it as it is, and the others see what is said of it', () => {
    const burning = play(hall, switched(`${who}.fire`, true));
    const turn = given(burning, { turn: `${stranger}/move1` });
    const enter = { room: 'hall', pay: 'movementStep' };
    expect(startsOf(turn, stranger, 'enterRoom', { room: 'hall' })).toMatchObject({
      ...{ fire: true, dark: false },
    });
    expect(effectOf(turn, took(stranger, 'enterRoom', { ...enter, dark: true }))).toMatchObject({
      ...{ [`${stranger}.fire`]: true, [`${stranger}.dark`]: true },
      ...{ [`${who}.dark`]: true, [`${mate}.dark`]: true },
    });
  });

  test('what is said on entering is so for everybody there, also where it was so for oneself', () => {
    const turn = { turn: `${stranger}/move1`, toggles: { [`${stranger}.dark`]: true } };
    const enter = { room: 'hall', pay: 'movementStep' };
    const intoDark = took(stranger, 'enterRoom', { ...enter, dark: true, fire: true });
    expect(effectOf(given(hall, turn), intoDark)).toMatchObject({
      ...{ [`${who}.dark`]: true, [`${mate}.dark`]: true, [`${monster}.burning`]: true },
    });
    const dark = play(hall, switched(`${who}.dark`, true));
    const intoLight = took(stranger, 'enterRoom', { ...enter, dark: false });
    expect(effectOf(given(dark, turn), intoLight)).toMatchObject({
      ...{ [`${who}.dark`]: false, [`${mate}.dark`]: false, [`${stranger}.dark`]: false },
    });
  });

  test('a room written on a sheet is found as it is, by whoever of the living is there', () => {
    const dark = play(hall, switched(`${mate}.dark`, true), switched(`${mate}.fire`, true));
    const come = wrote(`${stranger}.room`, 'Hall');
    expect(effectOf(given(dark, dead(who)), come)).toEqual({
      [`${stranger}.room`]: 'Hall',
      ...{ [`${stranger}.dark`]: true, [`${stranger}.fire`]: true },
      notices: ['monsterMet'],
    });
    // Where nobody is, one's own switches say what is so.
    const lone = given(dark, { toggles: { [`${stranger}.dark`]: true } });
    expect(effectOf(lone, wrote(`${stranger}.room`, 'Cellar'))).toEqual({
      [`${stranger}.room`]: 'Cellar',
    });
  });

  test('whoever dies and is followed leaves the room as it was for the others', () => {
    const burning = play(hall, switched(`${who}.fire`, true), setTo(`${who}.health`, 0));
    const coming = given(burning, { turn: `${who}/newcomer` });
    const came = play(
      { ...coming, state: { ...coming.state, happened: {} } },
      took(who, 'newInvestigator', { newName: 'Jenny' }),
    );
    expect(isOnAt(came, `${who}.fire`)).toBe(false);
    expect(isOnAt(came, `${mate}.fire`)).toBe(true);
    expect(isOnAt(came, `${monster}.burning`)).toBe(true);
  });
});

describe('[MOM-T9] one light is enough for everybody in a written room', () => {
  const dark = play(hall, switched(`${who}.dark`, true));
  const explores = (table: Table) =>
    linesOf(table, `${who}.fits`)
      .map(({ id }) => id)
      .filter((id) => id.startsWith('explore'));
  const penalty = (table: Table) =>
    play(table, took(who, 'test', { kind: 'combat', monster, roll: [1] })).notices[0]?.params?.[
      'target'
    ];

  test.each([
    ['one’s own', who, {}, true],
    ['of somebody there', mate, {}, true],
    ['of somebody elsewhere', stranger, {}, false],
    ['of somebody dead there', mate, dead(mate), false],
  ])('%s', (_, carrier, position, helps) => {
    const lit = given(play(dark, switched(`${carrier}.light`, true)), position);
    expect(explores(lit)).toEqual([helps ? 'exploreFits' : 'exploreDark']);
    expect(penalty(lit)).toBe(helps ? 6 : 4);
  });

  test('entering a dark room asks for one’s own; somebody else’s stays theirs', () => {
    const turn = { turn: `${stranger}/move1` };
    const light = (table: Table, filled: Parameters<typeof startsOf>[3]) =>
      startsOf(given(table, turn), stranger, 'enterRoom', filled)['light'];
    expect(light(hall, { room: 'Hall' })).toBeUndefined();
    expect(light(hall, { room: 'Hall', dark: true })).toBe(false);
    expect(light(dark, { room: 'Hall' })).toBe(false);
    expect(light(play(dark, switched(`${who}.light`, true)), { room: 'Hall' })).toBe(false);
    expect(light(play(dark, switched(`${stranger}.light`, true)), { room: 'Hall' })).toBe(true);
    // Said not to be dark after all, there is nothing to light.
    expect(light(dark, { room: 'Hall', dark: false, light: true })).toBeUndefined();
  });
});

describe('[MOM-T16] a monster comes into a room', () => {
  const alone = given(hall, { texts: { [`${monster}.room`]: '' } });
  const arrive = wrote(`${monster}.room`, 'Hall');
  const met = (seat: string) => ({
    ...{ id: 'monsterMet', tone: 'info', params: { who: seat, monster } },
    offers: { seat, action: 'test', given: { kind: 'horror', monster } },
  });

  test('everybody who lives there is told, one tap away from the test', () => {
    expect(play(alone, arrive).notices).toEqual([met(who), met(mate)]);
    expect(play(given(alone, dead(who)), arrive).notices).toEqual([met(mate)]);
    expect(play(alone, wrote(`${monster}.room`, 'Cellar')).notices).toEqual([]);
    expect(play(hall, wrote(`${monster}.room`, '')).notices).toEqual([]);
  });

  test('[MOM-T18] but for those who were tested this turn', () => {
    const seen = play(alone, took(who, 'test', { kind: 'horror', monster, roll: [1] }));
    expect(seen.state.happened).toMatchObject({ [`horror.${who}.${monster}`]: true });
    expect(play(seen, arrive).notices).toEqual([met(mate)]);
  });

  test('[MOM-Z4] it burns where the room burns, and no longer where it does not', () => {
    const burning = play(alone, switched(`${mate}.fire`, true));
    expect(effectOf(burning, arrive)).toMatchObject({ [`${monster}.burning`]: true });
    const inside = play(burning, arrive);
    expect(effectOf(inside, wrote(`${monster}.room`, 'Attic'))).toMatchObject({
      [`${monster}.burning`]: false,
    });
    expect(isOnAt(play(inside, wrote(`${monster}.room`, 'Attic')), `${who}.fire`)).toBe(true);
  });

  test('[MOM-Z4] and where only another monster burns', () => {
    const twoInCellar = play(
      hall,
      added('keeper.monsters'),
      wrote(`${monster}.room`, 'Cellar'),
      switched(`${monster}.burning`, true),
    );
    expect(effectOf(twoInCellar, wrote(`${other}.room`, 'Cellar'))).toEqual({
      [`${other}.room`]: 'Cellar',
      [`${other}.burning`]: true,
    });
  });

  test('one that was already there is not met again by being written the same', () => {
    expect(effectOf(hall, wrote(`${monster}.room`, 'HALL'))).toEqual({});
    const second = play(hall, added('keeper.monsters'), wrote(`${other}.room`, 'Hall'));
    expect(noticeIds(second)).toEqual(['monsterMet', 'monsterMet']);
    expect(askedBy(second, who, 'test', { kind: 'horror', monster: other })).toContainEqual({
      ...{ kind: 'toggle', id: 'together', start: false },
    });
  });
});
