import type { Chapter } from '../../../library/entry';

export const skeletonsChapter: Chapter = {
  id: 'skeletons',
  title: { ja: 'スケルトン：目的と準備', en: 'Skeletons: goal and set-up' },
  entries: [
    {
      id: 'skeleton-role',
      roles: ['skeletons'],
      title: {
        ja: 'スケルトンの勝ち方は、いるロールで変わる',
        en: 'Skeletons: how they win depends on who is playing',
      },
      reading: 'すけるとんのかちかたは、いるろーるでかわる',
      terms: [
        {
          ja: 'スケルトン',
          reading: 'すけるとん',
          en: 'Skeleton',
          aliases: [
            'スケルトルトン',
            'Skeletons',
            '骸骨',
            'がいこつ',
            'ガイコツ',
            '骨の兵士',
            'アンデッド',
          ],
        },
      ],
      aliases: [
        'スケルトン 勝利条件',
        'スケルトン 目的',
        'skeleton victory',
        'how do skeletons win',
        'skeleton goal',
      ],
      body: {
        ja: [
          '5体のスケルトンを1人で動かし、1つの安定性を分け合って使うロール。',
          '狙う相手は、上の行から当てはまるものを1つ見る。',
          {
            head: ['ゲームにいるロール', '勝利条件'],
            rows: [
              ['パラディンがいる', 'パラディンのヘルスを0にする'],
              ['パラディンがいない、スパイダーがいる', '最後の蜘蛛の子を取り除く'],
              ['どちらもいない、館がいる', 'ポルターガイストを7体倒す'],
              ['パラディン、スパイダー、館がいない', 'ポルターガイストを5体倒す'],
            ],
          },
        ],
        en: [
          'One player moves five Skeletons, who share a single Stability.',
          'Read the table from the top and take the first row that fits.',
          {
            head: ['Roles in the game', 'Victory'],
            rows: [
              ['Paladin', 'bring his Health to 0'],
              ['no Paladin, but a Spider', 'remove the last Spiderling'],
              ['neither, but a Manor', 'defeat 7 Poltergeists'],
              ['no Paladin, Spider or Manor', 'defeat 5 Poltergeists'],
            ],
          },
        ],
      },
      related: [
        'skeleton-win-paladin',
        'skeleton-win-spider',
        'skeleton-win-seven-poltergeists',
        'skeleton-win-five-poltergeists',
        'skeleton-turn',
      ],
      source: ['220-224'],
    },
    {
      id: 'skeleton-win-paladin',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: 'パラディンのヘルスが0になればスケルトンの勝ち',
        en: 'The Skeletons win when the Paladin’s Health is 0',
      },
      reading: 'ぱらでぃんのへるすが0になればすけるとんのかち',
      aliases: [
        'パラディン 死亡',
        'パラディンが死んだ',
        'ヘルス0',
        'kill the Paladin',
        'Paladin dies',
        'Health 0',
      ],
      body: {
        ja: [
          'パラディンがいるゲームでの、スケルトンの唯一の勝利条件。',
          'アタック1回の成功でヘルス1を失わせる。開始時のヘルスは7。',
          '奇襲で毒を使うと、その1回だけさらに1失わせる。',
        ],
        en: [
          'With a Paladin in the game this is the only way the Skeletons win.',
          'Each successful attack takes 1 Health; he starts with 7.',
          'Poison used in an ambush takes 1 more, once.',
        ],
      },
      related: ['skeleton-attack-paladin', 'skeleton-poison', 'skeleton-role'],
      source: ['222', '269'],
      links: { notices: ['victory.skeletonsKillPaladin'] },
    },
    {
      id: 'skeleton-win-spider',
      roles: ['skeletons', 'spider'],
      title: {
        ja: 'パラディン不在なら、スパイダーを倒せば勝ち',
        en: 'Without a Paladin the Skeletons win by killing the Spider',
      },
      reading: 'ぱらでぃんふざいなら、すぱいだーをたおせばかち',
      aliases: [
        'パラディンがいない スケルトン',
        'スケルトン 蜘蛛を倒す',
        'no Paladin',
        'skeletons kill the spider',
      ],
      body: {
        ja: [
          '最後の蜘蛛の子がゲームから除かれた時点で、スケルトンの勝利。',
          'どの形態のスパイダーをアタックしても、蜘蛛の子が1匹減る。',
          'パラディンがいるゲームでは、スケルトンはスパイダーを狙えない。',
        ],
        en: [
          'The Skeletons win the moment the last Spiderling leaves the game.',
          'An attack on any form of the Spider takes one Spiderling.',
          'With a Paladin in the game the Spider is no target for the Skeletons.',
        ],
      },
      related: ['skeleton-attack-spider', 'spider-loses', 'variant-without-paladin'],
      source: ['222', '271', '275'],
      links: { notices: ['victory.skeletonsKillSpider'] },
    },
    {
      id: 'skeleton-win-seven-poltergeists',
      roles: ['skeletons'],
      title: {
        ja: 'パラディンもスパイダーもいなければポルターガイスト7体',
        en: 'No Paladin, no Spider: defeat 7 Poltergeists',
      },
      reading: 'ぱらでぃんもすぱいだーもいなければぽるたーがいすと7たい',
      aliases: [
        'ポルターガイスト7体',
        'スケルトン ポルターガイスト 勝利',
        '7 poltergeists',
        'seven poltergeists skeletons',
      ],
      body: {
        ja: [
          '館はいるがパラディンとスパイダーがいないゲームでは、ポルターガイストを7体倒せばスケルトンの勝利。',
          '倒した数は進展カードに記録する。',
          'パラディンかスパイダーがいるときは、何体倒しても勝利にはならない。',
        ],
        en: [
          'With a Manor but neither Paladin nor Spider, the Skeletons win with their 7th Poltergeist.',
          'Keep the count on the progress card.',
          'While a Paladin or a Spider is in the game, no number of Poltergeists wins.',
        ],
      },
      related: [
        'skeleton-attack-poltergeist',
        'skeleton-win-five-poltergeists',
        'variant-victories',
      ],
      source: ['223', '278'],
      links: {
        tracks: ['skeletons.poltergeistsDefeated'],
        notices: ['victory.skeletonsSevenPoltergeists'],
      },
    },
    {
      id: 'skeleton-win-five-poltergeists',
      roles: ['skeletons'],
      title: {
        ja: '館もいなければ、ポルターガイスト5体で勝ち',
        en: 'Without a Manor as well, 5 Poltergeists are enough',
      },
      reading: 'やかたもいなければ、ぽるたーがいすと5たいでかち',
      aliases: [
        'ポルターガイスト5体',
        'スケルトン 館なし',
        '5 poltergeists',
        'five poltergeists skeletons',
      ],
      body: {
        ja: [
          'パラディン、スパイダー、館がどれもいないゲームでは、必要な数が7体から5体に下がる。',
          'ポルターガイストの筋力は2なので、筋力3で倒せる。',
        ],
        en: [
          'With no Paladin, no Spider and no Manor, the number needed drops from 7 to 5.',
          'A Poltergeist has Strength 2, so Strength 3 beats it.',
        ],
      },
      related: [
        'skeleton-win-seven-poltergeists',
        'skeleton-attack-poltergeist',
        'variant-without-manor',
      ],
      source: ['224', '278'],
      links: { notices: ['victory.skeletonsFivePoltergeists'] },
    },
    {
      id: 'skeleton-setup',
      roles: ['skeletons'],
      title: { ja: 'スケルトンの準備', en: 'Setting up the Skeletons' },
      reading: 'すけるとんのじゅんび',
      aliases: [
        'スケルトン セットアップ',
        'skeleton setup',
        'スケルトン 初期配置',
        '緑キューブ',
        'green cube',
      ],
      body: {
        ja: [
          'スケルトンのプレイヤーボードを取り、安定性0に緑キューブを置く。',
          'スケルトンカード5枚をシャッフルし、行進順番の左から1枚ずつ表向きに並べる。',
          '装備カードをシャッフルし、裏向きの山をボードのそばに置く。',
          '左端の2枚に、そのスケルトンの駒を載せる。残り3体の駒はボードのそばで待つ。',
        ],
        en: [
          'Take the Skeletons’ player board and put the green cube on Stability 0.',
          'Shuffle the 5 Skeleton cards and lay them face up on the March Order, from the left.',
          'Shuffle the gear cards into a face-down deck beside the board.',
          'Put the matching pieces on the two leftmost cards; the other three wait beside the board.',
        ],
      },
      related: ['skeleton-march-order', 'skeleton-turn', 'skeleton-spawn'],
      source: ['225-232'],
    },
    {
      id: 'skeleton-march-order',
      roles: ['skeletons'],
      title: { ja: '行進順番', en: 'March Order' },
      reading: 'こうしんじゅんばん',
      terms: [
        {
          ja: '行進順番',
          reading: 'こうしんじゅんばん',
          en: 'March Order',
          aliases: [
            '行進順',
            '行動順',
            '行進の順番',
            'activation order',
            'marching order',
            'マーチオーダー',
          ],
        },
        {
          ja: 'スケルトンカード',
          reading: 'すけるとんかーど',
          en: 'Skeleton card',
          aliases: ['骸骨カード'],
        },
      ],
      aliases: [
        'どのスケルトンから動く',
        'which skeleton first',
        'スケルトン 順番',
        'order of skeletons',
      ],
      body: {
        ja: [
          'ゲームの始めにランダムに決まるスケルトン5体の並び。ゲーム中は変わらない。',
          '左から順に登場し、毎ターン左から順にアクティブになる。',
          '最初にいるのは左の2体。3体目からは安定性の骨に届くたびに加わる。',
        ],
        en: [
          'The order of the five Skeletons, random at set-up and fixed from then on.',
          'They join the game from the left and are activated from the left each turn.',
          'The two leftmost start; the others join as Stability reaches the bones.',
        ],
      },
      note: {
        ja: '順番を変える方法は、この資料には出てこない。',
        en: 'The source sheet names no way to change the order.',
      },
      related: ['skeleton-bones', 'skeleton-activate', 'skeleton-setup'],
      source: ['228', '230', '242', '247'],
    },
  ],
};
