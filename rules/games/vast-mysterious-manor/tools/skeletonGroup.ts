import type { Tool } from '../../../engine/definition';
import { numbersIn } from '../../../engine/fields';

/** Skeletons on one tile defend together: the strongest, and 1 for each other [VMM-T1]. */
function groupStrength(strengths: readonly number[]): number {
  return Math.max(...strengths) + strengths.length - 1;
}

export const skeletonGroupTool: Tool = {
  id: 'vast-skeleton-group',
  fields: [{ kind: 'numbers', id: 'strengths', min: 0, max: 20, fewest: 1, most: 6, start: [1] }],
  answer: (values) => {
    const strengths = numbersIn(values, 'strengths');
    const strength = groupStrength(strengths);
    return {
      tone: 'plain',
      headline: { id: 'group', params: { strength, needed: strength + 1 } },
      lines: [
        {
          id: 'sum',
          params: { strongest: Math.max(...strengths), others: strengths.length - 1, strength },
        },
      ],
    };
  },
};
