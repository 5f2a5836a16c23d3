import { numberIn, type FieldValues } from '../../engine/fields';

/** What can lie on a space of the tunnel grid; nothing where it is still rock. */
export type Tile = 'tunnel' | 'room' | 'conqueredTunnel' | 'conqueredRoom';

/** The grid of a Dungeon Board: spaces by column letter and row, `C1` under the entrance [DL-M1]. */
export type Grid = {
  rows: readonly (readonly string[])[];
  /** Where adventurers come in. */
  entrance: string;
  /** The tunnels everybody begins with: the middle column from the top. */
  start: readonly string[];
};

const startTunnels = 3;

export function gridOf(setup: FieldValues): Grid {
  const columns = numberIn(setup, 'mapColumns');
  const middle = Math.floor(columns / 2);
  const rows = Array.from({ length: numberIn(setup, 'mapRows') }, (_, row) =>
    Array.from({ length: columns }, (_column, column) => spaceAt(column, row)),
  );
  const start = rows.slice(0, startTunnels).map((_, row) => spaceAt(middle, row));
  return { rows, entrance: spaceAt(middle, 0), start };
}

function spaceAt(column: number, row: number): string {
  return `${String.fromCharCode('A'.charCodeAt(0) + column)}${row + 1}`;
}

function placeOf(space: string): readonly [number, number] {
  return [space.charCodeAt(0) - 'A'.charCodeAt(0), Number(space.slice(1)) - 1];
}

/** What lies where, for one dungeon. */
export type Dungeon = (space: string) => string | undefined;

export function isRoom(tile: string | undefined): boolean {
  return tile === 'room' || tile === 'conqueredRoom';
}

export function isConquered(tile: string | undefined): boolean {
  return tile === 'conqueredTunnel' || tile === 'conqueredRoom';
}

function neighboursOf({ rows }: Grid, space: string): readonly string[] {
  const [column, row] = placeOf(space);
  const around = [
    spaceAt(column, row - 1),
    spaceAt(column - 1, row),
    spaceAt(column + 1, row),
    spaceAt(column, row + 1),
  ];
  return around.filter((other) => rows.flat().includes(other));
}

/** Why no tunnel can be dug on a space [DL-M2], [DL-M3]. */
export function whyNoTunnel(grid: Grid, dungeon: Dungeon, space: string): string | undefined {
  if (dungeon(space) !== undefined) return 'spaceTaken';
  const isJoined =
    space === grid.entrance ||
    neighboursOf(grid, space).some((other) => dungeon(other) !== undefined);
  if (!isJoined) return 'notAdjacent';
  return squaresAround(grid, space).some((square) =>
    square.every((other) => other === space || dungeon(other) !== undefined),
  )
    ? 'fullSquare'
    : undefined;
}

/** The 2×2 squares of the grid that hold a space. */
function squaresAround({ rows }: Grid, space: string): readonly (readonly string[])[] {
  const [column, row] = placeOf(space);
  const present = new Set(rows.flat());
  return [-1, 0]
    .flatMap((left) => [-1, 0].map((up) => [column + left, row + up] as const))
    .map(([left, top]) => [
      spaceAt(left, top),
      spaceAt(left + 1, top),
      spaceAt(left, top + 1),
      spaceAt(left + 1, top + 1),
    ])
    .filter((square) => square.every((one) => present.has(one)));
}

/** Why no room can be built on a space [DL-M4], [DL-M5]. */
export function whyNoRoom(grid: Grid, dungeon: Dungeon, space: string): string | undefined {
  const tile = dungeon(space);
  if (tile === undefined) return 'roomNeedsTunnel';
  if (isRoom(tile)) return 'roomAlready';
  if (isConquered(tile)) return 'tunnelConquered';
  return neighboursOf(grid, space).some((other) => isRoom(dungeon(other)))
    ? 'roomBesideRoom'
    : undefined;
}

/** Steps through the dungeon from the entrance to each tile that can be reached [DL-CB2]. */
export function distances(grid: Grid, dungeon: Dungeon): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let edge = dungeon(grid.entrance) === undefined ? [] : [grid.entrance];
  for (let steps = 0; edge.length > 0; steps++) {
    for (const space of edge) found.set(space, steps);
    edge = [...new Set(edge.flatMap((space) => neighboursOf(grid, space)))].filter(
      (space) => dungeon(space) !== undefined && !found.has(space),
    );
  }
  return found;
}

/** Adventurers fight on an unconquered tile as near to the entrance as any [DL-CB2]. */
export function isNearest(grid: Grid, dungeon: Dungeon, space: string): boolean {
  const open = [...distances(grid, dungeon)].filter(([other]) => !isConquered(dungeon(other)));
  const nearest = Math.min(...open.map(([, steps]) => steps));
  // Without a way in nothing can be told.
  return open.length === 0 || open.some(([other, steps]) => other === space && steps === nearest);
}
