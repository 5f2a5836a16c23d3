import type { Chapter } from '../../../library/entry';

export const paladinTreasuresChapter: Chapter = {
  id: 'paladin-treasures',
  title: { ja: 'パラディン：トレジャーの収集', en: 'Paladin: collecting treasures' },
  entries: [
    {
      id: 'paladin-treasure',
      roles: ['paladin', 'manor'],
      title: {
        ja: 'トレジャーの収集：館が2枚引いて1枚を渡す',
        en: 'Collecting a treasure: the Manor draws 2 and gives you 1',
      },
      reading: 'とれじゃーのしゅうしゅう：やかたが2まいひいて1まいをわたす',
      terms: [
        {
          ja: 'トレジャー',
          reading: 'とれじゃー',
          en: 'treasure',
          aliases: ['宝', '宝物', 'お宝', '財宝', 'アイテム', 'item'],
        },
        {
          ja: 'トレジャーカード',
          reading: 'とれじゃーかーど',
          en: 'Treasure card',
          aliases: ['宝カード', '宝のカード', '宝物カード'],
        },
      ],
      aliases: [
        '宝を拾う',
        'トレジャーを取る',
        'collect treasure',
        'take treasure',
        '宝箱を開ける',
      ],
      body: {
        ja: [
          'エンカウンターの最後に、今いるタイルのトレジャートークンを収集する。',
          'トークンは館のサプライに戻す。',
          '館はトレジャーカードを2枚引き、1枚をパラディンに渡し、もう1枚をデッキの下に戻す。',
          '館がいなければ、トレジャーデッキの一番上を1枚引く。',
          'カードを見てから、保持するか拒否するかを選ぶ。',
        ],
        en: [
          'At the end of an encounter, collect a treasure token on your tile.',
          'The token returns to the Manor’s supply.',
          'The Manor draws 2 Treasure cards, gives you 1 and puts the other under the deck.',
          'Without a Manor draw the top card of the Treasure deck.',
          'Look at the card, then keep or reject it.',
        ],
      },
      related: [
        'paladin-treasure-keep',
        'paladin-treasure-reject',
        'paladin-treasure-several',
        'paladin-treasure-list',
        'treasure-room',
      ],
      source: ['114', '183-185'],
      links: { tracks: ['paladin.treasures'] },
    },
    {
      id: 'paladin-treasure-keep',
      roles: ['paladin'],
      title: {
        ja: '保持したトレジャーは裏向き、表にすると効果が続く',
        en: 'A kept treasure lies face down; face up it works all the time',
      },
      reading: 'ほじしたとれじゃーはうらむき、おもてにするとこうかがつづく',
      aliases: [
        'トレジャーを保持',
        'keep treasure',
        '裏向きの宝',
        '表向きにする',
        'when to turn up',
        'トレジャー 使う',
      ],
      body: {
        ja: [
          '保持したカードは、自分のそばに裏向きで置く。',
          '自分のターンならいつでも表向きにできる。',
          '表向きのカードの効果は、それからずっと働く。裏向きのうちは働かない。',
        ],
        en: [
          'Put a card you keep face down near you.',
          'You may turn it face up at any time in your turn.',
          'From then on its effect is always active; face down it does nothing.',
        ],
      },
      related: ['paladin-treasure', 'paladin-treasure-list', 'open-information'],
      source: ['185', '188'],
    },
    {
      id: 'paladin-treasure-reject',
      roles: ['paladin'],
      title: {
        ja: 'トレジャーを拒否すると経験値 +5',
        en: 'Reject a treasure for Experience +5',
      },
      reading: 'とれじゃーをきょひするとけいけんち +5',
      terms: [
        {
          ja: '拒否',
          reading: 'きょひ',
          en: 'reject',
          aliases: ['断る', '辞退', '受け取らない', 'decline', 'refuse', 'return for 5 Grit'],
        },
      ],
      aliases: [
        'トレジャーを断る',
        '宝がいらない',
        '宝を捨てる',
        'refuse treasure',
        '空のトレジャーデッキ',
        'empty Treasure deck',
      ],
      body: {
        ja: [
          '渡されたカードを見たあとで拒否できる。',
          '拒否したカードはゲームから取り除き、経験値を5得る。',
          'トレジャーデッキが空なら、必ず拒否したことになり、経験値を5得る。',
        ],
        en: [
          'You may reject a card after looking at it.',
          'It leaves the game and you gain 5 Experience.',
          'If the Treasure deck is empty you have to reject and gain 5 Experience.',
        ],
      },
      related: ['paladin-treasure', 'paladin-experience-gains', 'paladin-treasure-keep'],
      source: ['161', '185-186'],
    },
    {
      id: 'paladin-treasure-several',
      roles: ['paladin'],
      title: {
        ja: '1回のエンカウンターで複数のトレジャーを1つずつ収集',
        en: 'Several treasures in one encounter, one at a time',
      },
      reading: '1かいのえんかうんたーでふくすうのとれじゃーを1つずつしゅうしゅう',
      aliases: [
        '複数のトレジャー',
        'トレジャー2つ',
        'two treasures',
        'several treasures',
        '宝 まとめて',
      ],
      body: {
        ja: [
          '同じタイルにトレジャートークンがいくつあっても、1回のエンカウンターで全部収集できる。',
          '1つずつ解決する。保持か拒否かを決めてから次のトークンへ。',
        ],
        en: [
          'However many treasure tokens lie on the tile, one encounter can collect them all.',
          'Resolve them one at a time: keep or reject one before you take the next.',
        ],
      },
      related: ['paladin-treasure', 'paladin-encounter-several'],
      source: ['116', '187'],
    },
    {
      id: 'paladin-treasure-list',
      roles: ['paladin'],
      title: { ja: 'トレジャー7種の一覧', en: 'The seven treasures' },
      reading: 'とれじゃー7しゅのいちらん',
      aliases: [
        'トレジャー 種類',
        '宝の一覧',
        'treasure list',
        'all treasures',
        'トレジャーカード 効果',
      ],
      body: {
        ja: [
          {
            head: ['トレジャー', '効果'],
            rows: [
              ['アーマー', '感知力 +1'],
              ['たいまつ', '炎3で蜘蛛の子をもう1匹、炎1で安定性をさらに −2'],
              ['後光', 'ターン終了時に光 +1'],
              ['聖痕', 'ターン終了時に炎 +1'],
              ['マジックメイス', '自分のターンに筋力 +1、ターンに1回ブリーチが無料'],
              ['数珠', '神殿で捨てると信仰3個と神聖カード'],
              ['ウィングブーツ', '移動力 +2'],
            ],
          },
        ],
        en: [
          {
            head: ['Treasure', 'Effect'],
            rows: [
              ['Armor', 'Perception +1'],
              ['Torch', '3 Fire: one more Spiderling; 1 Fire: Stability −2 more'],
              ['Halo', 'Light +1 at the end of the turn'],
              ['Stigmata', 'Fire +1 at the end of the turn'],
              ['Magic Mace', 'Strength +1 in your turn; a free breach once a turn'],
              ['Rosary', 'discard at a Shrine: 3 faith and a Sanctity card'],
              ['Winged Boots', 'Movement +2'],
            ],
          },
        ],
      },
      related: [
        'paladin-treasure',
        'paladin-treasure-torch',
        'paladin-treasure-rosary',
        'paladin-treasure-magic-mace',
      ],
      source: ['190-198'],
    },
  ],
};
