import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const paladinGritMarksChapter: Chapter = {
  id: 'paladin-grit-marks',
  title: { ja: 'パラディン：経験値の節目', en: 'Paladin: Grit marks' },
  entries: [
    {
      id: 'grit-thresholds',
      roles: ['paladin'],
      title: {
        ja: '経験値7・18・32・41でキューブ、13・25で神聖カード',
        en: 'Grit 7, 18, 32, 41: hero cubes; 13, 25: favor cards',
      },
      reading: 'けいけんち7・18・32・41できゅーぶ、13・25でしんせいかーど',
      aliases: ['経験値 区切り', '経験値 節目', 'Grit thresholds', 'Grit marks', '経験値表'],
      body: {
        ja: [
          {
            head: ['経験値', '届いたとき', '下回ったとき'],
            rows: [
              ['7', 'ヒーローキューブ +1', '−1'],
              ['13', '神聖カードを3枚引き1枚残す', '1枚捨てる'],
              ['18', 'ヒーローキューブ +1', '−1'],
              ['25', '神聖カードを3枚引き1枚残す', '1枚捨てる'],
              ['32', 'ヒーローキューブ +1', '−1'],
              ['41', 'ヒーローキューブ +1', '−1'],
            ],
          },
          '通り過ぎたときも同じ。一度に2つ越えれば、両方が起きる。',
        ],
        en: [
          {
            head: ['Grit', 'Reached', 'Fallen below'],
            rows: [
              ['7', 'hero cube +1', '−1'],
              ['13', 'draw 3 favors, keep 1', 'discard 1'],
              ['18', 'hero cube +1', '−1'],
              ['25', 'draw 3 favors, keep 1', 'discard 1'],
              ['32', 'hero cube +1', '−1'],
              ['41', 'hero cube +1', '−1'],
            ],
          },
          'Passing a number counts as reaching it. Passing two at once does both.',
        ],
      },
      related: ['hero-cubes', 'hero-cubes-gained', 'hero-cubes-lost', 'favors', 'favors-lost'],
      source: ['2143-2149'],
      links: { tools: ['vast-published-grit'] },
    },
    {
      id: 'hero-cubes-gained',
      roles: ['paladin'],
      title: {
        ja: '経験値が上がったときのキューブと神聖カードの例',
        en: 'Grit goes up: hero cubes and favors, worked examples',
      },
      reading: 'けいけんちがあがったときのきゅーぶとしんせいかーどのれい',
      aliases: [
        'キューブ 増える',
        'gain a hero cube',
        'すぐ使える',
        'new cube same turn',
        '経験値 例',
      ],
      body: {
        ja: [
          'キューブの数は3に、届いた7・18・32・41の数を足す。すぐ使える。',
          {
            head: ['経験値', '得る', '新しい値', 'キューブ', '神聖カード'],
            rows: [
              ['0', '+2', '2', '3→3', '変わらない'],
              ['5', '+2', '7', '3→4', '変わらない'],
              ['12', '+3', '15', '4→4', '1枚得る'],
              ['16', '+5', '21', '4→5', '変わらない'],
              ['23', '+10', '33', '5→6', '1枚得る'],
              ['40', '+2', '42', '6→7', '変わらない'],
            ],
          },
        ],
        en: [
          'Cubes are 3 plus one for each of 7, 18, 32, 41 reached. A new one can be used at once.',
          {
            head: ['Grit', 'Gain', 'New', 'Cubes', 'Favors'],
            rows: [
              ['0', '+2', '2', '3→3', 'same'],
              ['5', '+2', '7', '3→4', 'same'],
              ['12', '+3', '15', '4→4', 'gain 1'],
              ['16', '+5', '21', '4→5', 'same'],
              ['23', '+10', '33', '5→6', 'gain 1'],
              ['40', '+2', '42', '6→7', 'same'],
            ],
          },
        ],
      },
      related: ['grit-thresholds', 'hero-cubes-lost', 'hero-cubes', 'grit-gains'],
      source: ['2143-2149'],
      links: { notices: ['heroCubeGained'] },
    },
    {
      id: 'hero-cubes-lost',
      roles: ['paladin'],
      title: {
        ja: '経験値が下回ったらヒーローキューブを1個失う',
        en: 'Falling below a mark costs 1 hero cube',
      },
      reading: 'けいけんちがしたまわったらひーろーきゅーぶを1こうしなう',
      aliases: [
        'キューブ 減る',
        'キューブを失う',
        'lose a hero cube',
        'return cube',
        'ターン 終わる',
      ],
      body: {
        ja: [
          '7・18・32・41のどれかを下回るたびに、キューブを1個ボードから除く。',
          'それでターンが終わることはない。3個（領主は2個）より減ることもない。',
          {
            head: ['経験値', '失う', '新しい値', 'キューブ', '神聖カード'],
            rows: [
              ['8', '−3', '5', '4→3', '変わらない'],
              ['14', '−3', '11', '4→4', '1枚捨てる'],
              ['19', '−6', '13', '5→4', '変わらない'],
              ['2', '−3', '0', '3→3', '変わらない'],
            ],
          },
        ],
        en: [
          'Each time you fall below 7, 18, 32 or 41, one cube leaves the board.',
          'It does not end a turn, and you never have fewer than 3 (2 as Lord).',
          {
            head: ['Grit', 'Loss', 'New', 'Cubes', 'Favors'],
            rows: [
              ['8', '−3', '5', '4→3', 'same'],
              ['14', '−3', '11', '4→4', 'discard 1'],
              ['19', '−6', '13', '5→4', 'same'],
              ['2', '−3', '0', '3→3', 'same'],
            ],
          },
        ],
      },
      note: {
        ja: '使ったキューブと未使用のキューブのどちらを除くかは、手元の資料にない。',
        en: 'Whether a used or an unused cube leaves is not in our sources.',
      },
      related: ['grit-losses', 'grit-thresholds', 'favors-lost', 'hero-cubes-gained'],
      source: ['2143-2149', 'U'],
      links: { notices: ['heroCubeLeaves', 'usedCubeLeaves'] },
    },
    {
      id: 'hero-cubes-lord',
      roles: ['paladin'],
      title: {
        ja: '領主のヒーローキューブは2個から、最大6個',
        en: 'As Lord: hero cubes from 2 to 6',
      },
      reading: 'りょうしゅのひーろーきゅーぶは2こから、さいだい6こ',
      aliases: ['領主 キューブ', 'Lord variant', 'とても難しい パラディン', 'Lord hero cubes'],
      body: {
        ja: [
          '1個をゲームから除く。どの経験値でも1個少ない。',
          {
            head: ['経験値', 'キューブ'],
            rows: [
              ['0〜6', '2'],
              ['7〜17', '3'],
              ['18〜31', '4'],
              ['32〜40', '5'],
              ['41以上', '6'],
            ],
          },
          '神聖カードは同じく13と25。',
        ],
        en: [
          'One cube leaves the game; you have one less at any Grit.',
          {
            head: ['Grit', 'Cubes'],
            rows: [
              ['0–6', '2'],
              ['7–17', '3'],
              ['18–31', '4'],
              ['32–40', '5'],
              ['41 and more', '6'],
            ],
          },
          'Favors still come at 13 and 25.',
        ],
      },
      note: reported,
      related: ['hero-cubes', 'difficulty', 'paladin-difficulty'],
      source: ['2143', 'R'],
    },
  ],
};
