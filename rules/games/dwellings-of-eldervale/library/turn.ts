import type { Chapter } from '../../../library/entry';

export const turnChapter: Chapter = {
  id: 'turn',
  title: { ja: 'ターンと配置', en: 'The turn and placing units' },
  entries: [
    {
      id: 'turn-summary',
      roles: [],
      title: {
        ja: 'ターンは配置か再編成のどちらか1つ',
        en: 'A turn is either placing a unit or regrouping',
      },
      reading: 'たーんははいちかさいへんせいのどちらか1つ',
      terms: [
        {
          ja: '手番プレイヤー',
          reading: 'てばんぷれいやー',
          en: 'active player',
          aliases: ['現在のプレイヤー', 'ターンプレイヤー', '手番の人', 'current player'],
        },
      ],
      aliases: ['手番', 'ターンの流れ', '何ができる', 'turn structure', 'パス', 'what can I do'],
      body: {
        ja: [
          {
            head: ['選択', '内容'],
            rows: [
              ['A 配置', '準備エリアのユニット1つを領土に置き、その領土のアクションを行う'],
              ['B 再編成', 'ユニットを引き上げ、カードアクションを使い、全員を準備エリアへ戻す'],
            ],
          },
          'フリーアクションは何度でも加えられる。',
          '手番プレイヤーとは、今ターンを行っているプレイヤーのこと。',
        ],
        en: [
          {
            head: ['Choice', 'What happens'],
            rows: [
              ['A place', 'put one unit from the Ready Area on a realm and do its realm action'],
              [
                'B regroup',
                'take units back, use card actions, return everything to the Ready Area',
              ],
            ],
          },
          'Add any number of free actions.',
          'The active player is always the one whose turn it is.',
        ],
      },
      related: ['place-unit', 'regroup', 'free-actions'],
      source: ['32-34', '70-77'],
      links: { steps: ['choose'] },
    },
    {
      id: 'place-unit',
      roles: [],
      title: {
        ja: '配置の流れ：置く→アクション→突進→戦闘',
        en: 'Placing: put down, act, charge, battle',
      },
      reading: 'はいちのながれ：おく→あくしょん→とっしん→せんとう',
      terms: [
        {
          ja: '配置',
          reading: 'はいち',
          en: 'place a unit',
          aliases: [
            'ユニットの配置',
            'ユニットを置く',
            'プレイス',
            'placement',
            'placing a unit',
            'deploy',
          ],
        },
      ],
      aliases: ['ユニットを出す', '配置ターン', 'order of placement', 'step A'],
      body: {
        ja: [
          '1 準備エリアから自分のユニットを1つ選び、配置ルールに合う領土に置く。',
          '2 その領土の領土アクションを、できる分だけ行う。',
          '3 隣接する領土にモンスターがいれば、1体がその領土へ突進する。',
          '4 相手のユニットかモンスターが同じ領土にいれば戦闘になる。',
          '平和な幕開けの間は3と4が起こらない。',
        ],
        en: [
          '1 Choose a unit in your Ready Area and put it on a realm that the placement rules allow.',
          '2 Do the realm action as far as you can.',
          '3 If a monster stands on an adjacent realm, one monster charges in.',
          '4 If an opposing unit or a monster is on the realm, a battle follows.',
          'During the peaceful start steps 3 and 4 do not happen.',
        ],
      },
      related: [
        'placement-rules',
        'first-placement',
        'realm-actions-table',
        'charge',
        'battle-when',
      ],
      source: ['79-83', '206', '208'],
    },
    {
      id: 'placement-rules',
      roles: [],
      title: {
        ja: '配置先は自分のユニットに隣接する領土',
        en: 'Place next to your own units, where you have none',
      },
      reading: 'はいちさきはじぶんのゆにっとにりんせつするりょうど',
      aliases: ['どこに置ける', '配置ルール', '配置条件', 'where can I place', 'legal placement'],
      body: {
        ja: [
          {
            head: ['状況', '置ける領土'],
            rows: [
              ['自分のユニットが1つもない', '空いている領土ならどこでも（最初の配置）'],
              ['自分のユニットがある', 'それに隣接し、自分のユニットがいない領土'],
            ],
          },
          '2行目では、相手のユニットやモンスターがいる領土でもよい。平和な幕開けの間を除き、戦闘になる。',
          '同じ領土に自分のユニットを2つ配置することはできない。',
          'ドラゴン、ウィザード、ウォリアーには例外がある。',
        ],
        en: [
          {
            head: ['Situation', 'Allowed realms'],
            rows: [
              ['no unit of yours in Eldervale', 'any unoccupied realm (first placement)'],
              [
                'you have units in Eldervale',
                'a realm adjacent to one of them, without a unit of yours',
              ],
            ],
          },
          'In the second case opposing units or a monster may be there; except during the peaceful start, a battle follows.',
          'You cannot place a second unit of yours on the same realm.',
          'Dragon, Wizard and Warrior have exceptions.',
        ],
      },
      related: ['first-placement', 'dragon', 'wizard', 'warrior', 'adjacency'],
      source: ['85-97'],
    },
    {
      id: 'first-placement',
      roles: [],
      title: {
        ja: '最初の配置は空いている領土ならどこでも',
        en: 'First placement: any unoccupied realm',
      },
      reading: 'さいしょのはいちはあいているりょうどならどこでも',
      terms: [
        {
          ja: '最初の配置',
          reading: 'さいしょのはいち',
          en: 'first placement',
          aliases: ['初回配置', '1人目の配置', 'initial placement', 'opening placement'],
        },
        {
          ja: '空いている領土',
          reading: 'あいているりょうど',
          en: 'unoccupied realm',
          aliases: ['空き領土', '誰もいない領土', '空の領土', 'empty realm', 'vacant realm'],
        },
      ],
      aliases: [
        '再編成の後の配置',
        '住居のある領土に置ける',
        'placing after regroup',
        '空いているとは',
      ],
      body: {
        ja: [
          'エルダーヴェイルに自分のユニットが1つもないときの配置をいう。',
          '空いている領土とは、ユニットもモンスターもいない領土。',
          '住居は誰のものでも妨げにならない。',
          '再編成や戦闘で自分のユニットがいなくなった後も、同じく最初の配置になる。',
          'ウォリアーだけは空いていない領土にも置ける。',
        ],
        en: [
          'This is a placement while you have no unit anywhere in Eldervale.',
          'An unoccupied realm has neither units nor a monster.',
          'Dwellings, whoever owns them, do not block it.',
          'It applies again whenever you have no unit left on the map, such as after a regroup.',
          'Only the Warrior may start on an occupied realm.',
        ],
      },
      related: ['placement-rules', 'warrior', 'dwelling-not-unit'],
      source: ['87', '97'],
    },
    {
      id: 'placement-meaning',
      roles: [],
      title: {
        ja: 'カードのいう「配置」はターンの配置だけ',
        en: '“Placing” on a card means the turn action only',
      },
      reading: 'かーどのいう「はいち」はたーんのはいちだけ',
      aliases: [
        '配置とみなす',
        '移動は配置か',
        '合流は配置か',
        'is moving placing',
        'counts as placing',
      ],
      body: {
        ja: [
          'ターンのアクションAでユニットを置くことだけが配置。',
          'それ以外でユニットが動いても配置ではない。戦闘への合流も配置に数えない。',
          '配置でなければ領土アクションもモンスターの突進も起こらない。',
        ],
        en: [
          'Only putting down a unit as turn action A is placing.',
          'Units that move in any other way are not placed; joining a battle is no placement either.',
          'Without a placement there is no realm action and no charge.',
        ],
      },
      related: ['place-unit', 'battle-join', 'charge'],
      source: ['81', '206', '249'],
    },
    {
      id: 'realm-action-duty',
      roles: [],
      title: {
        ja: '領土アクションは可能な限り行う義務がある',
        en: 'The realm action must be done as far as possible',
      },
      reading: 'りょうどあくしょんはかのうなかぎりおこなうぎむがある',
      terms: [
        {
          ja: '領土アクション',
          reading: 'りょうどあくしょん',
          en: 'realm action',
          aliases: ['タイルのアクション', 'タイル効果', '領土のアクション', 'tile action'],
        },
      ],
      aliases: [
        'アクションしない',
        '任意か強制か',
        '払えない',
        'skip the action',
        'optional or mandatory',
      ],
      body: {
        ja: [
          '配置した領土のアクションは、置いた直後に行う。',
          '省くことは選べず、できる所まで行う。',
          '戦闘が起こる領土でも、先にアクションを済ませる。',
        ],
        en: [
          'Do the action of the realm right after placing the unit.',
          'You cannot choose to skip it: do as much as you can.',
          'Even where a battle follows, the action comes first.',
        ],
      },
      related: ['realm-actions-table', 'battle-when'],
      source: ['81', '91', '206'],
    },
    {
      id: 'free-actions',
      roles: [],
      title: { ja: 'フリーアクション一覧', en: 'List of free actions' },
      reading: 'ふりーあくしょんいちらん',
      terms: [
        {
          ja: 'フリーアクション',
          reading: 'ふりーあくしょん',
          en: 'free action',
          aliases: ['自由アクション', '無料アクション', 'おまけアクション', 'bonus action'],
        },
      ],
      aliases: ['いつでもできる', '何回でも', 'any time', 'アクション中', 'during an action'],
      body: {
        ja: [
          '自分のターンならアクションの途中でも、何回でも行える。',
          {
            head: ['フリーアクション', '内容'],
            rows: [
              ['宝物を捨てる', 'トレイの宝物トークンをリソースに換える（他人のターンも可）'],
              ['宝物を枠へ', 'トレイの宝物トークンをカードの枠に置く'],
              ['魔法カード', '「君のターン」の呪文やクエストをプレイ'],
              ['オーブ報酬', 'オーブ1つを空いたスペースに置いて得る'],
              ['コスト枠', 'オーブを置きコストを0にする'],
              ['オーブ強化', '左上にオーブの印があるカードへ置く'],
              ['オーラ', 'カードアクションのある冒険カードにつける'],
              ['選択ルール', '傭兵を雇う、戦術トークンを戻す（剣3）'],
            ],
          },
        ],
        en: [
          'On your turn you may do them any number of times, even in the middle of an action.',
          {
            head: ['Free action', 'What'],
            rows: [
              [
                'discard a treasure',
                'turn a treasure token of the tray into resources (also on others’ turns)',
              ],
              ['treasure to a frame', 'put a treasure token of the tray on a frame of a card'],
              ['Magic card', 'play a Spell or Quest marked “on your turn”'],
              ['Orb Reward', 'put an Orb on a free space and gain what it shows'],
              ['cost frame', 'put an Orb there: the cost is 0'],
              ['Orb upgrade', 'put an Orb on a card with the Orb symbol, top left'],
              ['Aura', 'attach it to an Adventure card with a card action'],
              ['options', 'hire a mercenary; flip back a Tactics token (3 Swords)'],
            ],
          },
        ],
      },
      related: ['treasure-discard', 'treasure-frame', 'spell', 'orb-uses', 'mercenary-hire'],
      source: ['152-164', '172', '178', '200', '362'],
      links: { steps: ['turnEnd'] },
    },
  ],
};
