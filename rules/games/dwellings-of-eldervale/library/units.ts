import type { Chapter } from '../../../library/entry';

export const unitsChapter: Chapter = {
  id: 'units',
  title: { ja: 'ユニット', en: 'Units' },
  entries: [
    {
      id: 'units-overview',
      roles: [],
      title: { ja: 'ユニット4種の比較', en: 'The four kinds of unit compared' },
      reading: 'ゆにっと4しゅのひかく',
      terms: [
        {
          ja: 'ユニット',
          reading: 'ゆにっと',
          en: 'unit',
          aliases: ['駒', 'コマ', 'ミープル', '兵', 'meeple', 'piece', 'figure'],
        },
        {
          ja: '上級ユニット',
          reading: 'じょうきゅうゆにっと',
          en: 'advanced unit',
          aliases: ['強いユニット', '特殊ユニット', 'special unit', 'elite unit'],
        },
      ],
      aliases: ['ユニット一覧', 'ユニットの能力', 'unit table', 'unit abilities'],
      body: {
        ja: [
          {
            head: ['ユニット', '数', '配置の特徴'],
            rows: [
              ['ワーカー', '6', 'なし。住居になれる'],
              ['ウォリアー', '1', '好戦：最初の配置で空いていない領土も可'],
              ['ウィザード', '1', '瞬間移動：空いている領土ならどこでも'],
              ['ドラゴン', '1', '飛行：自分のユニットから2つ先'],
            ],
          },
          '戦闘ダイス数と召喚のコストは、プレイヤーボードとスタートカードの表示に従う。',
        ],
        en: [
          {
            head: ['Unit', 'Number', 'Placement'],
            rows: [
              ['Worker', '6', 'nothing special; can become a dwelling'],
              ['Warrior', '1', 'aggressive: first placement on an occupied realm too'],
              ['Wizard', '1', 'teleport: any unoccupied realm'],
              ['Dragon', '1', 'flight: two realms away from a unit of yours'],
            ],
          },
          'Battle dice and summon costs are as printed on the player board and the starter card.',
        ],
      },
      related: ['worker', 'warrior', 'wizard', 'dragon', 'what-is-a-unit'],
      source: ['93-97', '103-104', '213', 'E2'],
    },
    {
      id: 'what-is-a-unit',
      roles: [],
      title: {
        ja: '傭兵と支配モンスターはユニット、住居は違う',
        en: 'Mercenaries and controlled monsters are units, dwellings are not',
      },
      reading: 'ようへいとしはいもんすたーはゆにっと、じゅうきょはちがう',
      aliases: ['ユニット扱い', 'ユニットに含まれる', 'counts as a unit', 'is a dwelling a unit'],
      body: {
        ja: [
          {
            head: ['もの', 'ユニットか'],
            rows: [
              ['ワーカー、ウォリアー、ウィザード、ドラゴン', 'はい'],
              ['雇った傭兵（選択）', 'はい'],
              ['支配したモンスター', 'はい（モンスターではなくなる）'],
              ['支配していないモンスター', 'いいえ'],
              ['住居', 'いいえ（ワーカーでもない）'],
            ],
          },
        ],
        en: [
          {
            head: ['Thing', 'Unit?'],
            rows: [
              ['Worker, Warrior, Wizard, Dragon', 'yes'],
              ['hired mercenary (option)', 'yes'],
              ['controlled monster', 'yes (no longer a monster)'],
              ['monster nobody controls', 'no'],
              ['dwelling', 'no (nor a Worker)'],
            ],
          },
        ],
      },
      related: ['units-overview', 'dwelling-not-unit', 'monster-control', 'mercenaries'],
      source: ['148', '162', '263', '300'],
      links: { tracks: ['player1.allies'] },
    },
    {
      id: 'worker',
      roles: [],
      title: { ja: 'ワーカーだけが住居になれる', en: 'Only Workers can become dwellings' },
      reading: 'わーかーだけがじゅうきょになれる',
      terms: [
        {
          ja: 'ワーカー',
          reading: 'わーかー',
          en: 'Worker',
          aliases: ['労働者', '通常ミープル', '働き手', '作業員', 'worker meeple', 'basic unit'],
        },
      ],
      aliases: ['ワーカーの数', 'how many workers', 'ワーカー 6人'],
      body: {
        ja: [
          '各プレイヤーに6人。うち3人を準備エリアに置いて始める。',
          '精霊の領土にいるワーカーは、居住か水車小屋で住居になる。',
          '住居になったワーカーは戻らず、ワーカーにもユニットにも数えない。',
          '配置に特別なルールはない。',
        ],
        en: [
          'Each player has six and starts with three in the Ready Area.',
          'A Worker on an elemental realm becomes a dwelling by Dwell or the Mill.',
          'From then on it never returns and counts neither as a Worker nor as a unit.',
          'It has no special placement rule.',
        ],
      },
      related: ['worker-cost', 'build-dwelling', 'setup-player-start'],
      source: ['27', '104', '148', 'E2'],
      links: { tracks: ['player1.workersOnMap'] },
    },
    {
      id: 'worker-cost',
      roles: [],
      title: {
        ja: 'ワーカーの召喚コストは星の数、左から取る',
        en: 'Summoning a Worker costs its stars; take from the left',
      },
      reading: 'わーかーのしょうかんこすとはほしのかず、ひだりからとる',
      aliases: [
        'ワーカーを増やす',
        'ワーカー コスト',
        'stars under worker',
        'worker price',
        '右詰め',
      ],
      body: {
        ja: [
          'トレイのワーカーの下にある★の数だけ、任意のリソースを払う。種類は混ぜてよい。',
          '必ず一番左のワーカーから召喚する。',
          'ワーカーがトレイに戻るときは右に詰めて入れる。',
          '★の数はトレイの表示に従う。',
        ],
        en: [
          'Pay as many resources of any kinds as there are stars below the Worker in the tray.',
          'Always summon the leftmost Worker.',
          'A Worker that returns to the tray goes to the right, next to the others.',
          'The stars are as printed on the tray.',
        ],
      },
      related: ['portal', 'summon', 'worker'],
      source: ['103'],
    },
    {
      id: 'warrior',
      roles: [],
      title: {
        ja: 'ウォリアー：最初の配置で敵のいる領土に置ける',
        en: 'Warrior: may make the first placement on an occupied realm',
      },
      reading: 'うぉりあー：さいしょのはいちでてきのいるりょうどにおける',
      terms: [
        {
          ja: 'ウォリアー',
          reading: 'うぉりあー',
          en: 'Warrior',
          aliases: ['戦士', 'ウォーリアー', 'ウォーリア', 'fighter', 'knight'],
        },
        {
          ja: '好戦',
          reading: 'こうせん',
          en: 'aggressive',
          aliases: ['好戦的', 'アグレッシブ', 'aggression'],
        },
      ],
      aliases: ['いきなり攻撃', 'attack with first unit', 'ウォリアーの能力'],
      body: {
        ja: [
          '好戦：エルダーヴェイルに自分のユニットがないとき、相手やモンスターのいる領土にも置ける。',
          '自分のユニットがすでにあるときは、通常の配置ルールに従う。',
        ],
        en: [
          'Aggressive: while you have no unit in Eldervale, it may be placed where opponents or a monster stand.',
          'Once you have a unit there, the normal placement rules apply.',
        ],
      },
      related: ['first-placement', 'units-overview', 'battle-when'],
      source: ['97'],
    },
    {
      id: 'wizard',
      roles: [],
      title: {
        ja: 'ウィザード：空いている領土ならどこでも置ける',
        en: 'Wizard: place on any unoccupied realm',
      },
      reading: 'うぃざーど：あいているりょうどならどこでもおける',
      terms: [
        {
          ja: 'ウィザード',
          reading: 'うぃざーど',
          en: 'Wizard',
          aliases: ['魔法使い', '魔術師', 'sorcerer'],
        },
        {
          ja: '瞬間移動',
          reading: 'しゅんかんいどう',
          en: 'teleport',
          aliases: ['テレポート', 'ワープ', 'teleportation'],
        },
      ],
      aliases: ['離れた領土', '遠くに置く', 'place far away', 'ウィザードの能力'],
      body: {
        ja: [
          '瞬間移動：自分のユニットに隣接していなくても、空いている領土を自由に選べる。',
          '空いている領土とはユニットもモンスターもいない所で、住居はあってよい。',
        ],
        en: [
          'Teleport: choose any unoccupied realm, adjacent to your units or not.',
          'Unoccupied means no unit and no monster; a dwelling does not matter.',
        ],
      },
      note: {
        ja: '隣接する領土への通常の配置も選べるかは明記されていない。瞬間移動は許可として書かれている。',
        en: 'Whether the normal placement on an adjacent occupied realm stays possible is not stated; teleport is worded as a permission.',
      },
      related: ['placement-rules', 'first-placement', 'units-overview'],
      source: ['87', '93', '96'],
    },
    {
      id: 'dragon',
      roles: [],
      title: {
        ja: 'ドラゴン：領土2つ分離れた所に置ける',
        en: 'Dragon: may be placed two realms away',
      },
      reading: 'どらごん：りょうど2つぶんはなれたところにおける',
      terms: [
        {
          ja: 'ドラゴン',
          reading: 'どらごん',
          en: 'Dragon',
          aliases: ['竜', '龍', 'ドラゴンユニット', 'drake'],
        },
        {
          ja: '飛行',
          reading: 'ひこう',
          en: 'flight',
          aliases: ['飛ぶ', 'フライト', 'flying', 'fly'],
        },
      ],
      aliases: ['2マス先', '飛び越える', 'two away', 'ドラゴンの能力'],
      body: {
        ja: [
          '飛行：自分のユニットのいる領土から2つ先の領土に配置できる。',
          '置き先に自分のユニットがいてはならないのは通常どおり。',
          '選択ルールのドラゴンの大母はモンスターで、このユニットとは別。',
        ],
        en: [
          'Flight: it may be placed two realms away from a unit of yours.',
          'As usual there must be no unit of yours on the target realm.',
          'The optional Mother of Dragons is a monster, not this unit.',
        ],
      },
      note: {
        ja: '隣の領土への通常の配置も選べるかは明記されていない。飛行は許可として書かれている。',
        en: 'Whether the normal placement on an adjacent realm stays possible is not stated; flight is worded as a permission.',
      },
      related: ['placement-rules', 'units-overview', 'mother-of-dragons'],
      source: ['89', '95'],
    },
  ],
};
