import type { Book } from '../../../library/entry';
import { adventureChapter } from './adventure';
import { battleChapter } from './battle';
import { battleResultChapter } from './battleResult';
import { dwellingsChapter } from './dwellings';
import { endChapter } from './end';
import { glossaryChapter } from './glossary';
import { gloryChapter } from './glory';
import { magicChapter } from './magic';
import { miniExpansionsChapter } from './miniExpansions';
import { monstersChapter } from './monsters';
import { optionsChapter } from './options';
import { optionsPlayChapter } from './optionsPlay';
import { overviewChapter } from './overview';
import { powerChapter } from './power';
import { realmActionsChapter } from './realmActions';
import { regroupChapter } from './regroup';
import { resourcesChapter } from './resources';
import { setupChapter } from './setup';
import { setupPlayersChapter } from './setupPlayers';
import { turnChapter } from './turn';
import { unitsChapter } from './units';

export const book: Book = {
  game: 'dwellings-of-eldervale',
  title: { ja: 'エルダーヴェイルの住居', en: 'Dwellings of Eldervale' },
  aliases: [
    'エルダーヴェイル',
    'エルダーベイル',
    'えるだーゔぇいるのじゅうきょ',
    'ドウェリングス・オブ・エルダーヴェイル',
    'ドゥエリングス オブ エルダーヴェイル',
    'Eldervale',
    'DoE',
  ],
  source: {
    number: '003',
    title: {
      ja: 'エルダーヴェイルの住居 日本語ルール要約（選択ルールを含む）',
      en: 'Dwellings of Eldervale, Japanese rules summary with options',
    },
  },
  furtherSources: {
    E1: {
      ja: 'ファンによるルール早見（bluephonebox.com）',
      en: 'Fan rules reference (bluephonebox.com)',
    },
    E2: {
      ja: 'プレイヤーごとの内容物の紹介（beyerhunde.de、2021年）',
      en: 'Overview of the components per player (beyerhunde.de, 2021)',
    },
    E3: {
      ja: '紹介記事（gamersalliance.com、pawnsperspective.com ほか）',
      en: 'Reviews (gamersalliance.com, pawnsperspective.com and others)',
    },
  },
  roles: [],
  chapters: [
    overviewChapter,
    setupChapter,
    setupPlayersChapter,
    turnChapter,
    realmActionsChapter,
    regroupChapter,
    unitsChapter,
    resourcesChapter,
    magicChapter,
    adventureChapter,
    dwellingsChapter,
    powerChapter,
    gloryChapter,
    battleChapter,
    battleResultChapter,
    monstersChapter,
    endChapter,
    optionsChapter,
    optionsPlayChapter,
    miniExpansionsChapter,
    glossaryChapter,
  ],
};
