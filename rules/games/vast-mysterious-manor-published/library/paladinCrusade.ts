import type { Chapter } from '../../../library/entry';

export const paladinCrusadeChapter: Chapter = {
  id: 'paladin-crusade',
  title: { ja: 'パラディン：聖戦', en: 'Paladin: the crusade' },
  entries: [
    {
      id: 'crusade',
      roles: ['paladin'],
      title: {
        ja: '聖戦：動いてから公開 → アタック → 神殿 → トレジャー',
        en: 'Crusade: move, then reveal, attacks, Shrine, treasures',
      },
      reading: 'せいせん：うごいてからこうかい → あたっく → しんでん → とれじゃー',
      terms: [
        {
          ja: '聖戦',
          reading: 'せいせん',
          en: 'crusade',
          aliases: [
            'クルセイド',
            'クルセード',
            '遭遇',
            '探索',
            'explore',
            'パラディンのエンカウンター',
          ],
        },
      ],
      aliases: ['聖戦 順番', '聖戦とは', 'crusade order', 'what is a crusade', '攻撃アクション'],
      body: {
        ja: [
          'ヒーローキューブ1個のアクション。0か1スペース動き、そのタイルで次の順に解決する。',
          '1. ダークタイルなら公開し、経験値 +2。',
          '2. フィギュアをアタックする。命中1回で光 +1。',
          '3. 神殿なら、炎1か光1を得るか、神聖カードを1枚替える。',
          '4. トレジャーを1つずつ取る。',
          'キューブがある限り、何回でも行える。',
        ],
        en: [
          'An action for 1 hero cube. Move 0 or 1 space, then resolve that tile in this order.',
          '1. If it is Dark, reveal it: Grit +2.',
          '2. Attack figures there: Light +1 per hit.',
          '3. At a Shrine gain 1 Fury or 1 Light, or swap a favor card.',
          '4. Take the treasures one by one.',
          'You may crusade as often as you have cubes.',
        ],
      },
      related: [
        'crusade-reveal',
        'crusade-attack',
        'crusade-shrine',
        'crusade-treasures',
        'crusade-income',
      ],
      source: ['2080-2135'],
      links: { tracks: ['paladin.crusades'] },
    },
    {
      id: 'crusade-move',
      roles: ['paladin'],
      title: {
        ja: '聖戦では動かないか1スペース動く',
        en: 'A crusade moves you 0 or 1 space',
      },
      reading: 'せいせんではうごかないか1すぺーすうごく',
      aliases: [
        '聖戦 移動',
        'crusade move',
        'その場で聖戦',
        'stay and crusade',
        'ダークタイルに入る',
      ],
      body: {
        ja: [
          'その場にとどまっても、隣接スペースへ1つ動いてもよい。',
          '疾走では入れないダークタイルや、アタックを強いるフィギュアのいるタイルにも入れる。',
          '動くのは解決の前だけ。',
        ],
        en: [
          'Stay where you are or move to an adjacent space.',
          'Unlike a sprint it may enter Dark tiles and tiles with figures that force attacks.',
          'You move only before the rest is resolved.',
        ],
      },
      related: ['crusade', 'sprint', 'moving', 'sprint-webs'],
      source: ['2080-2095'],
    },
    {
      id: 'crusade-reveal',
      roles: ['paladin'],
      title: {
        ja: '聖戦1：ダークタイルを公開して経験値 +2',
        en: 'Crusade, first: reveal a Dark tile for Grit +2',
      },
      reading: 'せいせん1：だーくたいるをこうかいしてけいけんち +2',
      aliases: [
        'パラディン 公開',
        'Paladin reveals',
        'タイルをめくる',
        'タイルの向き',
        'explore a tile',
      ],
      body: {
        ja: [
          'ダークタイルに入ったら、公開して経験値を2得る。',
          '開いた側面の1つを、来たほうのタイルに向ける。',
          '開いた側面の先の空きスペースにダークタイルを置く。',
          {
            head: ['タイル', '置くもの'],
            rows: [
              ['ブラッドタイル', 'ブラッド'],
              ['トレジャータイル', 'トレジャーマーカー'],
              ['ポルターガイスト', 'ポルターガイスト'],
              ['横穴、武器庫、神殿', 'なし'],
            ],
          },
          '出てきたポルターガイストとは、同じ聖戦の中で戦う。',
        ],
        en: [
          'On a Dark tile, reveal it and gain 2 Grit.',
          'One of its open edges has to face the tile you came from.',
          'Fill the crypts at its open edges with Dark tiles.',
          {
            head: ['Tile', 'Put on it'],
            rows: [
              ['Blood tile', 'a blood token'],
              ['Treasure tile', 'a treasure marker'],
              ['poltergeist', 'a poltergeist'],
              ['Pit, Armory, Shrine', 'nothing'],
            ],
          },
          'You fight a poltergeist that appears in the same crusade.',
        ],
      },
      note: {
        ja: '空きスペースを埋めることとタイルごとに置くものは、公開されている早見ページによる。',
        en: 'Filling the crypts and what each tile brings are reported by a public reference page.',
      },
      related: ['reveal', 'crusade-attack', 'favor-divination', 'grit-gains'],
      source: ['2095', 'R'],
    },
    {
      id: 'crusade-attack',
      roles: ['paladin'],
      title: {
        ja: '聖戦2：アタックを強いる相手から順に、命中で光 +1',
        en: 'Crusade, second: attack, forcing figures first, Light +1 per hit',
      },
      reading: 'せいせん2：あたっくをしいるあいてからじゅんに、めいちゅうでひかり +1',
      aliases: [
        'パラディン アタック',
        'Paladin attacks',
        '攻撃の順番',
        'attack order',
        '誰から攻撃',
      ],
      body: {
        ja: [
          '同じタイルのフィギュアをアタックする。強いる相手を先に解決する。',
          {
            head: ['相手', 'アタックを強いる'],
            rows: [
              ['スケルトン', 'はい'],
              ['ジャイアントスパイダー、ソーサラー', 'はい'],
              ['ポルターガイスト', 'はい'],
              ['蜘蛛の子、卵', 'いいえ'],
              ['レイス、ウォーロック', 'アタックできない'],
            ],
          },
          '筋力が相手の防御力を上回れば命中し、光 +1。',
        ],
        en: [
          'Attack the figures on your tile; those that force attacks come first.',
          {
            head: ['Figure', 'Forces attacks'],
            rows: [
              ['Skeleton', 'yes'],
              ['Giant Spider, Sorcerer', 'yes'],
              ['poltergeist', 'yes'],
              ['Spiderling, Egg', 'no'],
              ['Wraith, Warlock', 'cannot be attacked'],
            ],
          },
          'Strength greater than Defense is a hit: Light +1.',
        ],
      },
      note: {
        ja: 'スケルトンとポルターガイストがアタックを強いることは、公開されている早見ページによる。',
        en: 'That Skeletons and poltergeists force attacks is reported by a public reference page.',
      },
      related: [
        'crusade-miss',
        'paladin-attack-spider',
        'paladin-attack-skeletons',
        'forcing-attacks',
        'paladin-attack-others',
      ],
      source: ['2117', '2289-2302', 'R'],
    },
    {
      id: 'crusade-miss',
      roles: ['paladin'],
      title: {
        ja: '強いられたアタックに失敗すると、来たスペースへ撤退',
        en: 'Missing a figure that forces attacks sends you back',
      },
      reading: 'しいられたあたっくにしっぱいすると、きたすぺーすへてったい',
      aliases: [
        'パラディン 失敗',
        'Paladin misses',
        '筋力 足りない',
        'attack fails',
        '押し戻される',
      ],
      body: {
        ja: [
          '筋力が防御力と同じか低ければ失敗。光は得られない。',
          'アタックを強いるフィギュアに失敗したら、来たスペースへ撤退する。',
          '卵や蜘蛛の子への失敗では撤退しない。',
          '足りないと分かったら、解決の前に備えるか、活力に炎を使う。',
        ],
        en: [
          'Strength equal to Defense or lower misses and brings no Light.',
          'If the figure forces attacks, you return to the space you came from.',
          'Missing an Egg or a Spiderling does not send you back.',
          'If you see that you fall short, prepare first or spend Fury on Vigor.',
        ],
      },
      note: {
        ja: '共通のルールで、公開されている早見ページが伝える内容。動かずに聖戦していたときに撤退するかは手元の資料にない。',
        en: 'A common rule that a public reference page reports. Whether you return anywhere if you had not moved is not in our sources.',
      },
      related: ['crusade-attack', 'hit-or-miss', 'forcing-attacks', 'favor-vigor'],
      source: ['R', 'U'],
    },
  ],
};
