import type { Address, Refusal, View } from './definition';

/** Why something that costs so much cannot be paid, with what there is. */
export function needs(view: View, at: Address, amount: number, code: string): Refusal | undefined {
  const have = view.value(at);
  return have < amount ? { code, params: { amount, have } } : undefined;
}
