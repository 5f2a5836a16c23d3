import type { Chapter } from '../../../library/entry';

export const aboutChapter: Chapter = {
  id: 'about',
  title: { ja: 'グールという役割と内容物', en: 'The Ghoul and its components' },
  entries: [
    {
      id: 'ghoul-what',
      roles: ['ghoul'],
      title: {
        ja: 'グールは狩りで怒りをためて脱出する役割',
        en: 'The Ghoul hunts, gathers Fury and escapes',
      },
      reading: 'ぐーるはかりでいかりをためてだっしゅつするやくわり',
      terms: [
        {
          ja: 'グール',
          reading: 'ぐーる',
          en: 'Ghoul',
          aliases: ['食屍鬼', '屍鬼', 'ぐーる', 'グール役', 'ghoul role'],
        },
      ],
      aliases: [
        'グールとは',
        'どんな役割',
        'what is the ghoul',
        '拡張',
        'expansion role',
        'Fearsome Foes',
      ],
      body: {
        ja: [
          '拡張で加わるプレイヤーの役割。人数も他の役割との組み合わせも自由。',
          '他のプレイヤーを攻撃し、トレジャートークンを集めて怒りを増やす。',
          '怒りの目標値に届いた後、エントランスタイルから脱出すると勝ち。',
          'かつて人間だったものが洞窟の力で堕ちた姿で、狩ることしか頭にない。',
        ],
        en: [
          'A player role added by the expansion; it fits any number of players and any mix of roles.',
          'It attacks the other players and collects Treasure tokens to gain Fury.',
          'Once it has reached its Fury goal it wins by escaping through the Entrance tile.',
          'Once human and corrupted by the power of the caves, it has nothing left in mind but prey.',
        ],
      },
      related: ['ghoul-win', 'ghoul-turn-summary', 'vile-ghoul-what', 'ghoul-replace-a-role'],
      source: ['14', '17-21'],
    },
    {
      id: 'ghoul-replace-a-role',
      roles: ['ghoul'],
      title: {
        ja: '基本の5役割の1つと入れ替えるのがおすすめ',
        en: 'Best used in place of one of the five base roles',
      },
      reading: 'きほんの5やくわりの1つといれかえるのがおすすめ',
      aliases: [
        '6人',
        '7人',
        '何人まで',
        '追加 置き換え',
        'six players',
        'seven players',
        'how many players',
        '長い 時間',
      ],
      body: {
        ja: [
          'すすめられるのは、基本ゲームの5つの役割のうち1つをグールに替える遊び方。',
          '5役割にそのまま足して6人、ゴーストも入れて7人でも遊べる。',
          'その場合は5人のときよりかなり時間がかかる。',
        ],
        en: [
          'Recommended: let the Ghoul replace one of the five roles of the base game.',
          'It may also join all five for 6 players, or 7 together with the Ghost.',
          'Such a game runs much slower than one with five players.',
        ],
      },
      related: ['ghoul-what', 'ghoul-four-plus', 'turn-order'],
      source: ['14'],
    },
    {
      id: 'ghoul-components',
      roles: ['ghoul', 'vileGhoul'],
      title: { ja: 'グールの内容物一覧', en: 'Components of the Ghoul' },
      reading: 'ぐーるのないようぶついちらん',
      terms: [
        {
          ja: 'グールピース',
          reading: 'ぐーるぴーす',
          en: 'Ghoul piece',
          aliases: [
            'グールのコマ',
            'グール駒',
            'グールフィギュア',
            'ミープル',
            'ミニチュア',
            'スタンド',
            'Ghoul figure',
            'meeple',
            'miniature',
            'standee',
          ],
        },
        {
          ja: 'グールボード',
          reading: 'ぐーるぼーど',
          en: 'Ghoul board',
          aliases: ['グールプレイヤーボード', 'Ghoul player board'],
        },
        {
          ja: 'グールリファレンスカード',
          reading: 'ぐーるりふぁれんすかーど',
          en: 'Ghoul reference card',
          aliases: ['リファレンスカード', '参照カード', '早見カード', 'reference card'],
        },
        {
          ja: '難易度ヴァリアントカード',
          reading: 'なんいどゔぁりあんとかーど',
          en: 'Difficulty variant card',
          aliases: ['難易度カード', '難易度バリアントカード', 'difficulty card'],
        },
      ],
      aliases: ['コンポーネント', '個数', '枚数', 'contents', 'what is in the box', 'ディスク 9'],
      body: {
        ja: [
          {
            head: ['内容物', '数'],
            rows: [
              ['グールピース（スタンド、ミープル、ミニチュア）', '3'],
              ['グールボード', '1'],
              ['バイルグールボード', '1'],
              ['グールダイス', '3'],
              ['恐怖カード', '13'],
              ['グールディスク', '9'],
              ['怒りキューブ', '1'],
              ['難易度ヴァリアントカード', '5'],
              ['グールリファレンスカード（「グールの攻撃」）', '1'],
            ],
          },
        ],
        en: [
          {
            head: ['component', 'number'],
            rows: [
              ['Ghoul piece (standee, meeple, miniature)', '3'],
              ['Ghoul board', '1'],
              ['Vile Ghoul board', '1'],
              ['Ghoul die', '3'],
              ['Terror card', '13'],
              ['Ghoul disc', '9'],
              ['Fury cube', '1'],
              ['Difficulty variant card', '5'],
              ['Ghoul reference card (attacks of the Ghoul)', '1'],
            ],
          },
        ],
      },
      note: {
        ja: 'この資料は9枚の品も「グールダイス」と書くが、正しくはグールディスク。グールピース3種は、どれか1つを選んで使うものと読める。',
        en: 'The source sheet lists the nine pieces as Ghoul dice; they are Ghoul discs. The three Ghoul pieces seem to be alternatives: use one of them.',
      },
      related: ['ghoul-discs', 'terror-deck', 'ghoul-setup', 'ghoul-difficulty'],
      source: ['2-12', 'G1'],
    },
    {
      id: 'ghoul-discs',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'グールディスクは攻撃の値を示す9枚の印',
        en: 'Ghoul discs: nine markers that show your attack',
      },
      reading: 'ぐーるでぃすくはこうげきのあたいをしめす9まいのしるし',
      terms: [
        {
          ja: 'グールディスク',
          reading: 'ぐーるでぃすく',
          en: 'Ghoul disc',
          aliases: ['ディスク', '円盤', 'disc', 'disk', 'Ghoul disk'],
        },
      ],
      aliases: ['ディスク 使い道', 'what are discs for', '攻撃マーカー'],
      body: {
        ja: [
          'グール：攻撃スペースに攻撃ポイントの数だけ置き、攻撃のたびに払う。残りが防御力になる。',
          'グール：6を超えた移動力ポイントを数えるのにも使う。',
          'バイルグール：攻撃力の目印として置くだけで、払わない。',
        ],
        en: [
          'Ghoul: put as many on the Attack space as you have attack points and spend them to attack; what is left is your Defense.',
          'Ghoul: they also count movement points beyond 6.',
          'Vile Ghoul: they only remind you of your Attack and are never spent.',
        ],
      },
      related: [
        'ghoul-record-attack',
        'ghoul-record-movement',
        'ghoul-set-defense',
        'vile-ghoul-select-statistics',
      ],
      source: ['9', '24', '44-46', '226'],
    },
    {
      id: 'turn-order',
      roles: [],
      title: {
        ja: 'ターン順番：グールは6、バイルグールは2',
        en: 'Turn order: Ghoul sixth, Vile Ghoul second',
      },
      reading: 'たーんじゅんばん：ぐーるは6、ばいるぐーるは2',
      terms: [
        {
          ja: 'ターン順番',
          reading: 'たーんじゅんばん',
          en: 'turn order',
          aliases: ['手番順', 'ターン順', '手番の順番', 'order of play'],
        },
      ],
      aliases: ['いつ動く', '誰の後', '順番', 'who goes when', 'after the Thief', 'シーフの後'],
      body: {
        ja: [
          {
            head: ['順番', '役割'],
            rows: [
              ['1', 'ナイト'],
              ['2', 'ゴブリン部族またはバイルグール'],
              ['3', 'ドラゴン（または代わりのユニコーン）'],
              ['4', '洞窟'],
              ['5', 'シーフ'],
              ['6', 'グール'],
              ['7', 'ゴースト'],
            ],
          },
          'グールはシーフとゴーストの間、バイルグールはナイトとドラゴンの間。',
        ],
        en: [
          {
            head: ['order', 'role'],
            rows: [
              ['1', 'Knight'],
              ['2', 'Goblin Tribe or Vile Ghoul'],
              ['3', 'Dragon (or the Unicorn in his place)'],
              ['4', 'Cave'],
              ['5', 'Thief'],
              ['6', 'Ghoul'],
              ['7', 'Ghost'],
            ],
          },
          'The Ghoul plays between Thief and Ghost, the Vile Ghoul between Knight and Dragon.',
        ],
      },
      related: ['ghoul-turn-summary', 'vile-ghoul-turn-summary', 'other-roles'],
      source: ['29', '212', 'Y'],
    },
  ],
};
