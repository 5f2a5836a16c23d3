import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const manorTreasuresChapter: Chapter = {
  id: 'manor-treasures',
  title: { ja: '館：トレジャーとカードのドロー', en: 'Manor: treasures and drawing' },
  entries: [
    {
      id: 'manor-treasures',
      roles: ['manor'],
      title: {
        ja: 'トレジャー配置と儀式ドロー：何をいくつ',
        en: 'Place Treasures, then Draw Rituals: how many',
      },
      reading: 'とれじゃーはいちとぎしきどろー：なにをいくつ',
      terms: [
        {
          ja: 'トレジャー配置と儀式ドロー',
          reading: 'とれじゃーはいちとぎしきどろー',
          en: 'Place Treasures, then Draw Rituals',
          aliases: [
            'トレジャーの配置',
            '儀式ドロー',
            'ドロートラック',
            'トレジャートラック',
            'Draw Card',
            'Draw Rituals',
          ],
        },
      ],
      aliases: [
        '館 トレジャー',
        '館 ドロー',
        'Manor places treasures',
        'how many treasures',
        'トレジャー いくつ置く',
      ],
      body: {
        ja: [
          {
            head: ['埋まった数', 'トレジャー', '儀式カード'],
            rows: [
              ['0', '1', '0'],
              ['1', '1', '1'],
              ['2', '2', '2'],
              ['3', '2', '3'],
            ],
          },
          '前兆と予兆を合わせて、3まで数える。0でもトレジャー1つは置く。',
          '先にトレジャーを、未占領のダークタイルに置く。',
          'それからカードを引き、手札を5枚までにする。',
        ],
        en: [
          {
            head: ['Filled', 'Treasures', 'Ritual cards'],
            rows: [
              ['0', '1', '0'],
              ['1', '1', '1'],
              ['2', '2', '2'],
              ['3', '2', '3'],
            ],
          },
          'Omens and portents together, 3 at most. Even with 0 you place one treasure.',
          'First place the treasures, on empty Dark tiles.',
          'Then draw the cards and keep at most 5.',
        ],
      },
      related: ['manor-draws-worked', 'ritual-hand', 'omens', 'manor-gives-treasure'],
      source: ['2506', '2513', '2519-2523'],
      links: { tracks: ['manor.treasuresOmens'], steps: ['manorTreasures'] },
    },
    {
      id: 'manor-draws-worked',
      roles: ['manor'],
      title: {
        ja: 'トレジャーとドローの例：前兆、予兆、手札',
        en: 'Treasures and draws, worked: omens, portent, hand',
      },
      reading: 'とれじゃーとどろーのれい：ぜんちょう、よちょう、てふだ',
      aliases: [
        'ドロー 計算',
        '儀式カード 何枚引く',
        'how many rituals do I draw',
        'draw example',
        '手札 5枚 捨てる',
      ],
      body: {
        ja: [
          {
            head: ['前兆＋予兆', 'トレジャー', '引く', '手札'],
            rows: [
              ['0＋0', '1', '0', '3→3'],
              ['0＋1', '1', '1', '2→3'],
              ['1＋1', '2', '2', '4→5（1枚捨てる）'],
              ['2＋0', '2', '2', '0→2'],
              ['2＋1', '2', '3', '1→4'],
              ['3＋0', '2', '3', '5→5（3枚捨てる）'],
            ],
          },
        ],
        en: [
          {
            head: ['Omens + portent', 'Treasures', 'Draw', 'Hand'],
            rows: [
              ['0 + 0', '1', '0', '3→3'],
              ['0 + 1', '1', '1', '2→3'],
              ['1 + 1', '2', '2', '4→5 (discard 1)'],
              ['2 + 0', '2', '2', '0→2'],
              ['2 + 1', '2', '3', '1→4'],
              ['3 + 0', '2', '3', '5→5 (discard 3)'],
            ],
          },
        ],
      },
      note: partlyReported,
      related: ['manor-treasures', 'ritual-hand', 'omens', 'portents'],
      source: ['2513', '2519-2523', 'R'],
      links: { tools: ['vast-published-treasures'] },
    },
    {
      id: 'manor-gives-treasure',
      roles: ['manor', 'paladin'],
      title: {
        ja: 'パラディンのトレジャー：館が2枚引き、1枚を渡す',
        en: 'The Paladin’s treasures: the Manor draws 2 and gives 1',
      },
      reading: 'ぱらでぃんのとれじゃー：やかたが2まいひき、1まいをわたす',
      aliases: [
        '館 トレジャーカード',
        'トレジャー 2枚から選ぶ',
        'Manor draws treasure',
        'who chooses the treasure',
        '館がいない トレジャー',
      ],
      body: {
        ja: [
          'パラディンが聖戦でトレジャーを得るたびに、館がトレジャーカードを2枚引く。',
          '1枚をパラディンに渡し、もう1枚は捨て札にする。',
          'パラディンは受け取るか、拒否してボックスに戻し、経験値5を得る。',
          '館のいない組み合わせでは、パラディンが1枚だけ引く。',
        ],
        en: [
          'For each treasure of a crusade the Manor draws 2 treasure cards.',
          'It gives one to the Paladin and discards the other.',
          'He keeps it, or puts it into the box for 5 Grit.',
          'In mixes without the Manor he just draws 1.',
        ],
      },
      related: ['paladin-treasures', 'manor-treasures', 'grit', 'crusade'],
      source: ['2128-2131', '2070-2135'],
    },
  ],
};
