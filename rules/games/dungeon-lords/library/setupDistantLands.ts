import type { Chapter } from '../../../library/entry';

export const setupDistantLandsChapter: Chapter = {
  id: 'setup-distant-lands',
  title: { ja: '準備：一覧と遠隔地ボード', en: 'Set-up: overview and Distant Lands Board' },
  entries: [
    {
      id: 'setup-overview',
      roles: [],
      title: { ja: '準備の一覧：4種類のボード', en: 'Set-up at a glance: four kinds of boards' },
      reading: 'じゅんびのいちらん：4しゅるいのぼーど',
      aliases: ['セットアップ', '初期配置', 'ゲーム準備', 'set up', 'setup', 'how to start'],
      body: {
        ja: [
          {
            head: ['ボード', '置くもの'],
            rows: [
              ['遠隔地ボード', '年別のタイルとカードの山、ダメージカウンター、イベントカード2枚'],
              [
                '中央ボード',
                '戦闘カード4枚、トラップの山、パラディンタイル、物資、邪悪度カウンター（5）',
              ],
              ['発展ボード', 'イベントタイル3枚、発展マーカー'],
              [
                'ダンジョンボード',
                'トンネル3、食料3、ゴールド3、インプ3、下僕コマ3、オーダーカード8',
              ],
            ],
          },
          '年が決まっているものは、その年にだけ中央ボードへ出す。',
        ],
        en: [
          {
            head: ['Board', 'What goes there'],
            rows: [
              [
                'Distant Lands Board',
                'piles of tiles and cards by year, damage counters, 2 Special Event cards',
              ],
              [
                'Central Board',
                '4 combat cards, trap deck, paladin tile, goods, Evil Counters (at 5)',
              ],
              ['Progress Board', '3 event tiles, Progress Marker'],
              ['Dungeon Board', '3 tunnels, 3 food, 3 gold, 3 imps, 3 minions, 8 Orders cards'],
            ],
          },
          'Things that belong to one year only go onto the Central Board in that year.',
        ],
      },
      related: [
        'setup-distant-lands',
        'setup-central-board',
        'setup-progress-board',
        'setup-player',
      ],
      source: ['14', '15-49'],
    },
    {
      id: 'setup-distant-lands',
      roles: [],
      title: {
        ja: '遠隔地ボード：まだ使わない山を裏向きに積む',
        en: 'Distant Lands Board: stack what is not yet used face down',
      },
      reading: 'えんかくちぼーど：まだつかわないやまをうらむきにつむ',
      terms: [
        {
          ja: '遠隔地ボード',
          reading: 'えんかくちぼーど',
          en: 'Distant Lands Board',
          aliases: ['遠隔地', '遠方ボード', 'distant lands'],
        },
      ],
      aliases: ['山札 置き場', '未使用カード', 'tile piles', 'draw piles', 'タイルの山'],
      body: {
        ja: [
          '両方の年のカードとタイルを、種類ごとの山にして裏向きで置く。',
          '金色の山の上に銀色の山を重ねる。',
          'ダメージカウンターもすべてここの置き場に置く。',
          '毎ラウンドの初めに、モンスターと部屋をここから取って並べる。',
        ],
        en: [
          'Place the cards and tiles of both years here face down, one pile a kind.',
          'Put the silver pile on top of the golden pile.',
          'All damage counters go to their area here as well.',
          'At the start of each round monsters and rooms are taken from here.',
        ],
      },
      related: ['silver-and-golden', 'damage-counter', 'setup-special-event-cards'],
      source: ['15-21'],
    },
    {
      id: 'silver-and-golden',
      roles: [],
      title: {
        ja: '銀色は1年目、金色は2年目。銀を上に重ねる',
        en: 'Silver is for year 1, golden for year 2; silver goes on top',
      },
      reading: 'ぎんいろは1ねんめ、きんいろは2ねんめ。ぎんをうえにかさねる',
      terms: [
        {
          ja: '銀色',
          reading: 'ぎんいろ',
          en: 'silver',
          aliases: ['銀', 'シルバー', '1年目のタイル', '1年目のカード', 'silver back'],
        },
        {
          ja: '金色',
          reading: 'きんいろ',
          en: 'golden',
          aliases: ['2年目のタイル', '2年目のカード', 'golden back', 'gold back'],
        },
      ],
      aliases: ['裏面の色', 'タイルの色', 'どちらの年', 'back colour', 'year of a tile', '銀と金'],
      body: {
        ja: [
          'タイルとカードは色で使う年が分かる。',
          '金色を下、銀色を上にして1つの山にする。',
          '銀色が先に出てくるので、1年目は銀色だけを使う。',
        ],
        en: [
          'The colour of a tile or card tells the year it is used in.',
          'Make one pile with golden below and silver above.',
          'So silver comes first, and only silver is used in year 1.',
        ],
      },
      related: ['setup-distant-lands', 'second-year-setup'],
      source: ['15-17'],
    },
    {
      id: 'damage-counter',
      roles: [],
      title: {
        ja: 'ダメージカウンターは全部を置き場へ',
        en: 'All damage counters start in their area',
      },
      reading: 'だめーじかうんたーはぜんぶをおきばへ',
      terms: [
        {
          ja: 'ダメージカウンター',
          reading: 'だめーじかうんたー',
          en: 'damage counter',
          aliases: [
            'ダメージマーカー',
            'ダメージトークン',
            'ダメージキューブ',
            'ダメージ',
            'damage cube',
            'damage token',
          ],
        },
        {
          ja: 'ダメージカウンター置き場',
          reading: 'だめーじかうんたーおきば',
          en: 'damage counter area',
          aliases: ['ダメージ置き場', 'damage supply'],
        },
      ],
      aliases: ['ダメージ 準備', 'damage counters set-up', '税金 未払い カウンター'],
      body: {
        ja: [
          '準備のとき、すべて遠隔地ボードのダメージカウンター置き場に置く。',
          '建設フェイズでは、払わなかった税金1ゴールドにつき1個を取る。',
          '取ったものは死の手紙置き場に置く。',
        ],
        en: [
          'In set-up put all of them in the damage counter area of the Distant Lands Board.',
          'In the Building phase take one for each gold of taxes you do not pay.',
          'Those go to your dead letter box.',
        ],
      },
      related: ['dead-letter', 'setup-distant-lands', 'taxes'],
      source: ['19', '110'],
    },
    {
      id: 'setup-special-event-cards',
      roles: [],
      title: {
        ja: 'イベントカード2枚は金色の戦闘カードの上と下',
        en: 'Two Special Event cards: above and below the golden combat cards',
      },
      reading: 'いべんとかーど2まいはきんいろのせんとうかーどのうえとした',
      aliases: [
        'イベントカード 準備',
        'イベントカード 何枚',
        'special event set-up',
        '山の一番上と下',
        'event cards pile',
      ],
      body: {
        ja: [
          'イベントカードを無作為に2枚選ぶ。',
          '1枚を金色の戦闘カードの山の一番上、もう1枚を一番下に入れる。',
          'スペシャルイベントは1年に1回なので、この2枚で足りる。',
        ],
        en: [
          'Pick 2 Special Event cards at random.',
          'Put one on top of the pile of golden combat cards and one at its bottom.',
          'There is one Special Event a year, so these two are enough.',
        ],
      },
      note: {
        ja: '2枚のどちらを先にめくるかは、この資料には書かれていない。',
        en: 'The source sheet does not say which of the two is turned up first.',
      },
      related: ['special-event', 'setup-combat-cards', 'setup-distant-lands'],
      source: ['21'],
    },
  ],
};
