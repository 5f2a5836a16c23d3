import type { Chapter } from '../../../library/entry';

export const optionsChapter: Chapter = {
  id: 'options',
  title: { ja: '選択ルール：一覧、傭兵、神託の地', en: 'Options: list, mercenaries, Oracle' },
  entries: [
    {
      id: 'options-overview',
      roles: [],
      title: { ja: '選択ルールの一覧', en: 'All optional rules' },
      reading: 'せんたくるーるのいちらん',
      terms: [
        {
          ja: '選択ルール',
          reading: 'せんたくるーる',
          en: 'optional rule',
          aliases: ['オプション', 'ヴァリアント', 'バリアント', '追加ルール', 'variant', 'option'],
        },
      ],
      aliases: ['拡張', '上級ルール', 'list of options', 'expansions', 'モジュール'],
      body: {
        ja: [
          {
            head: ['選択', '内容'],
            rows: [
              ['傭兵', '金貨かオーブで雇う一時的なユニット'],
              ['神託の地', '冒険カードか魔法カードを得る廃墟'],
              ['ドラゴンの大母', 'ミニ拡張。モンスターとドラゴンの巣'],
              ['霜の巨人', 'ミニ拡張。モンスターとビフレスト'],
              ['魔法ドラフト', '最初の手札を選んで決める'],
              ['ドア抜き冒険', 'ドアを使わない'],
              ['戦術トークン', '戦闘で負けてもユニットを残す'],
              ['FXベース', 'スイッチつきのモンスターの台座（パーツ）'],
            ],
          },
          'ミニ拡張は1つだけ使うことが勧められている。',
        ],
        en: [
          {
            head: ['Option', 'What it adds'],
            rows: [
              ['mercenaries', 'temporary units hired for Gold or an Orb'],
              ['Oracle', 'a ruin giving an Adventure or a Magic card'],
              ['Mother of Dragons', 'mini-expansion: monster and Dragon’s Den'],
              ['Frost Giant', 'mini-expansion: monster and Bifrost'],
              ['magic draft', 'choose your starting hand'],
              ['adventures without Doors', 'Doors are not used'],
              ['Tactics tokens', 'keep your units after a lost battle'],
              ['FX bases', 'switched stands for monsters (part, not a rule)'],
            ],
          },
          'Using only one mini-expansion at a time is advised.',
        ],
      },
      related: ['mercenaries', 'oracle', 'mini-expansions', 'magic-draft', 'tactics-token'],
      source: ['16', '294-366'],
    },
    {
      id: 'mercenaries',
      roles: [],
      title: {
        ja: '傭兵は一時的に使えるユニット（選択）',
        en: 'Mercenaries are temporary units (option)',
      },
      reading: 'ようへいはいちじてきにつかえるゆにっと（せんたく）',
      terms: [
        {
          ja: '傭兵',
          reading: 'ようへい',
          en: 'mercenary',
          aliases: ['マーセナリー', '雇い兵', '助っ人', 'mercenaries', 'hireling'],
        },
        {
          ja: 'ミノタウロス',
          reading: 'みのたうろす',
          en: 'Minotaur',
          aliases: ['ミノタウルス', '牛の傭兵'],
        },
        {
          ja: 'シェイプシフター',
          reading: 'しぇいぷしふたー',
          en: 'Shapeshifter',
          aliases: ['シェイプシフタ', '変身者', 'shape shifter'],
        },
      ],
      aliases: ['傭兵の準備', '傭兵の種類', 'which mercenaries', 'mercenary setup'],
      body: {
        ja: [
          '準備で、使う傭兵のミニチュアとカードを好きな組だけサプライに置く。',
          '用意されているのはミノタウロスとシェイプシフター。',
          '雇った傭兵は自分のユニットとして配置や戦闘に使う。',
          '能力はそれぞれのカードに従う。',
        ],
        en: [
          'At set-up put as many mercenary miniatures with their cards into the supply as you like.',
          'Available are the Minotaur and the Shapeshifter.',
          'A hired mercenary is your unit, to be placed and to fight.',
          'Their abilities are as printed on the cards.',
        ],
      },
      related: ['mercenary-hire', 'what-is-a-unit', 'options-overview'],
      source: ['26', '294-302'],
    },
    {
      id: 'mercenary-hire',
      roles: [],
      title: {
        ja: '傭兵は金貨1で次の再編成まで、オーブ1でずっと',
        en: 'Mercenary: 1 Gold until you regroup, 1 Orb for the rest of the game',
      },
      reading: 'ようへいはきんか1でつぎのさいへんせいまで、おーぶ1でずっと',
      terms: [
        {
          ja: '傭兵を雇う',
          reading: 'ようへいをやとう',
          en: 'hire a mercenary',
          aliases: ['雇用', '傭兵のコスト', 'hire', 'cost of a mercenary'],
        },
      ],
      aliases: ['傭兵が戻る', '傭兵はいつまで', 'how long', 'mercenary leaves', '再編成 傭兵'],
      body: {
        ja: [
          'フリーアクションで、サプライの傭兵1体を雇う。',
          {
            head: ['支払い', '期間'],
            rows: [
              ['金貨1枚', '次の自分の再編成のステップ4でサプライに戻る'],
              ['オーブ1個（カード左下に置く）', 'ゲームの残りの間'],
            ],
          },
          'カードを手元に、ミニチュアを準備エリアに置く。',
        ],
        en: [
          'As a free action hire one mercenary from the supply.',
          {
            head: ['Payment', 'Duration'],
            rows: [
              ['1 Gold', 'returns to the supply in step 4 of your next regroup'],
              ['1 Orb (put on the lower left of the card)', 'rest of the game'],
            ],
          },
          'Keep the card and put the miniature into your Ready Area.',
        ],
      },
      related: ['mercenaries', 'regroup', 'orb-uses', 'free-actions'],
      source: ['122', '162-164', '300'],
      links: { steps: ['mercenariesLeave'], notices: ['mercenaryLeaves'] },
    },
    {
      id: 'oracle',
      roles: [],
      title: {
        ja: '神託の地：冒険カード1枚か魔法カード1枚（選択）',
        en: 'Oracle: 1 Adventure card or 1 Magic card (option)',
      },
      reading: 'しんたくのち：ぼうけんかーど1まいかまほうかーど1まい（せんたく）',
      terms: [
        {
          ja: '神託の地',
          reading: 'しんたくのち',
          en: 'Oracle',
          aliases: ['神託', 'オラクル', '神託所', 'oracle tile'],
        },
      ],
      aliases: ['神託の効果', 'oracle action', 'カードを1枚得る'],
      body: {
        ja: [
          'ユニットを配置したら、冒険カード1枚か魔法カード1枚のどちらかを得る。',
          '冒険カードなら表のカードから選び、右上のコストを払って、その精霊の精霊パワーを1つ進める。',
          'その後、その冒険デッキの次のカードを表にする。',
          'ダンジョンと違い、領土の追加も2枚目もない。',
        ],
        en: [
          'When you place a unit there, gain either one Adventure card or one Magic card.',
          'For an Adventure card choose a face-up one, pay the cost at its top right and advance its elemental power by one.',
          'Then turn up the next card of that Adventure deck.',
          'Unlike the Dungeon there is no new realm and no second card.',
        ],
      },
      related: ['oracle-setup', 'dungeon-first-card', 'realm-actions-table'],
      source: ['304-306', '310'],
    },
    {
      id: 'oracle-setup',
      roles: [],
      title: {
        ja: '神託の地の準備は人数で違う',
        en: 'Setting up the Oracle depends on the player count',
      },
      reading: 'しんたくのちのじゅんびはにんずうでちがう',
      aliases: ['神託の地 置き換え', 'oracle setup', '神託の地 何枚'],
      body: {
        ja: [
          {
            head: ['人数', '変更', '最初の領土', '廃墟', 'スタック'],
            rows: [
              ['2', '最初の領土1枚と置き換え', '4', '6', '8'],
              ['3', '最初の領土1枚と置き換え', '6', '6', '9'],
              ['4', '2枚目のダンジョンの代わり', '8', '6', '10'],
              ['5', '2枚目のダンジョンの代わり', '8', '6', '13'],
            ],
          },
          '2人と3人では、外した精霊の領土を領土スタックに戻す。',
        ],
        en: [
          {
            head: ['Players', 'Change', 'First realms', 'Ruins', 'Stack'],
            rows: [
              ['2', 'replaces one first realm', '4', '6', '8'],
              ['3', 'replaces one first realm', '6', '6', '9'],
              ['4', 'instead of the second Dungeon', '8', '6', '10'],
              ['5', 'instead of the second Dungeon', '8', '6', '13'],
            ],
          },
          'With two or three players the elemental realm taken out returns to the realm stack.',
        ],
      },
      related: ['oracle', 'setup-by-players', 'setup-ruins'],
      source: ['308'],
    },
  ],
};
