import type { Chapter } from '../../../library/entry';

export const skeletonsActionsChapter: Chapter = {
  id: 'skeletons-actions',
  title: { ja: 'スケルトン：アクション', en: 'Skeletons: actions' },
  entries: [
    {
      id: 'skeleton-actions',
      roles: ['skeletons'],
      title: {
        ja: '移動の後のアクションは5つから1つ',
        en: 'After moving: one of five actions',
      },
      reading: 'いどうのあとのあくしょんは5つから1つ',
      aliases: [
        'スケルトン アクション',
        'スケルトン できること',
        'skeleton actions',
        'what can a skeleton do',
        'アクション 一覧 スケルトン',
      ],
      body: {
        ja: [
          {
            head: ['アクション', '安定性', '効果'],
            rows: [
              ['アタック！', '−1', '同じスペースの相手をアタックする'],
              ['奪う！', '+2', 'トレジャーマーカーを取り除く。ターンに1回'],
              ['突破！', '−1', '壁にブリーチを置く'],
              ['トンネル！', '0', '横穴から横穴へ移る'],
              ['集める！', '0', '武器庫で装備カードを引く'],
            ],
          },
          '1体につき1つ。奪う！だけは、全員で1ターンに1回。',
        ],
        en: [
          {
            head: ['Action', 'Stability', 'Effect'],
            rows: [
              ['STRIKE!!', '−1', 'attack a figure on the same space'],
              ['LOOT!!', '+2', 'remove a treasure marker, once a turn'],
              ['BREACH!!', '−1', 'put a breach on a wall'],
              ['TUNNEL!!', '0', 'go from Pit to Pit'],
              ['ARM!!', '0', 'draw a gear card on an Armory'],
            ],
          },
          'One for each Skeleton. LOOT!! only once a turn for all of them together.',
        ],
      },
      note: {
        ja: '費用と回数は確か。行える場所などの条件には推測がある。',
        en: 'Costs and limits are certain; some conditions, such as where, are inferred.',
      },
      related: [
        'skeleton-strike',
        'skeleton-loot',
        'skeleton-breach',
        'skeleton-tunnel',
        'skeleton-arm',
      ],
      source: ['2211', '2220-2229', 'I'],
    },
    {
      id: 'skeleton-loot',
      roles: ['skeletons'],
      title: {
        ja: '奪う！：トレジャーを取り除き安定性 +2、ターンに1回',
        en: 'LOOT!!: remove a treasure, Stability +2, once a turn',
      },
      reading: 'うばう！：とれじゃーをとりのぞきあんていせい +2、たーんに1かい',
      terms: [
        {
          ja: '奪う！',
          reading: 'うばう',
          en: 'LOOT!!',
          aliases: ['奪う', '奪うアクション', 'トレジャーを奪う', 'loot a treasure', 'LOOT'],
        },
      ],
      aliases: [
        'スケルトン トレジャー',
        'スケルトン 宝',
        'skeleton treasure',
        'skeleton loot once per turn',
        '安定性を稼ぐ',
      ],
      body: {
        ja: [
          'いるタイルのトレジャーマーカー1つを取り除き、安定性2を得る。',
          '費用はかからない。',
          '2体が別の場所で奪っても、1ターンに得られるのは1回分。',
          'スパイダーの略奪とは別のもの。',
        ],
        en: [
          'Remove one treasure marker from the Skeleton’s tile and gain 2 Stability.',
          'It costs nothing.',
          'Once a turn, even if two Skeletons stand on treasures.',
          'The Spider’s Loot is another thing.',
        ],
      },
      note: {
        ja: '+2とターンに1回は確か。自分のタイルのマーカー1つという条件は名前からの読み。',
        en: 'The 2 and the once a turn are certain; one marker of its own tile is read from the name.',
      },
      related: ['skeleton-actions', 'stability', 'stability-examples', 'conjure-treasure'],
      source: ['2220', 'I'],
    },
    {
      id: 'skeleton-breach',
      roles: ['skeletons'],
      title: {
        ja: '突破！：安定性1で壁にブリーチ',
        en: 'BREACH!!: 1 Stability opens a wall',
      },
      reading: 'とっぱ！：あんていせい1でかべにぶりーち',
      terms: [
        {
          ja: '突破！',
          reading: 'とっぱ',
          en: 'BREACH!!',
          aliases: ['突破', '突破アクション', '壁を壊す', 'breach action', 'BREACH'],
        },
      ],
      aliases: [
        'スケルトン 壁 壊す',
        'スケルトン ブリーチ',
        'skeleton breach',
        'break a wall',
        '壁 開ける',
      ],
      body: {
        ja: [
          '安定性1を払い、いるタイルの壁にブリーチを置く。',
          'アクションは移動の後なので、通れるのは次に動くスケルトンから。',
          'フォースウォールのある側面なら、両方とも打ち消し合う。',
          '敷地との境の壁には置けない。スニッフィーは突破！を使えない。',
        ],
        en: [
          'Pay 1 Stability and put a breach on a wall of the Skeleton’s tile.',
          'Actions come after the move, so the next Skeleton is the first to pass.',
          'On an edge with a force wall the two cancel each other.',
          'Not on the outer wall to the grounds. Sniffy cannot use BREACH!!.',
        ],
      },
      note: {
        ja: 'どの壁に置けるか（自分のタイルの側面）は推測。ブリーチの一般ルールは公開の早見ページによる。',
        en: 'Which wall (one of its own tile) is inferred; the general rules of breaches come from a public reference page.',
      },
      related: ['breach', 'skeleton-walls', 'skeleton-actions', 'bomb-bag', 'sniffy'],
      source: ['2223', 'R', 'C', 'I'],
    },
    {
      id: 'skeleton-tunnel',
      roles: ['skeletons'],
      title: {
        ja: 'トンネル！：横穴から別の横穴へ、費用なし',
        en: 'TUNNEL!!: from one Pit to another, free',
      },
      reading: 'とんねる！：よこあなからべつのよこあなへ、ひようなし',
      terms: [
        {
          ja: 'トンネル！',
          reading: 'とんねる',
          en: 'TUNNEL!!',
          aliases: ['トンネル', 'トンネルアクション', 'tunnel', 'TUNNEL', '穴に潜る'],
        },
      ],
      aliases: [
        '横穴 移動',
        'スケルトン 横穴',
        'skeleton pit travel',
        'tunnel between pits',
        'スケルトン ワープ',
      ],
      body: {
        ja: [
          '横穴にいるスケルトンを、ほかの横穴へ移す。安定性はかからない。',
          '距離や壁は関係ない。移動の5スペースにも数えない。',
          '横穴マーカーも行き先になる。',
          'パラディンが輝くランプを持つなら、ランプのある横穴へは行けない。',
        ],
        en: [
          'A Skeleton on a Pit goes to another Pit. It costs no Stability.',
          'Distance and walls do not matter, and it is none of the 5 spaces of the move.',
          'Pit markers count as Pits for it.',
          'If the Paladin has Radiant Lamps, a Pit with a lamp is closed.',
        ],
      },
      note: {
        ja: '費用なしと輝くランプは確か。横穴から横穴へという条件は推測で、フィギュアのいる横穴へ行けるかも確認できていない。',
        en: 'That it is free and the Radiant Lamps are certain. Starting on a Pit is inferred, and whether a Pit with a figure may be entered could not be checked.',
      },
      related: [
        'skeleton-pit-markers',
        'skeleton-actions',
        'skeletons-lit-loss-exceptions',
        'bomb-bag',
        'smashy',
      ],
      source: ['2220-2229', '2276-2278', 'C', 'I'],
    },
    {
      id: 'skeleton-arm',
      roles: ['skeletons'],
      title: {
        ja: '集める！：武器庫で装備を1枚、費用なし',
        en: 'ARM!!: a gear card on an Armory, free',
      },
      reading: 'あつめる！：ぶきこでそうびを1まい、ひようなし',
      terms: [
        {
          ja: '集める！',
          reading: 'あつめる',
          en: 'ARM!!',
          aliases: ['集める', '装備を集める', '集めるアクション', 'GATHER!!', 'ARM', 'arm action'],
        },
      ],
      aliases: [
        '装備の取り方',
        '武器庫 スケルトン',
        'get gear',
        'skeleton armory',
        '装備カード 引く',
      ],
      body: {
        ja: [
          '武器庫にいるスケルトンが、装備カードを1枚引く。安定性はかからない。',
          '装備はカードに名前のあるスケルトンのものになる。引いた本人のものとは限らない。',
          '武器庫は4枚。すべて裏向きで始まる。',
        ],
        en: [
          'A Skeleton on an Armory draws one gear card. It costs no Stability.',
          'The gear belongs to the Skeleton it names, not always to the one who drew it.',
          'There are 4 Armories, all face down at the start.',
        ],
      },
      note: {
        ja: '費用なしは確か。引く枚数、名前の持ち主に付くこと、裏向きの武器庫でも使えるかは確認できていない。',
        en: 'That it is free is certain. How many cards, whose they are and whether a face-down Armory will do could not be checked.',
      },
      related: ['skeleton-gear', 'skeleton-actions', 'set-up-map'],
      source: ['2220-2229', '43-51', 'I'],
    },
    {
      id: 'skeleton-pit-markers',
      roles: ['skeletons'],
      title: {
        ja: '横穴マーカーは4枚、置いたら外せない',
        en: 'Pit markers: four, and they cannot be removed',
      },
      reading: 'よこあなまーかーは4まい、おいたらはずせない',
      aliases: [
        '横穴を作る',
        '横穴マーカー 枚数',
        'make a pit',
        'remove pit marker',
        'ボムバッグ 横穴',
      ],
      body: {
        ja: [
          'シューティーのボムバッグか、追加のスマッシーが安定性1で、いる場所に置く。',
          'そこは横穴になり、ライトタイルでも安定性を失わず、トンネル！が使える。',
          '全部で4枚。どのロールにも取り除けない。',
        ],
        en: [
          'Shooty with the Bomb Bag, or Smashy of the expansion, puts one where it stands for 1 Stability.',
          'The place is then a Pit: no loss on a Lit tile, and TUNNEL!! works.',
          'There are 4 in all. No role can remove them.',
        ],
      },
      note: {
        ja: '4枚という数は公開の早見ページによる。横穴としてすべての点で同じに扱うのは推測。',
        en: 'The number 4 comes from a public reference page. That it is a Pit in every respect is inferred.',
      },
      related: [
        'skeleton-tunnel',
        'bomb-bag',
        'smashy',
        'skeletons-lit-loss-exceptions',
        'supplies',
      ],
      source: ['2276-2278', 'R', 'C', 'I'],
      links: { tracks: ['skeletons.pitMarkers'] },
    },
  ],
};
