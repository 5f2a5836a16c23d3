import type { Chapter } from '../../../library/entry';

export const setupPlayersChapter: Chapter = {
  id: 'setup-players',
  title: { ja: '準備：カード、オーブ、各自', en: 'Set-up: cards, Orbs and players' },
  entries: [
    {
      id: 'setup-start-vp',
      roles: [],
      title: {
        ja: '開始時のVPは手番の順位と同じ',
        en: 'You start with VP equal to your turn position',
      },
      reading: 'かいしじのVPはてばんのじゅんいとおなじ',
      terms: [
        {
          ja: '開始プレイヤー',
          reading: 'かいしぷれいやー',
          en: 'start player',
          aliases: ['スタートプレイヤー', '最初のプレイヤー', '親', 'first player'],
        },
      ],
      aliases: ['最初の得点', '初期VP', '順番', '手番順', 'starting points', 'turn sequence'],
      body: {
        ja: [
          '1番手は1VP、2番手は2VP、以下同じで5番手は5VPから始める。',
          '開始プレイヤーは無作為に選ぶ。',
          '手番は開始プレイヤーから時計回り。',
        ],
        en: [
          'The first player starts at 1 VP, the second at 2 VP and so on up to 5 VP.',
          'Choose the start player at random.',
          'Turns go clockwise from the start player.',
        ],
      },
      related: ['scoring-markers', 'turn-summary'],
      source: ['9'],
    },
    {
      id: 'setup-adventure-decks',
      roles: [],
      title: {
        ja: '冒険デッキは使う精霊だけドアを表にする',
        en: 'Adventure decks: turn the Door face up for used elements only',
      },
      reading: 'ぼうけんでっきはつかうせいれいだけどあをおもてにする',
      terms: [
        {
          ja: '冒険デッキ',
          reading: 'ぼうけんでっき',
          en: 'Adventure deck',
          aliases: [
            '冒険カードデッキ',
            '冒険カードのデッキ',
            '冒険の山札',
            '冒険カードのトレイ',
            'adventure pile',
          ],
        },
      ],
      aliases: ['冒険カード 準備', 'ドアの準備', 'door setup'],
      body: {
        ja: [
          '使う精霊のデッキごとに、裏面がドアのカードを抜いて残りをシャッフルする。',
          '抜いたドアのカードを表向きにして一番上へ戻す。',
          '使わない精霊のデッキは、ドアを裏のまま上に残す。',
        ],
        en: [
          'For each used element take out the card with the Door back and shuffle the others.',
          'Put the Door card back on top, face up.',
          'Decks of unused elements keep their Door face down on top.',
        ],
      },
      related: ['door', 'adventure-card', 'no-doors'],
      source: ['15'],
    },
    {
      id: 'setup-magic',
      roles: [],
      title: { ja: '最初の魔法カードは5枚', en: 'You start with 5 Magic cards' },
      reading: 'さいしょのまほうかーどは5まい',
      aliases: ['初期手札', '手札 最初', 'starting hand', 'opening hand'],
      body: {
        ja: [
          '魔法カードをシャッフルし、各自5枚引く。',
          '山札は細長いリソーストレイのカード置きに入れる。半分ずつ2つのトレイに分けてもよい。',
          '選択ルールの魔法ドラフトなら、7枚から5枚を選ぶ。',
        ],
        en: [
          'Shuffle the Magic cards; each player draws five.',
          'The deck goes into the card slot of a long resource tray. You may split it between both trays.',
          'With the magic draft option you pick five out of hands of seven.',
        ],
      },
      related: ['magic-card', 'magic-draft', 'magic-limit'],
      source: ['23'],
    },
    {
      id: 'setup-orbs',
      roles: [],
      title: {
        ja: 'オーブは各精霊の端と栄光トラックの2か所',
        en: 'Orbs: the end of each used element track and two Glory spaces',
      },
      reading: 'おーぶはかくせいれいのはしとえいこうとらっくの2かしょ',
      aliases: ['オーブ 準備', 'ガラスビーズ 置き場', 'orb setup', 'orb の数'],
      body: {
        ja: [
          '使う精霊の精霊パワートラックの一番外側に1個ずつ置く。',
          '栄光トラックのオーブ置場2か所にも1個ずつ置く。',
          '合計は精霊の数＋2（2人6個、3人7個、4人8個、5人9個）。',
        ],
        en: [
          'Put one on the outermost space of each used elemental power track.',
          'Put one on each of the two Orb spaces of the Glory Track.',
          'The total is elements + 2: six for two players, 7 for three, 8 for four, 9 for five.',
        ],
      },
      related: ['orb', 'power-orb', 'glory-orb'],
      source: ['14', '24'],
    },
    {
      id: 'setup-trays',
      roles: [],
      title: {
        ja: 'サプライはリソーストレイの置場',
        en: 'The supply is what lies in the resource trays',
      },
      reading: 'さぷらいはりそーすとれいのおきば',
      terms: [
        {
          ja: 'サプライ',
          reading: 'さぷらい',
          en: 'supply',
          aliases: ['共通置場', '共有置き場', 'ストック', '供給', 'bank', 'general supply'],
        },
        {
          ja: 'リソーストレイ',
          reading: 'りそーすとれい',
          en: 'resource tray',
          aliases: ['リソース入れ', '細長いトレイ', 'supply tray'],
        },
      ],
      aliases: ['トレイの置き場所', 'where to put trays'],
      body: {
        ja: [
          'リソーストレイは全員の手が届く所に置く。ここをサプライと呼ぶ。',
          '得るリソースはサプライから取り、払うリソースはサプライへ返す。',
          '傭兵を使うなら、そのミニチュアとカードもサプライに置く。',
        ],
        en: [
          'Keep the resource trays within everybody’s reach. They are the supply.',
          'Gained resources come from the supply, paid ones return to it.',
          'If you play with mercenaries, their miniatures and cards lie in the supply too.',
        ],
      },
      related: ['resources', 'resource-unlimited', 'mercenaries'],
      source: ['25-26', '46'],
    },
    {
      id: 'setup-player-start',
      roles: [],
      title: {
        ja: '各自はワーカー3人とリソース各1個で始める',
        en: 'Each player starts with 3 Workers and 1 of each resource',
      },
      reading: 'かくじはわーかー3にんとりそーすかく1こではじめる',
      aliases: [
        '初期リソース',
        '最初のユニット',
        'starting resources',
        'starting units',
        '初期配置',
      ],
      body: {
        ja: [
          'トレイ右上のワーカーを左から3人、準備エリアへ移す。',
          '残りのワーカー3人と上級ユニットはトレイに残す。',
          '宝石、薬、巻物、道具、剣、金貨を1個ずつ受け取り、トレイの下側に入れる。',
          '手札は魔法カード5枚。',
        ],
        en: [
          'Move the three leftmost Workers of your tray (top right) to the Ready Area.',
          'The other three Workers and the advanced units stay in the tray.',
          'Take 1 Gem, 1 Potion, 1 Scroll, 1 Tool, 1 Sword and 1 Gold into the lower part of the tray.',
          'Your hand is five Magic cards.',
        ],
      },
      related: ['worker', 'resources', 'setup-magic', 'setup-markers'],
      source: ['23', '27'],
    },
    {
      id: 'setup-markers',
      roles: [],
      title: {
        ja: '自分の精霊だけトラックの1から始まる',
        en: 'Only your own element starts on space 1 of its track',
      },
      reading: 'じぶんのせいれいだけとらっくの1からはじまる',
      aliases: ['精霊パワー 初期値', '自分の色', 'own element', 'starting power'],
      body: {
        ja: [
          '自分の色の精霊パワートラックの1のスペースに、得点マーカーを1個置く。',
          '3個は精霊パワートラックの脇に控える。',
          '最後の1個はトレイに残し、後で栄光トラックに置く。',
        ],
        en: [
          'Set one scoring marker on space 1 of the elemental power track of your colour.',
          'Three wait beside the elemental power tracks.',
          'The last one stays in the tray for the Glory Track.',
        ],
      },
      related: ['scoring-markers', 'power-advance', 'glory-enter'],
      source: ['28'],
    },
  ],
};
