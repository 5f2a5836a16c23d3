import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const paladinTreasuresChapter: Chapter = {
  id: 'paladin-treasures',
  title: { ja: 'パラディン：トレジャー', en: 'Paladin: treasures' },
  entries: [
    {
      id: 'paladin-treasures',
      roles: ['paladin', 'manor'],
      title: {
        ja: 'トレジャー：館が2枚引いて1枚を渡し、1枚を捨てる',
        en: 'Treasures: the Manor draws 2, gives you 1, discards 1',
      },
      reading: 'とれじゃー：やかたが2まいひいて1まいをわたし、1まいをすてる',
      terms: [
        {
          ja: 'トレジャー',
          reading: 'とれじゃー',
          en: 'treasure card',
          aliases: [
            '宝',
            '宝物',
            'お宝',
            '財宝',
            'アイテム',
            'トレジャーカード',
            'treasure',
            'item',
          ],
        },
        {
          ja: 'トレジャーマーカー',
          reading: 'とれじゃーまーかー',
          en: 'treasure marker',
          aliases: ['トレジャートークン', '宝箱', '宝のマーカー', 'treasure token', 'chest'],
        },
      ],
      aliases: [
        'トレジャー 引く',
        'draw a treasure',
        '館がいない トレジャー',
        'treasure without Manor',
      ],
      body: {
        ja: [
          '聖戦の最後に、タイルのトレジャーマーカー1つにつき1枚得る。',
          '館が2枚引いて1枚を選んで渡し、もう1枚を捨てる。',
          '館がいなければ、自分で1枚引く。',
          '受け取るか拒否するかは、カードを見てから決める。',
          '開始時の山札は7枚。',
        ],
        en: [
          'At the end of a crusade each treasure marker on the tile brings you 1 card.',
          'The Manor draws 2, chooses 1 for you and discards the other.',
          'Without a Manor draw 1 yourself.',
          'See the card, then keep or refuse it.',
          'The deck starts with 7 cards.',
        ],
      },
      note: partlyReported,
      related: [
        'treasure-kept',
        'treasure-refuse',
        'treasure-deck-empty',
        'treasures-list',
        'manor-treasures',
      ],
      source: ['2128-2131', 'R'],
    },
    {
      id: 'treasure-kept',
      roles: ['paladin'],
      title: {
        ja: '受け取ったトレジャーは手札、出すと効果が働く',
        en: 'A kept treasure is in your hand until you play it',
      },
      reading: 'うけとったとれじゃーはてふだ、だすとこうかがはたらく',
      aliases: [
        'トレジャー 手札',
        'keep a treasure',
        'play a treasure',
        'トレジャー いつ出す',
        'トレジャー 使う',
      ],
      body: {
        ja: [
          '受け取ったカードは手札に入る。手札の枚数に上限はない。',
          '自分のターンのステップ2なら、いつでも出せる。',
          '手札にある間は効果がない。',
        ],
        en: [
          'A card you keep goes to your hand, which has no limit.',
          'Play it at any time in step 2 of your turn.',
          'In your hand it does nothing.',
        ],
      },
      note: {
        ja: '手札に上限がないことは公開されている早見ページによる。',
        en: 'That the hand has no limit is reported by a public reference page.',
      },
      related: ['paladin-treasures', 'treasures-list', 'paladin-actions'],
      source: ['2128-2131', 'R'],
    },
    {
      id: 'treasure-refuse',
      roles: ['paladin'],
      title: {
        ja: 'トレジャーを拒否すると経験値 +5',
        en: 'Refuse a treasure for Grit +5',
      },
      reading: 'とれじゃーをきょひするとけいけんち +5',
      terms: [
        {
          ja: '拒否',
          reading: 'きょひ',
          en: 'refuse',
          aliases: ['断る', '辞退', '受け取らない', 'reject', 'decline', 'refusing', 'refusal'],
        },
      ],
      aliases: [
        'トレジャーがいらない',
        'refuse treasure',
        '宝を捨てる',
        'box a treasure',
        '5 Grit',
      ],
      body: {
        ja: [
          'カードを見たあとで拒否できる。',
          '拒否したカードはボックスに戻し、経験値を5得る。',
          '献身があれば、代わりに光 +2と炎 +2。',
          '1つずつ決める。2つを続けて拒否すれば経験値 +10。',
        ],
        en: [
          'You may refuse a card after seeing it.',
          'It returns to the box and you gain 5 Grit.',
          'With Dedication gain 2 Light and 2 Fury instead.',
          'Decide for each one; refusing two gives Grit +10.',
        ],
      },
      related: ['paladin-treasures', 'treasure-deck-empty', 'favor-dedication', 'grit-gains'],
      source: ['2128-2131', 'C'],
    },
    {
      id: 'treasure-deck-empty',
      roles: ['paladin', 'manor'],
      title: {
        ja: 'トレジャーの山札がなければ経験値 +5',
        en: 'No treasure cards left: Grit +5 instead',
      },
      reading: 'とれじゃーのやまふだがなければけいけんち +5',
      aliases: [
        'トレジャー 山札切れ',
        'empty treasure deck',
        'トレジャーがない',
        'no treasures left',
      ],
      body: {
        ja: [
          '引くカードがなければ、マーカー1つにつき経験値を5得る。',
          '捨て札があれば、先にそれを切って山札にする。',
        ],
        en: [
          'If there is no card to draw, each marker gives 5 Grit.',
          'If there are discards, shuffle them into a deck first.',
        ],
      },
      note: {
        ja: '捨て札を切り直すのは、公開されている早見ページが伝える共通のルール。トレジャーにも当てはまるとしたのは推測。',
        en: 'Reshuffling is a common rule that a public reference page reports; that it holds for treasures is inferred.',
      },
      related: ['treasure-refuse', 'paladin-treasures', 'grit-gains'],
      source: ['2128-2131', 'R', 'I'],
    },
    {
      id: 'treasures-list',
      roles: ['paladin'],
      title: { ja: 'トレジャー7枚の一覧', en: 'All 7 treasure cards' },
      reading: 'とれじゃー7まいのいちらん',
      aliases: ['トレジャー 種類', 'treasure list', 'トレジャー 効果', 'all treasures', '宝の一覧'],
      body: {
        ja: [
          {
            head: ['トレジャー', '効果'],
            rows: [
              ['アーマー', 'ヘルス −1を1回受け止める'],
              ['たいまつ', '炎3で蜘蛛の子をもう1匹'],
              ['後光', 'ターンの始めに光 +1'],
              ['聖痕', 'ターンの始めに炎 +1'],
              ['マジックメイス', 'ターンに1回ブリーチ'],
              ['数珠', '神殿で神聖カード1枚と、炎2か光2'],
              ['ウィングブーツ', '疾走が4スペースまで'],
            ],
          },
        ],
        en: [
          {
            head: ['Treasure', 'Effect'],
            rows: [
              ['Armor', 'absorbs 1 Health loss once'],
              ['Fire Brand', '3 Fury: one more Spiderling'],
              ['Halo', 'Light +1 at the start of your turn'],
              ['Holy Symbol', 'Fury +1 at the start of your turn'],
              ['Magic Mace', 'a breach once per turn'],
              ['Prayer Beads', 'at a Shrine: 1 favor and 2 Fury or 2 Light'],
              ['Winged Boots', 'sprint up to 4 spaces'],
            ],
          },
        ],
      },
      related: [
        'paladin-treasures',
        'treasure-kept',
        'treasure-fire-brand',
        'treasure-prayer-beads',
      ],
      source: ['C'],
    },
  ],
};
