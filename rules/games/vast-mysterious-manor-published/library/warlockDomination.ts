import type { Chapter } from '../../../library/entry';

export const warlockDominationChapter: Chapter = {
  id: 'warlock-domination',
  title: { ja: 'ウォーロック：支配', en: 'Warlock: domination' },
  entries: [
    {
      id: 'domination',
      roles: ['warlock'],
      title: {
        ja: '支配：呪いマーカーがトラックの数字以上なら移せる',
        en: 'Domination: as many curse markers as the space asks',
      },
      reading: 'しはい：のろいまーかーがとらっくのすうじいじょうならうつせる',
      terms: [
        {
          ja: '支配',
          reading: 'しはい',
          en: 'domination',
          aliases: ['支配する', 'ドミネーション', 'dominate', 'dominated'],
        },
      ],
      aliases: [
        '支配の条件',
        '支配に必要な呪い',
        'how to dominate a piece',
        'when is a piece dominated',
        '呪いマーカー いくつで支配',
      ],
      body: {
        ja: [
          '呪いを置いた直後に確かめる。',
          '駒の呪いマーカーの数が、支配トラックの空いたスペースの数字以上なら、その駒をそこへ移せる。',
          '移せるスペースが複数あれば、1つを選ぶ。',
          'スペースに書かれた効果がその場で起きる。',
          '載っていた呪いマーカーは戻る。',
        ],
        en: [
          'Check right after placing Curses.',
          'A piece with at least as many curse markers as the number of an empty space of the Dominated Pieces track may go there.',
          'If several spaces are possible, choose one.',
          'The effect of the space comes at once.',
          'The markers of the piece return.',
        ],
      },
      related: ['dominated-pieces-track', 'domination-examples', 'curse-spread', 'warlock-goal'],
      source: ['2534', '2553-2568'],
      links: { notices: ['checkDomination', 'mayDominate'], tools: ['vast-published-domination'] },
    },
    {
      id: 'dominated-pieces-track',
      roles: ['warlock'],
      title: {
        ja: '支配トラック：数字と効果はボードに書いてある',
        en: 'Dominated Pieces track: numbers and effects are printed',
      },
      reading: 'しはいとらっく：すうじとこうかはぼーどにかいてある',
      terms: [
        {
          ja: '支配トラック',
          reading: 'しはいとらっく',
          en: 'Dominated Pieces track',
          aliases: ['支配した駒のトラック', '支配スペース', 'domination track', 'dominated track'],
        },
      ],
      aliases: [
        '支配トラックの数字',
        '支配の効果',
        'domination effects',
        'track values',
        '4つ目の魔力キューブ',
      ],
      body: {
        ja: [
          '支配した駒を置くトラック。5つ並べば勝ち（いかさま師は4つ）。',
          'スペースごとに必要な呪いマーカーの数と、置いたときの効果がある。',
          '魔力キューブはこのトラックで増え、最大5個になる。',
          '埋まったスペースには、もう置けない。',
        ],
        en: [
          'Dominated pieces stand here. Five win (four for a Charlatan).',
          'Each space asks for a number of curse markers and has an effect when filled.',
          'Magic cubes come from here, up to 5.',
          'A filled space takes no other piece.',
        ],
      },
      note: {
        ja: '数字と効果はボードに印刷されている。このアプリにはないので、見て入力する。',
        en: 'Numbers and effects are printed on the board and not in this app; enter them from there.',
      },
      related: ['domination', 'magic-cubes', 'domination-examples', 'printed-values'],
      source: ['2534', '2568', 'R'],
      links: { tracks: ['warlock.dominated'], notices: ['pieceDominated'] },
    },
    {
      id: 'domination-examples',
      roles: ['warlock'],
      title: {
        ja: '支配できるかの例（数字は見本）',
        en: 'May this piece be dominated? Examples',
      },
      reading: 'しはいできるかのれい（すうじはみほん）',
      aliases: [
        '支配の例',
        '支配 計算',
        'domination example',
        'enough curse markers',
        '支配 最後のスペース',
      ],
      body: {
        ja: [
          'トラックの数字が2・3・4・5・6だとした見本。',
          {
            head: ['空いた数字', '呪いマーカー', '選べる', '結果'],
            rows: [
              ['2・3・4・5・6', '1', 'なし', '動かない'],
              ['2・3・4・5・6', '2', '2', '1つ支配'],
              ['2・3・4・5・6', '4', '2・3・4', '1つを選ぶ'],
              ['5・6', '4', 'なし', '動かない'],
              ['6（最後）', '6', '6', '5つ目で勝ち'],
              ['5・6（いかさま師、3つ支配済み）', '5', '5', '4つ目で勝ち'],
            ],
          },
        ],
        en: [
          'As if the numbers of the track were 2, 3, 4, 5, 6.',
          {
            head: ['Empty numbers', 'Curse markers', 'May choose', 'Result'],
            rows: [
              ['2, 3, 4, 5, 6', '1', 'none', 'stays'],
              ['2, 3, 4, 5, 6', '2', '2', '1 dominated'],
              ['2, 3, 4, 5, 6', '4', '2, 3, 4', 'choose one'],
              ['5, 6', '4', 'none', 'stays'],
              ['6 (last)', '6', '6', '5th piece: win'],
              ['5, 6 (Charlatan, 3 done)', '5', '5', '4th piece: win'],
            ],
          },
        ],
      },
      note: {
        ja: '見本の数字はボードのものではない。',
        en: 'The sample numbers are not those of the board.',
      },
      related: ['domination', 'dominated-pieces-track', 'curse-spread', 'printed-values'],
      source: ['2534', 'R'],
    },
    {
      id: 'dominated-what',
      roles: ['warlock'],
      title: {
        ja: '支配できるのはポルターガイストとトレジャー',
        en: 'Poltergeists and treasures can be dominated',
      },
      reading: 'しはいできるのはぽるたーがいすとととれじゃー',
      aliases: [
        '何を支配できるか',
        'パラディンを支配',
        'which pieces can be dominated',
        'dominate treasure',
        'ポルターガイスト 支配',
      ],
      body: {
        ja: [
          '支配トラックに置けるのは、マップのポルターガイストとトレジャーマーカー。',
          'ほかのロールのフィギュアは支配できない。',
          'どちらも自分で増やせる：ポルターガイスト召喚、宝の具現。',
          '先に取り除かれたら、その呪いは無駄になる。呪文トラックは1つ進む。',
        ],
        en: [
          'Poltergeists and treasure markers of the map can go on the Dominated Pieces track.',
          'Figures of other roles cannot.',
          'He makes both himself: Summon Poltergeist and Conjure Treasure.',
          'If one is removed before, its Curses were in vain, but the Spells track goes up 1.',
        ],
      },
      related: ['domination', 'summon-poltergeist', 'conjure-treasure', 'warlock-hexomancer'],
      source: ['2534', '2544-2547'],
    },
  ],
};
