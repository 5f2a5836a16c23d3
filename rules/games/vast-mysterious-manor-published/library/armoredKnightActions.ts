import type { Chapter } from '../../../library/entry';

export const armoredKnightActionsChapter: Chapter = {
  id: 'armored-knight-actions',
  title: { ja: 'アーマードナイト：アクション', en: 'Armored Knight: actions' },
  entries: [
    {
      id: 'knight-actions',
      roles: ['armoredKnight'],
      title: {
        ja: 'アーマードナイトのアクション一覧',
        en: 'The Armored Knight’s actions',
      },
      reading: 'あーまーどないとのあくしょんいちらん',
      aliases: [
        'アーマードナイト アクション',
        'アーマードナイト できること',
        'armored knight actions',
        'what can the armored knight do',
        'ヒーローキューブ アーマードナイト',
      ],
      body: {
        ja: [
          'ヒーローキューブは、トラックのほかに次のアクションにも置く。',
          {
            head: ['アクション', 'キューブ', '1ターンに'],
            entries: [
              ['javelin', 'javelin', 'javelin'],
              ['knight-lob-bomb', 'knight-lob-bomb', 'knight-lob-bomb'],
              ['knight-intuit', 'knight-intuit', 'knight-intuit'],
              ['knight-repair-armor', 'knight-repair-armor', 'knight-repair-armor'],
              ['knight-bolster', 'knight-bolster', 'knight-bolster'],
            ],
            rows: [
              ['投げ槍を投げる', '1', '1回'],
              ['爆弾投げ', '1', '記載なし'],
              ['直感', '1', '記載なし'],
              ['鎧の修理', '2', '1回'],
              ['奮起', '1', '1回'],
            ],
          },
        ],
        en: [
          'Besides the tracks hero cubes also go on these actions.',
          {
            head: ['Action', 'Cubes', 'A turn'],
            entries: [
              ['javelin', 'javelin', 'javelin'],
              ['knight-lob-bomb', 'knight-lob-bomb', 'knight-lob-bomb'],
              ['knight-intuit', 'knight-intuit', 'knight-intuit'],
              ['knight-repair-armor', 'knight-repair-armor', 'knight-repair-armor'],
              ['knight-bolster', 'knight-bolster', 'knight-bolster'],
            ],
            rows: [
              ['Throw Javelin', '1', 'once'],
              ['Lob Bomb', '1', 'no limit given'],
              ['Intuit', '1', 'no limit given'],
              ['Repair Armor', '2', 'once'],
              ['Bolster', '1', 'once'],
            ],
          },
        ],
      },
      note: {
        ja: 'キューブ2個と書かれているのは鎧の修理だけ。ほかを1個とするのは推測。',
        en: 'Only Repair Armor is said to take 2 cubes; 1 for the others is inferred.',
      },
      related: ['armored-knight-turn', 'hero-cubes', 'knight-statistics', 'armored-knight-grit'],
      source: ['2730-2802', 'I'],
      links: { tracks: ['armoredKnight.abilityCubes'] },
    },
    {
      id: 'javelin',
      roles: ['armoredKnight'],
      title: {
        ja: '投げ槍：トレジャーの代わりに得て、1ターンに1回投げる',
        en: 'Javelin: taken for a treasure, thrown once a turn',
      },
      reading: 'なげやり：とれじゃーのかわりにえて、1たーんに1かいなげる',
      terms: [
        {
          ja: '投げ槍',
          reading: 'なげやり',
          en: 'javelin',
          aliases: ['ジャベリン', 'やり', 'Throw Javelin', 'ジャベリンを投げる'],
        },
      ],
      aliases: ['投げ槍 得る', 'throw a javelin', 'アーマードナイト 遠距離', 'get a javelin'],
      body: {
        ja: [
          'エンカウンターでトレジャー1つごとに、経験値5の代わりに1つ得られる。',
          'ヒーローキューブを置いて投げる。1ターンに1回。',
        ],
        en: [
          'In an encounter each treasure may give a javelin instead of 5 Grit.',
          'Put a hero cube on Throw Javelin to throw it, once a turn.',
        ],
      },
      note: {
        ja: '届く距離と効果はボードで読む。',
        en: 'Read range and effect off the board.',
      },
      related: ['knight-actions', 'encounter', 'knight-grit-gains'],
      source: ['2730-2802'],
      links: { tracks: ['armoredKnight.javelins'] },
    },
    {
      id: 'knight-lob-bomb',
      roles: ['armoredKnight'],
      title: { ja: '爆弾投げ：ヒーローキューブを置く', en: 'Lob Bomb: put a hero cube on it' },
      reading: 'ばくだんなげ：ひーろーきゅーぶをおく',
      terms: [
        {
          ja: '爆弾投げ',
          reading: 'ばくだんなげ',
          en: 'Lob Bomb',
          aliases: ['爆弾', 'ボム', 'bomb', 'ロブボム'],
        },
      ],
      aliases: ['アーマードナイト 爆弾', 'knight bomb', 'throw a bomb'],
      body: {
        ja: ['ヒーローキューブを置いて行うアクション。回数の制限は書かれていない。'],
        en: ['An action for a hero cube, without a limit given.'],
      },
      note: {
        ja: '効果は、このアプリの資料にない。ボードで読む。',
        en: 'What it does is not in the material of this app; read it off the board.',
      },
      related: ['knight-actions', 'knight-intuit', 'printed-values'],
      source: ['2730-2802', 'U'],
    },
    {
      id: 'knight-intuit',
      roles: ['armoredKnight'],
      title: { ja: '直感：ヒーローキューブを置く', en: 'Intuit: put a hero cube on it' },
      reading: 'ちょっかん：ひーろーきゅーぶをおく',
      terms: [
        {
          ja: '直感',
          reading: 'ちょっかん',
          en: 'Intuit',
          aliases: ['インチュイット', 'intuition'],
        },
      ],
      aliases: ['アーマードナイト 直感', 'knight intuit', 'intuit effect'],
      body: {
        ja: ['ヒーローキューブを置いて行うアクション。回数の制限は書かれていない。'],
        en: ['An action for a hero cube, without a limit given.'],
      },
      note: {
        ja: '効果は、このアプリの資料にない。ボードで読む。',
        en: 'What it does is not in the material of this app; read it off the board.',
      },
      related: ['knight-actions', 'knight-lob-bomb', 'printed-values'],
      source: ['2730-2802', 'U'],
    },
    {
      id: 'knight-repair-armor',
      roles: ['armoredKnight'],
      title: {
        ja: '鎧の修理：ヒーローキューブ2個、1ターンに1回',
        en: 'Repair Armor: two hero cubes, once a turn',
      },
      reading: 'よろいのしゅうり：ひーろーきゅーぶ2こ、1たーんに1かい',
      terms: [
        {
          ja: '鎧の修理',
          reading: 'よろいのしゅうり',
          en: 'Repair Armor',
          aliases: ['鎧を直す', 'アーマー修理', '修理', 'repair'],
        },
      ],
      aliases: [
        'アーマードナイト 回復',
        'can the armored knight heal',
        'アーマードナイト 鎧',
        'knight heal',
      ],
      body: {
        ja: ['ヒーローキューブを2個置く。1ターンに1回だけ。'],
        en: ['Put two hero cubes on it, only once a turn.'],
      },
      note: {
        ja: '何がいくつ直るかは、このアプリの資料にない。ボードで読む。',
        en: 'What it mends and how much is not in the material of this app; read it off the board.',
      },
      related: ['armored-knight-health', 'knight-actions', 'printed-values'],
      source: ['2730-2802', 'U'],
    },
    {
      id: 'knight-bolster',
      roles: ['armoredKnight'],
      title: {
        ja: '奮起：次のアタックの筋力 +2、1ターンに1回',
        en: 'Bolster: +2 Strength for the next attack, once a turn',
      },
      reading: 'ふんき：つぎのあたっくのきんりょく +2、1たーんに1かい',
      terms: [
        {
          ja: '奮起',
          reading: 'ふんき',
          en: 'Bolster',
          aliases: ['ボルスター', '気合', 'boost'],
        },
      ],
      aliases: ['アーマードナイト 筋力 +2', 'bolster strength', 'knight strength bonus'],
      body: {
        ja: [
          'ヒーローキューブを置くと、次のアタックの筋力が2上がる。1ターンに1回。',
          '防御力は上がらない。',
        ],
        en: [
          'Put a hero cube on it: the next attack has 2 more Strength. Once a turn.',
          'Defense does not rise.',
        ],
      },
      related: ['armored-knight-defense', 'knight-actions', 'hit-or-miss'],
      source: ['2802', '2724-2728'],
    },
  ],
};
