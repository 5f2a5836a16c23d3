import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const manorTurnChapter: Chapter = {
  id: 'manor-turn',
  title: { ja: '館：ターンと前兆', en: 'Manor: turn and omens' },
  entries: [
    {
      id: 'manor-turn',
      roles: ['manor'],
      title: {
        ja: '館のターン：5つのステップ',
        en: 'The Manor’s turn: five steps',
      },
      reading: 'やかたのたーん：5つのすてっぷ',
      aliases: ['館 手番', '館 流れ', 'Manor turn order', 'Manor phases', '館 順番'],
      body: {
        ja: [
          {
            head: ['ステップ', 'すること'],
            rows: [
              ['1', '前兆3個を割り当てる'],
              ['2', 'パワーを上から順に使う'],
              ['3', '儀式を1回まで行う'],
              ['4', 'トレジャーを置き、儀式カードを引く'],
              ['5', '前兆をすべて戻す。予兆は残る'],
            ],
          },
          'スパイダーの後、ウォーロックの前に行う。',
        ],
        en: [
          {
            head: ['Step', 'What to do'],
            rows: [
              ['1', 'assign the 3 omens'],
              ['2', 'use the powers from top to bottom'],
              ['3', 'perform one ritual at most'],
              ['4', 'place treasures, then draw ritual cards'],
              ['5', 'take all omens back; portents stay'],
            ],
          },
          'It comes after the Spider and before the Warlock.',
        ],
      },
      note: partlyReported,
      related: ['omens', 'manor-powers', 'rituals', 'manor-treasures', 'turn-order'],
      source: ['2431-2527', 'R'],
    },
    {
      id: 'omens',
      roles: ['manor'],
      title: {
        ja: '前兆：毎ターン3個をトラックの左から置く',
        en: 'Omens: 3 every turn, placed from the left of a track',
      },
      reading: 'ぜんちょう：まいたーん3こをとらっくのひだりからおく',
      terms: [
        {
          ja: '前兆',
          reading: 'ぜんちょう',
          en: 'omen',
          aliases: ['前兆キューブ', '前兆トークン', 'オーメン', 'omen cube', 'ommen'],
        },
      ],
      aliases: ['前兆を割り当てる', '前兆 何個', 'assign omens', 'how many omens', '館 キューブ'],
      body: {
        ja: [
          'ターンの始めに、3個を好きなトラックに割り当てる。1つのトラックに集めても、分けてもよい。',
          '各トラックは左から埋める。予兆があれば、その右に続ける。',
          '埋まったスペースが、そのトラックの強さを決める。',
          'ターンの終わりに3個とも戻る。増えることも減ることもない。',
        ],
        en: [
          'At the start of the turn assign the 3 to any tracks, together or apart.',
          'Fill each track from the left, after a portent if there is one.',
          'The filled spaces set the strength of the track.',
          'All 3 come back at the end of the turn. There are never more or fewer.',
        ],
      },
      note: partlyReported,
      related: ['portents', 'manor-powers', 'manor-power-strength', 'manor-treasures'],
      source: ['2435', '2527', 'R'],
      links: { steps: ['manorOmens', 'manorReturn'] },
    },
    {
      id: 'portents',
      roles: ['manor'],
      title: {
        ja: '予兆：封印1の儀式で置き、ずっと残る',
        en: 'Portents: placed by 1-Seal rituals, there for good',
      },
      reading: 'よちょう：ふういん1のぎしきでおき、ずっとのこる',
      terms: [
        {
          ja: '予兆',
          reading: 'よちょう',
          en: 'portent',
          aliases: ['予兆キューブ', 'ポーテント', 'ポータント', 'portent cube', 'permanent omen'],
        },
      ],
      aliases: ['予兆を置く', '予兆 何個', 'place a portent', 'how many portents', '館 強くなる'],
      body: {
        ja: [
          '封印1の儀式を終えるたびに、カードの示すトラックの左端に1個置く。',
          '置く先は6つ：公開、シフト、スワップ、壁、歩く、トレジャー配置と儀式ドロー。カードは各1枚、予兆は合わせて6個まで。',
          '毎ターン、前兆が1個多くあるのと同じ働きをする。',
          '戻らず、取り除かれることもない。',
          '予兆だけでもパワーを使える。',
        ],
        en: [
          'Each 1-Seal ritual you finish puts one at the left end of the track on its card.',
          'There are six places: Reveal Tiles, Shift 1 Tile, Swap 2 Tiles, Place Walls, Move Wraith, Place Treasures, then Draw Rituals. One card each, so 6 portents at most.',
          'Every turn it works as one omen more there.',
          'It never comes back and is never removed.',
          'A portent alone is enough to use a power.',
        ],
      },
      note: {
        ja: '資料は最後のトラックを別の所で「カードを引く」とも呼ぶが、同じトラック。',
        en: 'In one place the source calls the last track “Draw Card”; it is the same track.',
      },
      related: ['omens', 'ritual-deck', 'rituals', 'manor-power-strength', 'manor-castle'],
      source: ['2500-2506', 'R', 'C'],
    },
    {
      id: 'manor-power-strength',
      roles: ['manor'],
      title: {
        ja: 'パワーの強さ：埋まったスペースの数字を読む',
        en: 'How strong a power is: read the filled spaces',
      },
      reading: 'ぱわーのつよさ：うまったすぺーすのすうじをよむ',
      aliases: [
        '前兆 強さ',
        '前兆 表',
        'power strength',
        'what do 2 omens give',
        '館 ボードの数字',
      ],
      body: {
        ja: [
          '公開、シフト、スワップ、壁、歩くの強さは、キューブ（前兆と予兆）で埋まったスペースで決まる。',
          'トラックごとの数字と長さは、プレイヤーボードに印刷されている。',
          'トレジャー配置と儀式ドローだけは数字が分かっている。',
        ],
        en: [
          'For Reveal Tiles, Shift 1 Tile, Swap 2 Tiles, Place Walls and Move Wraith the filled spaces, omens and portents alike, set the strength.',
          'The numbers of each track and its length are printed on the player board.',
          'Only those of Place Treasures, then Draw Rituals are known here.',
        ],
      },
      note: {
        ja: '5つのパワーの数字は部品に印刷されているだけで、資料にない。',
        en: 'The numbers of the five powers are only printed on the component.',
      },
      related: ['omens', 'manor-powers', 'manor-treasures', 'printed-values'],
      source: ['2431-2527'],
    },
  ],
};
