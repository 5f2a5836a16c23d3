import type { Action, Track, View } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { advance, elementIn, elementInput, markerFields } from './power';
import { cannotPay, costAnswerOf, costField, pay } from './spending';
import { elementOf, elementsIn, move, perElement, type Element, type Player } from './table';

/** An Adventure card moves its element by one [ELD-A1]. */
const powerOfCard = 1;

export function cardsOf(view: View, player: Player, element: Element): number {
  return view.value(`${player}.${perElement(element, 'Cards')}`);
}

/**
 * Cards by element; the starter card is one of its player's own element [ELD-A2], [ELD-A11]. One that
 * is lost moves no marker back [ELD-P8].
 */
export function cardTracks(setup: FieldValues, player: Player): readonly Track[] {
  return elementsIn(setup).map((element) => ({
    id: perElement(element, 'Cards'),
    shape: 'counter',
    min: 0,
    start: elementOf(setup, player) === element ? 1 : 0,
    max: 99,
  }));
}

/** An Adventure card for its cost, and its element a step on [ELD-A1]. */
export function takeCard(player: Player): Action {
  return {
    id: 'takeCard',
    inputs: (view, given) => [
      elementInput(view, player),
      costField(),
      ...markerFields(view, player, elementIn(view, player, given)),
    ],
    answer: costAnswerOf(player),
    refusal: (view, inputs) => cannotPay(view, player, inputs),
    run: (view, inputs) => {
      const element = elementIn(view, player, inputs);
      return [
        ...pay(view, player, inputs),
        ...move(`${player}.${perElement(element, 'Cards')}`, 1),
        ...advance(view, player, element, powerOfCard, inputs),
      ];
    },
  };
}
