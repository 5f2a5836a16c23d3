import type { PartTexts } from '../../../joinTexts';

export const warlock = {
  names: {
    treasure: 'トレジャー',
    cursedPiece: '呪われた駒',
    dominationSpace: 'マス',

    strongSpirits: '強き霊',
    teleport: 'テレポート',
    leap: '跳躍',
    refuel: '補充',
    enclose: '囲い込み',
    treasureLink: '宝の絆',
    grow: '増殖',
    glower: '睨み',
    syphonSpecialize: '吸収特化',
    expand: '拡張',
  },

  setupFields: {
    dominationValues: {
      label: '支配トラックの数字',
      hint: 'ウォーロックのボードの数字を、左から空白かカンマで区切って5つとも入れる。空ならボードを見る',
    },
    spellsEnd: {
      label: '呪文トラックの上限',
      hint: '一番下を0としたときの、一番上のマス。ボードを見て入れる。初期値12は仮の値',
    },
    spellSymbols: {
      label: '呪文の印があるマス',
      hint: '一番下を0として、下から空白かカンマで区切る。空なら、印に達したときに自分で引く',
    },
    skittishUp: {
      label: '臆病で失う呪いを切り上げる',
      hint: 'ルール資料は切り捨て、準備シートは切り上げと伝えられる。未決着なので卓で選ぶ',
    },
  },

  tracks: {
    dominated: { label: '支配した駒', hint: '5個で勝利。いかさま師は4個（公開資料による）' },
    curses: {
      label: '呪い',
      hint: 'まだ置いていないもの。マーカーは駒の下の分と合わせて20個（公開資料による）、開始時の0は推定',
    },
    magicCubes: {
      label: '魔力キューブ',
      hint: '支配トラックで増える。3〜5個、心を曲げる者は2〜4個（4は推定）',
    },
    cubesUsed: { label: '使った魔力キューブ', hint: '回収の手順で手元に戻る' },
    summoned: { label: 'このターンの召喚', hint: '増殖があれば、2体目はキューブを使わない' },
    spellsTrack: { label: '呪文トラック', hint: '一番下が0。印に達したら呪文を3枚引く' },
    spells: { label: '手札の呪文', hint: '3枚ごとに1枚を使い、2枚を捨てる' },
    markers: {
      label: '呪いマーカー',
      hint: 'ここで増減した分は、置いていないマーカーから。手元の呪いは「呪う」で置く',
    },
  },

  marks: {
    dominationGoal: '勝利',
    spellSymbol1: '呪文3枚',
    spellSymbol2: '呪文3枚',
    spellSymbol3: '呪文3枚',
    spellSymbol4: '呪文3枚',
    spellSymbol5: '呪文3枚',
    spellSymbol6: '呪文3枚',
    spellSymbol7: '呪文3枚',
    spellSymbol8: '呪文3枚',
  },

  toggles: {
    teleported: { label: 'テレポートを使った', hint: 'ターンに1回' },
    strongSpirits: { label: '強き霊', hint: 'ポルターガイストの防御力が2' },
    teleport: { label: 'テレポート', hint: '魔力キューブ1個で、どのダークタイルへも。ターンに1回' },
    leap: { label: '跳躍', hint: '忍び足の前か後に、ライトタイルをまっすぐ跳び越える' },
    refuel: { label: '補充', hint: '2個以上の駒を一度に呪うと、呪い +2' },
    enclose: { label: '囲い込み', hint: '魔力キューブ1個で、周囲にフォースウォール2枚' },
    treasureLink: { label: '宝の絆', hint: 'トレジャーはいつもネットワークに入る' },
    grow: { label: '増殖', hint: 'ターンに2体目のポルターガイスト召喚は、魔力キューブを使わない' },
    glower: { label: '睨み', hint: 'ターン終了時に呪いが5以上なら、その半分（切り上げ）を得る' },
    syphonSpecialize: {
      label: '吸収特化',
      hint: '周囲のフィギュアが全部1人のものなら、吸収は2倍',
    },
    spaceTaken1: { label: '1つ目のマスに駒がある' },
    spaceTaken2: { label: '2つ目のマスに駒がある' },
    spaceTaken3: { label: '3つ目のマスに駒がある' },
    spaceTaken4: { label: '4つ目のマスに駒がある' },
    spaceTaken5: { label: '5つ目のマスに駒がある' },
  },

  choices: {
    kind: { label: '種類' },
  },

  collections: {
    cursed: {
      label: '呪われた駒',
      item: '呪われた駒',
      add: '呪われた駒を加える',
      empty: '呪われた駒はない',
    },
  },

  derived: {
    magicCubesLeft: { label: '残りの魔力キューブ' },
    markersAside: { label: '置いていない呪いマーカー', hint: '手元の呪いと駒の下の分を除く' },
    spellsToPlay: { label: '使う呪文', hint: '手札3枚ごとに1枚' },
  },

  actions: {
    curse: { label: '呪う', effect: '呪いを駒に均等に置く' },
    dominate: { label: '支配する', effect: '支配 +1、マーカーは横に戻る' },
    flee: { label: '逃げる', effect: '呪い −{{lost}}、呪文トラック +1' },
    hexomancer: { label: '呪われた駒が除かれた', effect: '呪文トラック +1、マーカーは横に戻る' },
    gainMagicCube: { label: '魔力キューブを得る', effect: '魔力キューブ +1' },
    drawSpells: { label: '呪文を引く', effect: '手札 +3' },
    playSpell: { label: '呪文を使う', effect: '手札 −3、1枚を使い、2枚を捨てる' },
    sneak: { label: '忍び足', effect: '魔力キューブ −1、2スペース' },
    summonPoltergeist: {
      label: 'ポルターガイスト召喚',
      effect: '魔力キューブ −{{cubes}}、ポルターガイスト1体',
    },
    conjureTreasure: {
      label: '宝の具現',
      effect: '魔力キューブ −1、ポルターガイストの数だけマーカー',
    },
    syphon: { label: '吸収', effect: '魔力キューブ −1、呪い +{{gain}}' },
    teleport: { label: 'テレポート', effect: '魔力キューブ −1、どのダークタイルへも' },
    enclose: { label: '囲い込み', effect: '魔力キューブ −1、フォースウォール2枚' },
  },

  inputs: {
    item: { label: '呪われた駒' },
    markersPlaced: {
      label: '置く呪い',
      hint: '一部を残してよいかは書かれていない。卓で決めておく',
    },
    piecesCursed: {
      label: '呪われた駒のうち、呪うもの',
      hint: 'ネットワークにあるもの。余りは先に選んだ駒から',
    },
    newPoltergeists: {
      label: '新しく呪うポルターガイスト',
      hint: 'ネットワークにあり、まだマーカーのないもの',
    },
    newTreasures: {
      label: '新しく呪うトレジャー',
      hint: 'ネットワークにあり、まだマーカーのないもの',
    },
    spaceValue: { label: 'マスの数字', hint: 'ボードの、空いているマスのもの' },
    dominationSpace: { label: '支配トラックのマス' },
    spell: { label: '使う呪文', hint: '手札の別の2枚は捨てる' },
    poltergeistsInNetwork: {
      label: 'ネットワークのポルターガイスト',
      hint: '同じ数のマーカーが新しいトレジャーに載る',
    },
    figuresAround: { label: '周囲のフィギュア', hint: '斜めも含む8スペース。卵も数える' },
    poltergeistsAround: { label: 'そのうちポルターガイスト', hint: '呪いにならない' },
    ofOnePlayer: { label: '全部1人のもの', hint: '吸収特化で2倍' },
  },

  steps: {
    warlockCurse: {
      title: '呪いと支配',
      points: [
        '最初のターンは、先にフィギュアのないタイルへウォーロックを置く',
        '呪いはネットワークの駒に均等に置く。余りは1個ずつ',
        '前からのマーカーもならすかは書かれていない。アプリは置く分だけを分ける',
        '空いたマスの数字以上のマーカーがある駒は支配でき、マスの効果はすぐに起きる',
      ],
    },
    warlockSpells: {
      title: '呪文',
      points: ['手札3枚ごとに、1枚を使って2枚を捨てる', '3枚に満たない分は手札に残る'],
    },
    warlockCubes: {
      title: '魔力キューブを集める',
      points: ['終えると、使った魔力キューブがすべて手元に戻る'],
    },
    warlockAct: {
      title: 'アクション',
      points: [
        'アクション1回に魔力キューブ1個。残さず使える',
        '忍び足は2スペース。ダークタイル、横穴、空きスペースで終える',
        'ポルターガイストは周囲のフィギュアのないライトタイルへ、宝は周囲のフィギュアのないダークタイルへ',
        '吸収で得た呪いを置くのは、次のターン',
        '終えると、睨みがあり呪いが5以上なら、その半分を得る',
      ],
    },
  },

  sections: {
    warlockOffTurn: 'ほかのロールのターンに',
    warlockCurses: '呪いと支配',
    warlockMagic: '魔力キューブ',
    warlockSpells: '呪文',
    spellsInPlay: '使っている呪文',
    dominationTrack: '支配トラックのマス',
    warlockRulings: '卓で決めること',
  },

  notices: {
    checkDomination: {
      title: '支配できる駒を確かめる',
      body: 'マーカーが支配トラックの空いたマスの数字以上なら、支配できる。',
    },
    mayDominate: {
      title: '{{piece}}を支配できる',
      body: 'マーカー{{markers}}個。空いたマスを選んで移す。',
    },
    markersSpreadEvenly: {
      title: '{{pieces}}個の駒に{{each}}個ずつ',
      body: '呪いマーカー{{markers}}個を置く。',
    },
    markersSpread: {
      title: '{{pieces}}個の駒に{{each}}個ずつ、{{more}}個の駒はもう1個',
      body: '呪いマーカー{{markers}}個を置く。もう1個の駒は自分で選ぶ。変えるなら駒のマーカーを直す。',
    },
    perhapsCursed: {
      title: '除いた駒は呪われていた？',
      body: 'マーカーがあったなら、ウォーロックの呪文トラックが1進む。',
    },
    refueled: { title: '補充：呪い +{{gain}}', body: '2個以上の駒を一度に呪った。' },
    pieceDominated: {
      title: '駒を支配した',
      body: '支配トラックのマスへ移し、そこに書かれた効果をすぐに行う。呪いマーカーは横に戻す。',
    },
    fled: {
      title: 'ウォーロックが逃げる',
      body: '2以上離れた、一番近いダークタイル、横穴、空きスペースへ移す。',
    },
    spellsDrawn: {
      title: '呪文の印：{{drawn}}枚引く',
      body: '手札は{{drawn}}枚増やしてある。',
    },
    glowered: { title: '睨み：呪い +{{gain}}', body: '持っていた呪いの半分、切り上げ。' },
    expandNow: {
      title: '拡張：タイルを加える',
      body: '未占領のタイルを1枚公開し、ダークタイルを1枚、トレジャーを1つ加える。',
    },
  },

  refusals: {
    dominationValuesAll: '支配トラックの数字は、{{all}}つとも入れるか、空にする',
    needsCurses: '呪いが{{amount}}必要（今は{{have}}）',
    chooseCursedPiece: '呪う駒を1つ以上選ぶ',
    noCursedPiece: '呪われた駒がない',
    tooFewMarkers: 'マーカーが{{amount}}個必要（今は{{have}}個）',
    noEmptySpace: '支配トラックに空いたマスがない',
    noSpellLeft: '引ける呪文も使える呪文もない',
    needsSpells: '手札の呪文が{{amount}}枚必要（今は{{have}}枚）',
    noMagicCubeLeft: '魔力キューブはもうない',
    moreThanAround: 'ポルターガイストが周囲のフィギュアより多い',
  },

  phrases: {
    cursedPieceDetail: '{{kind}}、マーカー{{markers}}個',
    canBeDominated: '支配できる',
    markersNeeded: 'マーカー{{amount}}個で支配できる',
    spaceAsks: '数字{{value}}',
  },

  notes: {
    warlockOpen: {
      title: '資料で決まらないこと',
      body: '呪いを残してよいか、前からのマーカーもならすかは書かれていない。支配した駒のマーカーは、手元の呪いではなく横に戻すとした。使った呪文は場に残るとした。臆病の端数は準備で選ぶ。準備の数と枚数は公開資料によるので、手元のルールブックを優先する。',
    },
  },
} satisfies PartTexts;
