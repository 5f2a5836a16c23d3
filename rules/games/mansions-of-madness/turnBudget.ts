/** What an investigator can do in a turn [MOM-M1]..[MOM-M6], [MOM-S13], [MOM-S14]. */
export const deeds = [
  'move',
  'run',
  'explore',
  'attack',
  'hide',
  'hidingPlace',
  'useCard',
] as const;
export type Deed = (typeof deeds)[number];

export type Budget = { steps: number; actions: number };
export type Surroundings = { stunned: boolean; dark: boolean; light: boolean };

/** [MOM-M1], [MOM-M2], [MOM-S2] */
function wholeTurn(stunned: boolean): Budget {
  return { steps: stunned ? 1 : 2, actions: 1 };
}

/** What is left of a turn; one stunned in the middle of it has one step less [MOM-S3]. */
export function leftOf(stunned: boolean, used: Budget): Budget {
  const { steps, actions } = wholeTurn(stunned);
  return {
    steps: Math.max(0, steps - used.steps),
    actions: Math.max(0, actions - used.actions),
  };
}

/** Exploring a dark room takes a step as well, unless there is light [MOM-M5], [MOM-M6]. */
export function exploreCost({ dark, light }: Surroundings): Budget {
  return { steps: dark && !light ? 1 : 0, actions: 1 };
}

/** Hiding takes whichever is left, so it has no cost of its own here [MOM-S13]. */
function costOf(plan: Deed, around: Surroundings): Budget {
  if (plan === 'move') return { steps: 1, actions: 0 };
  if (plan === 'hide') return { steps: 0, actions: 0 };
  return plan === 'explore' ? exploreCost(around) : { steps: 0, actions: 1 };
}

export type Spending = {
  need: Budget;
  /** How many times hiding was paid with each. */
  hidden: Budget;
  fits: boolean;
  left: Budget;
};

/** What a plan needs and leaves. Hiding is paid with steps first: the action can do more. */
export function spendingOf(
  plan: readonly Deed[],
  around: Surroundings,
  available: Budget,
): Spending {
  const fixed = plan.map((one) => costOf(one, around)).reduce(sum, { steps: 0, actions: 0 });
  const hides = plan.filter((one) => one === 'hide').length;
  const byStep = Math.min(hides, Math.max(0, available.steps - fixed.steps));
  const hidden = { steps: byStep, actions: hides - byStep };
  const need = sum(fixed, hidden);
  const left = {
    steps: available.steps - need.steps,
    actions: available.actions - need.actions,
  };
  return { need, hidden, fits: left.steps >= 0 && left.actions >= 0, left };
}

function sum(one: Budget, other: Budget): Budget {
  return { steps: one.steps + other.steps, actions: one.actions + other.actions };
}
