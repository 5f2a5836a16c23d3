import type { Action } from '../../engine/definition';
import { numberIn, textIn, textsIn, type FieldValues } from '../../engine/fields';
import { goodsField } from './goods';
import { revealRealm } from './revealing';
import { cannotPay, costAnswerOf, costField, pay } from './spending';
import { goods, move, type Player } from './table';
import { relocate, unitField, unitsAt } from './units';

/** What is paid at the Mage Tower and the Fortress: any two [ELD-A5], [ELD-A9]. */
const paidHere = 2;
/** Drawn and discarded at the Mage Tower [ELD-A5]. */
const towerCards = { drawn: 3, discarded: 1 };
/** Gold of the Fortress [ELD-A9]. */
const fortressGold = 2;

/** Those the player picks; for the others the app takes what there is most of. */
const payWithField = goodsField('payWith', goods, { most: paidHere });

function anyTwo(inputs: FieldValues): FieldValues {
  const picked = textsIn(inputs, 'payWith');
  const others = Array.from({ length: Math.max(0, paidHere - picked.length) }, () => 'any');
  return { cost: [...picked, ...others] };
}

/** A token of a treasure stack [ELD-A4]. */
function takeTreasure(player: Player): Action {
  return { id: 'takeTreasure', run: () => move(`${player}.treasure`, 1) };
}

/** Two resources for three Magic cards, of which one goes [ELD-A5]. */
function mageTower(player: Player): Action {
  return {
    id: 'mageTower',
    inputs: () => [payWithField],
    answer: costAnswerOf(player, undefined, anyTwo),
    refusal: (view, inputs) => cannotPay(view, player, anyTwo(inputs)),
    run: (view, inputs) => [
      ...pay(view, player, anyTwo(inputs)),
      ...move(`${player}.magic`, towerCards.drawn - towerCards.discarded),
    ],
  };
}

/** Two resources for two gold [ELD-A9]. */
function fortress(player: Player): Action {
  return {
    id: 'fortress',
    inputs: () => [payWithField],
    answer: costAnswerOf(player, undefined, anyTwo),
    refusal: (view, inputs) => cannotPay(view, player, anyTwo(inputs)),
    run: (view, inputs) => [
      ...pay(view, player, anyTwo(inputs)),
      ...move(`${player}.gold`, fortressGold),
    ],
  };
}

/** A unit of the tray becomes ready for its cost, by the Portal or the starter card [ELD-A6], [ELD-U2]. */
function summon(player: Player): Action {
  return {
    id: 'summon',
    inputs: (view) => [unitField(view, player, 'inTray'), costField()],
    answer: costAnswerOf(player),
    blocked: (view) =>
      unitsAt(view, player, 'inTray').length === 0 ? { code: 'trayEmpty' } : undefined,
    refusal: (view, inputs) => cannotPay(view, player, inputs),
    run: (view, inputs) => [
      ...pay(view, player, inputs),
      ...relocate(view, player, [textIn(inputs, 'unit')], 'inTray', 'ready'),
    ],
  };
}

/** A Magic card instead of an Adventure card [ELD-O4], or as many as a card says [ELD-R8]. */
function drawMagic(player: Player): Action {
  return {
    id: 'drawMagic',
    inputs: () => [{ kind: 'number', id: 'magicCards', min: 1, max: 7, start: 1 }],
    run: (_, inputs) => move(`${player}.magic`, numberIn(inputs, 'magicCards')),
  };
}

export function realmActions(player: Player): readonly Action[] {
  return [
    takeTreasure(player),
    mageTower(player),
    summon(player),
    revealRealm(player),
    fortress(player),
    drawMagic(player),
  ];
}
