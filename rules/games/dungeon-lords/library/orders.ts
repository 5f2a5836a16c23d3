import type { Chapter } from '../../../library/entry';

export const ordersChapter: Chapter = {
  id: 'orders',
  title: { ja: '命令のしくみ', en: 'How orders work' },
  entries: [
    {
      id: 'order-card',
      roles: [],
      title: {
        ja: 'オーダーカードは1人8枚、手札は6枚',
        en: 'Orders cards: 8 each, a hand of 6',
      },
      reading: 'おーだーかーどはひとり8まい、てふだは6まい',
      terms: [
        {
          ja: 'オーダーカード',
          reading: 'おーだーかーど',
          en: 'Orders card',
          aliases: ['アクションカード', '命令カード', 'order card', 'action card'],
        },
        {
          ja: '命令',
          reading: 'めいれい',
          en: 'order',
          aliases: ['オーダー', 'アクション', '指令', 'action', 'command'],
        },
        {
          ja: '手札',
          reading: 'てふだ',
          en: 'hand',
          aliases: ['持ち札', '手元のカード', 'hand of cards'],
        },
      ],
      aliases: ['命令の種類', '手札 枚数', 'number of orders', 'hand size'],
      body: {
        ja: [
          '8種類の命令が1枚ずつある。',
          'うち2枚は常に出せない命令で、残る6枚が手札になる。',
          '毎ラウンド、手札から3枚を出す。',
        ],
        en: [
          'There are eight orders, one card of each.',
          'Two of them are always inaccessible orders; the other six are your hand.',
          'You play three of the six each round.',
        ],
      },
      related: ['orders-overview', 'step-orders', 'inaccessible-orders'],
      source: ['41', '45', '62', '68'],
    },
    {
      id: 'order-spaces',
      roles: [],
      title: {
        ja: '命令のマスは各3つ、Ⅰから先着順に埋まる',
        en: 'Each order has 3 spaces, filled from I in order of arrival',
      },
      reading: 'めいれいのますはかく3つ、1からせんちゃくじゅんにうまる',
      terms: [
        {
          ja: '命令のマス',
          reading: 'めいれいのます',
          en: 'order space',
          aliases: [
            'オーダーのマス',
            'アクションマス',
            'アクションスペース',
            'Ⅰのマス',
            'Ⅱのマス',
            'Ⅲのマス',
            'action space',
            'slot',
          ],
        },
      ],
      aliases: [
        'マスを選べるか',
        '置く場所 選ぶ',
        'choose a space',
        'Ⅰ Ⅱ Ⅲ',
        'first come first served',
        '早い者勝ち',
      ],
      body: {
        ja: [
          'マスは選べない。最初の人がⅠ、次がⅡ、その次がⅢに入る。',
          '費用と得るものは、入ったマスで変わる。',
          '4人目の入るマスはない。',
        ],
        en: [
          'You do not choose: the first minion takes I, the next II, the next III.',
          'Costs and gains depend on the space you got.',
          'There is no space for a fourth.',
        ],
      },
      related: ['orders-overview', 'fourth-minion', 'reveal-orders'],
      source: ['64-66'],
    },
    {
      id: 'order-resolution',
      roles: [],
      title: { ja: '命令を解決する順番', en: 'The sequence in which orders are resolved' },
      reading: 'めいれいをかいけつするじゅんばん',
      aliases: [
        '解決順',
        '命令の順番',
        'どの命令が先',
        'resolution order',
        'which order first',
        '処理順',
      ],
      body: {
        ja: [
          {
            head: ['順', '命令', 'マスの順'],
            rows: [
              ['1', '食料調達', 'Ⅰ→Ⅱ→Ⅲ'],
              ['2', '評判改善', 'Ⅰ→Ⅱ→Ⅲ'],
              ['3', 'トンネル建設', 'Ⅰ→Ⅱ→Ⅲ'],
              ['4', '金貨採掘', 'Ⅰ→Ⅱ→Ⅲ'],
              ['5', 'インプ雇用', 'Ⅰ→Ⅱ→Ⅲ'],
              ['6', 'トラップ購入', 'Ⅰ→Ⅱ→Ⅲ'],
              ['7', 'モンスター雇用', 'Ⅲ→Ⅱ→Ⅰ'],
              ['8', '部屋建設', 'Ⅲ→Ⅱ→Ⅰ'],
            ],
          },
          'インプ雇用は採掘より後なので、雇ったばかりのインプはこのラウンドの採掘に間に合わない。',
        ],
        en: [
          {
            head: ['No.', 'Order', 'Spaces'],
            rows: [
              ['1', 'Get Food', 'I, II, III'],
              ['2', 'Improve Reputation', 'I, II, III'],
              ['3', 'Dig Tunnels', 'I, II, III'],
              ['4', 'Mine Gold', 'I, II, III'],
              ['5', 'Recruit Imps', 'I, II, III'],
              ['6', 'Buy Traps', 'I, II, III'],
              ['7', 'Hire Monster', 'III, II, I'],
              ['8', 'Build Room', 'III, II, I'],
            ],
          },
          'Recruit Imps comes after digging and mining, so new imps are too late for those this round.',
        ],
      },
      related: ['step-resolve', 'reverse-orders', 'orders-overview'],
      source: ['68-70'],
    },
    {
      id: 'reverse-orders',
      roles: [],
      title: {
        ja: 'モンスターと部屋だけはⅢから逆順に選ぶ',
        en: 'Monsters and rooms only: space III chooses first',
      },
      reading: 'もんすたーとへやだけは3からぎゃくじゅんにえらぶ',
      aliases: ['逆順', '後から来た人が先', 'reverse order', 'III first', '選ぶ順番', '逆から'],
      body: {
        ja: [
          'モンスター雇用と部屋建設はⅢ、Ⅱ、Ⅰの順に解決する。',
          '最後にマスへ入った人が最初に選べる。',
          '部屋は2枚しかないので、3人いればⅠの人の分は残らない。',
        ],
        en: [
          'Hire Monster and Build Room are resolved III, II, I.',
          'Whoever came last chooses first.',
          'There are only 2 rooms, so with three players the one on I is left without.',
        ],
      },
      related: ['order-resolution', 'hire-monster', 'build-room', 'rooms-run-out'],
      source: ['57', '70'],
    },
    {
      id: 'fourth-minion',
      roles: [],
      title: {
        ja: 'マスが満員なら下僕はカードの上、命令は不発',
        en: 'All 3 spaces taken: the minion stays on its card, the order fails',
      },
      reading: 'ますがまんいんならげぼくはかーどのうえ、めいれいはふはつ',
      aliases: [
        '4人目',
        '4つ目の下僕',
        'マスが埋まっている',
        '置けない',
        'fourth player',
        'no space left',
        'space full',
        '満席',
        'バッティング',
      ],
      body: {
        ja: [
          '公開した命令のマスが3つとも埋まっていたら、下僕コマは自分のそのカードの上に置く。',
          'その命令はこのラウンドでは解決されない。費用もかからない。',
          '手順5では、不発のカードを1枚目の代わりに手札へ戻してもよい。',
        ],
        en: [
          'If all three spaces of the revealed order are taken, put the minion on your card.',
          'The order is not resolved this round, and costs nothing.',
          'In step 5 you may take that card back instead of your first one.',
        ],
      },
      related: ['unresolved-order', 'order-spaces', 'reveal-orders'],
      source: ['66', '104'],
    },
    {
      id: 'inaccessible-orders',
      roles: [],
      title: {
        ja: '出せない命令：前のラウンドの2・3枚目',
        en: 'Inaccessible orders: cards 2 and 3 of the last round',
      },
      reading: 'だせないめいれい：まえのらうんどの2・3まいめ',
      terms: [
        {
          ja: '出せない命令',
          reading: 'だせないめいれい',
          en: 'inaccessible order',
          aliases: [
            '使用できないオーダー',
            '使えない命令',
            '使用不可オーダー',
            '出せない命令スペース',
            'inaccessible orders',
            'blocked order',
            'unavailable order',
            '封印',
          ],
        },
      ],
      aliases: [
        '使えないカード',
        '同じ命令を続けて',
        '連続で使えるか',
        'repeat an order',
        'same order twice',
        'cannot play',
      ],
      body: {
        ja: [
          '常に2枚が出せない命令で、そのラウンドは選べない。',
          '前のラウンドに2枚目と3枚目に出したカードがこれになる。',
          '表向きに置くので、ほかの人にも分かる。',
          '同じ命令を続けて使いたければ、1枚目（左端）に出す。',
        ],
        en: [
          'Two cards are always inaccessible and cannot be chosen that round.',
          'They are the cards you played second and third in the last round.',
          'They lie face up, so the others know them.',
          'To use an order two rounds running, play it first (leftmost).',
        ],
      },
      related: ['step-retrieve', 'first-inaccessible-orders', 'retrieval-examples'],
      source: ['45', '102'],
    },
    {
      id: 'retrieval-examples',
      roles: [],
      title: { ja: 'カード回収の例', en: 'Examples of retrieving cards' },
      reading: 'かーどかいしゅうのれい',
      aliases: ['回収 例', '出せない命令 例', 'retrieval example', '次のラウンドの手札'],
      body: {
        ja: [
          {
            head: ['出せない命令', '出した1・2・3枚目', '手札に戻る', '次の出せない命令'],
            rows: [
              ['インプ、部屋', '食料、金貨、トラップ', 'インプ、部屋、食料', '金貨、トラップ'],
              [
                '金貨、トラップ',
                'モンスター、食料、インプ',
                '金貨、トラップ、モンスター',
                '食料、インプ',
              ],
              [
                '食料、インプ',
                'トンネル、部屋（不発）、金貨',
                '食料、インプ、部屋（選んだ場合）',
                'トンネル、金貨',
              ],
              ['部屋、金貨', '食料（不発）、トラップ、評判', '部屋、金貨、食料', 'トラップ、評判'],
            ],
          },
          '最初のラウンドでは、準備で選んだ2枚が手札に戻る。',
        ],
        en: [
          {
            head: ['Inaccessible', 'Played 1, 2, 3', 'Back to hand', 'Inaccessible next'],
            rows: [
              ['imps, room', 'food, gold, traps', 'imps, room, food', 'gold, traps'],
              ['gold, traps', 'monster, food, imps', 'gold, traps, monster', 'food, imps'],
              [
                'food, imps',
                'tunnels, room (failed), gold',
                'food, imps, room (if chosen)',
                'tunnels, gold',
              ],
              [
                'room, gold',
                'food (failed), traps, reputation',
                'room, gold, food',
                'traps, reputation',
              ],
            ],
          },
          'In the first round the two cards set aside in set-up come back.',
        ],
      },
      note: {
        ja: '不発のカードを1枚目の代わりに戻す扱い（3行目）は未確認。',
        en: 'Row 3, taking back a failed card instead of card 1, is unconfirmed.',
      },
      related: ['step-retrieve', 'unresolved-order', 'inaccessible-orders'],
      source: ['102-104'],
    },
    {
      id: 'unresolved-order',
      roles: [],
      title: {
        ja: '解決されなかった命令は1枚目として回収できる',
        en: 'An unresolved order may be taken back as if it were card 1',
      },
      reading: 'かいけつされなかっためいれいは1まいめとしてかいしゅうできる',
      terms: [
        {
          ja: '解決されなかった命令',
          reading: 'かいけつされなかっためいれい',
          en: 'unresolved order',
          aliases: [
            '不発',
            '不発の命令',
            '解決されなかったオーダー',
            '無駄になった命令',
            'failed order',
            'unused order',
          ],
        },
      ],
      aliases: [
        '不発 回収',
        'カードの上の下僕 回収',
        'take back failed order',
        'order not executed',
      ],
      body: {
        ja: [
          'マスに入れず不発だったカードは、1枚目の扱いで手札に戻してよい。',
          'その場合、ほかの2枚が次の出せない命令になる。',
          '戻すかどうかは自由である。',
        ],
        en: [
          'A card that failed for want of a space may return to your hand in the role of card 1.',
          'Then the other two become your next inaccessible orders.',
          'Doing so is optional.',
        ],
      },
      note: {
        ja: '本来の1枚目の代わりか、1枚目に加えて戻すのかは未確認。ここでは代わりとした。',
        en: 'Whether it replaces card 1 or comes on top of it is unconfirmed; here it replaces card 1.',
      },
      related: ['fourth-minion', 'step-retrieve', 'retrieval-examples'],
      source: ['104'],
    },
  ],
};
