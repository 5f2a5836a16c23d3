import type { Chapter } from '../../../library/entry';

export const eventsChapter: Chapter = {
  id: 'events',
  title: { ja: 'イベント', en: 'Events' },
  entries: [
    {
      id: 'events-overview',
      roles: [],
      title: { ja: 'イベント3種の一覧', en: 'The three events at a glance' },
      reading: 'いべんと3しゅのいちらん',
      terms: [
        {
          ja: 'イベント',
          reading: 'いべんと',
          en: 'event',
          aliases: ['出来事', '事件', 'happening'],
        },
      ],
      aliases: [
        'イベント一覧',
        'イベントの種類',
        'list of events',
        'event kinds',
        'イベント 何が起きる',
      ],
      body: {
        ja: [
          {
            head: ['イベント', 'すること', 'しないと'],
            rows: [
              ['給料日', 'モンスターごとに給料を払う', 'モンスターは去り、邪悪度+1'],
              [
                '税金',
                '（トンネル＋部屋）÷2（切り上げ）のゴールドを払う',
                '不足1につき死の手紙1個（−3点）',
              ],
              ['スペシャルイベント', 'イベントカードをめくって従う', 'カードの表示による'],
            ],
          },
          '春・夏・秋に1つずつ、毎年1回ずつ起きる。',
        ],
        en: [
          {
            head: ['Event', 'What to do', 'If you do not'],
            rows: [
              ['Pay Day', 'pay the wage of each monster', 'it leaves, Evil +1'],
              [
                'Taxes',
                'pay (tunnels + rooms) ÷ 2 in gold, rounded up',
                '1 dead letter (−3 points) per gold missing',
              ],
              ['Special Event', 'turn up a Special Event card', 'as printed on the card'],
            ],
          },
          'One in each of Spring, Summer and Autumn; each comes once a year.',
        ],
      },
      related: ['pay-day', 'taxes', 'special-event', 'event-tiles'],
      source: ['36', '106-112'],
    },
    {
      id: 'pay-day',
      roles: [],
      title: {
        ja: '給料日：モンスターごとに給料を払う',
        en: 'Pay Day: pay the wage of each monster',
      },
      reading: 'きゅうりょうび：もんすたーごとにきゅうりょうをはらう',
      terms: [
        {
          ja: '給料日',
          reading: 'きゅうりょうび',
          en: 'Pay Day',
          aliases: ['ペイデイ', '支払日', '給与日', 'payday'],
        },
        {
          ja: '給料',
          reading: 'きゅうりょう',
          en: 'wage',
          aliases: ['給与', '賃金', 'サラリー', 'salary'],
        },
      ],
      aliases: ['モンスターに払う', '給料 いくら', 'pay monsters', 'monster upkeep', '維持費'],
      body: {
        ja: [
          '自分のモンスターとゴースト1枚ごとに、表示された給料を払うかどうか決める。',
          '払わなければ、そのモンスターはストックに戻り、邪悪度が1上がる。',
          '給料の表示がないものには何も払わない。',
        ],
        en: [
          'For each monster and ghost of yours decide whether to pay the wage printed on it.',
          'If you do not, it returns to the supply and your Evil rises by 1.',
          'One without a wage is not paid.',
        ],
      },
      related: ['pay-day-unpaid', 'pay-day-maximum', 'monster', 'events-overview'],
      source: ['108', 'D1'],
      links: { tracks: ['player1.lair'] },
    },
    {
      id: 'pay-day-unpaid',
      roles: [],
      title: {
        ja: '給料を払わないと1枚につき去って邪悪度+1',
        en: 'Unpaid on Pay Day: each one leaves and costs Evil +1',
      },
      reading: 'きゅうりょうをはらわないと1まいにつきさってじゃあくど+1',
      aliases: [
        '給料 払えない',
        '給料 払わない',
        'モンスターが去る',
        'cannot pay wages',
        'unpaid monster',
        '解雇',
      ],
      body: {
        ja: [
          '払えるのに払わないことも選べる。結果は払えないときと同じである。',
          {
            head: ['給料', '払ったもの', '去る枚数', '邪悪度'],
            rows: [
              ['1ゴールド、食料1', '両方', '0', '5→5'],
              ['1ゴールド、食料1', 'ゴールドだけ', '1', '5→6'],
              ['1ゴールド、1ゴールド、食料1', 'なし', '3', '5→8'],
              ['モンスターなし', '–', '0', '5→5'],
            ],
          },
          'ゴーストも同じ扱いである。',
          '邪悪度が動くたびにパラディンを確かめる。',
        ],
        en: [
          'You may refuse although you could pay; the result is the same.',
          {
            head: ['Wages', 'Paid', 'Leaving', 'Evil'],
            rows: [
              ['1 gold, 1 food', 'both', '0', '5 to 5'],
              ['1 gold, 1 food', 'gold only', '1', '5 to 6'],
              ['1 gold, 1 gold, 1 food', 'nothing', '3', '5 to 8'],
              ['no monster', '–', '0', '5 to 5'],
            ],
          },
          'The same goes for ghosts.',
          'Check the paladin at every step of Evil.',
        ],
      },
      related: ['pay-day', 'pay-day-maximum', 'evil-changes', 'paladin-moves'],
      source: ['108', 'D1'],
      links: { notices: ['monstersLeave'] },
    },
    {
      id: 'pay-day-maximum',
      roles: [],
      title: {
        ja: '給料日に邪悪度が上限のとき',
        en: 'Pay Day while your Evil is at its maximum',
      },
      reading: 'きゅうりょうびにじゃあくどがじょうげんのとき',
      aliases: ['給料日 上限', '給料日 邪悪度 最大', 'pay day maximum evil', 'payday evil cap'],
      body: {
        ja: [
          '上限に達していると、給料日の支払いに邪悪度を使えない。',
          '払わずに去らせて上がる分は、上限で止まるものとして扱う。',
        ],
        en: [
          'At the maximum you cannot use Evil as payment on Pay Day.',
          'The rise for monsters that leave unpaid is taken to stop at the maximum.',
        ],
      },
      note: {
        ja: '上限のときにモンスターを払わずに去らせてよいかは、この資料でははっきりせず未確認。',
        en: 'Whether you may let a monster leave unpaid at the maximum is unclear in the source sheet and unconfirmed.',
      },
      related: ['evil-maximum', 'pay-day', 'pay-day-unpaid'],
      source: ['108', '114'],
      links: { notices: ['evilCapped'] },
    },
    {
      id: 'taxes',
      roles: [],
      title: {
        ja: '税金は（トンネル＋部屋）÷2、端数切り上げ',
        en: 'Taxes: (tunnels + rooms) ÷ 2 gold, rounded up',
      },
      reading: 'ぜいきんは（とんねる+へや）わる2、はすうきりあげ',
      terms: [
        {
          ja: '税金',
          reading: 'ぜいきん',
          en: 'Taxes',
          aliases: ['税', '納税', '年貢', 'タックス', 'tax', 'tax day'],
        },
      ],
      aliases: [
        '税金 計算',
        '税額',
        'いくら払う',
        'tax amount',
        'how much tax',
        '端数',
        'rounding',
      ],
      body: {
        ja: [
          '自分のダンジョンのトンネルと部屋の枚数を足して2で割り、端数は切り上げる。',
          'その数のゴールドを払う。',
          '払わない1ゴールドごとに、ダメージカウンター1個を死の手紙置き場に置く。',
        ],
        en: [
          'Add up the tunnels and rooms in your dungeon, halve the sum and round up.',
          'Pay that much gold.',
          'For each gold you do not pay, put 1 damage counter in your dead letter box.',
        ],
      },
      note: {
        ja: '制圧されたタイルも数えるかは未確認。ここでは全部のタイルを数える。',
        en: 'Whether conquered tiles count is unconfirmed; here all tiles are counted.',
      },
      related: ['tax-examples', 'dead-letter', 'events-overview'],
      source: ['110'],
      links: { tools: ['dungeon-lords-tax'] },
    },
    {
      id: 'tax-examples',
      roles: [],
      title: { ja: '税金の例', en: 'Examples of taxes' },
      reading: 'ぜいきんのれい',
      aliases: ['税金 早見表', '税 例', 'tax table', 'tax example'],
      body: {
        ja: [
          {
            head: ['トンネル', '部屋', '税金', '払った', '死の手紙', '点'],
            rows: [
              ['3', '0', '2', '2', '0', '0'],
              ['4', '1', '3', '1', '2', '−6'],
              ['5', '1', '3', '3', '0', '0'],
              ['6', '2', '4', '0', '4', '−12'],
              ['7', '0', '4', '3', '1', '−3'],
              ['8', '2', '5', '2', '3', '−9'],
              ['9', '3', '6', '6', '0', '0'],
            ],
          },
        ],
        en: [
          {
            head: ['Tunnels', 'Rooms', 'Tax', 'Paid', 'Dead letters', 'Points'],
            rows: [
              ['3', '0', '2', '2', '0', '0'],
              ['4', '1', '3', '1', '2', '−6'],
              ['5', '1', '3', '3', '0', '0'],
              ['6', '2', '4', '0', '4', '−12'],
              ['7', '0', '4', '3', '1', '−3'],
              ['8', '2', '5', '2', '3', '−9'],
              ['9', '3', '6', '6', '0', '0'],
            ],
          },
        ],
      },
      related: ['taxes', 'dead-letter'],
      source: ['110'],
    },
    {
      id: 'dead-letter',
      roles: [],
      title: {
        ja: '払わない税1ゴールドごとに死の手紙1個、−3点',
        en: 'Each gold of unpaid tax: 1 dead letter, −3 points at the end',
      },
      reading: 'はらわないぜい1ごーるどごとにしのてがみ1こ、-3てん',
      terms: [
        {
          ja: '死の手紙置き場',
          reading: 'しのてがみおきば',
          en: 'dead letter box',
          aliases: ['デッドレター', 'デッドレター置き場', '配達不能郵便', 'undeliverable mail'],
        },
        {
          ja: '死の手紙',
          reading: 'しのてがみ',
          en: 'dead letter',
          aliases: ['死手紙', 'letter of death'],
        },
      ],
      aliases: [
        '税金 払えない',
        '税金 払わない',
        '未払い',
        '滞納',
        'cannot pay tax',
        'unpaid tax',
        'マイナス点',
        '減点3',
        'penalty',
      ],
      body: {
        ja: [
          '足りないゴールドの数だけ、ダメージカウンターを死の手紙置き場に置く。',
          'ゲーム終了時、そこの1個につき3点を失う。',
          '1年目と2年目の分を合わせて数える。',
        ],
        en: [
          'Put as many damage counters in your dead letter box as gold is missing.',
          'At the end of the game each of them loses you 3 points.',
          'Those of both years add up.',
        ],
      },
      note: {
        ja: '英語名は「配達できない郵便」の意味とみられる（未確認）。払えるのに払わなくてよいかは、この資料でははっきりしない。',
        en: 'The name most likely means undeliverable mail, not a letter of death (unconfirmed). Whether you may refuse although you could pay is unclear in the source sheet.',
      },
      related: ['taxes', 'damage-counter', 'scoring'],
      source: ['110', 'D4'],
      links: { tracks: ['player1.deadLetters'], notices: ['deadLetters'] },
    },
    {
      id: 'special-event',
      roles: [],
      title: {
        ja: 'スペシャルイベント：イベントカードをめくって従う',
        en: 'Special Event: turn up a Special Event card and follow it',
      },
      reading: 'すぺしゃるいべんと：いべんとかーどをめくってしたがう',
      terms: [
        {
          ja: 'スペシャルイベント',
          reading: 'すぺしゃるいべんと',
          en: 'Special Event',
          aliases: ['特別イベント', 'スペシャルイベントタイル', 'special event tile'],
        },
        {
          ja: 'イベントカード',
          reading: 'いべんとかーど',
          en: 'Special Event card',
          aliases: ['スペシャルイベントカード', '特別イベントカード', 'event card'],
        },
      ],
      aliases: ['イベントカードをめくる', 'special event effect', 'draw event card', 'スペシャル'],
      body: {
        ja: [
          'このタイルには固有の効果がなく、代わりにイベントカード1枚をめくる。',
          '効果はカードの表示に従う。',
          'カードは準備のときに2枚だけ選ばれている。',
        ],
        en: [
          'The tile has no effect of its own; turn up one Special Event card instead.',
          'Its effect is as printed on the card.',
          'Only two cards were picked in set-up.',
        ],
      },
      related: ['setup-special-event-cards', 'proposition', 'event-tiles'],
      source: ['21', '112'],
    },
    {
      id: 'proposition',
      roles: [],
      title: {
        ja: '提案：邪悪度で払うことがあるイベントカード',
        en: 'Proposition: an event that may be paid with Evil',
      },
      reading: 'ていあん：じゃあくどではらうことがあるいべんとかーど',
      terms: [
        {
          ja: '提案',
          reading: 'ていあん',
          en: 'Proposition',
          aliases: ['提案カード', 'proposal', 'offer'],
        },
      ],
      aliases: ['提案の効果', '提案 上限', 'proposition card', 'proposal event'],
      body: {
        ja: [
          '効果はカードの表示に従う。',
          '邪悪度が上限なら、邪悪度での支払いを含むものは選べない。',
        ],
        en: [
          'Its effect is as printed on the card.',
          'At maximum Evil you cannot choose what would be paid with Evil.',
        ],
      },
      note: {
        ja: 'この資料は名前を挙げるだけで、内容も英語名も未確認。',
        en: 'The source sheet only names it; its text and its English name are unconfirmed.',
      },
      related: ['special-event', 'evil-maximum'],
      source: ['114'],
    },
  ],
};
