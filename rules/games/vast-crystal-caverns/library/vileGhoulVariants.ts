import type { Chapter } from '../../../library/entry';

export const vileGhoulVariantsChapter: Chapter = {
  id: 'vile-ghoul-games',
  title: {
    ja: 'バイルグールの人数別ルールと難易度',
    en: 'Vile Ghoul: player counts and difficulty',
  },
  entries: [
    {
      id: 'vile-ghoul-variants',
      roles: ['vileGhoul'],
      title: {
        ja: '2人以上：ゴブリン用のヴァリアントを使う',
        en: '2 or more players: use the variants of the Goblins',
      },
      reading: 'ふたりいじょう：ごぶりんようのゔぁりあんとをつかう',
      aliases: [
        'バイルグール 人数',
        'バイルグール 2人',
        'vile ghoul variants',
        'vile ghoul two players',
      ],
      body: {
        ja: [
          'ゴブリンの代わりなので、ゴブリン用のヴァリアントならどれでも、その準備の指示ごと使える。',
          '相手によって次の変更を加える。',
          {
            head: ['相手', '変更'],
            rows: [
              ['ナイトがいる', 'ナイトがゴブリン蔓延（Aライン）を得る'],
              ['ドラゴン（+他）', '飢えのキューブを覚醒へ移さない'],
              ['洞窟', 'クリスタル6つが必要'],
              ['シーフ', 'シーフは5か6、バイルグールはその数+1'],
            ],
          },
        ],
        en: [
          'As it stands in for the Goblins, use any variant with Goblins and its set-up instructions.',
          'Add these changes by opponent.',
          {
            head: ['opponent', 'change'],
            rows: [
              ['a Knight plays', 'she gets Goblin Infestation (line A)'],
              ['Dragon (and others)', 'no Hunger cubes are moved to Wakefulness'],
              ['Cave', '6 Crystals needed'],
              ['Thief', 'Thief 5 or 6, Vile Ghoul one more'],
            ],
          },
        ],
      },
      note: {
        ja: 'この資料はゴブリンの勝利条件を使うとも書くが、バイルグール自身の勝利条件と食い違う。個別の変更がなければ自身のものを使うと読む。未確認。',
        en: 'The source sheet speaks of the victory conditions of the Goblins, which conflicts with those of the Vile Ghoul. Unless a change is given, use its own; unconfirmed.',
      },
      related: [
        'vile-ghoul-with-knight',
        'vile-ghoul-vs-dragon',
        'vile-ghoul-vs-cave',
        'vile-ghoul-vs-thief',
        'vile-ghoul-solo',
      ],
      source: ['254-261'],
    },
    {
      id: 'vile-ghoul-with-knight',
      roles: ['vileGhoul'],
      title: {
        ja: 'ナイトが待ち伏せで死んでもバイルグールの勝ち',
        en: 'A Knight killed by an ambush counts for the Vile Ghoul',
      },
      reading: 'ないとがまちぶせでしんでもばいるぐーるのかち',
      terms: [
        {
          ja: '待ち伏せ',
          reading: 'まちぶせ',
          en: 'ambush',
          aliases: ['奇襲', 'アンブッシュ', '待伏せ'],
        },
      ],
      aliases: ['バイルグール vs ナイト', 'ナイト 死亡', 'vile ghoul vs knight', 'ambush kill'],
      body: {
        ja: [
          'ナイトがいるゲームでは、ナイトもゴブリン蔓延のカードとモンスタートークンを取る。',
          'ノーマルのゴブリン（Aライン）を使う。',
          'ナイトが待ち伏せに殺された場合も、バイルグールの勝利条件を満たす。',
        ],
        en: [
          'If a Knight plays, she also takes Goblin Infestation and the Monster tokens.',
          'Use normal Goblins (line A).',
          "If an ambush kills her, that counts for the Vile Ghoul's victory.",
        ],
      },
      related: ['goblin-infestation', 'vile-ghoul-win', 'vile-ghoul-variants'],
      source: ['257'],
    },
    {
      id: 'vile-ghoul-vs-dragon',
      roles: ['vileGhoul'],
      title: {
        ja: 'ドラゴンがいれば飢えのキューブを移さない',
        en: 'With a Dragon: Hunger cubes are not moved',
      },
      reading: 'どらごんがいればうえのきゅーぶをうつさない',
      aliases: ['バイルグール vs ドラゴン', '飢えキューブ', 'vile ghoul vs dragon', 'hunger cubes'],
      body: {
        ja: [
          'バイルグールとドラゴンがいるゲームでは、他に誰がいても、飢えのキューブを覚醒トラックへ移さない。',
          'ナイトがいなければ、バイルグールはドラゴンを殺すと勝ち。',
        ],
        en: [
          'With Vile Ghoul and Dragon in the game, whoever else plays, no Hunger cubes are moved to the Wakefulness track.',
          'Without a Knight the Vile Ghoul wins by killing the Dragon.',
        ],
      },
      related: ['vile-ghoul-variants', 'dragon-words', 'vile-ghoul-win'],
      source: ['204', '259'],
    },
    {
      id: 'vile-ghoul-vs-cave',
      roles: ['vileGhoul'],
      title: { ja: '洞窟との2人戦ではクリスタル6つ', en: 'Against the Cave: 6 Crystals' },
      reading: 'どうくつとのふたりせんではくりすたる6つ',
      aliases: ['バイルグール vs 洞窟', 'vile ghoul vs cave', 'クリスタル 6'],
      body: {
        ja: [
          'バイルグール対洞窟では、クリスタルを6つ砕き、その後で脱出すると勝ち。',
          'この数は難易度の表より優先する。',
        ],
        en: [
          'In Vile Ghoul vs. Cave smash 6 Crystals and then escape to win.',
          'This number takes precedence over the level table.',
        ],
      },
      related: ['vile-ghoul-variants', 'vile-ghoul-targets', 'vile-ghoul-crystal'],
      source: ['260', 'G1'],
    },
    {
      id: 'vile-ghoul-vs-thief',
      roles: ['vileGhoul'],
      title: {
        ja: 'シーフ戦：シーフの目標より1つ多くクリスタル',
        en: "Against the Thief: one Crystal more than the Thief's goal",
      },
      reading: 'しーふせん：しーふのもくひょうより1つおおくくりすたる',
      aliases: ['バイルグール vs シーフ', 'vile ghoul vs thief', 'スタッシュ 5か6'],
      body: {
        ja: [
          '準備のときに、シーフがスタッシュするトレジャーを5つにするか6つにするか合意する。',
          'バイルグールはそれより1つ多く、つまり6つか7つのクリスタルを砕く。',
          'この数は難易度の表より優先する。',
        ],
        en: [
          'During set-up agree whether the Thief has to stash 5 or 6 Treasures.',
          'The Vile Ghoul has to smash one Crystal more: 6 or 7.',
          'This number takes precedence over the level table.',
        ],
      },
      note: {
        ja: 'この資料の見出しは文字が欠けている。洞窟も加わる場合に同じかは未確認。',
        en: 'The heading in the source sheet is garbled; whether the same holds with the Cave as well is unconfirmed.',
      },
      related: ['vile-ghoul-variants', 'vile-ghoul-targets', 'vile-ghoul-crystal'],
      source: ['261', 'G1'],
    },
    {
      id: 'vile-ghoul-solo',
      roles: ['vileGhoul'],
      title: {
        ja: 'バイルグールのソロ：クリスタル5・6・7',
        en: 'Solo Vile Ghoul: 5, 6 or 7 Crystals',
      },
      reading: 'ばいるぐーるのそろ：くりすたる5・6・7',
      aliases: ['バイルグール 一人', 'バイルグール ソロ', 'vile ghoul solo', '1プレイヤー'],
      body: {
        ja: [
          'アローンインザダークⅡとフレアを取る。移動力ポイント1ごとに、今いるスペースをフレアの対象にできる。',
          {
            head: ['難易度', 'クリスタル'],
            rows: [
              ['イージー', '5'],
              ['ミディアム', '6'],
              ['ハード', '7'],
            ],
          },
          'その数を砕いた後で脱出すると勝ち。崩壊が完了すると負け。',
        ],
        en: [
          'Take Alone in the Dark II and Flare; you may target your own space with Flare for 1 movement point each time.',
          {
            head: ['level', 'Crystals'],
            rows: [
              ['Easy', '5'],
              ['Medium', '6'],
              ['Hard', '7'],
            ],
          },
          'Smash that many, then escape to win. If the Collapse is completed you lose.',
        ],
      },
      related: ['alone-in-the-dark', 'flare', 'ghoul-solo', 'collapse'],
      source: ['261-267'],
    },
    {
      id: 'vile-ghoul-targets',
      roles: ['vileGhoul'],
      title: {
        ja: 'バイルグールの難易度：ヘルスとクリスタルの数',
        en: 'Vile Ghoul levels: Health and Crystals',
      },
      reading: 'ばいるぐーるのなんいど：へるすとくりすたるのかず',
      aliases: [
        'バイルグール 難易度',
        'ナイトのヘルス',
        'ドラゴンのヘルス',
        'vile ghoul difficulty',
        'starting health',
      ],
      body: {
        ja: [
          '殺す相手が始めるヘルス、または砕くクリスタルの数。',
          {
            head: ['段階', 'ナイト', 'ドラゴン', 'クリスタル', 'ダイス'],
            rows: [
              ['くず拾い', '5', '3', '3', '3'],
              ['スカヴェンジャー', '6', '4', '4', '3'],
              ['グール（基本）', '7', '5', '5', '3'],
              ['スターカー', '7', '5', '5', '2'],
              ['ハンター', '8', '6', '6', '2'],
            ],
          },
          '当てはまるのは1列だけ：ナイトがいればナイト、いなければドラゴン、どちらもいなければクリスタル。',
          '対洞窟、対シーフ、ソロの決まった数が優先する。',
        ],
        en: [
          'The Health your victim starts with, or the Crystals to smash.',
          {
            head: ['level', 'Knight', 'Dragon', 'Crystals', 'dice'],
            rows: [
              ['Ragpicker', '5', '3', '3', '3'],
              ['Scavenger', '6', '4', '4', '3'],
              ['Ghoul (Standard)', '7', '5', '5', '3'],
              ['Stalker', '7', '5', '5', '2'],
              ['Hunter', '8', '6', '6', '2'],
            ],
          },
          'Only one column applies: Knight if she plays, else Dragon, with neither Crystals.',
          'The fixed numbers against the Cave, against the Thief and in solo games take precedence.',
        ],
      },
      related: [
        'vile-ghoul-win',
        'two-dice',
        'ghoul-difficulty',
        'vile-ghoul-vs-cave',
        'vile-ghoul-vs-thief',
      ],
      source: ['268-278', 'C', 'G1'],
    },
  ],
};
