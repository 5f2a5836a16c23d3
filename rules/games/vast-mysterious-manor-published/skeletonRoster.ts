import type { Change, Refusal, View } from '../../engine/definition';
import { textsIn, type Field, type FieldValues } from '../../engine/fields';
import { mixOf, skeletonTeam } from './setup';

/** The gear each of the box can carry; those of the expansion bring none [VMP-SK19]. */
const gearOf: Readonly<Record<string, readonly string[]>> = {
  casty: ['ashStaff', 'runestone', 'fetish'],
  screamy: ['horn', 'banner', 'pauldrons'],
  shooty: ['bombBag', 'longbow', 'blightArrow'],
  slashy: ['greatAxe', 'helmet', 'shield'],
  stabby: ['poison', 'leatherBoots', 'kukri'],
};

const outOfPlay: readonly string[] = ['shield', 'kukri', 'pauldrons', 'poison'];

/** Three roles without a Paladin play without some of the gear [VMP-S6]. */
export function gearFor(setup: FieldValues, skeleton: string): readonly string[] {
  const leavesOut = ['skeletonsSpiderWarlock', 'skeletonsSpiderManor'].includes(mixOf(setup));
  return gearNamesOf(skeleton).filter((piece) => !leavesOut || !outOfPlay.includes(piece));
}

/** Every Skeleton and its gear as they are at this table, `slashy.helmet`. */
export function gearAt(view: View): readonly string[] {
  return skeletonTeam(view.setup).flatMap((id) =>
    gearFor(view.setup, id).map((piece) => `${id}.${piece}`),
  );
}

export function gearNamesOf(skeleton: string): readonly string[] {
  return gearOf[skeleton] ?? [];
}

/** `slashy.helmet` → `helmet`. */
export function gearName(piece: string): string {
  return piece.slice(piece.indexOf('.') + 1);
}

/** Whether a Skeleton of the table carries this. */
export function carries(view: View, skeleton: string, gear: string): boolean {
  return view.isOn(`skeletons.${skeleton}.${gear}`);
}

/** Whose cards lie face up, in March Order; they are on the map, always [VMP-SK2]. */
export function skeletonsInPlay(view: View): readonly string[] {
  return view.order('skeletons.march').slice(0, view.value('skeletons.inPlay'));
}

export function isInPlay(view: View, skeleton: string): boolean {
  return skeletonsInPlay(view).includes(skeleton);
}

/** Those who have not acted yet come first; acting twice is for the players to see. */
export function stillToAct(view: View): readonly string[] {
  const inPlay = skeletonsInPlay(view);
  const acted = (id: string) => view.isOn(`skeletons.${id}.activated`);
  return [...inPlay.filter((id) => !acted(id)), ...inPlay.filter(acted)];
}

/**
 * One that is removed comes back at once where the spawn die says; its card goes to the first
 * place, the others move right [VMP-SK5].
 */
export function removeSkeleton(skeleton: string): readonly Change[] {
  return [
    // Asked when it happens: of several that fall, each finds the order the one before left.
    {
      kind: 'then',
      rule: (view) => [
        {
          kind: 'arrange',
          at: 'skeletons.march',
          order: toTheFront(view.order('skeletons.march'), skeleton),
        },
      ],
    },
    // Shiny chooses her Spawn [VMP-SK20].
    {
      kind: 'notice',
      notice: {
        id: skeleton === 'shiny' ? 'shinyRespawns' : 'skeletonRespawns',
        tone: 'info',
        params: { skeleton },
      },
    },
  ];
}

/** Which of them fell, the first one first: each finds the order the one before left [VMP-SK5]. */
export function fallenField(view: View, id = 'skeletons'): Field {
  return { kind: 'choices', id, options: skeletonsInPlay(view), start: [], ranked: true };
}

export function nobodyFell(inputs: FieldValues): Refusal | undefined {
  return textsIn(inputs, 'skeletons').length === 0 ? { code: 'chooseSkeleton' } : undefined;
}

/** The order with one of its items first. */
export function toTheFront(order: readonly string[], item: string): readonly string[] {
  return order.includes(item) ? [item, ...order.filter((other) => other !== item)] : order;
}
