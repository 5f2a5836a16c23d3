import type { View } from '../../engine/definition';
import { isOnIn, numberIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { surroundings } from './budgetActions';
import { monsterField } from './monsters';
import {
  attributes,
  highestPrinted,
  isAttribute,
  isInsane,
  isInvestigator,
  isOwnTurn,
  isStunned,
  livingIn,
  type Attribute,
  type Investigator,
} from './table';
import type { Test } from './testAnswer';
import { dieField, rerollIn, rollIn } from './testDice';
import {
  isTestKind,
  needless,
  rerolls,
  standingRoll,
  succeeds,
  targetOf,
  type Reroll,
  type TestKind,
} from './testRules';
import { monstersIn, nearest, roomOf, standing } from './whereabouts';

/** Which test it is as far as its form does not ask. */
export type TestForm = {
  kinds: readonly TestKind[];
  /** The investigator; without one the form asks, and starts from a monster. */
  who?: Investigator;
};

export const noMonster = 'noMonster';

export function investigatorOf(form: TestForm, view: View, inputs: FieldValues): Investigator {
  const given = textIn(inputs, 'investigator');
  const isThere = isInvestigator(given) && livingIn(view).includes(given);
  return form.who ?? (isThere ? given : nearest(view, textIn(inputs, 'item')));
}

export function testKindOf(form: TestForm, inputs: FieldValues): TestKind {
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

export const againstMonsters: readonly TestKind[] = ['evade', 'horror', 'combat'];

export function monsterOf(form: TestForm, view: View, inputs: FieldValues): string {
  if (!againstMonsters.includes(testKindOf(form, inputs))) return noMonster;
  if (form.who === undefined) return textIn(inputs, 'item') || String(monsterField(view).start);
  const [here = noMonster] = monstersIn(view, roomOf(view, form.who));
  const given = textIn(inputs, 'monster') || here;
  return standing(view).includes(given) ? given : noMonster;
}

/** The number printed for this test on the monster [MOM-Z8]. */
function printedModifier(view: View, kind: TestKind, monster: string): number {
  if (kind === 'evade') return view.value(`${monster}.awareness`);
  return kind === 'horror' ? view.value(`${monster}.horrorRating`) : 0;
}

/** What is marked at the start of a turn of those who share a room then [MOM-T19]. */
export function togetherSinceStart(who: Investigator, monster: string): string {
  return `together.${who}.${monster}`;
}

/** Both in the room since the turn began, as far as rooms were written down [MOM-T19]. */
function isTogether(view: View, who: Investigator, monster: string): boolean {
  if (view.happened(`entered.${who}`)) return false;
  return view.turn.step === 'turnStart'
    ? monstersIn(view, roomOf(view, who)).includes(monster)
    : view.happened(togetherSinceStart(who, monster));
}

/** No token, no Curse. */
function rerollOf(view: View, who: Investigator, inputs: FieldValues): Reroll {
  const reroll = rerollIn(inputs);
  return reroll === 'curse' && view.value(`${who}.curse`) === 0 ? 'noReroll' : reroll;
}

/** The test as far as it is filled in. */
export function testIn(form: TestForm, view: View, inputs: FieldValues): Test {
  const who = investigatorOf(form, view, inputs);
  const kind = testKindOf(form, inputs);
  const monster = monsterOf(form, view, inputs);
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

/** Whether it succeeded; undefined while it is not rolled. */
export function outcomeOf(test: Test): boolean | undefined {
  const roll = standingRoll(test);
  return roll === undefined ? undefined : succeeds(targetOf(test), roll);
}

function amount(id: string, start: number, max = highestPrinted): Field {
  return { kind: 'number', id, min: 0, max, start };
}

/** What the cards or the monster do once it is rolled [MOM-T15], [MOM-T21]. */
function consequenceFields(view: View, test: Test, monster: string): readonly Field[] {
  const success = outcomeOf(test);
  if (success === undefined || needless(test) !== undefined) return [];
  if (test.kind === 'evade' && !success) {
    return [
      { kind: 'choice', id: 'keeper', options: ['dealDamage', 'spare'], start: 'dealDamage' },
      amount('damageTaken', view.value(`${monster}.damage`)),
    ];
  }
  if (test.kind !== 'combat') return [];
  if (!success) return [amount('damageTaken', 0), amount('stunTaken', 0, 5)];
  return monster === noMonster ? [] : [amount('damageDealt', 1), amount('stunDealt', 0, 5)];
}

/** Who, what and against whom. */
function subjectFields(form: TestForm, view: View, given: FieldValues): readonly Field[] {
  const kind = testKindOf(form, given);
  const monsters = standing(view);
  const asksMonster =
    form.who !== undefined && againstMonsters.includes(kind) && monsters.length > 0;
  const choice = (id: string, options: readonly string[], start: string): Field => ({
    kind: 'choice',
    id,
    options,
    start,
    unsaid: noMonster,
  });
  return [
    ...(form.who === undefined
      ? [
          monsterField(view),
          choice('investigator', livingIn(view), investigatorOf(form, view, given)),
        ]
      : []),
    ...(form.kinds.length > 1 ? [choice('kind', form.kinds, form.kinds[0] ?? kind)] : []),
    ...(asksMonster
      ? [choice('monster', [noMonster, ...monsters], monsterOf(form, view, { kind }))]
      : []),
    ...(fixedAttributes[kind] === undefined ? [choice('with', attributes, 'strength')] : []),
  ];
}

/** The form of a test, with everything filled in that the table knows. */
export function fieldsOf(form: TestForm, view: View, given: FieldValues): readonly Field[] {
  const who = investigatorOf(form, view, given);
  const kind = testKindOf(form, given);
  const monster = monsterOf(form, view, given);
  const attribute = view.value(`${who}.${attributeOf(kind, given)}`);
  const modifier = printedModifier(view, kind, monster);
  const test = testIn(form, view, { attribute, modifier, ...given });
  const asksTogether = kind === 'horror' && monster !== noMonster && isOwnTurn(view, who);
  return [
    ...subjectFields(form, view, given),
    amount('attribute', attribute),
    { kind: 'number', id: 'modifier', min: -highestPrinted, max: highestPrinted, start: modifier },
    ...(asksTogether
      ? [{ kind: 'toggle' as const, id: 'together', start: isTogether(view, who, monster) }]
      : []),
    // Before the roll only [MOM-T10].
    ...(test.luckAtHand > 0 && (test.roll === undefined || test.luck > 0)
      ? [{ kind: 'toggle' as const, id: 'skill', start: false }]
      : []),
    dieField('roll'),
    ...(test.roll === undefined ? [] : [rerollField(view, who)]),
    ...(test.roll !== undefined && test.reroll !== 'noReroll' ? [dieField('second')] : []),
    ...consequenceFields(view, test, monster),
  ];
}

/** A Curse needs a token to discard [MOM-R1]. */
function rerollField(view: View, who: Investigator): Field {
  const hasCurse = view.value(`${who}.curse`) > 0;
  return {
    kind: 'choice',
    id: 'reroll',
    options: rerolls.filter((one) => one !== 'curse' || hasCurse),
    start: 'noReroll',
    unsaid: 'noReroll',
  };
}
