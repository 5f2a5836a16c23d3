import type { GameTexts } from '../../shape';

/** What holds in each round of combat alike. */
const combatPoints = [
  '戦闘カードを1枚めくり、ルールブックの手順で戦う。ここには結果を入れる',
  '戦う場所は、入口に一番近い未制圧のタイル。通路の歩数で数え、同じ近さなら自由に選ぶ',
  '部屋でトラップを使うと1ゴールド余分にかかる（ラビリンスは別）',
  '制圧されたら1枚につき邪悪度 −1。そのたびにパラディンを確かめる',
  '1枚も制圧しなかったパーティは疲労しない',
];

export const dungeonLords = {
  name: 'ダンジョンロード',
  edition: 'フルゲームの建設フェイズ',
  about:
    '4人で遊ぶ建設フェイズの進行と、各自の数・地図・パラディンの記録。戦闘は結果だけを入れ、得点計算はルールブックで行う。',

  seats: {
    board: '中央ボード',
    player1: 'プレイヤー1',
    player2: 'プレイヤー2',
    player3: 'プレイヤー3',
    player4: 'プレイヤー4',
    combat: '戦闘フェイズ',
  },

  names: {
    player1: 'プレイヤー1',
    player2: 'プレイヤー2',
    player3: 'プレイヤー3',
    player4: 'プレイヤー4',
    nobody: 'まだテントの中',
    defeated: '倒された',
    someoneElse: 'ほかのプレイヤー',

    wholeTable: '卓の全員',
    myDungeon: '自分のダンジョンだけ',

    red: '赤',
    blue: '青',
    green: '緑',
    yellow: '黄',

    winter: '冬',
    spring: '春',
    summer: '夏',
    autumn: '秋',

    unknownEvent: 'まだ見ていない',
    noEvent: 'なし',
    payDay: '給料日',
    taxes: '税金',
    specialEvent: 'スペシャルイベント',

    unknownAdventurer: '未記録の冒険者',
    warrior: '戦士',
    wizard: '魔法使い',
    priest: '僧侶',
    thief: '盗賊',
    paladin: 'パラディン',

    food: '食料調達',
    reputation: '評判改善',
    tunnels: 'トンネル建設',
    gold: '金貨採掘',
    imps: 'インプ雇用',
    traps: 'トラップ購入',
    monster: 'モンスター雇用',
    room: '部屋建設',

    none: 'なし',
    space1: 'Ⅰ',
    space2: 'Ⅱ',
    space3: 'Ⅲ',
    onCard: 'カードの上',
    waiting: 'これから',
    done: '実行した',
    skipped: '実行しなかった',
    first: '1枚目',
    second: '2枚目',
    third: '3枚目',

    food1: '金−1 → 食料+2',
    food2: '邪悪度+1 → 食料+3',
    food3: '邪悪度+2 → 食料+3・金+1',
    reputation1: '邪悪度−1・スパイ',
    reputation2: '邪悪度−2',
    reputation3: '金−1 → 邪悪度−2・スパイ',
    tunnels1: 'インプ2 → トンネル2',
    tunnels2: 'インプ3 → トンネル3',
    tunnels3: 'インプ4＋監督1 → トンネル4',
    gold1: 'インプ2 → 金+2',
    gold2: 'インプ3 → 金+3',
    gold3: 'インプ4＋監督1 → 金+4',
    imps1: '食料−1 → インプ+1',
    imps2: '食料−2 → インプ+2',
    imps3: '食料−1・金−1 → インプ+2',
    imps3Either: '食料−1か金−1 → インプ+2',
    traps1: '金−1 → トラップ+1',
    traps2: '無料 → トラップ+1',
    traps3: '金−2 → トラップ+2',
    monster1: '金−1＋雇用費',
    monster1Free: '雇用費のみ',
    monster2: '雇用費のみ',
    monster3: '食料−1＋雇用費',
    room1: '金−1 → 部屋+1',
    room2: '金−1 → 部屋+1',
    room3: '金−1 → 部屋+1',

    hiredMonster: 'モンスター',
    productionRoom: '生産部屋',
  },

  setupFields: {
    scope: {
      label: 'この端末に記録するもの',
      hint: '1台で全員分か、自分のダンジョンだけか。自分だけなら、ほかの人のコマは卓で見る',
    },
    players: { label: '人数', hint: '数字は4人用。2人・3人の決まりは別の参照シートを見る' },
    starter: {
      label: 'スタートプレイヤー',
      hint: '席は時計回り。マーカーは毎ラウンド左隣へ移る',
    },
    year: { label: '始める年', hint: '途中から記録するなら2。ふつうは1' },
    player1Color: { label: 'プレイヤー1の色' },
    player2Color: { label: 'プレイヤー2の色' },
    player3Color: { label: 'プレイヤー3の色' },
    player4Color: { label: 'プレイヤー4の色' },
    evilMaximum: {
      label: '邪悪度の上限',
      hint: '15は仮の数（未確認）。中央ボードの邪悪度メーターで確かめる',
    },
    paladinSpace: {
      label: 'パラディンマス',
      hint: '0は「まだ分からない」。中央ボードの邪悪度メーターで印のマスを見て入れると、パラディンの動きを知らせる',
    },
    mapColumns: {
      label: '建設現場の列',
      hint: 'ダンジョンボードのマス目を横に数える。5は仮の数',
    },
    mapRows: { label: '建設現場の段', hint: 'ダンジョンボードのマス目を縦に数える。4は仮の数' },
    monsterFirstGold: {
      label: 'モンスター雇用Ⅰは1ゴールド',
      hint: '未確認。入なら1ゴールドと雇用費、切なら雇用費だけ。ボードを見て決める',
    },
    impsEither: {
      label: 'インプ雇用Ⅲは食料かゴールドの片方',
      hint: '未確認。入なら食料1（なければ1ゴールド）、切なら食料1と1ゴールドの両方',
    },
    taxConquered: {
      label: '制圧されたタイルにも税金',
      hint: '未確認。入なら全部のタイルを数え、切なら制圧された分を除く',
    },
    tieLaterFirst: {
      label: '邪悪度が同点なら手番の遅い人から',
      hint: '冒険者を取る順で、未確認。入なら手番順の遅い人、切なら早い人が先に弱い冒険者を取る',
    },
    unpaidAtMaximum: {
      label: '上限でも給料を払わずに済む',
      hint: '未確認。入なら邪悪度が上限でも去らせてよく、上限で止まる。切なら払うしかない',
    },
    productionBySheet: {
      label: '生産は1年目1部屋、2年目2部屋まで',
      hint: '公式のよくある質問とは違う読み方。入なら1ラウンドに動かす数を年で限り、切なら部屋ごとに数える',
    },
  },

  checklist: {
    fewPlayers: {
      label: '4人未満：別の参照シートを見る',
      detail:
        'ここの数字は4人用。ダミーの命令は卓で置き、ずれた自分のコマは各自の「手直し」で合わせる',
    },
    onlyMine: {
      label: 'この端末には自分のダンジョンだけを記録する',
      detail: 'カードの公開、冒険者の割り振り、パラディンは卓で見て、自分の分だけ入れる',
    },
    yearTwoStart: {
      label: '2年目から：各自の数を卓に合わせる',
      detail: '邪悪度、持ち物、地図、出せない命令、イベントの並びを今のとおりに直す',
    },
    paladinUnknown: {
      label: 'パラディンマスの数を確かめる',
      detail:
        '中央ボードの邪悪度メーターに印がある。分かったら「イベントとパラディン」で入れる。それまでは卓で確かめる',
    },
    distantLands: {
      label: '遠隔地ボードに両年のタイルとカードを置く',
      detail: '種類ごとに裏向きの山にする',
    },
    silverOnGold: {
      label: '銀色の山を金色の山の上に重ねる',
      detail: '銀色が1年目、金色が2年目',
    },
    damageCounters: { label: 'ダメージカウンターを遠隔地ボードの置き場へ' },
    specialEvents: {
      label: 'イベントカードを無作為に2枚選ぶ',
      detail: '金色の戦闘カードの山の、一番上と一番下に1枚ずつ入れる',
    },
    combatCards: {
      label: 'その年の戦闘カード4枚を中央ボードの左上へ',
      detail: '無作為に選び、裏向きのまま',
    },
    trapDeck: { label: 'トラップカードを混ぜ、中央ボードの左下へ', detail: '裏向きの山にする' },
    paladinTile: {
      label: 'その年のパラディンを中央ボードの右上へ',
      detail: '表向き。1年目は銀色、2年目は金色',
    },
    supplies: { label: '食料・トンネル・ゴールド・インプ・トロルを中央ボードの枠へ' },
    evilCounters: { label: '全員の邪悪度カウンターを5に置く' },
    eventTiles: {
      label: 'イベントタイル3枚を混ぜ、春・夏・秋へ1枚ずつ',
      detail: '裏向き。2年目も混ぜ直さず、同じ並びを使う',
    },
    progressMarker: {
      label: '発展ボードを建設の面にし、発展マーカーを左端へ',
    },
    dungeonBoards: { label: '各自、ダンジョンボードとオーダーカード8枚を取る' },
    startTunnels: {
      label: '各自、トンネル3枚を置く',
      detail: '建設現場の中央の列に、上から3つ',
    },
    startGoods: { label: '各自、食料3・ゴールド3・インプ3を取る' },
    firstOrders: {
      label: '各自、8枚から3枚引き、2枚を出せない命令にする',
      detail: '残りは戻して手札6枚。選んだ2枚は最初の手順で記録する',
    },
    minions: { label: '各自、下僕コマ3つをダンジョンボードに置く' },
    startingPlayer: {
      label: 'スタートプレイヤーマーカーを渡す',
      detail: '一番好人物に見える人か、無作為に',
    },
  },

  tracks: {
    revealed: { label: '公開したカード' },
    monstersOnOffer: { label: '酒場のモンスター', hint: '毎ラウンド3枚。雇うと減る' },
    roomsOnOffer: { label: 'バーゲン会場の部屋', hint: '毎ラウンド2枚。買うと減る' },
    paladinSpace: {
      label: 'パラディンマス',
      hint: '0は「まだ分からない」。入れるとパラディンの動きを知らせる',
    },
    evilMaximum: { label: '邪悪度の上限', hint: '邪悪度メーターの最後の数' },
    evil: { label: '邪悪度', hint: '動くたびにパラディンを確かめる' },
    food: { label: '食料' },
    gold: { label: 'ゴールド' },
    imps: { label: 'インプ', hint: 'まだ働いていない数' },
    impsAtWork: { label: '働いたインプ', hint: 'ラウンドの終わりに巣穴へ戻る' },
    trolls: { label: 'トロル', hint: '生産でインプの代わりに働ける' },
    trollsAtWork: { label: '働いたトロル' },
    tunnels: { label: 'トンネル', hint: '制圧された分も含む。部屋は別に数える' },
    rooms: { label: '部屋', hint: '制圧された分も含む' },
    conqueredTunnels: { label: '制圧されたトンネル', hint: '採掘にも部屋にも使えない' },
    conqueredRooms: { label: '制圧された部屋' },
    traps: { label: 'トラップ' },
    monsters: { label: 'モンスター', hint: 'ゴーストも数える。給料は一覧に入れる' },
    deadLetters: { label: '死の手紙', hint: 'ゲームの終わりに1個−3点' },
    wageGold: { label: '給料（ゴールド）' },
    wageFood: { label: '給料（食料）' },
    knockedOut: { label: '倒れている', hint: '1なら倒れた。2年目の前に起き上がる' },
    needs: { label: '要るインプ' },
    makesFood: { label: '得る食料' },
    makesGold: { label: '得るゴールド' },
    makesImps: { label: '得るインプ' },
    makesTraps: { label: '得るトラップ' },
    builtInYear: { label: '建てた年', hint: '1年目の部屋は2年目に2回まで動く' },
    runs: { label: '動かした回数' },
  },

  marks: { paladinSpace: 'パラディンマス' },

  toggles: {
    assigned: { label: '冒険者を割り振った' },
  },

  choices: {
    starter: { label: 'スタートプレイヤー' },
    paladin: {
      label: 'パラディンのいるところ',
      hint: 'ふだんは規則どおりに動く。戦闘で倒されたら「倒された」に',
    },
    springEvent: { label: '春のイベント', hint: '1年目と2年目で同じ' },
    summerEvent: { label: '夏のイベント', hint: '1年目と2年目で同じ' },
    autumnEvent: { label: '秋のイベント', hint: '1年目と2年目で同じ' },
    party1: { label: 'パーティの1番目', hint: 'パラディンは別に、いつも先頭' },
    party2: { label: 'パーティの2番目' },
    party3: { label: 'パーティの3番目' },
    party4: { label: 'パーティの4番目' },
  },

  orders: {},

  collections: {
    lair: {
      label: 'モンスターとゴースト',
      item: 'モンスター',
      add: 'モンスターを足す',
      empty: 'まだ誰も雇っていない',
    },
    productionRooms: {
      label: '生産部屋',
      item: '生産部屋',
      add: '生産部屋を足す',
      empty: '建てたら、タイルの数字をここに入れる',
    },
  },

  plans: {
    dungeon: {
      label: 'ダンジョンの地図',
      hint: 'マスを押して置く。入口は中央の列の上',
      empty: '空きマス',
      tiles: {
        tunnel: { sign: '道', name: 'トンネル' },
        room: { sign: '室', name: '部屋' },
        conqueredTunnel: { sign: '✕道', name: '制圧されたトンネル' },
        conqueredRoom: { sign: '✕室', name: '制圧された部屋' },
      },
    },
  },

  reports: {
    calendar: { label: '今の季節' },
    waiting: { label: '次の季節に来る冒険者' },
    choosing: { label: 'みんなの様子' },
    resolving: { label: '次の命令' },
    retrieval: { label: '戻るカード' },
    assignment: { label: '冒険者を取る順' },
    cards: { label: '命令のカード' },
    party: { label: 'パーティ（前から）' },
    parties: { label: '各ダンジョンのパーティ（前から）' },
  },

  charts: { orderBoard: { label: '命令の一覧' } },

  derived: {
    tunnelsWaiting: { label: '地図に置くトンネル' },
    roomsWaiting: { label: '地図に置く部屋' },
    tax: { label: '今の税金', hint: '（トンネル＋部屋）÷2、切り上げ' },
    letterPoints: { label: '死の手紙の点' },
    runsLeft: { label: 'まだ動かせる回数', hint: '手の空いたインプとトロルで' },
  },

  actions: {
    drawAdventurers: { label: '引いた冒険者を記録', effect: '弱い順に左から。次の季節の分' },
    assignAdventurers: { label: '冒険者を割り振る', effect: '邪悪度の低い人から弱い順に' },
    meetAdventurer: { label: '冒険者が来た', effect: '戦士は先頭、ほかは最後尾へ' },

    chooseInaccessible: { label: '出せない命令を決める', effect: '3枚引き、うち2枚を選ぶ' },
    chooseOrders: { label: '命令を選ぶ', effect: '3枚を出す順に。公開まで選び直せる' },
    reveal: { label: 'カードを公開', effect: '全員の{{card}}枚目、下僕コマをマスへ' },
    placeMinions: { label: '下僕コマのマス', effect: '卓で入ったマスを3枚とも入れる' },
    moveMinion: { label: 'コマのマスを直す', effect: 'ダミーのコマなどでずれたとき' },
    takeBack: { label: '戻すカードを選ぶ', effect: '不発の命令を1枚目の代わりに戻せる' },

    resolveFood: { label: '食料調達', effect: '{{space}}：{{terms}}' },
    resolveReputation: { label: '評判改善', effect: '{{space}}：{{terms}}' },
    resolveTunnels: {
      label: 'トンネル建設',
      effect: '{{space}}：インプ{{imps}}体でトンネル{{made}}枚',
    },
    resolveGold: { label: '金貨採掘', effect: '{{space}}：インプ{{imps}}体で{{made}}ゴールド' },
    resolveImps: { label: 'インプ雇用', effect: '{{space}}：{{terms}}' },
    resolveTraps: { label: 'トラップ購入', effect: '{{space}}：{{terms}}' },
    resolveMonster: { label: 'モンスター雇用', effect: '{{space}}：{{terms}}' },
    resolveRoom: { label: '部屋建設', effect: '{{space}}：{{terms}}' },
    adjustOrder: { label: '数を変えて実行', effect: '少なく働く、ボードと違うなど' },
    skipOrder: { label: '実行しない', effect: '何も払わず、不発の命令になる' },

    runRoom: { label: '部屋を動かす', effect: 'インプが働き、部屋の産物を得る' },
    payMonsters: {
      label: '給料を払う',
      effect: '{{gold}}ゴールドと食料{{food}}、去るのは{{leaving}}枚',
    },
    payTax: {
      label: '税金を払う',
      effect: '税{{tax}}のうち{{paid}}を払い、死の手紙{{letters}}個',
    },

    tunnelConquered: { label: 'トンネルが制圧された', effect: '邪悪度 −1' },
    roomConquered: { label: '部屋が制圧された', effect: '邪悪度 −1' },
    loseMonster: { label: 'モンスターを失う', effect: '倒れたか、去ったか' },
    useTrap: { label: 'トラップを使う', effect: 'トラップ −1、部屋なら金も −1' },

    placeTunnel: { label: 'トンネルを置く', effect: 'このマスを掘る' },
    placeRoom: { label: '部屋に替える', effect: 'トンネルと入れ替える' },
    markConquered: { label: '制圧された', effect: '邪悪度 −1' },
    clearSpace: { label: '1つ戻す', effect: '制圧、部屋、トンネルの順に外す' },
  },

  inputs: {
    minion: { label: '動かす命令' },
    place: { label: '正しいマス' },
    adventurer1: { label: '一番左（弱い）' },
    adventurer2: { label: '左から2番目' },
    adventurer3: { label: '左から3番目' },
    adventurer4: { label: '左から4番目' },
    kind: { label: '来た冒険者' },
    drawn: { label: '引いた3枚', hint: '8枚から無作為に' },
    keptBack: { label: '出せない命令にする2枚' },
    orders: { label: '出す3枚', hint: '押した順に1・2・3枚目。手札に戻るのは1枚目だけ' },
    firstSpace: { label: '1枚目のマス' },
    secondSpace: { label: '2枚目のマス' },
    thirdSpace: { label: '3枚目のマス' },
    card: { label: '手札に戻すカード', hint: 'ほかの2枚が次の出せない命令になる' },
    monster: { label: 'どのモンスター' },
    forGood: { label: 'もう戻らない', hint: '入なら取り除く。切なら倒れただけで、2年目の前に戻る' },
    inRoom: { label: '部屋で使う', hint: '1ゴールド余分。ラビリンスは切のまま' },
    space: { label: 'マス' },
    unpaid: { label: '払わないモンスター', hint: '去って、1枚につき邪悪度 +1' },
    paid: { label: '払うゴールド' },
    room: { label: 'どの部屋' },
    trollHelp: { label: '代わりに働くトロル' },
    costGold: { label: '雇用費のゴールド', hint: 'タイルの表示。マスの費用は足さない' },
    costFood: { label: '雇用費の食料' },
    costEvil: { label: '雇用費の邪悪度' },
    wageGold: { label: '給料のゴールド', hint: '給料日に払う分' },
    wageFood: { label: '給料の食料' },
    workers: { label: '得る数', hint: '4つ得るときだけ、監督のインプがもう1体働く' },
    goldChange: { label: 'ゴールドの増減' },
    foodChange: { label: '食料の増減' },
    evilChange: { label: '邪悪度の増減' },
    impsChange: { label: 'インプの増減' },
    trapsChange: { label: 'トラップの増減' },
  },

  steps: {
    newRound: {
      title: 'ラウンドの準備',
      points: [
        '売れ残りを捨て、モンスター3枚を酒場へ、部屋2枚をバーゲン会場へ新しく並べる',
        '今の季節のイベントが分かっていたら記録する。冬にはない。2年目は1年目と同じ',
        '冬・春・夏は冒険者を人数分引き、弱い順に左から並べる。来るのは次の季節（未確認）',
        '秋は冒険者を引かない（未確認）',
        '最初のラウンドは、各自が出せない命令2枚を決める',
      ],
    },
    orders: {
      title: '命令を選ぶ',
      points: [
        '1人ずつ端末を受け取り、手札6枚から3枚を出す順にこっそり選ぶ。卓でも左から伏せる',
        '続けて使いたい命令は1枚目に。2枚目と3枚目は次のラウンドに出せない',
        '全員の1枚目、2枚目、3枚目の順に公開。毎回スタートプレイヤーから時計回り',
        '下僕コマはⅠから空いたマスへ。3つとも埋まっていたらカードの上に置き、不発になる',
      ],
    },
    resolve: {
      title: '命令の実行',
      points: [
        '食料、評判、トンネル、金貨、インプ、トラップはⅠから。モンスターと部屋だけはⅢから選ぶ',
        '採掘は未制圧のトンネル1枚につき1ゴールドまで。部屋では採れない',
        'トンネルはつなげて掘り、2×2を全部は埋めない。掘ったら各自の地図に置く',
        '部屋は未制圧のトンネルと入れ替え、部屋の隣は不可。配置区域があるのは1年目の部屋だけ',
        '2年目のトラップは1枚多く引き、好きな1枚を返す',
        '邪悪度が動くたびにパラディンを確かめる。数字がボードと違えばボードに従う',
      ],
    },
    production: {
      title: '生産',
      points: [
        'まだ働いていないインプで生産部屋を動かす。トロルも代わりに働ける',
        '各部屋1回。2年目は、1年目に建てた部屋を2回まで（インプも2回分）',
        '要るインプと得るものはタイルを見て、各自のシートに一度入れておく',
        '動かさなくてもよい',
      ],
    },
    retrieve: {
      title: 'オーダーカードの回収',
      points: [
        '出せない命令だった2枚と、今回の1枚目が手札に戻る',
        '2枚目と3枚目が次の出せない命令になる。表向きに置く',
        '不発の命令は、1枚目の代わりに戻してもよい（1枚目に加えて戻すのかは未確認）',
        '手札は必ず6枚。「次へ」で全員分が入れ替わる',
      ],
    },
    event: {
      title: 'イベント',
      points: [
        '今の季節のイベントタイルを見て選ぶと、支払いのボタンが出る',
        '給料日：モンスターとゴーストごとに払う。払わないと去り、邪悪度も1枚につき +1',
        '税金：トンネルと部屋の半分（切り上げ）のゴールド。足りない1ごとに死の手紙1個',
        'スペシャルイベント：イベントカードを1枚めくって従う',
        '邪悪度が動いたらパラディンを確かめる',
      ],
    },
    adventurers: {
      title: '冒険者',
      points: [
        '前の季節に引いた列から、邪悪度の低い人が先に、左端（弱い）を1枚ずつ取る',
        '戦士はパーティの先頭へ、ほかの戦士よりも前。それ以外は最後尾へ',
        'パラディンは誰よりも前に立つ',
        '邪悪度が同点のときの順は未確認。準備で選んだほうに従う',
      ],
    },
    endRound: {
      title: 'ラウンド終了',
      points: [
        '働いたインプを全員の巣穴へ戻す。トロルも手元へ',
        'スタートプレイヤーマーカーを左隣へ。秋だけは動かさない',
        '秋の後は戦闘フェイズへ',
        '「次へ」で、ここの数もまとめて戻る',
      ],
    },
    combat1: { title: '戦闘 1ラウンド目', points: combatPoints },
    combat2: { title: '戦闘 2ラウンド目', points: combatPoints },
    combat3: { title: '戦闘 3ラウンド目', points: combatPoints },
    combat4: { title: '戦闘 4ラウンド目', points: combatPoints },
    yearEnd: {
      title: '1年目の終わり',
      points: [
        '得点計算はまだしない。ダンジョンと持ち物、邪悪度は続ける（邪悪度は未確認）',
        '倒れたモンスターが起き上がり、パーティはいなくなる。「次へ」で反映する',
        '金色の戦闘カードを無作為に4枚選び、伏せて中央ボードへ。タイルも金色の山から引く',
        '金色のパラディンをテントへ。マス以上の人がいれば、一番邪悪な人へすぐ来る（同点は手番順の最後）',
        'イベントタイルは混ぜ直さない。同じ季節に同じイベントが起きる',
        '2年目の部屋には配置区域がない。部屋の隣に置けないのは同じ',
      ],
    },
    gameEnd: {
      title: 'ゲームの終わり',
      points: [
        '得点計算は今の1回だけ。項目と称号はルールブックを見る',
        '死の手紙は2年分を合わせ、1個につき−3点',
      ],
    },
  },

  sections: {
    calendar: '今',
    orderBoard: '命令のマス',
    offers: '酒場とバーゲン会場',
    year: 'イベントとパラディン',
    overlooked: '忘れやすい規則',
    calculators: '計算',
    goods: '持ち物',
    cards: '命令',
    dungeon: 'ダンジョン',
    party: '来ている冒険者',
    monsters: 'モンスター',
    production: '生産',
    losses: '失ったもの',
    orderTable: '命令のマスの効果',
    orderTool: '命令を試す',
    corrections: '手直し',
    combatNotes: '戦闘の前に',
    parties: '各ダンジョンのパーティ',
  },

  notices: {
    spy: {
      title: '{{player}}：スパイを使う',
      body: '見てよいものはボードの表示に従う。伏せたものを覗く効果とみられる（未確認）。',
    },
    trapBack: {
      title: '{{player}}：トラップを{{drawn}}枚引いて1枚返す',
      body: '返すのは手持ちのどれでもよい。裏向きに出す。',
    },
    deadLetters: {
      title: '{{player}}：死の手紙 {{letters}}個（{{points}}点）',
      body: 'ダメージカウンターを死の手紙置き場へ。点はゲームの終わりに数える。',
    },
    monstersLeave: {
      title: '{{player}}：{{leaving}}枚が去る',
      body: 'タイルはストックへ。1枚につき邪悪度 +1。',
    },
    evilCapped: {
      title: '{{player}}：邪悪度は上限の{{maximum}}で止まる',
      body: '上限で払わずに去らせてよいかは未確認。卓で決める。',
    },
    monstersReturn: { title: '{{player}}：倒れた{{count}}枚が起き上がる' },
    paladinComes: {
      title: 'パラディンが{{player}}のもとへ来た',
      body: '邪悪度がパラディンマス（{{space}}）以上になった。パーティの先頭に置く。',
    },
    paladinMoves: {
      title: 'パラディンが{{player}}のもとへ移った',
      body: '{{before}}より邪悪で、パラディンマス以上。パーティの先頭に置く。',
    },
    paladinWatches: {
      title: 'パラディンマスに届いた',
      body: 'まだテントにいれば、ここへ来る。誰かのもとにいれば、その人より邪悪なときだけ移る。',
    },
  },

  refusals: {
    drawThree: '引いた3枚を選んでください',
    keepBackTwo: '出せない命令にする2枚を選んでください',
    pickThree: '3枚を出す順に選んでください',
    notAllChosen: '{{player}}がまだ選んでいません',
    partyFull: 'パーティはもういっぱいです',
    noGold: 'ゴールドが{{needed}}必要です（今は{{held}}）',
    noFood: '食料が{{needed}}必要です（今は{{held}}）',
    evilAtMaximum: '邪悪度が上限の{{maximum}}なので、邪悪度では払えません',
    noImps: '手の空いたインプが足りません',
    noTunnelToMine: '採掘できる未制圧のトンネルがありません',
    noTunnelForRoom: '部屋に替えられる未制圧のトンネルがありません',
    minionThere: 'そのマスには{{player}}のコマがあります',
    noPlaceForTunnel: '掘れる場所が残っていません',
    placeTilesFirst: '先に、待っている部屋を地図に置いてください',
    noPlaceForRoom: 'どのトンネルも、部屋に替えると部屋同士が隣り合います',
    noRoomLeft: 'バーゲン会場に部屋が残っていません',
    noMonsterLeft: '酒場にモンスターが残っていません',
    roomUsedUp: 'この部屋はこのラウンドにもう動かせません',
    runsUsedUp: '今年の1ラウンドの上限まで動かしました',
    tooFewHands: 'インプが{{needed}}体必要です（トロルを入れて{{free}}体）',
    nothingLeftToConquer: '制圧されるものが残っていません',
    noTraps: 'トラップを持っていません',
    spaceTaken: 'このマスはもう埋まっています',
    notAdjacent: 'トンネルか部屋の隣にだけ置けます',
    fullSquare: '2×2が全部埋まってしまいます',
    noTunnelToPlace: '置くトンネルがありません。掘ると数が増えます',
    roomNeedsTunnel: '部屋はトンネルの上にだけ建てられます',
    roomAlready: 'ここはもう部屋です',
    tunnelConquered: '制圧されたトンネルは部屋に替えられません',
    roomBesideRoom: '部屋の隣に部屋は建てられません',
    noRoomToPlace: '置く部屋がありません。部屋を買うと数が増えます',
    nothingThere: 'ここには何もありません',
    conqueredAlready: 'ここはもう制圧されています',
    notNearest: '入口にもっと近い未制圧のタイルがあります',
    starterNotSeated: 'スタートプレイヤーは、席にいる人から選んでください',
    paladinBeyondMaximum: 'パラディンマスは邪悪度の上限{{maximum}}までの数にしてください',
  },

  victories: {},

  phrases: {
    calendar: '{{year}}年目・{{season}}',
    startsPlay: 'スタートプレイヤー：{{player}}',
    eventToday: 'イベント：{{event}}',
    paladinWith: 'パラディン：{{player}}',

    waitsFor: '{{place}}番目：{{kind}}（{{season}}に来る）',
    takes: '{{player}}（邪悪度 {{evil}}）：左から{{place}}番目の{{kind}}',
    tieEarlier: '邪悪度が同点なら、手番順の早い人が先（未確認）',
    tieLater: '邪悪度が同点なら、手番順の遅い人が先（未確認）',
    nobodyYet: 'まだ誰も来ていない',
    party0: '{{player}}：まだ誰も来ていない',
    party1: '{{player}}：{{one}}',
    party2: '{{player}}：{{one}}・{{two}}',
    party3: '{{player}}：{{one}}・{{two}}・{{three}}',
    party4: '{{player}}：{{one}}・{{two}}・{{three}}・{{four}}',
    party5: '{{player}}：{{one}}・{{two}}・{{three}}・{{four}}・{{five}}',
    inParty: '{{place}}番目：{{kind}}',

    terms: '{{terms}}',
    spaces: 'Ⅰ\u00A0{{one}}　Ⅱ\u00A0{{two}}　Ⅲ\u00A0{{three}}',
    leftOnCard: '{{player}}：カードの上（不発）',

    noInaccessible: '出せない命令：まだ決めていない',
    inaccessible: '出せない命令：{{one}}・{{two}}',
    faceDown: '伏せたカード {{cards}}枚',
    cardPlayed: '{{number}}枚目：{{order}}（{{space}}）',
    cardDone: '{{number}}枚目：{{order}}（{{space}}）実行済み',
    cardUnresolved: '{{number}}枚目：{{order}}（{{space}}）不発',
    hasChosen: '{{player}}：選び終えた',
    isChoosing: '{{player}}：選んでいる',
    nextOrder: '{{player}}の{{order}}（{{space}}）。残り{{left}}',
    tellSpaces: '先に、下僕コマの入ったマスを入れる',
    cardsFaceDown: 'まだ公開していないカードがある',
    allResolved: '命令はすべて済んだ',
    noOrders: '命令を選んだ人がいない',
    retrieval: '{{player}}：{{back}}が戻り、次に出せないのは{{one}}・{{two}}',
    nothingToRetrieve: '{{player}}：戻すカードがない',

    wage: '給料：{{gold}}ゴールド・食料{{food}}',
    noWage: '給料なし',
    roomNeeds: 'インプ{{needs}}体で1回（今は{{runs}}/{{most}}回）',
    roomRuns: 'このラウンド {{runs}}/{{most}}回',
  },

  notes: {
    combatRules: {
      title: '戦闘で忘れやすいこと',
      body: '・手順と戦闘カードの読み方はルールブックに従う。ここでは結果だけを入れる。\n・毎ラウンド、入口に一番近い未制圧のタイルから戦う場所を選ぶ。近さはダンジョンの中の歩数。前のラウンドの場所に縛られない。\n・部屋でトラップを使うと1ゴールド余分にかかる。ラビリンスは例外。\n・1枚も制圧しなかったパーティは疲労しない。疲労の量は戦闘カードにある。\n・1枚制圧されるごとに、その人の邪悪度が1下がる。パラディンは戦闘中も移る。\n・1年目に倒れたモンスターは、2年目の前に起き上がる。',
    },
    specialEvent: {
      title: 'スペシャルイベント',
      body: 'イベントカードを1枚めくり、書いてあることに従う。数が動いたら各自のシートで直す。準備で選んだ2枚のどちらを先にめくるかは未確認。邪悪度が上限の人は、邪悪度で払うほうを選べない。',
    },
    overlooked: {
      title: '公式のよくある質問から',
      body: '・採掘は未制圧のトンネル1枚につき1ゴールドまで。部屋は数えない。\n・部屋は未制圧のトンネルの上に建てる。空きマスには建てられない。\n・部屋同士は2年目も隣り合えない。なくなるのは配置区域だけ。\n・給料をもらえないモンスターやゴーストは去り、さらに邪悪度が1上がる。\n・パラディンは同点では動かず、マスに届かない人のもとへは行かない。\n・2年目は、1年目の生産部屋が1ラウンドに2回まで働く。\n・2年目のトラップ購入は1枚多く引き、1枚返す。\n・手番順はスタートプレイヤーから時計回り。',
    },
  },

  tables: {},

  tools: {
    'dungeon-lords-order': {
      name: '命令の結果',
      lead: '命令とマスから、実行した後の持ち物が分かる',
      fields: {
        order: { label: '命令' },
        space: { label: 'マス', hint: '1がⅠ、2がⅡ、3がⅢ' },
        gold: { label: 'ゴールド' },
        food: { label: '食料' },
        imps: { label: 'インプ', hint: 'まだ働いていない数' },
        evil: { label: '邪悪度' },
        tunnels: { label: 'トンネル', hint: '未制圧の枚数。部屋は数えない' },
        year: { label: '年', hint: 'トラップの引き方が変わる' },
        evilMaximum: { label: '邪悪度の上限', hint: '15は仮の数（未確認）' },
      },
      answers: {
        afterwards:
          '金 {{gold}}・食料 {{food}}・インプ {{imps}}・邪悪度 {{evil}}・トンネル {{tunnels}}',
        terms: '{{order}}の{{space}}：{{terms}}',
        unchanged:
          'そのまま：金 {{gold}}・食料 {{food}}・インプ {{imps}}・邪悪度 {{evil}}・トンネル {{tunnels}}',
        workers: '働くインプ {{workers}}体（次のラウンドまで戻らない）',
        dug: 'トンネル +{{tunnels}}',
        mined: 'ゴールド +{{gold}}',
        foreman: 'うち1体は監督。4つ得るときだけ要る（未確認）',
        traps: 'トラップ +{{traps}}',
        yearTwoTraps: '2年目：{{drawn}}枚引き、手持ちから1枚返す',
        room: 'トンネル1枚が部屋に替わる',
        spy: 'スパイも使える（効果はボードの表示）',
        monsterCost: 'さらに、タイルにある雇用費を払う',
        noGold: 'できない：ゴールドが{{needed}}必要（今は{{held}}）',
        noFood: 'できない：食料が{{needed}}必要（今は{{held}}）',
        evilAtMaximum: 'できない：邪悪度が上限の{{maximum}}',
        noImps: 'できない：手の空いたインプがいない',
        noTunnelToMine: 'できない：未制圧のトンネルがない',
        noTunnelForRoom: 'できない：部屋に替えるトンネルがない',
      },
    },
    'dungeon-lords-tax': {
      name: '税金',
      lead: '税金と、払わない分の死の手紙',
      fields: {
        tunnels: {
          label: 'トンネル',
          hint: '部屋を除く枚数。制圧された分を数えるかは未確認',
        },
        rooms: { label: '部屋' },
        paid: { label: '払うゴールド' },
      },
      answers: {
        paid: '税金 {{tax}}・死の手紙 {{letters}}個・{{points}}点',
        unpaid: '税金 {{tax}}・死の手紙 {{letters}}個・{{points}}点',
        sum: 'トンネル{{tunnels}} + 部屋{{rooms}} = {{tiles}}枚、半分を切り上げて{{tax}}',
        letters: '税金{{tax}} − 払う{{paid}} = 死の手紙{{letters}}個、1個−3点で{{points}}点',
        tooMuch: '{{back}}ゴールド多い。手元に残る',
      },
    },
    'dungeon-lords-adventurers': {
      name: '冒険者を取る順',
      lead: '邪悪度の低い人から、弱い冒険者を1枚ずつ取る',
      fields: {
        evil: {
          label: '全員の邪悪度',
          hint: '手番順に並べる。スタートプレイヤーが1番目',
        },
      },
      answers: {
        order2: '取る順 {{one}} → {{two}}',
        order3: '取る順 {{one}} → {{two}} → {{three}}',
        order4: '取る順 {{one}} → {{two}} → {{three}} → {{four}}',
        takes: '左から{{place}}番目の冒険者：手番順{{player}}番目の人（邪悪度 {{evil}}）',
        tie: '同点は手番順の早い人が先（未確認）',
      },
    },
    'dungeon-lords-paladin': {
      name: 'パラディンの行き先',
      lead: '邪悪度が動いた後、パラディンが誰のもとにいるか',
      fields: {
        space: { label: 'パラディンマス', hint: '邪悪度メーターの印の数。10は仮の数' },
        evil: {
          label: '全員の邪悪度',
          hint: '動いた後の数を手番順に。スタートプレイヤーが1番目',
        },
        holder: { label: '今いるところ', hint: '手番順で何番目の人か。0はまだテントの中' },
      },
      answers: {
        goes: 'プレイヤー{{player}}へ来る（邪悪度 {{evil}}）',
        stays: 'プレイヤー{{player}}のもとに残る（邪悪度 {{evil}}）',
        nobody: '誰のもとにも来ない（全員{{space}}未満）',
        needs: '{{space}}以上で、今の相手より邪悪な人へ移る。番号は手番順',
        keeps: 'マスより下がっても、ほかに当てはまる人がいなければ残る',
        tieStays: '並んだだけでは移らない',
        tieLast: '同点なら手番順の最後の人へ',
      },
    },
  },
} satisfies GameTexts;
