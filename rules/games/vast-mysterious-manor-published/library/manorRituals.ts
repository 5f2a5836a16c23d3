import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const manorRitualsChapter: Chapter = {
  id: 'manor-rituals',
  title: { ja: '館：儀式', en: 'Manor: rituals' },
  entries: [
    {
      id: 'rituals',
      roles: ['manor'],
      title: {
        ja: '儀式を行う：1ターンに1回、カードの道をたどる',
        en: 'Perform a ritual: one a turn, along the path of a card',
      },
      reading: 'ぎしきをおこなう：1たーんに1かい、かーどのみちをたどる',
      terms: [
        {
          ja: '儀式を行う',
          reading: 'ぎしきをおこなう',
          en: 'perform a ritual',
          aliases: [
            '儀式',
            '浮遊',
            'リチュアル',
            '儀式を行い',
            'ritual',
            'fly',
            'complete a ritual',
          ],
        },
      ],
      aliases: [
        '儀式 手順',
        '儀式 何が起こる',
        'how do rituals work',
        'ritual steps',
        '儀式 回数制限',
      ],
      body: {
        ja: [
          'パワーの後、手札の儀式カード1枚を使う。使わなくてもよいが、1ターンに1回だけ。',
          'レイスのタイルから、カードの形の道をたどる。最後まで通れるカードだけ使える。',
          {
            head: ['順', '終えると'],
            rows: [
              ['1', 'カードの封印を得る'],
              ['2', 'レイスを道の終わりのタイルへ移す'],
              ['3', 'カードの示すタイルにポルターガイスト1体を置く'],
              ['4', '封印1のカードなら、予兆を1個置く'],
            ],
          },
        ],
        en: [
          'After the powers you may use one ritual card from your hand, one a turn at most.',
          'From the Wraith’s tile follow a path in the shape on the card. It must be possible to the end.',
          {
            head: ['Order', 'When finished'],
            rows: [
              ['1', 'gain the Seals on the card'],
              ['2', 'move the Wraith to the end tile of the path'],
              ['3', 'place a poltergeist on the tile the card shows'],
              ['4', 'with a 1-Seal card, place a portent'],
            ],
          },
        ],
      },
      related: ['ritual-path', 'ritual-deck', 'seals', 'portents', 'manor-poltergeists'],
      source: ['2500-2503', '2431-2527', 'C'],
      links: { steps: ['manorRitual'] },
    },
    {
      id: 'ritual-path',
      roles: ['manor'],
      title: {
        ja: '儀式の道：壁のない、フィギュアのいないライトタイル',
        en: 'A ritual’s path: Lit tiles without figures, no walls',
      },
      reading: 'ぎしきのみち：かべのない、ふぃぎゅあのいないらいとたいる',
      aliases: [
        '儀式 条件',
        '儀式 道',
        'ritual conditions',
        'what blocks a ritual',
        '儀式を防ぐ',
        '儀式 壁',
      ],
      body: {
        ja: [
          '道の1枚目はレイスのいるタイル。枚数に数える。',
          'どのタイルもライトタイルで、ほかのフィギュアがいないこと。ポルターガイストと卵もフィギュア。',
          '道の途中に壁があってはならない。フォースウォールも壁。ブリーチは通れる。',
          'トークンやマーカーは妨げにならない。',
          '防ぐには、道のタイルにフィギュアを立てるか、暗くするか、壁を作る。',
        ],
        en: [
          'The first tile of the path is the Wraith’s own; it counts.',
          'Every tile must be Lit and hold no other figure. Poltergeists and Eggs are figures too.',
          'No wall may cross the path, nor a force wall. A breach opens it.',
          'Tokens and markers do not matter.',
          'To stop one, stand a figure on the path, darken a tile or build a wall.',
        ],
      },
      note: {
        ja: 'トークンやマーカーが妨げにならない点は、条件が「フィギュアのいない」であることからの推測。カードの形を回してよいかは資料にない。',
        en: 'That tokens and markers do not matter is inferred from the condition “without figures”. Whether the shape may be turned is not in our sources.',
      },
      related: ['rituals', 'ritual-deck', 'manor-walls', 'breach', 'figures-table'],
      source: ['2431-2527', 'C', 'I', 'U'],
    },
    {
      id: 'ritual-deck',
      roles: ['manor'],
      title: {
        ja: '儀式カード13枚：封印1が6枚、2が4枚、3が3枚',
        en: '13 ritual cards: six with 1 Seal, four with 2, three with 3',
      },
      reading: 'ぎしきかーど13まい：ふういん1が6まい、2が4まい、3が3まい',
      terms: [
        {
          ja: '儀式カード',
          reading: 'ぎしきかーど',
          en: 'ritual card',
          aliases: [
            '儀式のカード',
            '儀式の山札',
            '館のカード',
            'イベントカード',
            'ritual deck',
            'Event card',
          ],
        },
      ],
      aliases: [
        '儀式カード 内訳',
        '道の長さ',
        'ritual deck list',
        'path length',
        '儀式 何枚のタイル',
      ],
      body: {
        ja: [
          {
            head: ['封印', '枚数', '道のタイル', '予兆'],
            rows: [
              ['1', '6', '4', 'トラックごとに1枚'],
              ['2', '4', '6', 'なし'],
              ['3', '3', '7', 'なし'],
            ],
          },
          '道のタイルには、レイスのいるタイルも入る。',
          '全部で13枚、封印23。どのカードも、新しいポルターガイストの場所を示す。',
        ],
        en: [
          {
            head: ['Seals', 'Cards', 'Tiles on the path', 'Portent'],
            rows: [
              ['1', '6', '4', 'one card a track'],
              ['2', '4', '6', 'no'],
              ['3', '3', '7', 'no'],
            ],
          },
          'The tiles on the path include the Wraith’s own.',
          '13 cards with 23 Seals. Every card also shows where the new poltergeist appears.',
        ],
      },
      related: ['rituals', 'ritual-path', 'portents', 'ritual-hand'],
      source: ['2500-2503', 'C'],
    },
    {
      id: 'ritual-hand',
      roles: ['manor'],
      title: {
        ja: '儀式カードの手札は、引いた後5枚まで',
        en: 'At most 5 ritual cards in hand after drawing',
      },
      reading: 'ぎしきかーどのてふだは、ひいたあと5まいまで',
      aliases: [
        '館 手札',
        '館 手札上限',
        'ritual hand limit',
        'Manor hand size',
        '儀式カードを捨てる',
      ],
      body: {
        ja: [
          '最初は3枚。ターンに0〜3枚引く。',
          '引いた後、5枚を超えた分は選んで捨てる。引く前に捨てることはない。',
          '山札がなくなれば、捨て札をシャッフルして作り直す。どちらもなければ引かない。',
        ],
        en: [
          'You start with 3 and draw 0 to 3 a turn.',
          'After drawing, discard down to 5, your choice which. Nothing is discarded before.',
          'An empty deck is made anew from the discards; with both empty draw nothing.',
        ],
      },
      note: reported,
      related: ['manor-treasures', 'manor-draws-worked', 'ritual-deck'],
      source: ['2513', 'R'],
      links: { tracks: ['manor.ritualHand'], notices: ['discardRituals'] },
    },
  ],
};
