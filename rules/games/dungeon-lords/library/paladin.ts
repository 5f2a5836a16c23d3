import type { Chapter } from '../../../library/entry';

export const paladinChapter: Chapter = {
  id: 'paladin',
  title: { ja: 'パラディン', en: 'The paladin' },
  entries: [
    {
      id: 'paladin',
      roles: [],
      title: {
        ja: 'パラディン：一番邪悪な主のもとへ来る聖騎士',
        en: 'Paladin: the holy knight who comes for the most evil lord',
      },
      reading: 'ぱらでぃん：いちばんじゃあくなあるじのもとへくるせいきし',
      terms: [
        {
          ja: 'パラディン',
          reading: 'ぱらでぃん',
          en: 'paladin',
          aliases: ['聖騎士', 'パラデイン', 'バラディン', 'holy knight'],
        },
      ],
      aliases: ['パラディンとは', 'パラディン いつ', 'who is the paladin'],
      body: {
        ja: [
          '年ごとに1枚あり、一度に1人のダンジョンにだけいる。',
          'その年の色のものを使う。1年目は銀色、2年目は金色である。',
          'パーティでは常に一番前に立つ。',
          '強さはタイルの表示に従う。',
        ],
        en: [
          'There is one for each year, and he is in one dungeon at a time.',
          'Use the one of the year: silver in year 1, golden in year 2.',
          'He always stands at the very front of the party.',
          'His strength is as printed on the tile.',
        ],
      },
      related: ['paladin-enters', 'paladin-moves', 'paladin-front', 'setup-paladin'],
      source: ['29', '116', '120', 'D1', 'D5'],
    },
    {
      id: 'paladin-space',
      roles: [],
      title: {
        ja: 'パラディンマス：邪悪度メーターの印のあるマス',
        en: 'Paladin space: the marked space of the Evilometer',
      },
      reading: 'ぱらでぃんます：じゃあくどめーたーのしるしのあるます',
      terms: [
        {
          ja: 'パラディンマス',
          reading: 'ぱらでぃんます',
          en: 'paladin space',
          aliases: [
            'パラディンの堪忍袋の緒が切れるマス',
            'パラディンのマス',
            '堪忍袋',
            'marked space',
            'paladin threshold',
          ],
        },
      ],
      aliases: ['パラディン 何点から', 'パラディン 位置', 'paladin number', 'which space'],
      body: {
        ja: [
          '邪悪度がこのマス以上になると、パラディンの対象になる。',
          'ちょうどこのマスでも対象である。',
          'マスの数値はボードの表示に従う。',
        ],
        en: [
          'A player whose Evil is on or above this space is a target for the paladin.',
          'Exactly on the space is enough.',
          'Its number is as printed on the board.',
        ],
      },
      note: {
        ja: 'この資料は「より上」と書くが、公式FAQではちょうどのマスも含む。数値の記載はない。',
        en: 'The source sheet says “above”; by the official FAQ the space itself counts too. The number is not given.',
      },
      related: ['paladin-enters', 'evil', 'paladin-moves'],
      source: ['116', 'D1', 'D6'],
      links: { notices: ['paladinWatches'], tracks: ['board.paladinSpace'] },
    },
    {
      id: 'paladin-enters',
      roles: [],
      title: {
        ja: '邪悪度がパラディンマスに届くとすぐ来る',
        en: 'He enters at once when Evil reaches the paladin space',
      },
      reading: 'じゃあくどがぱらでぃんますにとどくとすぐくる',
      aliases: [
        'パラディンが来る',
        'パラディン 登場',
        'paladin arrives',
        'when does the paladin come',
        'パラディン タイミング',
      ],
      body: {
        ja: [
          'まだ誰のもとにもいなければ、邪悪度がパラディンマス以上になった人のところへすぐに置く。',
          '4ラウンド目の終わりを待たない。',
          '邪悪度が動くたびに、建設でも戦闘でも確かめる。',
          '誰も届かなければ、その年は誰のところにも来ない。',
        ],
        en: [
          'While nobody has him, he goes at once to the player whose Evil gets to the paladin space or above.',
          'Do not wait for the end of the 4th round.',
          'Check after every change of Evil, in building and in combat.',
          'If nobody gets there, he comes to nobody that year.',
        ],
      },
      note: {
        ja: 'この資料は4ラウンド目の後に一度だけ置くとするが、公式FAQにより訂正した。',
        en: 'The source sheet places him only once, after round 4; corrected after the official FAQ.',
      },
      related: ['paladin-moves', 'paladin-space', 'paladin-tie', 'paladin-examples'],
      source: ['116', 'D1'],
      links: { notices: ['paladinComes'], tools: ['dungeon-lords-paladin'] },
    },
    {
      id: 'paladin-moves',
      roles: [],
      title: {
        ja: 'パラディンが移る条件：マス以上、かつ持ち主より上',
        en: 'He moves on: at or above his space and above his holder',
      },
      reading: 'ぱらでぃんがうつるじょうけん：ますいじょう、かつもちぬしよりうえ',
      aliases: [
        'パラディン 移動',
        'パラディンを押し付ける',
        'paladin moves',
        'move the paladin',
        '抜かれたら',
        'パラディン 追い越す',
      ],
      body: {
        ja: [
          'ほかの人の邪悪度がパラディンマス以上で、今の持ち主より高くなると、その人へ移る。',
          '両方を満たさなければ動かない。',
          '自分が上がったときも、持ち主が下がったときも確かめる。',
        ],
        en: [
          'He moves to another player whose Evil is on or above the paladin space and higher than that of his holder.',
          'Unless both hold, he stays.',
          'Check when someone rises and when the holder drops.',
        ],
      },
      note: {
        ja: '移動の規則はこの資料になく、公式FAQによる。',
        en: 'The source sheet has no rule for moving; this is from the official FAQ.',
      },
      related: ['paladin-stays', 'paladin-enters', 'paladin-examples', 'paladin-tie'],
      source: ['116', 'D1'],
      links: { notices: ['paladinMoves'] },
    },
    {
      id: 'paladin-stays',
      roles: [],
      title: {
        ja: '同点、または持ち主が下がっただけなら動かない',
        en: 'On a tie, or when only the holder drops, he stays',
      },
      reading: 'どうてん、またはもちぬしがさがっただけならうごかない',
      aliases: [
        'パラディン 同点',
        'パラディン 去る',
        'パラディン 残る',
        'paladin tie',
        'paladin stays',
        'get rid of the paladin',
        '追い払う',
      ],
      body: {
        ja: [
          '並んだだけでは移らない。今の持ち主に残る。',
          '持ち主がパラディンマスを下回っても、ほかに条件を満たす人がいなければ残る。',
          'パラディンマスに届かない人には決して移らない。',
          '中央ボードへ戻ることもない。',
        ],
        en: [
          'Drawing level is not enough: he stays with his holder.',
          'If the holder falls below the paladin space and nobody else qualifies, he stays as well.',
          'He never moves to someone below the paladin space.',
          'Nor does he go back to the Central Board.',
        ],
      },
      related: ['paladin-moves', 'paladin-tie', 'paladin-examples'],
      source: ['D1'],
    },
    {
      id: 'paladin-tie',
      roles: [],
      title: {
        ja: '2人が同時に並んで条件を満たすと手番順の最後の人',
        en: 'Two qualify at once and tie: the last in play order gets him',
      },
      reading: 'ふたりがどうじにならんでじょうけんをみたすとてばんじゅんのさいごのひと',
      aliases: [
        'パラディン 2人同時',
        '同率',
        'tie for the paladin',
        'paladin two players',
        'パラディン タイブレーク',
      ],
      body: {
        ja: [
          '新しく移る先として同じ邪悪度の人が2人以上いれば、手番順が最後の人へ行く。',
          '2年目の初めに並んでいるときも同じである。',
          '例：持ち主が下がり、BとCが同じ値で条件を満たせば、後の手番のCへ。',
        ],
        en: [
          'If several players with equal Evil qualify as the new holder, he goes to the last of them in play order.',
          'The same holds at the start of year 2.',
          'Example: the holder drops, B and C qualify with equal Evil; he goes to C, later in play order.',
        ],
      },
      related: ['paladin-moves', 'play-order', 'paladin-examples', 'paladin-second-year'],
      source: ['D1'],
    },
    {
      id: 'paladin-examples',
      roles: [],
      title: { ja: 'パラディンの移動の例', en: 'Examples of the paladin moving' },
      reading: 'ぱらでぃんのいどうのれい',
      aliases: ['パラディン 例', 'paladin example', 'パラディン 判定例'],
      body: {
        ja: [
          'パラディンマスを仮に10、手番順をA・B・C・Dとする。',
          {
            head: ['前の状態', '変化', '結果'],
            rows: [
              ['誰にもいない、A9', 'Aが10に', 'Aへ来る'],
              ['Aが持つ（10）、B9', 'Bが11に', 'Bへ移る'],
              ['Aが持つ（12）、B11', 'Bが12に', '同点でAに残る'],
              ['Aが持つ（12）、B8', 'Aが9に', 'Aに残る'],
              ['Aが持つ（12）、B9', 'Aが8に', 'Bは10未満、Aに残る'],
              ['Aが持つ（12）、B11、C11', 'Aが9に', 'Cへ移る'],
              ['誰にもいない、全員9以下', 'なし', '来ない'],
            ],
          },
        ],
        en: [
          'Suppose the paladin space is 10 and the play order A, B, C, D.',
          {
            head: ['Before', 'Change', 'Result'],
            rows: [
              ['nobody has him, A 9', 'A to 10', 'comes to A'],
              ['A has him (10), B 9', 'B to 11', 'moves to B'],
              ['A has him (12), B 11', 'B to 12', 'tie, stays with A'],
              ['A has him (12), B 8', 'A to 9', 'stays with A'],
              ['A has him (12), B 9', 'A to 8', 'B below 10, stays with A'],
              ['A has him (12), B 11, C 11', 'A to 9', 'moves to C'],
              ['nobody has him, all 9 or less', 'none', 'does not come'],
            ],
          },
        ],
      },
      related: ['paladin-enters', 'paladin-moves', 'paladin-stays', 'paladin-tie'],
      source: ['D1'],
    },
    {
      id: 'paladin-front',
      roles: [],
      title: {
        ja: 'パラディンは戦士よりも前、常に最前列',
        en: 'The paladin stands in front of everyone, warriors included',
      },
      reading: 'ぱらでぃんはせんしよりもまえ、つねにさいぜんれつ',
      aliases: [
        'パラディン 並び',
        'パラディン 先頭',
        'paladin position',
        'paladin before warrior',
        '最前列',
      ],
      body: {
        ja: ['パーティの一番前に置く。', '後から戦士が来ても、パラディンが先頭のままである。'],
        en: [
          'Put him at the very front of the party.',
          'Even a warrior arriving later lines up behind him.',
        ],
      },
      related: ['party-order', 'warrior', 'paladin'],
      source: ['120'],
    },
    {
      id: 'paladin-second-year',
      roles: [],
      title: {
        ja: '2年目は金色のパラディン。年の初めにも確かめる',
        en: 'Year 2 has the golden paladin; check at its start too',
      },
      reading: '2ねんめはきんいろのぱらでぃん。としのはじめにもたしかめる',
      aliases: ['2年目 パラディン', 'second year paladin', '新しいパラディン', 'golden paladin'],
      body: {
        ja: [
          '2年目の準備で、金色のパラディンを中央ボードに置く。',
          'その時点でパラディンマス以上の人がいれば、一番高い人のところへすぐ来る。',
          '並んでいれば、手番順が最後の人へ来る。',
        ],
        en: [
          'In the set-up of year 2 put the golden paladin on the Central Board.',
          'If someone is already on or above the paladin space, he comes to the highest of them at once.',
          'On a tie the last in play order gets him.',
        ],
      },
      related: ['second-year-setup', 'paladin-tie', 'paladin-enters'],
      source: ['23', '29', 'D1'],
    },
  ],
};
