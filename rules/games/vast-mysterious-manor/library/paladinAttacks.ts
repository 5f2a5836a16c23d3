import type { Chapter } from '../../../library/entry';

export const paladinAttacksChapter: Chapter = {
  id: 'paladin-attacks',
  title: { ja: 'パラディン：アタック', en: 'Paladin: attacks' },
  entries: [
    {
      id: 'paladin-attacks-overview',
      roles: ['paladin'],
      title: {
        ja: 'パラディンのアタック一覧：必要な値と結果',
        en: 'The Paladin’s attacks: what you need and what happens',
      },
      reading: 'ぱらでぃんのあたっくいちらん：ひつようなあたいとけっか',
      aliases: [
        'アタック表',
        '必要な筋力',
        'attack table',
        'Strength needed',
        '誰を攻撃できる',
        'whom can I attack',
      ],
      body: {
        ja: [
          {
            head: ['対象', '上回る値', '結果'],
            rows: [
              ['スケルトン', '筋力1（集団なら最大の筋力＋数−1）', '全員離散'],
              ['スパイダー', 'その防御力', '蜘蛛の子を1匹除く'],
              ['卵', '防御力1＋ブラッド', '卵とブラッドが戻る、経験値 +5'],
              ['ポルターガイスト', '筋力2', '倒す、経験値 +4'],
              ['エンチャンター', '防御力（感知力で比べる）', '離散'],
              ['レイス', '–', 'アタックできない'],
            ],
          },
          'アタックはエンカウンターの中で行い、1回ごとに光 +1。',
        ],
        en: [
          {
            head: ['Target', 'To be above', 'Result'],
            rows: [
              ['Skeletons', 'Strength 1 (several: strongest + number − 1)', 'all scatter'],
              ['Spider', 'its Defense', '1 Spiderling leaves the game'],
              ['Egg', 'Defense 1 + Blood', 'egg and Blood go back, Experience +5'],
              ['Poltergeist', 'Strength 2', 'defeated, Experience +4'],
              ['Enchanter', 'its Defense, with Perception', 'scatters'],
              ['Wraith', '–', 'cannot be attacked'],
            ],
          },
          'Attacks are part of an encounter; each gives Light +1.',
        ],
      },
      related: [
        'paladin-attack-skeletons',
        'paladin-attack-spider',
        'paladin-attack-egg',
        'paladin-attack-poltergeist',
        'paladin-attack-enchanter',
      ],
      source: ['112-117', '132-153'],
    },
    {
      id: 'paladin-light-for-attack',
      roles: ['paladin'],
      title: {
        ja: 'アタックするたびに光 +1',
        en: 'Every attack gives Light +1',
      },
      reading: 'あたっくするたびにひかり +1',
      aliases: [
        '攻撃 光',
        'ライトプール 追加',
        'Light per attack',
        'faith for attacking',
        'スケルトン何体でも光',
      ],
      body: {
        ja: [
          '自分のターンのアタック1回ごとに、光の信仰プールへ信仰キューブを1個加える。',
          'スケルトン、スパイダー、卵、ポルターガイスト、エンチャンターのどれでも得られる。',
          '5個を超える分は得られない。',
        ],
        en: [
          'For each attack in your turn, add 1 faith cube to the Light pool.',
          'Skeletons, Spider, eggs, Poltergeists and the Enchanter all count.',
          'Anything above 5 is lost.',
        ],
      },
      note: {
        ja: '同じタイルのスケルトン数体を一度にアタックしたときは、1回のアタックと数えて光 +1とした。この資料には書かれていない（未確認）。',
        en: 'Attacking several Skeletons on one tile is counted as one attack, Light +1; the source sheet does not say (unconfirmed).',
      },
      related: ['paladin-light', 'paladin-attacks-overview', 'paladin-attack-skeleton-group'],
      source: ['117', '210'],
    },
    {
      id: 'paladin-enter-occupied',
      roles: ['paladin'],
      title: {
        ja: 'パラディンが入れる相手のスペース、入れないスペース',
        en: 'Whose spaces the Paladin can enter',
      },
      reading: 'ぱらでぃんがはいれるあいてのすぺーす、はいれないすぺーす',
      aliases: [
        '相手のスペースに入る',
        '入れるか',
        'can I enter',
        'enter occupied space',
        '通り抜け',
        '強い敵がいるタイル',
      ],
      body: {
        ja: [
          {
            head: ['そこにいるもの', '入るには'],
            rows: [
              ['スケルトン', '集団の筋力を上回る筋力。入ればアタック'],
              ['スパイダー', '防御力を上回る筋力。入ればアタック'],
              ['ポルターガイスト', '筋力3以上。入ればアタック'],
              ['卵', '制限なし。アタックは筋力が足りるとき'],
              ['エンチャンター', '制限なし。アタックは感知力が足りるとき'],
              ['レイス', '制限なし。アタックはできない'],
            ],
          },
          '足りない筋力は、入る前にヒーローキューブや炎で上げられる。',
        ],
        en: [
          {
            head: ['Who is there', 'To enter'],
            rows: [
              ['Skeletons', 'Strength above that of the group; you attack them'],
              ['Spider', 'Strength above its Defense; you attack it'],
              ['Poltergeist', 'Strength 3 or more; you attack it'],
              ['Egg', 'no limit; attack it if your Strength is enough'],
              ['Enchanter', 'no limit; attack it if your Perception is enough'],
              ['Wraith', 'no limit; it cannot be attacked'],
            ],
          },
          'Hero cubes or Fire can raise your Strength before you enter.',
        ],
      },
      note: {
        ja: 'アタックはエンカウンターの一部なので感知力1がいると読む。感知力なしで入ったときの扱いは、この資料にない。',
        en: 'Attacks are part of an encounter, so take it that 1 Perception is needed; entering without it is not covered by the source sheet.',
      },
      related: [
        'attack',
        'attack-strength',
        'paladin-attacks-overview',
        'paladin-attack-skeleton-group',
      ],
      source: ['64', '112-113', '134', '142', '144', '150', '153'],
    },
    {
      id: 'paladin-attack-skeletons',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: 'スケルトンをアタックすると離散する',
        en: 'A Skeleton you attack scatters',
      },
      reading: 'すけるとんをあたっくするとりさんする',
      aliases: ['スケルトンを攻撃', 'スケルトンを倒す', 'attack Skeleton', 'kill Skeleton', '骸骨'],
      body: {
        ja: [
          'エンカウンターの中でアタックすると、そのスケルトンは離散する。',
          '離散した駒はプレイヤーボードに戻り、安定性が1体につき1減る。',
          '1体なら筋力2以上で勝てる。',
          'たいまつがあれば、炎1でさらに安定性を2減らせる。',
        ],
        en: [
          'Attacked in an encounter, a Skeleton scatters.',
          'Its piece goes back to the player board and the Skeletons lose 1 Stability for it.',
          'Strength 2 is enough against a single one.',
          'With the Torch, 1 Fire takes 2 more Stability.',
        ],
      },
      related: [
        'paladin-attack-skeleton-group',
        'scatter',
        'paladin-treasure-torch',
        'skeleton-scatter',
      ],
      source: ['132-133', '193', '291'],
    },
    {
      id: 'paladin-attack-skeleton-group',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: 'スケルトンの集団の筋力は、最大の筋力＋数−1',
        en: 'Several Skeletons: strongest Strength + number − 1',
      },
      reading: 'すけるとんのしゅうだんのきんりょくは、さいだいのきんりょく+かず-1',
      aliases: [
        'スケルトン 複数',
        '集団',
        'スケルトルトン',
        'group of Skeletons',
        'skeleton group Strength',
        '2体いる',
      ],
      body: {
        ja: [
          '入るタイルにスケルトンが2体以上いれば、同じエンカウンターで全員をまとめてアタックする。',
          'その集団の筋力は、いちばん強い1体の筋力に、残りの数を足した値。',
          {
            head: ['タイルの筋力', '集団の筋力', '必要な筋力'],
            rows: [
              ['1', '1', '2'],
              ['1と1', '2', '3'],
              ['1と1と1', '3', '4'],
              ['2と1', '3', '4'],
              ['1が5体', '5', '6'],
            ],
          },
          '上回れば全員が離散する。',
        ],
        en: [
          'If two or more Skeletons are on the tile you enter, you attack them all in the same encounter.',
          'Together they have the Strength of the strongest plus 1 for each other one.',
          {
            head: ['Strengths there', 'Together', 'You need'],
            rows: [
              ['1', '1', '2'],
              ['1 and 1', '2', '3'],
              ['1, 1 and 1', '3', '4'],
              ['2 and 1', '3', '4'],
              ['five of 1', '5', '6'],
            ],
          },
          'If you are above that, all of them scatter.',
        ],
      },
      related: [
        'paladin-attack-skeletons',
        'attack-strength',
        'paladin-light-for-attack',
        'skeleton-group-defence',
      ],
      source: ['134'],
    },
    {
      id: 'paladin-attack-spider',
      roles: ['paladin', 'spider'],
      title: {
        ja: 'スパイダーをアタックすると蜘蛛の子が1匹減る',
        en: 'Attacking the Spider costs it a Spiderling',
      },
      reading: 'すぱいだーをあたっくするとくものこが1ぴきへる',
      aliases: [
        'スパイダーを攻撃',
        '蜘蛛を倒す',
        'attack Spider',
        'hit the Spider',
        'ジャイアントスパイダーを攻撃',
        'キャスターを攻撃',
      ],
      body: {
        ja: [
          '必要なのは、スパイダーの防御力を上回る筋力。防御力はボードの表示に従う。',
          {
            head: ['形態', '結果'],
            rows: [
              ['蜘蛛の子', 'その1匹をゲームから除く。残りは移動力2を得て、すぐ使いきる'],
              [
                'ジャイアントスパイダー、キャスター',
                'スパイダーが蜘蛛の子1匹を選んで除く。そのあと蜘蛛の子の形態に変わってよい',
              ],
            ],
          },
          '最後の1匹が除かれたらパラディンの勝ち。',
          'アタックしたターンの終わりには、炎を得られない。',
        ],
        en: [
          'You need Strength above the Spider’s Defense, which is printed on its board.',
          {
            head: ['Form', 'Result'],
            rows: [
              [
                'Spiderlings',
                'that one leaves the game; each other gets Movement 2 and spends it at once',
              ],
              [
                'Giant Spider, Caster',
                'the Spider chooses a Spiderling that leaves the game and may then become Spiderlings',
              ],
            ],
          },
          'When the last one is gone the Paladin wins.',
          'In a turn with such an attack you gain no Fire at the end.',
        ],
      },
      related: [
        'paladin-victory-spider',
        'paladin-attack-spiderling',
        'paladin-treasure-torch',
        'paladin-fire-gain',
        'spider-change-when-attacked',
      ],
      source: ['135-140', '204'],
    },
    {
      id: 'paladin-attack-spiderling',
      roles: ['paladin', 'spider'],
      title: {
        ja: '蜘蛛の子をアタックすると、残りは移動力2で逃げる',
        en: 'Attack a Spiderling and the others flee with Movement 2',
      },
      reading: 'くものこをあたっくすると、のこりはいどうりょく2でにげる',
      aliases: [
        '蜘蛛の子を攻撃',
        '蜘蛛の子 逃げる',
        'attack Spiderling',
        'Spiderlings flee',
        '子蜘蛛',
      ],
      body: {
        ja: [
          'アタックした蜘蛛の子はゲームから取り除く。',
          'そのあとボード上の蜘蛛の子は、1匹ずつ移動力2を得る。',
          'この移動力はその場で使わなければならない。あとには残せない。',
        ],
        en: [
          'The Spiderling you attacked leaves the game.',
          'Then each Spiderling on the board gets Movement 2.',
          'It has to be spent at once and cannot be saved.',
        ],
      },
      related: ['paladin-attack-spider', 'paladin-victory-spider', 'spider-spiderling-attacked'],
      source: ['137-138'],
    },
    {
      id: 'paladin-spider-enters',
      roles: ['paladin', 'spider'],
      title: {
        ja: 'スパイダーが入ってきたとき、筋力が上ならアタックになる',
        en: 'If the Spider walks in on you, higher Strength attacks it',
      },
      reading: 'すぱいだーがはいってきたとき、きんりょくがうえならあたっくになる',
      aliases: [
        'スパイダーのターンにアタック',
        '反撃',
        'counterattack',
        'Spider enters my space',
        'ターン外のアタック',
      ],
      body: {
        ja: [
          'スパイダーは自分のターンに、パラディンのいるスペースへ自由に入れる。',
          'そのときパラディンの筋力がスパイダーの防御力より高ければ、パラディンがスパイダーをアタックする。',
          'だからターンの終わりに筋力へキューブを残しておくと、スパイダーは近づきにくい。',
          '蜘蛛の子の移動中は、互いに無視できる。',
        ],
        en: [
          'In its own turn the Spider may freely enter the Paladin’s space.',
          'If the Paladin’s Strength is above its Defense then, he attacks it.',
          'Cubes left on Strength at the end of your turn keep the Spider away.',
          'While Spiderlings move, they and the others may ignore each other.',
        ],
      },
      note: {
        ja: 'このアタックで光を得るか、タスクに数えるかは書かれていない（未確認）。',
        en: 'Whether such an attack gives Light or counts for the task is not stated (unconfirmed).',
      },
      related: ['paladin-attack-spider', 'paladin-strength', 'spider-attacked-on-entering'],
      source: ['99', '359', '369-370', '421'],
    },
  ],
};
