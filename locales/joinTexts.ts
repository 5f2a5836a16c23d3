import type { GameTexts } from './shape';

/** What one part of a game is called: each group may be missing. */
export type PartTexts = Partial<GameTexts>;

const groups = [
  'seats',
  'names',
  'setupFields',
  'checklist',
  'tracks',
  'marks',
  'toggles',
  'choices',
  'orders',
  'collections',
  'derived',
  'actions',
  'inputs',
  'steps',
  'sections',
  'notices',
  'refusals',
  'victories',
  'phrases',
  'notes',
  'tables',
  'tools',
] as const;

/** The texts of a game whose parts have files of their own. A key belongs to one of them. */
export function joinTexts(parts: readonly PartTexts[]): GameTexts {
  const joined = (group: (typeof groups)[number]) =>
    Object.assign({}, ...parts.map((part) => part[group])) as object;
  return Object.fromEntries(groups.map((group) => [group, joined(group)])) as GameTexts;
}
