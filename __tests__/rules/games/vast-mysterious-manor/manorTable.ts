import type { FieldValues } from '../../../../rules/engine/fields';
import { vastMysteriousManor } from '../../../../rules/games/vast-mysterious-manor';
import { chosen, setTo } from '../../eventMakers';
import { play, sitDown, type Table } from '../../playing';

export const roles = ['paladin', 'skeletons', 'spider', 'manor', 'enchanter'] as const;
export type Role = (typeof roles)[number];
export const skeletons = ['casty', 'screamy', 'shooty', 'slashy', 'stabby'] as const;

/** Every game that can be played: the 31 sets of at least one role, in turn order. */
export const roleSets: readonly (readonly Role[])[] = Array.from({ length: 31 }, (_, index) =>
  roles.filter((_role, bit) => ((index + 1) >> bit) % 2 === 1),
);

export function tableOf(present: readonly Role[] = roles, values: FieldValues = {}): Table {
  return sitDown(vastMysteriousManor, { ...values, roles: present });
}

/** All five Skeletons in play and on the map, with this Stability. */
export function marching(table: Table, stability = 10): Table {
  const unlocked = play(table, setTo('skeletons.stability', 10));
  const spawned = play(unlocked, ...skeletons.map((id) => chosen(`skeletons.${id}.place`, 'map')));
  return stability === 10 ? spawned : play(spawned, setTo('skeletons.stability', stability));
}
