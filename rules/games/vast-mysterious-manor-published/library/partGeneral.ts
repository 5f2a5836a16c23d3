import type { Chapter } from '../../../library/entry';
import { changesChapter } from './changes';
import { difficultyChapter } from './difficulty';
import { editionChapter } from './edition';
import { fightingChapter } from './fighting';
import { goalsChapter } from './goals';
import { movingChapter } from './moving';
import { piecesChapter } from './pieces';
import { roleMixesChapter } from './roleMixes';
import { setUpChapter } from './setUp';
import { spacesChapter } from './spaces';
import { roomsChapter } from './rooms';
import { distancesChapter } from './distances';
import { revealChapter } from './reveal';
import { supplyAndLimitsChapter } from './supplyAndLimits';
import { figuresChapter } from './figures';
import { roleMixesFewChapter } from './roleMixesFew';
import { tilesChapter } from './tiles';
import { wallsChapter } from './walls';

export const generalChapters: readonly Chapter[] = [
  editionChapter,
  changesChapter,
  setUpChapter,
  roleMixesChapter,
  roleMixesFewChapter,
  difficultyChapter,
  goalsChapter,
  tilesChapter,
  roomsChapter,
  spacesChapter,
  distancesChapter,
  wallsChapter,
  revealChapter,
  piecesChapter,
  supplyAndLimitsChapter,
  movingChapter,
  fightingChapter,
  figuresChapter,
];
