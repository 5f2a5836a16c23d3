import type { PartTexts } from '../../../joinTexts';

/** Seats, set-up, the table, and what several roles share. */
export const general = {
  seats: {
    paladin: 'パラディン',
    armoredKnight: 'アーマードナイト',
    skeletons: 'スケルトン',
    spider: 'スパイダー',
    shadowPaladin: 'シャドウパラディン',
    manor: '館',
    warlock: 'ウォーロック',
  },

  names: {
    skeleton: 'スケルトン',
    poltergeist: 'ポルターガイスト',
    elsewhere: '別のタイル',
    down: '切り捨て',
    up: '切り上げ',
    fire: '炎',
    light: '光',

    allRoles: '全ロール（5人）',
    withoutWarlock: 'ウォーロック抜き',
    withoutManor: '館抜き',
    paladinSkeletonsSpider: 'パラディン・スケルトン・スパイダー',
    paladinSpiderManor: 'パラディン・スパイダー・館',
    paladinSpiderWarlock: 'パラディン・スパイダー・ウォーロック',
    skeletonsSpiderWarlock: 'スケルトン・スパイダー・ウォーロック',
    skeletonsSpiderManor: 'スケルトン・スパイダー・館',
    paladinSpider: 'パラディン・スパイダー',
    skeletonsSpider: 'スケルトン・スパイダー',

    standard: 'ふつう',
    squire: '従者（とても易しい）',
    protector: '守護者（易しい）',
    justicar: '裁定者（難しい）',
    lord: '領主（とても難しい）',
    miscreant: 'ならず者（とても易しい）',
    boss: '親分（易しい）',
    master: '達人（難しい）',
    warlord: '将軍（とても難しい）',
    hatchling: '孵りたて（とても易しい）',
    consumer: '貪る者（易しい）',
    matriarch: '女家長（難しい）',
    demonQueen: '魔の女王（とても難しい）',
    shack: '小屋（とても易しい）',
    villa: '別荘（易しい）',
    keep: '砦（難しい）',
    castle: '城（とても難しい）',
    charlatan: 'いかさま師（とても易しい）',
    controller: '操る者（易しい）',
    beguiler: '惑わす者（難しい）',
    mindBender: '心を曲げる者（とても難しい）',

    casty: 'キャスティ',
    screamy: 'スクリーミー',
    shooty: 'シューティー',
    slashy: 'スラッシィ',
    stabby: 'スタッビィ',
    shiny: 'シャイニー',
    singy: 'シンギー',
    sniffy: 'スニッフィー',
    smashy: 'スマッシー',
  },

  setupFields: {
    players: { label: 'プレイヤーの人数' },
    roles: {
      label: 'ロールの組み合わせ',
      hint: '製品版で遊べるのは、この組み合わせだけ（公開資料による）。手番もこの順',
    },
    armoredKnight: {
      label: 'アーマードナイトを使う',
      hint: '拡張。パラディンの代わり',
    },
    shadowPaladin: {
      label: 'シャドウパラディンを使う',
      hint: '拡張。スパイダーの代わり',
    },
    otherSkeletons: {
      label: '拡張のスケルトンを混ぜる',
      hint: 'シャイニー、シンギー、スニッフィー、スマッシー',
    },
    skeletonTeam: { label: '使うスケルトン5体' },
    difficulty: {
      label: '難易度を変える',
      hint: 'ロールごとに選ぶ。4〜5人用（公開資料による）',
    },
    paladinLevel: { label: 'パラディンの難易度', hint: '公開資料による' },
    skeletonsLevel: { label: 'スケルトンの難易度', hint: '公開資料による' },
    spiderLevel: { label: 'スパイダーの難易度', hint: '公開資料による' },
    manorLevel: { label: '館の難易度', hint: '公開資料による' },
    warlockLevel: { label: 'ウォーロックの難易度', hint: '公開資料による' },
    gritEnd: {
      label: '経験値ダイヤルの上限',
      hint: 'ダイヤルを見て入れる。初期値50は仮の値',
    },
    healthEnd: {
      label: 'ヘルストラックの上限',
      hint: 'ボードを見て入れる。初期値7は、始まりの値が上限と考えたもの',
    },
    stabilityEnd: {
      label: '安定性ダイヤルの上限',
      hint: 'ダイヤルを見て入れる。10以上は確か。初期値12は仮の値',
    },
    rangedCosts: {
      label: '離れたアタックに安定性 +1',
      hint: 'ルール資料は安定性をもう1使うとし、カードには書かれていない。未決着なので卓で選ぶ',
    },
    terrorEnd: {
      label: '恐怖ダイヤルの上限',
      hint: 'ダイヤルを見て入れる。初期値12は脱出に要る値',
    },
    defencesByTerror: {
      label: '恐怖ごとの防御力',
      hint: 'ボードの数字を、恐怖0から順に空白かカンマで区切る。空ならボードを見る',
    },
    spiritsByTerror: {
      label: '恐怖ごとの魂',
      hint: 'ボードの数字を、恐怖0から順に空白かカンマで区切る。空ならボードを見る',
    },
    revealCounts: {
      label: '公開するタイルの数',
      hint: '館ボードの数字を、埋まったマス1から順に空白かカンマで区切る。空ならボードを見る',
    },
    shiftRanges: {
      label: 'シフトの範囲',
      hint: '館ボードの数字を、埋まったマス1から順に空白かカンマで区切る。空ならボードを見る',
    },
    swapRanges: {
      label: 'スワップの範囲',
      hint: '館ボードの数字を、埋まったマス1から順に空白かカンマで区切る。空ならボードを見る',
    },
    wallCounts: {
      label: '置く壁の数',
      hint: '館ボードの数字を、埋まったマス1から順に空白かカンマで区切る。空ならボードを見る',
    },
    wraithMoves: {
      label: 'レイスの移動',
      hint: '館ボードの数字を、埋まったマス1から順に空白かカンマで区切る。空ならボードを見る',
    },
  },

  checklist: {
    board: { label: 'ボードを卓の中央に置く' },
    pit: { label: '中央に最初の横穴タイルを置く', detail: '表向き。いつも使う' },
    armories: {
      label: '武器庫4枚をシャッフルし、決まったスペースに置く',
      detail: '裏向き',
    },
    entrance: {
      label: 'エントランスタイルを階段の上に置く',
      detail: '表向き。壁を中央側に向ける',
    },
    firstTiles: {
      label: '残り45枚をシャッフルし、6枚を置く',
      detail: '裏向き。場所はルールブックの絵のとおり',
    },
    supplies: {
      label: 'サプライを作る',
      detail: 'ポルターガイスト、トレジャー、ブリーチ、フォースウォール',
    },
    seating: {
      label: '手番の順に座る',
      detail: 'パラディン → スケルトン → スパイダー → 館 → ウォーロック。いないロールは飛ばす',
    },
    paladinPiece: { label: 'パラディンをエントランスタイルに置く' },
    paladinDials: {
      label: 'ヘルスと経験値のダイヤルを合わせる',
      detail: 'ヘルスは7、経験値は0。難易度で変わる値はBanmenが合わせている（公開資料による）',
    },
    paladinCubes: {
      label: 'ヒーローキューブ3個を取る',
      detail: '残り4個は横に。領主は2個（公開資料による）',
    },
    paladinFavors: {
      label: '活力と照らすを表向きに置く',
      detail: 'ほかの神聖カード7枚はシャッフルして山にする',
    },
    paladinTreasures: { label: 'トレジャーカード7枚をシャッフルする' },
    armoredKnightBoard: {
      label: 'アーマードナイトのボードを準備する',
      detail: '拡張のルールに従う。パラディンの席と手番を引き継ぐ',
    },
    skeletonsStability: { label: '安定性を2に合わせる', detail: '公開資料による' },
    skeletonsMarch: {
      label: 'スケルトンカード5枚を裏向きに並べる',
      detail: '行進順番。Banmenの並びも同じにする',
    },
    skeletonsSpawn: {
      label: '左の2枚を表にし、ダイスで置く',
      detail: '1体ごとにスポーンダイスを振り、出たスポーン地点に置く',
    },
    skeletonsGear: { label: '装備カード15枚をシャッフルする' },
    spiderPiece: { label: 'ジャイアントスパイダーを中央の横穴に置く' },
    spiderHand: { label: 'パワーカード12枚をシャッフルし、3枚引く' },
    spiderSupply: {
      label: '卵3個、ブラッド15個、蜘蛛の巣10個を手元に置く',
      detail: '蜘蛛の子は5個。個数は公開資料による',
    },
    shadowPaladinBoard: {
      label: 'シャドウパラディンのボードを準備する',
      detail: '拡張のルールに従う。スパイダーの席と手番を引き継ぐ',
    },
    manorSeals: { label: '封印を0に合わせる', detail: '組み合わせで変わるときは、下にある' },
    manorOmens: { label: '前兆キューブ3個を取り、予兆キューブ6個を横に置く' },
    manorRituals: { label: '儀式カードをシャッフルし、3枚引く', detail: '全部で13枚' },
    manorWraith: {
      label: 'レイスを用意する',
      detail: '最初の手番の始めに、フィギュアのないタイルへ置く',
    },
    warlockCubes: {
      label: '魔力キューブ3個を取り、呪いマーカー20個を横に置く',
      detail: '残りの魔力キューブは支配トラックで得る',
    },
    warlockSpells: {
      label: '呪文トラックのキューブを一番下に置く',
      detail: '呪文カード10枚はシャッフルする',
    },
    warlockPiece: {
      label: 'ウォーロックを用意する',
      detail: '最初の手番の始めに、フィギュアのないタイルへ置く',
    },
    threeCardsOut: {
      label: 'アーマー、侮蔑、輝くランプをボックスに戻す',
      detail: 'この組み合わせでは使わない（公開資料による）',
    },
    twoCardsOut: {
      label: 'アーマーと輝くランプをボックスに戻す',
      detail: 'この組み合わせでは使わない（公開資料による）',
    },
    gearOut: {
      label: '盾、ククリ、肩当て、毒をボックスに戻す',
      detail: 'アイアンスパイクがあればそれも。この組み合わせでは使わない（公開資料による）',
    },
    spiderTwoTerror: {
      label: '恐怖を2に合わせる',
      detail: '手札は3枚で始める（公開資料にあるのは3人の場合）',
    },
    spiderHasExpand: {
      label: 'スパイダーがウォーロックの呪文「拡張」を持つ',
      detail: '公開資料による',
    },
    manorThreeSeals: { label: '封印を3に合わせる', detail: '公開資料による' },
    warlockHasExpand: { label: '呪文「拡張」を使った状態で始める', detail: '公開資料による' },
    warlockHasTwoSpells: {
      label: '呪文「吸収特化」と「拡張」を使った状態で始める',
      detail: '公開資料による',
    },
    warlockHasExpandAndEnclose: {
      label: '呪文「拡張」と「囲い込み」を使った状態で始める',
      detail: '公開資料による',
    },
    skeletonsHuntSpider: {
      label: 'スケルトンがスパイダーを狩る',
      detail: '蜘蛛の子も、スケルトンにはアタックを強いる（公開資料による）',
    },
    otherSkeletons: { label: '選んだ5体のスケルトンカードを使う' },
    knightIsHunted: {
      label: 'スケルトンはアーマードナイトのヘルスを0にする',
      detail: 'パラディンの代わりの獲物になる',
    },
    shadowIsHunted: {
      label: 'シャドウパラディンが獲物になる',
      detail:
        'パラディンかアーマードナイトが1回当てるごとにヘルス −1。スケルトンだけの卓では減らず、未決着なので扱いを決めておく',
    },
    squireLevel: {
      label: '従者：蜘蛛の子を2個もらった状態で始める',
      detail: 'あと3個で勝利（公開資料による）',
    },
    protectorLevel: {
      label: '守護者：蜘蛛の子を1個もらった状態で始める',
      detail: 'あと4個で勝利（公開資料による）',
    },
    justicarLevel: { label: '裁定者：神殿を使えない', detail: '公開資料による' },
    lordLevel: {
      label: '領主：ヒーローキューブ2個で始める',
      detail: '1個はゲームから除き、4個は横に（公開資料による）',
    },
    miscreantLevel: { label: 'ならず者：パラディンのヘルスは5', detail: '公開資料による' },
    bossLevel: { label: '親分：パラディンのヘルスは6', detail: '公開資料による' },
    masterLevel: { label: '達人：パラディンがアーマーを持つ', detail: '公開資料による' },
    warlordLevel: { label: '将軍：パラディンがアーマーと後光を持つ', detail: '公開資料による' },
    hatchlingLevel: { label: '孵りたて：恐怖8で脱出できる', detail: '公開資料による' },
    consumerLevel: { label: '貪る者：恐怖10で脱出できる', detail: '公開資料による' },
    matriarchLevel: { label: '女家長：足を使えない', detail: '公開資料による' },
    demonQueenLevel: {
      label: '魔の女王：最後までジャイアントスパイダー',
      detail: '公開資料による',
    },
    shackLevel: { label: '小屋：封印11で勝利', detail: '公開資料による' },
    villaLevel: { label: '別荘：封印13で勝利', detail: '公開資料による' },
    keepLevel: { label: '砦：封印3の儀式カードを除く', detail: '公開資料による' },
    castleLevel: {
      label: '城：封印1の儀式カードを除く',
      detail: '予兆は置けない（公開資料による）',
    },
    charlatanLevel: { label: 'いかさま師：4個の支配で勝利', detail: '公開資料による' },
    controllerLevel: { label: '操る者：最初の手番の前に呪文を3枚引く', detail: '公開資料による' },
    beguilerLevel: {
      label: '惑わす者：呪文トラックを2進めて始める',
      detail: 'カードは引かない（公開資料による）',
    },
    mindBenderLevel: {
      label: '心を曲げる者：魔力キューブ2個で始める',
      detail: '1個はゲームから除く（公開資料による）',
    },
  },

  sections: {
    tracks: 'トラック',
    calculators: '計算',
  },

  refusals: {
    rolesForOthers: 'このロールの組み合わせは{{players}}人用。人数かロールを選び直す',
    onceATurn: 'このターンはもう使った',
    needsFire: '炎が{{amount}}必要（今は{{have}}）',
    needsLight: '光が{{amount}}必要（今は{{have}}）',
    needsStability: '安定性が{{amount}}必要（今は{{have}}）',
    needsCards: '手札が{{amount}}枚必要（今は{{have}}枚）',
    needsBlood: 'ブラッドが{{amount}}必要（今は{{have}}）',
    needsWebs: 'マップに蜘蛛の巣が{{amount}}必要（今は{{have}}）',
    needsTerror: '恐怖が{{amount}}必要（今は{{have}}）',
    needsCubes: '使えるキューブが{{amount}}個必要（今は{{have}}個）',
    needsExperience: '経験値が{{amount}}必要（今は{{have}}）',
    noSkeletonOnMap: 'マップにスケルトンがいない',
    chooseSkeleton: 'スケルトンを1体以上選ぶ',
    noEgg: 'マップに卵がない',
    chooseEgg: '卵を1つ以上選ぶ',
  },

  victories: {
    paladinKillsSpider: {
      condition: '最後の蜘蛛の子をボックスに戻す',
      won: 'パラディンがスパイダーを倒し、勝利した。',
    },
    paladinKillsShadow: {
      condition: 'シャドウパラディンのヘルスを0にする',
      won: 'パラディンがシャドウパラディンを倒し、勝利した。',
    },
    armoredKnightKillsSpider: {
      condition: '最後の蜘蛛の子をボックスに戻す',
      won: 'アーマードナイトがスパイダーを倒し、勝利した。',
    },
    armoredKnightKillsShadow: {
      condition: 'シャドウパラディンのヘルスを0にする',
      won: 'アーマードナイトがシャドウパラディンを倒し、勝利した。',
    },
    skeletonsKillPaladin: {
      condition: 'パラディンのヘルスを0にする',
      won: 'スケルトンがパラディンを倒し、勝利した。',
    },
    skeletonsKillKnight: {
      condition: 'アーマードナイトのヘルスを0にする',
      won: 'スケルトンがアーマードナイトを倒し、勝利した。',
    },
    skeletonsKillSpider: {
      condition: '最後の蜘蛛の子をボックスに戻す',
      won: 'スケルトンがスパイダーを倒し、勝利した。',
    },
    spiderLeaves: {
      condition: '恐怖{{goal}}以上で、階段のそばの出口から出る',
      won: 'スパイダーが館から出ていき、勝利した。',
    },
    shadowPaladinLeaves: {
      condition: 'シャドウトラックの最後のマスに達し、館の出口から出る',
      won: 'シャドウパラディンが館から出ていき、勝利した。',
    },
    manorSeals: {
      condition: '封印{{goal}}',
      won: '封印が{{goal}}に達し、館が勝利した。',
    },
    warlockDominates: {
      condition: '駒を{{goal}}個支配する',
      won: 'ウォーロックが{{goal}}個目の駒を支配し、勝利した。',
    },
  },
} satisfies PartTexts;
