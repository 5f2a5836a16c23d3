import type { Action, Change, Refusal, View } from '../../engine/definition';
import { isOnIn, textIn } from '../../engine/fields';
import { isDead, isOwnTurn, isStunned, type Investigator } from './table';
import { exploreCost, leftOf, type Budget, type Surroundings } from './turnBudget';
import { investigatorsInRoom, roomOf } from './whereabouts';

export function surroundings(view: View, who: Investigator): Surroundings {
  return {
    stunned: isStunned(view, who),
    dark: view.isOn(`${who}.dark`),
    light: hasLight(view, who),
  };
}

/** One light in the room is enough for everybody there [MOM-T9]. */
function hasLight(view: View, who: Investigator): boolean {
  const there = [who, ...investigatorsInRoom(view, roomOf(view, who))];
  return there.some((one) => view.isOn(`${one}.light`));
}

/** The steps and the action an investigator still has this turn. */
export function budgetLeft(view: View, who: Investigator): Budget {
  return leftOf(isStunned(view, who), {
    steps: view.value(`${who}.stepsUsed`),
    actions: view.isOn(`${who}.actionUsed`) ? 1 : 0,
  });
}

/** Not if stunned after the first step, where the table reads the status matrix so [MOM-M11]. */
export function mayRun(view: View, who: Investigator): boolean {
  const isCaught = view.happened(`stunned.${who}`) && isStunned(view, who);
  return !isCaught || isOnIn(view.setup, 'runAfterStun');
}

function tooLittle(view: View, who: Investigator, cost: Budget): Refusal | undefined {
  const { steps, actions } = budgetLeft(view, who);
  if (actions < cost.actions) return { code: 'noActionLeft' };
  return steps < cost.steps ? { code: 'noStepLeft' } : undefined;
}

export function spend(who: Investigator, { steps, actions }: Budget): readonly Change[] {
  return [
    ...(steps > 0 ? [{ kind: 'move' as const, at: `${who}.stepsUsed`, by: steps }] : []),
    ...(actions > 0 ? [{ kind: 'switch' as const, at: `${who}.actionUsed`, on: true }] : []),
  ];
}

/** Where either will do: a Movement Step, or the action under this name. */
export function waysToPay(view: View, who: Investigator, action: string): readonly string[] {
  const { steps, actions } = budgetLeft(view, who);
  return [...(steps > 0 ? ['movementStep'] : []), ...(actions > 0 ? [action] : [])];
}

/** Steps come first in a turn; once the action's step has come, the action [MOM-M7]. */
export function usualPayment(view: View, ways: readonly string[]): string {
  return (view.turn.step === 'action' ? ways.at(-1) : ways[0]) ?? '';
}

export const oneStep: Budget = { steps: 1, actions: 0 };
export const oneAction: Budget = { steps: 0, actions: 1 };

/** A way to spend some of a turn. */
function spending(
  who: Investigator,
  id: string,
  cost: (view: View) => Budget,
  rest: Pick<Action, 'refusal'> & { run?: (view: View) => readonly Change[] } = {},
): Action {
  return {
    id,
    when: (view) => isOwnTurn(view, who) && !isDead(view, who),
    refusal: (view, inputs) => tooLittle(view, who, cost(view)) ?? rest.refusal?.(view, inputs),
    run: (view) => [...spend(who, cost(view)), ...(rest.run?.(view) ?? [])],
  };
}

/** Whoever moves comes out of a hiding place, and hides no more [MOM-S14], [MOM-X18]. */
export function leavesCover(view: View, who: Investigator): readonly Change[] {
  return [
    { kind: 'switch', at: `${who}.inHidingPlace`, on: false },
    { kind: 'switch', at: `${who}.hiding`, on: false },
    ...(view.isOn(`${who}.hiding`)
      ? [
          {
            kind: 'notice' as const,
            notice: { id: 'hidingEnded', tone: 'info' as const, params: { who } },
          },
        ]
      : []),
  ];
}

function runRefusal(who: Investigator) {
  return (view: View): Refusal | undefined =>
    mayRun(view, who) ? undefined : { code: 'stunnedMidTurn' };
}

/** By a step or by the action, whichever is left [MOM-S13]. */
function hide(who: Investigator): Action {
  const payments = (view: View) => waysToPay(view, who, 'hideAction');
  return {
    id: 'hide',
    when: (view) => isOwnTurn(view, who) && !isDead(view, who) && !view.isOn(`${who}.hiding`),
    inputs: (view) => {
      const options = payments(view);
      return options.length > 1
        ? [{ kind: 'choice', id: 'pay', options, start: usualPayment(view, options) }]
        : [];
    },
    blocked: (view) => (payments(view).length === 0 ? { code: 'nothingLeft' } : undefined),
    run: (view, inputs) => {
      const pay = textIn(inputs, 'pay') || payments(view)[0];
      return [
        ...spend(who, pay === 'hideAction' ? oneAction : oneStep),
        { kind: 'switch', at: `${who}.hiding`, on: true },
      ];
    },
  };
}

/** What takes a step or the action of a turn, apart from tests and rooms [MOM-M1]..[MOM-M6]. */
export function budgetActions(who: Investigator): readonly Action[] {
  return [
    spending(who, 'step', () => oneStep, { run: (view) => leavesCover(view, who) }),
    spending(who, 'run', () => oneAction, {
      refusal: runRefusal(who),
      run: (view) => leavesCover(view, who),
    }),
    spending(who, 'explore', (view) => exploreCost(surroundings(view, who))),
    hide(who),
    spending(who, 'enterHidingPlace', () => oneAction, {
      refusal: (view) =>
        view.isOn(`${who}.inHidingPlace`) ? { code: 'alreadyInHidingPlace' } : undefined,
      run: () => [{ kind: 'switch', at: `${who}.inHidingPlace`, on: true }],
    }),
    {
      ...spending(who, 'leaveHidingPlace', () => oneAction, {
        run: () => [{ kind: 'switch', at: `${who}.inHidingPlace`, on: false }],
      }),
      when: (view) =>
        isOwnTurn(view, who) && !isDead(view, who) && view.isOn(`${who}.inHidingPlace`),
    },
    spending(who, 'useCard', () => oneAction),
  ];
}
