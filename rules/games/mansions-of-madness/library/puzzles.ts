import type { Chapter } from '../../../library/entry';

export const puzzlesChapter: Chapter = {
  id: 'puzzles',
  title: { ja: 'パズルの準備', en: 'Puzzles: set-up' },
  entries: [
    {
      id: 'puzzle-kinds',
      roles: [],
      title: {
        ja: 'パズルは配電盤・ロック・ルーンの3種類',
        en: 'Three kinds of puzzle: wiring, lock, rune',
      },
      reading: 'ぱずるははいでんばん・ろっく・るーんの3しゅるい',
      terms: [
        { ja: 'パズル', reading: 'ぱずる', en: 'puzzle', aliases: ['謎解き', 'なぞ', 'riddle'] },
        {
          ja: '配電盤パズル',
          reading: 'はいでんばんぱずる',
          en: 'wiring puzzle',
          aliases: ['配電盤', '配線', '電気パズル', 'wiring', 'ヒューズ'],
        },
        {
          ja: 'ロックパズル',
          reading: 'ろっくぱずる',
          en: 'lock puzzle',
          aliases: ['錠前パズル', '鍵のパズル'],
        },
        {
          ja: 'ルーンパズル',
          reading: 'るーんぱずる',
          en: 'rune puzzle',
          aliases: ['ルーン', 'rune', '絵合わせ', 'ルーン文字'],
        },
      ],
      aliases: ['パズルの種類', 'kinds of puzzles', '拡張 パズル'],
      body: {
        ja: [
          {
            head: ['種類', '基本ピース', 'できる操作'],
            rows: [
              ['配電盤パズル', 'ある', '入れ替え、回転、引き直し'],
              ['ロックパズル', 'ある', '入れ替え、回転、引き直し'],
              ['ルーンパズル', '無い', '入れ替えだけ'],
            ],
          },
          '拡張セットで増えた種類は、その説明書で確かめる。',
        ],
        en: [
          {
            head: ['Kind', 'Base piece', 'What can be done'],
            rows: [
              ['wiring puzzle', 'yes', 'swap, rotate, replace'],
              ['lock puzzle', 'yes', 'swap, rotate, replace'],
              ['rune puzzle', 'no', 'swap only'],
            ],
          },
          'Further kinds come with expansions; see their rules.',
        ],
      },
      related: ['puzzle-setup', 'puzzle-actions', 'expansions'],
      source: ['45-46', '53-58'],
    },
    {
      id: 'puzzle-setup',
      roles: [],
      title: {
        ja: 'パズルの準備は基本ピース、山札、並べる、の順',
        en: 'Puzzle set-up: base piece, stack, layout',
      },
      reading: 'ぱずるのじゅんびはきほんぴーす、やまふだ、ならべる、のじゅん',
      terms: [
        {
          ja: '基本ピース',
          reading: 'きほんぴーす',
          en: 'base piece',
          aliases: ['セットアップタイル', 'setup tile', 'set-up tile', 'ベース', '土台'],
        },
        {
          ja: 'パズルピース',
          reading: 'ぱずるぴーす',
          en: 'puzzle piece',
          aliases: ['ピース', 'パズルタイル', 'piece'],
        },
      ],
      aliases: ['パズル 用意', 'puzzle setup', 'パズル 始め方', 'パズル番号'],
      body: {
        ja: [
          '1. カードが示す番号の基本ピースを置く。ルーンパズルには無い。',
          '2. 同じ種類の残りのパズルピースを混ぜて山札にする。',
          '3. 山札から引いて並べる。並べ方は種類による。',
        ],
        en: [
          '1. Lay the base piece with the number named; a rune puzzle has none.',
          '2. Shuffle the other puzzle pieces of that kind into a stack.',
          '3. Draw from it and lay them out in the way of that kind.',
        ],
      },
      related: ['puzzle-layout', 'rune-layout', 'puzzle-actions'],
      source: ['45-48'],
    },
    {
      id: 'puzzle-layout',
      roles: [],
      title: {
        ja: '配電盤とロックは左上から横へ、「↑」を上に',
        en: 'Wiring and lock: from the top left, arrows up',
      },
      reading: 'はいでんばんとろっくはひだりうえからよこへ、「うえやじるし」をうえに',
      aliases: ['ピースの向き', '矢印 上', 'arrow up', 'パズル 並べ方', 'lay out pieces'],
      body: {
        ja: [
          '配電盤パズルとロックパズルは、基本ピースから見て左上から、横1列ずつ並べる。',
          'どのピースも矢印「↑」が上を向くように置く。',
        ],
        en: [
          'Lay a wiring or lock puzzle row by row from the top left, as seen from the base piece.',
          'Place every piece with its arrow pointing up.',
        ],
      },
      related: ['puzzle-setup', 'rune-layout', 'puzzle-rotate'],
      source: ['49'],
    },
    {
      id: 'rune-layout',
      roles: [],
      title: {
        ja: 'ルーンは3×2、4×2、3×3のどれかに並べる',
        en: 'Runes are laid out 3×2, 4×2 or 3×3',
      },
      reading: 'るーんは3×2、4×2、3×3のどれかにならべる',
      aliases: ['ルーン 並べ方', 'ルーン 大きさ', 'rune grid', 'rune size'],
      body: {
        ja: [
          '指定に応じて3×2、4×2、3×3のいずれかの形にする。',
          '左上から、横1列ずつ置いていく。',
          '操作は隣り合うピースの入れ替えだけ。',
        ],
        en: [
          'Make a grid of 3×2, 4×2 or 3×3, as called for.',
          'Fill it row by row from the top left.',
          'The only thing to do is to swap neighbouring pieces.',
        ],
      },
      related: ['puzzle-setup', 'puzzle-swap', 'puzzle-kinds'],
      source: ['50', '53'],
    },
    {
      id: 'puzzle-failed',
      roles: ['investigator'],
      title: { ja: 'パズルを解けなければ手番終了', en: 'An unsolved puzzle ends the turn' },
      reading: 'ぱずるをとけなければてばんしゅうりょう',
      aliases: [
        'パズル失敗',
        'puzzle failed',
        '解けなかった',
        '手番が終わる',
        'out of puzzle actions',
      ],
      body: {
        ja: [
          '手数を使い切っても解けなければ、手番はそこで終わる。',
          '残りの移動ステップもアクションも使えない。',
          'ロックカードや妨害カードのパズルでも同じ。',
        ],
        en: [
          'If it is not solved with the puzzle actions available, the turn ends at once.',
          'Movement Steps and action still left are lost.',
          'The same goes for puzzles from Lock and Obstacle cards.',
        ],
      },
      related: ['lock-puzzle-failed', 'puzzle-actions', 'puzzle-skill-point'],
      source: ['12', '44'],
      links: { notices: ['puzzleEndsTurn'] },
    },
  ],
};
