import type { Chapter } from '../../../library/entry';

export const armoredKnightGritChapter: Chapter = {
  id: 'armored-knight-grit',
  title: { ja: 'アーマードナイト：経験値', en: 'Armored Knight: Grit' },
  entries: [
    {
      id: 'armored-knight-grit',
      roles: ['armoredKnight'],
      title: {
        ja: 'アーマードナイトの経験値：6・13・22・32・43でキューブ',
        en: 'Her Grit: a hero cube at 6, 13, 22, 32, 43',
      },
      reading: 'あーまーどないとのけいけんち：6・13・22・32・43できゅーぶ',
      aliases: [
        'アーマードナイト 経験値',
        'アーマードナイト ヒーローキューブ',
        'armored knight grit',
        'armored knight hero cubes',
        '経験値 6 13 22 32 43',
      ],
      body: {
        ja: [
          '0から始まる。届くたびにヒーローキューブ +1、下回るたびに −1。',
          {
            head: ['経験値', 'ヒーローキューブ'],
            rows: [
              ['0〜5', '2'],
              ['6〜12', '3'],
              ['13〜21', '4'],
              ['22〜31', '5'],
              ['32〜42', '6'],
              ['43以上', '7'],
            ],
          },
          '例：経験値12なら3個、22と31なら5個、43で7個。',
        ],
        en: [
          'It starts at 0. Reaching a mark gives 1 hero cube, falling below it takes 1.',
          {
            head: ['Grit', 'Hero cubes'],
            rows: [
              ['0 to 5', '2'],
              ['6 to 12', '3'],
              ['13 to 21', '4'],
              ['22 to 31', '5'],
              ['32 to 42', '6'],
              ['43 and more', '7'],
            ],
          },
          'For example: 3 cubes at Grit 12, 5 at 22 and at 31, 7 at 43.',
        ],
      },
      note: {
        ja: '最初の2個は推測（キューブ7個から5つの区切りを引いた数）。0で始めるのも推測。',
        en: 'The 2 cubes at the start are inferred (7 cubes less 5 marks), and so is starting at Grit 0.',
      },
      related: ['knight-grit-gains', 'hero-cubes', 'grit', 'knight-statistics'],
      source: ['2812-2814', 'R', 'I'],
      links: {
        tracks: ['armoredKnight.experience'],
        notices: ['knightCubeGained', 'knightCubeLeaves', 'placedKnightCubeLeaves'],
      },
    },
    {
      id: 'knight-grit-gains',
      roles: ['armoredKnight'],
      title: {
        ja: 'アーマードナイトが経験値を得る方法',
        en: 'How the Armored Knight gains Grit',
      },
      reading: 'あーまーどないとがけいけんちをえるほうほう',
      aliases: [
        'アーマードナイト 経験値 増やす',
        'armored knight gain grit',
        'knight grit income',
        'アーマードナイト トレジャー 経験値',
      ],
      body: {
        ja: [
          {
            head: ['すること', '経験値'],
            rows: [
              ['エンカウンターでタイルを公開する', '+2'],
              ['卵に命中', '+5'],
              ['ポルターガイストに命中', '+3'],
              ['トレジャー1つ（投げ槍を選ばない）', '+5'],
            ],
          },
        ],
        en: [
          {
            head: ['What', 'Grit'],
            rows: [
              ['reveal a tile in an encounter', '+2'],
              ['hit an Egg', '+5'],
              ['hit a poltergeist', '+3'],
              ['a treasure (instead of a javelin)', '+5'],
            ],
          },
        ],
      },
      related: ['encounter', 'javelin', 'armored-knight-grit'],
      source: ['2730-2802'],
    },
  ],
};
