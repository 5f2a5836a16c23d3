import type { Chapter } from '../../../library/entry';

export const spiderHitChapter: Chapter = {
  id: 'spider-hit',
  title: { ja: 'スパイダー：命中を受けるとき', en: 'Spider: being hit' },
  entries: [
    {
      id: 'spider-hit',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: '形態変化：命中を受けると1匹を失い、蜘蛛の子に分かれる',
        en: 'Shapeshifter: when hit, lose one and split into Spiderlings',
      },
      reading: 'けいたいへんか：めいちゅうをうけると1ぴきをうしない、くものこにわかれる',
      terms: [
        {
          ja: '形態変化',
          reading: 'けいたいへんか',
          en: 'Shapeshifter',
          aliases: ['シェイプシフター', '変身する特徴', 'change of form', 'shape shifter'],
        },
      ],
      aliases: [
        'スパイダー アタックされた',
        'スパイダー ダメージ',
        'Spider is hit',
        'what happens when the Spider is hit',
        'スパイダー 倒す',
      ],
      body: {
        ja: [
          {
            head: ['命中を受けた形態', '起こること'],
            rows: [
              ['ジャイアントスパイダー', '1匹をボックスへ、残りの蜘蛛の子が広がる'],
              ['ソーサラー', '1匹をボックスへ、残りの蜘蛛の子が広がる'],
              ['蜘蛛の子', 'その1匹をボックスへ、ほかは動かない'],
            ],
          },
          '分かれるかどうかは選べない。必ず蜘蛛の子になる。',
          '次の自分のターンの始めに、また形態を選ぶ。',
        ],
        en: [
          {
            head: ['Form hit', 'What happens'],
            rows: [
              ['Giant Spider', 'one Spiderling to the box, the rest spread out'],
              ['Sorcerer', 'one Spiderling to the box, the rest spread out'],
              ['Spiderlings', 'that one to the box, the others stay'],
            ],
          },
          'There is no choice: the Spider has to become Spiderlings.',
          'On your next turn choose a form again.',
        ],
      },
      related: ['spider-spread', 'spiderlings-left', 'spider-defense', 'spider-choose-form'],
      source: ['2295'],
    },
    {
      id: 'spider-spread',
      roles: ['spider'],
      title: {
        ja: '残りの蜘蛛の子は広がって置く',
        en: 'The Spiderlings that are left spread out',
      },
      reading: 'のこりのくものこはひろがっておく',
      aliases: [
        '蜘蛛の子 置く場所',
        '蜘蛛の子 散らばる',
        'spread Spiderlings',
        'place Spiderlings after a hit',
        '分裂',
      ],
      body: {
        ja: [
          'ジャイアントスパイダーかソーサラーの駒を外し、残りの数の蜘蛛の子を置く。',
          '例：5匹のうち1匹を失えば、4匹がマップに出る。',
          '1か所に固まらず、散らばる。',
        ],
        en: [
          'Take the Giant Spider or Sorcerer off and place as many Spiderlings as are left.',
          'Example: 5 less 1 puts 4 on the map.',
          'They do not stay together in one place.',
        ],
      },
      note: {
        ja: 'どこまで離れて置けるか、誰が場所を選ぶかは、この資料にない。ルールブックで確かめる。',
        en: 'How far they spread and who chooses the places is not in our sources: see your rulebook.',
      },
      related: ['spider-hit', 'spiderlings', 'spiderlings-left'],
      source: ['2295', 'U'],
      links: { notices: ['spiderScatters'] },
    },
    {
      id: 'spider-defense',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: 'スパイダーの防御力：2から、恐怖とともに上がる',
        en: 'The Spider’s Defense: 2 at first, rising with Terror',
      },
      reading: 'すぱいだーのぼうぎょりょく：2から、きょうふとともにあがる',
      aliases: [
        'スパイダー 防御力 いくつ',
        'スパイダーに命中',
        'Spider Defense',
        'Strength needed against the Spider',
        '恐怖 防御力',
      ],
      body: {
        ja: [
          '恐怖0で2。恐怖が上がると増え、値はボードに印刷されている。どの形態でも同じ。',
          'アタックする側の筋力が、これを上回れば命中する。邪魔2のスケルトンは筋力3なので、防御力2に命中する。',
          {
            head: ['防御力', '炎', 'パラディンに要るキューブ'],
            rows: [
              ['2', '0', '4（聖戦1＋備え3）'],
              ['2', '3', '1（筋力3）'],
              ['5', '5', '2（筋力6）'],
            ],
          },
        ],
        en: [
          'It is 2 at 0 Terror and grows with Terror; the values are printed on the board. All forms share it.',
          'A hit needs Strength greater than this. A Skeleton with Distracting 2 has Strength 3 and hits Defense 2.',
          {
            head: ['Defense', 'Fury', 'Cubes the Paladin needs'],
            rows: [
              ['2', '0', '4 (crusade 1 + prepare 3)'],
              ['2', '3', '1 (Strength 3)'],
              ['5', '5', '2 (Strength 6)'],
            ],
          },
        ],
      },
      note: {
        ja: '恐怖ごとの値は部品に印刷されているだけで、資料にない。',
        en: 'The value for each Terror is only printed on the component.',
      },
      related: ['spider-hit', 'terror', 'strength-and-defense', 'printed-values', 'crusade'],
      source: ['2302', '2068', '2182', 'C'],
      links: { tracks: ['spider.defence'] },
    },
  ],
};
