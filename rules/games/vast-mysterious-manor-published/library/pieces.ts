import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const piecesChapter: Chapter = {
  id: 'pieces',
  title: { ja: 'ロールと駒', en: 'Roles and pieces' },
  entries: [
    {
      id: 'role',
      roles: [],
      title: {
        ja: 'ロールごとに駒もルールも目的も違う',
        en: 'Each role has pieces, rules and a goal of its own',
      },
      reading: 'ろーるごとにこまもるーるももくてきもちがう',
      terms: [
        {
          ja: 'ロール',
          reading: 'ろーる',
          en: 'role',
          aliases: ['プレイヤーロール', '役割', '役職', 'キャラクター', 'character', 'faction'],
        },
        {
          ja: 'プレイヤーボード',
          reading: 'ぷれいやーぼーど',
          en: 'player board',
          aliases: ['個人ボード', '手元のボード', 'role board', 'player mat'],
        },
        {
          ja: '特徴',
          reading: 'とくちょう',
          en: 'trait',
          aliases: ['色付きボックス', '特性', '常に働く能力', 'colored box', 'passive ability'],
        },
      ],
      aliases: ['ロールとは', 'what is a role', '非対称', 'asymmetric', '例外のルール'],
      body: {
        ja: [
          '1人が1つのロールを受け持ち、そのプレイヤーボード、カード、駒を使う。',
          '特徴は、プレイヤーボードにある、いつも働くルール。',
          '基本のロールは5つ。拡張のロールは、パラディンかスパイダーと入れ替わる。',
        ],
        en: [
          'Each player has one role with its player board, cards and pieces.',
          'A trait is a rule on the player board that always works.',
          'The base game has five roles. Those of the expansion replace the Paladin or the Spider.',
        ],
      },
      note: partlyReported,
      related: ['role-mixes', 'victory-conditions', 'turn-order', 'manor-house'],
      source: ['39', '2616', '2720', 'R'],
    },
    {
      id: 'figure',
      roles: [],
      title: {
        ja: '卵とポルターガイストもフィギュア',
        en: 'Eggs and poltergeists are figures too',
      },
      reading: 'たまごとぽるたーがいすともふぃぎゅあ',
      terms: [
        {
          ja: 'フィギュア',
          reading: 'ふぃぎゅあ',
          en: 'figure',
          aliases: [
            'プレイヤーピース',
            'コマ',
            'ミニチュア',
            'ピース',
            'player piece',
            'miniature',
            'pawn',
            'meeple',
          ],
        },
      ],
      aliases: [
        'フィギュアとは',
        'what is a figure',
        '駒の種類',
        '卵はフィギュア',
        'are Eggs figures',
      ],
      body: {
        ja: [
          'パラディン、スケルトン、スパイダーの各形態、卵、ポルターガイスト、レイス、ウォーロック、拡張のロールの駒がフィギュア。',
          'トークンとマーカー、髑髏、キューブはフィギュアではない。',
          '「フィギュアのいない館タイル」に、卵やポルターガイストがいてはならない。',
        ],
        en: [
          'Figures are the Paladin, Skeletons, the Spider’s forms, Eggs, poltergeists, the Wraith, the Warlock and the expansion roles.',
          'Tokens, markers, skulls and cubes are none.',
          'A tile “without figures” has no Egg and no poltergeist either.',
        ],
      },
      note: {
        ja: '髑髏とキューブがフィギュアでないことは推測。',
        en: 'That skulls and cubes are no figures is inferred.',
      },
      related: ['figures-table', 'tokens-and-markers', 'enemy-piece', 'empty'],
      source: ['2298', '2302', 'R', 'I'],
    },
    {
      id: 'tokens-and-markers',
      roles: [],
      title: {
        ja: 'トークンは丸いもの、マーカーはほかの厚紙',
        en: 'Tokens are round, markers are other cardboard',
      },
      reading: 'とーくんはまるいもの、まーかーはほかのあつがみ',
      terms: [
        {
          ja: 'トークン',
          reading: 'とーくん',
          en: 'token',
          aliases: ['丸い駒', '円形トークン', 'チップ', 'round token', 'chip'],
        },
        {
          ja: 'マーカー',
          reading: 'まーかー',
          en: 'marker',
          aliases: ['厚紙の駒', 'カードボード', 'cardboard marker', 'tile marker'],
        },
      ],
      aliases: [
        'トークンとマーカーの違い',
        'token or marker',
        '形の違い',
        'round or square',
        'トークン なくなる',
      ],
      body: {
        ja: [
          '館タイルに入るとなくなるのはトークンだけ。マーカーは残る。',
          {
            head: ['トークン', 'マーカー'],
            rows: [
              ['蜘蛛の巣、ブラッド', 'トレジャーマーカー'],
              ['ランプ（光トークンの裏）', '横穴マーカー'],
              ['高笑いする髑髏', '呪いマーカー'],
            ],
          },
        ],
        en: [
          'Only tokens go when a tile is entered; markers stay.',
          {
            head: ['Tokens', 'Markers'],
            rows: [
              ['webs, blood', 'treasure marker'],
              ['lamp (back of a light token)', 'pit marker'],
              ['cackling skulls', 'curse marker'],
            ],
          },
        ],
      },
      note: {
        ja: 'トークンだけがなくなることは、公開されている早見ページが伝える内容。髑髏をトークンに数えるのは推測。',
        en: 'That only tokens go is reported by a public reference page. Counting skulls as tokens is inferred.',
      },
      related: ['entering-tokens', 'figure', 'enemy-piece', 'lamp'],
      source: ['2207', '2248-2250', 'R', 'I'],
    },
    {
      id: 'enemy-piece',
      roles: [],
      title: {
        ja: '対戦相手の駒はほかのロールのもの',
        en: 'Enemy pieces are those of other roles',
      },
      reading: 'たいせんあいてのこまはほかのろーるのもの',
      terms: [
        {
          ja: '対戦相手の駒',
          reading: 'たいせんあいてのこま',
          en: 'enemy piece',
          aliases: ['敵の駒', '相手の駒', '敵', 'enemy', 'opponent’s piece'],
        },
      ],
      aliases: ['敵とは', '味方', 'who is an enemy', 'own pieces', '自分の駒'],
      body: {
        ja: [
          'フィギュア、トークン、マーカーのうち、自分のロールのものでない駒。',
          'スパイダーは自分の蜘蛛の巣に止められず、取り除きもしない。',
          'スケルトンにとって、パラディンのランプは対戦相手の駒。',
        ],
        en: [
          'A figure, token or marker that does not belong to your own role.',
          'The Spider is neither stopped by its own webs nor removes them.',
          'To the Skeletons the Paladin’s lamp is an enemy piece.',
        ],
      },
      note: reported,
      related: ['figure', 'tokens-and-markers', 'entering-tokens', 'stopping'],
      source: ['2207', '2359', 'R'],
    },
  ],
};
