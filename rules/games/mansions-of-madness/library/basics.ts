import type { Chapter } from '../../../library/entry';

export const basicsChapter: Chapter = {
  id: 'basics',
  title: { ja: 'はじめに', en: 'Basics' },
  entries: [
    {
      id: 'about-this-sheet',
      roles: [],
      title: { ja: 'ここにあるのは第1版のルール', en: 'These are the rules of the 1st edition' },
      reading: 'ここにあるのはだい1はんのるーる',
      terms: [
        {
          ja: 'マンションオブマッドネス',
          reading: 'まんしょんおぶまっどねす',
          en: 'Mansions of Madness',
          aliases: [
            'MoM',
            'マンション・オブ・マッドネス',
            '狂気の館',
            'Mansions of Madness 1st edition',
          ],
        },
      ],
      aliases: [
        '第1版 第2版 違い',
        '初版',
        'first edition',
        'second edition app',
        '準備 セットアップ',
        'setup',
      ],
      body: {
        ja: [
          '対象はマンションオブマッドネスの第1版（マスターがいる版）。',
          'アプリで進める第2版は判定のしかたが違うので、混ぜて使わない。',
          '基本セットに加え、公式FAQ 2.0と拡張セットCotW・FoAの規定も含む。',
          'ストーリーごとの準備、カードの文章、モンスターの数値は手元の用具に従う。',
        ],
        en: [
          'They are for the 1st edition of Mansions of Madness, the one with a keeper.',
          'The app-driven 2nd edition tests in another way; do not mix the two.',
          'Beside the base game they include the official FAQ 2.0, Call of the Wild and Forbidden Alchemy.',
          'For story set-up, card texts and monster values go by the components on the table.',
        ],
      },
      related: ['expansions', 'investigator-turn', 'keeper-turn'],
      source: ['3-5'],
    },
    {
      id: 'investigator',
      roles: ['investigator'],
      title: { ja: '探索者', en: 'Investigator' },
      reading: 'たんさくしゃ',
      terms: [
        {
          ja: '探索者',
          reading: 'たんさくしゃ',
          en: 'investigator',
          aliases: ['探検者', '探検家', '調査員', 'プレイヤー', 'キャラクター', 'character'],
        },
      ],
      aliases: ['主人公', 'player character', '探索者の目的'],
      body: {
        ja: [
          'マスター以外のプレイヤーが動かす人物。',
          '手番には移動ステップ2回とアクション1回を使う。',
          '手がかりを数字の大きい順にたどり、公開された目的カードの条件を満たせば勝つ。',
        ],
        en: [
          'The person each player other than the keeper plays.',
          'A turn gives 2 Movement Steps and 1 action.',
          'Follow the Clue cards from the highest number down, then meet the revealed Objective card to win.',
        ],
      },
      note: {
        ja: 'この資料に1か所ある「探検家」も探索者のこと。',
        en: 'The source sheet once uses another word for the investigator; the same person is meant.',
      },
      related: ['investigator-turn', 'clues', 'death'],
      source: ['38', '97', '157'],
    },
    {
      id: 'keeper',
      roles: ['keeper'],
      title: { ja: 'マスター', en: 'Keeper' },
      reading: 'ますたー',
      terms: [
        {
          ja: 'マスター',
          reading: 'ますたー',
          en: 'keeper',
          aliases: ['キーパー', 'ゲームマスター', 'GM', 'game master', '進行役'],
        },
      ],
      aliases: ['敵役', 'overlord', 'マスターの役割'],
      body: {
        ja: [
          '探索者全員の相手をする1人のプレイヤー。',
          '自分の手番にマスターアクションカードを使い、モンスターを動かして攻撃させる。',
          '神話カードは探索者の手番に、トラウマカードは探索者が傷ついたり怯えたりした時に使う。',
          '解釈が分かれる所では、マスターの判断に従うのが無難。',
        ],
        en: [
          'The one player who opposes all investigators.',
          'On the keeper turn, use Keeper Action cards, move monsters and attack with them.',
          'Play Mythos cards in the investigators’ turns, Trauma cards when one is hurt or frightened.',
          'Where a rule can be read two ways, it is best to go by the keeper’s ruling.',
        ],
      },
      related: ['keeper-turn', 'mythos-card', 'trauma-card', 'keeper-wins'],
      source: ['23-34', '95-97', '103', '133'],
    },
    {
      id: 'monster-token',
      roles: [],
      title: {
        ja: 'モンスターの数字：右上は知覚力、右下は恐怖値',
        en: 'Monster numbers: top right awareness, bottom right horror',
      },
      reading: 'もんすたーのすうじ：みぎうえはちかくりょく、みぎしたはきょうふち',
      terms: [
        {
          ja: 'モンスター',
          reading: 'もんすたー',
          en: 'monster',
          aliases: [
            'モンスタートークン',
            'monster token',
            '怪物',
            '敵',
            'クリーチャー',
            'creature',
          ],
        },
      ],
      aliases: [
        '右上 右下 数字',
        'トークンの数字の見方',
        '白い数字',
        '青い数字',
        'white number',
        'blue number',
        'token values',
      ],
      body: {
        ja: [
          {
            head: ['場所', '数字', '使う時'],
            rows: [
              ['右上の白', '知覚力', '回避判定'],
              ['右下の青', '恐怖値', '恐怖判定'],
              ['裏面', 'ダメージ', '回避判定に失敗した時など'],
            ],
          },
          '数字は＋や−の符号ごと、能力値に足す。',
        ],
        en: [
          {
            head: ['Where', 'Number', 'Used for'],
            rows: [
              ['top right, white', 'awareness', 'evade test'],
              ['bottom right, blue', 'horror rating', 'horror test'],
              ['back', 'damage', 'a failed evade test and the like'],
            ],
          },
          'Add the number to the attribute with its sign, + or −.',
        ],
      },
      note: {
        ja: 'この資料は「能力値から引く」と書くが、ルールブック15ページの回避の例は符号付きで足している。恐怖値の符号は未確認で、知覚力と同じに扱う。',
        en: 'The source sheet subtracts the number; the evade example on rulebook page 15 adds it with its sign. For the horror rating the sign is unconfirmed and treated alike.',
      },
      related: ['evade-target', 'horror-target', 'evade-failed'],
      source: ['80', '89', '153-154', 'M1'],
      links: { tracks: ['keeper.monsters'], notices: ['monsterBeaten'] },
    },
    {
      id: 'card-kinds',
      roles: [],
      title: { ja: 'カードの種類と使う時', en: 'Kinds of cards and when they matter' },
      reading: 'かーどのしゅるいとつかうとき',
      aliases: ['カード一覧', 'カードの種類', 'list of cards', 'card types'],
      body: {
        ja: [
          {
            head: ['カード', '使う時'],
            rows: [
              ['ロックカード', '部屋に入ろうとした時に公開'],
              ['妨害カード', '探索の途中で解決'],
              ['探索カード、手がかり', '探索で見つける'],
              ['目的カード', '最後の手がかりで公開'],
              ['開始時ボーナスカード、呪文カード', '探索者が持つ'],
              ['戦闘カード', '戦闘の判定'],
              ['マスターアクションカード、イベントカード', 'マスター手番'],
              ['神話カード', '探索者の手番にマスターが使う'],
              ['トラウマカード', 'ダメージや恐怖トークンを受けた時'],
            ],
          },
        ],
        en: [
          {
            head: ['Card', 'When'],
            rows: [
              ['Lock card', 'revealed on trying to enter a room'],
              ['Obstacle card', 'resolved while exploring'],
              ['Exploration card, Clue card', 'found by exploring'],
              ['Objective card', 'revealed by the last clue'],
              ['Starting Item card, Spell card', 'held by investigators'],
              ['Combat card', 'combat tests'],
              ['Keeper Action card, Event card', 'keeper turn'],
              ['Mythos card', 'played by the keeper in an investigator’s turn'],
              ['Trauma card', 'on damage or a Horror token'],
            ],
          },
        ],
      },
      related: [
        'lock-card',
        'exploration-card',
        'mythos-card',
        'trauma-card',
        'keeper-action-card',
      ],
      source: ['10', '26', '38', '95-96', '103', '115', '128', '155', '158'],
    },
    {
      id: 'expansions',
      roles: [],
      title: {
        ja: '略号：CotW、FoA、公式FAQ',
        en: 'Call of the Wild, Forbidden Alchemy and the FAQ',
      },
      reading: 'りゃくごう：CotW、FoA、こうしきFAQ',
      terms: [
        {
          ja: 'CotW',
          reading: 'こーるおぶざわいるど',
          en: 'Call of the Wild',
          aliases: ['コール・オブ・ザ・ワイルド', 'コールオブザワイルド', '野生の呼び声'],
        },
        {
          ja: 'FoA',
          reading: 'ふぉーびどぅんあるけみー',
          en: 'Forbidden Alchemy',
          aliases: ['フォービドゥン・アルケミー', 'フォビドゥンアルケミー', '禁断の錬金術'],
        },
        {
          ja: '公式FAQ',
          reading: 'こうしきえふえーきゅー',
          en: 'official FAQ',
          aliases: ['FAQ 2.0', 'FAQ', 'よくある質問', 'errata', 'エラッタ'],
        },
      ],
      aliases: ['拡張', '拡張セット', '略語', 'abbreviations', 'expansion', 'which expansion'],
      body: {
        ja: [
          {
            head: ['表記', '中身'],
            rows: [
              ['CotW', '拡張セット Call of the Wild。2013年5月の時点で日本語版は無い'],
              ['FoA', '拡張セット Forbidden Alchemy。引いたのはそのFAQ'],
              ['公式FAQ', '版2.0。おもに「Status Effects」の章'],
            ],
          },
          '拡張セットで増えたパズルは、その拡張セットの説明書で確かめる。',
        ],
        en: [
          {
            head: ['Mark', 'Meaning'],
            rows: [
              ['CotW', 'the expansion Call of the Wild; no Japanese edition as of May 2013'],
              ['FoA', 'the expansion Forbidden Alchemy; its FAQ is used here'],
              ['Official FAQ', 'version 2.0, mostly its chapter Status Effects'],
            ],
          },
          'For puzzles added by an expansion see the rules of that expansion.',
        ],
      },
      related: ['cotw-rules', 'faq-answers', 'puzzle-kinds'],
      source: ['45', '148', '163', '175'],
    },
  ],
};
