import type { GameDefinition, Seat } from '../../engine/definition';
import { textsIn } from '../../engine/fields';
import { enchanter } from './enchanter';
import { manor } from './manor';
import { paladin } from './paladin';
import { checklist, roles, setupFields, setupFor, setupRefusal, type Role } from './setup';
import { skeletons } from './skeletons';
import { hatchings, spider } from './spider';
import { eggTool } from './tools/egg';
import { manorRangeTool } from './tools/manorRange';
import { moveCostTool } from './tools/moveCost';
import { skeletonAttackTool } from './tools/skeletonAttack';
import { skeletonGroupTool } from './tools/skeletonGroup';
import { victories } from './victories';

const seats: Readonly<Record<Role, Seat>> = { paladin, skeletons, spider, manor, enchanter };

/** The 2018 preview edition; rules and their sources by number in SPEC.md. */
export const vastMysteriousManor: GameDefinition = {
  id: 'vast-mysterious-manor',
  players: { fewest: 1, most: roles.length },
  setupFields,
  setupFor,
  setupRefusal,
  seats: (setup) =>
    roles.filter((role) => textsIn(setup, 'roles').includes(role)).map((role) => seats[role]),
  checklist,
  consequences: hatchings,
  victories,
  tools: [skeletonAttackTool, skeletonGroupTool, eggTool, moveCostTool, manorRangeTool],
};
