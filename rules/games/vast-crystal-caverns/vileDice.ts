import type { Action, Change, Choice, Track, View } from '../../engine/definition';
import { numberIn, numbersIn, type Field, type FieldValues } from '../../engine/fields';
import { diceForm, dieIds } from './diceForm';
import { gainMovement } from './moving';
import { chartBounds } from './setup';
import { cheatActions } from './terrorUse';
import { sides } from './tools/dice';

const faces = Array.from({ length: sides }, (_, index) => index + 1);

/** Where a die of the Vile Ghoul lies; before the first roll on no side of the chart. */
const places = ['unrolled', 'supply', 'left', 'right'] as const;
type Place = (typeof places)[number];

export function vileDieTracks(count: number): readonly Track[] {
  return dieIds
    .slice(0, count)
    .map((id) => ({ id, shape: 'counter', min: 0, start: 0, max: sides }));
}

export function vileDiePlaces(count: number): readonly Choice[] {
  return dieIds
    .slice(0, count)
    .map((id) => ({ id: `${id}Place`, options: places, start: 'unrolled' }));
}

function diceAt(view: View, place: Place): readonly string[] {
  return dieIds.filter((id) => view.choice(`vileGhoul.${id}Place`) === place);
}

const faceOf = (view: View, die: string) => view.value(`vileGhoul.${die}`);

function put(die: string, place: Place): Change {
  return { kind: 'choose', at: `vileGhoul.${die}Place`, option: place };
}

/** Dice on the right of a row are its Boost dice, with the one about to slide there [GHL-U3]. */
function boostDice(view: View, face: number): number {
  return [...diceAt(view, 'right'), ...diceAt(view, 'left')].filter(
    (die) => faceOf(view, die) === face,
  ).length;
}

function slide(view: View): readonly Change[] {
  return diceAt(view, 'left').map((die) => put(die, 'right'));
}

/** The die of the last turn slides to the right of its row, and the discs come off [GHL-U2]. */
export function prepareBoard(view: View): readonly Change[] {
  // Whoever chose the die already has the board prepared.
  return view.isOn('vileGhoul.statisticsSet')
    ? []
    : [...slide(view), { kind: 'set', at: 'vileGhoul.attack', to: 0 }];
}

type Row = { movement: number | undefined; attack: number | undefined };

/** What the chart gives for a face, as far as the players entered it [GHL-B1]. */
function chartRow(view: View, face: number): Row {
  const at = (id: string) => numbersIn(view.setup, id)[face - 1];
  return { movement: at('chartMovement'), attack: at('chartAttack') };
}

function chartField(id: string): Field {
  return { kind: 'number', id, ...chartBounds, start: 0 };
}

function rowIn(
  view: View,
  face: number,
  inputs: FieldValues,
): { movement: number; attack: number } {
  const { movement, attack } = chartRow(view, face);
  return {
    movement: movement ?? numberIn(inputs, 'chartMovement'),
    attack: attack ?? numberIn(inputs, 'chartAttack'),
  };
}

/** Chooses a die from the supply, without rolling it: its row is the turn [GHL-U3]. */
function takeFace(face: number): Action {
  const dieOf = (view: View) => diceAt(view, 'supply').find((die) => faceOf(view, die) === face);
  return {
    id: `takeFace${face}`,
    when: (view) => !view.isOn('vileGhoul.statisticsSet') && dieOf(view) !== undefined,
    inputs: (view) => {
      const { movement, attack } = chartRow(view, face);
      return [
        ...(movement === undefined ? [chartField('chartMovement')] : []),
        ...(attack === undefined ? [chartField('chartAttack')] : []),
      ];
    },
    figures: (view, inputs) => {
      const { movement, attack } = rowIn(view, face, inputs);
      // Before anybody looked at the board its numbers are not known.
      const told = chartRow(view, face);
      return {
        movement: told.movement ?? (movement || 'lookUp'),
        attack: told.attack ?? (attack || 'lookUp'),
        boost: boostDice(view, face),
      };
    },
    run: (view, inputs) => {
      const { movement, attack } = rowIn(view, face, inputs);
      return [
        ...slide(view),
        put(dieOf(view) ?? '', 'left'),
        { kind: 'switch', at: 'vileGhoul.statisticsSet', on: true },
        { kind: 'set', at: 'vileGhoul.attack', to: attack },
        { kind: 'set', at: 'vileGhoul.boost', to: boostDice(view, face) },
        ...gainMovement(view, 'vileGhoul', movement),
      ];
    },
  };
}

export const takeFaces = faces.map(takeFace);

export const vileDiceActions: readonly Action[] = [
  {
    id: 'rollSupply',
    when: (view) => diceAt(view, 'supply').length === 0 && !view.isOn('vileGhoul.statisticsSet'),
    ...diceForm,
    run: (_, inputs) => [
      { kind: 'switch', at: 'vileGhoul.justRolled', on: true },
      ...numbersIn(inputs, 'dice').flatMap((face, at): Change[] => {
        const die = dieIds[at] ?? 'die1';
        return [{ kind: 'set', at: `vileGhoul.${die}`, to: face }, put(die, 'supply')];
      }),
    ],
  },
  ...cheatActions(
    'vileGhoul',
    (view) =>
      view.isOn('vileGhoul.justRolled') && !view.isOn('vileGhoul.statisticsSet')
        ? diceAt(view, 'supply')
        : [],
    () => [],
  ),
  ...takeFaces,
];
