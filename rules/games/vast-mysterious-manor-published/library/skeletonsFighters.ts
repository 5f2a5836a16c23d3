import type { Chapter } from '../../../library/entry';

export const skeletonsFightersChapter: Chapter = {
  id: 'skeletons-fighters',
  title: {
    ja: 'スケルトン：シューティー、スラッシィ、スタッビィ',
    en: 'Skeletons: Shooty, Slashy, Stabby',
  },
  entries: [
    {
      id: 'shooty',
      roles: ['skeletons'],
      title: {
        ja: 'シューティー：ちょうど2スペース先をアタック',
        en: 'Shooty attacks exactly 2 spaces away',
      },
      reading: 'しゅーてぃー：ちょうど2すぺーすさきをあたっく',
      terms: [
        {
          ja: 'シューティー',
          reading: 'しゅーてぃー',
          en: 'Shooty',
          aliases: ['シューティ', '弓のスケルトン', '射手', 'shooty skeleton'],
        },
      ],
      aliases: [
        'シューティー 能力',
        'shooty ability',
        'シューティー 射程',
        'shooty range',
        'シューティー 離れて',
      ],
      body: {
        ja: [
          'ちょうど2スペース離れた相手をアタックできる。ロングボウがあれば2〜4。',
          'このアタックでは取り除かれず、カードも動かない。',
          '安定性はアタック！の1と、もう1（未確認）。',
          '筋力は1＋邪魔。対象の隣の仲間を数える。',
          '装備はボムバッグ、ロングボウ、枯死の矢。',
        ],
        en: [
          'It may attack a target exactly 2 spaces away, with the Longbow 2 to 4.',
          'It is not removed by this, and its card stays in place.',
          'It costs the 1 of STRIKE!! and 1 more (unconfirmed).',
          'Strength is 1 + Distracting, counted round the target.',
          'Gear: Bomb Bag, Longbow, Blight Arrow.',
        ],
      },
      note: {
        ja: 'もう1の費用はカードにない。視線が要るかは、この資料で確かめられない。',
        en: 'The 1 more is not on the card. Whether the target must be visible could not be checked.',
      },
      related: ['skeleton-ranged', 'skeleton-ranged-cost', 'longbow', 'bomb-bag', 'blight-arrow'],
      source: ['2258', 'C', 'U'],
    },
    {
      id: 'slashy',
      roles: ['skeletons'],
      title: {
        ja: 'スラッシィ：安定性1でこのターン筋力2',
        en: 'Slashy: Strength 2 this turn for 1 Stability',
      },
      reading: 'すらっしぃ：あんていせい1でこのたーんきんりょく2',
      terms: [
        {
          ja: 'スラッシィ',
          reading: 'すらっしぃ',
          en: 'Slashy',
          aliases: ['スラッシー', 'スラッシ', '斬るスケルトン', 'slashy skeleton'],
        },
      ],
      aliases: [
        'スラッシィ 能力',
        'slashy ability',
        'スラッシィ 筋力',
        'slashy strength 2',
        '一番強いスケルトン',
      ],
      body: {
        ja: [
          'アクティブの間に安定性1を払うと、このターンは基本の筋力が2になる。',
          'アタック！の1とは別なので、合わせて2。グレートアックスがあれば1。',
          {
            head: ['邪魔', 'そのまま', '払う'],
            rows: [
              ['0', '1', '2'],
              ['1', '2', '3'],
              ['2', '3', '4'],
              ['4', '5', '6'],
            ],
          },
          '装備はグレートアックス、ヘルメット、盾。',
        ],
        en: [
          'Pay 1 Stability while active, and the base Strength is 2 for this turn.',
          'This comes on top of the 1 of STRIKE!!: 2 in all, 1 with the Great Axe.',
          {
            head: ['Distracting', 'Without', 'Paid'],
            rows: [
              ['0', '1', '2'],
              ['1', '2', '3'],
              ['2', '3', '4'],
              ['4', '5', '6'],
            ],
          },
          'Gear: Great Axe, Helmet, Shield.',
        ],
      },
      related: ['skeleton-strength', 'great-axe', 'helmet', 'shield', 'skeleton-strike-examples'],
      source: ['2262', 'C'],
    },
    {
      id: 'stabby',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: 'スタッビィ：命中の後、安定性1で経験値 −3',
        en: 'Stabby: after a hit, 1 Stability takes 3 Grit from the Paladin',
      },
      reading: 'すたっびぃ：めいちゅうのあと、あんていせい1でけいけんち -3',
      terms: [
        {
          ja: 'スタッビィ',
          reading: 'すたっびぃ',
          en: 'Stabby',
          aliases: [
            'スタッビー',
            'スタッビ',
            '刺すスケルトン',
            '奇襲',
            'ambush',
            'stabby skeleton',
          ],
        },
      ],
      aliases: [
        'スタッビィ 能力',
        'stabby ability',
        'スタッビィ 経験値',
        'stabby grit loss',
        '経験値を奪うスケルトン',
      ],
      body: {
        ja: [
          'スタッビィがパラディンに命中したら、安定性1で経験値を3減らす。',
          '命中のヘルス −1も受けさせる。ククリがあれば経験値 −6。',
          'アタック！の1と合わせて2。外れたら払わない。',
          '経験値は0より下がらない。7・18・32・41を下回ればキューブ、13・25を下回れば神聖カードも失う。',
          '装備は毒、レザーブーツ、ククリ。',
        ],
        en: [
          'When Stabby hits the Paladin, pay 1 Stability and he loses 3 Grit.',
          'The hit’s Health −1 comes as well. With the Kukri it is 6 Grit.',
          'With the 1 of STRIKE!! that makes 2. After a miss nothing is paid.',
          'Grit never falls below 0. Falling below 7, 18, 32 or 41 also takes a hero cube, below 13 or 25 a favor card.',
          'Gear: Poison, Leather Boots, Kukri.',
        ],
      },
      note: {
        ja: 'アーマードナイトの経験値にも同じに効くと読んだ。',
        en: 'Read here as working on the Armored Knight’s Grit as well.',
      },
      related: ['stabby-grit', 'kukri', 'poison', 'grit', 'skeleton-hit-paladin'],
      source: ['2266', '2143-2149', 'C', 'I'],
    },
    {
      id: 'stabby-grit',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: 'スタッビィが減らす経験値は3（4ではない）',
        en: 'Stabby’s loss is 3 Grit, not 4',
      },
      reading: 'すたっびぃがへらすけいけんちは3（4ではない）',
      aliases: [
        'スタッビィ 3か4',
        'スタッビィ 経験値4',
        'stabby 3 or 4 grit',
        'stabby contradiction',
      ],
      body: {
        ja: [
          'ルール資料もカードも3。ククリがあれば2倍の6。',
          {
            head: ['経験値', '減る数', '残り', '失うもの'],
            rows: [
              ['8', '3', '5', 'ヒーローキューブ1個'],
              ['14', '3', '11', '神聖カード1枚'],
              ['19', '6', '13', 'ヒーローキューブ1個'],
              ['2', '3', '0', 'なし'],
            ],
          },
        ],
        en: [
          'The rules reference and the card both say 3. The Kukri doubles it to 6.',
          {
            head: ['Grit', 'Loss', 'Left', 'Also lost'],
            rows: [
              ['8', '3', '5', '1 hero cube'],
              ['14', '3', '11', '1 favor card'],
              ['19', '6', '13', '1 hero cube'],
              ['2', '3', '0', 'nothing'],
            ],
          },
        ],
      },
      note: {
        ja: '公開の早見ページは4と伝えるが、ルール資料とカードの3に従った。',
        en: 'A public reference page reports 4; the 3 of the rules reference and the card is followed.',
      },
      related: ['stabby', 'kukri', 'grit', 'hero-cubes', 'favors'],
      source: ['2266', '2143-2149', 'C', 'R'],
    },
  ],
};
