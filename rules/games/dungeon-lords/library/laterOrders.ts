import type { Chapter } from '../../../library/entry';

export const laterOrdersChapter: Chapter = {
  id: 'later-orders',
  title: { ja: '命令の内容：インプから部屋まで', en: 'The orders: imps to rooms' },
  entries: [
    {
      id: 'recruit-imps',
      roles: [],
      title: {
        ja: 'インプ雇用：Ⅰは1体、ⅡとⅢは2体',
        en: 'Recruit Imps: 1 imp on I, 2 on II and III',
      },
      reading: 'いんぷこよう：1は1たい、2と3は2たい',
      terms: [
        {
          ja: 'インプ雇用',
          reading: 'いんぷこよう',
          en: 'Recruit Imps',
          aliases: ['インプの徴募', 'インプ徴募', 'インプを雇う', 'imp order', 'hire imps'],
        },
      ],
      aliases: ['インプ 増やす', 'インプ コスト', 'get imps', 'cost of imps', 'インプ 食料'],
      body: {
        ja: [
          {
            head: ['マス', '費用', '得るもの'],
            rows: [
              ['Ⅰ', '食料1', 'インプ1体'],
              ['Ⅱ', '食料2', 'インプ2体'],
              ['Ⅲ', '食料1と1ゴールド', 'インプ2体'],
            ],
          },
          'トンネル建設と金貨採掘の後に解決するので、新しいインプはそれらに使えない。',
        ],
        en: [
          {
            head: ['Space', 'Cost', 'Gain'],
            rows: [
              ['I', '1 food', '1 imp'],
              ['II', '2 food', '2 imps'],
              ['III', '1 food and 1 gold', '2 imps'],
            ],
          },
          'This comes after Dig Tunnels and Mine Gold, so the new imps cannot help there.',
        ],
      },
      note: {
        ja: 'Ⅲの費用はこの資料では「食料/ゴールド」と書かれ、両方か片方かが曖昧。両方と解したが未確認。',
        en: 'The source sheet writes the cost of III as “food/gold”, both or either. Read as both here; unconfirmed.',
      },
      related: ['imp', 'order-resolution', 'free-imps'],
      source: ['82'],
    },
    {
      id: 'buy-traps',
      roles: [],
      title: {
        ja: 'トラップ購入：Ⅰは1枚、Ⅱは無料で1枚、Ⅲは2枚',
        en: 'Buy Traps: I one trap, II one free, III two',
      },
      reading: 'とらっぷこうにゅう：1は1まい、2はむりょうで1まい、3は2まい',
      terms: [
        {
          ja: 'トラップ購入',
          reading: 'とらっぷこうにゅう',
          en: 'Buy Traps',
          aliases: ['トラップの購入', '罠購入', '罠を買う', 'trap order', 'buy a trap'],
        },
      ],
      aliases: ['トラップ コスト', '罠 費用', 'cost of traps', 'get traps', 'トラップを引く'],
      body: {
        ja: [
          {
            head: ['マス', '費用', '得るもの'],
            rows: [
              ['Ⅰ', '1ゴールド', 'トラップ1枚'],
              ['Ⅱ', 'なし', 'トラップ1枚'],
              ['Ⅲ', '2ゴールド', 'トラップ2枚'],
            ],
          },
          'これは1年目の枚数である。2年目は1枚多く引き、1枚を捨てる。',
        ],
        en: [
          {
            head: ['Space', 'Cost', 'Gain'],
            rows: [
              ['I', '1 gold', '1 trap'],
              ['II', 'none', '1 trap'],
              ['III', '2 gold', '2 traps'],
            ],
          },
          'These are the numbers of year 1. In year 2 draw one more and give one back.',
        ],
      },
      note: {
        ja: '費用と枚数は公式資料では未確認。',
        en: 'Costs and numbers are unconfirmed by an official source.',
      },
      related: ['buy-traps-year-two', 'trap', 'orders-overview'],
      source: ['84', 'D3'],
    },
    {
      id: 'buy-traps-year-two',
      roles: [],
      title: {
        ja: '2年目のトラップ購入：1枚多く引いて1枚捨てる',
        en: 'Buy Traps in year 2: draw one more, then give one back',
      },
      reading: '2ねんめのとらっぷこうにゅう：1まいおおくひいて1まいすてる',
      aliases: [
        '2年目 トラップ',
        '2年目 罠',
        'second year traps',
        'year 2 trap',
        'トラップ 捨てる',
      ],
      body: {
        ja: [
          {
            head: ['マス', '費用', '引く', '捨てる', '増える'],
            rows: [
              ['Ⅰ', '1ゴールド', '2', '1', '1'],
              ['Ⅱ', 'なし', '2', '1', '1'],
              ['Ⅲ', '2ゴールド', '3', '1', '2'],
            ],
          },
          '捨てる1枚は自分の持つトラップから自由に選び、裏向きで出す。',
          '前から持っていたものを捨ててもよい。',
        ],
        en: [
          {
            head: ['Space', 'Cost', 'Draw', 'Give back', 'Net gain'],
            rows: [
              ['I', '1 gold', '2', '1', '1'],
              ['II', 'none', '2', '1', '1'],
              ['III', '2 gold', '3', '1', '2'],
            ],
          },
          'Give back any one trap you have, face down.',
          'It may be one you owned before.',
        ],
      },
      related: ['buy-traps', 'second-year-changes'],
      source: ['86', 'D1'],
      links: { notices: ['trapBack'] },
    },
    {
      id: 'hire-monster',
      roles: [],
      title: {
        ja: 'モンスター雇用：マスの費用＋タイルの雇用費',
        en: 'Hire Monster: the cost of the space plus the cost on the tile',
      },
      reading: 'もんすたーこよう：ますのひよう+たいるのこようひ',
      terms: [
        {
          ja: 'モンスター雇用',
          reading: 'もんすたーこよう',
          en: 'Hire Monster',
          aliases: [
            'モンスター/ゴースト雇用',
            'モンスターの徴募',
            'モンスター徴募',
            'ゴースト雇用',
            'モンスターを雇う',
            'hire monsters',
            'monster order',
            'recruit monster',
          ],
        },
        {
          ja: '雇用費',
          reading: 'こようひ',
          en: 'hiring cost',
          aliases: ['雇用コスト', 'モンスターのコスト', 'モンスター 費用', 'monster cost'],
        },
      ],
      aliases: [
        'モンスター コスト',
        'モンスター 選ぶ順',
        'get a monster',
        'ゴースト 雇う',
        'モンスター 邪悪度',
      ],
      body: {
        ja: [
          {
            head: ['マス', 'マスの費用', '加えて', '3人いるときの順'],
            rows: [
              ['Ⅰ', '1ゴールド', '雇用費', '3番目'],
              ['Ⅱ', 'なし', '雇用費', '2番目'],
              ['Ⅲ', '食料1', '雇用費', '最初'],
            ],
          },
          '酒場から1枚を選ぶ。雇用費はタイルの表示に従う。',
          '雇用費に邪悪度が含まれるものは、邪悪度が上限なら雇えない。',
        ],
        en: [
          {
            head: ['Space', 'Cost of the space', 'Plus', 'With three players chooses'],
            rows: [
              ['I', '1 gold', 'hiring cost', 'third'],
              ['II', 'none', 'hiring cost', 'second'],
              ['III', '1 food', 'hiring cost', 'first'],
            ],
          },
          'Choose one from the monster display; its hiring cost is printed on the tile.',
          'One whose cost includes Evil cannot be hired while your Evil is at its maximum.',
        ],
      },
      note: {
        ja: 'Ⅰの1ゴールドは未確認（無料とする非公式の実装がある）。ボードの表示に従う。',
        en: 'The 1 gold of space I is unconfirmed (an unofficial implementation charges nothing); go by the board.',
      },
      related: ['reverse-orders', 'monster-display', 'monster', 'evil-maximum', 'pay-day'],
      source: ['70', '88', '114', 'D3'],
    },
    {
      id: 'build-room',
      roles: [],
      title: {
        ja: '部屋建設：どのマスも1ゴールド、Ⅲから選ぶ',
        en: 'Build Room: 1 gold on every space, III chooses first',
      },
      reading: 'へやけんせつ：どのますも1ごーるど、3からえらぶ',
      terms: [
        {
          ja: '部屋建設',
          reading: 'へやけんせつ',
          en: 'Build Room',
          aliases: ['部屋の増築', '部屋を建てる', '部屋増築', 'room order', 'build a room'],
        },
      ],
      aliases: ['部屋 コスト', '部屋 費用', 'cost of a room', '部屋を買う', 'buy a room'],
      body: {
        ja: [
          {
            head: ['マス', '費用', '3人いるときの順'],
            rows: [
              ['Ⅰ', '1ゴールド', '3番目（部屋は残っていない）'],
              ['Ⅱ', '1ゴールド', '2番目'],
              ['Ⅲ', '1ゴールド', '最初'],
            ],
          },
          'バーゲン会場の2枚から1枚を選び、自分のトンネルと入れ替えて置く。',
          'マスに2人以下なら、全員が部屋を買える。',
        ],
        en: [
          {
            head: ['Space', 'Cost', 'With three players chooses'],
            rows: [
              ['I', '1 gold', 'third (no room is left)'],
              ['II', '1 gold', 'second'],
              ['III', '1 gold', 'first'],
            ],
          },
          'Choose one of the 2 rooms on display and put it in place of one of your tunnels.',
          'With only one or two players on the order everyone gets a room.',
        ],
      },
      note: {
        ja: '費用はほかの資料では確かめられていない。ボードの表示に従う。',
        en: 'The cost has not been verified elsewhere; go by the board.',
      },
      related: ['room-placement', 'rooms-not-adjacent', 'rooms-run-out', 'reverse-orders'],
      source: ['70', '90', '57'],
    },
  ],
};
