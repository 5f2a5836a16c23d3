import type { Action, Change, Refusal, Track, View } from '../../engine/definition';
import { isOnIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { bonusAfterMove } from './attackBonus';
import { skitter } from './skitter';
import type { GhoulId } from './table';
import { drawTerror } from './terrorCards';
import { canUse, usedNow } from './terrorUse';
import { moveCost } from './tools/move';

/** Movement points for each token or Gem; less with Seize [GHL-R1], [GHL-T11]. */
const collectCost = 2;

/** Points of this turn, and the cubes of a Backstab that wait for the next one. */
export function movementTracks(seat: GhoulId): readonly Track[] {
  return [
    { id: 'movement', shape: 'counter', min: 0, start: 0, max: 99, resets: 'ownTurn' },
    { id: 'backstab', shape: 'counter', min: 0, start: 0, max: 99 },
    {
      id: 'treasure',
      shape: 'counter',
      min: 0,
      start: 0,
      max: 99,
      // Two tokens turn into one fury, or one card for the Vile Ghoul, and go back [GHL-R3].
      follows: ({ to }) => {
        const pairs = Math.floor(to / 2);
        if (pairs === 0) return [];
        return [
          { kind: 'move', at: `${seat}.treasure`, by: -2 * pairs, paid: true },
          { kind: 'notice', notice: { id: 'treasurePair', tone: 'gain', params: { pairs } } },
          seat === 'ghoul'
            ? { kind: 'move', at: 'ghoul.rage', by: pairs }
            : drawTerror(seat, pairs),
        ];
      },
    },
  ];
}

/** Points for the turn, less what a Backstab takes; its cubes go back [GHL-M6]. */
export function gainMovement(view: View, seat: GhoulId, points: number): readonly Change[] {
  const cubes = view.value(`${seat}.backstab`);
  const lost = Math.min(cubes, points);
  return [
    { kind: 'move', at: `${seat}.movement`, by: points - lost },
    ...(cubes > 0
      ? [
          { kind: 'set', at: `${seat}.backstab`, to: 0 } as const,
          {
            kind: 'notice',
            notice: { id: 'backstabbed', tone: 'loss', params: { lost } },
          } as const,
        ]
      : []),
  ];
}

function needsMovement(view: View, seat: GhoulId, amount: number): Refusal | undefined {
  const have = view.value(`${seat}.movement`);
  return have < amount ? { code: 'needsMovement', params: { amount, have } } : undefined;
}

function pay(seat: GhoulId, points: number): Change {
  return { kind: 'move', at: `${seat}.movement`, by: -points, paid: true };
}

/** Extras that Sneak waives: all of them this turn, or one [GHL-T7]. */
function waivedBy(view: View, seat: GhoulId, inputs: FieldValues): number {
  return view.isOn(`${seat}.sneakOnce`) ? 2 : isOnIn(inputs, 'useSneak') ? 1 : 0;
}

function entryCost(view: View, seat: GhoulId, inputs: FieldValues): number {
  const way = {
    wall: isOnIn(inputs, 'wall'),
    pieces: isOnIn(inputs, 'occupied') ? 1 : 0,
    attack: isOnIn(inputs, 'attackNow'),
    unattackable: isOnIn(inputs, 'unattackable'),
  };
  return moveCost(way, waivedBy(view, seat, inputs));
}

function collectPrice(inputs: FieldValues): number {
  return isOnIn(inputs, 'useSeize') ? 1 : collectCost;
}

const extras = (inputs: FieldValues) => isOnIn(inputs, 'wall') || isOnIn(inputs, 'occupied');

/** The same for both Ghouls: moving and collecting [GHL-M1]..[GHL-M4], [GHL-R1]..[GHL-R4]. */
export function movementActions(seat: GhoulId): readonly Action[] {
  const collected: Change = { kind: 'move', at: `${seat}.treasure`, by: 1 };
  const gemTaken: readonly Change[] = [
    { kind: 'notice', notice: { id: 'gemTaken', tone: 'gain' } },
    collected,
  ];
  const seizable = (view: View): readonly Field[] =>
    canUse(view, seat, 'seize') ? [{ kind: 'toggle', id: 'useSeize', start: true }] : [];
  const seized = (inputs: FieldValues) =>
    isOnIn(inputs, 'useSeize') ? usedNow(seat, 'seize') : [];
  return [
    {
      id: 'step',
      refusal: (view) => needsMovement(view, seat, 1),
      run: (view) => [pay(seat, 1), ...bonusAfterMove(view)],
    },
    {
      id: 'enter',
      inputs: (view) => [
        { kind: 'toggle', id: 'wall', start: false },
        { kind: 'toggle', id: 'occupied', start: false },
        { kind: 'toggle', id: 'attackNow', start: false },
        { kind: 'toggle', id: 'unattackable', start: false },
        ...(canUse(view, seat, 'sneak') && !view.isOn(`${seat}.sneakOnce`)
          ? [{ kind: 'toggle', id: 'useSneak', start: false } as const]
          : []),
      ],
      figures: (view, inputs) => ({ cost: entryCost(view, seat, inputs) }),
      refusal: (view, inputs) =>
        isOnIn(inputs, 'useSneak') && !extras(inputs)
          ? { code: 'nothingToSneak' }
          : needsMovement(view, seat, entryCost(view, seat, inputs)),
      run: (view, inputs) => [
        pay(seat, entryCost(view, seat, inputs)),
        ...(isOnIn(inputs, 'useSneak') ? usedNow(seat, 'sneak') : []),
        ...bonusAfterMove(view),
      ],
    },
    {
      id: 'collectTreasure',
      inputs: seizable,
      figures: (_, inputs) => ({ cost: collectPrice(inputs) }),
      refusal: (view, inputs) => needsMovement(view, seat, collectPrice(inputs)),
      run: (_, inputs) => [pay(seat, collectPrice(inputs)), ...seized(inputs), collected],
    },
    {
      id: 'collectGem',
      inputs: (view) => [
        {
          kind: 'choice',
          id: 'dragonDie',
          options: ['centreMissed', 'centreHit'],
          start: 'centreMissed',
        },
        ...seizable(view),
      ],
      figures: (_, inputs) => ({ cost: collectPrice(inputs) }),
      refusal: (view, inputs) => needsMovement(view, seat, collectPrice(inputs)),
      run: (view, inputs) => [
        pay(seat, collectPrice(inputs)),
        ...seized(inputs),
        ...(textIn(inputs, 'dragonDie') === 'centreHit'
          ? [{ kind: 'notice', notice: { id: 'gemTrap', tone: 'loss' } } as const, skitter(view)]
          : gemTaken),
      ],
    },
    {
      // Seize spares the roll for the full price [GHL-T11].
      id: 'seizeGem',
      when: (view) => canUse(view, seat, 'seize'),
      figures: () => ({ cost: collectCost }),
      refusal: (view) => needsMovement(view, seat, collectCost),
      run: () => [pay(seat, collectCost), ...usedNow(seat, 'seize'), ...gemTaken],
    },
  ];
}
