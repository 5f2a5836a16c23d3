import type { Chapter } from '../../../library/entry';

export const overviewChapter: Chapter = {
  id: 'overview',
  title: { ja: '概要と1年の流れ', en: 'Overview and calendar' },
  entries: [
    {
      id: 'about-this-sheet',
      roles: [],
      title: {
        ja: 'ここにあるのは4人・フルゲームの建設フェイズ',
        en: 'Covered here: the building phase of the full game with 4 players',
      },
      reading: 'ここにあるのは4にん・ふるげーむのけんせつふぇいず',
      terms: [
        {
          ja: 'フルゲーム',
          reading: 'ふるげーむ',
          en: 'full game',
          aliases: ['通常ゲーム', '上級ルール', 'full rules', 'advanced game'],
        },
        {
          ja: 'ファーストゲーム',
          reading: 'ふぁーすとげーむ',
          en: 'first game',
          aliases: [
            '初回ゲーム',
            '入門ゲーム',
            'introductory game',
            'training game',
            'beginner game',
          ],
        },
      ],
      aliases: ['対象範囲', '赤文字 青文字', 'scope', 'red text blue text', '何人用'],
      body: {
        ja: [
          '4人で遊ぶフルゲームの建設フェイズを扱う。',
          '戦闘フェイズの手順と得点計算の内訳は含まない。',
          'ファーストゲームとは一部の規則が異なる。',
        ],
        en: [
          'This covers the Building phase of the full game for 4 players.',
          'The procedure of the Combat phase and the breakdown of scoring are not part of it.',
          'Some rules differ from the first game.',
        ],
      },
      note: {
        ja: 'この資料は追加点を赤、変更点を青で示していたが、色の情報は失われており復元できない。',
        en: 'The source sheet marked additions in red and changes in blue; the colours are lost and cannot be restored.',
      },
      related: ['game-flow', 'player-count', 'scoring'],
      source: ['1-6'],
    },
    {
      id: 'game-flow',
      roles: [],
      title: {
        ja: '2年間：毎年、建設4ラウンドのあと戦闘4ラウンド',
        en: 'Two years, each with 4 building rounds and then 4 combat rounds',
      },
      reading: '2ねんかん：まいとし、けんせつ4らうんどのあとせんとう4らうんど',
      terms: [
        {
          ja: '建設フェイズ',
          reading: 'けんせつふぇいず',
          en: 'Building phase',
          aliases: [
            '建設パート',
            '建設フェーズ',
            '建築フェイズ',
            'build phase',
            'construction phase',
          ],
        },
        {
          ja: '1年目',
          reading: '1ねんめ',
          en: 'year 1',
          aliases: ['一年目', '最初の年', 'first year', 'year one'],
        },
        {
          ja: '2年目',
          reading: '2ねんめ',
          en: 'year 2',
          aliases: ['二年目', '次の年', 'second year', 'year two'],
        },
        {
          ja: 'ラウンド',
          reading: 'らうんど',
          en: 'round',
          aliases: ['ターン', '巡', '建設ラウンド', 'turn'],
        },
      ],
      aliases: [
        'ゲームの流れ',
        '全体の流れ',
        '何ラウンド',
        '何年',
        'how many rounds',
        'game length',
        'いつ終わる',
      ],
      body: {
        ja: [
          {
            head: ['年', '前半', '後半', 'そのあと'],
            rows: [
              ['1年目', '建設4ラウンド', '戦闘4ラウンド', '2年目へ'],
              ['2年目', '建設4ラウンド', '戦闘4ラウンド', '得点計算、ゲーム終了'],
            ],
          },
          '建設フェイズの1ラウンドは8つの手順からなる。',
          '建設のラウンドは冬・春・夏・秋の季節で呼ぶ。',
        ],
        en: [
          {
            head: ['Year', 'First half', 'Second half', 'Then'],
            rows: [
              ['Year 1', '4 building rounds', '4 combat rounds', 'go on to year 2'],
              ['Year 2', '4 building rounds', '4 combat rounds', 'scoring, end of the game'],
            ],
          },
          'A round of the Building phase has eight steps.',
          'The building rounds are named after the seasons: Winter, Spring, Summer, Autumn.',
        ],
      },
      related: ['calendar', 'round-summary', 'second-year-setup', 'scoring'],
      source: ['9-13', '52'],
    },
    {
      id: 'calendar',
      roles: [],
      title: { ja: '季節ごとにすること早見表', en: 'Calendar: what happens in which season' },
      reading: 'きせつごとにすることはやみひょう',
      terms: [
        {
          ja: '季節',
          reading: 'きせつ',
          en: 'season',
          aliases: ['シーズン', '四季', '春夏秋冬', 'calendar', 'カレンダー'],
        },
      ],
      aliases: [
        '年間カレンダー',
        '季節表',
        '冬春夏秋の違い',
        'season table',
        'schedule',
        '今の季節 何をする',
      ],
      body: {
        ja: [
          {
            head: ['季節', '冒険者を引く', 'イベント', '冒険者の割り振り', '開始マーカー'],
            rows: [
              ['冬', '4枚', 'なし', 'なし', '左隣へ'],
              ['春', '4枚', 'あり', 'あり', '左隣へ'],
              ['夏', '4枚', 'あり', 'あり', '左隣へ'],
              ['秋', 'なし', 'あり', 'あり', '動かさない'],
            ],
          },
          'モンスター3枚と部屋2枚は毎季節新しく並べる。',
          '引いた冒険者は次の季節に割り振る。',
        ],
        en: [
          {
            head: ['Season', 'Draw adventurers', 'Event', 'Assign adventurers', 'Starting token'],
            rows: [
              ['Winter', '4', 'no', 'no', 'to the left'],
              ['Spring', '4', 'yes', 'yes', 'to the left'],
              ['Summer', '4', 'yes', 'yes', 'to the left'],
              ['Autumn', 'none', 'yes', 'yes', 'stays'],
            ],
          },
          'Lay out 3 new monsters and 2 new rooms every season.',
          'Adventurers drawn in one season are assigned in the next.',
        ],
      },
      note: {
        ja: 'この資料は「冬はなし」を冒険者を引く手順に付けているが、割り振りの注記とみられる。冒険者の日程は未確認。',
        en: 'The source sheet puts “not in winter” beside the draw; it seems to belong to the assignment. The adventurer schedule is unconfirmed.',
      },
      related: ['winter', 'spring-summer', 'autumn', 'adventurer-draw', 'round-summary'],
      source: ['36', '59-61', '115-118', 'D4', 'D5'],
    },
    {
      id: 'winter',
      roles: [],
      title: {
        ja: '冬はイベントも冒険者の割り振りもない',
        en: 'Winter: no event and no adventurers assigned',
      },
      reading: 'ふゆはいべんともぼうけんしゃのわりふりもない',
      terms: [
        {
          ja: '冬',
          reading: 'ふゆ',
          en: 'Winter',
          aliases: ['第1ラウンド', '1ラウンド目', '最初の季節', 'round 1', 'first season'],
        },
      ],
      aliases: ['冬 イベント', '冬 冒険者', 'winter event', 'winter adventurers', '冬にしないこと'],
      body: {
        ja: [
          '冬は各年の1ラウンド目で、手順6と手順7を飛ばす。',
          'イベントタイルは春・夏・秋のマスにしかない。',
          '冒険者4枚は冬のうちに引いて並べ、春に割り振る。',
        ],
        en: [
          'Winter is the first round of each year; skip steps 6 and 7.',
          'Only Spring, Summer and Autumn have an event tile.',
          'Draw and line up 4 adventurers in Winter already; they are assigned in Spring.',
        ],
      },
      note: {
        ja: 'この資料では冬に冒険者を引かないと読めるが、訂正した。冬に引く点は未確認。',
        en: 'The source sheet reads as if no adventurers were drawn in Winter; corrected here. The Winter draw is unconfirmed.',
      },
      related: ['calendar', 'adventurer-draw', 'step-event', 'step-adventurers'],
      source: ['36', '59-61', 'D4', 'D5'],
    },
    {
      id: 'spring-summer',
      roles: [],
      title: {
        ja: '春と夏は8手順をすべて行う',
        en: 'Spring and Summer: all eight steps take place',
      },
      reading: 'はるとなつは8てじゅんをすべておこなう',
      terms: [
        {
          ja: '春',
          reading: 'はる',
          en: 'Spring',
          aliases: ['第2ラウンド', '2ラウンド目', 'round 2'],
        },
        {
          ja: '夏',
          reading: 'なつ',
          en: 'Summer',
          aliases: ['第3ラウンド', '3ラウンド目', 'round 3'],
        },
      ],
      aliases: ['春 すること', '夏 すること', 'spring round', 'summer round'],
      body: {
        ja: [
          '手順1で新しい冒険者4枚を引く。これは次の季節の分である。',
          'イベントタイルを解決し、続いて前の季節に引いた冒険者を割り振る。',
          '終わりにスタートプレイヤーマーカーを左隣へ渡す。',
        ],
        en: [
          'Step 1 draws 4 new adventurers, meant for the next season.',
          'Resolve the event tile, then assign the adventurers drawn a season ago.',
          'At the end the Starting Player Token goes to the left.',
        ],
      },
      note: {
        ja: '冒険者の日程は未確認。春に割り振るのは冬に引いた4枚、夏に割り振るのは春に引いた4枚とみられる。',
        en: 'The adventurer schedule is unconfirmed: Spring seems to assign the 4 drawn in Winter, Summer the 4 drawn in Spring.',
      },
      related: ['calendar', 'adventurer-draw', 'step-event'],
      source: ['36', '59-61', 'D4', 'D5'],
    },
    {
      id: 'autumn',
      roles: [],
      title: {
        ja: '秋は冒険者を引かず、開始マーカーも動かない',
        en: 'Autumn: no adventurers drawn, the starting token stays',
      },
      reading: 'あきはぼうけんしゃをひかず、かいしまーかーもうごかない',
      terms: [
        {
          ja: '秋',
          reading: 'あき',
          en: 'Autumn',
          aliases: [
            'Fall',
            '第4ラウンド',
            '4ラウンド目',
            '最終ラウンド',
            '最終ターン',
            'round 4',
            'last building round',
          ],
        },
      ],
      aliases: [
        '秋 マーカー',
        '秋 スタートプレイヤー',
        'autumn token',
        'fall starting player',
        '秋 冒険者',
      ],
      body: {
        ja: [
          '秋は建設フェイズ最後のラウンドである。',
          'イベントと冒険者の割り振りは行う。',
          'スタートプレイヤーマーカーは渡さず、そのまま戦闘フェイズに入る。',
        ],
        en: [
          'Autumn is the last round of the Building phase.',
          'The event and the assignment of adventurers take place.',
          'The Starting Player Token is not passed on; go straight into the Combat phase.',
        ],
      },
      note: {
        ja: '秋に冒険者を引かない点は未確認。',
        en: 'That no adventurers are drawn in Autumn is unconfirmed.',
      },
      related: ['calendar', 'starting-player-passes', 'building-phase-end'],
      source: ['116-118', 'D4', 'D5'],
    },
    {
      id: 'player-count',
      roles: [],
      title: { ja: '2人・3人で遊ぶときの変更は別紙', en: '2 or 3 players: see the separate sheet' },
      reading: 'ふたり・3にんであそぶときのへんこうはべっし',
      aliases: [
        '2人プレイ',
        '3人プレイ',
        '人数',
        '少人数',
        'two players',
        'three players',
        'dummy player',
        'ダミー',
      ],
      body: {
        ja: [
          'ここの数値はすべて4人用である。',
          '2人・3人のときは別の参照シートを見る。',
          '3人では冒険者を引く枚数が3枚になり、足りない人数はダミーの命令で補うとみられる。',
        ],
        en: [
          'All numbers here are for 4 players.',
          'With 2 or 3 players use the separate sheet.',
          'With 3 players 3 adventurers seem to be drawn, and dummy orders stand in for the missing players.',
        ],
      },
      note: {
        ja: '2人・3人用の内容は手元になく、最後の1行は未確認。',
        en: 'The rules for 2 and 3 players are not available here; the last line is unconfirmed.',
      },
      related: ['about-this-sheet', 'adventurer-draw'],
      source: ['6', 'D4'],
    },
    {
      id: 'scoring',
      roles: [],
      title: {
        ja: '得点計算は2年目の戦闘のあと1回だけ',
        en: 'Scoring happens once, after the combat of year 2',
      },
      reading: 'とくてんけいさんは2ねんめのせんとうのあと1かいだけ',
      terms: [
        {
          ja: '得点計算',
          reading: 'とくてんけいさん',
          en: 'scoring',
          aliases: ['得点', '点数', '勝利点', 'points', 'final score', 'victory points'],
        },
      ],
      aliases: [
        'いつ得点',
        '勝利条件',
        '勝敗',
        'ゲーム終了',
        'end of the game',
        '称号',
        'titles',
        'how to win',
        '減点',
      ],
      body: {
        ja: [
          '1年目の終わりには得点計算をしない。',
          '死の手紙置き場のダメージカウンターは1個につき−3点。',
          '得点のほかの項目と称号は、ルールブックに従う。',
        ],
        en: [
          'There is no scoring at the end of year 1.',
          'Each damage counter in the dead letter box is worth −3 points.',
          'For all other items and titles see the rulebook.',
        ],
      },
      related: ['game-flow', 'dead-letter'],
      source: ['9', '13', '110'],
      links: { steps: ['gameEnd'] },
    },
  ],
};
