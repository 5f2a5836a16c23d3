import type { Book } from '../../../library/entry';
import { adventurersChapter } from './adventurers';
import { combatChapter } from './combat';
import { diggingChapter } from './digging';
import { eventsChapter } from './events';
import { evilChapter } from './evil';
import { firstOrdersChapter } from './firstOrders';
import { glossaryChapter } from './glossary';
import { laterOrdersChapter } from './laterOrders';
import { ordersChapter } from './orders';
import { overviewChapter } from './overview';
import { paladinChapter } from './paladin';
import { productionChapter } from './production';
import { roomsChapter } from './rooms';
import { roundStartChapter } from './roundStart';
import { roundStepsChapter } from './roundSteps';
import { setupBoardsChapter } from './setupBoards';
import { setupDistantLandsChapter } from './setupDistantLands';
import { setupPlayersChapter } from './setupPlayers';
import { yearEndChapter } from './yearEnd';

export const book: Book = {
  game: 'dungeon-lords',
  title: { ja: 'ダンジョンロード', en: 'Dungeon Lords' },
  aliases: [
    'ダンジョン・ロード',
    'ダンジョンローズ',
    'ダンジョンロード 建設',
    'DL',
    'dungeonlords',
  ],
  source: {
    number: '004',
    title: {
      ja: 'ダンジョンロード フルゲーム建設フェイズ参照シート（4人用）',
      en: 'Dungeon Lords, full game, building-phase reference sheet (4 players)',
    },
  },
  furtherSources: {
    D1: {
      ja: '出版社CGEの公式FAQ（czechgames.com）',
      en: 'Official FAQ of the publisher CGE (czechgames.com)',
    },
    D2: {
      ja: 'ホビージャパンの日本語版FAQ（hobbyjapan.co.jp）',
      en: 'FAQ of the Japanese edition, Hobby Japan (hobbyjapan.co.jp)',
    },
    D3: {
      ja: '大学の演習で作られた公開翻案プログラム（非公式・簡略化あり）',
      en: 'A public university adaptation in code (unofficial, simplified)',
    },
    D4: {
      ja: '公開されているJavaScript版の実装（非公式）',
      en: 'A public implementation in JavaScript (unofficial)',
    },
    D5: {
      ja: '紹介記事と内容物一覧（tgiw.info、productwikiなど）',
      en: 'Reviews and component listings (tgiw.info, productwiki and others)',
    },
    D6: {
      ja: '拡張セットのパラディン規則（manualzz.com）',
      en: 'Paladin rules of the expansion (manualzz.com)',
    },
  },
  roles: [],
  chapters: [
    overviewChapter,
    setupDistantLandsChapter,
    setupBoardsChapter,
    setupPlayersChapter,
    roundStartChapter,
    roundStepsChapter,
    ordersChapter,
    firstOrdersChapter,
    laterOrdersChapter,
    diggingChapter,
    roomsChapter,
    productionChapter,
    eventsChapter,
    evilChapter,
    paladinChapter,
    adventurersChapter,
    yearEndChapter,
    combatChapter,
    glossaryChapter,
  ],
};
