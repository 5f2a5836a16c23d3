import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const skeletonsMovesChapter: Chapter = {
  id: 'skeletons-moves',
  title: { ja: 'スケルトン：移動', en: 'Skeletons: movement' },
  entries: [
    {
      id: 'skeleton-move',
      roles: ['skeletons'],
      title: {
        ja: 'スケルトンの移動は5スペースまで',
        en: 'A Skeleton moves up to 5 spaces',
      },
      reading: 'すけるとんのいどうは5すぺーすまで',
      aliases: [
        'スケルトン 移動 何スペース',
        'スケルトン 入れる場所',
        'skeleton movement',
        'how far can a skeleton move',
        'スケルトン 移動力',
      ],
      body: {
        ja: [
          'アクティブの1体は5スペースまで移動する。どこに入るのも1スペースと数える。',
          {
            head: ['行く先', '入れるか'],
            rows: [
              ['ダークタイル、ライトタイル', '入れる'],
              ['空きスペース、敷地', '入れる'],
              ['壁の向こう', '入れない'],
              ['ランプか蜘蛛の巣', '入れるが、そこで移動が終わる'],
              ['光の柱', '入れない'],
            ],
          },
          'レザーブーツのスタッビィとスニッフィーは6スペース。',
        ],
        en: [
          'An active Skeleton moves up to 5 spaces. Whatever it enters, it is 1 space.',
          {
            head: ['Going to', 'May it?'],
            rows: [
              ['Dark tile, Lit tile', 'yes'],
              ['crypt, grounds', 'yes'],
              ['through a wall', 'no'],
              ['lamp or web', 'yes, but the move ends there'],
              ['pillar of light', 'no'],
            ],
          },
          'Stabby with the Leather Boots and Sniffy move 6.',
        ],
      },
      related: [
        'skeleton-stops',
        'skeleton-walls',
        'groundskeepers',
        'skeleton-enters-figure',
        'moving',
      ],
      source: ['2201-2207', 'C'],
    },
    {
      id: 'skeleton-stops',
      roles: ['skeletons'],
      title: {
        ja: 'ランプか蜘蛛の巣に入ると移動は終わる',
        en: 'Entering a lamp or a web ends the move',
      },
      reading: 'らんぷかくものすにはいるといどうはおわる',
      aliases: [
        'スケルトン ランプ',
        'スケルトン 蜘蛛の巣',
        'skeleton lamp',
        'skeleton web',
        'ランプで止まる',
      ],
      body: {
        ja: [
          'ランプか蜘蛛の巣のあるタイルに入ったスケルトンは、残りを歩けない。',
          'そのランプと、蜘蛛の巣1つが取り除かれる。',
          '終わるのは移動だけで、アクションと能力はその場で使える。',
          '例：3枚目のタイルに蜘蛛の巣3つとランプ。3スペースで止まり、蜘蛛の巣2つが残る。',
        ],
        en: [
          'A Skeleton that enters a tile with a lamp or a web walks no further.',
          'The lamp goes, and one web.',
          'Only the move ends: the action and the ability can still be used there.',
          'Example: 3 webs and a lamp on the third tile. It stops after 3 spaces and leaves 2 webs.',
        ],
      },
      note: {
        ja: '止まった後にアクションと能力を使えることは推測。',
        en: 'That action and ability can still be used after the stop is inferred.',
      },
      related: ['skeleton-tokens', 'stopping', 'lamp', 'webs', 'skeleton-move'],
      source: ['2207', 'I'],
    },
    {
      id: 'skeleton-walls',
      roles: ['skeletons'],
      title: {
        ja: 'スケルトンは壁を抜けられない',
        en: 'Skeletons cannot pass walls',
      },
      reading: 'すけるとんはかべをぬけられない',
      aliases: ['スケルトン 壁', '壁抜け', 'skeleton walls', 'walk through walls', 'すり抜け'],
      body: {
        ja: [
          '壁とフォースウォールは、スケルトンも通れない。',
          '回り道をするか、突破！でブリーチを作る。',
          'ブリーチがあれば誰でも通れる。敷地との境の壁には作れない。',
        ],
        en: [
          'Walls and force walls stop Skeletons too.',
          'Go round, or make a breach by BREACH!!.',
          'A breach lets everybody through. The outer wall to the grounds cannot be breached.',
        ],
      },
      note: {
        ja: 'プレビュー版と異なる。敷地との境の壁については公開の早見ページによる。',
        en: 'This differs from the preview edition. The rule on the outer wall comes from a public reference page.',
      },
      related: ['skeleton-breach', 'breach', 'force-wall', 'skeleton-move', 'changes-from-preview'],
      source: ['2193-2237', 'R'],
    },
    {
      id: 'skeleton-tokens',
      roles: ['skeletons'],
      title: {
        ja: '入ったタイルから対戦相手のトークンを1つずつ取り除く',
        en: 'Entering a tile removes one of each enemy token',
      },
      reading: 'はいったたいるからたいせんあいてのとーくんを1つずつとりのぞく',
      aliases: [
        'スケルトン トークン 取り除く',
        'ランプを消す',
        'skeletons remove lamps',
        'remove enemy tokens',
        'スケルトン ブラッド',
      ],
      body: {
        ja: [
          'スケルトンがタイルに入ると、そこの対戦相手のトークンが種類ごとに1つ、持ち主のサプライに戻る。',
          'ランプは1枚しかないので消える。蜘蛛の巣は1つだけ減る。',
          'トレジャーマーカーなどのマーカーは残る。',
        ],
        en: [
          'A Skeleton entering a tile sends one enemy token of each kind there back to its owner.',
          'The lamp is gone, as there is only one. Of the webs only one goes.',
          'Markers, treasure markers for one, stay.',
        ],
      },
      note: partlyReported,
      related: ['entering-tokens', 'skeleton-stops', 'skeleton-loot'],
      source: ['2207', 'R'],
    },
    {
      id: 'skeleton-enters-figure',
      roles: ['skeletons'],
      title: {
        ja: 'アタックを強いるフィギュアに入ったら、必ずアタック',
        en: 'Walking in on a figure that forces attacks means striking',
      },
      reading: 'あたっくをしいるふぃぎゅあにはいったら、かならずあたっく',
      aliases: [
        'パラディンのいるタイルに入る スケルトン',
        'スケルトン 強制アタック',
        'forced strike',
        'skeleton enters paladin tile',
        'pass through the paladin',
      ],
      body: {
        ja: [
          {
            head: ['そこにいる相手', 'アタック'],
            rows: [
              ['パラディン、ポルターガイスト', '強いられる'],
              ['ジャイアントスパイダー、ソーサラー', '強いられる'],
              ['アーマードナイト、シャドウパラディン', '強いられる（推測）'],
              ['蜘蛛の子、卵', '選べる'],
              ['レイス、ウォーロック', 'できない'],
            ],
          },
          'アタック！の安定性1も払う。払えなければ、入る前のスペースに戻る。',
          'アタックした後は取り除かれるので、通り抜けることはできない。',
          'パラディンのいない3つの組み合わせでは、蜘蛛の子もスケルトンにアタックを強いる。',
        ],
        en: [
          {
            head: ['Who is there', 'The attack'],
            rows: [
              ['Paladin, poltergeist', 'is forced'],
              ['Giant Spider, Sorcerer', 'is forced'],
              ['Armored Knight, Shadow Paladin', 'is forced (inferred)'],
              ['Spiderling, Egg', 'is your choice'],
              ['Wraith, Warlock', 'is impossible'],
            ],
          },
          'The 1 Stability of STRIKE!! is due. If you cannot pay, the Skeleton returns to the origin space.',
          'The attacker is removed afterwards, so it never walks through.',
          'In the three mixes without a Paladin, Spiderlings force Skeletons to attack too.',
        ],
      },
      note: reported,
      related: [
        'forcing-attacks',
        'skeleton-strike',
        'skeleton-no-stability',
        'skeleton-hit-spider-wins',
      ],
      source: ['R', '2211'],
    },
    {
      id: 'skeleton-ability-timing',
      roles: ['skeletons'],
      title: {
        ja: '能力は自分がアクティブの間、いつでも使える',
        en: 'An ability works at any point of its owner’s activation',
      },
      reading: 'のうりょくはじぶんがあくてぃぶのあいだ、いつでもつかえる',
      aliases: [
        '能力 いつ使える',
        'スケルトン 能力 タイミング',
        'when can abilities be used',
        'ability timing',
        '能力 移動の途中',
      ],
      body: {
        ja: [
          '移動の前、途中、後、アクションの前後のどこで使ってもよい。',
          '能力は1つのアクションには数えない。',
          '安定性は使うときに払う。',
          'スクリーミーの能力はターンに1回（旗があれば2回）。',
        ],
        en: [
          'Before, during or after its move, before or after its action.',
          'It does not count as the one action.',
          'Pay its Stability when you use it.',
          'Screamy’s works once a turn (twice with the Banner).',
        ],
      },
      related: ['skeletons-activate', 'skeleton-five', 'stability-costs', 'skeleton-actions'],
      source: ['2193-2237', '2254', 'C'],
    },
  ],
};
