import type { Action, Change, View } from '../../engine/definition';
import { isOnIn, numberIn, type Field, type FieldValues } from '../../engine/fields';
import { gain, goodsField, goodsIn, trayLimit } from './goods';
import { cannotPay, costAnswerOf, costField, pay } from './spending';
import { goods, isUsed, move, type Player } from './table';

/** Swords that turn the Tactics token up again [ELD-O8]. */
const tacticsPrice = 3;
/** More than an Orb Reward or a card brings at once [ELD-F4]. */
const mostPoints = 30;

function hasNone(player: Player, id: string, code: string) {
  return (view: View) => (view.value(`${player}.${id}`) === 0 ? { code } : undefined);
}

/** A full tray makes room for one token more: the new one can be taken along [ELD-R6]. */
function newTokenField(view: View, player: Player): readonly Field[] {
  return view.value(`${player}.treasure`) === trayLimit
    ? [{ kind: 'toggle', id: 'newToken', start: false }]
    : [];
}

function handIn(player: Player, inputs: FieldValues): readonly Change[] {
  return [
    ...move(`${player}.treasure`, -1, true),
    ...move(`${player}.treasure`, isOnIn(inputs, 'newToken') ? 1 : 0),
  ];
}

/** A token of the tray for what is on it, at any time [ELD-F1]. */
function useTreasure(player: Player): Action {
  return {
    id: 'useTreasure',
    inputs: (view) => [
      goodsField('onToken', goods, { fewest: 1, most: 5 }),
      ...newTokenField(view, player),
    ],
    blocked: hasNone(player, 'treasure', 'noTreasure'),
    refusal: (_, inputs) =>
      goodsIn(inputs, 'onToken').length === 0 ? { code: 'nothingChosen' } : undefined,
    run: (_, inputs) => [...handIn(player, inputs), ...gain(player, goodsIn(inputs, 'onToken'))],
  };
}

/** A token onto a frame of a card; what lay there is discarded [ELD-F2]. */
function treasureOnCard(player: Player): Action {
  return {
    id: 'treasureOnCard',
    inputs: (view) => newTokenField(view, player),
    blocked: hasNone(player, 'treasure', 'noTreasure'),
    run: (_, inputs) => handIn(player, inputs),
  };
}

/** An Orb for an Orb Reward: points, goods, or what else is drawn there [ELD-F4]. */
function orbReward(player: Player): Action {
  return {
    id: 'orbReward',
    inputs: () => [
      { kind: 'number', id: 'points', min: 0, max: mostPoints, start: 0 },
      goodsField('gained', goods, {}),
    ],
    blocked: hasNone(player, 'orbs', 'noOrb'),
    run: (_, inputs) => [
      ...move(`${player}.orbs`, -1, true),
      ...move(`${player}.vp`, numberIn(inputs, 'points')),
      ...gain(player, goodsIn(inputs, 'gained')),
    ],
  };
}

/** An Orb on a cost frame, or on a card it upgrades [ELD-F5], [ELD-F6]. */
function orbOnCard(player: Player): Action {
  return {
    id: 'orbOnCard',
    inputs: () => [
      { kind: 'choice', id: 'orbUse', options: ['costFrame', 'upgrade'], start: 'costFrame' },
    ],
    blocked: hasNone(player, 'orbs', 'noOrb'),
    run: () => move(`${player}.orbs`, -1, true),
  };
}

/** Magic cards that are played, discarded, or kept as a quest [ELD-F3]. */
function playMagic(player: Player): Action {
  return {
    id: 'playMagic',
    inputs: (view) => [
      {
        kind: 'number',
        id: 'played',
        min: 1,
        max: Math.max(1, view.value(`${player}.magic`)),
        start: 1,
      },
      costField(),
      { kind: 'number', id: 'points', min: 0, max: mostPoints, start: 0 },
      goodsField('gained', goods, {}),
    ],
    answer: costAnswerOf(player),
    blocked: hasNone(player, 'magic', 'noMagic'),
    refusal: (view, inputs) => cannotPay(view, player, inputs),
    run: (view, inputs): readonly Change[] => [
      ...pay(view, player, inputs),
      ...move(`${player}.magic`, -numberIn(inputs, 'played'), true),
      ...move(`${player}.vp`, numberIn(inputs, 'points')),
      ...gain(player, goodsIn(inputs, 'gained')),
    ],
  };
}

const tacticsCost = { cost: Array.from({ length: tacticsPrice }, () => 'sword') };

/** Three swords turn the Tactics token up again [ELD-O8]. */
function recoverTactics(player: Player): Action {
  return {
    id: 'recoverTactics',
    when: (view) => isUsed(view.setup, 'tactics') && !view.isOn(`${player}.tactics`),
    blocked: (view) => cannotPay(view, player, tacticsCost),
    run: (view) => [
      ...pay(view, player, tacticsCost),
      { kind: 'switch', at: `${player}.tactics`, on: true },
    ],
  };
}

/** What can be done at any moment of one's turn, as often as one likes [ELD-F1]..[ELD-F6], [ELD-F8]. */
export function freeActions(player: Player): readonly Action[] {
  return [
    useTreasure(player),
    treasureOnCard(player),
    playMagic(player),
    orbReward(player),
    orbOnCard(player),
    recoverTactics(player),
  ];
}
