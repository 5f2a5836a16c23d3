import type { Action, Mark, Part, Refusal, Toggle, Track, View } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { attackedId, tribes } from './attacks';
import { isVile, rolesIn, type GhoulId } from './table';

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
  const [only, another] = rolesIn(setup);
  if (only === undefined) return true;
  return (
    another === undefined &&
    !isVile(setup) &&
    ['knight', 'goblins', 'dragon', 'thief'].includes(only)
  );
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

export function endToggles(setup: FieldValues): readonly Toggle[] {
  return [{ id: 'escaped' }, ...(collapseLoses(setup) ? [{ id: 'collapsed' }] : [])];
}

/** Sections that are of use in the own turn only. */
export function isOwnTurn(seat: GhoulId): (view: View) => boolean {
  return (view) => view.turn.seat === seat;
}
