import type { Phrase, Tool } from '../../../engine/definition';
import { isOnIn, numberIn, textsIn } from '../../../engine/fields';
import {
  leftOf,
  deeds,
  spendingOf,
  type Budget,
  type Deed,
  type Surroundings,
} from '../turnBudget';

/**
 * Steps come before the action; a plan the other way round is read as a budget and told so
 * [MOM-X16]. The first hides are those paid with steps.
 */
function isOutOfOrder(plan: readonly Deed[], hidesByStep: number): boolean {
  let hides = 0;
  let acted = false;
  for (const one of plan) {
    const isStep = one === 'move' || (one === 'hide' && hides++ < hidesByStep);
    if (isStep && acted) return true;
    acted ||= !isStep;
  }
  return false;
}

function remarks(
  plan: readonly Deed[],
  { stunned, dark, light }: Surroundings,
  hidden: Budget,
  stepsUsed: number,
): readonly Phrase[] {
  const hasMoved = stepsUsed > 0 || plan.includes('move');
  return [
    ...(stunned ? [{ id: 'stunned' }] : []),
    ...(plan.includes('explore') && dark ? [{ id: light ? 'lit' : 'darkExplore' }] : []),
    ...(hidden.steps > 0 ? [{ id: 'hideByStep' }] : []),
    ...(hidden.actions > 0 ? [{ id: 'hideByAction' }] : []),
    ...(stunned && hasMoved && plan.includes('run') ? [{ id: 'runWhenStunned' }] : []),
    ...(isOutOfOrder(plan, hidden.steps) ? [{ id: 'stepsFirst' }] : []),
  ];
}

/** What fits into a turn, or what still fits into the rest of one. */
export const turnTool: Tool = {
  id: 'mansions-turn',
  fields: [
    {
      kind: 'choices',
      id: 'plan',
      options: deeds,
      start: [],
      most: 6,
      repeats: true,
      aliases: { hidingplace: 'hidingPlace', card: 'useCard', search: 'explore' },
    },
    { kind: 'toggle', id: 'stunned', start: false },
    { kind: 'toggle', id: 'dark', start: false },
    { kind: 'toggle', id: 'light', start: false, when: (values) => isOnIn(values, 'dark') },
    { kind: 'number', id: 'stepsUsed', min: 0, max: 2, start: 0 },
    { kind: 'toggle', id: 'actionUsed', start: false },
  ],
  answer: (values) => {
    const given = textsIn(values, 'plan');
    const plan = given.flatMap((one) => deeds.filter((known) => known === one));
    const stunned = isOnIn(values, 'stunned');
    const around = { stunned, dark: isOnIn(values, 'dark'), light: isOnIn(values, 'light') };
    const stepsUsed = numberIn(values, 'stepsUsed');
    const available = leftOf(stunned, {
      steps: stepsUsed,
      actions: isOnIn(values, 'actionUsed') ? 1 : 0,
    });
    const { need, hidden, fits, left } = spendingOf(plan, around, available);
    const have = { steps: available.steps, actions: available.actions };
    return {
      tone: plan.length === 0 ? 'plain' : fits ? 'good' : 'bad',
      headline:
        plan.length === 0
          ? { id: 'budget', params: have }
          : fits
            ? { id: 'fits', params: { ...left } }
            : {
                id: 'tooMuch',
                params: { ...have, needSteps: need.steps, needActions: need.actions },
              },
      lines: [
        ...(plan.length === 0
          ? [{ id: 'moves', params: { moves: have.steps + have.actions } }]
          : [{ id: 'budget', params: have }]),
        ...remarks(plan, around, hidden, stepsUsed),
      ],
    };
  },
};
