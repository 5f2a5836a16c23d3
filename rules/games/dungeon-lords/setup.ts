import type { PieceColor, Refusal, SetupField } from '../../engine/definition';
import { distinct } from '../../engine/distinct';
import { numberIn, textIn, type FieldValues } from '../../engine/fields';

/** Everybody who may sit at the table, clockwise [DL-S1]. */
const everyone = ['player1', 'player2', 'player3', 'player4'] as const;
export type Player = (typeof everyone)[number];

const colors: readonly PieceColor[] = ['red', 'blue', 'green', 'yellow'];

export const playerBounds = { fewest: 2, most: everyone.length };

/** One phone for all dungeons, or each player's own for theirs [DL-S2]. */
export function isOnlyMine(setup: FieldValues): boolean {
  return textIn(setup, 'scope') === 'myDungeon';
}

/** How many play, whether or not all their dungeons are kept here. */
export function playerCount(setup: FieldValues): number {
  return numberIn(setup, 'players');
}

/** The players whose dungeons are kept here, clockwise. */
export function playersIn(setup: FieldValues): readonly Player[] {
  return everyone.slice(0, isOnlyMine(setup) ? 1 : playerCount(setup));
}

function colorField(player: Player): string {
  return `${player}Color`;
}

export function colorOf(setup: FieldValues, player: Player): PieceColor {
  const chosen = textIn(setup, colorField(player));
  return colors.find((color) => color === chosen) ?? 'red';
}

function isSeated(player: Player): (setup: FieldValues) => boolean {
  return (setup) => playersIn(setup).includes(player);
}

/** Where the Evilometer may end [DL-S6]. */
export const evilBounds = { min: 5, max: 30, start: 15 };

/** Both rules of an open point; the first is the one the app starts with. */
function openPoint(id: string, start: boolean): SetupField {
  return { kind: 'toggle', id, start, detail: true };
}

export const setupFields: readonly SetupField[] = [
  {
    kind: 'choice',
    id: 'scope',
    options: ['wholeTable', 'myDungeon'],
    start: 'wholeTable',
    aliases: { table: 'wholeTable', mine: 'myDungeon' },
  },
  {
    kind: 'number',
    id: 'players',
    min: playerBounds.fewest,
    max: playerBounds.most,
    start: playerBounds.most,
  },
  {
    kind: 'choice',
    id: 'starter',
    options: everyone,
    start: 'player1',
    when: (setup) => !isOnlyMine(setup),
    allows: (setup, option) => playersIn(setup).some((player) => player === option),
  },
  { kind: 'number', id: 'year', min: 1, max: 2, start: 1 },
  ...everyone.map((player, index): SetupField => ({
    kind: 'choice',
    id: colorField(player),
    options: colors,
    start: colors[index] ?? 'red',
    when: isSeated(player),
  })),
  // Printed on boards [DL-S6]..[DL-S8].
  { kind: 'number', id: 'evilMaximum', ...evilBounds, detail: true },
  { kind: 'number', id: 'paladinSpace', min: 0, max: evilBounds.max, start: 0, detail: true },
  { kind: 'number', id: 'mapColumns', min: 3, max: 5, start: 5, detail: true },
  { kind: 'number', id: 'mapRows', min: 3, max: 6, start: 4, detail: true },
  // What the sources leave open [DL-X7]..[DL-X17].
  openPoint('monsterFirstGold', true),
  openPoint('impsEither', false),
  openPoint('taxConquered', true),
  openPoint('tieLaterFirst', false),
  openPoint('unpaidAtMaximum', true),
  openPoint('productionBySheet', false),
];

/** A starting player who is there, and no colour twice: whoever chose last keeps it [DL-S5]. */
export function fitting(setup: FieldValues, changed?: string): FieldValues {
  const seated = everyone.slice(0, playerCount(setup));
  const starter = seated.find((player) => player === textIn(setup, 'starter')) ?? 'player1';
  const wishes = Object.fromEntries(
    seated.map((player) => [colorField(player), colorOf(setup, player)]),
  );
  return { ...setup, starter, ...distinct(wishes, colors, changed) };
}

export function setupFor(count: number): FieldValues {
  return { players: count };
}

/** The paladin space lies on the Evilometer, the token with somebody who plays [DL-S3], [DL-S7]. */
export function setupRefusal(setup: FieldValues): Refusal | undefined {
  const seated: readonly string[] = everyone.slice(0, playerCount(setup));
  if (!seated.includes(textIn(setup, 'starter'))) return { code: 'starterNotSeated' };
  const maximum = numberIn(setup, 'evilMaximum');
  return numberIn(setup, 'paladinSpace') > maximum
    ? { code: 'paladinBeyondMaximum', params: { maximum } }
    : undefined;
}
