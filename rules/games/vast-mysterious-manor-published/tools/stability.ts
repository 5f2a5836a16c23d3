import type { Phrase, Tool } from '../../../engine/definition';
import { isOnIn, numberIn, type FieldValues } from '../../../engine/fields';
import { count, part, some, toggle } from './toolFields';

/** What a turn brings and takes [VMP-T20]. */
export const turnIncome = 2;
export const lootIncome = 2;
export const summonCost = 3;

/** Skeletons in play, each with one action a turn [VMP-T21]. */
const mostSkeletons = 5;
/** A dial reaches at least this far; where it ends is printed [VMP-T19]. */
const surelyOnDial = 10;

export type SkeletonTurn = {
  stability: number;
  /** Skeletons on Lit tiles that are no Pits. */
  lit: number;
  loot: boolean;
  strikes: number;
  breaches: number;
  abilities: number;
  summon: boolean;
};

type Course = {
  /** Lost at the start of the turn, never below 0. */
  lost: number;
  /** What the activations cost, with all that is there for them. */
  costs: number;
  purse: number;
  /** What is missing at the best order: for the activations, then for the summon. */
  missing: number;
  missingToSummon: number;
  end: number;
};

/** Stability over a turn; LOOT!! comes before what it pays for [VMP-T19], [VMP-T20], [VMP-T21]. */
export function stabilityTurn(turn: SkeletonTurn): Course {
  const lost = Math.min(turn.stability, turn.lit);
  const purse = turn.stability - lost + (turn.loot ? lootIncome : 0);
  const costs = turn.strikes + turn.breaches + turn.abilities;
  const left = purse - costs - (turn.summon ? summonCost : 0);
  return {
    lost,
    costs,
    purse,
    missing: Math.max(0, costs - purse),
    missingToSummon: Math.max(0, -left),
    end: left + turnIncome,
  };
}

function turnIn(values: FieldValues): SkeletonTurn {
  return {
    stability: numberIn(values, 'stability'),
    lit: numberIn(values, 'lit'),
    loot: isOnIn(values, 'loot'),
    strikes: numberIn(values, 'strikes'),
    breaches: numberIn(values, 'breaches'),
    abilities: numberIn(values, 'abilities'),
    summon: isOnIn(values, 'summon'),
  };
}

export const stabilityTool: Tool = {
  id: 'vast-published-stability',
  fields: [
    count('stability', 40, 2),
    count('lit', mostSkeletons),
    toggle('loot'),
    count('strikes', mostSkeletons),
    count('breaches', mostSkeletons),
    count('abilities', 9),
    toggle('summon'),
  ],
  answer: (values) => {
    const turn = turnIn(values);
    const course = stabilityTurn(turn);
    const { lost, costs, purse, missing, missingToSummon, end } = course;
    const remarks = remarksOn(turn, course);
    if (missing > 0) {
      const headline = { id: 'tooDear', params: { costs, purse, missing } };
      return { tone: 'bad', headline, lines: remarks };
    }
    if (missingToSummon > 0) {
      const params = { cost: summonCost, left: purse - costs, missing: missingToSummon };
      return { tone: 'bad', headline: { id: 'noSummon', params }, lines: remarks };
    }
    return {
      tone: 'plain',
      headline: { id: 'end', params: { end } },
      lines: remarks,
      sum: [
        part('held', turn.stability),
        ...some('lit', -lost, { lit: turn.lit }),
        ...(turn.loot ? [part('loot', lootIncome)] : []),
        ...some('strikes', -turn.strikes),
        ...some('breaches', -turn.breaches),
        ...some('abilities', -turn.abilities),
        ...(turn.summon ? [part('summon', -summonCost)] : []),
        part('income', turnIncome),
      ],
    };
  },
};

function remarksOn(turn: SkeletonTurn, { lost, costs, purse, missing, end }: Course) {
  const actions = turn.strikes + turn.breaches + Number(turn.loot);
  const owed = costs > purse - lootIncome;
  const remarks: readonly (Phrase | false)[] = [
    turn.lit > lost && { id: 'floor', params: { lit: turn.lit, lost } },
    turn.loot && owed && missing === 0 && { id: 'lootFirst' },
    actions > mostSkeletons && { id: 'tooManyActions', params: { actions, most: mostSkeletons } },
    turn.summon && { id: 'summonAfter' },
    end > surelyOnDial && { id: 'dialEnd' },
  ];
  return remarks.filter((remark) => remark !== false);
}
