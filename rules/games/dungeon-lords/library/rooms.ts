import type { Chapter } from '../../../library/entry';

export const roomsChapter: Chapter = {
  id: 'rooms',
  title: { ja: '部屋と制圧', en: 'Rooms and conquered tiles' },
  entries: [
    {
      id: 'room-placement',
      roles: [],
      title: {
        ja: '部屋はトンネル1枚と入れ替えて置く',
        en: 'A room replaces one of your tunnels',
      },
      reading: 'へやはとんねる1まいといれかえておく',
      terms: [
        { ja: '部屋', reading: 'へや', en: 'room', aliases: ['施設', 'ルーム', 'chamber'] },
        {
          ja: '部屋タイル',
          reading: 'へやたいる',
          en: 'room tile',
          aliases: ['部屋のタイル', 'ルームタイル'],
        },
      ],
      aliases: [
        '部屋 配置',
        '部屋の置き方',
        '空きマスに部屋',
        'where to build a room',
        'room placement',
        '入れ替え',
      ],
      body: {
        ja: [
          'すでにあるトンネル1枚を取り除き、そこに部屋を置く。',
          '制圧されていないトンネルでなければならない。空きマスには置けない。',
          '部屋同士が隣接する場所には置けない。',
          '1年目の部屋は、タイルの示す配置区域にだけ置ける。',
        ],
        en: [
          'Remove a tunnel you have and put the room there.',
          'It must be an unconquered tunnel, never an empty space.',
          'No two rooms may be adjacent.',
          'A first-year room may only go into the placement zone shown on its tile.',
        ],
      },
      related: ['rooms-not-adjacent', 'room-zone', 'build-room', 'conquered'],
      source: ['94', 'D1'],
      links: { tracks: ['player1.rooms'] },
    },
    {
      id: 'rooms-not-adjacent',
      roles: [],
      title: {
        ja: '部屋と部屋は隣り合えない（2年目も同じ）',
        en: 'Two rooms may never be side by side, in year 2 either',
      },
      reading: 'へやとへやはとなりあえない（2ねんめもおなじ）',
      aliases: [
        '部屋 隣接',
        '部屋の隣に部屋',
        'adjacent rooms',
        'rooms next to each other',
        '部屋 並べる',
      ],
      body: {
        ja: [
          '部屋を置くとき、ほかの部屋に隣接してはいけない。',
          '2年目の部屋にも当てはまる。無くなるのは配置区域の制限だけである。',
        ],
        en: [
          'A room may not be placed adjacent to another room.',
          'This holds for year 2 as well; only the placement zone falls away.',
        ],
      },
      related: ['room-placement', 'room-zone', 'second-year-changes'],
      source: ['94', 'D1'],
    },
    {
      id: 'room-zone',
      roles: [],
      title: {
        ja: '配置区域があるのは1年目の部屋だけ',
        en: 'Only first-year rooms have a placement zone',
      },
      reading: 'はいちくいきがあるのは1ねんめのへやだけ',
      terms: [
        {
          ja: '配置区域',
          reading: 'はいちくいき',
          en: 'placement zone',
          aliases: ['配置ゾーン', '建設可能範囲', '置ける場所', 'ゾーン', 'zone', 'room zone'],
        },
      ],
      aliases: ['部屋を置ける範囲', '2年目の部屋 場所', 'room area', 'where may a room go'],
      body: {
        ja: [
          '1年目（銀色）の部屋は、タイルに示された区域の中にだけ置ける。',
          '2年目（金色）の部屋は、条件を満たすどのトンネルの上にも置ける。',
          '区域の形はタイルの表示に従う。',
        ],
        en: [
          'A first-year (silver) room may only be built inside the zone shown on its tile.',
          'A second-year (golden) room may replace any tunnel that fits the other rules.',
          'The zone itself is as printed on the tile.',
        ],
      },
      related: ['room-placement', 'rooms-not-adjacent', 'second-year-changes'],
      source: ['94', 'D1'],
    },
    {
      id: 'rooms-run-out',
      roles: [],
      title: {
        ja: '部屋は2枚だけ、3人目（Ⅰ）は建てられない',
        en: 'Only 2 rooms on offer: the third player (space I) gets none',
      },
      reading: 'へやは2まいだけ、3にんめ（1）はたてられない',
      aliases: ['部屋が足りない', '部屋 売り切れ', 'no room left', 'rooms sold out', '部屋 3人'],
      body: {
        ja: [
          '部屋建設に3人入ると、ⅢとⅡの人が2枚とも取り、Ⅰの人の分は無い。',
          '先の2人のどちらかが取らなければ、Ⅰの人にも回る。',
        ],
        en: [
          'With three players on Build Room, III and II take both rooms and I goes without.',
          'If one of them takes none, there is one for I.',
        ],
      },
      related: ['build-room', 'room-display', 'reverse-orders'],
      source: ['57', '70', '90'],
    },
    {
      id: 'conquered',
      roles: [],
      title: {
        ja: '制圧：冒険者に取られたトンネルと部屋',
        en: 'Conquered: tunnels and rooms taken by adventurers',
      },
      reading: 'せいあつ：ぼうけんしゃにとられたとんねるとへや',
      terms: [
        {
          ja: '制圧',
          reading: 'せいあつ',
          en: 'conquered',
          aliases: ['占領', '征服', '制圧された', 'conquer', 'conquest'],
        },
        {
          ja: '制圧されていない',
          reading: 'せいあつされていない',
          en: 'unconquered',
          aliases: ['未制圧', '制圧前', 'not conquered'],
        },
      ],
      aliases: ['占領されたトンネル', '制圧 効果', 'conquered tile', '2年目 制圧'],
      body: {
        ja: [
          '戦闘フェイズで冒険者に取られたタイルが、制圧されたタイルである。',
          '制圧されたトンネルでは採掘できず、部屋への入れ替えもできない。',
          '1枚制圧されるごとに、その人の邪悪度は1下がる。',
        ],
        en: [
          'A tile that adventurers take in the Combat phase is conquered.',
          'A conquered tunnel cannot be mined and cannot be replaced by a room.',
          'Each tile conquered lowers that player’s Evil by 1.',
        ],
      },
      note: {
        ja: '制圧されたタイルが税金に数えられるかは、この資料にはなく未確認。',
        en: 'Whether conquered tiles count for taxes is not stated and unconfirmed.',
      },
      related: ['mine-limit', 'room-placement', 'combat-conquest-evil', 'taxes'],
      source: ['D1'],
      links: { tracks: ['player1.conqueredTunnels', 'player1.conqueredRooms'] },
    },
  ],
};
