import type { Chapter } from '../../../library/entry';

export const skeletonsTurnChapter: Chapter = {
  id: 'skeletons-turn',
  title: { ja: 'スケルトン：ターンと安定性', en: 'Skeletons: turn and Stability' },
  entries: [
    {
      id: 'skeleton-turn',
      roles: ['skeletons'],
      title: { ja: 'スケルトンのターンは3フェイズ', en: 'The Skeletons’ turn has three phases' },
      reading: 'すけるとんのたーんは3ふぇいず',
      aliases: [
        'スケルトン ターン 流れ',
        'スケルトン 手番',
        'skeleton turn summary',
        'スケルトン ターンサマリー',
        'phases',
      ],
      body: {
        ja: [
          {
            head: ['フェイズ', 'すること'],
            rows: [
              ['1 安定性を得る', '安定性 +2'],
              ['2 スポーン', 'プレイヤーボードにいる全員を縁の横穴に1体ずつ置く'],
              ['3 アクティブにする', '行進順番の左から1体ずつ、移動してアクション1つ'],
            ],
          },
          '1で骨に届いて加わった1体は、同じターンの2でもうスポーンする。',
        ],
        en: [
          {
            head: ['Phase', 'What to do'],
            rows: [
              ['1 Gain Stability', 'Stability +2'],
              ['2 Spawn', 'everyone on the player board goes to an edge Pit, one a Pit'],
              ['3 Activate', 'from the left of the March Order, one by one: move, then one action'],
            ],
          },
          'A Skeleton that joins in phase 1 by reaching a bone spawns in phase 2 of the same turn.',
        ],
      },
      related: ['skeleton-gain-stability', 'skeleton-spawn', 'skeleton-activate'],
      source: ['233-237'],
    },
    {
      id: 'skeleton-gain-stability',
      roles: ['skeletons'],
      title: { ja: 'ターンの始めに安定性を2得る', en: 'Gain 2 Stability at the start of the turn' },
      reading: 'たーんのはじめにあんていせいを2える',
      aliases: [
        '安定性 +2',
        '安定性 毎ターン',
        'stability each turn',
        '安定性フェイズ',
        'stability phase',
      ],
      body: {
        ja: [
          '毎ターン、最初のフェイズで必ず安定性 +2。最初のターンも得る。',
          'トラックの上限を超える分は得られない。',
          'この +2 で骨（4・7・10）に届いたら、次のスケルトンがすぐプレイヤーボードに加わる。',
        ],
        en: [
          'Stability +2 in the first phase of every turn, the very first one included.',
          'Anything beyond the end of the track is lost.',
          'If this reaches a bone (4, 7 or 10), the next Skeleton joins the player board at once.',
        ],
      },
      related: ['skeleton-stability', 'skeleton-bones', 'skeleton-spawn'],
      source: ['238-239'],
      links: { steps: ['skeletonsGain'] },
    },
    {
      id: 'skeleton-stability',
      roles: ['skeletons'],
      title: { ja: '安定性：増え方と使い道', en: 'Stability: how it rises and what it buys' },
      reading: 'あんていせい：ふえかたとつかいみち',
      terms: [
        {
          ja: '安定性',
          reading: 'あんていせい',
          en: 'Stability',
          aliases: [
            '安定度',
            '安定',
            '安定値',
            'スタビリティ',
            'stability track',
            '安定性トラック',
          ],
        },
      ],
      aliases: [
        '安定性 増やす',
        '安定性 減る',
        '安定性 使い道',
        'gain stability',
        'lose stability',
        'spend stability',
      ],
      body: {
        ja: [
          'スケルトン全員で共有する、体を保つ力。0から始まり、0より下がらない。',
          {
            head: ['できごと', '安定性'],
            rows: [
              ['ターンの始め', '+2'],
              ['奪う！でトレジャーを取り除く', '+2'],
              ['エンチャンターを離散させる', '+2'],
              ['スケルトンが離散する', '−1'],
              ['移動力 +4（1体につき1回）', '−1'],
              ['ダンシングライト、スクリーミーの能力など', '−1'],
              ['ジャイアントスパイダーの追加の牙カード', '1枚ごとに −1'],
              ['パラディンのたいまつ（炎1）', 'さらに −2'],
            ],
          },
          'アタックには1以上あることが必要。消費はしない。',
        ],
        en: [
          'What holds the Skeletons together, shared by all five. It starts at 0 and never falls below 0.',
          {
            head: ['Event', 'Stability'],
            rows: [
              ['start of the turn', '+2'],
              ['LOOT!!: remove a treasure', '+2'],
              ['scatter the Enchanter', '+2'],
              ['a Skeleton scatters', '−1'],
              ['Movement +4 (once for each Skeleton)', '−1'],
              ['a dancing light, Screamy’s ability and the like', '−1'],
              ['each extra Fangs card of the Giant Spider', '−1'],
              ['the Paladin’s Torch (1 Fire)', '−2 more'],
            ],
          },
          'To attack you must have at least 1; it is not spent.',
        ],
      },
      note: {
        ja: 'トラックの終わりの値はボードの表示に従う。少なくとも10まである。',
        en: 'The end of the track is as printed on the board; it goes at least to 10.',
      },
      related: [
        'skeleton-bones',
        'skeleton-gain-stability',
        'skeleton-extra-movement',
        'skeleton-scatter',
        'skeleton-action-loot',
      ],
      source: ['227', '238-242', '248', '253', '255', '285', '291', '193', '382-383'],
      links: { tracks: ['skeletons.stability'] },
    },
    {
      id: 'skeleton-bones',
      roles: ['skeletons'],
      title: {
        ja: '骨（4・7・10）に届くと次のスケルトンが加わる',
        en: 'Bones at 4, 7 and 10 bring the next Skeleton',
      },
      reading: 'ほね（4・7・10）にとどくとつぎのすけるとんがくわわる',
      terms: [
        {
          ja: '骨',
          reading: 'ほね',
          en: 'bone',
          aliases: ['骨マーク', '骨のマス', '骨アイコン', 'bone mark', 'ボーン'],
        },
      ],
      aliases: [
        '3体目のスケルトン',
        'スケルトンを増やす',
        'unlock skeleton',
        'third skeleton',
        '安定性 4 7 10',
        '新しいスケルトン',
      ],
      body: {
        ja: [
          '安定性が骨に初めて届くたび、行進順番で次の1体の駒をプレイヤーボードに置く。',
          {
            head: ['届いた安定性', 'スケルトンの数'],
            rows: [
              ['開始時', '2体'],
              ['4', '3体'],
              ['7', '4体'],
              ['10', '5体'],
            ],
          },
          '安定性が後で骨を下回っても、加わったスケルトンは失わない。',
          '同じ骨にもう一度届いても、何も増えない。',
          '加わった1体は次のスポーンのフェイズでマップに出る。',
        ],
        en: [
          'The first time Stability reaches a bone, put the piece of the next Skeleton in March Order on the player board.',
          {
            head: ['Stability reached', 'Skeletons'],
            rows: [
              ['start', '2'],
              ['4', '3'],
              ['7', '4'],
              ['10', '5'],
            ],
          },
          'Falling below a bone later loses no Skeleton.',
          'Reaching the same bone again adds nothing.',
          'The newcomer enters the map in the next Spawn phase.',
        ],
      },
      related: ['skeleton-stability', 'skeleton-march-order', 'skeleton-spawn'],
      source: ['242'],
      links: { notices: ['skeletonUnlocked'] },
    },
    {
      id: 'skeleton-spawn',
      roles: ['skeletons'],
      title: {
        ja: 'スポーン：ボードにいる全員を縁の横穴へ',
        en: 'Spawn: everyone on the board goes to an edge Pit',
      },
      reading: 'すぽーん：ぼーどにいるぜんいんをふちのよこあなへ',
      aliases: [
        'スケルトン 出現',
        'スケルトン 復活',
        'spawn phase',
        'respawn',
        'スケルトンが戻る',
        'edge pit',
        '縁の横穴',
      ],
      body: {
        ja: [
          'プレイヤーボードにある駒をすべて取り、マップの縁にある横穴に置く。',
          '置けるのは横穴1つにスケルトン1体まで。',
          '離散して戻っていたスケルトンも、ここで再びマップに出る。費用はかからない。',
          '最初のターンは2体を置くことになる。',
          'スポーンしたスケルトンは、同じターンのうちにアクティブになる。',
        ],
        en: [
          'Take every piece from the player board and place it on a Pit at the edge of the map.',
          'Each of these Pits holds only one Skeleton.',
          'Scattered Skeletons come back here too, at no cost.',
          'In the first turn this is two Skeletons.',
          'A Skeleton that spawns is activated in the same turn.',
        ],
      },
      note: {
        ja: '空いている縁の横穴が足りないときの扱いは、この資料にない。',
        en: 'The source sheet does not say what happens when too few edge Pits are free.',
      },
      related: ['skeleton-turn', 'skeleton-scatter', 'skeleton-action-tunnel', 'skeleton-bones'],
      source: ['244-245'],
      links: { steps: ['skeletonsSpawn'] },
    },
    {
      id: 'skeleton-activate',
      roles: ['skeletons'],
      title: {
        ja: 'アクティブ化：左から1体ずつ、移動してアクション',
        en: 'Activate from the left, one by one: move, then act',
      },
      reading: 'あくてぃぶか：ひだりから1たいずつ、いどうしてあくしょん',
      terms: [
        {
          ja: 'アクティブ',
          reading: 'あくてぃぶ',
          en: 'activate',
          aliases: ['アクティブにする', 'アクティブ化', 'アクティベート', '起動', 'active'],
        },
      ],
      aliases: ['スケルトンを動かす', 'activation phase', 'スケルトン 行動', '移動の順番'],
      body: {
        ja: [
          '行進順番の左から、マップにいるスケルトンを1体ずつアクティブにする。',
          '1体の移動とアクションを終えてから、次の1体に移る。',
          '1体の移動力は4。安定性1を払えば1回だけ +4。',
          '移動の後に、奪う！・集める！・アタック！・トンネル！のうち1つを選べる。',
          '安定性を払う能力や装備は、持ち主がアクティブの間だけ使える。',
        ],
        en: [
          'From the left of the March Order, activate the Skeletons on the map one by one.',
          'Finish the movement and action of one before turning to the next.',
          'Each has Movement 4; 1 Stability adds 4, once.',
          'After moving it may do one of LOOT!!, GATHER!!, STRIKE!! or TUNNEL!!.',
          'Abilities and gear that cost Stability work only while their owner is active.',
        ],
      },
      related: [
        'skeleton-extra-movement',
        'skeleton-move-cost',
        'skeleton-actions',
        'skeleton-abilities',
      ],
      source: ['246-248', '252', '294'],
      links: { steps: ['skeletonsActivate'] },
    },
    {
      id: 'skeleton-extra-movement',
      roles: ['skeletons'],
      title: {
        ja: '移動力は4、安定性1でさらに +4（合計8）',
        en: 'Movement 4; 1 Stability adds 4 more (8 in all)',
      },
      reading: 'いどうりょくは4、あんていせい1でさらに +4（ごうけい8）',
      aliases: [
        'スケルトン 移動力',
        '移動力 追加',
        'skeleton movement',
        'move further',
        'extra movement',
        '移動力8',
      ],
      body: {
        ja: [
          'アクティブになったスケルトンは移動力4を得る。',
          '安定性1を消費すると、そのスケルトンはさらに移動力4を得る。',
          '追加は1ターンに1体につき1回まで。払える限り何体に使ってもよい。',
          'スタッビィはレザーブーツがあれば、さらに +2。',
        ],
        en: [
          'A Skeleton gets Movement 4 when activated.',
          'Spend 1 Stability and that Skeleton gets 4 more.',
          'Once for each Skeleton in a turn; use it for as many as you can pay for.',
          'Stabby with the Leather Boots has 2 more.',
        ],
      },
      related: [
        'skeleton-move-cost',
        'skeleton-stability',
        'skeleton-leather-boots',
        'skeleton-screamy',
      ],
      source: ['248'],
    },
  ],
};
