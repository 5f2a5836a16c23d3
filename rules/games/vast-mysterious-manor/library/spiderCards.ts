import type { Chapter } from '../../../library/entry';

export const spiderCardsChapter: Chapter = {
  id: 'spider-cards',
  title: { ja: 'スパイダー：形態の比較とパワーカード', en: 'Spider: forms compared, power cards' },
  entries: [
    {
      id: 'spider-forms',
      roles: ['spider'],
      title: { ja: '3つの形態の比較', en: 'The three forms compared' },
      reading: '3つのけいたいのひかく',
      terms: [
        {
          ja: '形態',
          reading: 'けいたい',
          en: 'form',
          aliases: ['フォーム', '変身', '姿', 'スパイダーの形態', 'shape'],
        },
      ],
      aliases: ['形態 一覧', '形態 違い', 'compare forms', 'form table', 'どの形態がいい'],
      body: {
        ja: [
          {
            head: ['項目', 'ジャイアントスパイダー', 'キャスター', '蜘蛛の子'],
            rows: [
              ['移動力', '3、壁は1ターンに1つ', '2', '1匹ごとに4、壁は自由'],
              ['どのカードも', '牙カードになる', '目カードになる', '蜘蛛の巣カードになる'],
              ['目カード', '今いるか隣。追加1枚ごとに2枚', '任意の1枚', '蜘蛛の子のいる全タイル'],
              ['牙カード', '同じスペースの駒', '見える駒', '同じスペースの駒すべて'],
              [
                '蜘蛛の巣カード',
                '今いるか隣に1つ。追加1枚ごとに2つ',
                '見えるスペースに1つ',
                '各スペースに1つ',
              ],
              ['卵', '2枚', '同種2枚', 'なし'],
              ['餌', 'ブラッド3で恐怖1', 'なし', 'ブラッド3で恐怖1'],
              ['不穏', 'なし', '蜘蛛の巣6以上', '蜘蛛の巣8以上'],
              ['足', '移動 +1、壁 +1', '移動 +1、同種2枚でテレポート2', '以後の全員が移動 +1'],
              ['略奪', '1枚', '1枚', 'なし'],
              ['管理', '2スペース以内の全卵', '見える卵1つ', 'なし'],
            ],
          },
        ],
        en: [
          {
            head: ['What', 'Giant Spider', 'Caster', 'Spiderlings'],
            rows: [
              ['Movement', '3, one wall a turn', '2', '4 each, any walls'],
              ['any card may be', 'Fangs', 'Eyes', 'Webs'],
              [
                'Eyes',
                'own or adjacent; 2 more for each extra card',
                'any one tile',
                'every tile with a Spiderling',
              ],
              ['Fangs', 'a piece on your space', 'a visible piece', 'all pieces sharing a space'],
              [
                'Webs card',
                '1 own or adjacent; 2 more for each extra card',
                '1 on a visible space',
                '1 on each space',
              ],
              ['egg', '2 cards', '2 of a kind', 'no'],
              ['Feed', '3 Blood: 1 Terror', 'no', '3 Blood: 1 Terror'],
              ['Unsettle', 'no', '6 webs or more', '8 webs or more'],
              [
                'Legs',
                'move +1, wall +1',
                'move +1; 2 of a kind teleport 2',
                'this and all later move +1',
              ],
              ['Loot', '1 card', '1 card', 'no'],
              ['Tend', 'all eggs within 2', 'one visible egg', 'no'],
            ],
          },
        ],
      },
      related: [
        'spider-giant',
        'spider-caster',
        'spider-spiderlings',
        'spider-reveal',
        'spider-change-when-attacked',
      ],
      source: ['362', '371-434'],
    },
    {
      id: 'spider-power-cards',
      roles: ['spider'],
      title: {
        ja: 'パワーカードは目・牙・蜘蛛の巣の3種類',
        en: 'Power cards: Eyes, Fangs and Webs',
      },
      reading: 'ぱわーかーどはめ・きば・くものすの3しゅるい',
      terms: [
        {
          ja: 'パワーカード',
          reading: 'ぱわーかーど',
          en: 'power card',
          aliases: ['スパイダーのカード', 'パワー', 'spider card', 'スパイダーの手札', 'power'],
        },
      ],
      aliases: [
        'スパイダー カード 種類',
        'kinds of power cards',
        '目 牙 蜘蛛の巣',
        'eyes fangs webs',
      ],
      body: {
        ja: [
          '目カードはタイルの公開、牙カードはアタック、蜘蛛の巣カードは蜘蛛の巣の配置に使う。効果の大きさは形態で変わる。',
          'ほかのパワー（卵、不穏、足、略奪）の費用として捨てることもできる。',
          '手札は非公開。',
        ],
        en: [
          'Eyes reveal tiles, Fangs attack, Webs place webs; how well depends on the form.',
          'They also pay for other powers: egg, Unsettle, Legs, Loot.',
          'The hand is secret.',
        ],
      },
      related: [
        'spider-eyes',
        'spider-fangs',
        'spider-webs-card',
        'spider-wild-cards',
        'spider-spirit',
      ],
      source: ['361', '32', '341'],
    },
    {
      id: 'spider-wild-cards',
      roles: ['spider'],
      title: {
        ja: '形態ごとに、どのカードも1種類の代わりになる',
        en: 'In each form any card can stand in for one kind',
      },
      reading: 'けいたいごとに、どのかーども1しゅるいのかわりになる',
      aliases: [
        'カードの代用',
        '目カードとして使う',
        '牙カードの代わり',
        'wild card',
        'play as fangs',
        'any card as',
      ],
      body: {
        ja: [
          {
            head: ['形態', '代わりに使える'],
            rows: [
              ['ジャイアントスパイダー', '目カードと蜘蛛の巣カードを牙カードとして'],
              ['キャスター', '牙カードと蜘蛛の巣カードを目カードとして'],
              ['蜘蛛の子', '目カードと牙カードを蜘蛛の巣カードとして'],
            ],
          },
        ],
        en: [
          {
            head: ['Form', 'May be played'],
            rows: [
              ['Giant Spider', 'Eyes and Webs cards as Fangs'],
              ['Caster', 'Fangs and Webs cards as Eyes'],
              ['Spiderlings', 'Eyes and Fangs cards as Webs'],
            ],
          },
        ],
      },
      related: ['spider-power-cards', 'spider-forms', 'spider-act'],
      source: ['375', '399', '423'],
    },
    {
      id: 'spider-eyes',
      roles: ['spider'],
      title: {
        ja: '目カード：タイルを公開し、ブラッドを得る',
        en: 'Eyes: reveal tiles and gain Blood',
      },
      reading: 'めかーど：たいるをこうかいし、ぶらっどをえる',
      terms: [
        {
          ja: '目カード',
          reading: 'めかーど',
          en: 'Eyes',
          aliases: ['目', '目のカード', '眼', 'アイズ', 'Eyes card', 'eye'],
        },
      ],
      aliases: [
        'スパイダー タイル公開',
        'イベントシンボル ブラッド',
        'spider reveal tiles',
        '目のパワー',
      ],
      body: {
        ja: [
          {
            head: ['形態', '公開するタイル', 'イベントごとのブラッド'],
            rows: [
              ['ジャイアントスパイダー', '今いるか隣接の1枚。追加1枚ごとにさらに2枚', '1'],
              ['キャスター', 'マップの任意の1枚', '2'],
              ['蜘蛛の子', '蜘蛛の子のいるタイルすべて', '1'],
            ],
          },
          '公開したタイルの向きと、開いた側面の先の補充は、共通のルールに従う。',
        ],
        en: [
          {
            head: ['Form', 'Tiles revealed', 'Blood for each Event'],
            rows: [
              ['Giant Spider', 'own or one adjacent; 2 more for each extra card', '1'],
              ['Caster', 'any one on the map', '2'],
              ['Spiderlings', 'every tile with a Spiderling', '1'],
            ],
          },
          'Turning the tiles and filling their open edges follow the common rules.',
        ],
      },
      related: [
        'spider-giant-eyes',
        'spider-caster-eyes',
        'spider-spiderlings-eyes',
        'spider-blood',
      ],
      source: ['376-377', '400-401', '424-425'],
    },
    {
      id: 'spider-fangs',
      roles: ['spider'],
      title: { ja: '牙カード：アタックしてブラッドを得る', en: 'Fangs: attack and gain Blood' },
      reading: 'きばかーど：あたっくしてぶらっどをえる',
      terms: [
        {
          ja: '牙カード',
          reading: 'きばかーど',
          en: 'Fangs',
          aliases: ['牙', '牙のカード', 'ファング', 'Fangs card', '噛みつく', 'bite'],
        },
      ],
      aliases: ['スパイダー アタック', 'スパイダー 攻撃', 'spider attack', '牙のパワー', '噛む'],
      body: {
        ja: [
          {
            head: ['対象', 'ジャイアントスパイダー', 'キャスター'],
            rows: [
              [
                'パラディン',
                '経験値 −1、1スペース動かせる。追加1枚ごとにどちらかをもう1',
                '経験値 −1、1スペース動かす',
              ],
              ['スケルトン', '離散。追加1枚ごとに安定性 −1', '離散'],
              ['ポルターガイスト', '倒す。追加1枚ごとに館の前兆 −1', '取り除く'],
              ['エンチャンター', '離散。追加1枚ごとにディスク1枚を除く', 'ディスク1つを除く'],
              ['ブラッド', '牙カード1枚ごとに1', '1'],
            ],
          },
          '蜘蛛の子は、同じスペースのすべての駒をアタックし、1スペース動かせる。駒1つごとにブラッド1。',
          'スパイダーに筋力はないので、相手の筋力と比べない。',
        ],
        en: [
          {
            head: ['Target', 'Giant Spider', 'Caster'],
            rows: [
              [
                'Paladin',
                'Experience −1, may move him 1; one of these again for each extra card',
                'Experience −1, moves 1 space',
              ],
              ['Skeleton', 'scatters; Stability −1 for each extra card', 'scatters'],
              ['Poltergeist', 'defeated; the Manor loses 1 Omen for each extra card', 'removed'],
              ['Enchanter', 'scatters; 1 disc removed for each extra card', '1 disc removed'],
              ['Blood', '1 for each Fangs card', '1'],
            ],
          },
          'Spiderlings attack all pieces on their spaces and may push each 1 space: 1 Blood a piece.',
          'The Spider has no Strength, so none is compared.',
        ],
      },
      note: {
        ja: '相手の筋力と比べないことは明記されていないが、比べる数値がスパイダーにない。',
        en: 'That nothing is compared is not spelled out, but the Spider has no number to compare.',
      },
      related: [
        'spider-giant-fangs',
        'spider-caster-fangs',
        'spider-spiderlings-fangs',
        'spider-blood',
      ],
      source: ['379-385', '403-408', '426-427', '368'],
    },
    {
      id: 'spider-webs-card',
      roles: ['spider'],
      title: { ja: '蜘蛛の巣カード：蜘蛛の巣を置く', en: 'Webs card: place webs' },
      reading: 'くものすかーど：くものすをおく',
      terms: [
        {
          ja: '蜘蛛の巣カード',
          reading: 'くものすかーど',
          en: 'Webs card',
          aliases: ['蜘蛛のスカード', 'クモの巣カード', 'Webs', '巣カード'],
        },
      ],
      aliases: ['蜘蛛の巣を張る', '蜘蛛の巣を置く', 'place webs', 'spin webs', '巣を張る'],
      body: {
        ja: [
          {
            head: ['形態', '置く蜘蛛の巣'],
            rows: [
              ['ジャイアントスパイダー', '今いるか隣接スペースに1つ。追加1枚ごとにさらに2つ'],
              ['キャスター', '視線が通る駒の下かスペースに1つ'],
              ['蜘蛛の子', '蜘蛛の子のいるスペースに1つずつ'],
            ],
          },
          'タイル1枚に3つまで。',
        ],
        en: [
          {
            head: ['Form', 'Webs placed'],
            rows: [
              ['Giant Spider', '1 on its own or an adjacent space; 2 more for each extra card'],
              ['Caster', '1 under a piece or on a space in line of sight'],
              ['Spiderlings', '1 on each space with a Spiderling'],
            ],
          },
          'At most three on a tile.',
        ],
      },
      related: [
        'spider-webs',
        'spider-web-limit',
        'spider-giant-webs',
        'spider-caster-webs',
        'spider-spiderlings-webs',
      ],
      source: ['386-387', '409-410', '428-429', '446'],
    },
  ],
};
