import type { Chapter } from '../../../library/entry';

export const paladinLightChapter: Chapter = {
  id: 'paladin-light',
  title: { ja: 'パラディン：光とランプ', en: 'Paladin: Light and lamps' },
  entries: [
    {
      id: 'light',
      roles: ['paladin'],
      title: {
        ja: '光：8まで。ランプや蜘蛛の巣の除去に使う',
        en: 'Light: up to 8, for lamps, webs and favor cards',
      },
      reading: 'ひかり：8まで。らんぷやくものすのじょきょにつかう',
      terms: [
        {
          ja: '光',
          reading: 'ひかり',
          en: 'Light',
          aliases: ['光トークン', '明かり', '光信仰', 'light token'],
        },
      ],
      aliases: ['光とは', 'what is Light', '光 上限', 'Light cap', 'Light limit'],
      body: {
        ja: [
          '0から始まり、8を越えない。あふれた分は得られない。',
          '自分のターンのステップ2なら、いつでも消費できる。',
          '主に、相手のフィギュアに命中させるたびに1得る。',
          '光トークンの裏面がランプ。',
        ],
        en: [
          'It starts at 0 and stops at 8; what does not fit is lost.',
          'Spend it at any time in step 2 of your turn.',
          'Most comes from hitting enemy figures: 1 per hit.',
          'The back of its token is a lamp.',
        ],
      },
      note: {
        ja: '0から始まることは推測。',
        en: 'The start at 0 is inferred.',
      },
      related: ['light-gain', 'light-spend', 'lamp', 'fury'],
      source: ['2117', '2155', 'I'],
      links: { tracks: ['paladin.light'] },
    },
    {
      id: 'light-gain',
      roles: ['paladin'],
      title: { ja: '光を得る方法の一覧', en: 'How to gain Light' },
      reading: 'ひかりをえるほうほうのいちらん',
      aliases: ['光 増やす', '光 得る', 'gain Light', 'get Light', '光がない'],
      body: {
        ja: [
          {
            head: ['いつ', '光'],
            rows: [
              ['相手のフィギュアに命中1回', '+1'],
              ['聖戦で神殿', '+1（炎や交換の代わりに）'],
              ['ターンの始め、後光がある', '+1'],
              ['神殿で数珠を使う', '+2（または炎）'],
              ['献身を持って拒否する', '+2'],
            ],
          },
          '卵とポルターガイストもフィギュアとして数える。',
          '侮蔑があれば、スケルトンへの命中では得られない。',
        ],
        en: [
          {
            head: ['When', 'Light'],
            rows: [
              ['each hit on an enemy figure', '+1'],
              ['a Shrine in a crusade', '+1 (instead of Fury or a swap)'],
              ['start of turn with the Halo', '+1'],
              ['Prayer Beads at a Shrine', '+2 (or Fury)'],
              ['refusing with Dedication', '+2'],
            ],
          },
          'Eggs and poltergeists are figures too.',
          'With Disdain, Skeletons give none.',
        ],
      },
      related: [
        'crusade-attack',
        'crusade-income',
        'crusade-shrine',
        'treasure-halo',
        'favor-disdain',
      ],
      source: ['2117', '2121', 'C'],
    },
    {
      id: 'light-spend',
      roles: ['paladin'],
      title: { ja: '光の使い道の一覧', en: 'What Light buys' },
      reading: 'ひかりのつかいみちのいちらん',
      aliases: ['光 使い方', '光 消費', 'spend Light', 'use Light', '光 コスト'],
      body: {
        ja: [
          {
            head: ['光', '効果', 'カード'],
            rows: [
              ['1', 'ランプを置く', '照らす'],
              ['1', '蜘蛛の巣を1つ取り除く', '照らす'],
              ['1', 'どのタイルでも1枚公開、経験値なし', '占術'],
              ['2', '隣接タイルをふさぐ', '光の柱'],
            ],
          },
        ],
        en: [
          {
            head: ['Light', 'For', 'Card'],
            rows: [
              ['1', 'a lamp', 'Illuminate'],
              ['1', 'taking a web away', 'Illuminate'],
              ['1', 'revealing any tile, no Grit', 'Divination'],
              ['2', 'closing an adjacent tile', 'Pillar of Light'],
            ],
          },
        ],
      },
      related: ['favor-illuminate', 'favor-divination', 'favor-pillar-of-light', 'lamp'],
      source: ['2155', 'C'],
    },
    {
      id: 'lamp',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: 'ランプ：光1で置き、入ったスケルトンを止める',
        en: 'Lamp: costs 1 Light and stops a Skeleton that enters',
      },
      reading: 'らんぷ：ひかり1でおき、はいったすけるとんをとめる',
      terms: [
        {
          ja: 'ランプ',
          reading: 'らんぷ',
          en: 'lamp',
          aliases: ['ランプトークン', 'ランタン', '灯火', 'lantern', 'lamp token'],
        },
      ],
      aliases: [
        'ランプ 効果',
        'what do lamps do',
        'ランプ 上限',
        'stop Skeletons',
        'スケルトンを止める',
      ],
      body: {
        ja: [
          '照らすと光1で、自分のいるタイルか視線が通る隣接タイルに置く。1枚に1つまで。光トークンの裏面を使う。',
          'スケルトンがランプのあるタイルに入ると、移動はそこで終わり、ランプを取り除く。',
          '同じタイルに蜘蛛の巣3つとランプがあれば、蜘蛛の巣も1つ減る。',
          'アッシュスタッフと枯死の矢でも取り除かれる。',
        ],
        en: [
          'Illuminate puts it for 1 Light on your tile or a visible adjacent one, 1 per tile. It is the back of a Light token.',
          'A Skeleton that enters the tile ends its move there, and the lamp goes.',
          'On a tile with 3 webs and a lamp it removes 1 web as well.',
          'Ash Staff and Blight Arrow clear lamps too.',
        ],
      },
      note: {
        ja: '光トークンは8個。置いてあるランプの分だけ光の上限が下がるかは、手元の資料にない。ここでは8のまま。',
        en: 'There are 8 Light tokens. Whether lamps on the map lower the limit of Light is not in our sources; here it stays 8.',
      },
      related: [
        'favor-illuminate',
        'stopping',
        'entering-tokens',
        'favor-pathfinder',
        'favor-radiant-lamps',
      ],
      source: ['2155', '2207', 'C', 'U'],
    },
  ],
};
