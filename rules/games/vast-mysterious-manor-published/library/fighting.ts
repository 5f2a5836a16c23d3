import type { Chapter } from '../../../library/entry';
import { partlyReported, reported } from './reported';

export const fightingChapter: Chapter = {
  id: 'fighting',
  title: { ja: 'アタック', en: 'Attacks' },
  entries: [
    {
      id: 'attack',
      roles: [],
      title: {
        ja: 'アタックはふつう同じスペースのフィギュアに',
        en: 'Attacks usually go to a figure on your own space',
      },
      reading: 'あたっくはふつうおなじすぺーすのふぃぎゅあに',
      terms: [
        {
          ja: 'アタック',
          reading: 'あたっく',
          en: 'attack',
          aliases: ['攻撃', '戦闘', '近接戦闘', '戦い', 'combat', 'fight'],
        },
      ],
      aliases: ['攻撃のやり方', 'how to attack', '戦闘ルール', '殴る', 'melee', '離れてアタック'],
      body: {
        ja: [
          '自分の筋力を、同じスペースにいる対戦相手のフィギュアの防御力と比べる。',
          '離れてアタックするのは、シューティーや、呪物を持つキャスティなど。',
          'パラディンは聖戦、スケルトンは「アタック！」で。スパイダーは牙のカードの届くタイルに、比べずに命中する。',
          'レイスとウォーロックは、アタックせず、アタックもされない。',
        ],
        en: [
          'Compare your Strength with the Defense of an enemy figure on your space.',
          'Only a few attack from afar, such as Shooty, or Casty with the Fetish.',
          'The Paladin attacks in a crusade, Skeletons with STRIKE!!. The Spider’s Fangs hit, without comparing, on tiles they reach.',
          'The Wraith and the Warlock neither attack nor can be attacked.',
        ],
      },
      related: [
        'hit-or-miss',
        'forcing-attacks',
        'strength-and-defense',
        'figures-table',
        'skeleton-strike',
      ],
      source: ['2111-2117', '2211', '2258', '2357', '2423', '2541', 'C'],
    },
    {
      id: 'strength-and-defense',
      roles: [],
      title: {
        ja: 'アタックは筋力で、守りは防御力で',
        en: 'Attack with Strength, defend with Defense',
      },
      reading: 'あたっくはきんりょくで、まもりはぼうぎょりょくで',
      terms: [
        {
          ja: '筋力',
          reading: 'きんりょく',
          en: 'Strength',
          aliases: ['攻撃力', '強さ', '腕力', 'ストレングス', 'STR'],
        },
        {
          ja: '防御力',
          reading: 'ぼうぎょりょく',
          en: 'Defense',
          aliases: ['守備力', '防御', 'ディフェンス', 'defence', 'DEF'],
        },
      ],
      aliases: [
        '筋力の計算',
        '防御力の計算',
        'how strong',
        'Strength vs Defense',
        '筋力と防御力の違い',
      ],
      body: {
        ja: [
          {
            head: ['フィギュア', '筋力', '防御力'],
            rows: [
              ['パラディン', '0＋備え＋炎', '0＋備え'],
              ['スケルトン', '1（スラッシィ2）＋邪魔', '1＋同じタイルのほかのスケルトン'],
              ['スパイダー', 'なし、必ず命中', '2＋恐怖で上がる分'],
              ['卵', 'なし', '1＋そのタイルのブラッド'],
              ['ポルターガイスト', 'なし', '1（強き霊で2）'],
            ],
          },
          '筋力のないフィギュアのアタック（牙など）は、比べずに命中する。',
        ],
        en: [
          {
            head: ['Figure', 'Strength', 'Defense'],
            rows: [
              ['Paladin', '0 + prepare + Fury', '0 + prepare'],
              ['Skeleton', '1 (Slashy 2) + Distracting', '1 + other Skeletons on the tile'],
              ['Spider', 'none, always hits', '2 + by Terror'],
              ['Egg', 'none', '1 + blood on its tile'],
              ['poltergeist', 'none', '1 (2 with Strong Spirits)'],
            ],
          },
          'Attacks without Strength, such as Fangs, hit without comparing.',
        ],
      },
      note: partlyReported,
      related: ['hit-or-miss', 'figures-table', 'prepare', 'skeleton-defense', 'distracting'],
      source: ['2064-2068', '2182', '2289-2305', 'C', 'R'],
    },
    {
      id: 'hit-or-miss',
      roles: [],
      title: {
        ja: '筋力が防御力より大きければ命中、同じなら失敗',
        en: 'Greater Strength hits; equal is a miss',
      },
      reading: 'きんりょくがぼうぎょりょくよりおおきければめいちゅう、おなじならしっぱい',
      terms: [
        {
          ja: '命中',
          reading: 'めいちゅう',
          en: 'hit',
          aliases: ['当たる', 'ヒット', 'アタック成功', 'successful attack'],
        },
        {
          ja: '失敗',
          reading: 'しっぱい',
          en: 'miss',
          aliases: ['外れる', 'ミス', 'アタック失敗', 'failed attack'],
        },
        {
          ja: '撤退',
          reading: 'てったい',
          en: 'return to the origin space',
          aliases: ['退却', '元のスペースに戻る', '引き返す', 'retreat', 'go back'],
        },
      ],
      aliases: ['同点', '同じ値', 'tie', 'equal Strength', 'アタックの結果', '当たるか'],
      body: {
        ja: [
          {
            head: ['筋力', '防御力', '結果'],
            rows: [
              ['2', '1', '命中'],
              ['1', '1', '失敗'],
              ['0', '1', '失敗'],
            ],
          },
          '命中したフィギュアは、ふつう取り除く。パラディンはその場に残り、スケルトンの命中ならヘルス −1。',
          '失敗し、アタックを強いられていたら、元のスペースに撤退する。',
          'スケルトンは、命中でも失敗でもアタックのあとで取り除かれる（離れてのアタックを除く）。',
        ],
        en: [
          {
            head: ['Strength', 'Defense', 'Result'],
            rows: [
              ['2', '1', 'hit'],
              ['1', '1', 'miss'],
              ['0', '1', 'miss'],
            ],
          },
          'A figure that is hit is usually removed. The Paladin stays and loses 1 Health if a Skeleton hit him.',
          'On a miss, forced attackers return to the origin space.',
          'A Skeleton is removed after its attack, hit or miss, unless it attacked at range.',
        ],
      },
      note: reported,
      related: [
        'strength-and-defense',
        'forcing-attacks',
        'figures-table',
        'undead',
        'paladin-health',
      ],
      source: ['2064-2068', '2189-2191', 'R'],
    },
    {
      id: 'forcing-attacks',
      roles: [],
      title: {
        ja: 'アタックを強いるのはどのフィギュアか',
        en: 'Which figures force attacks',
      },
      reading: 'あたっくをしいるのはどのふぃぎゅあか',
      terms: [
        {
          ja: 'アタックを強いる',
          reading: 'あたっくをしいる',
          en: 'force attacks',
          aliases: [
            '強制アタック',
            'アタック強制',
            '必ず戦う',
            'forced attack',
            'forces an attack',
          ],
        },
      ],
      aliases: [
        '通り抜けられるか',
        '同じマスに入る',
        'must I attack',
        'move past a figure',
        '敵のいるマス',
      ],
      body: {
        ja: [
          {
            head: ['フィギュア', '強いるか'],
            rows: [
              ['パラディン、スケルトン、ポルターガイスト', '強いる'],
              ['ジャイアントスパイダー、ソーサラー', '強いる'],
              ['蜘蛛の子', '強いない（パラディンのいない3つの組み合わせでは、スケルトンに強いる）'],
              ['卵', '強いない'],
              ['レイス、ウォーロック', 'アタックできない'],
              ['シャドウパラディン、アーマードナイト', '強いる'],
            ],
          },
          '強いるフィギュアのスペースに入れば、必ずアタックし、失敗したら撤退する。',
          'パラディンの疾走では、強いるフィギュアのいる館タイルに入れない。',
          '聖戦では、強いるフィギュアから先にアタックする。',
        ],
        en: [
          {
            head: ['Figure', 'Forces attacks'],
            rows: [
              ['Paladin, Skeleton, poltergeist', 'yes'],
              ['Giant Spider, Sorcerer', 'yes'],
              [
                'Spiderling',
                'no (yes against Skeletons in the three role mixes without a Paladin)',
              ],
              ['Egg', 'no'],
              ['Wraith, Warlock', 'cannot be attacked'],
              ['Shadow Paladin, Armored Knight', 'yes'],
            ],
          },
          'Walking in on one that does means attacking it; after a miss you return to the origin space.',
          'A sprinting Paladin cannot enter tiles with figures that do.',
          'In a crusade he attacks these first.',
        ],
      },
      note: {
        ja: 'パラディン、スケルトン、ポルターガイストと、3つの組み合わせの蜘蛛の子については、公開されている早見ページが伝える内容。拡張のロールは推測。',
        en: 'Paladin, Skeleton, poltergeist and the Spiderlings of the three mixes are reported by a public reference page; the expansion roles are inferred.',
      },
      related: ['hit-or-miss', 'moving', 'figures-table', 'crusade', 'eggs'],
      source: ['2070-2135', '2111', '2295-2305', 'R', 'I'],
    },
  ],
};
