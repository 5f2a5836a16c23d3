import type { Chapter } from '../../../library/entry';

export const othersPowersChapter: Chapter = {
  id: 'others-powers',
  title: {
    ja: 'ドラゴンとシーフがグールにできること',
    en: 'What Dragon and Thief can do to the Ghoul',
  },
  entries: [
    {
      id: 'others-dragon',
      roles: [],
      title: {
        ja: 'ドラゴンは地下なら自由、出現中はアーマー勝負',
        en: 'The Dragon enters freely underground, surfaced by Armor',
      },
      reading: 'どらごんはちかならじゆう、しゅつげんちゅうはあーまーしょうぶ',
      terms: [
        {
          ja: '地下',
          reading: 'ちか',
          en: 'underground',
          aliases: ['地中', '地下のドラゴン', 'below ground'],
        },
        {
          ja: '出現',
          reading: 'しゅつげん',
          en: 'surfaced',
          aliases: ['地上', '地表', '浮上', 'surface', 'above ground'],
        },
      ],
      aliases: ['ドラゴン グール攻撃', '竜', 'dragon attacks ghoul', 'dragon enters'],
      body: {
        ja: [
          '地下にいる間は、グールのいるスペースに自由に入れる。',
          '出現している間は、アーマーがグールの防御力より大きいときだけ入れる。',
          '攻撃にはクロウか叩き潰すを使う。',
        ],
        en: [
          "While underground he enters the Ghoul's space freely.",
          'While surfaced he may enter only if his Armor is greater than its Defense.',
          'He attacks with Claw or Scratch.',
        ],
      },
      related: [
        'others-claw',
        'others-scratch',
        'others-hiss',
        'others-flame-wall',
        'others-entry',
      ],
      source: ['101'],
      links: { steps: ['dragonTurn'] },
    },
    {
      id: 'others-claw',
      roles: [],
      title: {
        ja: 'クロウはゴブリン1匹を食べたのと同じ',
        en: 'Claw on the Ghoul counts as eating 1 Goblin',
      },
      reading: 'くろうはごぶりん1ぴきをたべたのとおなじ',
      terms: [{ ja: 'クロウ', reading: 'くろう', en: 'Claw', aliases: ['爪', '鉤爪', '引っ掻き'] }],
      aliases: ['ドラゴン 爪', '食べた数', 'claw ghoul', 'eat goblin'],
      body: {
        ja: [
          'ドラゴンがクロウでグールを攻撃すると、ゴブリンを1匹食べたと数える。',
          'グールは飛び退く。恐怖カードは失わない。',
        ],
        en: [
          'If the Dragon attacks the Ghoul with Claw he counts as having eaten 1 Goblin.',
          'The Ghoul skitters and loses no Terror card.',
        ],
      },
      related: ['others-scratch', 'others-dragon', 'dragon-words'],
      source: ['101-102'],
      links: { notices: ['clawed'] },
    },
    {
      id: 'others-scratch',
      roles: [],
      title: {
        ja: '叩き潰すはゴブリン3匹分、恐怖カードも1枚捨てる',
        en: 'Scratch counts as 3 Goblins and costs a Terror card',
      },
      reading: 'たたきつぶすはごぶりん3びきぶん、きょうふかーども1まいすてる',
      terms: [
        {
          ja: '叩き潰す',
          reading: 'たたきつぶす',
          en: 'Scratch',
          aliases: ['スマッシュ', '叩きつぶす', 'たたき潰す', 'スクラッチ', 'smash attack'],
        },
      ],
      aliases: [
        'ドラゴン スマッシュ',
        '恐怖カード 捨てる',
        'dragon scratch ghoul',
        'three goblins',
      ],
      body: {
        ja: [
          'ドラゴンが叩き潰すでグールを攻撃すると、ゴブリンを3匹食べたと数える。',
          'グールは恐怖カードを1枚捨て、飛び退く。',
        ],
        en: [
          'If the Dragon attacks the Ghoul with Scratch he counts as having eaten 3 Goblins.',
          'The Ghoul discards a Terror card and skitters.',
        ],
      },
      related: ['others-claw', 'others-dragon', 'terror-lost'],
      source: ['101', '103'],
      links: { notices: ['scratched'] },
    },
    {
      id: 'others-hiss',
      roles: [],
      title: { ja: 'ヒスはグールに効かない', en: 'Hiss does not affect the Ghoul' },
      reading: 'ひすはぐーるにきかない',
      terms: [{ ja: 'ヒス', reading: 'ひす', en: 'Hiss', aliases: ['威嚇', '威嚇音', 'シューッ'] }],
      aliases: ['ドラゴン ヒス', 'hiss ghoul', '威嚇 グール'],
      body: {
        ja: ['ドラゴンのヒスはグールに何も起こさない。飛び退きもしない。'],
        en: ['Hiss of the Dragon does nothing to the Ghoul; it does not even skitter.'],
      },
      related: ['others-dragon', 'others-flame-wall'],
      source: ['104'],
    },
    {
      id: 'others-flame-wall',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '炎の壁に入ると飛び退くだけ',
        en: 'Entering a Flame Wall: you skitter, nothing else',
      },
      reading: 'ほのおのかべにはいるととびのくだけ',
      terms: [
        {
          ja: '炎の壁',
          reading: 'ほのおのかべ',
          en: 'Flame Wall',
          aliases: ['ファイアウォール', 'フレイムウォール', '火の壁', 'fire wall'],
        },
      ],
      aliases: ['炎 ダメージ', 'fire', 'flame wall ghoul'],
      body: {
        ja: ['炎の壁のあるスペースに入ったら飛び退く。', 'それ以外の害はない。'],
        en: ['If you enter a space with a Flame Wall you skitter.', 'It does nothing else to you.'],
      },
      related: ['others-dragon', 'skitter', 'terrain-magma'],
      source: ['105'],
    },
    {
      id: 'others-thief',
      roles: [],
      title: {
        ja: 'シーフはステルスが防御力を超えれば入れる',
        en: 'The Thief enters if his Stealth exceeds Defense',
      },
      reading: 'しーふはすてるすがぼうぎょりょくをこえればはいれる',
      aliases: ['シーフ グール攻撃', '盗賊', 'thief enters', 'thief attacks ghoul'],
      body: {
        ja: [
          'シーフはステルスがグールの防御力より大きいときだけ、同じスペースに入れる。',
          '入った後、スリか不意打ちで攻撃できる。',
          '攻撃されたグールは飛び退く。',
        ],
        en: [
          "The Thief may enter the Ghoul's space only if his Stealth is greater than its Defense.",
          'He may then attack it with Pickpocket or Backstab.',
          'The Ghoul skitters after the attack.',
        ],
      },
      related: ['others-pickpocket', 'others-backstab', 'others-entry', 'attack-thief'],
      source: ['108'],
      links: { steps: ['thiefTurn'] },
    },
    {
      id: 'others-pickpocket',
      roles: [],
      title: {
        ja: 'スリ：宝1つを盗むか恐怖カード1枚を戻させる',
        en: 'Pickpocket: a Treasure token or a Terror card',
      },
      reading: 'すり：たから1つをぬすむかきょうふかーど1まいをもどさせる',
      terms: [
        {
          ja: 'スリ',
          reading: 'すり',
          en: 'Pickpocket',
          aliases: ['掏摸', 'すり', '盗む', 'ピックポケット', 'steal'],
        },
      ],
      aliases: ['シーフ 盗む', 'グールから盗む', 'steal from ghoul', 'スリ できない'],
      body: {
        ja: [
          'シーフがどちらか1つを選ぶ。',
          'グールのトレジャースペースからトレジャートークンを1つ盗む。',
          'または、グールの恐怖カード1枚を恐怖デッキに戻して切り直させる。',
          'グールがどちらも持っていなければ、スリはできない。',
        ],
        en: [
          'The Thief chooses one of these.',
          'Steal a Treasure token from the Treasure space of the Ghoul.',
          'Or make it shuffle one Terror card back into the Terror deck.',
          'If the Ghoul has neither, it cannot be pickpocketed.',
        ],
      },
      related: ['others-thief', 'others-backstab', 'collect-treasure', 'terror-lost'],
      source: ['61', '109'],
      links: { notices: ['tokenStolen', 'cardShuffledBack'] },
    },
    {
      id: 'others-backstab',
      roles: [],
      title: {
        ja: '不意打ち：キューブ1つにつき次の移動力が1減る',
        en: 'Backstab: 1 less movement next turn per cube',
      },
      reading: 'ふいうち：きゅーぶ1つにつきつぎのいどうりょくが1へる',
      terms: [
        {
          ja: '不意打ち',
          reading: 'ふいうち',
          en: 'Backstab',
          aliases: ['不意討ち', 'バックスタブ', '背後からの一撃'],
        },
        {
          ja: 'アクションキューブ',
          reading: 'あくしょんきゅーぶ',
          en: 'Action cube',
          aliases: ['シーフのキューブ', 'シーフキューブ', 'Thief cube'],
        },
      ],
      aliases: [
        '移動力 減る',
        '移動力0',
        '動けない',
        'movement reduced',
        'zero movement',
        'backstab ghoul',
      ],
      body: {
        ja: [
          'シーフが使ったアクションキューブ1つにつき、グールの次のターンの移動力ポイントが1減る。',
          '忘れないよう、そのキューブをグールのボードに置いておく。',
          '次のターンに移動力ポイントを引いたら、キューブはシーフに返す。',
          '0になったら、そのターンは移動できない。',
        ],
        en: [
          'For each Action cube the Thief spends, the Ghoul has 1 movement point less on its next turn.',
          'Keep those cubes on the board of the Ghoul as a reminder.',
          'Return them to the Thief once the movement points have been reduced.',
          'At 0 it cannot move that turn.',
        ],
      },
      related: ['others-thief', 'others-pickpocket', 'ghoul-record-movement'],
      source: ['110'],
      links: { tracks: ['ghoul.backstab', 'vileGhoul.backstab'], notices: ['backstabbed'] },
    },
  ],
};
