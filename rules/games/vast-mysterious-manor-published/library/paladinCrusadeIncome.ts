import type { Chapter } from '../../../library/entry';

export const paladinCrusadeIncomeChapter: Chapter = {
  id: 'paladin-crusade-income',
  title: { ja: 'パラディン：聖戦で得るもの', en: 'Paladin: what a crusade brings' },
  entries: [
    {
      id: 'crusade-shrine',
      roles: ['paladin'],
      title: {
        ja: '聖戦3：神殿で炎1か光1、または神聖カードを1枚交換',
        en: 'Crusade, third: a Shrine gives 1 Fury, 1 Light or a favor swap',
      },
      reading: 'せいせん3：しんでんでほのお1かひかり1、またはしんせいかーどを1まいこうかん',
      aliases: ['神殿 効果', 'Shrine effect', '祈る', 'swap favor', '神聖カード 入れ替え'],
      body: {
        ja: [
          '神殿のタイルで聖戦したら、1つ選ぶ。',
          '・炎を1得る。',
          '・光を1得る。',
          '・神聖カードを1枚捨て、3枚引いて1枚残す。',
          '公開したばかりの神殿でも使える。数珠もここで使う。',
          '裁定者の難易度では神殿を使えない。',
        ],
        en: [
          'In a crusade on a Shrine choose one.',
          '· Gain 1 Fury.',
          '· Gain 1 Light.',
          '· Discard a favor card, draw 3 and keep 1.',
          'A Shrine you have just revealed works too. The Prayer Beads are used here.',
          'As Justicar you have no Shrines.',
        ],
      },
      note: {
        ja: '公開したばかりの神殿で使えることは、聖戦の順番からの推測。',
        en: 'That a Shrine just revealed works is inferred from the order of a crusade.',
      },
      related: ['fury-gain', 'light-gain', 'favors', 'treasure-prayer-beads', 'crusade'],
      source: ['2121', 'R', 'I'],
    },
    {
      id: 'crusade-treasures',
      roles: ['paladin', 'manor'],
      title: {
        ja: '聖戦4：タイルのトレジャーを1つずつ全部取る',
        en: 'Crusade, last: take all treasures, one by one',
      },
      reading: 'せいせん4：たいるのとれじゃーを1つずつぜんぶとる',
      aliases: [
        '宝を拾う',
        'トレジャーを取る',
        'collect treasure',
        'pick up treasure',
        'トレジャー 2つ',
      ],
      body: {
        ja: [
          'タイルのトレジャーマーカーを1つずつ解決する。',
          'そのたびに、館が2枚引いて1枚を渡し、1枚を捨てる。館がいなければ自分で1枚引く。',
          '受け取るか、拒否して経験値を5得るかを決めてから、次のマーカーへ進む。',
        ],
        en: [
          'Resolve the treasure markers on the tile one at a time.',
          'Each time the Manor draws 2 cards, gives you 1 and discards the other. Without a Manor draw 1 yourself.',
          'Keep it or refuse it for 5 Grit before you go on to the next marker.',
        ],
      },
      related: ['paladin-treasures', 'treasure-refuse', 'crusade', 'manor-treasures'],
      source: ['2128-2131'],
    },
    {
      id: 'crusade-income',
      roles: ['paladin'],
      title: {
        ja: '1回の聖戦で得る経験値と光',
        en: 'What one crusade brings in Grit and Light',
      },
      reading: '1かいのせいせんでえるけいけんちとひかり',
      aliases: ['聖戦 収入', '聖戦 計算', 'crusade income', 'crusade Grit', 'いくつ得る'],
      body: {
        ja: [
          {
            head: ['出来事', '経験値', '光'],
            rows: [
              ['公開', '+2', '0'],
              ['卵に命中', '+5', '+1'],
              ['ポルターガイストに命中', '+3', '+1'],
              ['スパイダーに命中', '0', '+1'],
              ['スケルトンに命中', '0', '+1'],
              ['侮蔑を持ってスケルトンに命中', '+3', '0'],
              ['トレジャーを拒否、または山札なし', '+5', '0'],
            ],
          },
          '光は8を越えない。',
        ],
        en: [
          {
            head: ['Event', 'Grit', 'Light'],
            rows: [
              ['reveal', '+2', '0'],
              ['Egg hit', '+5', '+1'],
              ['poltergeist hit', '+3', '+1'],
              ['Spider hit', '0', '+1'],
              ['Skeleton hit', '0', '+1'],
              ['Skeleton hit with Disdain', '+3', '0'],
              ['treasure refused, or deck empty', '+5', '0'],
            ],
          },
          'Light stops at 8.',
        ],
      },
      related: [
        'crusade-income-examples',
        'grit-gains',
        'light-gain',
        'favor-disdain',
        'paladin-attack-egg',
      ],
      source: ['2095', '2111', '2114', '2117', '2128-2131', 'C'],
      links: { tools: ['vast-published-crusade'] },
    },
    {
      id: 'crusade-income-examples',
      roles: ['paladin'],
      title: {
        ja: '聖戦の収入の例',
        en: 'One crusade’s income, worked examples',
      },
      reading: 'せいせんのしゅうにゅうのれい',
      aliases: ['聖戦 例', 'crusade examples', '経験値 計算例', 'income examples'],
      body: {
        ja: [
          {
            head: ['聖戦の中身', '経験値', '光'],
            rows: [
              ['公開、ポルターガイスト1体', '+5', '+1'],
              ['スケルトン2体', '0', '+2'],
              ['スケルトン2体、侮蔑あり', '+6', '0'],
              ['公開、トレジャー1つを拒否', '+7', '0'],
              ['スパイダー1回、卵2つ', '+10', '+3'],
              ['公開、スケルトン1体、ポルターガイスト1体、2つを拒否', '+15', '+2'],
            ],
          },
        ],
        en: [
          {
            head: ['In the crusade', 'Grit', 'Light'],
            rows: [
              ['reveal, 1 poltergeist', '+5', '+1'],
              ['2 Skeletons', '0', '+2'],
              ['2 Skeletons with Disdain', '+6', '0'],
              ['reveal, 1 treasure refused', '+7', '0'],
              ['the Spider once, 2 Eggs', '+10', '+3'],
              ['reveal, 1 Skeleton, 1 poltergeist, 2 refused', '+15', '+2'],
            ],
          },
        ],
      },
      related: ['crusade-income', 'grit-thresholds', 'crusade'],
      source: ['2095', '2111', '2114', '2117', '2128-2131', 'C'],
    },
  ],
};
