import type { Chapter } from '../../../library/entry';

export const setupChapter: Chapter = {
  id: 'setup',
  title: { ja: '準備：マップ', en: 'Set-up: the map' },
  entries: [
    {
      id: 'setup-by-players',
      roles: [],
      title: { ja: '人数別の準備の枚数', en: 'Set-up numbers by player count' },
      reading: 'にんずうべつのじゅんびのまいすう',
      aliases: [
        '準備 一覧',
        '何枚使う',
        '人数 タイル',
        'setup table',
        'tiles by players',
        'セットアップ',
      ],
      body: {
        ja: [
          {
            head: ['人数', '精霊', '領土', '最初の領土', '廃墟', 'マップ', 'スタック残り'],
            rows: [
              ['2', '4', '12', '5', '5', '10', '7'],
              ['3', '5', '15', '7', '5', '12', '8'],
              ['4', '6', '18', '8', '6', '14', '10'],
              ['5', '7', '21', '8', '6', '14', '13'],
            ],
          },
          '精霊の数は人数＋2、領土は精霊1つにつき3枚。',
          '4人と5人では2枚目のダンジョンが加わり、廃墟が6枚になる。',
          'マップは最初の領土と廃墟の合計。選択ルールのタイルは含まない。',
        ],
        en: [
          {
            head: ['Players', 'Elements', 'Realms', 'First realms', 'Ruins', 'Map', 'Stack left'],
            rows: [
              ['2', '4', '12', '5', '5', '10', '7'],
              ['3', '5', '15', '7', '5', '12', '8'],
              ['4', '6', '18', '8', '6', '14', '10'],
              ['5', '7', '21', '8', '6', '14', '13'],
            ],
          },
          'Elements are players + 2, with three realms for each element.',
          'With four or five players a second Dungeon makes six ruins.',
          'The map is first realms plus ruins. Tiles of optional rules are not included.',
        ],
      },
      related: ['setup-elements', 'setup-first-realms', 'setup-ruins', 'oracle-setup'],
      source: ['10-11', '16-20', 'E3'],
      links: { tools: ['eldervale-setup'] },
    },
    {
      id: 'setup-steps',
      roles: [],
      title: { ja: '準備の流れ', en: 'Set-up step by step' },
      reading: 'じゅんびのながれ',
      aliases: ['準備 手順', 'ゲームの始め方', 'setup checklist', 'how to set up'],
      body: {
        ja: [
          {
            head: ['手順', 'すること'],
            rows: [
              ['1', '得点ボードを置く。各自トレイを1つ取り、プレイヤーボードの面を選ぶ'],
              ['2', '開始プレイヤーを決め、得点マーカーを手番の順位と同じVPへ'],
              ['3', '使う精霊を選び、領土・モンスター・オーブをそろえる'],
              ['4', '冒険デッキのドアを表にし、宝物トークンを3個ずつ積む'],
              ['5', '最初の領土と廃墟を混ぜて並べ、残りを領土スタックにする'],
              ['6', '宝物スタック、オーブ、サプライを置き、ねぐらがあればモンスターも置く'],
              ['7', '各自に魔法カード5枚、ワーカー3人、リソース各1個'],
              ['8', '自分の精霊のトラックの1にマーカーを置く'],
            ],
          },
        ],
        en: [
          {
            head: ['Step', 'Do'],
            rows: [
              [
                '1',
                'Lay out the score board; each takes a tray and chooses the side of the player board',
              ],
              [
                '2',
                'Choose a start player; set each scoring marker on the VP of its turn position',
              ],
              ['3', 'Choose the elements; take their realms, monsters and Orbs'],
              ['4', 'Turn up the Doors of the Adventure decks; pile treasure tokens by three'],
              ['5', 'Shuffle first realms with the ruins into a map; the rest is the realm stack'],
              ['6', 'Add treasure stacks, Orbs and the supply, and a monster if a lair shows'],
              ['7', 'Each player: 5 Magic cards, 3 Workers, 1 of each resource'],
              ['8', 'Set a marker on space 1 of your own element'],
            ],
          },
        ],
      },
      related: ['setup-by-players', 'setup-player-start', 'setup-markers', 'setup-trays'],
      source: ['5-28'],
    },
    {
      id: 'setup-elements',
      roles: [],
      title: { ja: '使う精霊は全員の色＋2つ', en: 'Use every player’s element plus two more' },
      reading: 'つかうせいれいはぜんいんのいろ+2つ',
      aliases: ['精霊の選び方', '何色使う', 'which elements', 'choose elements', '追加の精霊'],
      body: {
        ja: [
          '各プレイヤーの色の精霊は必ず使い、さらに好きな精霊を2つ加える。',
          '精霊1つにつき、同じ色の領土3枚、モンスターカード1枚とミニチュア、オーブ1個を用意する。',
          '同じ色のモンスターが複数あれば、無作為に1体を選ぶ。',
        ],
        en: [
          'The elements of all player colours are in; add any two others.',
          'For each element take its three realms, one monster card with its miniature, and one Orb.',
          'If a colour has several monsters, pick one at random.',
        ],
      },
      related: ['elements', 'setup-by-players', 'monster'],
      source: ['10-14'],
    },
    {
      id: 'setup-ruins',
      roles: [],
      title: { ja: '廃墟は5枚、4人と5人なら6枚', en: 'Five ruins; six with four or five players' },
      reading: 'はいきょは5まい、4にんと5にんなら6まい',
      aliases: ['基本廃墟', '2枚目のダンジョン', 'second dungeon', 'basic ruins', 'どの廃墟'],
      body: {
        ja: [
          '魔道士の塔、城塞、水車小屋、召喚の扉、ダンジョンの5枚はいつも使う。',
          '4人か5人なら2枚目のダンジョンも加える。',
          '神託の地、ドラゴンの巣、ビフレストの3枚は選択ルールでだけ使う。',
        ],
        en: [
          'Mage Tower, Fortress, Mill, Portal and Dungeon are always used.',
          'With four or five players add the second Dungeon.',
          'Oracle, Dragon’s Den and Bifrost belong to optional rules.',
        ],
      },
      related: ['realm-actions-table', 'options-overview', 'setup-map'],
      source: ['16'],
    },
    {
      id: 'setup-first-realms',
      roles: [],
      title: {
        ja: '最初の領土は5・7・8枚、ねぐらは1枚まで',
        en: 'First realms: 5, 7 or 8, with at most one lair',
      },
      reading: 'さいしょのりょうどは5・7・8まい、ねぐらは1まいまで',
      aliases: ['初期タイル', 'ねぐら 引き直し', 'redraw lair', 'initial realms', '公開する枚数'],
      body: {
        ja: [
          '使う精霊の領土をすべて混ぜて領土スタックを作り、上から公開する。',
          {
            head: ['人数', '公開する枚数'],
            rows: [
              ['2', '5'],
              ['3', '7'],
              ['4、5', '8'],
            ],
          },
          '2枚目以降のねぐらはスタックの底に入れ、代わりを引く。',
        ],
        en: [
          'Shuffle all realms of the used elements into the realm stack and reveal from the top.',
          {
            head: ['Players', 'Revealed'],
            rows: [
              ['2', '5'],
              ['3', '7'],
              ['4, 5', '8'],
            ],
          },
          'Every lair after the first goes to the bottom of the stack; draw a replacement.',
        ],
      },
      related: ['lair', 'setup-map', 'realm-stack'],
      source: ['17-18', 'E3'],
    },
    {
      id: 'setup-map',
      roles: [],
      title: {
        ja: '最初のマップは領土と廃墟を混ぜて図の形に並べる',
        en: 'First map: shuffle realms and ruins, lay them out as pictured',
      },
      reading: 'さいしょのまっぷはりょうどとはいきょをまぜてずのかたちにならべる',
      aliases: ['マップの並べ方', '配置図', 'タイルの並べ方', 'map layout', 'initial layout'],
      body: {
        ja: [
          '公開した精霊の領土と廃墟を混ぜ、表向きに無作為な順で並べる。',
          '形は人数ごとの図のとおり。2人は10枚、3人は12枚、4人と5人は14枚。',
        ],
        en: [
          'Shuffle the revealed elemental realms with the ruins and lay them out face up at random.',
          'The shape follows the picture for your player count: 10 tiles for two, 12 for three, 14 for four or five.',
        ],
      },
      note: {
        ja: '並びの図は文章になく、ルールブックの図を見る必要がある。',
        en: 'The layout is a picture: see the printed rulebook.',
      },
      related: ['setup-by-players', 'eldervale-map', 'setup-treasure'],
      source: ['19'],
    },
    {
      id: 'realm-stack',
      roles: [],
      title: {
        ja: '領土スタックは混ぜ直して使用済トレイへ',
        en: 'Reshuffle the realm stack into the used tray',
      },
      reading: 'りょうどすたっくはまぜなおしてしようずみとれいへ',
      terms: [
        {
          ja: '領土スタック',
          reading: 'りょうどすたっく',
          en: 'realm stack',
          aliases: ['領土の山', 'タイルの山', '領土の山札', 'tile stack', 'realm deck'],
        },
        {
          ja: '使用済トレイ',
          reading: 'しようずみとれい',
          en: 'used tray',
          aliases: [
            '使用済みトレイ',
            '灰色のトレイ',
            '六角形のトレイ',
            'discard tray',
            'grey tray',
          ],
        },
      ],
      aliases: ['残りの領土', '山札 タイル', '捨てた宝物の置き場', 'where do used treasures go'],
      body: {
        ja: [
          '最初の領土を出したら、残りをもう一度シャッフルして裏向きに入れる。',
          '使用済トレイは灰色の六角形で、テーブルの中央に置く。',
          'トレイの側面の部分には、使い終えた宝物トークンを入れる。',
          '領土スタックが空になるとゲームの終了条件になる。',
        ],
        en: [
          'After the first realms are out, shuffle the rest again and put it in face down.',
          'The used tray is the grey hexagon in the middle of the table.',
          'Its side pocket takes spent treasure tokens.',
          'When the realm stack runs out, the end of the game is triggered.',
        ],
      },
      related: ['dungeon-new-realm', 'end-trigger', 'setup-by-players'],
      source: ['17', '20', '25', '276'],
      links: { tracks: ['board.stack'] },
    },
    {
      id: 'setup-treasure',
      roles: [],
      title: {
        ja: '精霊の領土に宝物3個の山、ねぐらにモンスター',
        en: 'Elemental realms get stacks of 3 treasures, a lair its monster',
      },
      reading: 'せいれいのりょうどにたからもの3このやま、ねぐらにもんすたー',
      terms: [
        {
          ja: '宝物スタック',
          reading: 'たからものすたっく',
          en: 'treasure stack',
          aliases: ['宝物の山', '宝の山', 'treasure pile', 'ほうもつすたっく'],
        },
      ],
      aliases: ['宝物 準備', '宝物トークン 3個', 'place treasures'],
      body: {
        ja: [
          '宝物トークンは精霊ごとにシャッフルし、3個ずつの山にしておく。',
          '表になった精霊の領土の正方形1か所につき、同じ精霊の山を1つ置く。正方形は1つか2つ。',
          '山の一番上の1個だけを表にする。',
          'ねぐらにはその精霊のモンスターのフィギュアを置く。',
        ],
        en: [
          'Shuffle the treasure tokens per element and pile them by three.',
          'Put one pile of its element on each square of a revealed elemental realm; there are one or two.',
          'Only the top token of a stack lies face up.',
          'On a lair put the monster figure of that element.',
        ],
      },
      related: ['treasure-token', 'elemental-realm-action', 'lair'],
      source: ['15', '22'],
    },
  ],
};
