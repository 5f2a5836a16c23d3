import type { Chapter } from '../../../library/entry';

export const paladinLightChapter: Chapter = {
  id: 'paladin-light',
  title: { ja: 'パラディン：光とランプ', en: 'Paladin: Light and lamps' },
  entries: [
    {
      id: 'paladin-light',
      roles: ['paladin'],
      title: {
        ja: '光：ランプを置き、蜘蛛の巣を除き、回復する信仰',
        en: 'Light: the faith for lamps, webs and healing',
      },
      reading: 'ひかり：らんぷをおき、くものすをのぞき、かいふくするしんこう',
      terms: [
        {
          ja: '光',
          reading: 'ひかり',
          en: 'Light',
          aliases: ['光信仰', '光の信仰', '明かり', '灯り', '光キューブ'],
        },
      ],
      aliases: ['光とは', '光の使い方', 'use Light', 'what is Light for', '光 得る'],
      body: {
        ja: [
          '0から始まり、5個まで。',
          '得る：アタック1回ごとに +1、経験値を失うごとに +1。後光、神殿、神聖カードでも得る。',
          '使う：光1でランプ、光1で蜘蛛の巣1つの除去、光5と経験値5でヘルス +1。',
          'ランプのあるタイルで光1を使うと、視線の通る隣接タイルをまとめて公開できる。',
        ],
        en: [
          'It starts at 0 and holds 5.',
          'Gain: +1 for each attack and +1 for each loss of Experience; also from the Halo, Shrines and Sanctity cards.',
          'Spend: 1 for a lamp, 1 to remove a web, 5 with 5 Experience for Health +1.',
          'Spent on a tile with a lamp, 1 Light reveals all adjacent tiles in line of sight.',
        ],
      },
      related: [
        'paladin-light-for-attack',
        'paladin-light-for-loss',
        'paladin-lamp',
        'paladin-heal',
        'paladin-faith',
      ],
      source: ['201', '209-214', '217'],
      links: { tracks: ['paladin.light'] },
    },
    {
      id: 'paladin-light-for-loss',
      roles: ['paladin'],
      title: {
        ja: '経験値を失うたびに光 +1、量は関係ない',
        en: 'Each loss of Experience gives Light +1, whatever its size',
      },
      reading: 'けいけんちをうしなうたびにひかり +1、りょうはかんけいない',
      aliases: ['経験値を失うと光', '光を得る', 'Light for a loss', 'gain Light', '経験値 減った'],
      body: {
        ja: [
          '経験値を失う出来事1回につき、光を1個得る。',
          '1失っても4失っても光は1個。',
          '光が5個あれば増えない。',
        ],
        en: [
          'Each time you lose Experience you gain 1 Light.',
          'Losing 1 or losing 4 gives the same 1 Light.',
          'With 5 Light you gain none.',
        ],
      },
      note: {
        ja: '回復のために払った経験値は失ったと数えない。この資料には書かれていない（未確認）。',
        en: 'Experience paid for healing is not counted as lost; the source sheet does not say (unconfirmed).',
      },
      related: ['paladin-experience-losses', 'paladin-light', 'paladin-hero-cube-returned'],
      source: ['210'],
      links: { notices: ['lightForLoss'] },
    },
    {
      id: 'paladin-lamp',
      roles: ['paladin'],
      title: {
        ja: 'ランプ：光1で自分か視線の通る隣のタイルに、1タイル1つ',
        en: 'Lamp: 1 Light, your tile or an adjacent one in sight, one a tile',
      },
      reading: 'らんぷ：ひかり1でじぶんかしせんのとおるとなりのたいるに、1たいる1つ',
      terms: [
        {
          ja: 'ランプ',
          reading: 'らんぷ',
          en: 'lamp',
          aliases: ['ランプトークン', 'ランタン', '灯火', 'lantern', 'lamp token'],
        },
      ],
      aliases: ['ランプを置く', 'ランプ 上限', 'place lamp', 'lamp limit', 'ランプの効果'],
      body: {
        ja: [
          '光1を消費し、自分のいるタイルか、視線の通る隣接タイルにランプを1つ置く。',
          '1枚のタイルに置けるランプは1つだけ。',
          'スケルトンはランプのあるタイルに入るのに移動力をもう1消費する。',
          'ランプのあるタイルでさらに光1を消費すると、視線の通る隣接タイルを公開できる。',
        ],
        en: [
          'Spend 1 Light and put a lamp on your tile or on an adjacent tile in line of sight.',
          'A tile holds only one lamp.',
          'Skeletons pay 1 more Movement to enter a tile with a lamp.',
          'Spending 1 more Light on a tile that has a lamp reveals the adjacent tiles in line of sight.',
        ],
      },
      related: [
        'paladin-lamp-reveal',
        'paladin-lamp-skeletons',
        'paladin-sanctity-rotate',
        'paladin-light',
      ],
      source: ['212', '215-218'],
    },
    {
      id: 'paladin-lamp-reveal',
      roles: ['paladin'],
      title: {
        ja: 'ランプのあるスペースで光1：視線の通る隣接タイルを全部公開',
        en: '1 Light where a lamp stands: reveal all adjacent tiles in sight',
      },
      reading: 'らんぷのあるすぺーすでひかり1：しせんのとおるりんせつたいるをぜんぶこうかい',
      aliases: [
        'ランプで照らす',
        'ランプで公開',
        'reveal by lamp',
        'shine a lamp',
        '素早く強化',
        'デザインノート',
        'power up fast',
      ],
      body: {
        ja: [
          'すでにランプのあるスペースで光1を消費すると、視線の通る隣接タイルをすべて公開できる。',
          '入らずに公開でき、1枚ごとに経験値 +2を得る。',
          '最大4枚で経験値 +8。パラディンを早く強くする近道になる。',
          'タイルは1枚ずつ、好きな順に公開する。',
        ],
        en: [
          'Spend 1 Light where a lamp already stands to reveal all adjacent tiles in line of sight.',
          'You do not enter them, and gain Experience +2 for each.',
          'Up to 4 tiles, Experience +8: a quick way to grow strong.',
          'Reveal them one by one in the order you like.',
        ],
      },
      note: {
        ja: 'この資料ではデザインノートにだけ書かれている。感知力を使うとは書かれていない。',
        en: 'The source sheet says so only in a design note. It does not mention any Perception.',
      },
      related: [
        'paladin-lamp',
        'reveal-several',
        'paladin-experience-gains',
        'line-of-sight-dark-ends',
      ],
      source: ['160', '217'],
    },
    {
      id: 'paladin-lamp-skeletons',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: 'スケルトンはランプに移動力 +1、そこで止まるとランプを戻す',
        en: 'Skeletons pay 1 more for a lamp; stopping there returns it',
      },
      reading: 'すけるとんはらんぷにいどうりょく +1、そこでとまるとらんぷをもどす',
      aliases: [
        'ランプとスケルトン',
        'ランプが消える',
        'Skeleton lamp',
        'lamp removed',
        'ランプを消す',
      ],
      body: {
        ja: [
          'スケルトンがランプのあるタイルに入るには、移動力が1多くかかる。ライトタイルの +1 とは別。',
          'スケルトンがそこで移動を終えると、ランプはパラディンのサプライに戻る。',
          '通り過ぎるだけなら、ランプは残る。',
          'レイスが歩いて入ったときも、ランプは取り除かれる。',
        ],
        en: [
          'A Skeleton pays 1 more Movement to enter a tile with a lamp, besides the 1 more for a Lit tile.',
          'If it ends its movement there, the lamp returns to the Paladin’s supply.',
          'Just passing through leaves the lamp.',
          'The Wraith walking in removes it as well.',
        ],
      },
      related: ['paladin-lamp', 'move-cost', 'skeleton-lamps'],
      source: ['218', '258-260', '492'],
    },
    {
      id: 'paladin-remove-web',
      roles: ['paladin', 'spider'],
      title: {
        ja: '光1で自分か視線の通る隣のタイルの蜘蛛の巣を1つ除く',
        en: '1 Light removes a web on your tile or an adjacent one in sight',
      },
      reading: 'ひかり1でじぶんかしせんのとおるとなりのたいるのくものすを1つのぞく',
      aliases: ['蜘蛛の巣を除く', '蜘蛛の巣を焼く', 'remove web', 'burn web', 'クモの巣 取り除く'],
      body: {
        ja: [
          '光1を消費し、自分のいるタイルか、視線の通る隣接タイルの蜘蛛の巣を1つ取り除く。',
          '先に除いた分だけ、そのタイルに入るときの追加の移動力が減る。',
          '卵のあるタイルの蜘蛛の巣を除けば、孵化を遅らせられる。',
        ],
        en: [
          'Spend 1 Light to remove a web from your tile or from an adjacent tile in line of sight.',
          'Each web gone makes entering that tile 1 Movement cheaper.',
          'Taking webs off an egg’s tile delays its hatching.',
        ],
      },
      note: {
        ja: '光1で1つか、そのタイルの全部かは書かれていない。ここでは1つとした（未確認）。',
        en: 'Whether 1 Light removes one web or all on the tile is not stated; here it is one (unconfirmed).',
      },
      related: ['webs-slow', 'paladin-light', 'paladin-sanctity-cleanse', 'spider-egg-hatch'],
      source: ['213', '442'],
    },
    {
      id: 'paladin-heal',
      roles: ['paladin'],
      title: {
        ja: '回復：光5と経験値5でヘルス +1',
        en: 'Healing: 5 Light and 5 Experience for Health +1',
      },
      reading: 'かいふく：ひかり5とけいけんち5でへるす +1',
      terms: [
        {
          ja: '回復',
          reading: 'かいふく',
          en: 'healing',
          aliases: ['ヒーリング', '治療', '体力を戻す', 'heal', 'recover Health', '治す'],
        },
      ],
      aliases: ['ヘルスを回復', '体力回復', 'restore Health', 'heal cost', '回復 コスト'],
      body: {
        ja: [
          '光5と経験値5の両方を消費すると、ヘルスが1戻る。',
          '光の上限が5なので、プールがいっぱいのときだけできる。',
          '神聖カードの1枚を保持していれば、経験値は3で済む。',
          '払って経験値が5・18・35を下回れば、ヒーローキューブを戻す。',
        ],
        en: [
          'Spend both 5 Light and 5 Experience to regain 1 Health.',
          'As Light holds 5 at most, the pool has to be full.',
          'With one of the Sanctity cards kept, 3 Experience are enough.',
          'If paying brings Experience below 5, 18 or 35, a hero cube goes back.',
        ],
      },
      related: [
        'paladin-health',
        'paladin-sanctity-healing',
        'paladin-hero-cube-returned',
        'paladin-light',
      ],
      source: ['178', '214'],
    },
  ],
};
