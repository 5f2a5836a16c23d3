import type { Phrase, Tool } from '../../../engine/definition';
import { numberIn, textIn, textsIn, type FieldValues } from '../../../engine/fields';
import { roster, skeletonIds } from '../skeletonRoster';

const slashyBonus = 2;
const gearBonus: Readonly<Record<string, number>> = { greatAxe: 1, shield: 1 };
const gear = skeletonIds.flatMap((id) => roster[id]);

type Attack = { strength: number; skeletonBonus: number; gearBonus: number; spaces: number };

/** `1 + bonus + spaces beside the target that distract it` [VMM-T2]. */
function attackStrength(skeleton: string, carried: readonly string[], spaces: number): Attack {
  const own = skeleton === 'slashy' ? slashyBonus : 0;
  const fromGear = carried
    .filter((piece) => isGearOf(skeleton, piece))
    .reduce((sum, piece) => sum + (gearBonus[piece] ?? 0), 0);
  return { strength: 1 + own + fromGear + spaces, skeletonBonus: own, gearBonus: fromGear, spaces };
}

function isGearOf(skeleton: string, piece: string): boolean {
  const own = Object.entries(roster).find(([id]) => id === skeleton)?.[1] ?? [];
  return (own as readonly string[]).includes(piece);
}

export const skeletonAttackTool: Tool = {
  id: 'vast-skeleton-attack',
  fields: [
    { kind: 'choice', id: 'skeleton', options: skeletonIds, start: 'casty' },
    {
      kind: 'choices',
      id: 'gear',
      options: gear,
      start: [],
      aliases: { axe: 'greatAxe', flag: 'banner', boots: 'leatherBoots' },
    },
    { kind: 'number', id: 'spaces', min: 0, max: 4, start: 0 },
    { kind: 'number', id: 'target', min: 0, max: 20, start: 1 },
    { kind: 'number', id: 'bodies', min: 0, max: 9, start: 0 },
  ],
  answer: (values) => {
    const skeleton = textIn(values, 'skeleton');
    const carried = textsIn(values, 'gear');
    const target = numberIn(values, 'target');
    const attack = attackStrength(skeleton, carried, numberIn(values, 'spaces'));
    const hits = attack.strength > target;
    return {
      tone: hits ? 'good' : 'bad',
      headline: {
        id: hits ? 'hit' : 'miss',
        params: { strength: attack.strength, target, needed: target + 1 },
      },
      lines: [
        { id: 'sum', params: { ...attack } },
        ...(hits ? afterHit(skeleton, values) : []),
        { id: 'needsStability' },
        ...(carried.includes('shield') && skeleton === 'slashy' ? [{ id: 'shieldDoubt' }] : []),
      ],
    };
  },
};

function afterHit(skeleton: string, values: FieldValues): readonly Phrase[] {
  const carried = textsIn(values, 'gear');
  const stays = skeleton === 'shooty' || (skeleton === 'casty' && carried.includes('fetish'));
  const helmet = skeleton === 'slashy' && carried.includes('helmet');
  const bodies = Math.max(numberIn(values, 'bodies'), numberIn(values, 'spaces'));
  const ambush = skeleton === 'stabby' && bodies >= 2;
  return [
    { id: 'healthLoss' },
    { id: stays ? 'staysFromAfar' : helmet ? 'scattersFree' : 'scatters' },
    ...(ambush ? [{ id: 'ambush', params: { loss: carried.includes('kukri') ? 4 : 2 } }] : []),
    ...(ambush && carried.includes('poison') ? [{ id: 'poison' }] : []),
    ...(skeleton === 'stabby' && !ambush ? [{ id: 'noAmbush' }] : []),
  ];
}
