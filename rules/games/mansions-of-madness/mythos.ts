import type { Action } from '../../engine/definition';
import { numberIn } from '../../engine/fields';
import { highestPrinted, isDead, isOwnTurn, type Investigator } from './table';

const mythos = 'mythos';

/** The steps with a moment for one, at their start or right after them [MOM-M8]. */
const windows: readonly string[] = ['turnStart', 'move1', 'move2', 'action'];

/** One Mythos card in an investigator's turn, paid with threat, in its windows only [MOM-M8]..[MOM-M10]. */
export function playMythos(who: Investigator): Action {
  return {
    id: 'playMythos',
    when: (view) => isOwnTurn(view, who) && !isDead(view, who) && windows.includes(view.turn.step),
    inputs: () => [
      { kind: 'number', id: 'threatCost', min: 0, max: highestPrinted, start: 0 },
      { kind: 'text', id: 'mythosCard', start: '' },
    ],
    blocked: (view) => (view.happened(mythos) ? { code: 'mythosPlayed' } : undefined),
    refusal: (view, inputs) => {
      const cost = numberIn(inputs, 'threatCost');
      const have = view.value('keeper.threat');
      return cost > have ? { code: 'tooLittleThreat', params: { cost, have } } : undefined;
    },
    run: (_, inputs) => [
      { kind: 'happen', what: mythos },
      { kind: 'move', at: 'keeper.threat', by: -numberIn(inputs, 'threatCost'), paid: true },
      { kind: 'move', at: 'keeper.mythosHand', by: -1, paid: true },
    ],
  };
}
