import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const wallsChapter: Chapter = {
  id: 'walls',
  title: { ja: '壁', en: 'Walls' },
  entries: [
    {
      id: 'open-edge',
      roles: [],
      title: {
        ja: '開いた側面はライトタイルの壁のない辺',
        en: 'An open edge is an edge of a Lit tile without a wall',
      },
      reading: 'ひらいたそくめんはらいとたいるのかべのないへん',
      terms: [
        {
          ja: '開いた側面',
          reading: 'ひらいたそくめん',
          en: 'open edge',
          aliases: [
            '開いた辺',
            '通路',
            '出入口',
            '壁のない側面',
            'open side',
            'doorway',
            'opening',
          ],
        },
      ],
      aliases: ['通れる辺', 'つながる', 'connection', 'タイルの辺', 'edge of a tile'],
      body: {
        ja: [
          'ライトタイルの4辺は、壁か開いた側面のどちらか。',
          '公開した館タイルは、できれば開いた側面どうしが1か所つながる向きにする。',
          'その開いた側面が空きスペースに向けば、ダークタイルで埋める。',
          'ブリーチは壁を開き、フォースウォールは開いた側面をふさぐ。',
        ],
        en: [
          'Each of the four edges of a Lit tile is a wall or an open edge.',
          'A revealed tile is turned so that, if possible, one open edge meets an open edge.',
          'Where its open edges face crypts, Dark tiles fill them.',
          'A breach opens a wall; a force wall closes an open edge.',
        ],
      },
      note: reported,
      related: ['walls', 'reveal', 'breach', 'force-wall'],
      source: ['R'],
    },
    {
      id: 'walls',
      roles: [],
      title: {
        ja: '壁を越えられるのは誰か',
        en: 'Who moves through walls',
      },
      reading: 'かべをこえられるのはだれか',
      terms: [
        {
          ja: '壁',
          reading: 'かべ',
          en: 'wall',
          aliases: ['壁のある側面', 'ふさがった辺', 'closed edge', 'blocked side'],
        },
      ],
      aliases: ['壁を抜ける', '壁 通り抜け', 'pass through walls', 'cross a wall', '壁 移動'],
      body: {
        ja: [
          {
            head: ['駒', '壁'],
            rows: [
              ['パラディン、スケルトン', '越えられない。ブリーチで開ける'],
              ['ソーサラー', '越えられない'],
              ['ジャイアントスパイダー', '1ターンに1つ'],
              ['蜘蛛の子', 'いくつでも'],
              ['ウォーロック', 'いくつでも'],
              ['シャドウパラディン', '1つ'],
            ],
          },
          '壁は視線もさえぎるが、邪魔には関係ない。',
        ],
        en: [
          {
            head: ['Figure', 'Walls'],
            rows: [
              ['Paladin, Skeletons', 'none; a breach opens them'],
              ['Sorcerer', 'none'],
              ['Giant Spider', '1 per turn'],
              ['Spiderlings', 'any number'],
              ['Warlock', 'any number'],
              ['Shadow Paladin', '1'],
            ],
          },
          'A wall blocks sight too, but does not matter for Distracting.',
        ],
      },
      note: partlyReported,
      related: ['open-edge', 'breach', 'force-wall', 'spider-forms', 'sight'],
      source: ['2176', '2201', '2307-2396', '2551', '2632-2697', 'R'],
    },
    {
      id: 'breach',
      roles: [],
      title: {
        ja: 'ブリーチは壁を開ける。外壁には置けない',
        en: 'A breach opens a wall, but never the outer wall',
      },
      reading: 'ぶりーちはかべをあける。がいへきにはおけない',
      terms: [
        {
          ja: 'ブリーチ',
          reading: 'ぶりーち',
          en: 'breach',
          aliases: ['壁の穴', '突破口', 'ブリーチトークン', 'hole in the wall', 'breach marker'],
        },
      ],
      aliases: ['壁を壊す', '壁に穴', 'break a wall', 'destroy wall', 'ブリーチの置き方'],
      body: {
        ja: [
          'ブリーチのある壁は、開いた側面になる。',
          {
            head: ['置く方法', 'コスト'],
            rows: [
              ['パラディンの活力、自分のタイル', '炎1'],
              ['マジックメイス', '1ターンに1回'],
              ['スケルトンの突破！', '安定性1'],
              ['シューティーのボムバッグ、見える壁', '安定性1'],
            ],
          },
          '同じ辺のフォースウォールとは打ち消し合う。',
          'その館タイルが回転したり、動いたり、ダークタイルになったりすると、なくなる。',
          '館と敷地の間の外壁には置けない。',
        ],
        en: [
          'A wall with a breach is an open edge.',
          {
            head: ['Placed by', 'Cost'],
            rows: [
              ['Paladin’s Vigor, on his own tile', '1 Fury'],
              ['Magic Mace', 'once per turn'],
              ['the Skeletons’ BREACH!!', '1 Stability'],
              ['Shooty’s Bomb Bag, on a visible wall', '1 Stability'],
            ],
          },
          'A breach and a force wall on one edge cancel each other.',
          'It goes when its tile is rotated, moved or turned Dark.',
          'The outer wall to the grounds cannot be breached.',
        ],
      },
      note: reported,
      related: ['walls', 'force-wall', 'fury', 'skeletons-turn', 'skeleton-gear'],
      source: ['2223', 'C', 'R'],
    },
    {
      id: 'force-wall',
      roles: [],
      title: {
        ja: 'フォースウォールは開いた側面をふさぐ',
        en: 'A force wall closes an open edge',
      },
      reading: 'ふぉーすうぉーるはひらいたそくめんをふさぐ',
      terms: [
        {
          ja: 'フォースウォール',
          reading: 'ふぉーすうぉーる',
          en: 'force wall',
          aliases: ['力場の壁', 'フォースウォールトークン', 'forcewall', '魔法の壁', '力の壁'],
        },
      ],
      aliases: [
        '館が置く壁',
        '壁トークン',
        'wall token',
        'フォースウォール 消える',
        'remove force wall',
      ],
      body: {
        ja: [
          '置いた辺は壁になる。移動も視線も通らない。',
          '同じ辺のブリーチとは打ち消し合う。',
          '館タイルが回転したり、動いたり、ダークタイルになったりすると、なくなる。',
          {
            head: ['置く方法', 'コスト'],
            rows: [
              ['館の壁のステップ', '前兆か予兆'],
              ['神聖カードの具現、自分のタイル', '1ターンに1つ'],
              ['ウォーロックの囲い込み', 'キューブ1で2つ'],
              ['シャドウパラディン', '氷1'],
            ],
          },
        ],
        en: [
          'The edge becomes a wall: no moving, no sight.',
          'A force wall and a breach on one edge cancel each other.',
          'It goes when its tile is rotated, moved or turned Dark.',
          {
            head: ['Placed by', 'Cost'],
            rows: [
              ['the Manor’s Place Walls', 'Omen or Portent cubes'],
              ['favor card Conjure, on his own tile', 'one per turn'],
              ['the Warlock’s Enclose', '1 cube for 2'],
              ['Shadow Paladin', '1 Ice'],
            ],
          },
        ],
      },
      note: reported,
      related: ['walls', 'breach', 'manor-turn', 'spells', 'favors'],
      source: ['2616-2713', 'C', 'R'],
    },
  ],
};
