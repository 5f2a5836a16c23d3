import type { GameTexts } from '../../shape';

export const vastCrystalCaverns = {
  seats: {
    ghoul: 'グール',
    vileGhoul: 'バイルグール',
    knight: 'ナイト',
    goblins: 'ゴブリン',
    dragon: 'ドラゴン',
    unicorn: 'ユニコーン',
    cave: '洞窟',
    thief: 'シーフ',
    ghost: 'ゴースト',
  },

  names: {
    ghoul: 'グール',
    vileGhoul: 'バイルグール',
    knight: 'ナイト',
    goblins: 'ゴブリン',
    dragon: 'ドラゴン',
    unicorn: 'ユニコーン',
    cave: '洞窟',
    thief: 'シーフ',
    ghost: 'ゴースト',

    ragpicker: 'くず拾い',
    scavenger: 'スカヴェンジャー',
    stalker: 'スターカー',
    hunter: 'ハンター',
    easy: 'イージー',
    medium: 'ミディアム',
    hard: 'ハード',

    chase: 'チェイス',
    hunt: 'ハント',
    sneak: 'スニーク',
    cheat: 'チート',
    blink: 'ブリンク',
    adapt: 'アダプト',
    seize: 'シーズ',
    scour: 'スカウア',
    unnamedCard: '名前を記録していないカード',

    grit: '経験値（使えるヒーローキューブの数）',
    health: 'ヘルス1',
    treasureCard: 'トレジャーカード1枚（デッキの底へ）',
    powerCards: 'パワーカード（アーマーの数だけ）',
    sloth: '怠惰キューブ1個（怠惰スペースへ戻す）',
    unicornCards: 'ユニコーンカード（アーマーの数だけ）',
    treasureToken: 'トレジャートークン',

    tribe: '部族',
    die: 'ダイス',

    centreMissed: '中央以外',
    centreHit: '中央に当たった',

    threeDice: '3個',
    twoDice: '2個',
    unrolled: 'まだ振っていない',
    supply: 'サプライ',
    left: 'チャートの左',
    right: 'チャートの右（ブースト）',

    discsSpent: '使う攻撃',
    attackNeeded: '要る攻撃',
    furyGained: '怒り +1',
    cardGained: '恐怖カード +1',
    lookUp: '？',

    ownRules: '自分のロールの勝利条件を満たす',
    twoPlayerRules: '2人用ヴァリアントの勝利条件を満たす',
    youLose: 'あなたの敗北',
    bothLose: '2人とも敗北',
  },

  setupFields: {
    ghoul: {
      label: 'どちらのグール',
      hint: 'バイルグールはゴブリンの代わりに入り、ゴブリンの選択は外れる',
    },
    roles: {
      label: 'ほかのロール',
      hint: 'この順に手番が回る。グールはシーフの後、バイルグールはナイトの後。基本の5ロールの1つと入れ替えるのがおすすめ。誰も選ばなければソロ',
    },
    soloLevel: { label: 'ソロの難しさ', hint: '怒りかクリスタル、どちらかの目標に届けばよい' },
    level: {
      label: '難易度',
      hint: 'やさしい順。グールが基本。スターカーとハンターはダイス2個。ソロで変わるのはダイスの数だけ',
    },
    thiefStash: {
      label: 'シーフがスタッシュする数',
      hint: '5か6を2人で決める。バイルグールはそれより1つ多くクリスタルを砕く',
    },
    skitterVariant: {
      label: '飛び退くヴァリアント',
      hint: 'グールがシンボルを選び、相手が置き場所を選ぶ。ゲームを通して使う',
    },
    everyTurn: {
      label: 'みんなの手番も進める',
      hint: '切ると、グールの手番だけが続く。相手のシートはそのまま使える',
    },
    chartMovement: {
      label: 'ダイスチャートの移動力',
      hint: 'バイルグールのボードを見て、出目1から6の順に6つ。空のままなら、選ぶたびに入れる',
    },
    chartAttack: {
      label: 'ダイスチャートの攻撃',
      hint: 'バイルグールのボードを見て、出目1から6の順に6つ。空のままなら、選ぶたびに入れる',
    },
    boostBonus: {
      label: 'ブーストダイス1個の攻撃ボーナス',
      hint: 'ルールに数字がない（未確認）。1は仮の数',
    },
    knightHealth: {
      label: 'ナイトのヘルス',
      hint: '開始時の値。仮の数なので、ボードで確かめる',
    },
    dragonHealth: {
      label: 'ドラゴンのヘルス',
      hint: '開始時の値。仮の数なので、ボードで確かめる',
    },
    unicornHealth: {
      label: 'ユニコーンのヘルス',
      hint: '開始時の値。仮の数なので、ボードで確かめる',
    },
    crystalCounts: {
      label: 'クリスタルも攻撃に数える',
      hint: '解釈が分かれる。入なら、砕くとグールは怒り +1、バイルグールは恐怖カード1枚',
    },
    sporesSkitter: {
      label: '催眠胞子でも飛び退く',
      hint: '未確認。文面どおりなら飛び退く',
    },
  },

  checklist: {
    otherRoles: {
      label: 'ほかのロールを準備する',
      detail: 'それぞれのルールどおりに。ここには載っていない',
    },
    ghoulBoard: {
      label: 'グールボードとグールピースを置く',
      detail: 'ピースは3種のうち1つを使う',
    },
    vileBoard: {
      label: 'バイルグールボードとグールピースを置く',
      detail: 'ゴブリンの席に着く',
    },
    threeDice: { label: 'グールダイス3個とグールディスク9枚を手元に' },
    twoDice: {
      label: 'グールダイス2個とグールディスク9枚を手元に',
      detail: 'この難易度では3個目を使わない',
    },
    terrorDeck: { label: '恐怖カード13枚を切って恐怖デッキにする' },
    furyCube: { label: '怒りキューブを怒りトラックの0に置く' },
    diceChart: {
      label: 'ダイスチャートの数字を確かめる',
      detail: '準備画面で入力すると、次からも覚えている',
    },
    levelCard: { label: '選んだ難易度のカードを手元に置く' },
    preyHealth: {
      label: '倒す相手のヘルスを難易度の数から始める',
      detail: '数は勝利条件と、相手のシートに出ている',
    },
    agreeSkitter: {
      label: '飛び退くヴァリアントを使うと全員で確かめる',
      detail: '途中でやめられない',
    },
    firstPlacement: {
      label: '最初のターンの開始時に、未占領のダークタイルへグールを置く',
      detail: 'なければダークタイルを1枚置いてそこへ。洞窟がいれば洞窟が出す',
    },

    aloneInTheDark: { label: 'アローンインザダークⅡを取る', detail: 'ソロのカード' },
    infestation: {
      label: 'ナイトがゴブリン蔓延とモンスタートークンを取る',
      detail: 'ノーマルのゴブリン（Aライン）のルールで使う',
    },
    ashDragon: { label: 'アッシュドラゴンをマップのそばに置く' },
    flareGhoul: {
      label: 'グールがフレアを取る',
      detail: '移動力ポイントを1使うたび、今いるスペースを対象にできる',
    },
    flareShared: {
      label: 'フレアをマップのそばに置く',
      detail: '2人とも使える。グールは移動力ポイントを1使うたび、今いるスペースを対象にできる',
    },
    flareThree: {
      label: 'グールがフレアを取る',
      detail:
        'ほかの人もフレアを得る組み合わせなら、マップのそばに置いて皆で使う。グールは移動力ポイントを1使うたび、今いるスペースを対象にできる',
    },
    plunderGhoul: {
      label: 'グールが過去の略奪品を取る',
      detail: 'ほかの人が取ることになっていても、グールのものになる',
    },
    plunderThree: {
      label: '過去の略奪品は、誰かが得るならグールが取る',
      detail: 'ほかの2人の2人用ヴァリアントを見る',
    },
    plunderGhost: {
      label: '過去の略奪品は、誰かが得るならゴーストが取る',
      detail: 'ゴーストがいなければグールのもの',
    },
    hungerStays: { label: '飢えのキューブを覚醒へ移さない', detail: 'ドラゴンの準備での変更' },
    twoPlayerRules: {
      label: 'ほかの2人は2人用ヴァリアントのルールで遊ぶ',
      detail: 'グールはいつもどおり',
    },
    oneTileATurn: {
      label: '各自、ターンの終わりにタイルを1枚置くか、1枚崩壊させる',
      detail: '洞窟がいないので、「1枚置くか3枚崩壊」の代わり',
    },
    openPairing: {
      label: 'ユニコーンと2人だけの決まりは資料にない',
      detail: 'カードの割り当ては卓で決める。怒りの目標は人数どおり',
    },
    ghostSection: {
      label: 'ゴーストの冊子のプレイヤーヴァリアントも見る',
      detail: 'ゴーストの決まりはこの資料にない',
    },
    slowTable: {
      label: '6人以上では、5人よりかなり長くかかる',
      detail: '7人はゴーストも加わるとき',
    },
    ambushCounts: {
      label: '待ち伏せでナイトが死んでも、バイルグールの勝ちになる',
      detail: 'ゴブリン蔓延の待ち伏せ',
    },
    stashAgreed: {
      label: 'シーフのスタッシュの数を2人で確かめる',
      detail: '5か6。バイルグールはそれより1つ多くクリスタルを砕く',
    },
    goblinVariants: {
      label: 'ゴブリンのいるヴァリアントの準備に従う',
      detail: 'バイルグールはゴブリンの代わり。勝利条件は自身のものを使う（未確認）',
    },
  },

  tracks: {
    rage: { label: '怒り', hint: '偶数に上がるたび恐怖カード1枚。□が目標' },
    treasure: { label: 'トレジャー', hint: '2つで怒りかカードに替わる' },
    terrorCards: { label: '恐怖カード', hint: '表向きに持っている枚数' },
    movement: { label: '移動力', hint: '6を超えたらディスクで示す' },
    attack: { label: '攻撃', hint: 'ターン終了時の数が防御力' },
    attackBonus: { label: '攻撃ボーナス', hint: '今の移動と、入った直後の攻撃だけ' },
    boost: { label: 'ブーストダイス', hint: 'このターンにまだ使える数' },
    backstab: { label: '不意打ちのキューブ', hint: '次のターンの移動力が1個につき1減る' },
    crystals: { label: '砕いたクリスタル', hint: '誰が砕いても数える' },
    die1: { label: 'ダイス1' },
    die2: { label: 'ダイス2' },
    die3: { label: 'ダイス3' },
    strength: { label: 'ナイトの筋力' },
    tribe1: { label: '部族1の筋力' },
    tribe2: { label: '部族2の筋力' },
    tribe3: { label: '部族3の筋力' },
    armor: { label: 'アーマー' },
    stealth: { label: 'シーフのステルス' },
    lootDrop: { label: 'ルートドロップレベル', hint: 'シーフを倒すとこの数（最低1）引き、1枚残す' },
    health: { label: 'ヘルス' },
    anger: { label: '憤り', hint: '3以上で攻撃されると、グールは恐怖カードを1枚失う' },
    stash: { label: 'スタッシュ' },
    chase: { label: 'チェイス' },
    hunt: { label: 'ハント' },
    sneak: { label: 'スニーク' },
    cheat: { label: 'チート' },
    blink: { label: 'ブリンク' },
    adapt: { label: 'アダプト' },
    seize: { label: 'シーズ' },
    scour: { label: 'スカウア' },
    chaseUsed: { label: 'チェイス：今ターン使用' },
    huntUsed: { label: 'ハント：今ターン使用' },
    sneakUsed: { label: 'スニーク：今ターン使用' },
    cheatUsed: { label: 'チート：今ターン使用' },
    blinkUsed: { label: 'ブリンク：今ターン使用' },
    adaptUsed: { label: 'アダプト：今ターン使用' },
    seizeUsed: { label: 'シーズ：今ターン使用' },
    scourUsed: { label: 'スカウア：今ターン使用' },
    chaseGone: { label: 'チェイス：ゲームから除外' },
    huntGone: { label: 'ハント：ゲームから除外' },
    sneakGone: { label: 'スニーク：ゲームから除外' },
    cheatGone: { label: 'チート：ゲームから除外' },
    blinkGone: { label: 'ブリンク：ゲームから除外' },
    adaptGone: { label: 'アダプト：ゲームから除外' },
    seizeGone: { label: 'シーズ：ゲームから除外' },
    scourGone: { label: 'スカウア：ゲームから除外' },
  },

  marks: { terror: '恐怖カード', goal: '目標', crystalGoal: '脱出できる' },

  toggles: {
    totalChecked: { label: '合計を確かめた' },
    statisticsSet: { label: 'ステータスを決めた' },
    bonusMoved: { label: 'ボーナスで1回動いた' },
    justRolled: { label: 'このターンに振った' },
    knight: { label: 'ナイトを攻撃した', hint: '同じ相手は1ターンに1回' },
    tribe1: { label: '部族1を攻撃した', hint: '同じ部族は1ターンに1回' },
    tribe2: { label: '部族2を攻撃した', hint: '同じ部族は1ターンに1回' },
    tribe3: { label: '部族3を攻撃した', hint: '同じ部族は1ターンに1回' },
    dragon: { label: 'ドラゴンを攻撃した', hint: '同じ相手は1ターンに1回' },
    unicorn: { label: 'ユニコーンを攻撃した', hint: '同じ相手は1ターンに1回' },
    thief: { label: 'シーフを攻撃した', hint: '同じ相手は1ターンに1回' },
    chaseOnce: { label: 'チェイスの1回限りを使った' },
    huntOnce: { label: 'ハントの1回限りを使った' },
    sneakOnce: { label: 'スニークの1回限りを使った' },
    cheatOnce: { label: 'チートの1回限りを使った' },
    blinkOnce: { label: 'ブリンクの1回限りを使った' },
    adaptOnce: { label: 'アダプトの1回限りを使った' },
    seizeOnce: { label: 'シーズの1回限りを使った' },
    scourOnce: { label: 'スカウアの1回限りを使った' },
    escaped: { label: '脱出した', hint: '目標に届いてからエントランスに入った' },
    collapsed: { label: '崩壊が完了した' },
    surfaced: { label: '出現している', hint: '地下にいる間はグールのスペースに自由に入れる' },
    won: { label: '勝利条件を満たした' },
  },

  choices: {
    die1Place: { label: 'ダイス1の場所' },
    die2Place: { label: 'ダイス2の場所' },
    die3Place: { label: 'ダイス3の場所' },
  },

  orders: {},
  collections: {},

  derived: {
    furyGoal: { label: '怒りの目標' },
    furyLeft: { label: 'あと' },
    defence: { label: '防御力', hint: '次の自分のターンまで。攻撃されてもディスクは減らない' },
    strength: { label: '攻撃力（ボーナス込み）', hint: '相手の防御を超えれば攻撃できる' },
    die1: { label: 'ダイス1' },
    die2: { label: 'ダイス2' },
    die3: { label: 'ダイス3' },
  },

  actions: {
    rollDice: { label: 'ダイスを振る', effect: '合計が低ければ恐怖カード' },
    rollSupply: { label: 'ダイスを全部振る', effect: 'サプライへ' },
    keepHighest: {
      label: '高い2個を使う',
      effect: '移動力 {{movement}}、攻撃 {{attack}}',
    },
    keepEnds: {
      label: '高いのと低いのを使う',
      effect: '移動力 {{movement}}、攻撃 {{attack}}',
    },
    keepLowest: {
      label: '低い2個を使う',
      effect: '移動力 {{movement}}、攻撃 {{attack}}',
    },
    takeFace1: {
      label: '出目1を取る',
      effect: '移動力 {{movement}}、攻撃 {{attack}}、ブースト {{boost}}個',
    },
    takeFace2: {
      label: '出目2を取る',
      effect: '移動力 {{movement}}、攻撃 {{attack}}、ブースト {{boost}}個',
    },
    takeFace3: {
      label: '出目3を取る',
      effect: '移動力 {{movement}}、攻撃 {{attack}}、ブースト {{boost}}個',
    },
    takeFace4: {
      label: '出目4を取る',
      effect: '移動力 {{movement}}、攻撃 {{attack}}、ブースト {{boost}}個',
    },
    takeFace5: {
      label: '出目5を取る',
      effect: '移動力 {{movement}}、攻撃 {{attack}}、ブースト {{boost}}個',
    },
    takeFace6: {
      label: '出目6を取る',
      effect: '移動力 {{movement}}、攻撃 {{attack}}、ブースト {{boost}}個',
    },
    boostMove: { label: 'ブーストで動く', effect: 'ブースト −1、移動力 +1' },
    boostAttack: { label: 'ブーストで攻める', effect: 'ブースト −1、攻撃ボーナス +{{bonus}}' },

    step: { label: '1スペース動く', effect: '移動力 −1' },
    enter: { label: '壁を抜ける・コマのいる所へ', effect: '移動力 −{{cost}}' },
    collectTreasure: { label: 'トレジャーを取る', effect: '移動力 −{{cost}}、トレジャー +1' },
    collectGem: { label: 'ジェムを取る', effect: '移動力 −{{cost}}、ドラゴンダイスしだい' },
    seizeGem: { label: 'シーズでジェムを取る', effect: '移動力 −{{cost}}、振らずにトレジャー +1' },
    skitterNow: { label: '飛び退く', effect: 'マグマ、炎の壁など' },

    attackKnight: {
      label: 'ナイトを攻撃',
      effect: '{{price}} {{needed}}（防御{{defence}} + 1）、{{reward}}',
    },
    attackTribe: {
      label: 'ゴブリン部族を攻撃',
      effect: '{{price}} {{needed}}（防御{{defence}} + 1）、{{reward}}',
    },
    attackDragon: {
      label: 'ドラゴンを攻撃',
      effect: '{{price}} {{needed}}（防御{{defence}} + 1）、{{reward}}',
    },
    attackUnicorn: {
      label: 'ユニコーンを攻撃',
      effect: '{{price}} {{needed}}（防御{{defence}} + 1）、{{reward}}',
    },
    attackThief: {
      label: 'シーフを攻撃',
      effect: '{{price}} {{needed}}（防御{{defence}} + 1）、{{reward}}',
    },
    smashCrystal: { label: 'クリスタルを砕く', effect: '{{price}} {{needed}}' },

    chaseTurn: { label: 'チェイス', effect: '移動力 +1（毎ターン）' },
    chaseOnce: { label: 'チェイス（1回限り）', effect: '移動力 +4、カードは除外' },
    huntTurn: { label: 'ハント', effect: '攻撃 +1' },
    huntOnce: { label: 'ハント（1回限り）', effect: '攻撃 +3、カードは除外' },
    sneakOnce: { label: 'スニーク（1回限り）', effect: 'このターン、壁とコマの追加なし' },
    cheatTurn: { label: 'チート', effect: 'ダイス1個を振り直す' },
    cheatOnce: { label: 'チート（1回限り）', effect: 'ダイス1個の目を選ぶ、カードは除外' },
    blinkTurn: { label: 'ブリンク', effect: '移動力 −2、クリスタル間を移動' },
    blinkOnce: { label: 'ブリンク（1回限り）', effect: 'クリスタルから好きな空きへ' },
    adaptOnce: { label: 'アダプト（1回限り）', effect: 'デッキから1枚選ぶ' },
    seizeOnce: { label: 'シーズ（1回限り）', effect: '次の1つを無料で、恐怖カード2枚' },
    scourTurn: { label: 'スカウア', effect: '今いるダークタイルを見る' },
    scourOnce: { label: 'スカウア（1回限り）', effect: 'このターン入った全部を見る' },

    drawTerror: { label: '恐怖カードを引く', effect: '恐怖カード +1' },
    nameCard: { label: '引いたカードの名前', effect: '未記録 {{count}}枚' },
    loseTerror: { label: '恐怖カードを失う', effect: '恐怖カード −1' },
    escape: { label: '脱出する', effect: 'エントランスに入って勝つ' },

    knightAttacks: { label: 'グールを攻撃', effect: '筋力{{have}}、グールの防御力{{defence}}' },
    knightShoots: { label: 'グールを弓で撃つ', effect: '筋力2以上' },
    tribeAttacks: {
      label: '部族でグールを攻撃',
      effect: '筋力{{have}}、グールの防御力{{defence}}',
    },
    dragonClaws: { label: 'クロウでグールを攻撃', effect: 'ゴブリン1匹を食べた扱い' },
    dragonScratches: { label: '叩き潰すでグールを攻撃', effect: '3匹を食べた扱い、恐怖カード −1' },
    unicornAttacks: { label: 'グールを攻撃', effect: '入ると必ず攻撃する' },
    spores: { label: '催眠胞子', effect: 'グールの怒り −1' },
    pickpocket: { label: 'グールからスリ', effect: 'トークンか恐怖カード' },
    backstabs: { label: 'グールに不意打ち', effect: '次のターンの移動力が減る' },
    otherSmashes: { label: 'クリスタルを砕く', effect: '砕いたクリスタル +1' },
    otherEscapes: { label: '脱出する', effect: '洞窟を出て勝つ' },
  },

  inputs: {
    dice: { label: '出目', hint: '落ちたダイスの目を順に。間違えたら、その目を押すと消える' },
    die: { label: 'どのダイス' },
    face: { label: '新しい出目' },
    chartMovement: { label: 'その行の移動力', hint: 'ボードのダイスチャートを見る' },
    chartAttack: { label: 'その行の攻撃', hint: 'ボードのダイスチャートを見る' },
    wall: { label: '壁を抜ける', hint: '移動力 +1' },
    occupied: { label: 'ほかのコマがいる' },
    attackNow: { label: 'すぐに攻撃する', hint: '攻撃するなら、コマの追加は払わない' },
    unattackable: {
      label: '攻撃できないコマもいる',
      hint: 'ほかを攻撃しても +1。二重には払わない',
    },
    useSneak: { label: 'スニークを使う', hint: '追加を1つ払わない' },
    useSeize: { label: 'シーズを使う', hint: '移動力1で取る' },
    dragonDie: { label: 'ドラゴンダイス', hint: '中央のタイルに当たると罠' },
    tribe: { label: 'どの部族' },
    knightLoss: { label: 'ナイトが失うもの', hint: '選ぶのはナイト' },
    dragonLoss: { label: 'ドラゴンが失うもの', hint: '選ぶのはドラゴン' },
    unicornLoss: { label: 'ユニコーンが失うもの', hint: '選ぶのはユニコーン' },
    card: { label: 'どのカード' },
    cardLost: { label: '失う恐怖カード' },
    justRevealed: {
      label: 'グールは今めくったタイルの上',
      hint: 'ナイトが入るときにめくったダークタイル',
    },
    stolen: { label: '盗まれるもの', hint: '選ぶのはシーフ' },
    cubes: { label: '使ったアクションキューブ' },
  },

  steps: {
    ghoulRoll: {
      title: 'ダイスとステータス',
      points: [
        '最初のターンは、先に未占領のダークタイルへグールを置く',
        '残ったディスクを戻してから振る。ここまでが前のターンの防御力',
        '3個で合計7以下（2個なら4以下）なら恐怖カードを1枚引く',
        '2個を選ぶ。高い目が移動力、低い目が攻撃',
        '不意打ちのキューブがあれば、移動力から引いてシーフに返す',
      ],
    },
    ghoulAct: {
      title: '移動とアクション',
      points: [
        '移動・収集・攻撃・恐怖カードは好きな順で。飛び退いた後も続けてよい',
        '壁 +1。コマのいる所は、すぐ攻撃しないか攻撃できないコマがいれば +1',
        'ダークタイルに入ってもめくらない。川に入ったら流れに沿って無料で動ける',
        '収集は1つ移動力2。ジェムはドラゴンダイスを振る',
        '攻撃は相手の防御 +1枚のディスク、クリスタルは3枚。同じ相手は1ターンに1回',
        '目標に届いた後なら、エントランスに入って脱出',
      ],
    },
    ghoulDefend: {
      title: '防御力の設定',
      points: [
        '攻撃スペースに残ったディスクの数が防御力。なければ0',
        '攻撃されてもディスクは取り除かない',
        'マグマの上で終わったら飛び退く',
        '「このターン」の恐怖カードをゲームから除く',
      ],
    },
    vilePrepare: {
      title: 'ボードの準備',
      points: [
        '最初のターンは、先に未占領のダークタイルへグールを置く',
        'サプライにダイスがなければ、チャートから全部集めて振り、サプライへ',
        'あれば、左のダイスを同じ行の右へ。「次へ」で動く',
        '「次へ」で攻撃スペースのディスクも外れる',
      ],
    },
    vileSelect: {
      title: 'ステータスの選択',
      points: [
        'サプライから1個を、振らずに選んで同じ目の行の左へ',
        'その行の数字が今ターンの移動力と攻撃',
        'その行の右にあるダイスがブーストダイス',
      ],
    },
    vileAct: {
      title: '移動とアクション',
      points: [
        '攻撃力は減らない。相手の防御を超えれば攻撃できる。クリスタルは3以上',
        'ブーストは1個につき1回、移動力の代わりか、1度の攻撃のボーナスに',
        'ナイトと、倒すべき相手は必ずヘルスを失う',
        '攻撃が成功するか、トレジャーやジェムが2つになるたび恐怖カード1枚',
        '同じ相手は1ターンに1回。飛び退いた後も続けてよい',
      ],
    },
    vileDefend: {
      title: '防御力の設定',
      points: [
        '攻撃がそのまま防御力。ブーストでは増えない',
        'マグマの上で終わったら飛び退く',
        '「このターン」の恐怖カードをゲームから除く',
      ],
    },
    knightTurn: {
      title: 'ナイトのターン',
      points: [
        'グールのスペースに入るには、筋力が防御力を超えること。入れば攻撃になる',
        '攻撃で大胆を達成。防御力3以上なら猛者、今めくったタイルなら恐れなしも',
        '筋力2以上なら弓で撃てる',
      ],
    },
    goblinsTurn: {
      title: 'ゴブリンのターン',
      points: [
        '部族の筋力が防御力を超えれば、入って攻撃する',
        'ゴブリンは怒りを1得る（失うのではない）。部族は散らない',
      ],
    },
    dragonTurn: {
      title: 'ドラゴンのターン',
      points: [
        '地下なら自由に入れる。出現中はアーマーが防御力を超えること',
        'クロウはゴブリン1匹、叩き潰すは3匹食べた扱い。叩き潰すでは恐怖カードも失う',
        'ヒスはグールに効かない',
      ],
    },
    unicornTurn: {
      title: 'ユニコーンのターン',
      points: ['グールのスペースに自由に入り、入れば攻撃する', '憤り3なら恐怖カードを1枚失わせる'],
    },
    caveTurn: {
      title: '洞窟のターン',
      points: ['催眠胞子でグールの怒りを1減らせる。恐怖カードは失わない'],
    },
    thiefTurn: {
      title: 'シーフのターン',
      points: [
        'ステルスが防御力を超えれば入れる',
        'スリ：トークン1つか、恐怖カード1枚をデッキに戻させる。どちらもなければできない',
        '不意打ち：キューブ1個につき、次のターンの移動力 −1',
      ],
    },
    ghostTurn: {
      title: 'ゴーストのターン',
      points: ['ゴーストの決まりはこの資料にない。手元の冊子で進める'],
    },
  },

  sections: {
    fury: '怒り',
    statistics: 'ステータス',
    vileStatistics: '攻撃とカード',
    dice: 'ダイス',
    moving: '移動と収集',
    attacking: '攻撃',
    terror: '恐怖カード',
    terrorByName: '手元の恐怖カード（名前ごと）',
    terrorSpent: '使った恐怖カード',
    terrorTable: '恐怖カードの効果',
    chart: 'ダイスチャートの上',
    ending: 'ゲームの終わり',
    defences: '防御とヘルス',
    againstGhoul: 'グールに対して',
  },

  notices: {
    terrorDrawn: {
      title: '恐怖カードを{{count}}枚引く',
      body: '表向きに置き、名前を記録しておくと使えるときにボタンが出る。',
    },
    terrorDrawnAdapt: {
      title: '恐怖カードを{{count}}枚得る（アダプト）',
      body: '1枚につき2枚引いて1枚を残す。残した名前を記録する。',
    },
    terrorDeckEmpty: { title: '恐怖デッキにもうカードがない' },
    lowRoll: { title: '合計{{total}}は{{low}}以下' },
    mayCheat: {
      title: 'チートで1個振り直せる',
      body: '使わないなら、そのまま2個を選ぶ。合計はそのときに確かめる。',
    },
    mayEscape: {
      title: '怒り{{goal}}：脱出できる',
      body: 'エントランスに入れば勝ち。この後に怒りが減っても、もう一度届く必要はない。',
    },
    crystalsOpen: {
      title: 'クリスタル{{goal}}個：脱出できる',
      body: '{{who}}は洞窟から脱出すれば勝ち。',
    },
    treasurePair: {
      title: 'トレジャーが2つそろった（{{pairs}}組）',
      body: 'トークンを洞窟のサプライへ戻す。グールは1組につき怒り1、バイルグールは恐怖カード1枚。',
    },
    gemTaken: {
      title: 'ジェムをトレジャーに替える',
      body: 'ジェムをドラゴンのサプライへ戻し、洞窟のサプライから（なければマップから）トレジャートークンを1つ取る。',
    },
    gemTrap: { title: '罠だ！', body: 'ジェムをドラゴンのサプライへ戻し、飛び退く。何も得ない。' },
    backstabbed: {
      title: '不意打ち：移動力 −{{lost}}',
      body: 'キューブをシーフに返す。0になったら動けない。',
    },
    skitter: {
      title: '飛び退く：{{who}}がシンボルを言う',
      body: 'グールは、そのシンボルの未占領のダークタイルを選んで移る。空いたダークタイルが1枚もなければ、エントランスの周りの空きへ。',
    },
    skitterVariant: {
      title: '飛び退く：グールがシンボルを言い、{{who}}が置く',
      body: '未占領のダークタイルのシンボルから。なければ、相手がエントランスの周りの空きに置く。',
    },
    skitterByStack: {
      title: '飛び退く：山の一番上のシンボル',
      body: 'そのシンボルの未占領のダークタイルを選ぶ。崩壊中は崩れたタイルから無作為に。なければエントランスの周りの空きへ。攻撃によらないときの決め方は未確認。',
    },
    victimLoses: { title: '{{who}}が失う：{{loss}}' },
    tribeScatters: { title: '部族は散る' },
    unicornTeleports: { title: 'グールが飛び退いた後、ユニコーンはテレポートする' },
    thiefDies: { title: 'シーフは死ぬ' },
    thiefKilled: {
      title: 'シーフは死ぬ：恐怖カードを{{drawn}}枚引いて1枚残す',
      body: '残りは恐怖デッキの下へ。攻撃の解決中に不自然な回避が成功したら、シーフはグールが飛び退いた後に移る。',
    },
    sneaking: {
      title: 'このターン、壁とコマの追加を払わない',
      body: 'カードはターンの終わりにゲームから除く。',
    },
    blinked: { title: 'コマのいない別のクリスタルのタイルへ移る' },
    blinkedAnywhere: { title: '未占領の好きな場所へ移る' },
    scoured: { title: '今いるダークタイルを見る', body: '望むなら公開する。' },
    scouredAll: {
      title: 'このターンに入ったダークタイルを全部見られる',
      body: 'カードはターンの終わりにゲームから除く。',
    },
    daring: { title: 'ナイト：大胆を達成' },
    stalwart: { title: 'ナイト：猛者を達成', body: 'グールの防御力が3以上だった。' },
    fearless: { title: 'ナイト：恐れなしを達成', body: '今めくったタイルの上のグールを攻撃した。' },
    goblinsGainRage: {
      title: 'ゴブリン側の怒り +1',
      body: 'グールの怒りは変わらない。部族は散らない。',
    },
    clawed: { title: 'クロウ：ゴブリン1匹を食べた扱い' },
    scratched: { title: '叩き潰す：ゴブリン3匹を食べた扱い' },
    cardLost: { title: 'グールは恐怖カードを1枚失う' },
    sporesKeepCards: {
      title: '催眠胞子：怒り −1',
      body: '恐怖カードは失わない。一度届いた目標もそのまま。',
    },
    tokenStolen: { title: 'シーフがトレジャートークンを1つ盗む' },
    cardShuffledBack: { title: '恐怖カードを1枚、恐怖デッキに戻して切る' },
  },

  refusals: {
    goblinsReplaced: 'バイルグールはゴブリンの代わりです。ゴブリンを外してください',
    dragonReplaced: 'ユニコーンはドラゴンの代わりです。どちらか一方を選んでください',
    enterDice: 'ダイス{{count}}個の目を入れてください',
    needsMovement: '移動力が{{amount}}必要です（今は{{have}}）',
    nothingToSneak: '払わずに済む追加がありません',
    needsDiscs: 'ディスクが{{amount}}枚必要です（今は{{have}}枚）',
    needsStrength: '攻撃力が{{needed}}必要です（今は{{have}}）',
    attackedAlready: 'このターンにもう攻撃しました',
    cardUsed: '{{card}}はこのターンにもう使いました',
    bothEffects: '{{card}}の2つの効果は、同じターンに両方は使えません',
    identicalCard: '同じターンに{{card}}の1回限りは2枚使えません',
    deckEmpty: '恐怖デッキにカードがありません',
    noTerrorCard: '恐怖カードを持っていません',
    noBoost: '使えるブーストダイスがありません',
    needsFury: '怒り{{goal}}に届いていません（今は{{have}}）',
    needsFuryOrCrystals:
      '怒り{{goal}}（今は{{have}}）にも、クリスタル{{crystals}}個（今は{{smashed}}個）にも届いていません',
    needsCrystals: 'クリスタルを{{goal}}個砕く必要があります（今は{{have}}個）',
    defenceHolds: 'グールの防御力{{defence}}を超えていません（今は{{have}}）',
    bowNeeds: '弓には筋力2が必要です（今は{{have}}）',
    nothingToSteal: 'グールはトレジャーも恐怖カードも持っていません',
  },

  victories: {
    ghoulEscapes: {
      condition: '怒り{{goal}}に届き、その後エントランスに入って脱出',
      won: 'グールが怒りを満たして脱出し、勝利。',
    },
    ghoulEscapesCrystals: {
      condition: 'またはクリスタルを{{goal}}個砕き、その後脱出',
      won: 'グールがクリスタルを砕いて脱出し、勝利。',
    },
    ghoulKillsKnight: {
      condition: 'またはナイトを殺す（ヘルス{{health}}から）',
      won: 'グールがナイトを殺し、勝利。',
    },
    ghoulKillsDragon: {
      condition: 'またはドラゴンを殺す（ヘルス{{health}}から）',
      won: 'グールがドラゴンを殺し、勝利。',
    },
    vileKillsKnight: {
      condition: 'ナイトを殺す（ヘルス{{health}}から）',
      won: 'ナイトが死に、バイルグールの勝利。',
    },
    vileKillsDragon: {
      condition: 'ドラゴンを殺す（ヘルス{{health}}から）',
      won: 'バイルグールがドラゴンを殺し、勝利。',
    },
    vileKillsUnicorn: {
      condition: 'ユニコーンを殺す（ヘルス{{health}}から、未確認）',
      won: 'バイルグールがユニコーンを殺し、勝利。',
    },
    vileEscapes: {
      condition: 'クリスタルを{{goal}}個砕き、その後エントランスに入って脱出',
      won: 'バイルグールが脱出し、勝利。',
    },
    knightEscapes: {
      condition: 'クリスタルを{{goal}}個砕き、その後脱出',
      won: 'ナイトが脱出し、勝利。',
    },
    goblinsEscape: {
      condition: 'クリスタルを{{goal}}個砕き、その後脱出',
      won: 'ゴブリンが脱出し、勝利。',
    },
    dragonEscapes: {
      condition: '目覚め、出現し、その後脱出',
      won: 'ドラゴンが脱出し、勝利。',
    },
    caveCollapses: { condition: '崩壊を完了させる', won: '崩壊が完了し、洞窟の勝利。' },
    thiefStashes: {
      condition: 'トレジャートークンを{{goal}}個スタッシュ',
      won: 'シーフがスタッシュを満たし、勝利。',
    },
    knightOwn: { condition: '{{rules}}', won: 'ナイトの勝利。' },
    goblinsOwn: { condition: '{{rules}}', won: 'ゴブリンの勝利。' },
    dragonOwn: { condition: '{{rules}}', won: 'ドラゴンの勝利。' },
    unicornOwn: { condition: '{{rules}}', won: 'ユニコーンの勝利。' },
    caveOwn: { condition: '{{rules}}', won: '洞窟の勝利。' },
    thiefOwn: { condition: '{{rules}}', won: 'シーフの勝利。' },
    ghostOwn: { condition: '{{rules}}', won: 'ゴーストの勝利。' },
    collapse: { condition: '崩壊が完了したら{{losers}}', won: '洞窟が崩壊した。勝者はいない。' },
    vileCollapse: {
      condition: '崩壊が完了したら{{losers}}',
      won: '洞窟が崩壊した。勝者はいない。',
    },
  },

  phrases: {},
  notes: {},

  tables: {
    terrorCards: {
      head: ['カード', '枚数', '毎ターン・永続', 'ゲームに1回'],
      rows: [
        ['チェイス', '3', '移動力 +1', '移動力 +4'],
        ['ハント', '3', '攻撃 +1', '攻撃 +3'],
        ['スニーク', '2', '壁かコマの追加を1つ免除', 'このターンは全部免除'],
        ['チート', '1', '振るたびに1個振り直し', '1個の目を選ぶ'],
        ['ブリンク', '1', '移動力2：クリスタル間を移動', 'クリスタルから好きな空きへ'],
        ['アダプト', '1', '2枚引いて1枚残す', 'デッキから1枚選ぶ'],
        ['シーズ', '1', '収集1、または2でジェムを確実に', '次は無料、恐怖カード2枚'],
        ['スカウア', '1', '今いるダークタイルを見る', 'このターン入った全部'],
      ],
    },
  },

  tools: {
    'ghoul-dice': {
      name: 'グールのダイス',
      lead: '恐怖カードを引くか、どの2個を使えるか、確率はいくつか',
      fields: {
        dice: { label: '出目', hint: '2個か3個。間違えたら、その目を押すと消える' },
        count: { label: '振る数', hint: 'スターカーとハンターは2個' },
        movement: { label: 'ほしい移動力' },
        attack: { label: 'ほしい攻撃' },
      },
      answers: {
        low: '{{dice}}個の合計{{total}}：恐怖カードを1枚引く（{{low}}以下）',
        enough: '{{dice}}個の合計{{total}}：恐怖カードなし（{{low}}より大きい）',
        pair: '移動力 {{movement}}、攻撃 {{attack}}',
        chance: '移動力{{movement}}以上・攻撃{{attack}}以上：{{percent}} %',
        terrorChance: '恐怖カードを引く：{{throws}}通りのうち{{ways}}通り',
        wishChance: '移動力{{movement}}以上・攻撃{{attack}}以上：{{throws}}通りのうち{{ways}}通り',
        terrorBar: '合計{{low}}以下（恐怖カード）',
        wishBar: '移動力{{movement}}以上・攻撃{{attack}}以上',
      },
    },
    'ghoul-goal': {
      name: '怒りの目標',
      lead: '人数と難易度から、脱出に要る怒り',
      fields: {
        players: { label: '人数', hint: '自分も入れる。1はソロ' },
        level: { label: '難易度', hint: 'やさしい順。グールが基本' },
      },
      answers: {
        goal: '怒り {{goal}}',
        sum: '難易度{{base}} + 人数{{players}} = {{sum}}',
        capped: 'トラックの終わり{{end}}を超えない',
        latch: '一度届けば、後で減っても脱出できる',
        dice: 'ダイスは{{dice}}個',
        vile: 'バイルグール：ナイトのヘルス{{knight}}、ドラゴンなら{{dragon}}、どちらもいなければクリスタル{{crystals}}個（洞窟だけ・シーフだけが相手なら別）',
        solo: 'ソロ：難しさで決まる',
        soloGoal:
          '{{soloLevel}}：怒り{{fury}}、またはクリスタル{{crystals}}個（バイルグールはクリスタルだけ）',
      },
    },
    'ghoul-move': {
      name: 'グールの移動',
      lead: '次のスペースに入る移動力',
      fields: {
        wall: { label: '間に壁がある' },
        pieces: { label: 'そこにいるコマ', hint: 'ほかのプレイヤーのもの' },
        attack: { label: 'すぐに攻撃する' },
        unattackable: { label: '攻撃できないコマがいる' },
      },
      answers: {
        cost: '移動力 {{cost}}',
        base: '基本 1',
        wall: '壁 +1',
        notAttacked: 'コマがいて、すぐに攻撃しない +1',
        unattackable: '攻撃できないコマがいる +1',
        attacked: 'すぐに攻撃するので、コマの追加なし',
        nobody: 'コマがいないので、追加なし',
        never: 'コマの追加は何体いても +1まで。谷の入れない所には入れない',
      },
    },
    'ghoul-attack': {
      name: 'グールの攻撃',
      lead: 'ディスクは足りるか、残りはいくつか',
      fields: {
        discs: { label: '攻撃スペースのディスク' },
        defence: { label: '相手の防御', hint: '筋力、アーマー、ステルスのどれか' },
        crystal: { label: 'クリスタルを砕く', hint: '防御に関係なくディスク3枚' },
      },
      answers: {
        possible: 'ディスク{{cost}}枚で攻撃できる、残り{{left}}枚',
        impossible: 'ディスク{{cost}}枚が必要、{{missing}}枚足りない',
        sum: '防御{{defence}} + 1 = {{cost}}',
        crystal: 'クリスタルは3枚',
        defenceLeft: 'ここでターンを終えると防御力 {{left}}',
        once: '同じ相手は1ターンに1回',
      },
    },
    'vile-ghoul-attack': {
      name: 'バイルグールの攻撃',
      lead: '攻撃できるか、入るのにいくつ要るか',
      fields: {
        attack: { label: '攻撃' },
        boost: { label: 'ボーナス', hint: 'ブーストダイスとハントの合計' },
        defence: { label: '相手の防御', hint: '筋力、アーマー、ステルスのどれか' },
        crystal: { label: 'クリスタルを砕く', hint: '攻撃3以上。ボーナスは数えない' },
        passing: { label: '攻撃せずに入る' },
        wall: { label: '間に壁がある' },
      },
      answers: {
        hits: '攻撃力{{strength}}：攻撃できる（入る移動力 {{entry}}）',
        tooWeak: '攻撃力{{strength}}：攻撃できない、{{needed}}必要（入る移動力 {{entry}}）',
        passes: '攻撃しない（入る移動力 {{entry}}）',
        sum: '攻撃{{attack}} + ボーナス{{boost}} = {{strength}}、防御{{defence}}を超えれば成功',
        crystal: '攻撃{{attack}}、クリスタルには{{needed}}以上',
        crystalBoost: 'クリスタルにボーナスを足せるかは書かれていない',
        entry: '入る移動力 {{entry}}（攻撃できない、またはしないなら +1）',
        stays: '攻撃は減らない。防御力は {{attack}}',
      },
    },
  },
} satisfies GameTexts;
