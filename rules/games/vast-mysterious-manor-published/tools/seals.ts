import type { Phrase, Tool } from '../../../engine/definition';
import { isOnIn, numberIn, textIn } from '../../../engine/fields';
import { count, part, some, toggle } from './toolFields';

/** Where the Seals end [VMP-T32]. */
export const sealsEnd = 14;

/** The rituals of the deck, by their Seals: how many there are, and tiles of their path [VMP-T33]. */
export const rituals = [
  { seals: 3, cards: 3, path: 7 },
  { seals: 2, cards: 4, path: 6 },
  { seals: 1, cards: 6, path: 4 },
] as const;

/** A Keep has no rituals of 3 Seals, a Castle none of 1 [VMP-T34]. */
export type RitualDeck = { keep: boolean; castle: boolean };

export function ritualsIn({ keep, castle }: RitualDeck) {
  return rituals.filter(({ seals }) => !(keep && seals === 3) && !(castle && seals === 1));
}

/** How many cards that are. */
export function ritualCards(deck: RitualDeck): number {
  return ritualsIn(deck).reduce((sum, { cards }) => sum + cards, 0);
}

/** The fewest rituals from here to the goal, however often the deck is shuffled [VMP-T33]. */
export function fewestRituals(seals: number, goal: number, deck: RitualDeck): number {
  const most = Math.max(...ritualsIn(deck).map((ritual) => ritual.seals));
  return Math.ceil(Math.max(0, goal - seals) / most);
}

/**
 * The same with each card only once, the one that was just used not at all; nothing where the deck
 * does not hold that much [VMP-T33].
 */
export function fewestOfOneDeck(seals: number, goal: number, deck: RitualDeck, used?: number) {
  const cards = ritualsIn(deck).flatMap((one) =>
    Array.from({ length: one.cards - Number(one.seals === used) }, () => one.seals),
  );
  let [held, needed] = [seals, 0];
  while (held < goal) {
    const card = cards[needed];
    if (card === undefined) return undefined;
    held += card;
    needed += 1;
  }
  return needed;
}

/** Seals after a ritual [VMP-T32]. */
export function sealsAfter(seals: number, card: number): number {
  return Math.min(sealsEnd, seals + card);
}

export const sealsTool: Tool = {
  id: 'vast-published-seals',
  fields: [
    count('seals', sealsEnd),
    count('card', 3, 1, 1),
    {
      kind: 'choice',
      id: 'goal',
      options: ['14', '13', '11'],
      start: '14',
      aliases: { villa: '13', shack: '11' },
    },
    toggle('keep'),
    toggle('castle'),
  ],
  answer: (values) => {
    const held = numberIn(values, 'seals');
    const card = numberIn(values, 'card');
    const goal = Number(textIn(values, 'goal'));
    const deck = { keep: isOnIn(values, 'keep'), castle: isOnIn(values, 'castle') };
    const ritual = ritualsIn(deck).find((one) => one.seals === card);
    if (held >= goal) {
      return { tone: 'good', headline: { id: 'wonBefore', params: { held, goal } }, lines: [] };
    }
    if (ritual === undefined) {
      return {
        tone: 'bad',
        headline: { id: 'noSuchRitual', params: { card } },
        lines: stillNeeded(held, goal, deck),
      };
    }
    const seals = sealsAfter(held, card);
    const wins = seals >= goal;
    return {
      tone: wins ? 'good' : 'plain',
      headline: {
        id: wins ? 'wins' : 'seals',
        params: { seals, goal, missing: Math.max(0, goal - seals) },
      },
      lines: [
        { id: 'path', params: { path: ritual.path } },
        ...(card === 1 ? [{ id: 'portent' }] : []),
        ...stillNeeded(seals, goal, deck, card),
        ...(deck.castle ? [{ id: 'noPortents' }] : []),
      ],
      sum: [part('held', held), part('card', card), ...some('cap', seals - held - card)],
    };
  },
};

/** How many rituals it takes from here at least; one a turn [VMP-T33]. */
function stillNeeded(
  seals: number,
  goal: number,
  deck: RitualDeck,
  used?: number,
): readonly Phrase[] {
  const fewest = fewestRituals(seals, goal, deck);
  if (fewest === 0) return [];
  const once = fewestOfOneDeck(seals, goal, deck, used);
  return [
    { id: 'fewest', params: { fewest } },
    ...(once === undefined
      ? [{ id: 'deckTooSmall' }]
      : once > fewest
        ? [{ id: 'oneDeck', params: { once } }]
        : []),
  ];
}
