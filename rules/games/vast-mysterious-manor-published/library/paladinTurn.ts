import type { Chapter } from '../../../library/entry';

export const paladinTurnChapter: Chapter = {
  id: 'paladin-turn',
  title: { ja: 'パラディン：ターン', en: 'Paladin: the turn' },
  entries: [
    {
      id: 'paladin-turn',
      roles: ['paladin'],
      title: {
        ja: 'パラディンのターンは集める → アクション → 炎の3ステップ',
        en: 'The Paladin’s turn: collect, act, check Fury',
      },
      reading: 'ぱらでぃんのたーんはあつめる → あくしょん → ほのおの3すてっぷ',
      aliases: ['パラディン 手番', 'パラディン 流れ', 'Paladin turn summary', 'turn steps'],
      body: {
        ja: [
          '1. ヒーローキューブをすべて集める。',
          '2. キューブ1個につき1アクション：備え、疾走、聖戦。順番も回数も自由。',
          '3. このターン、スパイダーに命中させていなければ炎 +1。',
        ],
        en: [
          '1. Collect all hero cubes.',
          '2. Spend 1 cube per action: prepare, sprint or crusade, in any order and number.',
          '3. Gain 1 Fury if you did not hit the Spider this turn.',
        ],
      },
      related: [
        'paladin-collect',
        'paladin-actions',
        'paladin-end-of-turn',
        'turn-order',
        'paladin',
      ],
      source: ['2070-2135'],
    },
    {
      id: 'paladin-collect',
      roles: ['paladin'],
      title: {
        ja: 'ステップ1：ヒーローキューブをすべて集める',
        en: 'Step 1: collect all hero cubes',
      },
      reading: 'すてっぷ1：ひーろーきゅーぶをすべてあつめる',
      aliases: ['キューブ 回収', 'collect step', 'ターンの始め パラディン', 'キューブを戻す'],
      body: {
        ja: [
          'ボードのヒーローキューブをすべて未割り当てボックスに集める。',
          '備えのキューブも外れるので、筋力と防御力は0に戻る。',
          'ターンの始めに、出してある後光で光 +1、聖痕で炎 +1。',
        ],
        en: [
          'Take all hero cubes back to the Unassigned Hero Cubes box.',
          'Cubes on prepare come off too: Strength and Defense are 0 again.',
          'At the start of the turn a played Halo gives 1 Light, a Holy Symbol 1 Fury.',
        ],
      },
      related: ['hero-cubes', 'unassigned-box', 'treasure-halo', 'treasure-holy-symbol'],
      source: ['2070-2080', 'C'],
      links: { steps: ['paladinCollect'] },
    },
    {
      id: 'paladin-actions',
      roles: ['paladin'],
      title: {
        ja: 'ステップ2：キューブ1個で備え、疾走、聖戦のどれか',
        en: 'Step 2: 1 cube for each prepare, sprint or crusade',
      },
      reading: 'すてっぷ2：きゅーぶ1こでそなえ、しっそう、せいせんのどれか',
      aliases: ['パラディン アクション', 'Paladin actions', '何ができる', '行動', 'what can I do'],
      body: {
        ja: [
          {
            head: ['アクション', '効果'],
            rows: [
              ['備え', '筋力 +1、防御力 +1'],
              ['疾走', '2スペースまで、ライトタイルだけ'],
              ['聖戦', '0か1スペース動き、公開・アタック・神殿・トレジャー'],
            ],
          },
          'どれもヒーローキューブ1個。順番も回数も自由で、いつやめてもよい。',
          'このステップの間はいつでも、神聖カードとトレジャーを出し、炎と光を消費できる。',
        ],
        en: [
          {
            head: ['Action', 'Effect'],
            rows: [
              ['prepare', 'Strength +1, Defense +1'],
              ['sprint', 'up to 2 spaces, Lit tiles only'],
              ['crusade', 'move 0 or 1, then reveal, attacks, Shrine, treasures'],
            ],
          },
          'Each costs 1 hero cube. Any order, any number; stop when you like.',
          'At any time in this step you may play favor and treasure cards and spend Fury and Light.',
        ],
      },
      related: ['prepare', 'sprint', 'crusade', 'fury-spend', 'light-spend'],
      source: ['2070-2135'],
      links: { steps: ['paladinAct'] },
    },
    {
      id: 'paladin-end-of-turn',
      roles: ['paladin'],
      title: {
        ja: 'ステップ3：スパイダーに命中させていなければ炎 +1',
        en: 'Step 3: 1 Fury if you did not hit the Spider',
      },
      reading: 'すてっぷ3：すぱいだーにめいちゅうさせていなければほのお +1',
      aliases: ['パラディン ターン終了', 'Paladin end of turn', '終了時 炎', 'end step Fury'],
      body: {
        ja: [
          'このターンにスパイダーのどの形態にも命中させていなければ、炎を1得る。5を越えない。',
          '卵、ポルターガイスト、スケルトンへの命中は数えない。',
          '使わなかったキューブは未割り当てボックスに残る。備えのキューブは次の自分のターンまで残り、防御力になる。',
        ],
        en: [
          'If you hit no form of the Spider this turn, gain 1 Fury, up to 5.',
          'Hits on Eggs, poltergeists and Skeletons do not count.',
          'Unused cubes stay in the Unassigned Hero Cubes box; cubes on prepare stay until your next turn and defend you.',
        ],
      },
      related: ['fury-gain', 'fury-examples', 'paladin-defense', 'paladin-turn'],
      source: ['2135', '2080'],
      links: { steps: ['paladinEnd'] },
    },
    {
      id: 'hero-cubes',
      roles: ['paladin'],
      title: {
        ja: 'ヒーローキューブ：1個で1アクション、3個から7個',
        en: 'Hero cubes: one action each, from 3 up to 7',
      },
      reading: 'ひーろーきゅーぶ：1こで1あくしょん、3こから7こ',
      terms: [
        {
          ja: 'ヒーローキューブ',
          reading: 'ひーろーきゅーぶ',
          en: 'hero cube',
          aliases: ['ヒーロキューブ', 'キューブ', '英雄キューブ', '黄色キューブ', 'action cube'],
        },
      ],
      aliases: [
        'ヒーローキューブ 何個',
        'how many hero cubes',
        'アクション数',
        'number of actions',
      ],
      body: {
        ja: [
          'アクション1回に1個使う。使ったキューブは、次のターンの始めにすべて戻る。',
          {
            head: ['経験値', 'ヒーローキューブ'],
            rows: [
              ['0〜6', '3'],
              ['7〜17', '4'],
              ['18〜31', '5'],
              ['32〜40', '6'],
              ['41以上', '7'],
            ],
          },
          '増えたキューブはそのターンからすぐ使える。',
        ],
        en: [
          'Each action takes 1. All of them come back at the start of your next turn.',
          {
            head: ['Grit', 'Hero cubes'],
            rows: [
              ['0–6', '3'],
              ['7–17', '4'],
              ['18–31', '5'],
              ['32–40', '6'],
              ['41 and more', '7'],
            ],
          },
          'A new cube can be used in the same turn.',
        ],
      },
      note: {
        ja: '開始時の3個は公開されている早見ページによる。',
        en: 'The 3 cubes at the start are reported by a public reference page.',
      },
      related: ['grit-thresholds', 'hero-cubes-gained', 'hero-cubes-lost', 'hero-cubes-lord'],
      source: ['2143', 'R'],
    },
    {
      id: 'unassigned-box',
      roles: ['paladin'],
      title: {
        ja: '未割り当てボックス：まだ使えるヒーローキューブの置き場',
        en: 'Unassigned Hero Cubes box: the cubes you can still use',
      },
      reading: 'みわりあてぼっくす：まだつかえるひーろーきゅーぶのおきば',
      terms: [
        {
          ja: '未割り当てボックス',
          reading: 'みわりあてぼっくす',
          en: 'Unassigned Hero Cubes box',
          aliases: ['未割当ボックス', '未配置', '手元のキューブ', 'unassigned cubes', 'cube pool'],
        },
      ],
      aliases: ['キューブの置き場', '残りのキューブ', 'unused cubes', 'where do hero cubes go'],
      body: {
        ja: [
          'ターンの始めに、ヒーローキューブをすべてここに集める。',
          'アクションのたびに、ここから1個取ってそのアクションに置く。',
          'ここが空になったら、もうアクションはできない。',
        ],
        en: [
          'At the start of your turn all hero cubes are collected here.',
          'For each action take 1 from here and put it on that action.',
          'When it is empty you have no more actions.',
        ],
      },
      related: ['hero-cubes', 'paladin-collect', 'paladin-actions'],
      source: ['2070-2080'],
    },
  ],
};
