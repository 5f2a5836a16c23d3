import type { Address, Change, View } from '../../engine/definition';
import { ownerOf } from '../../engine/game';
import { nameKey } from '../../engine/written';
import { livingIn, type Investigator } from './table';

/** Where somebody or something is, as the players wrote it. */
export function roomOf(view: View, at: Address): string {
  return view.text(`${at}.room`);
}

/** The monsters that still stand in a room of this name; rooms without a name are unknown, not one and the same. */
export function monstersIn(view: View, room: string): readonly Address[] {
  const key = nameKey(room);
  return key === ''
    ? []
    : standing(view).filter((monster) => nameKey(roomOf(view, monster)) === key);
}

/** The monsters that are not defeated. */
export function standing(view: View): readonly Address[] {
  return view.items('keeper.monsters').filter((monster) => !isBeaten(view, monster));
}

/** Whom a monster probably deals with: somebody in its room, otherwise whoever's turn it is. */
export function nearest(view: View, monster: Address): Investigator {
  const living = livingIn(view);
  return (
    investigatorsInRoom(view, roomOf(view, monster))[0] ??
    living.find((who) => who === view.turn.seat) ??
    living[0] ??
    'investigator1'
  );
}

/** A monster and an investigator come to share a room: a horror test is due [MOM-T16]. */
export function meeting(who: Investigator, monster: Address): Change {
  const offers = { seat: who, action: 'test', given: { kind: 'horror', monster } };
  return {
    kind: 'notice',
    notice: { id: 'monsterMet', tone: 'info', params: { who, monster }, offers },
  };
}

/** Those in a room of this name, of all who may be in one. */
export function investigatorsInRoom(view: View, room: string): readonly Investigator[] {
  const key = nameKey(room);
  return livingIn(view).filter((who) => key !== '' && nameKey(roomOf(view, who)) === key);
}

type RoomStates = { dark: boolean; fire: boolean };

/** What is so in a room by those who are there, apart from one; undefined where nobody is. */
export function statesOfRoom(view: View, room: string, except: Address): RoomStates | undefined {
  const people = investigatorsInRoom(view, room).filter((who) => who !== except);
  const others = monstersIn(view, room).filter((monster) => monster !== except);
  if (people.length + others.length === 0) return undefined;
  return {
    dark: people.some((who) => view.isOn(`${who}.dark`)),
    fire:
      people.some((who) => view.isOn(`${who}.fire`)) ||
      others.some((monster) => view.isOn(`${monster}.burning`)),
  };
}

/** A monster was moved or placed: whoever is there meets it, and a fire there burns it [MOM-T16]. */
export function monsterArrives(at: Address, view: View): readonly Change[] {
  const monster = ownerOf(at);
  if (isBeaten(view, monster)) return [];
  const room = roomOf(view, monster);
  const states = statesOfRoom(view, room, monster);
  return [
    ...(states === undefined
      ? []
      : [{ kind: 'switch' as const, at: `${monster}.burning`, on: states.fire }]),
    ...investigatorsInRoom(view, room)
      .filter((who) => !view.happened(`horror.${who}.${monster}`))
      .map((who) => meeting(who, monster)),
  ];
}

/** An investigator came into a room: it is as dark as it was, and who is there is met [MOM-T16], [MOM-S12]. */
export function investigatorArrives(
  who: Investigator,
): (at: Address, view: View) => readonly Change[] {
  return (_, view) => {
    const room = roomOf(view, who);
    const states = statesOfRoom(view, room, who);
    return [
      ...(states === undefined
        ? []
        : [
            { kind: 'switch' as const, at: `${who}.dark`, on: states.dark },
            { kind: 'switch' as const, at: `${who}.fire`, on: states.fire },
          ]),
      ...monstersIn(view, room)
        .filter((monster) => !view.happened(`horror.${who}.${monster}`))
        .map((monster) => meeting(who, monster)),
    ];
  };
}

/** A room as it was found: for everybody there [MOM-S12]. */
export function setRoomStates(
  view: View,
  room: string,
  { dark, fire }: RoomStates,
): readonly Change[] {
  const people = investigatorsInRoom(view, room);
  return [
    ...people.map((who) => ({ at: `${who}.dark`, on: dark })),
    ...people.map((who) => ({ at: `${who}.fire`, on: fire })),
    ...monstersIn(view, room).map((monster) => ({ at: `${monster}.burning`, on: fire })),
  ].map((state) => ({ kind: 'switch', ...state }));
}

/** A room has one token of each state: what is so for one there is so for all [MOM-S12]. */
export function shareRoomState(state: 'dark' | 'fire') {
  return (at: Address, on: boolean, view: View): readonly Change[] => {
    const room = roomOf(view, ownerOf(at));
    const burning = state === 'fire' ? monstersIn(view, room) : [];
    return [
      ...investigatorsInRoom(view, room).map((who) => `${who}.${state}`),
      ...burning.map((monster) => `${monster}.burning`),
    ].map((other) => ({ kind: 'switch', at: other, on }));
  };
}

export function hasMonsters(view: View): boolean {
  return standing(view).length > 0;
}

/** Damage as high as its Health [MOM-Z5]. */
export function isBeaten(view: View, monster: Address): boolean {
  const health = view.value(`${monster}.health`);
  return health > 0 && view.value(`${monster}.wounds`) >= health;
}
