import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const manorSealsChapter: Chapter = {
  id: 'manor-seals',
  title: { ja: '館：封印', en: 'Manor: Seals' },
  entries: [
    {
      id: 'seals',
      roles: ['manor'],
      title: {
        ja: '封印：14で館の勝ち、失うことはない',
        en: 'Seals: 14 win for the Manor, none are ever lost',
      },
      reading: 'ふういん：14でやかたのかち、うしなうことはない',
      terms: [
        {
          ja: '封印',
          reading: 'ふういん',
          en: 'Seal',
          aliases: ['シール', 'モールド', 'カビ', '封印トラック', 'Mold', 'Seals track'],
        },
      ],
      aliases: [
        '封印 いくつで勝ち',
        '封印を得る',
        'how does the Manor win',
        'gain Seals',
        '館の勝利',
      ],
      body: {
        ja: [
          '儀式を終えると、カードの封印1〜3を得る。ほかに得る方法はない。',
          {
            head: ['レベル', '必要な封印'],
            rows: [
              ['標準、砦、城', '14'],
              ['別荘', '13'],
              ['小屋', '11'],
            ],
          },
          '届いた時点で勝つ。14を越えて数えない。',
          '0から、2つの組み合わせでは3から始める。',
        ],
        en: [
          'A finished ritual gives the 1 to 3 Seals on its card. There is no other way.',
          {
            head: ['Level', 'Seals needed'],
            rows: [
              ['standard, Keep, Castle', '14'],
              ['Villa', '13'],
              ['Shack', '11'],
            ],
          },
          'Reaching the number wins at once. They never pass 14.',
          'You start at 0, in two role mixes at 3.',
        ],
      },
      note: partlyReported,
      related: ['seals-worked', 'rituals-needed', 'rituals', 'difficulty', 'manor-start-seals'],
      source: ['2419', 'R', 'C'],
      links: { tracks: ['manor.seals'] },
    },
    {
      id: 'seals-worked',
      roles: ['manor'],
      title: {
        ja: '封印の例：この儀式で勝つか',
        en: 'Seals, worked rows: does this ritual win?',
      },
      reading: 'ふういんのれい：このぎしきでかつか',
      aliases: [
        '封印 計算',
        '封印 あといくつ',
        'Seals calculation',
        'does 3 Seals win',
        '封印 上限',
      ],
      body: {
        ja: [
          {
            head: ['前', 'カード', '後', '標準14', '別荘13', '小屋11'],
            rows: [
              ['0', '1', '1', '–', '–', '–'],
              ['8', '3', '11', '–', '–', '勝ち'],
              ['10', '2', '12', '–', '–', '勝ち'],
              ['11', '2', '13', '–', '勝ち', '勝ち済み'],
              ['12', '2', '14', '勝ち', '勝ち', '勝ち済み'],
              ['13', '3', '14', '勝ち', '勝ち済み', '勝ち済み'],
            ],
          },
          '儀式は1ターンに1回なので、1ターンに増えるのは3まで。',
        ],
        en: [
          {
            head: ['Before', 'Card', 'After', 'Goal 14', 'Villa 13', 'Shack 11'],
            rows: [
              ['0', '1', '1', '–', '–', '–'],
              ['8', '3', '11', '–', '–', 'win'],
              ['10', '2', '12', '–', '–', 'win'],
              ['11', '2', '13', '–', 'win', 'won before'],
              ['12', '2', '14', 'win', 'win', 'won before'],
              ['13', '3', '14', 'win', 'won before', 'won before'],
            ],
          },
          'One ritual a turn, so at most 3 Seals a turn.',
        ],
      },
      note: partlyReported,
      related: ['seals', 'rituals-needed', 'rituals'],
      source: ['2419', 'R', 'C'],
      links: { tools: ['vast-published-seals'] },
    },
    {
      id: 'rituals-needed',
      roles: ['manor'],
      title: {
        ja: '勝つまでの儀式の回数：標準なら少なくとも5回',
        en: 'Rituals needed to win: at least 5 in the standard game',
      },
      reading: 'かつまでのぎしきのかいすう：ひょうじゅんならすくなくとも5かい',
      aliases: [
        '儀式 何回',
        '館 最短',
        'fewest rituals',
        'how fast can the Manor win',
        '儀式 回数',
      ],
      body: {
        ja: [
          {
            head: ['始めと目標', '最も少ない回数'],
            rows: [
              ['0から14', '5（山札を作り直さなければ6）'],
              ['3から14', '4'],
              ['0から13（別荘）', '5'],
              ['0から11（小屋）', '4'],
              ['0から14（砦）', '7（作り直さなければ10）'],
            ],
          },
          '封印3のカードは3枚、封印2は4枚だけ。',
        ],
        en: [
          {
            head: ['From and to', 'Fewest rituals'],
            rows: [
              ['0 to 14', '5 (6 without a reshuffle)'],
              ['3 to 14', '4'],
              ['0 to 13 (Villa)', '5'],
              ['0 to 11 (Shack)', '4'],
              ['0 to 14 (Keep)', '7 (10 without a reshuffle)'],
            ],
          },
          'There are only three cards with 3 Seals and four with 2.',
        ],
      },
      note: partlyReported,
      related: ['seals', 'ritual-deck', 'manor-keep', 'manor-start-seals'],
      source: ['2419', 'R', 'C'],
    },
  ],
};
