import type { PartTexts } from '../../../joinTexts';

export const manor = {
  names: {
    reveal: '公開',
    shift: 'シフト',
    swap: 'スワップ',
    walls: '壁',
    wraith: 'レイス',
    treasures: 'トレジャーと儀式',
    ritual1: '封印1（道4タイル）',
    ritual2: '封印2（道6タイル）',
    ritual3: '封印3（道7タイル）',
  },

  tracks: {
    seals: { label: '封印', hint: '館は14（易しい難易度では11か13）で勝つ' },
    ritualHand: { label: '儀式の手札', hint: '引いた後は5枚まで' },
    revealOmens: { label: '公開の前兆' },
    shiftOmens: { label: 'シフトの前兆' },
    swapOmens: { label: 'スワップの前兆' },
    wallsOmens: { label: '壁の前兆' },
    wraithOmens: { label: '「歩く」の前兆' },
    treasuresOmens: { label: 'トレジャーと儀式の前兆' },
  },

  marks: { win: '勝利' },

  toggles: {
    ritualDone: { label: 'このターンに儀式を行った' },
    revealPortent: { label: '公開の予兆', hint: '置くと、ずっと1マス埋まる。取り除かれない' },
    shiftPortent: { label: 'シフトの予兆', hint: '置くと、ずっと1マス埋まる。取り除かれない' },
    swapPortent: { label: 'スワップの予兆', hint: '置くと、ずっと1マス埋まる。取り除かれない' },
    wallsPortent: { label: '壁の予兆', hint: '置くと、ずっと1マス埋まる。取り除かれない' },
    wraithPortent: { label: '「歩く」の予兆', hint: '置くと、ずっと1マス埋まる。取り除かれない' },
    treasuresPortent: {
      label: 'トレジャーと儀式の予兆',
      hint: '置くと、ずっと1マス埋まる。取り除かれない',
    },
  },

  derived: {
    omensLeft: { label: '割り当てていない前兆' },
    revealCounts: { label: '公開するタイル' },
    shiftRanges: { label: 'シフトの範囲' },
    swapRanges: { label: 'スワップの範囲' },
    wallCounts: { label: '置く壁' },
    wraithMoves: { label: 'レイスの移動' },
    treasuresToPlace: { label: '置くトレジャー' },
    ritualsToDraw: { label: '引く儀式カード' },
  },

  actions: {
    performRitual: { label: '儀式を行う', effect: '手札 −1、封印 +1〜3（ターンに1回）' },
  },

  inputs: {
    ritual: { label: '儀式' },
    portentOn: { label: '予兆を置くトラック', hint: 'カードに書かれたトラック' },
  },

  steps: {
    manorOmens: {
      title: '前兆を割り当てる',
      points: [
        '最初のターン：まずレイスを、フィギュアのないタイルに置く',
        '前兆3個を、各トラックの左から置く。予兆のマスは埋まっている',
      ],
    },
    manorPowers: {
      title: '力を上から順に使う',
      points: [
        '公開 → シフト → スワップ → 壁 → 歩く。キューブが1個もないトラックは使えない',
        'シフトは、タイルを別のタイルに接する空きスペースへ動かすか、その場で回す',
        '空きスペースがもうなければ、シフトはスワップとして働く',
        'スワップは2枚を入れ替えるか、それぞれを回す',
        '駒がいるタイルも動かせ、駒は一緒に動く',
      ],
    },
    manorRitual: {
      title: '儀式を1回行う',
      points: [
        'レイスのタイルから、フィギュアのないライトタイルだけの道。壁は通れない',
        '道の長さは、封印1なら4タイル、2なら6、3なら7。レイスのタイルも数える',
        'レイスを道の終わりへ動かし、カードの示す所にポルターガイストを置く',
        '封印1のカードは、そのトラックの左端に予兆を残す',
      ],
    },
    manorTreasures: {
      title: 'トレジャーを置き、儀式を引く',
      points: [
        'トレジャーは空のダークタイルへ',
        '埋まったマス0・1・2・3で、トレジャー1・1・2・2、カード0・1・2・3',
        '手札が5枚を超えたら捨てる。終えると手札が増える',
      ],
    },
    manorReturn: {
      title: '前兆を戻す',
      points: ['終えると前兆がすべて戻る', '予兆は残る'],
    },
  },

  sections: {
    omenRows: '前兆のトラック',
    portents: '予兆',
  },

  notices: {
    discardRituals: {
      title: '儀式カードを{{cards}}枚捨てる',
      body: '手札は5枚まで。',
    },
  },

  refusals: {
    needsRituals: '儀式の手札が{{amount}}枚必要（今は{{have}}枚）',
  },
} satisfies PartTexts;
