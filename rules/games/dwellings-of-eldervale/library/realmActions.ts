import type { Chapter } from '../../../library/entry';

export const realmActionsChapter: Chapter = {
  id: 'realm-actions',
  title: { ja: '領土アクション', en: 'Realm actions' },
  entries: [
    {
      id: 'realm-actions-table',
      roles: [],
      title: { ja: '領土アクションとコストの一覧', en: 'All realm actions and their costs' },
      reading: 'りょうどあくしょんとこすとのいちらん',
      aliases: [
        'タイル一覧',
        '廃墟の効果',
        'action table',
        'ruin effects',
        'cost table',
        'コスト表',
      ],
      body: {
        ja: [
          {
            head: ['領土', 'コスト', '効果'],
            rows: [
              ['精霊の領土', 'なし', '宝物トークン1個'],
              ['魔道士の塔', '任意のリソース2', '魔法カード3枚を引き1枚捨てる'],
              ['召喚の扉', 'ユニットごと', 'ユニット1つを準備エリアへ'],
              ['水車小屋', '居住コスト', 'ワーカー1人を住居にする'],
              ['ダンジョン', 'カードのコスト', '領土1枚を追加、冒険カード1枚か2枚'],
              ['城塞', '任意のリソース2', '金貨2枚'],
              ['神託の地（選択）', 'カードのコストか無料', '冒険カード1枚か魔法カード1枚'],
              ['ドラゴンの巣（選択）', 'なし', '金貨1枚'],
              ['ビフレスト（選択）', 'なし', '魔法カード1枚'],
            ],
          },
        ],
        en: [
          {
            head: ['Realm', 'Cost', 'Effect'],
            rows: [
              ['elemental realm', 'none', '1 treasure token'],
              ['Mage Tower', 'any 2 resources', 'draw 3 Magic cards, discard 1'],
              ['Portal', 'per unit', '1 unit to the Ready Area'],
              ['Mill', 'dwelling cost', 'turn a Worker into a dwelling'],
              ['Dungeon', 'cost of the card', 'add 1 realm, then 1 or 2 Adventure cards'],
              ['Fortress', 'any 2 resources', '2 Gold'],
              ['Oracle (option)', 'cost of the card, or none', '1 Adventure card or 1 Magic card'],
              ['Dragon’s Den (option)', 'none', '1 Gold'],
              ['Bifrost (option)', 'none', '1 Magic card'],
            ],
          },
        ],
      },
      related: ['elemental-realm-action', 'mage-tower', 'portal', 'dungeon', 'fortress'],
      source: ['99-113', '310', '320', '338'],
      links: { steps: ['realmAction'] },
    },
    {
      id: 'elemental-realm-action',
      roles: [],
      title: {
        ja: '精霊の領土では宝物トークンを1個得る',
        en: 'An elemental realm gives one treasure token',
      },
      reading: 'せいれいのりょうどではたからものとーくんを1こえる',
      aliases: [
        '宝物を取る',
        'スタックが空',
        '宝物がない',
        'empty treasure stack',
        'take treasure',
      ],
      body: {
        ja: [
          '宝物スタックの一番上の1個を取り、自分のトレイの宝物置き場に入れる。',
          'スタックが2つあっても取るのは1個だけ。',
          '空のスタックなら、その場所に印刷されたリソースを代わりに得てよい。',
          'トレイに置けるのは4個まで。',
        ],
        en: [
          'Take the top token of a treasure stack into the treasure spaces of your tray.',
          'Even with two stacks you take only one.',
          'If a stack is empty, you may instead gain the resource printed at its place.',
          'The tray holds four at most.',
        ],
      },
      related: ['treasure-limit', 'treasure-token', 'setup-treasure'],
      source: ['101'],
    },
    {
      id: 'mage-tower',
      roles: [],
      title: {
        ja: '魔道士の塔：リソース2で魔法3枚、1枚捨てる',
        en: 'Mage Tower: pay 2, draw 3 Magic cards, discard 1',
      },
      reading: 'まどうしのとう：りそーす2でまほう3まい、1まいすてる',
      terms: [
        {
          ja: '魔道士の塔',
          reading: 'まどうしのとう',
          en: 'Mage Tower',
          aliases: ['魔導士の塔', '魔術師の塔', 'メイジタワー', '塔', 'tower', 'wizard tower'],
        },
      ],
      aliases: ['魔法カードを引く', 'カードドロー', 'draw magic cards'],
      body: {
        ja: [
          '任意のリソースを2つ払う。同じ種類2つでも別々でもよい。',
          '魔法カードを3枚引いて手札に加え、その後に手札から1枚捨てる。',
          '捨てる1枚は引いた3枚でなくてもよい。',
          'その後も手札が7枚を超えていれば、超えた分も捨てる。',
        ],
        en: [
          'Pay any two resources, alike or different.',
          'Draw three Magic cards into your hand, then discard one card from hand.',
          'The discard need not be one of the three.',
          'If more than seven are left, discard the excess as well.',
        ],
      },
      related: ['magic-card', 'magic-limit', 'realm-actions-table'],
      source: ['102', '60'],
    },
    {
      id: 'portal',
      roles: [],
      title: {
        ja: '召喚の扉：コストを払いユニット1つを準備エリアへ',
        en: 'Portal: pay to bring one unit to the Ready Area',
      },
      reading: 'しょうかんのとびら：こすとをはらいゆにっと1つをじゅんびえりあへ',
      terms: [
        {
          ja: '召喚の扉',
          reading: 'しょうかんのとびら',
          en: 'Portal',
          aliases: ['扉', 'とびら', 'ポータル', '門', 'Summoning Portal', 'The Portal', 'gate'],
        },
      ],
      aliases: ['ユニットを増やす', '召喚コスト', 'get more units', 'summon cost'],
      body: {
        ja: [
          'トレイのユニット1つを、コストを払って準備エリアに置く。',
          '上級ユニットのコストはスタートカードの表示に従う。',
          'ワーカーのコストは、トレイのその場所にある星の数だけの任意のリソース。',
          'スタートカードの召喚でも同じことができる。',
        ],
        en: [
          'Pay the cost and move one unit from your tray to the Ready Area.',
          'The costs of the advanced units are as printed on the starter card.',
          'A Worker costs as many resources of any kind as there are stars below it in the tray.',
          'The Summon action of the starter card does the same.',
        ],
      },
      related: ['worker-cost', 'summon', 'units-overview'],
      source: ['103', '137'],
    },
    {
      id: 'mill',
      roles: [],
      title: {
        ja: '水車小屋：ワーカー1人を住居にする',
        en: 'Mill: turn one Worker into a dwelling',
      },
      reading: 'すいしゃごや：わーかーひとりをじゅうきょにする',
      terms: [
        {
          ja: '水車小屋',
          reading: 'すいしゃごや',
          en: 'Mill',
          aliases: ['ミル', '風車', '水車', 'The Mill', 'windmill', 'watermill'],
        },
      ],
      aliases: ['住居を建てる場所', 'build a dwelling', '建築'],
      body: {
        ja: [
          '住居のない精霊の領土にいる自分のワーカーを1人選ぶ。',
          'その領土の居住コストを払い、屋根をかぶせて住居にする。',
          '水車小屋に置いたユニットそのものが住居になるのではない。',
        ],
        en: [
          'Choose one of your Workers on an elemental realm without a dwelling.',
          'Pay the dwelling cost of that realm and cover the Worker with a rooftop.',
          'The unit standing on the Mill itself does not become the dwelling.',
        ],
      },
      related: ['build-dwelling', 'dwell', 'dwelling-cost'],
      source: ['104', '144-148'],
    },
    {
      id: 'fortress',
      roles: [],
      title: { ja: '城塞：リソース2を金貨2に換える', en: 'Fortress: turn 2 resources into 2 Gold' },
      reading: 'じょうさい：りそーす2をきんか2にかえる',
      terms: [
        {
          ja: '城塞',
          reading: 'じょうさい',
          en: 'Fortress',
          aliases: ['要塞', '砦', 'フォートレス', '城', 'castle'],
        },
      ],
      aliases: ['金貨を得る', '両替', 'get gold', 'exchange'],
      body: {
        ja: [
          '任意のリソースを2つ払い、金貨を2枚得る。',
          '払う2つは同じ種類でも別々でもよい。',
          '金貨も5枚が上限。',
        ],
        en: [
          'Pay any two resources and gain 2 Gold.',
          'The two may be alike or different.',
          'Gold is limited to five as well.',
        ],
      },
      related: ['gold', 'resource-limit', 'realm-actions-table'],
      source: ['113', '46'],
    },
    {
      id: 'dungeon',
      roles: [],
      title: {
        ja: 'ダンジョン：領土を追加し、冒険カードを得る',
        en: 'Dungeon: add a realm, then gain Adventure cards',
      },
      reading: 'だんじょん：りょうどをついかし、ぼうけんかーどをえる',
      terms: [
        {
          ja: 'ダンジョン',
          reading: 'だんじょん',
          en: 'Dungeon',
          aliases: ['地下迷宮', '迷宮', '洞窟', 'dungeon tile'],
        },
      ],
      aliases: ['探索', '冒険する', 'explore', 'dungeon steps'],
      body: {
        ja: [
          {
            head: ['手順', '内容'],
            rows: [
              ['1', '領土スタックから1枚公開し、エルダーヴェイルに追加'],
              ['2', '表の冒険カードを1枚選び、コストを払って得る。精霊パワー+1'],
              ['3', 'もう1枚選び、同じように得るか焼却する'],
              ['4', '上が空いた冒険デッキの次のカードを表にする'],
            ],
          },
          'この順に行う。2枚目を選ぶ時点では、まだ補充されていない。',
        ],
        en: [
          {
            head: ['Step', 'What'],
            rows: [
              ['1', 'reveal one tile of the realm stack and add it to Eldervale'],
              ['2', 'choose a face-up Adventure card, pay and gain it; elemental power +1'],
              ['3', 'choose another: gain it the same way or burn it'],
              ['4', 'turn up the next card of each deck that lost its top card'],
            ],
          },
          'Follow this sequence: nothing is refilled before the second choice.',
        ],
      },
      related: ['dungeon-new-realm', 'dungeon-first-card', 'dungeon-second-card', 'adventure-card'],
      source: ['105-112'],
    },
    {
      id: 'dungeon-new-realm',
      roles: [],
      title: {
        ja: '新しい領土は2枚以上のタイルに接して置く',
        en: 'A new realm must touch at least two tiles',
      },
      reading: 'あたらしいりょうどは2まいいじょうのたいるにせっしておく',
      terms: [
        {
          ja: '新たな領土の発見',
          reading: 'あらたなりょうどのはっけん',
          en: 'discover a new realm',
          aliases: ['領土の発見', '領土の追加', 'タイル追加', 'explore', 'discovery', 'new tile'],
        },
      ],
      aliases: ['タイルの置き方', '領土を増やす', 'where to put the new tile', 'add a realm'],
      body: {
        ja: [
          '領土スタックの一番上を公開し、すでにある領土2枚以上と接する位置に置く。',
          '宝物の場所にその精霊の宝物スタックを置く。',
          'ねぐらなら、その精霊のモンスターを置く。',
          '最後の1枚を置くと、ゲームの終了条件を満たす。',
          '例外はビフレストで、1枚とだけ接するように置く。',
        ],
        en: [
          'Reveal the top of the realm stack and put it where it touches two or more realms.',
          'Add the treasure stacks of its element.',
          'If it is a lair, put its monster there.',
          'Adding the last tile of the stack triggers the end of the game.',
          'Bifrost is the exception: it touches exactly one tile.',
        ],
      },
      related: ['dungeon', 'lair', 'end-trigger', 'bifrost'],
      source: ['106-108', '276', '334'],
    },
    {
      id: 'dungeon-first-card',
      roles: [],
      title: {
        ja: '冒険カードはコストを払って得て、精霊パワー+1',
        en: 'Gain an Adventure card: pay its cost, elemental power +1',
      },
      reading: 'ぼうけんかーどはこすとをはらってえて、せいれいぱわー+1',
      aliases: ['冒険カードの取り方', 'カードを買う', 'buy a card', 'adventure cost', '獲得コスト'],
      body: {
        ja: [
          '表向きの冒険カードから1枚選び、右上のコストを払って自分のカード置場に置く。',
          'カードと同じ精霊の精霊パワートラックを1つ進める。',
          '取れる場所はダンジョンと、選択ルールの神託の地。',
        ],
        en: [
          'Choose a face-up Adventure card, pay the cost at its top right and add it to your tableau.',
          'Advance the elemental power track of the card’s element by one.',
          'Cards come from the Dungeon and, as an option, from the Oracle.',
        ],
      },
      related: ['adventure-card', 'power-advance', 'dungeon-second-card', 'oracle'],
      source: ['110', '168', '310'],
    },
    {
      id: 'dungeon-second-card',
      roles: [],
      title: {
        ja: '2枚目の冒険カードは得るか焼却する',
        en: 'The second Adventure card: gain it or burn it',
      },
      reading: '2まいめのぼうけんかーどはえるかしょうきゃくする',
      terms: [
        {
          ja: '焼却',
          reading: 'しょうきゃく',
          en: 'burn',
          aliases: ['燃やす', 'バーン', 'デッキの底に送る', 'カードを流す', 'burn a card'],
        },
      ],
      aliases: [
        'もう1枚',
        'カードを捨てる ダンジョン',
        'bottom of the deck',
        'second adventure card',
      ],
      body: {
        ja: [
          '表の冒険カードをもう1枚選ぶ。',
          '1枚目と同じくコストを払って得るか、焼却する。',
          '焼却とは、そのカードを元の冒険デッキの一番下に裏向きで送ること。',
          '焼却では精霊パワーは進まず、コストもいらない。',
          '最後に、上がなくなったデッキの次のカードを表にする。',
        ],
        en: [
          'Choose one more face-up Adventure card.',
          'Gain it for its cost like the first, or burn it.',
          'To burn is to put the card face down at the bottom of the Adventure deck it came from.',
          'Burning costs nothing and gives no elemental power.',
          'Then turn up the next card of every deck that lost its top card.',
        ],
      },
      related: ['dungeon', 'dungeon-first-card', 'setup-adventure-decks'],
      source: ['111-112'],
    },
  ],
};
