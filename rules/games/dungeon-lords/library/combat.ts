import type { Chapter } from '../../../library/entry';

export const combatChapter: Chapter = {
  id: 'combat',
  title: { ja: '戦闘への引き継ぎと忘れやすい点', en: 'Handing over to combat; easily missed' },
  entries: [
    {
      id: 'combat-handover',
      roles: [],
      title: {
        ja: '戦闘フェイズ：戦闘カード4枚で4ラウンド',
        en: 'Combat phase: 4 rounds with the 4 combat cards',
      },
      reading: 'せんとうふぇいず：せんとうかーど4まいで4らうんど',
      terms: [
        {
          ja: '戦闘フェイズ',
          reading: 'せんとうふぇいず',
          en: 'Combat phase',
          aliases: ['戦闘パート', '戦闘フェーズ', '戦闘', 'バトル', 'battle', 'fight'],
        },
      ],
      aliases: ['戦闘の始め方', '戦闘 準備', 'start of combat', 'how combat works', '戦闘ラウンド'],
      body: {
        ja: [
          '毎年、建設4ラウンドのあとに戦闘4ラウンドを行う。',
          '持ち込むもの：トラップ、モンスター、ダンジョンの形、パーティの並び、スタートプレイヤーマーカー。',
          '邪悪度が動けば、戦闘中もパラディンは移ることがある。',
          '詳しい手順はルールブックに従う。',
        ],
        en: [
          'Each year 4 rounds of combat follow the 4 building rounds.',
          'You bring along traps, monsters, the shape of your dungeon, the line-up of the party and the Starting Player Token.',
          'The paladin may still move during combat when Evil changes.',
          'For the full procedure see the rulebook.',
        ],
      },
      note: {
        ja: 'この資料は建設フェイズ用で、戦闘の手順を含まない。',
        en: 'The source sheet is about the Building phase and has no combat procedure.',
      },
      related: [
        'building-phase-end',
        'combat-easily-missed',
        'combat-tile-choice',
        'combat-trap-in-room',
        'combat-fatigue',
      ],
      source: ['9-13', '25', '116', 'D1'],
    },
    {
      id: 'combat-tile-choice',
      roles: [],
      title: {
        ja: '戦闘の場所：入口に一番近い未制圧タイルから選ぶ',
        en: 'Where to fight: any unconquered tile nearest the entrance',
      },
      reading: 'せんとうのばしょ：いりぐちにいちばんちかいみせいあつたいるからえらぶ',
      terms: [
        {
          ja: '入口',
          reading: 'いりぐち',
          en: 'entrance',
          aliases: ['入り口', 'ダンジョンの入口', 'エントランス', 'dungeon entrance'],
        },
      ],
      aliases: ['戦闘 タイル 選ぶ', '戦う場所', 'combat tile', 'choose battlefield', '距離'],
      body: {
        ja: [
          '毎ラウンド、制圧されていないタイルのうち入口に一番近いものを選ぶ。',
          '近さは、ダンジョンの中を通る歩数で数える。',
          '同じ近さのものが複数あれば、前に何が起きたかに関係なく自由に選べる。',
        ],
        en: [
          'Each round choose one of the unconquered tiles nearest the entrance.',
          'Count the distance in steps through the dungeon.',
          'If several are equally near, choose freely, whatever happened before.',
        ],
      },
      related: ['combat-handover', 'conquered', 'combat-trap-in-room'],
      source: ['D1'],
    },
    {
      id: 'combat-trap-in-room',
      roles: [],
      title: {
        ja: '部屋でトラップを使うと1ゴールド余分にかかる',
        en: 'A trap used in a room costs 1 gold more',
      },
      reading: 'へやでとらっぷをつかうと1ごーるどよぶんにかかる',
      terms: [
        {
          ja: 'ラビリンス',
          reading: 'らびりんす',
          en: 'Labyrinth',
          aliases: ['迷宮', '迷路', 'maze'],
        },
      ],
      aliases: ['部屋 トラップ', '部屋の戦闘 罠', 'trap in a room', 'trap cost', '罠 部屋 費用'],
      body: {
        ja: [
          '戦闘の場所が部屋なら、トラップを使うとき1ゴールド余分に払う。',
          'ラビリンスだけは例外で、余分な費用がない。',
        ],
        en: [
          'If you fight in a room, using a trap costs 1 gold more.',
          'The Labyrinth is the exception: no extra cost.',
        ],
      },
      note: {
        ja: 'ラビリンスの日本語版での名前は未確認。',
        en: 'The name of the Labyrinth in the Japanese edition is unconfirmed.',
      },
      related: ['combat-handover', 'trap', 'combat-tile-choice'],
      source: ['D1'],
    },
    {
      id: 'combat-fatigue',
      roles: [],
      title: {
        ja: '何も制圧しなかったパーティは疲労しない',
        en: 'A party that conquers nothing takes no fatigue',
      },
      reading: 'なにもせいあつしなかったぱーてぃはひろうしない',
      terms: [
        {
          ja: '疲労',
          reading: 'ひろう',
          en: 'fatigue',
          aliases: ['疲れ', '疲労ダメージ', 'exhaustion', 'tired'],
        },
      ],
      aliases: ['疲労 いつ', '疲労しない', 'no fatigue', 'when fatigue', '戦闘カード 疲労'],
      body: {
        ja: [
          '疲労の量は戦闘カードの表示に従う。',
          'そのラウンドに1枚も制圧しなければ、パーティは疲労を受けない。',
        ],
        en: [
          'The amount of fatigue is printed on the combat card.',
          'If the party conquers nothing that round, it takes none.',
        ],
      },
      related: ['combat-handover', 'conquered', 'setup-combat-cards'],
      source: ['D1'],
    },
    {
      id: 'combat-conquest-evil',
      roles: [],
      title: {
        ja: 'タイル1枚が制圧されるごとに邪悪度−1',
        en: 'Each conquered tile lowers your Evil by 1',
      },
      reading: 'たいる1まいがせいあつされるごとにじゃあくど-1',
      aliases: ['制圧 邪悪度', '制圧されると', 'conquest evil', 'evil in combat', '戦闘 邪悪度'],
      body: {
        ja: [
          '自分のタイルが1枚制圧されるたびに、自分の邪悪度を1下げる。',
          '下げたらすぐにパラディンの移動を確かめる。',
        ],
        en: [
          'Whenever one of your tiles is conquered, lower your Evil by 1.',
          'Then check at once whether the paladin moves.',
        ],
      },
      related: ['conquered', 'evil-changes', 'paladin-moves'],
      source: ['D1'],
    },
    {
      id: 'easily-missed',
      roles: [],
      title: { ja: '忘れやすい規則（建設）', en: 'Easily missed rules (building)' },
      reading: 'わすれやすいきそく（けんせつ）',
      aliases: [
        'よくある間違い',
        '注意点',
        '間違えやすい',
        'common mistakes',
        'often forgotten',
        'チェックリスト',
      ],
      body: {
        ja: [
          '採掘は制圧されていないトンネル1枚につき1ゴールドまでで、部屋は数えない。',
          '部屋は空きマスでなくトンネルの上に建て、部屋同士は隣り合えない。',
          '給料を払わないモンスターが去ると、邪悪度も1上がる。',
          'パラディンは邪悪度が動くたびに確かめる。同点なら動かない。',
          'モンスター雇用と部屋建設はⅢから先に選ぶ。',
          '2年目は1年目の生産部屋を2回まで使い、トラップは1枚多く引いて1枚捨てる。',
          '秋はスタートプレイヤーマーカーを渡さない。',
        ],
        en: [
          'Mining yields at most 1 gold for each unconquered tunnel; rooms do not count.',
          'A room goes onto a tunnel, never onto an empty space, and never beside another room.',
          'A monster that leaves unpaid also raises Evil by 1.',
          'Check the paladin after every change of Evil; on a tie he stays.',
          'Hire Monster and Build Room start with space III.',
          'In year 2 first-year production rooms work up to twice, and Buy Traps draws one more and gives one back.',
          'In Autumn the Starting Player Token is not passed on.',
        ],
      },
      related: [
        'mine-limit',
        'room-placement',
        'pay-day-unpaid',
        'paladin-moves',
        'reverse-orders',
      ],
      source: ['70', '86', '94', '98', '108', '118', 'D1'],
    },
    {
      id: 'combat-easily-missed',
      roles: [],
      title: { ja: '忘れやすい規則（戦闘）', en: 'Easily missed rules (combat)' },
      reading: 'わすれやすいきそく（せんとう）',
      aliases: [
        '戦闘 間違い',
        '戦闘 注意点',
        '戦闘ラウンド 忘れ',
        'combat mistakes',
        'forgotten in combat',
      ],
      body: {
        ja: [
          '場所は毎ラウンド、制圧されていないタイルのうち入口に一番近いものから選び直す。',
          '部屋でトラップを使うには1ゴールド余分に要る。ラビリンスでは要らない。',
          'タイルが1枚制圧されたら、持ち主の邪悪度を1下げ、パラディンを確かめる。',
          'パーティが何も制圧しなかったラウンドには、疲労はない。',
          '1年目に倒れたモンスターは、2年目の前に戻って来る。',
        ],
        en: [
          'Choose the place anew each round, from the unconquered tiles nearest the entrance.',
          'A trap in a room takes 1 gold more, except in the Labyrinth.',
          'For each conquered tile lower its owner’s Evil by 1, then check the paladin.',
          'In a round without a conquest the party takes no fatigue.',
          'A monster knocked out in year 1 is back before year 2.',
        ],
      },
      related: [
        'combat-handover',
        'combat-tile-choice',
        'combat-trap-in-room',
        'combat-conquest-evil',
        'knocked-out-monsters',
      ],
      source: ['D1'],
      links: { steps: ['combat1', 'combat2', 'combat3', 'combat4'] },
    },
  ],
};
