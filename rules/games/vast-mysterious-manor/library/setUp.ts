import type { Chapter } from '../../../library/entry';

export const setUpChapter: Chapter = {
  id: 'set-up',
  title: { ja: '準備', en: 'Set-up' },
  entries: [
    {
      id: 'goals-of-roles',
      roles: [],
      title: { ja: 'ロールごとの目的', en: 'What each role wants' },
      reading: 'ろーるごとのもくてき',
      terms: [
        {
          ja: 'ロール',
          reading: 'ろーる',
          en: 'role',
          aliases: ['プレイヤーロール', '役割', '役職', 'キャラクター', 'character', 'faction'],
        },
      ],
      aliases: ['目的', '勝利条件', '勝ち方', 'ゴール', 'how to win', 'victory conditions', 'goal'],
      body: {
        ja: [
          'ロールは5つで、目的もルールもそれぞれ違う。',
          {
            head: ['ロール', '目的', '勝利条件'],
            rows: [
              ['パラディン', 'スパイダーを殺す', '最後の蜘蛛の子を取り除く'],
              ['スケルトン', 'パラディンを殺す', 'パラディンのヘルスを0にする'],
              ['スパイダー', '館から脱出する', '恐怖12以上でエントランスを抜ける'],
              ['館', '全員を閉じ込める', 'モールド15'],
              ['エンチャンター', 'ほかの者を支配する', 'この資料にない'],
            ],
          },
          '狙う相手のロールがいないゲームでは、パラディンとスケルトンの勝利条件が変わる。',
        ],
        en: [
          'There are 5 roles, each with its own goal and its own rules.',
          {
            head: ['Role', 'Goal', 'Wins by'],
            rows: [
              ['Paladin', 'kill the Spider', 'removing the last Spiderling'],
              ['Skeletons', 'kill the Paladin', 'bringing the Paladin to Health 0'],
              ['Spider', 'escape from the manor', '12 Terror or more, then out by the Entrance'],
              ['Manor', 'keep everyone inside', '15 Mold'],
              ['Enchanter', 'control the others', 'not in the source sheet'],
            ],
          },
          'If the role they hunt is not in the game, the Paladin and the Skeletons win another way.',
        ],
      },
      related: [
        'paladin-victory-spider',
        'paladin-victory-poltergeists',
        'roles-by-players',
        'edition-differences-goals',
      ],
      source: ['2-3', '78', '222', '337', '453'],
    },
    {
      id: 'manor',
      roles: [],
      title: {
        ja: '館は舞台の建物で、ロールの名前でもある',
        en: 'The Manor is the building, and also a role',
      },
      reading: 'やかたはぶたいのたてもので、ろーるのなまえでもある',
      terms: [
        {
          ja: '館',
          reading: 'やかた',
          en: 'Manor',
          aliases: ['屋敷', 'やしき', 'マナー', '洋館', 'mansion', 'house'],
        },
      ],
      aliases: ['屋敷とは', '館 意味', 'manor or Manor', '館と屋敷の違い'],
      body: {
        ja: [
          '館は、館タイルでできたマップ全体のこと。全員がこの中で戦う。',
          'その建物を動かすロールの名前も館。「館が引く」「館のサプライ」などはロールを指す。',
          '「屋敷」と書かれていても同じもの。',
        ],
        en: [
          'The manor is the whole map of manor tiles in which everyone fights.',
          'The role that moves the building is called Manor too: “the Manor draws”, “the Manor’s supply”.',
          '“House” and “mansion” mean the same. With a capital letter, Manor is the role.',
        ],
      },
      related: ['goals-of-roles', 'dark-and-lit-tiles', 'manor-role-player'],
      source: ['3', '7', '147-148'],
    },
    {
      id: 'roles-by-players',
      roles: [],
      title: {
        ja: '5人なら全ロール、初回はエンチャンター抜き',
        en: '5 players use every role; a first game leaves out the Enchanter',
      },
      reading: '5にんならぜんろーる、しょかいはえんちゃんたーぬき',
      aliases: ['人数', '何人', '4人', '3人', '2人', 'player count', '初めて遊ぶ', 'first game'],
      body: {
        ja: [
          '5人なら5つのロールをすべて使う。',
          '4人以下なら、使うロールの組み合わせをヴァリアントから選ぶ。',
          '初めて遊ぶなら、エンチャンター以外の4つがおすすめ。',
          'いないロールがあると、パラディンやスケルトンの勝利条件が変わることがある。',
        ],
        en: [
          'With 5 players all 5 roles are in the game.',
          'With 4 or fewer, choose a variant that says which roles are played.',
          'For a first game, play the four roles other than the Enchanter.',
          'A missing role can change how the Paladin or the Skeletons win.',
        ],
      },
      note: {
        ja: 'この資料はヴァリアントを別ページに譲るが、そのページがない。わかるのは各ロールの章にある勝利条件の違いだけ。',
        en: 'The source sheet refers to a page of variants that is missing. Only the changed victory conditions in the role chapters are known.',
      },
      related: [
        'goals-of-roles',
        'paladin-victory-poltergeists',
        'set-up-without-spider',
        'decks-without-manor',
      ],
      source: ['4-6'],
    },
    {
      id: 'turn-order',
      roles: [],
      title: {
        ja: '手番はパラディンから時計回り、席も同じ順',
        en: 'Turn order starts with the Paladin; sit clockwise in the same order',
      },
      reading: 'てばんはぱらでぃんからとけいまわり、せきもおなじじゅん',
      terms: [
        {
          ja: '手番順',
          reading: 'てばんじゅん',
          en: 'turn order',
          aliases: ['ターン順', 'プレイ順', '手番の順番', '席順', 'seating', 'order of play'],
        },
      ],
      aliases: ['誰から', 'スタートプレイヤー', 'who goes first', '順番', '座る順'],
      body: {
        ja: [
          '順番はパラディン → スケルトン → スパイダー → 館 → エンチャンター。',
          'この順で時計回りに座り、手番順もこのとおりに進む。',
          'いないロールは飛ばす。',
        ],
        en: [
          'The order is Paladin → Skeletons → Spider → Manor → Enchanter.',
          'Sit clockwise in this order; it is the turn order as well.',
          'Skip roles that are not in the game.',
        ],
      },
      related: ['roles-by-players', 'set-up-overview'],
      source: ['7', 'V1'],
    },
    {
      id: 'set-up-overview',
      roles: [],
      title: { ja: '準備の流れ', en: 'Set-up at a glance' },
      reading: 'じゅんびのながれ',
      terms: [
        {
          ja: 'プレイヤーボード',
          reading: 'ぷれいやーぼーど',
          en: 'player board',
          aliases: ['個人ボード', '手元のボード', 'role board'],
        },
      ],
      aliases: ['セットアップ', 'ゲームの始め方', 'how to set up', 'setup', '準備 手順'],
      body: {
        ja: [
          '1. 使うロールを決め、手番順に時計回りで座る。',
          '2. 各自のプレイヤーボードと駒を、そのロールの章のとおりに用意する。',
          '3. 館のマップを4手順で作る：ボード、アビスタイル、武器庫、最初のダークタイル5枚。',
          '4. トレジャーデッキとイベントデッキを切る。館がいなくても使う。',
          '5. パラディンの手番から始める。',
        ],
        en: [
          '1. Choose the roles and sit clockwise in turn order.',
          '2. Each sets up a player board and its pieces as the chapter of the role says.',
          '3. Build the map in four steps: board, Abyss tile, Armories, five first Dark tiles.',
          '4. Shuffle the Treasure deck and the Event deck; they are used even without a Manor.',
          '5. The Paladin takes the first turn.',
        ],
      },
      related: ['set-up-map', 'turn-order', 'paladin-set-up', 'decks-without-manor'],
      source: ['1', '4', '7-10'],
    },
    {
      id: 'decks-without-manor',
      roles: [],
      title: {
        ja: '館がいなくてもイベントとトレジャーのデッキは使う',
        en: 'Event and Treasure decks are used even without a Manor',
      },
      reading: 'やかたがいなくてもいべんとととれじゃーのでっきはつかう',
      terms: [
        {
          ja: 'トレジャーデッキ',
          reading: 'とれじゃーでっき',
          en: 'Treasure deck',
          aliases: ['宝のデッキ', 'トレジャーの山札', '宝の山札'],
        },
        {
          ja: 'イベントデッキ',
          reading: 'いべんとでっき',
          en: 'Event deck',
          aliases: ['イベントの山札'],
        },
      ],
      aliases: [
        '館プレイヤーがいない',
        'no Manor player',
        '館なし',
        '屋敷なし',
        'デッキの置き場所',
      ],
      body: {
        ja: [
          'トレジャーデッキとイベントデッキは、館がいないゲームでも準備して使う。',
          '別々に切り、裏向きで館のプレイヤーボードのそばに置く。館がいなければパラディンのそばへ。',
          '館がいないとき、イベントタイルを公開したパラディンは、イベントデッキから1枚引いて解決する。',
          '館がいないとき、トレジャーは2枚から選ばれず、デッキの一番上の1枚になる。',
        ],
        en: [
          'Prepare and use the Treasure deck and the Event deck even if there is no Manor player.',
          'Shuffle each and put it face down beside the Manor’s player board, without a Manor beside the Paladin’s.',
          'Without a Manor, a Paladin who reveals an Event tile draws an Event card and resolves it.',
          'Without a Manor, a treasure is simply the top card of the Treasure deck.',
        ],
      },
      related: ['event-tile', 'paladin-treasure', 'paladin-set-up-decks'],
      source: ['10', '87', '123', '184'],
    },
    {
      id: 'set-up-map',
      roles: [],
      title: { ja: '館のマップを作る4手順', en: 'Building the map in four steps' },
      reading: 'やかたのまっぷをつくる4てじゅん',
      aliases: [
        '館のセットアップ',
        'マップの準備',
        'ボードの準備',
        'map set-up',
        'タイルの配置',
        'initial tiles',
      ],
      body: {
        ja: [
          '1. ボードをテーブルの真ん中に広げる。',
          '2. アビスタイルを表向きで中央スペースに置く。',
          '3. 武器庫タイル5枚を切り、4か所の剣アイコンに裏向きで1枚ずつ置く。余りの1枚は箱へ。',
          '4. 残りの館タイルを切って裏向きの山にし、5枚を裏向きで置く：エントランスの前に1枚、アビスタイルの隣に4枚。',
        ],
        en: [
          '1. Lay the board in the middle of the table.',
          '2. Put the Abyss tile face up on the center space.',
          '3. Shuffle the 5 Armories and put one face down on each of the 4 sword icons; the spare one goes to the box.',
          '4. Shuffle the other manor tiles into a face-down stack and place 5 face down: 1 in front of the Entrance, 4 next to the Abyss tile.',
        ],
      },
      related: ['abyss-tile', 'set-up-armories', 'set-up-first-tiles', 'set-up-without-spider'],
      source: ['11-16', 'V1'],
    },
    {
      id: 'set-up-armories',
      roles: [],
      title: {
        ja: '武器庫5枚のうち4枚を剣アイコンに裏向きで置く',
        en: 'Four of the five Armories go face down on the sword icons',
      },
      reading: 'ぶきこ5まいのうち4まいをけんあいこんにうらむきでおく',
      terms: [
        {
          ja: '剣アイコン',
          reading: 'けんあいこん',
          en: 'sword icon',
          aliases: ['剣のマーク', '剣マーク', 'sword space', 'sword symbol'],
        },
      ],
      aliases: ['武器庫 準備', '武器庫 余り', 'spare Armory', '武器庫 何枚', 'Armory set-up'],
      body: {
        ja: [
          '館タイルから武器庫5枚を抜き、切って、剣アイコンに1枚ずつ裏向きで置く。',
          '余った1枚は箱に戻す。',
          'スパイダーがいないゲームでは、余りの1枚を裏向きで中央スペースに置く。',
        ],
        en: [
          'Take the 5 Armories from the manor tiles, shuffle them and put one face down on each sword icon.',
          'The spare one goes back to the box.',
          'Without a Spider, the spare one goes face down on the center space.',
        ],
      },
      note: {
        ja: 'この資料は剣アイコンの数を書かない。4か所は、同じ試作版の紹介記事による。',
        en: 'The source sheet does not count the sword icons; four comes from a review of the same prototype.',
      },
      related: ['armory', 'set-up-map', 'set-up-without-spider'],
      source: ['14-15', 'V1'],
    },
    {
      id: 'set-up-first-tiles',
      roles: [],
      title: {
        ja: '最初のダークタイルはエントランス前に1枚、中央の隣に4枚',
        en: 'First Dark tiles: 1 at the Entrance, 4 around the center',
      },
      reading: 'さいしょのだーくたいるはえんとらんすまえに1まい、ちゅうおうのとなりに4まい',
      terms: [
        {
          ja: '館タイルデッキ',
          reading: 'やかたたいるでっき',
          en: 'tile stack',
          aliases: ['タイルの山', 'タイル山札', '館タイルの山', 'tile deck', 'draw pile of tiles'],
        },
      ],
      aliases: ['最初のタイル', '初期配置', 'starting tiles', '5枚', 'アビスの隣'],
      body: {
        ja: [
          '武器庫を除いた館タイルを切り、裏向きに重ねてボードのそばに置く。',
          'そこから5枚を引き、裏向きのまま置く。',
          '1枚はエントランスの前、4枚はアビスタイルに隣接する4つのスペース。',
        ],
        en: [
          'Shuffle the manor tiles other than the Armories and stack them face down beside the board.',
          'Draw 5 of them and place them face down.',
          'One goes in front of the Entrance, four on the spaces adjacent to the Abyss tile.',
        ],
      },
      note: {
        ja: 'スパイダーがいないゲームについての記載はない。同じ4つのスペース、つまり中央の隣と読む。',
        en: 'Games without a Spider are not mentioned; read it as the same four spaces next to the center.',
      },
      related: ['set-up-map', 'abyss-tile', 'entrance'],
      source: ['16'],
    },
    {
      id: 'set-up-without-spider',
      roles: [],
      title: {
        ja: 'スパイダーがいないときの準備',
        en: 'Set-up without a Spider',
      },
      reading: 'すぱいだーがいないときのじゅんび',
      aliases: ['スパイダーなし', 'no Spider', '蜘蛛なし', 'アビス 使わない', 'center Armory'],
      body: {
        ja: [
          'アビスタイルは箱に戻す。',
          '中央スペースには、5枚目の武器庫を裏向きで置く。',
          'パラディンの勝利条件はポルターガイスト7体に、館もいなければ5体に変わる。',
        ],
        en: [
          'The Abyss tile goes back to the box.',
          'The fifth Armory goes face down on the center space.',
          'The Paladin then wins with 7 Poltergeists, or with 5 if there is no Manor either.',
        ],
      },
      related: ['set-up-armories', 'abyss-tile', 'paladin-victory-poltergeists'],
      source: ['13', '15', '78-79'],
    },
  ],
};
