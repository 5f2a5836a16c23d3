import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const spiderWebsChapter: Chapter = {
  id: 'spider-webs',
  title: { ja: 'スパイダー：蜘蛛の巣', en: 'Spider: webs' },
  entries: [
    {
      id: 'webs',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: '蜘蛛の巣：1枚に3つまで、マップに10まで',
        en: 'Webs: 3 on a tile at most, 10 on the map',
      },
      reading: 'くものす：1まいに3つまで、まっぷに10まで',
      terms: [
        {
          ja: '蜘蛛の巣',
          reading: 'くものす',
          en: 'web',
          aliases: [
            'クモの巣',
            'くもの巣',
            '巣',
            'ウェブ',
            '蜘蛛の巣トークン',
            'web token',
            'spiderweb',
          ],
        },
      ],
      aliases: ['蜘蛛の巣 上限', '蜘蛛の巣 いくつ', 'web limit', 'how many webs', '蜘蛛の巣 効果'],
      body: {
        ja: [
          '蜘蛛の巣カードで置く。タイル1枚に3つまで、トークンは全部で10。',
          '入った対戦相手の駒の移動を止め、1つ減る。',
          'マップに6つ以上あれば、不穏を使える。',
          '卵のタイルでは、孵化の6つに数える。',
          'スパイダー自身は止まらない。',
        ],
        en: [
          'Placed by Webs cards: 3 on a tile at most, 10 tokens in all.',
          'A web ends the move of an enemy piece that enters, and one goes.',
          'Six or more on the map allow Scare.',
          'On an Egg’s tile they count towards the 6 that hatch it.',
          'The Spider itself is not stopped.',
        ],
      },
      note: partlyReported,
      related: ['web-stops', 'web-removed', 'spider-webs-card', 'scare', 'egg-hatches'],
      source: ['2359', '2207', '2329', 'R'],
      links: { tracks: ['spider.webs'] },
    },
    {
      id: 'web-stops',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: '蜘蛛の巣に入ると、その移動は終わる',
        en: 'Entering webs ends the move',
      },
      reading: 'くものすにはいると、そのいどうはおわる',
      aliases: [
        '蜘蛛の巣 止まる',
        '蜘蛛の巣 移動',
        'do webs stop me',
        'web movement cost',
        '蜘蛛の巣 パラディン',
      ],
      body: {
        ja: [
          '追加の移動は要らないが、入ったところで移動が終わる。いくつあっても同じ。',
          '止まらないのはスパイダー、レイス、ウォーロックだけ。',
          {
            head: ['移動', '途中', '進む', '残るもの'],
            rows: [
              ['パラディンの疾走2', '1枚目に蜘蛛の巣2', '1', '蜘蛛の巣1'],
              ['スケルトン5', '3枚目に蜘蛛の巣3とランプ', '3', '蜘蛛の巣2'],
            ],
          },
          '終わるのはその移動だけ。次のアクション（もう一度の疾走など）では、また動ける。',
        ],
        en: [
          'Webs cost nothing extra, but entering ends the move, however many there are.',
          'Only the Spider, the Wraith and the Warlock are not stopped.',
          {
            head: ['Move', 'On the way', 'Walked', 'Left'],
            rows: [
              ['Paladin sprints 2', '1st tile has 2 webs', '1', '1 web'],
              ['Skeleton 5', '3rd tile has 3 webs and a lamp', '3', '2 webs'],
            ],
          },
          'Only that move ends. A later action, such as another sprint, moves again.',
        ],
      },
      note: {
        ja: '次のアクションでまた動けるという点は推測。ほかは早見ページなどが伝える。',
        en: 'That a later action moves again is inferred; the rest is reported.',
      },
      related: ['stopping', 'webs', 'web-removed', 'spider-crawly', 'moving'],
      source: ['2207', 'R', 'I'],
    },
    {
      id: 'web-removed',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: '蜘蛛の巣は、対戦相手の駒が入るたびに1つ減る',
        en: 'Each time an enemy piece enters, one web goes',
      },
      reading: 'くものすは、たいせんあいてのこまがはいるたびに1つへる',
      aliases: [
        '蜘蛛の巣を取り除く',
        '蜘蛛の巣を消す',
        'remove webs',
        'clear webs',
        '蜘蛛の巣 掃除',
      ],
      body: {
        ja: [
          {
            head: ['方法', '減る数'],
            rows: [
              ['対戦相手の駒が入る', '1'],
              ['パラディンの照らす、光1', '1'],
              ['アッシュスタッフ、安定性1', '隣接タイルのすべて'],
              ['枯死の矢、安定性1', '1方向のすべて'],
            ],
          },
          '3つあるタイルは、3回入られてようやく空になる。ウォーロックが通っても減らない。',
          '取り除いた蜘蛛の巣はサプライに戻る。孵化では減らない。',
        ],
        en: [
          {
            head: ['By', 'Webs that go'],
            rows: [
              ['an enemy piece entering', '1'],
              ['the Paladin’s Illuminate, 1 Light', '1'],
              ['Ash Staff, 1 Stability', 'all on an adjacent tile'],
              ['Blight Arrow, 1 Stability', 'all in one direction'],
            ],
          },
          'A tile with 3 is clear only after three entries. The Warlock passing takes none.',
          'Webs taken off return to the supply. Hatching takes none.',
        ],
      },
      note: partlyReported,
      related: ['web-stops', 'entering-tokens', 'skeleton-gear', 'light'],
      source: ['2207', 'R', 'C'],
    },
  ],
};
