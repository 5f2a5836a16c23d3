import type { PartTexts } from '../../../joinTexts';

export const skeletons = {
  names: {
    ashStaff: 'アッシュスタッフ',
    runestone: 'ルーンストーン',
    fetish: '呪物',
    horn: 'ホーン',
    banner: '旗',
    pauldrons: '肩当て',
    bombBag: 'ボムバッグ',
    longbow: 'ロングボウ',
    blightArrow: '枯死の矢',
    greatAxe: 'グレートアックス',
    helmet: 'ヘルメット',
    shield: '盾',
    poison: '毒',
    leatherBoots: 'レザーブーツ',
    kukri: 'ククリ',
  },

  tracks: {
    stability: { label: '安定性', hint: 'ターンの終わりに +2。始まりは2（公開資料による）' },
    inPlay: { label: '出ているスケルトン', hint: '2体から5体。失われることはない' },
    skulls: { label: 'マップの髑髏', hint: '高笑いする髑髏。2個まで。敵が入るとボックスに戻る' },
    skullsLost: { label: 'ボックスに戻った髑髏', hint: 'もう使えない' },
    pitMarkers: { label: '横穴マーカー', hint: '4個まで。取り除けない' },
    screams: { label: 'このターンの叫び' },
  },

  toggles: {
    ashStaff: {
      label: 'アッシュスタッフ',
      hint: '安定性1：隣のタイルの蜘蛛の巣とランプを除く',
    },
    runestone: { label: 'ルーンストーン', hint: '髑髏を動かせる' },
    fetish: {
      label: '呪物',
      hint: 'キャスティがちょうど2スペース先をアタックでき、取り除かれない',
    },
    horn: { label: 'ホーン', hint: '叫びで、マップのどのスケルトンも動かせる' },
    banner: { label: '旗', hint: 'ターンに2回叫べる' },
    pauldrons: { label: '肩当て', hint: 'スクリーミーの防御力 +1' },
    bombBag: { label: 'ボムバッグ', hint: '安定性1：見える壁にブリーチ、またはここに横穴マーカー' },
    longbow: { label: 'ロングボウ', hint: 'シューティーが2〜4スペース先をアタックできる' },
    blightArrow: { label: '枯死の矢', hint: '安定性1：1つの方向の蜘蛛の巣とランプを除く' },
    greatAxe: { label: 'グレートアックス', hint: 'スラッシィのアタックは安定性0' },
    helmet: { label: 'ヘルメット', hint: 'スラッシィはライトタイルにいても安定性を失わない' },
    shield: { label: '盾', hint: 'スラッシィの防御力 +1' },
    poison: { label: '毒', hint: '命中後に安定性1：ヘルスをもう1減らし、カードをボックスに戻す' },
    leatherBoots: { label: 'レザーブーツ', hint: 'スタッビィは6スペースまで動ける' },
    kukri: { label: 'ククリ', hint: 'スタッビィの能力が2倍になる' },
    activated: { label: '行動した' },
    looted: { label: 'このターンに奪った' },
    poisonUsed: { label: '毒はボックスに戻した', hint: 'もう引けない' },
    summoned: { label: 'このターンに召喚した' },
  },

  orders: {
    march: {
      label: '行進順番',
      hint: '上がボードの左端。取り除かれたスケルトンのカードは、自動で先頭に移る',
    },
  },

  actions: {
    strike: { label: 'アタック！', effect: '安定性 −1。筋力が防御力を上回れば命中' },
    loot: { label: '奪う！', effect: '安定性 +2（ターンに1回）' },
    breachWall: { label: '突破！', effect: '安定性 −1' },
    tunnel: { label: 'トンネル！', effect: '別の横穴へ' },
    arm: { label: '集める！', effect: '武器庫で装備1枚' },
    placeSkulls: { label: '髑髏を置く', effect: '1個ごとに安定性 −1' },
    skullEntered: { label: '髑髏に敵が入った', effect: '髑髏をボックスに戻す' },
    scream: { label: '叫ぶ', effect: '安定性 −1、別のスケルトンが5スペース動く' },
    placePitMarker: { label: '横穴マーカーを置く', effect: '安定性 −1' },
    bombWall: { label: 'ボムバッグでブリーチ', effect: '安定性 −1、見える壁に' },
    clearTokens: { label: '蜘蛛の巣とランプを除く', effect: '安定性 −1、除いた分の巣も減る' },
    payForLight: { label: 'ライトタイルの分を払う', effect: '1体ごとに安定性 −1' },
    summon: { label: '召喚する', effect: '安定性 −3、スケルトン +1' },
    skeletonRemoved: { label: '取り除かれた', effect: 'ダイスで戻り、カードは先頭へ' },
  },

  inputs: {
    skeleton: { label: 'スケルトン' },
    target: { label: '対象' },
    spaces: {
      label: '邪魔しているスペース',
      hint: '対象の隣で、ほかのスケルトンか髑髏のいるスペース。何体いても1。シンギーは2スペース先まで',
    },
    defence: {
      label: '対象の防御力',
      hint: '備えや恐怖で変わる。卵のタイルに入るとブラッドが1減る。ボードと違えば直す',
    },
    strong: { label: '筋力2にする', hint: '安定性をもう1' },
    far: { label: '離れてアタックする', hint: '取り除かれない' },
    gritLoss: { label: '経験値を奪う', hint: '命中後に安定性1。3（ククリなら6）' },
    usePoison: { label: '毒を使う', hint: '命中後に安定性1。ヘルスをもう1減らす' },
    gear: { label: '引いた装備' },
    skullsPlaced: { label: '置く髑髏' },
    onLit: {
      label: 'ライトタイルにいる数',
      hint: '横穴を除く。ヘルメットのスラッシィは数えない',
    },
  },

  steps: {
    skeletonsLight: {
      title: 'ライトタイルの分を払う',
      points: [
        '横穴でないライトタイルにいるスケルトン1体ごとに、安定性 −1',
        '空きスペースと敷地は数えない。安定性は0を下回らない',
      ],
    },
    skeletonsActivate: {
      title: '1体ずつ行動する',
      points: [
        '左から順に全員。先頭に移っても、1ターンに1回だけ',
        '5スペース（スニッフィーは6）まで。空きスペースと敷地も通れる。壁は通れない',
        'ランプか蜘蛛の巣で移動は止まる。入ると1つずつ取り除く',
        '動いた後にアクションを1つ：アタック、奪う、突破、トンネル、集める',
        'アタックの後は、命中でも失敗でも取り除かれ、すぐにダイスで戻る',
        '能力は行動の間ならいつでも使える',
        '筋力は1、邪魔しているスペース1つごとに +1',
      ],
    },
    skeletonsSummon: {
      title: '召喚する',
      points: ['ターンに1回だけ。安定性3で、いちばん左の裏向きのカードを表にする', '最大5体'],
    },
    skeletonsGain: {
      title: '安定性を得る',
      points: ['終えると安定性 +2'],
    },
  },

  sections: {
    activation: '行動のアクション',
    abilities: '能力と装備',
    march: '行進順番',
    thisTurn: 'このターン',
    casty: 'キャスティの装備',
    screamy: 'スクリーミーの装備',
    shooty: 'シューティーの装備',
    slashy: 'スラッシィの装備',
    stabby: 'スタッビィの装備',
  },

  notices: {
    skeletonRespawns: {
      title: '{{skeleton}}が取り除かれた：ダイスで戻す',
      body: 'スポーンダイスを振って置く。カードは先頭に移った。',
    },
    shinyRespawns: {
      title: '{{skeleton}}が取り除かれた：場所を選んで戻す',
      body: 'ダイスは振らず、好きなスポーン地点に置く。カードは先頭に移った。',
    },
    skeletonSummoned: {
      title: '{{skeleton}}が加わる',
      body: 'スポーンダイスを振って置く。',
    },
    shinySummoned: {
      title: '{{skeleton}}が加わる',
      body: 'ダイスは振らず、好きなスポーン地点に置く。召喚でも選べることは推測。',
    },
    lastSpiderlingOpen: {
      title: '最後の蜘蛛の子をスケルトンが取り除いた',
      body: 'パラディンかアーマードナイトの勝利になるかは、資料では決まらない。卓で決め、勝利にしないなら元に戻す。',
    },
    strikeHits: { title: '命中' },
    strikeMisses: { title: '失敗', body: '筋力は防御力を上回らなければならない。' },
    shadowPaladinFlees: {
      title: 'シャドウパラディンが逃げる',
      body: '近いダークタイルへ。スケルトンの命中ではヘルスは減らない。スケルトンだけの卓では、未決着なので扱いを決めておく。',
    },
  },

  refusals: {
    skeletonNotInPlay: '{{skeleton}}が出ていない',
    noGearLeft: '装備はすべて配り終えた',
    noSkullLeft: '置ける髑髏がない',
    noSkull: 'マップに髑髏がない',
    screamedEnough: 'このターンはもう叫べない',
    nobodyDigs: 'ボムバッグのシューティーもスマッシーも出ていない',
    noBombBag: 'ボムバッグが出ていない',
    noPitMarkerLeft: '横穴マーカーは4個まで',
    nobodyClears: 'アッシュスタッフも枯死の矢も出ていない',
    allInPlay: '5体すべてが出ている',
  },

  phrases: {
    skeletonWaits: '裏向き',
    skeletonActed: '行動した',
    skeletonCarries: '{{gear}}',
  },
} satisfies PartTexts;
