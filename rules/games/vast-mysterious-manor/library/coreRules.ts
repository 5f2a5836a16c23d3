import type { Chapter } from '../../../library/entry';

export const coreRulesChapter: Chapter = {
  id: 'core-rules',
  title: { ja: '基本ルール', en: 'Basic rules' },
  entries: [
    {
      id: 'core-concepts',
      roles: [],
      title: {
        ja: '共通ルールはロールの例外がない限り全員に当てはまる',
        en: 'The common rules hold for everyone unless a role says otherwise',
      },
      reading: 'きょうつうるーるはろーるのれいがいがないかぎりぜんいんにあてはまる',
      terms: [
        {
          ja: 'コアコンセプト',
          reading: 'こあこんせぷと',
          en: 'core concepts',
          aliases: ['共通ルール', '基本ルール', '色付きボックス', 'common rules', 'basic rules'],
        },
      ],
      aliases: ['例外', 'ロールの例外', 'exceptions', 'colored box', '全員のルール'],
      body: {
        ja: [
          'コアコンセプトは移動、アタック、視線、タイルの公開の4つで、5つのロールすべてに当てはまる。',
          'ロールの章に別の指示があれば、そのロールはそちらに従う。',
          '例外は、ロールのルールの色付きの枠に書かれている。',
          'ロールごとに遊び方が違うので、まず自分の枠を読む。',
        ],
        en: [
          'The core concepts are movement, attack, line of sight and revealing; they hold for all 5 roles.',
          'If the chapter of a role says otherwise, that role follows its chapter.',
          'Such exceptions stand in the colored boxes of the role’s rules.',
          'Every role plays differently, so read your boxes first.',
        ],
      },
      related: ['movement', 'attack', 'line-of-sight', 'reveal-tile', 'rule-conflicts'],
      source: ['28-29', '44-45', '53-55'],
    },
    {
      id: 'rule-conflicts',
      roles: [],
      title: {
        ja: 'ルールが食い違えばカード・能力、ヴァリアント、基本の順',
        en: 'Conflicts: cards and abilities, then variants, then basic rules',
      },
      reading: 'るーるがくいちがえばかーど・のうりょく、ゔぁりあんと、きほんのじゅん',
      aliases: [
        'ルールの矛盾',
        '矛盾',
        'どちらが優先',
        'which rule wins',
        'rule contradiction',
        '優先順位',
      ],
      body: {
        ja: [
          'カードや能力（スパイダーのパワーなど）の文が最も強い。',
          '次がヴァリアントのルール、最後が基本ルール。',
        ],
        en: [
          'The text of a card or ability, such as a Spider power, goes before everything.',
          'Next come the rules of a variant, last the basic rules.',
        ],
      },
      related: ['core-concepts', 'further-questions', 'reveal-own-rules'],
      source: ['40-41'],
    },
    {
      id: 'open-information',
      roles: [],
      title: {
        ja: '手札と裏向きのもの以外は公開情報',
        en: 'Everything is open except hands and what lies face down',
      },
      reading: 'てふだとうらむきのものいがいはこうかいじょうほう',
      terms: [
        {
          ja: '公開情報',
          reading: 'こうかいじょうほう',
          en: 'open information',
          aliases: ['秘密の情報', '非公開', 'hidden information', 'public information'],
        },
      ],
      aliases: ['見てもいい', '手札を見せる', 'secret', '隠す', 'may I look', '相手の手札'],
      body: {
        ja: [
          '隠してよいのは次のものだけで、ほかは誰でも確かめられる。',
          'スパイダーが手札に持つパワーカード。',
          '館が手札に持つイベントカード。',
          'ダークタイルの裏、デッキ、裏向きや未公開のカードや駒。館のプレイヤーも見られない。',
        ],
        en: [
          'Only these are hidden; anyone may look at everything else.',
          'The power cards in the Spider’s hand.',
          'The Event cards in the Manor’s hand.',
          'What is under Dark tiles, in decks, and any other face-down or unrevealed piece. The Manor may not look either.',
        ],
      },
      note: {
        ja: 'この資料は館の手札にも「館にとっても」と添えるが、館は手札から選んで使うので、本人は見てよいと読む。',
        en: 'The source sheet adds “for the Manor too” to the Manor’s own hand; as the Manor chooses cards from it, read it as hidden from the others only.',
      },
      related: ['dark-and-lit-tiles', 'paladin-treasure-keep'],
      source: ['30-34'],
    },
    {
      id: 'component-limit',
      roles: [],
      title: {
        ja: 'コンポーネントは箱にある数まで、代用はしない',
        en: 'Components are limited to what is in the box, no substitutes',
      },
      reading: 'こんぽーねんとははこにあるかずまで、だいようはしない',
      terms: [
        {
          ja: 'サプライ',
          reading: 'さぷらい',
          en: 'supply',
          aliases: ['ストック', '手元の山', 'reserve', 'pool of pieces'],
        },
      ],
      aliases: [
        'コンポーネント制限',
        '足りない',
        'トークンがない',
        'run out',
        '使い切った',
        'no tokens left',
        '代わりのもの',
      ],
      body: {
        ja: [
          'なくなったコンポーネントを別のもので代用しない。',
          'フォースウォールやブリーチを置けと言われて残りがなければ、置いてある1つを取って置き直す。',
          '消費したり取り除いたりしたものは、持ち主のサプライに戻る。',
        ],
        en: [
          'Do not replace a component that has run out with something else.',
          'If you must place a force wall or breach and none is left, take one from the map and place it anew.',
          'What is spent or removed goes back to its owner’s supply.',
        ],
      },
      related: ['paladin-breach', 'track-limits'],
      source: ['35-37', '202'],
    },
    {
      id: 'track-limits',
      roles: [],
      title: {
        ja: 'トラックの値は印刷された両端を越えない',
        en: 'Tracks never pass their printed ends',
      },
      reading: 'とらっくのあたいはいんさつされたりょうはしをこえない',
      terms: [
        {
          ja: 'トラック',
          reading: 'とらっく',
          en: 'track',
          aliases: ['ゲージ', '目盛り', 'gauge', 'marker track'],
        },
      ],
      aliases: ['値の記録', '最大値', '最小値', '上限', '下限', 'maximum', 'minimum', '0より下'],
      body: {
        ja: [
          'ヘルスやモールドなどのマーカーは、トラックの最小値から最大値までの間だけを動く。',
          '越える分の増減は無視する。',
        ],
        en: [
          'Markers such as Health or Mold stay between the lowest and the highest value of their track.',
          'Ignore any gain or loss beyond that.',
        ],
      },
      related: [
        'edition-printed-values',
        'paladin-health',
        'paladin-experience',
        'component-limit',
      ],
      source: ['38-39'],
    },
    {
      id: 'further-questions',
      roles: [],
      title: {
        ja: 'まだわからないときは公式のQ&Aを見る',
        en: 'Still a question? See the official Q&A',
      },
      reading: 'まだわからないときはこうしきのきゅーあんどえーをみる',
      aliases: ['FAQ', '質問', 'よくある質問', 'QA', 'official answers', 'Leder Games', 'BGG'],
      body: {
        ja: [
          'まずルール、プレイヤーボード、カードを確かめる。',
          'それでもなければ、出版社のサイト ledergames.com か boardgamegeek.com の公式Q&Aへ。',
        ],
        en: [
          'First check the rules, the player boards and the cards.',
          'If that does not help, see the official Q&A at ledergames.com or boardgamegeek.com.',
        ],
      },
      note: {
        ja: '公式サイトのルールは製品版のもので、この版とは数値が違う。',
        en: 'The rules on the publisher’s site are those of the published game, whose numbers differ.',
      },
      related: ['edition-preview', 'rule-conflicts'],
      source: ['42-43', 'V5'],
    },
  ],
};
