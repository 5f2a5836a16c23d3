import type { Chapter } from '../../../library/entry';

export const armoredKnightTurnChapter: Chapter = {
  id: 'armored-knight-turn',
  title: { ja: 'アーマードナイト：ターン', en: 'Armored Knight: turn' },
  entries: [
    {
      id: 'armored-knight-turn',
      roles: ['armoredKnight'],
      title: {
        ja: 'アーマードナイトのターン：キューブを集め、動いて戦う',
        en: 'The Armored Knight’s turn: collect cubes, move, encounter',
      },
      reading: 'あーまーどないとのたーん：きゅーぶをあつめ、うごいてたたかう',
      aliases: [
        'アーマードナイト 手順',
        'アーマードナイト 手番',
        'armored knight steps',
        'knight turn order',
      ],
      body: {
        ja: [
          '1. ヒーローキューブをすべて集める。',
          '2. 移動力までのスペースを移動し、感知力までの回数エンカウンターをする。',
          'その間に、ヒーローキューブをアクションにも置ける。',
          'エンカウンターが残っていなければ、もう移動できない。',
          'ダークタイルに入ったら、エンカウンターをしなければならない。',
        ],
        en: [
          '1. Collect all hero cubes.',
          '2. Move up to her Movement number and have encounters up to Perception.',
          'Hero cubes may go on actions as well meanwhile.',
          'Without an encounter left she cannot move any more.',
          'A Dark tile forces an encounter.',
        ],
      },
      related: ['encounter', 'knight-actions', 'knight-statistics', 'moving'],
      source: ['2730-2802'],
      links: { tracks: ['armoredKnight.spacesMoved'], steps: ['knightCollect', 'knightAct'] },
    },
    {
      id: 'encounter',
      roles: ['armoredKnight'],
      title: {
        ja: 'エンカウンター：公開、アタック、神殿、トレジャー',
        en: 'Encounter: reveal, attack, Shrine, treasures',
      },
      reading: 'えんかうんたー：こうかい、あたっく、しんでん、とれじゃー',
      terms: [
        {
          ja: 'エンカウンター',
          reading: 'えんかうんたー',
          en: 'encounter',
          aliases: ['遭遇', 'エンカウント', 'encounters'],
        },
      ],
      aliases: [
        'アーマードナイト 公開',
        'アーマードナイト アタック',
        'knight attack',
        'encounter order',
      ],
      body: {
        ja: [
          '今いるタイルで、この順に行う。',
          {
            head: ['順番', 'すること'],
            rows: [
              ['1', 'ダークタイルを公開する：経験値 +2'],
              ['2', 'フィギュアにアタック：卵 +5、ポルターガイスト +3'],
              ['3', '神殿：サイドクエストを何枚でも入れ替える'],
              ['4', 'トレジャーごとに経験値5か投げ槍1つ'],
            ],
          },
          'エンカウンターの回数は感知力まで。',
        ],
        en: [
          'On her tile, in this order.',
          {
            head: ['Order', 'What to do'],
            rows: [
              ['1', 'reveal a Dark tile: Grit +2'],
              ['2', 'attack figures: Egg +5, poltergeist +3'],
              ['3', 'Shrine: swap any number of sidequests'],
              ['4', 'each treasure: 5 Grit or a javelin'],
            ],
          },
          'Perception limits the encounters of a turn.',
        ],
      },
      related: ['knight-grit-gains', 'javelin', 'sidequests', 'reveal', 'armored-knight-defense'],
      source: ['2730-2802'],
      links: { tracks: ['armoredKnight.encountersHad'] },
    },
    {
      id: 'sidequests',
      roles: ['armoredKnight'],
      title: {
        ja: 'サイドクエスト：神殿で何枚でも入れ替えられる',
        en: 'Sidequests: swap any number at a Shrine',
      },
      reading: 'さいどくえすと：しんでんでなんまいでもいれかえられる',
      terms: [
        {
          ja: 'サイドクエスト',
          reading: 'さいどくえすと',
          en: 'sidequest',
          aliases: ['クエスト', 'サブクエスト', 'side quest', 'quest'],
        },
      ],
      aliases: [
        'サイドクエスト 入れ替え',
        'swap sidequests',
        'アーマードナイト 神殿',
        'knight shrine',
      ],
      body: {
        ja: [
          'アーマードナイトのカード。条件と報酬はカードで読む。',
          '神殿のあるタイルのエンカウンターで、好きな枚数を新しいものと入れ替えられる。',
        ],
        en: [
          'Cards of the Armored Knight; read task and reward off them.',
          'In an encounter on a tile with a Shrine she may swap any number for new ones.',
        ],
      },
      note: {
        ja: 'カードの文は、このアプリの資料にない。',
        en: 'The texts of the cards are not in the material of this app.',
      },
      related: ['artifacts', 'encounter', 'printed-values'],
      source: ['2730-2802', 'U'],
      links: { tracks: ['armoredKnight.sidequests'] },
    },
    {
      id: 'artifacts',
      roles: ['armoredKnight'],
      title: {
        ja: 'アーティファクト：効果はカードで読む',
        en: 'Artifacts: read the effect off the card',
      },
      reading: 'あーてぃふぁくと：こうかはかーどでよむ',
      terms: [
        {
          ja: 'アーティファクト',
          reading: 'あーてぃふぁくと',
          en: 'artifact',
          aliases: ['遺物', '秘宝', 'アーチファクト', 'relic'],
        },
      ],
      aliases: [
        'アーティファクト 効果',
        'artifact effects',
        'アーマードナイト 宝',
        'knight artifacts',
      ],
      body: {
        ja: ['アーマードナイトのカード。種類も効果も、カードに印刷されている。'],
        en: ['Cards of the Armored Knight. What they are and do is printed on them.'],
      },
      note: {
        ja: 'アーティファクトの文と得方は、このアプリの資料にない。ルールブックに従う。',
        en: 'Their texts and how to gain them are not in the material of this app; go by the rulebook.',
      },
      related: ['sidequests', 'armored-knight', 'printed-values'],
      source: ['2730-2802', 'U'],
      links: { tracks: ['armoredKnight.artifacts'] },
    },
  ],
};
