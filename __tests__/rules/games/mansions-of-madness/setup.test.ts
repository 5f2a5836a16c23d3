import { mansionsOfMadness as game } from '../../../../rules/games/mansions-of-madness';
import { added, moved, setTo, ticked, took, wrote } from '../../eventMakers';
import { effectOf, given, play, textAt, valueAt, type Company, type Table } from '../../playing';
import { courseOf, investigators, mansion, monster, setupOf, who } from './mansionsTable';

const attributes = [
  ...['strength', 'marksmanship', 'dexterity', 'intellect', 'willpower', 'lore', 'luck'],
];
const seatsOf = ({ game: at }: Table) => at.seats.map(({ id }) => id);

describe('the set-up', () => {
  test('[MOM-B1] [MOM-B5] [MOM-K13] [MOM-M11] starts with three investigators', () => {
    expect(setupOf()).toEqual({ investigators: 3, skillPoints: 1, clues: 3, runAfterStun: true });
    expect(game.setupRefusal(setupOf())).toBeUndefined();
  });

  test('[MOM-B1] [MOM-B5] [MOM-K13] numbers have these ends', () => {
    const ends = game.setupFields.flatMap((field) =>
      field.kind === 'number' ? [`${field.id} ${field.min}..${field.max} ${field.start}`] : [],
    );
    expect(ends).toEqual(['investigators 1..4 3', 'skillPoints 0..9 1', 'clues 0..9 3']);
  });

  test.each([2, 3, 4, 5])('[MOM-B2] %i people are one keeper and the others', (people) => {
    expect(game.players).toEqual({ fewest: 2, most: 5 });
    const setup = game.setupFor(people, setupOf());
    expect(setup).toEqual({ investigators: people - 1 });
    expect(seatsOf(mansion(setup))).toEqual([...investigators.slice(0, people - 1), 'keeper']);
  });

  test('[MOM-B1] they take turns in this order, round by round', () => {
    const seats = courseOf(mansion({ investigators: 2 }), 17).map((at) => at.split('/')[0]);
    const inOrder = seats.filter((seat, index) => seat !== seats[index - 1]);
    expect(inOrder).toEqual(['investigator1', 'investigator2', 'keeper', 'investigator1']);
  });

  test('[MOM-B7] five things come before the first turn', () => {
    const list = ['story', 'characters', 'values', 'cards', 'keeper'];
    expect(game.checklist(setupOf())).toEqual(list);
    const ready = play(mansion(), ...list.map((item) => ticked(item, true)));
    expect(Object.keys(ready.state.ticks)).toEqual(list);
  });
});

describe('the table at the start', () => {
  test.each(investigators)('[MOM-B3] [MOM-B4] [MOM-B5] %s has a card nobody read yet', (seat) => {
    const { values } = mansion({ investigators: 4, skillPoints: 2 }).state;
    const own = Object.entries(values).filter(([at]) => at.startsWith(`${seat}.`));
    expect(Object.fromEntries(own)).toEqual({
      ...Object.fromEntries(attributes.map((id) => [`${seat}.${id}`, 5])),
      ...{ [`${seat}.maxHealth`]: 8, [`${seat}.health`]: 8 },
      ...{ [`${seat}.maxSanity`]: 8, [`${seat}.sanity`]: 8 },
      ...{ [`${seat}.skillPoints`]: 2, [`${seat}.stun`]: 0, [`${seat}.curse`]: 0 },
      ...{ [`${seat}.stepsUsed`]: 0, [`${seat}.puzzleActions`]: 0 },
    });
  });

  test('[MOM-B3] [MOM-B4] [MOM-Z1] printed numbers have these ends', () => {
    const { track } = mansion().game;
    for (const id of attributes) {
      expect(track(`${who}.${id}`)).toMatchObject({ min: 0, start: 5, max: 99, printed: true });
    }
    for (const id of ['maxHealth', 'maxSanity']) {
      expect(track(`${who}.${id}`)).toMatchObject({ min: 1, start: 8, max: 20, printed: true });
    }
    for (const id of ['awareness', 'horrorRating']) {
      expect(track(`${monster}.${id}`)).toMatchObject({
        ...{ min: -99, start: 0, max: 99, printed: true, signed: true },
      });
    }
    expect(track(`${monster}.health`)).toMatchObject({ min: 1, max: 99, printed: true });
    expect(track(`${monster}.damage`)).toMatchObject({ min: 0, max: 99, printed: true });
  });

  test('[MOM-B1] [MOM-K13] the keeper has nothing but the clues to be found', () => {
    const { values, toggles, choices } = mansion({ clues: 4 }).state;
    const own = Object.entries(values).filter(([at]) => at.startsWith('keeper.'));
    expect(Object.fromEntries(own)).toEqual({
      ...{ 'keeper.threat': 0, 'keeper.mythosHand': 0, 'keeper.traumaHand': 0 },
      'keeper.clues': 4,
    });
    expect(toggles['keeper.objectiveRevealed']).toBe(false);
    expect(choices['keeper.ending']).toBe('open');
  });

  test('no switch is on, nothing is written, nothing lies there, no puzzle', () => {
    const { toggles, texts, items, choices, happened } = mansion().state;
    expect(Object.values(toggles).filter((on) => on)).toEqual([]);
    expect(Object.values(texts).filter((text) => text !== '')).toEqual([]);
    expect(Object.values(items).flat()).toEqual([]);
    expect(choices[`${who}.puzzle`]).toBe('none');
    expect(happened).toEqual({});
  });
});

describe('[MOM-B4] the highest Health and Sanity', () => {
  const cases = [
    ['maxHealth', 'health'],
    ['maxSanity', 'sanity'],
  ] as const;

  test.each(cases)('%s takes a whole %s with it', (most, now) => {
    expect(effectOf(mansion(), setTo(`${who}.${most}`, 11))).toEqual({
      [`${who}.${most}`]: 3,
      [`${who}.${now}`]: 3,
    });
    expect(valueAt(play(mansion(), setTo(`${who}.${most}`, 6)), `${who}.${now}`)).toBe(6);
  });

  test.each(cases)('%s leaves a %s that is not whole, and is its end', (most, now) => {
    const worn = given(mansion(), { values: { [`${who}.${now}`]: 5 } });
    expect(effectOf(worn, setTo(`${who}.${most}`, 11))).toEqual({ [`${who}.${most}`]: 3 });
    expect(effectOf(worn, setTo(`${who}.${most}`, 7))).toEqual({ [`${who}.${most}`]: -1 });
    expect(valueAt(play(worn, setTo(`${who}.${most}`, 4)), `${who}.${now}`)).toBe(4);
    expect(valueAt(play(worn, moved(`${who}.${now}`, 99)), `${who}.${now}`)).toBe(8);
  });
});

const ashcan = {
  ...{ strength: 4, marksmanship: 5, dexterity: 7, intellect: 6, willpower: 3, lore: 2, luck: 8 },
  ...{ maxHealth: 9, maxSanity: 6 },
};
const zombie = { awareness: 2, horrorRating: -2, health: 5, damage: 3 };
const known: Company['known'] = {
  investigator1: [{ name: 'Ashcan', numbers: ashcan }],
  monster: [{ name: 'Zombie', numbers: zombie }],
};
const printedAt = ({ state }: Table, at: string, like: object) =>
  Object.fromEntries(Object.keys(like).map((id) => [id, state.values[`${at}.${id}`]]));

describe('[MOM-B3] [MOM-Z1] what was read once is remembered by name', () => {
  test.each(investigators)('for %s at the start, Health and Sanity with it', (seat) => {
    const table = mansion({ investigators: 4 }, { names: { [seat]: 'Ashcan' }, known });
    expect(printedAt(table, seat, ashcan)).toEqual(ashcan);
    expect(valueAt(table, `${seat}.health`)).toBe(9);
    expect(valueAt(table, `${seat}.sanity`)).toBe(6);
    const others = investigators.filter((other) => other !== seat);
    expect(others.map((other) => valueAt(table, `${other}.luck`))).toEqual([5, 5, 5]);
  });

  test('however the name is typed, and when it is written later', () => {
    const table = play(mansion({}, { known }), wrote('investigator2.name', ' ａｓｈｃａｎ '));
    expect(printedAt(table, 'investigator2', ashcan)).toEqual(ashcan);
    expect(valueAt(table, 'investigator2.health')).toBe(9);
  });

  test('not for a name nobody knows', () => {
    const plain = play(mansion({}, { known }), wrote(`${who}.name`, 'Gloria'));
    expect(plain.state.values).toEqual(mansion().state.values);
  });

  test('for a monster, whose wounds and Stun it leaves', () => {
    const table = play(mansion({}, { known }), added('keeper.monsters'));
    expect(printedAt(table, monster, zombie)).toEqual({
      ...{ awareness: 0, horrorRating: 0, health: 3, damage: 1 },
    });
    const hit = play(table, setTo(`${monster}.wounds`, 1), setTo(`${monster}.stun`, 2));
    expect(effectOf(hit, wrote(`${monster}.name`, 'zombie'))).toEqual({
      [`${monster}.name`]: 'zombie',
      ...{ [`${monster}.awareness`]: 2, [`${monster}.horrorRating`]: -2 },
      ...{ [`${monster}.health`]: 2, [`${monster}.damage`]: 2 },
    });
  });

  test('[MOM-S9] for a newcomer, who is whole', () => {
    const dead = given(mansion({}, { known }), {
      values: { [`${who}.health`]: 0, [`${who}.sanity`]: 2, [`${who}.lore`]: 9 },
      turn: `${who}/newcomer`,
    });
    const table = play(dead, took(who, 'newInvestigator', { newName: 'Ashcan' }));
    expect(printedAt(table, who, ashcan)).toEqual(ashcan);
    expect(textAt(table, `${who}.name`)).toBe('Ashcan');
    expect(valueAt(table, `${who}.health`)).toBe(9);
    expect(valueAt(table, `${who}.sanity`)).toBe(6);
  });
});
