import type { Address, Change, Toggle, Track, View } from '../../engine/definition';
import type { Field } from '../../engine/fields';
import type { GhoulId } from './table';

/** The Terror deck: how many of each card [GHL-T1]. */
const deck = {
  chase: 3,
  hunt: 3,
  sneak: 2,
  cheat: 1,
  blink: 1,
  adapt: 1,
  seize: 1,
  scour: 1,
} as const;
export type Card = keyof typeof deck;
export const cards = Object.keys(deck) as readonly Card[];
const deckSize = cards.reduce((sum, card) => sum + deck[card], 0);

const total = (view: View, ids: readonly Address[]) =>
  ids.reduce((sum, at) => sum + view.value(at), 0);

/** Cards held whose name was noted. */
function named(view: View, seat: GhoulId): number {
  return total(
    view,
    cards.map((card) => `${seat}.${card}`),
  );
}

export function unnamed(view: View, seat: GhoulId): number {
  return view.value(`${seat}.terrorCards`) - named(view, seat);
}

function gone(view: View, seat: GhoulId): number {
  return total(
    view,
    cards.map((card) => `${seat}.${card}Gone`),
  );
}

/** Cards still in the deck. */
export function inDeck(view: View, seat: GhoulId): number {
  return deckSize - gone(view, seat) - view.value(`${seat}.terrorCards`);
}

/** Names the deck may still hold. */
export function namesLeft(view: View, seat: GhoulId): readonly Card[] {
  return cards.filter(
    (card) => view.value(`${seat}.${card}`) + view.value(`${seat}.${card}Gone`) < deck[card],
  );
}

/** Cards in hand, in all and by name; a name noted is one of them [GHL-T2]. */
export function terrorTracks(seat: GhoulId): readonly Track[] {
  return [
    {
      id: 'terrorCards',
      shape: 'counter',
      min: (view) => named(view, seat),
      start: 0,
      max: (view) => deckSize - gone(view, seat),
    },
    ...cards.flatMap((card): Track[] => [
      {
        id: card,
        shape: 'counter',
        min: 0,
        start: 0,
        max: (view) => deck[card] - view.value(`${seat}.${card}Gone`),
        // A name noted for a card that was not counted yet counts it; a card that leaves is gone.
        follows: ({ from, to }, view) =>
          to < from
            ? [{ kind: 'move', at: `${seat}.terrorCards`, by: to - from }]
            : [{ kind: 'move', at: `${seat}.terrorCards`, by: Math.max(0, -unnamed(view, seat)) }],
      },
      {
        id: `${card}Gone`,
        shape: 'counter',
        min: 0,
        start: 0,
        max: deck[card],
        // A card out of the game is not also in hand.
        follows: ({ to }, view) => {
          const excess = view.value(`${seat}.${card}`) + to - deck[card];
          return excess > 0 ? [{ kind: 'move', at: `${seat}.${card}`, by: -excess }] : [];
        },
      },
      {
        id: `${card}Used`,
        shape: 'counter',
        min: 0,
        start: 0,
        max: deck[card],
        resets: 'ownTurn',
      },
    ]),
  ];
}

export const terrorToggles: readonly Toggle[] = cards.map((card) => ({
  id: `${card}Once`,
  resets: 'ownTurn',
}));

/** Cards drawn, as far as the deck goes; Adapt looks at two for each [GHL-T3], [GHL-T9]. */
export function drawTerror(seat: GhoulId, count = 1): Change {
  return { kind: 'then', rule: (view) => drawnFrom(view, seat, count) };
}

function drawnFrom(view: View, seat: GhoulId, wanted: number): readonly Change[] {
  const count = Math.min(wanted, inDeck(view, seat));
  if (count < 1) return [deckIsEmpty];
  const adapts = view.value(`${seat}.adapt`) > 0;
  const id = adapts ? 'terrorDrawnAdapt' : 'terrorDrawn';
  return [
    { kind: 'move', at: `${seat}.terrorCards`, by: count },
    ...(adapts ? [{ kind: 'set', at: `${seat}.adaptUsed`, to: 1 } as const] : []),
    { kind: 'notice', notice: { id, tone: 'gain', params: { count } } },
  ];
}

export const deckIsEmpty: Change = {
  kind: 'notice',
  notice: { id: 'terrorDeckEmpty', tone: 'info' },
};

/** Which card leaves: one by name, or one whose name was never noted. */
export function cardHeldField(view: View, seat: GhoulId, id: string): Field {
  const options = [
    ...(unnamed(view, seat) > 0 ? ['unnamedCard'] : []),
    ...cards.filter((card) => view.value(`${seat}.${card}`) > 0),
  ];
  return { kind: 'choice', id, options, start: options[0] ?? '' };
}

export function loseCard(seat: GhoulId, card: string): readonly Change[] {
  const at = card === 'unnamedCard' ? `${seat}.terrorCards` : `${seat}.${card}`;
  return [{ kind: 'move', at, by: -1 }];
}
