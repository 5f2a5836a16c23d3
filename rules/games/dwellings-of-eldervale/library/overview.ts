import type { Chapter } from '../../../library/entry';

export const overviewChapter: Chapter = {
  id: 'overview',
  title: { ja: '概要と用具', en: 'Overview and components' },
  entries: [
    {
      id: 'goal',
      roles: [],
      title: {
        ja: '目的は勝利ポイントを最も多く得ること',
        en: 'The goal is to have the most victory points',
      },
      reading: 'もくてきはしょうりぽいんとをもっともおおくえること',
      terms: [
        {
          ja: '勝利ポイント',
          reading: 'しょうりぽいんと',
          en: 'victory point',
          aliases: ['VP', '点', '点数', '得点', '勝利点', 'ポイント', 'score', '★'],
        },
      ],
      aliases: ['ゲームの目的', '勝ち方', '何をするゲーム', 'how to win', 'objective', 'aim'],
      body: {
        ja: [
          'エルダーヴェイルの領土に住居を建て、勝利ポイント（VP）を集める。',
          'VPはゲーム中に得る分と、終了時の最終得点の合計。',
          '住居とカードの最終得点は、同じ精霊の精霊パワーが高いほど大きい。',
          '合計VPが最も高いプレイヤーの勝ち。',
        ],
        en: [
          'Build dwellings on the realms of Eldervale and collect victory points (VP).',
          'Your total is the VP gained during the game plus the final scoring.',
          'The higher your elemental power, the more dwellings and cards of that element score.',
          'The highest total VP wins.',
        ],
      },
      related: ['final-scoring', 'turn-summary', 'end-trigger'],
      source: ['1-3', '280-292'],
      links: { tracks: ['player1.vp'] },
    },
    {
      id: 'player-count',
      roles: [],
      title: { ja: 'プレイ人数は2人から5人', en: 'For 2 to 5 players' },
      reading: 'ぷれいにんずうはふたりから5にん',
      aliases: ['人数', '何人', 'ソロ', '1人用', 'solo', 'number of players', 'single player'],
      body: {
        ja: [
          '2人から5人で遊ぶ。役割の違いはない。',
          '人数で変わるのは準備（精霊、領土、廃墟、オーブの数）で、ターンの進め方は同じ。',
        ],
        en: [
          'Two to five play. There are no separate roles.',
          'The player count changes the set-up (elements, realms, ruins and Orbs), not the turns.',
        ],
      },
      note: {
        ja: '1人用ルールはこの資料にない。',
        en: 'A solo mode is not part of the source sheet.',
      },
      related: ['setup-by-players', 'not-covered'],
      source: ['16-19', 'E3'],
    },
    {
      id: 'score-board',
      roles: [],
      title: {
        ja: '得点ボードには3種類のトラックがある',
        en: 'The score board holds three kinds of track',
      },
      reading: 'とくてんぼーどには3しゅるいのとらっくがある',
      terms: [
        {
          ja: '得点ボード',
          reading: 'とくてんぼーど',
          en: 'score board',
          aliases: ['スコアボード', 'メインボード', 'scoring board', 'main board'],
        },
        {
          ja: '勝利ポイントトラック',
          reading: 'しょうりぽいんととらっく',
          en: 'victory point track',
          aliases: ['VPトラック', '得点トラック', 'VP track', 'score track'],
        },
      ],
      aliases: ['ボードの見方', 'トラックの場所', 'where is the track'],
      body: {
        ja: [
          {
            head: ['場所', 'トラック', '用途'],
            rows: [
              ['周囲', '勝利ポイントトラック', 'ゲーム中のVPを記録'],
              ['内側', '精霊パワートラック', '精霊ごとの力（各5スペース）'],
              ['盤上', '栄光トラック', '戦闘の勝利などで前進'],
            ],
          },
          '準備では得点ボードをテーブルの端に置く。',
        ],
        en: [
          {
            head: ['Place', 'Track', 'Use'],
            rows: [
              ['outer edge', 'victory point track', 'records VP during the game'],
              ['inside', 'elemental power tracks', 'power per element (5 spaces each)'],
              ['on the board', 'Glory Track', 'advanced by winning battles and the like'],
            ],
          },
          'During set-up lay the score board at one side of the table.',
        ],
      },
      related: ['power-track', 'glory-track', 'scoring-markers'],
      source: ['7', '9', '24', '235'],
    },
    {
      id: 'tray-and-board',
      roles: [],
      title: {
        ja: 'プレイヤーボードが準備エリア、トレイが控え',
        en: 'The player board is the Ready Area, the tray holds the rest',
      },
      reading: 'ぷれいやーぼーどがじゅんびえりあ、とれいがひかえ',
      terms: [
        {
          ja: '準備エリア',
          reading: 'じゅんびえりあ',
          en: 'Ready Area',
          aliases: ['レディエリア', '待機エリア', '待機場所', 'ready zone'],
        },
        {
          ja: 'プレイヤーボード',
          reading: 'ぷれいやーぼーど',
          en: 'player board',
          aliases: ['個人ボード', '種族ボード', 'faction board', 'personal board'],
        },
        {
          ja: 'プレイヤートレイ',
          reading: 'ぷれいやーとれい',
          en: 'player tray',
          aliases: ['トレイ', '個人トレイ', 'tray'],
        },
      ],
      aliases: ['ユニットの置き場', 'ボードの面', 'board side', 'where do units wait'],
      body: {
        ja: [
          '準備エリアは自分のプレイヤーボードの上。ここにいるユニットだけを配置できる。',
          'プレイヤーボードはプレイヤートレイのふた。両面あり、使う面を選んで表にする。',
          'プレイヤートレイには未召喚のユニット、住居の屋根、リソース、宝物トークンが入る。',
          '各ユニットの戦闘ダイス数はプレイヤーボードに印刷されている。',
        ],
        en: [
          'The Ready Area is the top of your player board. Only units standing there can be placed.',
          'The player board is the lid of the player tray. It has two sides: choose the one to use.',
          'The player tray holds units not yet summoned, rooftops, resources and treasure tokens.',
          'The battle dice of each unit are printed on the player board.',
        ],
      },
      related: ['units-overview', 'setup-player-start', 'portal'],
      source: ['8', '27', '46', '101', '213'],
      links: { tracks: ['player1.workersReady'] },
    },
    {
      id: 'player-pieces',
      roles: [],
      title: {
        ja: '1人分の駒：ユニット9、屋根6、ダイス6',
        en: 'Pieces per player: 9 units, 6 rooftops, 6 dice',
      },
      reading: 'ひとりぶんのこま：ゆにっと9、やね6、だいす6',
      aliases: ['コマの数', '内容物', 'コンポーネント', 'components', 'how many workers'],
      body: {
        ja: [
          {
            head: ['駒', '数'],
            rows: [
              ['ワーカー', '6（最初に使えるのは3）'],
              ['ウォリアー', '1'],
              ['ウィザード', '1'],
              ['ドラゴン', '1'],
              ['住居の屋根', '6'],
              ['戦闘ダイス', '6'],
              ['得点マーカー', '6'],
            ],
          },
        ],
        en: [
          {
            head: ['Piece', 'Number'],
            rows: [
              ['Worker', '6 (3 available at the start)'],
              ['Warrior', '1'],
              ['Wizard', '1'],
              ['Dragon', '1'],
              ['rooftop for dwellings', '6'],
              ['battle dice', '6'],
              ['scoring marker', '6'],
            ],
          },
        ],
      },
      related: ['units-overview', 'scoring-markers', 'rooftop', 'dice-cap'],
      source: ['9', '27-28', '275', 'E2'],
    },
    {
      id: 'scoring-markers',
      roles: [],
      title: { ja: '得点マーカー6個の使い道', en: 'Where the six scoring markers go' },
      reading: 'とくてんまーかー6このつかいみち',
      terms: [
        {
          ja: '得点マーカー',
          reading: 'とくてんまーかー',
          en: 'scoring marker',
          aliases: [
            'マーカー',
            'マーク',
            '八角柱',
            'VPマーカー',
            'marker',
            'score marker',
            'octagon',
          ],
        },
      ],
      aliases: ['マーカーの数', 'マーカーが余る', 'marker left in tray', 'how many markers'],
      body: {
        ja: [
          {
            head: ['個数', '準備時の場所', '役割'],
            rows: [
              ['1', '勝利ポイントトラック', 'VPの記録'],
              ['1', '自分の精霊のトラックの1', '精霊パワー'],
              ['3', '精霊パワートラックの脇', '新しい精霊を進めるときに使う'],
              ['1', 'プレイヤートレイの中', '初めての再編成で栄光トラックへ'],
            ],
          },
          '精霊パワーに使えるのは合わせて4個まで。',
        ],
        en: [
          {
            head: ['Number', 'At set-up', 'Role'],
            rows: [
              ['1', 'victory point track', 'records VP'],
              ['1', 'space 1 of your own element', 'elemental power'],
              ['3', 'beside the elemental power tracks', 'for further elements'],
              ['1', 'stays in the player tray', 'to the Glory Track at your first regroup'],
            ],
          },
          'So four markers at most serve elemental power.',
        ],
      },
      note: {
        ja: 'この資料は控えの3個の場所を、準備ではトラックの「脇」、後の説明では「中央」と書く。同じ3個を指す。',
        en: 'The source sheet says the three spare markers lie beside the tracks, later in the centre. The same three are meant.',
      },
      related: ['setup-markers', 'power-fifth-element', 'glory-enter'],
      source: ['9', '28', '123', '237-239'],
    },
    {
      id: 'eldervale-map',
      roles: [],
      title: {
        ja: 'エルダーヴェイル＝並べた領土の全体',
        en: 'Eldervale is the map made of realms',
      },
      reading: 'えるだーゔぇいる ならべたりょうどのぜんたい',
      terms: [
        {
          ja: 'エルダーヴェイル',
          reading: 'えるだーゔぇいる',
          en: 'Eldervale',
          aliases: ['エルダーベイル', 'えるだーべいる', 'マップ', '地図', '盤面', 'map', 'world'],
        },
      ],
      aliases: ['マップとは', 'what is the map'],
      body: {
        ja: [
          'テーブルに表向きに並べた領土タイルの集まりをエルダーヴェイルと呼ぶ。',
          '開始時は2人10枚、3人12枚、4人と5人は14枚。',
          'ダンジョンのアクションで領土が1枚ずつ増える。',
          '準備エリア、カード置場、冥界はエルダーヴェイルの外。',
        ],
        en: [
          'Eldervale is the whole of the realm tiles lying face up on the table.',
          'It starts with 10 tiles for two, 12 for three, 14 for four or five players.',
          'The Dungeon action adds one realm at a time.',
          'The Ready Area, the tableau and the Underworld are not part of Eldervale.',
        ],
      },
      related: ['realm-kinds', 'setup-map', 'dungeon-new-realm'],
      source: ['3', '18-19', '106'],
    },
    {
      id: 'realm-kinds',
      roles: [],
      title: { ja: '領土には精霊の領土と廃墟がある', en: 'Realms are elemental realms or ruins' },
      reading: 'りょうどにはせいれいのりょうどとはいきょがある',
      terms: [
        {
          ja: '領土',
          reading: 'りょうど',
          en: 'realm',
          aliases: [
            'ヘクス',
            'ヘックス',
            'レルム',
            '領土タイル',
            '六角タイル',
            '土地',
            'realm tile',
            'hex',
            'tile',
          ],
        },
        {
          ja: '精霊の領土',
          reading: 'せいれいのりょうど',
          en: 'elemental realm',
          aliases: ['属性の領土', '色つきの領土', 'element tile', 'element realm'],
        },
        {
          ja: '廃墟',
          reading: 'はいきょ',
          en: 'ruin',
          aliases: ['廃墟タイル', 'ルイン', '茶色のタイル', '遺跡', 'ruin tile', 'ruins'],
        },
      ],
      aliases: ['タイルの種類', '茶色の縁', 'brown border', 'kinds of tiles'],
      body: {
        ja: [
          {
            head: ['種類', '見分け方', '住居'],
            rows: [
              ['精霊の領土', '精霊の色、各精霊3枚', '建てられる'],
              ['廃墟', '茶色の縁', '建てられない'],
              ['ビフレスト（選択）', '辺に★の数字', '建てられない'],
            ],
          },
          '精霊の領土には宝物スタックの場所、居住コスト、精霊の紋章がある。ねぐらの印を持つものもある。',
          'ビフレストは精霊の領土でも廃墟でもない。',
        ],
        en: [
          {
            head: ['Kind', 'Told by', 'Dwelling'],
            rows: [
              ['elemental realm', 'colour of its element, 3 per element', 'possible'],
              ['ruin', 'brown border', 'not possible'],
              ['Bifrost (option)', 'star numbers on its sides', 'not possible'],
            ],
          },
          'An elemental realm shows places for treasure stacks, a dwelling cost and element symbols; some show a lair.',
          'Bifrost is neither an elemental realm nor a ruin.',
        ],
      },
      related: ['setup-ruins', 'realm-actions-table', 'bifrost', 'lair'],
      source: ['11', '16', '22', '104', '146-150', '330'],
    },
  ],
};
