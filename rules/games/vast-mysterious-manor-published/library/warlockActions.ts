import type { Chapter } from '../../../library/entry';

export const warlockActionsChapter: Chapter = {
  id: 'warlock-actions',
  title: { ja: 'ウォーロック：魔力キューブとアクション', en: 'Warlock: magic cubes and actions' },
  entries: [
    {
      id: 'magic-cubes',
      roles: ['warlock'],
      title: {
        ja: '魔力キューブ：1個で1アクション、3個から5個まで',
        en: 'Magic cubes: one action each, 3 to start, up to 5',
      },
      reading: 'まりょくきゅーぶ：1こで1あくしょん、3こから5こまで',
      terms: [
        {
          ja: '魔力キューブ',
          reading: 'まりょくきゅーぶ',
          en: 'magic cube',
          aliases: ['マジックキューブ', '魔法キューブ', 'ウォーロックのキューブ', 'warlock cube'],
        },
      ],
      aliases: [
        '魔力キューブ 何個',
        '魔力キューブ 増やす',
        'more magic cubes',
        'how many actions warlock',
      ],
      body: {
        ja: [
          'アクション1回に1個を使う。3個で始め、最大5個。',
          '使ったキューブは、次のターンの手順3ですべて戻る。',
          '増えるのは支配トラックの効果だけ。',
          '難易度「心を曲げる者」では2個で始め、最大4個。',
        ],
        en: [
          'Each action takes one. He starts with 3 and can have up to 5.',
          'Used cubes all come back in step 3 of his next turn.',
          'More come only from the Dominated Pieces track.',
          'A Mind Bender starts with 2 and has at most 4.',
        ],
      },
      note: {
        ja: '始めの3個は早見ページによる。「心を曲げる者」の最大4個は推測。',
        en: 'The 3 at the start are from a public reference page; the limit of 4 for a Mind Bender is inferred.',
      },
      related: ['warlock-actions', 'dominated-pieces-track', 'warlock-turn', 'difficulty'],
      source: ['2568', 'R', 'I'],
      links: { tracks: ['warlock.magicCubes'], steps: ['warlockCubes'] },
    },
    {
      id: 'warlock-actions',
      roles: ['warlock'],
      title: { ja: 'ウォーロックのアクション一覧', en: 'The Warlock’s actions' },
      reading: 'うぉーろっくのあくしょんいちらん',
      aliases: [
        'ウォーロック できること',
        '魔力キューブ 使い道',
        'warlock actions',
        'what can the warlock do',
        'ウォーロック 行動',
      ],
      body: {
        ja: [
          {
            head: ['アクション', '魔力キューブ1個で'],
            entries: [
              ['sneak', 'sneak'],
              ['summon-poltergeist', 'summon-poltergeist'],
              ['conjure-treasure', 'conjure-treasure'],
              ['syphon', 'syphon'],
            ],
            rows: [
              ['忍び足', '2スペース移動し、ダークタイル、横穴、空きスペースで終える'],
              ['ポルターガイスト召喚', '周囲のフィギュアのいないライトタイルに置く'],
              ['宝の具現', '周囲のフィギュアのいないダークタイルにトレジャーを置く'],
              ['吸収', '周囲のフィギュア1体ごとに呪い +1（ポルターガイストを除く）'],
            ],
          },
          '順番は自由。同じアクションを何回しても、途中でやめてもよい。',
        ],
        en: [
          {
            head: ['Action', 'For one magic cube'],
            entries: [
              ['sneak', 'sneak'],
              ['summon-poltergeist', 'summon-poltergeist'],
              ['conjure-treasure', 'conjure-treasure'],
              ['syphon', 'syphon'],
            ],
            rows: [
              ['Sneak', 'move 2 spaces, end on a Dark tile, a Pit or a crypt'],
              ['Summon Poltergeist', 'on a surrounding Lit tile without figures'],
              ['Conjure Treasure', 'on a surrounding Dark tile without figures'],
              ['Syphon', '+1 Curse for each surrounding figure but poltergeists'],
            ],
          },
          'In any order, the same action again if you like, and you may stop early.',
        ],
      },
      note: {
        ja: '順番と繰り返しが自由なのは、2回の忍び足や2回目の召喚の決まりからの推測。',
        en: 'Free order and repeats are inferred from the rules on a second Sneak and a second summoning.',
      },
      related: ['sneak', 'summon-poltergeist', 'conjure-treasure', 'syphon', 'magic-cubes'],
      source: ['2568-2596', 'I'],
      links: { tracks: ['warlock.cubesUsed'], steps: ['warlockAct'] },
    },
    {
      id: 'sneak',
      roles: ['warlock'],
      title: {
        ja: '忍び足：2スペース動き、暗い場所で終える',
        en: 'Sneak: 2 spaces, ending somewhere dark',
      },
      reading: 'しのびあし：2すぺーすうごき、くらいばしょでおえる',
      terms: [
        {
          ja: '忍び足',
          reading: 'しのびあし',
          en: 'Sneak',
          aliases: ['スニーク', '忍び歩き', 'しのび足', 'sneaking'],
        },
      ],
      aliases: [
        'ウォーロック 移動',
        'ウォーロック 何スペース',
        'warlock move',
        'how far can the warlock move',
      ],
      body: {
        ja: [
          '2スペースまで移動する。終わりはダークタイル、横穴、空きスペースのどれか。',
          'ライトタイルは通り抜けられるが、そこでは終われない（横穴は別）。',
          '壁、蜘蛛の巣、ランプは止めず、トークンも残る。',
          '2回使えば2＋2スペース。1回ごとに暗い場所で終える。',
        ],
        en: [
          'Move up to 2 spaces and end on a Dark tile, a Pit or a crypt.',
          'He may pass Lit tiles but not end on one, Pits excepted.',
          'Walls, webs and lamps do not stop him, and tokens stay.',
          'Two Sneaks are 2 + 2 spaces, each ending in the dark.',
        ],
      },
      related: [
        'warlock-ethereal',
        'warlock-crypt-walker',
        'spell-leap',
        'spell-teleport',
        'moving',
      ],
      source: ['2568-2596'],
    },
    {
      id: 'summon-poltergeist',
      roles: ['warlock'],
      title: {
        ja: 'ポルターガイスト召喚：周囲のライトタイルに1体',
        en: 'Summon Poltergeist: one on a surrounding Lit tile',
      },
      reading: 'ぽるたーがいすとしょうかん：しゅういのらいとたいるに1たい',
      terms: [
        {
          ja: 'ポルターガイスト召喚',
          reading: 'ぽるたーがいすとしょうかん',
          en: 'Summon Poltergeist',
          aliases: ['召喚 ウォーロック', '幽霊 召喚', 'summon ghost', 'ポルターガイストを出す'],
        },
      ],
      aliases: [
        'ウォーロック 召喚',
        'warlock summon',
        'ポルターガイスト 増やす',
        'place a poltergeist',
      ],
      body: {
        ja: [
          '周囲8スペースの、フィギュアのいないライトタイルにポルターガイストを1体置く。',
          '斜めの位置でもよい。',
          '呪文「増殖」があれば、2回目のポルターガイスト召喚に魔力キューブは要らない。',
        ],
        en: [
          'Put a poltergeist on a Lit tile without figures among the 8 surrounding spaces.',
          'Diagonal ones are fine.',
          'With the Grow spell the second summoning costs no magic cube.',
        ],
      },
      related: ['poltergeist', 'spell-grow', 'spell-strong-spirits', 'network', 'magic-cubes'],
      source: ['2568-2596', 'C'],
    },
    {
      id: 'conjure-treasure',
      roles: ['warlock'],
      title: {
        ja: '宝の具現：周囲のダークタイルに呪われたトレジャー',
        en: 'Conjure Treasure: a cursed treasure on a Dark tile',
      },
      reading: 'たからのぐげん：しゅういのだーくたいるにのろわれたとれじゃー',
      terms: [
        {
          ja: '宝の具現',
          reading: 'たからのぐげん',
          en: 'Conjure Treasure',
          aliases: ['宝を出す', 'トレジャー具現', 'コンジャー', 'create treasure'],
        },
      ],
      aliases: [
        'ウォーロック トレジャー',
        'warlock treasure',
        'トレジャーを置く ウォーロック',
        'conjure curse markers',
      ],
      body: {
        ja: [
          '周囲のフィギュアのいないダークタイルに、トレジャーマーカーを1つ置く。',
          'ネットワークのポルターガイスト1体ごとに、呪いマーカーを1個載せる。',
          {
            head: ['ポルターガイスト', '呪いマーカー'],
            rows: [
              ['0', '0'],
              ['1', '1'],
              ['3', '3'],
              ['4', '4'],
              ['6', '6'],
            ],
          },
        ],
        en: [
          'Put a treasure marker on a surrounding Dark tile without figures.',
          'It gets one curse marker for each poltergeist of the network.',
          {
            head: ['Poltergeists', 'Curse markers'],
            rows: [
              ['0', '0'],
              ['1', '1'],
              ['3', '3'],
              ['4', '4'],
              ['6', '6'],
            ],
          },
        ],
      },
      related: ['network', 'domination', 'curses', 'spell-treasure-link'],
      source: ['2568-2596'],
      links: { tools: ['vast-published-conjure'] },
    },
    {
      id: 'warlock-treasure-taken',
      roles: ['warlock', 'paladin'],
      title: {
        ja: 'トレジャーやポルターガイストを取られても呪文が進む',
        en: 'Losing a cursed treasure or poltergeist helps his spells',
      },
      reading: 'とれじゃーやぽるたーがいすとをとられてもじゅもんがすすむ',
      aliases: [
        'パラディン 呪われたポルターガイスト',
        'take cursed treasure',
        'hit a cursed poltergeist',
        '呪われたトレジャー',
      ],
      body: {
        ja: [
          'パラディンは呪われたポルターガイストもふつうにアタックし、経験値3を得る。',
          'トレジャーを取るときも、呪いは妨げにならない。',
          'どちらも、呪いマーカーが載っていれば呪文トラックが1つ進む（呪術師）。',
        ],
        en: [
          'The Paladin attacks a cursed poltergeist as any other and gains 3 Grit.',
          'Curses do not keep anybody from taking a treasure either.',
          'Both push the Spells track up 1 if there were curse markers (Hexomancer).',
        ],
      },
      note: {
        ja: 'トレジャーを取ることも「取り除かれる」に当たるとした（推測）。',
        en: 'That taking a treasure counts as removing it is inferred.',
      },
      related: ['warlock-hexomancer', 'poltergeist', 'paladin-treasures', 'grit'],
      source: ['2114', '2544-2547', 'I'],
    },
  ],
};
