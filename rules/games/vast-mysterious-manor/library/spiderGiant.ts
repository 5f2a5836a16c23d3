import type { Chapter } from '../../../library/entry';

export const spiderGiantChapter: Chapter = {
  id: 'spider-giant',
  title: { ja: 'スパイダー：ジャイアントスパイダー', en: 'Spider: Giant Spider' },
  entries: [
    {
      id: 'spider-giant',
      roles: ['spider'],
      title: {
        ja: 'ジャイアントスパイダー：移動力3、どのカードも牙に',
        en: 'Giant Spider: Movement 3, any card as Fangs',
      },
      reading: 'じゃいあんとすぱいだー：いどうりょく3、どのかーどもきばに',
      terms: [
        {
          ja: 'ジャイアントスパイダー',
          reading: 'じゃいあんとすぱいだー',
          en: 'Giant Spider',
          aliases: ['ジャイアント', '大蜘蛛', '巨大蜘蛛', 'Giant'],
        },
      ],
      aliases: [
        'ジャイアントスパイダー 能力',
        'giant spider powers',
        '最初の形態',
        'starting form',
      ],
      body: {
        ja: [
          'ゲームはこの形態で始まる。移動力3、壁は1ターンに1つだけ抜けられる。',
          '目カードも蜘蛛の巣カードも牙カードとして使える。',
          '同じ種類を何枚も出して、1回の力を強められる唯一の形態。',
          'ほかのパワー：卵（2枚）、餌（ブラッド3）、足（1枚）、略奪（1枚）、管理（ブラッド1、ターンに1回）。',
        ],
        en: [
          'The game starts in this form. Movement 3; it passes one wall a turn.',
          'Eyes and Webs cards may be played as Fangs.',
          'The only form that plays several cards for one stronger effect.',
          'Other powers: egg (2 cards), Feed (3 Blood), Legs (1 card), Loot (1 card), Tend (1 Blood, once a turn).',
        ],
      },
      related: ['spider-giant-eyes', 'spider-giant-fangs', 'spider-giant-webs', 'spider-forms'],
      source: ['371-375', '388-393'],
    },
    {
      id: 'spider-giant-eyes',
      roles: ['spider'],
      title: {
        ja: 'ジャイアントの目：1枚目で1枚、追加ごとに2枚公開',
        en: 'Giant’s Eyes: 1 tile, and 2 more for each extra card',
      },
      reading: 'じゃいあんとのめ：1まいめで1まい、ついかごとに2まいこうかい',
      aliases: [
        'ジャイアントスパイダー 目',
        'giant spider eyes',
        '目カード 追加',
        'extra eyes card',
      ],
      body: {
        ja: [
          '最初の目カードで、今いるタイルか隣接タイルを1枚公開する。',
          '追加の目カード1枚ごとに、さらに2枚を公開する。2枚使えば3枚、3枚使えば5枚。',
          '追加のタイルは、最初に公開したタイルに隣接するものでもよい。',
          '公開したイベントのシンボルごとにブラッド1を得る。',
        ],
        en: [
          'The first Eyes card reveals its own tile or an adjacent one.',
          'Each extra Eyes card reveals 2 more: 3 tiles for two cards, 5 for three.',
          'The further tiles may be adjacent to the tile revealed first.',
          'Gain 1 Blood for each Event symbol revealed.',
        ],
      },
      related: ['spider-eyes', 'spider-giant', 'spider-blood'],
      source: ['376-377'],
    },
    {
      id: 'spider-giant-fangs',
      roles: ['spider'],
      title: {
        ja: 'ジャイアントの牙：カードごとにブラッド1',
        en: 'Giant’s Fangs: 1 Blood for each card',
      },
      reading: 'じゃいあんとのきば：かーどごとにぶらっど1',
      aliases: [
        'ジャイアントスパイダー 牙',
        'giant spider fangs',
        '牙カード 追加',
        'extra fangs card',
        '牙カード 何枚',
      ],
      body: {
        ja: [
          '同じスペースにいるほかのプレイヤーの駒1つをアタックし、出した牙カード1枚ごとにブラッド1を得る。',
          '追加の牙カードは、対象に応じて効果を強める。',
          '目カードと蜘蛛の巣カードも牙カードとして足せる。',
        ],
        en: [
          'Attack one piece of another player on your space; gain 1 Blood for each Fangs card played.',
          'Extra Fangs cards make it worse, depending on the target.',
          'Eyes and Webs cards may be added as Fangs.',
        ],
      },
      related: [
        'spider-giant-fangs-paladin',
        'spider-giant-fangs-skeleton',
        'spider-giant-fangs-poltergeist',
        'spider-giant-fangs-enchanter',
        'spider-fangs',
      ],
      source: ['379-380', '375'],
    },
    {
      id: 'spider-giant-fangs-paladin',
      roles: ['spider', 'paladin'],
      title: {
        ja: 'ジャイアントがパラディンに牙：経験値 −1と移動',
        en: 'Giant bites the Paladin: Experience −1 and a move',
      },
      reading: 'じゃいあんとがぱらでぃんにきば：けいけんち -1といどう',
      aliases: [
        'パラディン 牙',
        '経験値を失わせる',
        'bite paladin',
        'fangs paladin',
        'パラディンを動かす',
        'push paladin',
      ],
      body: {
        ja: [
          'パラディンは経験値1を失い、スパイダーは彼を1スペース動かしてもよい。',
          '追加の牙カード1枚ごとに、さらに経験値1を失わせるか、もう1スペース動かすかを選ぶ。',
          '経験値を失ったパラディンは、量に関係なく光1を得る。',
        ],
        en: [
          'The Paladin loses 1 Experience, and you may move him 1 space.',
          'For each extra Fangs card choose: 1 more Experience lost, or another space.',
          'For the loss he gains 1 Light, however large it is.',
        ],
      },
      related: ['spider-giant-fangs', 'spider-caster-fangs', 'spider-fangs'],
      source: ['381', '210'],
    },
    {
      id: 'spider-giant-fangs-skeleton',
      roles: ['spider', 'skeletons'],
      title: {
        ja: 'ジャイアントがスケルトンに牙：離散、追加で安定性 −1',
        en: 'Giant bites a Skeleton: it scatters; extra cards cost Stability',
      },
      reading: 'じゃいあんとがすけるとんにきば：りさん、ついかであんていせい -1',
      aliases: ['スケルトン 牙', 'bite skeleton', 'fangs skeleton', '安定性を減らす'],
      body: {
        ja: [
          'スケルトンは離散する。離散なので安定性 −1。',
          '追加の牙カード1枚ごとに、安定性をさらに1失わせる。',
        ],
        en: [
          'The Skeleton scatters, which itself costs 1 Stability.',
          'Each extra Fangs card takes 1 Stability more.',
        ],
      },
      related: ['spider-giant-fangs', 'skeleton-scatter', 'skeleton-stability'],
      source: ['382-383', '291'],
    },
    {
      id: 'spider-giant-fangs-poltergeist',
      roles: ['spider', 'manor'],
      title: {
        ja: 'ジャイアントがポルターガイストに牙：追加で前兆 −1',
        en: 'Giant bites a Poltergeist: extra cards cost Omens',
      },
      reading: 'じゃいあんとがぽるたーがいすとにきば：ついかでぜんちょう -1',
      aliases: [
        'ポルターガイスト 牙',
        '前兆を減らす',
        'bite poltergeist',
        'manor loses omens',
        '前兆を失う',
      ],
      body: {
        ja: [
          'ポルターガイストは倒され、マップから除かれる。',
          '追加の牙カード1枚ごとに、館は前兆1つを失う。',
        ],
        en: [
          'The Poltergeist is defeated and leaves the map.',
          'For each extra Fangs card the Manor loses 1 Omen.',
        ],
      },
      related: ['spider-giant-fangs', 'manor-role-omens', 'manor-role-poltergeists'],
      source: ['384'],
    },
    {
      id: 'spider-giant-fangs-enchanter',
      roles: ['spider', 'enchanter'],
      title: {
        ja: 'ジャイアントがエンチャンターに牙：離散',
        en: 'Giant bites the Enchanter: it scatters',
      },
      reading: 'じゃいあんとがえんちゃんたーにきば：りさん',
      aliases: ['エンチャンター 牙', 'bite enchanter', 'ディスクを取り除く', 'remove disc'],
      body: {
        ja: [
          'エンチャンターは離散する。',
          '追加の牙カード1枚ごとに、自分かエンチャンターの手元からディスク1枚を取り除ける。',
        ],
        en: [
          'The Enchanter scatters.',
          'For each extra Fangs card you may remove 1 disc held by you or by the Enchanter.',
        ],
      },
      note: {
        ja: 'ディスクの場所は、ここでは手札、キャスターではプレイヤーボードとなっていて食い違う。未確認。',
        en: 'Here the discs are in a hand, for the Caster on a player board: a contradiction. Unconfirmed.',
      },
      related: ['spider-giant-fangs', 'enchanter-discs', 'enchanter-others'],
      source: ['385', '408'],
    },
    {
      id: 'spider-giant-webs',
      roles: ['spider'],
      title: {
        ja: 'ジャイアントの巣：1つ、追加ごとにさらに2つ',
        en: 'Giant’s Webs: 1, and 2 more for each extra card',
      },
      reading: 'じゃいあんとのす：1つ、ついかごとにさらに2つ',
      aliases: [
        'ジャイアントスパイダー 蜘蛛の巣',
        'giant spider webs',
        '蜘蛛の巣カード 追加',
        'extra webs card',
      ],
      body: {
        ja: [
          '今いるスペースか隣接スペースに蜘蛛の巣1つを置く。',
          '追加の蜘蛛の巣カード1枚ごとに、さらに2つ置く。2枚で3つ、3枚で5つ。',
          'タイル1枚に3つまで。',
        ],
        en: [
          'Place 1 web on your space or an adjacent one.',
          'Each extra Webs card places 2 more: 3 for two cards, 5 for three.',
          'At most three on a tile.',
        ],
      },
      related: ['spider-webs-card', 'spider-web-limit', 'spider-giant'],
      source: ['386-387', '446'],
    },
    {
      id: 'spider-giant-tend',
      roles: ['spider'],
      title: {
        ja: 'ジャイアントの管理：2スペース以内の全部の卵に',
        en: 'Giant’s Tend: every egg within 2 spaces',
      },
      reading: 'じゃいあんとのかんり：2すぺーすいないのぜんぶのたまごに',
      aliases: [
        'ジャイアントスパイダー 管理',
        'giant spider tend',
        '卵 まとめて ブラッド',
        '管理 1ターンに1回',
      ],
      body: {
        ja: [
          '1ターンに1回、ブラッド1を消費し、2スペース以内にある卵すべてにブラッドを1つずつ置く。',
          '卵を近くにまとめておくと、1回で何個も育つ。',
        ],
        en: [
          'Once a turn spend 1 Blood to put 1 Blood on every egg within 2 spaces.',
          'Eggs kept close together grow all at once.',
        ],
      },
      related: ['spider-tend', 'spider-eggs', 'spider-egg-hatch'],
      source: ['393'],
    },
  ],
};
