import type { Chapter } from '../../../library/entry';

export const miniExpansionsChapter: Chapter = {
  id: 'mini-expansions',
  title: { ja: 'ミニ拡張', en: 'Mini-expansions' },
  entries: [
    {
      id: 'mini-expansions',
      roles: [],
      title: { ja: 'ミニ拡張は1つだけ使うのがよい', en: 'Use only one mini-expansion' },
      reading: 'みにかくちょうは1つだけつかうのがよい',
      terms: [
        {
          ja: 'ミニ拡張',
          reading: 'みにかくちょう',
          en: 'mini-expansion',
          aliases: ['拡張', '小拡張', 'expansion', 'mini expansion'],
        },
      ],
      aliases: ['両方使う', '組み合わせ', 'combine expansions', 'both expansions'],
      body: {
        ja: [
          'ドラゴンの大母と霜の巨人の2つがあり、1つだけ使うことが勧められている。',
          'どちらも専用のタイル1枚を領土スタックの上半分に混ぜるので、スタックが1枚増える。',
        ],
        en: [
          'There are two, Mother of Dragons and Frost Giant; using just one is advised.',
          'Each shuffles its own tile into the upper half of the realm stack, which grows by one.',
        ],
      },
      related: ['mother-of-dragons', 'frost-giant', 'options-overview'],
      source: ['314', '318', '326', '330'],
    },
    {
      id: 'mother-of-dragons',
      roles: [],
      title: { ja: 'ドラゴンの大母の準備', en: 'Setting up the Mother of Dragons' },
      reading: 'どらごんのたいぼのじゅんび',
      terms: [
        {
          ja: 'ドラゴンの大母',
          reading: 'どらごんのたいぼ',
          en: 'Mother of Dragons',
          aliases: ['大母', 'ドラゴンの母', '竜の母', 'マザーオブドラゴン', 'dragon mother'],
        },
        {
          ja: '収集品タイル',
          reading: 'しゅうしゅうひんたいる',
          en: 'collectible tile',
          aliases: ['収集品', '黄色の丸', '黄の丸', 'hoard tile', 'yellow round tile'],
        },
      ],
      aliases: ['ミニ拡張 ドラゴン', 'dragon expansion', '収集品 何枚'],
      body: {
        ja: [
          'ミニチュアとカードをボードの脇に置く。',
          'ドラゴンの巣のタイルを領土スタックの上半分に混ぜる。',
          '黄色い丸の収集品タイル5枚を裏向きに混ぜ、3枚をカードの脇に重ねる。残り2枚は使わない。',
          '能力はカードに従う。',
        ],
        en: [
          'Put the miniature and its card beside the board.',
          'Shuffle the Dragon’s Den into the upper half of the realm stack.',
          'Shuffle the five round yellow collectible tiles face down and stack three beside the card; two are not used.',
          'Its abilities are as printed on the card.',
        ],
      },
      note: {
        ja: '収集品タイルの英語名は公式の表記を確認できていない。',
        en: 'The English name of the collectible tiles is unconfirmed.',
      },
      related: ['dragons-den', 'mini-expansions', 'monster'],
      source: ['312-318', '322'],
    },
    {
      id: 'dragons-den',
      roles: [],
      title: {
        ja: 'ドラゴンの巣に配置すると金貨1枚',
        en: 'Dragon’s Den: placing there gives 1 Gold',
      },
      reading: 'どらごんのすにはいちするときんか1まい',
      terms: [
        {
          ja: 'ドラゴンの巣',
          reading: 'どらごんのす',
          en: 'Dragon’s Den',
          aliases: ['竜の巣', 'ドラゴンズデン', "Dragon's Den", 'dragon den', 'den'],
        },
      ],
      aliases: ['ドラゴンの巣の効果', 'den action'],
      body: {
        ja: [
          'ミニ拡張「ドラゴンの大母」のタイル。',
          'ユニットを配置したとき、金貨1枚を得る。',
          '廃墟の1つなので住居は建てられない。',
        ],
        en: [
          'The tile of the Mother of Dragons mini-expansion.',
          'Gain 1 Gold when you place a unit there.',
          'It is one of the ruins, so no dwelling can stand on it.',
        ],
      },
      related: ['mother-of-dragons', 'realm-actions-table', 'gold'],
      source: ['16', '320'],
    },
    {
      id: 'frost-giant',
      roles: [],
      title: { ja: '霜の巨人の準備', en: 'Setting up the Frost Giant' },
      reading: 'しものきょじんのじゅんび',
      terms: [
        {
          ja: '霜の巨人',
          reading: 'しものきょじん',
          en: 'Frost Giant',
          aliases: ['フロストジャイアント', '氷の巨人', '巨人', 'ice giant', 'giant'],
        },
      ],
      aliases: ['ミニ拡張 霜の巨人', 'frost giant setup', '巨人が出る'],
      body: {
        ja: [
          'ミニチュアとカードをボードの脇に置く。',
          'ビフレストのタイルを領土スタックの上半分に混ぜる。',
          'ビフレストが公開されると、その上に現れる。',
        ],
        en: [
          'Put the miniature and its card beside the board.',
          'Shuffle the Bifrost tile into the upper half of the realm stack.',
          'The giant appears on Bifrost when that is revealed.',
        ],
      },
      related: ['bifrost', 'mini-expansions', 'monster'],
      source: ['324-330', '334'],
    },
    {
      id: 'bifrost',
      roles: [],
      title: {
        ja: 'ビフレストは2の辺で1枚とだけ接して置く',
        en: 'Bifrost touches exactly one tile, with its 2-star side',
      },
      reading: 'びふれすとは2のへんで1まいとだけせっしておく',
      terms: [
        {
          ja: 'ビフレスト',
          reading: 'びふれすと',
          en: 'Bifrost',
          aliases: ['ビフロスト', 'ビヴロスト', '虹の橋', 'bridge', 'rainbow bridge'],
        },
      ],
      aliases: ['ビフレストの置き方', 'ビフレスト 公開', 'place bifrost', 'reveal bifrost'],
      body: {
        ja: [
          '公開されたら、領土1枚とだけ接する位置に、2★の辺がその領土に向くように置く。',
          '続けて領土スタックからもう1枚引き、10★の辺につなげて置く。',
          '最後に霜の巨人をビフレストの上に出す。',
          'ビフレストは廃墟でも精霊の領土でもない。',
        ],
        en: [
          'When revealed, put it where it touches a single realm, with its 2-star side against that tile.',
          'Then draw another tile from the realm stack and put it against the 10-star side.',
          'Put the Frost Giant on Bifrost.',
          'Bifrost is neither a ruin nor an elemental realm.',
        ],
      },
      related: [
        'bifrost-sides',
        'bifrost-action',
        'bifrost-dwelling',
        'frost-giant',
        'dungeon-new-realm',
      ],
      source: ['330', '334'],
      links: { notices: ['bifrostFound'] },
    },
    {
      id: 'bifrost-sides',
      roles: [],
      title: {
        ja: 'ビフレストの残り4辺には領土を置けない',
        en: 'No realm may touch the other four sides of Bifrost',
      },
      reading: 'びふれすとののこり4へんにはりょうどをおけない',
      aliases: ['ビフレストの隣', '空いている辺', 'four sides', 'next to bifrost'],
      body: {
        ja: [
          'つながるのは2★の辺と10★の辺だけ。',
          '残る4辺に接する位置には、新しい領土を追加できない。',
        ],
        en: [
          'Only the 2-star and the 10-star side connect.',
          'A new realm cannot be put against any of the other four sides.',
        ],
      },
      related: ['bifrost', 'dungeon-new-realm'],
      source: ['334-336'],
    },
    {
      id: 'bifrost-action',
      roles: [],
      title: {
        ja: 'ビフレストに配置すると魔法カード1枚',
        en: 'Bifrost: placing there gives 1 Magic card',
      },
      reading: 'びふれすとにはいちするとまほうかーど1まい',
      aliases: ['ビフレストの効果', 'ビフレストに置ける', 'bifrost effect', 'place on bifrost'],
      body: {
        ja: [
          'ここにユニットを配置すると、魔法カードが1枚手に入る。',
          'ビフレストやそれに接する領土への配置は、通常の配置ルールのまま。特別な制限はない。',
        ],
        en: [
          'Draw one Magic card when you place a unit on Bifrost.',
          'Placing there or on a realm next to it follows the normal rules, nothing more.',
        ],
      },
      related: ['bifrost', 'placement-rules', 'realm-actions-table'],
      source: ['338'],
    },
    {
      id: 'bifrost-dwelling',
      roles: [],
      title: {
        ja: 'ビフレストの隣に居住すると辺の2か10VP',
        en: 'A dwelling next to Bifrost gives the side’s 2 or 10 VP',
      },
      reading: 'びふれすとのとなりにきょじゅうするとへんの2か10VP',
      aliases: ['10点', 'ビフレスト 得点', 'bifrost points', 'ten VP'],
      body: {
        ja: [
          'ビフレストに接する領土に住居を建てると、接している辺に書かれたVPを追加で得る。',
          {
            head: ['接する辺', '追加VP'],
            rows: [
              ['2★', '2'],
              ['10★', '10'],
            ],
          },
          '隣接する住居によるVPとは別に得る。',
        ],
        en: [
          'Building a dwelling on a realm that touches Bifrost gives the VP written on the touching side.',
          {
            head: ['Touching side', 'Extra VP'],
            rows: [
              ['2-star', '2'],
              ['10-star', '10'],
            ],
          },
          'This is on top of the VP for adjacent dwellings.',
        ],
      },
      related: ['bifrost', 'dwelling-adjacent-vp', 'vp-sources'],
      source: ['340'],
    },
  ],
};
