import type { PartTexts } from '../../../joinTexts';

export const shadowPaladin = {
  names: {
    gaze: '凝視',
    float: '漂い',
    shroud: '覆い',
  },

  setupFields: {
    shadowEnd: {
      label: 'シャドウトラックの最後',
      hint: '最初のマスを0としたときの、最後のマス。ボードを見て入れる。初期値10は仮の値',
    },
    shadowHealth: {
      label: 'シャドウパラディンのヘルス',
      hint: 'ボードを見て入れる。初期値5は仮の値',
    },
    shadowCosts: {
      label: 'シャドウトラックの費用',
      hint: '1つ進むごとに払う破滅を、最初から空白かカンマで区切る。空なら、払う数をその都度入れる',
    },
    shadowDefences: {
      label: 'シャドウトラックの防御力',
      hint: '1に加わる数を、最初のマスから空白かカンマで区切る。空なら防御力を手で合わせる',
    },
    shadowSpirits: {
      label: 'シャドウトラックの魂',
      hint: '最初のマスから空白かカンマで区切る。空なら魂を手で合わせる。そのときの手札3枚は仮の値',
    },
  },

  tracks: {
    shadow: {
      label: 'シャドウトラック',
      hint: '最初のマスが0。最後まで進むと館から出て勝てる',
    },
    ruin: {
      label: '破滅',
      hint: 'キューブはマップの分と合わせて20個（公開資料による）。パラディンかスケルトンがいれば5で始まる',
    },
    ruinOnMap: { label: 'マップの破滅キューブ', hint: '次のターンの始めに集める' },
    ice: { label: '氷', hint: '5個まで（公開資料による）。1個でフォースウォール1枚' },
    brokenChains: { label: '断ち切った鎖カード' },
  },

  marks: {
    shadowGoal: '脱出',
  },

  toggles: {
    chainBroken: {
      label: 'このターンに鎖を断ち切った',
      hint: 'オフなら、ターン終了時に氷 +1',
    },
  },

  derived: {
    ruinToAdvance: { label: '次に進む破滅' },
  },

  actions: {
    shadowPower: { label: 'パワーカードを使う', effect: '手札 −1' },
    shadowStrike: { label: '一撃', effect: '手札 −1、破滅 +{{gain}}' },
    breakChain: { label: '鎖を断ち切る', effect: '同じカード2枚、断ち切った鎖 +1' },
    useChain: { label: '断ち切った鎖を使う', effect: '鎖カードの効果' },
    payDebt: { label: '負債を払う', effect: '手札 −1' },
    iceWall: { label: 'フォースウォールを置く', effect: '氷 −1' },
    advanceShadow: { label: 'シャドウトラックを進む', effect: '破滅 −{{cost}}、トラック +1' },
    placeRuin: { label: '破滅キューブを置く', effect: '孤立したライトタイルに1個ずつ' },
    discardCards: { label: '手札を捨てる', effect: '好きな枚数' },
    shadowIsHit: { label: '命中を受けた', effect: 'ヘルス −1、ダークタイルへ逃げる' },
    leaveManor: { label: '館から出る', effect: 'トラックの最後まで進んでいれば勝利' },
  },

  inputs: {
    shadowCard: { label: 'カード', hint: '効果はカードのとおり' },
    otherPieces: { label: 'アタックしたほかの駒', hint: 'スケルトンのほかの数' },
    chainLeaves: { label: '使った鎖カードを外す', hint: '残るかどうかはカードのとおり' },
    ruinPaid: { label: '払う破滅', hint: '次のマスに書かれた数' },
    isolatedTiles: {
      label: '孤立したライトタイル',
      hint: 'ほかのライトタイルと、開いた側面でつながらないもの',
    },
    cardsDiscarded: { label: '捨てる枚数' },
  },

  steps: {
    shadowCollect: {
      title: '破滅キューブを集める',
      points: [
        '終えると、マップの破滅キューブがすべて破滅になる',
        '取り除かれたキューブがあれば、先に数を直す',
      ],
    },
    shadowAct: {
      title: '移動とカード',
      points: [
        '2スペースまで動き、壁は1枚だけ抜けられる',
        'フィギュアのいるタイルには入れない。漂いだけは別',
        '一撃は必ず命中する。アタックした駒1つごとに破滅 +1',
        '鎖を断ち切ったら、錠付きを3枚まで補う',
      ],
    },
    shadowAdvance: {
      title: 'シャドウトラックを進む',
      points: [
        '書かれた破滅を払い、1つ進む。何度でもよい',
        '防御力と魂も変わる',
        '最後のマスに着いたら、館の出口から出て勝利',
      ],
    },
    shadowRuin: {
      title: '破滅キューブを置く',
      points: [
        '孤立したライトタイルに1個ずつ',
        '孤立とは、ほかのライトタイルと開いた側面でつながらないこと',
      ],
    },
    shadowEnd: {
      title: 'ターン終了',
      points: [
        '要らない手札は先に捨てる。何枚でもよい',
        '終えると、手札が魂の数まで増える',
        'このターンに鎖を断ち切っていなければ、氷 +1',
      ],
    },
  },

  sections: {
    ruinAndIce: '破滅と氷',
    shadowCards: 'カードと鎖',
    shadowRulings: '卓で決めること',
  },

  notices: {
    shadowFlees: {
      title: 'シャドウパラディンが逃げる',
      body: '一番近いダークタイルへ移す。',
    },
    mayLeaveManor: {
      title: 'シャドウトラックの最後：館から出られる',
      body: '館の出口から出れば勝利。出たら「館から出る」を押す。',
    },
    refillChains: {
      title: '鎖を断ち切った',
      body: '錠付きの鎖カードが3枚になるように補う。',
    },
  },

  refusals: {
    needsRuin: '破滅が{{amount}}必要（今は{{have}}）',
    needsIce: '氷が{{amount}}必要（今は{{have}}）',
    needsChain: '断ち切った鎖カードが{{amount}}枚必要（今は{{have}}枚）',
    needsShadow: 'シャドウトラックの{{amount}}まで進む必要がある（今は{{have}}）',
    shadowAtItsEnd: 'シャドウトラックの最後にいる',
    noRuinLeft: '破滅キューブはもうない',
    noHealth: 'ヘルスはもう0',
  },

  notes: {
    shadowOpen: {
      title: '資料で決まらないこと',
      body: 'ヘルスが減るのは、パラディンかアーマードナイトの命中だけと書かれている。どちらもいない卓では、スケルトンの命中で減らすかを決めておく。アーマードナイトはパラディンとして、破滅5で始まるとした。使った鎖カードが残るか、負債がいつ生じるかはカードで確かめる。',
    },
  },
} satisfies PartTexts;
