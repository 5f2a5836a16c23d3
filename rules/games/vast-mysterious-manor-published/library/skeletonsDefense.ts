import type { Chapter } from '../../../library/entry';

export const skeletonsDefenseChapter: Chapter = {
  id: 'skeletons-defense',
  title: { ja: 'スケルトン：防御', en: 'Skeletons: defending' },
  entries: [
    {
      id: 'skeleton-defense',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: 'スケルトンの防御力は、タイルにいる数',
        en: 'A Skeleton’s Defense is the number of Skeletons on its tile',
      },
      reading: 'すけるとんのぼうぎょりょくは、たいるにいるかず',
      aliases: [
        'スケルトン 防御力',
        'スケルトン 集まる',
        'skeleton defense',
        'group defence',
        'スケルトン 何体 防御力',
      ],
      body: {
        ja: [
          '防御力は1、同じタイルのほかのスケルトン1体ごとに +1。',
          {
            head: ['タイルの数', '防御力', '全員に必要な筋力'],
            rows: [
              ['1体', '1', '2'],
              ['2体', '2', '3'],
              ['3体', '3', '4'],
              ['4体', '4', '5'],
              ['5体', '5', '6'],
            ],
          },
          '1体取り除かれるたび、残りの防御力は1ずつ下がる。',
          'だから最初の1体に命中する筋力があれば、続けて全員に命中する。',
        ],
        en: [
          'Defense is 1, and 1 more for each other Skeleton on the tile.',
          {
            head: ['On the tile', 'Defense each', 'Strength to clear'],
            rows: [
              ['1', '1', '2'],
              ['2', '2', '3'],
              ['3', '3', '4'],
              ['4', '4', '5'],
              ['5', '5', '6'],
            ],
          },
          'Each one removed lowers the rest by 1.',
          'So a Strength that hits the first goes on to hit them all.',
        ],
      },
      related: [
        'skeleton-defense-shield',
        'skeleton-defense-pauldrons',
        'skeleton-attackers',
        'weak-bones',
      ],
      source: ['2182', '2189-2191'],
      links: { tools: ['vast-published-skeleton-group'] },
    },
    {
      id: 'skeleton-defense-shield',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: '例：盾のスラッシィがいるときの順番',
        en: 'Worked: the order of hits with Slashy’s Shield',
      },
      reading: 'れい：たてのすらっしぃがいるときのじゅんばん',
      aliases: [
        '盾 防御力',
        'スラッシィ 防御',
        'shield defense example',
        'slashy shield order',
        '先にどちらをアタック',
      ],
      body: {
        ja: [
          '盾はスラッシィだけの防御力を +1 する。',
          {
            head: ['タイル', '防御力', '全員に必要な筋力'],
            rows: [
              ['スラッシィ', '2', '3'],
              ['スラッシィとキャスティ', '3と2', '3（キャスティが先）'],
              ['スラッシィとキャスティ', '3と2', '4（スラッシィが先）'],
            ],
          },
          'キャスティを先に取り除けば、スラッシィは2に下がる。',
        ],
        en: [
          'The Shield gives +1 Defense to Slashy only.',
          {
            head: ['On the tile', 'Defense', 'Strength to clear'],
            rows: [
              ['Slashy', '2', '3'],
              ['Slashy and Casty', '3 and 2', '3 (Casty first)'],
              ['Slashy and Casty', '3 and 2', '4 (Slashy first)'],
            ],
          },
          'Once Casty is removed, Slashy is down to 2.',
        ],
      },
      related: ['shield', 'skeleton-defense', 'slashy', 'crusade'],
      source: ['2182', '2189-2191', 'C'],
    },
    {
      id: 'skeleton-defense-pauldrons',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: '例：肩当てのスクリーミーがいるときの順番',
        en: 'Worked: the order of hits with Screamy’s Pauldrons',
      },
      reading: 'れい：かたあてのすくりーみーがいるときのじゅんばん',
      aliases: [
        '肩当て 防御力',
        'スクリーミー 防御',
        'pauldrons defense example',
        'screamy pauldrons order',
      ],
      body: {
        ja: [
          '肩当てはスクリーミーだけの防御力を +1 する。',
          {
            head: ['タイル', '防御力', '全員に必要な筋力'],
            rows: [
              ['スクリーミーとほか2体', '4・3・3', '4（ほかの2体が先）'],
              ['スクリーミーとほか2体', '4・3・3', '5（スクリーミーが先）'],
            ],
          },
          'ほかの2体がいなくなれば、スクリーミーは2に下がる。',
        ],
        en: [
          'The Pauldrons give +1 Defense to Screamy only.',
          {
            head: ['On the tile', 'Defense', 'Strength to clear'],
            rows: [
              ['Screamy and 2 more', '4, 3, 3', '4 (the two others first)'],
              ['Screamy and 2 more', '4, 3, 3', '5 (Screamy first)'],
            ],
          },
          'With the two others gone, Screamy is down to 2.',
        ],
      },
      related: ['pauldrons', 'skeleton-defense', 'skeleton-defense-shield', 'screamy'],
      source: ['2182', '2189-2191', 'C'],
    },
    {
      id: 'skeleton-attackers',
      roles: ['skeletons'],
      title: {
        ja: 'スケルトンをアタックするのは誰か',
        en: 'Who attacks Skeletons',
      },
      reading: 'すけるとんをあたっくするのはだれか',
      aliases: [
        'スケルトン 倒される',
        'スケルトン 弱点',
        'who can hit skeletons',
        'skeletons attacked by the spider',
        'スケルトン 狙われる',
      ],
      body: {
        ja: [
          {
            head: ['誰が', '命中するのは'],
            rows: [
              ['パラディン', '備えと炎の筋力が防御力より大きいとき'],
              ['アーマードナイト', '筋力が防御力より大きいとき'],
              ['スパイダー（牙）', 'いつも'],
              ['シャドウパラディン', 'いつも'],
              ['館、ウォーロック', 'アタックしない'],
            ],
          },
          'どれでも取り除かれるだけで、ダイスですぐ戻る。',
          'スケルトンも、入ってきた相手にアタックを強いる。',
        ],
        en: [
          {
            head: ['Who', 'Hits'],
            rows: [
              ['Paladin', 'if prepare and Fury give Strength above the Defense'],
              ['Armored Knight', 'if her Strength is above the Defense'],
              ['Spider (Fangs)', 'always'],
              ['Shadow Paladin', 'always'],
              ['Manor, Warlock', 'never attack'],
            ],
          },
          'In each case the Skeleton is only removed and comes back at once by the die.',
          'Skeletons force attacks on whoever walks in.',
        ],
      },
      note: {
        ja: 'スケルトンがアタックを強いることは公開の早見ページによる。',
        en: 'That Skeletons force attacks comes from a public reference page.',
      },
      related: ['skeleton-defense', 'undead', 'skeleton-hit-gains', 'crusade', 'forcing-attacks'],
      source: ['2289-2302', '2620-2630', '2080', 'R'],
    },
    {
      id: 'skeleton-hit-gains',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: 'パラディンはスケルトン1体の命中で光 +1',
        en: 'The Paladin gains 1 Light for each Skeleton hit',
      },
      reading: 'ぱらでぃんはすけるとん1たいのめいちゅうでひかり +1',
      aliases: [
        'スケルトンに命中 光',
        'スケルトン 経験値',
        'paladin hits a skeleton',
        'light for skeletons',
        '侮蔑 スケルトン',
      ],
      body: {
        ja: [
          'スケルトン1体に命中するごとに光 +1（最大8）。経験値は得ない。',
          '侮蔑があれば、光の代わりに1体ごとに経験値 +3。',
          'スケルトンに命中しても、ターンの終わりの炎は得られる。',
          '同じ1体が戻った所でまた命中されることもある。',
        ],
        en: [
          'Each Skeleton hit gives 1 Light (up to 8), and no Grit.',
          'With Disdain it is 3 Grit each instead of the Light.',
          'Hits on Skeletons do not stop the Fury at the end of his turn.',
          'The same Skeleton may be hit again where it came back.',
        ],
      },
      related: ['light', 'grit', 'fury', 'skeleton-attackers', 'undead'],
      source: ['2117', '2135', 'C'],
    },
  ],
};
