import type { Action, View } from '../../engine/definition';
import { textIn, textsIn, type FieldValues } from '../../engine/fields';
import type { Player } from './table';
import { alliesOf, areThere, places, relocate, unitsAt, unitsField, type Place } from './units';

/** An effect sends units to the Underworld, or wherever else a card says [ELD-U4], [ELD-U6]. */
export function moveUnits(player: Player): Action {
  const placeIn = (given: FieldValues, id: string, start: Place): Place => {
    const place = textIn(given, id);
    return places.find((one) => one === place) ?? start;
  };
  const occupied = (view: View) =>
    places.filter((place) => unitsAt(view, player, place).length > 0);
  const fromIn = (view: View, given: FieldValues) => {
    const from = placeIn(given, 'from', 'onMap');
    const all = occupied(view);
    return all.includes(from) ? from : (all[0] ?? 'inTray');
  };
  return {
    id: 'moveUnits',
    when: (view) => occupied(view).length > 0,
    inputs: (view, given) => [
      { kind: 'choice', id: 'from', options: occupied(view), start: fromIn(view, {}) },
      unitsField(view, player, fromIn(view, given)),
      { kind: 'choice', id: 'to', options: places, start: 'underworld' },
    ],
    refusal: (view, inputs) => {
      const units = textsIn(inputs, 'units');
      const from = fromIn(view, inputs);
      if (units.length === 0) return { code: 'noUnit' };
      if (from === placeIn(inputs, 'to', 'underworld')) return { code: 'samePlace' };
      if (
        units.some((unit) => alliesOf(view, player).includes(unit)) &&
        textIn(inputs, 'to') === 'inTray'
      ) {
        return { code: 'allyHasNoTray' };
      }
      return areThere(unitsAt(view, player, from), units) ? undefined : { code: 'notThere' };
    },
    run: (view, inputs) =>
      relocate(
        view,
        player,
        textsIn(inputs, 'units'),
        fromIn(view, inputs),
        placeIn(inputs, 'to', 'underworld'),
      ),
  };
}
