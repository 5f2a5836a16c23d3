import type { Action, Change, Refusal, View } from '../../engine/definition';
import { numberIn, textIn, type FieldValues } from '../../engine/fields';
import { battleAnswer } from './battleAnswer';
import {
  battleFields,
  countNotes,
  fightersIn,
  keepsUnits,
  losersIn,
  monsterIn,
  powerPrize,
  resultIn,
  rollBattle,
  sidesIn,
  unitsRefusal,
  unitsIn,
} from './battleForm';
import { purseOf } from './goods';
import { destroy } from './monsters';
import { paymentFor } from './payment';
import { advance } from './power';
import { handOver } from './spending';
import { isOver, move, playersIn, say, type Player } from './table';
import { relocate, unitsAt } from './units';

/** Glory of a victory, whoever and however many were beaten [ELD-B10]. */
const victoryGlory = 1;

/** Swords are paid as such, or with gold in their place [ELD-B4], [ELD-R3]. */
function paySwords(view: View, inputs: FieldValues, player: Player): readonly Change[] {
  const swords = numberIn(inputs, `${player}.swordsPaid`);
  const cost = Array.from({ length: swords }, () => 'sword');
  return handOver(player, paymentFor(cost, purseOf(view, player)));
}

/** Units of losers, unless a Tactics token keeps them [ELD-B11], [ELD-O7]; dwellings stay [ELD-B12]. */
function fall(view: View, inputs: FieldValues, player: Player): readonly Change[] {
  if (keepsUnits(view, inputs, player)) {
    return [
      { kind: 'switch', at: `${player}.tactics`, on: false },
      say('unitsKept', 'info', { player }),
    ];
  }
  return [
    {
      kind: 'then',
      rule: (now) => {
        const units = unitsIn(now, inputs, player);
        // Who the app still has in the Underworld falls again, and earns a sword again.
        const fallen = unitsAt(now, player, 'underworld');
        const again = units.filter((unit) => unit !== 'worker' && fallen.includes(unit));
        return [
          ...relocate(now, player, units, 'onMap', 'underworld'),
          ...move(`${player}.sword`, again.length),
        ];
      },
    },
  ];
}

/** Glory, or the monster's element instead [ELD-B10]. */
function prizeOf(view: View, inputs: FieldValues, winner: Player): readonly Change[] {
  const element = powerPrize(view, inputs);
  return textIn(inputs, 'prize') === 'powerPrize' && element !== undefined
    ? [{ kind: 'then', rule: (now) => advance(now, winner, element, 1, inputs) }]
    : move(`${winner}.glory`, victoryGlory);
}

function outcome(view: View, inputs: FieldValues): readonly Change[] {
  const result = resultIn(view, inputs);
  const monster = monsterIn(view, inputs);
  const monsterFalls = monster === undefined ? [] : destroy(view, monster, 'gain');
  switch (result.kind) {
    case 'player':
      return [
        say('battleWon', 'gain', { player: result.winner }),
        ...prizeOf(view, inputs, result.winner),
        ...monsterFalls,
      ];
    case 'monster':
      return monster === undefined ? [] : [say('monsterWon', 'loss', { monster })];
    case 'nobody':
      return [say('everyoneLost', 'loss'), ...monsterFalls];
    case 'open':
      return [];
  }
}

/** Nobody fights before everybody has regrouped once [ELD-B1]. */
function stillPeaceful(view: View): Refusal | undefined {
  const first = playersIn(view.setup).find((player) => !view.isOn(`${player}.onGlory`));
  if (first === undefined) return undefined;
  return { code: 'peaceful', params: { player: first } };
}

/** A battle from joining to the Underworld, in one tap [ELD-B2]..[ELD-B13]. */
export const battle: Action = {
  id: 'battle',
  when: (view) => !isOver(view),
  inputs: battleFields,
  roll: rollBattle,
  answer: {
    tool: 'eldervale-battle',
    of: (view, inputs) =>
      battleAnswer(
        sidesIn(view, inputs),
        countNotes(view, inputs),
        resultIn(view, inputs).kind !== 'open',
      ),
  },
  blocked: stillPeaceful,
  refusal: (view, inputs) => {
    if (sidesIn(view, inputs).length < 2) return { code: 'needTwoSides' };
    const refusal = unitsRefusal(view, inputs);
    if (refusal !== undefined) return refusal;
    return resultIn(view, inputs).kind === 'open' ? { code: 'notRolled' } : undefined;
  },
  run: (view, inputs) => [
    ...fightersIn(view, inputs).flatMap((player) => paySwords(view, inputs, player)),
    ...outcome(view, inputs),
    ...losersIn(view, inputs).flatMap((player) => fall(view, inputs, player)),
  ],
};
