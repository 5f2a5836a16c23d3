import type { GameDefinition, View } from '../../engine/definition';
import { isAwaited } from './death';
import { investigatorSeat } from './investigator';
import { keeperSeat } from './keeper';
import { playerBounds, setupFields, setupFor, setupRefusal } from './setup';
import { investigatorsIn, isDead } from './table';
import { puzzleTool } from './tools/puzzle';
import { testTool } from './tools/test';
import { turnTool } from './tools/turn';

/** Those who are dead with nobody to come in their place [MOM-K12]. */
function lostIn(view: View): number {
  return investigatorsIn(view.setup).filter((who) => isDead(view, who) && !isAwaited(view, who))
    .length;
}

/** Mansions of Madness, first edition; rules and their sources in SPEC.md. */
export const mansionsOfMadness: GameDefinition = {
  id: 'mansions-of-madness',
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
      party: 'investigators',
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
      isMet: (view) => lostIn(view) === investigatorsIn(view.setup).length,
      progress: (view) => ({
        value: lostIn(view),
        goal: investigatorsIn(view.setup).length,
      }),
    },
  ],
  tools: [testTool, puzzleTool, turnTool],
};
