import type { Chapter } from '../../../library/entry';

export const skeletonsGearFightersChapter: Chapter = {
  id: 'skeletons-gear-fighters',
  title: {
    ja: 'スケルトン：スラッシィとスタッビィの装備',
    en: 'Skeletons: gear of Slashy and Stabby',
  },
  entries: [
    {
      id: 'great-axe',
      roles: ['skeletons'],
      title: {
        ja: 'グレートアックス：アタック！が安定性0',
        en: 'Great Axe: STRIKE!! for 0 Stability',
      },
      reading: 'ぐれーとあっくす：あたっく！があんていせい0',
      terms: [
        {
          ja: 'グレートアックス',
          reading: 'ぐれーとあっくす',
          en: 'Great Axe',
          aliases: ['大斧', '斧', 'グレートアクス', 'axe'],
        },
      ],
      aliases: ['スラッシィ 無料アタック', 'スラッシィ 斧', 'free strike', 'slashy axe'],
      body: {
        ja: [
          'スラッシィの装備。アタック！に安定性を払わない。',
          '安定性が0でもアタックできる。',
          '筋力2にする1は、これまでどおり払う。',
        ],
        en: [
          'Slashy’s gear: no Stability for STRIKE!!.',
          'Slashy may strike even at Stability 0.',
          'The 1 for Strength 2 is still paid.',
        ],
      },
      related: ['slashy', 'skeleton-no-stability', 'stability-costs', 'skeleton-gear-table'],
      source: ['2211', 'C'],
    },
    {
      id: 'helmet',
      roles: ['skeletons'],
      title: {
        ja: 'ヘルメット：ライトタイルでも安定性を失わない',
        en: 'Helmet: Slashy costs no Stability on Lit tiles',
      },
      reading: 'へるめっと：らいとたいるでもあんていせいをうしなわない',
      terms: [
        {
          ja: 'ヘルメット',
          reading: 'へるめっと',
          en: 'Helmet',
          aliases: ['兜', 'ヘルム', 'かぶと', 'helm'],
        },
      ],
      aliases: [
        'スラッシィ ライトタイル',
        'スラッシィ 兜',
        'slashy helmet',
        'no loss in the light',
      ],
      body: {
        ja: [
          'スラッシィの装備。ターンの始めにライトタイルにいても、スラッシィの分は安定性を失わない。',
          'ほかのスケルトンの分は失う。',
        ],
        en: [
          'Slashy’s gear: at the start of the turn Slashy is not counted on a Lit tile.',
          'The others are.',
        ],
      },
      related: [
        'skeletons-lit-loss-exceptions',
        'skeletons-lit-loss',
        'slashy',
        'skeleton-gear-table',
      ],
      source: ['2197', 'C'],
    },
    {
      id: 'shield',
      roles: ['skeletons'],
      title: { ja: '盾：スラッシィの防御力 +1', en: 'Shield: Slashy’s Defense +1' },
      reading: 'たて：すらっしぃのぼうぎょりょく +1',
      terms: [
        { ja: '盾', reading: 'たて', en: 'Shield', aliases: ['シールド', 'たて', 'buckler'] },
      ],
      aliases: ['スラッシィ 防御力', 'スラッシィ 盾', 'slashy defense', 'slashy shield'],
      body: {
        ja: [
          'スラッシィの装備。1体でいれば防御力2、ほかに1体いれば3。',
          '仲間の防御力は上がらない。筋力も上がらない。',
        ],
        en: [
          'Slashy’s gear: Defense 2 alone, 3 with one other.',
          'It helps neither the others nor the Strength.',
        ],
      },
      related: ['skeleton-defense-shield', 'skeleton-defense', 'slashy', 'skeleton-gear-out'],
      source: ['C'],
    },
    {
      id: 'poison',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: '毒：安定性1でヘルスをもう1減らす、1回きり',
        en: 'Poison: 1 Stability for 1 Health more, once only',
      },
      reading: 'どく：あんていせい1でへるすをもう1へらす、1かいきり',
      terms: [{ ja: '毒', reading: 'どく', en: 'Poison', aliases: ['ポイズン', '毒薬', 'venom'] }],
      aliases: ['スタッビィ 毒', 'ヘルス −2', 'stabby poison', 'extra health loss'],
      body: {
        ja: [
          'スタッビィの装備。命中のとき安定性1を払うと、ヘルスの損が1増える。合わせて −2。',
          '使ったカードはボックスに戻す。',
          'アタック！と能力も使えば、安定性は全部で3。',
          'ククリで2倍にはならない。',
        ],
        en: [
          'Stabby’s gear: on a hit pay 1 Stability, and the loss of Health is 1 more: −2 in all.',
          'The card then goes to the box.',
          'With STRIKE!! and the ability it makes 3 Stability.',
          'The Kukri does not double it.',
        ],
      },
      note: {
        ja: 'ククリが2倍にするのは能力だけなので、毒は2倍にならないと読んだ。',
        en: 'The Kukri doubles the ability, so it is read here as not doubling the Poison.',
      },
      related: ['stabby', 'iron-spike', 'kukri', 'skeleton-hit-paladin', 'skeleton-gear-out'],
      source: ['C', 'I'],
    },
    {
      id: 'leather-boots',
      roles: ['skeletons'],
      title: {
        ja: 'レザーブーツ：スタッビィの移動が6スペース',
        en: 'Leather Boots: Stabby moves 6 spaces',
      },
      reading: 'れざーぶーつ：すたっびぃのいどうが6すぺーす',
      terms: [
        {
          ja: 'レザーブーツ',
          reading: 'れざーぶーつ',
          en: 'Leather Boots',
          aliases: ['革のブーツ', '革靴', 'ブーツ', 'boots'],
        },
      ],
      aliases: ['スタッビィ 移動', 'スタッビィ ブーツ', 'stabby movement', 'stabby boots'],
      body: {
        ja: [
          'スタッビィの装備。5スペースではなく6スペースまで移動する。',
          '空きスペースを6つ続けて進むこともできる。ランプと蜘蛛の巣では止まる。',
        ],
        en: [
          'Stabby’s gear: moves up to 6 spaces instead of 5.',
          'All six may be crypts. Lamps and webs still stop it.',
        ],
      },
      related: ['skeleton-move', 'stabby', 'skeleton-stops', 'skeleton-gear-table'],
      source: ['C'],
    },
    {
      id: 'kukri',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: 'ククリ：スタッビィの能力が2倍、経験値 −6',
        en: 'Kukri: Stabby’s ability doubled, Grit −6',
      },
      reading: 'くくり：すたっびぃののうりょくが2ばい、けいけんち -6',
      terms: [
        {
          ja: 'ククリ',
          reading: 'くくり',
          en: 'Kukri',
          aliases: ['ククリ刀', 'ナイフ', '短剣', 'dagger'],
        },
      ],
      aliases: ['スタッビィ 2倍', 'スタッビィ ククリ', 'stabby kukri', 'grit minus 6'],
      body: {
        ja: [
          'スタッビィの装備。能力で減らす経験値が3から6になる。',
          '能力の費用は安定性1のまま。',
          '例：経験値19なら13。18を下回るのでヒーローキューブ1個を失う。',
        ],
        en: [
          'Stabby’s gear: the ability takes 6 Grit instead of 3.',
          'It still costs 1 Stability.',
          'Example: from Grit 19 to 13. That is below 18, so a hero cube goes.',
        ],
      },
      related: ['stabby', 'stabby-grit', 'grit', 'skeleton-gear-out'],
      source: ['2266', 'C'],
    },
  ],
};
