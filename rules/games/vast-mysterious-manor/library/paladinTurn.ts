import type { Chapter } from '../../../library/entry';

export const paladinTurnChapter: Chapter = {
  id: 'paladin-turn',
  title: { ja: 'パラディン：ターンとエンカウンター', en: 'Paladin: turn and encounters' },
  entries: [
    {
      id: 'paladin-turn',
      roles: ['paladin'],
      title: {
        ja: 'パラディンのターンの流れ',
        en: 'The Paladin’s turn at a glance',
      },
      reading: 'ぱらでぃんのたーんのながれ',
      aliases: [
        'ターンサマリー',
        'パラディン 手番',
        'フェイズ',
        'turn summary',
        'phases',
        'パラディン 何をする',
      ],
      body: {
        ja: [
          '1. ピックアップ：ステータスのヒーローキューブを集める。ステータスは1に戻る。',
          '2. 移動とアクション：移動力で動き、感知力でエンカウンターを行う。順番は自由。',
          '3. ターン終了：残ったヒーローキューブを好きなステータスに置く。',
          '終了時に炎を確かめる：スパイダーもポルターガイストもアタックしていなければ炎 +1。',
          '途中でターンを終えてもよい。',
        ],
        en: [
          '1. Pick-up: collect the hero cubes from the statistics, which go back to 1.',
          '2. Move and act: move with Movement and have encounters with Perception, in any order.',
          '3. End of turn: place the hero cubes you have left on any statistics.',
          'Then check Fire: +1 if you attacked neither the Spider nor a Poltergeist.',
          'You may end your turn early.',
        ],
      },
      related: [
        'paladin-pick-up',
        'paladin-move-and-act',
        'paladin-end-of-turn',
        'paladin-encounter',
      ],
      source: ['89-93', '204'],
    },
    {
      id: 'paladin-pick-up',
      roles: ['paladin'],
      title: {
        ja: 'ピックアップ：ターンの始めにヒーローキューブを集める',
        en: 'Pick-up: collect the hero cubes at the start of the turn',
      },
      reading: 'ぴっくあっぷ：たーんのはじめにひーろーきゅーぶをあつめる',
      terms: [
        {
          ja: 'ピックアップ',
          reading: 'ぴっくあっぷ',
          en: 'pick-up',
          aliases: [
            'ヒーローキューブのピックアップ',
            'ヒーロキューブのピックアップ',
            '回収',
            'pick up',
            'collect cubes',
          ],
        },
      ],
      aliases: [
        'キューブを戻す',
        'キューブを集める',
        'take back cubes',
        '感知力のキューブを残す',
        '検知トラック',
      ],
      body: {
        ja: [
          'ステータスに置いたヒーローキューブを手元に集める。',
          '3つのステータスは1に戻り、表向きのトレジャーの分だけ加わる。',
          '集めたキューブは、このターンのいつでも置き直せる。',
        ],
        en: [
          'Take the hero cubes off your statistics.',
          'All three statistics return to 1, plus what face-up treasures add.',
          'You may place the cubes again at any time in this turn.',
        ],
      },
      note: {
        ja: '資料に矛盾あり：感知力のキューブだけ集めないとする文と、次のピックアップまで残ると読める文がある。ここでは全部集めるとした。卓で決めるとよい。',
        en: 'The source sheet contradicts itself: one line leaves the cubes on Perception, another keeps all cubes only until the next pick-up. Here all are collected; agree at the table.',
      },
      related: ['paladin-place-cubes', 'paladin-statistics', 'paladin-turn'],
      source: ['91', '100-102', '106'],
      links: { steps: ['paladinPickUp'] },
    },
    {
      id: 'paladin-move-and-act',
      roles: ['paladin'],
      title: {
        ja: '移動とアクション：移動とエンカウンターを好きな順で',
        en: 'Move and act: moves and encounters in any order',
      },
      reading: 'いどうとあくしょん：いどうとえんかうんたーをすきなじゅんで',
      terms: [
        {
          ja: '移動とアクション',
          reading: 'いどうとあくしょん',
          en: 'move and act',
          aliases: ['アクションフェイズ', '移動フェイズ', 'action phase'],
        },
      ],
      aliases: ['何ができる', 'what can I do', '行動', 'actions', 'パラディン アクション'],
      body: {
        ja: [
          '移動力で動き、感知力1ごとにエンカウンターを1回行う。順番も区切りも自由。',
          'ダークタイルに入ったら、エンカウンターで公開しなければならない。',
          '感知力がなくなった時点で、もう移動できない。',
          'ヒーローキューブ、炎、光は途中でいつでも使える。',
        ],
        en: [
          'Move with Movement and have one encounter for each Perception, mixed as you like.',
          'Entering a Dark tile forces an encounter to reveal it.',
          'Once Perception is gone you cannot move any more.',
          'Hero cubes, Fire and Light can be used along the way.',
        ],
      },
      related: [
        'paladin-encounter',
        'paladin-enter-dark-tile',
        'paladin-movement',
        'paladin-perception',
        'paladin-faith-costs',
      ],
      source: ['92', '107-110'],
      links: { steps: ['paladinAct'] },
    },
    {
      id: 'paladin-end-of-turn',
      roles: ['paladin'],
      title: {
        ja: 'ターン終了：残りのキューブを置き、炎を確かめる',
        en: 'End of turn: place leftover cubes and check Fire',
      },
      reading: 'たーんしゅうりょう：のこりのきゅーぶをおき、ほのおをたしかめる',
      aliases: [
        'ターンを終える',
        '途中で終わる',
        'end turn early',
        'unused cubes',
        '余ったキューブ',
        '終了時',
      ],
      body: {
        ja: [
          '未使用のヒーローキューブを好きなステータスに置き、ターンを終える。',
          'このターンにスパイダーもポルターガイストもアタックしていなければ、炎 +1。',
          '表向きの聖痕があれば炎 +1、後光があれば光 +1。',
          'フェイズを最後まで行わずにターンを終えてもよい。',
        ],
        en: [
          'Put unused hero cubes on any statistics; then the turn ends.',
          'Gain Fire +1 if you attacked neither the Spider nor a Poltergeist this turn.',
          'With Stigmata face up gain Fire +1, with the Halo Light +1.',
          'You may end the turn without finishing both phases.',
        ],
      },
      related: [
        'paladin-fire',
        'paladin-strength',
        'paladin-treasure-stigmata',
        'paladin-treasure-halo',
      ],
      source: ['93', '194-195', '204'],
      links: { steps: ['paladinEnd'] },
    },
    {
      id: 'paladin-encounter',
      roles: ['paladin'],
      title: {
        ja: 'エンカウンターは公開 → アタック → トレジャーの順',
        en: 'An encounter: reveal, then attacks, then treasures',
      },
      reading: 'えんかうんたーはこうかい → あたっく → とれじゃーのじゅん',
      terms: [
        {
          ja: 'エンカウンター',
          reading: 'えんかうんたー',
          en: 'encounter',
          aliases: ['遭遇', '聖戦', 'crusade', 'エンカウント'],
        },
      ],
      aliases: [
        'エンカウンターの順番',
        'encounter order',
        '1回で何ができる',
        'what is an encounter',
        '行動の順',
      ],
      body: {
        ja: [
          '感知力1を消費して始め、今いるタイルで次の順に行う。',
          '1. ダークタイルなら公開して効果を解決する（必須）。',
          '2. アタックを解決する。対象はスパイダー、スケルトン、卵、ポルターガイスト、エンチャンターで、順番は自由。',
          '3. トレジャーを収集する。',
          '神殿にいれば、この中で1回使える。',
          'できるものはいくつ行ってもよいが、前の段階には戻れない。',
        ],
        en: [
          'Spend 1 Perception, then do this on your tile, in this order.',
          '1. If the tile is Dark, reveal it and resolve it (you must).',
          '2. Resolve attacks, in any order, on the Spider, Skeletons, eggs, Poltergeists and the Enchanter.',
          '3. Collect treasures.',
          'At a Shrine you may use it once in the encounter.',
          'Do as many of these as you like, but do not go back to an earlier stage.',
        ],
      },
      related: [
        'paladin-encounter-several',
        'paladin-enter-dark-tile',
        'paladin-attacks-overview',
        'paladin-treasure',
        'shrine',
      ],
      source: ['110-116', '130', '142'],
    },
    {
      id: 'paladin-encounter-several',
      roles: ['paladin'],
      title: {
        ja: '1回のエンカウンターで複数のことができる',
        en: 'One encounter can hold several actions',
      },
      reading: '1かいのえんかうんたーでふくすうのことができる',
      aliases: [
        '複数アクション',
        'エンカウンター1回',
        'attack and collect',
        'several actions',
        '攻撃と収集',
      ],
      body: {
        ja: [
          '感知力1で、タイルを公開したあと、アタックとトレジャーの収集をいくつでも行える。',
          '例：ライトタイルにスパイダーとトレジャー2つがあれば、アタックと2つの収集を1回でできる。片方だけでもよい。',
          '神殿だけは、1回のエンカウンターで1回まで。',
        ],
        en: [
          'For 1 Perception you may reveal your tile, then make any number of attacks and collect any number of treasures.',
          'Example: on a Lit tile with the Spider and 2 treasures, attack and take both, or do only one of the two.',
          'Only a Shrine is limited: once an encounter.',
        ],
      },
      related: ['paladin-encounter', 'paladin-treasure-several', 'shrine'],
      source: ['116', '130', '187'],
    },
    {
      id: 'paladin-enter-dark-tile',
      roles: ['paladin'],
      title: {
        ja: 'ダークタイルに入ったら必ず公開、最後に経験値 +2',
        en: 'Entering a Dark tile: reveal it, and gain Experience +2 at the end',
      },
      reading: 'だーくたいるにはいったらかならずこうかい、さいごにけいけんち +2',
      aliases: [
        'タイルの公開と解決',
        '探索',
        'explore',
        'reveal as Paladin',
        '新しい部屋',
        'ダークタイルに入る',
      ],
      body: {
        ja: [
          '感知力1を消費してエンカウンターを行い、タイルをライトサイドに返す。省けない。',
          '入ってきたタイルとつながる向きに置く。',
          '開いた側面の先の空きスペースに、ダークタイルを足す。',
          'タイルの種類に応じた効果を解決する。',
          '最後に経験値を2得る。',
        ],
        en: [
          'Spend 1 Perception on an encounter and flip the tile to its Lit side. You must.',
          'Turn it so that it connects to the tile you came from.',
          'Add Dark tiles on the empty spaces at its open sides.',
          'Resolve the effect of its kind.',
          'At the end gain 2 Experience.',
        ],
      },
      related: [
        'paladin-tile-connection',
        'tile-kinds',
        'reveal-tile',
        'paladin-experience-gains',
        'paladin-revealed-poltergeist',
      ],
      source: ['111', '118-122'],
    },
    {
      id: 'paladin-tile-connection',
      roles: ['paladin'],
      title: {
        ja: '公開したタイルは入ってきたタイルとつなげる',
        en: 'The revealed tile must connect to where you came from',
      },
      reading: 'こうかいしたたいるははいってきたたいるとつなげる',
      aliases: [
        'パラディン タイルの向き',
        '元のタイル',
        'connect tiles',
        'tile rotation Paladin',
        '接続',
      ],
      body: {
        ja: [
          '開いた側面を通ってダークタイルに入ったら、公開したタイルの開いた側面を、入ってきたタイルに向けて置く。',
          'これはパラディン独自の置き方で、共通のルールより優先する。両方満たせるなら両方満たす。',
        ],
        en: [
          'If you entered through an open side, an open side of the revealed tile must face the tile you came from.',
          'This is the Paladin’s own placement rule and goes before the common one; meet both if you can.',
        ],
      },
      related: ['paladin-enter-dark-tile', 'reveal-rotate', 'reveal-own-rules'],
      source: ['119-121', '73-74'],
    },
  ],
};
