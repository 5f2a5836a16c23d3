import { seatOf } from '../../../../rules/engine/game';
import type { Table } from '../../playing';
import { having, type Player } from './lordsTable';

/** How a map is drawn in a test; a dot is rock. */
const tiles = { T: 'tunnel', R: 'room', t: 'conqueredTunnel', r: 'conqueredRoom' } as const;
type Letter = keyof typeof tiles;

function isLetter(text: string): text is Letter {
  return text in tiles;
}

/**
 * The same table with a dungeon drawn row by row from the top, and the counters of what it shows.
 * `owned` is what the player has besides.
 */
export function drawn(
  table: Table,
  rows: readonly string[],
  owned: Readonly<Partial<Record<'tunnels' | 'rooms', number>>> = {},
  player: Player = 'player1',
): Table {
  const at = `${player}.dungeon`;
  const spaces = table.game.plan(at)?.spaces ?? [];
  const laid = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (isLetter(letter) ? [[spaces[y]?.[x] ?? '', letter]] : [])),
  ) as [string, Letter][];
  const count = (...letters: readonly Letter[]) =>
    laid.filter(([, letter]) => letters.includes(letter)).length;
  const counted = having(
    table,
    {
      tunnels: count('T', 't') + (owned.tunnels ?? 0),
      rooms: count('R', 'r') + (owned.rooms ?? 0),
      conqueredTunnels: count('t'),
      conqueredRooms: count('r'),
    },
    player,
  );
  const plan = Object.fromEntries(laid.map(([space, letter]) => [space, tiles[letter]]));
  return { ...counted, state: { ...counted.state, plans: { ...table.state.plans, [at]: plan } } };
}

/** A dungeon as it is drawn in a test. */
export function mapOf({ game, state }: Table, at = 'player1.dungeon'): readonly string[] {
  const letterOf = (tile: string | undefined) =>
    Object.entries(tiles).find(([, name]) => name === tile)?.[0] ?? '.';
  if (game.seat(seatOf(at)) === undefined) throw new Error(`there is no ${at} at this table`);
  return (game.plan(at)?.spaces ?? []).map((row) =>
    row.map((space) => letterOf(state.plans[at]?.[space])).join(''),
  );
}
