import type { Chapter } from '../../../library/entry';

export const pairingsChapter: Chapter = {
  id: 'pairings',
  title: { ja: 'グールの人数別ルール', en: 'Ghoul: rules by player count' },
  entries: [
    {
      id: 'ghoul-pairings',
      roles: ['ghoul'],
      title: {
        ja: '人数・相手ごとの勝利条件とカードの一覧',
        en: 'Goals and cards by player count and opponent',
      },
      reading: 'にんずう・あいてごとのしょうりじょうけんとかーどのいちらん',
      aliases: [
        'プレイヤーヴァリアント',
        '2人 一覧',
        '組み合わせ',
        'player variants',
        'two players overview',
        '対戦表',
      ],
      body: {
        ja: [
          {
            head: ['構成', 'グールの勝利', '相手の勝利', 'カード'],
            rows: [
              ['4人以上', '目標の怒り→脱出', '各自', '洞窟なし：過去の略奪品'],
              ['3人', '怒り10→脱出', '2人用ルール', 'フレア、過去の略奪品'],
              [
                '対ナイト',
                'ナイトを殺す／怒り9→脱出',
                'クリスタル5→脱出',
                'ナイト：ゴブリン蔓延、グール：過去の略奪品',
              ],
              ['対ゴブリン', '怒り9→脱出', 'クリスタル5→脱出', '共用フレア、グール：過去の略奪品'],
              [
                '対ドラゴン',
                'ドラゴンを殺す／怒り9→脱出',
                '目覚め、出現し、脱出',
                'アッシュドラゴン、グール：過去の略奪品',
              ],
              ['対洞窟', '怒り9かクリスタル6→脱出', '崩壊', 'グール：フレア'],
              ['対シーフ', '怒り9→脱出', '6つスタッシュ', '共用フレア'],
              [
                'ソロ',
                '怒り7〜9かクリスタル5〜7→脱出',
                '崩壊で敗北',
                'アローンインザダークⅡ、フレア',
              ],
            ],
          },
          '2人用で洞窟プレイヤーがいなければ、崩壊で両者敗北。',
        ],
        en: [
          {
            head: ['game', 'Ghoul wins', 'opponent wins', 'cards'],
            rows: [
              ['4 or more', 'goal Fury, escape', 'own goals', 'no Cave: Past Plunder'],
              ['3 players', '10 Fury, escape', '2-player rules', 'Flare, Past Plunder'],
              [
                'vs. Knight',
                'kill her / 9 Fury, escape',
                '5 Crystals, escape',
                'Knight: Goblin Infestation; Ghoul: Past Plunder',
              ],
              [
                'vs. Goblins',
                '9 Fury, escape',
                '5 Crystals, escape',
                'shared Flare; Ghoul: Past Plunder',
              ],
              [
                'vs. Dragon',
                'kill him / 9 Fury, escape',
                'wake, surface, escape',
                'Ash Dragon; Ghoul: Past Plunder',
              ],
              ['vs. Cave', '9 Fury or 6 Crystals, escape', 'Collapse', 'Ghoul: Flare'],
              ['vs. Thief', '9 Fury, escape', 'stash 6', 'shared Flare'],
              [
                'solo',
                '7-9 Fury or 5-7 Crystals, escape',
                'Collapse: you lose',
                'Alone in the Dark II, Flare',
              ],
            ],
          },
          'With two players and no Cave player a completed Collapse makes both lose.',
        ],
      },
      related: [
        'ghoul-three-players',
        'ghoul-vs-knight',
        'ghoul-vs-dragon',
        'ghoul-solo',
        'collapse',
      ],
      source: ['129-185'],
      links: {
        notices: [
          'crystalsOpen',
          'victory.ghoulEscapesCrystals',
          'victory.knightOwn',
          'victory.goblinsOwn',
          'victory.dragonOwn',
          'victory.unicornOwn',
          'victory.caveOwn',
          'victory.thiefOwn',
        ],
      },
    },
    {
      id: 'ghoul-four-plus',
      roles: ['ghoul'],
      title: {
        ja: '4人以上：どの構成にもグールを足せる',
        en: '4 or more players: add the Ghoul to any variant',
      },
      reading: '4にんいじょう：どのこうせいにもぐーるをたせる',
      aliases: ['4人', '5人', '四人', 'four players', 'five players'],
      body: {
        ja: [
          '4人以上のための既存のヴァリアントなら、どれにもグールを1つの役割として加えられる。',
          '怒りの目標値は7+プレイヤー数のまま。',
          '洞窟プレイヤーがいない場合だけ、変更が2つある。',
        ],
        en: [
          'The Ghoul may join any existing variant for four or more players as one more role.',
          'Its Fury goal stays 7 + number of players.',
          'Only if there is no Cave player two changes apply.',
        ],
      },
      related: ['ghoul-four-plus-no-cave', 'ghoul-fury-goal', 'ghoul-replace-a-role'],
      source: ['133-134'],
    },
    {
      id: 'ghoul-four-plus-no-cave',
      roles: ['ghoul'],
      title: {
        ja: '4人以上で洞窟なし：タイルは1ターン1枚',
        en: '4+ players without the Cave: one tile a turn',
      },
      reading: '4にんいじょうでどうくつなし：たいるは1たーん1まい',
      aliases: [
        '洞窟プレイヤーなし',
        'タイル配置',
        '崩壊 1枚',
        'no cave player',
        'place one tile',
        'collapse one tile',
      ],
      body: {
        ja: [
          '過去の略奪品はグールが得る。ヴァリアントに入っていなくても、他の人が得るはずでも同じ。',
          '各プレイヤーは自分のターンの終わりに、タイルを1枚だけ配置するか、1枚だけ崩壊させる。',
          'ふだんの「配置1枚か崩壊3枚」は使わない。',
        ],
        en: [
          'The Ghoul takes Past Plunder, even if the variant does not use it or gives it to someone else.',
          'At the end of their turn each player places just one tile or collapses just one.',
          'This replaces the usual "place 1 or collapse 3".',
        ],
      },
      related: ['ghoul-four-plus', 'past-plunder', 'collapse'],
      source: ['135-137'],
    },
    {
      id: 'ghoul-three-players',
      roles: ['ghoul'],
      title: {
        ja: '3人：2つの役割対グール、怒り10と脱出',
        en: '3 players: any two roles vs. Ghoul, 10 Fury and escape',
      },
      reading: '3にん：2つのやくわりたいぐーる、いかり10とだっしゅつ',
      aliases: ['三人', '3プレイヤー', 'three players', '3人 勝利条件'],
      body: {
        ja: [
          'グールは通常どおり準備して遊び、怒り10の後に脱出すれば勝ち。',
          '他の2人は、その2役割の2人用ヴァリアントのルールで遊ぶ。',
          'ドラゴンは飢えトラックの怠惰キューブを覚醒トラックへ移さない。',
          'グールはフレアを得る。他の人も得るならマップの近くに置き、各プレイヤーが使う。',
          '過去の略奪品は、得るはずの人の代わりにグールが得る。ゴーストがいればゴーストが優先。',
        ],
        en: [
          'Set up and play the Ghoul as usual; it wins by 10 Fury and then escaping.',
          'The other two follow the two-player variant of their roles.',
          'The Dragon moves no Sloth cubes from the Hunger track to the Wakefulness track.',
          'The Ghoul gets Flare; if someone else gets it too, put it by the map for everyone.',
          'If another player would get Past Plunder, the Ghoul takes it instead; a Ghost in play comes first.',
        ],
      },
      related: ['flare', 'past-plunder', 'ghoul-pairings', 'ghoul-with-ghost', 'dragon-words'],
      source: ['137-145'],
    },
    {
      id: 'ghoul-with-ghost',
      roles: ['ghoul'],
      title: {
        ja: 'ゴーストも入るならゴースト側の指示に従う',
        en: 'With the Ghost: follow the player variants of the Ghost',
      },
      reading: 'ごーすともはいるならごーすとがわのしじにしたがう',
      aliases: ['ゴースト グール', 'グール vs ゴースト', 'ghoul vs ghost', '2人 ゴースト'],
      body: {
        ja: [
          'ゴーストがいるゲームで人数別のルールを使うときは、ゴーストの説明書のプレイヤーヴァリアントに従って準備する。',
          'グール対ゴーストの2人戦も、詳しくはそちらにある。',
          '3人用で過去の略奪品を得る人がいる場合、グールでなくゴーストが得る。',
        ],
        en: [
          'If the Ghost plays, set up player variants as the section on player variants of the Ghost says.',
          'The game Ghoul against Ghost is described there too.',
          'In the three-player game the Ghost, not the Ghoul, takes Past Plunder.',
        ],
      },
      related: ['ghoul-pairings', 'past-plunder', 'ghoul-three-players'],
      source: ['131', '144', '175-176'],
      links: { steps: ['ghostTurn'], notices: ['victory.ghostOwn'] },
    },
    {
      id: 'ghoul-solo',
      roles: ['ghoul'],
      title: {
        ja: 'グールのソロ：怒り7〜9かクリスタル5〜7',
        en: 'Solo Ghoul: 7 to 9 Fury or 5 to 7 Crystals',
      },
      reading: 'ぐーるのそろ：いかり7から9かくりすたる5から7',
      aliases: ['ソロ', '1人', '一人用', 'solo', 'one player', 'イージー ミディアム ハード'],
      body: {
        ja: [
          'アローンインザダークⅡとフレアを取る。移動力ポイント1ごとに、今いるスペースをフレアの対象にできる。',
          {
            head: ['難易度', '怒り', 'またはクリスタル'],
            rows: [
              ['イージー', '7', '5'],
              ['ミディアム', '8', '6'],
              ['ハード', '9', '7'],
            ],
          },
          'どちらか一方に届いた後で脱出すれば勝ち。',
          '崩壊が完了すると負け。',
        ],
        en: [
          'Take Alone in the Dark II and Flare; you may target your own space with Flare for 1 movement point each time.',
          {
            head: ['level', 'Fury', 'or Crystals'],
            rows: [
              ['Easy', '7', '5'],
              ['Medium', '8', '6'],
              ['Hard', '9', '7'],
            ],
          },
          'Reach either one, then escape to win.',
          'If the Collapse is completed you lose.',
        ],
      },
      related: ['alone-in-the-dark', 'flare', 'collapse', 'vile-ghoul-solo', 'skitter-no-opponent'],
      source: ['177-185'],
    },
    {
      id: 'collapse',
      roles: [],
      title: { ja: '崩壊が完了したときの勝ち負け', en: 'What a completed Collapse means' },
      reading: 'ほうかいがかんりょうしたときのかちまけ',
      terms: [
        {
          ja: '崩壊',
          reading: 'ほうかい',
          en: 'Collapse',
          aliases: ['洞窟の崩壊', '崩れる', '崩落', 'collapse of the cave'],
        },
      ],
      aliases: ['両者敗北', '引き分け', 'both lose', '全員負け', 'cave collapses'],
      body: {
        ja: [
          {
            head: ['ゲーム', '崩壊が完了すると'],
            rows: [
              ['2人（ナイト、ゴブリン、ドラゴン、シーフ対グール）', '両者の負け'],
              ['洞窟対グール', '洞窟の勝ち'],
              ['ソロ（グール、バイルグール）', '自分の負け'],
            ],
          },
          '崩壊でダークタイルが減ると、飛び退く先の決め方も変わる。',
        ],
        en: [
          {
            head: ['game', 'when it is completed'],
            rows: [
              ['2 players (Knight, Goblins, Dragon or Thief vs. Ghoul)', 'both lose'],
              ['Cave vs. Ghoul', 'the Cave wins'],
              ['solo (Ghoul, Vile Ghoul)', 'you lose'],
            ],
          },
          'As Dark tiles disappear, the rules on where to skitter change too.',
        ],
      },
      related: [
        'skitter-no-opponent',
        'skitter-no-dark-tile',
        'ghoul-pairings',
        'ghoul-four-plus-no-cave',
      ],
      source: ['116', '151', '158', '165', '168', '174', '185', '267'],
      links: { notices: ['victory.collapse', 'victory.vileCollapse'] },
    },
  ],
};
