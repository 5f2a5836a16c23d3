import type { Change, Refusal, View } from '../../engine/definition';
import { needs } from '../../engine/needs';

export function grit(by: number): Change {
  return { kind: 'move', at: 'paladin.experience', by };
}

export function faith(pool: 'fire' | 'light', by: number): Change {
  return { kind: 'move', at: `paladin.${pool}`, by };
}

export function needsFury(view: View, amount: number): Refusal | undefined {
  return needs(view, 'paladin.fire', amount, 'needsFire');
}

export function needsLight(view: View, amount: number): Refusal | undefined {
  return needs(view, 'paladin.light', amount, 'needsLight');
}
