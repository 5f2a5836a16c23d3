import type { Chapter } from '../../../library/entry';

export const diggingChapter: Chapter = {
  id: 'digging',
  title: { ja: 'トンネルと採掘', en: 'Tunnels and mining' },
  entries: [
    {
      id: 'tunnel-placement',
      roles: [],
      title: {
        ja: 'トンネルは自分のトンネルか部屋の隣に置く',
        en: 'A tunnel goes next to a tunnel or room you have',
      },
      reading: 'とんねるはじぶんのとんねるかへやのとなりにおく',
      terms: [
        {
          ja: 'トンネル',
          reading: 'とんねる',
          en: 'tunnel',
          aliases: ['坑道', '通路', '穴', 'corridor'],
        },
        {
          ja: 'トンネルタイル',
          reading: 'とんねるたいる',
          en: 'tunnel tile',
          aliases: ['トンネルのタイル', '坑道タイル'],
        },
      ],
      aliases: [
        'トンネル 配置',
        'トンネルの置き方',
        'where to dig',
        'tunnel placement',
        'どこに掘れる',
        '隣接',
        '飛び地',
      ],
      body: {
        ja: [
          'すでにあるトンネルまたは部屋に隣接する空きマスに置く。',
          '離れた場所には置けない。',
          '置いた結果、2×2が全部埋まる場所には置けない。',
          '続けて掘るときは、置いたばかりのトンネルの隣でもよい。',
        ],
        en: [
          'Put it on an empty space adjacent to a tunnel or room already in your dungeon.',
          'It cannot stand apart.',
          'It may not complete a full 2×2 square.',
          'When digging several, you may go on from the one just placed.',
        ],
      },
      related: ['two-by-two', 'dig-tunnels', 'room-placement'],
      source: ['92', 'D1'],
      links: { tracks: ['player1.tunnels'] },
    },
    {
      id: 'two-by-two',
      roles: [],
      title: {
        ja: '2×2の正方形は必ず1マス空ける',
        en: 'Every 2×2 square keeps at least one empty space',
      },
      reading: '2×2のせいほうけいはかならず1ますあける',
      terms: [
        {
          ja: '2×2',
          reading: '2×2',
          en: '2×2',
          aliases: [
            '2x2',
            '２ｘ２',
            '2かける2',
            '正方形',
            '四角',
            '4マス',
            'two by two',
            'square rule',
          ],
        },
      ],
      aliases: ['四角に掘れない', '正方形禁止', 'no 2x2', 'full square', 'トンネル 四角'],
      body: {
        ja: [
          'トンネルや部屋で2×2の4マスを全部埋めてはいけない。',
          '4マスのうち、少なくとも1マスは空きのまま残る。',
          '建設現場のどの2×2にも当てはまる。',
        ],
        en: [
          'Never fill all four spaces of a 2×2 square with tunnels and rooms.',
          'At least one of the four stays empty.',
          'This holds for every 2×2 square of the tunnel grid.',
        ],
      },
      related: ['two-by-two-rooms', 'tunnel-placement'],
      source: ['92', 'D1'],
    },
    {
      id: 'two-by-two-rooms',
      roles: [],
      title: { ja: '2×2の禁止には部屋も数える', en: 'Rooms count for the 2×2 rule too' },
      reading: '2×2のきんしにはへやもかぞえる',
      aliases: ['部屋 2x2', '部屋とトンネル 正方形', 'room in a square', 'mixed square'],
      body: {
        ja: [
          'トンネルだけ、部屋だけ、両方の混ざった4マスのどれも禁止である。',
          '部屋はトンネルと入れ替えるだけなので、部屋を建てても埋まったマスの数は変わらない。',
        ],
        en: [
          'Four tunnels, four rooms or any mix of the two: all are forbidden.',
          'A room replaces a tunnel, so building one never changes how many spaces are filled.',
        ],
      },
      related: ['two-by-two', 'room-placement'],
      source: ['92-94'],
    },
    {
      id: 'foreman',
      roles: [],
      title: {
        ja: '4枚掘るにはインプ5体（1体は監督）',
        en: 'Four tunnels or gold take 5 imps: 4 workers and a foreman',
      },
      reading: '4まいほるにはいんぷ5たい（1たいはかんとく）',
      terms: [
        {
          ja: '監督インプ',
          reading: 'かんとくいんぷ',
          en: 'foreman',
          aliases: ['現場監督', '監督', '親方', '班長', 'overseer', 'supervisor'],
        },
      ],
      aliases: [
        'インプ5体',
        '5体で4枚',
        '5 imps',
        'five imps for four',
        'Ⅲ インプ5',
        'インプが4体しかない',
      ],
      body: {
        ja: [
          'トンネル建設と金貨採掘のⅢで4つ得るには、働く4体のほかに監督インプ1体が要る。',
          '監督インプ自身は掘らないが、このラウンドは使用済みになる。',
          'インプが5体に満たなければ3つまでで、監督インプは要らない。',
        ],
        en: [
          'To get four on space III of Dig Tunnels or Mine Gold you need a foreman besides the 4 workers.',
          'The foreman does not dig, but counts as used this round.',
          'With fewer than 5 imps you get at most three and need no foreman.',
        ],
      },
      note: {
        ja: 'この資料はⅢを「インプ5体で4」とだけ書く。監督1体という内訳は公式資料では未確認。',
        en: 'The source sheet only says “5 imps for 4” on III. That the fifth is a foreman is unconfirmed by an official source.',
      },
      related: ['dig-tunnels', 'mine-gold', 'dig-table'],
      source: ['78-80', 'D3', 'D4'],
    },
    {
      id: 'dig-table',
      roles: [],
      title: { ja: 'インプの数と掘れるトンネルの表', en: 'Imps you have and tunnels you can dig' },
      reading: 'いんぷのかずとほれるとんねるのひょう',
      aliases: ['何枚掘れる', 'インプ不足', 'too few imps', 'dig table', 'インプ足りない'],
      body: {
        ja: [
          {
            head: ['未使用のインプ', 'Ⅰ', 'Ⅱ', 'Ⅲ'],
            rows: [
              ['1', '1枚', '1枚', '1枚'],
              ['2', '2枚', '2枚', '2枚'],
              ['3', '2枚', '3枚', '3枚'],
              ['4', '2枚', '3枚', '3枚'],
              ['5以上', '2枚', '3枚', '4枚（5体使う）'],
            ],
          },
          '4枚掘るとき以外は、掘った枚数と同じ数のインプを使う。',
        ],
        en: [
          {
            head: ['Free imps', 'I', 'II', 'III'],
            rows: [
              ['1', '1', '1', '1'],
              ['2', '2', '2', '2'],
              ['3', '2', '3', '3'],
              ['4', '2', '3', '3'],
              ['5 or more', '2', '3', '4 (uses 5)'],
            ],
          },
          'Except when digging 4, as many imps are used as tunnels dug.',
        ],
      },
      note: {
        ja: 'Ⅲの監督1体を含め、公式資料では未確認。',
        en: 'Unconfirmed by an official source, the foreman on III included.',
      },
      related: ['dig-tunnels', 'foreman', 'free-imps'],
      source: ['78', 'D3'],
    },
    {
      id: 'mine-limit',
      roles: [],
      title: {
        ja: '採掘は未制圧トンネル1枚につき1ゴールドまで',
        en: 'Mining: at most 1 gold for each unconquered tunnel',
      },
      reading: 'さいくつはみせいあつとんねる1まいにつき1ごーるどまで',
      aliases: [
        '採掘 上限',
        '部屋で採掘',
        'トンネルが足りない',
        'mining limit',
        'mine in a room',
        '制圧 採掘',
      ],
      body: {
        ja: [
          '制圧されていないトンネル1枚からは1ゴールドしか採れない。',
          '部屋と制圧されたトンネルは数えない。',
          {
            head: ['マス', 'インプ', 'トンネル', 'ゴールド', '使うインプ'],
            rows: [
              ['Ⅰ', '3', '3', '2', '2'],
              ['Ⅱ', '5', '2', '2', '2'],
              ['Ⅱ', '2', '5', '2', '2'],
              ['Ⅲ', '5', '4', '4', '5'],
              ['Ⅲ', '4', '6', '3', '3'],
              ['Ⅲ', '6', '3', '3', '3'],
              ['Ⅲ', '5', '0', '0', '0'],
            ],
          },
        ],
        en: [
          'An unconquered tunnel yields only 1 gold.',
          'Rooms and conquered tunnels do not count.',
          {
            head: ['Space', 'Imps', 'Tunnels', 'Gold', 'Imps used'],
            rows: [
              ['I', '3', '3', '2', '2'],
              ['II', '5', '2', '2', '2'],
              ['II', '2', '5', '2', '2'],
              ['III', '5', '4', '4', '5'],
              ['III', '4', '6', '3', '3'],
              ['III', '6', '3', '3', '3'],
              ['III', '5', '0', '0', '0'],
            ],
          },
        ],
      },
      note: {
        ja: 'トンネル1枚に1ゴールドは公式FAQによる。マスごとの数と監督1体は未確認。',
        en: 'One gold per tunnel is from the official FAQ; the numbers by space and the foreman are unconfirmed.',
      },
      related: ['mine-gold', 'conquered', 'foreman'],
      source: ['80', 'D1', 'D3'],
    },
  ],
};
