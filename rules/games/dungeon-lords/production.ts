import type { Action, Address, Change, Collection, Derived, View } from '../../engine/definition';
import { isOnIn, numberIn, textIn } from '../../engine/fields';
import { isAtStep, yearOf } from './calendar';
import { move, sendToWork } from './goods';
import type { Player } from './setup';

const collectionId = 'productionRooms';
const mostRooms = 16;
const mostMade = 9;
/** What a room can make; how much is printed on it [DL-P4]. */
const products = ['food', 'gold', 'imps', 'traps'] as const;

function makesId(product: string): string {
  return `makes${product.charAt(0).toUpperCase()}${product.slice(1)}`;
}

/** Production rooms with what is printed on them, entered once. */
export const productionRooms: Collection = {
  id: collectionId,
  item: 'productionRoom',
  most: mostRooms,
  tracks: [
    { id: 'needs', shape: 'counter', min: 1, start: 1, max: mostMade },
    ...products.map((product) => ({
      id: makesId(product),
      shape: 'counter' as const,
      min: 0,
      start: 0,
      max: mostMade,
    })),
    { id: 'builtInYear', shape: 'counter', min: 1, start: yearOf, max: 2 },
    { id: 'runs', shape: 'counter', min: 0, start: 0, max: 2 },
  ],
  status: (view, room) => [
    { id: 'roomRuns', params: { runs: view.value(`${room}.runs`), most: mostRuns(view, room) } },
  ],
};

function roomsOf(view: View, player: Player): readonly Address[] {
  return view.items(`${player}.${collectionId}`);
}

/** Once a round; in year 2 a room of year 1 twice [DL-P1], [DL-P2]. */
function mostRuns(view: View, room: Address): number {
  return yearOf(view) === 2 && view.value(`${room}.builtInYear`) === 1 ? 2 : 1;
}

/** Read literally, the source allows one room a round in year 1 and two in year 2 [DL-X4]. */
function runsAllowed(view: View, player: Player): number {
  if (!isOnIn(view.setup, 'productionBySheet')) return Infinity;
  const made = roomsOf(view, player).reduce((sum, room) => sum + view.value(`${room}.runs`), 0);
  return Math.max(0, yearOf(view) - made);
}

function hands(view: View, player: Player): number {
  return view.value(`${player}.imps`) + view.value(`${player}.trolls`);
}

/** How many more runs the free imps and trolls are enough for, the cheapest rooms first [DL-P6]. */
function runsLeft(view: View, player: Player): number {
  const needs = roomsOf(view, player)
    .flatMap((room) => {
      const left = Math.max(0, mostRuns(view, room) - view.value(`${room}.runs`));
      return Array.from({ length: left }, () => view.value(`${room}.needs`));
    })
    .sort((one, other) => one - other);
  let free = hands(view, player);
  let runs = 0;
  for (const need of needs) {
    if (need > free || runs >= runsAllowed(view, player)) break;
    free -= need;
    runs++;
  }
  return runs;
}

export function productionFigures(player: Player): Derived {
  return {
    id: 'runsLeft',
    value: (view) => (roomsOf(view, player).length === 0 ? undefined : runsLeft(view, player)),
  };
}

/** A room at work: imps, or trolls for them, and what it makes [DL-P3], [DL-P5]. */
export function runRoom(player: Player): Action {
  const trollsIn = (view: View, room: Address, wanted: number) =>
    Math.min(wanted, view.value(`${player}.trolls`), view.value(`${room}.needs`));
  return {
    id: 'runRoom',
    when: (view) => isAtStep(view, 'production') && roomsOf(view, player).length > 0,
    inputs: (view, given) => {
      const options = roomsOf(view, player);
      const room = textIn(given, 'room') || (options[0] ?? '');
      const missing = view.value(`${room}.needs`) - view.value(`${player}.imps`);
      const trolls = view.value(`${player}.trolls`);
      return [
        {
          kind: 'choice',
          id: 'room',
          options,
          start: options[0] ?? '',
          details: Object.fromEntries(
            options.map((room) => [room, { id: 'roomNeeds', params: roomFigures(view, room) }]),
          ),
        },
        ...(trolls === 0
          ? []
          : [
              {
                kind: 'number' as const,
                id: 'trollHelp',
                min: 0,
                max: trolls,
                start: Math.max(0, Math.min(trolls, missing)),
              },
            ]),
      ];
    },
    refusal: (view, inputs) => {
      const room = textIn(inputs, 'room');
      const needed = view.value(`${room}.needs`);
      if (view.value(`${room}.runs`) >= mostRuns(view, room)) return { code: 'roomUsedUp' };
      if (runsAllowed(view, player) === 0) return { code: 'runsUsedUp' };
      const imps = needed - trollsIn(view, room, numberIn(inputs, 'trollHelp'));
      return imps > view.value(`${player}.imps`)
        ? { code: 'tooFewHands', params: { needed, free: hands(view, player) } }
        : undefined;
    },
    run: (view, inputs) => {
      const room = textIn(inputs, 'room');
      const trolls = trollsIn(view, room, numberIn(inputs, 'trollHelp'));
      return [
        { kind: 'move', at: `${room}.runs`, by: 1 },
        ...sendToWork(player, view.value(`${room}.needs`) - trolls),
        ...move(player, 'trolls', -trolls),
        ...move(player, 'trollsAtWork', trolls),
        ...products.flatMap((product) =>
          move(player, product, view.value(`${room}.${makesId(product)}`)),
        ),
      ];
    },
  };
}

function roomFigures(view: View, room: Address) {
  return {
    needs: view.value(`${room}.needs`),
    runs: view.value(`${room}.runs`),
    most: mostRuns(view, room),
  };
}

/** A new round: every room may work again. */
export function restRooms(view: View, player: Player): readonly Change[] {
  return roomsOf(view, player).map((room) => ({ kind: 'set', at: `${room}.runs`, to: 0 }));
}
