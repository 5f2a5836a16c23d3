import type { Chapter } from '../../../library/entry';

export const vileGhoulAttackChapter: Chapter = {
  id: 'vile-ghoul-attacking',
  title: { ja: 'バイルグールの攻撃と防御', en: 'Vile Ghoul: attacking and defending' },
  entries: [
    {
      id: 'vile-ghoul-attack',
      roles: ['vileGhoul'],
      title: {
        ja: '攻撃力が防御ステータスを超えれば攻撃できる',
        en: 'Attack if your Attack exceeds the defense statistic',
      },
      reading: 'こうげきりょくがぼうぎょすてーたすをこえればこうげきできる',
      aliases: [
        'バイルグール 攻撃',
        '攻撃できるか',
        '同じ値',
        'vile ghoul attack',
        'equal is not enough',
        'can vile ghoul attack',
      ],
      body: {
        ja: [
          '同じスペースの相手の防御ステータスより、攻撃力（+一時ボーナス）が大きいときだけ攻撃できる。同じでは足りない。',
          {
            head: ['攻撃力', 'ボーナス', '相手', '攻撃', '入る費用（壁なし）'],
            rows: [
              ['3', '0', '2', 'できる', '1'],
              ['3', '0', '3', 'できない', '2'],
              ['3', '1', '3', 'できる', '1'],
              ['1', '2', '2', 'できる', '1'],
              ['5', '0', '4', 'しない', '2'],
              ['2', '0', 'クリスタル', 'できない', '1'],
            ],
          },
        ],
        en: [
          'You may attack a piece on your space only if your Attack (with temporary bonus) is greater than its defense statistic. Equal is not enough.',
          {
            head: ['Attack', 'bonus', 'target', 'attack', 'cost to enter (no wall)'],
            rows: [
              ['3', '0', '2', 'yes', '1'],
              ['3', '0', '3', 'no', '2'],
              ['3', '1', '3', 'yes', '1'],
              ['1', '2', '2', 'yes', '1'],
              ['5', '0', '4', 'not wanted', '2'],
              ['2', '0', 'Crystal', 'no', '1'],
            ],
          },
        ],
      },
      related: [
        'vile-ghoul-attack-effects',
        'vile-ghoul-boost-attack',
        'vile-ghoul-crystal',
        'attack-defense-statistic',
      ],
      source: ['239-242'],
      links: { tools: ['vile-ghoul-attack'] },
    },
    {
      id: 'vile-ghoul-crystal',
      roles: ['vileGhoul'],
      title: {
        ja: 'クリスタルを砕くには攻撃力3以上',
        en: 'Smashing a Crystal needs Attack 3 or more',
      },
      reading: 'くりすたるをくだくにはこうげきりょく3いじょう',
      aliases: [
        'バイルグール クリスタル',
        'vile ghoul crystal',
        '水晶 砕く',
        'クリスタル 恐怖カード',
        'crystal terror card',
      ],
      body: {
        ja: [
          'クリスタルを砕けるのは攻撃力が3以上のとき。',
          'グールディスクは払わない。砕いた後は飛び退く。',
        ],
        en: [
          'You can smash a Crystal if your Attack is at least 3.',
          'No Ghoul discs are spent. You skitter afterwards.',
        ],
      },
      note: {
        ja: '砕いたときにも攻撃成功として恐怖カードを引くかは書かれておらず、未確認。',
        en: 'Whether smashing one is a successful attack that draws a Terror card is not stated; unconfirmed.',
      },
      related: [
        'vile-ghoul-attack',
        'ghoul-attack-crystal',
        'vile-ghoul-win',
        'skitter-no-opponent',
      ],
      source: ['73', '242'],
      links: { tracks: ['vileGhoul.crystals'] },
    },
    {
      id: 'vile-ghoul-attack-effects',
      roles: ['vileGhoul'],
      title: {
        ja: '攻撃の効果はグールと同じ、例外3つ',
        en: 'Attack effects as for the Ghoul, with three exceptions',
      },
      reading: 'こうげきのこうかはぐーるとおなじ、れいがい3つ',
      aliases: ['バイルグール 効果', '例外', 'vile ghoul effects', 'exceptions', '攻撃後'],
      body: {
        ja: [
          '例外1：攻撃スペースのグールディスクは減らない。',
          '例外2：ナイトは選べず、ヘルスを1失う。',
          '例外3：殺すのが勝利条件の相手は、ヘルスを失う方を選ばなければならない。',
          'その他の相手への効果はグールの攻撃と同じ。',
          '攻撃の後は恐怖カードを1枚引き、飛び退く。怒りはない。',
        ],
        en: [
          'Exception 1: no Ghoul discs leave the Attack space.',
          'Exception 2: the Knight has no choice; she loses 1 Health.',
          'Exception 3: a player you must kill to win has to choose losing Health.',
          'All other effects are those of the Ghoul.',
          'After the attack draw a Terror card and skitter; there is no Fury.',
        ],
      },
      related: [
        'vile-ghoul-attack-knight',
        'vile-ghoul-must-lose-health',
        'attack-dragon',
        'attack-unicorn',
        'attack-thief',
      ],
      source: ['243-246', '252'],
    },
    {
      id: 'vile-ghoul-attack-knight',
      roles: ['vileGhoul'],
      title: {
        ja: 'バイルグールの攻撃でナイトはヘルスを1失う',
        en: 'The Knight loses 1 Health to a Vile Ghoul',
      },
      reading: 'ばいるぐーるのこうげきでないとはへるすを1うしなう',
      aliases: ['バイルグール ナイト', 'vile ghoul knight', 'ナイト ダメージ'],
      body: {
        ja: [
          '経験値やトレジャーカードで肩代わりできない。',
          '0になれば死に、バイルグールの勝ち。',
          '必要な攻撃力はナイトの筋力より大きい値。',
        ],
        en: [
          'She cannot give up Grit or a Treasure card instead.',
          'At 0 she dies and the Vile Ghoul wins.',
          'Your Attack has to be greater than her Strength.',
        ],
      },
      related: [
        'vile-ghoul-attack-effects',
        'vile-ghoul-must-lose-health',
        'ghoul-attack-knight',
        'vile-ghoul-win',
      ],
      source: ['203', '245'],
    },
    {
      id: 'vile-ghoul-must-lose-health',
      roles: ['vileGhoul'],
      title: {
        ja: '標的の相手はヘルスを失うしかない',
        en: 'A target you must kill has to lose Health',
      },
      reading: 'ひょうてきのあいてはへるすをうしなうしかない',
      aliases: [
        'ヘルス 選択',
        '勝利条件の相手',
        'must choose health',
        'ドラゴン ヘルス',
        'target player',
      ],
      body: {
        ja: [
          '殺すことが勝利条件になっているプレイヤーは、攻撃されたら必ずヘルスを失う。カードやキューブは選べない。',
          '例：ナイトのいないゲームのドラゴン。',
          '標的でないプレイヤーは、グールのときと同じく自分で選ぶ。',
        ],
        en: [
          'A player whose death is your goal always loses Health to your attack; cards or cubes cannot be chosen.',
          'Example: the Dragon in a game without a Knight.',
          'Players who are not your goal choose as against the Ghoul.',
        ],
      },
      related: ['vile-ghoul-win', 'attack-dragon', 'attack-unicorn', 'vile-ghoul-attack-effects'],
      source: ['246'],
    },
    {
      id: 'vile-ghoul-defense',
      roles: ['vileGhoul'],
      title: {
        ja: '防御力は攻撃力と同じ（ブースト不可）',
        en: 'Defense equals Attack, without Boost dice',
      },
      reading: 'ぼうぎょりょくはこうげきりょくとおなじ（ぶーすとふか）',
      aliases: ['バイルグール 防御', 'vile ghoul defense', '防御 上げる'],
      body: {
        ja: [
          'このターンの攻撃力が、次の自分のターンまでの防御力になる。攻撃しても下がらない。',
          'ブーストダイスで防御力は上げられない。',
          '他のプレイヤーが入れる条件や受ける効果は、グールと同じ。',
        ],
        en: [
          'Your Attack of this turn is your Defense until your next turn, however often you attacked.',
          'Boost dice cannot raise it.',
          'Who may enter your space and what they do is the same as for the Ghoul.',
        ],
      },
      related: ['ghoul-set-defense', 'others-entry', 'vile-ghoul-boost-dice'],
      source: ['247-250'],
      links: { steps: ['vileDefend'] },
    },
    {
      id: 'vile-ghoul-terror',
      roles: ['vileGhoul'],
      title: {
        ja: '攻撃成功か宝2つごとに恐怖カードを1枚',
        en: 'A Terror card per successful attack and per two Treasures',
      },
      reading: 'こうげきせいこうかたから2つごとにきょうふかーどを1まい',
      aliases: [
        'バイルグール 恐怖カード',
        'バイルグール 怒り',
        'vile ghoul terror',
        'no fury',
        '怒りを記録しない',
      ],
      body: {
        ja: [
          '攻撃が成功するたびに、恐怖カードを1枚引く。',
          'トレジャートークンかドラゴンジェムを2つ集めるたびにも、1枚引く。',
          '怒りは記録しない。偶数の怒りで引くグールの決まりは使わない。',
        ],
        en: [
          'Draw a Terror card for each successful attack.',
          'Draw one too for every two Treasure tokens or Dragon Gems collected.',
          'Fury is not tracked; drawing at even Fury is for the Ghoul only.',
        ],
      },
      related: ['terror-draw', 'ghoul-fury-terror', 'collect-treasure', 'terror-card'],
      source: ['251-253'],
      links: { tracks: ['vileGhoul.terrorCards', 'vileGhoul.treasure'] },
    },
  ],
};
