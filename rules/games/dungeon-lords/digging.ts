import type { Action, Change, Derived, Plan, Refusal, View } from '../../engine/definition';
import { textIn, type FieldValues } from '../../engine/fields';
import {
  distances,
  gridOf,
  isConquered,
  isNearest,
  isRoom,
  whyNoRoom,
  whyNoTunnel,
  type Dungeon,
  type Tile,
} from './dungeonMap';
import { move } from './goods';
import type { Player } from './setup';

const planId = 'dungeon';

const tileLooks: Readonly<Record<Tile, 'plain' | 'strong' | 'lost'>> = {
  tunnel: 'plain',
  room: 'strong',
  conqueredTunnel: 'lost',
  conqueredRoom: 'lost',
};

export function dungeonPlan(setup: FieldValues): Plan {
  const { rows, start } = gridOf(setup);
  return {
    id: planId,
    spaces: rows,
    start: Object.fromEntries(start.map((space) => [space, 'tunnel'])),
    looks: tileLooks,
    actions: ['placeTunnel', 'placeRoom', 'markConquered', 'clearSpace'],
  };
}

function dungeonOf(view: View, player: Player): Dungeon {
  const tiles = view.tiles(`${player}.${planId}`);
  return (space) => tiles[space];
}

function lay(player: Player, space: string, tile?: Tile): Change {
  const on = `${player}.${planId}`;
  return tile === undefined ? { kind: 'lay', on, space } : { kind: 'lay', on, space, tile };
}

/** What is on the map, beside what is owned. */
function mapped(view: View, player: Player) {
  const tiles = Object.entries(view.tiles(`${player}.${planId}`)).map(([space, tile]) => ({
    space,
    tile,
  }));
  const rooms = tiles.filter(({ tile }) => isRoom(tile));
  const tunnels = tiles.filter(({ tile }) => !isRoom(tile));
  const owned = (id: string) => view.value(`${player}.${id}`);
  return {
    rooms,
    tunnels,
    roomsWaiting: owned('rooms') - rooms.length,
    // A room that waits will take the place of a tunnel that lies there still.
    tunnelsWaiting: owned('tunnels') + owned('rooms') - tiles.length,
  };
}

/** Whether everything owned lies on the map, so that the map can tell what is possible. */
export function isMapKept(view: View, player: Player): boolean {
  const { roomsWaiting, tunnelsWaiting } = mapped(view, player);
  return roomsWaiting === 0 && tunnelsWaiting === 0;
}

export function hasPlaceForRoom(view: View, player: Player): boolean {
  return hasPlace(view, player, whyNoRoom);
}

export function hasPlaceForTunnel(view: View, player: Player): boolean {
  return hasPlace(view, player, whyNoTunnel);
}

function hasPlace(view: View, player: Player, whyNot: typeof whyNoRoom): boolean {
  const grid = gridOf(view.setup);
  const dungeon = dungeonOf(view, player);
  return grid.rows.flat().some((space) => whyNot(grid, dungeon, space) === undefined);
}

/** Tiles that are owned but not yet on the map. */
export function waitingTiles(player: Player): readonly Derived[] {
  const shown = (count: number) => (count > 0 ? count : undefined);
  return [
    { id: 'tunnelsWaiting', value: (view) => shown(mapped(view, player).tunnelsWaiting) },
    { id: 'roomsWaiting', value: (view) => shown(mapped(view, player).roomsWaiting) },
  ];
}

export function mapActions(setup: FieldValues, player: Player): readonly Action[] {
  const grid = gridOf(setup);
  const options = grid.rows.flat();
  const onSpace = (
    id: string,
    why: (view: View, space: string) => string | undefined,
    run: (view: View, space: string) => readonly Change[],
  ): Action => ({
    id,
    inputs: () => [{ kind: 'choice', id: 'space', options, start: grid.entrance }],
    refusal: (view, inputs): Refusal | undefined => {
      const code = why(view, textIn(inputs, 'space'));
      return code === undefined ? undefined : { code };
    },
    run: (view, inputs) => run(view, textIn(inputs, 'space')),
  });
  return [
    onSpace(
      'placeTunnel',
      (view, space) =>
        whyNoTunnel(grid, dungeonOf(view, player), space) ??
        (mapped(view, player).tunnelsWaiting > 0 ? undefined : 'noTunnelToPlace'),
      (_, space) => [lay(player, space, 'tunnel')],
    ),
    onSpace(
      'placeRoom',
      (view, space) =>
        whyNoRoom(grid, dungeonOf(view, player), space) ??
        (mapped(view, player).roomsWaiting > 0 ? undefined : 'noRoomToPlace'),
      (_, space) => [lay(player, space, 'room')],
    ),
    onSpace(
      'markConquered',
      (view, space) => {
        const dungeon = dungeonOf(view, player);
        if (dungeon(space) === undefined) return 'nothingThere';
        if (isConquered(dungeon(space))) return 'conqueredAlready';
        if (!isNearest(grid, dungeon, space)) return 'notNearest';
        return canConquer(view, player, isRoom(dungeon(space))) ? undefined : 'placeTilesFirst';
      },
      (view, space) => conquerSpace(view, player, space),
    ),
    onSpace(
      'clearSpace',
      (view, space) => (dungeonOf(view, player)(space) === undefined ? 'nothingThere' : undefined),
      (view, space) => clearSpace(view, player, space),
    ),
  ];
}

/** A tile falls: one more is conquered and Evil sinks, unless it was counted already [DL-CB3]. */
function conquerSpace(view: View, player: Player, space: string): readonly Change[] {
  const room = isRoom(dungeonOf(view, player)(space));
  const { rooms, tunnels } = mapped(view, player);
  const marked = (room ? rooms : tunnels).filter(({ tile }) => isConquered(tile)).length;
  const counted = view.value(`${player}.${conqueredId(room)}`);
  return [
    lay(player, space, room ? 'conqueredRoom' : 'conqueredTunnel'),
    ...(counted > marked ? [] : conquer(player, room)),
  ];
}

/** A room that waits makes the map show a tunnel too many: that one cannot fall. */
function canConquer(view: View, player: Player, room: boolean): boolean {
  const { rooms, tunnels } = mapped(view, player);
  const marked = (room ? rooms : tunnels).filter(({ tile }) => isConquered(tile)).length;
  return marked < view.value(`${player}.${room ? 'rooms' : 'tunnels'}`);
}

function conqueredId(room: boolean): string {
  return room ? 'conqueredRooms' : 'conqueredTunnels';
}

/** Each tile conquered lowers its owner's Evil [DL-CB3]. */
export function conquer(player: Player, room: boolean): readonly Change[] {
  return [...move(player, conqueredId(room), 1), ...move(player, 'evil', -1)];
}

/** Takes back what was put there last: the conquest, then the room, then the tunnel. */
function clearSpace(view: View, player: Player, space: string): readonly Change[] {
  const tile = dungeonOf(view, player)(space);
  const room = isRoom(tile);
  if (isConquered(tile)) {
    return [lay(player, space, room ? 'room' : 'tunnel'), ...move(player, conqueredId(room), -1)];
  }
  return [room ? lay(player, space, 'tunnel') : lay(player, space)];
}

/** The map never shows more than there is: what the counters lost comes off it [DL-M6]. */
export function trimMap(view: View, player: Player): readonly Change[] {
  const { rooms, tunnels, roomsWaiting, tunnelsWaiting } = mapped(view, player);
  if (roomsWaiting < 0) {
    const far = farthestFirst(view, player, rooms);
    return far.slice(0, -roomsWaiting).map((space) => lay(player, space, 'tunnel'));
  }
  if (tunnelsWaiting < 0) {
    const far = farthestFirst(view, player, tunnels);
    return far.slice(0, -tunnelsWaiting).map((space) => lay(player, space));
  }
  return [...unmark(view, player, tunnels, false), ...unmark(view, player, rooms, true)];
}

function unmark(
  view: View,
  player: Player,
  tiles: readonly { space: string; tile: string | undefined }[],
  room: boolean,
): readonly Change[] {
  const marked = tiles.filter(({ tile }) => isConquered(tile));
  const owned = view.value(`${player}.${room ? 'rooms' : 'tunnels'}`);
  const counted = Math.min(owned, view.value(`${player}.${conqueredId(room)}`));
  if (marked.length <= counted) return [];
  return farthestFirst(view, player, marked)
    .slice(0, marked.length - counted)
    .map((space) => lay(player, space, room ? 'room' : 'tunnel'));
}

function farthestFirst(
  view: View,
  player: Player,
  tiles: readonly { space: string }[],
): readonly string[] {
  const steps = distances(gridOf(view.setup), dungeonOf(view, player));
  const far = (space: string) => steps.get(space) ?? Number.MAX_SAFE_INTEGER;
  return tiles.map(({ space }) => space).sort((one, other) => far(other) - far(one));
}
