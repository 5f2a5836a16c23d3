import type { Chapter } from '../../../library/entry';

export const attackChapter: Chapter = {
  id: 'attack',
  title: { ja: '攻撃のしかた', en: 'Attacking' },
  entries: [
    {
      id: 'ghoul-attack-cost',
      roles: ['ghoul'],
      title: {
        ja: '攻撃には防御ステータス+1のディスクを払う',
        en: 'An attack costs defense statistic + 1 discs',
      },
      reading: 'こうげきにはぼうぎょすてーたす+1のでぃすくをはらう',
      aliases: [
        '攻撃コスト',
        'グールの攻撃',
        '攻撃 必要数',
        '攻撃できるか',
        'attack cost',
        'how many discs',
        'can I attack',
      ],
      body: {
        ja: [
          '同じスペースにいる相手1体を選び、その防御ステータス+1のグールディスクを払って攻撃する。成否のダイスは振らない。',
          {
            head: ['ディスク', '相手', '費用', '結果'],
            rows: [
              ['4', 'ナイト 筋力3', '4', '残り0'],
              ['3', 'ナイト 筋力3', '4', '攻撃できない'],
              ['2', 'シーフ ステルス0', '1', '残り1'],
              ['6', 'ドラゴン アーマー4', '5', '残り1'],
              ['3', 'クリスタル', '3', '残り0'],
            ],
          },
          'ターンの終わりに残ったディスクが防御力になる。',
        ],
        en: [
          'Choose one piece on your space and spend Ghoul discs equal to its defense statistic + 1. There is no roll to hit.',
          {
            head: ['discs', 'target', 'cost', 'result'],
            rows: [
              ['4', 'Knight, Strength 3', '4', '0 left'],
              ['3', 'Knight, Strength 3', '4', 'no attack'],
              ['2', 'Thief, Stealth 0', '1', '1 left'],
              ['6', 'Dragon, Armor 4', '5', '1 left'],
              ['3', 'Crystal', '3', '0 left'],
            ],
          },
          'Discs left at the end of your turn are your Defense.',
        ],
      },
      related: [
        'attack-defense-statistic',
        'attack-once-per-target',
        'ghoul-attack-effects',
        'ghoul-after-attack',
        'vile-ghoul-attack',
      ],
      source: ['63-64', '73'],
      links: { tools: ['ghoul-attack'] },
    },
    {
      id: 'attack-defense-statistic',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '相手の防御ステータス：筋力・アーマー・ステルス',
        en: 'Defense statistic: Strength, Armor or Stealth',
      },
      reading: 'あいてのぼうぎょすてーたす：きんりょく・あーまー・すてるす',
      terms: [
        {
          ja: '防御ステータス',
          reading: 'ぼうぎょすてーたす',
          en: 'defense statistic',
          aliases: ['防御力ステータス', '防御の値', 'defence statistic', 'defense stat'],
        },
        {
          ja: '筋力',
          reading: 'きんりょく',
          en: 'Strength',
          aliases: ['ストレングス', '腕力', 'STR'],
        },
        { ja: 'アーマー', reading: 'あーまー', en: 'Armor', aliases: ['鎧', '装甲', 'armour'] },
        { ja: 'ステルス', reading: 'すてるす', en: 'Stealth', aliases: ['隠密', '隠れ身'] },
      ],
      aliases: ['どの値を使う', '相手の防御', 'which stat', 'target defense'],
      body: {
        ja: [
          {
            head: ['相手', '防御ステータス'],
            rows: [
              ['ナイト', '筋力'],
              ['ゴブリン部族', '筋力（その部族の）'],
              ['ドラゴン', 'アーマー'],
              ['ユニコーン', 'アーマー'],
              ['シーフ', 'ステルス'],
              ['クリスタル', 'なし（3で固定）'],
            ],
          },
          '今の値は相手のボードで確かめる。',
        ],
        en: [
          {
            head: ['target', 'defense statistic'],
            rows: [
              ['Knight', 'Strength'],
              ['Goblin Tribe', 'Strength (of that tribe)'],
              ['Dragon', 'Armor'],
              ['Unicorn', 'Armor'],
              ['Thief', 'Stealth'],
              ['Crystal', 'none (always 3)'],
            ],
          },
          "Read the present value from the other player's board.",
        ],
      },
      related: ['ghoul-attack-cost', 'vile-ghoul-attack', 'others-entry'],
      source: ['64', '240'],
      links: {
        tracks: [
          'knight.strength',
          'goblins.tribe1',
          'goblins.tribe2',
          'goblins.tribe3',
          'dragon.armor',
          'unicorn.armor',
          'thief.stealth',
        ],
      },
    },
    {
      id: 'attack-once-per-target',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '同じ相手は1ターンに1回だけ攻撃できる',
        en: 'Attack each target only once a turn',
      },
      reading: 'おなじあいては1たーんに1かいだけこうげきできる',
      aliases: ['2回攻撃', '連続攻撃', '同じ対象', 'attack twice', 'same target again', '別の相手'],
      body: {
        ja: [
          '同じターンに同じ対象をもう一度攻撃することはできない。',
          '別の相手なら何体でも攻撃できる。グールはディスクを払える限り、バイルグールは攻撃力が上回る限り。',
          '例：グールがディスク5枚で筋力1の部族（2枚）、続いてステルス1のシーフ（2枚）を攻撃し、残り1枚。',
        ],
        en: [
          'You cannot attack the same target again in the same turn.',
          'You may attack any number of different ones: the Ghoul while it can pay, the Vile Ghoul while its Attack is greater.',
          'Example: with 5 discs the Ghoul attacks a tribe of Strength 1 (2 discs), then a Thief of Stealth 1 (2 discs); 1 is left.',
        ],
      },
      related: ['ghoul-attack-cost', 'attack-go-on', 'ghoul-move-unattackable'],
      source: ['65', '244', 'Y'],
    },
    {
      id: 'ghoul-attack-effects',
      roles: ['ghoul'],
      title: { ja: '攻撃の効果一覧（相手ごと）', en: 'What an attack does, target by target' },
      reading: 'こうげきのこうかいちらん（あいてごと）',
      aliases: [
        '攻撃 効果',
        'グールの攻撃',
        'ダメージ',
        '攻撃すると',
        'attack effects',
        'damage',
        'result of attack',
      ],
      body: {
        ja: [
          {
            head: ['相手', '効果'],
            rows: [
              [
                'ナイト',
                '選ぶ：経験値（ヒーローキューブ1つにつき1）／ヘルス1／トレジャーカード1枚',
              ],
              ['ゴブリン部族', '散る'],
              ['ドラゴン', '選ぶ：パワーカードをアーマーの枚数／ヘルス1／怠惰キューブ1つ戻す'],
              ['ユニコーン', '選ぶ：ユニコーンカードをアーマーの枚数／ヘルス1'],
              ['シーフ', '死ぬ。恐怖カードを引いて1枚残す'],
              ['クリスタル', '砕ける（ディスク3枚）'],
            ],
          },
          '選ぶのは攻撃された側。',
          'その後、怒り+1、それから飛び退く。',
        ],
        en: [
          {
            head: ['target', 'effect'],
            rows: [
              ['Knight', 'chooses: Grit (1 per hero cube), 1 Health, or 1 Treasure card'],
              ['Goblin Tribe', 'scatters'],
              ['Dragon', 'chooses: Power cards equal to Armor, 1 Health, or 1 Sloth cube back'],
              ['Unicorn', 'chooses: Unicorn cards equal to Armor, or 1 Health'],
              ['Thief', 'dies; draw Terror cards and keep one'],
              ['Crystal', 'smashed (3 discs)'],
            ],
          },
          'The attacked player chooses.',
          'Then +1 Fury, then skitter.',
        ],
      },
      related: [
        'ghoul-attack-knight',
        'attack-dragon',
        'attack-unicorn',
        'attack-thief',
        'ghoul-after-attack',
      ],
      source: ['68-75', 'G1'],
      links: { notices: ['victimLoses'] },
    },
    {
      id: 'ghoul-after-attack',
      roles: ['ghoul'],
      title: {
        ja: '攻撃の後：怒り+1、それから飛び退く',
        en: 'After your attack: +1 Fury, then skitter',
      },
      reading: 'こうげきのあと：いかり+1、それからとびのく',
      aliases: ['攻撃後', '攻撃の処理順', 'after attacking', 'order after attack'],
      body: {
        ja: [
          '1 攻撃の効果を解決する。',
          '2 怒りを1得る。偶数に届いたら恐怖カードを1枚引く。',
          '3 飛び退く。',
          '4 移動力ポイントや攻撃ポイントが残っていれば、ターンを続けられる。',
        ],
        en: [
          '1 Resolve the effect of the attack.',
          '2 Gain 1 Fury; if that reaches an even space, draw a Terror card.',
          '3 Skitter.',
          '4 With movement points or attack points left you may go on.',
        ],
      },
      related: ['ghoul-fury-gain', 'skitter', 'attack-go-on', 'ghoul-fury-terror'],
      source: ['75', '82', '114'],
    },
    {
      id: 'attack-go-on',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '飛び退いた後も移動や攻撃を続けてよい',
        en: 'You may go on moving and attacking after a skitter',
      },
      reading: 'とびのいたあともいどうやこうげきをつづけてよい',
      aliases: [
        '攻撃後 移動',
        'ターン続行',
        '飛び退いたら終わり',
        'continue after skitter',
        'does the turn end',
        'move after attack',
      ],
      body: {
        ja: [
          '自分のターンに飛び退いても、ターンは終わらない。',
          '残りのポイントで移動や収集を続け、別の相手を攻撃できる。',
        ],
        en: [
          'Skittering on your own turn does not end it.',
          'Use your remaining points to move, collect and attack other targets.',
        ],
      },
      note: {
        ja: 'この資料には書かれていない。公式FAQの扱いによる。',
        en: 'Not in the source sheet; this follows the official FAQ.',
      },
      related: ['ghoul-after-attack', 'skitter', 'attack-once-per-target'],
      source: ['75', 'G1'],
    },
  ],
};
