import type { Change, View } from '../../engine/definition';

/** What each form can do, as far as numbers go [VMM-SP3]. */
export const forms = {
  giant: { moves: 3, walls: 1, bloodPerSymbol: 1, websForUnsettling: undefined },
  caster: { moves: 2, walls: 0, bloodPerSymbol: 2, websForUnsettling: 6 },
  spiderlings: { moves: 4, walls: undefined, bloodPerSymbol: 1, websForUnsettling: 8 },
} as const;

/** More eggs than the app keeps apart; the source does not count the tokens [VMM-B9]. */
export const mostEggs = 12;

export type Form = keyof typeof forms;
export const formIds = Object.keys(forms) as readonly Form[];

export function formOf(view: View): Form {
  const form = view.choice('spider.form');
  return form === 'caster' || form === 'spiderlings' ? form : 'giant';
}

/** What the Spider may or must do after being hit [VMM-SP9]. */
export function spiderHit(view: View): Change {
  const id = formOf(view) === 'spiderlings' ? 'spiderlingsFlee' : 'spiderMayChangeForm';
  return { kind: 'notice', notice: { id, tone: 'info' } };
}
