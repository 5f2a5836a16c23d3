import type {
  Action,
  Mark,
  Part,
  Refusal,
  Section,
  Toggle,
  Track,
  View,
} from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { actions, toggles } from '../../engine/parts';
import { collapseLoses, prey } from './goals';
import type { GhoulId } from './table';

/** Crystals smashed by anybody; at some tables they open the way out [GHL-A8], [GHL-V3]..[GHL-V14]. */
export function crystalTrack(goal: number | undefined, who: string): Track {
  const mark: Mark = {
    id: 'crystalGoal',
    at: goal ?? 0,
    once: true,
    up: () => [
      {
        kind: 'notice',
        notice: { id: 'crystalsOpen', tone: 'gain', params: { goal: goal ?? 0, who } },
      },
    ],
  };
  return {
    id: 'crystals',
    shape: 'counter',
    min: 0,
    start: 0,
    max: 99,
    marks: goal === undefined ? [] : [mark],
  };
}

/** Leaving by the Entrance, once the goal was reached. */
export function escapeAction(seat: GhoulId, refusal: (view: View) => Refusal | undefined): Action {
  return {
    id: 'escape',
    when: (view) => !view.isOn(`${seat}.escaped`),
    refusal,
    run: () => [{ kind: 'switch', at: `${seat}.escaped`, on: true }],
  };
}

/** Who has somebody to kill does not win by leaving. */
export function endToggles(setup: FieldValues): readonly Toggle[] {
  return [
    ...(prey(setup) === undefined ? [{ id: 'escaped' }] : []),
    ...(collapseLoses(setup) ? [{ id: 'collapsed' }] : []),
  ];
}

/** The way out, where leaving wins, and the Collapse, noted by hand. */
export function endSections(setup: FieldValues): readonly Section[] {
  const parts: readonly Part[] = [
    ...(prey(setup) === undefined ? actions('escape') : []),
    ...(collapseLoses(setup) ? toggles('collapsed') : []),
  ];
  return parts.length === 0 ? [] : [{ id: 'ending', parts }];
}
