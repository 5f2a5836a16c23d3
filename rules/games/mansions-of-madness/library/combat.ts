import type { Chapter } from '../../../library/entry';

export const combatChapter: Chapter = {
  id: 'combat',
  title: { ja: '戦闘', en: 'Combat' },
  entries: [
    {
      id: 'combat',
      roles: [],
      title: {
        ja: '戦闘の判定は戦闘カードの指定に従う',
        en: 'Combat tests are as the Combat card says',
      },
      reading: 'せんとうのはんていはせんとうかーどのしていにしたがう',
      terms: [
        {
          ja: '戦闘',
          reading: 'せんとう',
          en: 'combat',
          aliases: ['戦う', 'バトル', 'fight', 'battle', 'コンバット'],
        },
        {
          ja: '攻撃',
          reading: 'こうげき',
          en: 'attack',
          aliases: ['殴る', '撃つ', 'アタック', '攻撃アクション', 'strike'],
        },
      ],
      aliases: ['モンスターを攻撃', 'how to attack', '戦闘 能力値', 'which attribute in combat'],
      body: {
        ja: [
          'アクションで攻撃する。攻撃する時は回避判定が要らない。',
          '使う能力値と修正は、戦闘カードで決まる。',
          '麻痺で−2、部屋の暗闇で−2。両方なら−4。炎上は判定に影響しない。',
          'ドアの向こうのモンスターは狙えない。',
          'スキルポイントの加算は振り直しでも残る。',
        ],
        en: [
          'Attack as the action; an attack needs no evade test.',
          'The Combat card says which attribute and modifier apply.',
          'Stun −2, Darkness in the room −2, both −4. Fire does not touch the test.',
          'A monster behind a door cannot be attacked.',
          'A Skill Point bonus lasts through a reroll.',
        ],
      },
      related: [
        'combat-card',
        'combat-modifiers',
        'line-of-sight',
        'skill-point-reroll',
        'monster-attack',
      ],
      source: ['18-21', '87', '158'],
    },
    {
      id: 'combat-modifiers',
      roles: ['investigator'],
      title: {
        ja: '戦闘では麻痺と暗闇が重なって−4',
        en: 'In combat, stun and Darkness add up to −4',
      },
      reading: 'せんとうではまひとくらやみがかさなって-4',
      aliases: ['麻痺 暗闇 重複', 'stun and darkness', '戦闘 修正', 'combat penalty', '戦闘 計算'],
      body: {
        ja: [
          '麻痺の−2と暗闇の−2は戦闘で足し合わせる。',
          {
            head: ['能力値', '修正', '麻痺', '暗闇', '幸運', '目標値'],
            rows: [
              ['6', '0', 'なし', 'なし', '不使用', '6'],
              ['6', '0', 'あり', 'なし', '不使用', '4'],
              ['6', '0', 'なし', 'あり', '不使用', '4'],
              ['6', '0', 'あり', 'あり', '不使用', '2'],
              ['6', '＋1', 'あり', 'あり', '3', '6'],
            ],
          },
          '暗闇を打ち消すアイテムがあれば、暗闇の−2は無くなる。',
        ],
        en: [
          'The −2 for stun and the −2 for Darkness are added together in combat.',
          {
            head: ['Attribute', 'Modifier', 'Stunned', 'Dark', 'Luck', 'Target'],
            rows: [
              ['6', '0', 'no', 'no', 'not used', '6'],
              ['6', '0', 'yes', 'no', 'not used', '4'],
              ['6', '0', 'no', 'yes', 'not used', '4'],
              ['6', '0', 'yes', 'yes', 'not used', '2'],
              ['6', '+1', 'yes', 'yes', '3', '6'],
            ],
          },
          'An item that cancels Darkness takes away its −2.',
        ],
      },
      related: ['combat', 'stun-and-tests', 'darkness-and-tests', 'light-item'],
      source: ['69-71', '158', '168-169'],
    },
    {
      id: 'combat-card',
      roles: [],
      title: { ja: '戦闘カード', en: 'Combat card' },
      reading: 'せんとうかーど',
      terms: [
        {
          ja: '戦闘カード',
          reading: 'せんとうかーど',
          en: 'Combat card',
          aliases: ['コンバットカード', '戦闘デッキ', 'combat deck'],
        },
      ],
      aliases: ['戦闘カード 引き方', 'drawing a combat card', 'モンスターの攻撃カード'],
      body: {
        ja: [
          '戦闘の判定に使う能力値と修正、結果を決めるカード。',
          'モンスターが待避場所の探索者を攻撃する時は「モンスター対潜伏」の欄を使う。',
          '引き方と読み方の細部はルールブックとカードの表示に従う。',
        ],
        en: [
          'It sets the attribute, the modifier and the result of a combat test.',
          'When a monster attacks an investigator in a hiding place, use its monster versus hiding part.',
          'For drawing and reading it in detail, go by the rulebook and the card.',
        ],
      },
      note: {
        ja: 'この資料は戦闘カードの引き方までは説明していない。',
        en: 'The source sheet does not explain how Combat cards are drawn.',
      },
      related: ['combat', 'hiding-place-attacked', 'card-kinds'],
      source: ['158', '171'],
      links: { notices: ['combatTestFailed'] },
    },
    {
      id: 'spell-attack',
      roles: ['investigator'],
      title: {
        ja: '呪文でモンスターを攻撃するのも戦闘扱い',
        en: 'Attacking a monster with a spell counts as combat',
      },
      reading: 'じゅもんでもんすたーをこうげきするのもせんとうあつかい',
      aliases: ['攻撃呪文', '魔法 暗闇', 'attack spell', 'spell in darkness', '呪文 戦闘'],
      body: {
        ja: [
          'モンスターを攻撃する呪文の判定は戦闘とみなし、暗闇の部屋では−2になる。',
          '攻撃以外の呪文の判定には、暗闇は影響しない。',
          '待避場所の中では攻撃タイプの呪文を使えない。',
        ],
        en: [
          'The test for a spell that attacks a monster counts as combat: −2 in a dark room.',
          'Tests for other spells are not touched by Darkness.',
          'Attack spells cannot be used from inside a hiding place.',
        ],
      },
      related: ['darkness-and-tests', 'spell-card', 'hiding-place-limits'],
      source: ['169', '171'],
    },
    {
      id: 'forced-attack',
      roles: [],
      title: {
        ja: '攻撃を強要されても武器は探索者が選ぶ',
        en: 'Forced to attack: the investigator picks the weapon',
      },
      reading: 'こうげきをきょうようされてもぶきはたんさくしゃがえらぶ',
      aliases: [
        '武器の選択',
        '仲間を攻撃',
        'forced attack weapon',
        'keeper makes me attack',
        '操られる',
      ],
      body: {
        ja: [
          'マスターの効果で何かを攻撃させられる時、決められるのは攻撃させることまで。',
          'どの武器を使うかは、カードに指定が無ければ探索者が選ぶ（FoAのFAQ）。',
        ],
        en: [
          'When the keeper makes an investigator attack something, the keeper decides only that.',
          'Unless the effect names one, the investigator chooses the weapon (FAQ of Forbidden Alchemy).',
        ],
      },
      related: ['combat', 'faq-answers', 'keeper-action-card'],
      source: ['125'],
    },
  ],
};
