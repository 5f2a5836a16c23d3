import type { Chapter } from '../../../library/entry';

export const mythosChapter: Chapter = {
  id: 'mythos',
  title: { ja: '神話カード', en: 'Mythos cards' },
  entries: [
    {
      id: 'mythos-card',
      roles: ['keeper'],
      title: {
        ja: '神話カードは探索者の手番に使う',
        en: 'Mythos cards are played in an investigator’s turn',
      },
      reading: 'しんわかーどはたんさくしゃのてばんにつかう',
      terms: [
        {
          ja: '神話カード',
          reading: 'しんわかーど',
          en: 'Mythos card',
          aliases: ['ミュトスカード', 'ミトスカード', '神話', 'mythos', 'クトゥルフカード'],
        },
      ],
      aliases: [
        '神話カード いつ',
        '神話カード コスト',
        'when to play mythos',
        'mythos cost',
        '左上の数字',
      ],
      body: {
        ja: [
          'マスター手番には使えない。',
          '費用は左上の数字で、脅威で払う。',
          '1人の探索者の手番に使えるのは1枚まで。',
          'カードの必要条件を満たす探索者に使う。',
        ],
        en: [
          'They cannot be used in the keeper turn.',
          'The cost is the number at the top left, paid in threat.',
          'At most 1 in one investigator’s turn.',
          'The investigator must meet the requirement on the card.',
        ],
      },
      related: ['mythos-windows', 'mythos-once', 'mythos-requirement', 'threat', 'hand-limits'],
      source: ['103-106'],
    },
    {
      id: 'mythos-requirement',
      roles: ['keeper'],
      title: {
        ja: '神話カードの必要条件は名前の一部が合えばよい',
        en: 'A Mythos requirement matches part of a room’s name',
      },
      reading: 'しんわかーどのひつようじょうけんはなまえのいちぶがあえばよい',
      aliases: [
        '部分一致',
        '必要条件',
        '寝室',
        '主寝室',
        'ゲスト用寝室',
        'requirement',
        'bedroom',
        'room name',
      ],
      body: {
        ja: [
          '条件の言葉が部屋の名前に含まれていれば使える。',
          '例：条件が「寝室」なら、主寝室にもゲスト用寝室にも当てはまる。',
        ],
        en: [
          'It is enough if the word required is part of the room’s name.',
          'Example: “bedroom” fits a master bedroom and a guest bedroom alike.',
        ],
      },
      related: ['mythos-card', 'light-item', 'room'],
      source: ['105'],
    },
    {
      id: 'mythos-once',
      roles: ['keeper'],
      title: {
        ja: '神話カードは1人の探索者の手番に1枚だけ',
        en: 'Only 1 Mythos card in each investigator’s turn',
      },
      reading: 'しんわかーどはひとりのたんさくしゃのてばんに1まいだけ',
      aliases: ['連続プレイ', '神話カード 2枚', 'two mythos cards', 'mythos limit'],
      body: {
        ja: [
          '1人の探索者の手番に2枚続けて使うことはできない。',
          '次の探索者の手番になれば、また1枚使える。',
        ],
        en: [
          'A second one cannot follow in the same investigator’s turn.',
          'In the next investigator’s turn there may be 1 again.',
        ],
      },
      related: ['mythos-card', 'mythos-windows'],
      source: ['106'],
    },
    {
      id: 'mythos-windows',
      roles: ['keeper'],
      title: { ja: '神話カードを使える機会は4つ', en: 'The four moments for a Mythos card' },
      reading: 'しんわかーどをつかえるきかいは4つ',
      aliases: ['神話カード タイミング', 'mythos timing', 'いつ使える', 'mythos window'],
      body: {
        ja: [
          {
            head: ['機会', '対象の探索者の'],
            rows: [
              ['1', '手番の開始時'],
              ['2', '1つ目の移動ステップの直後'],
              ['3', '2つ目の移動ステップの直後'],
              ['4', 'アクションステップの直後'],
            ],
          },
          'この4つのうち1回だけ。それ以外の時には使えない。',
        ],
        en: [
          {
            head: ['Moment', 'Of the targeted investigator'],
            rows: [
              ['1', 'at the start of the turn'],
              ['2', 'right after the first Movement Step'],
              ['3', 'right after the second Movement Step'],
              ['4', 'right after the Action Step'],
            ],
          },
          'One of these four only, and at no other time.',
        ],
      },
      related: ['mythos-no-reaction', 'mythos-once', 'investigator-turn'],
      source: ['139-144', '146'],
    },
    {
      id: 'mythos-no-reaction',
      roles: [],
      title: {
        ja: '移動の宣言を聞いてから神話カードは割り込めない',
        en: 'No Mythos card in reaction to a declared move',
      },
      reading: 'いどうのせんげんをきいてからしんわかーどはわりこめない',
      aliases: ['割り込み', '宣言の後', 'interrupt', 'reaction', '移動の前に神話カード'],
      body: {
        ja: [
          '探索者が移動やアクションを宣言した後に「その前に」と神話カードを出すことはできない。',
          '行動を聞いてから潰せると強すぎるため、と考えられる。',
          '使いたい時は先に伝え、その手番を1段階ずつ区切って進めてもらうとよい。',
        ],
        en: [
          'Once a move or action is declared, the keeper cannot play a Mythos card ahead of it.',
          'Otherwise the keeper could wait for each plan and undo it, which would be too strong.',
          'If you mean to play one, say so and have that turn taken one step at a time.',
        ],
      },
      note: {
        ja: '機会が4つに限られることからの、この資料の解釈。',
        en: 'This is the source sheet’s reading of the four moments.',
      },
      related: ['mythos-windows', 'mythos-card'],
      source: ['139', '146'],
    },
  ],
};
