import type { Phrase, Tool } from '../../../engine/definition';
import {
  isOnIn,
  numberIn,
  textIn,
  textsIn,
  type Field,
  type FieldValues,
} from '../../../engine/fields';
import { gearNamesOf } from '../skeletonRoster';
import { count, idle, onlyWhen, part, toggle } from './toolFields';

const boxSkeletons = ['casty', 'screamy', 'shooty', 'slashy', 'stabby'] as const;
/** Those of the box and of the expansion. */
export const allSkeletons = [...boxSkeletons, 'shiny', 'singy', 'sniffy', 'smashy'] as const;

/** More than any attack could reach. */
export const mostDefence = 20;
/** STRIKE!!, and each of what may be paid beside it [VMP-T16]. */
const strikeCost = 1;
const extraCost = 1;
/** Slashy's Strength of 2 instead of 1 [VMP-T14]. */
const strongBonus = 1;
/** What Stabby takes from the Paladin; twice with the Kukri [VMP-T17]. */
const gritLoss = 3;

/** `1 + spaces beside the target that distract it`; one more where Slashy paid [VMP-T13]. */
export function attackStrength(spaces: number, strong = false): number {
  return 1 + spaces + (strong ? strongBonus : 0);
}

export function stabbyLoss(kukri: boolean): number {
  return kukri ? 2 * gritLoss : gritLoss;
}

function carries(values: FieldValues, piece: string): boolean {
  const skeleton = textIn(values, 'skeleton');
  return textsIn(values, 'gear').includes(piece) && gearNamesOf(skeleton).includes(piece);
}

/** Shooty from exactly 2 spaces away, Casty with the Fetish [VMP-T15]. */
function reachesFar(values: FieldValues): boolean {
  return textIn(values, 'skeleton') === 'shooty' || carries(values, 'fetish');
}

type Attack = {
  far: boolean;
  strike: number;
  ranged: number;
  /** What is missing for the attack at all. */
  missing: number;
  strong: 'paid' | 'unpaid' | undefined;
  strength: number;
  hits: boolean;
  grit: 'paid' | 'unpaid' | undefined;
  poison: 'paid' | 'unpaid' | undefined;
  spent: number;
};

/** The attack, and what of the Stability it takes, in the order it is paid [VMP-T16]. */
export function resolveAttack(values: FieldValues): Attack {
  const skeleton = textIn(values, 'skeleton');
  const far = reachesFar(values) && isOnIn(values, 'far');
  const strike = carries(values, 'greatAxe') ? 0 : strikeCost;
  const ranged = far && isOnIn(values, 'rangedCost') ? extraCost : 0;
  const stability = numberIn(values, 'stability');
  let spent = strike + ranged;
  const missing = Math.max(0, spent - stability);
  const pay = (wanted: boolean) => {
    if (!wanted) return undefined;
    if (spent + extraCost > stability) return 'unpaid';
    spent += extraCost;
    return 'paid';
  };
  const strong = pay(skeleton === 'slashy' && isOnIn(values, 'strong'));
  const strength = attackStrength(numberIn(values, 'spaces'), strong === 'paid');
  const hits = missing === 0 && strength > numberIn(values, 'defence');
  const grit = pay(hits && skeleton === 'stabby' && isOnIn(values, 'gritLoss'));
  const poison = pay(hits && carries(values, 'poison'));
  return { far, strike, ranged, missing, strong, strength, hits, grit, poison, spent };
}

const gearField: Field = {
  kind: 'choices',
  id: 'gear',
  options: boxSkeletons.flatMap((id) => gearNamesOf(id)),
  start: [],
  aliases: { axe: 'greatAxe', boots: 'leatherBoots', arrow: 'blightArrow', bow: 'longbow' },
};

/** An attack of a Skeleton, what it costs and what follows [VMP-T13]. */
export const skeletonAttackTool: Tool = {
  id: 'vast-published-skeleton-attack',
  fields: [
    { kind: 'choice', id: 'skeleton', options: allSkeletons, start: 'casty' },
    count('spaces', 4),
    count('defence', mostDefence),
    count('stability', 40, 2),
    gearField,
    onlyWhen(toggle('strong'), (values) => textIn(values, 'skeleton') === 'slashy'),
    onlyWhen(toggle('far'), reachesFar),
    onlyWhen(toggle('rangedCost', true), (values) => reachesFar(values) && isOnIn(values, 'far')),
    onlyWhen(toggle('gritLoss', true), (values) => textIn(values, 'skeleton') === 'stabby'),
  ],
  answer: (values) => {
    const attack = resolveAttack(values);
    const { strike, ranged, strength, hits, spent, missing, far } = attack;
    const stability = numberIn(values, 'stability');
    if (missing > 0) {
      return {
        tone: 'bad',
        headline: { id: 'noAttack', params: { cost: spent, stability } },
        lines: [{ id: far ? 'noShot' : 'goesBack' }, ...doubts(attack)],
      };
    }
    const defence = numberIn(values, 'defence');
    const spaces = numberIn(values, 'spaces');
    return {
      tone: hits ? 'good' : 'bad',
      headline: {
        id: hits ? 'hit' : 'miss',
        params: { strength, defence, needed: defence + 1, spent },
      },
      lines: [
        {
          id: 'cost',
          params: { strike, extra: spent - strike, spent, left: stability - spent },
        },
        ...(ranged > 0 ? [{ id: 'paidRange' }] : []),
        ...(hits ? afterHit(values, attack) : []),
        far ? { id: rangeOf(values) } : { id: 'removed' },
        ...doubts(attack),
      ],
      sum: [
        part('base', 1),
        ...(attack.strong === 'paid' ? [part('strong', strongBonus)] : []),
        ...(attack.strong === 'unpaid' ? [idle('strongUnpaid')] : []),
        part('spaces', spaces, { spaces }),
      ],
    };
  },
};

/** What a hit does, and what was paid for beside it [VMP-T17]. */
function afterHit(values: FieldValues, { grit, poison }: Attack): readonly Phrase[] {
  const loss = stabbyLoss(carries(values, 'kukri'));
  return [
    { id: 'paladinLoses', params: { health: poison === 'paid' ? 2 : 1 } },
    { id: 'spiderLoses' },
    ...(grit === 'paid' ? [{ id: 'gritPaid', params: { loss } }] : []),
    ...(grit === 'unpaid' ? [{ id: 'gritUnpaid', params: { loss } }] : []),
    ...(poison === 'paid' ? [{ id: 'poisonPaid' }] : []),
    ...(poison === 'unpaid' ? [{ id: 'poisonUnpaid' }] : []),
  ];
}

/** From how far it stays where it is [VMP-T15], [VMP-T18]. */
function rangeOf(values: FieldValues): string {
  return carries(values, 'longbow') ? 'staysLongbow' : 'stays';
}

function doubts({ far }: Attack): readonly Phrase[] {
  return far ? [{ id: 'rangedDoubt' }] : [];
}
