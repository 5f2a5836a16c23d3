import type { GameDefinition, View } from '../../engine/definition';
import { investigatorSeat } from './investigator';
import { keeperSeat } from './keeper';
import { playerBounds, setupFields, setupFor, setupRefusal } from './setup';
import { investigatorsIn, isDead, isObjectiveKnown } from './table';
import { puzzleTool } from './tools/puzzle';
import { testTool } from './tools/test';
import { turnTool } from './tools/turn';

/** Nobody is left, and nobody new may come [MOM-K12]. */
function isNobodyLeft(view: View): boolean {
  return isObjectiveKnown(view) && investigatorsIn(view.setup).every((who) => isDead(view, who));
}

/** Mansions of Madness, first edition; rules and their sources in SPEC.md. */
export const mansionsOfMadness: GameDefinition = {
  id: 'mansions-of-madness',
  accent: 'moss',
  players: playerBounds,
  setupFields,
  setupFor,
  setupRefusal,
  seats: (setup) => [
    ...investigatorsIn(setup).map((who) => investigatorSeat(setup, who)),
    keeperSeat(setup),
  ],
  checklist: () => ['story', 'characters', 'values', 'cards', 'keeper'],
  victories: [
    {
      id: 'investigatorsObjective',
      seat: 'investigator1',
      applies: () => true,
      isMet: (view) => view.choice('keeper.ending') === 'investigatorsWin',
    },
    {
      id: 'keeperObjective',
      seat: 'keeper',
      applies: () => true,
      isMet: (view) => view.choice('keeper.ending') === 'keeperWins',
    },
    {
      id: 'nobodyLeft',
      seat: 'keeper',
      applies: () => true,
      isMet: isNobodyLeft,
      progress: (view) => {
        const all = investigatorsIn(view.setup);
        return { value: all.filter((who) => isDead(view, who)).length, goal: all.length };
      },
    },
  ],
  tools: [testTool, puzzleTool, turnTool],
};
