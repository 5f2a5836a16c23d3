import type { Chapter } from '../../../library/entry';

export const additionsChapter: Chapter = {
  id: 'additions',
  title: { ja: '拡張とFAQ', en: 'Expansions and FAQ' },
  entries: [
    {
      id: 'cotw-rules',
      roles: [],
      title: { ja: 'CotWで加わった規則の一覧', en: 'Rules that came with Call of the Wild' },
      reading: 'CotWでくわわったきそくのいちらん',
      aliases: ['CotW 変更点', 'Call of the Wild rules', '拡張ルール', 'expansion changes'],
      body: {
        ja: [
          {
            head: ['こと', '規則'],
            rows: [
              ['部屋', '壁・ドア・黄色線・タイルの端で区切る'],
              ['室内と室外', '1辺が全て茶色の線なら室内'],
              ['マスターアクションカード', 'CotWのものは使うまで秘密でよい'],
              ['呪文カード', '同じ名前は1枚まで'],
              ['イベントカード', '尽きても終了条件が無ければ飛ばして続ける'],
              ['名前付きモンスター', '殺す効果は5ダメージに読み替える'],
            ],
          },
        ],
        en: [
          {
            head: ['About', 'Rule'],
            rows: [
              ['rooms', 'bounded by walls, doors, yellow lines, tile edges'],
              ['indoors and outdoors', 'indoors if one side is wholly brown'],
              ['Keeper Action cards', 'those of the expansion may stay secret until used'],
              ['Spell cards', 'only 1 of the same name'],
              ['Event cards', 'used up without an ending: skip and play on'],
              ['named monsters', 'an effect that kills deals 5 damage instead'],
            ],
          },
        ],
      },
      related: ['expansions', 'room', 'named-monster', 'spell-card', 'keeper-action-secret'],
      source: ['16', '28', '110-111', '127-129'],
    },
    {
      id: 'faq-answers',
      roles: [],
      title: { ja: 'FAQによる答えの一覧', en: 'Answers from the FAQs' },
      reading: 'FAQによるこたえのいちらん',
      aliases: ['よくある質問', 'FAQ まとめ', 'official rulings', '裁定'],
      body: {
        ja: [
          {
            head: ['問い', '答え', '出典'],
            rows: [
              ['麻痺したモンスターに回避判定は要るか', '要らない', '公式FAQ 2.0'],
              ['麻痺したモンスターに恐怖判定は要るか', '要る', '公式FAQ 2.0'],
              ['麻痺したモンスターから生体サンプルを採れるか', '採れる', '公式FAQ 2.0'],
              ['床に置いたたいまつは暗闇を消すか', '消さない', '公式FAQ'],
              ['暗闇と炎上は同じ部屋に置けるか', '置ける。両方効く', '公式FAQ'],
              ['聖水はドア越しに使えるか', '使えない', 'BGGのFAQ'],
              ['強要された攻撃の武器は誰が選ぶか', '探索者', 'FoAのFAQ'],
              ['振り直しでスキルポイントの加算は残るか', '残る', 'FoAのFAQ'],
            ],
          },
        ],
        en: [
          {
            head: ['Question', 'Answer', 'From'],
            rows: [
              ['Evade test against a stunned monster?', 'no', 'official FAQ 2.0'],
              ['Horror test against a stunned monster?', 'yes', 'official FAQ 2.0'],
              ['Sample from a stunned monster?', 'possible', 'official FAQ 2.0'],
              ['Does a Torch on the floor cancel Darkness?', 'no', 'official FAQ'],
              ['Darkness and Fire in one room?', 'yes, both apply', 'official FAQ'],
              ['Holy Water through a door?', 'no', 'BoardGameGeek FAQ'],
              [
                'Who picks the weapon of a forced attack?',
                'the investigator',
                'Forbidden Alchemy FAQ',
              ],
              ['Does a reroll keep the Skill Point bonus?', 'yes', 'Forbidden Alchemy FAQ'],
            ],
          },
        ],
      },
      related: [
        'evade-stunned-monster',
        'torch',
        'darkness-and-fire',
        'forced-attack',
        'ranged-through-door',
      ],
      source: ['88', '122-126', '163', '168', '175'],
    },
    {
      id: 'named-monster',
      roles: [],
      title: {
        ja: '名前付きモンスターは殺す効果でも5ダメージ',
        en: 'Named monsters: “kill” effects deal 5 damage instead',
      },
      reading: 'なまえつきもんすたーはころすこうかでも5だめーじ',
      terms: [
        {
          ja: '名前付きモンスター',
          reading: 'なまえつきもんすたー',
          en: 'named monster',
          aliases: ['名前つきモンスター', '固有名モンスター', 'ボス', 'boss', 'unique monster'],
        },
        {
          ja: '人間型モンスター',
          reading: 'にんげんがたもんすたー',
          en: 'humanoid monster',
          aliases: ['人型', '人間型', 'ヒューマノイド', 'humanoid'],
        },
        {
          ja: '縮退',
          reading: 'しゅくたい',
          en: 'Shrivelling',
          aliases: ['萎縮', 'Shriveling', 'しなびの術'],
        },
      ],
      aliases: ['即死', '一撃で殺す', 'instant kill', 'kill a named monster', '5ダメージ'],
      body: {
        ja: [
          'ダメージ量を書かずに「殺す」とある効果は、名前付きモンスターには5ダメージを与えると読み替える。',
          '例：縮退は人間型モンスターを殺すが、名前付きなら5ダメージになる。',
          '基本セットのシナリオにも当てはまる（CotW）。',
          '物語の要となる相手を即死させて勝つのを防ぐ規則。',
        ],
        en: [
          'An effect that kills without naming an amount of damage deals 5 damage to a named monster instead.',
          'Example: Shrivelling kills a humanoid monster, but a named one suffers 5 damage.',
          'It holds for the stories of the base game too (Call of the Wild).',
          'It keeps investigators from winning by slaying a key figure at a stroke.',
        ],
      },
      note: {
        ja: '2013年5月の時点でCotWの日本語版は無い。この資料は日本語版だけで遊ぶ時は額面どおりでよいとし、最終的にはマスターの判断とする。縮退の英語名は未確認。',
        en: 'For groups with only the Japanese edition, which lacked Call of the Wild in May 2013, the source sheet suggests taking the text at face value; the keeper decides. The English name Shrivelling is unconfirmed.',
      },
      related: ['objective-monster', 'cotw-rules', 'objective-card'],
      source: ['129', '148'],
      links: { notices: ['namedMonster'] },
    },
    {
      id: 'objective-monster',
      roles: [],
      title: {
        ja: '目的カードで倒すべきモンスターにも5ダメージの規則',
        en: 'The 5-damage rule also guards the objective’s monster',
      },
      reading: 'もくてきかーどでたおすべきもんすたーにも5だめーじのきそく',
      aliases: [
        '目的のモンスター',
        '特定のモンスターを殺す',
        'objective target monster',
        '倒す目的',
      ],
      body: {
        ja: [
          '目的カードが特定のモンスターを殺すよう求める場合、名前が無くても名前付きモンスターと同じに扱う。',
          '「殺す」効果は5ダメージに読み替える（CotW）。',
        ],
        en: [
          'If the Objective card calls for killing a certain monster, treat it like a named monster even without a name.',
          'An effect that kills deals it 5 damage instead (Call of the Wild).',
        ],
      },
      related: ['named-monster', 'objective-card'],
      source: ['129'],
    },
    {
      id: 'spell-card',
      roles: ['investigator'],
      title: { ja: '同じ名前の呪文カードは1枚まで', en: 'Only 1 Spell card of the same name' },
      reading: 'おなじなまえのじゅもんかーどは1まいまで',
      terms: [
        {
          ja: '呪文カード',
          reading: 'じゅもんかーど',
          en: 'Spell card',
          aliases: ['呪文', '魔法', '魔法カード', 'spell', 'スペル', 'magic'],
        },
      ],
      aliases: ['呪文 2枚', '同じ呪文', 'same spell twice', 'duplicate spell'],
      body: {
        ja: [
          '同じ名前の呪文カードを同時に2枚持つことはできない（CotW）。',
          'モンスターを攻撃する呪文は戦闘として扱う。',
          '持ち主が死亡したら、部屋に残さず取り除く。',
        ],
        en: [
          'An investigator cannot hold two Spell cards of the same name at a time (Call of the Wild).',
          'A spell that attacks a monster counts as combat.',
          'When its owner dies it is removed, not left in the room.',
        ],
      },
      related: ['spell-attack', 'death', 'ranged-through-door', 'card-kinds'],
      source: ['115', '127', '169'],
      links: { tracks: ['investigator1.spells'] },
    },
  ],
};
