import type { Chapter } from '../../../library/entry';

export const variantsChapter: Chapter = {
  id: 'variants',
  title: { ja: 'ロールが足りないゲーム', en: 'Games without some roles' },
  entries: [
    {
      id: 'variant-victories',
      roles: [],
      title: { ja: 'いるロールで変わる勝利条件の早見表', en: 'Victory by the roles in the game' },
      reading: 'いるろーるでかわるしょうりじょうけんのはやみひょう',
      aliases: [
        '勝利条件 一覧',
        '少人数 勝利条件',
        'victory table',
        'win conditions by roles',
        '勝利条件 表',
        '人数 勝利',
      ],
      body: {
        ja: [
          {
            head: ['ロール', 'ゲームにいるロール', '勝利条件'],
            rows: [
              ['パラディン', 'スパイダーがいる', '最後の蜘蛛の子を取り除く'],
              ['パラディン', 'スパイダーなし、館あり', 'ポルターガイスト7体'],
              ['パラディン', 'スパイダーも館もなし', 'ポルターガイスト5体'],
              ['スケルトン', 'パラディンがいる', 'パラディンのヘルスを0に'],
              ['スケルトン', 'パラディンなし、スパイダーあり', '最後の蜘蛛の子を取り除く'],
              ['スケルトン', 'どちらもなし、館あり', 'ポルターガイスト7体'],
              ['スケルトン', 'どちらもなし、館もなし', 'ポルターガイスト5体'],
              ['スパイダー', 'いつでも', '恐怖12以上でエントランスから脱出'],
              ['館', 'いつでも', 'モールド15'],
              ['エンチャンター', 'いつでも', 'この資料にない'],
            ],
          },
        ],
        en: [
          {
            head: ['Role', 'In the game', 'Victory'],
            rows: [
              ['Paladin', 'Spider', 'remove the last Spiderling'],
              ['Paladin', 'no Spider, but a Manor', '7 Poltergeists'],
              ['Paladin', 'neither Spider nor Manor', '5 Poltergeists'],
              ['Skeletons', 'Paladin', 'bring his Health to 0'],
              ['Skeletons', 'no Paladin, but a Spider', 'remove the last Spiderling'],
              ['Skeletons', 'neither, but a Manor', '7 Poltergeists'],
              ['Skeletons', 'neither, and no Manor', '5 Poltergeists'],
              ['Spider', 'always', 'Terror 12 or more, then escape by the Entrance'],
              ['Manor', 'always', '15 Mold'],
              ['Enchanter', 'always', 'not in the source sheet'],
            ],
          },
        ],
      },
      related: [
        'skeleton-role',
        'spider-escape',
        'manor-role-goal',
        'paladin-victory-poltergeists',
        'roles-by-players',
      ],
      source: ['78-79', '148', '222-224', '278', '337', '453'],
    },
    {
      id: 'variant-fewer-players',
      roles: [],
      title: {
        ja: '4人以下のヴァリアントのページは欠けている',
        en: 'The variants for up to four players are missing',
      },
      reading: '4にんいかのゔぁりあんとのぺーじはかけている',
      terms: [
        {
          ja: 'ヴァリアント',
          reading: 'ゔぁりあんと',
          en: 'variant',
          aliases: ['バリアント', 'ページX', 'page X', '変則ルール', '少人数ルール'],
        },
      ],
      aliases: [
        '3人で遊ぶ',
        '2人で遊ぶ',
        '4人で遊ぶ',
        'two players',
        'three players',
        '1人 ソロ',
        'solo',
      ],
      body: {
        ja: [
          '5人なら5つのロールすべてを使う。',
          '4人以下では「ページX」のヴァリアントから選ぶとあるが、そのページはこの資料にない。',
          '使えるのは、各ロールの章にある「いないとき」の規定だけ。',
          'ヴァリアントが基本のルールと食い違うときは、ヴァリアントが優先。',
        ],
        en: [
          'Five players use all five roles.',
          'Up to four are told to pick a variant from “page X”, which the source sheet does not have.',
          'All there is are the rules inside the role chapters for games without a role.',
          'Where a variant and the basic rules differ, the variant goes first.',
        ],
      },
      note: {
        ja: '人数ごとのロールの組み合わせは未確認。',
        en: 'Which roles go with which number of players is unconfirmed.',
      },
      related: [
        'variant-victories',
        'variant-without-paladin',
        'variant-without-spider',
        'variant-without-manor',
        'roles-by-players',
      ],
      source: ['5-6', '41'],
    },
    {
      id: 'variant-without-paladin',
      roles: ['skeletons', 'spider'],
      title: { ja: 'パラディンがいないゲーム', en: 'Games without a Paladin' },
      reading: 'ぱらでぃんがいないげーむ',
      aliases: ['パラディンなし', 'パラディン抜き', 'no paladin', 'without paladin'],
      body: {
        ja: [
          'スケルトンの狙いがスパイダーに変わり、アタックもできるようになる。',
          'スパイダーもいなければ、スケルトンはポルターガイストを7体（館もいなければ5体）倒す。',
          'スタッビィの奇襲は、スパイダーのパワーカード2枚を捨てさせる。',
        ],
        en: [
          'The Skeletons hunt the Spider instead and may attack it.',
          'Without a Spider too, they need 7 Poltergeists, or 5 if there is no Manor either.',
          'Stabby’s ambush makes the Spider discard 2 power cards.',
        ],
      },
      related: ['skeleton-win-spider', 'skeleton-attack-spider', 'variant-victories'],
      source: ['222-224', '271', '327'],
    },
    {
      id: 'variant-without-spider',
      roles: [],
      title: { ja: 'スパイダーがいないゲーム', en: 'Games without a Spider' },
      reading: 'すぱいだーがいないげーむ',
      aliases: ['スパイダーなし', 'スパイダー抜き', 'no spider', 'without spider'],
      body: {
        ja: [
          'アビスタイルは箱に戻し、余った武器庫を中央に裏向きで置く。',
          'パラディンはポルターガイストを7体、館もいなければ5体倒すと勝つ。倒した数は進展カードに記録する。',
          'スケルトンの条件は、パラディンがいればヘルス0のまま変わらない。',
        ],
        en: [
          'The Abyss tile goes back to the box; the spare Armory goes face down in the center.',
          'The Paladin wins with 7 Poltergeists, or 5 if there is no Manor; keep count on the progress card.',
          'With a Paladin in the game the Skeletons’ goal stays the same: his Health at 0.',
        ],
      },
      related: ['set-up-without-spider', 'paladin-victory-poltergeists', 'variant-victories'],
      source: ['13', '15', '78-79', '148', '222'],
    },
    {
      id: 'variant-without-manor',
      roles: [],
      title: { ja: '館がいないゲーム', en: 'Games without a Manor' },
      reading: 'やかたがいないげーむ',
      aliases: ['館なし', '館抜き', 'no manor', 'without manor', '屋敷がいない'],
      body: {
        ja: [
          'イベントデッキとトレジャーデッキはそれでも使い、パラディンのボードのそばに置く。',
          'イベントのタイルを公開したパラディンは、イベントカードを1枚引いて解決する。',
          'トレジャーは、パラディンがデッキの一番上から1枚引く。',
          'ポルターガイストで勝つロールに必要な数は、7体から5体に下がる。',
        ],
        en: [
          'The Event and Treasure decks are used all the same, beside the Paladin’s board.',
          'When the Paladin reveals an Event tile he draws an Event card and resolves it.',
          'For a treasure he draws the top card of the deck.',
          'A role that wins by Poltergeists needs 5 instead of 7.',
        ],
      },
      related: [
        'decks-without-manor',
        'manor-role-event-tile',
        'manor-role-treasure-choice',
        'skeleton-win-five-poltergeists',
      ],
      source: ['10', '79', '87', '123', '184', '224'],
    },
  ],
};
