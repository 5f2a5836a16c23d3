import type { Action, Change, Choice, Phrase, View } from '../../engine/definition';
import { textIn, textsIn, type Field } from '../../engine/fields';
import { isAtStep, playOrder } from './calendar';
import { tableTerms } from './goods';
import { isOrder, orders, spaces, termsId, type OrderId, type Space } from './orderTerms';
import { isOnlyMine, playersIn, type Player } from './setup';

/** The three cards of a round by the place they are played in [DL-O2]. */
export const ranks = ['first', 'second', 'third'] as const;
export type Rank = (typeof ranks)[number];

export const inaccessible = ['inaccessible1', 'inaccessible2'] as const;
/** Drawn at the start, of which two are kept back [DL-S9]. */
const drawnAtStart = 3;

const places = [...spaces.map((space) => `space${space}`), 'onCard'];

/** The cards of a player; which ones are played is nobody's business before the reveal. */
export const cardChoices: readonly Choice[] = [
  ...inaccessible.map((id) => ruled(id, ['none', ...orders])),
  ...ranks.flatMap((rank): readonly Choice[] => [
    ruled(rank, ['none', ...orders]),
    ruled(`${rank}Space`, ['none', ...places]),
    ruled(`${rank}State`, ['waiting', 'done', 'skipped']),
  ]),
  ruled('returning', ranks),
];

function ruled(id: string, options: readonly string[]): Choice {
  return { id, options, start: options[0] ?? '', ruled: true };
}

export function cardAt(view: View, player: Player, rank: Rank): OrderId | undefined {
  const card = view.choice(`${player}.${rank}`);
  return isOrder(card) ? card : undefined;
}

export function hasChosen(view: View, player: Player): boolean {
  return cardAt(view, player, 'first') !== undefined;
}

export function isDone(view: View, player: Player, rank: Rank): boolean {
  return view.choice(`${player}.${rank}State`) === 'done';
}

function isUnresolved(view: View, player: Player, rank: Rank): boolean {
  return (
    view.choice(`${player}.${rank}State`) === 'skipped' ||
    (view.choice(`${player}.${rank}Space`) === 'onCard' && !isDone(view, player, rank))
  );
}

function inaccessibleOf(view: View, player: Player): readonly string[] {
  return inaccessible.map((id) => view.choice(`${player}.${id}`)).filter(isOrder);
}

/** Whether the two that cannot be played are known. */
export function hasKeptBack(view: View, player: Player): boolean {
  return inaccessibleOf(view, player).length === inaccessible.length;
}

/** The cards to choose from: all but the inaccessible ones [DL-R1]. */
export function handOf(view: View, player: Player): readonly OrderId[] {
  const away = inaccessibleOf(view, player);
  return orders.filter((order) => !away.includes(order));
}

export function revealed(view: View): number {
  return view.value('board.revealed');
}

function isBeforeFirstOrders(view: View): boolean {
  return view.turn.round === 1 && (isAtStep(view, 'newRound') || isAtStep(view, 'orders'));
}

/** The first two inaccessible orders: three drawn at random, two of them kept back [DL-S9]. */
export function chooseInaccessible(player: Player): Action {
  return {
    id: 'chooseInaccessible',
    // Before the first orders; later only where it was passed over.
    when: (view) =>
      !hasChosen(view, player) && (isBeforeFirstOrders(view) || !hasKeptBack(view, player)),
    inputs: (_, given): readonly Field[] => {
      const drawn = textsIn(given, 'drawn');
      return [
        someOf('drawn', orders, drawnAtStart),
        someOf('keptBack', drawn.filter(isOrder), inaccessible.length),
      ];
    },
    draw: { into: 'drawn', count: drawnAtStart },
    refusal: (_, inputs) =>
      textsIn(inputs, 'drawn').length !== drawnAtStart
        ? { code: 'drawThree' }
        : textsIn(inputs, 'keptBack').length !== inaccessible.length
          ? { code: 'keepBackTwo' }
          : undefined,
    run: (_, inputs) => choose(player, inaccessible, textsIn(inputs, 'keptBack')),
  };
}

function someOf(id: string, options: readonly string[], count: number): Field {
  return { kind: 'choices', id, options, start: [], fewest: count, most: count };
}

export function choose(
  player: Player,
  ids: readonly string[],
  options: readonly (string | undefined)[],
): readonly Change[] {
  return ids.map((id, index) => ({
    kind: 'choose',
    at: `${player}.${id}`,
    option: options[index] ?? 'none',
  }));
}

/** Three of six, in the order they will be revealed; can be done again until then [DL-O2]. */
export function chooseOrders(player: Player, secret: boolean): Action {
  return {
    id: 'chooseOrders',
    secret,
    when: (view) => isAtStep(view, 'orders') && revealed(view) === 0 && hasKeptBack(view, player),
    inputs: (view) => [
      {
        kind: 'choices',
        id: 'orders',
        options: handOf(view, player),
        start: [],
        fewest: ranks.length,
        most: ranks.length,
        ranked: true,
        details: Object.fromEntries(orders.map((order) => [order, spacesPhrase(view, order)])),
      },
    ],
    refusal: (_, inputs) =>
      textsIn(inputs, 'orders').length === ranks.length ? undefined : { code: 'pickThree' },
    run: (_, inputs) => choose(player, ranks, textsIn(inputs, 'orders')),
  };
}

/** What an order costs and gives on each of its spaces, for whoever is choosing. */
function spacesPhrase(view: View, order: OrderId): Phrase {
  const terms = (space: Space) => termsId(order, space, tableTerms(view));
  return { id: 'spaces', params: { one: terms(1), two: terms(2), three: terms(3) } };
}

/** Everybody's next card, in play order; minions take the first free space [DL-O3], [DL-O4]. */
export const reveal: Action = {
  id: 'reveal',
  when: (view) =>
    !isOnlyMine(view.setup) && isAtStep(view, 'orders') && revealed(view) < ranks.length,
  figures: (view) => ({ card: revealed(view) + 1 }),
  refusal: (view) => {
    const player = playOrder(view).find((other) => !hasChosen(view, other));
    return player === undefined ? undefined : { code: 'notAllChosen', params: { player } };
  },
  run: revealNext,
};

function revealNext(view: View): readonly Change[] {
  const rank = ranks[revealed(view)];
  if (rank === undefined) return [];
  const placed: Change[] = [];
  const taken = new Set(minionsIn(view).map(({ order, space }) => `${order}.${space}`));
  for (const player of playOrder(view)) {
    const order = cardAt(view, player, rank);
    if (order === undefined) continue;
    const free = spaces.find((space) => !taken.has(`${order}.space${space}`));
    const option = free === undefined ? 'onCard' : `space${free}`;
    taken.add(`${order}.${option}`);
    placed.push({ kind: 'choose', at: `${player}.${rank}Space`, option });
  }
  return [...placed, { kind: 'move', at: 'board.revealed', by: 1 }];
}

/** Whoever goes on has seen the cards: what is still face down turns up, once all chose [DL-O3]. */
export function revealRest(view: View): readonly Change[] {
  const ready = playersIn(view.setup).every((player) => hasChosen(view, player));
  if (!ready || isOnlyMine(view.setup) || revealed(view) >= ranks.length) return [];
  return [...revealNext(view), { kind: 'then', rule: revealRest }];
}

/** With one dungeon only, the others' minions are on the real board: the player tells the spaces. */
export function placeMinions(player: Player): Action {
  return {
    id: 'placeMinions',
    when: (view) => isOnlyMine(view.setup) && isAtStep(view, 'orders') && hasChosen(view, player),
    inputs: () =>
      ranks.map((rank) => ({
        kind: 'choice',
        id: `${rank}Space`,
        options: places,
        start: 'space1',
      })),
    run: (_, inputs) => [
      ...choose(
        player,
        ranks.map((rank) => `${rank}Space`),
        ranks.map((rank) => textIn(inputs, `${rank}Space`)),
      ),
      { kind: 'set', at: 'board.revealed', to: ranks.length },
    ],
  };
}

export type Minion = { player: Player; rank: Rank; order: OrderId; space: string };

/** The minions that lie open: on the spaces of the board, or left on their cards. */
export function minionsIn(view: View): readonly Minion[] {
  return ranks.slice(0, revealed(view)).flatMap((rank) =>
    playOrder(view).flatMap((player) => {
      const order = cardAt(view, player, rank);
      const space = view.choice(`${player}.${rank}Space`);
      return order === undefined || space === 'none' ? [] : [{ player, rank, order, space }];
    }),
  );
}

/** A minion put right by hand: dummies of missing players stand on the real board [DL-X14]. */
export function moveMinion(player: Player): Action {
  const own = (view: View) => minionsIn(view).filter((minion) => minion.player === player);
  return {
    id: 'moveMinion',
    when: (view) => (isAtStep(view, 'orders') || isAtStep(view, 'resolve')) && own(view).length > 0,
    inputs: (view) => {
      const options = own(view).map(({ order }) => order);
      return [
        { kind: 'choice', id: 'minion', options, start: options[0] ?? '' },
        { kind: 'choice', id: 'place', options: places, start: 'space1' },
      ];
    },
    refusal: (view, inputs) => {
      const [order, space] = [textIn(inputs, 'minion'), textIn(inputs, 'place')];
      const there = minionsIn(view).find(
        (minion) => minion.order === order && minion.space === space && space !== 'onCard',
      );
      return there === undefined || there.player === player
        ? undefined
        : { code: 'minionThere', params: { player: there.player } };
    },
    run: (view, inputs) => {
      const rank = own(view).find(({ order }) => order === textIn(inputs, 'minion'))?.rank;
      const space = textIn(inputs, 'place');
      return rank === undefined ? [] : choose(player, [`${rank}Space`], [space]);
    },
  };
}

/** What a player's cards are doing. Nothing in here tells what lies face down [DL-O2]. */
export function cardLines(player: Player): (view: View) => readonly Phrase[] {
  return (view) => {
    const [one, two] = inaccessibleOf(view, player);
    const minions = minionsIn(view).filter((minion) => minion.player === player);
    return [
      one === undefined || two === undefined
        ? { id: 'noInaccessible' }
        : { id: 'inaccessible', params: { one, two } },
      ...(hasChosen(view, player) && minions.length < ranks.length
        ? [{ id: 'faceDown', params: { cards: ranks.length - minions.length } }]
        : []),
      ...minions.map(({ rank, order, space }) => ({
        id: isUnresolved(view, player, rank)
          ? 'cardUnresolved'
          : isDone(view, player, rank)
            ? 'cardDone'
            : 'cardPlayed',
        params: { number: ranks.indexOf(rank) + 1, order, space },
      })),
    ];
  };
}

/** Who is still thinking. */
export function choosingLines(view: View): readonly Phrase[] {
  return playOrder(view).map((player) => ({
    id: hasChosen(view, player) ? 'hasChosen' : 'isChoosing',
    params: { player },
  }));
}
