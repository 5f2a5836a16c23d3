import type { Chapter } from '../../../library/entry';

export const testsChapter: Chapter = {
  id: 'tests',
  title: { ja: '能力判定', en: 'Attribute tests' },
  entries: [
    {
      id: 'attribute-test',
      roles: [],
      title: {
        ja: '能力判定：10面ダイスで目標値以下なら成功',
        en: 'Attribute test: roll the target number or less on a d10',
      },
      reading: 'のうりょくはんてい：10めんだいすでもくひょうちいかならせいこう',
      terms: [
        {
          ja: '能力判定',
          reading: 'のうりょくはんてい',
          en: 'attribute test',
          aliases: [
            '判定',
            'チェック',
            'test',
            'check',
            '能力チェック',
            'skill check',
            '能力テスト',
            'ロール',
          ],
        },
        {
          ja: '目標値',
          reading: 'もくひょうち',
          en: 'target number',
          aliases: ['難易度', 'target value', 'difficulty', '成功値'],
        },
        {
          ja: '10面ダイス',
          reading: '10めんだいす',
          en: 'ten-sided die',
          aliases: ['d10', '1D10', 'ダイス', 'サイコロ', 'さいころ', 'dice'],
        },
      ],
      aliases: ['判定のしかた', 'how to test', '計算式', 'formula', '以下で成功', 'roll under'],
      body: {
        ja: [
          '10面ダイスを1個振り、出目が目標値以下なら成功。',
          '目標値＝指定の能力値＋修正（符号付き）。',
          '麻痺していれば−2、戦闘中に部屋が暗闇ならさらに−2。',
          'スキルポイントを使えば幸運の値を足す。',
          '例：能力値5で麻痺中なら目標値3。出目4は失敗。',
        ],
        en: [
          'Roll one ten-sided die; the target number or less succeeds.',
          'Target number = the attribute named + the modifier with its sign.',
          'Stunned: −2. In combat in a dark room: another −2.',
          'A Skill Point adds the Luck value.',
          'Example: attribute 5 while stunned gives 3, so a roll of 4 fails.',
        ],
      },
      related: [
        'automatic-results',
        'test-modifiers',
        'skill-point',
        'success-chance',
        'attribute',
      ],
      source: ['67-72', 'M1'],
      links: { notices: ['testSucceeded', 'attributeTestFailed'], tools: ['mansions-test'] },
    },
    {
      id: 'automatic-results',
      roles: [],
      title: { ja: '出目1は必ず成功、10は必ず失敗', en: 'A 1 always succeeds, a 10 always fails' },
      reading: 'でめ1はかならずせいこう、10はかならずしっぱい',
      terms: [
        {
          ja: '自動成功',
          reading: 'じどうせいこう',
          en: 'automatic success',
          aliases: ['クリティカル', '絶対成功', 'critical'],
        },
        {
          ja: '自動失敗',
          reading: 'じどうしっぱい',
          en: 'automatic failure',
          aliases: ['ファンブル', '絶対失敗', 'fumble'],
        },
      ],
      aliases: ['0の目', '10が出た', 'rolled a 10', 'rolled a 1', '目標値0以下', '目標値10以上'],
      body: {
        ja: [
          '目標値がいくつでも、1なら自動成功、10なら自動失敗。',
          '目標値が0以下でも10%は成功し、10以上でも10%は失敗する。',
          '例：能力値9に＋2で目標値11でも、出目10は失敗。',
        ],
        en: [
          'Whatever the target number, 1 is an automatic success and 10 an automatic failure.',
          'So even 0 or less succeeds 10% of the time, and 10 or more fails 10%.',
          'Example: attribute 9 with +2 makes 11, yet a roll of 10 fails.',
        ],
      },
      related: ['attribute-test', 'success-chance'],
      source: ['68'],
    },
    {
      id: 'test-modifiers',
      roles: [],
      title: { ja: '判定の種類と修正の早見表', en: 'Kinds of test and what modifies them' },
      reading: 'はんていのしゅるいとしゅうせいのはやみひょう',
      aliases: ['修正値', '修正 一覧', 'modifier table', 'what counts against me', 'どの能力値'],
      body: {
        ja: [
          {
            head: ['判定', '目標値のもと', '麻痺', '暗闇'],
            rows: [
              ['回避判定', '敏捷＋知覚力', '−2', 'なし'],
              ['恐怖判定', '意志＋恐怖値', '−2', 'なし'],
              ['炎上した部屋に入る', '意志', '−2', 'なし'],
              ['戦闘', '戦闘カードの指定', '−2', '−2'],
              ['その他の能力判定', '指定の能力値', '−2', 'なし'],
            ],
          },
          '知覚力と恐怖値は印刷された符号のまま足す。',
        ],
        en: [
          {
            head: ['Test', 'Based on', 'Stun', 'Darkness'],
            rows: [
              ['evade test', 'Dexterity + awareness', '−2', 'none'],
              ['horror test', 'Willpower + horror rating', '−2', 'none'],
              ['entering a burning room', 'Willpower', '−2', 'none'],
              ['combat', 'as the Combat card says', '−2', '−2'],
              ['any other attribute test', 'the attribute named', '−2', 'none'],
            ],
          },
          'Add awareness and horror rating with the sign printed.',
        ],
      },
      related: ['attribute-test', 'stun-and-tests', 'darkness-and-tests', 'test-matrix'],
      source: ['69-71', '153-161', 'M1'],
    },
    {
      id: 'stun-and-tests',
      roles: ['investigator'],
      title: {
        ja: '麻痺は全ての能力判定に−2、重複しない',
        en: 'Stun: −2 to every attribute test, not cumulative',
      },
      reading: 'まひはすべてののうりょくはんていに-2、ちょうふくしない',
      aliases: ['麻痺 修正', '麻痺トークン 2個', 'several stun tokens', 'stun penalty', '累積'],
      body: {
        ja: [
          'ダイスを振って能力値と比べる判定は、回避も恐怖も戦闘も全て−2になる。',
          '麻痺トークンが何個あっても−2のまま。',
          'ダイスと比べないもの、たとえばパズルの手数は変わらない。',
          '例：能力値3、麻痺トークン3個、幸運4のスキルポイント使用で目標値5。',
        ],
        en: [
          'Every roll compared with an attribute is at −2: evade, horror, combat and the rest.',
          'Any number of Stun tokens still means −2.',
          'What is not rolled against an attribute, such as puzzle actions, stays the same.',
          'Example: attribute 3, three Stun tokens, a Skill Point with Luck 4 give 5.',
        ],
      },
      related: ['stun', 'test-modifiers', 'puzzle-states', 'horror-test-stunned'],
      source: ['69-70', '168'],
    },
    {
      id: 'darkness-and-tests',
      roles: ['investigator'],
      title: {
        ja: '暗闇が効くのは戦闘の判定だけ（−2）',
        en: 'Darkness touches only combat tests (−2)',
      },
      reading: 'くらやみがきくのはせんとうのはんていだけ（-2）',
      aliases: ['暗闇 回避', '暗闇 恐怖判定', 'darkness evade', 'darkness horror', '暗い部屋 判定'],
      body: {
        ja: [
          '暗闇の部屋では戦闘中の能力判定が−2。',
          '回避判定、恐怖判定、炎上の意志の判定には影響しない。',
          '呪文でモンスターを攻撃する時は戦闘として扱い、−2になる。',
        ],
        en: [
          'In a dark room attribute tests during combat are at −2.',
          'Evade tests, horror tests and the Willpower test for Fire are not affected.',
          'Attacking a monster with a spell counts as combat and takes the −2.',
        ],
      },
      related: ['darkness', 'combat-modifiers', 'spell-attack', 'test-modifiers'],
      source: ['71', '83', '89', '169'],
    },
    {
      id: 'skill-point',
      roles: ['investigator'],
      title: {
        ja: 'スキルポイント1個で能力値に幸運を足す',
        en: 'Discard 1 Skill Point to add Luck to the attribute',
      },
      reading: 'すきるぽいんと1こでのうりょくちにこううんをたす',
      terms: [
        {
          ja: 'スキルポイント',
          reading: 'すきるぽいんと',
          en: 'Skill Point',
          aliases: [
            'スキルポイントトークン',
            'Skill Point token',
            'スキルトークン',
            '技能点',
            'SP',
            'skill token',
          ],
        },
      ],
      aliases: ['幸運を使う', 'スキルポイント いつ', 'spend luck', 'boost a roll', 'ボーナス'],
      body: {
        ja: [
          'ダイスを振る前にスキルポイントを1個捨てると、その判定の能力値に幸運の値が加わる。',
          '振った後に使うことはできない。',
          'パズルでは、挑戦中いつでも使えて幸運の数だけ手数が増える。',
          '例：能力値5、幸運3なら目標値8で80%。',
        ],
        en: [
          'Discard 1 Skill Point before rolling to add the Luck value to the attribute for that test.',
          'After the roll it is too late.',
          'In a puzzle spend it at any time for as many more puzzle actions as Luck.',
          'Example: attribute 5 and Luck 3 make 8, an 80% chance.',
        ],
      },
      note: {
        ja: '1回の判定に2個以上使えるかは書かれていない。1個として扱う。',
        en: 'Whether more than 1 may be spent on one test is not stated; take it as 1.',
      },
      related: ['skill-point-reroll', 'luck', 'puzzle-skill-point', 'attribute-test'],
      source: ['72-73'],
      links: { tracks: ['investigator1.skillPoints'] },
    },
    {
      id: 'skill-point-reroll',
      roles: ['investigator'],
      title: {
        ja: '振り直してもスキルポイントの効果は続く',
        en: 'A reroll keeps the Skill Point bonus',
      },
      reading: 'ふりなおしてもすきるぽいんとのこうかはつづく',
      terms: [
        {
          ja: '振り直し',
          reading: 'ふりなおし',
          en: 'reroll',
          aliases: ['リロール', 're-roll', 'roll again', 'ふり直し'],
        },
      ],
      aliases: ['振り直し スキルポイント', '戦闘 振り直し', 'reroll bonus', '2回目の判定'],
      body: {
        ja: [
          'スキルポイントを使った判定で振り直す時も、幸運の加算は残る。もう1個払う必要はない。',
          '戦闘で振り直しを求められた時も、カードなどで振り直しが許された時も同じ。',
          '目標値は1回目と同じで、後の結果を採る。',
        ],
        en: [
          'When a test with a Skill Point is rerolled, the Luck bonus stays; no second one is paid.',
          'The same in combat when a reroll is demanded and whenever a card allows one.',
          'The target number does not change, and the second result stands.',
        ],
      },
      related: ['skill-point', 'curse', 'reroll-chance', 'combat'],
      source: ['21', '126'],
    },
  ],
};
