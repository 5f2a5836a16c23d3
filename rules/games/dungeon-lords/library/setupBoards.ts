import type { Chapter } from '../../../library/entry';

export const setupBoardsChapter: Chapter = {
  id: 'setup-boards',
  title: { ja: '準備：中央ボードと発展ボード', en: 'Set-up: Central Board and Progress Board' },
  entries: [
    {
      id: 'setup-central-board',
      roles: [],
      title: { ja: '中央ボードに置くもの', en: 'What goes onto the Central Board' },
      reading: 'ちゅうおうぼーどにおくもの',
      terms: [
        {
          ja: '中央ボード',
          reading: 'ちゅうおうぼーど',
          en: 'Central Board',
          aliases: ['メインボード', 'センターボード', 'main board', 'centre board'],
        },
      ],
      aliases: ['中央ボード 準備', 'central board set-up', 'ボード 左上 右上 左下'],
      body: {
        ja: [
          {
            head: ['場所', '置くもの'],
            rows: [
              ['左上', '戦闘カード4枚（裏向き）'],
              ['左下', 'トラップの山（裏向き）'],
              ['右上', 'パラディンタイル（表向き）'],
              ['それぞれの枠', '食料、トンネル、ゴールド、インプ、トロル'],
              ['邪悪度メーター', '各自の邪悪度カウンターを5に'],
            ],
          },
          '片方の年だけで使うものは、その年にだけ置く。',
        ],
        en: [
          {
            head: ['Place', 'What goes there'],
            rows: [
              ['Top left', '4 combat cards, face down'],
              ['Bottom left', 'trap deck, face down'],
              ['Top right', 'paladin tile, face up'],
              ['Their own spaces', 'food, tunnels, gold, imps, trolls'],
              ['Evilometer', 'every Evil Counter at 5'],
            ],
          },
          'What is used in one year only is placed in that year only.',
        ],
      },
      related: ['setup-combat-cards', 'setup-traps', 'setup-paladin', 'setup-evil', 'supply'],
      source: ['23-33'],
    },
    {
      id: 'setup-combat-cards',
      roles: [],
      title: {
        ja: '戦闘カードは4枚を裏向きで左上に置く',
        en: 'Combat cards: 4 at random, face down, top left',
      },
      reading: 'せんとうかーどは4まいをうらむきでひだりうえにおく',
      terms: [
        {
          ja: '戦闘カード',
          reading: 'せんとうかーど',
          en: 'combat card',
          aliases: ['バトルカード', '戦闘用カード', 'battle card'],
        },
      ],
      aliases: ['戦闘カード 枚数', 'combat cards set-up', '戦闘カード 準備'],
      body: {
        ja: [
          'その年の色の戦闘カードから無作為に4枚を選ぶ。',
          '裏向きのまま中央ボード左上に置く。',
          '1年目は銀色、2年目は金色を使う。',
        ],
        en: [
          'Pick 4 combat cards of the colour of the year at random.',
          'Put them face down at the top left of the Central Board.',
          'Year 1 uses silver ones, year 2 golden ones.',
        ],
      },
      related: ['setup-central-board', 'combat-handover', 'spy'],
      source: ['23-25'],
    },
    {
      id: 'setup-traps',
      roles: [],
      title: {
        ja: 'トラップは全部混ぜて左下に裏向きで置く',
        en: 'Traps: shuffle them all, face down, bottom left',
      },
      reading: 'とらっぷはぜんぶまぜてひだりしたにうらむきでおく',
      aliases: ['トラップの山', '罠 準備', 'trap deck', 'トラップ シャッフル'],
      body: {
        ja: [
          'トラップカード全部をよく混ぜ、1つの山にする。',
          '中央ボード左下に裏向きで置く。',
          '始めの時点でトラップを持つ人はいない。',
        ],
        en: [
          'Shuffle all trap cards into one deck.',
          'Put it face down at the bottom left of the Central Board.',
          'Nobody starts with a trap.',
        ],
      },
      related: ['trap', 'buy-traps', 'setup-central-board'],
      source: ['27', '41'],
    },
    {
      id: 'setup-paladin',
      roles: [],
      title: {
        ja: 'パラディンタイルは中央ボード右上に表向き',
        en: 'Paladin tile: face up at the top right of the Central Board',
      },
      reading: 'ぱらでぃんたいるはちゅうおうぼーどみぎうえにおもてむき',
      terms: [
        {
          ja: 'パラディンタイル',
          reading: 'ぱらでぃんたいる',
          en: 'paladin tile',
          aliases: ['聖騎士タイル', 'パラディンのタイル', 'tile of the paladin'],
        },
      ],
      aliases: ['パラディン 準備', 'paladin set-up', 'パラディンのテント', 'テント', 'tent'],
      body: {
        ja: [
          '表を上にして右上に置き、誰かのダンジョンへ来るまで待たせる。',
          '1年目は銀色、2年目は金色のパラディンを使う。',
        ],
        en: [
          'He waits there face up until he comes to a dungeon.',
          'Year 1 uses the silver paladin, year 2 the golden one.',
        ],
      },
      related: ['paladin', 'paladin-enters', 'setup-central-board'],
      source: ['23', '29'],
    },
    {
      id: 'supply',
      roles: [],
      title: {
        ja: 'ストック：食料・トンネル・ゴールド・インプ・トロル',
        en: 'The supply: food, tunnels, gold, imps and trolls',
      },
      reading: 'すとっく：しょくりょう・とんねる・ごーるど・いんぷ・とろる',
      terms: [
        {
          ja: 'ストック',
          reading: 'すとっく',
          en: 'supply',
          aliases: ['サプライ', '共通の場', '在庫', '供給', 'bank', 'stock', 'general supply'],
        },
      ],
      aliases: ['トークン 準備', '物資 置き場', 'tokens set-up', '余ったトークン'],
      body: {
        ja: [
          '5種類のトークンとタイルを、中央ボードの決められた枠に分けて置く。',
          '得るものはここから取り、払うものはここへ戻す。',
          '給料を払わなかったモンスターもストックに戻す。',
        ],
        en: [
          'Sort the five kinds into their spaces on the Central Board.',
          'Take what you gain from here and return what you pay.',
          'A monster you do not pay on Pay Day goes back to the supply too.',
        ],
      },
      related: ['setup-central-board', 'components', 'pay-day'],
      source: ['31', '108'],
    },
    {
      id: 'setup-evil',
      roles: [],
      title: { ja: '邪悪度は全員5から始める', en: 'Everyone starts at Evil 5' },
      reading: 'じゃあくどはぜんいん5からはじめる',
      aliases: ['邪悪度 初期値', '邪悪度 最初', 'starting evil', 'evil start value', '評判 初期値'],
      body: {
        ja: ['各自の邪悪度カウンターを邪悪度メーターの5に置く。'],
        en: ['Each player puts the Evil Counter on 5 of the Evilometer.'],
      },
      related: ['evil', 'setup-central-board', 'second-year-setup'],
      source: ['33'],
    },
    {
      id: 'setup-progress-board',
      roles: [],
      title: {
        ja: '発展ボード：建設側の面、マーカーは左端から',
        en: 'Progress Board: building side, marker on the leftmost space',
      },
      reading: 'はってんぼーど：けんせつがわのめん、まーかーはひだりはしから',
      terms: [
        {
          ja: '発展ボード',
          reading: 'はってんぼーど',
          en: 'Progress Board',
          aliases: ['進行ボード', '発展ボード 建設側', 'building side'],
        },
        {
          ja: '発展マーカー',
          reading: 'はってんまーかー',
          en: 'Progress Marker',
          aliases: ['紫の円柱', '紫色のコマ', '進行マーカー', 'purple cylinder', 'purple marker'],
        },
      ],
      aliases: ['発展ボード 準備', 'progress board set-up', '紫のコマ', '手順の目印'],
      body: {
        ja: [
          '建設の面を上にする。',
          '発展マーカーは紫色の円柱で、ゲームが始まったら一番左のマスに置く。',
          '春・夏・秋のマスにイベントタイルを1枚ずつ置く。',
        ],
        en: [
          'Turn its building side up.',
          'The Progress Marker is the purple cylinder; put it on the leftmost space once the game has begun.',
          'Spring, Summer and Autumn get one event tile each.',
        ],
      },
      related: ['event-tiles', 'round-summary'],
      source: ['35-38'],
    },
    {
      id: 'event-tiles',
      roles: [],
      title: {
        ja: 'イベントタイル3枚は混ぜて春・夏・秋へ。2年目も同順',
        en: 'Shuffle 3 event tiles onto Spring, Summer, Autumn; same order in year 2',
      },
      reading: 'いべんとたいる3まいはまぜてはる・なつ・あきへ。2ねんめもどうじゅん',
      terms: [
        {
          ja: 'イベントタイル',
          reading: 'いべんとたいる',
          en: 'event tile',
          aliases: ['イベントのタイル', '出来事タイル', 'tile of the event'],
        },
      ],
      aliases: [
        'イベントの順番',
        '2年目 イベント',
        'event order',
        'event tiles second year',
        'イベント 準備',
      ],
      body: {
        ja: [
          '給料日・税金・スペシャルイベントの3枚を裏向きで混ぜる。',
          '春・夏・秋のマスに裏向きで1枚ずつ置く。',
          '2年目も混ぜ直さず、1年目と同じ季節に同じタイルが起きる。',
        ],
        en: [
          'Shuffle Pay Day, Taxes and Special Event face down.',
          'Put one face down on each of Spring, Summer and Autumn.',
          'Do not reshuffle for year 2: each season has the same tile again.',
        ],
      },
      related: ['events-overview', 'setup-progress-board', 'step-event'],
      source: ['36', '59'],
    },
  ],
};
