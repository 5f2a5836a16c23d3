import type { Chapter } from '../../../library/entry';

export const evadeChapter: Chapter = {
  id: 'evade',
  title: { ja: '回避判定', en: 'Evade tests' },
  entries: [
    {
      id: 'evade-test',
      roles: ['investigator'],
      title: {
        ja: 'モンスターと同じマスでは攻撃以外に回避判定',
        en: 'Sharing a space with a monster: evade unless attacking',
      },
      reading: 'もんすたーとおなじますではこうげきいがいにかいひはんてい',
      terms: [
        {
          ja: '回避判定',
          reading: 'かいひはんてい',
          en: 'evade test',
          aliases: ['回避', '回避チェック', 'evade', 'evade check', 'evasion', '逃げる', 'dodge'],
        },
      ],
      aliases: [
        'いつ回避',
        '同じマス モンスター',
        'when to evade',
        'leave a monster',
        'モンスターから離れる',
      ],
      body: {
        ja: [
          'モンスターと同じマスにいる探索者は、移動する前と、攻撃以外のアクションの前に回避判定を行う。',
          '攻撃だけは判定なしで行える。',
          '部屋が同じでもマスが違えば不要。',
          'モンスターが麻痺していれば不要。',
        ],
        en: [
          'An investigator in a monster’s space takes an evade test before moving and before any action but an attack.',
          'Only an attack goes without it.',
          'Same room but another space: no test.',
          'A stunned monster needs no test.',
        ],
      },
      related: ['evade-target', 'evade-failed', 'evade-stunned-monster', 'evade-once'],
      source: ['87-88'],
    },
    {
      id: 'evade-target',
      roles: ['investigator'],
      title: {
        ja: '回避の目標値は敏捷＋知覚力（符号付き）',
        en: 'Evade target: Dexterity + awareness, with its sign',
      },
      reading: 'かいひのもくひょうちはびんしょう+ちかくりょく（ふごうつき）',
      terms: [
        {
          ja: '知覚力',
          reading: 'ちかくりょく',
          en: 'awareness',
          aliases: ['右上値', '知覚', '察知', '右上の白い数字', 'awareness rating'],
        },
      ],
      aliases: [
        '回避 計算',
        '敏捷 引く',
        'evade formula',
        'evade difficulty',
        '回避 暗闇',
        '回避 麻痺',
      ],
      body: {
        ja: [
          '敏捷に、モンスタートークン右上の白い数字を印刷どおりの符号で足す。',
          '探索者が麻痺していれば−2。暗闇は関係ない。',
          {
            head: ['敏捷', '知覚力', '麻痺', '幸運', '目標値', '成功率'],
            rows: [
              ['4', '＋1', 'なし', '不使用', '5', '50%'],
              ['4', '−1', 'なし', '不使用', '3', '30%'],
              ['5', '0', 'あり', '不使用', '3', '30%'],
              ['4', '−2', 'あり', '不使用', '0', '10%'],
              ['3', '−1', 'なし', '4', '6', '60%'],
            ],
          },
        ],
        en: [
          'Take Dexterity and add the white number at the top right of the monster token, sign as printed.',
          'A stunned investigator has −2; Darkness does not matter.',
          {
            head: ['Dexterity', 'Awareness', 'Stunned', 'Luck', 'Target', 'Chance'],
            rows: [
              ['4', '+1', 'no', 'not used', '5', '50%'],
              ['4', '−1', 'no', 'not used', '3', '30%'],
              ['5', '0', 'yes', 'not used', '3', '30%'],
              ['4', '−2', 'yes', 'not used', '0', '10%'],
              ['3', '−1', 'no', '4', '6', '60%'],
            ],
          },
        ],
      },
      note: {
        ja: 'この資料は「敏捷−知覚力」とするが、ルールブック15ページの例では敏捷4、知覚力＋1で目標値5になる。',
        en: 'The source sheet subtracts awareness, but the example on rulebook page 15 has Dexterity 4 and awareness +1 making 5.',
      },
      related: ['evade-test', 'dexterity', 'monster-token', 'test-modifiers', 'success-chance'],
      source: ['89', '153', 'M1'],
    },
    {
      id: 'evade-failed',
      roles: [],
      title: {
        ja: '回避に失敗しても行動は続けられる',
        en: 'A failed evade hurts, but the action still happens',
      },
      reading: 'かいひにしっぱいしてもこうどうはつづけられる',
      aliases: [
        '回避失敗',
        '回避成功',
        'evade failed',
        'failed evade damage',
        '回避 ダメージ',
        '行動できる',
      ],
      body: {
        ja: [
          '成功すれば何も起きず、そのまま動く。',
          '失敗すると、マスターはそのモンスターのダメージ（トークン裏面）を与えてよい。与えないことも選べる。',
          'どちらでも、しようとした移動やアクションはそのまま行える。',
        ],
        en: [
          'On a success nothing happens; carry on.',
          'On a failure the keeper may deal that monster’s damage (back of the token), or choose not to.',
          'Either way the intended move or action goes ahead.',
        ],
      },
      related: ['evade-test', 'monster-token', 'trauma-physical', 'health'],
      source: ['90-91', '153', 'M1'],
      links: { notices: ['evadeTestFailed'] },
    },
    {
      id: 'evade-stunned-monster',
      roles: ['investigator'],
      title: {
        ja: '麻痺したモンスターには回避判定不要',
        en: 'No evade test against a stunned monster',
      },
      reading: 'まひしたもんすたーにはかいひはんていふよう',
      aliases: ['スタンしたモンスター 回避', 'stunned monster evade', 'モンスター 麻痺中 逃げる'],
      body: {
        ja: [
          '同じマスのモンスターが麻痺していれば、回避判定をせずに移動もアクションもできる（公式FAQ）。',
          '恐怖判定は、麻痺したモンスターに対しても必要。',
        ],
        en: [
          'If the monster in the space is stunned, move and act without an evade test (official FAQ).',
          'A horror test is needed even against a stunned monster.',
        ],
      },
      related: ['stunned-monster', 'horror-stunned-monster', 'evade-test'],
      source: ['88', '153', '163', '168'],
    },
    {
      id: 'evade-once',
      roles: ['investigator'],
      title: {
        ja: '回避判定は1手番にモンスター1体につき1回',
        en: 'One evade test per monster per turn',
      },
      reading: 'かいひはんていは1てばんにもんすたー1たいにつき1かい',
      aliases: [
        '回避 何回',
        '複数のモンスター 回避',
        'evade twice',
        'several monsters',
        '毎回回避',
      ],
      body: {
        ja: [
          '同じモンスターに対する回避判定は、自分の手番の間に1回だけ。',
          '同じマスに2体いれば、1体ごとに1回ずつ判定する。',
        ],
        en: [
          'Against the same monster, take one evade test in a turn of the investigator.',
          'With two monsters in the space, take one for each.',
        ],
      },
      note: {
        ja: 'この資料には無い規則で、ルールブックについての公開の議論で補った。',
        en: 'Not in the source sheet; added from a public discussion of the rulebook.',
      },
      related: ['evade-test', 'horror-once'],
      source: ['M1'],
    },
  ],
};
