import { answer, lineIds, read, sumText, toolCalled } from './toolAnswers';

const ask = (link: string) => answer('mansions-test', link);

describe('no test at all', () => {
  test.each([
    ['[MOM-T13] evading a stunned monster', 'kind=evade&monsterStunned=1', 'noEvadeStunned'],
    [
      '[MOM-T13] whatever its awareness',
      'kind=evade&attribute=4&modifier=-9&monsterStunned=1&dark=1&luck=3',
      'noEvadeStunned',
    ],
    ['[MOM-T14] evading the same monster again', 'kind=evade&tested=1', 'noSecondEvade'],
    ['[MOM-T18] [MOM-X3] the same horror again', 'kind=horror&tested=1', 'noSecondHorror'],
    [
      '[MOM-T18] [MOM-X3] not twice, though one came back',
      'kind=horror&tested=1&together=0',
      'noSecondHorror',
    ],
    [
      '[MOM-T19] [MOM-X3] in one room since the turn began',
      'kind=horror&together=1',
      'noHorrorTogether',
    ],
  ])('%s: no figure and no sum, and it says why', (_, link, reason) => {
    const none = { tone: 'plain', headline: { id: reason }, lines: [{ id: `${reason}Why` }] };
    expect(ask(link)).toEqual(none);
    expect(ask(`${link}&roll=1`)).toEqual(none);
  });

  test.each([
    ['[MOM-T17] horror before a stunned monster', 'kind=horror&monsterStunned=1'],
    ['[MOM-T19] [MOM-X3] horror on the first entry', 'kind=horror&together=0&tested=0'],
    ['[MOM-T12] evading a monster one started the turn with', 'kind=evade&together=1'],
    ['[MOM-T21] combat with a stunned monster', 'kind=combat&monsterStunned=1&tested=1'],
    ['[MOM-T22] fire again', 'kind=fire&tested=1&together=1&monsterStunned=1'],
    ['[MOM-T1] any other test', 'kind=attribute&tested=1&together=1&monsterStunned=1'],
  ])('%s: there is a test', (_, link) => {
    const found = ask(link);
    expect(found.figure?.id).toBe('percent');
    expect(found.sum).toHaveLength(5);
    expect(found.headline).toEqual({ id: 'target', params: { target: 5 } });
  });
});

describe('what stands in the sum', () => {
  test('[MOM-T6] stun is a switch: the number of tokens cannot be told', () => {
    const stunned = toolCalled('mansions-test').fields.find(({ id }) => id === 'stunned');
    expect(stunned?.kind).toBe('toggle');
    const { values, errors } = read('mansions-test', 'stunned=3');
    expect(errors).toEqual({ stunned: { code: 'notAToggle', given: '3' } });
    expect(values['stunned']).toBe(false);
    expect(sumText(ask('attribute=9&stunned=1'))).toContain('stun -2');
  });

  test('[MOM-X13] one Skill Point a test: Luck is added once', () => {
    const ids = toolCalled('mansions-test').fields.map(({ id }) => id);
    expect(ids.filter((id) => /luck|point|skill/i.test(id))).toEqual(['luck']);
    expect(read('mansions-test', 'luck=3 3').errors['luck']?.code).toBe('notANumber');
    const parts = ask('attribute=1&luck=3').sum?.filter(({ id }) => id === 'skillPoint');
    expect(parts).toEqual([{ id: 'skillPoint', amount: 3 }]);
  });

  test('[MOM-T9] a light where it is not dark changes nothing', () => {
    const base = 'kind=combat&attribute=6';
    expect(ask(`${base}&light=1`)).toEqual(ask(base));
  });

  test('[MOM-T20] [MOM-T22] only horror and fire leave a Horror token', () => {
    const failed = (kind: string) => lineIds(ask(`kind=${kind}&roll=10`))[1];
    expect(['attribute', 'evade', 'horror', 'combat', 'fire'].map(failed)).toEqual([
      ...['attributeFailed', 'evadeFailed', 'horrorFailed', 'combatFailed', 'fireFailed'],
    ]);
  });
});

describe('[MOM-C1] a mistake in a link is told at its field, and the rest answers', () => {
  test.each([
    ['attribute=x&modifier=+1', 'attribute', 'notANumber', 6],
    ['attribute=100&modifier=-1', 'attribute', 'outOfRange', 4],
    ['attribute=-1', 'attribute', 'outOfRange', 5],
    ['attribute=7&modifier=-100', 'modifier', 'outOfRange', 7],
    ['attribute=7&modifier=1.5', 'modifier', 'notANumber', 7],
    ['attribute=3&roll=11', 'roll', 'outOfRange', 3],
    ['attribute=3&roll=0', 'roll', 'outOfRange', 3],
    ['attribute=3&roll=2,4', 'roll', 'wrongCount', 3],
    ['kind=foo&attribute=8&stunned=1', 'kind', 'unknownOption', 6],
    ['attribute=8&stunned=maybe', 'stunned', 'notAToggle', 8],
    ['attribute=2&luck=100', 'luck', 'outOfRange', 2],
  ])('%s: %s is %s, target %i', (link, field, code, target) => {
    const { values, errors } = read('mansions-test', link);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.code).toBe(code);
    const { figure, faces } = toolCalled('mansions-test').answer(values);
    expect(figure).toEqual({ id: 'percent', params: { target, percent: target * 10 } });
    expect(faces?.some(({ rolled }) => rolled)).toBe(false);
  });

  test.each([
    ['[MOM-X17] both rerolls at once', 'attribute=5&roll=3&reroll=curse,own', 'reroll', 'good'],
    ['[MOM-X17] two second rolls', 'attribute=5&roll=3&reroll=curse&second=9 9', 'second', 'plain'],
    ['a second roll of 11', 'attribute=5&roll=3&reroll=own&second=11', 'second', 'plain'],
  ])('%s: refused', (_, link, field, tone) => {
    const { values, errors } = read('mansions-test', link);
    expect(Object.keys(errors)).toEqual([field]);
    expect(toolCalled('mansions-test').answer(values).tone).toBe(tone);
  });

  test('an empty link asks for an attribute of 5; no roll is no mistake', () => {
    expect(ask('')).toEqual(ask('kind=attribute&attribute=5&modifier=0&luck=0&roll='));
    expect(ask('').headline).toEqual({ id: 'target', params: { target: 5 } });
  });
});

test('[MOM-T22] nothing is printed for a fire: the sum says so, unless a card says something', () => {
  expect(sumText(ask('kind=fire&attribute=5'))).toContain('(noFireModifier)');
  expect(sumText(ask('kind=fire&attribute=5&modifier=-1'))).toContain('fireModifier -1');
  expect(sumText(ask('kind=horror&attribute=5'))).toContain('horrorModifier 0');
});
