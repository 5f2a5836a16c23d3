import type { Action, Change, View } from '../../engine/definition';
import { isOnIn, numberIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { budgetLeft, spend, surroundings } from './budgetActions';
import { monsterField, monstersIn, roomOf } from './monsters';
import {
  attributes,
  highestPrinted,
  isAttribute,
  isDead,
  isInsane,
  isInvestigator,
  isOwnTurn,
  isStunned,
  livingIn,
  sides,
  type Attribute,
  type Investigator,
} from './table';
import { testAnswer, type Test } from './testAnswer';
import {
  frightens,
  isTestKind,
  needless,
  rerolls,
  standingRoll,
  succeeds,
  targetOf,
  testKinds,
  type Reroll,
  type TestKind,
} from './tests';
import { dieField, nextDie, rerollIn, rollIn } from './tools/test';

/** Who tests what; forms differ in what they leave open. */
type Form = {
  id: string;
  kinds: readonly TestKind[];
  /** The investigator, or nobody while the form asks. */
  who?: Investigator;
  /** It is the action of the turn [MOM-M2]. */
  isAction?: true;
};

const noMonster = 'noMonster';

function whoIn(form: Form, view: View, inputs: FieldValues): Investigator {
  const given = textIn(inputs, 'investigator');
  const asked = isInvestigator(given) ? given : atTurn(view);
  return form.who ?? asked;
}

/** Whoever's turn it is, otherwise the first who lives. */
function atTurn(view: View): Investigator {
  const { seat } = view.turn;
  const living = livingIn(view);
  return living.find((who) => who === seat) ?? living[0] ?? 'investigator1';
}

function kindOf(form: Form, inputs: FieldValues): TestKind {
  const kind = textIn(inputs, 'kind');
  return isTestKind(kind) && form.kinds.includes(kind) ? kind : (form.kinds[0] ?? 'attribute');
}

/** The attribute a kind of test is about; a card names it for the others [MOM-T12], [MOM-T16], [MOM-T21]. */
const fixedAttributes: Partial<Record<TestKind, Attribute>> = {
  evade: 'dexterity',
  horror: 'willpower',
  fire: 'willpower',
};

function attributeOf(kind: TestKind, inputs: FieldValues): Attribute {
  const named = textIn(inputs, 'with');
  return fixedAttributes[kind] ?? (isAttribute(named) ? named : 'strength');
}

const againstMonsters: readonly TestKind[] = ['evade', 'horror', 'combat'];

function monsterOf(form: Form, view: View, kind: TestKind, inputs: FieldValues): string {
  if (!againstMonsters.includes(kind)) return noMonster;
  if (form.who === undefined) return textIn(inputs, 'item') || String(monsterField(view).start);
  const [here = noMonster] = monstersIn(view, roomOf(view, form.who));
  const given = textIn(inputs, 'monster') || here;
  return view.items('keeper.monsters').includes(given) ? given : noMonster;
}

/** The number printed for this test on the monster [MOM-Z8]. */
function printedModifier(view: View, kind: TestKind, monster: string): number {
  if (kind === 'evade') return view.value(`${monster}.awareness`);
  return kind === 'horror' ? view.value(`${monster}.horrorRating`) : 0;
}

/** Both in the room since the turn began, as far as rooms were written down [MOM-T19]. */
function isTogether(view: View, who: Investigator, monster: string): boolean {
  return monstersIn(view, roomOf(view, who)).includes(monster) && !view.happened(`entered.${who}`);
}

/** No token, no Curse. */
function rerollOf(view: View, who: Investigator, inputs: FieldValues): Reroll {
  const reroll = rerollIn(inputs);
  return reroll === 'curse' && view.value(`${who}.curse`) === 0 ? 'noReroll' : reroll;
}

function testIn(form: Form, view: View, inputs: FieldValues): Test {
  const who = whoIn(form, view, inputs);
  const kind = kindOf(form, inputs);
  const monster = monsterOf(form, view, kind, inputs);
  const luckAtHand = view.value(`${who}.skillPoints`) > 0 ? view.value(`${who}.luck`) : 0;
  return {
    kind,
    attribute: numberIn(inputs, 'attribute'),
    modifier: numberIn(inputs, 'modifier'),
    ...surroundings(view, who),
    luck: isOnIn(inputs, 'skill') ? luckAtHand : 0,
    luckAtHand,
    monsterStunned: isStunned(view, monster),
    tested: view.happened(`${kind}.${who}.${monster}`),
    together: isOnIn(inputs, 'together'),
    insane: isInsane(view, who),
    roll: rollIn(inputs, 'roll'),
    reroll: rerollOf(view, who, inputs),
    second: rollIn(inputs, 'second'),
  };
}

function outcomeOf(test: Test): boolean | undefined {
  const roll = standingRoll(test);
  return roll === undefined ? undefined : succeeds(targetOf(test), roll);
}

/** What the cards or the monster do once it is rolled [MOM-T15], [MOM-T21]. */
function consequenceFields(view: View, test: Test, monster: string): readonly Field[] {
  const amount = (id: string, start: number, max = highestPrinted): Field => ({
    kind: 'number',
    id,
    min: 0,
    max,
    start,
  });
  const success = outcomeOf(test);
  if (success === undefined || needless(test) !== undefined) return [];
  if (test.kind === 'evade' && !success) {
    return [
      { kind: 'choice', id: 'keeper', options: ['dealDamage', 'spare'], start: 'dealDamage' },
      amount('damageTaken', view.value(`${monster}.damage`)),
    ];
  }
  if (test.kind !== 'combat') return [];
  return success
    ? monster === noMonster
      ? []
      : [amount('damageDealt', 1), amount('stunDealt', 0, 5)]
    : [amount('damageTaken', 0), amount('stunTaken', 0, 5)];
}

function inputsOf(form: Form, view: View, given: FieldValues): readonly Field[] {
  const who = whoIn(form, view, given);
  const kind = kindOf(form, given);
  const monster = monsterOf(form, view, kind, given);
  const monsters = view.items('keeper.monsters');
  const attribute = view.value(`${who}.${attributeOf(kind, given)}`);
  const modifier = printedModifier(view, kind, monster);
  const filled = { attribute, modifier, ...given };
  const test = testIn(form, view, filled);
  const hasLuck = test.luckAtHand > 0;
  const isKnownMonster = monster !== noMonster;
  return [
    ...(form.who === undefined
      ? [
          monsterField(view),
          { kind: 'choice' as const, id: 'investigator', options: livingIn(view), start: who },
        ]
      : []),
    ...(form.kinds.length > 1
      ? [{ kind: 'choice' as const, id: 'kind', options: form.kinds, start: kind }]
      : []),
    ...(form.who !== undefined && againstMonsters.includes(kind) && monsters.length > 0
      ? [
          {
            kind: 'choice' as const,
            id: 'monster',
            options: [noMonster, ...monsters],
            start: monster,
          },
        ]
      : []),
    ...(fixedAttributes[kind] === undefined
      ? [{ kind: 'choice' as const, id: 'with', options: attributes, start: 'strength' }]
      : []),
    { kind: 'number', id: 'attribute', min: 0, max: highestPrinted, start: attribute },
    {
      kind: 'number',
      id: 'modifier',
      min: -highestPrinted,
      max: highestPrinted,
      start: modifier,
    },
    ...(kind === 'horror' && isKnownMonster && isOwnTurn(view, who)
      ? [{ kind: 'toggle' as const, id: 'together', start: isTogether(view, who, monster) }]
      : []),
    ...(hasLuck ? [{ kind: 'toggle' as const, id: 'skill', start: false }] : []),
    dieField('roll'),
    ...(test.roll === undefined
      ? []
      : [
          {
            kind: 'choice' as const,
            id: 'reroll',
            options: view.value(`${who}.curse`) > 0 ? rerolls : ['noReroll', 'own'],
            start: 'noReroll',
          },
        ]),
    ...(test.roll !== undefined && test.reroll !== 'noReroll' ? [dieField('second')] : []),
    ...consequenceFields(view, test, monster),
  ];
}

function changesOf(form: Form, view: View, inputs: FieldValues): readonly Change[] {
  const who = whoIn(form, view, inputs);
  const test = testIn(form, view, inputs);
  const { kind } = test;
  const monster = monsterOf(form, view, kind, inputs);
  const roll = standingRoll(test) ?? sides;
  const target = targetOf(test);
  const success = succeeds(target, roll);
  const spared = textIn(inputs, 'keeper') === 'spare';
  const move = (at: string, by: number): readonly Change[] =>
    by === 0 ? [] : [{ kind: 'move', at, by }];
  return [
    {
      kind: 'notice',
      notice: {
        id: success ? 'testSucceeded' : `${kind}TestFailed`,
        tone: success ? 'gain' : 'loss',
        params: { who, kind, roll, target },
      },
    },
    ...(form.isAction === true ? spend(who, { steps: 0, actions: 1 }) : []),
    ...(test.luck > 0 ? [{ kind: 'move' as const, at: `${who}.skillPoints`, by: -1 }] : []),
    ...(test.reroll === 'curse' ? [{ kind: 'move' as const, at: `${who}.curse`, by: -1 }] : []),
    ...(monster === noMonster
      ? []
      : [{ kind: 'happen' as const, what: `${kind}.${who}.${monster}` }]),
    ...(!success && frightens(kind) ? move(`${who}.sanity`, -1) : []),
    ...(spared ? [] : move(`${who}.health`, -numberIn(inputs, 'damageTaken'))),
    ...move(`${who}.stun`, numberIn(inputs, 'stunTaken')),
    ...move(`${monster}.wounds`, numberIn(inputs, 'damageDealt')),
    ...move(`${monster}.stun`, numberIn(inputs, 'stunDealt')),
  ];
}

/** A test with everything filled in that the table knows; its whole consequence is one tap. */
function testAction(form: Form): Action {
  return {
    id: form.id,
    when: (view) =>
      form.who === undefined
        ? view.items('keeper.monsters').length > 0 && livingIn(view).length > 0
        : !isDead(view, form.who) && (form.isAction !== true || isOwnTurn(view, form.who)),
    inputs: (view, given) => inputsOf(form, view, given),
    roll: { into: nextDie, dice: () => ({ count: 1, sides }) },
    answer: { tool: 'mansions-test', of: (view, inputs) => testAnswer(testIn(form, view, inputs)) },
    blocked: (view) => {
      if (form.isAction !== true || form.who === undefined) return undefined;
      if (budgetLeft(view, form.who).actions === 0) return { code: 'noActionLeft' };
      return view.isOn(`${form.who}.inHidingPlace`) ? { code: 'hidingPlaceAttack' } : undefined;
    },
    refusal: (view, inputs) => {
      const test = testIn(form, view, inputs);
      const reason = needless(test);
      if (reason !== undefined) return { code: reason };
      return outcomeOf(test) === undefined ? { code: 'notRolled' } : undefined;
    },
    run: (view, inputs) => changesOf(form, view, inputs),
  };
}

/** Any test of an investigator, and an attack, which is the action of the turn. */
export function testActions(who: Investigator): readonly Action[] {
  return [
    testAction({ id: 'test', kinds: testKinds, who }),
    testAction({ id: 'attack', kinds: ['combat'], who, isAction: true }),
  ];
}

/** A test that starts from a monster, with its numbers filled in [MOM-Z8]. */
export const testFor: Action = testAction({ id: 'testFor', kinds: againstMonsters });
