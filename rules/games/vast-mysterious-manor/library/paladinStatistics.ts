import type { Chapter } from '../../../library/entry';

export const paladinStatisticsChapter: Chapter = {
  id: 'paladin-statistics',
  title: {
    ja: 'パラディン：ステータスとヒーローキューブ',
    en: 'Paladin: statistics and hero cubes',
  },
  entries: [
    {
      id: 'paladin-statistics',
      roles: ['paladin'],
      title: {
        ja: 'ステータスは感知力・移動力・筋力の3つ、どれも1から',
        en: 'Three statistics: Perception, Movement, Strength, each from 1',
      },
      reading: 'すてーたすはかんちりょく・いどうりょく・きんりょくの3つ、どれも1から',
      terms: [
        {
          ja: 'ステータス',
          reading: 'すてーたす',
          en: 'statistic',
          aliases: ['能力値', 'ステータストラック', 'パラメータ', 'stat', 'stats', 'attribute'],
        },
      ],
      aliases: ['ステータスの意味', 'base value', '最初は1', 'starts at 1', 'stat increase'],
      body: {
        ja: [
          {
            head: ['ステータス', '役目', '上げるトレジャー'],
            rows: [
              ['感知力', 'エンカウンターの回数、エンチャンターへのアタック', 'アーマー +1'],
              ['移動力', 'このターンに動ける距離', 'ウィングブーツ +2'],
              ['筋力', 'アタックできる相手、ターン外の守り', 'マジックメイス +1（自分のターン）'],
            ],
          },
          'ターンの始めはどれも1。トラックの左の大きなシンボルがその1を表す。',
          'ヒーローキューブを置くと、スペースに書かれた数だけ上がる。',
        ],
        en: [
          {
            head: ['Statistic', 'What for', 'Treasure'],
            rows: [
              ['Perception', 'number of encounters, attacking the Enchanter', 'Armor +1'],
              ['Movement', 'how far you move this turn', 'Winged Boots +2'],
              [
                'Strength',
                'whom you can attack; defends outside your turn',
                'Magic Mace +1 (own turn)',
              ],
            ],
          },
          'Each is 1 at the start of the turn: the large symbol at the left of its track.',
          'A hero cube raises it by the number on its space.',
        ],
      },
      related: [
        'paladin-perception',
        'paladin-movement',
        'paladin-strength',
        'paladin-place-cubes',
      ],
      source: ['95-100', '191', '196', '198'],
    },
    {
      id: 'paladin-perception',
      roles: ['paladin'],
      title: {
        ja: '感知力1でエンカウンター1回、使いきると動けない',
        en: 'Perception: 1 for each encounter; with none left you cannot move',
      },
      reading: 'かんちりょく1でえんかうんたー1かい、つかいきるとうごけない',
      terms: [
        {
          ja: '感知力',
          reading: 'かんちりょく',
          en: 'Perception',
          aliases: ['検知', '検知力', '知覚', '感知', '察知', 'awareness'],
        },
      ],
      aliases: [
        '感知力がない',
        '動けなくなる',
        'no Perception left',
        'cannot move',
        '感知力 0',
        '行動回数',
      ],
      body: {
        ja: [
          'エンカウンター1回につき感知力を1消費する。',
          'すべて使いきると、移動力が残っていてもそのターンはもう移動できない。',
          'エンチャンターをアタックするときは、筋力の代わりに感知力を相手の防御力と比べる。',
          'ターンの途中でもヒーローキューブを置けば増やせる。',
        ],
        en: [
          'Each encounter costs 1 Perception.',
          'Once all is spent you cannot move any more this turn, whatever Movement is left.',
          'Against the Enchanter, Perception instead of Strength is compared with its Defense.',
          'A hero cube placed during the turn raises it.',
        ],
      },
      related: [
        'paladin-encounter',
        'paladin-statistics',
        'paladin-attack-enchanter',
        'paladin-treasure-armor',
      ],
      source: ['97', '109-110', '153'],
      links: { tracks: ['paladin.perceptionCubes', 'paladin.perceptionSpent'] },
    },
    {
      id: 'paladin-movement',
      roles: ['paladin'],
      title: {
        ja: 'パラディンの移動力は自分のターンに動ける距離',
        en: 'The Paladin’s Movement is how far he goes in his turn',
      },
      reading: 'ぱらでぃんのいどうりょくはじぶんのたーんにうごけるきょり',
      aliases: [
        'パラディン 移動',
        'パラディン 何マス',
        'Paladin movement',
        'how far can the Paladin move',
      ],
      body: {
        ja: [
          '1から始まり、ヒーローキューブで上げる。ウィングブーツがあれば +2。',
          'タイル1枚につき1消費し、蜘蛛の巣があれば1つごとに1増える。',
          'エンカウンターの前後や間に分けて使ってよい。',
          '感知力を使いきったら、残っていても動けない。',
        ],
        en: [
          'It starts at 1 and rises with hero cubes; Winged Boots add 2.',
          'Each tile costs 1, and 1 more for each web there.',
          'You may spend it before, between and after encounters.',
          'Once Perception is used up you cannot move, even with some left.',
        ],
      },
      related: ['movement', 'move-cost', 'paladin-move-and-act', 'paladin-treasure-winged-boots'],
      source: ['98', '108-109', '198'],
      links: { tracks: ['paladin.movementCubes', 'paladin.movementSpent'] },
    },
    {
      id: 'paladin-strength',
      roles: ['paladin'],
      title: {
        ja: 'パラディンの筋力は攻めにも、ターン外の守りにも使う',
        en: 'The Paladin’s Strength attacks and defends',
      },
      reading: 'ぱらでぃんのきんりょくはせめにも、たーんがいのまもりにもつかう',
      aliases: [
        'パラディン 防御',
        '守り',
        'パラディンの防御力',
        'Paladin defense',
        'defend',
        '筋力を上げる',
      ],
      body: {
        ja: [
          '自分のターン：相手の筋力か防御力を上回ればアタックできる。',
          'ほかのロールのターン：受けるアタックを防げるかどうかが、この値で決まる。',
          'だから余ったヒーローキューブは、ターンの終わりに筋力へ置くと守りになる。',
          'マジックメイスの +1 は自分のターンだけ。炎による上昇は1回のアタックだけ。',
        ],
        en: [
          'In your turn you can attack whatever has less Strength or Defense.',
          'In other turns it decides whether an attack on you succeeds.',
          'So hero cubes you did not use protect you if you put them on Strength at the end.',
          'The Magic Mace’s +1 counts in your turn only, Strength from Fire for one attack only.',
        ],
      },
      related: [
        'attack-strength',
        'paladin-end-of-turn',
        'paladin-fire-strength',
        'paladin-treasure-magic-mace',
      ],
      source: ['93', '99', '196', '207'],
      links: { tracks: ['paladin.strengthCubes'] },
    },
    {
      id: 'paladin-hero-cubes',
      roles: ['paladin'],
      title: {
        ja: 'ヒーローキューブは2個から、経験値5・18・35で1個ずつ増える',
        en: 'Hero cubes: 2, and one more at Experience 5, 18 and 35',
      },
      reading: 'ひーろーきゅーぶは2こから、けいけんち5・18・35で1こずつふえる',
      terms: [
        {
          ja: 'ヒーローキューブ',
          reading: 'ひーろーきゅーぶ',
          en: 'hero cube',
          aliases: ['ヒーロキューブ', '黄色いキューブ', '英雄キューブ', 'yellow cube'],
        },
      ],
      aliases: [
        'キューブ 何個',
        'キューブを増やす',
        'how many hero cubes',
        'more cubes',
        '5 18 35',
      ],
      body: {
        ja: [
          {
            head: ['経験値', 'ヒーローキューブ'],
            rows: [
              ['0から4', '2個'],
              ['5から17', '3個'],
              ['18から34', '4個'],
              ['35以上', '5個'],
            ],
          },
          'ステータスに置いて、感知力、移動力、筋力を上げる。',
        ],
        en: [
          {
            head: ['Experience', 'Hero cubes'],
            rows: [
              ['0 to 4', '2'],
              ['5 to 17', '3'],
              ['18 to 34', '4'],
              ['35 and more', '5'],
            ],
          },
          'Placed on a statistic they raise Perception, Movement or Strength.',
        ],
      },
      related: [
        'paladin-place-cubes',
        'paladin-hero-cube-gained',
        'paladin-hero-cube-returned',
        'paladin-pick-up',
      ],
      source: ['84', '103-104', '157'],
    },
    {
      id: 'paladin-place-cubes',
      roles: ['paladin'],
      title: {
        ja: 'ヒーローキューブは自分のターンいつでも、左端の空きへ',
        en: 'Place hero cubes at any time in your turn, leftmost free space first',
      },
      reading: 'ひーろーきゅーぶはじぶんのたーんいつでも、ひだりはしのあきへ',
      aliases: [
        'キューブの置き方',
        'いつ置く',
        'when to place cubes',
        'leftmost',
        'ステータスを上げる',
        'キューブ 左から',
      ],
      body: {
        ja: [
          '自分のターンならいつでも、戦う直前でも置ける。一度に全部置かなくてよい。',
          'そのステータスの、空いている最も左のスペースに置く。',
          '置いたスペースに書かれた数だけ、ステータスが上がる。数はボードの表示に従う。',
          '置いたキューブは、次の自分のピックアップまで動かせない。',
        ],
        en: [
          'Place them at any time in your turn, even just before a fight, and not all at once if you like.',
          'Use the leftmost free space of the statistic.',
          'The statistic rises by the number on that space, as printed on the board.',
          'A placed cube stays until your next pick-up.',
        ],
      },
      related: [
        'paladin-hero-cubes',
        'paladin-statistics',
        'paladin-pick-up',
        'edition-printed-values',
      ],
      source: ['104-106', '145'],
    },
  ],
};
