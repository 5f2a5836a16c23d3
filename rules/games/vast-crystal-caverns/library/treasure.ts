import type { Chapter } from '../../../library/entry';

export const treasureChapter: Chapter = {
  id: 'treasure',
  title: { ja: 'トレジャーとジェム', en: 'Treasures and Gems' },
  entries: [
    {
      id: 'collect-cost',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '収集は1つにつき移動力2',
        en: 'Collecting costs 2 movement for each token or Gem',
      },
      reading: 'しゅうしゅうは1つにつきいどうりょく2',
      aliases: [
        '拾う',
        '宝を取る',
        '回収',
        'pick up treasure',
        'collect treasure',
        'gem cost',
        '収集コスト',
      ],
      body: {
        ja: [
          '自分のスペースにあるトレジャートークンかドラゴンジェムを1つ取るごとに、移動力ポイントを2払う。',
          '払える限り、同じスペースでいくつでも集められる。',
          '攻撃ポイントでは払えない。',
        ],
        en: [
          'Pay 2 movement points for each Treasure token or Dragon Gem you take from your own space.',
          'You may collect as many as you can pay for.',
          'Attack points cannot be used for it.',
        ],
      },
      related: ['collect-treasure', 'collect-gem', 'terror-seize', 'vile-ghoul-boost-movement'],
      source: ['58-59'],
    },
    {
      id: 'collect-treasure',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '集めたトレジャーはトレジャースペースへ',
        en: 'Collected Treasure goes to your Treasure space',
      },
      reading: 'あつめたとれじゃーはとれじゃーすぺーすへ',
      terms: [
        {
          ja: 'トレジャートークン',
          reading: 'とれじゃーとーくん',
          en: 'Treasure token',
          aliases: ['トレジャー', '宝', '宝物', '財宝', 'トレージャ', 'treasure'],
        },
        {
          ja: 'トレジャースペース',
          reading: 'とれじゃーすぺーす',
          en: 'Treasure space',
          aliases: ['宝の置き場', 'treasure area'],
        },
      ],
      aliases: ['宝 置き場', '盗まれる', 'where does treasure go', 'steal treasure'],
      body: {
        ja: [
          '取ったトレジャートークンは、自分のボードのトレジャースペースに置く。',
          'そこにある間は、シーフがスリで盗める。',
          '2つそろうとすぐに使われるので、ふつうは1つまでしか残らない。',
        ],
        en: [
          'Put a Treasure token you collected on the Treasure space of your board.',
          'While it lies there the Thief can take it with Pickpocket.',
          'Two are used at once, so normally no more than one stays.',
        ],
      },
      related: ['ghoul-treasure-pairs', 'collect-cost', 'others-pickpocket', 'vile-ghoul-terror'],
      source: ['61'],
    },
    {
      id: 'ghoul-treasure-pairs',
      roles: ['ghoul'],
      title: {
        ja: 'トレジャートークン2つごとに怒り+1',
        en: 'Every two Treasure tokens give 1 Fury',
      },
      reading: 'とれじゃーとーくん2つごとにいかり+1',
      aliases: ['宝2個', 'トレジャー 怒り', 'two treasures', 'treasure fury', '端数', '1個余る'],
      body: {
        ja: [
          'トレジャートークンが2つになるたびに怒りを1得て、両方を洞窟のサプライへ戻す。',
          {
            head: ['持っていた数', '得た数', '怒り', '残り'],
            rows: [
              ['0', '1', '0', '1'],
              ['1', '1', '1', '0'],
              ['0', '2', '1', '0'],
              ['1', '2', '1', '1'],
              ['1', '4', '2', '1'],
            ],
          },
        ],
        en: [
          'Each time you have two Treasure tokens, gain 1 Fury and return both to the supply of the Cave.',
          {
            head: ['held', 'gained', 'Fury', 'left'],
            rows: [
              ['0', '1', '0', '1'],
              ['1', '1', '1', '0'],
              ['0', '2', '1', '0'],
              ['1', '2', '1', '1'],
              ['1', '4', '2', '1'],
            ],
          },
        ],
      },
      related: ['ghoul-fury-gain', 'collect-treasure', 'ghoul-fury-terror', 'vile-ghoul-terror'],
      source: ['62', '81'],
      links: { tracks: ['ghoul.treasure'], notices: ['treasurePair'] },
    },
    {
      id: 'collect-gem',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'ジェムはドラゴンダイスしだいで宝になる',
        en: 'A Gem becomes a Treasure if the Dragon die misses the centre',
      },
      reading: 'じぇむはどらごんだいすしだいでたからになる',
      terms: [
        {
          ja: 'ドラゴンジェム',
          reading: 'どらごんじぇむ',
          en: 'Dragon Gem',
          aliases: ['ジェム', '宝石', 'gem', 'Dragon jewel'],
        },
        {
          ja: 'ドラゴンダイス',
          reading: 'どらごんだいす',
          en: 'Dragon die',
          aliases: ['竜のダイス', 'ドラゴンのサイコロ', 'Dragon dice'],
        },
      ],
      aliases: [
        'ジェム 罠',
        '中央タイル',
        'gem trap',
        'centre hit',
        '宝石を取る',
        'サプライ なし 宝',
      ],
      body: {
        ja: [
          '移動力ポイントを2払い、ドラゴンダイスを1回振る。',
          '中央のタイルに影響が出たら罠：飛び退き、何も得ない。',
          '影響がなければ、洞窟のサプライからトレジャートークンを1つ取り、集めたのと同じに扱う。',
          'サプライに無ければ、マップ上のトレジャートークンを1つ取る。',
          'どちらの場合もジェムはドラゴンのサプライへ戻る。',
        ],
        en: [
          'Pay 2 movement points and roll the Dragon die once.',
          'If it affects the centre tile it was a trap: you skitter and gain nothing.',
          'If not, take a Treasure token from the supply of the Cave and treat it as collected.',
          'If that supply is empty, take a Treasure token from the map.',
          "Either way the Gem goes back to the Dragon's supply.",
        ],
      },
      related: ['collect-cost', 'collect-treasure', 'collect-gem-trap', 'skitter', 'terror-seize'],
      source: ['59-60'],
      links: { notices: ['gemTaken'] },
    },
    {
      id: 'collect-gem-trap',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'ジェムの罠：中央に当たると飛び退き何も得ない',
        en: 'Gem trap: centre hit, you skitter and gain nothing',
      },
      reading: 'じぇむのわな：ちゅうおうにあたるととびのきなにもえない',
      terms: [
        {
          ja: 'トラップ',
          reading: 'とらっぷ',
          en: 'trap',
          aliases: ['罠', 'ジェムの罠', 'わな', 'gem trap'],
        },
      ],
      aliases: ['ドラゴンダイス 失敗', '中央タイル 影響', 'dragon die fails', 'centre tile hit'],
      body: {
        ja: [
          'ドラゴンダイスの結果が中央のタイルに及んだら、ジェムはトラップだった。',
          'グールは飛び退き、ジェムはドラゴンのサプライへ戻る。トレジャートークンは得られない。',
          '払った移動力ポイント2は戻らない。',
          'ポイントが残っていれば、ターンは続けられる。',
        ],
        en: [
          'If the Dragon die affects the centre tile, the Gem was a trap.',
          "You skitter, and the Gem goes back to the Dragon's supply; you get no Treasure token.",
          'The 2 movement points are spent.',
          'With points left you may go on with your turn.',
        ],
      },
      related: ['collect-gem', 'skitter', 'skitter-no-opponent', 'terror-seize', 'attack-go-on'],
      source: ['60', 'G1'],
      links: { notices: ['gemTrap'] },
    },
  ],
};
