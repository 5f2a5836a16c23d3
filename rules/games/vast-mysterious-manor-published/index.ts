import type { GameDefinition, Seat } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { armoredKnight, armoredKnightFields } from './armoredKnight';
import { checklist, inTurnOrder, peculiar } from './checklist';
import { manor } from './manor';
import { paladin } from './paladin';
import { boxRoles, plays, type Role } from './roles';
import { boxFields, fitting, rolesRefusal, setupFor } from './setup';
import { shadowPaladin, shadowPaladinFields } from './shadowPaladin';
import { skeletons } from './skeletons';
import { hatchings, spider } from './spider';
import { tools } from './tools';
import { victories } from './victories';
import { warlock, warlockFields } from './warlock';
import { rowRefusal } from './warlockBoard';

const seats: Readonly<Record<Role, (setup: FieldValues) => Seat>> = {
  paladin,
  armoredKnight: () => armoredKnight,
  skeletons,
  spider,
  shadowPaladin: () => shadowPaladin,
  manor,
  warlock,
};

/** The game as it was published in 2019; rules and their sources by number in SPEC.md. */
export const vastMysteriousManorPublished: GameDefinition = {
  id: 'vast-mysterious-manor-published',
  players: { fewest: 2, most: boxRoles.length },
  setupFields: [...boxFields, ...warlockFields, ...shadowPaladinFields, ...armoredKnightFields],
  setupFor,
  fitting,
  setupRefusal: (setup) => rolesRefusal(setup) ?? rowRefusal(setup),
  seats: (setup) =>
    inTurnOrder.filter((role) => plays(setup, role)).map((role) => seats[role](setup)),
  checklist,
  peculiar,
  consequences: hatchings,
  victories,
  tools,
};
