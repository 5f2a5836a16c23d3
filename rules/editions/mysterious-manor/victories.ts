import type { Address, Victory, View } from '../../engine/definition';

type Progress = { value: number; goal: number };

/** How far something has come down from where it started. */
export function downFrom(start: number, left: number): Progress {
  return { value: start - Math.min(start, left), goal: start };
}

/** Won when something that had so much at the start has nothing left. */
export function nothingLeft(
  victory: Pick<Victory, 'id' | 'seat' | 'applies'>,
  at: Address,
  start: (view: View) => number,
): Victory {
  return {
    ...victory,
    isMet: (view) => view.value(at) === 0,
    progress: (view) => downFrom(start(view), view.value(at)),
  };
}

/** Won when a number has come so far. */
export function reached(
  victory: Pick<Victory, 'id' | 'seat' | 'applies'>,
  at: Address,
  goal: (view: View) => number,
): Victory {
  return {
    ...victory,
    isMet: (view) => view.value(at) >= goal(view),
    progress: (view) => ({ value: view.value(at), goal: goal(view) }),
  };
}
