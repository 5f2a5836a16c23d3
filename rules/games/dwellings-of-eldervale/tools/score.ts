import type { Tool } from '../../../engine/definition';
import { numberIn, numbersIn, type Field } from '../../../engine/fields';
import { mostDwellings } from '../dwellings';
import { mostMarkers } from '../power';
import { scoreAnswer } from '../score';

function points(id: string, most: number, start: readonly number[]): Field {
  return { kind: 'numbers', id, min: 0, max: 30, fewest: 0, most, start };
}

function count(id: string, max: number, start = 0): Field {
  return { kind: 'number', id, min: 0, max, start };
}

/** A final score from its parts [ELD-C5], [ELD-E3]..[ELD-E7]. */
export const scoreTool: Tool = {
  id: 'eldervale-score',
  fields: [
    count('vp', 999),
    count('orbs', 20),
    points('markers', mostMarkers, []),
    points('dwellings', mostDwellings, []),
    points('cards', 40, []),
    count('vault', 99),
    count('prophecy', 99),
  ],
  answer: (values) =>
    scoreAnswer({
      vp: numberIn(values, 'vp'),
      orbs: numberIn(values, 'orbs'),
      markers: numbersIn(values, 'markers'),
      dwellings: numbersIn(values, 'dwellings'),
      cards: numbersIn(values, 'cards'),
      vault: numberIn(values, 'vault'),
      prophecy: numberIn(values, 'prophecy'),
    }),
};
