import type { Chapter } from '../../../library/entry';

export const spiderCasterChapter: Chapter = {
  id: 'spider-caster',
  title: { ja: 'スパイダー：キャスター', en: 'Spider: Caster' },
  entries: [
    {
      id: 'spider-caster',
      roles: ['spider'],
      title: {
        ja: 'キャスター：移動力2、どのカードも目に',
        en: 'Caster: Movement 2, any card as Eyes',
      },
      reading: 'きゃすたー：いどうりょく2、どのかーどもめに',
      terms: [
        {
          ja: 'キャスター',
          reading: 'きゃすたー',
          en: 'Caster',
          aliases: [
            'キャスタースパイダー',
            'ソーサラー',
            'Sorcerer',
            '魔法使い形態',
            'spellcaster',
          ],
        },
      ],
      aliases: ['キャスター 能力', 'caster powers', 'キャスター形態', 'caster form'],
      body: {
        ja: [
          '移動力2で、壁は抜けられない。',
          '牙カードも蜘蛛の巣カードも目カードとして使える。パワーは望むだけ使える。',
          '公開したときにブラッド1と、マップの卵1つごとにブラッド1を得る。',
          'ほかのパワー：不穏（蜘蛛の巣6以上）、卵（同種2枚）、足（1枚か同種2枚）、略奪（1枚）、管理（ブラッド1）。',
          '餌は使えない。ターンの終わりに3枚多く引いて選べる。',
        ],
        en: [
          'Movement 2; no walls.',
          'Fangs and Webs cards may be played as Eyes. Use as many powers as you like.',
          'On being revealed it gives 1 Blood, and 1 more for each egg on the map.',
          'Other powers: Unsettle (6 webs or more), egg (2 of a kind), Legs (1 card or 2 of a kind), Loot (1 card), Tend (1 Blood).',
          'It cannot Feed. At the end of the turn it draws 3 more to choose from.',
        ],
      },
      related: [
        'spider-caster-blood',
        'spider-caster-eyes',
        'spider-caster-fangs',
        'spider-caster-draw',
        'spider-forms',
      ],
      source: ['394-399', '411-417', '437'],
    },
    {
      id: 'spider-caster-blood',
      roles: ['spider'],
      title: {
        ja: 'キャスターを公開：ブラッド1と卵ごとに1',
        en: 'Revealing the Caster: 1 Blood, and 1 for each egg',
      },
      reading: 'きゃすたーをこうかい：ぶらっど1とたまごごとに1',
      aliases: [
        'キャスター ブラッド',
        'caster blood',
        '卵ごとにブラッド',
        'blood per egg',
        'キャスターに変化',
      ],
      body: {
        ja: [
          'ブラッド1に、マップの卵の数を足しただけ得る。卵2つなら3。',
          '卵を守りながらキャスターになると、ブラッドが早くたまる。',
        ],
        en: [
          'Gain 1 Blood plus the number of eggs on the map: 3 with two eggs.',
          'With eggs on the map the Caster fills up quickly.',
        ],
      },
      note: {
        ja: 'キャスターに変化したときとする箇所と、ターンの開始時とする箇所がある。ここでは、キャスターを公開するたびに得るとした。未確認。',
        en: 'One place gives this on changing into the Caster, another at the start of the turn. Taken here as each time the Caster is revealed. Unconfirmed.',
      },
      related: ['spider-reveal', 'spider-caster', 'spider-blood', 'spider-eggs'],
      source: ['356', '395'],
    },
    {
      id: 'spider-caster-eyes',
      roles: ['spider'],
      title: {
        ja: 'キャスターの目：任意の1枚、イベントごとにブラッド2',
        en: 'Caster’s Eyes: any tile, 2 Blood for each Event',
      },
      reading: 'きゃすたーのめ：にんいの1まい、いべんとごとにぶらっど2',
      aliases: ['キャスター 目', 'caster eyes', 'キャスター 公開', 'reveal any tile'],
      body: {
        ja: [
          '目カード1枚で、マップのどこでもタイル1枚を公開する。距離も視線も問わない。',
          '公開されたイベントのシンボルごとにブラッド2を得る。',
        ],
        en: [
          'Each Eyes card reveals one tile anywhere on the map, whatever the distance or sight.',
          'Gain 2 Blood for each Event symbol revealed.',
        ],
      },
      related: ['spider-eyes', 'spider-caster', 'spider-blood'],
      source: ['400-401'],
    },
    {
      id: 'spider-caster-fangs',
      roles: ['spider', 'paladin', 'skeletons', 'enchanter'],
      title: {
        ja: 'キャスターの牙：見える駒をアタック、ブラッド1',
        en: 'Caster’s Fangs: attack a visible piece, 1 Blood',
      },
      reading: 'きゃすたーのきば：みえるこまをあたっく、ぶらっど1',
      aliases: ['キャスター 牙', 'caster fangs', '離れて牙', 'ranged fangs', 'キャスター アタック'],
      body: {
        ja: [
          '視線が通るほかのプレイヤーの駒1つをアタックし、ブラッド1を得る。視線はダークタイルを通る。',
          {
            head: ['対象', '効果'],
            rows: [
              ['パラディン', '経験値 −1、1スペース動かす'],
              ['スケルトン', '離散'],
              ['ポルターガイスト', '取り除く'],
              ['エンチャンター', '自分かエンチャンターのボードからディスク1つを除く'],
            ],
          },
          'カードを追加しても強くならない。',
        ],
        en: [
          'Attack one piece of another player in line of sight and gain 1 Blood. Dark tiles do not block.',
          {
            head: ['Target', 'Effect'],
            rows: [
              ['Paladin', 'Experience −1, moved 1 space'],
              ['Skeleton', 'scatters'],
              ['Poltergeist', 'removed'],
              ['Enchanter', 'remove 1 disc from your board or the Enchanter’s'],
            ],
          },
          'Extra cards do not make it stronger.',
        ],
      },
      related: ['spider-fangs', 'spider-caster', 'spider-darksight', 'enchanter-discs'],
      source: ['403-408'],
    },
    {
      id: 'spider-caster-webs',
      roles: ['spider'],
      title: { ja: 'キャスターの巣：見える所に1つ', en: 'Caster’s Webs: 1 anywhere in sight' },
      reading: 'きゃすたーのす：みえるところに1つ',
      aliases: ['キャスター 蜘蛛の巣', 'caster webs', '離れた所に蜘蛛の巣', 'web under a piece'],
      body: {
        ja: [
          '視線が通る駒の下か、視線が通るスペースに、蜘蛛の巣1つを置く。',
          '視線はダークタイルを通る。',
        ],
        en: [
          'Place 1 web under a piece in line of sight or on a space in line of sight.',
          'Dark tiles do not block the sight.',
        ],
      },
      related: ['spider-webs-card', 'spider-caster', 'spider-web-limit'],
      source: ['409-410'],
    },
    {
      id: 'spider-caster-teleport',
      roles: ['spider'],
      title: {
        ja: 'キャスターの足：同種2枚で2スペースのテレポート',
        en: 'Caster’s Legs: 2 of a kind teleport 2 spaces',
      },
      reading: 'きゃすたーのあし：どうしゅ2まいで2すぺーすのてれぽーと',
      aliases: ['キャスター 足', 'キャスター テレポート', 'caster legs', 'caster teleport'],
      body: {
        ja: [
          '任意のカード1枚を捨てると、1スペース多く移動できる。',
          '同じ種類のカード2枚を捨てると、2スペース先へテレポートする。',
        ],
        en: [
          'Discard any card to move 1 space more.',
          'Discard 2 cards of the same kind to teleport 2 spaces.',
        ],
      },
      note: {
        ja: 'テレポートで壁や空きスペースを越えてよいかは書かれていない。',
        en: 'Whether the teleport crosses walls or empty spaces is not stated.',
      },
      related: ['spider-legs', 'spider-caster', 'spider-movement-table'],
      source: ['414-415'],
    },
  ],
};
