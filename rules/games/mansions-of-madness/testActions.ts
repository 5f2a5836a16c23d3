import type { Action, Change, View } from '../../engine/definition';
import { numberIn, textIn, type FieldValues } from '../../engine/fields';
import { budgetLeft, spend } from './budgetActions';
import { isDead, isOwnTurn, livingIn, sides, type Investigator } from './table';
import { testAnswer } from './testAnswer';
import { nextDie } from './testDice';
import {
  againstMonsters,
  fieldsOf,
  investigatorOf,
  monsterOf,
  noMonster,
  outcomeOf,
  testIn,
  testKindOf,
  type TestForm,
} from './testForm';
import { frightens, needless, standingRoll, targetOf, testKinds } from './testRules';
import { hasMonsters } from './whereabouts';

/** Everything a test does, in one tap [MOM-T15], [MOM-T20]..[MOM-T22], [MOM-R1]. */
function changesOf(form: TestForm, view: View, inputs: FieldValues): readonly Change[] {
  const who = investigatorOf(form, view, inputs);
  const test = testIn(form, view, inputs);
  const kind = testKindOf(form, inputs);
  const monster = monsterOf(form, view, inputs);
  const success = outcomeOf(test) === true;
  const spared = textIn(inputs, 'keeper') === 'spare';
  const move = (at: string, by: number): readonly Change[] =>
    by === 0 ? [] : [{ kind: 'move', at, by }];
  return [
    {
      kind: 'notice',
      notice: {
        id: success
          ? 'testSucceeded'
          : frightens(kind) && test.insane
            ? 'failedInsane'
            : `${kind}TestFailed`,
        tone: success ? 'gain' : 'loss',
        params: { who, kind, roll: standingRoll(test) ?? sides, target: targetOf(test) },
      },
    },
    ...move(`${who}.skillPoints`, test.luck > 0 ? -1 : 0),
    ...move(`${who}.curse`, test.reroll === 'curse' ? -1 : 0),
    ...(monster === noMonster
      ? []
      : [{ kind: 'happen' as const, what: `${kind}.${who}.${monster}` }]),
    ...move(`${who}.sanity`, !success && frightens(kind) ? -1 : 0),
    ...move(`${who}.health`, spared ? 0 : -numberIn(inputs, 'damageTaken')),
    ...move(`${who}.stun`, numberIn(inputs, 'stunTaken')),
    ...move(`${monster}.wounds`, numberIn(inputs, 'damageDealt')),
    ...move(`${monster}.stun`, numberIn(inputs, 'stunDealt')),
  ];
}

/** What every test has, whoever makes it. */
function testAction(form: TestForm): Omit<Action, 'id' | 'when'> {
  return {
    inputs: (view, given) => fieldsOf(form, view, given),
    roll: (_, filled) => [{ into: nextDie(filled), count: 1, sides }],
    answer: { tool: 'mansions-test', of: (view, inputs) => testAnswer(testIn(form, view, inputs)) },
    refusal: (view, inputs) => {
      const test = testIn(form, view, inputs);
      const reason = needless(test);
      if (reason !== undefined) return { code: reason };
      return outcomeOf(test) === undefined ? { code: 'notRolled' } : undefined;
    },
    run: (view, inputs) => changesOf(form, view, inputs),
  };
}

/** An attack is the action of a turn, and none comes from a hiding place [MOM-M2], [MOM-S15]. */
function attack(who: Investigator): Action {
  const test = testAction({ kinds: ['combat'], who });
  return {
    ...test,
    id: 'attack',
    when: (view) => isOwnTurn(view, who) && !isDead(view, who),
    blocked: (view) => {
      if (budgetLeft(view, who).actions === 0) return { code: 'noActionLeft' };
      return view.isOn(`${who}.inHidingPlace`) ? { code: 'hidingPlaceAttack' } : undefined;
    },
    run: (view, inputs) => [...spend(who, { steps: 0, actions: 1 }), ...test.run(view, inputs)],
  };
}

/** Any test of an investigator, and an attack. */
export function testActions(who: Investigator): readonly Action[] {
  return [
    {
      ...testAction({ kinds: testKinds, who }),
      id: 'test',
      when: (view) => !isDead(view, who),
    },
    attack(who),
  ];
}

/** A test that starts from a monster, with its numbers filled in [MOM-Z8]. */
export const testFor: Action = {
  ...testAction({ kinds: againstMonsters }),
  id: 'testFor',
  when: (view) => hasMonsters(view) && livingIn(view).length > 0,
};
