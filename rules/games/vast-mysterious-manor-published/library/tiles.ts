import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const tilesChapter: Chapter = {
  id: 'tiles',
  title: { ja: '館タイル', en: 'Tiles' },
  entries: [
    {
      id: 'manor-house',
      roles: [],
      title: {
        ja: '館は舞台の建物で、ロールの名前でもある',
        en: 'The Manor is the house, and also a role',
      },
      reading: 'やかたはぶたいのたてもので、ろーるのなまえでもある',
      aliases: ['屋敷', '屋敷とは', '洋館', '館と屋敷の違い', 'mansion', 'house', 'manor or Manor'],
      body: {
        ja: [
          '建物としての館は、館タイルでできたマップ全体。',
          '「館が引く」「館の封印」のように使うときは、ロールを指す。',
        ],
        en: [
          'As a house, the manor is the whole map of tiles.',
          'In “the Manor draws” or “the Manor’s Seals” it is the role.',
        ],
      },
      related: ['manor', 'role', 'dark-and-lit-tiles', 'manor-entrance'],
      source: ['39-51', '2419'],
    },
    {
      id: 'dark-and-lit-tiles',
      roles: [],
      title: {
        ja: '裏向きがダークタイル、表向きがライトタイル',
        en: 'Face down it is a Dark tile, face up a Lit tile',
      },
      reading: 'うらむきがだーくたいる、おもてむきがらいとたいる',
      terms: [
        {
          ja: '館タイル',
          reading: 'やかたたいる',
          en: 'tile',
          aliases: ['屋敷タイル', '部屋タイル', 'タイル', 'manor tile', 'map tile', 'room'],
        },
        {
          ja: 'ダークタイル',
          reading: 'だーくたいる',
          en: 'Dark tile',
          aliases: [
            '暗いタイル',
            '裏向きのタイル',
            '未公開タイル',
            'face-down tile',
            'unrevealed tile',
          ],
        },
        {
          ja: 'ライトタイル',
          reading: 'らいとたいる',
          en: 'Lit tile',
          aliases: [
            '明るいタイル',
            '表向きのタイル',
            '公開済みタイル',
            'light tile',
            'revealed tile',
          ],
        },
      ],
      aliases: ['タイルの表裏', '暗い 明るい', 'tile sides', 'dark or light', 'ダークサイド'],
      body: {
        ja: [
          '館タイルは、公開するとダークタイルからライトタイルになる。',
          'ライトタイルには、壁と開いた側面、種類が描かれている。',
          'ソーサラーの闇の帳のように、ライトタイルをダークタイルに戻す効果もある。',
          'ダークタイルになったタイルの、ブリーチとフォースウォールはなくなる。',
        ],
        en: [
          'Revealing turns a Dark tile into a Lit tile.',
          'A Lit tile shows walls, open edges and its kind.',
          'Some effects, such as the Sorcerer’s Veil, turn a Lit tile Dark again.',
          'Breaches and force walls of a tile that turns Dark go.',
        ],
      },
      note: partlyReported,
      related: ['tile-kinds', 'reveal', 'open-edge', 'set-up-tiles'],
      source: ['43-51', '2095', '2384', 'R'],
    },
    {
      id: 'tile-kinds',
      roles: [],
      title: {
        ja: '館タイルの種類と、公開したときの効果',
        en: 'Kinds of tiles and what they do when revealed',
      },
      reading: 'やかたたいるのしゅるいと、こうかいしたときのこうか',
      aliases: [
        'タイルの種類',
        'アイコン 意味',
        'タイル効果',
        'tile symbols',
        'tile effects',
        'タイル 一覧',
      ],
      body: {
        ja: [
          {
            head: ['タイル', '公開したとき', 'あとで'],
            rows: [
              [
                'ブラッドタイル',
                'ブラッドトークン1つを置く',
                'スパイダーが目のカードでブラッドを得る',
              ],
              [
                'トレジャータイル',
                'トレジャーマーカー1つを置く',
                'パラディンが取り、スケルトンが奪う',
              ],
              ['ポルターガイスト', 'ポルターガイスト1体を置く', 'アタックされ、支配される'],
              ['横穴', 'なし', 'スケルトンのトンネル！'],
              ['武器庫', 'なし', 'スケルトンの集める！'],
              ['神殿', 'なし', 'パラディンの聖戦'],
            ],
          },
        ],
        en: [
          {
            head: ['Tile', 'When revealed', 'Later'],
            rows: [
              ['Blood tile', 'place 1 blood token', 'the Spider’s Eyes gain Blood there'],
              [
                'Treasure tile',
                'place 1 treasure marker',
                'the Paladin takes it, the Skeletons loot it',
              ],
              ['Poltergeist', 'place 1 poltergeist', 'attacked, dominated'],
              ['Pit', 'nothing', 'the Skeletons’ TUNNEL!!'],
              ['Armory', 'nothing', 'the Skeletons’ ARM!!'],
              ['Shrine', 'nothing', 'the Paladin’s crusade'],
            ],
          },
        ],
      },
      note: {
        ja: '公開したときの効果は、公開されている早見ページが伝える内容。',
        en: 'The effects when revealed are reported by a public reference page.',
      },
      related: ['reveal', 'blood-tile', 'treasure-tile', 'pit', 'shrine'],
      source: ['2121', '2128', '2220-2229', '2355', 'R'],
    },
    {
      id: 'starting-pit',
      roles: [],
      title: {
        ja: '中央の横穴「S」にスパイダーが最初にいる',
        en: 'The starting Pit “S” is where the Spider begins',
      },
      reading: 'ちゅうおうのよこあな「S」にすぱいだーがさいしょにいる',
      terms: [
        {
          ja: '中央の横穴',
          reading: 'ちゅうおうのよこあな',
          en: 'starting Pit',
          aliases: [
            'アビスタイル',
            'アビス',
            '奈落',
            'Sタイル',
            '中央タイル',
            'Abyss tile',
            'center tile',
          ],
        },
      ],
      aliases: [
        'スパイダー スタート',
        'Spider start',
        '真ん中のタイル',
        'S tile',
        'middle of the map',
      ],
      body: {
        ja: [
          'マップの準備で、中央のスペースに表向きで置く。どのゲームでも置く。',
          'ライトタイルで、ほかの横穴と同じに扱う。',
          'スパイダーはここに、ジャイアントスパイダーで始める。',
        ],
        en: [
          'It goes face up on the center space at set-up, in every game.',
          'It is a Lit tile and a Pit like any other.',
          'The Spider starts here as the Giant Spider.',
        ],
      },
      note: partlyReported,
      related: ['pit', 'set-up-map', 'spider', 'set-up-roles'],
      source: ['43-51', 'R'],
    },
    {
      id: 'entrance-tile',
      roles: [],
      title: {
        ja: 'エントランスタイル「E」からパラディンが始まる',
        en: 'The Paladin starts on the Entrance tile “E”',
      },
      reading: 'えんとらんすたいる「E」からぱらでぃんがはじまる',
      terms: [
        {
          ja: 'エントランスタイル',
          reading: 'えんとらんすたいる',
          en: 'Entrance tile',
          aliases: ['エントランス', '入口', '入り口', '玄関', 'Eタイル', 'Entrance', 'door'],
        },
      ],
      aliases: ['パラディン スタート', 'Paladin start', 'E tile', '最初の場所', 'starting space'],
      body: {
        ja: [
          '階段の上側に、壁を中央に向けて表向きで置く。',
          '最初からライトタイル。パラディンはここから始める。',
          'パラディンは、ここに光の柱を置けない。',
          'スパイダーはここから、館の出口を通って外へ出る。',
        ],
        en: [
          'It lies face up above the stairs, with its wall towards the center.',
          'It is a Lit tile from the start, and the Paladin begins on it.',
          'No pillar of light can be placed on it.',
          'From here the Spider leaves through the Manor’s entrance.',
        ],
      },
      note: partlyReported,
      related: ['manor-entrance', 'set-up-map', 'paladin', 'spider-goal'],
      source: ['43-51', '2285', 'C', 'R'],
    },
    {
      id: 'manor-entrance',
      roles: ['spider', 'shadowPaladin'],
      title: {
        ja: '館の出口は、階段に面した開いた側面',
        en: 'The Manor’s entrance is the open edge at the stairs',
      },
      reading: 'やかたのでぐちは、かいだんにめんしたひらいたそくめん',
      terms: [
        {
          ja: '館の出口',
          reading: 'やかたのでぐち',
          en: 'Manor’s entrance',
          aliases: ['出口', '脱出口', '外へ出る', 'exit', 'way out', 'stairs'],
        },
      ],
      aliases: ['脱出する場所', 'どこから出る', 'where to leave', 'escape', '階段'],
      body: {
        ja: [
          'エントランスタイルの、階段の側にある開いた側面のこと。',
          '条件を満たしたスパイダーは、エントランスタイルからここを通って外へ移動すると勝つ。',
          'エントランスタイルに着くだけでは足りず、もう1スペース移動する。',
          'シャドウパラディンもここから出る。',
        ],
        en: [
          'It is the open edge of the Entrance tile on the side of the stairs.',
          'With its goal met, the Spider wins by moving out here from the Entrance tile.',
          'Reaching the tile is not enough; leaving takes one more space.',
          'The Shadow Paladin leaves here too.',
        ],
      },
      note: {
        ja: '資料には「出口から出る」とあるだけ。もう1スペースかかるというのは、その読み方。',
        en: 'The source only says that it moves out through the entrance; one more space is how this is read.',
      },
      related: ['entrance-tile', 'spider-goal', 'expansion-goals', 'open-questions'],
      source: ['2285', '2616', 'I'],
    },
  ],
};
