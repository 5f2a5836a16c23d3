import type { Address, Change, Choice, Move, Track, View } from '../../engine/definition';
import type { Field } from '../../engine/fields';
import { move, type Player } from './table';

/** Where a unit can be [ELD-U1]. */
export const places = ['inTray', 'ready', 'onMap', 'onCard', 'underworld'] as const;
export type Place = (typeof places)[number];

/** Workers of a player, and those who start ready [ELD-U1], [ELD-S12]. */
export const workerCount = 6;
const startWorkers = 3;

/** One of each beside the Workers [ELD-U1]. */
export const heroes = ['warrior', 'wizard', 'dragon'] as const;

/** What a unit is called in a form: a kind of one's own, or the address of an ally. */
export const ownUnits = ['worker', ...heroes] as const;

const workersAt: Readonly<Record<Exclude<Place, 'inTray'>, string>> = {
  ready: 'workersReady',
  onMap: 'workersOnMap',
  onCard: 'workersOnCards',
  underworld: 'workersUnderworld',
};
const workerTracks = Object.values(workersAt);

/** Workers still on the tray: those that are nowhere else and have no roof [ELD-U3]. */
export function workersInTray(view: View, player: Player): number {
  const elsewhere = ['dwellings', ...workerTracks];
  return workerCount - elsewhere.reduce((sum, id) => sum + view.value(`${player}.${id}`), 0);
}

/** A unit that comes to the Underworld earns its owner a sword [ELD-U4]. */
function swordsFor(player: Player, units: number): readonly Change[] {
  return units > 0 ? move(`${player}.sword`, units) : [];
}

export function unitTracks(player: Player): readonly Track[] {
  return workerTracks.map((id) => ({
    id,
    shape: 'counter',
    min: 0,
    start: id === workersAt.ready ? startWorkers : 0,
    max: (view, at) => view.value(at) + workersInTray(view, player),
    ...(id === workersAt.underworld
      ? {
          // One tapped too many takes its sword along; coming home from there costs nothing.
          follows: ({ from, to, set, paid }: Move) =>
            set || (to < from && paid) ? [] : move(`${player}.sword`, to - from),
        }
      : {}),
  }));
}

/** Battle dice of each unit, printed on the player board [ELD-U5]. */
export const diceTracks: readonly Track[] = ownUnits.map((unit, index) => ({
  id: `${unit}Dice`,
  shape: 'counter',
  min: 0,
  // Nothing but a start: a stronger piece has more dice [ELD-U5].
  start: Math.min(index + 1, 3),
  max: 6,
  printed: true,
}));

/** A unit that falls, wherever from. */
export function swordForFall(player: Player) {
  return (at: Address, _: string, view: View): readonly Change[] =>
    view.choice(at) === 'underworld' ? swordsFor(player, 1) : [];
}

export function heroChoices(player: Player): readonly Choice[] {
  return heroes.map((id) => ({
    id,
    options: places,
    start: 'inTray',
    follows: swordForFall(player),
  }));
}

export function alliesOf(view: View, player: Player): readonly Address[] {
  return view.items(`${player}.allies`);
}

function placeAddress(view: View, player: Player, unit: string): Address {
  return alliesOf(view, player).includes(unit) ? `${unit}.allyPlace` : `${player}.${unit}`;
}

/** The units at a place, Workers as often as there are. */
export function unitsAt(view: View, player: Player, place: Place): readonly string[] {
  const workers =
    place === 'inTray' ? workersInTray(view, player) : view.value(`${player}.${workersAt[place]}`);
  return [
    ...Array.from({ length: Math.max(0, workers) }, () => 'worker'),
    ...[...heroes, ...alliesOf(view, player)].filter(
      (unit) => view.choice(placeAddress(view, player, unit)) === place,
    ),
  ];
}

/** Workers of a place; whoever is not known to be there comes from elsewhere, the tray last [ELD-U6]. */
function takeWorkers(view: View, player: Player, from: Place, count: number): readonly Change[] {
  if (from === 'inTray') return [];
  const elsewhere = (['ready', 'onMap', 'onCard'] as const).filter((place) => place !== from);
  let left = count;
  return [from, ...elsewhere].flatMap((place) => {
    const at = `${player}.${workersAt[place]}`;
    const taken = Math.min(left, view.value(at));
    left -= taken;
    return move(at, -taken, true);
  });
}

/** Moves units from one place to another. */
export function relocate(
  view: View,
  player: Player,
  units: readonly string[],
  from: Place,
  to: Place,
): readonly Change[] {
  const workers = units.filter((unit) => unit === 'worker').length;
  return [
    ...takeWorkers(view, player, from, workers),
    ...(to === 'inTray' ? [] : move(`${player}.${workersAt[to]}`, workers)),
    ...[...heroes, ...alliesOf(view, player)]
      .filter((unit) => units.includes(unit))
      .map((unit): Change => ({
        kind: 'choose',
        at: placeAddress(view, player, unit),
        option: to,
      })),
  ];
}

/** All units of a place move on together. */
export function relocateAll(view: View, player: Player, from: Place, to: Place): readonly Change[] {
  return relocate(view, player, unitsAt(view, player, from), from, to);
}

/** The battle dice printed for a unit. */
export function diceOf(view: View, player: Player, unit: string): number {
  return alliesOf(view, player).includes(unit)
    ? view.value(`${unit}.allyDice`)
    : view.value(`${player}.${unit}Dice`);
}

/** One unit of those at a place. */
export function unitField(view: View, player: Player, place: Place): Field {
  const options = [...new Set(unitsAt(view, player, place))];
  return { kind: 'choice', id: 'unit', options, start: options[0] ?? '' };
}

/** Several of those at a place, Workers as often as there are. */
export function unitsField(view: View, player: Player, place: Place): Field {
  const there = unitsAt(view, player, place);
  return {
    kind: 'choices',
    id: 'units',
    options: [...new Set(there)],
    start: [],
    fewest: 1,
    most: Math.max(1, there.length),
    repeats: true,
  };
}

/** Everybody a player has, wherever they are: Workers that are no dwellings, heroes, allies. */
export function unitsOwned(view: View, player: Player): readonly string[] {
  return places.flatMap((place) => unitsAt(view, player, place));
}

/** Whether a list names no more of anything than there is. */
export function areThere(there: readonly string[], units: readonly string[]): boolean {
  const count = (list: readonly string[], unit: string) =>
    list.filter((one) => one === unit).length;
  return units.every((unit) => count(units, unit) <= count(there, unit));
}
