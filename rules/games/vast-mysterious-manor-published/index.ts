import type { GameDefinition } from '../../engine/definition';
import { isPlayed, boxRoles, mixIds } from './roles';

/** The game as it was published in 2019; rules and their sources by number in SPEC.md. */
export const vastMysteriousManorPublished: GameDefinition = {
  id: 'vast-mysterious-manor-published',
  players: { fewest: 2, most: 5 },
  setupFields: [{ kind: 'choice', id: 'roles', options: mixIds, start: 'withoutWarlock' }],
  setupFor: () => ({}),
  setupRefusal: () => undefined,
  seats: (setup) =>
    boxRoles
      .filter((role) => isPlayed(setup, role))
      .map((id) => ({ id, steps: [{ id: `${id}Turn` }], sheet: [], summary: [] })),
  checklist: () => [],
  victories: [],
  tools: [],
};
