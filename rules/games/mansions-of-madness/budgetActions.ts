import type { Action, Change, Refusal, View } from '../../engine/definition';
import { isOnIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { nameKey } from '../../engine/written';
import { monstersIn, roomOf } from './monsters';
import { investigatorsIn, isDead, isOwnTurn, isStunned, type Investigator } from './table';
import { exploreCost, leftOf, type Budget, type Surroundings } from './turnBudget';

export function surroundings(view: View, who: Investigator): Surroundings {
  return {
    stunned: isStunned(view, who),
    dark: view.isOn(`${who}.dark`),
    light: view.isOn(`${who}.light`),
  };
}

/** The steps and the action an investigator still has this turn. */
export function budgetLeft(view: View, who: Investigator): Budget {
  return leftOf(isStunned(view, who), {
    steps: view.value(`${who}.stepsUsed`),
    actions: view.isOn(`${who}.actionUsed`) ? 1 : 0,
  });
}

/** Stunned after the first step, and the table reads the status matrix strictly [MOM-M11]. */
function mayNotRun(view: View, who: Investigator): boolean {
  return view.happened(`stunned.${who}`) && !isOnIn(view.setup, 'runAfterStun');
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

const oneStep: Budget = { steps: 1, actions: 0 };
const oneAction: Budget = { steps: 0, actions: 1 };

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

/** Whoever moves leaves a hiding place by it [MOM-S14]. */
function leavesHidingPlace(who: Investigator): Change {
  return { kind: 'switch', at: `${who}.inHidingPlace`, on: false };
}

function runRefusal(who: Investigator) {
  return (view: View): Refusal | undefined =>
    mayNotRun(view, who) ? { code: 'stunnedMidTurn' } : undefined;
}

/** What others know of a room of this name: states last from one visit to the next only while somebody is there. */
function roomStates(view: View, who: Investigator, room: string): FieldValues {
  const key = nameKey(room);
  const other =
    key === ''
      ? undefined
      : investigatorsIn(view.setup).find(
          (one) => one !== who && nameKey(roomOf(view, one)) === key,
        );
  const isOn = (id: string) => other !== undefined && view.isOn(`${other}.${id}`);
  const burns = monstersIn(view, room).some((monster) => view.isOn(`${monster}.burning`));
  return { dark: isOn('dark'), fire: isOn('fire') || burns, water: isOn('water') };
}

/** The names of rooms that were written down anywhere. */
export function knownRooms(view: View): readonly string[] {
  const all = [...investigatorsIn(view.setup), ...view.items('keeper.monsters')]
    .map((at) => roomOf(view, at))
    .filter((room) => room !== '');
  return [...new Set(all)];
}

/** Into another room: what is there decides which tests follow [MOM-T16], [MOM-T22]. */
function enterRoom(who: Investigator): Action {
  const payments = (view: View): readonly string[] => {
    const { steps, actions } = budgetLeft(view, who);
    const byRun = actions > 0 && !mayNotRun(view, who);
    return [...(steps > 0 ? ['movementStep'] : []), ...(byRun ? ['runAction'] : [])];
  };
  return {
    id: 'enterRoom',
    when: (view) => isOwnTurn(view, who) && !isDead(view, who),
    inputs: (view, given) => {
      const states = roomStates(view, who, textIn(given, 'room'));
      const options = payments(view);
      const here = roomOf(view, who);
      return [
        {
          kind: 'text',
          id: 'room',
          start: '',
          suggestions: knownRooms(view).filter((room) => room !== here),
        },
        ...['dark', 'fire', 'water'].map((id): Field => ({
          kind: 'toggle',
          id,
          start: isOnIn(states, id),
        })),
        ...(options.length > 1
          ? [{ kind: 'choice' as const, id: 'pay', options, start: 'movementStep' }]
          : []),
      ];
    },
    blocked: (view) =>
      payments(view).length > 0
        ? undefined
        : mayNotRun(view, who)
          ? { code: 'stunnedMidTurn' }
          : { code: 'nothingLeft' },
    run: (view, inputs) => {
      const [only] = payments(view);
      const byRun = (textIn(inputs, 'pay') || only) === 'runAction';
      const room = textIn(inputs, 'room');
      const fire = isOnIn(inputs, 'fire');
      return [
        ...spend(who, byRun ? oneAction : oneStep),
        leavesHidingPlace(who),
        { kind: 'happen', what: `entered.${who}` },
        { kind: 'write', at: `${who}.room`, text: room },
        ...['dark', 'fire', 'water'].map((id): Change => ({
          kind: 'switch',
          at: `${who}.${id}`,
          on: isOnIn(inputs, id),
        })),
        ...(fire ? [notice('fireEntered', { who })] : []),
        ...monstersIn(view, room)
          .filter((monster) => !view.happened(`horror.${who}.${monster}`))
          .map((monster) => notice('monsterMet', { who, monster })),
      ];
    },
  };
}

function notice(id: string, params: Readonly<Record<string, string>>): Change {
  return { kind: 'notice', notice: { id, tone: 'info', params } };
}

/** By a step or by the action, whichever is left [MOM-S13]. */
function hide(who: Investigator): Action {
  const payments = (view: View) => {
    const { steps, actions } = budgetLeft(view, who);
    return [...(steps > 0 ? ['movementStep'] : []), ...(actions > 0 ? ['hideAction'] : [])];
  };
  return {
    id: 'hide',
    when: (view) => isOwnTurn(view, who) && !isDead(view, who) && !view.isOn(`${who}.hiding`),
    inputs: (view) => {
      const options = payments(view);
      return options.length > 1
        ? [{ kind: 'choice', id: 'pay', options, start: 'movementStep' }]
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

/** Everything but tests that takes a step or the action of a turn [MOM-M1]..[MOM-M6]. */
export function budgetActions(who: Investigator): readonly Action[] {
  return [
    spending(who, 'step', () => oneStep, { run: () => [leavesHidingPlace(who)] }),
    enterRoom(who),
    spending(who, 'run', () => oneAction, {
      refusal: runRefusal(who),
      run: () => [leavesHidingPlace(who)],
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
        run: () => [leavesHidingPlace(who)],
      }),
      when: (view) => isOwnTurn(view, who) && view.isOn(`${who}.inHidingPlace`),
    },
    spending(who, 'useCard', () => oneAction),
  ];
}
