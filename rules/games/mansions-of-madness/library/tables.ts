import type { Chapter, Table } from '../../../library/entry';

/** One for both languages, so that they never lead apart; where a state changes nothing, to what it does change. */
const testMatrixEntries: NonNullable<Table['entries']> = [
  ['evade-test', 'evade-target', 'stun-and-tests', 'darkness-and-tests', 'fire'],
  ['horror-test', 'horror-target', 'horror-test-stunned', 'darkness-and-tests', 'fire'],
  ['explore', 'explore', 'stun', 'darkness-explore', 'fire'],
  ['hiding', 'hiding', 'stun', 'darkness', 'fire'],
  ['movement-step', 'movement-step', 'stun', 'darkness', 'fire'],
  ['combat', 'combat-card', 'combat-modifiers', 'combat-modifiers', 'fire'],
  ['pit', 'pit', 'stun', 'darkness', 'fire'],
];

/** One for both languages too; monsters have entries of their own wherever a state treats them otherwise. */
const statusMatrixEntries: NonNullable<Table['entries']> = [
  ['stun', 'stun', 'stunned-monster'],
  ['darkness', 'darkness', 'darkness'],
  ['fire', 'fire', 'fire-monsters'],
  ['hiding-place', 'hiding-place-limits', 'hiding-place-attacked'],
  ['curse', 'curse', 'curse'],
  ['water', 'water', 'water-monsters'],
];

export const tablesChapter: Chapter = {
  id: 'tables',
  title: { ja: '早見表', en: 'Tables' },
  entries: [
    {
      id: 'test-matrix',
      roles: [],
      title: { ja: '判定マトリックス', en: 'Test matrix' },
      reading: 'はんていまとりっくす',
      terms: [
        {
          ja: '判定マトリックス',
          reading: 'はんていまとりっくす',
          en: 'test matrix',
          aliases: ['判定表', '処理マトリックス', '対処表', 'action matrix', '判定 一覧'],
        },
      ],
      aliases: ['行動と状態', 'what does stun change', '早見表 判定', 'cheat sheet'],
      body: {
        ja: [
          {
            head: ['対処', '処理', '麻痺', '暗闇', '炎上'],
            rows: [
              ['回避', '敏捷＋知覚力', '−2', 'なし', 'なし'],
              ['恐怖判定', '意志＋恐怖値', '−2', 'なし', 'なし'],
              ['探索', '1アクション', 'なし', '移動ステップ1つ追加', 'なし'],
              ['潜伏', '1アクションか移動ステップ1つ', 'なし', 'なし', 'なし'],
              ['移動', '移動ステップ1つ', '1手番に1つだけ', 'なし', '入る時に意志の判定'],
              ['戦闘', '戦闘カードによる', '−2', '−2（麻痺と重なる）', 'なし'],
              ['落とし穴', '移動が止まる', 'なし', 'なし', 'なし'],
            ],
            entries: testMatrixEntries,
          },
        ],
        en: [
          {
            head: ['What', 'How', 'Stun', 'Darkness', 'Fire'],
            rows: [
              ['evade', 'Dexterity + awareness', '−2', 'none', 'none'],
              ['horror test', 'Willpower + horror rating', '−2', 'none', 'none'],
              ['explore', '1 action', 'none', '1 Movement Step more', 'none'],
              ['hide', '1 action or 1 Movement Step', 'none', 'none', 'none'],
              ['move', '1 Movement Step', 'only 1 a turn', 'none', 'Willpower test on entering'],
              ['combat', 'by the Combat card', '−2', '−2 (adds to stun)', 'none'],
              ['Pit', 'movement stops', 'none', 'none', 'none'],
            ],
            entries: testMatrixEntries,
          },
        ],
      },
      note: {
        ja: 'この資料の表は知覚力と恐怖値を引いているが、印刷された符号のまま足す。',
        en: 'The source sheet’s matrix subtracts awareness and horror rating; add them with the sign printed.',
      },
      related: ['status-matrix', 'test-modifiers', 'evade-target', 'explore', 'pit'],
      source: ['150-163', 'M1'],
    },
    {
      id: 'status-matrix',
      roles: [],
      title: { ja: '状態マトリックス', en: 'Status matrix' },
      reading: 'じょうたいまとりっくす',
      terms: [
        {
          ja: '状態マトリックス',
          reading: 'じょうたいまとりっくす',
          en: 'status matrix',
          aliases: ['状態表', '状態異常', '症状', '状態一覧', 'status effects', 'conditions'],
        },
      ],
      aliases: ['状態の効果', '早見表 状態', 'list of states', 'バッドステータス'],
      body: {
        ja: [
          {
            head: ['状態', '探索者', 'モンスター・マスター'],
            rows: [
              [
                '麻痺',
                '判定−2、移動ステップ1。トレードで1個外す',
                '移動と攻撃が不可。攻撃の代わりに1個外す',
              ],
              ['暗闇', '戦闘−2、探索に移動ステップ1つ追加', '影響なし。1部屋に1個まで'],
              [
                '炎上',
                '入る時に意志の判定、手番の終わりに2ダメージ',
                'マスター手番の終わりに2ダメージ。1部屋に1個まで',
              ],
              [
                '待避場所',
                '1アクションで入る。攻撃・移動・攻撃呪文が不可',
                '「モンスター対潜伏」で攻撃する',
              ],
              ['呪い', '1個捨てさせて判定を振り直させられる', '影響なし'],
              [
                '水中',
                '手番の始めに2ダメージ、隣のマスへ',
                '飛行型は無視。探索者を水中へ動かせない',
              ],
            ],
            entries: statusMatrixEntries,
          },
        ],
        en: [
          {
            head: ['State', 'Investigators', 'Monsters and keeper'],
            rows: [
              [
                'stun',
                'tests −2, 1 Movement Step; 1 token off when trading',
                'no move, no attack; 1 token off instead of attacking',
              ],
              [
                'Darkness',
                'combat −2, exploring costs 1 Movement Step more',
                'no effect; at most 1 per room',
              ],
              [
                'Fire',
                'Willpower test on entering, 2 damage at the turn’s end',
                '2 damage at the keeper turn’s end; at most 1 per room',
              ],
              [
                'hiding place',
                '1 action to enter; no attack, move or attack spell',
                'attack with monster versus hiding',
              ],
              ['Curse', 'a token discarded forces a reroll', 'no effect'],
              [
                'water',
                '2 damage at the turn’s start, on to an adjacent space',
                'flying monsters ignore it; no moving investigators in',
              ],
            ],
            entries: statusMatrixEntries,
          },
        ],
      },
      related: ['stun', 'darkness', 'fire', 'hiding-place', 'water'],
      source: ['165-175'],
    },
    {
      id: 'success-chance',
      roles: [],
      title: {
        ja: '成功率は目標値×10%、最低10%・最高90%',
        en: 'Chance of success: target × 10%, from 10% to 90%',
      },
      reading:
        'せいこうりつはもくひょうち×10ぱーせんと、さいてい10ぱーせんと・さいこう90ぱーせんと',
      aliases: ['確率', '成功確率', 'probability', 'odds', '何パーセント'],
      body: {
        ja: [
          {
            head: ['目標値', '成功率'],
            rows: [
              ['1以下', '10%'],
              ['2から8', '目標値×10%'],
              ['9以上', '90%'],
            ],
          },
          '1は必ず成功し10は必ず失敗するので、これより下がりも上がりもしない。',
        ],
        en: [
          {
            head: ['Target number', 'Chance'],
            rows: [
              ['1 or less', '10%'],
              ['2 to 8', 'target × 10%'],
              ['9 or more', '90%'],
            ],
          },
          'A 1 always succeeds and a 10 always fails, so it goes no lower and no higher.',
        ],
      },
      related: ['attribute-test', 'automatic-results', 'reroll-chance'],
      source: ['67-68'],
    },
    {
      id: 'reroll-chance',
      roles: [],
      title: { ja: '振り直しがある時の成功率', en: 'Chance of success with a reroll' },
      reading: 'ふりなおしがあるときのせいこうりつ',
      aliases: ['呪い 確率', '振り直し 確率', 'curse odds', 'reroll odds'],
      body: {
        ja: [
          {
            head: ['目標値', '1回だけ', '成功を呪いで振り直し', '失敗を自分で振り直し'],
            rows: [
              ['2', '20%', '4%', '36%'],
              ['4', '40%', '16%', '64%'],
              ['5', '50%', '25%', '75%'],
              ['7', '70%', '49%', '91%'],
              ['9以上', '90%', '81%', '99%'],
            ],
          },
          '振り直しても目標値は変わらず、後の結果を採る。',
        ],
        en: [
          {
            head: ['Target', 'One roll', 'Success rerolled by a Curse', 'Own reroll of a failure'],
            rows: [
              ['2', '20%', '4%', '36%'],
              ['4', '40%', '16%', '64%'],
              ['5', '50%', '25%', '75%'],
              ['7', '70%', '49%', '91%'],
              ['9 or more', '90%', '81%', '99%'],
            ],
          },
          'The target number stays the same and the second result stands.',
        ],
      },
      related: ['curse', 'skill-point-reroll', 'success-chance'],
      source: ['67-68', '126', '172'],
    },
    {
      id: 'key-numbers',
      roles: [],
      title: { ja: '覚えておく数字', en: 'Numbers to remember' },
      reading: 'おぼえておくすうじ',
      aliases: ['数値一覧', 'まとめ', 'summary of numbers', 'limits', '上限'],
      body: {
        ja: [
          {
            head: ['こと', '数'],
            rows: [
              ['移動ステップ（麻痺中）', '2（1）'],
              ['1手番の移動、走るを含む（麻痺中）', '3（2）'],
              ['麻痺の修正', '−2'],
              ['暗闇の戦闘の修正', '−2'],
              ['炎上、水中のダメージ', '2'],
              ['1人のトラウマカード', '負傷1、狂気1'],
              ['マスターの手札', '神話4、トラウマ4'],
              ['神話カード', '1人の手番に1'],
              ['名前付きモンスターを殺す効果', '5ダメージ'],
            ],
          },
        ],
        en: [
          {
            head: ['What', 'Number'],
            rows: [
              ['Movement Steps (stunned)', '2 (1)'],
              ['moves in a turn with Run (stunned)', '3 (2)'],
              ['stun modifier', '−2'],
              ['Darkness modifier in combat', '−2'],
              ['damage from Fire, from water', '2'],
              ['Trauma cards per investigator', '1 physical, 1 mental'],
              ['keeper’s hand', '4 Mythos, 4 Trauma'],
              ['Mythos cards', '1 per investigator’s turn'],
              ['killing effect on a named monster', '5 damage'],
            ],
          },
        ],
      },
      related: ['test-matrix', 'status-matrix', 'hand-limits'],
      source: ['34', '69', '99', '106', '129', '157-158', '168-173'],
    },
  ],
};
