import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const distancesChapter: Chapter = {
  id: 'distances',
  title: { ja: '距離と視線', en: 'Distance and sight' },
  entries: [
    {
      id: 'adjacent',
      roles: [],
      title: {
        ja: '隣接は縦横の4つ、斜めは含まない',
        en: 'Adjacent: the four orthogonal neighbors, no diagonals',
      },
      reading: 'りんせつはたてよこの4つ、ななめはふくまない',
      terms: [
        {
          ja: '隣接',
          reading: 'りんせつ',
          en: 'adjacent',
          aliases: ['隣', '隣り合う', 'となり', 'next to', 'neighbor', 'neighbouring'],
        },
      ],
      aliases: ['斜め', 'ななめ', '対角', 'diagonal', '斜めは隣', 'orthogonal'],
      body: {
        ja: ['あるスペースと縦か横で接する4つのスペースが隣接。', '斜めも含めるときは周囲という。'],
        en: [
          'The 4 spaces that touch a space up, down, left or right are adjacent to it.',
          'With the diagonals they are called surrounding.',
        ],
      },
      note: reported,
      related: ['surrounding', 'distance', 'distracting'],
      source: ['R'],
    },
    {
      id: 'surrounding',
      roles: [],
      title: {
        ja: '周囲は斜めも含む8つ',
        en: 'Surrounding: all eight, diagonals included',
      },
      reading: 'しゅういはななめもふくむ8つ',
      terms: [
        {
          ja: '周囲',
          reading: 'しゅうい',
          en: 'surrounding',
          aliases: ['まわり', '周り', '周辺', 'around', '8マス'],
        },
      ],
      aliases: ['斜めを含む', '対角を含む', 'eight spaces', 'including diagonals', '8つ'],
      body: {
        ja: [
          '隣接する4つと斜めの4つ、合わせて8つのスペース。',
          'ウォーロックのポルターガイスト召喚、宝の具現、吸収は、この8つを対象にする。',
        ],
        en: [
          'The 4 adjacent spaces and the 4 diagonal ones, 8 in all.',
          'The Warlock’s Summon Poltergeist, Conjure Treasure and Syphon reach these 8.',
        ],
      },
      note: reported,
      related: ['adjacent', 'distance', 'warlock-turn', 'syphon'],
      source: ['2553-2596', 'R'],
    },
    {
      id: 'distance',
      roles: [],
      title: {
        ja: '距離は縦横で数え、斜めには数えない',
        en: 'Distance is never counted diagonally',
      },
      reading: 'きょりはたてよこでかぞえ、ななめにはかぞえない',
      terms: [
        {
          ja: '距離',
          reading: 'きょり',
          en: 'distance',
          aliases: ['離れている', '範囲の数え方', 'range', 'spaces away', '何スペース'],
        },
      ],
      aliases: ['斜めの距離', '距離2', 'count spaces', 'how far', '2スペース離れた'],
      body: {
        ja: [
          '縦と横の歩数だけで数える。斜めのスペースは距離2。',
          'シューティーは距離がちょうど2の相手に、ロングボウがあれば2〜4の相手にアタックする。',
        ],
        en: [
          'Count steps up, down, left and right. A diagonal neighbor is at distance 2.',
          'Shooty attacks at exactly 2, with the Longbow at 2 to 4.',
        ],
      },
      note: reported,
      related: ['adjacent', 'surrounding', 'sight', 'skeleton-strike'],
      source: ['2258', 'C', 'R'],
    },
    {
      id: 'sight',
      roles: [],
      title: {
        ja: '視線はまっすぐ、壁・空きスペース・ダークタイルで止まる',
        en: 'Sight is straight; walls, crypts and Dark tiles block it',
      },
      reading: 'しせんはまっすぐ、かべ・あきすぺーす・だーくたいるでとまる',
      terms: [
        {
          ja: '視線が通る',
          reading: 'しせんがとおる',
          en: 'visible',
          aliases: ['視線', '見える', '見えるタイル', 'line of sight', 'LOS', 'see', 'visibility'],
        },
      ],
      aliases: ['視線 条件', 'ダークタイル 視線', 'blocks sight', 'can I see', '斜め 視線'],
      body: {
        ja: [
          '縦か横にまっすぐ見る。斜めには通らない。',
          {
            head: ['あるもの', '視線'],
            rows: [
              ['間の壁', '通らない'],
              ['間の空きスペース', '通らない'],
              ['間のダークタイル', '通らない'],
              ['自分のいるダークタイル', '通る'],
              ['対象のダークタイル', '通る'],
            ],
          },
          'スパイダーもスケルトンも、ダークタイル越しには見えない。',
        ],
        en: [
          'Look straight along a row or column, never diagonally.',
          {
            head: ['What is there', 'Visible'],
            rows: [
              ['wall in between', 'no'],
              ['crypt in between', 'no'],
              ['Dark tile in between', 'no'],
              ['your own Dark tile', 'yes'],
              ['the target’s Dark tile', 'yes'],
            ],
          },
          'Neither the Spider nor the Skeletons see through Dark tiles.',
        ],
      },
      note: reported,
      related: ['walls', 'crypts', 'distance', 'light', 'power-cards'],
      source: ['R'],
    },
  ],
};
