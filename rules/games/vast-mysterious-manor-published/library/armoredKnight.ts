import type { Chapter } from '../../../library/entry';

export const armoredKnightChapter: Chapter = {
  id: 'armored-knight',
  title: { ja: 'アーマードナイト：目標と数値', en: 'Armored Knight: goal and numbers' },
  entries: [
    {
      id: 'armored-knight',
      roles: ['armoredKnight'],
      title: {
        ja: 'アーマードナイト：パラディンの代わりのロール',
        en: 'Armored Knight: the role instead of the Paladin',
      },
      reading: 'あーまーどないと：ぱらでぃんのかわりのろーる',
      terms: [
        {
          ja: 'アーマードナイト',
          reading: 'あーまーどないと',
          en: 'Armored Knight',
          aliases: [
            'アーマーナイト',
            'アーマード・ナイト',
            '鎧の騎士',
            'ナイト',
            '騎士',
            'knight',
            'AK',
          ],
        },
      ],
      aliases: [
        'アーマードナイト 勝利条件',
        'アーマードナイト ルール',
        'armored knight rules',
        'how does the armored knight win',
      ],
      body: {
        ja: [
          'スパイダーを倒して勝つ。パラディンと同じ。',
          'シャドウパラディンがいれば、そのヘルスを0にして勝つ。',
          '自分のヘルスが0になったら、スケルトンの勝ち。',
          'ヒーローキューブを感知力、移動力、筋力と防御力トラックに置いて戦う。',
          '手番は1番目。',
        ],
        en: [
          'She wins by killing the Spider, as the Paladin does.',
          'Against a Shadow Paladin she wins by bringing his Health to 0.',
          'If her own Health is 0, the Skeletons win.',
          'Her hero cubes go on Perception, Movement and the Strength & Defense track.',
          'She plays first.',
        ],
      },
      note: {
        ja: 'シャドウパラディンとの決着と手番は早見ページによる。',
        en: 'The end against the Shadow Paladin and the turn order are from a public reference page.',
      },
      related: [
        'armored-knight-turn',
        'armored-knight-grit',
        'armored-knight-health',
        'expansion-goals',
        'knight-statistics',
      ],
      source: ['2720', '2724-2728', 'R'],
      links: { notices: ['victory.armoredKnightKillsSpider'] },
    },
    {
      id: 'armored-knight-health',
      roles: ['armoredKnight', 'skeletons'],
      title: {
        ja: 'アーマードナイトのヘルス：スケルトンの命中で −1',
        en: 'Her Health: 1 lost for each hit by a Skeleton',
      },
      reading: 'あーまーどないとのへるす：すけるとんのめいちゅうで -1',
      aliases: [
        'アーマードナイト ヘルス',
        'アーマードナイト 負け',
        'armored knight health',
        'knight loses',
        'ヘルス0 アーマードナイト',
      ],
      body: {
        ja: [
          'スケルトンの命中ごとにヘルス −1。その場にとどまる。',
          '0になったらスケルトンの勝ち。',
          '鎧を直すアクション「鎧の修理」がある。',
        ],
        en: [
          'Each hit by a Skeleton costs 1 Health; she stays where she is.',
          'At 0 the Skeletons win.',
          'An action, Repair Armor, mends what she wears.',
        ],
      },
      note: {
        ja: '最初のヘルスはボードに印刷されている。命中後もとどまるのはパラディンからの推測。',
        en: 'Her first Health is printed on the board. That she stays when hit is inferred from the Paladin.',
      },
      related: [
        'armored-knight-defense',
        'knight-repair-armor',
        'skeleton-strike',
        'printed-values',
      ],
      source: ['2724-2728', '2802', 'R', 'I'],
      links: { tracks: ['armoredKnight.health'] },
    },
    {
      id: 'armored-knight-defense',
      roles: ['armoredKnight', 'skeletons'],
      title: {
        ja: '筋力も防御力も1＋置いたキューブの数',
        en: 'Strength and Defense: 1 plus the cubes placed',
      },
      reading: 'きんりょくもぼうぎょりょくも1+おいたきゅーぶのかず',
      terms: [
        {
          ja: '筋力と防御力トラック',
          reading: 'きんりょくとぼうぎょりょくとらっく',
          en: 'Strength & Defense track',
          aliases: [
            '筋力と防御力',
            'Strength & Defense',
            'Strength and Defense track',
            '筋力・防御力',
          ],
        },
      ],
      aliases: [
        'アーマードナイト 筋力',
        'アーマードナイト 防御力',
        'armored knight strength',
        'armored knight defense',
        'アーマードナイト アタックを強いる',
      ],
      body: {
        ja: [
          {
            head: ['置いたキューブ', '筋力', '防御力'],
            rows: [
              ['0', '1', '1'],
              ['1', '2', '2'],
              ['2', '3', '3'],
              ['3', '4', '4'],
            ],
          },
          '奮起すると、次のアタックだけ筋力 +2。',
          '彼女のタイルに入ったら、アタックしなければならない。',
        ],
        en: [
          {
            head: ['Cubes placed', 'Strength', 'Defense'],
            rows: [
              ['0', '1', '1'],
              ['1', '2', '2'],
              ['2', '3', '3'],
              ['3', '4', '4'],
            ],
          },
          'Bolster adds 2 Strength to the next attack only.',
          'Walking in on her means attacking her.',
        ],
      },
      note: {
        ja: 'アタックを強いるのは推測。',
        en: 'That she forces attacks is inferred.',
      },
      related: ['knight-bolster', 'hit-or-miss', 'forcing-attacks', 'knight-statistics'],
      source: ['2724-2728', '2802', 'I'],
      links: { tracks: ['armoredKnight.strengthCubes'] },
    },
    {
      id: 'knight-statistics',
      roles: ['armoredKnight'],
      title: {
        ja: '感知力はエンカウンター、移動力は歩数の上限',
        en: 'Perception limits encounters, Movement limits spaces',
      },
      reading: 'かんちりょくはえんかうんたー、いどうりょくはほすうのじょうげん',
      terms: [
        {
          ja: '感知力',
          reading: 'かんちりょく',
          en: 'Perception',
          aliases: ['パーセプション', '知覚', '知覚力', '探知力'],
        },
        {
          ja: '移動力',
          reading: 'いどうりょく',
          en: 'Movement number',
          aliases: ['ムーブメント', '移動ポイント', '移動値', 'movement points', 'Movement'],
        },
      ],
      aliases: [
        'アーマードナイト ステータス',
        'アーマードナイト 移動',
        'armored knight statistics',
        'armored knight movement',
        'perception movement',
      ],
      body: {
        ja: [
          {
            head: ['トラック', '決まること'],
            rows: [
              ['感知力', 'ターン中のエンカウンターの回数'],
              ['移動力', 'ターン中に移動するスペースの数'],
              ['筋力と防御力トラック', 'アタックと、受けるアタック'],
            ],
          },
          'ヒーローキューブを置くほど大きくなる。数字はボードで読む。',
          '移動力の数字があるのは、製品版ではアーマードナイトだけ。',
        ],
        en: [
          {
            head: ['Track', 'What it decides'],
            rows: [
              ['Perception', 'the encounters of a turn'],
              ['Movement number', 'the spaces of a turn'],
              ['Strength & Defense track', 'attacks made and received'],
            ],
          },
          'The more hero cubes, the higher; read the numbers off the board.',
          'In the published game nobody else has a Movement number.',
        ],
      },
      note: {
        ja: 'トラックの数字はボードに印刷されている。',
        en: 'The numbers of these tracks are printed on the board.',
      },
      related: ['encounter', 'armored-knight-turn', 'armored-knight-defense', 'printed-values'],
      source: ['2724-2728', '2730-2802'],
      links: { tracks: ['armoredKnight.movementCubes', 'armoredKnight.perceptionCubes'] },
    },
  ],
};
