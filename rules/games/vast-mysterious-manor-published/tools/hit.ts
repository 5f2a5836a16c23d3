import type { Phrase, Tool } from '../../../engine/definition';
import { isOnIn, numberIn } from '../../../engine/fields';
import { cubeMarks, startingCubes } from '../grit';
import { furyEnd } from './crusade';
import { count, part, toggle } from './toolFields';

/** All hero cubes there can be; a Lord has one less [VMP-T2]. */
const cubesOf = (lord: boolean) => startingCubes[lord ? 'lord' : 'paladin'] + cubeMarks.length;
const mostCubes = cubesOf(false);

/** The crusade itself, and a prepare for each Strength that Fury does not bring [VMP-T8]. */
export function cubesToHit(defence: number, fury: number): number {
  return 1 + Math.max(0, defence + 1 - fury);
}

/** What helps where there are not that many cubes [VMP-T8]. */
function tooMany(defence: number, most: number): Phrase {
  const fury = defence + 1 - (most - 1);
  return fury > furyEnd
    ? { id: 'outOfReach', params: { most, end: furyEnd } }
    : { id: 'needsFury', params: { most, fury } };
}

/** Cubes to hit with, or whether so many of them hit [VMP-T8], [VMP-T9]. */
export const hitTool: Tool = {
  id: 'vast-published-hit',
  fields: [
    count('defence', 20, 1),
    count('fury', furyEnd),
    count('cubes', mostCubes),
    toggle('lord'),
  ],
  answer: (values) => {
    const defence = numberIn(values, 'defence');
    const fury = numberIn(values, 'fury');
    const given = numberIn(values, 'cubes');
    const needed = cubesToHit(defence, fury);
    const prepares = (given === 0 ? needed : given) - 1;
    const strength = prepares + fury;
    const hits = strength > defence;
    const most = cubesOf(isOnIn(values, 'lord'));
    const possible = needed <= most;
    const figures = { strength, defence, cubes: prepares + 1 };
    if (given === 0 && !possible) {
      return {
        tone: 'bad',
        headline: { id: 'tooMany', params: { cubes: needed, most } },
        lines: [
          { id: 'cubesSum', params: { prepares: needed - 1, needed } },
          tooMany(defence, most),
        ],
      };
    }
    return {
      tone: given === 0 ? 'plain' : hits ? 'good' : 'bad',
      headline: { id: given === 0 ? 'needs' : hits ? 'hit' : 'miss', params: figures },
      lines: [
        { id: 'cubesSum', params: { prepares: needed - 1, needed } },
        ...(given > needed ? [{ id: 'spare', params: { spare: given - needed } }] : []),
        ...(strength === defence ? [{ id: 'tie' }] : []),
        ...(possible ? [] : [tooMany(defence, most)]),
        { id: 'defenceLeft', params: { left: prepares } },
        ...(fury > 0 ? [{ id: 'vigor', params: { fury } }] : []),
      ],
      sum: [part('prepares', prepares), part('fury', fury)],
    };
  },
};
