import type { Chapter } from '../../../library/entry';

export const glossaryChapter: Chapter = {
  id: 'glossary',
  title: { ja: '用語集', en: 'Glossary' },
  entries: [
    {
      id: 'other-roles',
      roles: [],
      title: { ja: 'グール以外の役割', en: 'The other roles' },
      reading: 'ぐーるいがいのやくわり',
      terms: [
        { ja: 'ナイト', reading: 'ないと', en: 'Knight', aliases: ['騎士', '女騎士'] },
        {
          ja: 'ゴブリン',
          reading: 'ごぶりん',
          en: 'Goblins',
          aliases: ['小鬼', 'ゴブリンたち', 'Goblin'],
        },
        {
          ja: 'ゴブリン部族',
          reading: 'ごぶりんぶぞく',
          en: 'Goblin Tribe',
          aliases: ['部族', 'トライブ', 'tribe'],
        },
        { ja: 'ドラゴン', reading: 'どらごん', en: 'Dragon', aliases: ['竜', '龍', 'ゴラゴン'] },
        {
          ja: '洞窟',
          reading: 'どうくつ',
          en: 'Cave',
          aliases: ['洞窟プレイヤー', 'ケイブ', 'Cave player'],
        },
        { ja: 'シーフ', reading: 'しーふ', en: 'Thief', aliases: ['盗賊', '泥棒'] },
        { ja: 'ゴースト', reading: 'ごーすと', en: 'Ghost', aliases: ['幽霊', '亡霊'] },
      ],
      aliases: ['役割一覧', 'ロール', 'プレイヤー一覧', 'roles', 'opponents'],
      body: {
        ja: [
          {
            head: ['役割', '順番', '防御ステータス', 'グールとの関わり'],
            rows: [
              ['ナイト', '1', '筋力', '入って攻撃、弓'],
              ['ゴブリン部族', '2', '筋力', '入って攻撃し、ゴブリンの怒り+1'],
              ['ドラゴン', '3', 'アーマー', 'クロウ、叩き潰す'],
              ['ユニコーン', '3', 'アーマー', '自由に入って攻撃'],
              ['洞窟', '4', 'なし', '催眠胞子'],
              ['シーフ', '5', 'ステルス', 'スリ、不意打ち'],
              ['ゴースト', '7', 'なし', 'ゴーストの説明書を参照'],
            ],
          },
          'ユニコーンはドラゴンの代わりに入ったときの順番。',
        ],
        en: [
          {
            head: ['role', 'order', 'defense statistic', 'against the Ghoul'],
            rows: [
              ['Knight', '1', 'Strength', 'enters and attacks, Bow'],
              ['Goblin Tribe', '2', 'Strength', 'enters and attacks, +1 Rage'],
              ['Dragon', '3', 'Armor', 'Claw, Scratch'],
              ['Unicorn', '3', 'Armor', 'enters freely and attacks'],
              ['Cave', '4', 'none', 'Soporific Spores'],
              ['Thief', '5', 'Stealth', 'Pickpocket, Backstab'],
              ['Ghost', '7', 'none', 'see the booklet of the Ghost'],
            ],
          },
          'The place of the Unicorn is that of the Dragon he replaces.',
        ],
      },
      related: ['turn-order', 'others-entry', 'attack-defense-statistic', 'unicorn-words'],
      source: ['14-15', '29', '96-110', '212', 'Y'],
    },
    {
      id: 'knight-words',
      roles: [],
      title: {
        ja: 'ナイトの用語：経験値・ヒーローキューブ・ヘルス',
        en: 'Knight: Grit, hero cubes, Health',
      },
      reading: 'ないとのようご：けいけんち・ひーろーきゅーぶ・へるす',
      terms: [
        {
          ja: '経験値',
          reading: 'けいけんち',
          en: 'Grit',
          aliases: ['グリット', '経験', 'XP', 'experience'],
        },
        {
          ja: 'ヒーローキューブ',
          reading: 'ひーろーきゅーぶ',
          en: 'hero cube',
          aliases: ['英雄キューブ', 'ナイトのキューブ', 'Hero cubes'],
        },
        {
          ja: 'ヘルス',
          reading: 'へるす',
          en: 'Health',
          aliases: ['体力', 'HP', '生命力', 'hit points', 'life'],
        },
      ],
      aliases: ['ナイト 用語', 'grit meaning', 'knight terms'],
      body: {
        ja: [
          '経験値：ナイトの成長を示す値。グールの攻撃で、使えるヒーローキューブ1つにつき1失うことがある。',
          'ヒーローキューブ：ナイトが持つキューブ。使えるものの数が、失う経験値を決める。',
          'ヘルス：ナイト、ドラゴン、ユニコーンの体力。なくなると死ぬ。',
        ],
        en: [
          'Grit: the experience of the Knight. An attack of the Ghoul may cost 1 for each hero cube available.',
          'Hero cube: a cube of the Knight; the number available sets the Grit she would lose.',
          'Health: how much the Knight, Dragon or Unicorn can take; with none left they die.',
        ],
      },
      related: ['ghoul-attack-knight', 'vile-ghoul-attack-knight', 'vile-ghoul-targets'],
      source: ['69', '71-72', '245'],
      links: { tracks: ['knight.health'] },
    },
    {
      id: 'dragon-words',
      roles: [],
      title: {
        ja: 'ドラゴンの用語：怠惰・覚醒・飢え・パワーカード',
        en: 'Dragon: Sloth, Wakefulness, Hunger, Power cards',
      },
      reading: 'どらごんのようご：たいだ・かくせい・うえ・ぱわーかーど',
      terms: [
        {
          ja: '怠惰キューブ',
          reading: 'たいだきゅーぶ',
          en: 'Sloth cube',
          aliases: ['怠惰', 'Sloth token', 'sloth'],
        },
        {
          ja: '怠惰スペース',
          reading: 'たいだすぺーす',
          en: 'Sloth space',
          aliases: ['怠惰の欄', '怠惰マス'],
        },
        {
          ja: '覚醒トラック',
          reading: 'かくせいとらっく',
          en: 'Wakefulness track',
          aliases: ['覚醒', '目覚め', 'wakefulness'],
        },
        {
          ja: '飢え',
          reading: 'うえ',
          en: 'Hunger',
          aliases: ['飢えトラック', '飢えキューブ', '空腹', 'Hunger track', 'Hunger cube'],
        },
        {
          ja: 'パワーカード',
          reading: 'ぱわーかーど',
          en: 'Power card',
          aliases: ['ドラゴンのカード', 'ドラゴンカード', 'Dragon card'],
        },
      ],
      aliases: ['ドラゴン 用語', 'dragon terms', '怠惰 戻す'],
      body: {
        ja: [
          '怠惰キューブ：覚醒トラックに集まるほどドラゴンが目覚める。グールの攻撃で1つ怠惰スペースへ戻ることがある。',
          '飢え：怠惰キューブの置かれたトラックの1つ。2人用や3人用のグール戦では、ここから覚醒トラックへ移さない。',
          'パワーカード：ドラゴンのカード。攻撃されるとアーマーの枚数だけ捨てることがある。',
        ],
        en: [
          'Sloth cube: the more on the Wakefulness track, the more awake the Dragon. An attack may send one back to a Sloth space.',
          'Hunger: one of the tracks holding Sloth cubes; in two- and three-player games with the Ghoul none are moved from it to the Wakefulness track.',
          'Power card: a card of the Dragon; an attack may make him discard as many as his Armor.',
        ],
      },
      related: ['attack-dragon', 'ghoul-vs-dragon', 'ghoul-three-players', 'vile-ghoul-vs-dragon'],
      source: ['71', '141', '162', '259'],
    },
    {
      id: 'unicorn-words',
      roles: [],
      title: { ja: 'ユニコーンとシャドウユニコーン', en: 'Unicorn and Shadow Unicorn' },
      reading: 'ゆにこーんとしゃどうゆにこーん',
      terms: [
        {
          ja: 'ユニコーン',
          reading: 'ゆにこーん',
          en: 'Unicorn',
          aliases: ['一角獣', 'ナイトメアユニコーン', 'Nightmare Unicorn'],
        },
        {
          ja: 'シャドウユニコーン',
          reading: 'しゃどうゆにこーん',
          en: 'Shadow Unicorn',
          aliases: ['影のユニコーン', 'シャドーユニコーン', 'ノンプレイヤー'],
        },
        {
          ja: 'ユニコーンカード',
          reading: 'ゆにこーんかーど',
          en: 'Unicorn card',
          aliases: ['ユニコーンの手札'],
        },
        {
          ja: 'テレポート',
          reading: 'てれぽーと',
          en: 'teleport',
          aliases: ['転移', '瞬間移動 ユニコーン', 'teleports'],
        },
      ],
      aliases: ['ユニコーン 用語', 'unicorn terms', 'non-player unicorn'],
      body: {
        ja: [
          'ユニコーン：ドラゴンの代わりに入ることのある役割。防御ステータスはアーマー。攻撃されると、グールが飛び退いた後でテレポートする。',
          'シャドウユニコーン：プレイヤーのいないユニコーン。これに攻撃されたときは、飛び退く先を洞窟タイルスタックの一番上のシンボルで決める。',
        ],
        en: [
          'Unicorn: a role that can take the place of the Dragon. His defense statistic is Armor; after an attack he teleports once the Ghoul has skittered.',
          'Shadow Unicorn: a Unicorn without a player. When he attacks you, the symbol on top of the Cave tile stack decides where you skitter.',
        ],
      },
      related: ['attack-unicorn', 'others-unicorn', 'skitter-no-opponent'],
      source: ['15', '72', '106', '116'],
    },
    {
      id: 'tiles',
      roles: [],
      title: {
        ja: 'タイルの用語：ライト・ダーク・エントランス',
        en: 'Tiles: Lit, Dark, Entrance, unoccupied',
      },
      reading: 'たいるのようご：らいと・だーく・えんとらんす',
      terms: [
        {
          ja: 'ライトタイル',
          reading: 'らいとたいる',
          en: 'Lit tile',
          aliases: ['明るいタイル', '表のタイル', 'Light tile'],
        },
        {
          ja: 'ダークタイル',
          reading: 'だーくたいる',
          en: 'Dark tile',
          aliases: ['暗いタイル', '裏のタイル', '闇タイル'],
        },
        {
          ja: 'エントランスタイル',
          reading: 'えんとらんすたいる',
          en: 'Entrance tile',
          aliases: ['エントランス', '入口', '入り口', '出口', 'Entrance'],
        },
        {
          ja: '未占領',
          reading: 'みせんりょう',
          en: 'unoccupied',
          aliases: ['誰もいない', '空いている', '空き', 'empty', 'vacant'],
        },
      ],
      aliases: ['タイル 種類', 'tile kinds', '入口はどこ'],
      body: {
        ja: [
          'ダークタイル：まだめくられていないタイル。牙・骨・瞳のシンボルがある。',
          'ライトタイル：めくられて表になったタイル。',
          'エントランスタイル：洞窟の入口。脱出の条件を満たしてから入ると勝ち。',
          '未占領：プレイヤーのコマがいないこと。',
        ],
        en: [
          'Dark tile: a tile not revealed yet, showing Fangs, Bones or an Eye.',
          'Lit tile: a revealed tile.',
          'Entrance tile: the mouth of the cave; enter it after meeting your goal to win.',
          'Unoccupied: without player pieces.',
        ],
      },
      related: ['move-lit-dark', 'skitter-symbols', 'first-placement', 'ghoul-win'],
      source: ['21', '27', '53-54', '115', '117'],
    },
    {
      id: 'supply',
      roles: [],
      title: { ja: 'サプライ：使っていない物の置き場', en: 'Supply: where unused pieces are kept' },
      reading: 'さぷらい：つかっていないもののおきば',
      terms: [
        {
          ja: 'サプライ',
          reading: 'さぷらい',
          en: 'supply',
          aliases: ['ストック', '供給', 'stock', 'reserve'],
        },
      ],
      aliases: ['戻す場所', 'どこに戻す', 'return to supply'],
      body: {
        ja: [
          {
            head: ['物', '戻す先'],
            rows: [
              ['グールディスク', '自分のサプライ'],
              ['バイルグールのダイス', '振った後は自分のサプライ'],
              ['トレジャートークン', '洞窟のサプライ'],
              ['ドラゴンジェム', 'ドラゴンのサプライ'],
            ],
          },
        ],
        en: [
          {
            head: ['piece', 'returns to'],
            rows: [
              ['Ghoul disc', 'your own supply'],
              ['dice of the Vile Ghoul', 'your own supply after rolling'],
              ['Treasure token', 'supply of the Cave'],
              ['Dragon Gem', 'supply of the Dragon'],
            ],
          },
        ],
      },
      related: [
        'ghoul-return-discs',
        'collect-gem',
        'ghoul-treasure-pairs',
        'vile-ghoul-prepare-board',
      ],
      source: ['40', '60', '62', '220'],
    },
  ],
};
