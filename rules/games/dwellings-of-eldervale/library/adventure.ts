import type { Chapter } from '../../../library/entry';

export const adventureChapter: Chapter = {
  id: 'adventure',
  title: { ja: '冒険カードとカード置場', en: 'Adventure cards and the tableau' },
  entries: [
    {
      id: 'adventure-card',
      roles: [],
      title: {
        ja: '冒険カードは得るたびに精霊パワー+1',
        en: 'Each Adventure card gained gives elemental power +1',
      },
      reading: 'ぼうけんかーどはえるたびにせいれいぱわー+1',
      terms: [
        {
          ja: '冒険カード',
          reading: 'ぼうけんかーど',
          en: 'Adventure card',
          aliases: ['アドベンチャーカード', '冒険', 'adventure'],
        },
      ],
      aliases: ['冒険カードとは', 'カードを失う', 'what adventure cards do'],
      body: {
        ja: [
          '得た冒険カードは自分のカード置場に並べる。',
          '右上にある精霊の紋章の精霊パワートラックを1つ進める。',
          '後でカードを失っても、トラックは戻らない。',
          '最終得点では、カードの精霊の自分のマーカーの位置に応じてVPになる。',
        ],
        en: [
          'Put a gained Adventure card into your tableau.',
          'Advance the elemental power track of the symbol at its top right by one.',
          'Losing the card later does not move the marker back.',
          'In the final scoring it is worth VP by your marker on its element.',
        ],
      },
      related: ['dungeon-first-card', 'tableau', 'power-advance', 'score-cards'],
      source: ['110', '166-168', '241', '288'],
    },
    {
      id: 'tableau',
      roles: [],
      title: {
        ja: 'カード置場はスタートカードから横に並べる',
        en: 'The tableau starts with the starter card',
      },
      reading: 'かーどおきばはすたーとかーどからよこにならべる',
      terms: [
        {
          ja: 'カード置場',
          reading: 'かーどおきば',
          en: 'tableau',
          aliases: ['カード置き場', 'タブロー', '場札', '自分の場', 'card area', 'play area'],
        },
      ],
      aliases: ['カードの置き場所', 'where do cards go', '最初のカード'],
      body: {
        ja: [
          '最初はスタートカード1枚だけ。得た冒険カードをその横に並べる。',
          '支配したモンスターのカードも自分のカード置場に置く。',
          '枚数の上限は示されていない。ただし最終得点になるのは住居1つにつき3枚まで。',
        ],
        en: [
          'At first only the starter card is there; Adventure cards are added beside it.',
          'The card of a monster you control lies there too.',
          'No limit is given for the number of cards, but only three per dwelling score at the end.',
        ],
      },
      related: ['starter-card', 'adventure-card', 'score-cards', 'monster-control'],
      source: ['168', '263', '288'],
    },
    {
      id: 'frame',
      roles: [],
      title: {
        ja: '枠の宝物は印刷アイコンの代わりになる',
        en: 'A treasure in a frame replaces the printed icon',
      },
      reading: 'わくのたからものはいんさつあいこんのかわりになる',
      terms: [
        {
          ja: '枠',
          reading: 'わく',
          en: 'frame',
          aliases: ['□', '四角', 'スロット', 'カードの枠', 'slot', 'square'],
        },
      ],
      aliases: ['四角いマス', '宝物の置き場所', 'what is the square', 'カードのアイコン'],
      body: {
        ja: [
          'カードの枠（□）には、フリーアクションで自分の宝物トークンを置ける。',
          '枠にアイコンがあっても、置いた宝物トークンのアイコンとして扱う。',
          '矢印の左の枠はコスト枠で、オーブも置ける。',
        ],
        en: [
          'A frame is a square on a card; as a free action you may put a treasure token of yours there.',
          'The icon of the token then counts in place of the printed one.',
          'A frame left of an arrow is a cost frame and also accepts an Orb.',
        ],
      },
      related: ['treasure-frame', 'cost-frame', 'gather', 'door', 'vault'],
      source: ['157', '170-174'],
    },
    {
      id: 'cost-frame',
      roles: [],
      title: {
        ja: 'コスト枠が空のカードは実行できない',
        en: 'With an empty cost frame the action cannot be done',
      },
      reading: 'こすとわくがからのかーどはじっこうできない',
      terms: [
        {
          ja: 'コスト枠',
          reading: 'こすとわく',
          en: 'cost frame',
          aliases: ['コストの枠', '矢印の左', 'コストスロット', 'cost slot', 'left of the arrow'],
        },
      ],
      aliases: ['矢印の意味', 'オーブでコスト0', 'cost zero', 'arrow on a card', 'empty frame'],
      body: {
        ja: [
          {
            head: ['コスト枠の中身', '払うもの'],
            rows: [
              ['空', '実行できない'],
              ['宝物トークン', 'そのトークンのリソース'],
              ['オーブ', 'なし（コスト0）'],
            ],
          },
          '矢印のあるカードアクションは、左のコストを払ったときだけ右を得る。',
          'オーブを置くのもフリーアクションで、対象は冒険カード。',
        ],
        en: [
          {
            head: ['In the cost frame', 'You pay'],
            rows: [
              ['nothing', 'the action cannot be done'],
              ['treasure token', 'the resources it shows'],
              ['Orb', 'nothing (cost 0)'],
            ],
          },
          'A card action with an arrow works only if you pay what stands on its left.',
          'Putting an Orb there is a free action, on Adventure cards.',
        ],
      },
      related: ['frame', 'orb-uses', 'card-action'],
      source: ['160', '174'],
    },
    {
      id: 'orb-upgrade',
      roles: [],
      title: {
        ja: 'オーブ強化：左上の印にオーブを置く',
        en: 'Orb upgrade: put an Orb on the top-left symbol',
      },
      reading: 'おーぶきょうか：ひだりうえのしるしにおーぶをおく',
      terms: [
        {
          ja: 'オーブ強化',
          reading: 'おーぶきょうか',
          en: 'Orb upgrade',
          aliases: ['オーブで強化', 'カード強化', '強化', 'orb power', 'upgrade a card'],
        },
      ],
      aliases: ['左上のオーブ', 'カードが使えない', 'orb symbol top left'],
      body: {
        ja: [
          '左上にオーブの印があるカードに、フリーアクションでオーブを1つ置く。',
          '置くとカードの文章どおりに強くなる。',
          'オーブを置くまで使えないカードもある。',
        ],
        en: [
          'As a free action put an Orb on a card with the Orb symbol at its top left.',
          'The card becomes stronger as its text says.',
          'Some cards do not work at all without the Orb.',
        ],
      },
      related: ['orb-uses', 'orb', 'adventure-card'],
      source: ['161', '176-178'],
    },
    {
      id: 'special-cards',
      roles: [],
      title: {
        ja: '特別な冒険カードはドア・宝物庫・オーラ',
        en: 'Special Adventure cards: Door, Vault and Aura',
      },
      reading: 'とくべつなぼうけんかーどはどあ・ほうもつこ・おーら',
      aliases: ['カード名の前のアイコン', '特殊カード', 'icon before the name', 'special cards'],
      body: {
        ja: [
          'カード名の前のアイコンで見分ける。',
          {
            head: ['種類', '要点'],
            rows: [
              ['ドア', '枠のリソースは、その精霊で単独首位のときだけ'],
              ['宝物庫', '終了時に枠の宝物トークンに応じたVP'],
              ['オーラ', 'カードアクションのある冒険カードにつける'],
            ],
          },
        ],
        en: [
          'An icon before the card name marks them.',
          {
            head: ['Kind', 'In short'],
            rows: [
              ['Door', 'its frame pays only while you alone lead that element'],
              ['Vault', 'VP at the end for the treasure tokens in its frames'],
              ['Aura', 'attached to an Adventure card with a card action'],
            ],
          },
        ],
      },
      related: ['door', 'vault', 'aura'],
      source: ['180-202'],
    },
    {
      id: 'door',
      roles: [],
      title: {
        ja: 'ドアの枠は、その精霊で単独首位のときだけ得る',
        en: 'A Door’s frame pays only if you alone lead its element',
      },
      reading: 'どあのわくは、そのせいれいでたんどくしゅいのときだけえる',
      terms: [
        {
          ja: 'ドア',
          reading: 'どあ',
          en: 'Door',
          aliases: ['ドアカード', 'ドアのカード', '戸口', 'doorway', 'door card'],
        },
      ],
      aliases: ['ドアの効果', '同点首位', 'sole leader', 'tied for the lead'],
      body: {
        ja: [
          '枠にあるリソースは、示された精霊の精霊パワートラックで自分が単独で最も進んでいるときだけ受け取る。',
          '首位が同じ位置に並んでいれば受け取れない。',
          '準備では各冒険デッキの一番上に表で置かれる。',
        ],
        en: [
          'You receive the resource in the frame only while you alone are highest on the elemental power track shown.',
          'A shared lead gives nothing.',
          'At set-up a Door lies face up on top of each used Adventure deck.',
        ],
      },
      related: ['special-cards', 'setup-adventure-decks', 'no-doors', 'power-track'],
      source: ['15', '186-188'],
    },
    {
      id: 'vault',
      roles: [],
      title: {
        ja: '宝物庫は終了時に枠の宝物がVPになる',
        en: 'A Vault scores its treasures at the end',
      },
      reading: 'ほうもつこはしゅうりょうじにわくのたからものがVPになる',
      terms: [
        {
          ja: '宝物庫',
          reading: 'ほうもつこ',
          en: 'Vault',
          aliases: ['たからものこ', '宝物庫カード', 'ボルト', '金庫', 'vault card', 'treasury'],
        },
      ],
      aliases: ['宝物の得点', 'vault scoring', '終了時の宝物'],
      body: {
        ja: [
          'ゲーム終了時、枠内の宝物トークンに応じてVPを得る。',
          '何が何VPかはカードの表示に従う。',
          '宝物トークンはフリーアクションで枠に置く。一度置くと捨ててリソースにはできない。',
        ],
        en: [
          'At the end of the game it gives VP for the treasure tokens in its frames.',
          'What scores how much is as printed on the card.',
          'Fill the frames by free actions; a token put there can no longer be discarded for resources.',
        ],
      },
      related: ['treasure-frame', 'final-scoring', 'special-cards'],
      source: ['156-157', '192-194', '289'],
      links: { tracks: ['player1.vault'] },
    },
    {
      id: 'aura',
      roles: [],
      title: {
        ja: 'オーラはカードアクションのある冒険カードにつける',
        en: 'An Aura is attached to an Adventure card with a card action',
      },
      reading: 'おーらはかーどあくしょんのあるぼうけんかーどにつける',
      terms: [
        {
          ja: 'オーラ',
          reading: 'おーら',
          en: 'Aura',
          aliases: ['オーラカード', '付与', 'aura card', 'enchantment'],
        },
      ],
      aliases: ['オーラの付け方', 'オーラは何枚', 'attach aura', 'aura limit'],
      body: {
        ja: [
          '得たオーラはまずカード置場に置く。',
          'その後フリーアクションで、自分の冒険カードのうち再編成でユニットを置けるものにつける。',
          '1枚のカードにつけられるオーラは1枚だけ。スタートカードは対象外。',
          'つけたカードが捨てられると、オーラも捨てる。',
        ],
        en: [
          'A gained Aura first lies in your tableau.',
          'Then, as a free action, attach it to an Adventure card of yours that takes a unit when regrouping.',
          'One Aura per card, never on the starter card.',
          'If that card is discarded, the Aura is discarded with it.',
        ],
      },
      related: ['aura-move', 'card-action', 'special-cards'],
      source: ['135', '198-202'],
    },
    {
      id: 'aura-move',
      roles: [],
      title: {
        ja: 'オーラの付け替えは獲得コストを払う',
        en: 'Moving an Aura costs its price again',
      },
      reading: 'おーらのつけかえはかくとくこすとをはらう',
      aliases: ['オーラを外す', 'オーラを移す', 'move aura', 'detach aura', 'remove aura'],
      body: {
        ja: [
          'つけたオーラは、その獲得コストをもう一度払うとほかのカードへ移せる。',
          '移し先なしに外すだけのことはできない。',
        ],
        en: [
          'Pay the Aura’s own cost again to move it to another card.',
          'You cannot simply take it off.',
        ],
      },
      related: ['aura'],
      source: ['202'],
    },
  ],
};
