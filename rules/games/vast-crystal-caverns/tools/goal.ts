import type { Tool } from '../../../engine/definition';
import { numberIn, textIn } from '../../../engine/fields';
import { furyEnd, furyGoalOf, levelFigures, levels, soloGoals } from '../levels';

export const goalTool: Tool = {
  id: 'ghoul-goal',
  fields: [
    { kind: 'number', id: 'players', min: 1, max: 7, start: 5 },
    { kind: 'choice', id: 'level', options: levels, start: 'ghoul' },
  ],
  answer: (values) => {
    const players = numberIn(values, 'players');
    const level = levels.find((other) => other === textIn(values, 'level')) ?? 'ghoul';
    const { base, dice, knight, dragon, crystals } = levelFigures[level];
    const diceLine = { id: 'dice', params: { dice } };
    if (players === 1) {
      return {
        tone: 'plain',
        headline: { id: 'solo' },
        lines: [
          ...Object.entries(soloGoals).map(([soloLevel, goals]) => ({
            id: 'soloGoal',
            params: { soloLevel, ...goals },
          })),
          diceLine,
        ],
      };
    }
    const goal = furyGoalOf(players, level);
    return {
      tone: 'plain',
      headline: { id: 'goal', params: { goal } },
      lines: [
        { id: 'sum', params: { base, players, sum: base + players } },
        ...(base + players > furyEnd ? [{ id: 'capped', params: { end: furyEnd } }] : []),
        { id: 'latch' },
        diceLine,
        { id: 'vile', params: { knight, dragon, crystals } },
      ],
    };
  },
};
