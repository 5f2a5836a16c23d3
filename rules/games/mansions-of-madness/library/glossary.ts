import type { Chapter } from '../../../library/entry';

export const glossaryChapter: Chapter = {
  id: 'glossary',
  title: { ja: '用語：能力値とカード', en: 'Glossary: attributes and cards' },
  entries: [
    {
      id: 'attribute',
      roles: ['investigator'],
      title: { ja: '能力値', en: 'Attribute' },
      reading: 'のうりょくち',
      terms: [
        {
          ja: '能力値',
          reading: 'のうりょくち',
          en: 'attribute',
          aliases: ['能力', 'ステータス', '特性', 'stat', 'trait', 'パラメータ'],
        },
      ],
      aliases: ['能力値の使い道', 'list of attributes', '能力の種類'],
      body: {
        ja: [
          '探索者の力を表す数。能力判定では、これ以下の目を出せば成功する。',
          {
            head: ['能力値', 'おもな使い道'],
            rows: [
              ['敏捷', '回避判定'],
              ['意志', '恐怖判定、炎上した部屋に入る時'],
              ['知力', 'パズルの手数'],
              ['幸運', 'スキルポイントを使った時の加算'],
            ],
          },
          '値は探索者のカードの表示に従う。',
        ],
        en: [
          'A number for what an investigator is able to do; an attribute test succeeds on that number or less.',
          {
            head: ['Attribute', 'Mostly for'],
            rows: [
              ['Dexterity', 'evade tests'],
              ['Willpower', 'horror tests, entering a burning room'],
              ['Intellect', 'puzzle actions'],
              ['Luck', 'the bonus of a Skill Point'],
            ],
          },
          'Values are as printed on the investigator’s cards.',
        ],
      },
      related: ['attribute-test', 'dexterity', 'willpower', 'intellect', 'other-attributes'],
      source: ['52', '67', '72', '80', '89', '161'],
    },
    {
      id: 'dexterity',
      roles: ['investigator'],
      title: { ja: '敏捷', en: 'Dexterity' },
      reading: 'びんしょう',
      terms: [
        {
          ja: '敏捷',
          reading: 'びんしょう',
          en: 'Dexterity',
          aliases: ['敏捷性', '器用', '素早さ', 'agility', 'DEX'],
        },
      ],
      aliases: ['敏捷の使い道', '回避の能力値', 'evade attribute'],
      body: {
        ja: ['回避判定に使う能力値。', 'モンスターの知覚力を符号付きで足したものが目標値になる。'],
        en: [
          'The attribute for evade tests.',
          'Together with the monster’s awareness, sign included, it makes the target number.',
        ],
      },
      related: ['evade-target', 'attribute'],
      source: ['89', '153'],
      links: { tracks: ['investigator1.dexterity'] },
    },
    {
      id: 'willpower',
      roles: ['investigator'],
      title: { ja: '意志', en: 'Willpower' },
      reading: 'いし',
      terms: [
        {
          ja: '意志',
          reading: 'いし',
          en: 'Willpower',
          aliases: ['意思', '意志力', '精神力', 'will', 'WIL', 'POW'],
        },
      ],
      aliases: ['意志の使い道', '恐怖の能力値', 'horror attribute', '意志判定'],
      body: {
        ja: [
          '恐怖判定と、炎上した部屋に入る時の判定に使う能力値。',
          'どちらも麻痺していれば−2、暗闇は影響しない。',
        ],
        en: [
          'The attribute for horror tests and for entering a burning room.',
          'Both are at −2 while stunned and untouched by Darkness.',
        ],
      },
      related: ['horror-target', 'fire', 'attribute'],
      source: ['80', '154', '161', '170'],
      links: { tracks: ['investigator1.willpower'] },
    },
    {
      id: 'intellect',
      roles: ['investigator'],
      title: { ja: '知力', en: 'Intellect' },
      reading: 'ちりょく',
      terms: [
        {
          ja: '知力',
          reading: 'ちりょく',
          en: 'Intellect',
          aliases: ['知性', '知能', 'intelligence', 'INT'],
        },
      ],
      aliases: ['知力の使い道', 'パズルの能力値', 'puzzle attribute'],
      body: {
        ja: ['パズルに使えるアクションの数になる能力値。', '麻痺していても、この数は減らない。'],
        en: [
          'The attribute that gives the number of puzzle actions.',
          'Stun does not lower that number.',
        ],
      },
      related: ['puzzle-actions', 'puzzle-states', 'attribute'],
      source: ['52', '70'],
      links: { tracks: ['investigator1.intellect'] },
    },
    {
      id: 'luck',
      roles: ['investigator'],
      title: { ja: '幸運', en: 'Luck' },
      reading: 'こううん',
      terms: [
        {
          ja: '幸運',
          reading: 'こううん',
          en: 'Luck',
          aliases: ['運', 'ラック', 'LUK', 'fortune'],
        },
      ],
      aliases: ['幸運の使い道', 'luck bonus', '幸運 足す'],
      body: {
        ja: [
          'スキルポイントを1個使うと、能力判定の能力値に幸運の値が加わる。',
          'パズルでは、幸運の値だけ手数が増える。',
        ],
        en: [
          'Spending 1 Skill Point adds Luck to the attribute of a test.',
          'In a puzzle it gives Luck more puzzle actions.',
        ],
      },
      related: ['skill-point', 'puzzle-skill-point', 'attribute'],
      source: ['72-73'],
      links: { tracks: ['investigator1.luck'] },
    },
    {
      id: 'other-attributes',
      roles: ['investigator'],
      title: {
        ja: 'その他の能力値：筋力・射撃・伝承',
        en: 'Other attributes: Strength, Marksmanship, Lore',
      },
      reading: 'そのたののうりょくち：きんりょく・しゃげき・でんしょう',
      terms: [
        { ja: '筋力', reading: 'きんりょく', en: 'Strength', aliases: ['腕力', 'STR'] },
        {
          ja: '射撃',
          reading: 'しゃげき',
          en: 'Marksmanship',
          aliases: ['射撃術', '射撃の腕', 'marksman', 'shooting'],
        },
        {
          ja: '伝承',
          reading: 'でんしょう',
          en: 'Lore',
          aliases: ['知識', '伝承知識', 'knowledge'],
        },
      ],
      aliases: ['戦闘の能力値', 'combat attributes', '呪文の能力値'],
      body: {
        ja: ['カードが指定した時に能力判定で使う。', '判定のしかたと修正は、他の能力値と同じ。'],
        en: [
          'Used in attribute tests when a card names them.',
          'Test and modifiers work as for the others.',
        ],
      },
      note: {
        ja: 'この資料には名前が出てこない。日本語名も使い道も未確認で、手元のカードに従う。',
        en: 'Not named in the source sheet; names and uses are unconfirmed. Go by the cards.',
      },
      related: ['attribute', 'combat-card', 'attribute-test'],
      source: ['67', '158'],
      links: {
        tracks: ['investigator1.strength', 'investigator1.marksmanship', 'investigator1.lore'],
      },
    },
    {
      id: 'health',
      roles: ['investigator'],
      title: { ja: 'HPとダメージ', en: 'Health and damage' },
      reading: 'HPとだめーじ',
      terms: [
        {
          ja: 'HP',
          reading: 'えいちぴー',
          en: 'Health',
          aliases: ['体力', 'ヒットポイント', 'ライフ', '生命力', 'Stamina', 'hit points', 'life'],
        },
        {
          ja: 'ダメージ',
          reading: 'だめーじ',
          en: 'damage',
          aliases: ['ダメージトークン', 'Damage token', '傷', 'wound', '被害'],
        },
      ],
      aliases: ['体力が減る', 'lose health', 'ダメージの原因', '2ダメージ'],
      body: {
        ja: [
          'ダメージを受けるとHPが減り、0で死亡する。初めの値は探索者のカードの表示に従う。',
          {
            head: ['原因', 'ダメージ'],
            rows: [
              ['回避判定に失敗', 'モンスターの表示（マスターが選ぶ）'],
              ['炎上した部屋で手番を終える', '2'],
              ['水中で手番を始める', '2'],
              ['落とし穴', 'マーカーの表示'],
            ],
          },
          '受けた時、マスターは負傷トラウマカードを使うことができる。',
        ],
        en: [
          'Damage lowers Health; at 0 the investigator is dead. It starts as printed on the investigator’s card.',
          {
            head: ['Cause', 'Damage'],
            rows: [
              ['failed evade test', 'as on the monster, if the keeper likes'],
              ['ending the turn in a burning room', '2'],
              ['starting the turn in water', '2'],
              ['Pit', 'as on the marker'],
            ],
          },
          'When damage is suffered, the keeper may play a physical Trauma card.',
        ],
      },
      related: ['death', 'trauma-physical', 'evade-failed', 'fire-end-of-turn', 'pit'],
      source: ['91', '95', '115', '159', '170', '173'],
      links: { tracks: ['investigator1.health', 'investigator1.maxHealth'] },
    },
    {
      id: 'sanity',
      roles: ['investigator'],
      title: { ja: '正気度', en: 'Sanity' },
      reading: 'しょうきど',
      terms: [
        {
          ja: '正気度',
          reading: 'しょうきど',
          en: 'Sanity',
          aliases: ['SAN', 'SAN値', '正気', 'サニティ', '精神'],
        },
      ],
      aliases: ['正気度が減る', 'sanity loss', 'SAN値 減少'],
      body: {
        ja: [
          '恐怖トークン1個ごとに1下がる。初めの値は探索者のカードの表示に従う。',
          '恐怖判定の失敗や、炎上した部屋に入る判定の失敗で恐怖トークンを受け取る。',
          '0になると狂気状態。',
        ],
        en: [
          'Each Horror token lowers it by 1. It starts as printed on the investigator’s card.',
          'Failing a horror test or the test for entering a burning room brings a Horror token.',
          'At 0 the investigator is insane.',
        ],
      },
      related: ['horror-failed', 'insane', 'fire', 'trauma-mental'],
      source: ['81', '161'],
      links: { tracks: ['investigator1.sanity', 'investigator1.maxSanity'] },
    },
    {
      id: 'exploration-card',
      roles: ['investigator'],
      title: { ja: '探索カード', en: 'Exploration card' },
      reading: 'たんさくかーど',
      terms: [
        {
          ja: '探索カード',
          reading: 'たんさくかーど',
          en: 'Exploration card',
          aliases: ['アイテムカード', 'エクスプロレーションカード', '捜索カード', 'item card'],
        },
      ],
      aliases: ['見つけたアイテム', 'found item', '探索カード 死亡'],
      body: {
        ja: [
          '部屋に置かれ、探索で見つけるカード。',
          'ロックカードが、特定の探索カードを捨てるよう求めることがある。',
          '持ち主が死亡したら、その部屋に置く。',
        ],
        en: [
          'A card lying in a room and found by exploring.',
          'A Lock card may demand that a certain Exploration card be discarded.',
          'When its owner dies, it is put into that room.',
        ],
      },
      related: ['explore', 'lock-card', 'death'],
      source: ['115', '135', '155'],
      links: { tracks: ['investigator1.items'] },
    },
    {
      id: 'starting-item-card',
      roles: ['investigator'],
      title: { ja: '開始時ボーナスカード', en: 'Starting Item card' },
      reading: 'かいしじぼーなすかーど',
      terms: [
        {
          ja: '開始時ボーナスカード',
          reading: 'かいしじぼーなすかーど',
          en: 'Starting Item card',
          aliases: [
            '開始ボーナス',
            '初期アイテム',
            '初期装備',
            'starting item',
            'スタートアイテム',
          ],
        },
      ],
      aliases: ['最初の持ち物', 'starting equipment', '初期カード'],
      body: {
        ja: [
          '探索者が初めに選んで受け取るカード。',
          '死亡後に新しい探索者で復帰する時も受け取る。',
          '持ち主が死亡したら、その部屋に置く。',
        ],
        en: [
          'A card an investigator chooses and takes at the start.',
          'It is also taken when returning with a new investigator.',
          'When its owner dies, it is put into that room.',
        ],
      },
      related: ['death-before-objective', 'death', 'card-kinds'],
      source: ['115', '117'],
    },
  ],
};
