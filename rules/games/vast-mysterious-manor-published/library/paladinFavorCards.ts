import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const paladinFavorCardsChapter: Chapter = {
  id: 'paladin-favor-cards',
  title: { ja: 'パラディン：神聖カードの効果', en: 'Paladin: each favor card' },
  entries: [
    {
      id: 'favor-vigor',
      roles: ['paladin'],
      title: {
        ja: '活力：炎Xで1回の聖戦の筋力 +X、炎1でブリーチ',
        en: 'Vigor: X Fury for Strength +X in a crusade, 1 Fury for a breach',
      },
      reading: 'かつりょく：ほのおXで1かいのせいせんのきんりょく +X、ほのお1でぶりーち',
      terms: [
        {
          ja: '活力',
          reading: 'かつりょく',
          en: 'Vigor',
          aliases: ['ヴィガー', 'ビガー', 'vigour'],
        },
      ],
      aliases: ['炎で筋力', '壁を壊す', 'Fury Strength', 'break a wall', 'パラディン ブリーチ'],
      body: {
        ja: [
          '最初から持ち、失わない。',
          '炎を好きな数だけ消費し、1回の聖戦の間、筋力をその数だけ上げる。防御力は上がらない。',
          '炎1を消費し、自分のいるタイルの壁にブリーチを1つ置く。',
        ],
        en: [
          'Yours from the start, never lost.',
          'Spend any number of Fury: your Strength is higher by as much for one crusade. Defense does not rise.',
          'Spend 1 Fury: put a breach on a wall of your tile.',
        ],
      },
      related: [
        'fury-spend',
        'paladin-strength',
        'paladin-cubes-needed',
        'breach',
        'treasure-magic-mace',
      ],
      source: ['2155', 'C'],
      links: { notices: ['strengthAdded'] },
    },
    {
      id: 'favor-illuminate',
      roles: ['paladin'],
      title: {
        ja: '照らす：光1でランプ、光1で蜘蛛の巣1つを除く',
        en: 'Illuminate: 1 Light for a lamp or to take a web away',
      },
      reading: 'てらす：ひかり1でらんぷ、ひかり1でくものす1つをのぞく',
      terms: [
        {
          ja: '照らす',
          reading: 'てらす',
          en: 'Illuminate',
          aliases: ['イルミネート', '照明', 'illumination'],
        },
      ],
      aliases: [
        '蜘蛛の巣を除く',
        'remove a web',
        'ランプを置く',
        'place a lamp',
        '蜘蛛の巣を燃やす',
      ],
      body: {
        ja: [
          '最初から持ち、失わない。',
          '光1：自分のいるタイルか、視線が通る隣接タイルにランプを置く。1枚に1つまで。',
          '光1：同じ範囲の蜘蛛の巣を1つ取り除く。',
          '何度使ってもよい。',
        ],
        en: [
          'Yours from the start, never lost.',
          '1 Light: put a lamp on your tile or on a visible adjacent one, at most 1 per tile.',
          '1 Light: take 1 web away in the same reach.',
          'Use it as often as you like.',
        ],
      },
      related: ['lamp', 'light-spend', 'webs', 'favor-pathfinder', 'sight'],
      source: ['2155', 'C'],
    },
    {
      id: 'favor-pathfinder',
      roles: ['paladin'],
      title: {
        ja: '先導：ランプを置いたタイルを回転できる',
        en: 'Pathfinder: rotate a tile when you put a lamp on it',
      },
      reading: 'せんどう：らんぷをおいたたいるをかいてんできる',
      terms: [
        {
          ja: '先導',
          reading: 'せんどう',
          en: 'Pathfinder',
          aliases: ['パスファインダー', 'path finder', '案内'],
        },
      ],
      aliases: ['タイルを回す', 'パラディン 回転', 'rotate tile', 'rotate with lamp'],
      body: {
        ja: [
          'ランプを置いたとき、そのタイルを回転させてよい。',
          '回転させたタイルのブリーチとフォースウォールは取り除く。',
        ],
        en: [
          'When you put a lamp on a tile, you may rotate the tile.',
          'Breaches and force walls of a rotated tile are removed.',
        ],
      },
      note: {
        ja: '回転させるのがランプを置いたタイルであることは、カードの要約からの推測。ブリーチとフォースウォールを取り除くことは、公開されている早見ページによる。',
        en: 'That it is the tile with the new lamp is inferred from a summary of the card; that breaches and force walls go is reported by a public reference page.',
      },
      related: ['lamp', 'favor-illuminate', 'breach', 'force-wall'],
      source: ['C', 'R', 'I'],
    },
    {
      id: 'favor-conjure',
      roles: ['paladin'],
      title: {
        ja: '具現：ターンに1回、自分のタイルにフォースウォール',
        en: 'Conjure: a force wall on your tile, once per turn',
      },
      reading: 'ぐげん：たーんに1かい、じぶんのたいるにふぉーすうぉーる',
      terms: [
        {
          ja: '具現',
          reading: 'ぐげん',
          en: 'Conjure',
          aliases: ['コンジャー', 'コンジュア', '具現化'],
        },
      ],
      aliases: ['パラディン フォースウォール', 'Paladin force wall', '壁を作る', 'block an edge'],
      body: {
        ja: [
          '自分のターンに1回、いまいるタイルの開いた側面にフォースウォールを1つ置く。',
          '炎も光も要らない。',
        ],
        en: [
          'Once in your turn put 1 force wall on an open edge of the tile you are on.',
          'It costs neither Fury nor Light.',
        ],
      },
      related: ['force-wall', 'favors', 'favor-pillar-of-light'],
      source: ['C'],
    },
    {
      id: 'favor-divination',
      roles: ['paladin'],
      title: {
        ja: '占術：光1でどのタイルでも公開、経験値は得ない',
        en: 'Divination: 1 Light reveals any tile, without Grit',
      },
      reading: 'せんじゅつ：ひかり1でどのたいるでもこうかい、けいけんちはえない',
      terms: [
        {
          ja: '占術',
          reading: 'せんじゅつ',
          en: 'Divination',
          aliases: ['ディビネーション', 'ディヴィネーション', '占い', 'divine'],
        },
      ],
      aliases: ['遠くのタイルを公開', 'reveal from afar', '占術 経験値', 'reveal without Grit'],
      body: {
        ja: [
          '光1を消費し、マップのダークタイル1枚を公開する。距離も視線も問わない。',
          '経験値 +2は得られない。',
        ],
        en: [
          'Spend 1 Light to reveal any one Dark tile of the map, near or far, visible or not.',
          'You do not gain the 2 Grit.',
        ],
      },
      related: ['reveal', 'light-spend', 'crusade-reveal', 'grit-gains'],
      source: ['C'],
    },
    {
      id: 'favor-pillar-of-light',
      roles: ['paladin'],
      title: {
        ja: '光の柱：光2で誰も入れないタイルを作る',
        en: 'Pillar of Light: 2 Light close a tile to everybody',
      },
      reading: 'ひかりのはしら：ひかり2でだれもはいれないたいるをつくる',
      terms: [
        {
          ja: '光の柱',
          reading: 'ひかりのはしら',
          en: 'Pillar of Light',
          aliases: ['柱', 'ライトピラー', '光のはしら', 'light pillar', 'pillar'],
        },
      ],
      aliases: ['タイルをふさぐ', 'block a tile', '入れないタイル', 'nobody may enter', '光2'],
      body: {
        ja: [
          '光2を消費し、視線が通る隣接タイルに光の柱を置く。',
          'フィギュアのいるタイルとエントランスタイルには置けない。',
          '光の柱のあるタイルには誰も入れず、そこへのアタックもできない。',
        ],
        en: [
          'Spend 2 Light and put the Pillar of Light on a visible adjacent tile.',
          'Not on a tile with figures and not on the Entrance tile.',
          'Nobody may enter that tile or attack there.',
        ],
      },
      note: {
        ja: '光の柱がいつまで残るかは手元の資料にない。カードの文に従う。',
        en: 'How long it stays is not in our sources; go by the card.',
      },
      related: ['light-spend', 'favor-conjure', 'sight', 'moving'],
      source: ['C', 'U'],
    },
    {
      id: 'favor-radiant-lamps',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: '輝くランプ：ランプのある横穴へはトンネルできない',
        en: 'Radiant Lamps: no TUNNEL!! to a Pit with a lamp',
      },
      reading: 'かがやくらんぷ：らんぷのあるよこあなへはとんねるできない',
      terms: [
        {
          ja: '輝くランプ',
          reading: 'かがやくらんぷ',
          en: 'Radiant Lamps',
          aliases: ['ラディアントランプ', 'radiant lamp', '光るランプ'],
        },
      ],
      aliases: ['トンネルを防ぐ', 'stop TUNNEL', '横穴 ランプ', 'lamp on a Pit', 'block tunnel'],
      body: {
        ja: [
          'スケルトンは、ランプのある横穴へトンネルできない。',
          'スケルトンのいないゲームでは、このカードを除く。',
        ],
        en: [
          'Skeletons cannot TUNNEL!! to a Pit that has a lamp.',
          'The card is out of games without the Skeletons.',
        ],
      },
      note: partlyReported,
      related: ['lamp', 'paladin-cards-out', 'skeletons-turn'],
      source: ['C', 'R'],
    },
    {
      id: 'favor-dedication',
      roles: ['paladin'],
      title: {
        ja: '献身：トレジャーを拒否すると光 +2と炎 +2',
        en: 'Dedication: refusing gives 2 Light and 2 Fury',
      },
      reading: 'けんしん：とれじゃーをきょひするとひかり +2とほのお +2',
      terms: [
        {
          ja: '献身',
          reading: 'けんしん',
          en: 'Dedication',
          aliases: ['デディケーション', 'dedicate', '奉仕'],
        },
      ],
      aliases: ['拒否 光', '拒否 炎', 'refuse for Light', 'refuse for Fury', '経験値の代わり'],
      body: {
        ja: [
          'トレジャーを拒否したとき、経験値 +5の代わりに光を2、炎を2得る。',
          '光は8、炎は5を越えない。',
        ],
        en: [
          'When you refuse a treasure card, gain 2 Light and 2 Fury instead of 5 Grit.',
          'Light stops at 8, Fury at 5.',
        ],
      },
      related: ['treasure-refuse', 'light-gain', 'fury-gain', 'grit-gains'],
      source: ['2128-2131', 'C'],
    },
    {
      id: 'favor-disdain',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: '侮蔑：スケルトンに命中すると光でなく経験値 +3',
        en: 'Disdain: hitting a Skeleton gives 3 Grit, no Light',
      },
      reading: 'ぶべつ：すけるとんにめいちゅうするとひかりでなくけいけんち +3',
      terms: [
        {
          ja: '侮蔑',
          reading: 'ぶべつ',
          en: 'Disdain',
          aliases: ['ディスデイン', '軽蔑', '見下す', 'contempt'],
        },
      ],
      aliases: [
        'スケルトン 経験値',
        'Grit from Skeletons',
        'スケルトンを倒す 経験値',
        'Disdain Light',
      ],
      body: {
        ja: [
          'スケルトンに命中するたびに、光 +1の代わりに経験値を3得る。',
          '例：1回の聖戦でスケルトン2体なら、経験値 +6、光は0。',
          'ほかの相手への命中は変わらず光 +1。',
          'スケルトンのいない3人ゲームでは、このカードを除く。',
        ],
        en: [
          'Each hit on a Skeleton gives 3 Grit instead of 1 Light.',
          'Example: 2 Skeletons in one crusade give Grit +6 and no Light.',
          'Hits on other figures still give Light.',
          'The card is out of three-player games without the Skeletons.',
        ],
      },
      note: partlyReported,
      related: ['crusade-income', 'paladin-attack-skeletons', 'grit-gains', 'paladin-cards-out'],
      source: ['C', 'R'],
    },
  ],
};
