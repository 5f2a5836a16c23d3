import type { Refusal, SetupField } from '../../engine/definition';
import { isOnIn, numberIn, textsIn, type FieldValues } from '../../engine/fields';
import { printedRow } from '../../engine/printed';
import {
  boxRoles,
  isPlayed,
  levels,
  levelsAt,
  mixes,
  mixIds,
  mixOf,
  playersIn,
  plays,
  type BoxRole,
  type Mix,
} from './roles';

export { levelOf, mixOf, plays, skeletonsHunt } from './roles';

/** The Skeletons of the box and those of the expansion [VMP-SK1], [VMP-SK20]. */
export const boxSkeletons = ['casty', 'screamy', 'shooty', 'slashy', 'stabby'] as const;
export const expansionSkeletons = ['shiny', 'singy', 'sniffy', 'smashy'] as const;
const everySkeleton = [...boxSkeletons, ...expansionSkeletons];

const forRole = (role: BoxRole) => (setup: FieldValues) => plays(setup, role);

/** How a link names the roles: in turn order, `roles=paladin,spider`. */
const rolesInLinks = Object.fromEntries(mixIds.map((mix) => [mixes[mix].join(','), mix]));

/** Who plays what, and what only the boards show [VMP-B1]..[VMP-B6]. */
export const boxFields: readonly SetupField[] = [
  { kind: 'number', id: 'players', min: 2, max: boxRoles.length, start: 4 },
  {
    kind: 'choice',
    id: 'roles',
    options: mixIds,
    start: 'withoutWarlock',
    aliases: rolesInLinks,
    allows: (setup, mix) => playersIn(mix as Mix) === numberIn(setup, 'players'),
  },
  {
    kind: 'toggle',
    id: 'armoredKnight',
    start: false,
    when: (setup) => isPlayed(setup, 'paladin'),
  },
  { kind: 'toggle', id: 'shadowPaladin', start: false },
  { kind: 'toggle', id: 'otherSkeletons', start: false, when: forRole('skeletons') },
  {
    kind: 'choices',
    id: 'skeletonTeam',
    options: everySkeleton,
    start: boxSkeletons,
    fewest: boxSkeletons.length,
    most: boxSkeletons.length,
    when: (setup) => plays(setup, 'skeletons') && isOnIn(setup, 'otherSkeletons'),
  },
  { kind: 'toggle', id: 'difficulty', start: false },
  ...boxRoles.map((role): SetupField => ({
    kind: 'choice',
    id: `${role}Level`,
    options: levels[role],
    start: 'standard',
    when: (setup) =>
      isOnIn(setup, 'difficulty') && plays(setup, role) && levelsAt(setup, role).length > 1,
    allows: (setup, level) => levelsAt(setup, role).some((other) => other === level),
  })),
  {
    kind: 'number',
    id: 'gritEnd',
    min: 41,
    max: 99,
    start: 50,
    detail: true,
    when: forRole('paladin'),
  },
  {
    kind: 'number',
    id: 'healthEnd',
    min: 7,
    max: 20,
    start: 7,
    detail: true,
    when: forRole('paladin'),
  },
  {
    kind: 'number',
    id: 'stabilityEnd',
    min: 10,
    max: 40,
    start: 12,
    detail: true,
    when: forRole('skeletons'),
  },
  {
    kind: 'toggle',
    id: 'rangedCosts',
    start: true,
    detail: true,
    when: forRole('skeletons'),
  },
  {
    kind: 'number',
    id: 'terrorEnd',
    min: 12,
    max: 40,
    start: 12,
    detail: true,
    when: forRole('spider'),
  },
  { ...printedRow('defencesByTerror', [], { most: 41 }), when: forRole('spider') },
  { ...printedRow('spiritsByTerror', [], { most: 41 }), when: forRole('spider') },
  ...['revealCounts', 'shiftRanges', 'swapRanges', 'wallCounts', 'wraithMoves'].map(
    (row): SetupField => ({ ...printedRow(row), when: forRole('manor') }),
  ),
];

/** The set of roles that is chosen already, or the one advised first for so many players [VMP-S1]. */
export function setupFor(players: number, chosen: FieldValues): FieldValues {
  const fits = (mix: Mix) => playersIn(mix) === players;
  return { players, roles: [mixOf(chosen), ...mixIds].find(fits) ?? mixOf({}) };
}

/** Whichever of number and roles was not touched gives way to the other. */
export function fitting(setup: FieldValues, changed?: string): FieldValues {
  const players = playersIn(mixOf(setup));
  if (players === numberIn(setup, 'players')) return setup;
  return changed === 'players'
    ? { ...setup, ...setupFor(numberIn(setup, 'players'), setup) }
    : { ...setup, players };
}

/** A link may name a number and roles that do not agree [VMP-S2]. */
export function rolesRefusal(setup: FieldValues): Refusal | undefined {
  const players = playersIn(mixOf(setup));
  return players === numberIn(setup, 'players')
    ? undefined
    : { code: 'rolesForOthers', params: { players } };
}

/** The five Skeletons of this table: those of the box, or any five of both. */
export function skeletonTeam(setup: FieldValues): readonly string[] {
  const chosen = isOnIn(setup, 'otherSkeletons') ? textsIn(setup, 'skeletonTeam') : [];
  return [...new Set([...chosen, ...boxSkeletons])].slice(0, boxSkeletons.length);
}
