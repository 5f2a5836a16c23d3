import type { ToolAnswer } from '../../engine/answer';
import type { Action, Change, Phrase, Refusal, View } from '../../engine/definition';
import { numberIn, textsIn, type Field, type FieldValues } from '../../engine/fields';
import { goodsField, purseOf } from './goods';
import { costParts, missingIn, paidOf, paymentFor, type Paid, type Purse } from './payment';
import { goods, move, type Player } from './table';

/** What something costs, tapped together as printed. */
export function costField(): Field {
  return goodsField('cost', costParts, {});
}

/** What a form is paid with; a Magic card that is being played pays for nothing [ELD-F3]. */
function purseFor(view: View, player: Player, inputs: FieldValues): Purse {
  const purse = purseOf(view, player);
  return { ...purse, magic: Math.max(0, purse.magic - numberIn(inputs, 'played')) };
}

function paymentIn(view: View, player: Player, inputs: FieldValues): readonly Paid[] {
  return paymentFor(textsIn(inputs, 'cost'), purseFor(view, player, inputs));
}

/** Why the cost cannot be paid. */
export function cannotPay(view: View, player: Player, inputs: FieldValues): Refusal | undefined {
  const missing = missingIn(paymentIn(view, player, inputs));
  return missing > 0 ? { code: 'tooExpensive', params: { missing } } : undefined;
}

/** Hands over what a payment takes. */
export function handOver(player: Player, payment: readonly Paid[]): readonly Change[] {
  return goods.flatMap((good) => move(`${player}.${good}`, -paidOf(payment, good), true));
}

export function pay(view: View, player: Player, inputs: FieldValues): readonly Change[] {
  return handOver(player, paymentIn(view, player, inputs));
}

/** Parts of a payment that are alike, in the order they are paid. */
function alike(payment: readonly Paid[]): readonly (Paid & { count: number })[] {
  const groups: (Paid & { count: number })[] = [];
  for (const one of payment) {
    const group = groups.find(({ part, good }) => part === one.part && good === one.good);
    if (group === undefined) groups.push({ ...one, count: 1 });
    else group.count += 1;
  }
  return groups;
}

/** What is paid with what, and what stays; or only what is missing [ELD-R3]. */
export function costAnswer(cost: readonly string[], purse: Purse): ToolAnswer {
  if (cost.length === 0) return { tone: 'plain', headline: { id: 'free' }, lines: [] };
  const payment = paymentFor(cost, purse);
  const missing = missingIn(payment);
  if (missing > 0) {
    return {
      tone: 'bad',
      headline: { id: 'missing', params: { missing } },
      lines: alike(payment)
        .filter(({ good }) => good === undefined)
        .map(({ part, count }) => ({ id: 'lacks', params: { part, count } })),
    };
  }
  return {
    tone: 'good',
    headline: { id: 'payable', params: { count: cost.length } },
    lines: alike(payment).map(({ part, good = 'gold', count }) => ({
      id: part === good ? 'pays' : 'paysInstead',
      params: { part, good, count, left: purse[good] - paidOf(payment, good) },
    })),
  };
}

/** The answer of a form with a cost in it, and what else it comes to. */
export function costAnswerOf(
  player: Player,
  more: (view: View, inputs: FieldValues) => readonly Phrase[] = () => [],
  costOf: (inputs: FieldValues) => FieldValues = (inputs) => inputs,
): NonNullable<Action['answer']> {
  return {
    tool: 'eldervale-cost',
    of: (view, inputs) => {
      const answer = costAnswer(textsIn(costOf(inputs), 'cost'), purseFor(view, player, inputs));
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
