import type { Tool } from './definition';
import { chanceOfAtLeast, totalOdds } from './dice';
import { numberIn, numbersIn, textIn, type FieldValues } from './fields';

/** More bars than this say less than the number does. */
const mostBars = 16;

/** Any dice: the exact chance of a total, and a roll for whoever left theirs at home. */
export const diceTool: Tool = {
  id: 'dice',
  fields: [
    { kind: 'number', id: 'count', min: 1, max: 10, start: 2 },
    { kind: 'choice', id: 'sides', options: ['4', '6', '8', '10', '12', '20'], start: '6' },
    { kind: 'number', id: 'least', min: 1, max: 200, start: 7 },
    { kind: 'numbers', id: 'faces', min: 1, max: 20, fewest: 0, most: 10, start: [] },
  ],
  roll: (values) => [{ into: 'faces', ...diceIn(values) }],
  answer: (values) => {
    const { count, sides } = diceIn(values);
    const least = numberIn(values, 'least');
    const faces = numbersIn(values, 'faces');
    const odds = totalOdds(count, sides);
    const chance = { least, percent: percent(chanceOfAtLeast(odds, least)) };
    const total = faces.reduce((sum, face) => sum + face, 0);
    return {
      tone: faces.length === 0 ? 'plain' : total >= least ? 'good' : 'bad',
      headline:
        faces.length === 0
          ? { id: 'chance', params: chance }
          : { id: 'rolled', params: { faces: faces.join(' + '), total } },
      lines: [
        ...(faces.length === 0 ? [] : [{ id: 'chance', params: chance }]),
        { id: 'average', params: { average: (count * (sides + 1)) / 2 } },
      ],
      bars:
        odds.size > mostBars
          ? []
          : [...odds].map(([sum, exact]) => ({
              id: 'exactly',
              params: { total: sum },
              chance: exact,
            })),
    };
  },
};

function diceIn(values: FieldValues): { count: number; sides: number } {
  return { count: numberIn(values, 'count'), sides: Number(textIn(values, 'sides')) };
}

function percent(chance: number): number {
  return Math.round(chance * 1000) / 10;
}
