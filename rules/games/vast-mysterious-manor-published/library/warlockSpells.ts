import type { Chapter } from '../../../library/entry';

export const warlockSpellsChapter: Chapter = {
  id: 'warlock-spells',
  title: { ja: 'ウォーロック：呪文の仕組み', en: 'Warlock: how spells work' },
  entries: [
    {
      id: 'spells',
      roles: ['warlock'],
      title: {
        ja: '呪文カード：手札3枚ごとに1枚を使い2枚を捨てる',
        en: 'Spell cards: of every three in hand, play 1, discard 2',
      },
      reading: 'じゅもんかーど：てふだ3まいごとに1まいをつかい2まいをすてる',
      terms: [
        {
          ja: '呪文カード',
          reading: 'じゅもんかーど',
          en: 'spell card',
          aliases: ['呪文', 'スペル', 'スペルカード', '魔法カード', 'spell'],
        },
      ],
      aliases: [
        '呪文の使い方',
        '呪文を使う',
        'play a spell',
        'how many spells',
        'ウォーロック 手札',
        'discard spells',
      ],
      body: {
        ja: [
          'ターンの手順2で、手札が3枚あるごとに行う。',
          {
            head: ['手札', '使う', '捨てる', '残り'],
            rows: [
              ['0', '0', '0', '0'],
              ['2', '0', '0', '2'],
              ['3', '1', '2', '0'],
              ['4', '1', '2', '1'],
              ['6', '2', '4', '0'],
              ['9', '3', '6', '0'],
            ],
          },
          '2枚以下の残りは手札に持ち越す。',
        ],
        en: [
          'In step 2 of the turn, once for every 3 cards in hand.',
          {
            head: ['Hand', 'played', 'discarded', 'left'],
            rows: [
              ['0', '0', '0', '0'],
              ['2', '0', '0', '2'],
              ['3', '1', '2', '0'],
              ['4', '1', '2', '1'],
              ['6', '2', '4', '0'],
              ['9', '3', '6', '0'],
            ],
          },
          'One or two cards left stay in hand.',
        ],
      },
      related: ['spells-track', 'spell-list', 'spell-stays', 'warlock-turn'],
      source: ['2553-2568'],
      links: {
        tracks: ['warlock.spells'],
        steps: ['warlockSpells'],
        tools: ['vast-published-spells'],
      },
    },
    {
      id: 'spells-track',
      roles: ['warlock'],
      title: {
        ja: '呪文トラック：呪文の印に届いたら3枚引く',
        en: 'Spells track: a spell symbol draws 3 cards',
      },
      reading: 'じゅもんとらっく：じゅもんのしるしにとどいたら3まいひく',
      terms: [
        {
          ja: '呪文トラック',
          reading: 'じゅもんとらっく',
          en: 'Spells track',
          aliases: ['スペルトラック', '呪文のトラック', 'spell track'],
        },
      ],
      aliases: [
        '呪文カードを引く',
        '呪文 引き方',
        'draw spells',
        'how to get spells',
        '呪文トラック 上げる',
      ],
      body: {
        ja: [
          'キューブは一番下から始まる。上がる方法は2つ。',
          {
            head: ['出来事', '呪文トラック'],
            entries: [
              ['warlock-hexomancer', 'warlock-hexomancer'],
              ['skittish', 'skittish'],
            ],
            rows: [
              ['呪われた駒が取り除かれた（呪術師）', '+1'],
              ['対戦相手のフィギュアから逃げた（臆病）', '+1'],
            ],
          },
          '呪文の印のある所に届いたら、呪文カードを3枚引く。',
          'デッキが空なら捨て札をシャッフルする。どちらも空なら引かない。',
        ],
        en: [
          'The cube starts at the bottom. Two things push it up.',
          {
            head: ['What happened', 'Spells track'],
            entries: [
              ['warlock-hexomancer', 'warlock-hexomancer'],
              ['skittish', 'skittish'],
            ],
            rows: [
              ['a cursed piece was removed (Hexomancer)', '+1'],
              ['he fled from an enemy figure (Skittish)', '+1'],
            ],
          },
          'Reaching a space with a spell symbol, draw 3 spell cards.',
          'With an empty deck shuffle the discards; with both empty draw nothing.',
        ],
      },
      note: {
        ja: '印のある場所はボードに印刷されている。空のデッキの扱いは早見ページによる。',
        en: 'Where the symbols are is printed on the board. The empty deck is from a public reference page.',
      },
      related: ['warlock-hexomancer', 'skittish', 'spells', 'difficulty-warlock', 'printed-values'],
      source: ['2544-2547', '2602', 'R'],
      links: { tracks: ['warlock.spellsTrack'], notices: ['spellsDrawn'] },
    },
    {
      id: 'spell-stays',
      roles: ['warlock'],
      title: {
        ja: '使った呪文カードは手元で効き続ける',
        en: 'A played spell card keeps working',
      },
      reading: 'つかったじゅもんかーどはてもとでききつづける',
      aliases: [
        '呪文 いつまで',
        '呪文は残るか',
        'do spells stay in play',
        'permanent spell',
        '呪文 ずっと',
      ],
      body: {
        ja: [
          '使った呪文カードは前に置いたままにし、毎ターン効く。',
          '捨てた2枚は捨て札になり、デッキが尽きたら戻ってくる。',
        ],
        en: [
          'A played spell card stays in front of the Warlock and works every turn.',
          'The two discarded ones may come back when the deck runs out.',
        ],
      },
      note: {
        ja: 'カードの文（毎ターン終了時など）と、最初から持って始める組み合わせからの推測。',
        en: 'Inferred from the cards (such as “every turn end”) and from mixes that start with one.',
      },
      related: ['spells', 'spell-list', 'warlock-starting-spells'],
      source: ['C', 'R', 'I'],
    },
    {
      id: 'spell-list',
      roles: ['warlock'],
      title: { ja: '呪文カード10枚の一覧', en: 'The ten spell cards' },
      reading: 'じゅもんかーど10まいのいちらん',
      aliases: ['呪文一覧', '呪文 種類', 'list of spells', 'all spells', 'エンチャンターの呪文'],
      body: {
        ja: [
          {
            head: ['呪文', '効果'],
            rows: [
              ['強き霊', 'ポルターガイストの防御力2'],
              ['テレポート', '魔力キューブ1個で、どこかのダークタイルへ（1ターンに1回）'],
              ['跳躍', '忍び足の前か後に、ライトタイルをまっすぐ越える'],
              ['「補充」', '2つ以上の駒を一度に呪ったら呪い +2'],
              ['囲い込み', '魔力キューブ1個で、周囲にフォースウォール2枚'],
              ['宝の絆', 'トレジャーはいつもネットワークの中'],
              ['増殖', '2回目のポルターガイスト召喚に魔力キューブは要らない'],
              ['睨み', 'ターン終了時、呪い5以上なら半分を足す（切り上げ）'],
              ['吸収特化', '吸収した全員が1人のものなら2倍'],
              ['「拡張」', '毎ターン終了時、タイルを公開、ダークタイルとトレジャーを追加'],
            ],
            entries: [
              ['spell-strong-spirits', 'spell-strong-spirits'],
              ['spell-teleport', 'spell-teleport'],
              ['spell-leap', 'spell-leap'],
              ['spell-refuel', 'spell-refuel'],
              ['spell-enclose', 'spell-enclose'],
              ['spell-treasure-link', 'spell-treasure-link'],
              ['spell-grow', 'spell-grow'],
              ['spell-glower', 'spell-glower'],
              ['spell-syphon-specialize', 'spell-syphon-specialize'],
              ['spell-expand', 'spell-expand'],
            ],
          },
          '出版社のカード一覧では、まだ「エンチャンター」の名で載っている。',
        ],
        en: [
          {
            head: ['Spell', 'Effect'],
            rows: [
              ['Strong Spirits', 'poltergeists have Defense 2'],
              ['Teleport', 'one magic cube: to any Dark tile (once per turn)'],
              ['Leap', 'before or after a Sneak: straight across Lit tiles'],
              ['Refuel', '+2 Curses when two or more pieces are cursed at once'],
              ['Enclose', 'one magic cube: 2 force walls around him'],
              ['Treasure Link', 'treasures are always in the network'],
              ['Grow', 'the second summoning costs no magic cube'],
              ['Glower', 'turn end with 5 or more Curses: half as many again, rounded up'],
              ['Syphon Specialize', 'Syphon counts double if all belong to one player'],
              ['Expand', 'every turn end: reveal a tile, add a Dark tile and a treasure'],
            ],
            entries: [
              ['spell-strong-spirits', 'spell-strong-spirits'],
              ['spell-teleport', 'spell-teleport'],
              ['spell-leap', 'spell-leap'],
              ['spell-refuel', 'spell-refuel'],
              ['spell-enclose', 'spell-enclose'],
              ['spell-treasure-link', 'spell-treasure-link'],
              ['spell-grow', 'spell-grow'],
              ['spell-glower', 'spell-glower'],
              ['spell-syphon-specialize', 'spell-syphon-specialize'],
              ['spell-expand', 'spell-expand'],
            ],
          },
          'The publisher’s card list still files them under “Enchanter”.',
        ],
      },
      related: ['spells', 'spells-track', 'spell-stays', 'warlock-starting-spells'],
      source: ['C'],
    },
  ],
};
