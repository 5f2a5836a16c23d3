import type { Chapter } from '../../../library/entry';

export const roundStartChapter: Chapter = {
  id: 'round-start',
  title: { ja: 'ラウンドの手順：一覧、手順1と2', en: 'Round: summary, steps 1 and 2' },
  entries: [
    {
      id: 'round-summary',
      roles: [],
      title: { ja: '建設ラウンドの8手順一覧', en: 'The eight steps of a building round' },
      reading: 'けんせつらうんどの8てじゅんいちらん',
      aliases: [
        '手順一覧',
        'フェイズ一覧',
        'ラウンドの流れ',
        'round summary',
        'steps of a round',
        'phases',
        '次にすること',
      ],
      body: {
        ja: [
          {
            head: ['手順', 'すること'],
            rows: [
              ['1 準備', '売れ残りを捨て、モンスター3・部屋2・冒険者4（秋はなし）を並べる'],
              ['2 オーダー', '6枚から3枚を伏せ、順に公開して下僕コマを置く'],
              ['3 実行', '8種の命令を決まった順に解決する'],
              ['4 生産', '未使用のインプとトロルで生産部屋を動かす'],
              ['5 回収', '3枚が手札に戻り、2枚が出せない命令になる'],
              ['6 イベント', '給料日、税金、スペシャルイベントのどれか（冬はなし）'],
              ['7 冒険者', '邪悪度の低い人から左の冒険者を取る（冬はなし）'],
              ['8 終了', 'インプを巣穴へ、開始マーカーを左隣へ（秋は動かない）'],
            ],
          },
        ],
        en: [
          {
            head: ['Step', 'What to do'],
            rows: [
              [
                '1 New round',
                'discard leftovers, lay out 3 monsters, 2 rooms, 4 adventurers (none in Autumn)',
              ],
              ['2 Orders', 'pick 3 of 6 cards face down, reveal in turn, place minions'],
              ['3 Resolve', 'carry out the 8 kinds of orders in fixed sequence'],
              ['4 Production', 'run production rooms with free imps and trolls'],
              ['5 Retrieve', '3 cards return to hand, 2 become inaccessible orders'],
              ['6 Event', 'Pay Day, Taxes or Special Event (not in Winter)'],
              ['7 Adventurers', 'the least evil player takes the leftmost first (not in Winter)'],
              ['8 End', 'imps to the den, starting token to the left (not in Autumn)'],
            ],
          },
        ],
      },
      note: {
        ja: '冒険者の日程（冬・春・夏に引き、春・夏・秋に割り振る）は公式資料では未確認。',
        en: 'The adventurer schedule (drawn Winter to Summer, assigned Spring to Autumn) is unconfirmed by an official source.',
      },
      related: ['calendar', 'step-new-round', 'step-orders', 'step-resolve', 'step-end'],
      source: ['52-116'],
    },
    {
      id: 'step-new-round',
      roles: [],
      title: {
        ja: '手順1 準備：並べ直すものと順番',
        en: 'Step 1, new round: what is laid out, in which order',
      },
      reading: 'てじゅん1じゅんび：ならべなおすものとじゅんばん',
      terms: [
        {
          ja: 'セットアップフェイズ',
          reading: 'せっとあっぷふぇいず',
          en: 'new round',
          aliases: [
            '準備フェイズ',
            'セットアップフェーズ',
            '新ラウンド',
            '補充',
            'set-up phase',
            'setup phase',
            'refill',
          ],
        },
      ],
      aliases: ['ラウンド開始', 'ラウンドの最初', 'start of round', 'step 1', '手順1', 'フェイズ1'],
      body: {
        ja: [
          '1. 売れ残ったモンスターと部屋を捨てる。',
          '2. モンスター3枚を酒場へ、部屋2枚をバーゲン会場へ並べる。',
          '3. イベントタイルを春・夏・秋のマスに裏向きで置いておく。2年目も1年目と同じ並び。',
          '4. 冒険者4枚を引き、弱い順に左から並べる（秋はなし）。',
        ],
        en: [
          '1. Discard unsold monsters and rooms.',
          '2. Put 3 monsters on the monster display and 2 rooms on the room display.',
          '3. The event tiles lie face down on Spring, Summer and Autumn; year 2 keeps the sequence of year 1.',
          '4. Draw 4 adventurers and line them up from weak to strong, left to right (not in Autumn).',
        ],
      },
      note: {
        ja: 'この資料では冒険者を引かないのは冬とされるが、冬・春・夏に引くとみられる（未確認）。',
        en: 'The source sheet names Winter as the season without a draw; it seems to be drawn in Winter, Spring and Summer (unconfirmed).',
      },
      related: [
        'leftovers-discarded',
        'monster-display',
        'room-display',
        'adventurer-draw',
        'event-tiles',
      ],
      source: ['53-61', 'D4', 'D5'],
      links: { steps: ['newRound'] },
    },
    {
      id: 'leftovers-discarded',
      roles: [],
      title: {
        ja: '売れ残りのモンスターと部屋は全部捨てる',
        en: 'Unsold monsters and rooms are all discarded',
      },
      reading: 'うれのこりのもんすたーとへやはぜんぶすてる',
      aliases: [
        '売れ残り',
        '残ったモンスター',
        '残った部屋',
        '捨て札',
        'discard pile',
        'leftover monsters',
        'leftover rooms',
        '持ち越し',
      ],
      body: {
        ja: [
          '次のラウンドの初めに、買われなかったものはすべて捨て札になる。',
          '持ち越しはなく、毎回モンスター3枚と部屋2枚が新しく出る。',
        ],
        en: [
          'At the start of the next round put everything nobody took on the discard pile.',
          'Nothing carries over: 3 new monsters and 2 new rooms appear each time.',
        ],
      },
      related: ['step-new-round', 'monster-display', 'room-display'],
      source: ['54'],
    },
    {
      id: 'monster-display',
      roles: [],
      title: {
        ja: '酒場：毎ラウンド3枚のモンスターが並ぶ',
        en: 'Monster display: 3 monsters every round',
      },
      reading: 'さかば：まいらうんど3まいのもんすたーがならぶ',
      terms: [
        {
          ja: '酒場',
          reading: 'さかば',
          en: 'monster display',
          aliases: ['居酒屋', 'モンスター置き場', 'パブ', 'tavern', 'pub', 'bar'],
        },
      ],
      aliases: ['モンスター 何枚', 'モンスター 補充', 'monsters per round', 'new monsters'],
      body: {
        ja: [
          '遠隔地ボードの山から3枚を取り、中央ボードの酒場に並べる。',
          'モンスター雇用のマスも3つなので、マスに入れた全員分がある。',
        ],
        en: [
          'Take 3 from the pile on the Distant Lands Board and put them on the Central Board.',
          'Hire Monster has 3 spaces too, so there is one for everyone who got a space.',
        ],
      },
      related: ['hire-monster', 'step-new-round', 'leftovers-discarded'],
      source: ['55'],
      links: { tracks: ['board.monstersOnOffer'] },
    },
    {
      id: 'room-display',
      roles: [],
      title: {
        ja: 'バーゲン会場：毎ラウンド2枚の部屋が並ぶ',
        en: 'Room display: only 2 rooms every round',
      },
      reading: 'ばーげんかいじょう：まいらうんど2まいのへやがならぶ',
      terms: [
        {
          ja: 'バーゲン会場',
          reading: 'ばーげんかいじょう',
          en: 'room display',
          aliases: [
            'バーゲン',
            '部屋置き場',
            '特売会場',
            '部屋市場',
            'bargain hall',
            'room market',
            'bargain',
          ],
        },
      ],
      aliases: ['部屋 何枚', '部屋 補充', 'rooms per round', 'new rooms'],
      body: {
        ja: [
          '遠隔地ボードの山から2枚を取り、中央ボードのバーゲン会場に並べる。',
          '部屋建設のマスは3つなので、3人が選ぶと1人は買えない。',
        ],
        en: [
          'Take 2 from the pile on the Distant Lands Board and put them on the Central Board.',
          'Build Room has 3 spaces, so when all are taken one player gets none.',
        ],
      },
      related: ['build-room', 'rooms-run-out', 'step-new-round'],
      source: ['57'],
      links: { tracks: ['board.roomsOnOffer'] },
    },
    {
      id: 'step-orders',
      roles: [],
      title: {
        ja: '手順2 オーダー：6枚から3枚を伏せて置く',
        en: 'Step 2, orders: choose 3 of 6 cards face down',
      },
      reading: 'てじゅん2おーだー：6まいから3まいをふせておく',
      terms: [
        {
          ja: 'オーダーフェイズ',
          reading: 'おーだーふぇいず',
          en: 'orders phase',
          aliases: [
            '命令フェイズ',
            'オーダーフェーズ',
            '命令を出す',
            'order phase',
            'giving orders',
            'planning',
          ],
        },
        {
          ja: '使用するカード置き場',
          reading: 'しようするかーどおきば',
          en: 'played card spaces',
          aliases: ['カード置き場', '命令の置き場', 'プロット', 'card slots'],
        },
      ],
      aliases: [
        'カードを選ぶ',
        '命令 何枚',
        'choose orders',
        'step 2',
        '手順2',
        'フェイズ2',
        'プログラム',
      ],
      body: {
        ja: [
          '手札6枚からこっそり3枚を選ぶ。',
          'ダンジョンボード右下の使用するカード置き場に、左から順に伏せて置く。',
          '左のカードから公開され、左のカードだけが手順5で手札に戻る。',
          '残る3枚は手札に持ったままである。',
        ],
        en: [
          'Secretly choose 3 of the 6 cards in your hand.',
          'Put them face down, left to right, on the played card spaces at the bottom right of your Dungeon Board.',
          'The left card is revealed first, and it alone returns to your hand in step 5.',
          'Keep the other 3 in your hand.',
        ],
      },
      related: ['reveal-orders', 'order-card', 'step-retrieve', 'inaccessible-orders'],
      source: ['62', '102'],
      links: { steps: ['orders'] },
    },
    {
      id: 'reveal-orders',
      roles: [],
      title: {
        ja: '公開：全員の1枚目、次に2枚目、最後に3枚目',
        en: 'Revealing: everyone’s first card, then the second, then the third',
      },
      reading: 'こうかい：ぜんいんの1まいめ、つぎに2まいめ、さいごに3まいめ',
      aliases: [
        'カードの公開順',
        '下僕を置く順',
        'reveal order',
        'placing minions',
        'オープン',
        'めくる順番',
      ],
      body: {
        ja: [
          'スタートプレイヤーから手番順に、各自が一番左のカードを1枚公開する。',
          '公開したら、その命令の空いている最小のマス（Ⅰ、Ⅱ、Ⅲの順）に下僕コマを置く。',
          '全員が終わったら2枚目、続いて3枚目も同じように公開する。',
          '3つのマスが埋まっていれば、下僕コマはカードの上に置く。',
        ],
        en: [
          'Beginning with the starting player, each in play order reveals the leftmost card.',
          'Put a minion on the first free space of that order: I, then II, then III.',
          'When all have done so, reveal the second cards the same way, then the third.',
          'If all three spaces are taken, the minion goes onto the card.',
        ],
      },
      note: {
        ja: 'この資料は左端のカードの公開だけを述べる。2枚目と3枚目も同じ要領で行う。',
        en: 'The source sheet describes the left card only; the second and third follow in the same way.',
      },
      related: ['step-orders', 'order-spaces', 'fourth-minion', 'play-order'],
      source: ['64-66', 'D1'],
      links: { tracks: ['board.revealed'] },
    },
  ],
};
