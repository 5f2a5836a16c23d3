import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const setUpChapter: Chapter = {
  id: 'set-up',
  title: { ja: '準備', en: 'Set-up' },
  entries: [
    {
      id: 'set-up-map',
      roles: [],
      title: { ja: 'マップの準備は6つの手順', en: 'Setting up the map in six steps' },
      reading: 'まっぷのじゅんびは6つのてじゅん',
      aliases: [
        'セットアップ',
        '始め方',
        '盤面の準備',
        'board setup',
        'how to set up',
        'starting map',
      ],
      body: {
        ja: [
          '1. ボードを置く。',
          '2. 横穴「S」を中央に表向きで置く（中央の横穴）。',
          '3. 武器庫4枚を、それぞれのスペースに裏向きで置く。',
          '4. エントランスタイル「E」を階段の上側に表向きで置く。壁を中央に向ける。',
          '5. 残り45枚を混ぜ、6枚をルールブックの絵のとおり裏向きで置く。あとは山にする。',
          '6. ポルターガイスト、トレジャーマーカー、ブリーチ、フォースウォールのサプライを作る。',
        ],
        en: [
          '1. Lay out the board.',
          '2. Pit “S” goes face up in the center (the starting Pit).',
          '3. The four Armories go face down on their spaces.',
          '4. Entrance tile “E” goes face up above the stairs, its wall towards the center.',
          '5. Shuffle the other 45 tiles and lay six face down as in the rulebook’s picture. The rest is the stack.',
          '6. Make supplies of poltergeists, treasure markers, breaches and force walls.',
        ],
      },
      related: ['set-up-tiles', 'set-up-roles', 'supplies', 'entrance-tile', 'starting-pit'],
      source: ['43-51'],
    },
    {
      id: 'set-up-tiles',
      roles: [],
      title: {
        ja: '館タイルは51枚。最初に置くのは12枚',
        en: '51 tiles, of which 12 lie on the map at first',
      },
      reading: 'やかたたいるは51まい。さいしょにおくのは12まい',
      aliases: [
        'タイルの枚数',
        'タイル 何枚',
        'number of tiles',
        'tile count',
        '最初のダークタイル',
      ],
      body: {
        ja: [
          {
            head: ['タイル', '枚数', '最初'],
            rows: [
              ['中央の横穴（S）', '1', '表向き'],
              ['エントランスタイル（E）', '1', '表向き'],
              ['武器庫', '4', '4枚とも裏向き'],
              ['ほか', '45', '6枚だけ裏向き、39枚は山'],
            ],
          },
          '表向きの2枚はライトタイル、裏向きの10枚はダークタイル。',
        ],
        en: [
          {
            head: ['Tiles', 'Number', 'At first'],
            rows: [
              ['starting Pit (S)', '1', 'face up'],
              ['Entrance tile (E)', '1', 'face up'],
              ['Armories', '4', 'all face down'],
              ['others', '45', 'six face down, 39 in the stack'],
            ],
          },
          'The two face up are Lit tiles, the ten face down Dark tiles.',
        ],
      },
      related: ['set-up-map', 'dark-and-lit-tiles', 'tile-kinds'],
      source: ['43-51'],
    },
    {
      id: 'set-up-roles',
      roles: [],
      title: { ja: '5つのロールの準備の一覧', en: 'What each of the five roles starts with' },
      reading: '5つのろーるのじゅんびのいちらん',
      aliases: [
        '初期値',
        '開始時の値',
        'ロール セットアップ',
        'starting values',
        'role setup',
        'start of the game',
      ],
      body: {
        ja: [
          {
            head: ['ロール', '駒', '値とカード'],
            rows: [
              [
                'パラディン',
                'エントランスタイル',
                'ヘルス7、経験値0、ヒーローキューブ3、照らすと活力を表に。神聖カード7枚とトレジャー7枚を混ぜる',
              ],
              [
                'スケルトン',
                '左端の2体をスポーンダイスで',
                '安定性2、カード5枚を裏で行進順番に並べ、左2枚を表に。装備15枚を混ぜる',
              ],
              [
                'スパイダー',
                'ジャイアントスパイダーを中央の横穴',
                '恐怖0、パワーカード12枚から3枚',
              ],
              ['館', 'レイスは最初のターンに置く', '封印0、前兆3、儀式カード13枚から3枚'],
              [
                'ウォーロック',
                '最初のターンに置く',
                '魔力キューブ5個から3個、呪いマーカー20は脇に、呪文トラックは一番下、呪文カード10枚を混ぜる',
              ],
            ],
          },
        ],
        en: [
          {
            head: ['Role', 'Figure', 'Values and cards'],
            rows: [
              [
                'Paladin',
                'Entrance tile',
                'Health 7, Grit 0, 3 hero cubes, Illuminate and Vigor face up; shuffle 7 favor cards and 7 treasure cards',
              ],
              [
                'Skeletons',
                'the 2 leftmost by spawn die',
                'Stability 2, 5 cards face down in March Order, the left 2 turned up; shuffle 15 gear',
              ],
              ['Spider', 'Giant Spider on the starting Pit', 'Terror 0, 3 of 12 power cards'],
              ['Manor', 'Wraith placed on turn 1', '0 Seals, 3 Omen cubes, 3 of 13 ritual cards'],
              [
                'Warlock',
                'placed on turn 1',
                '3 of 5 magic cubes, 20 curse markers aside, Spells track at the bottom, shuffle 10 spell cards',
              ],
            ],
          },
        ],
      },
      note: reported,
      related: ['set-up-map', 'set-up-first-turn', 'role-mixes', 'difficulty', 'supplies'],
      source: ['R'],
    },
    {
      id: 'set-up-first-turn',
      roles: ['manor', 'warlock', 'spider'],
      title: {
        ja: 'レイスとウォーロックは最初のターンにマップへ出る',
        en: 'The Wraith and the Warlock enter the map on their first turn',
      },
      reading: 'れいすとうぉーろっくはさいしょのたーんにまっぷへでる',
      aliases: [
        'レイス 最初',
        'ウォーロック どこから',
        'Wraith start',
        'Warlock start',
        '1ターン目',
      ],
      body: {
        ja: [
          'どちらも、自分の最初のターンの始めに置く。',
          '場所は、フィギュアのいないタイルならどこでもよい。',
          'スパイダーは最初のターンに形態を選べず、ジャイアントスパイダーのまま。',
        ],
        en: [
          'Each is placed at the start of its own first turn.',
          'Any tile without figures will do.',
          'The Spider chooses no form on its first turn and stays the Giant Spider.',
        ],
      },
      note: reported,
      related: ['set-up-roles', 'wraith', 'warlock', 'spider-forms'],
      source: ['2307-2396', 'R'],
    },
    {
      id: 'supplies',
      roles: [],
      title: { ja: '箱に入っている駒とカードの数', en: 'How many pieces and cards the box holds' },
      reading: 'はこにはいっているこまとかーどのかず',
      aliases: ['コンポーネント 数', '内容物', 'component list', 'how many cubes', '個数 一覧'],
      body: {
        ja: [
          {
            head: ['ロール', '数'],
            rows: [
              ['パラディン', 'ヒーローキューブ7、光8、炎5、トレジャー7、神聖カード9'],
              ['スケルトン', '装備15、高笑いする髑髏2、横穴マーカー4'],
              [
                'スパイダー',
                'パワーカード12（目、牙、蜘蛛の巣が4枚ずつ）、ブラッド15、蜘蛛の巣10、卵3、蜘蛛の子5',
              ],
              ['館', '儀式カード13、前兆3、予兆6'],
              ['ウォーロック', '呪いマーカー20、魔力キューブ5、呪文カード10'],
            ],
          },
          'シャドウパラディンの破滅キューブは20、氷は5。アーマードナイトのヒーローキューブは7。',
        ],
        en: [
          {
            head: ['Role', 'Pieces'],
            rows: [
              ['Paladin', '7 hero cubes, 8 Light, 5 Fury, 7 treasure cards, 9 favor cards'],
              ['Skeletons', '15 gear, 2 cackling skulls, 4 pit markers'],
              [
                'Spider',
                '12 power cards (4 each of Eyes, Fangs, Webs), 15 blood, 10 webs, 3 Eggs, 5 Spiderlings',
              ],
              ['Manor', '13 ritual cards, 3 Omen cubes, 6 Portent cubes'],
              ['Warlock', '20 curse markers, 5 magic cubes, 10 spell cards'],
            ],
          },
          'The Shadow Paladin has 20 ruin cubes and 5 Ice, the Armored Knight 7 hero cubes.',
        ],
      },
      note: {
        ja: '数は公開されている早見ページが伝えるもの。パワーカードが4枚ずつなのは推測。',
        en: 'The numbers are reported by a public reference page. That there are 4 power cards of each kind is inferred.',
      },
      related: ['supply', 'component-limit', 'set-up-roles', 'set-up-tiles'],
      source: ['R', 'I'],
    },
    {
      id: 'component-limit',
      roles: [],
      title: {
        ja: '使える駒は箱にある数まで',
        en: 'Pieces are limited to those in the box',
      },
      reading: 'つかえるこまははこにあるかずまで',
      aliases: [
        '足りない',
        'トークンがない',
        '代わりのもの',
        'run out',
        'no pieces left',
        '使い切った',
      ],
      body: {
        ja: ['サプライに残りがなければ、もう置けず、得られない。'],
        en: ['When the supply has none left, no more can be placed or gained.'],
      },
      related: ['supplies', 'supply', 'dial-limits'],
      source: ['154'],
    },
  ],
};
