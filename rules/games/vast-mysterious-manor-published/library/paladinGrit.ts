import type { Chapter } from '../../../library/entry';

export const paladinGritChapter: Chapter = {
  id: 'paladin-grit',
  title: { ja: 'パラディン：経験値', en: 'Paladin: Grit' },
  entries: [
    {
      id: 'grit',
      roles: ['paladin'],
      title: {
        ja: '経験値：ヒーローキューブと神聖カードを増やすダイヤル',
        en: 'Grit: the dial that brings hero cubes and favor cards',
      },
      reading: 'けいけんち：ひーろーきゅーぶとしんせいかーどをふやすだいやる',
      terms: [
        {
          ja: '経験値',
          reading: 'けいけんち',
          en: 'Grit',
          aliases: [
            'グリット',
            '経験',
            '経験点',
            'XP',
            'EXP',
            'Experience',
            '経験値ダイヤル',
            'grit dial',
          ],
        },
      ],
      aliases: ['経験値とは', 'what is Grit', 'レベルアップ', 'level up', '経験値 上限'],
      body: {
        ja: [
          '0から始まる。',
          '7・18・32・41でヒーローキューブが1個ずつ、13・25で神聖カードが1枚ずつ増える。',
          '下回れば、その分を失う。',
          '0より下がらず、ダイヤルの最後の数字も越えない。',
        ],
        en: [
          'It starts at 0.',
          'At 7, 18, 32 and 41 you gain a hero cube, at 13 and 25 a favor card.',
          'Falling below takes them away again.',
          'It never falls below 0 nor passes the last number of the dial.',
        ],
      },
      note: {
        ja: '開始時の0と、ダイヤルの端を越えないことは公開されている早見ページによる。最後の数字はダイヤルで確かめる。',
        en: 'The start at 0 and the stop at the ends of the dial are reported by a public reference page. For the last number see the dial.',
      },
      related: ['grit-gains', 'grit-losses', 'grit-thresholds', 'favors', 'printed-values'],
      source: ['2143-2149', 'R'],
      links: { tracks: ['paladin.experience'] },
    },
    {
      id: 'grit-gains',
      roles: ['paladin'],
      title: { ja: '経験値を得る方法の一覧', en: 'How to gain Grit' },
      reading: 'けいけんちをえるほうほうのいちらん',
      aliases: ['経験値 増やす', '経験値 稼ぐ', 'gain Grit', 'Grit table', '+5', '+3'],
      body: {
        ja: [
          {
            head: ['すること', '経験値'],
            rows: [
              ['聖戦でタイルを公開する', '+2'],
              ['卵に命中させる', '+5'],
              ['ポルターガイストに命中させる', '+3'],
              ['トレジャーを拒否する、または山札がない', '+5'],
              ['侮蔑を持ってスケルトンに命中させる', '+3（光の代わり）'],
              ['占術で公開する', '0'],
              ['献身を持ってトレジャーを拒否する', '0（代わりに光 +2、炎 +2）'],
            ],
          },
          'スパイダーへの命中と、侮蔑なしのスケルトンへの命中では得られない。',
        ],
        en: [
          {
            head: ['What', 'Grit'],
            rows: [
              ['reveal a tile in a crusade', '+2'],
              ['hit an Egg', '+5'],
              ['hit a poltergeist', '+3'],
              ['refuse a treasure card, or the deck is empty', '+5'],
              ['hit a Skeleton with Disdain', '+3 (instead of Light)'],
              ['reveal with Divination', '0'],
              ['refuse with Dedication', '0 (2 Light and 2 Fury instead)'],
            ],
          },
          'Hitting the Spider gives none, nor does a Skeleton without Disdain.',
        ],
      },
      related: [
        'crusade-income',
        'grit-thresholds',
        'treasure-refuse',
        'favor-disdain',
        'paladin-attack-poltergeist',
      ],
      source: ['2095', '2111', '2114', '2128-2131', 'C'],
    },
    {
      id: 'grit-losses',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: '経験値を失うのはスタッビィの能力だけ',
        en: 'Only Stabby’s ability costs Grit',
      },
      reading: 'けいけんちをうしなうのはすたっびぃののうりょくだけ',
      aliases: ['経験値 減る', 'lose Grit', '経験値 マイナス', 'Grit loss'],
      body: {
        ja: [
          {
            head: ['原因', '経験値'],
            rows: [
              ['スタッビィの能力', '−3'],
              ['ククリを持つスタッビィの能力', '−6'],
            ],
          },
          '失っても光は得られない。',
          'スパイダーの牙やレイスでは減らない。',
        ],
        en: [
          {
            head: ['Cause', 'Grit'],
            rows: [
              ['Stabby’s ability', '−3'],
              ['Stabby’s ability with the Kukri', '−6'],
            ],
          },
          'A loss gives no Light.',
          'The Spider’s Fangs and the Wraith take no Grit.',
        ],
      },
      related: ['stabby-takes-grit', 'hero-cubes-lost', 'favors-lost', 'skeleton-gear'],
      source: ['2266', 'C'],
    },
    {
      id: 'stabby-takes-grit',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: 'スタッビィは命中のあと、安定性1で経験値を3奪う',
        en: 'After a hit Stabby takes 3 Grit for 1 Stability',
      },
      reading: 'すたっびぃはめいちゅうのあと、あんていせい1でけいけんちを3うばう',
      aliases: [
        'スタッビィ 経験値',
        'Stabby Grit',
        'ククリ 経験値',
        'Kukri 6 Grit',
        '経験値 奪われる',
      ],
      body: {
        ja: [
          'スタッビィのアタックが命中したとき、スケルトンは安定性をもう1消費して経験値を3減らせる。ヘルス −1とは別。',
          'ククリがあれば6。',
          {
            head: ['経験値', '失う', '残り', '起きること'],
            rows: [
              ['8', '3', '5', 'キューブ 4→3'],
              ['14', '3', '11', '神聖カードを1枚捨てる'],
              ['19', '6', '13', 'キューブ 5→4'],
              ['2', '3', '0', '0で止まる'],
            ],
          },
        ],
        en: [
          'When Stabby’s attack hits, the Skeletons may spend 1 more Stability to take 3 Grit, besides the Health −1.',
          'With the Kukri it is 6.',
          {
            head: ['Grit', 'Lost', 'Left', 'So'],
            rows: [
              ['8', '3', '5', 'cubes 4→3'],
              ['14', '3', '11', 'discard 1 favor'],
              ['19', '6', '13', 'cubes 5→4'],
              ['2', '3', '0', 'stops at 0'],
            ],
          },
        ],
      },
      note: {
        ja: '早見ページには4とあるが、出版社のルール資料とカードはどちらも3。3を使う。',
        en: 'A reference page says 4; the publisher’s rules reference and the card both say 3, so 3 is used.',
      },
      related: ['grit-losses', 'hero-cubes-lost', 'skeleton-strike', 'skeleton-gear'],
      source: ['2266', 'C'],
    },
  ],
};
