import type { Action, Change, Phrase, View } from '../../engine/definition';
import { textIn } from '../../engine/fields';
import { isAtStep, playOrder } from './calendar';
import {
  cardAt,
  choose,
  hasChosen,
  inaccessible,
  isDone,
  ranks,
  revealed,
  type Rank,
} from './cards';
import { isOnlyMine, playersIn, type Player } from './setup';

/** The first card, and whatever was not done: one of them comes back [DL-R2], [DL-R3]. */
function candidates(view: View, player: Player): readonly Rank[] {
  return ranks.filter((rank) => rank === 'first' || !isDone(view, player, rank));
}

/** An unresolved order may come back instead of the first card [DL-R3]. */
export function takeBack(player: Player): Action {
  const cards = (view: View) =>
    candidates(view, player).flatMap((rank) => cardAt(view, player, rank) ?? []);
  return {
    id: 'takeBack',
    when: (view) => isAtStep(view, 'retrieve') && isOpen(view) && cards(view).length > 1,
    inputs: (view) => {
      const options = cards(view);
      return [{ kind: 'choice', id: 'card', options, start: options[0] ?? '' }];
    },
    run: (view, inputs) => {
      const card = textIn(inputs, 'card');
      const rank = ranks.find((other) => cardAt(view, player, other) === card) ?? 'first';
      return [{ kind: 'choose', at: `${player}.returning`, option: rank }];
    },
  };
}

/** Inaccessible cards and one of the played come back, the other two become inaccessible [DL-R2]. */
export function retrieveAll(view: View): readonly Change[] {
  return [
    ...playersIn(view.setup).flatMap((player) => retrieve(view, player)),
    { kind: 'set', at: 'board.revealed', to: 0 },
  ];
}

function retrieve(view: View, player: Player): readonly Change[] {
  if (!hasChosen(view, player)) return [];
  const { stay } = comingBack(view, player);
  return [
    ...(stay.length === inaccessible.length ? choose(player, inaccessible, stay) : []),
    ...ranks.flatMap((rank): readonly Change[] => [
      { kind: 'choose', at: `${player}.${rank}`, option: 'none' },
      { kind: 'choose', at: `${player}.${rank}Space`, option: 'none' },
      { kind: 'choose', at: `${player}.${rank}State`, option: 'waiting' },
    ]),
    { kind: 'choose', at: `${player}.returning`, option: 'first' },
  ];
}

/** Cards never revealed go back to the hand unseen; with one dungeon only, the table saw them. */
function isOpen(view: View): boolean {
  return isOnlyMine(view.setup) || revealed(view) >= ranks.length;
}

/** What comes back and what becomes inaccessible [DL-R2], [DL-R4]. */
function comingBack(view: View, player: Player) {
  if (!isOpen(view)) return { back: [], stay: [] };
  const wanted = view.choice(`${player}.returning`);
  const back = candidates(view, player).find((rank) => rank === wanted) ?? 'first';
  const cards = ranks.filter((rank) => rank !== back);
  return {
    back: ranks.flatMap((rank) => (rank === back ? (cardAt(view, player, rank) ?? []) : [])),
    stay: cards.flatMap((rank) => cardAt(view, player, rank) ?? []),
  };
}

/** What comes back and what stays away when the cards are taken up. */
export function retrievalLines(view: View): readonly Phrase[] {
  return playOrder(view).map((player) => {
    const { back, stay } = comingBack(view, player);
    const [one, two] = stay;
    return one === undefined || two === undefined
      ? { id: 'nothingToRetrieve', params: { player } }
      : { id: 'retrieval', params: { player, back: back[0] ?? '', one, two } };
  });
}
