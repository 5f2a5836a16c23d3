import type { GameDefinition } from '../../engine/definition';
import { boardSeat } from './board';
import { judgeEnd } from './ending';
import { playerSeat } from './player';
import { ranking } from './score';
import {
  checklist,
  checklistFigures,
  fitting,
  peculiar,
  playerBounds,
  setupFields,
  setupFor,
  setupRefusal,
} from './setup';
import { turnOrder } from './table';
import { battleTool } from './tools/battle';
import { costTool } from './tools/cost';
import { diceTool } from './tools/dice';
import { scoreTool } from './tools/score';
import { setupTool } from './tools/setup';

/** Dwellings of Eldervale with its options; rules and their sources in SPEC.md. */
export const dwellingsOfEldervale: GameDefinition = {
  id: 'dwellings-of-eldervale',
  players: playerBounds,
  setupFields,
  setupFor,
  setupRefusal,
  fitting,
  seats: (setup) => [
    ...turnOrder(setup).map((player) => playerSeat(setup, player)),
    boardSeat(setup),
  ],
  checklist,
  checklistFigures,
  peculiar,
  consequences: judgeEnd,
  victories: [],
  ranking,
  tools: [battleTool, diceTool, costTool, setupTool, scoreTool],
};
