import type { GameDefinition, Seat } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { checklist, peculiar } from './checklist';
import { ghoul } from './ghoul';
import { otherSeat } from './others';
import { fitting, setupFields, setupFor, setupRefusal } from './setup';
import { isVile, otherRoles, rolesIn } from './table';
import { attackTool } from './tools/attack';
import { diceTool } from './tools/dice';
import { goalTool } from './tools/goal';
import { moveTool } from './tools/move';
import { vileAttackTool } from './tools/vileAttack';
import { vileGhoul } from './vileGhoul';
import { victories } from './victories';

/** Everybody in turn order: the Vile Ghoul after the Knight, the Ghoul before the Ghost [GHL-S1]. */
function seats(setup: FieldValues): readonly Seat[] {
  const present = rolesIn(setup);
  const vile = isVile(setup);
  return otherRoles.flatMap((role) => [
    ...(vile && role === 'goblins' ? [vileGhoul(setup)] : []),
    ...(!vile && role === 'ghost' ? [ghoul(setup)] : []),
    ...(present.includes(role) ? [otherSeat(role, setup)] : []),
  ]);
}

/** The Ghoul and the Vile Ghoul of Fearsome Foes; rules and their sources by number in SPEC.md. */
export const vastCrystalCaverns: GameDefinition = {
  id: 'vast-crystal-caverns',
  players: { fewest: 1, most: otherRoles.length },
  setupFields,
  setupFor,
  setupRefusal,
  fitting,
  seats,
  checklist,
  peculiar,
  victories,
  tools: [diceTool, goalTool, moveTool, attackTool, vileAttackTool],
};
