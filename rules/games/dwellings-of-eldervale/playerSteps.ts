import type { Part, Step, View } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { actions } from '../../engine/parts';
import { endTurn } from './ending';
import { scoreStep } from './finalScoring';
import { monstersOn } from './monsters';
import { realmParts } from './placing';
import { regroupSteps } from './regroup';
import { isOver, isPeaceful, type Player } from './table';

const battlePart: Part = { kind: 'action', id: 'battle', seat: 'board' };

/**
 * A turn: a unit with what follows it [ELD-T8], or a regrouping, then its end [ELD-T1]; after the
 * last one the final score.
 */
export function stepsOf(setup: FieldValues, player: Player): readonly Step[] {
  const plays = (view: View) => !isOver(view);
  const places = (view: View) => plays(view) && !view.happened('regrouping');
  return [
    {
      id: 'choose',
      when: plays,
      parts: [
        { kind: 'report', id: 'placement' },
        ...actions('placeUnit', 'startRegroup', 'regroupAtOnce', 'takeGloryOrb'),
      ],
    },
    { id: 'realmAction', when: places, parts: realmParts() },
    // Nobody charges in peace, nor without a monster [ELD-M3], [ELD-M4].
    {
      id: 'charge',
      when: (view) => places(view) && !isPeaceful(view) && monstersOn(view).length > 0,
      parts: [{ kind: 'report', id: 'monstersHere', seat: 'board' }],
    },
    {
      id: 'battle',
      when: (view) => places(view) && !isPeaceful(view),
      parts: [battlePart, ...actions('takeGloryOrb')],
    },
    ...regroupSteps(player),
    {
      id: 'turnEnd',
      when: plays,
      parts: [
        { kind: 'report', id: 'ending', seat: 'board' },
        ...actions('takeGloryOrb', 'useTreasure', 'playMagic', 'hireMercenary'),
      ],
      onDone: endTurn,
    },
    scoreStep(setup, player),
  ];
}
