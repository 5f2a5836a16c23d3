import type { Chapter } from '../../../library/entry';

export const diceChapter: Chapter = {
  id: 'dice',
  title: { ja: 'グールのダイス', en: 'Ghoul dice' },
  entries: [
    {
      id: 'ghoul-phase-roll',
      roles: ['ghoul'],
      title: {
        ja: 'フェイズ1：グールダイス3個を振り2個を使う',
        en: 'Phase 1: roll the three Ghoul dice, use two',
      },
      reading: 'ふぇいず1：ぐーるだいす3こをふり2こをつかう',
      terms: [
        {
          ja: 'ダイスロールとステータスの設定',
          reading: 'だいすろーるとすてーたすのせってい',
          en: 'Roll and Set Statistics',
          aliases: [
            'ダイスロール',
            'ロール',
            'ダイスフェイズ',
            'ステータスの設定',
            'roll phase',
            'set statistics',
          ],
        },
        {
          ja: 'グールダイス',
          reading: 'ぐーるだいす',
          en: 'Ghoul die',
          aliases: ['Ghoul dice', 'グールのサイコロ', 'グールのダイス', 'サイコロ'],
        },
      ],
      aliases: ['ダイス 何個', '振る', 'how many dice', 'roll dice', '手順 ダイス'],
      body: {
        ja: [
          '1 攻撃スペースに残ったグールディスクを手元に戻す（最初のターンは不要）。',
          '2 グールダイスを3個とも振る。スターカーとハンターでは2個。',
          '3 合計が7以下（2個なら4以下）なら恐怖カードを1枚引く。',
          '4 2個を選び、残り1個はこのターン使わない。',
          '5 高い方が移動力ポイント、低い方が攻撃ポイント。',
        ],
        en: [
          '1 Take back the Ghoul discs left on the Attack space (not on your first turn).',
          '2 Roll all three Ghoul dice; only two as Stalker or Hunter.',
          '3 If the total is 7 or less (4 or less with two dice), draw a Terror card.',
          '4 Choose two dice; the third is not used this turn.',
          '5 The higher die gives movement points, the lower one attack points.',
        ],
      },
      related: ['ghoul-return-discs', 'ghoul-low-roll', 'ghoul-choose-dice', 'two-dice'],
      source: ['39-43'],
      links: { steps: ['ghoulRoll'], tools: ['ghoul-dice'] },
    },
    {
      id: 'ghoul-low-roll',
      roles: ['ghoul'],
      title: {
        ja: '合計7以下なら恐怖カードを1枚引く',
        en: 'Total of 7 or less: draw a Terror card',
      },
      reading: 'ごうけい7いかならきょうふかーどを1まいひく',
      aliases: [
        '低い目',
        '出目が低い',
        '4以下',
        'low roll',
        'bad roll',
        'consolation card',
        'ダイス 合計',
      ],
      body: {
        ja: [
          '3個の合計が7以下なら恐怖カードを1枚引く。使わない1個も合計に入る。',
          '2個だけ振る難易度では、合計4以下のとき。',
          {
            head: ['出目', '合計', '恐怖カード'],
            rows: [
              ['1 2 4', '7', '引く'],
              ['2 2 4', '8', 'なし'],
              ['1 3（2個）', '4', '引く'],
              ['2 3（2個）', '5', 'なし'],
            ],
          },
        ],
        en: [
          'Draw a Terror card if the three dice total 7 or less; the die you will not use counts too.',
          'At the levels with two dice the limit is 4.',
          {
            head: ['roll', 'total', 'Terror card'],
            rows: [
              ['1 2 4', '7', 'draw'],
              ['2 2 4', '8', 'none'],
              ['1 3 (two dice)', '4', 'draw'],
              ['2 3 (two dice)', '5', 'none'],
            ],
          },
        ],
      },
      related: ['ghoul-phase-roll', 'terror-draw', 'two-dice'],
      source: ['41'],
      links: { notices: ['lowRoll'] },
    },
    {
      id: 'ghoul-choose-dice',
      roles: ['ghoul'],
      title: {
        ja: '選んだ2個の高い方が移動、低い方が攻撃',
        en: 'Of the two dice: higher moves, lower attacks',
      },
      reading: 'えらんだ2このたかいほうがいどう、ひくいほうがこうげき',
      aliases: [
        'ダイス選択',
        '高い目',
        '低い目',
        '割り当て',
        'assign dice',
        'choose dice',
        'which die is attack',
      ],
      body: {
        ja: [
          '3個から2個を選び、残りは脇へ。割り当ては選べず、高い目が移動力ポイント、低い目が攻撃ポイント。',
          '同じ目なら両方ともその値。',
          {
            head: ['出目', '選べる（移動, 攻撃）'],
            rows: [
              ['1 1 1', '（1, 1）'],
              ['1 2 4', '（4, 2）（4, 1）（2, 1）'],
              ['3 5 6', '（6, 5）（6, 3）（5, 3）'],
              ['1 6 6', '（6, 6）（6, 1）'],
            ],
          },
        ],
        en: [
          'Keep two of the three dice and set the other aside. You cannot swap them: the higher die is movement points, the lower attack points.',
          'Equal dice give that value for both.',
          {
            head: ['roll', 'choices (movement, attack)'],
            rows: [
              ['1 1 1', '(1, 1)'],
              ['1 2 4', '(4, 2) (4, 1) (2, 1)'],
              ['3 5 6', '(6, 5) (6, 3) (5, 3)'],
              ['1 6 6', '(6, 6) (6, 1)'],
            ],
          },
        ],
      },
      related: [
        'ghoul-phase-roll',
        'ghoul-record-movement',
        'ghoul-record-attack',
        'ghoul-low-roll',
      ],
      source: ['42-43'],
      links: { tracks: ['ghoul.die1', 'ghoul.die2', 'ghoul.die3'] },
    },
    {
      id: 'ghoul-record-movement',
      roles: ['ghoul'],
      title: {
        ja: '移動力はダイスで数え、6を超えた分はディスク',
        en: 'Count movement on the die, beyond 6 with discs',
      },
      reading: 'いどうりょくはだいすでかぞえ、6をこえたぶんはでぃすく',
      terms: [
        {
          ja: '移動力ポイント',
          reading: 'いどうりょくぽいんと',
          en: 'movement point',
          aliases: ['移動力', '移動ポイント', '移動値', 'movement', 'move point', 'MP'],
        },
      ],
      aliases: ['移動力 管理', '7以上の移動', 'track movement', 'movement above 6', '記録'],
      body: {
        ja: [
          '選んだダイスの目を、使うたびに下げて残りを示す。',
          '効果で増えて6を超えたら、超えた分をグールディスクで示す。',
          '移動力ポイントは移動とトレジャートークンやドラゴンジェムの収集に払う。',
        ],
        en: [
          'Turn the chosen die down as you spend; it shows what is left.',
          'If effects raise it above 6, show the rest with Ghoul discs.',
          'Movement points pay for moving and for collecting Treasure tokens and Dragon Gems.',
        ],
      },
      related: ['ghoul-move-cost', 'ghoul-choose-dice', 'terror-chase', 'collect-cost'],
      source: ['43-44', '48'],
      links: { tracks: ['ghoul.movement'] },
    },
    {
      id: 'ghoul-record-attack',
      roles: ['ghoul'],
      title: {
        ja: '攻撃ポイントの数だけディスクを置く',
        en: 'Put one disc per attack point on the Attack space',
      },
      reading: 'こうげきぽいんとのかずだけでぃすくをおく',
      terms: [
        {
          ja: '攻撃ポイント',
          reading: 'こうげきぽいんと',
          en: 'attack point',
          aliases: ['攻撃力', '攻撃値', 'attack value', 'AP'],
        },
        {
          ja: '攻撃スペース',
          reading: 'こうげきすぺーす',
          en: 'Attack space',
          aliases: ['アタックスペース', '攻撃の欄', 'attack area'],
        },
      ],
      aliases: [
        '攻撃力 記録',
        '攻撃ポイントを得た',
        'track attack',
        'gain attack',
        'ハント ディスク',
      ],
      body: {
        ja: [
          'ボードの攻撃スペースに、攻撃ポイントと同じ数のグールディスクを置く。使ったダイスは横に置く。',
          'ターン中に攻撃ポイントを得たら、その分を足す。',
          '攻撃やクリスタルを砕くときは、ここから払う。',
        ],
        en: [
          'Put as many Ghoul discs on the Attack space of your board as you have attack points, the die beside it.',
          'Whenever you gain attack points during the turn, add discs.',
          'Attacks and smashing a Crystal are paid from here.',
        ],
      },
      related: ['ghoul-attack-cost', 'ghoul-set-defense', 'terror-hunt', 'ghoul-discs'],
      source: ['45-46'],
      links: { tracks: ['ghoul.attack'] },
    },
    {
      id: 'two-dice',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'スターカーとハンターはダイス2個だけ',
        en: 'Stalker and Hunter use only two dice',
      },
      reading: 'すたーかーとはんたーはだいす2こだけ',
      aliases: ['ハード ダイス', 'エキスパート', '2ダイス', 'hard dice', 'expert', 'two dice'],
      body: {
        ja: [
          '難易度スターカーとハンターでは、グールもバイルグールもグールダイスを2個しか使わない。',
          'グールは選ぶ余地がなく、高い目が移動力ポイント、低い目が攻撃ポイントになる。',
          'グールが恐怖カードを引くのは合計4以下のとき。',
          '他の難易度は3個で、境目は7。',
        ],
        en: [
          'At the levels Stalker and Hunter both the Ghoul and the Vile Ghoul have just two Ghoul dice.',
          'The Ghoul then has no choice: higher die movement points, lower die attack points.',
          'The Ghoul draws a Terror card on a total of 4 or less.',
          'All other levels use three dice and the limit 7.',
        ],
      },
      related: ['ghoul-difficulty', 'ghoul-low-roll', 'vile-ghoul-targets'],
      source: ['41', '191-194', '276-278'],
    },
  ],
};
