import type { Chapter } from '../../../library/entry';

export const paladinTreasureCardsChapter: Chapter = {
  id: 'paladin-treasure-cards',
  title: { ja: 'パラディン：トレジャーの効果', en: 'Paladin: each treasure card' },
  entries: [
    {
      id: 'treasure-armor',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: 'アーマー：ヘルスの −1を1回だけ受け止める',
        en: 'Armor: absorbs 1 Health loss, once',
      },
      reading: 'あーまー：へるすの -1を1かいだけうけとめる',
      terms: [
        {
          ja: 'アーマー',
          reading: 'あーまー',
          en: 'Armor',
          aliases: ['鎧', 'よろい', '防具', 'armour'],
        },
      ],
      aliases: [
        'アーマー 効果',
        'what does Armor do',
        'ダメージを防ぐ',
        'absorb damage',
        'ヘルスを守る',
      ],
      body: {
        ja: [
          'ヘルスを失うとき、1を1回だけ受け止める。',
          '防御力は上がらず、失ったヘルスも戻らない。',
          'スケルトンが達人か将軍なら、持って始める。',
          'スケルトンのいないゲームでは、このカードを除く。',
        ],
        en: [
          'When you would lose Health, it takes 1 of it, once.',
          'It adds no Defense and restores nothing.',
          'You start with it against the Skeletons as Master or Warlord.',
          'The card is out of games without the Skeletons.',
        ],
      },
      note: {
        ja: '難易度と、カードを除くゲームは公開されている早見ページによる。',
        en: 'The difficulty levels and the games without the card are reported by a public reference page.',
      },
      related: ['paladin-health', 'paladin-no-healing', 'paladin-difficulty', 'paladin-cards-out'],
      source: ['C', 'R'],
      links: { notices: ['armorAbsorbs'] },
    },
    {
      id: 'treasure-fire-brand',
      roles: ['paladin', 'spider'],
      title: {
        ja: 'たいまつ：炎3で蜘蛛の子をもう1匹',
        en: 'Fire Brand: 3 Fury take one more Spiderling',
      },
      reading: 'たいまつ：ほのお3でくものこをもう1ぴき',
      terms: [
        {
          ja: 'たいまつ',
          reading: 'たいまつ',
          en: 'Fire Brand',
          aliases: [
            '松明',
            'トーチ',
            'ファイアブランド',
            'ファイヤーブランド',
            'torch',
            'firebrand',
          ],
        },
      ],
      aliases: ['蜘蛛の子2匹', 'two Spiderlings', 'たいまつ 効果', 'Fire Brand effect', '炎3'],
      body: {
        ja: [
          'ジャイアントスパイダーかソーサラーへのアタックが命中したとき、炎3を消費すると、蜘蛛の子がもう1匹ボックスに戻る。合わせて2匹。',
          '蜘蛛の子の形態には効かない。',
          '筋力は上がらない。命中に使う炎は別に要る。',
        ],
        en: [
          'When you hit the Giant Spider or the Sorcerer, spend 3 Fury: one more Spiderling goes to the box, 2 in all.',
          'It does not work on Spiderlings.',
          'It adds no Strength; Fury spent on hitting comes on top.',
        ],
      },
      related: ['paladin-attack-spider', 'fury-spend', 'paladin-win', 'favor-vigor'],
      source: ['2295', 'C'],
    },
    {
      id: 'treasure-halo',
      roles: ['paladin'],
      title: { ja: '後光：ターンの始めに光 +1', en: 'Halo: Light +1 at the start of your turn' },
      reading: 'ごこう：たーんのはじめにひかり +1',
      terms: [
        {
          ja: '後光',
          reading: 'ごこう',
          en: 'Halo',
          aliases: ['ヘイロー', '光輪', '天使の輪'],
        },
      ],
      aliases: ['後光 効果', 'what does the Halo do', 'ターンの始め 光', 'Light each turn'],
      body: {
        ja: [
          '出してあれば、自分のターンの始めに光を1得る。8を越えない。',
          'スケルトンが将軍なら、持って始める。',
        ],
        en: [
          'Once played, gain 1 Light at the start of each of your turns, up to 8.',
          'You start with it against the Skeletons as Warlord.',
        ],
      },
      note: {
        ja: '将軍で持って始めることは公開されている早見ページによる。',
        en: 'Starting with it against a Warlord is reported by a public reference page.',
      },
      related: ['light-gain', 'paladin-collect', 'treasures-list', 'paladin-difficulty'],
      source: ['C', 'R'],
    },
    {
      id: 'treasure-holy-symbol',
      roles: ['paladin'],
      title: {
        ja: '聖痕：ターンの始めに炎 +1',
        en: 'Holy Symbol: Fury +1 at the start of your turn',
      },
      reading: 'せいこん：たーんのはじめにほのお +1',
      terms: [
        {
          ja: '聖痕',
          reading: 'せいこん',
          en: 'Holy Symbol',
          aliases: [
            '聖印',
            'ホーリーシンボル',
            'スティグマ',
            'スティグマータ',
            'stigmata',
            'stigma',
          ],
        },
      ],
      aliases: ['聖痕 効果', 'what does the Holy Symbol do', 'ターンの始め 炎', 'Fury each turn'],
      body: {
        ja: [
          '出してあれば、自分のターンの始めに炎を1得る。5を越えない。',
          'ターンの終わりに得る炎とは別。前のターンにスパイダーに命中させていても得る。',
        ],
        en: [
          'Once played, gain 1 Fury at the start of each of your turns, up to 5.',
          'It comes on top of the Fury at the end of a turn, even after you hit the Spider.',
        ],
      },
      related: ['fury-gain', 'paladin-collect', 'treasures-list', 'fury-examples'],
      source: ['2135', 'C'],
    },
    {
      id: 'treasure-magic-mace',
      roles: ['paladin'],
      title: {
        ja: 'マジックメイス：ターンに1回、炎なしでブリーチ',
        en: 'Magic Mace: a breach once per turn, without Fury',
      },
      reading: 'まじっくめいす：たーんに1かい、ほのおなしでぶりーち',
      terms: [
        {
          ja: 'マジックメイス',
          reading: 'まじっくめいす',
          en: 'Magic Mace',
          aliases: ['メイス', '魔法のメイス', '棍棒', 'mace'],
        },
      ],
      aliases: ['ブリーチ 無料', 'free breach', 'マジックメイス 効果', '壁を壊す 無料'],
      body: {
        ja: ['出してあれば、ターンに1回ブリーチを置ける。', '筋力は上がらない。'],
        en: ['Once played, it lets you place 1 breach per turn.', 'It adds no Strength.'],
      },
      related: ['breach', 'favor-vigor', 'treasures-list'],
      source: ['C'],
    },
    {
      id: 'treasure-prayer-beads',
      roles: ['paladin'],
      title: {
        ja: '数珠：神殿でボックスに戻すと神聖カードと炎2か光2',
        en: 'Prayer Beads: box them at a Shrine for a favor and 2 Fury or Light',
      },
      reading: 'じゅず：しんでんでぼっくすにもどすとしんせいかーどとほのお2かひかり2',
      terms: [
        {
          ja: '数珠',
          reading: 'じゅず',
          en: 'Prayer Beads',
          aliases: ['ロザリオ', '祈りの数珠', 'プレイヤービーズ', 'rosary', 'beads'],
        },
      ],
      aliases: [
        '数珠 効果',
        'what do the Prayer Beads do',
        '神殿で使うトレジャー',
        'favor from treasure',
      ],
      body: {
        ja: [
          '神殿にいるとき、このカードをボックスに戻して使う。',
          '神聖カードを1枚と、炎2か光2のどちらかを得る。',
          '一度きり。炎は5、光は8を越えない。',
        ],
        en: [
          'At a Shrine, return this card to the box.',
          'Gain 1 favor card, and either 2 Fury or 2 Light.',
          'It works once. Fury stops at 5, Light at 8.',
        ],
      },
      note: {
        ja: '神聖カードを何枚から選ぶかは手元の資料にない。カードの文に従う。',
        en: 'From how many cards the favor is chosen is not in our sources; go by the card.',
      },
      related: ['crusade-shrine', 'favors', 'fury-gain', 'light-gain'],
      source: ['C', 'U'],
    },
    {
      id: 'treasure-winged-boots',
      roles: ['paladin'],
      title: {
        ja: 'ウィングブーツ：疾走が4スペースまでになる',
        en: 'Winged Boots: sprint up to 4 spaces',
      },
      reading: 'うぃんぐぶーつ：しっそうが4すぺーすまでになる',
      terms: [
        {
          ja: 'ウィングブーツ',
          reading: 'うぃんぐぶーつ',
          en: 'Winged Boots',
          aliases: ['ウイングブーツ', '翼のブーツ', '羽根の靴', '空飛ぶ靴', 'boots'],
        },
      ],
      aliases: ['ウィングブーツ 効果', 'what do Winged Boots do', '速く動く', 'move faster'],
      body: {
        ja: [
          '出してあれば、疾走1回で2でなく4スペースまで動ける。',
          'ライトタイルだけなのは同じ。聖戦の移動は変わらない。',
        ],
        en: [
          'Once played, a sprint may go up to 4 spaces instead of 2.',
          'Still Lit tiles only. The move of a crusade does not change.',
        ],
      },
      related: ['sprint', 'paladin-moves-example', 'treasures-list'],
      source: ['C'],
    },
  ],
};
