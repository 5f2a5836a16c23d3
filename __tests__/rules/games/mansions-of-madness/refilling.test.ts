import { added, setTo, took } from '../../eventMakers';
import { effectOf, given, play } from '../../playing';
import { answered, askedBy, card, haunted, monster, startsOf, who } from './mansionsTable';

const other = 'keeper.monster2';
const table = play(
  haunted(),
  added('keeper.monsters'),
  ...[setTo(`${other}.awareness`, -3), setTo(`${other}.horrorRating`, -2)],
  setTo('investigator2.dexterity', 2),
);
const ownTest = [who, 'test'] as const;

describe('[MOM-Z8] an answer that was about something else is asked anew', () => {
  const corrected = [{ kind: 'evade' }, { monster }, { attribute: 9 }, { modifier: 7 }] as const;

  test('what was corrected stands while nothing else changes', () => {
    expect(answered(table, ownTest, ...corrected, { roll: [5] })).toMatchObject({
      ...{ kind: 'evade', monster, attribute: 9, modifier: 7, roll: [5] },
    });
  });

  test('another kind of test goes back to the numbers of the sheet and the monster', () => {
    expect(answered(table, ownTest, ...corrected, { kind: 'horror' })).toMatchObject({
      ...{ kind: 'horror', monster, attribute: card.willpower, modifier: -1 },
    });
    expect(answered(table, ownTest, ...corrected, { kind: 'attribute' })).toMatchObject({
      ...{ kind: 'attribute', attribute: card.strength, modifier: 0 },
    });
  });

  test('another monster to its number, and the attribute stays as it was put right', () => {
    expect(answered(table, ownTest, ...corrected, { monster: other })).toMatchObject({
      ...{ monster: other, attribute: 9, modifier: -3 },
    });
  });

  test('another attribute to the number on the sheet', () => {
    const aimed = [{ kind: 'combat' }, { attribute: 9 }, { with: 'lore' }];
    expect(answered(table, ownTest, ...aimed)).toMatchObject({ attribute: card.lore });
  });

  test('another investigator to theirs', () => {
    const keepers = given(table, { turn: 'keeper/keeperActions' });
    const from = ['keeper', 'testFor'] as const;
    const answers = [{ item: monster }, { kind: 'evade' }, { attribute: 9 }];
    expect(answered(keepers, from, ...answers)).toMatchObject({ attribute: 9 });
    expect(answered(keepers, from, ...answers, { investigator: 'investigator2' })).toMatchObject({
      ...{ investigator: 'investigator2', attribute: 2, modifier: 1 },
    });
  });

  test('the first die taken away takes the reroll and the second with it', () => {
    const rolled = [{ kind: 'evade' }, { roll: [9] }, { reroll: 'own' }, { second: [3] }];
    expect(answered(table, ownTest, ...rolled)).toMatchObject({ reroll: 'own', second: [3] });
    const back = answered(table, ownTest, ...rolled, { roll: [] });
    expect(back).toMatchObject({ roll: [] });
    expect(Object.keys(back)).not.toContain('reroll');
    expect(answered(table, ownTest, ...rolled, { roll: [] }, { roll: [9] })).toMatchObject({
      ...{ roll: [9], reroll: 'noReroll' },
    });
  });

  test('[MOM-T15] the damage of one monster is not that of another', () => {
    const failed = [{ kind: 'evade' }, { monster }, { roll: [10] }, { damageTaken: 4 }];
    expect(answered(table, ownTest, ...failed)).toMatchObject({ damageTaken: 4 });
    expect(answered(table, ownTest, ...failed, { monster: other })).toMatchObject({
      ...{ damageTaken: 1, keeper: 'dealDamage' },
    });
  });
});

describe('[MOM-T10] a Skill Point is spent before the roll', () => {
  const asks = (filled: Parameters<typeof askedBy>[3]) =>
    askedBy(table, who, 'test', filled).some(({ id }) => id === 'skill');

  test('so it is not offered once the die lies there', () => {
    expect(asks({})).toBe(true);
    expect(asks({ roll: [5] })).toBe(false);
    const late = took(who, 'test', { kind: 'attribute', with: 'lore', roll: [5] });
    expect(effectOf(table, late)).toEqual({ notices: ['attributeTestFailed'] });
  });

  test('but one that was spent stays spent, for every die', () => {
    expect(asks({ skill: true, roll: [5] })).toBe(true);
    expect(answered(table, ownTest, { skill: true }, { roll: [5] })).toMatchObject({ skill: true });
    expect(answered(table, ownTest, { skill: true }, { roll: [5] }, { skill: false })).not.toEqual(
      expect.objectContaining({ skill: true }),
    );
  });
});

describe('what a payment starts with', () => {
  test.each(['enterRoom', 'hide'])('[MOM-M7] %s: a step, and the action in its step', (id) => {
    const action = id === 'hide' ? 'hideAction' : 'runAction';
    for (const [step, pay] of [
      ...[['move1', 'movementStep'] as const, ['move2', 'movementStep'] as const],
      ['action', action] as const,
    ]) {
      expect(startsOf(given(table, { turn: `${who}/${step}` }), who, id)).toMatchObject({ pay });
    }
  });
});
