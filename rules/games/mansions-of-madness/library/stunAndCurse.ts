import type { Chapter } from '../../../library/entry';

export const stunAndCurseChapter: Chapter = {
  id: 'stun-and-curse',
  title: { ja: '麻痺と呪い', en: 'Stun and curse' },
  entries: [
    {
      id: 'stun',
      roles: ['investigator'],
      title: { ja: '麻痺：判定−2、移動ステップ1', en: 'Stun: tests at −2, 1 Movement Step' },
      reading: 'まひ：はんてい-2、いどうすてっぷ1',
      terms: [
        {
          ja: '麻痺',
          reading: 'まひ',
          en: 'stun',
          aliases: ['スタン', '麻痺トークン', 'Stun token', 'stunned', '気絶', '朦朧', 'マヒ'],
        },
      ],
      aliases: ['麻痺の効果', 'stun effect', '動けない', '麻痺 移動'],
      body: {
        ja: [
          '能力判定は全て−2。トークンが何個あっても同じ。',
          '移動ステップは1手番に1回。「走る」を足しても移動は2回まで。',
          'アクションの数、探索の費用、パズルの手数は変わらない。',
          'マスター手番の始めの、探索者同士のトレードの時に1個外せる。',
        ],
        en: [
          'Every attribute test is at −2, however many tokens.',
          'Only 1 Movement Step a turn; with a Run action 2 moves at most.',
          'The action, the cost to explore and puzzle actions stay the same.',
          'Each investigator may discard 1 token in the Investigator Trading Step of the keeper turn.',
        ],
      },
      related: [
        'stun-and-tests',
        'stun-mid-turn',
        'stun-removal',
        'stunned-monster',
        'horror-test-stunned',
      ],
      source: ['69-70', '153-158', '168'],
      links: { tracks: ['investigator1.stun'] },
    },
    {
      id: 'stun-mid-turn',
      roles: ['investigator'],
      title: {
        ja: '手番中に麻痺したら移動ステップがすぐ1減る',
        en: 'Stunned during the turn: lose 1 Movement Step at once',
      },
      reading: 'てばんちゅうにまひしたらいどうすてっぷがすぐ1へる',
      aliases: ['途中で麻痺', '1歩動いて麻痺', 'stunned after moving', 'stunned mid turn'],
      body: {
        ja: [
          '手番の途中で麻痺すると、その場で移動ステップが1つ減る。',
          '1回動いた後に麻痺したら、2回目の移動ステップは無い。',
          'アクションは残る。',
        ],
        en: [
          'Being stunned in the middle of a turn takes 1 Movement Step away at once.',
          'Stunned after the first step, there is no second one.',
          'The action remains.',
        ],
      },
      note: {
        ja: 'この場合に「走る」で動けるかは表によって読み方が分かれる。状態の表は「動けない」、判定の表は麻痺中の「走る」を認める。ここでは走れるものとする。',
        en: 'Whether a Run action may still be used is unclear: the status matrix says no more moving, the test matrix allows Run while stunned. Here it is allowed.',
      },
      related: ['stun', 'run', 'movement-step'],
      source: ['157', '168'],
      links: { notices: ['stunnedInTurn'] },
    },
    {
      id: 'stun-removal',
      roles: ['investigator'],
      title: {
        ja: '麻痺トークンはマスター手番の始めに1個外せる',
        en: 'Discard 1 Stun token at the start of the keeper turn',
      },
      reading: 'まひとーくんはますたーてばんのはじめに1こはずせる',
      aliases: ['麻痺を治す', '麻痺 解除', 'remove stun', 'recover from stun', '麻痺 いつまで'],
      body: {
        ja: [
          'マスター手番の始め、探索者同士のトレードの時に各自1個だけ捨てられる。',
          '2個以上持っていても、外せるのは1回に1個。',
          '呪いのトークンはこの時に捨てられない。',
        ],
        en: [
          'In the Investigator Trading Step at the start of the keeper turn each investigator may discard 1.',
          'With two or more, still only 1 each time.',
          'Curse tokens cannot be discarded then.',
        ],
      },
      related: ['trading-step', 'stun', 'curse'],
      source: ['33', '168'],
    },
    {
      id: 'stunned-monster',
      roles: [],
      title: {
        ja: '麻痺したモンスターは動けず攻撃もできない',
        en: 'A stunned monster neither moves nor attacks',
      },
      reading: 'まひしたもんすたーはうごけずこうげきもできない',
      aliases: [
        'モンスター 麻痺',
        'モンスターの麻痺を外す',
        'monster stun removal',
        'stunned monster',
      ],
      body: {
        ja: [
          {
            head: ['こと', '麻痺したモンスター'],
            rows: [
              ['移動', 'できない'],
              ['攻撃', 'できない'],
              ['回避判定', '不要'],
              ['恐怖判定', '必要'],
              ['生体サンプルの採取', 'できる'],
            ],
          },
          'モンスターの攻撃の時、攻撃の代わりに麻痺トークンを1個外せる。',
          '何個持っていても、1回に外せるのは1個。',
        ],
        en: [
          {
            head: ['What', 'Stunned monster'],
            rows: [
              ['move', 'no'],
              ['attack', 'no'],
              ['evade test', 'not needed'],
              ['horror test', 'needed'],
              ['taking a sample', 'possible'],
            ],
          },
          'When monsters attack, it may take off 1 Stun token instead of attacking.',
          'However many it has, only 1 at a time.',
        ],
      },
      related: [
        'monster-attack',
        'evade-stunned-monster',
        'horror-stunned-monster',
        'stunned-monster-sample',
      ],
      source: ['31', '88', '168', '175'],
    },
    {
      id: 'stunned-monster-sample',
      roles: [],
      title: {
        ja: '麻痺したモンスターからも生体サンプルを採れる',
        en: 'A sample can be taken from a stunned monster',
      },
      reading: 'まひしたもんすたーからもせいたいさんぷるをとれる',
      terms: [
        {
          ja: '生体サンプル',
          reading: 'せいたいさんぷる',
          en: 'sample',
          aliases: ['サンプル', '抽出', 'Take Sample', 'biological sample', '採取'],
        },
      ],
      aliases: ['麻痺 サンプル', 'sample stunned monster', 'サンプル抽出'],
      body: {
        ja: ['モンスターの麻痺は、生体サンプルの抽出を妨げない（公式FAQ 2.0）。'],
        en: ['Stun on the monster does not prevent taking a sample (official FAQ 2.0).'],
      },
      note: {
        ja: '英語名は未確認。',
        en: 'The English name of the effect is unconfirmed.',
      },
      related: ['stunned-monster', 'faq-answers'],
      source: ['168', '175'],
    },
    {
      id: 'curse',
      roles: [],
      title: {
        ja: '呪い：マスターが能力判定を振り直させる',
        en: 'Curse: the keeper orders a reroll',
      },
      reading: 'のろい：ますたーがのうりょくはんていをふりなおさせる',
      terms: [
        {
          ja: '呪い',
          reading: 'のろい',
          en: 'Curse',
          aliases: ['呪いトークン', 'Curse token', 'カース', 'cursed', '呪われた'],
        },
      ],
      aliases: ['呪い 何回', '呪い 外す', 'curse reroll', 'remove curse', '成功を取り消す'],
      body: {
        ja: [
          '探索者が能力判定をした時、マスターはその探索者の呪いトークンを1個捨てさせ、振り直させることができる。',
          '1回の能力判定につき1度だけ。2個あっても続けては使えない。',
          'スキルポイントの加算は振り直しでも残り、後の結果を採る。',
          'トレードの時に麻痺のように外すことはできない。',
          'モンスターとマスターには関係ない。',
        ],
        en: [
          'When an investigator takes an attribute test, the keeper may have 1 of that investigator’s Curse tokens discarded to force a reroll.',
          'Once per attribute test; a second token cannot follow up.',
          'A Skill Point bonus stays, and the second result stands.',
          'Unlike stun, it cannot be taken off in the trading step.',
          'It means nothing for monsters and the keeper.',
        ],
      },
      related: ['skill-point-reroll', 'reroll-chance', 'stun-removal', 'status-matrix'],
      source: ['33', '126', '172', 'M3'],
      links: { tracks: ['investigator1.curse'] },
    },
  ],
};
