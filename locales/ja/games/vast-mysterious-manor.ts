import type { GameTexts } from '../../shape';

export const vastMysteriousManor = {
  seats: {
    paladin: 'パラディン',
    skeletons: 'スケルトン',
    spider: 'スパイダー',
    manor: '館',
    enchanter: 'エンチャンター',
  },

  names: {
    elsewhere: 'ほかのタイル',
    paladin: 'パラディン',
    skeletons: 'スケルトン',
    skeleton: 'スケルトン',
    spider: 'スパイダー',
    manor: '館',
    enchanter: 'エンチャンター',

    casty: 'キャスティ',
    screamy: 'スクリーミー',
    shooty: 'シューティー',
    slashy: 'スラッシィ',
    stabby: 'スタッビィ',

    ashStaff: 'アッシュスタッフ',
    runestone: 'ルーンストーン',
    fetish: '呪物',
    horn: 'ホーン',
    banner: '旗',
    sash: 'たすき',
    bombBag: 'ボムバッグ',
    longbow: 'ロングボウ',
    wolf: 'ウルフ',
    greatAxe: 'グレートアックス',
    helmet: 'ヘルメット',
    shield: 'シールド',
    poison: '毒',
    leatherBoots: 'レザーブーツ',
    kukri: 'ククリ',

    board: 'プレイヤーボード',
    map: 'マップ',
    scattered: '離散中',
    waiting: '未登場',

    giant: 'ジャイアントスパイダー',
    caster: 'キャスター',
    spiderlings: '蜘蛛の子',

    egg: '卵',

    fire: '炎',
    light: '光',

    taskAttacks: 'アタック2回',
    taskTiles: 'タイル20枚',
    taskExperience11: '経験値11',
    taskExperience26: '経験値26',

    armor: 'アーマー',
    torch: 'たいまつ',
    halo: '後光',
    stigmata: '聖痕',
    magicMace: 'マジックメイス',
    rosary: '数珠',
    wingedBoots: 'ウィングブーツ',

    down: '切り捨て',
    up: '切り上げ',
  },

  setupFields: {
    roles: {
      label: 'ロール',
      hint: '手番は並び順。初めてならエンチャンター抜きがおすすめ（資料に章がない）',
    },
    spiderlings: {
      label: '蜘蛛の子の数',
      hint: '資料に記載なし。初期値5は製品版の数。箱の駒を数えて合わせる',
    },
    healthEnd: {
      label: 'ヘルスの上限',
      hint: 'ボードに印刷された値。初期値7は開始時と同じとした仮の上限',
    },
    experienceEnd: {
      label: '経験値の上限',
      hint: 'ボードに印刷された値。初期値50は仮。トラックの最後の数字に合わせる',
    },
    stabilityEnd: {
      label: '安定性の上限',
      hint: 'ボードに印刷された値。10以上は確実で、初期値12は仮',
    },
    terrorEnd: {
      label: '恐怖の上限',
      hint: 'ボードに印刷された値。初期値12は脱出に必要な数',
    },
    bloodEnd: {
      label: 'ブラッドの数',
      hint: '箱に入っているキューブの数。初期値15は仮',
    },
    websEnd: {
      label: '蜘蛛の巣の数',
      hint: '箱に入っているトークンの数。初期値12は仮',
    },
    perceptionCubeSteps: {
      label: '感知力のキューブ欄',
      hint: 'ボードに印刷された上昇値を左から、空白かカンマ区切りで。先頭＝1個目のキューブ。数字の個数だけ置ける。初期値は各1（仮）',
    },
    movementCubeSteps: {
      label: '移動力のキューブ欄',
      hint: 'ボードに印刷された上昇値を左から、空白かカンマ区切りで。先頭＝1個目のキューブ。数字の個数だけ置ける。初期値は各1（仮）',
    },
    strengthCubeSteps: {
      label: '筋力のキューブ欄',
      hint: 'ボードに印刷された上昇値を左から、空白かカンマ区切りで。先頭＝1個目のキューブ。数字の個数だけ置ける。初期値は各1（仮）',
    },
    swapRanges: {
      label: 'スワップの範囲',
      hint: '館ボードの数字を空白かカンマ区切りで。先頭＝前兆1個。空欄ならボードを見る',
    },
    shiftRanges: {
      label: 'シフトの範囲',
      hint: '館ボードの数字を空白かカンマ区切りで。先頭＝前兆1個。空欄ならボードを見る',
    },
    revealCounts: {
      label: '公開の枚数',
      hint: '館ボードの数字を空白かカンマ区切りで。先頭＝前兆1個。空欄ならボードを見る',
    },
    omensByPoltergeists: {
      label: '次の前兆の表',
      hint: '館ボードの数字を空白かカンマ区切りで。先頭＝ポルターガイスト0体。空欄ならボードを見る',
    },
    leavePerceptionCubes: {
      label: '感知力のキューブを残す',
      hint: '資料に矛盾あり：ピックアップで感知力だけ集めないとも、全部集めるとも読める。初期設定は全部集める',
    },
  },

  checklist: {
    board: { label: 'ボードをテーブルの中央に置く' },
    abyss: { label: 'アビスタイルを中央スペースに置く', detail: '表向き' },
    abyssToBox: { label: 'アビスタイルを箱に戻す', detail: 'スパイダーがいないゲームでは使わない' },
    armories: {
      label: '武器庫5枚を切り、剣アイコンに1枚ずつ置く',
      detail: '裏向き。剣アイコンは4か所、余る1枚は箱へ',
    },
    armoriesWithoutSpider: {
      label: '武器庫5枚を切り、剣アイコンと中央に1枚ずつ置く',
      detail: '裏向き。剣アイコンは4か所、最後の1枚が中央',
    },
    firstTiles: {
      label: '残りのタイルを切り、5枚を置く',
      detail: '裏向き。エントランスの前に1枚、アビスの隣に4枚',
    },
    firstTilesWithoutSpider: {
      label: '残りのタイルを切り、5枚を置く',
      detail: '裏向き。エントランスの前に1枚、中央の隣に4枚（資料はアビスの隣とだけ書く）',
    },
    decksByManor: {
      label: 'トレジャーとイベントのデッキを別々に切る',
      detail: '裏向きで館のプレイヤーボードのそばへ',
    },
    decksWithoutManor: {
      label: 'トレジャーとイベントのデッキを別々に切る',
      detail: '館がいなくても使う。パラディンのプレイヤーボードのそばへ',
    },
    seating: {
      label: '手番順に時計回りで座る',
      detail: 'パラディン → スケルトン → スパイダー → 館 → エンチャンター。いないロールは飛ばす',
    },
    paladinPiece: { label: 'パラディンの駒をエントランスに置く' },
    paladinMarkers: { label: 'ヘルス7、経験値0に赤キューブを置く' },
    paladinCubes: {
      label: '黄のヒーローキューブ5個を置く',
      detail: 'ボード上部に2個、経験値5・18・35に1個ずつ',
    },
    paladinTasks: { label: '黒の神聖キューブを4つのタスクに1個ずつ置く' },
    paladinFaith: { label: '白の信仰キューブを手元に置き、神聖デッキを切る' },
    skeletonsStability: { label: '安定性0に緑キューブを置く' },
    skeletonsMarch: {
      label: 'スケルトンカード5枚を切り、行進順番に並べる',
      detail: '表向きで左から右へ。Banmenの行進順番も同じ並びにする',
    },
    skeletonsPieces: {
      label: '左の2枚に、そのスケルトンの駒を載せる',
      detail: '残り3体はボードのそばで待つ',
    },
    skeletonsGear: { label: '装備デッキを切り、裏向きで置く' },
    spiderForm: { label: 'ジャイアントスパイダーの形態カードをボードに置く' },
    spiderHand: { label: 'パワーカードを切り、3枚引く' },
    spiderSupply: {
      label: '恐怖、ブラッド、蜘蛛の巣、卵を手元に置く',
      detail: 'キャスターと蜘蛛の子の駒もボードのそばへ',
    },
    spiderPiece: { label: 'ジャイアントスパイダーの駒をアビスに置く' },
    manorOmens: { label: '前兆キューブ12個を取り、4個を前兆ボックスに入れる' },
    manorMold: { label: 'モールド0にキューブを置く' },
    manorEvents: { label: 'イベントカードを3枚引く', detail: '手札の上限はない' },
    manorPieces: { label: 'ポルターガイストの駒を手元に置く' },
    manorWraith: {
      label: 'レイスの駒を用意しておく',
      detail: '最初のターンの始めに、未占領のダークタイルへ。なければ1枚置いてその上へ',
    },
    enchanterBoard: {
      label: 'エンチャンターのボードを用意する',
      detail: '資料に章がない。手元のルールに従う',
    },
  },

  tracks: {
    health: { label: 'ヘルス', hint: '0でスケルトンの勝利' },
    experience: {
      label: '経験値',
      hint: '5・18・35でヒーローキューブ、11・26でタスク',
    },
    fire: { label: '炎', hint: '5個まで。あふれた分は得られない' },
    light: { label: '光', hint: '5個まで。あふれた分は得られない' },
    perceptionCubes: { label: '感知力のキューブ' },
    movementCubes: { label: '移動力のキューブ' },
    strengthCubes: { label: '筋力のキューブ' },
    perceptionSpent: { label: '使った感知力', hint: 'エンカウンター1回で1' },
    movementSpent: { label: '使った移動力' },
    tiles: { label: '公開されたタイル', hint: '誰が公開しても数える。20枚でタスク' },
    foesAttacked: {
      label: 'タスクのアタック',
      hint: 'スパイダーとポルターガイストの合計。2回でタスク',
    },
    poltergeistsDestroyed: {
      label: '倒したポルターガイスト',
      hint: 'スパイダーがいなければ7体で勝利、館もいなければ5体',
    },
    treasures: { label: '保持したトレジャー' },
    stability: { label: '安定性', hint: '4・7・10の骨で次のスケルトン' },
    dancingLights: {
      label: 'ダンシングライト',
      hint: '3つまで。さらに置くなら1つを動かす。資料に矛盾あり：見えるタイルに無料とする行もある',
    },
    poltergeistsDefeated: {
      label: '倒したポルターガイスト',
      hint: 'パラディンもスパイダーもいなければ7体で勝利、館もいなければ5体',
    },
    terror: { label: '恐怖', hint: '12以上で脱出できる' },
    blood: { label: 'ブラッド' },
    hand: { label: '手札' },
    spirit: { label: '魂', hint: '手札の上限。ボードの値に合わせる' },
    defence: { label: '防御力', hint: '形態と恐怖で変わる。ボードの値に合わせる' },
    spiderlings: { label: '残りの蜘蛛の子', hint: '最後の1匹を失うと負け' },
    webs: { label: '蜘蛛の巣', hint: '1タイルに3つまで' },
    mold: { label: 'モールド', hint: '15で勝利' },
    omens: { label: '前兆', hint: 'このターンに使える数。キューブは全部で12個' },
    swapOmens: { label: 'スワップの前兆' },
    shiftOmens: { label: 'シフトの前兆' },
    revealOmens: { label: '公開の前兆' },
    wallsOmens: { label: '壁の前兆' },
    eventsOmens: { label: 'イベントの前兆', hint: '1個につき、あとで1枚引く' },
    eventHand: { label: 'イベントの手札' },
    poltergeists: { label: 'ポルターガイスト', hint: 'マップにいる数' },
  },

  marks: {
    cube5: 'ヒーローキューブ',
    cube18: 'ヒーローキューブ',
    cube35: 'ヒーローキューブ',
    taskExperience11: 'タスク',
    taskExperience26: 'タスク',
    taskTiles: 'タスク',
    taskAttacks: 'タスク',
    bone4: '3体目',
    bone7: '4体目',
    bone10: '5体目',
    escape: '脱出',
    win: '勝利',
  },

  toggles: {
    extraMoved: { label: '追加移動を使った' },
    lightPlaced: { label: 'このターンに光を置いた' },
    attackedFoe: {
      label: 'このターンにアタックした',
      hint: 'スパイダーかポルターガイスト。オフならターン終了時に炎 +1',
    },
    healingCard: {
      label: '回復を軽くする神聖カード',
      hint: '回復の経験値が5から3に。資料では一度きりとも読めるが、保持のカードなので続くとする',
    },
    armor: { label: 'アーマー', hint: '感知力 +1（資料の値のまま。防具としては意外）' },
    torch: {
      label: 'たいまつ',
      hint: '炎3：スパイダーからもう1匹除く（蜘蛛の子形態以外）。炎1：スケルトンの安定性をさらに −2',
    },
    halo: { label: '後光', hint: 'ターン終了時に光 +1' },
    stigmata: { label: '聖痕', hint: 'ターン終了時に炎 +1' },
    magicMace: {
      label: 'マジックメイス',
      hint: '自分のターンは筋力 +1。ターンに1回、炎なしでブリーチを置ける',
    },
    rosary: { label: '数珠', hint: '神殿で捨てると信仰3個、さらに神聖カードを3枚引いて1枚使う' },
    wingedBoots: { label: 'ウィングブーツ', hint: '移動力 +2' },
    taskAttacks: {
      label: 'アタック2回',
      hint: 'スパイダーでもポルターガイストでもよい',
    },
    taskTiles: { label: 'タイル20枚の公開', hint: '誰が公開しても数える' },
    taskExperience11: { label: '経験値11', hint: '一度達成すれば、下がっても取り消さない' },
    taskExperience26: { label: '経験値26', hint: '一度達成すれば、下がっても取り消さない' },

    ashStaff: {
      label: 'アッシュスタッフ',
      hint: '安定性1：自分か、同じスペースや隣の味方1体が2スペースまでテレポート',
    },
    runestone: {
      label: 'ルーンストーン',
      hint: 'ダンシングライトのあるスペースへ、制限なしで移動できる',
    },
    fetish: {
      label: '呪物',
      hint: 'ちょうど2スペース先の見える対象をアタックでき、離散しない',
    },
    horn: { label: 'ホーン', hint: '安定性1で、叫びをもう1体に' },
    banner: { label: '旗', hint: '見えなくても、どのスケルトンにも叫べる' },
    sash: { label: 'たすき', hint: '自分のターン以外は筋力 +1' },
    bombBag: { label: 'ボムバッグ', hint: '安定性1：見える壁か自分のスペースに横穴を置く' },
    longbow: { label: 'ロングボウ', hint: '2〜4スペース先の見える対象をアタックできる' },
    wolf: {
      label: 'ウルフ',
      hint: 'シューティーの前に動く。邪魔と防御はするが、アタックはしない',
    },
    greatAxe: { label: 'グレートアックス', hint: 'アタック時に筋力 +1' },
    helmet: { label: 'ヘルメット', hint: 'アタックしても安定性を失わない' },
    shield: {
      label: 'シールド',
      hint: 'アタック時に筋力 +1。資料ではグレートアックスと同じ文で、誤記かもしれない',
    },
    poison: { label: '毒', hint: '奇襲でヘルスをさらに −1。使ったらゲームから除く' },
    leatherBoots: { label: 'レザーブーツ', hint: 'アクティブになると移動力 +2' },
    kukri: { label: 'ククリ', hint: '奇襲の効果が2倍（毒は除く）' },

    tended: { label: '管理を使った', hint: 'ジャイアントスパイダーはターンに1回' },
    unsettled: { label: '不穏を使った', hint: 'ターンに1回' },
    escaped: { label: '脱出した', hint: 'スパイダーの勝利' },
    wraithOnMap: {
      label: 'レイスを置いた',
      hint: '最初のターンの始めに、未占領のダークタイルへ',
    },
  },

  choices: {
    place: { label: '場所' },
    form: {
      label: '今の形態',
      hint: 'ここで変えてもブラッドは増えない。ターンの始めは「公開」ボタンで',
    },
  },

  orders: {
    march: { label: '行進順番', hint: '上がボードの左端。この順に登場し、アクティブになる' },
  },

  collections: {
    eggs: { label: '卵', item: '卵', add: '卵を置く', empty: 'マップに卵はない' },
  },

  derived: {
    heroCubes: { label: 'ヒーローキューブ', hint: '2個と、経験値5・18・35で1個ずつ' },
    unplacedCubes: { label: '未配置のキューブ' },
    cubesToReturn: {
      label: '戻すキューブ',
      hint: 'ステータスから外し、経験値トラックへ',
    },
    perceptionLeft: { label: '感知力の残り', hint: '0になると、もう移動できない' },
    movementLeft: { label: '移動力の残り' },
    strength: { label: '筋力', hint: 'ほかのロールのターンでは防御に使う' },
    skeletonsUnlocked: { label: '登場したスケルトン' },
    skeletonsOnMap: { label: 'マップ上のスケルトン' },
    moves: { label: '移動力', hint: '蜘蛛の子は1匹ごと' },
    walls: { label: '抜けられる壁', hint: '1ターンの数' },
    omensLeft: { label: '未割り当ての前兆' },
    swapRange: { label: 'スワップの範囲', hint: '占領されたタイルなら半分' },
    shiftRange: { label: 'シフトの範囲', hint: '占領されたタイルなら半分' },
    tilesToReveal: { label: '公開する枚数' },
    nextOmens: { label: '次のターンの前兆', hint: 'マップのポルターガイストの数で決まる' },
  },

  actions: {
    revealByLamp: { label: 'ランプで照らす', effect: '光 −1・タイルごとに経験値 +2' },
    defeatRevealedPoltergeist: { label: '公開直後に倒す', effect: '経験値 +4・光 +1' },
    retreatFromPoltergeist: { label: '倒せず撤退', effect: 'ポルターガイスト +1' },
    revealTile: { label: 'タイルを公開', effect: '経験値 +2' },
    rejectTreasure: { label: 'トレジャーを拒否', effect: '経験値 +5' },
    keepTreasure: { label: 'トレジャーを保持', effect: 'トレジャー +1' },
    defeatPoltergeist: { label: 'ポルターガイストを倒す', effect: '経験値 +4・光 +1' },
    destroyEgg: { label: '卵を壊す', effect: '経験値 +5・光 +1' },
    attackSpider: { label: 'スパイダーをアタック', effect: '蜘蛛の子 −1・光 +1' },
    attackSkeletons: { label: 'スケルトンをアタック', effect: '1体ごとに安定性 −1・光 +1' },
    attackEnchanter: { label: 'エンチャンターをアタック', effect: '相手は離散・光 +1' },
    heal: { label: '回復する', effect: '光 −5・経験値 −5（カードで −3）・ヘルス +1' },
    placeLamp: { label: 'ランプを置く', effect: '光 −1' },
    burnWeb: { label: '蜘蛛の巣を除く', effect: '光 −1・蜘蛛の巣 −1' },
    breach: { label: 'ブリーチを置く', effect: '炎 −1' },
    strengthByFire: { label: '炎で筋力を上げる', effect: '炎1ごとに筋力 +1（アタック1回）' },
    shrineFaith: { label: '神殿で信仰を得る', effect: '炎か光 +1' },
    drawSanctity: { label: '神聖カードを引く', effect: '3枚から1枚' },
    lossFangs: { label: '牙を受ける', effect: '経験値 −1〜・光 +1' },
    lossAmbush: { label: '奇襲を受ける', effect: '経験値 −2・光 +1' },
    lossAmbushKukri: { label: 'ククリの奇襲を受ける', effect: '経験値 −4・光 +1' },
    lossWraith: { label: 'レイスに追い詰められる', effect: '経験値 −3・光 +1' },
    loseHealth: { label: 'ヘルスを失う', effect: 'ヘルス −1' },

    loot: { label: 'トレジャーを奪う', effect: '安定性 +2' },
    extraMovement: { label: 'さらに移動する', effect: '安定性 −1・移動力 +4' },
    gatherGear: { label: '装備を集める', effect: '装備 +1' },
    scatterSkeleton: { label: '離散させる', effect: '安定性 −1' },
    hitPaladin: { label: 'パラディンをアタック', effect: 'ヘルス −1・離散して安定性 −1' },
    hitSpider: { label: 'スパイダーをアタック', effect: '蜘蛛の子 −1・離散して安定性 −1' },
    hitPoltergeist: { label: 'ポルターガイストを倒す', effect: '撃破 +1・離散して安定性 −1' },
    hitEnchanter: { label: 'エンチャンターをアタック', effect: '安定性 +2・離散して安定性 −1' },
    placeLight: { label: 'ダンシングライトを置く', effect: '安定性 −1（隣のタイル、ターンに1回）' },
    scream: { label: 'スクリーミーが叫ぶ', effect: '1体ごとに安定性 −1・移動力4' },

    becomeGiant: { label: 'ジャイアントを公開', effect: '移動力3・壁1枚' },
    becomeCaster: { label: 'キャスターを公開', effect: 'ブラッド +1、卵ごとに +1' },
    becomeSpiderlings: { label: '蜘蛛の子を公開', effect: '移動力は各4・壁は自由' },
    eyes: { label: '目を使う', effect: 'イベントごとにブラッド +1（キャスター +2）' },
    bitePaladin: { label: 'パラディンに牙', effect: '経験値 −1〜・カードごとにブラッド +1' },
    biteSkeleton: { label: 'スケルトンに牙', effect: '離散・カードごとに安定性 −1、ブラッド +1' },
    bitePoltergeist: {
      label: 'ポルターガイストに牙',
      effect: '撃破・カードごとにブラッド +1、追加分は前兆 −1',
    },
    biteEnchanter: { label: 'エンチャンターに牙', effect: 'カードごとにブラッド +1' },
    biteAll: { label: '同じスペースの全員に牙', effect: '駒1つごとにブラッド +1' },
    spinWebs: { label: '蜘蛛の巣を張る', effect: '蜘蛛の巣 +1〜' },
    layEgg: { label: '卵を置く', effect: 'カード −2・卵 +1' },
    feed: { label: '餌を使う', effect: 'ブラッド −3・恐怖 +1' },
    unsettle: { label: '不穏を使う', effect: 'カード −1・恐怖 +1' },
    legs: { label: '足を使う', effect: 'カード −1・移動 +1' },
    plunder: { label: '略奪する', effect: 'カード −1・トレジャー1つ' },
    tendEggs: { label: '卵を管理する', effect: 'ブラッド −1・卵のブラッド +1' },
    escape: { label: '脱出する', effect: '恐怖12以上で勝利' },

    walk: { label: '歩く', effect: 'イベント −1・レイスの移動力2' },
    fly: { label: '浮遊する', effect: 'イベント −1・モールドとポルターガイストを得る' },
    playEventCard: { label: 'イベントを使う', effect: 'イベント −1' },
    revealTiles: { label: 'ダークタイルを公開', effect: '公開されたタイルが増える' },
    poltergeistAppears: { label: 'ポルターガイスト出現', effect: 'マップに +1' },
    hauntPaladin: { label: 'パラディンを追い詰める', effect: '動けないとき経験値 −3' },
    hauntSkeleton: { label: 'スケルトンを離散させる', effect: '安定性 −1' },
    hauntPoltergeist: { label: 'ポルターガイストを除く', effect: 'マップから −1' },
  },

  inputs: {
    webFrom: { label: 'どの蜘蛛の巣か' },
    websOnEggs: { label: '卵のタイルに置く分', hint: '選んだ卵に1つずつ。残りはほかのタイルへ' },
    egg: { label: '卵' },
    eggs: { label: '2スペース以内の卵' },
    useTorch: {
      label: 'たいまつを使う',
      hint: 'スパイダーには炎3でもう1匹、スケルトンには炎1で安定性をさらに −2',
    },
    skeletons: { label: 'アタックするスケルトン', hint: 'そのタイルにいる全員' },
    skeleton: { label: 'スケルトン' },
    fire: { label: '使う炎' },
    pool: { label: '得る信仰' },
    experienceLost: {
      label: '失う経験値',
      hint: '追加の牙カードごとに、もう1失うか、もう1スペース動かされる',
    },
    gear: { label: '引いた装備' },
    fromAfar: {
      label: '離れてアタック',
      hint: 'シューティーか、呪物を持つキャスティだけ。離散しない',
    },
    ambush: {
      label: '奇襲',
      hint: 'スタッビィで、2体以上が対象を邪魔しているとき。同じスペースの2体でもよいかは資料では不明',
    },
    poison: {
      label: '毒を使う',
      hint: '奇襲のときだけ。ヘルスをさらに −1、カードはゲームから除く',
    },
    skeletonsMoved: { label: '動かす数', hint: 'ホーンがあれば2体まで。1体ごとに安定性1' },
    cards: {
      label: '使うカード',
      hint: 'キャスターの足は、同じ種類2枚で2スペースのテレポート',
    },
    tilesRevealed: { label: '公開した枚数' },
    eventSymbols: { label: '出たイベントの数' },
    pieces: { label: 'アタックした駒の数' },
    spaces: { label: '置くスペースの数', hint: '蜘蛛の子のいるスペースに1つずつ' },
    moldGained: { label: '得るモールド', hint: 'カードに書かれた数' },
  },

  steps: {
    paladinPickUp: {
      title: 'ヒーローキューブのピックアップ',
      points: [
        '完了すると、ステータスに置いたキューブが手元に戻る',
        'ステータスは3つとも1から。表向きのトレジャーの分は加わる',
        '感知力のキューブは資料に矛盾あり：残すかどうかは準備で選ぶ',
      ],
    },
    paladinAct: {
      title: '移動とアクション',
      points: [
        'エンカウンター1回に感知力1。公開 → アタック → トレジャーの順',
        'ダークタイルに入ったら必ず公開し、最後に経験値 +2',
        '感知力がなくなると、移動力が残っていても動けない',
        'キューブはいつでも、空いている左端から置ける',
        'ポルターガイストには筋力3が必要。届かなければ元のタイルへ撤退（最初のターンの1枚目は撤退できない）',
        '神殿では信仰1個か神聖カード。エンカウンターごとに1回',
      ],
    },
    paladinEnd: {
      title: 'ターン終了',
      points: [
        '残ったキューブもステータスに置く。筋力は相手のターンの防御になる',
        '完了すると、スパイダーもポルターガイストもアタックしていなければ炎 +1',
        '聖痕の炎、後光の光も、完了すると加わる',
      ],
    },
    skeletonsGain: {
      title: '安定性を得る',
      points: [
        '完了すると安定性 +2',
        '骨（4・7・10）に初めて届くたび、行進順番で次の1体が加わる',
        'その後に下がっても、加わったスケルトンは失わない',
      ],
    },
    skeletonsSpawn: {
      title: 'スポーン',
      points: [
        'プレイヤーボードにいる全員を、縁の横穴に1体ずつ置く',
        '離散していたスケルトンも戻る',
        '離散したウルフはシューティーのいる所から',
        '完了すると、登場した全員がマップにいることになる',
      ],
    },
    skeletonsActivate: {
      title: 'アクティブにする',
      points: [
        '行進順番の左から。1体を終えてから次へ',
        '移動力4。安定性1を払えば +4（1体につき1回）',
        'ライトタイル、壁、ランプ、蜘蛛の巣1つごとに移動力をもう1',
        '移動のあと、奪う・集める・アタック・トンネルから1つ',
        'アタックには安定性が1以上必要。対象の隣で邪魔するスペースごとに筋力 +1',
        '空きスペースでは能力も装備も使えず、邪魔もできない',
      ],
    },
    spiderReveal: {
      title: '形態を公開',
      points: [
        '公開した形態のボタンを押す。前と同じ形態でも押す',
        'キャスターはブラッド +1、卵ごとに +1。資料に矛盾あり：変化したときだけとも読める',
        '蜘蛛の子になるときは、残り全員を今のスペースに置く',
        '蜘蛛の子から変わるときは、誰か1匹のいるスペースに置く',
      ],
    },
    spiderAct: {
      title: '移動とパワー',
      points: [
        '入ったスペースの相手の筋力が自分の防御力より高いと、アタックされる',
        'どのカードも、ジャイアントは牙、キャスターは目、蜘蛛の子は蜘蛛の巣として使える',
        '蜘蛛の巣は移動の邪魔にならず、入っても残る。ダークタイル越しに見える',
        '卵はブラッド5と蜘蛛の巣1で孵化し、恐怖 +2。蜘蛛の巣は残る',
        '卵のタイルの蜘蛛の巣は卵の欄に記録する。マップの数は自動で合う',
        '恐怖12以上なら、エントランスを抜けて勝利',
      ],
    },
    spiderDraw: {
      title: '手札の補充と次の形態',
      points: [
        '完了すると、手札が魂の数まで増える',
        'キャスターはさらに3枚引き、上限まで捨てる',
        '次の形態カードを裏向きで置く',
        '資料に矛盾あり：引くのと選ぶのとどちらが先か。引いてから選ぶのが有利なので、卓で決めておく',
      ],
    },
    manorOmens: {
      title: '前兆の割り当てと解決',
      points: [
        '最初のターンは、先にレイスを未占領のダークタイルへ',
        '各行は左から埋め、上の行から解決する',
        '駒やトークンのあるタイルを動かすと、範囲は半分。端数は資料に記載なし',
        '空きスペースがなければ、シフトで2枚を入れ替えてよい',
        'タイルを公開したら枚数を記録する。パラディンのタスクになる',
        '壁の数は資料では1つ。ボードに数字があればそちらに従う',
      ],
    },
    manorWalkFly: {
      title: '歩きと浮遊',
      points: [
        'イベントカードを1枚ずつ使う。順番も回数も自由',
        '歩く：カードの道に沿って移動力2。ランプ、ダンシングライト、蜘蛛の巣は取り除く',
        '浮遊：未占領のライトタイルだけを通り、壁は抜けられない。道のどちらの端から始めてもよい',
        '浮遊を終えたスペースに、レイスとポルターガイスト1体を置く',
        'パラディンは隣へ動かす。動けないときだけ経験値 −3',
        'スパイダー、卵、トレジャーは隣へ。エンチャンターは離散',
      ],
    },
    manorDraw: {
      title: 'ドローとトレジャー',
      points: [
        '完了すると、イベントの行の前兆の数だけ手札が増える',
        'トレジャーは未占領のダークタイルへ。数はボードで確かめる',
        'デッキがなくなったら捨て札を切り直す。捨て札もなければ引けない',
      ],
    },
    manorReset: {
      title: '前兆のリセット',
      points: [
        '次の前兆は、マップのポルターガイストの数で決まる',
        '準備で表を入力していれば、完了すると自動で変わる',
        '入力していなければ、ボードの表を見て前兆を合わせる',
      ],
    },
    enchanterTurn: {
      title: 'エンチャンターのターン',
      points: [
        '資料にこのロールの章がない。手元のルールで進める',
        '数えたいものはカウンターを足す',
      ],
    },
  },

  sections: {
    tracks: 'トラック',
    gains: '得る',
    attacks: 'アタック',
    losses: '失う（相手側で記録していなければ）',
    faith: '信仰',
    statistics: 'ステータス',
    tasks: 'タスク',
    treasures: 'トレジャーとカード',
    skeletonGroup: 'スケルトンの集団',
    stabilityActions: '安定性とアクション',
    attackTools: '計算',
    march: '行進順番',
    casty: 'キャスティ',
    screamy: 'スクリーミー',
    shooty: 'シューティー',
    slashy: 'スラッシィ',
    stabby: 'スタッビィ',
    poltergeists: 'ポルターガイスト',
    form: '形態',
    hand: '手札と駒',
    powers: 'パワー',
    eggs: '卵',
    formTable: '形態ごとのパワー',
    omenRows: '前兆の行',
    wraith: 'レイスとイベント',
    haunting: 'レイスが入ったスペース',
    onTheMap: 'マップと手札',
    noChapter: 'エンチャンター',
  },

  notices: {
    heroCubeGained: {
      title: '経験値{{at}}：ヒーローキューブを得る',
      body: '経験値{{at}}のマスから取る。今すぐ使える。合計{{cubes}}個。',
    },
    heroCubeReturned: {
      title: '経験値{{at}}を下回った：ヒーローキューブを戻す',
      body: '未配置の1個を経験値{{at}}のマスへ。残り{{cubes}}個。',
    },
    placedCubeReturnedTurnEnds: {
      title: '配置済みのキューブを戻し、ターン終了',
      body: '未配置のキューブがない。ステータスの1個を経験値{{at}}のマスへ。残り{{cubes}}個。パラディンのターンはここで終わる。',
    },
    placedCubeReturned: {
      title: '配置済みのキューブを戻す',
      body: '未配置のキューブがない。ステータスの1個を経験値{{at}}のマスへ。残り{{cubes}}個。',
    },
    taskDone: {
      title: 'タスク達成：{{task}}',
      body: '黒いキューブをゲームから除く。神聖カードを3枚引いて1枚を使い、2枚はデッキの下へ。',
    },
    lightForLoss: {
      title: '経験値を失った：光 +1',
      body: '失った量によらず1回に1個、上限は5。',
    },
    strengthNow: {
      title: 'このアタックの筋力は{{strength}}',
      body: '相手の筋力か防御力を上回れば成功。次のアタックには残らない。',
    },
    drawSanctity: {
      title: '神聖カードを3枚引く',
      body: '1枚を使い、2枚はデッキの下へ。',
    },
    skeletonUnlocked: {
      title: '{{number}}体目が加わる：{{skeleton}}',
      body: '駒をプレイヤーボードに置く。次のスポーンからマップに出る。',
    },
    eggHatched: {
      title: '卵が孵化：恐怖 +2',
      body: '卵とそのブラッドを取り除く。蜘蛛の巣は残す。',
    },
    mayEscape: {
      title: '恐怖12：脱出できる',
      body: 'エントランスを抜けて外へ出れば勝利。出たら「脱出する」を押す。',
    },
    spiderlingsFlee: {
      title: '蜘蛛の子が逃げる',
      body: '残った蜘蛛の子は1匹ずつ、移動力2を今すぐ使いきる。',
    },
    spiderMayChangeForm: {
      title: 'スパイダーは蜘蛛の子になれる',
      body: '失う蜘蛛の子はスパイダーが選ぶ。変わるなら1匹を隣に、残りを互いに隣り合うように置き、形態を「蜘蛛の子」にする。次のターンの間もこの形態のまま。',
    },
    setOmensByBoard: {
      title: '次のターンの前兆を合わせる',
      body: 'ポルターガイストは{{poltergeists}}体。館ボードの表を見て、前兆の数を変える。',
    },
  },

  refusals: {
    noEggLeft: 'これ以上の卵は置けない',
    noPoltergeist: 'マップにポルターガイストがいない',
    tooManyEggs: '置ける蜘蛛の巣は{{webs}}個まで',
    nobodyToMove: '動かせるスケルトンがいない',
    skeletonNotOnMap: '{{skeleton}}がマップにいない',
    noRole: 'ロールを1つ以上選ぶ',
    needsFire: '炎が{{amount}}必要（今は{{have}}）',
    needsLight: '光が{{amount}}必要（今は{{have}}）',
    needsExperience: '経験値が{{amount}}必要（今は{{have}}）',
    needsStability: '安定性が{{amount}}必要（今は{{have}}）',
    needsCards: '手札が{{amount}}枚必要（今は{{have}}枚）',
    needsBlood: 'ブラッドが{{amount}}必要（今は{{have}}）',
    needsWebs: 'マップに蜘蛛の巣が{{amount}}必要（今は{{have}}）',
    needsTerror: '恐怖が{{amount}}必要（今は{{have}}）',
    noExperience: '経験値が0なので、失うものがない',
    healthFull: 'ヘルスはもう上限',
    noEgg: 'マップに卵がない',
    chooseEgg: '卵を1つ以上選ぶ',
    noSkeletonOnMap: 'マップにスケルトンがいない',
    chooseSkeleton: 'スケルトンを1体以上選ぶ',
    noGearLeft: '装備はすべて配り終えた',
    lossNeedsCards: '失わせる経験値は、使う牙カードの枚数まで',
    onceATurn: 'このターンはもう使った',
    noEventCard: 'イベントの手札がない。タイルのイベントならデッキから1枚引いて解決する',
  },

  victories: {
    paladinKillsSpider: {
      condition: '最後の蜘蛛の子を除く',
      won: 'パラディンがスパイダーを倒し、勝利した。',
    },
    paladinSevenPoltergeists: {
      condition: 'ポルターガイストを7体倒す',
      won: 'パラディンが7体目のポルターガイストを倒し、勝利した。',
    },
    paladinFivePoltergeists: {
      condition: 'ポルターガイストを5体倒す',
      won: 'パラディンが5体目のポルターガイストを倒し、勝利した。',
    },
    skeletonsKillPaladin: {
      condition: 'パラディンのヘルスを0にする',
      won: 'スケルトンがパラディンを倒し、勝利した。',
    },
    skeletonsKillSpider: {
      condition: '最後の蜘蛛の子を除く',
      won: 'スケルトンがスパイダーを倒し、勝利した。',
    },
    skeletonsSevenPoltergeists: {
      condition: 'ポルターガイストを7体倒す',
      won: 'スケルトンが7体目のポルターガイストを倒し、勝利した。',
    },
    skeletonsFivePoltergeists: {
      condition: 'ポルターガイストを5体倒す',
      won: 'スケルトンが5体目のポルターガイストを倒し、勝利した。',
    },
    spiderEscapes: {
      condition: '恐怖12以上でエントランスから出る',
      won: 'スパイダーが館から脱出し、勝利した。',
    },
    manorMold: {
      condition: 'モールド15',
      won: 'モールドが15に達し、館が勝利した。',
    },
  },

  phrases: {
    skeletonAt: '{{place}}',
    skeletonCarries: '{{gear}}',
    eggDefence: '防御力 {{defence}}',
  },

  notes: {
    enchanterMissing: {
      title: '資料にエンチャンターの章がない',
      body: '元にしたプレビュー版の資料は、このロールの名前を挙げるだけで章がない。Banmenは席と手番だけを用意するので、数えたいものはカウンターを足して使う。製品版ではウォーロックにあたる。',
    },
  },

  tables: {
    forms: {
      head: ['パワー', 'ジャイアント', 'キャスター', '蜘蛛の子'],
      rows: [
        ['移動', '3・壁1枚', '2', '各4・壁は自由'],
        ['何でも使える札', '牙として', '目として', '蜘蛛の巣として'],
        [
          '目',
          '今いるか隣のタイル。追加1枚ごとに +2枚。イベントごとにブラッド1',
          '任意のタイル1枚。イベントごとにブラッド2',
          '蜘蛛の子のいる全タイル。イベントごとにブラッド1',
        ],
        [
          '牙',
          '同じスペースの駒。カードごとにブラッド1',
          '見える駒1つ。ブラッド1',
          '同じスペースの駒すべて。1スペース押せる。駒ごとにブラッド1',
        ],
        [
          '蜘蛛の巣',
          '今いるか隣に1つ。追加1枚ごとに +2',
          '見えるスペースに1つ',
          '蜘蛛の子のいるスペースに1つずつ',
        ],
        ['卵', '2枚：今いるスペース', '同種2枚：今いるか見えるスペース', '–'],
        ['餌', 'ブラッド3で恐怖1', '–', 'ブラッド3で恐怖1'],
        ['不穏（ターンに1回）', '–', '1枚、蜘蛛の巣6以上で恐怖1', '1枚、蜘蛛の巣8以上で恐怖1'],
        [
          '足',
          '1枚：移動 +1、壁 +1',
          '1枚：移動 +1。同種2枚：2スペースのテレポート',
          '1枚：今の1匹と以後の全員が移動 +1',
        ],
        ['略奪', '1枚：ここのトレジャー1つ', '1枚：ここのトレジャー1つ', '–'],
        [
          '管理',
          'ターンに1回、ブラッド1：2スペース以内の全卵にブラッド1',
          'ブラッド1：見える卵1つにブラッド1',
          '–',
        ],
      ],
    },
  },

  tools: {
    'vast-skeleton-attack': {
      name: 'スケルトンのアタック',
      lead: '邪魔を足した筋力が、対象を上回るか',
      fields: {
        skeleton: { label: 'アタックするスケルトン' },
        gear: { label: '装備' },
        spaces: {
          label: '邪魔しているスペース',
          hint: '対象の隣で、ほかのスケルトン、ウルフ、ダンシングライトのいるスペース。何体いても1。空きスペースは数えない',
        },
        target: { label: '対象の筋力か防御力', hint: 'ポルターガイストは2' },
        bodies: {
          label: '邪魔している数',
          hint: '奇襲の判定用。同じスペースの2体も数えるかは資料では不明',
        },
      },
      answers: {
        hit: '筋力 {{strength}}、対象 {{target}}：成功',
        miss: '筋力 {{strength}}、対象 {{target}}：失敗。{{needed}}必要',
        sum: '基本1 ＋ 能力{{skeletonBonus}} ＋ 装備{{gearBonus}} ＋ 邪魔{{spaces}} ＝ {{strength}}',
        healthLoss: '対象がパラディンならヘルス −1',
        staysFromAfar:
          'ちょうど2スペース先（ロングボウは2〜4）からなら離散しない。同じスペースなら離散する',
        scattersFree: 'アタックした側は離散。ヘルメットで安定性は減らない',
        scatters: 'アタックした側は離散、安定性 −1',
        ambush: '奇襲：経験値 −{{loss}}',
        poison: '毒：ヘルスをさらに −1。カードはゲームから除く',
        noAmbush: '奇襲には2体以上の邪魔が必要',
        needsStability: 'アタックには安定性が1以上必要',
        shieldDoubt: 'シールドの +1 は資料の誤記かもしれない',
      },
    },
    'vast-skeleton-group': {
      name: 'スケルトンの集団',
      lead: '同じタイルのスケルトンが、まとめて守る筋力',
      fields: {
        strengths: {
          label: '全員の筋力',
          hint: '空白かカンマ区切り。ふつうは1、相手のターンでたすきのあるスクリーミーは2',
        },
      },
      answers: {
        group: '集団の筋力 {{strength}}・必要な筋力 {{needed}}',
        sum: '最大{{strongest}} ＋ ほかの{{others}}体 ＝ {{strength}}',
      },
    },
    'vast-egg': {
      name: '卵',
      lead: '卵の防御力と、孵化まで',
      fields: {
        blood: { label: '卵のブラッド' },
        webs: { label: 'タイルの蜘蛛の巣' },
      },
      answers: {
        hatches: '孵化する：恐怖 +2',
        websStay: '卵とブラッドは取り除き、蜘蛛の巣は残す',
        holds: '防御力 {{defence}}・必要な筋力 {{strength}}',
        sum: '基本1 ＋ ブラッド{{blood}} ＝ {{defence}}',
        needsWeb: '孵化まで：蜘蛛の巣1',
        needsBloodAndWeb: '孵化まで：ブラッド{{missing}}と蜘蛛の巣1',
        needsBlood: '孵化まで：ブラッド{{missing}}',
      },
    },
    'vast-move-cost': {
      name: '移動コスト',
      lead: '次のスペースに入るのに使う移動力',
      fields: {
        who: { label: '動く駒' },
        webs: { label: '蜘蛛の巣の数' },
        wall: { label: '間に壁がある' },
        lit: { label: 'ライトタイル' },
        lamp: { label: 'ランプがある' },
      },
      answers: {
        cost: '移動力 {{cost}}',
        blocked: '壁で通れない',
        breachOpens: 'ブリーチがあれば通れる。パラディンは炎1で置ける',
        base: '基本 1',
        webs: '蜘蛛の巣 +{{webs}}',
        websIgnored: '蜘蛛の巣はコストにならず、入っても残る',
        wall: '壁 +1',
        lit: 'ライトタイル +1',
        lamp: 'ランプ +1',
        websGoBack: '入ると、そこの蜘蛛の巣はすべてスパイダーに戻る',
        lampGoesBack: 'ここで移動を終えると、ランプはパラディンに戻る',
        needsExtraMovement: '基本の移動力4では足りない。安定性1で +4',
        wallByForm: '壁：ジャイアントは1ターンに1枚、蜘蛛の子は自由、キャスターは通れない',
      },
    },
    'vast-manor-range': {
      name: '館の範囲',
      lead: 'スワップとシフトで、タイルをどこまで動かせるか',
      fields: {
        range: { label: 'ボードの範囲', hint: '割り当てた前兆の数で決まる' },
        occupied: { label: '占領されている', hint: '駒かトークンがある' },
        round: { label: '端数', hint: '資料に記載なし' },
      },
      answers: {
        reach: '{{reach}}スペースまで',
        halved: '占領されているので{{range}}の半分：{{reach}}',
        whole: '占領されていないので、そのまま',
        roundingOpen: '端数の扱いは資料に記載なし。卓で決めておく',
        occupiedMeans: 'スワップは2枚のどちらか、シフトは動かすタイルで判定。距離は縦横で数える',
      },
    },
  },
} satisfies GameTexts;
