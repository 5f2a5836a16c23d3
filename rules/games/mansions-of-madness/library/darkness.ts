import type { Chapter } from '../../../library/entry';

export const darknessChapter: Chapter = {
  id: 'darkness',
  title: { ja: '暗闇と明かり', en: 'Darkness and light' },
  entries: [
    {
      id: 'darkness',
      roles: [],
      title: {
        ja: '暗闇：戦闘−2、探索に移動ステップ1つ追加',
        en: 'Darkness: combat −2, exploring costs 1 step more',
      },
      reading: 'くらやみ：せんとう-2、たんさくにいどうすてっぷ1つついか',
      terms: [
        {
          ja: '暗闇',
          reading: 'くらやみ',
          en: 'Darkness',
          aliases: [
            '暗闇トークン',
            '暗闇マーカー',
            'Darkness token',
            'dark',
            '闇',
            'ダークネス',
            '停電',
          ],
        },
      ],
      aliases: ['暗い部屋', '暗闇の効果', 'dark room', '暗闇 モンスター'],
      body: {
        ja: [
          '暗闇の部屋にいる探索者は、戦闘中の能力判定が−2。',
          '探索には1アクションのほか移動ステップ1つが要る。',
          '回避判定、恐怖判定、移動、潜伏には影響しない。',
          'モンスターとマスターは影響を受けない。',
        ],
        en: [
          'Investigators in a dark room have −2 to attribute tests in combat.',
          'To explore takes 1 Movement Step on top of the action.',
          'Evade tests, horror tests, moving and hiding are not affected.',
          'Monsters and the keeper are not affected.',
        ],
      },
      related: [
        'darkness-and-tests',
        'darkness-explore',
        'light-item',
        'torch',
        'darkness-and-fire',
      ],
      source: ['71', '153-158', '169'],
    },
    {
      id: 'darkness-explore',
      roles: ['investigator'],
      title: {
        ja: '暗闇の探索は1アクション＋1移動ステップ',
        en: 'Exploring in Darkness: 1 action + 1 Movement Step',
      },
      reading: 'くらやみのたんさくは1あくしょん+1いどうすてっぷ',
      aliases: ['暗闇 探索', 'explore in the dark', '暗い部屋 調べる', '移動して暗闇で探索'],
      body: {
        ja: [
          '探索に移動ステップを1つ使うので、その手番の移動は1回まで。2回動いた後では探索できない。',
          '麻痺していると移動ステップが1つなので、動かずにその部屋を調べるしかない。',
          '暗闇を打ち消すアイテムがあれば、移動ステップは要らない。',
        ],
        en: [
          'Exploring uses one of the two Movement Steps, which leaves 1 move; after two moves a dark room cannot be explored.',
          'A stunned investigator has only 1 step, so must explore without moving.',
          'With an item that cancels Darkness no step is needed.',
        ],
      },
      related: ['explore', 'darkness', 'turn-examples', 'torch'],
      source: ['155', '169'],
    },
    {
      id: 'light-item',
      roles: [],
      title: {
        ja: '明かりを持てば暗闇の部屋を狙うカードも防げる',
        en: 'A light also stops cards aimed at a dark room',
      },
      reading: 'あかりをもてばくらやみのへやをねらうかーどもふせげる',
      aliases: ['暗闇を打ち消す', '暗闇対象のカード', 'cancel darkness', 'light source', '明かり'],
      body: {
        ja: [
          '暗闇を打ち消すアイテムを持って暗闇の部屋にいる探索者は、戦闘の−2も探索の追加費用も受けない。',
          'その探索者に対して、マスターは「暗闇の部屋」を条件とするカードを使えない。',
        ],
        en: [
          'An investigator in a dark room with an item that cancels Darkness has neither the −2 nor the extra cost.',
          'The keeper cannot use cards on that investigator that require a room with Darkness.',
        ],
      },
      related: ['torch', 'darkness', 'mythos-requirement'],
      source: ['169'],
    },
    {
      id: 'torch',
      roles: ['investigator'],
      title: {
        ja: 'たいまつは持てば同じ部屋の全員に効く',
        en: 'A carried Torch helps everyone in the room',
      },
      reading: 'たいまつはもてばおなじへやのぜんいんにきく',
      terms: [
        {
          ja: 'たいまつ',
          reading: 'たいまつ',
          en: 'Torch',
          aliases: ['ランタン', 'Lantern', '松明', 'カンテラ', '灯り', 'ランプ'],
        },
      ],
      aliases: [
        'たいまつ 床',
        '落ちているたいまつ',
        'torch on the floor',
        'lantern whole room',
        '仲間の明かり',
      ],
      body: {
        ja: [
          '効果は、持ち主と同じ部屋にいる全ての探索者に及ぶ。',
          '部屋に置かれたままのたいまつは暗闇を消さない。探索で拾い、持って初めて働く（公式FAQ）。',
        ],
        en: [
          'It works for every investigator in the same room as its bearer.',
          'Lying in the room it does nothing; pick it up by exploring and carry it (official FAQ).',
        ],
      },
      note: {
        ja: '部屋全体への効果を公開の議論で確かめられたのはランタンについて。',
        en: 'That it works room-wide was confirmed in public discussions for the Lantern.',
      },
      related: ['light-item', 'darkness', 'explore'],
      source: ['122', 'M2'],
    },
    {
      id: 'darkness-and-fire',
      roles: [],
      title: {
        ja: '暗闇と炎上は同時に置け、両方の影響を受ける',
        en: 'Darkness and Fire can share a room; both apply',
      },
      reading: 'くらやみとえんじょうはどうじにおけ、りょうほうのえいきょうをうける',
      aliases: [
        '火で明るくなる',
        '炎 暗闇 消える',
        'fire lights the room',
        'both tokens',
        'トークン 何個',
      ],
      body: {
        ja: [
          '1つの部屋に暗闇と炎上が両方あれば、探索者は両方の影響を受ける（公式FAQ）。',
          '火の明るさで暗闇が消えることはない。',
          '同じ種類のトークンは1部屋に1個まで。暗闇2個や炎上2個は置けない。',
        ],
        en: [
          'In a room with both Darkness and Fire investigators suffer both (official FAQ).',
          'The flames do not light up the Darkness.',
          'A room holds at most 1 token of each kind: never two Darkness or two Fire tokens.',
        ],
      },
      related: ['darkness', 'fire', 'faq-answers'],
      source: ['123', '169-170'],
    },
  ],
};
