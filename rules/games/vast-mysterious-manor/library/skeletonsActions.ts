import type { Chapter } from '../../../library/entry';

export const skeletonsActionsChapter: Chapter = {
  id: 'skeletons-actions',
  title: { ja: 'スケルトン：アクション', en: 'Skeletons: actions' },
  entries: [
    {
      id: 'skeleton-actions',
      roles: ['skeletons'],
      title: { ja: '移動の後のアクションは4つから1つ', en: 'After moving: one of four actions' },
      reading: 'いどうのあとのあくしょんは4つから1つ',
      aliases: ['スケルトン アクション', 'skeleton actions', 'スケルトン できること', 'one action'],
      body: {
        ja: [
          {
            head: ['アクション', '効果'],
            rows: [
              ['奪う！', 'ここのトレジャートークン1つを取り除き、安定性 +2'],
              ['集める！', '武器庫で装備カードを1枚引く'],
              ['アタック！', '同じスペースの相手をアタック。安定性1以上が必要'],
              ['トンネル！', 'ほかのプレイヤーの駒がいない任意の横穴へ。移動力はかからない'],
            ],
          },
          '1体につき1つだけ。何もしなくてもよい。',
          '奪う！と集める！の後は、残った移動力を使えない。',
        ],
        en: [
          {
            head: ['Action', 'Effect'],
            rows: [
              ['LOOT!!', 'remove one treasure token here: Stability +2'],
              ['GATHER!!', 'on an Armory: draw a gear card'],
              ['STRIKE!!', 'attack a piece on this space; needs 1 Stability or more'],
              ['TUNNEL!!', 'go to any Pit without a piece of another player, for no Movement'],
            ],
          },
          'One for each Skeleton, or none.',
          'After LOOT!! and GATHER!! any Movement left is gone.',
        ],
      },
      note: {
        ja: 'アタック！とトンネル！の後に残りの移動力を使えるかは、はっきり書かれていない。アクションは移動を終えてから行うので、使えないと読むのが自然。',
        en: 'Whether Movement may be spent after STRIKE!! or TUNNEL!! is not stated. Actions come after the movement, so the natural reading is no.',
      },
      related: [
        'skeleton-action-loot',
        'skeleton-action-gather',
        'skeleton-action-strike',
        'skeleton-action-tunnel',
      ],
      source: ['252-256'],
    },
    {
      id: 'skeleton-action-loot',
      roles: ['skeletons'],
      title: {
        ja: '奪う！：トレジャー1つで安定性 +2',
        en: 'LOOT!!: a treasure gives Stability +2',
      },
      reading: 'うばう！：とれじゃー1つであんていせい +2',
      terms: [
        {
          ja: '奪う！',
          reading: 'うばう',
          en: 'LOOT!!',
          aliases: ['奪う', '奪うアクション', 'トレジャーを奪う', 'loot a treasure'],
        },
      ],
      aliases: ['スケルトン トレジャー', 'スケルトン 宝', 'skeleton treasure', '宝を奪う'],
      body: {
        ja: [
          'いるスペースのトレジャートークン1つを取り除き、安定性2を得る。',
          'トレジャーカードは引かない。',
          'この後、そのスケルトンは移動力を使えない。',
        ],
        en: [
          'Remove one treasure token from the Skeleton’s space and gain 2 Stability.',
          'No treasure card is drawn.',
          'After this the Skeleton can spend no more Movement.',
        ],
      },
      related: ['skeleton-actions', 'skeleton-stability', 'manor-role-treasures'],
      source: ['253'],
    },
    {
      id: 'skeleton-action-gather',
      roles: ['skeletons'],
      title: {
        ja: '集める！：武器庫で装備を1枚引く',
        en: 'GATHER!!: draw a gear card on an Armory',
      },
      reading: 'あつめる！：ぶきこでそうびを1まいひく',
      terms: [
        {
          ja: '集める！',
          reading: 'あつめる',
          en: 'GATHER!!',
          aliases: ['集める', '装備を集める', '集めるアクション', 'ARM!!', 'gather gear', 'arm'],
        },
      ],
      aliases: [
        '装備の取り方',
        '武器庫 スケルトン',
        'get gear',
        'draw gear',
        'armory action',
        '装備カード 引く',
      ],
      body: {
        ja: [
          '武器庫にいるスケルトンが使う。武器庫はライトでもダークでもよい。',
          '装備カードを1枚引き、そのカードに書かれたスケルトンのカードの下に置く。',
          '引いた装備が集めた本人のものとは限らない。装備はすぐに効く。',
          'この後、そのスケルトンは移動力を使えない。',
        ],
        en: [
          'For a Skeleton on an Armory, whether its tile is Lit or Dark.',
          'Draw one gear card and put it under the card of the Skeleton it belongs to.',
          'That need not be the one who gathered. The gear works at once.',
          'After this the Skeleton can spend no more Movement.',
        ],
      },
      note: {
        ja: '「一致するスケルトン」の下に置くとあるので、装備の名前の持ち主に付くと読んだ。',
        en: 'The source sheet says to put it under the matching Skeleton; read here as the one the gear is named for.',
      },
      related: ['skeleton-gear', 'skeleton-gear-table', 'skeleton-actions'],
      source: ['254', '294'],
    },
    {
      id: 'skeleton-action-strike',
      roles: ['skeletons'],
      title: { ja: 'アタック！には安定性が1以上必要', en: 'STRIKE!! needs at least 1 Stability' },
      reading: 'あたっく！にはあんていせいが1いじょうひつよう',
      terms: [
        {
          ja: 'アタック！',
          reading: 'あたっく',
          en: 'STRIKE!!',
          aliases: ['スケルトンのアタック', 'スケルトンの攻撃', 'skeleton attack', 'strike'],
        },
      ],
      aliases: [
        '安定性0 アタック',
        'アタックできない',
        'attack with 0 stability',
        'スケルトン 攻撃 条件',
      ],
      body: {
        ja: [
          '同じスペースにいるほかのプレイヤーの駒1つをアタックする。',
          '安定性が0だとアタックできない。1以上を持っていればよく、先に払うのではない。',
          '筋力（1＋邪魔＋能力や装備）が、対象の筋力か防御力を上回れば成功。同じ値では失敗。',
          '成功した後、ふつうはアタックした側も離散し、安定性 −1。',
        ],
        en: [
          'Attack one piece of another player on the same space.',
          'At Stability 0 you cannot. You only need to have 1 or more; it is not a price paid beforehand.',
          'It succeeds if the Strength (1 + distracting + abilities and gear) is above the Strength or Defense of the target. A tie fails.',
          'Afterwards the attacker normally scatters as well: Stability −1.',
        ],
      },
      related: [
        'skeleton-attack-strength',
        'skeleton-distract',
        'skeleton-scatter',
        'skeleton-enter-opponent',
      ],
      source: ['255', '264', '291', '64'],
    },
    {
      id: 'skeleton-action-tunnel',
      roles: ['skeletons'],
      title: {
        ja: 'トンネル！：好きな横穴へ、移動力なしで',
        en: 'TUNNEL!!: to any free Pit, for no Movement',
      },
      reading: 'とんねる！：すきなよこあなへ、いどうりょくなしで',
      terms: [
        {
          ja: 'トンネル！',
          reading: 'とんねる',
          en: 'TUNNEL!!',
          aliases: ['トンネル', 'トンネルアクション', 'tunnel', 'dig'],
        },
      ],
      aliases: ['横穴 移動', 'pit travel', '横穴に潜る', 'スケルトン ワープ'],
      body: {
        ja: [
          'そのスケルトンを、ほかのプレイヤーの駒がいない横穴タイルのどれかに置く。',
          '距離も道も関係なく、移動力はかからない。',
          'どこからでも使える。今いる場所が横穴である必要は書かれていない。',
        ],
        en: [
          'Place the Skeleton on any Pit tile that holds no piece of another player.',
          'Distance and route do not matter; it costs no Movement.',
          'It works from anywhere: nothing says that the Skeleton must start on a Pit.',
        ],
      },
      related: ['skeleton-actions', 'skeleton-spawn', 'skeleton-bomb-bag'],
      source: ['256'],
    },
  ],
};
