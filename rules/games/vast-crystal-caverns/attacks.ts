import type { Action, Change, Refusal, View } from '../../engine/definition';
import { isOnIn, textIn, type Field, type FieldValues } from '../../engine/fields';
import { prey } from './goals';
import { skitter, skitterFromCrystal } from './skitter';
import type { GhoulId, OtherRole } from './table';
import { deckIsEmpty, drawTerror, inDeck } from './terrorCards';
import { attackCost, crystalCost } from './tools/attack';
import { vileHits } from './tools/vileAttack';

/** The pieces that can be attacked, each once a turn [GHL-A2]; a tribe is a piece of its own. */
export const tribes = ['tribe1', 'tribe2', 'tribe3'] as const;

/** How the two Ghouls differ in attacking: what it takes, and what follows. */
type Way = {
  seat: GhoulId;
  /** How the attack and its reward are told on the button. */
  told: { price: string; reward: string };
  refusal: (view: View, defence: number) => Refusal | undefined;
  crystalRefusal: (view: View) => Refusal | undefined;
  pay: (cost: number) => readonly Change[];
  /** What a success brings; whether a Crystal counts is open [GHL-X4]. */
  gain: Change;
};

/** Discs are spent, and every attack brings fury [GHL-A1], [GHL-A3]. */
const byDiscs: Way = {
  seat: 'ghoul',
  told: { price: 'discsSpent', reward: 'furyGained' },
  refusal: (view, defence) => needsDiscs(view, attackCost(defence)),
  crystalRefusal: (view) => needsDiscs(view, crystalCost),
  pay: (cost) => [{ kind: 'move', at: 'ghoul.attack', by: -cost, paid: true }],
  gain: { kind: 'move', at: 'ghoul.rage', by: 1 },
};

function needsDiscs(view: View, amount: number): Refusal | undefined {
  const have = view.value('ghoul.attack');
  return have < amount ? { code: 'needsDiscs', params: { amount, have } } : undefined;
}

function vileStrength(view: View): number {
  return view.value('vileGhoul.attack') + view.value('vileGhoul.attackBonus');
}

/** Nothing is spent but the bonus, and a success draws a card [GHL-U6], [GHL-U8]. */
const byStrength: Way = {
  seat: 'vileGhoul',
  told: { price: 'attackNeeded', reward: 'cardGained' },
  refusal: (view, defence) =>
    vileHits(vileStrength(view), defence)
      ? undefined
      : { code: 'needsStrength', params: { needed: defence + 1, have: vileStrength(view) } },
  crystalRefusal: (view) => {
    const have = view.value('vileGhoul.attack');
    return have < crystalCost
      ? { code: 'needsStrength', params: { needed: crystalCost, have } }
      : undefined;
  },
  pay: () => [{ kind: 'set', at: 'vileGhoul.attackBonus', to: 0 }],
  gain: drawTerror('vileGhoul'),
};

type Target = {
  id: string;
  role: OtherRole;
  /** Its defence, and the switch that remembers the attack. */
  piece: (inputs: FieldValues) => { defence: string; attacked: string };
  inputs?: (view: View) => readonly Field[];
  effect: (view: View, inputs: FieldValues, seat: GhoulId) => readonly Change[];
};

function attack(way: Way, target: Target): Action {
  const { seat } = way;
  const at = (inputs: FieldValues) => {
    const { defence, attacked } = target.piece(inputs);
    return { defence, attacked: `${seat}.${attacked}` };
  };
  return {
    id: target.id,
    when: (view) => view.hasSeat(target.role),
    inputs: target.inputs ?? (() => []),
    figures: (view, inputs) => {
      const defence = view.value(at(inputs).defence);
      return { ...way.told, defence, needed: attackCost(defence) };
    },
    refusal: (view, inputs) =>
      view.isOn(at(inputs).attacked)
        ? { code: 'attackedAlready' }
        : way.refusal(view, view.value(at(inputs).defence)),
    run: (view, inputs) => [
      { kind: 'switch', at: at(inputs).attacked, on: true },
      ...way.pay(attackCost(view.value(at(inputs).defence))),
      ...target.effect(view, inputs, seat),
      way.gain,
      skitter(view, target.role),
    ],
  };
}

/** What the victim chooses to lose; who has to be killed has no choice [GHL-A4]..[GHL-A6], [GHL-U7]. */
function victim(
  role: 'knight' | 'dragon' | 'unicorn',
  defence: string,
  losses: readonly string[],
): Omit<Target, 'id'> {
  const field = `${role}Loss`;
  const isForced = (view: View) => prey(view.setup) === role;
  return {
    role,
    piece: () => ({ defence: `${role}.${defence}`, attacked: attackedId(role) }),
    inputs: (view) =>
      isForced(view)
        ? []
        : [{ kind: 'choice', id: field, options: losses, start: losses[0] ?? '' }],
    effect: (view, inputs) => {
      const loss = isForced(view) ? 'health' : textIn(inputs, field);
      return [
        ...(loss === 'health' ? [{ kind: 'move', at: `${role}.health`, by: -1 } as const] : []),
        {
          kind: 'notice',
          notice: { id: 'victimLoses', tone: 'info', params: { who: role, loss } },
        },
        ...(role === 'unicorn'
          ? [{ kind: 'notice', notice: { id: 'unicornTeleports', tone: 'info' } } as const]
          : []),
      ];
    },
  };
}

export function attackedId(piece: string): string {
  return `attacked.${piece}`;
}

const targets: readonly Target[] = [
  { id: 'attackKnight', ...victim('knight', 'strength', ['grit', 'health', 'treasureCard']) },
  {
    id: 'attackTribe',
    role: 'goblins',
    piece: (inputs) => {
      const tribe = textIn(inputs, 'tribe');
      return { defence: `goblins.${tribe}`, attacked: attackedId(tribe) };
    },
    inputs: (view) => {
      const first = tribes.find((tribe) => !view.isOn(`ghoul.${attackedId(tribe)}`));
      return [{ kind: 'choice', id: 'tribe', options: tribes, start: first ?? tribes[0] }];
    },
    effect: () => [{ kind: 'notice', notice: { id: 'tribeScatters', tone: 'info' } }],
  },
  { id: 'attackDragon', ...victim('dragon', 'armor', ['powerCards', 'health', 'sloth']) },
  { id: 'attackUnicorn', ...victim('unicorn', 'armor', ['unicornCards', 'health']) },
  {
    id: 'attackThief',
    role: 'thief',
    piece: () => ({ defence: 'thief.stealth', attacked: attackedId('thief') }),
    effect: (view, _, seat) => {
      const drawn = Math.min(Math.max(1, view.value('thief.lootDrop')), inDeck(view, seat));
      if (drawn < 1)
        return [{ kind: 'notice', notice: { id: 'thiefDies', tone: 'gain' } }, deckIsEmpty];
      return [
        { kind: 'notice', notice: { id: 'thiefKilled', tone: 'gain', params: { drawn } } },
        { kind: 'move', at: `${seat}.terrorCards`, by: 1 },
      ];
    },
  },
];

function attacksOf(way: Way, attackable: readonly Target[]): readonly Action[] {
  return [
    ...attackable.map((target) => attack(way, target)),
    {
      id: 'smashCrystal',
      figures: () => ({ price: way.told.price, needed: crystalCost }),
      refusal: way.crystalRefusal,
      run: (view) => [
        ...way.pay(crystalCost),
        { kind: 'move', at: `${way.seat}.crystals`, by: 1 },
        ...(isOnIn(view.setup, 'crystalCounts') ? [way.gain] : []),
        skitterFromCrystal(view),
      ],
    },
  ];
}

export const ghoulAttacks = attacksOf(byDiscs, targets);
/** It sits where the Goblins would, so there are none to attack. */
export const vileAttacks = attacksOf(
  byStrength,
  targets.filter(({ role }) => role !== 'goblins'),
);
