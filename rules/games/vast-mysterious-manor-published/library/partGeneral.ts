import type { Chapter } from '../../../library/entry';
import { oneChapter } from './oneChapter';
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
  oneChapter({ ja: 'ロールの組み合わせ', en: 'Role mixes' }, roleMixesChapter, roleMixesFewChapter),
  difficultyChapter,
  goalsChapter,
  oneChapter({ ja: '館タイル', en: 'Tiles' }, tilesChapter, roomsChapter),
  oneChapter(
    { ja: 'スペース、距離、視線', en: 'Spaces, distance and sight' },
    spacesChapter,
    distancesChapter,
  ),
  oneChapter({ ja: '壁と公開', en: 'Walls and revealing' }, wallsChapter, revealChapter),
  oneChapter(
    { ja: '駒、サプライ、上限', en: 'Pieces, supply and limits' },
    piecesChapter,
    supplyAndLimitsChapter,
  ),
  movingChapter,
  oneChapter(
    { ja: 'アタックとフィギュアの値', en: 'Attacks and values of figures' },
    fightingChapter,
    figuresChapter,
  ),
];
