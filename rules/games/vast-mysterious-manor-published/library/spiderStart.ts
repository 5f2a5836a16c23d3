import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const spiderStartChapter: Chapter = {
  id: 'spider-start',
  title: { ja: 'スパイダー：準備と難易度', en: 'Spider: set-up and difficulty' },
  entries: [
    {
      id: 'spider-start',
      roles: ['spider'],
      title: {
        ja: 'スパイダーの準備：ジャイアントスパイダーで中央の横穴から',
        en: 'Setting up the Spider: as the Giant Spider on the central Pit',
      },
      reading: 'すぱいだーのじゅんび：じゃいあんとすぱいだーでちゅうおうのよこあなから',
      aliases: [
        'スパイダー 初期配置',
        'スパイダー セットアップ',
        'Spider setup',
        'where does the Spider start',
        'スパイダー 駒の数',
      ],
      body: {
        ja: [
          {
            head: ['項目', '最初'],
            rows: [
              ['形態と場所', 'ジャイアントスパイダー、中央の横穴'],
              ['恐怖', '0'],
              ['手札', 'パワーカード3枚（全12枚）'],
              ['ブラッド', '0（トークンは15）'],
              ['蜘蛛の巣', 'マップに0（トークンは10）'],
              ['卵', 'マップに0（駒は3）'],
              ['蜘蛛の子', '5'],
            ],
          },
          '防御力は2。組み合わせによっては恐怖2から始める。',
        ],
        en: [
          {
            head: ['Item', 'At the start'],
            rows: [
              ['form and place', 'Giant Spider, on the central Pit'],
              ['Terror', '0'],
              ['hand', '3 power cards (12 in all)'],
              ['Blood', '0 (15 tokens)'],
              ['webs', 'none on the map (10 tokens)'],
              ['Eggs', 'none on the map (3 pieces)'],
              ['Spiderlings', '5'],
            ],
          },
          'Defense is 2. Some role mixes start at 2 Terror.',
        ],
      },
      note: {
        ja: '公開されている早見ページが伝える内容。ブラッド0は推測。',
        en: 'As a public reference page reports it; that Blood starts at 0 is inferred.',
      },
      related: ['spider-start-terror', 'spider-expand', 'difficulty', 'supplies'],
      source: ['2302', 'R', 'I'],
    },
    {
      id: 'spider-start-terror',
      roles: ['spider'],
      title: {
        ja: '6つの組み合わせでは恐怖2から始める',
        en: 'Six role mixes start the Spider at 2 Terror',
      },
      reading: '6つのくみあわせではきょうふ2からはじめる',
      aliases: [
        '恐怖 開始',
        '恐怖 最初の値',
        'start Terror',
        'Spider starts at 2',
        'スパイダー 2人 準備',
      ],
      body: {
        ja: [
          {
            head: ['人数', 'スパイダーと組むロール'],
            rows: [
              ['3', 'パラディン、館'],
              ['3', 'パラディン、ウォーロック'],
              ['3', 'スケルトン、ウォーロック'],
              ['3', 'スケルトン、館'],
              ['2', 'パラディン'],
              ['2', 'スケルトン'],
            ],
          },
          '3人の組み合わせでも、手札は3枚から。',
          'ほかの組み合わせは恐怖0から。',
        ],
        en: [
          {
            head: ['Players', 'Roles beside the Spider'],
            rows: [
              ['3', 'Paladin, Manor'],
              ['3', 'Paladin, Warlock'],
              ['3', 'Skeletons, Warlock'],
              ['3', 'Skeletons, Manor'],
              ['2', 'Paladin'],
              ['2', 'Skeletons'],
            ],
          },
          'In the mixes for three the hand is still 3 cards.',
          'All other mixes start at 0 Terror.',
        ],
      },
      note: reported,
      related: ['spider-start', 'spider-expand', 'role-mixes', 'terror'],
      source: ['R'],
    },
    {
      id: 'spider-expand',
      roles: ['spider'],
      title: {
        ja: '3つの組み合わせではスパイダーが「拡張」の呪文を持つ',
        en: 'In three role mixes the Spider has the spell Expand',
      },
      reading: '3つのくみあわせではすぱいだーが「かくちょう」のじゅもんをもつ',
      aliases: [
        'スパイダー 拡張',
        'Spider Expand',
        'スパイダー 呪文カード',
        'who adds tiles without the Manor',
        '館なし ウォーロックなし',
      ],
      body: {
        ja: [
          'ウォーロックのカード「拡張」を最初から持つのは、次の組み合わせ。',
          {
            head: ['人数', 'ロール'],
            rows: [
              ['3', 'パラディン、スケルトン、スパイダー'],
              ['2', 'パラディン、スパイダー'],
              ['2', 'スケルトン、スパイダー'],
            ],
          },
          '毎ターンの終わりに、未占領のタイル1枚を公開し、ダークタイル1枚とトレジャー1つを加える。',
        ],
        en: [
          'In these role mixes the Spider starts with the Warlock’s card Expand.',
          {
            head: ['Players', 'Roles'],
            rows: [
              ['3', 'Paladin, Skeletons, Spider'],
              ['2', 'Paladin, Spider'],
              ['2', 'Skeletons, Spider'],
            ],
          },
          'At every turn end: reveal an empty tile, then add a Dark tile and a treasure.',
        ],
      },
      note: reported,
      related: ['role-mixes', 'spider-start-terror', 'spells', 'reveal'],
      source: ['R', 'C'],
    },
    {
      id: 'demon-queen',
      roles: ['spider'],
      title: {
        ja: '魔の女王：ゲーム中ずっとジャイアントスパイダー',
        en: 'Demon Queen: the Giant Spider all game',
      },
      reading: 'まのじょおう：げーむちゅうずっとじゃいあんとすぱいだー',
      aliases: [
        'デーモンクイーン',
        '形態を選べない',
        'Demon Queen rules',
        'no change of form',
        'スパイダー とても難しい',
      ],
      body: {
        ja: [
          'ターンの始めに形態を選ばない。',
          'ほかの形態のパワー（闇の帳、管理、略奪）は使えない。',
          '使えるのは産卵と足のパワー。カードは隣接タイルに届く。',
          '餌と不穏はどの形態でも使えるので、変わらない。',
        ],
        en: [
          'Choose no form at the start of your turns.',
          'The powers of the other forms (Veil, Tend, Loot) are out of reach.',
          'You have Lay Egg and Legs; your cards reach adjacent tiles.',
          'Feed and Scare work in every form, so they stay.',
        ],
      },
      note: {
        ja: '早見ページが伝える内容。命中を受けたとき蜘蛛の子に分かれるかどうかは書かれていない。始める前に決める。',
        en: 'As a public reference page reports it. Whether a hit still splits her into Spiderlings is not stated: agree on it before the game.',
      },
      related: ['difficulty', 'giant-spider', 'spider-choose-form', 'spider-hit'],
      source: ['R', 'U'],
    },
  ],
};
