import type { Action, Change, Step, View } from '../../engine/definition';
import { textsIn } from '../../engine/fields';
import { actions, toggles } from '../../engine/parts';
import { calledNow, isOver, isUsed, say, type Player } from './table';
import { alliesOf, areThere, relocate, relocateAll, unitsAt, unitsField } from './units';

function isRegrouping(view: View): boolean {
  return view.happened('regrouping');
}

/** Begins to regroup instead of placing a unit [ELD-T5]. */
export function startRegroup(player: Player): Action {
  return {
    id: 'startRegroup',
    when: (view) => view.turn.seat === player && !isOver(view),
    blocked: (view) => {
      if (view.happened('placed')) return { code: 'alreadyPlaced' };
      return isRegrouping(view) ? { code: 'isRegrouping' } : undefined;
    },
    run: () => [
      { kind: 'happen', what: 'regrouping' },
      { kind: 'goTo', step: 'recall' },
    ],
  };
}

/** A unit goes from the map onto a card action; no card takes two [ELD-T6]. */
export function ontoCards(player: Player): Action {
  return {
    id: 'ontoCards',
    inputs: (view) => [unitsField(view, player, 'onMap')],
    blocked: (view) =>
      unitsAt(view, player, 'onMap').length === 0 ? { code: 'nobodyOnMap' } : undefined,
    refusal: (view, inputs) => {
      const units = textsIn(inputs, 'units');
      if (units.length === 0) return { code: 'noUnit' };
      return areThere(unitsAt(view, player, 'onMap'), units) ? undefined : { code: 'notThere' };
    },
    run: (view, inputs) => relocate(view, player, textsIn(inputs, 'units'), 'onMap', 'onCard'),
  };
}

/** Mercenaries hired for gold who are ready [ELD-O2]. */
function leavers(view: View, player: Player): readonly string[] {
  return alliesOf(view, player).filter(
    (ally) =>
      view.choice(`${ally}.allyKind`) === 'mercenaryForGold' &&
      view.choice(`${ally}.allyPlace`) === 'ready',
  );
}

function dismiss(player: Player) {
  return (view: View): readonly Change[] =>
    leavers(view, player).flatMap((ally) => [
      say('mercenaryLeaves', 'info', { ally: calledNow(view, ally) }),
      { kind: 'remove', item: ally },
    ]);
}

/** The rest of a regrouping in one tap: everybody ready, nobody onto a card [ELD-T5]. */
export function regroupAtOnce(player: Player): Action {
  return {
    id: 'regroupAtOnce',
    when: (view) => view.turn.seat === player && !isOver(view),
    blocked: (view) => (view.happened('placed') ? { code: 'alreadyPlaced' } : undefined),
    run: () => [
      { kind: 'happen', what: 'regrouping' },
      { kind: 'then', rule: (view) => relocateAll(view, player, 'onMap', 'ready') },
      { kind: 'then', rule: (view) => relocateAll(view, player, 'underworld', 'ready') },
      { kind: 'then', rule: (view) => relocateAll(view, player, 'onCard', 'ready') },
      { kind: 'then', rule: dismiss(player) },
      { kind: 'switch', at: `${player}.onGlory`, on: true },
      { kind: 'goTo', step: 'turnEnd' },
    ],
  };
}

/** The five steps of a regrouping [ELD-T5]. */
export function regroupSteps(player: Player): readonly Step[] {
  const when = (view: View) => isRegrouping(view) && !isOver(view);
  return [
    {
      id: 'recall',
      when,
      parts: actions(
        'ontoCards',
        'summon',
        'gainGoods',
        'dwell',
        'gainGlory',
        'gainPower',
        'payCost',
        'regroupAtOnce',
      ),
      onDone: (view) => relocateAll(view, player, 'onMap', 'ready'),
    },
    {
      id: 'fromUnderworld',
      when,
      onDone: (view) => relocateAll(view, player, 'underworld', 'ready'),
    },
    { id: 'fromCards', when, onDone: (view) => relocateAll(view, player, 'onCard', 'ready') },
    {
      id: 'mercenariesLeave',
      when: (view) => when(view) && isUsed(view.setup, 'mercenaries'),
      onDone: dismiss(player),
    },
    {
      id: 'enterGlory',
      when: (view) =>
        when(view) && (!view.isOn(`${player}.onGlory`) || view.turn.step === 'enterGlory'),
      parts: toggles('onGlory'),
      onDone: () => [{ kind: 'switch', at: `${player}.onGlory`, on: true }],
    },
  ];
}
