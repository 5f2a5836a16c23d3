import type { Chapter } from '../../../library/entry';

export const spiderPowersChapter: Chapter = {
  id: 'spider-powers',
  title: { ja: 'スパイダー：ブラッドとほかのパワー', en: 'Spider: Blood and other powers' },
  entries: [
    {
      id: 'spider-blood',
      roles: ['spider'],
      title: { ja: 'ブラッド：得る方法と使い道', en: 'Blood: how to gain and spend it' },
      reading: 'ぶらっど：えるほうほうとつかいみち',
      terms: [
        {
          ja: 'ブラッド',
          reading: 'ぶらっど',
          en: 'Blood',
          aliases: [
            'ブラッドキューブ',
            'ブラッドトークン',
            '血',
            '血液',
            'blood cube',
            'blood token',
          ],
        },
      ],
      aliases: ['ブラッドを得る', 'ブラッド 増やす', 'gain blood', 'spend blood', '血を集める'],
      body: {
        ja: [
          {
            head: ['できごと', 'ブラッド'],
            rows: [
              ['目カードでイベントを公開', '1つごとに +1（キャスターは +2）'],
              ['ジャイアントスパイダーの牙カード', '1枚ごとに +1'],
              ['キャスターの牙カード', '+1'],
              ['蜘蛛の子の牙カード', 'アタックした駒ごとに +1'],
              ['キャスターを公開', '+1、卵1つごとに +1'],
              ['餌', '−3（恐怖 +1）'],
              ['管理', '−1（卵にブラッド）'],
            ],
          },
        ],
        en: [
          {
            head: ['Event', 'Blood'],
            rows: [
              ['Eyes reveal an Event', '+1 each (Caster +2)'],
              ['Fangs of the Giant Spider', '+1 a card'],
              ['Fangs of the Caster', '+1'],
              ['Fangs of the Spiderlings', '+1 for each piece attacked'],
              ['revealing the Caster', '+1, and +1 for each egg'],
              ['Feed', '−3 (Terror +1)'],
              ['Tend', '−1 (Blood on eggs)'],
            ],
          },
        ],
      },
      note: {
        ja: 'ブラッドの総数はこの資料にない。箱のキューブの数が上限。',
        en: 'The source sheet does not give the number of cubes; what is in the box is the limit.',
      },
      related: ['spider-eyes', 'spider-fangs', 'spider-feed', 'spider-tend', 'spider-caster-blood'],
      source: [
        '342',
        '356',
        '377',
        '380',
        '390',
        '393',
        '395',
        '401',
        '404',
        '417',
        '425',
        '427',
        '434',
      ],
      links: { tracks: ['spider.blood'] },
    },
    {
      id: 'spider-feed',
      roles: ['spider'],
      title: { ja: '餌：ブラッド3で恐怖1', en: 'Feed: 3 Blood for 1 Terror' },
      reading: 'えさ：ぶらっど3できょうふ1',
      terms: [
        {
          ja: '餌',
          reading: 'えさ',
          en: 'Feed',
          aliases: ['エサ', '餌のパワー', 'feeding', '食べる', 'フィード'],
        },
      ],
      aliases: ['ブラッド3', '恐怖に変える', 'blood into terror', 'convert blood'],
      body: {
        ja: [
          'ブラッド3つを消費し、恐怖1を得る。カードは要らない。',
          'ジャイアントスパイダーと蜘蛛の子が使える。キャスターは使えない。',
          '1ターンの回数の制限は書かれていない。',
        ],
        en: [
          'Spend 3 Blood to gain 1 Terror. No card is needed.',
          'For the Giant Spider and the Spiderlings, not for the Caster.',
          'No limit a turn is given.',
        ],
      },
      related: ['spider-terror', 'spider-blood', 'spider-forms'],
      source: ['390', '434'],
    },
    {
      id: 'spider-unsettle',
      roles: ['spider'],
      title: {
        ja: '不穏：蜘蛛の巣が多ければカード1枚で恐怖1',
        en: 'Unsettle: with enough webs, 1 card gives 1 Terror',
      },
      reading: 'ふおん：くものすがおおければかーど1まいできょうふ1',
      terms: [
        {
          ja: '不穏',
          reading: 'ふおん',
          en: 'Unsettle',
          aliases: ['不穏のパワー', 'Scare', '怖がらせる', 'スケア', 'unsettling'],
        },
      ],
      aliases: ['蜘蛛の巣6つ', '蜘蛛の巣8つ', '6 webs', '8 webs', '不穏 条件'],
      body: {
        ja: [
          '1ターンに1回、任意のカード1枚を捨てて恐怖1を得る。',
          'マップの蜘蛛の巣の数が条件で、消費はしない。',
          {
            head: ['形態', '必要な蜘蛛の巣'],
            rows: [
              ['キャスター', '6つ以上'],
              ['蜘蛛の子', '8つ以上'],
              ['ジャイアントスパイダー', '使えない'],
            ],
          },
        ],
        en: [
          'Once a turn, discard any one card to gain 1 Terror.',
          'The webs on the map are only a condition; they are not spent.',
          {
            head: ['Form', 'Webs needed'],
            rows: [
              ['Caster', '6 or more'],
              ['Spiderlings', '8 or more'],
              ['Giant Spider', 'not available'],
            ],
          },
        ],
      },
      note: {
        ja: '「6つ」「8つ」は、それ以上ならよいと読んだ。',
        en: 'The numbers are read as “at least”.',
      },
      related: ['spider-terror', 'spider-webs', 'spider-forms'],
      source: ['412', '432'],
    },
    {
      id: 'spider-legs',
      roles: ['spider'],
      title: {
        ja: '足のパワー：カードを捨てて移動を延ばす',
        en: 'Legs: discard a card to move further',
      },
      reading: 'あしのぱわー：かーどをすてていどうをのばす',
      terms: [
        {
          ja: '足のパワー',
          reading: 'あしのぱわー',
          en: 'Legs',
          aliases: ['足', '脚', 'レッグ', 'legs power'],
        },
      ],
      aliases: [
        'スパイダー 追加移動',
        'スパイダー テレポート',
        'spider extra move',
        'spider teleport',
        '移動力 追加',
      ],
      body: {
        ja: [
          {
            head: ['形態', '捨てるカード', '効果'],
            rows: [
              ['ジャイアントスパイダー', '任意の1枚', '移動力 +1、壁をもう1つ抜けられる'],
              ['キャスター', '任意の1枚', '1スペース多く移動'],
              ['キャスター', '同じ種類2枚', '2スペースのテレポート'],
              ['蜘蛛の子', '任意の1枚', '今の1匹と、この後の全員が1スペース多く移動'],
            ],
          },
        ],
        en: [
          {
            head: ['Form', 'Discard', 'Effect'],
            rows: [
              ['Giant Spider', 'any card', 'Movement +1 and one more wall'],
              ['Caster', 'any card', 'move 1 space more'],
              ['Caster', '2 of a kind', 'teleport 2 spaces'],
              ['Spiderlings', 'any card', 'the active one and all that follow move 1 more'],
            ],
          },
        ],
      },
      related: ['spider-movement-table', 'spider-forms', 'spider-caster'],
      source: ['391', '414-415', '433'],
    },
    {
      id: 'spider-loot',
      roles: ['spider'],
      title: {
        ja: '略奪：カード1枚でここのトレジャーを取る',
        en: 'Loot: 1 card takes a treasure here',
      },
      reading: 'りゃくだつ：かーど1まいでここのとれじゃーをとる',
      terms: [
        {
          ja: '略奪',
          reading: 'りゃくだつ',
          en: 'Loot',
          aliases: ['略奪のパワー', 'plunder', '宝を取る'],
        },
      ],
      aliases: ['スパイダー トレジャー', 'スパイダー 宝', 'spider treasure', 'take treasure'],
      body: {
        ja: [
          '任意のカード1枚を捨て、同じスペースのトレジャー1つを取る。',
          'ジャイアントスパイダーとキャスターが使える。蜘蛛の子は使えない。',
        ],
        en: [
          'Discard any one card to take one treasure from your space.',
          'For the Giant Spider and the Caster, not for the Spiderlings.',
        ],
      },
      note: {
        ja: '取ったトレジャーがスパイダーに何をもたらすかは書かれていない。少なくとも、パラディンとスケルトンの手には渡らない。',
        en: 'What the treasure gives the Spider is not stated; at least the Paladin and the Skeletons do not get it.',
      },
      related: ['spider-forms', 'manor-role-treasures', 'skeleton-action-loot'],
      source: ['392', '416'],
    },
    {
      id: 'spider-tend',
      roles: ['spider'],
      title: { ja: '管理：ブラッド1で卵にブラッドを置く', en: 'Tend: 1 Blood puts Blood on eggs' },
      reading: 'かんり：ぶらっど1でたまごにぶらっどをおく',
      terms: [
        {
          ja: '管理',
          reading: 'かんり',
          en: 'Tend',
          aliases: ['管理のパワー', '世話', '卵の世話', 'テンド', 'tending'],
        },
      ],
      aliases: ['卵を育てる', '卵にブラッド', 'feed the egg', 'blood on eggs', '卵の管理'],
      body: {
        ja: [
          {
            head: ['形態', '効果（ブラッド1を消費）', '回数'],
            rows: [
              ['ジャイアントスパイダー', '2スペース以内の卵すべてにブラッド1ずつ', '1ターンに1回'],
              ['キャスター', '視線が通る卵1つにブラッド1', '制限は書かれていない'],
              ['蜘蛛の子', '使えない', '–'],
            ],
          },
          '卵にブラッド5と蜘蛛の巣1がそろうと孵化する。',
        ],
        en: [
          {
            head: ['Form', 'Effect (spend 1 Blood)', 'How often'],
            rows: [
              ['Giant Spider', '1 Blood on every egg within 2 spaces', 'once a turn'],
              ['Caster', '1 Blood on an egg in line of sight', 'no limit stated'],
              ['Spiderlings', 'not available', '–'],
            ],
          },
          'An egg with 5 Blood and a web hatches.',
        ],
      },
      note: {
        ja: 'ジャイアントスパイダーの場合、消費した1つとは別に、置くブラッドはサプライから取ると読んだ。',
        en: 'For the Giant Spider the Blood placed is read as coming from the supply, apart from the 1 spent.',
      },
      related: ['spider-eggs', 'spider-egg-hatch', 'spider-blood'],
      source: ['393', '417'],
    },
    {
      id: 'spider-egg-power',
      roles: ['spider'],
      title: { ja: '卵を置くにはカード2枚', en: 'Laying an egg costs 2 cards' },
      reading: 'たまごをおくにはかーど2まい',
      terms: [
        {
          ja: '卵を置く',
          reading: 'たまごをおく',
          en: 'lay an egg',
          aliases: ['産卵', '卵のパワー', 'Lay Egg', '卵を産む'],
        },
      ],
      aliases: ['卵 費用', '卵 カード', 'place an egg', 'egg cost', '卵の置き方'],
      body: {
        ja: [
          {
            head: ['形態', '捨てるカード', '置く場所'],
            rows: [
              ['ジャイアントスパイダー', '任意の2枚', '自分のいるスペース'],
              ['キャスター', '同じ種類の2枚', '自分のいるスペースか、視線が通るスペース'],
              ['蜘蛛の子', '置けない', '–'],
            ],
          },
          '置いたときのブラッドは0。',
        ],
        en: [
          {
            head: ['Form', 'Discard', 'Where'],
            rows: [
              ['Giant Spider', 'any 2 cards', 'on its own space'],
              ['Caster', '2 cards of one kind', 'on its own space or one in line of sight'],
              ['Spiderlings', 'not available', '–'],
            ],
          },
          'A new egg has no Blood on it.',
        ],
      },
      note: {
        ja: '卵の数の上限はこの資料にない。箱の数まで。',
        en: 'The source sheet gives no number of eggs; what is in the box is the limit.',
      },
      related: ['spider-eggs', 'spider-egg-hatch', 'spider-tend'],
      source: ['389', '413'],
    },
  ],
};
