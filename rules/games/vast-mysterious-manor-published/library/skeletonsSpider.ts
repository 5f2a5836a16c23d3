import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const skeletonsSpiderChapter: Chapter = {
  id: 'skeletons-spider',
  title: { ja: 'スケルトン：スパイダーと卵', en: 'Skeletons: Spider and Eggs' },
  entries: [
    {
      id: 'skeleton-hit-spider',
      roles: ['skeletons', 'spider'],
      title: {
        ja: 'スケルトンはいつでもスパイダーをアタックできる',
        en: 'Skeletons may always attack the Spider',
      },
      reading: 'すけるとんはいつでもすぱいだーをあたっくできる',
      aliases: [
        'スケルトン スパイダー アタック',
        'スケルトン 蜘蛛の子',
        'skeletons attack spider',
        'skeleton spiderling',
        'スパイダー 命中 スケルトン',
      ],
      body: {
        ja: [
          'パラディンがいるゲームでも、スパイダーをアタックできる。',
          '防御力は2から始まり、恐怖とともに上がる。最初は筋力3が要る。',
          '蜘蛛の子に命中：その1匹をボックスへ送る。',
          'ジャイアントスパイダーかソーサラーに命中：蜘蛛の子1匹がボックスへ行き、残りは散らばる。',
          'ほかのゲームではスケルトンの勝ちにはならない。勝つのはパラディンのいない3つの組み合わせ。',
        ],
        en: [
          'Even with a Paladin in the game they may attack the Spider.',
          'Its Defense starts at 2 and rises with Terror: at first you need Strength 3.',
          'Spiderling hit: it goes to the box.',
          'Giant Spider or Sorcerer hit: 1 Spiderling goes to the box, the rest spread out.',
          'In most games this wins nothing for the Skeletons; it does in the three mixes without a Paladin.',
        ],
      },
      note: partlyReported,
      related: ['skeleton-hit-spider-wins', 'spider-forms', 'skeleton-enters-figure', 'terror'],
      source: ['2289-2302', 'R'],
    },
    {
      id: 'skeleton-hit-spider-wins',
      roles: ['skeletons', 'spider'],
      title: {
        ja: 'スパイダーを倒してスケルトンが勝つ3つの組み合わせ',
        en: 'Three mixes where killing the Spider wins',
      },
      reading: 'すぱいだーをたおしてすけるとんがかつ3つのくみあわせ',
      aliases: [
        'パラディンなし スケルトン 勝利',
        'スケルトン 2人',
        'skeletons win by killing the spider',
        'skeletons without paladin',
        '最後の蜘蛛の子 スケルトン',
      ],
      body: {
        ja: [
          {
            head: ['人数', '組み合わせ', '変わること'],
            rows: [
              ['2人', 'スケルトン、スパイダー', 'スパイダーは恐怖2と拡張'],
              [
                '3人',
                'スケルトン、スパイダー、ウォーロック',
                'スパイダーは恐怖2（3枚）、装備4種を除く',
              ],
              [
                '3人',
                'スケルトン、スパイダー、館',
                'スパイダーは恐怖2（3枚）、館は封印3、装備4種を除く',
              ],
            ],
          },
          'どれでも、蜘蛛の子5匹がすべてボックスに戻ればスケルトンの勝利。',
          'どれでも、蜘蛛の子はスケルトンにアタックを強いる。',
          'ほかのゲームで最後の1匹をボックスへ送ったときの勝者は、書かれていない。',
        ],
        en: [
          {
            head: ['Players', 'Mix', 'Changes'],
            rows: [
              ['2', 'Skeletons, Spider', 'Spider: 2 Terror and Expand'],
              [
                '3',
                'Skeletons, Spider, Warlock',
                'Spider: 2 Terror (3 cards); four gear cards out',
              ],
              [
                '3',
                'Skeletons, Spider, Manor',
                'Spider: 2 Terror (3 cards); Manor: 3 Seals; four gear cards out',
              ],
            ],
          },
          'In each the Skeletons win when all 5 Spiderlings are in the box.',
          'In each Spiderlings force Skeletons to attack.',
          'Who wins when they box the last one in another game is not written.',
        ],
      },
      note: {
        ja: '組み合わせは公開の早見ページによる。ほかのゲームでスケルトンが最後の1匹をボックスへ送ったときパラディンが勝つかは決まっていない。卓で決める。',
        en: 'The mixes come from a public reference page. Whether the Paladin wins when a Skeleton boxes the last Spiderling in another game is open; agree at the table.',
      },
      related: [
        'role-mixes',
        'skeletons-win',
        'skeleton-gear-out',
        'skeleton-hit-spider',
        'open-questions',
      ],
      source: ['R', '2060', '2295', 'U'],
      links: { notices: ['victory.skeletonsKillSpider'] },
    },
    {
      id: 'skeleton-hit-egg',
      roles: ['skeletons', 'spider'],
      title: {
        ja: '卵をアタック：防御力は1＋ブラッド',
        en: 'Attacking an Egg: Defense 1 plus its blood',
      },
      reading: 'たまごをあたっく：ぼうぎょりょくは1+ぶらっど',
      aliases: [
        'スケルトン 卵',
        '卵を壊す スケルトン',
        'skeleton attacks egg',
        'destroy egg skeletons',
      ],
      body: {
        ja: [
          '卵はアタックを強いないので、アタックするかは選べる。',
          '命中すると、卵とそのタイルのブラッドが外れる。蜘蛛の巣は防御力に数えない。',
          'ブラッド0の卵には筋力2、3つなら筋力5が要る。',
          'スケルトンが得るものはない。安定性も増えない。',
        ],
        en: [
          'An Egg forces no attack, so it is your choice.',
          'On a hit the Egg and the blood on its tile go. Webs do not add to the Defense.',
          'An Egg without blood takes Strength 2, one with 3 blood takes 5.',
          'The Skeletons gain nothing by it, no Stability either.',
        ],
      },
      related: ['eggs', 'egg-hatches', 'skeleton-targets', 'skeleton-strike'],
      source: ['2298', '2305'],
    },
  ],
};
