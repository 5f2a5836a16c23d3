import type { Chapter } from '../../../library/entry';

export const furyChapter: Chapter = {
  id: 'fury',
  title: { ja: '怒り', en: 'Fury' },
  entries: [
    {
      id: 'ghoul-fury',
      roles: ['ghoul'],
      title: {
        ja: '怒りは0から14まで、勝利への進み具合',
        en: 'Fury runs from 0 to 14 and measures your progress',
      },
      reading: 'いかりは0から14まで、しょうりへのすすみぐあい',
      terms: [
        {
          ja: '怒り',
          reading: 'いかり',
          en: 'Fury',
          aliases: [
            'rage',
            '憤怒',
            'グールの怒り',
            '怒りポイント',
            'フューリー',
            'anger of the Ghoul',
          ],
        },
        {
          ja: '怒りトラック',
          reading: 'いかりとらっく',
          en: 'Fury track',
          aliases: ['rage track', '怒りの目盛り'],
        },
        {
          ja: '怒りキューブ',
          reading: 'いかりきゅーぶ',
          en: 'Fury cube',
          aliases: ['rage cube', '怒りマーカー'],
        },
      ],
      aliases: ['怒りとは', 'what is fury', '怒り 最大', 'max fury'],
      body: {
        ja: [
          'グールがどれだけ猛り、力をつけたかを示す値。怒りキューブを怒りトラックの上で動かす。',
          '0から始まり、14が上限。',
          '増えて偶数に届くたびに恐怖カードを1枚引き、目標に届けば脱出で勝てる。',
        ],
        en: [
          'It shows how enraged and strong the Ghoul has become; move the Fury cube along the Fury track.',
          'It starts at 0 and ends at 14.',
          'Each even space reached brings a Terror card; at the goal you can win by escaping.',
        ],
      },
      related: ['ghoul-fury-gain', 'ghoul-fury-terror', 'ghoul-fury-goal', 'ghoul-fury-or-rage'],
      source: ['26', '78-79', '82-83'],
      links: { tracks: ['ghoul.rage'] },
    },
    {
      id: 'ghoul-fury-gain',
      roles: ['ghoul'],
      title: { ja: '怒りが増えるとき・減るとき', en: 'How to gain and lose Fury' },
      reading: 'いかりがふえるとき・へるとき',
      aliases: ['怒り 増やす', '怒り 減る', 'gain fury', 'lose fury', 'rage gain', '怒りを得る'],
      body: {
        ja: [
          {
            head: ['出来事', '怒り'],
            rows: [
              ['プレイヤーを攻撃した', '+1'],
              ['クリスタルを砕いた', '+1（解釈が分かれる）'],
              ['トレジャートークンが2つになった', '+1'],
              ['洞窟の催眠胞子を受けた', '−1'],
              ['他のプレイヤーに攻撃された', '変わらない'],
            ],
          },
        ],
        en: [
          {
            head: ['event', 'Fury'],
            rows: [
              ['you attacked a player', '+1'],
              ['you smashed a Crystal', '+1 (disputed)'],
              ['you have two Treasure tokens', '+1'],
              ['Soporific Spores of the Cave', '−1'],
              ['you were attacked', 'no change'],
            ],
          },
        ],
      },
      related: [
        'ghoul-after-attack',
        'ghoul-treasure-pairs',
        'ghoul-fury-crystal',
        'ghoul-others-spores',
      ],
      source: ['62', '75', '81', '107'],
    },
    {
      id: 'ghoul-fury-terror',
      roles: ['ghoul'],
      title: {
        ja: '怒りが偶数に届くたびに恐怖カードを1枚引く',
        en: 'Each even Fury space reached: draw a Terror card',
      },
      reading: 'いかりがぐうすうにとどくたびにきょうふかーどを1まいひく',
      aliases: ['偶数', '怒り 恐怖カード', 'even fury', 'draw terror card', '2ごとに'],
      body: {
        ja: [
          '怒りキューブが上がって偶数のスペース（2、4、6…）に届くたびに、恐怖カードを1枚引く。',
          '下がって届いたときは引かない。再び上がって届けばまた引く。',
          {
            head: ['怒り', '引く枚数'],
            rows: [
              ['0→1', '0'],
              ['1→2', '1'],
              ['3→5', '1'],
              ['1→4', '2'],
              ['6→5（催眠胞子）', '0'],
            ],
          },
        ],
        en: [
          'Whenever the Fury cube goes up and reaches an even space (2, 4, 6…), draw a Terror card.',
          'Going down onto one draws nothing; climbing onto it again does.',
          {
            head: ['Fury', 'cards drawn'],
            rows: [
              ['0→1', '0'],
              ['1→2', '1'],
              ['3→5', '1'],
              ['1→4', '2'],
              ['6→5 (Soporific Spores)', '0'],
            ],
          },
        ],
      },
      related: ['terror-draw', 'ghoul-fury', 'ghoul-low-roll'],
      source: ['82'],
    },
    {
      id: 'ghoul-fury-crystal',
      roles: ['ghoul'],
      title: { ja: 'クリスタルを砕いても怒り+1とする', en: 'Smashing a Crystal: count +1 Fury' },
      reading: 'くりすたるをくだいてもいかり+1とする',
      aliases: [
        'クリスタル 怒り',
        'クリスタルで怒りは増えるか',
        'crystal fury',
        'does a crystal give fury',
      ],
      body: {
        ja: [
          'クリスタルを砕くのも攻撃の1つとして並んでいるので、砕いたら怒りが1増え、それから飛び退く。',
          '怒りの説明はプレイヤーへの攻撃だけを挙げるため、始める前に全員で決めておくとよい。',
        ],
        en: [
          'Smashing a Crystal is listed among the attacks, so gain 1 Fury and skitter afterwards.',
          'The paragraph on Fury names attacks on players only, so agree on it before the game.',
        ],
      },
      note: {
        ja: '未確認。出版社のルールでもはっきりしない。',
        en: "Unconfirmed: the publisher's rules do not settle it either.",
      },
      related: ['ghoul-attack-crystal', 'ghoul-fury-gain', 'ghoul-after-attack'],
      source: ['73', '75', '81', 'G1', 'Y'],
    },
    {
      id: 'ghoul-fury-or-rage',
      roles: ['ghoul'],
      title: {
        ja: 'グールの怒りとゴブリンの怒りは別物',
        en: 'Fury of the Ghoul and Rage of the Goblins differ',
      },
      reading: 'ぐーるのいかりとごぶりんのいかりはべつもの',
      terms: [
        {
          ja: 'ゴブリンの怒り',
          reading: 'ごぶりんのいかり',
          en: 'Rage',
          aliases: ['ゴブリン 怒り', 'レイジ', 'goblin rage'],
        },
      ],
      aliases: ['怒り 違い', '憤り', 'fury vs rage', '同じ名前'],
      body: {
        ja: [
          '日本語ではどちらも「怒り」だが、英語ではグールのものがFury、ゴブリンのものがRage。',
          'グールを攻撃してゴブリンが得る1は、ゴブリンの怒りの方。グールの怒りは動かない。',
          'ユニコーンの「憤り」（Anger）もまた別の値。',
        ],
        en: [
          'Japanese uses one word for both; in English the Ghoul has Fury and the Goblins have Rage.',
          'The 1 that the Goblins gain for attacking the Ghoul is Rage; the Fury of the Ghoul stays.',
          'The Anger of the Unicorn is a third value.',
        ],
      },
      related: ['ghoul-fury', 'ghoul-others-goblins', 'others-unicorn'],
      source: ['79', '100', '106', 'Y'],
    },
  ],
};
