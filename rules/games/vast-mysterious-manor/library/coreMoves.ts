import type { Chapter } from '../../../library/entry';

export const coreMovesChapter: Chapter = {
  id: 'core-moves',
  title: { ja: '移動とアタック', en: 'Movement and attack' },
  entries: [
    {
      id: 'movement',
      roles: [],
      title: {
        ja: '移動力1で隣接タイルへ移動する',
        en: 'One Movement takes you to an adjacent tile',
      },
      reading: 'いどうりょく1でりんせつたいるへいどうする',
      terms: [
        {
          ja: '移動力',
          reading: 'いどうりょく',
          en: 'Movement',
          aliases: ['移動ポイント', '移動', '歩数', 'movement points', 'move', 'speed'],
        },
      ],
      aliases: ['動き方', 'how to move', '移動コスト', '何マス動ける', '移動のルール'],
      body: {
        ja: [
          '移動力1を消費して、自分の駒を隣接タイルへ動かす。斜めには動けない。',
          '入れるのはライトタイルかダークタイル。空きスペースには入れない。',
          '壁のある側面は通れない。',
          '蜘蛛の巣があると、1つごとに移動力をもう1消費する。',
          '移動力を得る方法はロールごとに違う。',
        ],
        en: [
          'Spend 1 Movement to move your piece to an adjacent tile, never diagonally.',
          'You can enter Lit and Dark tiles, not empty spaces.',
          'A side with a wall cannot be passed.',
          'Each web on the tile you enter costs 1 more.',
          'How you get Movement depends on your role.',
        ],
      },
      related: ['move-cost', 'walls-block', 'webs-slow', 'attack', 'paladin-movement'],
      source: ['56-58'],
    },
    {
      id: 'move-cost',
      roles: [],
      title: {
        ja: '1スペース入るのに必要な移動力の一覧',
        en: 'What entering a space costs',
      },
      reading: '1すぺーすはいるのにひつようないどうりょくのいちらん',
      aliases: [
        '移動コスト表',
        '移動力 計算',
        'movement cost table',
        '壁 移動力',
        'ランプ 移動力',
        '蜘蛛の巣 移動力',
      ],
      body: {
        ja: [
          {
            head: ['場合', 'パラディンなど', 'スケルトン', 'スパイダー'],
            rows: [
              ['基本', '1', '1', '1'],
              ['蜘蛛の巣1つごと', '+1', '+1', '+0'],
              ['壁', '通れない', '+1', '形態による'],
              ['ライトタイル', '+0', '+1', '+0'],
              ['ランプ', '+0', '+1', '+0'],
              ['空きスペース', '入れない', '入れる', '入れない'],
            ],
          },
          '例：蜘蛛の巣2つのタイルに入るパラディンは1＋2で3。',
          '例：蜘蛛の巣2つのライトタイルに入るスケルトンは1＋1＋2で4。',
          'スパイダー以外が入ると、そこの蜘蛛の巣は全部スパイダーに戻る。',
        ],
        en: [
          {
            head: ['Case', 'Paladin, others', 'Skeleton', 'Spider'],
            rows: [
              ['Base', '1', '1', '1'],
              ['Each web', '+1', '+1', '+0'],
              ['Wall', 'no way', '+1', 'by form'],
              ['Lit tile', '+0', '+1', '+0'],
              ['Lamp', '+0', '+1', '+0'],
              ['Empty space', 'no', 'yes', 'no'],
            ],
          },
          'Example: the Paladin enters a tile with 2 webs for 1 + 2 = 3.',
          'Example: a Skeleton enters a Lit tile with 2 webs for 1 + 1 + 2 = 4.',
          'When anyone but the Spider enters, all webs there return to the Spider.',
        ],
      },
      related: [
        'movement',
        'walls-block',
        'webs-slow',
        'paladin-lamp-skeletons',
        'skeleton-move-cost',
      ],
      source: ['58-60', '218', '251', '258-259', '364', '373', '420'],
      links: { tools: ['vast-move-cost'] },
    },
    {
      id: 'walls-block',
      roles: [],
      title: {
        ja: '壁のある側面は通り抜けられない',
        en: 'You cannot move through a wall',
      },
      reading: 'かべのあるそくめんはとおりぬけられない',
      aliases: ['壁を越える', '壁を抜ける', 'pass through walls', '壁 移動', 'blocked by wall'],
      body: {
        ja: [
          '壁のある側面を通っての移動はできない。',
          'パラディンは炎1を消費してブリーチを置けば、その壁を開ける。',
          'スケルトンは移動力をもう1消費すれば壁を抜けられる。',
          'ジャイアントスパイダーは1ターンに壁1つ（足のパワーで1つ追加）、蜘蛛の子は壁をいくつでも抜ける。キャスターは抜けられない。',
        ],
        en: [
          'Nobody moves through a side with a wall.',
          'The Paladin can open one with a breach for 1 Fire.',
          'A Skeleton passes a wall for 1 more Movement.',
          'The Giant Spider passes 1 wall a turn (1 more with Legs), Spiderlings any number, the Caster none.',
        ],
      },
      related: ['open-side', 'paladin-breach', 'move-cost'],
      source: ['59', '206', '251', '373', '391', '420'],
    },
    {
      id: 'force-wall',
      roles: [],
      title: {
        ja: 'フォースウォールは壁と同じ、タイルが動くと消える',
        en: 'A force wall is a wall until one of its tiles moves',
      },
      reading: 'ふぉーすうぉーるはかべとおなじ、たいるがうごくときえる',
      terms: [
        {
          ja: 'フォースウォール',
          reading: 'ふぉーすうぉーる',
          en: 'force wall',
          aliases: ['力場の壁', 'フォースウォールトークン', 'forcewall', '魔法の壁', '力の壁'],
        },
      ],
      aliases: [
        '館が置く壁',
        '壁トークン',
        'wall token',
        'フォースウォール 消える',
        'remove force wall',
      ],
      body: {
        ja: [
          '館が、隣接する2枚のタイルの間の壁のない側面に置く。ふつうの壁として扱う。',
          'どちらかのタイルが回転したり動いたりすると、館のサプライに戻る。',
          'ダークタイルが公開されて同じ側面にふつうの壁ができたときも戻る。',
          '全部使っていれば、置いてある1つを取って置き直す。',
          '破壊する神聖カードがある。',
        ],
        en: [
          'The Manor places it on a side without a wall between two adjacent tiles. It counts as a wall.',
          'It returns to the Manor’s supply when one of the two tiles is rotated or moved.',
          'It also returns when a revealed Dark tile brings an ordinary wall to that side.',
          'If all are in use, take one from the map and place it anew.',
          'A Sanctity card can destroy it.',
        ],
      },
      related: [
        'walls-block',
        'component-limit',
        'paladin-breach',
        'paladin-sanctity-cleanse',
        'manor-role-walls',
      ],
      source: ['37', '179', '483-485'],
    },
    {
      id: 'webs-slow',
      roles: [],
      title: {
        ja: '蜘蛛の巣1つごとに移動力 +1、入ると全部なくなる',
        en: 'Each web costs 1 more Movement; entering removes them all',
      },
      reading: 'くものす1つごとにいどうりょく +1、はいるとぜんぶなくなる',
      aliases: [
        'クモの巣 移動',
        '蜘蛛の巣 入る',
        'web movement',
        'webs removed',
        '巣を壊す',
        'entering webs',
      ],
      body: {
        ja: [
          '蜘蛛の巣のあるタイルに入るには、1つごとに移動力を追加で1消費する。',
          '入ると、そこの蜘蛛の巣はすべて取り除かれ、スパイダーに返す。',
          '1タイルの蜘蛛の巣は3つまでなので、入るのに最大4。',
          'スパイダー自身は追加を払わず、蜘蛛の巣も残る。',
        ],
        en: [
          'Entering a tile with webs costs 1 more Movement for each of them.',
          'When you enter, all webs there are removed and go back to the Spider.',
          'A tile holds at most 3 webs, so entering costs at most 4.',
          'The Spider pays nothing extra and its webs stay.',
        ],
      },
      related: ['move-cost', 'movement', 'paladin-remove-web', 'spider-webs'],
      source: ['60', '364', '446-447'],
    },
    {
      id: 'attack',
      roles: [],
      title: {
        ja: 'アタックは相手と同じスペースで行う',
        en: 'You attack a piece on the same space',
      },
      reading: 'あたっくはあいてとおなじすぺーすでおこなう',
      terms: [
        {
          ja: 'アタック',
          reading: 'あたっく',
          en: 'attack',
          aliases: ['攻撃', 'アタックス', '戦闘', '近接戦闘', '戦い', 'combat', 'fight', 'hit'],
        },
      ],
      aliases: ['攻撃のやり方', 'how to attack', '戦闘ルール', '殴る', 'melee'],
      body: {
        ja: [
          'アタックするには、自分の駒が相手の駒と同じスペースにいなければならない。',
          '相手の駒がいるスペースに入ると、自動的にアタックになる。',
          '入るには、自分の筋力が相手の筋力か防御力を上回る必要がある。',
          '何が起きるかは、アタックする側とされる側の組み合わせで決まる。',
        ],
        en: [
          'To attack a piece, your own piece must be on the same space.',
          'Moving onto a space with another player’s piece attacks it automatically.',
          'To move there, your Strength must be above its Strength or Defense.',
          'What happens depends on who attacks whom.',
        ],
      },
      related: ['attack-strength', 'scatter', 'paladin-attacks-overview', 'player-piece'],
      source: ['61-62', '64'],
    },
    {
      id: 'attack-strength',
      roles: [],
      title: {
        ja: '筋力が相手を上回れば成功、同じ値では足りない',
        en: 'Strength must be above the target’s; equal is not enough',
      },
      reading: 'きんりょくがあいてをうわまわればせいこう、おなじあたいではたりない',
      terms: [
        {
          ja: '筋力',
          reading: 'きんりょく',
          en: 'Strength',
          aliases: ['攻撃力', '強さ', '腕力', 'ストレングス', 'STR'],
        },
        {
          ja: '防御力',
          reading: 'ぼうぎょりょく',
          en: 'Defense',
          aliases: ['守備力', '防御', 'ディフェンス', 'defence', 'DEF'],
        },
      ],
      aliases: ['同点', '同値', '引き分け', 'tie', 'equal Strength', '勝てない', '入れない'],
      body: {
        ja: [
          '自分の筋力が、対象の筋力か防御力より大きいときだけ入ってアタックできる。同じ値では入れない。',
          {
            head: ['対象', '値'],
            rows: [
              ['パラディン', '筋力1＋キューブなど'],
              ['スケルトン1体', '筋力1'],
              ['スケルトンの集団', '最大の筋力＋数−1'],
              ['スパイダー', '防御力はボードの表示に従う'],
              ['卵', '防御力1＋ブラッド'],
              ['ポルターガイスト', '筋力2'],
              ['レイス', 'アタックできない'],
              ['エンチャンター', '防御力はボードの表示に従う'],
            ],
          },
        ],
        en: [
          'You can move in and attack only if your Strength is greater than the target’s Strength or Defense, not equal.',
          {
            head: ['Target', 'Value'],
            rows: [
              ['Paladin', 'Strength 1 + cubes and so on'],
              ['One Skeleton', 'Strength 1'],
              ['Several Skeletons', 'strongest + number − 1'],
              ['Spider', 'Defense as printed on the board'],
              ['Egg', 'Defense 1 + Blood'],
              ['Poltergeist', 'Strength 2'],
              ['Wraith', 'cannot be attacked'],
              ['Enchanter', 'Defense as printed on the board'],
            ],
          },
        ],
      },
      related: [
        'attack',
        'paladin-strength',
        'paladin-attack-skeleton-group',
        'paladin-attacks-overview',
      ],
      source: ['64', '134', '142', '144', '150', '360'],
    },
    {
      id: 'scatter',
      roles: [],
      title: {
        ja: '離散の中身は相手のロールで決まる',
        en: 'What scattering means depends on who scatters',
      },
      reading: 'りさんのなかみはあいてのろーるできまる',
      terms: [
        {
          ja: '離散',
          reading: 'りさん',
          en: 'scatter',
          aliases: ['散る', 'ばらける', '散らばる', 'scattered', 'disperse', '離散する'],
        },
      ],
      aliases: ['離散とは', 'what is scatter', '離散したら', '離散の効果'],
      body: {
        ja: [
          'アタックの結果として「離散」と書かれていたら、離散した側の章の効果を行う。',
          'スケルトン：駒をプレイヤーボードに戻し、安定性を1失う。',
          'エンチャンター：離散の内容は資料にない。ボードの表示に従う。',
          'パラディンやスパイダーを離散させる効果は書かれていない。',
        ],
        en: [
          'If an attack makes an opponent scatter, do what the chapter of that opponent says.',
          'Skeleton: the piece returns to the player board and the Skeletons lose 1 Stability.',
          'Enchanter: the effect is not given; go by its board.',
          'Nothing in these rules makes the Paladin or the Spider scatter.',
        ],
      },
      related: [
        'attack',
        'paladin-attack-skeletons',
        'paladin-attack-enchanter',
        'skeleton-scatter',
      ],
      source: ['65', '290-291'],
    },
  ],
};
