import type { Chapter } from '../../../library/entry';

export const paladinChapter: Chapter = {
  id: 'paladin',
  title: { ja: 'パラディン：勝利と準備', en: 'Paladin: victory and set-up' },
  entries: [
    {
      id: 'paladin-role',
      roles: ['paladin'],
      title: {
        ja: 'パラディン：館を探索し、スパイダーを狩る',
        en: 'Paladin: explore the manor and hunt the Spider',
      },
      reading: 'ぱらでぃん：やかたをたんさくし、すぱいだーをかる',
      terms: [
        {
          ja: 'パラディン',
          reading: 'ぱらでぃん',
          en: 'Paladin',
          aliases: ['パラティン', '聖騎士', '騎士', 'パラディンピース', 'knight'],
        },
      ],
      aliases: ['パラディンの概要', 'Paladin overview', 'パラディン 遊び方', 'how to play Paladin'],
      body: {
        ja: [
          '最初の手番を取るロール。エントランスから入り、ダークタイルを公開して経験値を集める。',
          'ヒーローキューブを感知力、移動力、筋力に割り振って強くなる。',
          '信仰（炎と光）を使って壁を開け、ランプを置き、回復する。',
          'スパイダーを殺せば勝ち。スケルトンにヘルスを0にされると、スケルトンの勝ち。',
        ],
        en: [
          'The role that moves first. He comes in by the Entrance and reveals Dark tiles for Experience.',
          'Hero cubes placed on Perception, Movement and Strength make him stronger.',
          'Faith, that is Fire and Light, opens walls, places lamps and heals.',
          'He wins by killing the Spider. If the Skeletons bring his Health to 0, they win.',
        ],
      },
      related: ['paladin-victory-spider', 'paladin-set-up', 'paladin-turn', 'paladin-health'],
      source: ['76-78', '155', '269'],
    },
    {
      id: 'paladin-victory-spider',
      roles: ['paladin', 'spider'],
      title: {
        ja: '勝利：最後の蜘蛛の子を取り除いてスパイダーを殺す',
        en: 'Victory: remove the last Spiderling to kill the Spider',
      },
      reading: 'しょうり：さいごのくものこをとりのぞいてすぱいだーをころす',
      aliases: [
        'パラディン 勝利条件',
        'パラディン 勝ち方',
        'kill the Spider',
        'Paladin wins',
        'スパイダーを倒す',
        '蜘蛛の子 全滅',
      ],
      body: {
        ja: [
          'スパイダーがいるゲームでは、スパイダーを殺すと勝ち。',
          'スパイダーをアタックするたび、蜘蛛の子が1匹ゲームから取り除かれる。どの形態でも同じ。',
          '最後の蜘蛛の子が取り除かれた時点で、スパイダーは死ぬ。',
          '蜘蛛の子の数は資料にない。箱の駒の数で遊ぶ。製品版は5匹。',
        ],
        en: [
          'With a Spider in the game, you win by killing it.',
          'Each attack on the Spider takes 1 Spiderling out of the game, whatever its form.',
          'When the last Spiderling is gone, the Spider is dead.',
          'The number of Spiderlings is not given: play with those in your box. The published game has 5.',
        ],
      },
      related: ['paladin-attack-spider', 'paladin-victory-poltergeists', 'goals-of-roles'],
      source: ['77-78', '140', 'V5'],
      links: { notices: ['victory.paladinKillsSpider'] },
    },
    {
      id: 'paladin-victory-poltergeists',
      roles: ['paladin'],
      title: {
        ja: 'スパイダーがいなければポルターガイスト7体、館もいなければ5体',
        en: 'No Spider: destroy 7 Poltergeists; no Manor either: 5',
      },
      reading: 'すぱいだーがいなければぽるたーがいすと7たい、やかたもいなければ5たい',
      terms: [
        {
          ja: '進展カード',
          reading: 'しんてんかーど',
          en: 'progress card',
          aliases: ['進捗カード', '記録カード', 'tracking card'],
        },
      ],
      aliases: [
        'スパイダーなし 勝利',
        '7体',
        '5体',
        'win without Spider',
        'Poltergeist victory',
        'ポルターガイスト 何体',
      ],
      body: {
        ja: [
          {
            head: ['ゲームにいるロール', 'パラディンの勝利条件'],
            rows: [
              ['スパイダーがいる', 'スパイダーを殺す'],
              ['スパイダーがいない、館がいる', 'ポルターガイスト7体を倒す'],
              ['スパイダーも館もいない', 'ポルターガイスト5体を倒す'],
            ],
          },
          'スパイダーがいないゲームでは、倒した数を進展カードに記録する。',
        ],
        en: [
          {
            head: ['Roles in the game', 'The Paladin wins by'],
            rows: [
              ['Spider', 'killing the Spider'],
              ['no Spider, but a Manor', 'destroying 7 Poltergeists'],
              ['neither Spider nor Manor', 'destroying 5 Poltergeists'],
            ],
          },
          'Without a Spider, note each Poltergeist destroyed on the progress card.',
        ],
      },
      related: [
        'paladin-attack-poltergeist',
        'paladin-victory-spider',
        'set-up-without-spider',
        'poltergeist',
      ],
      source: ['78-79', '148'],
      links: {
        tracks: ['paladin.poltergeistsDestroyed'],
        notices: ['victory.paladinSevenPoltergeists', 'victory.paladinFivePoltergeists'],
      },
    },
    {
      id: 'paladin-set-up',
      roles: ['paladin'],
      title: {
        ja: 'パラディンの準備：ヘルス7、経験値0、キューブ2個',
        en: 'Paladin set-up: Health 7, Experience 0, two cubes',
      },
      reading: 'ぱらでぃんのじゅんび：へるす7、けいけんち0、きゅーぶ2こ',
      aliases: ['パラディン セットアップ', 'Paladin setup', '赤キューブ', 'red cube', '開始時の値'],
      body: {
        ja: [
          '1. プレイヤーボードを取り、駒をエントランスに置く。',
          '2. 赤キューブでヘルスを7、経験値を0にする。',
          '3. 黄色のヒーローキューブ：ボード上部に2個、経験値5・18・35に1個ずつ。',
          '4. 黒の神聖キューブを4つのタスクに1個ずつ、白の信仰キューブをそばに置く。',
          '5. トレジャーデッキ、イベントデッキ、神聖デッキをそれぞれ切って置く。',
        ],
        en: [
          '1. Take the player board and put the Paladin on the Entrance.',
          '2. Mark Health 7 and Experience 0 with red cubes.',
          '3. Yellow hero cubes: 2 at the top of the board, 1 each on Experience 5, 18 and 35.',
          '4. Put a black Sanctity cube on each of the 4 tasks and keep the white faith cubes at hand.',
          '5. Shuffle the Treasure deck, the Event deck and the Sanctity deck.',
        ],
      },
      related: ['paladin-set-up-cubes', 'paladin-set-up-decks', 'entrance', 'paladin-turn'],
      source: ['80-88', 'V1'],
    },
    {
      id: 'paladin-set-up-cubes',
      roles: ['paladin'],
      title: {
        ja: 'キューブの色：赤・黄・黒・白の置き場所',
        en: 'Cube colors: where red, yellow, black and white go',
      },
      reading: 'きゅーぶのいろ：あか・き・くろ・しろのおきばしょ',
      aliases: [
        '黄色キューブ',
        '黒キューブ',
        '白キューブ',
        'cube colors',
        'yellow cubes',
        'black cubes',
        'white cubes',
      ],
      body: {
        ja: [
          {
            head: ['色', '名前', '開始時の置き場所'],
            rows: [
              ['赤', 'マーカー', 'ヘルス7と経験値0'],
              ['黄', 'ヒーローキューブ（5個）', 'ボード上部に2個、経験値5・18・35に各1個'],
              ['黒', '神聖キューブ（4個）', '4つのタスクに各1個'],
              ['白', '信仰キューブ', 'ボードのそば'],
            ],
          },
        ],
        en: [
          {
            head: ['Color', 'Name', 'At the start'],
            rows: [
              ['red', 'markers', 'Health 7 and Experience 0'],
              [
                'yellow',
                'hero cubes (5)',
                '2 at the top of the board, 1 each on Experience 5, 18, 35',
              ],
              ['black', 'Sanctity cubes (4)', '1 on each task'],
              ['white', 'faith cubes', 'beside the board'],
            ],
          },
        ],
      },
      related: ['paladin-set-up', 'paladin-hero-cubes', 'paladin-sanctity-cubes', 'paladin-faith'],
      source: ['83-86'],
    },
    {
      id: 'paladin-set-up-decks',
      roles: ['paladin', 'manor'],
      title: {
        ja: 'パラディンが切るデッキは3つ',
        en: 'Three decks the Paladin shuffles',
      },
      reading: 'ぱらでぃんがきるでっきは3つ',
      aliases: [
        'デッキの準備',
        'デッキ どこに置く',
        'where do the decks go',
        'シャッフル',
        'shuffle decks',
      ],
      body: {
        ja: [
          'トレジャーデッキとイベントデッキ：別々に切り、裏向きで館のプレイヤーボードのそばへ。',
          '館がいなければ、パラディンのプレイヤーボードのそばに置く。',
          '神聖デッキ：切って、パラディンのプレイヤーボードのそばへ。',
        ],
        en: [
          'Treasure deck and Event deck: shuffle each and put it face down beside the Manor’s player board.',
          'Without a Manor they go beside the Paladin’s player board.',
          'Sanctity deck: shuffle it and put it beside the Paladin’s player board.',
        ],
      },
      related: ['decks-without-manor', 'paladin-sanctity-cards', 'paladin-treasure'],
      source: ['87-88'],
    },
    {
      id: 'paladin-health',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: 'ヘルスは7から始まり、0になるとスケルトンの勝ち',
        en: 'Health starts at 7; at 0 the Skeletons win',
      },
      reading: 'へるすは7からはじまり、0になるとすけるとんのかち',
      terms: [
        {
          ja: 'ヘルス',
          reading: 'へるす',
          en: 'Health',
          aliases: ['体力', 'HP', 'ライフ', '生命力', 'hit points', 'life'],
        },
      ],
      aliases: [
        'ダメージ',
        '体力が減る',
        'パラディン 死ぬ',
        'damage',
        'Paladin dies',
        'lose Health',
      ],
      body: {
        ja: [
          '開始時は7。スケルトンのアタックを受けるたびに1失う。',
          '毒を使った奇襲では、さらに1失う。',
          '0になるとパラディンは死に、スケルトンが勝つ。',
          '光5と経験値5を消費すると1戻る。',
          'スパイダーの牙カードやレイスで失うのは、ヘルスでなく経験値。',
        ],
        en: [
          'It starts at 7. Each hit by a Skeleton costs 1.',
          'An ambush with Poison costs 1 more.',
          'At 0 the Paladin is dead and the Skeletons win.',
          '5 Light and 5 Experience restore 1.',
          'The Spider’s Fangs and the Wraith take Experience, not Health.',
        ],
      },
      note: {
        ja: 'トラックの最大値はこの資料にない。7を上限とするのは仮。',
        en: 'The end of the track is not in the source sheet; 7 as its end is an assumption.',
      },
      related: ['paladin-heal', 'paladin-strength', 'skeleton-win-paladin', 'track-limits'],
      source: ['83', '214', '268-269', '329', '381', '405', '495', 'V1'],
      links: { tracks: ['paladin.health'] },
    },
    {
      id: 'paladin-threats',
      roles: ['paladin'],
      title: {
        ja: 'ほかのロールがパラディンにできること',
        en: 'What the other roles do to the Paladin',
      },
      reading: 'ほかのろーるがぱらでぃんにできること',
      aliases: [
        'パラディン 弱点',
        'パラディン 受ける効果',
        'パラディンが攻撃される',
        'effects on the Paladin',
        'who attacks the Paladin',
      ],
      body: {
        ja: [
          {
            head: ['相手', '効果'],
            rows: [
              ['スケルトンのアタック', 'ヘルス −1'],
              [
                'スタッビィの奇襲',
                'さらに経験値 −2（ククリがあれば −4）、毒を使えばヘルスももう −1',
              ],
              [
                'ジャイアントスパイダーの牙カード',
                '経験値 −1、1スペース動かされることがある。追加1枚ごとにどちらかをもう1',
              ],
              ['キャスターの牙カード', '経験値 −1、1スペース動かされる'],
              ['蜘蛛の子の牙カード', 'アタックされ、1スペース動かされることがある'],
              ['歩くレイス', '隣接スペースへ動かされる。動けなければ経験値 −3'],
            ],
          },
          '経験値を失うたびに、量に関係なく光 +1。',
        ],
        en: [
          {
            head: ['Who', 'Effect'],
            rows: [
              ['the Skeletons attack', 'Health −1'],
              [
                'Stabby’s ambush',
                'also Experience −2 (−4 with the Kukri), and with Poison Health −1 more',
              ],
              [
                'Fangs of the Giant Spider',
                'Experience −1, may be moved 1 space; one of these again for each extra card',
              ],
              ['Fangs of the Caster', 'Experience −1, moved 1 space'],
              ['Fangs of the Spiderlings', 'attacked, and may be moved 1 space'],
              ['a walking Wraith', 'moved to an adjacent space; if that fails, Experience −3'],
            ],
          },
          'Each loss of Experience gives Light +1, whatever its size.',
        ],
      },
      related: [
        'paladin-health',
        'paladin-experience-losses',
        'skeleton-attack-paladin',
        'spider-giant-fangs-paladin',
        'manor-role-walk-paladin',
      ],
      source: ['210', '268', '326', '329', '331', '381', '405', '427', '495'],
    },
  ],
};
