import type { Chapter } from '../../../library/entry';

export const glossaryChapter: Chapter = {
  id: 'glossary',
  title: { ja: '物資と内容物', en: 'Goods and components' },
  entries: [
    {
      id: 'food',
      roles: [],
      title: {
        ja: '食料：インプを雇い、給料や雇用費に使う',
        en: 'Food: hires imps, pays wages and costs',
      },
      reading: 'しょくりょう：いんぷをやとい、きゅうりょうやこようひにつかう',
      terms: [
        {
          ja: '食料',
          reading: 'しょくりょう',
          en: 'food',
          aliases: ['食糧', '食べ物', '食料トークン', 'フード', 'food token'],
        },
      ],
      aliases: ['食料 使い道', '食料 足りない', 'what is food for', 'use of food'],
      body: {
        ja: [
          '開始時は3。食料調達で増やす。',
          'インプ雇用、モンスター雇用Ⅲ、モンスターの雇用費や給料に使う。',
        ],
        en: [
          'You start with 3 and gain more with Get Food.',
          'It pays for Recruit Imps, Hire Monster III, and hiring costs and wages of monsters.',
        ],
      },
      related: ['get-food', 'recruit-imps', 'pay-day'],
      source: ['31', '41', '74', '82', '88'],
      links: { tracks: ['player1.food'] },
    },
    {
      id: 'gold',
      roles: [],
      title: { ja: 'ゴールド：ほとんどの費用と税金に使う', en: 'Gold: pays most costs and taxes' },
      reading: 'ごーるど：ほとんどのひようとぜいきんにつかう',
      terms: [
        {
          ja: 'ゴールド',
          reading: 'ごーるど',
          en: 'gold',
          aliases: ['金貨', '金', 'お金', 'G', 'コイン', 'ゴールドトークン', 'coin', 'money'],
        },
      ],
      aliases: ['ゴールド 使い道', 'G とは', 'what is gold for', 'use of gold', '金貨 足りない'],
      body: {
        ja: [
          '開始時は3。金貨採掘と食料調達Ⅲで増やす。',
          '食料調達Ⅰ、評判改善Ⅲ、インプ雇用Ⅲ、トラップ、モンスター、部屋の費用になる。',
          '税金もゴールドで払う。',
        ],
        en: [
          'You start with 3 and gain more with Mine Gold and Get Food III.',
          'It pays for Get Food I, Improve Reputation III, Recruit Imps III, traps, monsters and rooms.',
          'Taxes are paid in gold.',
        ],
      },
      related: ['mine-gold', 'taxes', 'orders-overview'],
      source: ['31', '41', '74-90', '110'],
      links: { tracks: ['player1.gold'] },
    },
    {
      id: 'imp',
      roles: [],
      title: {
        ja: 'インプ：掘り、採り、生産する働き手',
        en: 'Imps: workers who dig, mine and produce',
      },
      reading: 'いんぷ：ほり、とり、せいさんするはたらきて',
      terms: [
        {
          ja: 'インプ',
          reading: 'いんぷ',
          en: 'imp',
          aliases: ['小悪魔', '小鬼', 'インプトークン', 'imp token'],
        },
      ],
      aliases: ['インプとは', 'インプ 使い道', 'what do imps do', 'インプ 何体'],
      body: {
        ja: [
          '開始時は3体。インプ雇用で増やす。',
          'トンネル建設、金貨採掘、生産に使い、1ラウンドに1回だけ働く。',
          '働いても無くならず、ラウンドの終わりに巣穴へ戻る。',
        ],
        en: [
          'You start with 3 and gain more with Recruit Imps.',
          'They dig tunnels, mine gold and produce, once a round each.',
          'They are not spent: at the end of the round they return to the den.',
        ],
      },
      related: ['recruit-imps', 'free-imps', 'imps-home', 'dig-tunnels', 'mine-gold'],
      source: ['41', '78-82', '96', '116'],
      links: { tracks: ['player1.imps'] },
    },
    {
      id: 'monster',
      roles: [],
      title: {
        ja: 'モンスター：雇用費で雇い、給料日に給料を払う',
        en: 'Monster: hired for its cost, paid on Pay Day',
      },
      reading: 'もんすたー：こようひでやとい、きゅうりょうびにきゅうりょうをはらう',
      terms: [
        {
          ja: 'モンスター',
          reading: 'もんすたー',
          en: 'monster',
          aliases: ['怪物', '魔物', 'creature'],
        },
        {
          ja: 'モンスタータイル',
          reading: 'もんすたーたいる',
          en: 'monster tile',
          aliases: ['モンスターのタイル', '怪物タイル'],
        },
      ],
      aliases: ['モンスターとは', 'モンスター 能力', 'what are monsters for'],
      body: {
        ja: [
          'モンスター雇用で酒場から1枚ずつ得る。',
          '雇用費、給料、能力はタイルの表示に従う。邪悪度を求めるものもある。',
          '戦闘フェイズで冒険者と戦う。',
        ],
        en: [
          'Get one at a time from the monster display with Hire Monster.',
          'Hiring cost, wage and abilities are printed on the tile; some cost Evil.',
          'They fight adventurers in the Combat phase.',
        ],
      },
      related: ['hire-monster', 'pay-day', 'ghost', 'knocked-out-monsters'],
      source: ['55', '88', '108', '114'],
      links: { tracks: ['player1.monsters'] },
    },
    {
      id: 'ghost',
      roles: [],
      title: { ja: 'ゴーストもモンスターと同じに扱う', en: 'Ghosts are treated like monsters' },
      reading: 'ごーすとももんすたーとおなじにあつかう',
      terms: [
        {
          ja: 'ゴースト',
          reading: 'ごーすと',
          en: 'ghost',
          aliases: ['幽霊', 'お化け', '亡霊', 'spirit'],
        },
      ],
      aliases: ['ゴースト 給料', 'ghost wage', 'ゴーストとは', 'ghost pay day'],
      body: {
        ja: [
          'モンスター雇用で雇い、給料日には給料を払う。',
          '払わなければストックに戻り、邪悪度が1上がる。',
          '給料の表示がなければ、何も払わずに残る。',
        ],
        en: [
          'Hire them with Hire Monster and pay their wage on Pay Day.',
          'Unpaid, a ghost returns to the supply and Evil rises by 1.',
          'One without a printed wage stays for nothing.',
        ],
      },
      related: ['monster', 'pay-day', 'hire-monster'],
      source: ['68', '108', 'D1'],
    },
    {
      id: 'trap',
      roles: [],
      title: {
        ja: 'トラップ：買って戦闘で使うカード',
        en: 'Trap: a card to buy now and use in combat',
      },
      reading: 'とらっぷ：かってせんとうでつかうかーど',
      terms: [
        {
          ja: 'トラップ',
          reading: 'とらっぷ',
          en: 'trap',
          aliases: ['罠', 'わな', 'ワナ', '仕掛け', 'snare'],
        },
        {
          ja: 'トラップカード',
          reading: 'とらっぷかーど',
          en: 'trap card',
          aliases: ['罠カード', 'トラップの札'],
        },
      ],
      aliases: ['トラップとは', '罠とは', 'what are traps for', 'トラップ 使い道'],
      body: {
        ja: [
          'トラップ購入で、裏向きの山から引く。',
          '効果はカードの表示に従う。',
          '部屋で使うと1ゴールド余分にかかる。',
        ],
        en: [
          'Draw it from the face-down deck with Buy Traps.',
          'Its effect is as printed on the card.',
          'In a room it costs 1 gold more to use.',
        ],
      },
      related: ['buy-traps', 'buy-traps-year-two', 'combat-trap-in-room', 'setup-traps'],
      source: ['27', '84-86', 'D1'],
      links: { tracks: ['player1.traps'] },
    },
    {
      id: 'components',
      roles: [],
      title: { ja: '内容物の数', en: 'How many of each component' },
      reading: 'ないようぶつのかず',
      terms: [
        {
          ja: '内容物',
          reading: 'ないようぶつ',
          en: 'components',
          aliases: ['コンポーネント', '中身', '部品', 'contents', 'parts'],
        },
      ],
      aliases: ['内容物一覧', '枚数', 'component list', 'number of tiles', 'タイル 総数'],
      body: {
        ja: [
          {
            head: ['もの', '数'],
            rows: [
              ['モンスター', '24'],
              ['部屋', '16'],
              ['冒険者', '32'],
              ['パラディン', '2'],
              ['戦闘カード', '18'],
              ['トラップ', '27'],
              ['イベントカード', '9'],
              ['トンネル', '42'],
              ['トロル', '3'],
              ['イベントタイル', '3'],
              ['1人分の下僕コマとオーダーカード', '3と8'],
            ],
          },
        ],
        en: [
          {
            head: ['Item', 'Number'],
            rows: [
              ['monsters', '24'],
              ['rooms', '16'],
              ['adventurers', '32'],
              ['paladins', '2'],
              ['combat cards', '18'],
              ['traps', '27'],
              ['Special Event cards', '9'],
              ['tunnels', '42'],
              ['trolls', '3'],
              ['event tiles', '3'],
              ['minions and Orders cards per player', '3 and 8'],
            ],
          },
        ],
      },
      related: ['setup-overview', 'setup-player', 'supply'],
      source: ['36', '41', 'D5'],
    },
    {
      id: 'printed-values',
      roles: [],
      title: {
        ja: 'ボードやタイルで確かめる値',
        en: 'Values to read off the boards and tiles',
      },
      reading: 'ぼーどやたいるでたしかめるあたい',
      aliases: [
        '書いていない値',
        '表示を見る',
        'printed values',
        'not in the sheet',
        'どこに書いてある',
      ],
      body: {
        ja: [
          {
            head: ['値', '見る場所'],
            rows: [
              ['パラディンマスと邪悪度の上限', '邪悪度メーター'],
              ['雇用費、給料、邪悪度', 'モンスタータイル'],
              ['必要なインプ、得るもの、配置区域', '部屋タイル'],
              ['イベントの効果', 'イベントカード'],
              ['冒険者の強さと能力', '冒険者タイル'],
              ['疲労など', '戦闘カード'],
            ],
          },
        ],
        en: [
          {
            head: ['Value', 'Where'],
            rows: [
              ['paladin space and maximum Evil', 'Evilometer'],
              ['hiring cost, wage, Evil', 'monster tile'],
              ['imps needed, yield, placement zone', 'room tile'],
              ['effect of the event', 'Special Event card'],
              ['strength and abilities', 'adventurer tile'],
              ['fatigue and more', 'combat card'],
            ],
          },
        ],
      },
      related: ['evil-range', 'paladin-space', 'monster', 'production'],
      source: ['61', '96', '112-116'],
    },
    {
      id: 'order-names',
      roles: [],
      title: { ja: '命令の呼び名の対応', en: 'Japanese and English names of the orders' },
      reading: 'めいれいのよびなのたいおう',
      aliases: [
        '用語 対応',
        '日本語版 用語',
        '英語名',
        'Japanese names',
        'translation of terms',
        '訳語',
      ],
      body: {
        ja: [
          {
            head: ['ここでの名前', '日本語版など', '英語'],
            rows: [
              ['食料調達', '食料調達', 'Get Food'],
              ['評判改善', '悪評の改善', 'Improve Reputation'],
              ['トンネル建設', 'トンネル掘り', 'Dig Tunnels'],
              ['金貨採掘', '金の採掘', 'Mine Gold'],
              ['インプ雇用', 'インプの徴募', 'Recruit Imps'],
              ['トラップ購入', 'トラップの購入', 'Buy Traps'],
              ['モンスター雇用', 'モンスターの徴募', 'Hire Monster'],
              ['部屋建設', '部屋の増築', 'Build Room'],
            ],
          },
          'パラディンマスは、日本語版では「パラディンの堪忍袋の緒が切れるマス」と呼ばれる。',
        ],
        en: [
          {
            head: ['Japanese name here', 'Japanese edition and others', 'English'],
            rows: [
              ['shokuryo chotatsu', 'shokuryo chotatsu', 'Get Food'],
              ['hyoban kaizen', 'akuhyo no kaizen', 'Improve Reputation'],
              ['tonneru kensetsu', 'tonneru-hori', 'Dig Tunnels'],
              ['kinka saikutsu', 'kin no saikutsu', 'Mine Gold'],
              ['inpu koyo', 'inpu no chobo', 'Recruit Imps'],
              ['torappu konyu', 'torappu no konyu', 'Buy Traps'],
              ['monsuta koyo', 'monsuta no chobo', 'Hire Monster'],
              ['heya kensetsu', 'heya no zochiku', 'Build Room'],
            ],
          },
          'The Japanese edition calls the paladin space the one where his patience snaps.',
        ],
      },
      related: ['orders-overview', 'order-resolution', 'paladin-space'],
      source: ['68', 'D2', 'D5'],
    },
  ],
};
