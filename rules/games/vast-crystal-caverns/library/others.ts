import type { Chapter } from '../../../library/entry';

export const othersChapter: Chapter = {
  id: 'others',
  title: { ja: '他のプレイヤーがグールにできること', en: 'What others can do to the Ghoul' },
  entries: [
    {
      id: 'others-entry',
      roles: [],
      title: { ja: 'グールのスペースに入れる条件の一覧', en: "Who can enter the Ghoul's space" },
      reading: 'ぐーるのすぺーすにはいれるじょうけんのいちらん',
      aliases: [
        'グールを攻撃',
        'グールのマス',
        '入る条件',
        'attacking the ghoul',
        'enter ghoul space',
        '防御力 超える',
      ],
      body: {
        ja: [
          {
            head: ['役割', '入る条件', '入ると'],
            rows: [
              ['ナイト', '筋力が防御力より大きい', '攻撃する'],
              ['ゴブリン部族', '筋力が防御力より大きい', '攻撃する'],
              ['ドラゴン（地下）', 'なし', 'クロウか叩き潰すで攻撃できる'],
              ['ドラゴン（出現中）', 'アーマーが防御力より大きい', '同上'],
              ['ユニコーン', 'なし', 'すぐ攻撃する'],
              ['シーフ', 'ステルスが防御力より大きい', 'スリか不意打ちができる'],
            ],
          },
          '同じ値では入れない。必ず上回ること。',
          '攻撃や射撃などを受けたグールは、特に断りがなければすぐ飛び退く。ディスクは減らない。',
        ],
        en: [
          {
            head: ['role', 'may enter if', 'then'],
            rows: [
              ['Knight', 'Strength is greater than Defense', 'attacks'],
              ['Goblin Tribe', 'Strength is greater than Defense', 'attacks'],
              ['Dragon, underground', 'always', 'may attack with Claw or Scratch'],
              ['Dragon, surfaced', 'Armor is greater than Defense', 'the same'],
              ['Unicorn', 'always', 'attacks at once'],
              ['Thief', 'Stealth is greater than Defense', 'may Pickpocket or Backstab'],
            ],
          },
          'An equal value is not enough; it must be greater.',
          'After an attack, shot or other effect the Ghoul skitters at once unless stated otherwise. No discs are removed.',
        ],
      },
      related: ['ghoul-set-defense', 'skitter', 'others-knight', 'others-dragon', 'others-thief'],
      source: ['96-98', '100-101', '106', '108'],
    },
    {
      id: 'others-knight',
      roles: [],
      title: {
        ja: 'ナイトは筋力が防御力を超えれば攻撃できる',
        en: 'The Knight attacks if her Strength exceeds Defense',
      },
      reading: 'ないとはきんりょくがぼうぎょりょくをこえればこうげきできる',
      aliases: ['ナイト グール攻撃', '騎士', 'knight attacks ghoul', 'knight enters'],
      body: {
        ja: [
          'ナイトは筋力がグールの防御力より大きいときだけ、同じスペースに入れる。',
          '入れば攻撃になり、グールは飛び退く。',
          'この攻撃で大胆などのサイドクエストも達成できる。',
        ],
        en: [
          "The Knight may enter the Ghoul's space only if her Strength is greater than its Defense.",
          'Entering is an attack; the Ghoul skitters.',
          'The attack also completes sidequests such as Daring.',
        ],
      },
      note: {
        ja: 'この資料は「攻撃力」と書くが、比べるのはナイトの筋力。',
        en: 'The source sheet says attack value; it is the Strength of the Knight that counts.',
      },
      related: ['others-sidequests', 'others-bow', 'others-entry', 'skitter'],
      source: ['98', 'Y'],
      links: { steps: ['knightTurn'] },
    },
    {
      id: 'others-sidequests',
      roles: [],
      title: {
        ja: 'グールへの攻撃で達成：大胆・猛者・恐れなし',
        en: 'Sidequests by attacking the Ghoul: Daring, Stalwart, Fearless',
      },
      reading: 'ぐーるへのこうげきでたっせい：だいたん・もさ・おそれなし',
      terms: [
        {
          ja: 'サイドクエスト',
          reading: 'さいどくえすと',
          en: 'sidequest',
          aliases: ['サイドクエストカード', 'クエスト', 'side quest', 'quest card'],
        },
        { ja: '大胆', reading: 'だいたん', en: 'Daring', aliases: ['大胆サイドクエスト'] },
        {
          ja: '猛者',
          reading: 'もさ',
          en: 'Stalwart',
          aliases: ['もさ', '猛者サイドクエスト', '強者'],
        },
        {
          ja: '恐れなし',
          reading: 'おそれなし',
          en: 'Fearless',
          aliases: ['恐れ知らず', '恐れなしサイドクエスト'],
        },
      ],
      aliases: ['ナイト クエスト', '達成', 'knight quests', 'complete sidequest'],
      body: {
        ja: [
          {
            head: ['サイドクエスト', '達成する条件'],
            rows: [
              ['大胆', 'ナイトがグールを攻撃した'],
              ['猛者', 'そのときグールの防御力が3以上だった'],
              ['恐れなし', 'ナイトが今めくって入ったダークタイルにグールがいた'],
            ],
          },
          '1回の攻撃で複数を達成できる。',
        ],
        en: [
          {
            head: ['sidequest', 'completed if'],
            rows: [
              ['Daring', 'the Knight attacked the Ghoul'],
              ['Stalwart', 'its Defense was 3 or more'],
              ['Fearless', 'it was on the Dark tile she has just revealed and entered'],
            ],
          },
          'One attack may complete several of them.',
        ],
      },
      note: {
        ja: 'この資料は猛者を「3以上を超える」、恐れなしを「めくったターン」と書くが、3以上、今めくったタイル、が正しい。',
        en: 'The source sheet words Stalwart as "exceeds 3 or more" and Fearless as "the turn it was revealed"; right are 3 or more and the tile just revealed.',
      },
      related: ['others-knight', 'ghoul-set-defense', 'others-bow'],
      source: ['98', 'Y'],
      links: { notices: ['daring', 'stalwart', 'fearless'] },
    },
    {
      id: 'others-bow',
      roles: [],
      title: {
        ja: 'ナイトの弓は筋力2以上でグールを撃てる',
        en: "The Knight's Bow can shoot the Ghoul at Strength 2+",
      },
      reading: 'ないとのゆみはきんりょく2いじょうでぐーるをうてる',
      terms: [
        {
          ja: '弓',
          reading: 'ゆみ',
          en: 'Bow',
          aliases: ['弓矢', 'ショット', '射撃', 'shoot', 'shot', 'arrow'],
        },
      ],
      aliases: ['弓で撃つ', '遠距離', 'bow on ghoul', 'shoot ghoul', '射程'],
      body: {
        ja: [
          'ナイトの筋力が2以上なら、弓でグールを撃てる。',
          '条件は筋力だけで、グールの防御力とは比べない。',
          '撃たれたグールは飛び退く。',
        ],
        en: [
          'With Strength 2 or more the Knight may shoot the Ghoul with her Bow.',
          'Only her Strength is asked for; it is not compared with the Defense of the Ghoul.',
          'After the shot the Ghoul skitters.',
        ],
      },
      related: ['others-knight', 'skitter'],
      source: ['97', '99', 'Y'],
    },
    {
      id: 'ghoul-others-goblins',
      roles: ['ghoul'],
      title: {
        ja: 'ゴブリン部族が攻撃するとゴブリンの怒り+1、散らない',
        en: 'A Goblin Tribe gains Rage and does not scatter',
      },
      reading: 'ごぶりんぶぞくがこうげきするとごぶりんのいかり+1、ちらない',
      aliases: ['ゴブリン グール攻撃', '部族 攻撃後', 'goblins attack ghoul', 'rage gain'],
      body: {
        ja: [
          '部族は筋力がグールの防御力より大きいときだけ入れて、入れば攻撃になる。',
          'ゴブリンの怒りは1減る代わりに1増える。',
          '攻撃した部族は散らない。',
          'グールは飛び退く。グール自身の怒りは変わらない。',
        ],
        en: [
          "A tribe may enter only if its Strength is greater than the Ghoul's Defense; entering is an attack.",
          'The Goblins gain 1 Rage instead of losing 1.',
          'The tribe does not scatter.',
          'The Ghoul skitters; its own Fury does not change.',
        ],
      },
      related: ['ghoul-fury-or-rage', 'ghoul-attack-tribe', 'others-entry', 'skitter'],
      source: ['100'],
      links: { steps: ['goblinsTurn'], notices: ['goblinsGainRage'] },
    },
    {
      id: 'others-unicorn',
      roles: [],
      title: {
        ja: 'ユニコーンは自由に入り攻撃、憤り3で恐怖カードも失う',
        en: 'The Unicorn enters freely; at 3 Anger lose a Terror card',
      },
      reading: 'ゆにこーんはじゆうにはいりこうげき、いきどおり3できょうふかーどもうしなう',
      terms: [
        {
          ja: '憤り',
          reading: 'いきどおり',
          en: 'Anger',
          aliases: ['ユニコーンの憤り', 'ユニコーンの怒り', 'アンガー'],
        },
      ],
      aliases: ['ユニコーン グール攻撃', 'unicorn attacks ghoul', '憤り3', 'three anger'],
      body: {
        ja: [
          'ユニコーンはグールの防御力に関係なく入れて、入るとすぐ攻撃する。',
          'グールは飛び退く。',
          'ユニコーンの憤りが3なら、グールは恐怖カードも1枚捨てる。',
        ],
        en: [
          'The Unicorn enters whatever the Defense of the Ghoul and attacks at once on entering.',
          'The Ghoul skitters.',
          'If he has 3 Anger, the Ghoul also discards a Terror card.',
        ],
      },
      related: ['attack-unicorn', 'unicorn-words', 'terror-lost', 'skitter'],
      source: ['106'],
      links: { tracks: ['unicorn.anger'], steps: ['unicornTurn'] },
    },
    {
      id: 'ghoul-others-spores',
      roles: ['ghoul'],
      title: {
        ja: '洞窟の催眠胞子は怒り−1、恐怖カードはそのまま',
        en: 'Soporific Spores: 1 Fury lost, Terror cards kept',
      },
      reading: 'どうくつのさいみんほうしはいかり-1、きょうふかーどはそのまま',
      terms: [
        {
          ja: '催眠胞子',
          reading: 'さいみんほうし',
          en: 'Soporific Spores',
          aliases: ['胞子', '眠り胞子', '睡眠胞子', 'spores'],
        },
      ],
      aliases: ['怒り 減る', '洞窟 攻撃', 'spores ghoul', 'cave lowers fury'],
      body: {
        ja: [
          '洞窟が催眠胞子の対象にグールを選ぶと、怒りが1減る。',
          '恐怖カードは失わない。',
          'すでに届いた怒りの目標値は取り消されない。',
        ],
        en: [
          'If the Cave targets the Ghoul with Soporific Spores, it loses 1 Fury.',
          'It loses no Terror cards.',
          'A Fury goal already reached stays reached.',
        ],
      },
      note: {
        ja: '文面どおりなら催眠胞子の後にも飛び退く。未確認。',
        en: 'Read to the letter the Ghoul skitters after the Spores too; unconfirmed.',
      },
      related: ['ghoul-fury-gain', 'ghoul-goal-latch', 'terror-lost', 'skitter'],
      source: ['97', '107', 'G1', 'Y'],
      links: { steps: ['caveTurn'], notices: ['sporesKeepCards'] },
    },
  ],
};
