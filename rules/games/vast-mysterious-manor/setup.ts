import type { Refusal, SetupField } from '../../engine/definition';
import { isOnIn, textsIn, type FieldValues } from '../../engine/fields';
import { printedRow } from '../../engine/printed';

/** In turn order, which is also the seating order [VMM-S1]. */
export const roles = ['paladin', 'skeletons', 'spider', 'manor', 'enchanter'] as const;
export type Role = (typeof roles)[number];

/** A first game leaves the Enchanter out [VMM-S2]. */
const firstGame: readonly Role[] = ['paladin', 'skeletons', 'spider', 'manor'];

/** Ends and tables that only the boards show [VMM-B1]..[VMM-B7]. */
export const setupFields: readonly SetupField[] = [
  { kind: 'choices', id: 'roles', options: roles, start: firstGame, fewest: 1 },
  { kind: 'number', id: 'spiderlings', min: 1, max: 12, start: 5, detail: true },
  { kind: 'number', id: 'healthEnd', min: 7, max: 20, start: 7, detail: true },
  { kind: 'number', id: 'experienceEnd', min: 35, max: 99, start: 50, detail: true },
  { kind: 'number', id: 'stabilityEnd', min: 10, max: 40, start: 12, detail: true },
  { kind: 'number', id: 'terrorEnd', min: 12, max: 40, start: 12, detail: true },
  { kind: 'number', id: 'bloodEnd', min: 5, max: 60, start: 15, detail: true },
  { kind: 'number', id: 'websEnd', min: 8, max: 60, start: 12, detail: true },
  printedRow('perceptionCubeSteps', [1, 1, 1, 1, 1]),
  printedRow('movementCubeSteps', [1, 1, 1, 1, 1]),
  printedRow('strengthCubeSteps', [1, 1, 1, 1, 1]),
  printedRow('swapRanges'),
  printedRow('shiftRanges'),
  printedRow('revealCounts'),
  printedRow('omensByPoltergeists'),
  { kind: 'toggle', id: 'leavePerceptionCubes', start: false, detail: true },
];

export function setupFor(players: number): FieldValues {
  return { roles: roles.slice(0, players) };
}

export function setupRefusal(setup: FieldValues): Refusal | undefined {
  return textsIn(setup, 'roles').length === 0 ? { code: 'noRole' } : undefined;
}

/** What to put on the table, in order: the map first, then each role present [VMM-S3]..[VMM-S9]. */
export function checklist(setup: FieldValues): readonly string[] {
  const present = new Set(textsIn(setup, 'roles'));
  const spider = present.has('spider');
  const manor = present.has('manor');
  const lines: readonly (readonly [string, boolean])[] = [
    ['board', true],
    ['abyss', spider],
    ['abyssToBox', !spider],
    ['armories', spider],
    ['armoriesWithoutSpider', !spider],
    ['firstTiles', spider],
    ['firstTilesWithoutSpider', !spider],
    ['decksByManor', manor],
    ['decksWithoutManor', !manor],
    ['seating', true],
    ...roleLines('paladin', [
      'paladinPiece',
      'paladinMarkers',
      'paladinCubes',
      'paladinTasks',
      'paladinFaith',
    ]),
    ...roleLines('skeletons', [
      'skeletonsStability',
      'skeletonsMarch',
      'skeletonsPieces',
      'skeletonsGear',
    ]),
    ...roleLines('spider', ['spiderForm', 'spiderHand', 'spiderSupply', 'spiderPiece']),
    ...roleLines('manor', ['manorOmens', 'manorMold', 'manorEvents', 'manorPieces', 'manorWraith']),
    ['enchanterBoard', present.has('enchanter')],
  ];
  return lines.filter(([, counts]) => counts).map(([id]) => id);

  function roleLines(role: Role, ids: readonly string[]): readonly (readonly [string, boolean])[] {
    return ids.map((id) => [id, present.has(role)]);
  }
}

export function leavesPerceptionCubes(setup: FieldValues): boolean {
  return isOnIn(setup, 'leavePerceptionCubes');
}
