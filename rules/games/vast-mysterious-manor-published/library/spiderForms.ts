import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const spiderFormsChapter: Chapter = {
  id: 'spider-forms',
  title: { ja: 'スパイダー：形態と移動', en: 'Spider: forms and movement' },
  entries: [
    {
      id: 'spider-forms',
      roles: ['spider'],
      title: {
        ja: '3つの形態：移動、壁、カード、パワー',
        en: 'The three forms: move, walls, cards, powers',
      },
      reading: '3つのけいたい：いどう、かべ、かーど、ぱわー',
      terms: [
        {
          ja: '形態',
          reading: 'けいたい',
          en: 'form',
          aliases: ['フォーム', '形態カード', '姿', '変身形態', 'Spider form', 'shape'],
        },
      ],
      aliases: ['形態の一覧', '形態の違い', 'forms table', 'compare forms', 'スパイダー 早見表'],
      body: {
        ja: [
          {
            head: ['項目', 'ジャイアント', 'ソーサラー', '蜘蛛の子'],
            rows: [
              ['移動', '3', '2', '各4'],
              ['壁', '1ターンに1つ抜ける', '抜けない', '自由に抜ける'],
              [
                'カードの届く所',
                '隣接タイル、合わせて2回',
                '視線が通る1枚',
                '蜘蛛の子のいる全タイル',
              ],
              ['何でも使える種類', '牙', '目', '蜘蛛の巣'],
              ['自分のパワー', '産卵', '闇の帳、管理', '略奪'],
              ['アタックを強いる', 'はい', 'はい', 'いいえ'],
            ],
          },
          'どの形態でも、足のパワー、餌、不穏を使える。',
        ],
        en: [
          {
            head: ['Item', 'Giant', 'Sorcerer', 'Spiderlings'],
            rows: [
              ['move', '3', '2', '4 each'],
              ['walls', 'passes 1 a turn', 'passes none', 'pass any'],
              [
                'cards reach',
                'adjacent tiles, twice in all',
                'one visible tile',
                'every tile with Spiderlings',
              ],
              ['any card as', 'Fangs', 'Eyes', 'Webs'],
              ['own powers', 'Lay Egg', 'Veil, Tend', 'Loot'],
              ['forces attacks', 'yes', 'yes', 'no'],
            ],
          },
          'Every form has Legs, Feed and Scare.',
        ],
      },
      related: [
        'giant-spider',
        'sorcerer',
        'spiderlings',
        'spider-choose-form',
        'power-card-reach',
      ],
      source: ['2307-2396', '2289-2302'],
    },
    {
      id: 'giant-spider',
      roles: ['spider'],
      title: {
        ja: 'ジャイアントスパイダー：移動3、壁1つ、産卵',
        en: 'Giant Spider: moves 3, passes one wall, lays Eggs',
      },
      reading: 'じゃいあんとすぱいだー：いどう3、かべ1つ、さんらん',
      terms: [
        {
          ja: 'ジャイアントスパイダー',
          reading: 'じゃいあんとすぱいだー',
          en: 'Giant Spider',
          aliases: ['ジャイアント', '巨大蜘蛛', '大蜘蛛', 'Giant', 'big spider'],
        },
      ],
      aliases: [
        'ジャイアントスパイダー とは',
        'Giant Spider form',
        'ジャイアント 移動',
        '最初の形態',
      ],
      body: {
        ja: [
          '3スペースまで移動し、1ターンに1つ壁を抜けられる。',
          'カードは隣接タイルに使い、1枚につき合わせて2回の効果がある。',
          'どのカードも牙カードとして使える。',
          '産卵できる唯一の形態。ほかに足のパワーがある。',
          'アタックを強いる。命中を受けると、残りの蜘蛛の子に分かれる。',
        ],
        en: [
          'It moves up to 3 spaces and passes one wall a turn.',
          'Its cards work on adjacent tiles, twice in all for each card.',
          'Any card may serve as Fangs.',
          'It is the only form with Lay Egg. It also has Legs.',
          'It forces attacks. When hit it splits into the Spiderlings left.',
        ],
      },
      note: {
        ja: '2回の効果を同じタイルに重ねてよいか、自分のいるタイルも選べるかは、この資料では分からない。',
        en: 'Whether both effects may go on the same tile, or on your own tile, is not settled by our sources.',
      },
      related: ['spider-forms', 'spider-lay-egg', 'power-card-reach', 'spider-hit'],
      source: ['2307-2396', '2289-2302', 'U'],
    },
    {
      id: 'sorcerer',
      roles: ['spider'],
      title: {
        ja: 'ソーサラー：移動2、視線が通る1枚に届く',
        en: 'Sorcerer: moves 2, its cards reach a visible tile',
      },
      reading: 'そーさらー：いどう2、しせんがとおる1まいにとどく',
      terms: [
        {
          ja: 'ソーサラー',
          reading: 'そーさらー',
          en: 'Sorcerer',
          aliases: ['キャスター', 'ソーサレス', '術者', 'Caster', 'Sorceress', 'sorceror'],
        },
      ],
      aliases: ['ソーサラー とは', 'Sorcerer form', '魔法の形態', 'ソーサラー 射程'],
      body: {
        ja: [
          '2スペースまで移動する。壁は抜けられない。',
          'カードは、視線が通るタイル1枚に使う。',
          'どのカードも目カードとして使える。',
          '闇の帳と管理はこの形態だけのもの。ほかに足のパワーがある。',
          'アタックを強いる。命中を受けると、残りの蜘蛛の子に分かれる。',
        ],
        en: [
          'It moves up to 2 spaces and passes no walls.',
          'Each card works on one visible tile.',
          'Any card may serve as Eyes.',
          'Veil and Tend belong to this form alone. It also has Legs.',
          'It forces attacks. When hit it splits into the Spiderlings left.',
        ],
      },
      related: ['spider-forms', 'spider-veil', 'spider-tend', 'sight'],
      source: ['2307-2396', '2289-2302'],
    },
    {
      id: 'spiderlings',
      roles: ['spider'],
      title: {
        ja: '蜘蛛の子：1匹ずつ移動4、壁は自由',
        en: 'Spiderlings: 4 spaces each, through any walls',
      },
      reading: 'くものこ：1ぴきずついどう4、かべはじゆう',
      terms: [
        {
          ja: '蜘蛛の子',
          reading: 'くものこ',
          en: 'Spiderling',
          aliases: [
            '子蜘蛛',
            '小蜘蛛',
            'くもの子',
            'クモの子',
            'スパイダーリング',
            'spider babies',
          ],
        },
      ],
      aliases: ['蜘蛛の子 移動', 'Spiderlings form', 'small spiders', '小さい蜘蛛 動き'],
      body: {
        ja: [
          '残っている蜘蛛の子を1匹ずつ動かす。それぞれ4スペースまで。',
          '壁はいくつでも抜けられる。',
          'カードは、蜘蛛の子のいるタイルすべてに効く。',
          'どのカードも蜘蛛の巣カードとして使える。',
          '略奪はこの形態だけのもの。ほかに足のパワーがある。',
          'アタックを強いない。',
        ],
        en: [
          'Move the Spiderlings left one after the other, each up to 4 spaces.',
          'They pass any number of walls.',
          'A card works on every tile with Spiderlings.',
          'Any card may serve as a Webs card.',
          'Loot belongs to this form alone. It also has Legs.',
          'They do not force attacks.',
        ],
      },
      related: [
        'spider-forms',
        'spider-loot',
        'spiderlings-left',
        'spider-tiny',
        'spider-move-cast',
      ],
      source: ['2307-2396', '2295-2302'],
    },
    {
      id: 'spider-movement',
      roles: ['spider'],
      title: {
        ja: 'スパイダーの移動の例：足のパワーで何スペースか',
        en: 'How far the Spider gets, with Legs',
      },
      reading: 'すぱいだーのいどうのれい：あしのぱわーでなんすぺーすか',
      aliases: [
        'スパイダー 移動力',
        'スパイダー 何マス',
        'Spider movement',
        'how far can the Spider move',
        'スパイダー 壁を抜ける',
      ],
      body: {
        ja: [
          '1スペースごとに1。蜘蛛の巣やランプ、ほかの駒は追加にならない。',
          {
            head: ['形態', '足のカード', '進めるスペース'],
            rows: [
              ['ジャイアントスパイダー', '0', '3'],
              ['ジャイアントスパイダー', '2', '5（壁は1つまで）'],
              ['ソーサラー', '0', '2'],
              ['ソーサラー', '1', '3'],
              ['蜘蛛の子4匹', '0', '各4、合わせて16'],
              ['蜘蛛の子4匹', '1', '各5、合わせて20'],
            ],
          },
          '通った蜘蛛の巣はそのまま残る。',
        ],
        en: [
          'Every space costs 1. Webs, lamps and other pieces add nothing.',
          {
            head: ['Form', 'Cards on Legs', 'Spaces'],
            rows: [
              ['Giant Spider', '0', '3'],
              ['Giant Spider', '2', '5 (one wall at most)'],
              ['Sorcerer', '0', '2'],
              ['Sorcerer', '1', '3'],
              ['4 Spiderlings', '0', '4 each, 16 in all'],
              ['4 Spiderlings', '1', '5 each, 20 in all'],
            ],
          },
          'The webs it crosses stay.',
        ],
      },
      note: partlyReported,
      related: ['spider-legs', 'spider-crawly', 'spider-forms', 'moving'],
      source: ['2307-2396', 'R'],
    },
  ],
};
