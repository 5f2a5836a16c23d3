import type { Chapter } from '../../../library/entry';

export const manorTilesChapter: Chapter = {
  id: 'manor-tiles',
  title: { ja: '館タイル', en: 'Manor tiles' },
  entries: [
    {
      id: 'dark-and-lit-tiles',
      roles: [],
      title: {
        ja: '館タイルにはダークサイドとライトサイドがある',
        en: 'Every manor tile has a Dark side and a Lit side',
      },
      reading: 'やかたたいるにはだーくさいどとらいとさいどがある',
      terms: [
        {
          ja: '館タイル',
          reading: 'やかたたいる',
          en: 'manor tile',
          aliases: ['屋敷タイル', '部屋タイル', 'map tile', 'room tile'],
        },
        {
          ja: 'ダークタイル',
          reading: 'だーくたいる',
          en: 'Dark tile',
          aliases: [
            '暗いタイル',
            '裏向きのタイル',
            '未公開タイル',
            'face-down tile',
            'unrevealed tile',
          ],
        },
        {
          ja: 'ダークサイド',
          reading: 'だーくさいど',
          en: 'Dark side',
          aliases: ['暗い側', '裏面'],
        },
        {
          ja: 'ライトタイル',
          reading: 'らいとたいる',
          en: 'Lit tile',
          aliases: [
            '明るいタイル',
            '表向きのタイル',
            '公開済みタイル',
            'light tile',
            'revealed tile',
          ],
        },
        {
          ja: 'ライトサイド',
          reading: 'らいとさいど',
          en: 'Lit side',
          aliases: ['明るい側', '表面', 'light side'],
        },
      ],
      aliases: ['タイルの表裏', '暗い 明るい', 'tile sides', 'dark or light'],
      body: {
        ja: [
          'ダークサイドを上にしたタイルがダークタイル、ライトサイドを上にしたものがライトタイル。',
          'ダークサイドの絵はどれも同じで、効果はない。',
          'ライトサイドには、壁と開いた側面、部屋の種類が描かれている。',
          'ダークタイルの裏は、誰も見てはならない。',
        ],
        en: [
          'A tile with its Dark side up is a Dark tile, one with its Lit side up is a Lit tile.',
          'All Dark sides look alike and do nothing.',
          'The Lit side shows walls, open sides and the kind of room.',
          'Nobody may look at what is under a Dark tile.',
        ],
      },
      related: ['tile-kinds', 'reveal-tile', 'open-information', 'open-side'],
      source: ['17-19', '34'],
    },
    {
      id: 'tile-kinds',
      roles: [],
      title: {
        ja: '公開したタイルの種類と効果の一覧',
        en: 'Kinds of tiles and what they do when revealed',
      },
      reading: 'こうかいしたたいるのしゅるいとこうかのいちらん',
      aliases: [
        'タイルの種類',
        'アイコン 意味',
        'タイル効果',
        'tile symbols',
        'tile effects',
        'タイル 一覧',
        'icon',
      ],
      body: {
        ja: [
          'パラディンが公開したときは、次の効果を解決してから経験値 +2。',
          {
            head: ['タイル', '公開したとき', 'あとで'],
            rows: [
              ['イベント', '館が手札のイベントカードを1枚使う', '–'],
              ['トレジャールーム', 'トレジャートークン1つを置く', '収集できる'],
              ['横穴', 'なし', 'スケルトンがスポーンする'],
              ['ポルターガイスト', 'ポルターガイスト1体を置く', 'アタックの対象'],
              ['武器庫', 'なし', 'スケルトンが装備を集める'],
              ['神殿', '信仰1個か神聖カードを得られる', 'エンカウンターごとにまた使える'],
            ],
          },
        ],
        en: [
          'When the Paladin reveals a tile, resolve this, then gain Experience +2.',
          {
            head: ['Tile', 'When revealed', 'Later'],
            rows: [
              ['Event', 'the Manor plays an Event card from its hand', '–'],
              ['Treasure Room', 'place 1 treasure token', 'can be collected'],
              ['Pit', 'nothing', 'Skeletons spawn here'],
              ['Poltergeist', 'place 1 Poltergeist', 'can be attacked'],
              ['Armory', 'nothing', 'Skeletons gather gear here'],
              ['Shrine', 'you may take 1 faith or a Sanctity card', 'again with another encounter'],
            ],
          },
        ],
      },
      note: {
        ja: '効果が書かれているのはパラディンの章だけ。ほかのロールが公開したときにも起こるかは明記されていない（未確認）。',
        en: 'The effects stand only in the Paladin’s chapter; whether they also happen when another role reveals the tile is not stated (unconfirmed).',
      },
      related: ['event-tile', 'treasure-room', 'pit', 'armory', 'shrine'],
      source: ['122-130'],
    },
    {
      id: 'event-tile',
      roles: ['paladin', 'manor', 'spider'],
      title: {
        ja: 'イベントタイルを公開したら館がイベントカードを使う',
        en: 'Event tile: the Manor must play an Event card',
      },
      reading: 'いべんとたいるをこうかいしたらやかたがいべんとかーどをつかう',
      terms: [
        {
          ja: 'イベントタイル',
          reading: 'いべんとたいる',
          en: 'Event tile',
          aliases: [
            'イベント',
            'イベントシンボル',
            'イベントアイコン',
            'Event symbol',
            'Blood tile',
            'ブラッドタイル',
          ],
        },
      ],
      aliases: ['館の手札がない', 'イベントカードがない', 'no event cards', 'empty Event hand'],
      body: {
        ja: [
          'パラディンがイベントタイルを公開すると、館は手札のイベントカードを必ず1枚使う。',
          '館の手札が空か、館がいないときは、パラディンがイベントデッキから1枚引いて解決する。',
          'スパイダーが目カードで公開したときは、イベント1つごとにブラッド1（キャスターは2）を得る。',
        ],
        en: [
          'When the Paladin reveals an Event tile, the Manor must play 1 Event card from its hand.',
          'If that hand is empty or there is no Manor, the Paladin draws an Event card and resolves it.',
          'For each Event revealed with Eyes the Spider gains 1 Blood, as the Caster 2.',
        ],
      },
      related: [
        'tile-kinds',
        'decks-without-manor',
        'paladin-enter-dark-tile',
        'manor-role-event-tile',
      ],
      source: ['123', '377', '401', '425'],
    },
    {
      id: 'treasure-room',
      roles: [],
      title: {
        ja: 'トレジャールームにはトレジャートークンを1つ置く',
        en: 'Treasure Room: place one treasure token',
      },
      reading: 'とれじゃーるーむにはとれじゃーとーくんを1つおく',
      terms: [
        {
          ja: 'トレジャールーム',
          reading: 'とれじゃーるーむ',
          en: 'Treasure Room',
          aliases: [
            '宝の部屋',
            'トレジャータイル',
            'トレジャーアイコン',
            'Treasure tile',
            '宝部屋',
          ],
        },
        {
          ja: 'トレジャートークン',
          reading: 'とれじゃーとーくん',
          en: 'treasure token',
          aliases: ['宝トークン', '宝箱', 'treasure marker'],
        },
      ],
      aliases: ['公開してすぐ取る', 'collect at once', '宝 すぐ拾う'],
      body: {
        ja: [
          'トレジャールームを公開したら、そのタイルにトレジャートークンを1つ置く。',
          'パラディンは同じエンカウンターの中ですぐ収集してよい。',
          '残しておいて、あとのエンカウンターで収集してもよい。',
        ],
        en: [
          'When a Treasure Room is revealed, put 1 treasure token on the tile.',
          'The Paladin may collect it at once, as part of the same encounter.',
          'Or leave it and collect it in a later encounter.',
        ],
      },
      related: ['tile-kinds', 'paladin-treasure', 'paladin-encounter', 'manor-role-treasures'],
      source: ['124-125'],
    },
    {
      id: 'pit',
      roles: [],
      title: {
        ja: '横穴はすぐには効果がなく、スケルトンの出口になる',
        en: 'Pit: nothing at once; Skeletons come out of it later',
      },
      reading: 'よこあなはすぐにはこうかがなく、すけるとんのでぐちになる',
      terms: [
        {
          ja: '横穴',
          reading: 'よこあな',
          en: 'Pit',
          aliases: ['穴', '横穴タイル', '横穴アイコン', 'ピット', 'hole'],
        },
        {
          ja: 'スポーン',
          reading: 'すぽーん',
          en: 'spawn',
          aliases: ['出現', '湧く', '復活', 'respawn', 'enter the map'],
        },
      ],
      aliases: ['スケルトン 出てくる', 'where Skeletons appear', '縁の横穴'],
      body: {
        ja: [
          '横穴タイルを公開しても、その場では何も起きない。',
          'スケルトンのスポーンでは、プレイヤーボードの駒が縁の横穴に1体ずつ出る。',
          'トンネル！では、ほかのプレイヤーの駒がいない横穴へ移動力なしで移れる。',
        ],
        en: [
          'Nothing happens when a Pit tile is revealed.',
          'When Skeletons spawn, those on the player board come out of Pits at the edge, one a Pit.',
          'With TUNNEL!! a Skeleton goes to a Pit without a piece of another player, at no Movement.',
        ],
      },
      related: ['tile-kinds', 'armory', 'skeleton-spawn', 'skeleton-action-tunnel'],
      source: ['126', '245', '256'],
    },
    {
      id: 'poltergeist',
      roles: [],
      title: {
        ja: 'ポルターガイスト：筋力はいつも2',
        en: 'Poltergeist: Strength is always 2',
      },
      reading: 'ぽるたーがいすと：きんりょくはいつも2',
      terms: [
        {
          ja: 'ポルターガイスト',
          reading: 'ぽるたーがいすと',
          en: 'Poltergeist',
          aliases: [
            'ポルターガイス',
            '幽霊',
            'お化け',
            'ポルガイ',
            'ghost',
            'ポルターガイストアイコン',
          ],
        },
      ],
      aliases: ['ポルターガイスト 強さ', 'ポルターガイスト 出現', 'Poltergeist appears', '筋力3'],
      body: {
        ja: [
          'パラディンやスケルトンが倒すには筋力3以上がいる。スパイダーは牙カードで倒す。',
          'ポルターガイストのタイルを公開すると、そこに1体置かれる。館の浮遊でも1体増える。',
          'パラディンが公開したら、そのままアタックする。できなければ撤退。',
          '倒されたものは館のサプライに戻る。',
          'マップにいる数で、館の次の前兆の数が決まる。',
        ],
        en: [
          'The Paladin and the Skeletons need Strength 3 or more to defeat one; the Spider uses Fangs.',
          'Revealing a Poltergeist tile puts one there; the Manor’s Fly adds one too.',
          'If the Paladin reveals it, he attacks it at once or retreats.',
          'A defeated one returns to the Manor’s supply.',
          'How many are on the map sets the Manor’s next Omens.',
        ],
      },
      related: [
        'paladin-attack-poltergeist',
        'paladin-revealed-poltergeist',
        'paladin-retreat',
        'paladin-victory-poltergeists',
        'manor-role-poltergeists',
      ],
      source: ['127', '144-146', '277', '384', '407', '504', '512'],
    },
    {
      id: 'armory',
      roles: [],
      title: {
        ja: '武器庫：スケルトンが装備を集めるタイル',
        en: 'Armory: where Skeletons gather gear',
      },
      reading: 'ぶきこ：すけるとんがそうびをあつめるたいる',
      terms: [
        {
          ja: '武器庫',
          reading: 'ぶきこ',
          en: 'Armory',
          aliases: ['武器庫タイル', '武器庫アイコン', 'アーモリー', 'armoury', '兵器庫'],
        },
      ],
      aliases: ['装備 場所', 'gear tile', '剣アイコン タイル'],
      body: {
        ja: [
          '公開しても、その場の効果はない。',
          'ここで移動を終えたスケルトンは、装備カードを1枚引ける。ダークタイルのままでもよい。',
          '準備で剣アイコンに置かれるので、裏向きでも場所はわかる。',
        ],
        en: [
          'Revealing it has no effect at once.',
          'A Skeleton that ends its movement here can draw a gear card, even while the tile is Dark.',
          'They start on the sword icons, so you know where they are even face down.',
        ],
      },
      related: ['set-up-armories', 'tile-kinds', 'pit', 'skeleton-action-gather'],
      source: ['14', '128-129', '254'],
    },
    {
      id: 'shrine',
      roles: ['paladin'],
      title: {
        ja: '神殿では信仰1個か神聖カード、エンカウンターごとに1回',
        en: 'Shrine: 1 faith or a Sanctity card, once an encounter',
      },
      reading: 'しんでんではしんこう1こかしんせいかーど、えんかうんたーごとに1かい',
      terms: [
        {
          ja: '神殿',
          reading: 'しんでん',
          en: 'Shrine',
          aliases: ['神殿タイル', '祠', '礼拝堂', 'temple', 'chapel'],
        },
      ],
      aliases: ['神殿 何回', '神殿の効果', 'Shrine twice', '神殿 信仰', '神殿 カード'],
      body: {
        ja: [
          '神殿にいるエンカウンターで、次のどちらか1つを得られる。',
          '信仰1個：炎か光を選んで得る。',
          '神聖カード：3枚引いて1枚を使い、2枚はデッキの下へ。',
          '何度でも使えるが、1回のエンカウンターで1回まで。もう一度使うには感知力をもう1消費する。',
        ],
        en: [
          'In an encounter at a Shrine you may take one of these.',
          '1 faith: Fire or Light, your choice.',
          'A Sanctity card: draw 3, play 1, put 2 under the deck.',
          'It can be used again and again, but once an encounter: another use costs another Perception.',
        ],
      },
      related: [
        'paladin-sanctity-cards',
        'paladin-faith',
        'paladin-encounter',
        'paladin-treasure-rosary',
      ],
      source: ['130'],
    },
  ],
};
