import type { Phrase, Standing, Sum, Track, View } from '../../engine/definition';
import type { ToolAnswer } from '../../engine/answer';
import { cardsOf } from './cards';
import { dwellingsOn, unassigned } from './dwellings';
import { markerAt, markersOf, trackLength } from './power';
import { scoreOf, type Score, type ScoreTerms } from './scoreRules';
import { elementsIn, goods, turnOrder, type Element, type Player } from './table';

/** Points printed beside each space of the power tracks [ELD-P6]. */
export const spacePoints: readonly Track[] = Array.from({ length: trackLength }, (_, index) => ({
  id: `space${index + 1}Points`,
  shape: 'counter',
  min: 0,
  start: index + 1,
  max: 30,
  printed: true,
}));

/** What an element is worth to a player: the points beside their marker [ELD-E4]. */
function worthOf(view: View, player: Player, element: Element): number {
  const space = markerAt(view, player, element);
  return space === 0 ? 0 : view.value(`board.space${space}Points`);
}

/** The terms of a player's score as the table stands. */
function termsOf(view: View, player: Player): ScoreTerms {
  const times = (count: (element: Element) => number) =>
    elementsIn(view.setup).flatMap((element) =>
      Array.from({ length: count(element) }, () => worthOf(view, player, element)),
    );
  return {
    vp: view.value(`${player}.vp`),
    orbs: view.value(`${player}.orbs`),
    markers: markersOf(view, player).map((element) => worthOf(view, player, element)),
    dwellings: times((element) => dwellingsOn(view, player, element)),
    otherDwellings: unassigned(view, player),
    cards: times((element) => cardsOf(view, player, element)),
    vault: view.value(`${player}.vault`),
    prophecy: view.value(`${player}.prophecy`),
  };
}

/** A sum of points, written out. */
export function scoreAnswer(terms: ScoreTerms, notes: readonly Phrase[] = []): ToolAnswer {
  const score = scoreOf(terms);
  const left = terms.cards.length - score.scoring;
  return {
    tone: 'plain',
    figure: { id: 'total', params: { total: score.total } },
    headline: { id: 'cap', params: { cap: score.cap, cards: terms.cards.length } },
    lines: [...(left > 0 ? [{ id: 'cardsLeftOut', params: { left } }] : []), ...notes],
    sum: scoreParts(score).map(({ id, amount }) => ({ id, amount })),
  };
}

/** The parts of a score in the order they are counted [ELD-E3]..[ELD-E7]. */
const partIds = ['vp', 'orbs', 'markers', 'dwellings', 'cards', 'vault', 'prophecy'] as const;

function scoreParts(score: Score): readonly { id: string; amount: number }[] {
  return partIds.map((id) => ({ id: `${id}Part`, amount: score[id] }));
}

/** The score so far, and at the end the final one. */
export function scoreSum(player: Player): Sum {
  return {
    id: 'score',
    tool: 'eldervale-score',
    of: (view) => {
      const open = unassigned(view, player);
      return scoreAnswer(
        termsOf(view, player),
        open > 0 ? [{ id: 'dwellingsOpen', params: { open } }] : [],
      );
    },
  };
}

/** Resources and Magic cards decide between equal scores [ELD-E8]. */
function resourcesOf(view: View, player: Player): number {
  return goods.reduce((sum, good) => sum + view.value(`${player}.${good}`), 0);
}

function standingOf(view: View, player: Player): Omit<Standing, 'place'> & { resources: number } {
  const score = scoreOf(termsOf(view, player));
  return {
    seat: player,
    total: score.total,
    parts: scoreParts(score),
    resources: resourcesOf(view, player),
  };
}

/** Everybody by score, then by resources; who is even in both shares a place [ELD-E8]. */
export function ranking(view: View): readonly Standing[] {
  const all = turnOrder(view.setup)
    .map((player) => standingOf(view, player))
    .sort((one, other) => other.total - one.total || other.resources - one.resources);
  return all.map(({ resources, ...standing }) => {
    const { total } = standing;
    const isTied = all.filter((other) => other.total === total).length > 1;
    const ahead = all.filter(
      (other) => other.total > total || (other.total === total && other.resources > resources),
    );
    return {
      ...standing,
      place: ahead.length + 1,
      ...(isTied ? { tieBreak: { id: 'tieBreak', params: { resources } } } : {}),
    };
  });
}

/** The order prophecies are revealed in: the lowest score first [ELD-E7]. */
export function prophecyOrder(view: View): readonly Player[] {
  const before = (player: Player) => scoreOf({ ...termsOf(view, player), prophecy: 0 }).total;
  return [...turnOrder(view.setup)].sort((one, other) => before(one) - before(other));
}
