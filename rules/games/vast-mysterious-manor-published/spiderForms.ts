import type { Change, Refusal, View } from '../../engine/definition';
import { textIn, type Field, type FieldValues } from '../../engine/fields';
import { levelOf } from './setup';

/**
 * What each form can do, as far as numbers go: spaces it moves, walls it passes (any number where
 * none is given), and how often one card works [VMP-SP3].
 */
export const forms = {
  giant: { moves: 3, walls: 1, reach: 2 },
  sorcerer: { moves: 2, walls: 0, reach: 1 },
  spiderlings: { moves: 4, walls: undefined, reach: undefined },
} as const;

export type Form = keyof typeof forms;
export const formIds = Object.keys(forms) as readonly Form[];

/** Eggs and webs there are [VMP-SP8], [VMP-SP9]. */
export const mostEggs = 3;
export const mostWebs = 10;
export const mostBlood = 15;

/** The forms there are at this table: a Demon Queen is the Giant Spider all game [VMP-S9]. */
export function formsAt(setup: FieldValues): readonly Form[] {
  return levelOf(setup, 'spider') === 'demonQueen' ? ['giant'] : formIds;
}

export function formOf(view: View): Form {
  return formIds.find((form) => form === view.choice('spider.form')) ?? 'giant';
}

/** In how many places one card works: Spiderlings have one each. */
export function reachOf(view: View): number {
  return forms[formOf(view)].reach ?? Math.max(1, view.value('spider.spiderlings'));
}

/**
 * Whoever is hit loses a Spiderling to the box, two to the Fire Brand; a Spider of another form
 * becomes Spiderlings [VMP-SP12].
 */
export function spiderHit(view: View, lost = 1): readonly Change[] {
  const changes: readonly Change[] = [{ kind: 'move', at: 'spider.spiderlings', by: -lost }];
  if (formOf(view) === 'spiderlings' || formsAt(view.setup).length === 1) return changes;
  return [
    ...changes,
    { kind: 'choose', at: 'spider.form', option: 'spiderlings' },
    { kind: 'notice', notice: { id: 'spiderScatters', tone: 'info', params: { lost } } },
  ];
}

/** Which Egg is hit, asked only where there are several. */
export function hitEggField(view: View): readonly Field[] {
  const options = view.items('spider.eggs');
  return options.length < 2
    ? []
    : [{ kind: 'choice', id: 'egg', options, start: options[0] ?? '' }];
}

export function noEggToHit(view: View): Refusal | undefined {
  return view.items('spider.eggs').length === 0 ? { code: 'noEgg' } : undefined;
}

/** It goes with its blood; the webs stay on the tile [VMP-SK9]. */
export function eggHit(view: View, inputs: FieldValues): Change {
  return { kind: 'remove', item: textIn(inputs, 'egg') || (view.items('spider.eggs')[0] ?? '') };
}
