import type { Chapter } from '../../../library/entry';

export const skeletonsCastyScreamyChapter: Chapter = {
  id: 'skeletons-casty-screamy',
  title: { ja: 'スケルトン：キャスティ、スクリーミー', en: 'Skeletons: Casty, Screamy' },
  entries: [
    {
      id: 'skeleton-casty',
      roles: ['skeletons'],
      title: {
        ja: 'キャスティ：安定性1で隣にダンシングライト',
        en: 'Casty: 1 Stability for a dancing light next to it',
      },
      reading: 'きゃすてぃ：あんていせい1でとなりにだんしんぐらいと',
      terms: [
        {
          ja: 'キャスティ',
          reading: 'きゃすてぃ',
          en: 'Casty',
          aliases: ['キャスティー', '魔法使いのスケルトン', 'カスティ'],
        },
      ],
      aliases: ['キャスティ 能力', 'casty ability', 'ライトを置く', 'place a light'],
      body: {
        ja: [
          'アクティブの間、ターンに1回、安定性1を消費して隣接タイル1枚にダンシングライト1つを置ける。',
          '置いたライトは、隣のスペースの相手を邪魔する。',
          '装備はアッシュスタッフ、ルーンストーン、呪物。',
        ],
        en: [
          'While active, once a turn, spend 1 Stability to put a dancing light on an adjacent tile.',
          'The light distracts opponents on the spaces next to it.',
          'Gear: Ash Staff, Runestone, Fetish.',
        ],
      },
      note: {
        ja: 'この資料の別の箇所では、見えるタイルに費用なしで置けるとある。能力の文がルールより優先なので、隣接・安定性1・ターンに1回とした。',
        en: 'Elsewhere the source sheet allows any visible tile at no cost. The ability goes before the rules: adjacent, 1 Stability, once a turn.',
      },
      related: [
        'skeleton-dancing-light',
        'skeleton-ash-staff',
        'skeleton-runestone',
        'skeleton-fetish',
      ],
      source: ['287', '298-299', '41'],
    },
    {
      id: 'skeleton-dancing-light',
      roles: ['skeletons'],
      title: {
        ja: 'ダンシングライト：隣の相手を邪魔するトークン',
        en: 'Dancing lights distract opponents next to them',
      },
      reading: 'だんしんぐらいと：となりのあいてをじゃまするとーくん',
      terms: [
        {
          ja: 'ダンシングライト',
          reading: 'だんしんぐらいと',
          en: 'dancing light',
          aliases: [
            '踊る光',
            'ダンシングライトトークン',
            'おどるひかり',
            'cackling skulls',
            '高笑いする髑髏',
            'dancing lights',
            '鬼火',
          ],
        },
      ],
      aliases: [
        'ダンシングライト 何個',
        'ダンシングライト 取り除く',
        'how many dancing lights',
        'remove dancing light',
        '光トークン',
      ],
      body: {
        ja: [
          'キャスティがターンに1回、安定性1で隣接タイルに置く。',
          'スケルトンと同じように、隣接スペースの相手への邪魔に加わる。アタックの筋力 +1。',
          '全部で3つ。3つとも置いてあるときは、マップの1つを取って置き直す。',
          '対戦相手がそのスペースに入ると、スケルトンのサプライに戻る。',
          '歩くレイスが入ったときも、効果なしで取り除かれる。',
        ],
        en: [
          'Casty places one on an adjacent tile, once a turn, for 1 Stability.',
          'It distracts opponents on adjacent spaces like a Skeleton: Strength +1 for the attack.',
          'There are three. When all are out, take one from the map and place it anew.',
          'When an opponent enters its space, it goes back to the Skeletons’ supply.',
          'A walking Wraith also removes it, with no further effect.',
        ],
      },
      related: [
        'skeleton-casty',
        'skeleton-distract',
        'skeleton-runestone',
        'manor-role-walk-tokens',
      ],
      source: ['286-289', '299', '492'],
      links: { tracks: ['skeletons.dancingLights'] },
    },
    {
      id: 'skeleton-ash-staff',
      roles: ['skeletons'],
      title: {
        ja: 'アッシュスタッフ：2スペースまでテレポート',
        en: 'Ash Staff: teleport up to 2 spaces',
      },
      reading: 'あっしゅすたっふ：2すぺーすまでてれぽーと',
      terms: [
        {
          ja: 'アッシュスタッフ',
          reading: 'あっしゅすたっふ',
          en: 'Ash Staff',
          aliases: ['灰の杖', 'トネリコの杖', '杖', 'staff'],
        },
      ],
      aliases: ['キャスティ テレポート', 'casty teleport', 'スケルトンをテレポート'],
      body: {
        ja: [
          'キャスティの装備。安定性1を消費する。',
          'キャスティ自身か、同じスペースまたは隣接スペースのほかのスケルトン1体を、好きな方向へ2スペースまで飛ばす。',
          '移動力は要らず、間のスペースは無視する。',
        ],
        en: [
          'Casty’s gear, for 1 Stability.',
          'Casty itself, or one other Skeleton on its space or an adjacent one, teleports up to 2 spaces in any direction.',
          'It costs no Movement, and the spaces in between are ignored.',
        ],
      },
      related: ['skeleton-casty', 'skeleton-gear-table', 'skeleton-runestone'],
      source: ['300-301'],
    },
    {
      id: 'skeleton-runestone',
      roles: ['skeletons'],
      title: {
        ja: 'ルーンストーン：ダンシングライトへ飛ぶ',
        en: 'Runestone: go to a dancing light',
      },
      reading: 'るーんすとーん：だんしんぐらいとへとぶ',
      terms: [
        {
          ja: 'ルーンストーン',
          reading: 'るーんすとーん',
          en: 'Runestone',
          aliases: ['ルーン石', 'ルーン', 'rune'],
        },
      ],
      aliases: ['キャスティ ワープ', 'casty move to light', 'ライトへ移動'],
      body: {
        ja: [
          'キャスティの装備。マップのダンシングライトがあるスペース1つへ移動できる。',
          '移動の制限はすべて無視する。壁も距離も追加コストも関係ない。',
        ],
        en: [
          'Casty’s gear: Casty may move to a space on the map with a dancing light.',
          'All movement limits are ignored: walls, distance and extra costs.',
        ],
      },
      note: {
        ja: '費用や1ターンの回数は書かれていない。',
        en: 'The source sheet states no cost and no limit a turn.',
      },
      related: ['skeleton-dancing-light', 'skeleton-casty', 'skeleton-ash-staff'],
      source: ['302-303'],
    },
    {
      id: 'skeleton-fetish',
      roles: ['skeletons'],
      title: {
        ja: '呪物：キャスティが2スペース先をアタック',
        en: 'Fetish: Casty attacks from 2 spaces away',
      },
      reading: 'じゅぶつ：きゃすてぃが2すぺーすさきをあたっく',
      terms: [
        {
          ja: '呪物',
          reading: 'じゅぶつ',
          en: 'Fetish',
          aliases: ['フェティッシュ', '呪具', 'のろいもの'],
        },
      ],
      aliases: ['キャスティ 遠隔', 'casty ranged attack', 'キャスティ 離散しない'],
      body: {
        ja: [
          'キャスティの装備。ちょうど2スペース離れ、視線が通る対象をアタックできる。',
          'このアタックではキャスティは離散しない。',
          '1スペースや3スペースの距離では使えない。視線はダークタイルを通る。',
        ],
        en: [
          'Casty’s gear: Casty may attack a target in line of sight exactly 2 spaces away.',
          'Casty does not scatter by this attack.',
          'One or three spaces will not do. Dark tiles do not block the sight.',
        ],
      },
      related: [
        'skeleton-casty',
        'skeleton-scatter-exceptions',
        'skeleton-shooty',
        'skeleton-darksight',
      ],
      source: ['304'],
    },
    {
      id: 'skeleton-screamy',
      roles: ['skeletons'],
      title: {
        ja: 'スクリーミー：安定性1で味方に移動力4',
        en: 'Screamy: 1 Stability for another’s Movement 4',
      },
      reading: 'すくりーみー：あんていせい1でみかたにいどうりょく4',
      terms: [
        {
          ja: 'スクリーミー',
          reading: 'すくりーみー',
          en: 'Screamy',
          aliases: ['スクリーミ', '叫び', '叫ぶスケルトン', 'scream'],
        },
      ],
      aliases: [
        'スクリーミー 能力',
        'screamy ability',
        '味方を動かす',
        'move another skeleton',
        '叫ぶ',
      ],
      body: {
        ja: [
          'アクティブの間、安定性1を消費し、2スペース以内で視線が通るスケルトン1体に移動力4を与える。',
          '与えた移動力はその場で使いきる。',
          'アタックになるタイルへは動かせない。',
          'このターンにスポーンしたスケルトンも対象にできる。',
          '装備はホーン、旗、たすき。',
        ],
        en: [
          'While active, spend 1 Stability to give Movement 4 to one Skeleton in line of sight within 2 spaces.',
          'It has to be spent at once.',
          'It cannot take the Skeleton onto a tile where it would attack.',
          'A Skeleton that spawned this turn may be chosen.',
          'Gear: Horn, Banner, Sash.',
        ],
      },
      note: {
        ja: '1ターンに何回使えるかは書かれていない。',
        en: 'How often a turn is not stated.',
      },
      related: ['skeleton-horn', 'skeleton-banner', 'skeleton-sash', 'skeleton-extra-movement'],
      source: ['305-306'],
    },
    {
      id: 'skeleton-horn',
      roles: ['skeletons'],
      title: {
        ja: 'ホーン：安定性1でもう1体に移動力4',
        en: 'Horn: 1 Stability moves one more Skeleton',
      },
      reading: 'ほーん：あんていせい1でもう1たいにいどうりょく4',
      terms: [{ ja: 'ホーン', reading: 'ほーん', en: 'Horn', aliases: ['角笛', 'つのぶえ', '笛'] }],
      aliases: ['スクリーミー 2体', 'screamy second skeleton', 'ホーン 装備'],
      body: {
        ja: [
          'スクリーミーの装備。安定性1を消費すると、さらにもう1体に移動力4を与えられる。',
          '2体を動かすなら、合わせて安定性2。',
        ],
        en: [
          'Screamy’s gear: for 1 Stability it gives Movement 4 to one more Skeleton.',
          'Moving two costs 2 Stability in all.',
        ],
      },
      related: ['skeleton-screamy', 'skeleton-banner', 'skeleton-gear-table'],
      source: ['307'],
    },
    {
      id: 'skeleton-banner',
      roles: ['skeletons'],
      title: {
        ja: '旗：どのスケルトンにも移動力を与えられる',
        en: 'Banner: Screamy reaches any Skeleton',
      },
      reading: 'はた：どのすけるとんにもいどうりょくをあたえられる',
      terms: [{ ja: '旗', reading: 'はた', en: 'Banner', aliases: ['バナー', '軍旗', 'flag'] }],
      aliases: ['スクリーミー 視線', 'screamy range', '旗 装備'],
      body: {
        ja: [
          'スクリーミーの装備。視線に関係なく、マップ上のどのスケルトンにも移動力を与えられる。',
          '安定性1の費用は変わらない。',
        ],
        en: [
          'Screamy’s gear: it may give Movement to any Skeleton on the map, seen or not.',
          'The cost of 1 Stability stays the same.',
        ],
      },
      related: ['skeleton-screamy', 'skeleton-horn', 'skeleton-gear-table'],
      source: ['308'],
    },
    {
      id: 'skeleton-sash',
      roles: ['skeletons'],
      title: { ja: 'たすき：相手のターンは筋力 +1', en: 'Sash: Strength +1 outside your turn' },
      reading: 'たすき：あいてのたーんはきんりょく +1',
      terms: [
        { ja: 'たすき', reading: 'たすき', en: 'Sash', aliases: ['襷', 'タスキ', 'サッシュ'] },
      ],
      aliases: ['スクリーミー 防御', 'screamy defence', 'スクリーミー 筋力2', 'たすき 装備'],
      body: {
        ja: [
          'スクリーミーの装備。自分のターン以外は筋力が2になる。',
          '集団で守るときも、最大の筋力が2として数える。',
          '自分のアタックには効かない。',
        ],
        en: [
          'Screamy’s gear: its Strength is 2 outside the Skeletons’ turn.',
          'In a group it counts as the strongest, with 2.',
          'It does nothing for your own attacks.',
        ],
      },
      related: ['skeleton-screamy', 'skeleton-group-defence', 'skeleton-gear-table'],
      source: ['309'],
    },
  ],
};
