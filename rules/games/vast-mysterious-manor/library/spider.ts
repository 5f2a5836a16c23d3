import type { Chapter } from '../../../library/entry';

export const spiderChapter: Chapter = {
  id: 'spider',
  title: { ja: 'スパイダー：目的と準備', en: 'Spider: goal and set-up' },
  entries: [
    {
      id: 'spider-role',
      roles: ['spider'],
      title: {
        ja: 'スパイダーの目的：恐怖12以上で館から逃げる',
        en: 'Spider: escape from the manor with Terror 12 or more',
      },
      reading: 'すぱいだーのもくてき：きょうふ12いじょうでやかたからにげる',
      terms: [
        {
          ja: 'スパイダー',
          reading: 'すぱいだー',
          en: 'Spider',
          aliases: ['蜘蛛', 'クモ', 'くも', 'スパイダープレイヤー'],
        },
      ],
      aliases: [
        'スパイダー 勝利条件',
        'スパイダー 目的',
        'spider victory',
        'spider goal',
        '蜘蛛の勝ち方',
      ],
      body: {
        ja: [
          '恐怖を12以上ためてから、エントランスを通って外に出れば勝利。',
          '3つの形態を使い分け、パワーカードでパワーを使う。',
          '蜘蛛の子をすべて失うと負け。',
        ],
        en: [
          'Build up Terror to 12 or more, then leave through the Entrance.',
          'The Spider changes between three forms and uses its powers by power cards.',
          'It loses once all Spiderlings are gone.',
        ],
      },
      related: ['spider-escape', 'spider-terror', 'spider-turn', 'spider-forms', 'spider-loses'],
      source: ['335-337'],
    },
    {
      id: 'spider-escape',
      roles: ['spider'],
      title: {
        ja: '脱出：恐怖12以上でエントランスを抜けて勝利',
        en: 'Escape: Terror 12 or more and out through the Entrance',
      },
      reading: 'だっしゅつ：きょうふ12いじょうでえんとらんすをぬけてしょうり',
      terms: [
        {
          ja: '脱出',
          reading: 'だっしゅつ',
          en: 'escape',
          aliases: ['脱出する', '館から出る', 'エスケープ', 'flee the manor'],
        },
      ],
      aliases: [
        'スパイダー 勝つ',
        'エントランスから出る',
        'leave through the entrance',
        'spider wins',
        'win as spider',
      ],
      body: {
        ja: [
          '恐怖が12以上になっただけでは勝ちにならない。',
          'その後、エントランスを通り抜けて館の外へ移動すると、その場で勝利。',
        ],
        en: [
          'Reaching Terror 12 alone does not win.',
          'After that, move out of the manor through the Entrance: the Spider wins at once.',
        ],
      },
      note: {
        ja: '外へ出るのに移動力がいくつ要るか、蜘蛛の子の形態では何匹が出れば脱出になるのかは書かれていない。',
        en: 'What Movement leaving costs, and how many Spiderlings have to leave in that form, is not stated.',
      },
      related: ['spider-terror-12', 'spider-terror', 'spider-role'],
      source: ['337'],
      links: { notices: ['victory.spiderEscapes'] },
    },
    {
      id: 'spider-terror-12',
      roles: ['spider'],
      title: { ja: '恐怖が12に届いたら脱出を狙う', en: 'At Terror 12 the Spider may escape' },
      reading: 'きょうふが12にとどいたらだっしゅつをねらう',
      aliases: ['恐怖12', 'terror 12', '恐怖が最大', '脱出できる', 'may escape'],
      body: {
        ja: [
          '12以上であれば、いつでもエントランスから脱出できる。余分に集める必要はない。',
          '次の自分の移動で、エントランスへ向かう。',
          'ほかのプレイヤーは、それまでに道をふさぐか、蜘蛛の子を減らす。',
        ],
        en: [
          'With 12 or more the Spider may leave through the Entrance; more is not needed.',
          'Head for the Entrance with the next movement.',
          'The others have until then to block the way or to remove Spiderlings.',
        ],
      },
      related: ['spider-escape', 'spider-terror', 'spider-movement-table'],
      source: ['337'],
      links: { notices: ['mayEscape'] },
    },
    {
      id: 'spider-loses',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: '最後の蜘蛛の子が除かれるとスパイダーは死ぬ',
        en: 'The Spider dies with its last Spiderling',
      },
      reading: 'さいごのくものこがのぞかれるとすぱいだーはしぬ',
      aliases: [
        'スパイダー 負け',
        'スパイダー 死亡',
        'spider dies',
        'last spiderling',
        'スパイダーを殺す',
        'kill the spider',
      ],
      body: {
        ja: [
          'スパイダーの命の数は、残っている蜘蛛の子の数。どの形態のときも同じ。',
          'アタックされるたびに1匹がゲームから除かれ、戻ってこない。',
          '最後の1匹を除くと、パラディンの勝ち。パラディンがいないゲームではスケルトンの勝ち。',
        ],
        en: [
          'Its lives are the Spiderlings left, whatever the form.',
          'Each attack takes one out of the game for good.',
          'Removing the last one wins for the Paladin, or for the Skeletons in a game without him.',
        ],
      },
      note: {
        ja: '蜘蛛の子の数はこの資料にない。製品版は5匹だが、プレビュー版では未確認なので駒を数える。',
        en: 'The source sheet does not give the number of Spiderlings. The published game has 5; unconfirmed for the preview, so count the pieces.',
      },
      related: ['spider-spiderling-attacked', 'spider-change-when-attacked', 'skeleton-win-spider'],
      source: ['137-140', '273-275'],
    },
    {
      id: 'spider-terror',
      roles: ['spider'],
      title: { ja: '恐怖の増やし方', en: 'How to gain Terror' },
      reading: 'きょうふのふやしかた',
      terms: [
        {
          ja: '恐怖',
          reading: 'きょうふ',
          en: 'Terror',
          aliases: ['恐怖値', '恐怖キューブ', '恐怖トラック', 'テラー', 'fear', 'terror cube'],
        },
      ],
      aliases: ['恐怖を得る', 'gain terror', '恐怖 上げる', 'terror sources', '恐怖 足りない'],
      body: {
        ja: [
          {
            head: ['方法', '費用', '恐怖', '形態'],
            rows: [
              ['餌', 'ブラッド3', '+1', 'ジャイアントスパイダー、蜘蛛の子'],
              ['不穏（ターンに1回）', 'カード1枚、蜘蛛の巣6以上', '+1', 'キャスター'],
              ['不穏（ターンに1回）', 'カード1枚、蜘蛛の巣8以上', '+1', '蜘蛛の子'],
              ['卵の孵化', '卵にブラッド5と蜘蛛の巣1', '+2', 'どの形態でも'],
            ],
          },
          '恐怖が上がると、防御力と魂もボードの表示に従って変わる。',
          '恐怖を失う方法は、この資料にはない。',
        ],
        en: [
          {
            head: ['By', 'Cost', 'Terror', 'Form'],
            rows: [
              ['Feed', '3 Blood', '+1', 'Giant Spider, Spiderlings'],
              ['Unsettle (once a turn)', '1 card, 6 webs or more', '+1', 'Caster'],
              ['Unsettle (once a turn)', '1 card, 8 webs or more', '+1', 'Spiderlings'],
              ['an egg hatches', '5 Blood and 1 web on it', '+2', 'any'],
            ],
          },
          'As Terror rises, Defense and Spirit change as printed on the board.',
          'Nothing in the source sheet lowers Terror.',
        ],
      },
      related: ['spider-feed', 'spider-unsettle', 'spider-egg-hatch', 'spider-terror-12'],
      source: ['337', '360', '390', '412', '432', '434', '442'],
      links: { tracks: ['spider.terror'] },
    },
    {
      id: 'spider-setup',
      roles: ['spider'],
      title: { ja: 'スパイダーの準備', en: 'Setting up the Spider' },
      reading: 'すぱいだーのじゅんび',
      aliases: ['スパイダー セットアップ', 'spider setup', 'スパイダー 初期手札', '最初の形態'],
      body: {
        ja: [
          'プレイヤーボードを取り、ジャイアントスパイダーの形態カードを所定の場所に置く。',
          'パワーカードをシャッフルし、3枚引いて最初の手札にする。',
          '恐怖、ブラッド、蜘蛛の巣、卵をサプライとしてボードのそばに置く。恐怖もブラッドも0から。',
          'ジャイアントスパイダーの駒をアビスタイルに置く。',
          'キャスターと蜘蛛の子の駒はボードのそばに置いておく。',
        ],
        en: [
          'Take the player board and put the Giant Spider form card in its place.',
          'Shuffle the power cards and draw 3 as the first hand.',
          'Keep Terror, Blood, webs and eggs beside the board as the supply. Terror and Blood start at 0.',
          'Put the Giant Spider piece on the Abyss tile.',
          'The Caster and Spiderling pieces wait beside the board.',
        ],
      },
      related: ['spider-turn', 'spider-power-cards', 'spider-forms'],
      source: ['338-344'],
    },
  ],
};
