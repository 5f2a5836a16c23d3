import type { Chapter } from '../../../library/entry';

export const positionsChapter: Chapter = {
  id: 'positions',
  title: { ja: '場所と距離', en: 'Places and distance' },
  entries: [
    {
      id: 'space',
      roles: [],
      title: { ja: 'スペース', en: 'Space' },
      reading: 'すぺーす',
      terms: [
        {
          ja: 'スペース',
          reading: 'すぺーす',
          en: 'space',
          aliases: ['マス', 'マス目', 'square', 'ボードのマス'],
        },
      ],
      aliases: ['マスとは', 'what is a space', 'タイルとスペースの違い'],
      body: {
        ja: [
          'ボード上の、館タイル1枚分の大きさの正方形。',
          '館タイルが置かれていてもいなくてもスペース。',
        ],
        en: [
          'A square of the board, the size of one manor tile.',
          'It is a space whether or not a tile lies on it.',
        ],
      },
      related: ['empty-space', 'unoccupied', 'adjacent'],
      source: ['50'],
    },
    {
      id: 'empty-space',
      roles: [],
      title: {
        ja: '空きスペースはタイルのないスペース',
        en: 'An empty space is one without a tile',
      },
      reading: 'あきすぺーすはたいるのないすぺーす',
      terms: [
        {
          ja: '空きスペース',
          reading: 'あきすぺーす',
          en: 'empty space',
          aliases: ['空白', '空きマス', 'タイルなし', 'crypt', 'tile-less space', '空のスペース'],
        },
      ],
      aliases: ['タイルのないところ', 'no tile', '空きスペース 入れる'],
      body: {
        ja: [
          '館タイルが置かれていないスペース。駒がいない「未占領」とは別の意味。',
          'ふつうは入れない。例外はスケルトンだけ。',
          '間にあると視線をさえぎる。',
          '公開したタイルの開いた側面が空きスペースに向くと、そこにダークタイルを足す。',
        ],
        en: [
          'A space without a manor tile. Not the same as unoccupied, which means without pieces.',
          'Nobody can enter it, except Skeletons.',
          'Between two pieces it blocks line of sight.',
          'If an open side of a revealed tile faces it, it gets a Dark tile.',
        ],
      },
      related: ['unoccupied', 'space', 'reveal-fill', 'movement', 'skeleton-empty-spaces'],
      source: ['48', '58', '67', '71', '250'],
    },
    {
      id: 'unoccupied',
      roles: [],
      title: {
        ja: '未占領は駒もトークンもないこと',
        en: 'Unoccupied means no pieces and no tokens',
      },
      reading: 'みせんりょうはこまもとーくんもないこと',
      terms: [
        {
          ja: '未占領',
          reading: 'みせんりょう',
          en: 'unoccupied',
          aliases: ['占領されていない', '誰もいない', '何もない', 'free of pieces'],
        },
      ],
      aliases: ['占領', 'occupied', '占領とは', 'トークンがあるタイル'],
      body: {
        ja: [
          'プレイヤーピースもトークンも置かれていないスペースが未占領。',
          'どちらか1つでもあれば占領されている。',
          'タイルがあるかどうかは関係ない。',
        ],
        en: [
          'A space with neither a player piece nor a token on it is unoccupied.',
          'A single piece or token makes it occupied.',
          'Whether a tile lies there does not matter.',
        ],
      },
      related: ['empty-space', 'player-piece', 'space'],
      source: ['52'],
    },
    {
      id: 'adjacent',
      roles: [],
      title: {
        ja: '隣接は縦横の4つ、斜めは含まない',
        en: 'Adjacent: the four orthogonal neighbors, no diagonals',
      },
      reading: 'りんせつはたてよこの4つ、ななめはふくまない',
      terms: [
        {
          ja: '隣接',
          reading: 'りんせつ',
          en: 'adjacent',
          aliases: ['隣', '隣り合う', 'となり', 'next to', 'neighbor', 'neighbouring'],
        },
      ],
      aliases: ['斜め', 'ななめ', '対角', 'diagonal', '斜めは隣', 'orthogonal'],
      body: {
        ja: [
          'あるスペースに縦か横で接する4つのスペースやタイルが隣接。',
          '斜めのスペースは隣接ではない。',
          '斜めも含めるときは「周囲」という。',
        ],
        en: [
          'The 4 spaces or tiles that touch a space up, down, left or right are adjacent.',
          'Diagonal spaces are not adjacent.',
          'With the diagonals they are called surrounding.',
        ],
      },
      related: ['surrounding', 'distance'],
      source: ['20-22', '46'],
    },
    {
      id: 'surrounding',
      roles: [],
      title: {
        ja: '周囲は斜めも含む8つ',
        en: 'Surrounding: all eight, diagonals included',
      },
      reading: 'しゅういはななめもふくむ8つ',
      terms: [
        {
          ja: '周囲',
          reading: 'しゅうい',
          en: 'surrounding',
          aliases: ['まわり', '周り', '周辺', 'around', '8マス'],
        },
      ],
      aliases: ['斜めを含む', '対角を含む', 'eight spaces', 'including diagonals'],
      body: {
        ja: ['隣接する4つに、斜めの4つを足した8つのスペース。'],
        en: ['The 4 adjacent spaces and the 4 diagonal ones: 8 in all.'],
      },
      related: ['adjacent', 'distance'],
      source: ['23-24', '51'],
    },
    {
      id: 'distance',
      roles: [],
      title: {
        ja: '距離は縦横で数え、斜めには数えない',
        en: 'Distance is counted orthogonally, never diagonally',
      },
      reading: 'きょりはたてよこでかぞえ、ななめにはかぞえない',
      terms: [
        {
          ja: '距離',
          reading: 'きょり',
          en: 'distance',
          aliases: ['範囲の数え方', '離れている', 'range', 'spaces away', '何スペース'],
        },
      ],
      aliases: ['斜めの距離', '直角', 'count spaces', 'how far', '2スペース離れた'],
      body: {
        ja: ['タイルどうしの距離は、縦と横の歩数だけで数える。', '斜めのタイルは距離2になる。'],
        en: [
          'The distance between tiles is the number of steps up, down, left and right.',
          'A diagonal neighbor is at distance 2.',
        ],
      },
      related: ['adjacent', 'surrounding', 'line-of-sight'],
      source: ['25-26'],
    },
    {
      id: 'open-side',
      roles: [],
      title: {
        ja: '開いた側面はライトタイルの壁のない辺',
        en: 'An open side is a side of a Lit tile without a wall',
      },
      reading: 'ひらいたそくめんはらいとたいるのかべのないへん',
      terms: [
        {
          ja: '開いた側面',
          reading: 'ひらいたそくめん',
          en: 'open side',
          aliases: [
            '開いた辺',
            '通路',
            '出入口',
            '壁のない側面',
            'open edge',
            'doorway',
            'opening',
          ],
        },
        {
          ja: '壁',
          reading: 'かべ',
          en: 'wall',
          aliases: ['かべ', '壁のある側面', 'closed side', 'blocked side'],
        },
      ],
      aliases: ['通れる辺', 'つながる', 'connection', 'タイルの辺', 'edge'],
      body: {
        ja: [
          'ライトタイルの4辺のうち、壁が描かれていない辺が開いた側面。',
          '壁のある辺は通り抜けられず、視線も通らない。',
          '公開したタイルは、できる限り、開いた側面どうしが少なくとも1か所つながるように置く。',
          'ブリーチは壁を開き、フォースウォールは開いた側面を壁にする。',
        ],
        en: [
          'Of the four sides of a Lit tile, those without a wall are open.',
          'You can neither move nor see through a side with a wall.',
          'If possible, a revealed tile is turned so that at least one open side meets an open side.',
          'A breach opens a wall; a force wall closes an open side.',
        ],
      },
      related: ['walls-block', 'reveal-rotate', 'paladin-breach'],
      source: ['47', '59', '70', '483-484'],
    },
    {
      id: 'player-piece',
      roles: [],
      title: {
        ja: 'プレイヤーピースはマップ上で自分を表す駒',
        en: 'A player piece stands for a player on the map',
      },
      reading: 'ぷれいやーぴーすはまっぷじょうでじぶんをあらわすこま',
      terms: [
        {
          ja: 'プレイヤーピース',
          reading: 'ぷれいやーぴーす',
          en: 'player piece',
          aliases: ['駒', 'コマ', 'ピース', 'フィギュア', 'figure', 'meeple', 'pawn', 'miniature'],
        },
      ],
      aliases: ['自分の駒', 'my piece', '駒とは', 'トークンとの違い'],
      body: {
        ja: [
          '各ロールのコンポーネント一覧にある、マップ上で自分を表す駒。',
          'キューブやトークンはプレイヤーピースではない。',
        ],
        en: [
          'The pieces in a role’s component list that stand for the player on the map.',
          'Cubes and tokens are not player pieces.',
        ],
      },
      note: {
        ja: '一覧そのものはこの資料にない。',
        en: 'The component lists themselves are not in the source sheet.',
      },
      related: ['unoccupied', 'attack', 'space'],
      source: ['45', '49'],
    },
    {
      id: 'entrance',
      roles: [],
      title: {
        ja: 'エントランス：パラディンが入り、スパイダーが出る所',
        en: 'Entrance: the Paladin comes in, the Spider gets out',
      },
      reading: 'えんとらんす：ぱらでぃんがはいり、すぱいだーがでるところ',
      terms: [
        {
          ja: 'エントランス',
          reading: 'えんとらんす',
          en: 'Entrance',
          aliases: ['入口', '入り口', '玄関', 'エントランススペース', '出口', 'door', 'exit'],
        },
      ],
      aliases: ['スタート地点', 'どこから始める', 'starting space', '出口はどこ'],
      body: {
        ja: [
          'パラディンはエントランスのスペースから始める。',
          '準備で、その前にダークタイルを1枚置く。',
          'ゲーム最初のエンカウンターでは、エントランスへ撤退できない。',
          'スパイダーは恐怖12以上でここを抜けると勝つ。',
        ],
        en: [
          'The Paladin starts on the Entrance space.',
          'At set-up a Dark tile is placed in front of it.',
          'In the first encounter of the game the Paladin cannot retreat to the Entrance.',
          'With 12 Terror or more the Spider wins by leaving through it.',
        ],
      },
      related: [
        'set-up-first-tiles',
        'paladin-set-up',
        'paladin-first-tile-poltergeist',
        'spider-escape',
      ],
      source: ['16', '82', '147', '337'],
    },
    {
      id: 'abyss-tile',
      roles: [],
      title: {
        ja: 'アビスタイルは中央に表向き、スパイダーの出発点',
        en: 'Abyss tile: face up in the center, where the Spider starts',
      },
      reading: 'あびすたいるはちゅうおうにおもてむき、すぱいだーのしゅっぱつてん',
      terms: [
        {
          ja: 'アビスタイル',
          reading: 'あびすたいる',
          en: 'Abyss tile',
          aliases: ['アビス', '深淵', '奈落', 'Abyss'],
        },
        {
          ja: '中央スペース',
          reading: 'ちゅうおうすぺーす',
          en: 'center space',
          aliases: ['真ん中', '中央マス', 'centre space', 'middle of the board'],
        },
      ],
      aliases: ['スパイダー スタート', 'Spider start', '中央タイル', 'center tile'],
      body: {
        ja: [
          '準備で中央スペースに表向きで置く。',
          'ジャイアントスパイダーの駒はここから始める。',
          'スパイダーがいなければ箱に戻し、中央スペースには武器庫を裏向きで置く。',
        ],
        en: [
          'At set-up it goes face up on the center space.',
          'The Giant Spider piece starts on it.',
          'Without a Spider it goes to the box, and an Armory lies face down in the center.',
        ],
      },
      related: ['set-up-map', 'set-up-without-spider', 'set-up-first-tiles'],
      source: ['13', '15', '343'],
    },
  ],
};
