import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const spacesChapter: Chapter = {
  id: 'spaces',
  title: { ja: 'スペース', en: 'Spaces' },
  entries: [
    {
      id: 'space',
      roles: [],
      title: {
        ja: 'スペースは館タイル、空きスペース、敷地のこと',
        en: 'A space is a tile, a crypt or a place of the grounds',
      },
      reading: 'すぺーすはやかたたいる、あきすぺーす、しきちのこと',
      terms: [
        {
          ja: 'スペース',
          reading: 'すぺーす',
          en: 'space',
          aliases: ['マス', 'マス目', 'ます', 'square', 'field'],
        },
      ],
      aliases: [
        'マスとは',
        'what is a space',
        'タイルとスペースの違い',
        'kinds of spaces',
        '場所の種類',
      ],
      body: {
        ja: [
          {
            head: ['スペース', '入れるもの'],
            rows: [
              ['ライトタイル、ダークタイル', '全員（ロールの制限あり）'],
              ['空きスペース', 'スケルトンとウォーロック'],
              ['敷地', 'スケルトン'],
            ],
          },
          '「邪魔」では、館タイルのない空きスペースや敷地もスペースとして数える。',
        ],
        en: [
          {
            head: ['Space', 'Who may enter'],
            rows: [
              ['Lit and Dark tiles', 'everybody, within the limits of the role'],
              ['crypt', 'Skeletons and the Warlock'],
              ['grounds', 'Skeletons'],
            ],
          },
          'For Distracting, crypts and grounds count as spaces like tiles.',
        ],
      },
      note: {
        ja: '入れるものは各ロールの章から読み取ったもの。空きスペースと敷地を邪魔に数えるのも推測。',
        en: 'Who may enter is read from the chapters of the roles. That crypts and grounds count for Distracting is inferred.',
      },
      related: ['crypts', 'grounds', 'moving', 'empty', 'distracting'],
      source: ['2176', '2201', '2553-2596', 'I'],
    },
    {
      id: 'crypts',
      roles: [],
      title: {
        ja: '空きスペースは館タイルのない正方形のスペース',
        en: 'A crypt is a square space without a tile',
      },
      reading: 'あきすぺーすはやかたたいるのないせいほうけいのすぺーす',
      terms: [
        {
          ja: '空きスペース',
          reading: 'あきすぺーす',
          en: 'crypt',
          aliases: [
            'クリプト',
            '墓所',
            '墓地',
            '空きマス',
            'タイルなし',
            'empty space',
            'tile-less space',
          ],
        },
      ],
      aliases: [
        'タイルのないところ',
        'no tile',
        '空きスペース 入れる',
        'enter a crypt',
        '墓所に入る',
      ],
      body: {
        ja: [
          '駒が1つもない「未占領」とは別の言葉。',
          '入れるのはスケルトンとウォーロック。',
          '間にあると視線をさえぎる。',
          '公開した館タイルの開いた側面が向くと、ダークタイルで埋める。',
          '館のシフトでは、館タイルをここへ動かす。',
        ],
        en: [
          'Not the same as empty, which means without pieces.',
          'Skeletons and the Warlock may enter it.',
          'In between, it blocks sight.',
          'If an open edge of a revealed tile faces it, it is filled with a Dark tile.',
          'The Manor’s Shift moves a tile onto it.',
        ],
      },
      note: reported,
      related: ['space', 'empty', 'reveal-fill', 'sight', 'skeletons-turn'],
      source: ['2201', '2553-2596', 'R'],
    },
    {
      id: 'grounds',
      roles: ['skeletons'],
      title: {
        ja: '敷地はマップのまわりの長方形のスペース',
        en: 'The grounds are the rectangles round the edge of the map',
      },
      reading: 'しきちはまっぷのまわりのちょうほうけいのすぺーす',
      terms: [
        {
          ja: '敷地',
          reading: 'しきち',
          en: 'grounds',
          aliases: ['庭', '外周', '館の外', 'グラウンド', 'ground space', 'outside', 'garden'],
        },
      ],
      aliases: [
        '外のスペース',
        'マップの端',
        'edge of the map',
        'enter the grounds',
        '敷地 入れる',
      ],
      body: {
        ja: [
          '入れるのはスケルトンだけで、ここを歩いて回り込める。',
          '番号のある敷地がスポーン地点。',
          '敷地と館の間の外壁には、ブリーチを置けない。',
        ],
        en: [
          'Only Skeletons enter them, and may walk round the manor here.',
          'The numbered ones are the Spawns.',
          'The outer wall between grounds and manor cannot be breached.',
        ],
      },
      note: {
        ja: '外壁については、公開されている早見ページが伝える内容。ほかの駒が入れないことは推測。',
        en: 'The outer wall is reported by a public reference page. That no others enter is inferred.',
      },
      related: ['spawn', 'space', 'breach', 'skeletons-turn'],
      source: ['2201', 'R', 'I'],
    },
    {
      id: 'spawn',
      roles: ['skeletons'],
      title: {
        ja: 'スポーン地点は番号のある敷地、スポーンダイスで決まる',
        en: 'A Spawn is a numbered place of the grounds, chosen by die',
      },
      reading: 'すぽーんちてんはばんごうのあるしきち、すぽーんだいすできまる',
      terms: [
        {
          ja: 'スポーン地点',
          reading: 'すぽーんちてん',
          en: 'Spawn',
          aliases: [
            'スポーン',
            '出現場所',
            '登場する場所',
            '復活地点',
            'spawn point',
            'respawn place',
          ],
        },
        {
          ja: 'スポーンダイス',
          reading: 'すぽーんだいす',
          en: 'spawn die',
          aliases: ['ダイス', 'サイコロ', '出現ダイス', 'die', 'dice'],
        },
      ],
      aliases: [
        'スケルトン 復活 場所',
        'ダイスを振る',
        'roll the die',
        'where Skeletons respawn',
        'どこに出る',
      ],
      body: {
        ja: [
          'スケルトンは、最初も、召喚も、取り除かれたときも、ダイスで出た番号のスポーン地点に置く。',
          '取り除かれたスケルトンは、すぐに戻る。',
          '拡張のシャイニーだけは、スポーン地点を選べる。',
        ],
        en: [
          'At the start, when summoned and when removed, a Skeleton is placed on the Spawn the die shows.',
          'A removed Skeleton comes back at once.',
          'Only Shiny of the expansion chooses her Spawn.',
        ],
      },
      note: {
        ja: 'ダイスの面とスポーン地点の場所は、資料にない。ボードを見る。',
        en: 'No source gives the faces of the die or the places of the Spawns; look at the board.',
      },
      related: ['undead', 'summon', 'grounds', 'printed-values'],
      source: ['2189-2191', '2233', 'C', 'R'],
    },
    {
      id: 'empty',
      roles: [],
      title: {
        ja: '未占領は駒が1つもないこと',
        en: 'Empty means without any piece',
      },
      reading: 'みせんりょうはこまが1つもないこと',
      terms: [
        {
          ja: '未占領',
          reading: 'みせんりょう',
          en: 'empty',
          aliases: ['占領されていない', '誰もいない', '何もない', 'unoccupied', 'free of pieces'],
        },
      ],
      aliases: ['占領', 'occupied', '占領とは', 'トークンがあるタイル', 'empty tile'],
      body: {
        ja: [
          'フィギュアもトークンもマーカーもない館タイルが未占領。',
          '「フィギュアのいない」なら、トークンやマーカーはあってもよい。',
          '館タイルのない空きスペースのことではない。',
          {
            head: ['効果', '条件'],
            rows: [
              ['館のトレジャー配置', '未占領のダークタイル'],
              ['ソーサラーの闇の帳', '未占領の見えるライトタイル'],
              ['ポルターガイスト召喚、宝の具現', 'フィギュアのいない館タイル'],
              ['儀式の道', 'フィギュアのいないライトタイル'],
            ],
          },
        ],
        en: [
          'A tile with neither figure, token nor marker is empty.',
          '“Without figures” allows tokens and markers.',
          'It does not mean a crypt, the space without a tile.',
          {
            head: ['Effect', 'Needs'],
            rows: [
              ['the Manor’s treasures', 'empty Dark tiles'],
              ['the Sorcerer’s Veil', 'an empty visible Lit tile'],
              ['Summon Poltergeist, Conjure Treasure', 'a tile without figures'],
              ['path of a ritual', 'Lit tiles without figures'],
            ],
          },
        ],
      },
      note: {
        ja: 'トークンとマーカーも駒に数えることは推測。',
        en: 'That tokens and markers count as pieces here is inferred.',
      },
      related: ['crypts', 'figure', 'tokens-and-markers', 'manor-treasures'],
      source: ['2384', '2500-2503', '2519-2523', '2553-2596', 'R', 'I'],
    },
  ],
};
