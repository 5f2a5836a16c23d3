import type { Chapter } from '../../../library/entry';

export const paladinTreasureCardsChapter: Chapter = {
  id: 'paladin-treasure-cards',
  title: { ja: 'パラディン：トレジャーカード', en: 'Paladin: Treasure cards' },
  entries: [
    {
      id: 'paladin-treasure-armor',
      roles: ['paladin'],
      title: { ja: 'アーマー：感知力 +1', en: 'Armor: Perception +1' },
      reading: 'あーまー：かんちりょく +1',
      terms: [
        {
          ja: 'アーマー',
          reading: 'あーまー',
          en: 'Armor',
          aliases: ['鎧', 'よろい', '防具', 'armour'],
        },
      ],
      aliases: ['アーマー 効果', 'what does Armor do'],
      body: {
        ja: ['表向きの間、感知力が1高い。エンカウンターを1回多く行える。'],
        en: ['While face up, Perception is 1 higher: one more encounter a turn.'],
      },
      note: {
        ja: '防具が感知力を上げるのは意外だが、この資料のとおり。',
        en: 'Unexpected for armor, but so says the source sheet.',
      },
      related: ['paladin-perception', 'paladin-treasure-list'],
      source: ['191'],
    },
    {
      id: 'paladin-treasure-torch',
      roles: ['paladin'],
      title: {
        ja: 'たいまつ：炎を払ってアタックを強める',
        en: 'Torch: spend Fire for a harder attack',
      },
      reading: 'たいまつ：ほのおをはらってあたっくをつよめる',
      terms: [
        {
          ja: 'たいまつ',
          reading: 'たいまつ',
          en: 'Torch',
          aliases: ['松明', 'トーチ', 'Fire Brand', '燃えさし'],
        },
      ],
      aliases: [
        '蜘蛛の子2匹',
        '安定性を減らす',
        'two Spiderlings',
        'Torch Stability',
        '炎3',
        '炎1',
      ],
      body: {
        ja: [
          {
            head: ['アタックの相手', '炎', '追加の効果'],
            rows: [
              ['ジャイアントスパイダーかキャスター', '3', '蜘蛛の子をもう1匹除く（合計2匹）'],
              ['スケルトン', '1', '安定性をさらに2減らす'],
            ],
          },
          '蜘蛛の子の形態にはスパイダーへの効果を使えない。',
        ],
        en: [
          {
            head: ['Attacking', 'Fire', 'In addition'],
            rows: [
              ['Giant Spider or Caster', '3', 'one more Spiderling leaves (2 in all)'],
              ['a Skeleton', '1', 'the Skeletons lose 2 more Stability'],
            ],
          },
          'It does not work on the Spider in Spiderling form.',
        ],
      },
      related: [
        'paladin-attack-spider',
        'paladin-attack-skeletons',
        'paladin-fire',
        'paladin-treasure-list',
      ],
      source: ['192-193'],
    },
    {
      id: 'paladin-treasure-halo',
      roles: ['paladin'],
      title: { ja: '後光：ターン終了時に光 +1', en: 'Halo: Light +1 at the end of your turn' },
      reading: 'ごこう：たーんしゅうりょうじにひかり +1',
      terms: [
        { ja: '後光', reading: 'ごこう', en: 'Halo', aliases: ['ヘイロー', '光輪', '天使の輪'] },
      ],
      aliases: ['後光 効果', 'what does the Halo do', 'ターン終了時 光'],
      body: {
        ja: ['表向きの間、自分のターンの終わりに光を1個得る。', '光が5個あれば増えない。'],
        en: ['While face up, gain 1 Light at the end of your turn.', 'With 5 Light you gain none.'],
      },
      related: ['paladin-light', 'paladin-end-of-turn', 'paladin-treasure-list'],
      source: ['194'],
    },
    {
      id: 'paladin-treasure-stigmata',
      roles: ['paladin'],
      title: { ja: '聖痕：ターン終了時に炎 +1', en: 'Stigmata: Fire +1 at the end of your turn' },
      reading: 'せいこん：たーんしゅうりょうじにほのお +1',
      terms: [
        {
          ja: '聖痕',
          reading: 'せいこん',
          en: 'Stigmata',
          aliases: ['スティグマ', 'スティグマータ', 'stigma', 'Holy Symbol', '聖印'],
        },
      ],
      aliases: ['聖痕 効果', 'what do the Stigmata do', 'ターン終了時 炎'],
      body: {
        ja: [
          '表向きの間、自分のターンの終わりに炎を1個得る。',
          'スパイダーやポルターガイストをアタックしたターンでも得られる。',
          'アタックしていないターンなら、ふつうの1個と合わせて炎 +2。',
        ],
        en: [
          'While face up, gain 1 Fire at the end of your turn.',
          'You get it even in a turn in which you attacked the Spider or a Poltergeist.',
          'In a turn without such an attack that makes Fire +2 with the usual one.',
        ],
      },
      related: ['paladin-fire-gain', 'paladin-end-of-turn', 'paladin-treasure-list'],
      source: ['195', '204'],
    },
    {
      id: 'paladin-treasure-magic-mace',
      roles: ['paladin'],
      title: {
        ja: 'マジックメイス：自分のターンに筋力 +1、ブリーチ無料',
        en: 'Magic Mace: Strength +1 in your turn, a free breach',
      },
      reading: 'まじっくめいす：じぶんのたーんにきんりょく +1、ぶりーちむりょう',
      terms: [
        {
          ja: 'マジックメイス',
          reading: 'まじっくめいす',
          en: 'Magic Mace',
          aliases: ['メイス', '魔法のメイス', '棍棒', 'mace'],
        },
      ],
      aliases: ['ブリーチ 無料', 'free breach', 'メイス 筋力', 'メイス 防御'],
      body: {
        ja: [
          '自分のターンの間、筋力が1高い。ほかのロールのターンの守りには加わらない。',
          'ターンに1回、炎を消費せずに、自分のいるタイルにブリーチを1つ置ける。',
        ],
        en: [
          'Strength is 1 higher in your turn; it does not help your defense in other turns.',
          'Once a turn you may place a breach on your tile without spending Fire.',
        ],
      },
      related: ['paladin-strength', 'paladin-breach', 'paladin-treasure-list'],
      source: ['196'],
    },
    {
      id: 'paladin-treasure-rosary',
      roles: ['paladin'],
      title: {
        ja: '数珠：神殿で捨てると信仰3個と神聖カード',
        en: 'Rosary: discard at a Shrine for 3 faith and a Sanctity card',
      },
      reading: 'じゅず：しんでんですてるとしんこう3ことしんせいかーど',
      terms: [
        {
          ja: '数珠',
          reading: 'じゅず',
          en: 'Rosary',
          aliases: ['ロザリオ', 'じゅず', 'Prayer Beads', '祈りの数珠'],
        },
      ],
      aliases: ['数珠 効果', 'Rosary effect', '神殿で捨てる', '信仰3'],
      body: {
        ja: [
          '神殿にいるとき、このカードを捨てて使う。',
          '信仰を3個得る。炎と光は好きに選ぶ。',
          'さらに神聖カードを3枚引き、1枚を選び、2枚をデッキの下に戻す。',
        ],
        en: [
          'Discard it while you are at a Shrine.',
          'Gain 3 faith, Fire or Light as you choose.',
          'Also draw 3 Sanctity cards, choose 1 and put 2 under the deck.',
        ],
      },
      related: ['shrine', 'paladin-sanctity-cards', 'paladin-faith', 'paladin-treasure-list'],
      source: ['197'],
    },
    {
      id: 'paladin-treasure-winged-boots',
      roles: ['paladin'],
      title: { ja: 'ウィングブーツ：移動力 +2', en: 'Winged Boots: Movement +2' },
      reading: 'うぃんぐぶーつ：いどうりょく +2',
      terms: [
        {
          ja: 'ウィングブーツ',
          reading: 'うぃんぐぶーつ',
          en: 'Winged Boots',
          aliases: ['ウイングブーツ', '翼のブーツ', '羽根の靴', 'boots', 'ブーツ'],
        },
      ],
      aliases: ['ウィングブーツ 効果', 'faster', '移動力を増やす'],
      body: {
        ja: ['表向きの間、移動力が2高い。'],
        en: ['While face up, Movement is 2 higher.'],
      },
      related: ['paladin-movement', 'paladin-treasure-list'],
      source: ['198'],
    },
  ],
};
