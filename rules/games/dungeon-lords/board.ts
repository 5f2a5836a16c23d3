import type { Change, Chart, Part, Phrase, Seat, Step, View } from '../../engine/definition';
import { numberIn, textIn, type FieldValues } from '../../engine/fields';
import { actions, tracks } from '../../engine/parts';
import { resolvingActions } from './adjusting';
import {
  assignAdventurers,
  assignmentLines,
  drawAdventurers,
  waitingChoices,
  waitingLines,
} from './adventurers';
import { busySeason, busySeasons, isAutumn, playOrder, seasonAhead } from './calendar';
import { choosingLines, hasKeptBack, minionsIn, ranks, reveal, revealRest } from './cards';
import { eventChoices, eventId, eventNow } from './events';
import { evilMaximum, paladinSpace, tableTerms } from './goods';
import { orders, spaces, termsId, type OrderId } from './orderTerms';
import { dismissPaladin } from './paladin';
import { resolvingLines } from './resolving';
import { retrievalLines, retrieveAll } from './retrieval';
import { closeRound, onOffer } from './roundEnd';
import { evilBounds, isOnlyMine, playersIn, type Player } from './setup';
import { partsOfPlayers } from './sheets';

function report(id: string): Part {
  return { kind: 'report', id };
}

/** Everybody home, and the token to the left except in Autumn [DL-C6], [DL-G3]. */
function endRound(view: View): readonly Change[] {
  const [, next] = playOrder(view);
  return [
    ...closeRound(view),
    ...(next === undefined || isAutumn(view)
      ? []
      : [{ kind: 'choose', at: 'board.starter', option: next } as const]),
  ];
}

function steps(setup: FieldValues): readonly Step[] {
  const players = playersIn(setup);
  const ofPlayers = (...ids: readonly string[]) => partsOfPlayers(players, () => actions(...ids));
  const events = busySeasons.map((season): Part => ({
    kind: 'choice',
    id: eventId(season),
    when: (view) => busySeason(view) === season,
  }));
  const resolving = resolvingActions('player1').map(({ id }) => id);
  return [
    {
      id: 'newRound',
      parts: [
        ...events,
        { ...report('waiting'), when: (view) => seasonAhead(view) !== undefined },
        ...actions('drawAdventurers'),
        ...ofPlayers('chooseInaccessible'),
      ],
    },
    {
      id: 'orders',
      parts: [
        ...(isOnlyMine(setup) ? [] : [report('choosing'), ...actions('reveal')]),
        ...partsOfPlayers(players, (player) => [
          { kind: 'action', id: 'chooseInaccessible', when: (view) => !hasKeptBack(view, player) },
          ...actions('chooseOrders', 'placeMinions'),
        ]),
      ],
      onDone: revealRest,
    },
    { id: 'resolve', parts: [report('resolving'), ...ofPlayers(...resolving)] },
    { id: 'production', parts: ofPlayers('runRoom') },
    {
      id: 'retrieve',
      parts: [report('retrieval'), ...ofPlayers('takeBack')],
      onDone: retrieveAll,
    },
    {
      id: 'event',
      when: (view) => busySeason(view) !== undefined,
      parts: [
        ...events,
        ...ofPlayers('payMonsters', 'payTax'),
        { kind: 'note', id: 'specialEvent', when: (view) => eventNow(view) === 'specialEvent' },
      ],
    },
    {
      id: 'adventurers',
      when: (view) => busySeason(view) !== undefined,
      parts: [
        report('assignment'),
        ...actions('drawAdventurers', 'assignAdventurers'),
        ...ofPlayers('meetAdventurer'),
      ],
    },
    { id: 'endRound', onDone: endRound },
  ];
}

/** The order sheet: what each space costs and gives, and whose minion stands there [DL-O4]. */
const orderBoard: Chart = {
  id: 'orderBoard',
  columns: spaces.map((space) => `space${space}`),
  rows: (view) => {
    const minions = minionsIn(view);
    const table = tableTerms(view);
    const on = (order: OrderId, place: string) =>
      minions
        .filter((minion) => minion.order === order && minion.space === place)
        .map(({ player }) => player);
    return orders.map((order) => ({
      id: order,
      cells: spaces.map((space) => ({
        text: { id: 'terms', params: { terms: termsId(order, space, table) } },
        seats: on(order, `space${space}`),
      })),
      notes: on(order, 'onCard').map((player) => ({ id: 'leftOnCard', params: { player } })),
    }));
  },
};

function calendarLines(view: View): readonly Phrase[] {
  const order = playOrder(view);
  const holder = view.choice('board.paladin');
  const event = eventNow(view);
  return [
    ...(order[0] === undefined || isOnlyMine(view.setup)
      ? []
      : [{ id: 'startsPlay', params: { player: order[0] } }]),
    { id: 'eventToday', params: { event } },
    { id: 'paladinWith', params: { player: holder } },
  ];
}

function starterOf(setup: FieldValues): string {
  const seated: readonly Player[] = playersIn(setup);
  return seated.find((player) => player === textIn(setup, 'starter')) ?? 'player1';
}

/** The Central Board with the order sheet; the round is run from here. */
export function boardSeat(setup: FieldValues): Seat {
  const players = playersIn(setup);
  const shared = !isOnlyMine(setup);
  return {
    id: 'board',
    summary: [],
    tracks: [
      { id: 'revealed', shape: 'counter', min: 0, start: 0, max: ranks.length },
      offer('monstersOnOffer', onOffer.monsters),
      offer('roomsOnOffer', onOffer.rooms),
      {
        id: 'evilMaximum',
        shape: 'counter',
        // Never below anything that stands on it.
        min: (view) =>
          Math.max(
            evilBounds.min,
            view.value('board.paladinSpace'),
            ...players.map((player) => view.value(`${player}.evil`)),
          ),
        max: evilBounds.max,
        start: numberIn(setup, 'evilMaximum'),
      },
      {
        id: 'paladinSpace',
        shape: 'counter',
        min: 0,
        start: Math.min(numberIn(setup, 'paladinSpace'), numberIn(setup, 'evilMaximum')),
        max: evilMaximum,
        follows: ({ from, to }, view) => dismissPaladin(view, from, to),
      },
    ],
    toggles: [{ id: 'assigned' }],
    choices: [
      { id: 'starter', options: players, start: starterOf(setup) },
      {
        id: 'paladin',
        options: ['nobody', ...players, ...(shared ? [] : ['someoneElse']), 'defeated'],
        start: 'nobody',
      },
      ...eventChoices,
      ...waitingChoices,
    ],
    reports: [
      { id: 'calendar', lines: calendarLines },
      { id: 'waiting', lines: waitingLines },
      { id: 'choosing', lines: choosingLines },
      { id: 'resolving', lines: resolvingLines },
      { id: 'retrieval', lines: retrievalLines },
      { id: 'assignment', lines: assignmentLines },
    ],
    charts: [orderBoard],
    actions: [reveal, drawAdventurers, assignAdventurers],
    steps: steps(setup),
    sheet: [
      { id: 'calendar', parts: [report('calendar')] },
      { id: 'orderBoard', parts: [{ kind: 'chart', id: 'orderBoard' }] },
      { id: 'offers', parts: tracks('monstersOnOffer', 'roomsOnOffer') },
      {
        id: 'year',
        folded: true,
        parts: [
          ...eventChoices.map(({ id }): Part => ({ kind: 'choice', id })),
          { kind: 'choice', id: 'paladin' },
          ...tracks('paladinSpace', 'evilMaximum'),
          ...(shared ? [{ kind: 'choice', id: 'starter' } as const] : []),
        ],
      },
      { id: 'overlooked', folded: true, parts: [{ kind: 'note', id: 'overlooked' }] },
      {
        id: 'calculators',
        folded: true,
        parts: [
          { kind: 'tool', id: 'dungeon-lords-adventurers', preset: evilPreset },
          { kind: 'tool', id: 'dungeon-lords-paladin', preset: paladinPreset },
          { kind: 'tool', id: 'dungeon-lords-tax' },
        ],
      },
    ],
  };
}

/** Everybody's Evil in play order; alone, the others' is not known. */
function evilPreset(view: View): FieldValues {
  if (isOnlyMine(view.setup)) return {};
  return { evil: playOrder(view).map((player) => view.value(`${player}.evil`)) };
}

function paladinPreset(view: View): FieldValues {
  const space = paladinSpace(view);
  const holder = playOrder(view).findIndex((player) => player === view.choice('board.paladin'));
  return {
    ...evilPreset(view),
    ...(space === undefined ? {} : { space }),
    holder: holder + 1,
  };
}

function offer(id: string, count: number) {
  return { id, shape: 'counter', min: 0, start: count, max: count } as const;
}
