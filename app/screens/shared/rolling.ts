import type { ToolAnswer } from '../../../rules/engine/answer';
import type { Dice } from '../../../rules/engine/definition';
import { rollInto } from '../../../rules/engine/dice';
import type { Field, FieldValues } from '../../../rules/engine/fields';
import type { ChartedDie } from './answerCard';

/** Dice the app can roll, and the fields they go into. */
export type Rolling = {
  into: readonly string[];
  /** Rolls the dice of these fields, all in one go. */
  onRoll: (into: readonly string[]) => void;
};

type Fill = (values: FieldValues) => void;

export function rollingOf(
  dice: readonly Dice[],
  fields: readonly Field[],
  fill: Fill,
): Rolling | undefined {
  if (dice.length === 0) return undefined;
  return {
    into: dice.map(({ into }) => into),
    onRoll: (into) => {
      const rolled = dice.filter((one) => into.includes(one.into));
      fill(rollInto(rolled, fields, Math.random));
    },
  };
}

type DieTexts = { labelOf: (id: string) => string; testIDOf: (id: string) => string };

/** The one die an answer charts face by face, which is then entered there. */
export function chartedDie(
  rolling: Rolling | undefined,
  answer: ToolAnswer | undefined,
  fill: Fill,
  { labelOf, testIDOf }: DieTexts,
): ChartedDie | undefined {
  const [into, ...others] = rolling?.into ?? [];
  if (answer?.faces === undefined || into === undefined || others.length > 0) return undefined;
  return {
    label: labelOf(into),
    onFace: (face) => fill({ [into]: face === undefined ? [] : [face] }),
    onRoll: () => rolling?.onRoll([into]),
    testID: testIDOf(into),
  };
}
