import type { Chapter } from '../../../library/entry';

export const adventurersChapter: Chapter = {
  id: 'adventurers',
  title: { ja: '冒険者', en: 'Adventurers' },
  entries: [
    {
      id: 'adventurer',
      roles: [],
      title: {
        ja: '冒険者：ダンジョンに攻めて来る4種の敵',
        en: 'Adventurers: four kinds of foes who invade your dungeon',
      },
      reading: 'ぼうけんしゃ：だんじょんにせめてくる4しゅのてき',
      terms: [
        {
          ja: '冒険者',
          reading: 'ぼうけんしゃ',
          en: 'adventurer',
          aliases: ['勇者', '英雄', '敵', '侵入者', 'hero', 'invader'],
        },
        {
          ja: '冒険者タイル',
          reading: 'ぼうけんしゃたいる',
          en: 'adventurer tile',
          aliases: ['冒険者のタイル', 'hero tile'],
        },
        {
          ja: '魔法使い',
          reading: 'まほうつかい',
          en: 'wizard',
          aliases: ['ウィザード', '魔術師', 'mage'],
        },
        {
          ja: '僧侶',
          reading: 'そうりょ',
          en: 'priest',
          aliases: ['プリースト', '神官', '司祭', 'cleric'],
        },
        { ja: '盗賊', reading: 'とうぞく', en: 'thief', aliases: ['シーフ', '泥棒', 'rogue'] },
      ],
      aliases: ['冒険者の種類', '職業', 'クラス', 'adventurer classes', 'kinds of adventurers'],
      body: {
        ja: [
          '戦士、魔法使い、僧侶、盗賊の4種がいる。',
          '建設フェイズの間に集まり、戦闘フェイズに攻めて来る。',
          '戦士だけは列の先頭に、ほかは後ろに並ぶ。',
          '強さと能力はタイルの表示に従う。',
        ],
        en: [
          'There are warriors, wizards, priests and thieves.',
          'They gather during the Building phase and attack in the Combat phase.',
          'A warrior lines up at the front, the others at the back.',
          'Strength and abilities are as printed on the tile.',
        ],
      },
      related: ['adventurer-draw', 'adventurer-assignment', 'warrior', 'party-order'],
      source: ['61', '115'],
    },
    {
      id: 'adventurer-draw',
      roles: [],
      title: {
        ja: '冒険者は冬・春・夏に4枚ずつ引く',
        en: 'Draw 4 adventurers in Winter, Spring and Summer',
      },
      reading: 'ぼうけんしゃはふゆ・はる・なつに4まいずつひく',
      aliases: [
        '冒険者 いつ引く',
        '冒険者 何枚',
        '冬 冒険者 引く',
        'when to draw adventurers',
        'how many adventurers',
        '冒険者 補充',
      ],
      body: {
        ja: [
          '4人プレイでは1回に4枚を引く。',
          '引くのは冬・春・夏の手順1で、秋には引かない。',
          '引いた4枚は次の季節の手順7で割り振る。',
          '割り振りは春・夏・秋に行い、冬にはない。',
        ],
        en: [
          'With 4 players draw 4 each time.',
          'Draw in step 1 of Winter, Spring and Summer, not in Autumn.',
          'The four are assigned in step 7 of the next season.',
          'So adventurers are assigned in Spring, Summer and Autumn, not in Winter.',
        ],
      },
      note: {
        ja: 'この資料では引くのが「冬はなし」とされるが、それは割り振りのことらしい。日程は公式資料では未確認。',
        en: 'The source sheet says “not in winter” of the draw, which seems to be meant of the assignment. The schedule is unconfirmed by an official source.',
      },
      related: ['calendar', 'adventurer-sort', 'adventurer-assignment', 'adventurers-per-year'],
      source: ['61', 'D4', 'D5'],
    },
    {
      id: 'adventurer-sort',
      roles: [],
      title: {
        ja: '引いた冒険者は弱い順に左から並べる',
        en: 'Line adventurers up from weak (left) to strong (right)',
      },
      reading: 'ひいたぼうけんしゃはよわいじゅんにひだりからならべる',
      aliases: ['冒険者 並べ方', '弱い順', '強い順', 'sort adventurers', 'weak to strong'],
      body: {
        ja: ['一番弱いものが左端、一番強いものが右端になる。', '強さはタイルの表示で比べる。'],
        en: [
          'The weakest is at the left end, the strongest at the right end.',
          'Compare the strengths printed on the tiles.',
        ],
      },
      related: ['adventurer-draw', 'adventurer-assignment'],
      source: ['61'],
    },
    {
      id: 'adventurer-assignment',
      roles: [],
      title: {
        ja: '邪悪度の低い人から左の冒険者を受け持つ',
        en: 'The least evil player takes the leftmost adventurer, and so on',
      },
      reading: 'じゃあくどのひくいひとからひだりのぼうけんしゃをうけもつ',
      terms: [
        {
          ja: '割り振り',
          reading: 'わりふり',
          en: 'assignment',
          aliases: ['割り当て', '冒険者の配分', '分配', 'assign adventurers', 'distribution'],
        },
      ],
      aliases: [
        '誰がどの冒険者',
        '冒険者を取る順',
        'who gets which adventurer',
        '冒険者 割り当て',
        '強い冒険者',
      ],
      body: {
        ja: [
          '邪悪度の低い順に1人1枚、左端から取って自分のボードに置く。',
          {
            head: ['A（開始）の邪悪度', 'B', 'C', 'D', '取る順'],
            rows: [
              ['5', '5', '5', '5', 'A、B、C、D'],
              ['3', '7', '5', '4', 'A、D、C、B'],
              ['8', '6', '6', '2', 'D、B、C、A'],
              ['9', '9', '1', '4', 'C、D、A、B'],
              ['0', '5', '0', '5', 'A、C、B、D'],
              ['7', '6', '5', '4', 'D、C、B、A'],
            ],
          },
        ],
        en: [
          'From the lowest Evil up each player takes one from the left end and puts it on their board.',
          {
            head: ['Evil of A (start)', 'B', 'C', 'D', 'Sequence of taking'],
            rows: [
              ['5', '5', '5', '5', 'A, B, C, D'],
              ['3', '7', '5', '4', 'A, D, C, B'],
              ['8', '6', '6', '2', 'D, B, C, A'],
              ['9', '9', '1', '4', 'C, D, A, B'],
              ['0', '5', '0', '5', 'A, C, B, D'],
              ['7', '6', '5', '4', 'D, C, B, A'],
            ],
          },
        ],
      },
      note: {
        ja: '同点の行は、手番順の早い人が先に取る扱い（未確認）。',
        en: 'In rows with ties the earlier in play order takes first (unconfirmed).',
      },
      related: ['adventurer-ties', 'party-order', 'step-adventurers', 'evil-order'],
      source: ['115', 'D1'],
      links: { tools: ['dungeon-lords-adventurers'] },
    },
    {
      id: 'adventurer-ties',
      roles: [],
      title: {
        ja: '邪悪度が同点なら手番順の早い人が弱い方を取る',
        en: 'Equal Evil: the earlier in play order takes the weaker one',
      },
      reading: 'じゃあくどがどうてんならてばんじゅんのはやいひとがよわいほうをとる',
      aliases: ['冒険者 同点', '邪悪度 同じ', 'tie in evil', 'tied evil', 'タイブレーク', '同値'],
      body: {
        ja: [
          '同点の人の中では、スタートプレイヤーに近い手番の人が先に取る。',
          '手番順の遅い人ほど、より邪悪とみなす。',
        ],
        en: [
          'Of tied players the one earlier in play order takes first.',
          'The later in play order is regarded as the more evil.',
        ],
      },
      note: {
        ja: 'この資料に同点の規則はない。パラディンの同点の公式FAQからの類推で未確認。',
        en: 'The source sheet has no rule for ties; this is inferred from the official FAQ on paladin ties and unconfirmed.',
      },
      related: ['adventurer-assignment', 'play-order', 'paladin-tie'],
      source: ['115', 'D1'],
    },
    {
      id: 'adventurers-per-year',
      roles: [],
      title: {
        ja: '各ダンジョンに来る冒険者は年3枚（パラディンは別）',
        en: 'Three adventurers come to each dungeon a year, the paladin not counted',
      },
      reading: 'かくだんじょんにくるぼうけんしゃはねん3まい（ぱらでぃんはべつ）',
      aliases: [
        '冒険者 合計',
        '戦闘 冒険者 何人',
        'adventurers in total',
        'party size',
        'パーティ 人数',
      ],
      body: {
        ja: [
          '春・夏・秋に1枚ずつ、合わせて3枚が各ダンジョンに来る。',
          'パラディンが来た人だけは、もう1枚多い相手と戦う。',
        ],
        en: [
          'One each in Spring, Summer and Autumn: three in every dungeon.',
          'Only the player with the paladin faces one more.',
        ],
      },
      note: {
        ja: '日程と同じく、公式資料では未確認。',
        en: 'Like the schedule, unconfirmed by an official source.',
      },
      related: ['adventurer-draw', 'party-order', 'paladin'],
      source: ['61', '115', 'D4', 'D5'],
    },
    {
      id: 'party-order',
      roles: [],
      title: {
        ja: 'パーティの並び：パラディン、戦士、ほか',
        en: 'Party order: paladin, then warriors, then the others',
      },
      reading: 'ぱーてぃのならび：ぱらでぃん、せんし、ほか',
      terms: [
        {
          ja: 'パーティ',
          reading: 'ぱーてぃ',
          en: 'party',
          aliases: [
            'パーティー',
            '隊列',
            '列',
            '一行',
            '冒険者の列',
            'group of adventurers',
            'line-up',
          ],
        },
      ],
      aliases: ['冒険者の並び順', '列の順番', 'order of the party', 'marching order', 'どこに置く'],
      body: {
        ja: [
          {
            head: ['位置', '誰'],
            rows: [
              ['最前列', 'パラディン'],
              ['その次', '戦士（新しく来たものほど前）'],
              ['後ろ', 'ほかの冒険者（来た順に後ろへ）'],
            ],
          },
          '並びは自分のダンジョンボードの上で保つ。',
        ],
        en: [
          {
            head: ['Position', 'Who'],
            rows: [
              ['very front', 'paladin'],
              ['next', 'warriors (the newer, the further in front)'],
              ['behind', 'other adventurers (each new one at the back)'],
            ],
          },
          'Keep the line-up on your Dungeon Board.',
        ],
      },
      related: ['warrior', 'paladin-front', 'adventurer-assignment'],
      source: ['115', '120'],
    },
    {
      id: 'warrior',
      roles: [],
      title: {
        ja: '戦士は来たとき必ず列の先頭に入る',
        en: 'A warrior always goes to the front of the party',
      },
      reading: 'せんしはきたときかならずれつのせんとうにはいる',
      terms: [
        {
          ja: '戦士',
          reading: 'せんし',
          en: 'warrior',
          aliases: ['ウォリアー', 'ウォーリアー', 'ファイター', '剣士', 'fighter'],
        },
      ],
      aliases: ['戦士 先頭', '戦士 2人', 'warrior in front', 'second warrior', '戦士 順番'],
      body: {
        ja: [
          'ほかの冒険者がすでに並んでいても、戦士はその前に置く。',
          '別の戦士がいても、新しい戦士がさらに前に入る。',
          'パラディンだけは、戦士より前に立つ。',
        ],
        en: [
          'Put a warrior in front of the adventurers already there.',
          'Even if there is a warrior, the new one goes before it.',
          'Only the paladin stands in front of warriors.',
        ],
      },
      related: ['party-order', 'paladin-front'],
      source: ['115', '120'],
    },
  ],
};
