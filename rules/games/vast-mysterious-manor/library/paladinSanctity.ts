import type { Chapter } from '../../../library/entry';

export const paladinSanctityChapter: Chapter = {
  id: 'paladin-sanctity',
  title: { ja: 'パラディン：神聖カード', en: 'Paladin: Sanctity cards' },
  entries: [
    {
      id: 'paladin-sanctity-cards',
      roles: ['paladin'],
      title: {
        ja: '神聖カードは3枚引いて1枚使い、2枚はデッキの下へ',
        en: 'Sanctity cards: draw 3, play 1, put 2 under the deck',
      },
      reading: 'しんせいかーどは3まいひいて1まいつかい、2まいはでっきのしたへ',
      terms: [
        {
          ja: '神聖カード',
          reading: 'しんせいかーど',
          en: 'Sanctity card',
          aliases: [
            '神聖アップグレード',
            '恩寵カード',
            'アップグレード',
            'Favor card',
            'upgrade card',
            'sanctity upgrade',
          ],
        },
        {
          ja: '神聖デッキ',
          reading: 'しんせいでっき',
          en: 'Sanctity deck',
          aliases: ['神聖カードデッキ', '神聖カードの山札'],
        },
      ],
      aliases: [
        '神聖カードを引く',
        'draw Sanctity',
        '神聖カード いつ',
        'how to get Sanctity cards',
        '3枚引く',
      ],
      body: {
        ja: [
          '神聖デッキから3枚引き、1枚を使い、残り2枚をデッキの下に戻す。',
          {
            head: ['きっかけ', '回数'],
            rows: [
              ['タスクの達成', '4つのタスクで1回ずつ'],
              ['神殿', 'エンカウンターごとに1回、信仰1個の代わり'],
              ['数珠', '捨てたとき1回'],
            ],
          },
          '（破棄）のカードは使ったら捨て、（保持）のカードは手元に残して効果が続く。',
        ],
        en: [
          'Draw 3 from the Sanctity deck, play 1 and put the other 2 under the deck.',
          {
            head: ['When', 'How often'],
            rows: [
              ['a task is done', 'once for each of the 4 tasks'],
              ['at a Shrine', 'once an encounter, instead of 1 faith'],
              ['Rosary', 'once, when discarded'],
            ],
          },
          'Cards marked discard go away when used; cards marked keep stay with you and go on working.',
        ],
      },
      related: ['paladin-sanctity-list', 'paladin-tasks', 'shrine', 'paladin-treasure-rosary'],
      source: ['88', '130', '166', '173-182', '197'],
      links: { notices: ['drawSanctity'] },
    },
    {
      id: 'paladin-sanctity-list',
      roles: ['paladin'],
      title: {
        ja: '神聖カード8種の一覧',
        en: 'The eight Sanctity cards',
      },
      reading: 'しんせいかーど8しゅのいちらん',
      aliases: [
        '神聖カード 種類',
        '神聖アップグレード 一覧',
        'list of Sanctity cards',
        '保持 破棄',
        'keep discard',
      ],
      body: {
        ja: [
          {
            head: ['扱い', '効果'],
            rows: [
              ['破棄', '隣接スペースにアタックできる'],
              ['破棄', '炎3を得る'],
              ['破棄', '光3を得る'],
              ['保持', 'ランプを置くとき、今いるタイルを回転できる'],
              ['保持', '回復の経験値が3で済む'],
              ['破棄', '隣の蜘蛛の巣、ダンシングライト、フォースウォール、不可解な円盤を破壊する'],
              ['保持', '炎2：好きなタイル1枚の相手を打つ'],
              ['保持', '光2：視線の通る3スペース先まで移動する'],
            ],
          },
        ],
        en: [
          {
            head: ['Type', 'Effect'],
            rows: [
              ['discard', 'attack on an adjacent space'],
              ['discard', 'gain 3 Fire'],
              ['discard', 'gain 3 Light'],
              ['keep', 'rotate your tile when you place a lamp'],
              ['keep', 'healing costs only 3 Experience'],
              [
                'discard',
                'destroy webs, dancing lights, force walls and mysterious discs next to you',
              ],
              ['keep', '2 Fire: strike at any one tile'],
              ['keep', '2 Light: move to a visible tile up to 3 spaces away'],
            ],
          },
        ],
      },
      note: {
        ja: 'この資料にカードの名前はない。',
        en: 'The source sheet gives no card names.',
      },
      related: [
        'paladin-sanctity-cards',
        'paladin-sanctity-cleanse',
        'paladin-sanctity-smite',
        'paladin-sanctity-stride',
        'paladin-sanctity-healing',
      ],
      source: ['173-182'],
    },
    {
      id: 'paladin-sanctity-reach',
      roles: ['paladin'],
      title: {
        ja: '神聖カード（破棄）：隣接スペースにアタックする',
        en: 'Sanctity card (discard): attack an adjacent space',
      },
      reading: 'しんせいかーど（はき）：りんせつすぺーすにあたっくする',
      aliases: ['隣に攻撃', '離れた攻撃', 'attack adjacent', 'ranged attack', '隣接アタック'],
      body: {
        ja: [
          'エンカウンターの一部として、隣接スペースにアタックできる。',
          'ふつうは相手と同じスペースでなければアタックできない。',
          '使ったら捨てる。',
        ],
        en: [
          'As part of an encounter you may attack on an adjacent space.',
          'Otherwise you can attack only on your own space.',
          'Discard it when used.',
        ],
      },
      related: ['paladin-sanctity-list', 'attack', 'paladin-encounter'],
      source: ['174'],
    },
    {
      id: 'paladin-sanctity-faith',
      roles: ['paladin'],
      title: {
        ja: '神聖カード（破棄）：炎3、または光3を得る',
        en: 'Sanctity cards (discard): gain 3 Fire, or 3 Light',
      },
      reading: 'しんせいかーど（はき）：ほのお3、またはひかり3をえる',
      aliases: ['炎3', '光3', '明かり3', '3 Fire', '3 Light', '信仰 カード'],
      body: {
        ja: [
          '2枚の別のカードで、一方は炎3個、もう一方は光3個を得る。',
          'プールの上限は5個なので、越える分は得られない。',
          '使ったら捨てる。',
        ],
        en: [
          'Two different cards: one gives 3 Fire, the other 3 Light.',
          'A pool holds 5 at most; anything above is lost.',
          'Discard it when used.',
        ],
      },
      note: {
        ja: 'この資料の文は「神聖カードを使う」で始まる。このカードを使うことなのか、別の1枚も使えるのかは未確認。',
        en: 'The text in the source sheet begins with playing a Sanctity card; whether that means this card or one more is unconfirmed.',
      },
      related: ['paladin-sanctity-list', 'paladin-faith', 'paladin-fire', 'paladin-light'],
      source: ['175-176'],
    },
    {
      id: 'paladin-sanctity-rotate',
      roles: ['paladin'],
      title: {
        ja: '神聖カード（保持）：ランプを置くとき今いるタイルを回転',
        en: 'Sanctity card (keep): rotate your tile when you place a lamp',
      },
      reading: 'しんせいかーど（ほじ）：らんぷをおくときいまいるたいるをかいてん',
      aliases: ['タイルを回す', '回転カード', 'rotate tile card', 'Pathfinder', '先導'],
      body: {
        ja: [
          'ランプを置くとき、自分がいるタイルの向きを変えてよい。',
          '手元に残り、ランプを置くたびに使える。',
          '回したタイルの側面にあるフォースウォールは館のサプライに戻る。',
        ],
        en: [
          'When you place a lamp you may rotate the tile you are on.',
          'You keep the card: it works each time you place a lamp.',
          'A force wall at a side of that tile returns to the Manor’s supply.',
        ],
      },
      related: ['paladin-lamp', 'paladin-sanctity-list', 'force-wall'],
      source: ['177', '485'],
    },
    {
      id: 'paladin-sanctity-healing',
      roles: ['paladin'],
      title: {
        ja: '神聖カード（保持）：回復の経験値が5から3になる',
        en: 'Sanctity card (keep): healing costs 3 Experience instead of 5',
      },
      reading: 'しんせいかーど（ほじ）：かいふくのけいけんちが5から3になる',
      aliases: ['ヒーリング コスト', '回復 安く', 'cheaper healing', '回復 3', 'healing card'],
      body: {
        ja: [
          'ヘルスを1回復するとき、経験値の支払いが5でなく3で済む。',
          '光5の支払いは変わらない。',
          '手元に残るので、以後の回復すべてに効く。',
        ],
        en: [
          'Healing 1 Health costs you 3 Experience instead of 5.',
          'The 5 Light are still to be paid.',
          'You keep the card, so it holds for every later healing.',
        ],
      },
      note: {
        ja: 'この資料の文は一度きりとも読めるが、保持のカードなので続くと読む。',
        en: 'The source sheet can be read as a one-time effect; being a card to keep, it is taken to last.',
      },
      related: ['paladin-heal', 'paladin-sanctity-list'],
      source: ['178'],
    },
    {
      id: 'paladin-sanctity-cleanse',
      roles: ['paladin'],
      title: {
        ja: '神聖カード（破棄）：隣の蜘蛛の巣やフォースウォールを一掃',
        en: 'Sanctity card (discard): clear webs, lights, force walls, discs',
      },
      reading: 'しんせいかーど（はき）：となりのくものすやふぉーすうぉーるをいっそう',
      aliases: [
        '蜘蛛の巣を破壊',
        '踊る光',
        '不可解な円盤',
        'フォースウォールを壊す',
        'destroy webs',
        'destroy force wall',
        '一掃',
      ],
      body: {
        ja: [
          '視線の通る隣接タイルにある次のものをすべて破壊する。',
          '蜘蛛の巣、ダンシングライト、フォースウォール、エンチャンターの不可解な円盤。',
          '使ったら捨てる。',
        ],
        en: [
          'Destroy all of these on adjacent tiles you have line of sight to.',
          'Webs, dancing lights, force walls and the Enchanter’s mysterious discs.',
          'Discard it when used.',
        ],
      },
      note: {
        ja: '隣接タイル1枚か、隣接タイルすべてかは書かれていない（未確認）。',
        en: 'Whether it means one adjacent tile or all of them is not stated (unconfirmed).',
      },
      related: ['paladin-sanctity-list', 'force-wall', 'line-of-sight', 'paladin-remove-web'],
      source: ['179-180'],
    },
    {
      id: 'paladin-sanctity-smite',
      roles: ['paladin'],
      title: {
        ja: '神聖カード（保持）：炎2で好きなタイルの相手を打つ',
        en: 'Sanctity card (keep): 2 Fire to strike at any tile',
      },
      reading: 'しんせいかーど（ほじ）：ほのお2ですきなたいるのあいてをうつ',
      aliases: [
        '炎2',
        '2 Fire',
        '遠くのスケルトンを離散',
        'strike any tile',
        'スパイダーの手札を捨てる',
        'smite',
      ],
      body: {
        ja: [
          '炎2を消費し、マップのタイルを1枚選ぶ。視線も距離も問わない。',
          {
            head: ['そこにいる相手', '効果'],
            rows: [
              ['スケルトン', '離散する'],
              ['スパイダー', 'カードを捨てる'],
              ['エンチャンター', 'パラディンのボードからエンチャンターディスク1つを除く'],
            ],
          },
          '手元に残り、何度でも使える。',
        ],
        en: [
          'Spend 2 Fire and choose any tile of the map, at any distance and seen or not.',
          {
            head: ['Who is there', 'Effect'],
            rows: [
              ['Skeletons', 'scatter'],
              ['Spider', 'discards a card'],
              ['Enchanter', 'remove an Enchanter disc from the Paladin’s board'],
            ],
          },
          'You keep the card and may use it again.',
        ],
      },
      note: {
        ja: 'スパイダーが捨てる枚数と、この効果をアタックと数えるかどうかは書かれていない（未確認）。',
        en: 'How many cards the Spider discards and whether this counts as an attack is not stated (unconfirmed).',
      },
      related: ['paladin-sanctity-list', 'paladin-fire', 'scatter'],
      source: ['181'],
    },
    {
      id: 'paladin-sanctity-stride',
      roles: ['paladin'],
      title: {
        ja: '神聖カード（保持）：光2で視線の通る3スペース先まで移動',
        en: 'Sanctity card (keep): 2 Light to move up to 3 spaces in sight',
      },
      reading: 'しんせいかーど（ほじ）：ひかり2でしせんのとおる3すぺーすさきまでいどう',
      aliases: [
        '光2',
        '2 Light',
        'テレポート',
        'teleport',
        '光で移動',
        'move by Light',
        '3スペース',
      ],
      body: {
        ja: [
          '光2を消費し、視線の通る3スペース以内のタイルへ移動する。',
          '手元に残り、何度でも使える。',
        ],
        en: [
          'Spend 2 Light to move to a tile up to 3 spaces away that you have line of sight to.',
          'You keep the card and may use it again.',
        ],
      },
      related: ['paladin-sanctity-list', 'paladin-light', 'line-of-sight', 'distance'],
      source: ['182'],
    },
  ],
};
