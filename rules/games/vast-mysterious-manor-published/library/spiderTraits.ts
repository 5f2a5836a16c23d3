import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const spiderTraitsChapter: Chapter = {
  id: 'spider-traits',
  title: { ja: 'スパイダー：特徴', en: 'Spider: traits' },
  entries: [
    {
      id: 'spider-agile',
      roles: ['spider'],
      title: {
        ja: '素早くて嫌われ者：誰のいるスペースにも入れる',
        en: 'Agile: enters any space, whoever is there',
      },
      reading: 'すばやくてきらわれもの：だれのいるすぺーすにもはいれる',
      terms: [
        {
          ja: '素早くて嫌われ者',
          reading: 'すばやくてきらわれもの',
          en: 'Agile',
          aliases: ['アジャイル', '素早い', '嫌われ者', 'すばやくて嫌われ者', 'nimble'],
        },
      ],
      aliases: [
        'スパイダー 相手のスペースに入る',
        'スパイダー 筋力',
        'Spider enters enemies',
        'Spider Strength',
        'スパイダー 通り抜け',
      ],
      body: {
        ja: [
          'スパイダーには筋力の値がない。入ったスペースに駒がいても、アタックする必要はない。',
          '相手の筋力のほうが高くても、入っただけでは何も起こらない。',
          'アタックするのは牙カードだけで、必ず命中する。',
        ],
        en: [
          'The Spider has no Strength. Entering a space with other pieces never makes it attack.',
          'Even if a piece there is stronger, nothing happens on entering.',
          'It attacks with Fangs only, and always hits.',
        ],
      },
      note: {
        ja: 'この効果が「素早くて嫌われ者」の文にあたるという点は推測。',
        en: 'That this is what the trait named Agile says is inferred.',
      },
      related: ['spider-fangs', 'spider-crawly', 'spider-forces-attacks', 'forcing-attacks'],
      source: ['2289-2302', 'I'],
    },
    {
      id: 'spider-crawly',
      roles: ['spider'],
      title: {
        ja: '這い回る：蜘蛛の巣に止められず、壁も抜ける',
        en: 'Crawly: webs do not stop it, and walls give way',
      },
      reading: 'はいまわる：くものすにとめられず、かべもぬける',
      terms: [
        {
          ja: '這い回る',
          reading: 'はいまわる',
          en: 'Crawly',
          aliases: ['クロウリー', 'はい回る', 'crawling'],
        },
      ],
      aliases: ['スパイダー 蜘蛛の巣', 'スパイダー 壁', 'Spider and webs', 'Spider through walls'],
      body: {
        ja: [
          '蜘蛛の巣のあるタイルに入っても、スパイダーの移動は終わらず、蜘蛛の巣も残る。',
          '壁は形態による。ジャイアントスパイダーは1ターンに1つ、蜘蛛の子はいくつでも、ソーサラーは抜けられない。',
        ],
        en: [
          'A tile with webs does not end the Spider’s move, and the webs stay.',
          'Walls depend on the form: the Giant Spider passes one a turn, Spiderlings any number, the Sorcerer none.',
        ],
      },
      note: {
        ja: 'この効果が「這い回る」の文にあたるという点は推測。効果そのものは資料にある。',
        en: 'That this is what the trait named Crawly says is inferred; the effects themselves are in the sources.',
      },
      related: ['webs', 'spider-movement', 'spider-forms', 'stopping'],
      source: ['2307-2396', 'R', 'I'],
    },
    {
      id: 'spider-tiny',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: 'ちび：蜘蛛の子はアタックを強いない',
        en: 'Tiny: Spiderlings do not force attacks',
      },
      reading: 'ちび：くものこはあたっくをしいない',
      terms: [
        {
          ja: 'ちび',
          reading: 'ちび',
          en: 'Tiny',
          aliases: ['チビ', 'タイニー', '小さい蜘蛛', 'tiny spiders'],
        },
      ],
      aliases: [
        '蜘蛛の子 アタックを強いる',
        '蜘蛛の子を無視',
        'ignore Spiderlings',
        'pass Spiderlings',
      ],
      body: {
        ja: [
          '蜘蛛の子のいるスペースに入っても、アタックする必要はない。卵も同じ。',
          'アタックすることはできる。防御力はほかの形態と同じ。',
          'パラディンのいない3つの組み合わせでは、スケルトンにはアタックを強いる。',
        ],
        en: [
          'Entering a space with Spiderlings does not make anybody attack. Nor does an Egg.',
          'Attacking them is allowed; their Defense is that of the other forms.',
          'In the three role mixes without a Paladin they do force the Skeletons to attack.',
        ],
      },
      note: {
        ja: 'この効果が「ちび」の文にあたるという点は推測。3つの組み合わせについては早見ページが伝える。',
        en: 'That this is what the trait named Tiny says is inferred. The part on three role mixes is reported by a public reference page.',
      },
      related: ['spider-forces-attacks', 'spiderlings', 'spider-hit'],
      source: ['2295-2302', 'R', 'I'],
    },
    {
      id: 'spider-forces-attacks',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: 'アタックを強いるのは、ジャイアントスパイダーとソーサラー',
        en: 'The Giant Spider and Sorcerer force attacks, others do not',
      },
      reading: 'あたっくをしいるのは、じゃいあんとすぱいだーとそーさらー',
      aliases: [
        'スパイダー アタックを強いる',
        'スパイダーのいるタイルに入る',
        'does the Spider force attacks',
        'entering the Spider’s tile',
        '卵 アタックを強いる',
      ],
      body: {
        ja: [
          {
            head: ['駒', 'アタックを強いる'],
            rows: [
              ['ジャイアントスパイダー', 'はい'],
              ['ソーサラー', 'はい'],
              ['蜘蛛の子', 'いいえ'],
              ['卵', 'いいえ'],
            ],
          },
          '強いる駒のスペースに入る者は、必ずアタックする。失敗すると元のスペースに戻る。',
          'パラディンのいない3つの組み合わせでは、蜘蛛の子もスケルトンにアタックを強いる。',
        ],
        en: [
          {
            head: ['Piece', 'Forces attacks'],
            rows: [
              ['Giant Spider', 'yes'],
              ['Sorcerer', 'yes'],
              ['Spiderlings', 'no'],
              ['Egg', 'no'],
            ],
          },
          'Whoever enters the space of one that does must attack; on a miss it goes back where it came from.',
          'In the three role mixes without a Paladin, Spiderlings force the Skeletons as well.',
        ],
      },
      note: partlyReported,
      related: ['forcing-attacks', 'spider-tiny', 'hit-or-miss', 'role-mixes'],
      source: ['2289-2305', 'R'],
    },
  ],
};
