import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const skeletonsRoleChapter: Chapter = {
  id: 'skeletons-role',
  title: { ja: 'スケルトン：目的と特徴', en: 'Skeletons: goal and traits' },
  entries: [
    {
      id: 'skeletons',
      roles: ['skeletons'],
      title: {
        ja: 'スケルトン：倒されてもすぐ戻る群れ',
        en: 'Skeletons: a pack that always comes back',
      },
      reading: 'すけるとん：たおされてもすぐもどるむれ',
      terms: [
        {
          ja: 'スケルトン',
          reading: 'すけるとん',
          en: 'Skeleton',
          aliases: [
            'Skeletons',
            '骸骨',
            'がいこつ',
            'ガイコツ',
            'スケルトルトン',
            '骨の兵士',
            '骨',
          ],
        },
      ],
      aliases: [
        'スケルトン 概要',
        'スケルトン 遊び方',
        'how to play the skeletons',
        'skeleton role',
        'スケルトン 筋力 防御力',
      ],
      body: {
        ja: [
          '1人で2〜5体のスケルトンを動かし、1つの安定性を全員で使う。',
          '1体は筋力1、防御力1と弱い。仲間を隣に置いて筋力を、同じタイルに集まって防御力を上げる。',
          '取り除かれた1体は、ダイスですぐマップに戻る。数が減ることはない。',
          '明るい所に立つと安定性が減る。ターンの終わりに2増える。',
          'パラディンのヘルスを0にすれば勝ち。',
        ],
        en: [
          'One player moves 2 to 5 Skeletons, who share a single Stability.',
          'Each is weak: Strength 1, Defense 1. Others next to the target raise the Strength, others on the same tile the Defense.',
          'One that is removed comes back to the map at once by a die. You never lose any.',
          'Standing on Lit tiles costs Stability; the end of the turn gives 2.',
          'Bring the Paladin’s Health to 0 to win.',
        ],
      },
      related: ['skeletons-win', 'skeletons-turn', 'stability', 'distracting', 'undead'],
      source: ['2172-2182', '2189-2191'],
    },
    {
      id: 'skeletons-win',
      roles: ['skeletons'],
      title: {
        ja: 'スケルトンの勝利：パラディンのヘルスを0にする',
        en: 'The Skeletons win at Paladin Health 0',
      },
      reading: 'すけるとんのしょうり：ぱらでぃんのへるすを0にする',
      aliases: [
        'スケルトン 勝利条件',
        'スケルトン 勝ち方',
        'skeletons victory',
        'how do the skeletons win',
        'パラディンがいない スケルトン',
      ],
      body: {
        ja: [
          {
            head: ['ゲームにいるロール', '勝利条件'],
            rows: [
              ['パラディン', 'パラディンのヘルスを0にする'],
              ['アーマードナイト', 'アーマードナイトのヘルスを0にする'],
              ['どちらもいない、スパイダーがいる', '蜘蛛の子を5匹ともボックスに戻す'],
            ],
          },
          'パラディンのいない組み合わせは3つ：スパイダーとの2人、スパイダーとウォーロック、スパイダーと館。',
          'ヘルスは1回の命中で1ずつ減り、回復しない。ふつう7から始まる。',
        ],
        en: [
          {
            head: ['Role in the game', 'Victory'],
            rows: [
              ['Paladin', 'bring his Health to 0'],
              ['Armored Knight', 'bring her Health to 0'],
              ['neither, but a Spider', 'send all 5 Spiderlings to the box'],
            ],
          },
          'There are three mixes without a Paladin: with the Spider alone, with Spider and Warlock, with Spider and Manor.',
          'Each hit costs 1 Health and nothing heals. It usually starts at 7.',
        ],
      },
      note: {
        ja: 'パラディンのいない組み合わせは公開の早見ページが伝える内容。パラディンの席がなくシャドウパラディンがいる場合、勝ち方は書かれていない。始める前に決めておく。',
        en: 'The mixes without a Paladin come from a public reference page. With a Shadow Paladin and no Paladin seat no way to win is written; agree on one before you start.',
      },
      related: [
        'victory-conditions',
        'role-mixes',
        'skeleton-hit-paladin',
        'skeleton-hit-spider-wins',
        'skeletons-difficulty',
      ],
      source: ['2172', '2064', 'R', 'U'],
      links: { notices: ['victory.skeletonsKillPaladin'] },
    },
    {
      id: 'skeletons-set-up',
      roles: ['skeletons'],
      title: {
        ja: 'スケルトンの準備：安定性2、2体から始める',
        en: 'Skeletons set-up: Stability 2, two on the map',
      },
      reading: 'すけるとんのじゅんび：あんていせい2、2たいからはじめる',
      aliases: [
        'スケルトン セットアップ',
        'スケルトン 開始時',
        'skeletons setup',
        'starting stability',
        '最初のスケルトン 2体',
      ],
      body: {
        ja: [
          '安定性を2にする。',
          'スケルトンのカード5枚を裏向きで行進順番に並べる。',
          '左端の2枚を表にし、その2体をスポーンダイスで置く。',
          '装備カード15枚をシャッフルする。髑髏2つと横穴マーカー4枚は脇に置く。',
        ],
        en: [
          'Set Stability to 2.',
          'Lay the 5 Skeleton cards face down as the March Order.',
          'Turn the 2 leftmost face up and place these two by the spawn die.',
          'Shuffle the 15 gear cards. Put 2 skulls and 4 pit markers aside.',
        ],
      },
      note: reported,
      related: ['march-order', 'skeleton-respawn', 'skeleton-gear', 'set-up-map', 'supplies'],
      source: ['R'],
    },
    {
      id: 'skeletons-difficulty',
      roles: ['skeletons'],
      title: {
        ja: 'スケルトンの難易度：ヘルスか、パラディンの装備で変える',
        en: 'Skeleton difficulty: less Health or a better armed Paladin',
      },
      reading: 'すけるとんのなんいど：へるすか、ぱらでぃんのそうびでかえる',
      aliases: [
        'スケルトン 簡単にする',
        'スケルトン 難しくする',
        'skeleton difficulty variants',
        'miscreant boss master warlord',
      ],
      body: {
        ja: [
          {
            head: ['難易度', '変わること'],
            rows: [
              ['ならず者（とても易しい）', 'パラディンのヘルスは5から'],
              ['親分（易しい）', 'パラディンのヘルスは6から'],
              ['達人（難しい）', 'パラディンがアーマーを持つ'],
              ['将軍（とても難しい）', 'パラディンがアーマーと後光を持つ'],
            ],
          },
          '4〜5人のゲーム向け。',
        ],
        en: [
          {
            head: ['Difficulty', 'Change'],
            rows: [
              ['Miscreant (very easy)', 'the Paladin starts at Health 5'],
              ['Boss (easy)', 'the Paladin starts at Health 6'],
              ['Master (hard)', 'the Paladin has the Armor'],
              ['Warlord (very hard)', 'the Paladin has the Armor and the Halo'],
            ],
          },
          'Meant for 4 or 5 players.',
        ],
      },
      note: reported,
      related: ['difficulty', 'skeletons-win', 'paladin-health'],
      source: ['R'],
    },
    {
      id: 'skeletons-traits',
      roles: ['skeletons'],
      title: { ja: 'スケルトンの4つの特徴', en: 'The four traits of the Skeletons' },
      reading: 'すけるとんの4つのとくちょう',
      aliases: [
        'スケルトン 特徴',
        'skeleton traits',
        'スケルトン 特殊能力',
        'スケルトン ルールの箱',
      ],
      body: {
        ja: [
          {
            head: ['特徴', '内容'],
            rows: [
              ['邪魔', '対象の隣にスケルトンのいるスペースごとに筋力 +1'],
              ['屋根裏と割れ目', '空きスペースと敷地に入れる'],
              ['不死', '取り除かれたらダイスですぐ戻る'],
              ['もろい骨', '筋力1、防御力1。アタックしたら取り除かれる'],
            ],
          },
        ],
        en: [
          {
            head: ['Trait', 'What it is about'],
            rows: [
              ['Distracting', 'Strength +1 for each space with Skeletons next to the target'],
              ['Groundskeepers', 'they may enter crypts and grounds'],
              ['Undead', 'removed, they come back at once by a die'],
              ['Weak Bones', 'Strength 1, Defense 1; removed after attacking'],
            ],
          },
        ],
      },
      note: {
        ja: '規則はどれも確か。もろい骨がそのどれを指すかは推測。手元のボードを見る。',
        en: 'The rules are certain; which of them Weak Bones names is inferred. Look at your board.',
      },
      related: ['distracting', 'groundskeepers', 'undead', 'weak-bones'],
      source: ['2176-2182', '2189-2191', '2193-2237', 'I'],
    },
    {
      id: 'groundskeepers',
      roles: ['skeletons'],
      title: {
        ja: '屋根裏と割れ目：空きスペースと敷地に入れる',
        en: 'Groundskeepers: crypts and grounds are open to them',
      },
      reading: 'やねうらとわれめ：あきすぺーすとしきちにはいれる',
      terms: [
        {
          ja: '屋根裏と割れ目',
          reading: 'やねうらとわれめ',
          en: 'Groundskeepers',
          aliases: ['屋根裏', '割れ目', 'Groundskeeper', '墓守', '庭師'],
        },
      ],
      aliases: [
        'タイルのないスペース スケルトン',
        '空きスペース 移動',
        '敷地 スケルトン',
        'skeletons in crypts',
        'move outside the tiles',
      ],
      body: {
        ja: [
          'スケルトンは空きスペースにも、館の周りの敷地にも入り、通り、止まれる。',
          'そこへ入るのもほかと同じ1スペース。',
          'そこにいても安定性は減らず、邪魔にも数える。',
        ],
        en: [
          'Skeletons may enter, cross and stop on crypts and on the grounds round the Manor.',
          'Each is 1 space of the move like any other.',
          'Standing there costs no Stability, and they distract from there too.',
        ],
      },
      note: {
        ja: '空きスペースと敷地からの邪魔は、スペースと書かれていることからの推測。',
        en: 'That they distract from crypts and grounds is inferred: the trait speaks of spaces.',
      },
      related: ['skeleton-move', 'crypts', 'grounds', 'distracting-spaces', 'skeletons-lit-loss'],
      source: ['2193-2237', '2176', 'I'],
    },
    {
      id: 'weak-bones',
      roles: ['skeletons'],
      title: {
        ja: 'もろい骨：スケルトンのもろさ',
        en: 'Weak Bones: how frail Skeletons are',
      },
      reading: 'もろいほね：すけるとんのもろさ',
      terms: [
        {
          ja: 'もろい骨',
          reading: 'もろいほね',
          en: 'Weak Bones',
          aliases: ['脆い骨', 'もろいほね', '弱い骨', 'weak bone'],
        },
      ],
      aliases: [
        'アタックの後 取り除く',
        '攻撃したスケルトン',
        'removed after attacking',
        'attacker is removed',
      ],
      body: {
        ja: [
          '筋力1、防御力1。防御力は、同じタイルのほかのスケルトン1体ごとに +1。',
          'アタックしたスケルトンは、命中でも失敗でも取り除かれ、不死ですぐ戻る。',
          '離れてのアタック（シューティー、呪物のキャスティ）では取り除かれない。',
        ],
        en: [
          'Strength 1 and Defense 1; the Defense is +1 for each other Skeleton on the tile.',
          'A Skeleton that attacks is removed afterwards, hit or miss, and comes back at once by Undead.',
          'Attacks at range (Shooty, Casty with the Fetish) do not remove it.',
        ],
      },
      note: {
        ja: '規則はどれも確か。どれがこの名前の下に書かれているかは推測。手元のボードを見る。',
        en: 'The rules are certain; which of them stands under this name is inferred. Look at your board.',
      },
      related: ['skeleton-strike-after', 'undead', 'skeleton-strength', 'skeleton-defense'],
      source: ['2189-2191', '2193-2237', 'I'],
    },
  ],
};
