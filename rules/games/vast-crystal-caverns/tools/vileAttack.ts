import type { Tool } from '../../../engine/definition';
import { isOnIn, numberIn } from '../../../engine/fields';
import { crystalCost } from './attack';
import { moveCost } from './move';

/** The Vile Ghoul attacks only above the defence, and spends nothing [GHL-U6]. */
export function vileHits(attack: number, defence: number): boolean {
  return attack > defence;
}

export const vileAttackTool: Tool = {
  id: 'vile-ghoul-attack',
  fields: [
    { kind: 'number', id: 'attack', min: 0, max: 12, start: 3 },
    { kind: 'number', id: 'boost', min: 0, max: 12, start: 0 },
    { kind: 'number', id: 'defence', min: 0, max: 12, start: 2 },
    { kind: 'toggle', id: 'crystal', start: false },
    { kind: 'toggle', id: 'passing', start: false },
    { kind: 'toggle', id: 'wall', start: false },
  ],
  answer: (values) => {
    const attack = numberIn(values, 'attack');
    const boost = numberIn(values, 'boost');
    const crystal = isOnIn(values, 'crystal');
    const passing = isOnIn(values, 'passing');
    const wall = isOnIn(values, 'wall');
    const strength = crystal ? attack : attack + boost;
    const target = crystal ? crystalCost - 1 : numberIn(values, 'defence');
    const hits = vileHits(strength, target);
    const entry = moveCost({
      wall,
      pieces: crystal ? 0 : 1,
      attack: !passing,
      unattackable: !hits,
    });
    const figures = { strength, needed: target + 1, entry };
    return {
      tone: passing ? 'plain' : hits ? 'good' : 'bad',
      headline: { id: passing ? 'passes' : hits ? 'hits' : 'tooWeak', params: figures },
      lines: [
        crystal
          ? { id: 'crystal', params: { attack, needed: crystalCost } }
          : { id: 'sum', params: { attack, boost, strength, defence: target } },
        ...(crystal && boost > 0 ? [{ id: 'crystalBoost' }] : []),
        { id: 'entry', params: { entry } },
        { id: 'stays', params: { attack } },
      ],
    };
  },
};
