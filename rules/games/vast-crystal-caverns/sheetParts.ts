import type { Part, Section, Toggle } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { actions, tracks } from '../../engine/parts';
import { attackedId, tribes } from './attacks';
import { rolesIn } from './table';
import { cards } from './terrorCards';

/** Pieces at this table that can be attacked. */
function piecesIn(setup: FieldValues): readonly string[] {
  return rolesIn(setup).flatMap((role) =>
    role === 'goblins' ? tribes : role === 'cave' || role === 'ghost' ? [] : [role],
  );
}

export function attackedToggles(setup: FieldValues): readonly Toggle[] {
  return piecesIn(setup).map((piece) => ({ id: attackedId(piece), resets: 'ownTurn' }));
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

/** The cards in hand: coming and going, their names, what was used. What they do is in the guide. */
export const terrorSections: readonly Section[] = [
  { id: 'terror', parts: actions('drawTerror', 'nameCard', 'loseTerror') },
  { id: 'terrorByName', folded: true, parts: tracks(...cards) },
  {
    id: 'terrorSpent',
    folded: true,
    parts: tracks(...cards.flatMap((card) => [`${card}Used`, `${card}Gone`])),
  },
  { id: 'terrorTable', folded: true, parts: [{ kind: 'table', id: 'terrorCards' }] },
];
