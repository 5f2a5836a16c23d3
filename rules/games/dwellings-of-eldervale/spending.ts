import type { ToolAnswer } from '../../engine/answer';
import type { Action, Change, Phrase, Refusal, View } from '../../engine/definition';
import { numberIn, textsIn, type Field, type FieldValues } from '../../engine/fields';
import { goodsField, purseOf } from './goods';
import { costParts, paymentFor, type Payment, type Purse } from './payment';
import { goods, move, type Player } from './table';

/** What something costs, tapped together as printed. */
export function costField(start: readonly string[] = []): Field {
  return goodsField('cost', costParts, { start });
}

/** What a form is paid with; a Magic card that is being played pays for nothing [ELD-F3]. */
function purseFor(view: View, player: Player, inputs: FieldValues): Purse {
  const purse = purseOf(view, player);
  return { ...purse, magic: Math.max(0, purse.magic - numberIn(inputs, 'played')) };
}

function paymentIn(view: View, player: Player, inputs: FieldValues): Payment {
  return paymentFor(textsIn(inputs, 'cost'), purseFor(view, player, inputs));
}

/** Why the cost cannot be paid. */
export function cannotPay(view: View, player: Player, inputs: FieldValues): Refusal | undefined {
  const { missing } = paymentIn(view, player, inputs);
  return missing > 0 ? { code: 'tooExpensive', params: { missing } } : undefined;
}

export function pay(view: View, player: Player, inputs: FieldValues): readonly Change[] {
  const { paid } = paymentIn(view, player, inputs);
  return goods.flatMap((good) => move(`${player}.${good}`, -paid[good], true));
}

/** What is paid with what, and what stays [ELD-R3]. */
export function costAnswer(cost: readonly string[], purse: Purse): ToolAnswer {
  const { paid, missing } = paymentFor(cost, purse);
  if (cost.length === 0) return { tone: 'good', headline: { id: 'free' }, lines: [] };
  const used = goods.filter((good) => paid[good] > 0);
  return {
    tone: missing > 0 ? 'bad' : 'good',
    headline:
      missing > 0
        ? { id: 'missing', params: { missing } }
        : { id: 'payable', params: { count: cost.length } },
    lines: used.map((good) => ({
      id: 'pays',
      params: { good, count: paid[good], left: purse[good] - paid[good] },
    })),
  };
}

/** The answer of a form with a cost in it, and what else it comes to. */
export function costAnswerOf(
  player: Player,
  more: (view: View, inputs: FieldValues) => readonly Phrase[] = () => [],
): NonNullable<Action['answer']> {
  return {
    tool: 'eldervale-cost',
    of: (view, inputs) => {
      const answer = costAnswer(textsIn(inputs, 'cost'), purseFor(view, player, inputs));
      return { ...answer, lines: [...answer.lines, ...more(view, inputs)] };
    },
  };
}

/** Any cost of a card or a tile that has no button of its own. */
export function payCost(player: Player): Action {
  return {
    id: 'payCost',
    inputs: () => [costField()],
    answer: costAnswerOf(player),
    refusal: (view, inputs) =>
      textsIn(inputs, 'cost').length === 0
        ? { code: 'nothingChosen' }
        : cannotPay(view, player, inputs),
    run: (view, inputs) => pay(view, player, inputs),
  };
}
