import type { Tool } from '../../../engine/definition';
import { conjureTool } from './conjure';
import { crusadeTool } from './crusade';
import { cursesTool } from './curses';
import { dominationTool } from './domination';
import { eggTool } from './egg';
import { furyTool } from './fury';
import { gritTool } from './grit';
import { hitTool } from './hit';
import { marchTool } from './march';
import { moveTool } from './move';
import { sealsTool } from './seals';
import { skeletonAttackTool } from './skeletonAttack';
import { skeletonGroupTool } from './skeletonGroup';
import { skittishTool } from './skittish';
import { spellsTool } from './spells';
import { stabilityTool } from './stability';
import { syphonTool } from './syphon';
import { terrorTool } from './terror';
import { treasuresTool } from './treasures';

/** The calculators of this edition, by the roles they are for. */
export const tools: readonly Tool[] = [
  hitTool,
  crusadeTool,
  gritTool,
  furyTool,
  skeletonAttackTool,
  skeletonGroupTool,
  stabilityTool,
  marchTool,
  moveTool,
  eggTool,
  terrorTool,
  sealsTool,
  treasuresTool,
  cursesTool,
  dominationTool,
  skittishTool,
  spellsTool,
  syphonTool,
  conjureTool,
];
