import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const movingChapter: Chapter = {
  id: 'moving',
  title: { ja: '移動', en: 'Moving' },
  entries: [
    {
      id: 'moving',
      roles: [],
      title: {
        ja: '「Nスペースまで」移動する。1スペースはいつも1',
        en: 'You move up to N spaces; every space counts 1',
      },
      reading: '「Nすぺーすまで」いどうする。1すぺーすはいつも1',
      terms: [
        {
          ja: '移動する',
          reading: 'いどうする',
          en: 'move',
          aliases: ['移動', '動く', '進む', '移動ポイント', 'movement', 'walk', 'go'],
        },
      ],
      aliases: [
        '動き方',
        'how to move',
        '何マス動ける',
        '移動のルール',
        '移動コスト',
        'movement points',
      ],
      body: {
        ja: [
          '隣接するスペースへ1つずつ進む。斜めには動けず、途中で止まってもよい。',
          '壁は通れない。越えられるのは、そう書かれたロールだけ。',
          '追加のコストはどこにもない。蜘蛛の巣とランプは、その移動を止める。',
          'アタックを強いるフィギュアのところへ入ると、アタックすることになる。',
          '入った館タイルの対戦相手のトークンは、種類ごとに1つなくなる。',
        ],
        en: [
          'Go to adjacent spaces one by one, never diagonally. You may stop early.',
          'Walls stop you, unless your role says otherwise.',
          'Nothing costs extra. Webs and lamps end the move.',
          'Entering the space of a figure that forces attacks means attacking it.',
          'On the tile you enter, one of each kind of enemy token goes.',
        ],
      },
      note: reported,
      related: ['move-allowances', 'stopping', 'entering-tokens', 'forcing-attacks', 'walls'],
      source: ['2070-2135', '2201', 'R'],
    },
    {
      id: 'move-allowances',
      roles: [],
      title: {
        ja: '1回に移動できるスペースの一覧',
        en: 'How far each figure moves',
      },
      reading: '1かいにいどうできるすぺーすのいちらん',
      aliases: [
        '移動距離',
        '何スペース動ける',
        'speed',
        'movement allowance',
        'how many spaces',
        '移動 一覧',
      ],
      body: {
        ja: [
          {
            head: ['駒', 'スペース', '制限'],
            rows: [
              [
                'パラディン：疾走',
                '2（ウィングブーツで4）',
                'ダークタイルと、アタックを強いるフィギュアのいるタイルには入れない',
              ],
              ['パラディン：聖戦', '0〜1', '–'],
              ['スケルトン', '5（レザーブーツ、スニッフィーは6）', '–'],
              ['ソーサラー', '2', '–'],
              ['ジャイアントスパイダー', '3', '–'],
              ['蜘蛛の子', 'それぞれ4', '–'],
              ['スパイダー：足のカード1枚', '+1（蜘蛛の子はそれぞれ +1）', '–'],
              ['ウォーロック：忍び足', '2', 'ダークタイル・横穴・空きスペースで終わる'],
            ],
          },
          'シャドウパラディンは2スペース。漂い以外では、フィギュアのいる館タイルに入れない。',
          'アーマードナイトは、移動力のスペースまで。',
        ],
        en: [
          {
            head: ['Figure', 'Spaces', 'Limits'],
            rows: [
              [
                'Paladin: sprint',
                '2 (4 with Winged Boots)',
                'no Dark tiles, no figures that force attacks',
              ],
              ['Paladin: crusade', '0 or 1', '–'],
              ['Skeleton', '5 (Leather Boots, Sniffy: 6)', '–'],
              ['Sorcerer', '2', '–'],
              ['Giant Spider', '3', '–'],
              ['Spiderlings', '4 each', '–'],
              ['Spider: each Legs card', '+1 (+1 for each Spiderling)', '–'],
              ['Warlock: Sneak', '2', 'ends on a Dark tile, Pit or crypt'],
            ],
          },
          'The Shadow Paladin moves 2 and cannot enter tiles with figures, except by Float.',
          'The Armored Knight moves up to her Movement.',
        ],
      },
      related: ['moving', 'stopping', 'paladin-turn', 'spider-forms', 'warlock-turn'],
      source: ['2070-2135', '2201', '2307-2396', '2553-2596', '2632-2697', 'C'],
    },
    {
      id: 'stopping',
      roles: [],
      title: {
        ja: '蜘蛛の巣に入ると移動はそこで終わる',
        en: 'A web ends the move of whoever enters',
      },
      reading: 'くものすにはいるといどうはそこでおわる',
      aliases: [
        '止まる',
        '移動が止まる',
        '蜘蛛の巣 移動',
        'webs stop',
        'lamps stop Skeletons',
        'ランプ 止まる',
      ],
      body: {
        ja: [
          {
            head: ['館タイルにあるもの', '止まるもの', '止まらないもの'],
            rows: [
              [
                '蜘蛛の巣（いくつでも）',
                'パラディン、スケルトンなど',
                'スパイダー、レイス、ウォーロック',
              ],
              ['ランプ', 'スケルトン', 'ほかの全員'],
            ],
          },
          '入った蜘蛛の巣かランプのうち、最初のもので止まる。',
          '止まるのはその移動だけ。もう一度の疾走など、次のアクションではまた動ける。',
        ],
        en: [
          {
            head: ['On the tile', 'Stops', 'Does not stop'],
            rows: [
              ['webs, any number', 'Paladin, Skeletons and others', 'Spider, Wraith, Warlock'],
              ['lamp', 'Skeletons', 'everybody else'],
            ],
          },
          'You stop at the first web or lamp you enter.',
          'Only that move ends. A later action, such as another sprint, moves again.',
        ],
      },
      note: {
        ja: '次のアクションでまた動けることは推測。',
        en: 'That a later action moves again is inferred.',
      },
      related: ['stopping-examples', 'entering-tokens', 'webs', 'lamp', 'moving'],
      source: ['2207', '2359', 'R', 'I'],
      links: { tools: ['vast-published-move'] },
    },
    {
      id: 'stopping-examples',
      roles: [],
      title: {
        ja: '例：どこまで進めて、何が残るか',
        en: 'Worked: how far the move goes and what stays',
      },
      reading: 'れい：どこまですすめて、なにがのこるか',
      aliases: ['移動 例', '移動の計算', 'movement examples', 'web example', '蜘蛛の巣 例'],
      body: {
        ja: [
          {
            head: ['移動', '途中', '進む', '残り'],
            rows: [
              ['パラディン、疾走2回と聖戦', 'なし', '5', '–'],
              ['パラディン、ウィングブーツの疾走', 'なし', '4', '–'],
              ['パラディン、疾走', '1つ目に蜘蛛の巣2', '1', '蜘蛛の巣1'],
              ['スケルトン（5）', '3つ目に蜘蛛の巣3とランプ', '3', '蜘蛛の巣2'],
              ['スケルトン（5）', '前に壁', '回り道か突破！', '–'],
              ['スタッビィ、レザーブーツ', '空きスペースばかり', '6', '–'],
              ['ジャイアントスパイダー、足2枚', '壁1つと蜘蛛の巣', '5', '蜘蛛の巣はそのまま'],
              ['蜘蛛の子4匹、足1枚', '壁', '5ずつ、全部で20', '–'],
              ['ウォーロック、忍び足2回', 'ランプ、蜘蛛の巣、壁', '4', 'トークンはそのまま'],
            ],
          },
          '忍び足は、どちらもダークタイル、横穴、空きスペースで終わる。',
        ],
        en: [
          {
            head: ['Move', 'On the way', 'Walks', 'Stays'],
            rows: [
              ['Paladin, 2 sprints and a crusade', 'nothing', '5', '–'],
              ['Paladin, sprint with Winged Boots', 'nothing', '4', '–'],
              ['Paladin, sprint', '2 webs on the 1st tile', '1', '1 web'],
              ['Skeleton (5)', '3 webs and a lamp on the 3rd tile', '3', '2 webs'],
              ['Skeleton (5)', 'a wall ahead', 'round it, or BREACH!!', '–'],
              ['Stabby, Leather Boots', 'all crypts', '6', '–'],
              ['Giant Spider, 2 Legs', '1 wall, webs', '5', 'the webs'],
              ['4 Spiderlings, 1 Legs', 'walls', '5 each, 20 in all', '–'],
              ['Warlock, 2 Sneaks', 'lamps, webs, walls', '4', 'the tokens'],
            ],
          },
          'Each Sneak ends on a Dark tile, Pit or crypt.',
        ],
      },
      note: partlyReported,
      related: ['stopping', 'move-allowances', 'entering-tokens', 'walls'],
      source: ['2070-2135', '2193-2237', '2307-2396', '2553-2596', 'C', 'R'],
    },
    {
      id: 'entering-tokens',
      roles: [],
      title: {
        ja: '館タイルに入ると、対戦相手のトークンは種類ごとに1つなくなる',
        en: 'Whoever enters a tile takes one of each enemy token off',
      },
      reading: 'やかたたいるにはいると、たいせんあいてのとーくんはしゅるいごとに1つなくなる',
      aliases: [
        'トークンを取り除く',
        '蜘蛛の巣 減る',
        'tokens removed',
        'one of each',
        '入ったとき',
      ],
      body: {
        ja: [
          '対戦相手のトークンを、種類ごとに1つ取り除く。同じ種類のほかの分は残る。',
          '例：蜘蛛の巣3つとランプのある館タイルにスケルトンが入ると、蜘蛛の巣1つとランプがなくなり、蜘蛛の巣2つが残る。',
          '高笑いする髑髏は、対戦相手が入るとボックスに戻る。',
          'トレジャーマーカーなどのマーカーはなくならない。',
          'ウォーロックとレイスが入っても、トークンはそのまま。',
        ],
        en: [
          'Remove one enemy token of each kind; others of the same kind stay.',
          'Example: a Skeleton entering 3 webs and a lamp removes 1 web and the lamp; 2 webs stay.',
          'Cackling skulls return to the box when an enemy enters.',
          'Markers, such as treasure markers, stay.',
          'The Warlock and the Wraith leave all tokens where they are.',
        ],
      },
      note: reported,
      related: ['stopping', 'tokens-and-markers', 'webs', 'lamp', 'cackling-skulls'],
      source: ['2207', '2248-2250', '2359', 'R'],
    },
  ],
};
