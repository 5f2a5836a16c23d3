import type { Action, Change, Choice, Phrase, View } from '../../engine/definition';
import { isOnIn, textIn } from '../../engine/fields';
import {
  busySeason,
  busySeasons,
  isAtStep,
  playOrder,
  seasonAhead,
  type BusySeason,
} from './calendar';
import { isOnlyMine, playerCount, playersIn, type Player } from './setup';

const kinds = ['unknownAdventurer', 'warrior', 'wizard', 'priest', 'thief'] as const;

/** One more than a year brings, for whatever a card may add [DL-A3]. */
const partySlots = [1, 2, 3, 4] as const;
const mostDrawn = 4;

/** As many as there are players, weakest first [DL-A1]. */
function slots(view: View): readonly number[] {
  return Array.from({ length: playerCount(view.setup) }, (_, index) => index + 1);
}

function slotId(season: BusySeason, slot: number): string {
  return `${season}Adventurer${slot}`;
}

/** Those that wait for a season, by strength. */
export const waitingChoices: readonly Choice[] = busySeasons.flatMap((season) =>
  Array.from({ length: mostDrawn }, (_, index): Choice => ({
    id: slotId(season, index + 1),
    options: kinds,
    start: 'unknownAdventurer',
    ruled: true,
  })),
);

/** Who stands before a dungeon, from the front. */
export const partyChoices: readonly Choice[] = partySlots.map((slot) => ({
  id: `party${slot}`,
  options: ['none', ...kinds],
  start: 'none',
}));

/** The season whose line can be noted now: the one ahead, or this one until it is assigned. */
function seasonToNote(view: View): BusySeason | undefined {
  if (mine(view)) return undefined;
  if (isAtStep(view, 'newRound')) return seasonAhead(view);
  return isAtStep(view, 'adventurers') && !view.isOn('board.assigned')
    ? busySeason(view)
    : undefined;
}

/** The tiles drawn for a season, put in order of strength by the players [DL-A1]. */
export const drawAdventurers: Action = {
  id: 'drawAdventurers',
  when: (view) => seasonToNote(view) !== undefined,
  inputs: (view) => {
    const season = seasonToNote(view) ?? 'spring';
    return slots(view).map((slot) => ({
      kind: 'choice',
      id: `adventurer${slot}`,
      options: kinds,
      start: view.choice(`board.${slotId(season, slot)}`),
    }));
  },
  run: (view, inputs) => {
    const season = seasonToNote(view);
    if (season === undefined) return [];
    return slots(view).map((slot) => ({
      kind: 'choose',
      at: `board.${slotId(season, slot)}`,
      option: textIn(inputs, `adventurer${slot}`),
    }));
  },
};

function mine(view: View): boolean {
  return isOnlyMine(view.setup);
}

/** The least evil first; of equals the earlier in play order, or the later [DL-A2], [DL-X19]. */
export function takingOrder(evils: readonly number[], laterFirst = false): readonly number[] {
  const tie = laterFirst ? -1 : 1;
  return evils
    .map((evil, place) => ({ evil, place }))
    .sort((one, other) => one.evil - other.evil || tie * (one.place - other.place))
    .map(({ place }) => place);
}

function takers(view: View): readonly Player[] {
  const order = playOrder(view);
  const evils = order.map((player) => view.value(`${player}.evil`));
  return takingOrder(evils, isOnIn(view.setup, 'tieLaterFirst')).flatMap(
    (place) => order[place] ?? [],
  );
}

/** Everybody takes theirs, from the least evil with the weakest on [DL-A2]. */
export const assignAdventurers: Action = {
  id: 'assignAdventurers',
  when: (view) => isAtStep(view, 'adventurers') && !mine(view) && !view.isOn('board.assigned'),
  refusal: (view) =>
    playersIn(view.setup).some((player) => isFull(view, player))
      ? { code: 'partyFull' }
      : undefined,
  run: (view) => {
    const season = busySeason(view);
    if (season === undefined) return [];
    return [
      ...takers(view).flatMap((player, index) =>
        joinParty(view, player, view.choice(`board.${slotId(season, index + 1)}`)),
      ),
      { kind: 'switch', at: 'board.assigned', on: true },
    ];
  },
};

/** With one dungeon only, the player tells who came. */
export function meetAdventurer(player: Player): Action {
  return {
    id: 'meetAdventurer',
    when: (view) => isAtStep(view, 'adventurers') && mine(view),
    inputs: () => [{ kind: 'choice', id: 'kind', options: kinds, start: 'warrior' }],
    refusal: (view) => (isFull(view, player) ? { code: 'partyFull' } : undefined),
    run: (view, inputs) => joinParty(view, player, textIn(inputs, 'kind')),
  };
}

function isFull(view: View, player: Player): boolean {
  return partyOf(view, player).length === partySlots.length;
}

function partyOf(view: View, player: Player): readonly string[] {
  return partySlots
    .map((slot) => view.choice(`${player}.party${slot}`))
    .filter((kind) => kind !== 'none');
}

/** A warrior goes to the front, before other warriors too; anybody else to the back [DL-A4]. */
function joinParty(view: View, player: Player, kind: string): readonly Change[] {
  const party = partyOf(view, player);
  return setParty(player, kind === 'warrior' ? [kind, ...party] : [...party, kind]);
}

function setParty(player: Player, party: readonly string[]): readonly Change[] {
  return partySlots.map((slot, index) => ({
    kind: 'choose',
    at: `${player}.party${slot}`,
    option: party[index] ?? 'none',
  }));
}

/** A new year begins with nobody before any dungeon [DL-C8]. */
export function disperse(view: View): readonly Change[] {
  return [
    ...playersIn(view.setup).flatMap((player) => setParty(player, [])),
    ...waitingChoices.map(({ id }): Change => ({
      kind: 'choose',
      at: `board.${id}`,
      option: 'unknownAdventurer',
    })),
  ];
}

/** Who takes which, and that the order of play decides between equals [DL-A2]. */
export function assignmentLines(view: View): readonly Phrase[] {
  const season = busySeason(view);
  if (season === undefined || mine(view) || view.isOn('board.assigned')) return [];
  const order = takers(view);
  const evilOf = (player: Player) => view.value(`${player}.evil`);
  const tied = order.some((player, index) =>
    order.slice(index + 1).some((other) => evilOf(other) === evilOf(player)),
  );
  return [
    ...order.map((player, index) => ({
      id: 'takes',
      params: {
        player,
        evil: evilOf(player),
        place: index + 1,
        kind: view.choice(`board.${slotId(season, index + 1)}`),
      },
    })),
    ...(tied ? [{ id: isOnIn(view.setup, 'tieLaterFirst') ? 'tieLater' : 'tieEarlier' }] : []),
  ];
}

/** The line before a dungeon, the paladin at its head [DL-A5]. */
export function partyLines(player: Player): (view: View) => readonly Phrase[] {
  return (view) => {
    const party = wholeParty(view, player);
    if (party.length === 0) return [{ id: 'nobodyYet' }];
    return party.map((kind, index) => ({ id: 'inParty', params: { place: index + 1, kind } }));
  };
}

function wholeParty(view: View, player: Player): readonly string[] {
  const paladin = view.choice('board.paladin') === player ? ['paladin'] : [];
  return [...paladin, ...partyOf(view, player)];
}

/** Every dungeon's party in a line, for the table. */
export function partiesLines(view: View): readonly Phrase[] {
  return playersIn(view.setup).map((player) => {
    const party = wholeParty(view, player);
    const [one = '', two = '', three = '', four = '', five = ''] = party;
    const all = { one, two, three, four, five };
    const present = Object.entries(all).filter(([, kind]) => kind !== '');
    return { id: `party${party.length}`, params: { player, ...Object.fromEntries(present) } };
  });
}

/** Those drawn for the next season. */
export function waitingLines(view: View): readonly Phrase[] {
  const season = seasonAhead(view);
  if (season === undefined || mine(view)) return [];
  const waiting = slots(view).map((slot) => view.choice(`board.${slotId(season, slot)}`));
  if (waiting.every((kind) => kind === 'unknownAdventurer')) return [];
  return waiting.map((kind, index) => ({
    id: 'waitsFor',
    params: { place: index + 1, kind, season },
  }));
}
