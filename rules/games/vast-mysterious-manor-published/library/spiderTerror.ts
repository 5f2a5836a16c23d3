import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const spiderTerrorChapter: Chapter = {
  id: 'spider-terror',
  title: { ja: 'スパイダー：恐怖とブラッド', en: 'Spider: Terror and Blood' },
  entries: [
    {
      id: 'terror',
      roles: ['spider'],
      title: {
        ja: '恐怖：得る方法は4つ、失うことはない',
        en: 'Terror: four ways to gain it, none to lose it',
      },
      reading: 'きょうふ：えるほうほうは4つ、うしなうことはない',
      terms: [
        {
          ja: '恐怖',
          reading: 'きょうふ',
          en: 'Terror',
          aliases: ['テラー', '恐怖ダイヤル', '恐怖トラック', '恐怖値', 'Terror dial', 'terrer'],
        },
      ],
      aliases: ['恐怖を得る', '恐怖 増やす', 'gain Terror', 'lose Terror', '恐怖 上限'],
      body: {
        ja: [
          {
            head: ['できごと', '恐怖', '回数'],
            rows: [
              ['餌', '+1', '1ターンに1回'],
              ['不穏', '+1', '1ターンに1回'],
              ['卵が孵化', '+2', '卵ごとに'],
              ['略奪', '+1〜+3', '蜘蛛の子のとき'],
            ],
          },
          '0から始まり、6つの組み合わせでは2から。',
          '上がると、防御力と魂も上がる。',
          '12に届けば、館の外へ出て勝てる。ダイヤルの端は越えない。',
        ],
        en: [
          {
            head: ['Event', 'Terror', 'How often'],
            rows: [
              ['Feed', '+1', 'once a turn'],
              ['Scare', '+1', 'once a turn'],
              ['an Egg hatches', '+2', 'for each Egg'],
              ['Loot', '+1 to +3', 'as Spiderlings'],
            ],
          },
          'It starts at 0, in six role mixes at 2.',
          'As it rises, so do Defense and Spirit.',
          'At 12 you may leave and win. The dial never passes its end.',
        ],
      },
      note: {
        ja: 'ダイヤルの端の数字はこの資料にない（12以上）。',
        en: 'The last number of the dial is not in our sources (12 or more).',
      },
      related: ['terror-in-a-turn', 'feed', 'scare', 'egg-hatches', 'spider-loot'],
      source: ['2326-2329', '2392', '2406', 'R'],
      links: { tracks: ['spider.terror'] },
    },
    {
      id: 'terror-in-a-turn',
      roles: ['spider'],
      title: {
        ja: '1ターンで恐怖はどれだけ増えるか：例',
        en: 'How much Terror in one turn: worked rows',
      },
      reading: '1たーんできょうふはどれだけふえるか：れい',
      aliases: [
        '恐怖 計算',
        '恐怖 例',
        'Terror calculation',
        'may the Spider leave now',
        'あとどれだけで12',
      ],
      body: {
        ja: [
          '足すもの：餌1、不穏1、孵化した卵1つごとに2、略奪の表の値。',
          {
            head: ['前', '得たもの', '後', '12で出られる'],
            rows: [
              ['0', '餌', '1', 'いいえ'],
              ['3', '餌、不穏', '5', 'いいえ'],
              ['4', '略奪1', '4', 'いいえ'],
              ['5', '不穏、卵2', '10', '貪る者なら'],
              ['6', '餌、不穏、略奪4', '10', '貪る者なら'],
              ['8', '餌、卵1', '11', '貪る者なら'],
              ['9', '略奪5', '12', 'はい'],
            ],
          },
        ],
        en: [
          'Add up: Feed 1, Scare 1, 2 for each Egg hatched, and the Loot table.',
          {
            head: ['Before', 'Gained', 'After', 'May leave at 12'],
            rows: [
              ['0', 'Feed', '1', 'no'],
              ['3', 'Feed, Scare', '5', 'no'],
              ['4', 'Loot 1', '4', 'no'],
              ['5', 'Scare, 2 Eggs', '10', 'as a Consumer'],
              ['6', 'Feed, Scare, Loot 4', '10', 'as a Consumer'],
              ['8', 'Feed, 1 Egg', '11', 'as a Consumer'],
              ['9', 'Loot 5', '12', 'yes'],
            ],
          },
        ],
      },
      note: partlyReported,
      related: ['terror', 'spider-goal', 'spider-loot', 'egg-hatches'],
      source: ['2324-2329', '2392', '2406', 'R'],
      links: { tools: ['vast-published-terror'] },
    },
    {
      id: 'feed',
      roles: ['spider'],
      title: {
        ja: '餌：ブラッド3で恐怖 +1、1ターンに1回',
        en: 'Feed: 3 Blood for Terror +1, once a turn',
      },
      reading: 'えさ：ぶらっど3できょうふ +1、1たーんに1かい',
      terms: [
        {
          ja: '餌',
          reading: 'えさ',
          en: 'Feed',
          aliases: ['エサ', '餌のパワー', 'フィード', 'feeding'],
        },
      ],
      aliases: ['ブラッド3', 'ブラッドを恐怖に', '3 Blood', 'Blood into Terror', '餌 何回'],
      body: {
        ja: [
          'ターンの始め、恐怖を得るステップで行う。どの形態でもよい。',
          'ブラッド3を消費して、恐怖1を得る。カードは要らない。',
          'ブラッドが6あっても、1ターンに1回だけ。残りは次のターンに使える。',
        ],
        en: [
          'It happens in the Terror step early in your turn, in any form.',
          'Spend 3 Blood to gain 1 Terror. No card is needed.',
          'Even with 6 Blood only once a turn; the rest keeps for later turns.',
        ],
      },
      related: ['blood', 'terror', 'scare', 'spider-terror-step'],
      source: ['2324-2326'],
    },
    {
      id: 'scare',
      roles: ['spider'],
      title: {
        ja: '不穏：蜘蛛の巣6つ以上ならカード1枚で恐怖 +1',
        en: 'Scare: with 6 webs or more, 1 card gives Terror +1',
      },
      reading: 'ふおん：くものす6ついじょうならかーど1まいできょうふ +1',
      terms: [
        {
          ja: '不穏',
          reading: 'ふおん',
          en: 'Scare',
          aliases: ['不穏のパワー', 'スケア', '怖がらせる', 'Unsettle', 'frighten'],
        },
      ],
      aliases: ['蜘蛛の巣6つ', '不穏 条件', '6 webs', 'when can I Scare', '不穏 形態'],
      body: {
        ja: [
          'ターンの始め、恐怖を得るステップで行う。どの形態でもよく、1ターンに1回。',
          'マップ全体の蜘蛛の巣を数える。6つ以上あれば、好きなカード1枚を捨てて恐怖1を得る。',
          '蜘蛛の巣は減らない。',
          '5つしかなければ、何枚カードがあってもできない。',
        ],
        en: [
          'It happens in the Terror step early in your turn, in any form, once a turn.',
          'Count the webs on the whole map. With 6 or more discard any one card to gain 1 Terror.',
          'The webs stay.',
          'With only 5 webs no number of cards will do.',
        ],
      },
      related: ['webs', 'terror', 'feed', 'spider-terror-step'],
      source: ['2329'],
    },
    {
      id: 'blood',
      roles: ['spider'],
      title: {
        ja: 'ブラッド：得る方法と使い道',
        en: 'Blood: how to gain it and spend it',
      },
      reading: 'ぶらっど：えるほうほうとつかいみち',
      terms: [
        {
          ja: 'ブラッド',
          reading: 'ぶらっど',
          en: 'Blood',
          aliases: ['ブラッドトークン', '血', '血液', 'blood token', 'bloods'],
        },
      ],
      aliases: ['ブラッドを得る', 'ブラッド 増やす', 'gain Blood', 'spend Blood', '血を集める'],
      body: {
        ja: [
          {
            head: ['できごと', 'ブラッド'],
            rows: [
              ['目カードをブラッドタイルに使う', '+1'],
              ['牙カードでアタック', '+1'],
              ['卵のないタイルのトークンを拾う', '+1'],
              ['餌', '−3'],
              ['管理', '−1'],
            ],
          },
          'ブラッドタイルが公開されると、その上にブラッドトークンが1つ置かれる。',
          'ターンが終わっても残る。',
        ],
        en: [
          {
            head: ['Event', 'Blood'],
            rows: [
              ['Eyes on a Blood tile', '+1'],
              ['an attack with Fangs', '+1'],
              ['picking up a token where no Egg is', '+1'],
              ['Feed', '−3'],
              ['Tend', '−1'],
            ],
          },
          'When a Blood tile is revealed, a blood token goes on it.',
          'It keeps from turn to turn.',
        ],
      },
      note: {
        ja: '目カードで公開したとき、トークンも別に置くのかは、この資料では分からない。',
        en: 'Whether Eyes, besides giving Blood, also put a token on the tile is not settled by our sources.',
      },
      related: ['blood-pick-up', 'blood-supply', 'feed', 'spider-tend', 'spider-fangs'],
      source: ['2355-2357', '2386', '2412', 'R'],
      links: { tracks: ['spider.blood'] },
    },
    {
      id: 'blood-pick-up',
      roles: ['spider'],
      title: {
        ja: 'マップのブラッドを拾えるのは、卵のないタイルだけ',
        en: 'Blood on the map is picked up only where no Egg is',
      },
      reading: 'まっぷのぶらっどをひろえるのは、たまごのないたいるだけ',
      aliases: [
        'ブラッドを拾う',
        'ブラッドトークン 回収',
        'pick up blood',
        'collect blood token',
        '卵の上のブラッド',
      ],
      body: {
        ja: [
          'スパイダーがブラッドトークンのあるタイルにいて、そこに卵がなければ、取ってブラッド +1。',
          '卵があれば拾えない。そのブラッドは卵のもの。',
        ],
        en: [
          'When the Spider stands on a tile with a blood token and no Egg is there, take it: Blood +1.',
          'With an Egg there the Blood stays; it belongs to the Egg.',
        ],
      },
      note: {
        ja: '「卵がない」という条件は出版社の資料にあり、早見ページでは抜けている。ここでは条件を残した。',
        en: 'The publisher’s reference has the condition “no Egg”, the public reference page leaves it out. Here it stands.',
      },
      related: ['blood', 'eggs', 'egg-defense'],
      source: ['2412'],
    },
    {
      id: 'blood-supply',
      roles: ['spider'],
      title: {
        ja: 'ブラッドトークンは15：マップと手元を合わせて',
        en: 'There are 15 blood tokens, on the map and with you',
      },
      reading: 'ぶらっどとーくんは15：まっぷとてもとをあわせて',
      aliases: [
        'ブラッド 上限',
        'ブラッドが足りない',
        'Blood limit',
        'no blood tokens left',
        'ブラッド いくつ',
      ],
      body: {
        ja: [
          'トークンが尽きると、それ以上は得ることも置くこともできない。',
          '餌で消費したもの、孵化や命中で取り除いたものはサプライに戻り、また使える。',
          '対戦相手の駒がタイルに入ると、そこのブラッドトークンも1つ取り除かれる。',
        ],
        en: [
          'With all of them in use no more can be gained or placed.',
          'Those spent on Feed or taken off when an Egg hatches or is hit return to the supply for further use.',
          'An enemy piece entering a tile also removes one blood token there.',
        ],
      },
      note: {
        ja: '15という数と、入った駒が1つ減らすことは早見ページが伝える。ブラッドとトークンを同じ数え方にすることは推測。',
        en: 'The 15 and the token lost to an entering piece are reported; counting your Blood and the tokens on the map together is inferred.',
      },
      related: ['blood', 'entering-tokens', 'supplies', 'egg-hatches'],
      source: ['2207', 'R', 'I'],
    },
  ],
};
