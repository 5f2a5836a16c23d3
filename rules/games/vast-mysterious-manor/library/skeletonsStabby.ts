import type { Chapter } from '../../../library/entry';

export const skeletonsStabbyChapter: Chapter = {
  id: 'skeletons-stabby',
  title: { ja: 'スケルトン：スタッビィ', en: 'Skeletons: Stabby' },
  entries: [
    {
      id: 'skeleton-stabby',
      roles: ['skeletons'],
      title: { ja: 'スタッビィ：奇襲で余分に痛めつける', en: 'Stabby: ambushes do extra harm' },
      reading: 'すたっびぃ：きしゅうでよぶんにいためつける',
      terms: [
        {
          ja: 'スタッビィ',
          reading: 'すたっびぃ',
          en: 'Stabby',
          aliases: ['スタッビー', 'スタビー', 'スタッビ', '刺すスケルトン'],
        },
      ],
      aliases: ['スタッビィ 能力', 'stabby ability', 'こっそり', 'sneaky skeleton'],
      body: {
        ja: [
          '2体以上に邪魔されている対象をアタックするとき、奇襲にできる。',
          '通常のアタックの効果に、奇襲の効果が加わる。',
          '装備は毒、レザーブーツ、ククリ。',
        ],
        en: [
          'When it attacks a target distracted by two or more, the attack may be an ambush.',
          'The ambush comes on top of the normal effect.',
          'Gear: Poison, Leather Boots, Kukri.',
        ],
      },
      related: ['skeleton-ambush', 'skeleton-poison', 'skeleton-leather-boots', 'skeleton-kukri'],
      source: ['324-325'],
    },
    {
      id: 'skeleton-ambush',
      roles: ['skeletons', 'paladin', 'spider', 'enchanter'],
      title: {
        ja: '奇襲：2体以上が邪魔する対象への追加効果',
        en: 'Ambush: extra effect on a target distracted by two',
      },
      reading: 'きしゅう：2たいいじょうがじゃまするたいしょうへのついかこうか',
      terms: [
        {
          ja: '奇襲',
          reading: 'きしゅう',
          en: 'ambush',
          aliases: [
            'こっそりアタック',
            '不意打ち',
            'sneak attack',
            'バックスタブ',
            'backstab',
            'アンブッシュ',
          ],
        },
      ],
      aliases: [
        'スタッビィ 奇襲',
        '経験値2を失う',
        'stabby ambush',
        'lose 2 experience',
        'パワーカード 捨てる',
      ],
      body: {
        ja: [
          'スタッビィだけが使える。アタックの成功に加えて、対象ごとに次の効果。',
          {
            head: ['対象', '効果', 'ククリあり'],
            rows: [
              ['パラディン', '経験値 −2', '経験値 −4'],
              ['スパイダー', 'パワーカード2枚を選んで捨てる', '4枚'],
              ['エンチャンター', 'ディスクをさらに1枚失う', '2枚'],
            ],
          },
          'パラディンは経験値を失ったことで光1を得る。',
        ],
        en: [
          'Only Stabby does this. On top of a successful attack, by target:',
          {
            head: ['Target', 'Effect', 'With Kukri'],
            rows: [
              ['Paladin', 'Experience −2', 'Experience −4'],
              ['Spider', 'chooses and discards 2 power cards', '4 cards'],
              ['Enchanter', 'loses 1 more disc', '2 discs'],
            ],
          },
          'For losing Experience the Paladin gains 1 Light.',
        ],
      },
      note: {
        ja: '隣の1スペースにいる2体でも「2体」になるかは書かれていない。筋力は +1 のまま。卓で決めておくとよい。',
        en: 'Whether two on one adjacent space count as two is not stated; for Strength they give only +1. Agree at the table.',
      },
      related: ['skeleton-stabby', 'skeleton-kukri', 'skeleton-poison', 'skeleton-distract'],
      source: ['325-328', '331', '210'],
    },
    {
      id: 'skeleton-poison',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: '毒：奇襲でヘルスをさらに1失わせる（1回）',
        en: 'Poison: 1 more Health in an ambush, once',
      },
      reading: 'どく：きしゅうでへるすをさらに1うしなわせる（1かい）',
      terms: [
        {
          ja: '毒',
          reading: 'どく',
          en: 'Poison',
          aliases: ['ポイズン', '毒装備', '毒薬', 'venom'],
        },
      ],
      aliases: ['スタッビィ 毒', 'stabby poison', 'ヘルス2を失う', '毒 使い切り'],
      body: {
        ja: [
          'スタッビィの装備。奇襲のときに、このカードをゲームから除いて使う。',
          '対象はアタックの1に加えて、ヘルスをもう1失う。',
          '1回きりで、ククリで2倍にはならない。',
        ],
        en: [
          'Stabby’s gear: remove the card from the game during an ambush.',
          'The target loses 1 Health more, on top of the 1 for the attack.',
          'It works once, and the Kukri does not double it.',
        ],
      },
      related: ['skeleton-ambush', 'skeleton-kukri', 'skeleton-win-paladin'],
      source: ['329', '332'],
    },
    {
      id: 'skeleton-leather-boots',
      roles: ['skeletons'],
      title: {
        ja: 'レザーブーツ：スタッビィの移動力 +2',
        en: 'Leather Boots: Stabby’s Movement +2',
      },
      reading: 'れざーぶーつ：すたっびぃのいどうりょく +2',
      terms: [
        {
          ja: 'レザーブーツ',
          reading: 'れざーぶーつ',
          en: 'Leather Boots',
          aliases: ['革のブーツ', '革靴', 'ブーツ', 'boots'],
        },
      ],
      aliases: ['スタッビィ 移動力6', 'stabby movement', 'レザーブーツ 装備'],
      body: {
        ja: [
          'スタッビィの装備。アクティブになると移動力 +2 を得て、合計6。',
          '安定性1で +4 すれば、合計10。',
        ],
        en: [
          'Stabby’s gear: Movement +2 when activated, 6 in all.',
          'With the +4 for 1 Stability that makes 10.',
        ],
      },
      related: ['skeleton-stabby', 'skeleton-extra-movement', 'skeleton-gear-table'],
      source: ['330'],
    },
    {
      id: 'skeleton-kukri',
      roles: ['skeletons', 'paladin'],
      title: { ja: 'ククリ：奇襲の効果が2倍', en: 'Kukri: doubles an ambush' },
      reading: 'くくり：きしゅうのこうかが2ばい',
      terms: [
        {
          ja: 'ククリ',
          reading: 'くくり',
          en: 'Kukri',
          aliases: ['ククリナイフ', '曲刀', 'knife'],
        },
      ],
      aliases: ['奇襲 2倍', 'double ambush', '経験値4を失う', 'lose 4 experience'],
      body: {
        ja: [
          'スタッビィの装備。奇襲の効果を2倍にする。',
          'パラディンは経験値4を失い、スパイダーはパワーカード4枚、エンチャンターはディスク2枚を失う。',
          '毒の追加のヘルスは2倍にならない。アタックそのもののヘルス −1 も変わらない。',
        ],
        en: [
          'Stabby’s gear: it doubles what an ambush does.',
          'The Paladin loses 4 Experience, the Spider 4 power cards, the Enchanter 2 discs.',
          'Poison is not doubled, nor is the 1 Health of the attack itself.',
        ],
      },
      related: ['skeleton-ambush', 'skeleton-poison', 'skeleton-stabby'],
      source: ['331-332', '326-328'],
    },
  ],
};
