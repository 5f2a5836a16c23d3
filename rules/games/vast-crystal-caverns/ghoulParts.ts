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
import { actions, tracks } from '../../engine/parts';
import { attackedId, tribes } from './attacks';
import { faces, prey } from './levels';
import { ghoulIn, isAlone, isVile, players, rolesIn, type GhoulId } from './table';
import { cards } from './terrorCards';

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

/** Pieces at this table that can be attacked. */
function piecesIn(setup: FieldValues): readonly string[] {
  return rolesIn(setup).flatMap((role) =>
    role === 'goblins' ? tribes : role === 'cave' || role === 'ghost' ? [] : [role],
  );
}

export function attackedToggles(setup: FieldValues): readonly Toggle[] {
  return piecesIn(setup).map((piece) => ({ id: attackedId(piece), resets: 'ownTurn' }));
}

/** Whether the Collapse ends this game for everyone [GHL-V15]. */
export function collapseLoses(setup: FieldValues): boolean {
  return isAlone(setup) || (!isVile(setup) && players(setup) === 2 && !faces(setup, 'cave'));
}

/** The defences of the others, beside the attacks they decide. */
export function defenceParts(setup: FieldValues): readonly Part[] {
  const defences: Readonly<Record<string, readonly string[]>> = {
    knight: ['strength'],
    goblins: tribes,
    dragon: ['armor'],
    unicorn: ['armor'],
    thief: ['stealth', 'lootDrop'],
  };
  return rolesIn(setup).flatMap((seat) =>
    (defences[seat] ?? []).map((id): Part => ({ kind: 'track', id, seat })),
  );
}

/** Leaving by the Entrance, once the goal was reached. */
export function escapeAction(seat: GhoulId, refusal: (view: View) => Refusal | undefined): Action {
  return {
    id: 'escape',
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

/** The cards in hand: what they can do, their names, what was used. */
export function terrorSections(effects: readonly string[]): readonly Section[] {
  return [
    { id: 'terror', parts: actions('drawTerror', 'nameCard', 'loseTerror', ...effects) },
    { id: 'terrorByName', folded: true, parts: tracks(...cards) },
    {
      id: 'terrorSpent',
      folded: true,
      parts: tracks(...cards.flatMap((card) => [`${card}Used`, `${card}Gone`])),
    },
    { id: 'terrorTable', folded: true, parts: [{ kind: 'table', id: 'terrorCards' }] },
  ];
}

/** Steps in which nothing can be spent yet. */
const beforeActing: readonly string[] = ['ghoulRoll', 'vilePrepare', 'vileSelect'];

export function isOwnTurn(view: View): boolean {
  return view.turn.seat === ghoulIn(view.setup);
}

/** Whether moving and attacking is of any use on the sheet now. */
export function isActing(view: View): boolean {
  return isOwnTurn(view) && !beforeActing.includes(view.turn.step);
}
