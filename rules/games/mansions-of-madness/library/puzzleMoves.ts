import type { Chapter } from '../../../library/entry';

export const puzzleMovesChapter: Chapter = {
  id: 'puzzle-moves',
  title: { ja: 'パズルを解く', en: 'Puzzles: solving' },
  entries: [
    {
      id: 'puzzle-actions',
      roles: ['investigator'],
      title: { ja: 'パズルの手数は知力と同じ', en: 'Puzzle actions equal Intellect' },
      reading: 'ぱずるのてかずはちりょくとおなじ',
      terms: [
        {
          ja: '手数',
          reading: 'てかず',
          en: 'puzzle action',
          aliases: ['パズルアクション', 'パズルのアクション数', '手の数', 'puzzle move'],
        },
      ],
      aliases: [
        'パズル 何手',
        'パズル アクション数',
        'puzzle actions',
        'パズル 費用',
        'puzzle cost table',
      ],
      body: {
        ja: [
          '手数（パズルで使えるアクションの数）は、挑む探索者の知力と同じ。スキルポイント1個ごとに幸運の数だけ増える。',
          {
            head: ['操作', '手数'],
            rows: [
              ['隣り合う2つを入れ替える', '1'],
              ['1つを90度回す', '1'],
              ['1つを山札から引いたものと取り替える', '2'],
            ],
          },
          '例：知力4、幸運3でスキルポイントを1個使えば7手。引き直し1回と入れ替え3回で残り2手。',
        ],
        en: [
          'The investigator solving it has as many puzzle actions as Intellect, plus Luck for each Skill Point spent.',
          {
            head: ['What', 'Cost'],
            rows: [
              ['swap two adjacent pieces', '1'],
              ['rotate one piece by 90°', '1'],
              ['replace one piece with a drawn one', '2'],
            ],
          },
          'Example: Intellect 4, Luck 3 and 1 Skill Point make 7; one replace and three swaps leave 2.',
        ],
      },
      related: [
        'puzzle-swap',
        'puzzle-rotate',
        'puzzle-replace',
        'puzzle-skill-point',
        'intellect',
      ],
      source: ['51-58', '73'],
      links: { tracks: ['investigator1.puzzleActions'], tools: ['mansions-puzzle'] },
    },
    {
      id: 'puzzle-swap',
      roles: ['investigator'],
      title: {
        ja: '1手：隣り合うピースを向きを変えず入れ替える',
        en: '1 action: swap two adjacent pieces, not turning them',
      },
      reading: '1て：となりあうぴーすをむきをかえずいれかえる',
      aliases: ['交換', '入れ替え', 'swap', 'ルーン 動かす', 'exchange pieces'],
      body: {
        ja: [
          '隣り合う2つのパズルピースの場所を取り替える。向きはそのまま。',
          'ルーンパズルではこの操作しかできない。',
        ],
        en: [
          'Two adjacent puzzle pieces change places and keep their orientation.',
          'In a rune puzzle this is the only thing allowed.',
        ],
      },
      related: ['puzzle-actions', 'rune-layout', 'puzzle-rotate'],
      source: ['53'],
    },
    {
      id: 'puzzle-rotate',
      roles: ['investigator'],
      title: { ja: '1手：ピース1つを90度回す', en: '1 action: rotate one piece by 90°' },
      reading: '1て：ぴーす1つを90どまわす',
      aliases: ['回転', '90度', 'rotate', 'turn a piece', '向きを変える'],
      body: {
        ja: [
          'パズルピース1つを90度回転させる。',
          'ルーンパズルでは回せない。',
          '基本ピースはパズルの番号によって回せる角度が違う。',
        ],
        en: [
          'Turn one puzzle piece by 90°.',
          'Not in a rune puzzle.',
          'Base pieces turn by an angle that depends on the puzzle’s number.',
        ],
      },
      related: ['puzzle-base-rotation', 'puzzle-actions', 'puzzle-swap'],
      source: ['53-54'],
    },
    {
      id: 'puzzle-base-rotation',
      roles: ['investigator'],
      title: {
        ja: '基本ピースの回転：4系180度、5系120度、6系90度',
        en: 'Base piece turns: group 4 180°, group 5 120°, group 6 90°',
      },
      reading: 'きほんぴーすのかいてん：4けい180ど、5けい120ど、6けい90ど',
      aliases: [
        'パズル4',
        'パズル5',
        'パズル6',
        'base piece rotation',
        '180度',
        '120度',
        '土台 回転',
      ],
      body: {
        ja: [
          {
            head: ['パズルの番号', '1手で回せる角度'],
            rows: [
              ['4系', '180度'],
              ['5系', '120度'],
              ['6系', '90度'],
            ],
          },
          '「系」はパズルの番号による区分と読む。',
        ],
        en: [
          {
            head: ['Puzzle number', 'Turn for 1 action'],
            rows: [
              ['group 4', '180°'],
              ['group 5', '120°'],
              ['group 6', '90°'],
            ],
          },
          'The group is taken to go by the number of the puzzle.',
        ],
      },
      note: {
        ja: '角度も区分の意味も未確認。基本ピースの表示を優先する。',
        en: 'Angles and groups are unconfirmed; what the base piece shows comes first.',
      },
      related: ['puzzle-rotate', 'puzzle-setup'],
      source: ['54-57'],
    },
    {
      id: 'puzzle-replace',
      roles: ['investigator'],
      title: {
        ja: '2手：ピース1つを引いたものと取り替える',
        en: '2 actions: replace a piece with a random one',
      },
      reading: '2て：ぴーす1つをひいたものととりかえる',
      aliases: ['引き直し', 'ピース交換', 'replace', 'draw a new piece', '未使用のピース'],
      body: {
        ja: [
          '1. 使っていないピースから無作為に1枚引く。',
          '2. 好きな場所のピースと取り替え、「↑」を上にして置く。',
          '3. 外したピースは使っていないピースに混ぜ戻す。',
          'ルーンパズルではできない。',
        ],
        en: [
          '1. Draw one of the unused pieces at random.',
          '2. Put it in place of any piece, arrow up.',
          '3. Shuffle the piece taken off into the unused ones.',
          'Not in a rune puzzle.',
        ],
      },
      related: ['puzzle-actions', 'puzzle-layout'],
      source: ['53', '58-61'],
    },
    {
      id: 'puzzle-skill-point',
      roles: ['investigator'],
      title: {
        ja: 'パズル中のスキルポイントは幸運の数だけ手数を増やす',
        en: 'In a puzzle a Skill Point gives Luck more actions',
      },
      reading: 'ぱずるちゅうのすきるぽいんとはこううんのかずだけてかずをふやす',
      aliases: ['パズル 幸運', 'スキルポイント パズル', 'more puzzle actions', '手数を増やす'],
      body: {
        ja: [
          'スキルポイントを1個捨てると、幸運の値と同じ数だけ手数が増える。',
          '挑戦中ならいつ使ってもよい。手数が足りないと分かってからでも間に合う。',
          '例：知力5、幸運4で1個使えば9手。回転4回と引き直し2回で残り1手。',
        ],
        en: [
          'Discard 1 Skill Point for as many more puzzle actions as Luck.',
          'Any time during the puzzle will do, even once the actions prove too few.',
          'Example: Intellect 5, Luck 4 and 1 point make 9; four turns and two replacements leave 1.',
        ],
      },
      related: ['puzzle-actions', 'skill-point', 'luck'],
      source: ['73'],
    },
    {
      id: 'puzzle-states',
      roles: ['investigator'],
      title: {
        ja: '麻痺も暗闇もパズルの手数を減らさない',
        en: 'Neither stun nor Darkness reduces puzzle actions',
      },
      reading: 'まひもくらやみもぱずるのてかずをへらさない',
      aliases: ['麻痺 パズル', '暗闇 パズル', 'stunned puzzle', 'puzzle in the dark'],
      body: {
        ja: [
          'パズルはダイスを振る能力判定ではないので、麻痺の−2は手数にかからない。',
          '暗闇も戦闘の判定にしか効かないので、手数は減らない。',
          '例：麻痺していても知力2、幸運5で1個使えば7手。',
        ],
        en: [
          'A puzzle is no rolled attribute test, so the −2 for stun does not touch its actions.',
          'Darkness bears only on combat tests, so it takes none away either.',
          'Example: stunned, Intellect 2, Luck 5 and 1 point still make 7.',
        ],
      },
      related: ['stun-and-tests', 'puzzle-actions', 'darkness-and-tests'],
      source: ['70-71', '168'],
    },
  ],
};
