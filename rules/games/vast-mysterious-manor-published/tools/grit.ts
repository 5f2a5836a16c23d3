import type { Phrase, Tool } from '../../../engine/definition';
import { numberIn, textIn } from '../../../engine/fields';
import { cubeMarks, favorMarks, reached, startingCubes } from '../grit';
import { knightMarks, ownKnightCubes } from '../knightCubes';
import { count, part, some } from './toolFields';

const gritRoles = ['paladin', 'lord', 'armoredKnight'] as const;
type GritRole = (typeof gritRoles)[number];

/** The cubes that are there whatever the Grit, and where there is one more [VMP-T2], [VMP-T4]. */
const cubesOf: Readonly<Record<GritRole, { own: number; marks: readonly number[] }>> = {
  paladin: { own: startingCubes.paladin, marks: cubeMarks },
  lord: { own: startingCubes.lord, marks: cubeMarks },
  armoredKnight: { own: ownKnightCubes, marks: knightMarks },
};

/** Hero cubes at this much Grit [VMP-T2], [VMP-T4]. */
export function cubesAt(grit: number, role: GritRole = 'paladin'): number {
  const { own, marks } = cubesOf[role];
  return own + reached(marks, grit);
}

/** Favor cards that come with this much Grit [VMP-T3]. */
export function favorsAt(grit: number): number {
  return reached(favorMarks, grit);
}

/** What is to be done with hero cubes [VMP-T2]. */
function cubeLines(before: number, after: number): readonly Phrase[] {
  return [
    { id: 'cubes', params: { before, after } },
    ...(after > before ? [{ id: 'cubesMore', params: { more: after - before } }] : []),
    ...(after < before ? [{ id: 'cubesFewer', params: { fewer: before - after } }] : []),
  ];
}

/** What is to be done with favor cards [VMP-T3]. */
function favorLines(before: number, after: number): readonly Phrase[] {
  return [
    { id: 'favors', params: { before, after } },
    ...(after > before ? [{ id: 'favorsMore', params: { more: after - before } }] : []),
    ...(after < before ? [{ id: 'favorsFewer', params: { fewer: before - after } }] : []),
  ];
}

/** Grit after a gain or a loss, and what comes and goes with it [VMP-T1]. */
export const gritTool: Tool = {
  id: 'vast-published-grit',
  fields: [
    {
      kind: 'choice',
      id: 'role',
      options: gritRoles,
      start: 'paladin',
      aliases: { knight: 'armoredKnight' },
    },
    count('grit', 99),
    count('change', 50, 2, -50),
  ],
  answer: (values) => {
    const role = gritRoles.find((other) => other === textIn(values, 'role')) ?? 'paladin';
    const before = numberIn(values, 'grit');
    const change = numberIn(values, 'change');
    const grit = Math.max(0, before + change);
    const { own, marks } = cubesOf[role];
    const [cubesBefore, cubes] = [cubesAt(before, role), cubesAt(grit, role)];
    const isKnight = role === 'armoredKnight';
    const [favorsBefore, favors] = isKnight ? [0, 0] : [favorsAt(before), favorsAt(grit)];
    const gained = cubes + favors - cubesBefore - favorsBefore;
    const next = marks.find((mark) => mark > grit);
    return {
      tone: gained > 0 ? 'good' : gained < 0 ? 'bad' : 'plain',
      headline: { id: 'grit', params: { grit, cubes } },
      lines: [
        ...cubeLines(cubesBefore, cubes),
        { id: 'cubesSum', params: { own, reached: cubes - own, cubes } },
        ...(isKnight ? [] : favorLines(favorsBefore, favors)),
        next === undefined ? { id: 'lastMark' } : { id: 'nextMark', params: { mark: next } },
        ...(role === 'lord' ? [{ id: 'lordReported' }] : []),
        ...(isKnight ? [{ id: 'knightInferred' }] : []),
      ],
      sum: [part('held', before), part('change', change), ...some('floor', grit - before - change)],
    };
  },
};
