import type { Action, Change, Track, View } from '../../engine/definition';
import { numbersIn } from '../../engine/fields';
import { diceForm, dieIds } from './diceForm';
import { diceIn } from './levels';
import { gainMovement } from './moving';
import { drawTerror } from './terrorCards';
import { cheatActions } from './terrorUse';
import { isLow, keepIds, keptPairs, lowTotal, sides, sum, type Keep } from './tools/dice';

export function dieTracks(count: number): readonly Track[] {
  return dieIds.slice(0, count).map((id) => ({
    id,
    shape: 'counter',
    min: 0,
    start: 0,
    max: sides,
    resets: 'ownTurn',
  }));
}

/** The dice of this turn that fell already. */
function rolledIds(view: View): readonly string[] {
  return dieIds.filter((id) => view.value(`ghoul.${id}`) > 0);
}

function isRolled(view: View): boolean {
  return rolledIds(view).length === diceIn(view.setup);
}

function rolled(view: View): readonly number[] {
  return rolledIds(view).map((id) => view.value(`ghoul.${id}`));
}

function lowRoll(dice: readonly number[]): Change {
  const params = { total: sum(dice), low: lowTotal(dice.length) };
  return { kind: 'notice', notice: { id: 'lowRoll', tone: 'info', params } };
}

/** A low total draws a card, once a turn and only when no die can change any more [GHL-D2]. */
function checkTotal(view: View, dice: readonly number[]): readonly Change[] {
  if (view.isOn('ghoul.totalChecked')) return [];
  return [
    { kind: 'switch', at: 'ghoul.totalChecked', on: true },
    ...(isLow(dice) ? [lowRoll(dice), drawTerror('ghoul')] : []),
  ];
}

/** Whoever keeps no dice has given the discs back all the same, and may have rolled low [GHL-D1]. */
export function endOfRoll(view: View): readonly Change[] {
  if (view.isOn('ghoul.statisticsSet')) return [];
  return [
    { kind: 'set', at: 'ghoul.attack', to: 0 },
    ...(isRolled(view) ? checkTotal(view, rolled(view)) : []),
  ];
}

function mayCheat(view: View): boolean {
  return view.value('ghoul.cheat') > 0;
}

function keep(id: Keep): Action {
  const kept = (view: View) => keptPairs(rolled(view)).get(id);
  return {
    id,
    when: (view) => isRolled(view) && !view.isOn('ghoul.statisticsSet') && kept(view) !== undefined,
    figures: (view) => ({ movement: 0, attack: 0, ...kept(view) }),
    run: (view) => {
      const { movement, attack } = kept(view) ?? { movement: 0, attack: 0 };
      return [
        ...checkTotal(view, rolled(view)),
        { kind: 'switch', at: 'ghoul.statisticsSet', on: true },
        { kind: 'move', at: 'ghoul.attack', by: attack },
        ...gainMovement(view, 'ghoul', movement),
      ];
    },
  };
}

/** Rolled here or at the table, looked at, and two of them kept [GHL-D1]..[GHL-D4]. */
export const diceActions: readonly Action[] = [
  {
    id: 'rollDice',
    when: (view) => !isRolled(view),
    ...diceForm,
    run: (view, inputs) => {
      const dice = numbersIn(inputs, 'dice');
      return [
        // What was left of the discs goes back first [GHL-D1].
        { kind: 'set', at: 'ghoul.attack', to: 0 },
        ...dice.map((face, at): Change => ({
          kind: 'set',
          at: `ghoul.${dieIds[at] ?? 'die1'}`,
          to: face,
        })),
        ...(mayCheat(view)
          ? [{ kind: 'notice', notice: { id: 'mayCheat', tone: 'info' } } as const]
          : checkTotal(view, dice)),
      ];
    },
  },
  ...cheatActions(
    'ghoul',
    (view) => (view.isOn('ghoul.statisticsSet') ? [] : rolledIds(view)),
    (view, die, face) =>
      checkTotal(
        view,
        rolledIds(view).map((id) => (id === die ? face : view.value(`ghoul.${id}`))),
      ),
  ),
  ...keepIds.map(keep),
];
