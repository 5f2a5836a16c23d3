import type { Tool } from '../../../engine/definition';
import { numberIn, textIn, type Field } from '../../../engine/fields';
import { isAllowed, puzzleBudget, puzzleCosts, puzzleKinds, puzzleMoves } from '../puzzleRules';
import { highestPrinted } from '../table';

function count(id: string, start: number, max: number): Field {
  return { kind: 'number', id, min: 0, max, start };
}

const mostMoves = 50;

/** Whether a plan of moves fits into the actions of a puzzle. */
export const puzzleTool: Tool = {
  id: 'mansions-puzzle',
  fields: [
    count('intellect', 4, highestPrinted),
    count('luck', 3, highestPrinted),
    count('points', 0, 9),
    { kind: 'choice', id: 'kind', options: puzzleKinds, start: 'wiring' },
    count('swap', 0, mostMoves),
    count('rotate', 0, mostMoves),
    count('replace', 0, mostMoves),
  ],
  answer: (values) => {
    const value = (id: string) => numberIn(values, id);
    const kind = textIn(values, 'kind');
    const [intellect, luck, points] = [value('intellect'), value('luck'), value('points')];
    const budget = puzzleBudget(intellect, luck, points);
    const cost = puzzleMoves.reduce((sum, move) => sum + puzzleCosts[move] * value(move), 0);
    const left = budget - cost;
    const isForbidden = puzzleMoves.some((move) => value(move) > 0 && !isAllowed(kind, move));
    const possible = left >= 0 && !isForbidden;
    return {
      tone: possible ? (cost > 0 ? 'good' : 'plain') : 'bad',
      headline: isForbidden
        ? { id: 'runeOnlySwaps' }
        : possible
          ? { id: 'left', params: { budget, left } }
          : { id: 'tooMany', params: { budget, cost, left } },
      lines: [
        { id: 'failedEndsTurn' },
        ...(kind === 'rune' ? [{ id: 'runes' }] : [{ id: 'baseRotation' }]),
        { id: 'statesDoNotMatter' },
      ],
      sum: [
        { id: 'intellect', amount: intellect },
        points > 0
          ? { id: 'points', params: { points, luck }, amount: luck * points }
          : { id: 'noPoints', amount: 0, idle: true },
        ...puzzleMoves
          .filter((move) => value(move) > 0)
          .map((move) => ({
            id: move,
            params: { count: value(move), each: puzzleCosts[move] },
            amount: -puzzleCosts[move] * value(move),
          })),
      ],
    };
  },
};
