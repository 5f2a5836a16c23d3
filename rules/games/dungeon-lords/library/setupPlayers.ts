import type { Chapter } from '../../../library/entry';

export const setupPlayersChapter: Chapter = {
  id: 'setup-players',
  title: { ja: '準備：各プレイヤー', en: 'Set-up: each player' },
  entries: [
    {
      id: 'setup-player',
      roles: [],
      title: { ja: '各プレイヤーが最初に持つもの', en: 'What each player starts with' },
      reading: 'かくぷれいやーがさいしょにもつもの',
      terms: [
        {
          ja: 'ダンジョンボード',
          reading: 'だんじょんぼーど',
          en: 'Dungeon Board',
          aliases: ['個人ボード', 'プレイヤーボード', '自分のボード', 'player board'],
        },
      ],
      aliases: [
        '初期資源',
        '初期手持ち',
        '開始時の所持品',
        'starting resources',
        'starting goods',
        'スタート時',
      ],
      body: {
        ja: [
          {
            head: ['もの', '数'],
            rows: [
              ['ダンジョンボード', '1'],
              ['トンネル', '3'],
              ['食料', '3'],
              ['ゴールド', '3'],
              ['インプ', '3'],
              ['下僕コマ', '3'],
              ['オーダーカード', '8（2枚は出せない命令）'],
              ['邪悪度', '5'],
            ],
          },
          'トロル、トラップ、モンスター、部屋はまだ無い。',
        ],
        en: [
          {
            head: ['Item', 'Number'],
            rows: [
              ['Dungeon Board', '1'],
              ['tunnels', '3'],
              ['food', '3'],
              ['gold', '3'],
              ['imps', '3'],
              ['minions', '3'],
              ['Orders cards', '8 (2 become inaccessible orders)'],
              ['Evil', '5'],
            ],
          },
          'You have no trolls, traps, monsters or rooms yet.',
        ],
      },
      related: ['first-tunnels', 'first-inaccessible-orders', 'setup-evil', 'minion'],
      source: ['33', '41'],
    },
    {
      id: 'first-tunnels',
      roles: [],
      title: {
        ja: '最初のトンネル3枚は中央列の上から下へ',
        en: 'The first 3 tunnels go down the middle column from the top',
      },
      reading: 'さいしょのとんねる3まいはちゅうおうれつのうえからしたへ',
      terms: [
        {
          ja: '建設現場',
          reading: 'けんせつげんば',
          en: 'tunnel grid',
          aliases: [
            'ダンジョンのマス目',
            '建築現場',
            '掘る場所',
            'building site',
            'dungeon grid',
            'construction site',
          ],
        },
      ],
      aliases: ['初期トンネル', 'トンネル 最初の配置', 'starting tunnels', '中央列'],
      body: {
        ja: [
          '建設現場はダンジョンボード左下のマス目である。',
          '中央の列に、最上段から縦に3枚続けて置く。',
        ],
        en: [
          'The tunnel grid is at the bottom left of the Dungeon Board.',
          'Fill its middle column with 3 tiles in a row, beginning at the top.',
        ],
      },
      related: ['tunnel-placement', 'setup-player'],
      source: ['41-43'],
    },
    {
      id: 'first-inaccessible-orders',
      roles: [],
      title: {
        ja: '最初の出せない命令：3枚引いて2枚を選ぶ',
        en: 'First inaccessible orders: draw 3, set aside 2 of them',
      },
      reading: 'さいしょのだせないめいれい：3まいひいて2まいをえらぶ',
      aliases: [
        '最初の手札',
        '初期手札 6枚',
        'starting hand',
        'first inaccessible',
        '最初に封じる',
      ],
      body: {
        ja: [
          '自分のオーダーカード8枚から無作為に3枚を引いて見る。',
          'うち2枚を選び、出せない命令の場所に置く。',
          '残る1枚は戻し、手札6枚で始める。',
          'この引き方はゲーム開始時だけである。',
        ],
        en: [
          'Draw 3 of your 8 Orders cards at random and look at them.',
          'Choose 2 of them as your inaccessible orders.',
          'Return the third: you begin with a hand of 6.',
          'This draw is made only at the start of the game.',
        ],
      },
      related: ['inaccessible-orders', 'step-retrieve', 'order-card'],
      source: ['45', 'D5'],
    },
    {
      id: 'setup-goods',
      roles: [],
      title: {
        ja: '物資は自分のボードの決まった枠に置く',
        en: 'Keep your goods in their spaces on your board',
      },
      reading: 'ぶっしはじぶんのぼーどのきまったわくにおく',
      aliases: ['トークン 置き場所', '食料 置き場', 'where to keep tokens', '資源の置き場'],
      body: {
        ja: [
          '食料、ゴールド、インプ、トロルには、それぞれの枠がダンジョンボードにある。',
          'インプは巣穴に置く。働くときだけ動かし、ラウンドの終わりに戻す。',
        ],
        en: [
          'Food, gold, imps and trolls each have a space on the Dungeon Board.',
          'Imps live in the den; they leave it to work and come back at the end of the round.',
        ],
      },
      related: ['setup-player', 'imps-home', 'food', 'gold'],
      source: ['47', '116'],
    },
    {
      id: 'minion',
      roles: [],
      title: {
        ja: '下僕コマ：1人3つ、ボード中央右に置く',
        en: 'Minions: 3 each, kept at the middle right of your board',
      },
      reading: 'げぼくこま：ひとり3つ、ぼーどちゅうおうみぎにおく',
      terms: [
        {
          ja: '下僕コマ',
          reading: 'げぼくこま',
          en: 'minion',
          aliases: [
            '下僕',
            '手下',
            'しもべ',
            '手下コマ',
            'ミニオン',
            'servant',
            'henchman',
            'pawn',
          ],
        },
      ],
      aliases: ['下僕 何個', '手下 準備', 'ワーカー', 'worker placement', 'minions set-up'],
      body: {
        ja: [
          '各自3つを、ダンジョンボードの中央右側のマスに1つずつ置く。',
          '毎ラウンド、出した3枚の命令に1つずつ使う。',
          '中央ボードの命令のマスに置くか、満員ならカードの上に置く。',
        ],
        en: [
          'Put your 3 minions on the spaces at the middle right of your Dungeon Board.',
          'Each round every one of them carries out one of your 3 orders.',
          'It goes to an order space on the Central Board or, if there is none left, onto the card.',
        ],
      },
      related: ['order-spaces', 'fourth-minion', 'reveal-orders'],
      source: ['41', '49', '64-66'],
    },
    {
      id: 'starting-player',
      roles: [],
      title: {
        ja: 'スタートプレイヤーは好人物かランダムで決める',
        en: 'The starting player: the nicest person, or at random',
      },
      reading: 'すたーとぷれいやーはこうじんぶつからんだむできめる',
      terms: [
        {
          ja: 'スタートプレイヤーマーカー',
          reading: 'すたーとぷれいやーまーかー',
          en: 'Starting Player Token',
          aliases: [
            'スタピー',
            '親マーカー',
            '開始マーカー',
            '開始プレイヤー',
            'スタートプレイヤー',
            'スタプレ',
            'first player marker',
            'starting player',
            'start player token',
          ],
        },
      ],
      aliases: ['誰から始める', '最初の親', 'who starts', 'first player', '開始プレイヤー 決め方'],
      body: {
        ja: [
          '一番好人物と思われる人、または無作為に選んだ人にマーカーを渡す。',
          'マーカーは毎ラウンドの終わりに左隣へ移る。秋だけは動かない。',
        ],
        en: [
          'Give the token to the nicest person at the table, or to anyone at random.',
          'It moves to the left at the end of each round, except in Autumn.',
        ],
      },
      related: ['play-order', 'starting-player-passes', 'autumn'],
      source: ['51', '116-118'],
    },
    {
      id: 'play-order',
      roles: [],
      title: {
        ja: '手番順はスタートプレイヤーから時計回り',
        en: 'Play order runs clockwise from the starting player',
      },
      reading: 'てばんじゅんはすたーとぷれいやーからとけいまわり',
      terms: [
        {
          ja: '手番順',
          reading: 'てばんじゅん',
          en: 'play order',
          aliases: [
            'プレイ順',
            'ターン順',
            '順番',
            '時計回り',
            'turn order',
            'clockwise',
            'player order',
          ],
        },
      ],
      aliases: ['右回り 左回り', '誰の番', 'whose turn', '順番 どちら回り'],
      body: {
        ja: [
          'スタートプレイヤーマーカーを持つ人が最初、右隣の人が最後である。',
          'オーダーカードの公開はこの順に行う。',
          '新しくパラディンの来る人が同点で2人以上なら、その中で手番順が最後の人になる。',
        ],
        en: [
          'The player with the Starting Player Token is first, the player to the right of them last.',
          'Orders cards are revealed in this sequence.',
          'If several tie to become the new holder of the paladin, the last of them in play order gets him.',
        ],
      },
      related: ['starting-player', 'reveal-orders', 'paladin-tie'],
      source: ['64', 'D1'],
    },
  ],
};
