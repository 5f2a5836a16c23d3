import type { Chapter } from '../../../library/entry';

export const vileGhoulChapter: Chapter = {
  id: 'vile-ghoul',
  title: { ja: 'バイルグールの準備とターン', en: 'Vile Ghoul: set-up and turn' },
  entries: [
    {
      id: 'vile-ghoul-what',
      roles: ['vileGhoul'],
      title: {
        ja: 'バイルグールはゴブリンの代わりに入る役割',
        en: 'The Vile Ghoul plays in place of the Goblins',
      },
      reading: 'ばいるぐーるはごぶりんのかわりにはいるやくわり',
      terms: [
        {
          ja: 'バイルグール',
          reading: 'ばいるぐーる',
          en: 'Vile Ghoul',
          aliases: ['ヴァイルグール', 'ヴァイル・グール', '下劣なグール', 'vile'],
        },
      ],
      aliases: [
        'バイルグールとは',
        'グールとの違い',
        'what is the vile ghoul',
        'difference to ghoul',
      ],
      body: {
        ja: [
          'ゴブリンの代わりに入る役割で、ナイト、ドラゴン、ユニコーンを倒すのが狙い。',
          '特に断りがなければ、グールのルールをすべて使う。',
          {
            head: ['違い', 'グール', 'バイルグール'],
            rows: [
              ['ダイス', '毎ターン振る', 'ダイスチャートに1個ずつ置く'],
              ['攻撃', 'ディスクを払う', '攻撃力を比べる。減らない'],
              ['防御力', '残ったディスク', '攻撃力と同じ'],
              ['怒り', '記録する', '使わない'],
              ['恐怖カード', '怒りが偶数のときなど', '攻撃成功か宝2つのたび'],
            ],
          },
          '洞窟をすみかとし、まだ足りないと獲物を求め続ける怪物。',
        ],
        en: [
          'A role in place of the Goblins; it is out to kill the Knight, the Dragon or the Unicorn.',
          'All rules of the Ghoul apply unless stated otherwise.',
          {
            head: ['difference', 'Ghoul', 'Vile Ghoul'],
            rows: [
              ['dice', 'rolled every turn', 'one a turn onto the dice chart'],
              ['attack', 'spends discs', 'compares its Attack, which stays'],
              ['Defense', 'discs left', 'equal to its Attack'],
              ['Fury', 'tracked', 'not used'],
              ['Terror cards', 'at even Fury and so on', 'per successful attack or two Treasures'],
            ],
          },
          'The caves have become its home, and it never has prey enough.',
        ],
      },
      related: ['vile-ghoul-win', 'vile-ghoul-turn-summary', 'vile-ghoul-terror', 'ghoul-what'],
      source: ['15', '197-201'],
    },
    {
      id: 'vile-ghoul-win',
      roles: ['vileGhoul'],
      title: {
        ja: '勝利：ナイト、次いでドラゴン、なければクリスタル',
        en: 'Winning: Knight, else Dragon, else Crystals',
      },
      reading: 'しょうり：ないと、ついでどらごん、なければくりすたる',
      aliases: ['バイルグール 勝利条件', '誰を殺す', 'vile ghoul victory', 'who to kill', '勝ち方'],
      body: {
        ja: [
          'ナイトがいれば、ナイトを殺すと勝ち。',
          'ナイトがいなければ、ドラゴンを殺すと勝ち。ドラゴンの代わりにユニコーンがいれば、ユニコーンを殺す。',
          'どちらもいなければ、クリスタルを5つ砕き、その後でエントランスタイルに入って脱出すると勝ち。',
          '難易度や相手によって、ヘルスやクリスタルの数が変わる。',
        ],
        en: [
          'With a Knight in the game: kill her.',
          'Without a Knight: kill the Dragon, or the Unicorn who takes his place.',
          'With neither: smash 5 Crystals and then escape by entering the Entrance tile.',
          'The level and some opponents change the Health or the number of Crystals.',
        ],
      },
      note: {
        ja: '勝利条件の欄はナイトとドラゴンだけを挙げる。ユニコーンは、役割の紹介で倒す相手に数えられていることからの読み取り。',
        en: 'The victory section names Knight and Dragon only; the Unicorn is inferred from the introduction, which lists him among its victims.',
      },
      related: [
        'vile-ghoul-targets',
        'vile-ghoul-must-lose-health',
        'vile-ghoul-vs-cave',
        'vile-ghoul-vs-thief',
      ],
      source: ['15', '202-205', 'G1'],
      links: {
        notices: [
          'victory.vileKillsKnight',
          'victory.vileKillsDragon',
          'victory.vileKillsUnicorn',
          'victory.vileEscapes',
        ],
      },
    },
    {
      id: 'vile-ghoul-setup',
      roles: ['vileGhoul'],
      title: { ja: 'バイルグールの準備', en: 'Setting up the Vile Ghoul' },
      reading: 'ばいるぐーるのじゅんび',
      terms: [
        {
          ja: 'バイルグールボード',
          reading: 'ばいるぐーるぼーど',
          en: 'Vile Ghoul board',
          aliases: [
            'バイルグールプレイヤーボード',
            'ヴァイルグールボード',
            'Vile Ghoul player board',
          ],
        },
      ],
      aliases: ['バイルグール セットアップ', 'vile ghoul setup', '初期配置'],
      body: {
        ja: [
          'バイルグールボードを使う。',
          'グールピース、グールダイス、グールディスクをそのそばに置く。',
          '恐怖カードを切り、恐怖デッキを作る。',
          '怒りキューブは使わない。',
          'コマは最初の自分のターンの始めに、未占領のダークタイルへ置く。',
        ],
        en: [
          'Use the Vile Ghoul board.',
          'Keep the Ghoul piece, Ghoul dice and Ghoul discs beside it.',
          'Shuffle the Terror cards into the Terror deck.',
          'The Fury cube is not used.',
          'Your piece goes on an unoccupied Dark tile when your first turn starts.',
        ],
      },
      related: ['first-placement', 'vile-ghoul-variants', 'vile-ghoul-turn-summary'],
      source: ['206-210', '253'],
    },
    {
      id: 'vile-ghoul-turn-summary',
      roles: ['vileGhoul'],
      title: {
        ja: 'バイルグールのターン：4つのフェイズ',
        en: "The Vile Ghoul's turn: four phases",
      },
      reading: 'ばいるぐーるのたーん：4つのふぇいず',
      aliases: ['バイルグール 手番', 'vile ghoul turn', 'ターンの流れ', 'phases', 'ナイトの後'],
      body: {
        ja: [
          '順番はゴブリンの位置、ナイトの後でドラゴンの前。',
          '1 ボードの準備：ダイスを振り直すか、左のダイスを右へ動かす。',
          '2 ステータスの選択：サプライのダイスを1個、ダイスチャートに置く。',
          '3 移動とアクション：移動、収集、攻撃、恐怖カード、ブーストダイス。',
          '4 防御力の設定：攻撃力がそのまま防御力になる。',
          '4つ終えたらターン終了。',
        ],
        en: [
          'It plays in the place of the Goblins, after the Knight and before the Dragon.',
          '1 Prepare Board: roll the dice anew, or slide the left die to the right.',
          '2 Select Statistics: put one die of your supply on the dice chart.',
          '3 Move and Act: move, collect, attack, Terror cards, Boost dice.',
          '4 Set Defense: your Attack is your Defense.',
          'When all four are done your turn ends.',
        ],
      },
      related: [
        'vile-ghoul-prepare-board',
        'vile-ghoul-select-statistics',
        'vile-ghoul-attack',
        'vile-ghoul-defense',
        'turn-order',
      ],
      source: ['211-218'],
    },
    {
      id: 'vile-ghoul-prepare-board',
      roles: ['vileGhoul'],
      title: {
        ja: 'サプライにダイスがなければ全部集めて振る',
        en: 'No dice in your supply: collect and roll all of them',
      },
      reading: 'さぷらいにだいすがなければぜんぶあつめてふる',
      terms: [
        {
          ja: 'ボードの準備',
          reading: 'ぼーどのじゅんび',
          en: 'Prepare Board',
          aliases: ['準備フェイズ', 'prepare the board', 'prepare phase'],
        },
      ],
      aliases: [
        'ダイス スライド',
        'いつ振る',
        '右へ動かす',
        'slide die',
        'when to roll',
        'バイルグール フェイズ1',
      ],
      body: {
        ja: [
          'サプライにダイスが1個もないとき：ダイスチャートから全部集めて振り、サプライに置く。',
          'まだあるとき：チャートの左側のダイスを、同じ行の右側へ動かす。右側のダイスはそのまま。',
          'その後、攻撃スペースのグールディスクを取り、ボードの脇に置く。',
          'ゲーム最初のターンは必ず振る。',
        ],
        en: [
          'No dice in your supply: collect all of them from the dice chart, roll them and put them in your supply.',
          'Otherwise: slide the die on the left side of the chart to the right side of its row; dice already there stay.',
          'Then take the Ghoul discs off the Attack space and put them beside the board.',
          'On the first turn of the game you always roll.',
        ],
      },
      note: {
        ja: 'この資料は「サプライにディスクがない」「ディスクを置く」と書くが、どちらもダイスが正しい。',
        en: 'The source sheet says "no disc in your supply" and "place discs"; both mean dice.',
      },
      related: [
        'vile-ghoul-select-statistics',
        'vile-ghoul-dice-chart',
        'vile-ghoul-boost-dice',
        'two-dice',
      ],
      source: ['219-222', 'G1', 'Y'],
      links: { steps: ['vilePrepare'] },
    },
    {
      id: 'vile-ghoul-select-statistics',
      roles: ['vileGhoul'],
      title: {
        ja: 'サプライのダイス1個を置いて能力を決める',
        en: 'Place one die of your supply to set your statistics',
      },
      reading: 'さぷらいのだいす1こをおいてのうりょくをきめる',
      terms: [
        {
          ja: 'ステータスの選択',
          reading: 'すてーたすのせんたく',
          en: 'Select Statistics',
          aliases: ['能力選択', 'choose statistics', 'select stats'],
        },
      ],
      aliases: [
        'ダイスを選ぶ',
        '攻撃力 決め方',
        'choose a die',
        'バイルグール フェイズ2',
        'ディスク 役割',
      ],
      body: {
        ja: [
          'サプライから1個選び、振らずに、その目と同じ行の左側に置く。',
          'その行に書かれた移動力と攻撃力が、このターンの値になる。',
          '同じ行の右側にあるダイスは、このターンのブーストダイスになる。',
          '攻撃力と同じ数のグールディスクを攻撃スペースに置く。これは目印にすぎない。',
        ],
        en: [
          'Choose one die of your supply and, without rolling it, put it on the left side of the row with its face.',
          'The Movement and Attack of that row are yours for this turn.',
          'Dice on the right side of the same row are your Boost dice this turn.',
          'Put Ghoul discs equal to your Attack on the Attack space as a reminder.',
        ],
      },
      note: {
        ja: 'この資料はディスクが攻撃を防ぐように書くが、攻撃力を示す印にすぎない。',
        en: 'The source sheet reads as if the discs protect you; they only show your Attack.',
      },
      related: [
        'vile-ghoul-dice-chart',
        'vile-ghoul-boost-dice',
        'vile-ghoul-attack-constant',
        'vile-ghoul-prepare-board',
      ],
      source: ['223-226', 'Y'],
      links: { steps: ['vileSelect'] },
    },
    {
      id: 'vile-ghoul-dice-chart',
      roles: ['vileGhoul'],
      title: {
        ja: 'ダイスチャート：目ごとの移動力と攻撃力',
        en: 'Dice chart: Movement and Attack for each face',
      },
      reading: 'だいすちゃーと：めごとのいどうりょくとこうげきりょく',
      terms: [
        {
          ja: 'ダイスチャート',
          reading: 'だいすちゃーと',
          en: 'dice chart',
          aliases: ['ダイスチャー', 'ダイス表', 'チャート', 'chart'],
        },
      ],
      aliases: ['行 左側 右側', '出目の表', 'chart values', 'left side right side'],
      body: {
        ja: [
          'バイルグールボードにある表。ダイスの目に合う行に、移動力と攻撃力が書かれている。',
          '左側：このターンに選んだダイス。右側：前のターンまでに使ったダイス。',
          '値はボードの表示に従う。',
        ],
        en: [
          'A chart on the Vile Ghoul board; the row matching a die gives Movement and Attack.',
          'Left side: the die chosen this turn. Right side: dice used on earlier turns.',
          'The values are as printed on the board.',
        ],
      },
      related: [
        'vile-ghoul-select-statistics',
        'vile-ghoul-prepare-board',
        'vile-ghoul-boost-dice',
      ],
      source: ['221', '224-225'],
      links: { tracks: ['vileGhoul.die1', 'vileGhoul.die2', 'vileGhoul.die3'] },
    },
  ],
};
