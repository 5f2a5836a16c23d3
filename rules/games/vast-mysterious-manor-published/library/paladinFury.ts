import type { Chapter } from '../../../library/entry';

export const paladinFuryChapter: Chapter = {
  id: 'paladin-fury',
  title: { ja: 'パラディン：炎', en: 'Paladin: Fury' },
  entries: [
    {
      id: 'fury',
      roles: ['paladin'],
      title: {
        ja: '炎：5まで。筋力、ブリーチ、たいまつに使う',
        en: 'Fury: up to 5, for Strength, breaches and the Fire Brand',
      },
      reading: 'ほのお：5まで。きんりょく、ぶりーち、たいまつにつかう',
      terms: [
        {
          ja: '炎',
          reading: 'ほのお',
          en: 'Fury',
          aliases: ['フューリー', '炎トークン', 'Fire', '炎信仰', 'fury token'],
        },
      ],
      aliases: ['炎とは', 'what is Fury', '炎 上限', 'Fury cap', 'Fury limit'],
      body: {
        ja: [
          '0から始まり、5を越えない。あふれた分は得られない。',
          '自分のターンのステップ2なら、いつでも消費できる。',
          '主に、スパイダーに命中させなかったターンの終わりに1得る。',
        ],
        en: [
          'It starts at 0 and stops at 5; what does not fit is lost.',
          'Spend it at any time in step 2 of your turn.',
          'Most comes at the end of turns in which you did not hit the Spider: 1 each.',
        ],
      },
      note: {
        ja: '0から始まることは推測。',
        en: 'The start at 0 is inferred.',
      },
      related: ['fury-gain', 'fury-spend', 'favor-vigor', 'light'],
      source: ['2135', '2155', 'I'],
      links: { tracks: ['paladin.fire'] },
    },
    {
      id: 'fury-gain',
      roles: ['paladin'],
      title: { ja: '炎を得る方法の一覧', en: 'How to gain Fury' },
      reading: 'ほのおをえるほうほうのいちらん',
      aliases: ['炎 増やす', '炎 得る', 'gain Fury', 'get Fury', '炎がない'],
      body: {
        ja: [
          {
            head: ['いつ', '炎'],
            rows: [
              ['ターンの終わり、スパイダーに命中させていない', '+1'],
              ['聖戦で神殿', '+1（光や交換の代わりに）'],
              ['ターンの始め、聖痕がある', '+1'],
              ['神殿で数珠を使う', '+2（または光）'],
              ['献身を持って拒否する', '+2'],
            ],
          },
          '聖痕の分は、スパイダーに命中させても得られる。',
        ],
        en: [
          {
            head: ['When', 'Fury'],
            rows: [
              ['end of turn, Spider not hit', '+1'],
              ['a Shrine in a crusade', '+1 (instead of Light or a swap)'],
              ['start of turn with the Holy Symbol', '+1'],
              ['Prayer Beads at a Shrine', '+2 (or Light)'],
              ['refusing with Dedication', '+2'],
            ],
          },
          'The Holy Symbol gives it even if you hit the Spider.',
        ],
      },
      related: ['fury-examples', 'crusade-shrine', 'treasure-holy-symbol', 'favor-dedication'],
      source: ['2121', '2135', 'C'],
    },
    {
      id: 'fury-examples',
      roles: ['paladin', 'spider'],
      title: {
        ja: 'ターンの終わりの炎：命中した相手がスパイダーかどうか',
        en: 'Fury at the end of the turn: only Spider hits stop it',
      },
      reading: 'たーんのおわりのほのお：めいちゅうしたあいてがすぱいだーかどうか',
      aliases: ['炎 例', 'Fury examples', '炎 もらえない', 'no Fury', 'ポルターガイスト 炎'],
      body: {
        ja: [
          {
            head: ['炎', 'このターンの命中', '終わりの炎'],
            rows: [
              ['0', 'なし', '1'],
              ['3', 'ポルターガイスト', '4'],
              ['3', '蜘蛛の子', '3'],
              ['5', 'なし', '5'],
              ['4', '卵とスケルトン', '5'],
            ],
          },
          'スパイダーへのアタックが失敗なら、命中ではないので炎 +1。',
        ],
        en: [
          {
            head: ['Fury', 'Hit this turn', 'Fury after'],
            rows: [
              ['0', 'nothing', '1'],
              ['3', 'poltergeist', '4'],
              ['3', 'Spiderling', '3'],
              ['5', 'nothing', '5'],
              ['4', 'Egg and Skeleton', '5'],
            ],
          },
          'An attack on the Spider that misses is no hit: Fury +1.',
        ],
      },
      related: ['fury-gain', 'paladin-end-of-turn', 'paladin-attack-spider'],
      source: ['2135'],
      links: { tools: ['vast-published-fury'] },
    },
    {
      id: 'fury-spend',
      roles: ['paladin'],
      title: { ja: '炎の使い道の一覧', en: 'What Fury buys' },
      reading: 'ほのおのつかいみちのいちらん',
      aliases: ['炎 使い方', '炎 消費', 'spend Fury', 'use Fury', '炎 コスト'],
      body: {
        ja: [
          {
            head: ['炎', '効果', 'カード'],
            rows: [
              ['X', '1回の聖戦の筋力 +X', '活力'],
              ['1', '自分のいるタイルにブリーチ', '活力'],
              ['3', 'ジャイアントスパイダーかソーサラーから蜘蛛の子をもう1匹', 'たいまつ'],
            ],
          },
        ],
        en: [
          {
            head: ['Fury', 'For', 'Card'],
            rows: [
              ['X', 'Strength +X in one crusade', 'Vigor'],
              ['1', 'a breach on your tile', 'Vigor'],
              ['3', 'one more Spiderling off the Giant Spider or Sorcerer', 'Fire Brand'],
            ],
          },
        ],
      },
      related: ['favor-vigor', 'treasure-fire-brand', 'fury', 'light-spend'],
      source: ['2155', 'C'],
    },
  ],
};
