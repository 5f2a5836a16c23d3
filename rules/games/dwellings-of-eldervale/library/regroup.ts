import type { Chapter } from '../../../library/entry';

export const regroupChapter: Chapter = {
  id: 'regroup',
  title: { ja: '再編成とカードアクション', en: 'Regrouping and card actions' },
  entries: [
    {
      id: 'regroup',
      roles: [],
      title: { ja: '再編成の5ステップ', en: 'The five steps of a regroup' },
      reading: 'さいへんせいの5すてっぷ',
      terms: [
        {
          ja: '再編成',
          reading: 'さいへんせい',
          en: 'regroup',
          aliases: ['リグループ', '回収', '再編', 'regrouping', 'retrieve', 'recall turn'],
        },
      ],
      aliases: ['ユニットを戻す', '回収ターン', 'take back units', 'get workers back', 'step B'],
      body: {
        ja: [
          {
            head: ['ステップ', '内容'],
            rows: [
              [
                '1',
                'エルダーヴェイルの自分のユニットを1体ずつ撤収（カードアクションか準備エリアへ）',
              ],
              ['2', '冥界の自分のユニットをすべて準備エリアへ'],
              ['3', 'カードアクション上のユニットをすべて準備エリアへ'],
              ['4', '準備エリアの、金貨で雇った傭兵をサプライへ'],
              ['5', 'トレイに残る得点マーカーを栄光トラックに置く（初回だけ）'],
            ],
          },
          '番号順に行う。冥界のユニットはカードアクションに使えない。',
        ],
        en: [
          {
            head: ['Step', 'What'],
            rows: [
              [
                '1',
                'take back your units from Eldervale one by one (to a card action or the Ready Area)',
              ],
              ['2', 'all your units in the Underworld go to the Ready Area'],
              ['3', 'all units on card actions go to the Ready Area'],
              ['4', 'mercenaries hired for Gold in your Ready Area return to the supply'],
              [
                '5',
                'a scoring marker still in your tray goes to the Glory Track (first time only)',
              ],
            ],
          },
          'Do them in this sequence. Units in the Underworld cannot use card actions.',
        ],
      },
      note: {
        ja: 'この資料は「4ステップ」と書くが、挙げているのは5つ。5つとも行う。',
        en: 'The source sheet speaks of four steps but lists five. Do all five.',
      },
      related: ['regroup-recall', 'card-action', 'underworld', 'glory-enter'],
      source: ['115-123'],
      links: { steps: ['fromCards'] },
    },
    {
      id: 'regroup-recall',
      roles: [],
      title: {
        ja: '撤収したユニットはカードか準備エリアへ',
        en: 'A unit taken back goes to a card or the Ready Area',
      },
      reading: 'てっしゅうしたゆにっとはかーどかじゅんびえりあへ',
      terms: [
        {
          ja: '撤収',
          reading: 'てっしゅう',
          en: 'take back',
          aliases: ['引き上げ', '回収する', 'recall', 'retrieve a unit'],
        },
      ],
      aliases: ['1体ずつ', '全員戻す', 'one by one', 'leave units on the map', '一部だけ残す'],
      body: {
        ja: [
          'エルダーヴェイルの自分のユニットを、好きな順で1体ずつ撤収する。',
          '1体ごとに、カードアクションに置いて実行するか、準備エリアに戻すかを選ぶ。',
          '居住の対象は、その時点でまだエルダーヴェイルに残っているワーカー。撤収の順が大切。',
        ],
        en: [
          'Take back your units from Eldervale one by one, in a sequence you like.',
          'For each, put it on a card action and do that at once, or return it to the Ready Area.',
          'Dwell needs a Worker that is still in Eldervale at that moment, so mind the sequence.',
        ],
      },
      note: {
        ja: '一部を残せるとは書かれていない。全員を撤収すると読む。',
        en: 'Nothing says that some units may stay; it is read as taking all of them back.',
      },
      related: ['regroup', 'card-action', 'dwell'],
      source: ['119', '131', '140'],
      links: { steps: ['recall'] },
    },
    {
      id: 'card-action',
      roles: [],
      title: {
        ja: 'カードアクションは再編成でユニットを置いて使う',
        en: 'Card actions are used with units during a regroup',
      },
      reading: 'かーどあくしょんはさいへんせいでゆにっとをおいてつかう',
      terms: [
        {
          ja: 'カードアクション',
          reading: 'かーどあくしょん',
          en: 'card action',
          aliases: ['カードの能力', 'カードの起動', 'activate a card', 'card ability'],
        },
      ],
      aliases: [
        'どのユニットが必要',
        'カードの使い方',
        'which unit',
        'required unit',
        '同じカードを2回',
      ],
      body: {
        ja: [
          'カード名の上にユニットの絵があるカードが対象で、自分のカード置場のものを使う。',
          '絵のユニットが必要。ワーカーの絵なら、どのユニットでもよい。',
          '順番は自由。',
          'すでにユニットが乗っているカードには置けないので、1回の再編成で1枚1回。',
          'スタートカードは例外で、3つのアクションを1回ずつ使える。',
        ],
        en: [
          'It applies to cards of your tableau with a unit pictured above the card name.',
          'The pictured unit is needed; a Worker picture accepts any unit.',
          'Use the cards in any sequence.',
          'A card that holds a unit takes no other: once per card and regroup.',
          'The starter card is the exception: each of its three actions once.',
        ],
      },
      related: ['regroup', 'starter-card', 'cost-frame', 'tableau'],
      source: ['125-131', '135'],
      links: { tracks: ['player1.workersOnCards'] },
    },
    {
      id: 'starter-card',
      roles: [],
      title: {
        ja: 'スタートカードは召喚・収集・居住を各1回',
        en: 'Starter card: Summon, Gather and Dwell, once each',
      },
      reading: 'すたーとかーどはしょうかん・しゅうしゅう・きょじゅうをかく1かい',
      terms: [
        {
          ja: 'スタートカード',
          reading: 'すたーとかーど',
          en: 'starter card',
          aliases: [
            'スターターカード',
            '初期カード',
            '最初のカード',
            'start card',
            'starting card',
          ],
        },
      ],
      aliases: ['最初から持つカード', 'オーラをつけられるか', 'starter card aura', '破壊できるか'],
      body: {
        ja: [
          '最初からカード置場にある特別なカードで、アクションが3つある。',
          '3つは別々に使え、1つ使っても残りの2つは使える。',
          '冒険カードではない。破壊されず、オーラもつけられない。',
          'カード置場のカード1枚に数える。最終得点でも同じ。',
        ],
        en: [
          'It lies in your tableau from the start and has three actions.',
          'They are separate: using one leaves the other two available.',
          'It is not an Adventure card, cannot be destroyed and takes no Aura.',
          'It counts as one card of the tableau, also in the final scoring.',
        ],
      },
      note: {
        ja: 'この資料は「スターターカード」とも書く。同じカード。',
        en: 'The source sheet uses two spellings for this card; they mean the same one.',
      },
      related: ['summon', 'gather', 'dwell', 'score-cards'],
      source: ['103', '133-140', '168', '288'],
    },
    {
      id: 'summon',
      roles: [],
      title: {
        ja: '召喚はユニット1体を準備エリアに加える',
        en: 'Summon: bring one unit to the Ready Area',
      },
      reading: 'しょうかんはゆにっと1たいをじゅんびえりあにくわえる',
      terms: [
        {
          ja: '召喚',
          reading: 'しょうかん',
          en: 'Summon',
          aliases: ['サモン', 'ユニット召喚', 'summoning', 'recruit'],
        },
      ],
      aliases: ['召喚アクション', 'スタートカード 召喚', 'starter card summon'],
      body: {
        ja: [
          'スタートカードのアクション。表示のコストを払い、トレイのユニット1体を準備エリアに置く。',
          '内容は廃墟の召喚の扉と同じ。',
        ],
        en: [
          'A starter card action: pay the printed cost and move one unit from the tray to the Ready Area.',
          'It works exactly like the Portal.',
        ],
      },
      related: ['portal', 'worker-cost', 'starter-card'],
      source: ['137'],
    },
    {
      id: 'gather',
      roles: [],
      title: {
        ja: '収集は枠に示されたリソースを得る',
        en: 'Gather: gain the resource in the frame',
      },
      reading: 'しゅうしゅうはわくにしめされたりそーすをえる',
      terms: [
        {
          ja: '収集',
          reading: 'しゅうしゅう',
          en: 'Gather',
          aliases: ['ギャザー', '採集', '採取', 'gathering', 'collect'],
        },
      ],
      aliases: ['収集を強化', '向上アクション', 'improve gather', '宝物を置く 収集', 'upgrade'],
      body: {
        ja: [
          'スタートカードのアクション。枠に示されたリソースを得る。',
          '枠に宝物トークンを置いてあれば、代わりにそのトークンのリソースを得る。',
        ],
        en: [
          'A starter card action: gain the resource shown in its frame.',
          'If a treasure token lies in the frame, gain that token’s resources instead.',
        ],
      },
      note: {
        ja: 'この資料は「向上アクション」と呼ぶが説明がない。枠に宝物トークンを置くフリーアクションのことと読む。',
        en: 'The source sheet calls this an “improve” action without explaining it; read it as the free action that puts a treasure token on a frame.',
      },
      related: ['treasure-frame', 'starter-card', 'frame'],
      source: ['139', '157', '172'],
    },
    {
      id: 'dwell',
      roles: [],
      title: {
        ja: '居住は残っているワーカーを住居にする',
        en: 'Dwell: turn a Worker still on the map into a dwelling',
      },
      reading: 'きょじゅうはのこっているわーかーをじゅうきょにする',
      terms: [
        {
          ja: '居住',
          reading: 'きょじゅう',
          en: 'Dwell',
          aliases: ['ドウェル', '住む', '入植', 'dwelling action', 'settle'],
        },
      ],
      aliases: ['再編成で住居', '居住アクション', 'build during regroup'],
      body: {
        ja: [
          'スタートカードのアクション。まだエルダーヴェイルにいる自分のワーカー1人を住居にする。',
          '別のユニットを先に撤収してスタートカードに置く必要がある。',
          '手順とコストは水車小屋と同じ。',
        ],
        en: [
          'A starter card action: turn one of your Workers still in Eldervale into a dwelling.',
          'Another unit must first be taken back and put on the starter card.',
          'Steps and cost are those of the Mill.',
        ],
      },
      related: ['build-dwelling', 'mill', 'regroup-recall'],
      source: ['119', '140', '144'],
    },
  ],
};
