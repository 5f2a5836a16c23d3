import type { Chapter } from '../../../library/entry';

export const warlockCursesChapter: Chapter = {
  id: 'warlock-curses',
  title: { ja: 'ウォーロック：呪い', en: 'Warlock: curses' },
  entries: [
    {
      id: 'curses',
      roles: ['warlock'],
      title: {
        ja: '呪い：吸収でため、駒に置き、支配につなげる',
        en: 'Curses: syphon them, place them, dominate with them',
      },
      reading: 'のろい：きゅうしゅうでため、こまにおき、しはいにつなげる',
      terms: [
        {
          ja: '呪い',
          reading: 'のろい',
          en: 'Curse',
          aliases: ['カース', '呪力', '呪いポイント', 'curses', 'hex'],
        },
      ],
      aliases: ['呪いの増やし方', '呪いとは', 'gain curses', 'what are curses for', '呪い 使い道'],
      body: {
        ja: [
          '0で始まる。まだ置いていない呪いマーカーの数。',
          {
            head: ['増減', 'とき'],
            rows: [
              ['増える', '吸収：周囲のフィギュア1体ごとに +1（ポルターガイストは除く）'],
              ['増える', '「補充」、睨み'],
              ['減る', 'ターンの始めに駒へ置く'],
              ['減る', '臆病：半分を失う'],
            ],
          },
          '支配した駒に載っていた呪いマーカーは戻る。',
        ],
        en: [
          'They start at 0: the curse markers that he has not placed yet.',
          {
            head: ['Change', 'When'],
            rows: [
              ['up', 'Syphon: +1 for each surrounding figure but poltergeists'],
              ['up', 'the spells Refuel and Glower'],
              ['down', 'placed on pieces when his turn starts'],
              ['down', 'Skittish: half are lost'],
            ],
          },
          'The markers of a dominated piece go back.',
        ],
      },
      note: {
        ja: '0で始めるのは推測。',
        en: 'Starting at 0 is inferred.',
      },
      related: ['curse-spread', 'syphon', 'skittish-curses', 'domination', 'curse-markers'],
      source: ['2547', '2557', '2596', 'C', 'I'],
      links: { tracks: ['warlock.curses'] },
    },
    {
      id: 'curse-markers',
      roles: ['warlock'],
      title: { ja: '呪いマーカーは20個まで', en: 'There are 20 curse markers' },
      reading: 'のろいまーかーは20こまで',
      terms: [
        {
          ja: '呪いマーカー',
          reading: 'のろいまーかー',
          en: 'curse marker',
          aliases: ['呪いトークン', 'カースマーカー', 'curse token'],
        },
      ],
      aliases: [
        '呪いマーカー 何個',
        '呪いマーカー 足りない',
        'how many curse markers',
        '呪い 上限',
      ],
      body: {
        ja: [
          '手元の分と駒に載せた分を合わせて20個。尽きたらそれ以上は得られない。',
          'トークンではないので、そのタイルに入られても消えない。',
          '載せた駒が支配されたら戻り、また使える。',
        ],
        en: [
          '20 in all, held and placed together; when they run out there are no more.',
          'They are no tokens: entering the tile does not take them away.',
          'Those of a dominated piece return and serve again.',
        ],
      },
      note: {
        ja: '個数は早見ページによる。尽きたら得られないのは、駒は箱にある分だけという決まりからの推測。',
        en: 'The number is from a public reference page; that no more can be gained follows from pieces being limited to the box.',
      },
      related: ['curses', 'curse-spread', 'supplies', 'entering-tokens'],
      source: ['154', 'R', 'I'],
      links: { tracks: ['warlock.cursed'] },
    },
    {
      id: 'network',
      roles: ['warlock'],
      title: {
        ja: 'ネットワーク：呪いを置ける駒のつながり',
        en: 'Network: the pieces that can be cursed',
      },
      reading: 'ねっとわーく：のろいをおけるこまのつながり',
      terms: [
        {
          ja: 'ネットワーク',
          reading: 'ねっとわーく',
          en: 'network',
          aliases: ['ネット', '呪いの網', 'つながり', 'link'],
        },
      ],
      aliases: [
        'ネットワークの範囲',
        'どの駒を呪えるか',
        'which pieces can be cursed',
        'network range',
        'what is in the network',
      ],
      body: {
        ja: [
          'ターンの始めの呪いは、ネットワークに含まれる駒にだけ置く。',
          '支配できる駒はポルターガイストとトレジャー。',
          '宝の具現では、ネットワークにいるポルターガイストの数だけ呪いマーカーが載る。',
          '呪文「宝の絆」があれば、トレジャーはいつでもネットワークに含まれる。',
        ],
        en: [
          'The Curses of his turn start go only on pieces of the network.',
          'The pieces that can be dominated are poltergeists and treasures.',
          'Conjure Treasure counts the poltergeists of the network for its curse markers.',
          'With the spell Treasure Link treasures always belong to it.',
        ],
      },
      note: {
        ja: 'どこまでつながるかは、このアプリの資料では確かめられていない。ボードとルールブックに従う。',
        en: 'How far it reaches could not be checked for this app; go by the board and the rulebook.',
      },
      related: ['curse-spread', 'conjure-treasure', 'spell-treasure-link', 'domination'],
      source: ['2557', '2553-2596', 'C', 'U'],
    },
    {
      id: 'curse-spread',
      roles: ['warlock'],
      title: {
        ja: '呪いはネットワークの駒に均等に置く',
        en: 'Curses spread evenly over the network',
      },
      reading: 'のろいはねっとわーくのこまにきんとうにおく',
      aliases: [
        '呪いの分け方',
        '呪い 均等 余り',
        'spread curses',
        'distribute curse markers',
        '呪いを配る',
        'curse step',
      ],
      body: {
        ja: [
          'どの駒にも同じ数を置き、余りは1個ずつ別の駒に足す。',
          {
            head: ['呪い', '駒', '置く数'],
            rows: [
              ['4', '2', '2・2'],
              ['5', '3', '2・2・1'],
              ['2', '3', '1・1・0'],
              ['7', '1', '7'],
              ['9', '4', '3・2・2・2'],
              ['0', '3', '0・0・0'],
            ],
          },
          '置いたらすぐ、支配できる駒を確かめる。',
        ],
        en: [
          'Give every piece the same number; what is left over goes one each to different pieces.',
          {
            head: ['Curses', 'pieces', 'placed'],
            rows: [
              ['4', '2', '2, 2'],
              ['5', '3', '2, 2, 1'],
              ['2', '3', '1, 1, 0'],
              ['7', '1', '7'],
              ['9', '4', '3, 2, 2, 2'],
              ['0', '3', '0, 0, 0'],
            ],
          },
          'Then check at once which pieces can be dominated.',
        ],
      },
      related: ['curse-spread-open', 'network', 'domination', 'spell-refuel'],
      source: ['2557'],
      links: {
        steps: ['warlockCurse'],
        notices: ['markersSpread', 'markersSpreadEvenly'],
        tools: ['vast-published-curses'],
      },
    },
    {
      id: 'curse-spread-open',
      roles: ['warlock'],
      title: {
        ja: '呪いを残しておけるか、前の分もならすかは未確定',
        en: 'Keeping Curses back, levelling old ones: not settled',
      },
      reading: 'のろいをのこしておけるか、まえのぶんもならすかはみかくてい',
      aliases: [
        '呪いを全部置く必要',
        '呪い 取っておく',
        'must all curses be placed',
        'keep curses',
        '前のターンの呪いマーカー',
      ],
      body: {
        ja: [
          '手元の呪いを全部置くのか、一部を残せるのかは書かれていない。',
          '均等にするのが今置く分だけか、前から載っている分を含むかも書かれていない。',
          'アプリの計算は、入力した数の呪いを今の駒に新しく分けるだけ。',
        ],
        en: [
          'It is not written whether all Curses must be placed or some may be kept.',
          'Nor whether evenness counts only the markers placed now or those already there as well.',
          'The app just divides the number entered among the pieces, as new markers.',
        ],
      },
      note: {
        ja: '決まっていない点。始める前に卓で決めておく。',
        en: 'Open. Agree on it at the table before the game.',
      },
      related: ['curse-spread', 'curses', 'open-questions'],
      source: ['2557', 'U'],
    },
  ],
};
