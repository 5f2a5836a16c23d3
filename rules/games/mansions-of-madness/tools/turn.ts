import type { Phrase, Tool } from '../../../engine/definition';
import { isOnIn, numberIn, textsIn } from '../../../engine/fields';
import { leftOf, plans, spendingOf, type Plan, type Surroundings } from '../turnBudget';

/** Steps come before the action; a plan the other way round is read as a budget and told so [MOM-X16]. */
function isOutOfOrder(plan: readonly Plan[]): boolean {
  const lastStep = plan.lastIndexOf('move');
  const isAction = (one: Plan) => one !== 'move' && one !== 'hide';
  return plan.slice(0, Math.max(0, lastStep)).some(isAction);
}

function remarks(plan: readonly Plan[], around: Surroundings, hidden: number): readonly Phrase[] {
  const { stunned, dark, light } = around;
  return [
    ...(stunned ? [{ id: 'stunned' }] : []),
    ...(plan.includes('explore') && dark ? [light ? { id: 'lit' } : { id: 'darkExplore' }] : []),
    ...(plan.includes('hide') ? [{ id: hidden > 0 ? 'hideByStep' : 'hideByAction' }] : []),
    ...(stunned && plan.includes('run') ? [{ id: 'runWhenStunned' }] : []),
    ...(isOutOfOrder(plan) ? [{ id: 'stepsFirst' }] : []),
  ];
}

/** What fits into a turn, or what still fits into the rest of one. */
export const turnTool: Tool = {
  id: 'mansions-turn',
  fields: [
    {
      kind: 'choices',
      id: 'plan',
      options: plans,
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
    const plan = given.flatMap((one) => plans.filter((known) => known === one));
    const stunned = isOnIn(values, 'stunned');
    const around = { stunned, dark: isOnIn(values, 'dark'), light: isOnIn(values, 'light') };
    const available = leftOf(stunned, {
      steps: numberIn(values, 'stepsUsed'),
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
        ...remarks(plan, around, hidden.steps),
      ],
    };
  },
};
