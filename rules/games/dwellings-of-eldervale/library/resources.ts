import type { Chapter } from '../../../library/entry';

export const resourcesChapter: Chapter = {
  id: 'resources',
  title: { ja: 'リソースと宝物', en: 'Resources and treasure' },
  entries: [
    {
      id: 'resources',
      roles: [],
      title: { ja: 'リソースは6種類と魔法カード', en: 'Six kinds of resource, plus Magic cards' },
      reading: 'りそーすは6しゅるいとまほうかーど',
      terms: [
        {
          ja: 'リソース',
          reading: 'りそーす',
          en: 'resource',
          aliases: ['資源', '素材', 'goods'],
        },
        {
          ja: '宝石',
          reading: 'ほうせき',
          en: 'Gem',
          aliases: ['ジェム', '宝玉', 'jewel', 'crystal'],
        },
        {
          ja: '薬',
          reading: 'くすり',
          en: 'Potion',
          aliases: ['ポーション', '薬瓶', '水薬', 'flask', 'bottle'],
        },
        {
          ja: '巻物',
          reading: 'まきもの',
          en: 'Scroll',
          aliases: ['スクロール', '書物', 'parchment'],
        },
        { ja: '道具', reading: 'どうぐ', en: 'Tool', aliases: ['ツール', '工具', 'hammer'] },
      ],
      aliases: ['資源の種類', '何種類', 'kinds of resources', 'リソース一覧'],
      body: {
        ja: [
          {
            head: ['リソース', '上限', '特記'],
            rows: [
              ['宝石', '5', '–'],
              ['薬', '5', '–'],
              ['巻物', '5', '–'],
              ['道具', '5', '–'],
              ['剣', '5', '戦闘ダイス+1'],
              ['金貨', '5', 'どのリソースの代わりにもなる'],
              ['魔法カード', '手札7', '宝箱や同点判定ではリソースに数える'],
            ],
          },
          '魔法カード以外はサプライから取って自分のトレイに入れ、払うときはサプライに戻す。',
        ],
        en: [
          {
            head: ['Resource', 'Limit', 'Special'],
            rows: [
              ['Gem', '5', '–'],
              ['Potion', '5', '–'],
              ['Scroll', '5', '–'],
              ['Tool', '5', '–'],
              ['Sword', '5', '+1 battle die'],
              ['Gold', '5', 'replaces any resource'],
              ['Magic card', 'hand of 7', 'counts as a resource for chests and ties'],
            ],
          },
          'All but Magic cards are taken from the supply into your tray and returned there when paid.',
        ],
      },
      related: ['resource-limit', 'gold', 'sword', 'chest', 'magic-card'],
      source: ['41-50'],
      links: { tracks: ['player1.gem', 'player1.potion', 'player1.scroll', 'player1.tool'] },
    },
    {
      id: 'resource-limit',
      roles: [],
      title: {
        ja: 'リソースは各種5個まで、超過分は失う',
        en: 'At most 5 of each resource; the excess is lost',
      },
      reading: 'りそーすはかくしゅ5こまで、ちょうかぶんはうしなう',
      aliases: ['所持上限', '6個目', '持ちきれない', 'resource cap', 'maximum', 'limit of five'],
      body: {
        ja: [
          '宝石、薬、巻物、道具、剣、金貨はそれぞれ5個まで。',
          '6個目以降は受け取れない。',
          {
            head: ['種類', '所持', '獲得', '結果'],
            rows: [
              ['宝石', '4', '2', '5（1失う）'],
              ['剣', '5', '1（冥界）', '5（1失う）'],
              ['金貨', '3', '2（城塞）', '5'],
            ],
          },
          '魔法カードの上限は手札7枚、宝物トークンはトレイに4個。',
        ],
        en: [
          'Gem, Potion, Scroll, Tool, Sword and Gold: five of each at most.',
          'A sixth is not received.',
          {
            head: ['Kind', 'Have', 'Gain', 'Result'],
            rows: [
              ['Gem', '4', '2', '5 (1 lost)'],
              ['Sword', '5', '1 (Underworld)', '5 (1 lost)'],
              ['Gold', '3', '2 (Fortress)', '5'],
            ],
          },
          'Magic cards are limited to a hand of seven, treasure tokens to four in the tray.',
        ],
      },
      related: ['resources', 'magic-limit', 'treasure-limit'],
      source: ['46', '60', '101'],
      links: { notices: ['lost'] },
    },
    {
      id: 'resource-unlimited',
      roles: [],
      title: { ja: 'サプライのリソースに限りはない', en: 'The supply of resources is unlimited' },
      reading: 'さぷらいのりそーすにかぎりはない',
      aliases: ['トークンが足りない', 'リソース切れ', '在庫', 'run out of tokens', 'shortage'],
      body: {
        ja: [
          'リソースの総数は無制限で、品切れにはならない。',
          'トークンが足りなければ、ほかの物で代用する。',
        ],
        en: ['Resources never run out.', 'If tokens are short, use anything as a substitute.'],
      },
      related: ['setup-trays', 'resource-limit'],
      source: ['52'],
    },
    {
      id: 'gold',
      roles: [],
      title: { ja: '金貨はどのリソースの代わりにも払える', en: 'Gold pays for any resource' },
      reading: 'きんかはどのりそーすのかわりにもはらえる',
      terms: [
        {
          ja: '金貨',
          reading: 'きんか',
          en: 'Gold',
          aliases: ['ゴールド', 'コイン', 'お金', '金', 'coin', 'money'],
        },
      ],
      aliases: [
        'ワイルド',
        '代用',
        '足りないリソース',
        'wild resource',
        'substitute',
        '逆は可能か',
      ],
      body: {
        ja: [
          '金貨1枚で、任意のリソース1つ分を払える。',
          '金貨を求めるコストを、ほかのリソースでは払えない。',
          {
            head: ['コスト', '所持', '支払い'],
            rows: [
              ['宝石2と巻物1', '宝石1、金貨2', '可（金貨2を使う）'],
              ['宝石2と巻物1', '宝石1、金貨1', '不可'],
              ['任意2', '道具1、金貨1', '可'],
              ['金貨1と宝石1', '金貨1', '不可'],
            ],
          },
          '宝箱で得るときは金貨を選べない。',
        ],
        en: [
          'One Gold stands in for one resource of any kind.',
          'A cost of Gold cannot be paid with other resources.',
          {
            head: ['Cost', 'You have', 'Payable'],
            rows: [
              ['2 Gem and 1 Scroll', '1 Gem, 2 Gold', 'yes (uses 2 Gold)'],
              ['2 Gem and 1 Scroll', '1 Gem, 1 Gold', 'no'],
              ['any 2', '1 Tool, 1 Gold', 'yes'],
              ['1 Gold and 1 Gem', '1 Gold', 'no'],
            ],
          },
          'Gold cannot be chosen when you gain a chest.',
        ],
      },
      related: ['chest', 'fortress', 'resource-limit'],
      source: ['48-50', '113'],
      links: { tracks: ['player1.gold'], tools: ['eldervale-cost'] },
    },
    {
      id: 'chest',
      roles: [],
      title: {
        ja: '宝箱＝任意のリソース（獲得で金貨は不可）',
        en: 'A chest is any resource (but never Gold when gained)',
      },
      reading: 'たからばこ にんいのりそーす（かくとくできんかはふか）',
      terms: [
        {
          ja: '宝箱',
          reading: 'たからばこ',
          en: 'chest',
          aliases: ['任意のリソース', '宝箱アイコン', 'チェスト', 'any resource', 'treasure chest'],
        },
      ],
      aliases: ['宝箱で金貨', 'chest gold', '好きなリソース', 'wild icon'],
      body: {
        ja: [
          '宝箱のアイコンは、魔法カードを含む任意のリソース1つを表す。',
          '「得る」ときは金貨を選べない。魔法カードは選べる。',
          '「払う」ときは金貨も使える。',
        ],
        en: [
          'The chest icon stands for one resource of any kind, Magic cards included.',
          'When you gain it, you cannot choose Gold; a Magic card is fine.',
          'When you pay it, Gold is fine too.',
        ],
      },
      related: ['gold', 'resources', 'easily-confused'],
      source: ['44', '48-50'],
      links: { notices: ['gloryChest'] },
    },
    {
      id: 'sword',
      roles: [],
      title: { ja: '剣は戦闘ダイスを1個増やす', en: 'A Sword adds one battle die' },
      reading: 'けんはせんとうだいすを1こふやす',
      terms: [
        {
          ja: '剣',
          reading: 'けん',
          en: 'Sword',
          aliases: ['ソード', 'つるぎ', '武器', 'blade', 'weapon'],
        },
      ],
      aliases: ['剣の使い道', '剣の入手', 'what are swords for', 'get swords'],
      body: {
        ja: [
          '戦闘の追加ダイスのステップで、払った剣1つにつき戦闘ダイスを1個加える。合計6個まで。',
          '自分のユニットが冥界に置かれるたびに1つ得る。',
          '剣もリソースなので、任意のリソースの支払いにも使える。',
          '選択ルールでは、剣3つで戦術トークンを表に戻せる。',
        ],
        en: [
          'In the extra dice step of a battle each Sword paid adds one battle die, up to six in all.',
          'You gain one for each unit of yours put into the Underworld.',
          'A Sword is a resource, so it also pays for “any resource”.',
          'With the option, three Swords flip a Tactics token back.',
        ],
      },
      related: ['battle-extra-dice', 'underworld', 'tactics-token', 'dice-cap'],
      source: ['44', '214', '223', '362'],
      links: { tracks: ['player1.sword'] },
    },
    {
      id: 'treasure-token',
      roles: [],
      title: {
        ja: '宝物トークン：斜線はどちらか一方、複数なら全部',
        en: 'Treasure token: a slash means either side, several icons mean all',
      },
      reading: 'たからものとーくん：しゃせんはどちらかいっぽう、ふくすうならぜんぶ',
      terms: [
        {
          ja: '宝物トークン',
          reading: 'たからものとーくん',
          en: 'treasure token',
          aliases: [
            '宝物',
            'ほうもつとーくん',
            '財宝トークン',
            '宝トークン',
            'トレジャー',
            'treasure',
            'treasure tile',
          ],
        },
      ],
      aliases: [
        '宝物トークンの読み方',
        '斜線の意味',
        '宝物の表',
        'slash on treasure',
        'what a treasure shows',
      ],
      body: {
        ja: [
          '正方形のトークンで、裏に精霊の紋章、表にリソースがある。',
          'アイコンが複数なら、その数だけ得られる。',
          '斜線で分かれていれば、左右のどちらか一方を選ぶ。',
          '捨ててリソースにするか、カードの枠に置いて使う。',
        ],
        en: [
          'A square token with an element symbol on the back and resources on the front.',
          'Several icons mean that many.',
          'A slash means one side or the other.',
          'Discard it for its resources or put it on a frame of a card.',
        ],
      },
      related: ['treasure-discard', 'treasure-frame', 'treasure-limit', 'elemental-realm-action'],
      source: ['15', '54-56', '156-157'],
      links: { tracks: ['player1.treasure'] },
    },
    {
      id: 'treasure-limit',
      roles: [],
      title: { ja: 'トレイの宝物トークンは4個まで', en: 'At most 4 treasure tokens in the tray' },
      reading: 'とれいのたからものとーくんは4こまで',
      aliases: ['宝物 上限', '5個目の宝物', 'treasure limit', 'fifth treasure'],
      body: {
        ja: [
          '4個まで。カードの枠に置いたものは数えない。',
          '5個目を得るときは、持っている1個を先に捨ててリソースにするか、カードの枠へ移す。',
        ],
        en: [
          'Four at most; tokens lying on cards do not count.',
          'To take a fifth, first discard one you hold for its resources or move one to a frame.',
        ],
      },
      note: {
        ja: 'この資料は5個目で「トークンに換える」と書くが、リソースに換える意味と読む。',
        en: 'The source sheet says to turn one “into a token” here; read it as “into resources”.',
      },
      related: ['treasure-discard', 'treasure-frame', 'elemental-realm-action'],
      source: ['101'],
      links: { notices: ['trayFull'] },
    },
    {
      id: 'treasure-discard',
      roles: [],
      title: {
        ja: '宝物は他人のターンでもリソースに換えられる',
        en: 'Treasure can become resources even on others’ turns',
      },
      reading: 'たからものはたにんのたーんでもりそーすにかえられる',
      aliases: [
        '宝物を捨てる',
        '戦闘中に宝物',
        'discard treasure',
        'use treasure in battle',
        'いつ使える',
      ],
      body: {
        ja: [
          'フリーアクションでトレイの宝物トークンを1個捨て、表のリソースを得る。',
          'ほかのプレイヤーのターンを含め、いつでもできる。この点だけがほかのフリーアクションと違う。',
          'カードの枠に置いた宝物トークンは捨てられない。',
        ],
        en: [
          'As a free action discard one treasure token from your tray and gain the resources it shows.',
          'You may do so at any time, also on other players’ turns, unlike the other free actions.',
          'A treasure token lying on a card cannot be discarded this way.',
        ],
      },
      related: ['free-actions', 'treasure-frame', 'battle-extra-dice'],
      source: ['156'],
    },
    {
      id: 'treasure-frame',
      roles: [],
      title: {
        ja: '宝物トークンを枠に置くと、前のものは捨てる',
        en: 'Putting a treasure token on a frame discards the old one',
      },
      reading: 'たからものとーくんをわくにおくと、まえのものはすてる',
      aliases: ['枠の宝物を入れ替える', 'カードを強化 宝物', 'replace treasure', 'slot treasure'],
      body: {
        ja: [
          'フリーアクションでトレイの宝物トークン1個を、カード置場のカードの枠に置く。',
          '先に置いてあったトークンは捨てる。そのリソースは得られない。',
          '特に指示がなければ表向きに置く。',
        ],
        en: [
          'As a free action move one treasure token from your tray to a frame of a card in your tableau.',
          'A token already there is discarded without giving its resources.',
          'Put it face up unless the card says otherwise.',
        ],
      },
      related: ['frame', 'cost-frame', 'gather', 'vault'],
      source: ['157', '172'],
    },
  ],
};
