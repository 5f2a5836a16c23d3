import type { Tool, ToolField } from '../../../engine/definition';
import { isOnIn, numberIn, textIn, type FieldValues } from '../../../engine/fields';
import { highestPrinted, sides } from '../table';
import { testAnswer, type Test } from '../testAnswer';
import { dieField, nextDie, rerollIn, rollIn } from '../testDice';
import { isTestKind, rerolls, testKinds, type TestKind } from '../testRules';

function kindIn(values: FieldValues): TestKind {
  const kind = textIn(values, 'kind');
  return isTestKind(kind) ? kind : 'attribute';
}

function toggle(id: string, when?: ToolField['when']): ToolField {
  return { kind: 'toggle', id, start: false, ...(when === undefined ? {} : { when }) };
}

const isAgainst =
  (...kinds: readonly TestKind[]) =>
  (values: FieldValues) =>
    kinds.includes(kindIn(values));

function testIn(values: FieldValues): Test {
  const luck = numberIn(values, 'luck');
  return {
    kind: kindIn(values),
    attribute: numberIn(values, 'attribute'),
    modifier: numberIn(values, 'modifier'),
    stunned: isOnIn(values, 'stunned'),
    dark: isOnIn(values, 'dark'),
    light: isOnIn(values, 'light'),
    luck,
    luckAtHand: luck,
    monsterStunned: isOnIn(values, 'monsterStunned'),
    tested: isOnIn(values, 'tested'),
    together: isOnIn(values, 'together'),
    insane: false,
    roll: rollIn(values, 'roll'),
    reroll: rerollIn(values),
    second: rollIn(values, 'second'),
  };
}

/** Any test of the game [MOM-T1]..[MOM-T23], [MOM-R1]..[MOM-R5]. */
export const testTool: Tool = {
  id: 'mansions-test',
  fields: [
    { kind: 'choice', id: 'kind', options: testKinds, start: 'attribute' },
    { kind: 'number', id: 'attribute', min: 0, max: highestPrinted, start: 5 },
    { kind: 'number', id: 'modifier', min: -highestPrinted, max: highestPrinted, start: 0 },
    toggle('stunned'),
    toggle('dark'),
    toggle('light', (values) => isOnIn(values, 'dark')),
    toggle('monsterStunned', isAgainst('evade', 'horror')),
    toggle('tested', isAgainst('evade', 'horror')),
    toggle('together', isAgainst('horror')),
    { kind: 'number', id: 'luck', min: 0, max: highestPrinted, start: 0 },
    dieField('roll'),
    {
      kind: 'choice',
      id: 'reroll',
      options: rerolls,
      start: 'noReroll',
      aliases: { none: 'noReroll', permitted: 'own' },
      when: (values) => rollIn(values, 'roll') !== undefined,
    },
    {
      ...dieField('second'),
      when: (values) => nextDie(values) === 'second',
    },
  ],
  roll: (values) => [{ into: nextDie(values), count: 1, sides }],
  answer: (values) => testAnswer(testIn(values)),
};
