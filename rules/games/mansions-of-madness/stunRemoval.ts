import type { Action, Change } from '../../engine/definition';
import { isDead, isStunned, livingIn, type Investigator } from './table';

function hasDropped(who: Investigator): string {
  return `dropped.${who}`;
}

/** One token, never a Curse [MOM-S1], [MOM-S4]. */
function oneOff(who: Investigator): readonly Change[] {
  return [
    { kind: 'move', at: `${who}.stun`, by: -1, paid: true },
    { kind: 'happen', what: hasDropped(who) },
  ];
}

/** Somebody discards a Stun token in the trading step [MOM-S1]. */
export function dropStun(who: Investigator): Action {
  return {
    id: 'dropStun',
    when: (view) => isStunned(view, who) && !isDead(view, who),
    refusal: (view) =>
      view.happened(hasDropped(who)) ? { code: 'droppedAlready', params: { who } } : undefined,
    run: () => oneOff(who),
  };
}

/** Everybody at once, for those who would not keep a token anyway [MOM-S1]. */
export const everybodyDropsStun: Action = {
  id: 'everybodyDropsStun',
  when: (view) => livingIn(view).some((who) => isStunned(view, who)),
  refusal: (view) =>
    livingIn(view).some((who) => isStunned(view, who) && !view.happened(hasDropped(who)))
      ? undefined
      : { code: 'everybodyDropped' },
  run: (view) =>
    livingIn(view)
      .filter((who) => isStunned(view, who) && !view.happened(hasDropped(who)))
      .flatMap(oneOff),
};
