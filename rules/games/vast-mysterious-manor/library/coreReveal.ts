import type { Chapter } from '../../../library/entry';

export const coreRevealChapter: Chapter = {
  id: 'core-reveal',
  title: { ja: '視線とタイルの公開', en: 'Line of sight and revealing tiles' },
  entries: [
    {
      id: 'line-of-sight',
      roles: [],
      title: {
        ja: '視線は縦横の直線、ダークタイル・空きスペース・壁で切れる',
        en: 'Line of sight: straight, blocked by Dark tiles, empty spaces, walls',
      },
      reading: 'しせんはたてよこのちょくせん、だーくたいる・あきすぺーす・かべできれる',
      terms: [
        {
          ja: '視線',
          reading: 'しせん',
          en: 'line of sight',
          aliases: ['視線が通る', '見える', '視界', 'LOS', 'visible', 'visibility'],
        },
      ],
      aliases: ['見通し', '斜めの視線', 'can I see', '射線', 'what blocks sight', '視線 駒'],
      body: {
        ja: [
          '縦か横にまっすぐ線を引けて、間にダークタイルも空きスペースも壁もなければ視線が通る。',
          'ふつうは、視線が通る対象にしか影響を与えられない。',
          '自分や対象がダークタイルの上にいても、それは妨げにならない。間だけを見る。',
          '斜めには通らない。',
          'スケルトンとスパイダーはダークタイル越しにも見える。',
        ],
        en: [
          'You have line of sight along a straight row or column with no Dark tile, empty space or wall in between.',
          'As a rule you can only affect what you have line of sight to.',
          'Your own tile and the target’s may be Dark; only what lies between counts.',
          'It never runs diagonally.',
          'Skeletons and the Spider see through Dark tiles.',
        ],
      },
      related: [
        'line-of-sight-dark-ends',
        'dark-and-lit-tiles',
        'empty-space',
        'distance',
        'skeleton-darksight',
      ],
      source: ['66-67', '296', '366'],
    },
    {
      id: 'line-of-sight-dark-ends',
      roles: [],
      title: {
        ja: '自分や対象のダークタイルは視線をさえぎらない',
        en: 'Your own Dark tile or the target’s does not block sight',
      },
      reading: 'じぶんやたいしょうのだーくたいるはしせんをさえぎらない',
      aliases: [
        'ダークタイルの上 見える',
        '隣のダークタイル 視線',
        'standing on a Dark tile',
        'adjacent Dark tile visible',
      ],
      body: {
        ja: [
          '視線で調べるのは、自分と対象の間にあるタイルとスペースだけ。',
          '隣のダークタイルには、間に壁がなければ視線が通る。',
          'その向こうのタイルには通らない。間のダークタイルがさえぎる。',
        ],
        en: [
          'Only the tiles and spaces between you and the target matter.',
          'You have line of sight to an adjacent Dark tile unless a wall lies between.',
          'You do not see what is behind it: that Dark tile lies in between.',
        ],
      },
      related: ['line-of-sight', 'paladin-lamp', 'paladin-lamp-reveal'],
      source: ['67'],
    },
    {
      id: 'reveal-tile',
      roles: [],
      title: {
        ja: 'ダークタイルの公開：返す → 回転 → 先を埋める',
        en: 'Revealing a Dark tile: flip, rotate, fill its open sides',
      },
      reading: 'だーくたいるのこうかい：かえす → かいてん → さきをうめる',
      terms: [
        {
          ja: '公開する',
          reading: 'こうかいする',
          en: 'reveal',
          aliases: ['めくる', 'タイルを返す', '探索', '探索する', 'flip', 'explore', 'turn over'],
        },
      ],
      aliases: [
        'タイルをめくる手順',
        'how to reveal',
        'タイルの公開',
        '公開の手順',
        'revealing steps',
      ],
      body: {
        ja: [
          '1. ダークタイルをライトサイドに返す。',
          '2. 回転：公開した人が向きを選ぶ。できる限り、開いた側面が1つは隣の開いた側面とつながる向きにする。',
          '3. 開いた側面の先が空きスペースなら、山から引いたタイルをダークタイルとして置く。',
          '4. 公開で起きる効果を解決してから、続きを始める。',
        ],
        en: [
          '1. Turn the Dark tile to its Lit side.',
          '2. Rotate: whoever reveals chooses, but if possible at least one open side must meet an open side next to it.',
          '3. Where an open side faces an empty space, draw a tile and place it there as a Dark tile.',
          '4. Resolve what the reveal causes, then go on playing.',
        ],
      },
      related: ['reveal-rotate', 'reveal-fill', 'reveal-several', 'reveal-own-rules', 'tile-kinds'],
      source: ['68-72'],
    },
    {
      id: 'reveal-rotate',
      roles: [],
      title: {
        ja: '公開したタイルは開いた側面が1つはつながる向きに置く',
        en: 'A revealed tile must connect by at least one open side',
      },
      reading: 'こうかいしたたいるはひらいたそくめんが1つはつながるむきにおく',
      aliases: [
        'タイルの向き',
        'タイルの回転',
        'rotate tile',
        'orientation',
        'つながらない',
        '接続',
      ],
      body: {
        ja: [
          '向きは公開したプレイヤーが選ぶ。',
          'ただし、公開したタイルの開いた側面の少なくとも1つが、隣のタイルの開いた側面とつながらなければならない。',
          'どう回してもつながらないときは、好きな向きでよい。',
          '自分のロールに独自の置き方があれば、そちらも確かめる。',
        ],
        en: [
          'The player who reveals the tile chooses how it lies.',
          'But at least one of its open sides must meet an open side of a tile next to it.',
          'If no rotation does that, any rotation will do.',
          'If your role has placement rules of its own, check those too.',
        ],
      },
      related: ['reveal-tile', 'reveal-own-rules', 'open-side', 'paladin-tile-connection'],
      source: ['70'],
    },
    {
      id: 'reveal-fill',
      roles: [],
      title: {
        ja: '開いた側面の先が空きスペースならダークタイルを足す',
        en: 'Open sides facing an empty space get a Dark tile',
      },
      reading: 'ひらいたそくめんのさきがあきすぺーすならだーくたいるをたす',
      aliases: [
        'タイルを追加',
        'タイルを足す',
        'add Dark tiles',
        'fill open sides',
        '新しいタイル',
      ],
      body: {
        ja: [
          '公開したタイルの開いた側面ごとに、その先を見る。',
          '空きスペースなら、館タイルデッキから1枚引いてダークタイルとして置く。',
          'すでにタイルがあれば何もしない。',
        ],
        en: [
          'Look beyond each open side of the revealed tile.',
          'If there is an empty space, draw a tile from the tile stack and place it there as a Dark tile.',
          'If a tile is there already, do nothing.',
        ],
      },
      related: ['reveal-tile', 'empty-space', 'set-up-first-tiles'],
      source: ['71', '121'],
    },
    {
      id: 'reveal-several',
      roles: [],
      title: {
        ja: '複数のタイルを公開するときは1枚ずつ、順番は自分で選ぶ',
        en: 'Several tiles are revealed one by one, in the order you choose',
      },
      reading: 'ふくすうのたいるをこうかいするときは1まいずつ、じゅんばんはじぶんでえらぶ',
      aliases: ['同時に公開', '複数公開', 'reveal many tiles', 'reveal at once', '公開の順番'],
      body: {
        ja: [
          '同時に何枚も公開するときも、1枚を返して回転させ、置き終えてから次へ進む。',
          'どの順に公開するかは、公開するプレイヤーが決める。',
          '全部のタイルと効果を片づけてから、ゲームを続ける。',
        ],
        en: [
          'If several tiles are revealed at once, flip, rotate and settle one before you turn to the next.',
          'Whoever reveals them chooses the order.',
          'Finish all tiles and their effects before play goes on.',
        ],
      },
      related: ['reveal-tile', 'paladin-lamp-reveal'],
      source: ['70', '72'],
    },
    {
      id: 'reveal-own-rules',
      roles: [],
      title: {
        ja: 'ロール独自の置き方とぶつかればロールのルールが優先',
        en: 'A role’s own placement rule goes before the common one',
      },
      reading: 'ろーるどくじのおきかたとぶつかればろーるのるーるがゆうせん',
      aliases: ['配置ルール 競合', '置き方の矛盾', 'placement conflict', 'タイル配置 優先'],
      body: {
        ja: [
          '館タイルの置き方に独自のルールを持つロールがある。',
          '共通のルールと両立するなら、両方を満たす。',
          '両立しないなら、ロールのルールだけを満たせばよい。',
        ],
        en: [
          'Some roles have placement rules of their own for manor tiles.',
          'If both that rule and the common one can be met, meet both.',
          'If they cannot, only the role’s rule counts.',
        ],
      },
      related: ['reveal-rotate', 'rule-conflicts', 'paladin-tile-connection'],
      source: ['73-74'],
    },
  ],
};
