import type { Chapter } from '../../../library/entry';

export const spiderTurnChapter: Chapter = {
  id: 'spider-turn',
  title: { ja: 'スパイダー：ターン', en: 'Spider: turn' },
  entries: [
    {
      id: 'spider-turn',
      roles: ['spider'],
      title: { ja: 'スパイダーのターンの流れ', en: 'The Spider’s turn' },
      reading: 'すぱいだーのたーんのながれ',
      aliases: [
        'スパイダー ターン',
        'スパイダー 手番',
        'spider turn summary',
        'スパイダー フェイズ',
        'spider phases',
      ],
      body: {
        ja: [
          {
            head: ['フェイズ', 'すること'],
            rows: [
              ['1 形態を公開', '伏せた形態カードを表にし、駒を入れ替える'],
              ['2 移動とパワー', '移動し、パワーカードを好きな順に使う'],
              ['3 ドローと形態', '魂の数まで手札を補充し、次の形態カードを伏せる'],
            ],
          },
          '3の中の順番は、この資料で食い違っている。',
        ],
        en: [
          {
            head: ['Phase', 'What to do'],
            rows: [
              ['1 Reveal the form', 'turn up the form card and change the piece'],
              ['2 Move and use powers', 'move, and play power cards in any order'],
              ['3 Draw and choose', 'fill the hand up to Spirit, put the next form card face down'],
            ],
          },
          'The source sheet contradicts itself on the order within 3.',
        ],
      },
      related: ['spider-reveal', 'spider-act', 'spider-draw', 'spider-draw-or-choose'],
      source: ['345-350'],
    },
    {
      id: 'spider-reveal',
      roles: ['spider'],
      title: {
        ja: '形態を公開：駒を今いるスペースで入れ替える',
        en: 'Reveal the form: change the piece where it stands',
      },
      reading: 'けいたいをこうかい：こまをいまいるすぺーすでいれかえる',
      aliases: [
        '形態を公開',
        '形態を変える',
        'reveal form',
        'change form',
        'フォーム 変更',
        '変身',
      ],
      body: {
        ja: [
          'ターンの始めに、伏せてある形態カードを表にする。最初のターンはジャイアントスパイダー。',
          '新しい形態なら、その駒を今いるスペースに置き、古い駒はサプライに戻す。',
          '蜘蛛の子になるときは、残っている蜘蛛の子をすべてそのスペースに置く。',
          '蜘蛛の子から変わるときは、どれか1匹のいるスペースを選んで新しい駒を置き、蜘蛛の子はすべて戻す。',
          'キャスターを公開したら、ブラッド1と、マップの卵1つごとにブラッド1を得る。',
        ],
        en: [
          'At the start of the turn turn up the form card. In the first turn it is the Giant Spider.',
          'If the form is new, put its piece on the present space and return the old one to the supply.',
          'Turning into Spiderlings: all that are left go on that space.',
          'Turning back: choose a space with a Spiderling for the new piece and return all Spiderlings.',
          'Revealing the Caster gives 1 Blood, and 1 more for each egg on the map.',
        ],
      },
      related: ['spider-forms', 'spider-caster-blood', 'spider-choose-form', 'spider-spiderlings'],
      source: ['351-356'],
      links: { steps: ['spiderReveal'] },
    },
    {
      id: 'spider-act',
      roles: ['spider'],
      title: {
        ja: '移動とパワー：カードを出して形態の力を使う',
        en: 'Move and use powers: play cards for what the form can do',
      },
      reading: 'いどうとぱわー：かーどをだしてけいたいのちからをつかう',
      aliases: [
        'スパイダー 行動',
        'スパイダー 移動',
        'spider actions',
        'use powers',
        'パワーの使用',
        '移動とパワーの使用',
      ],
      body: {
        ja: [
          '移動力は形態で決まる。ジャイアントスパイダー3、キャスター2、蜘蛛の子は1匹ごとに4。',
          '手札の目カード、牙カード、蜘蛛の巣カードを出して、形態カードに書かれた力を使う。',
          'ほかに、カードやブラッドを払うパワー（卵、餌、不穏、足、略奪、管理）がある。',
          '入ったスペースの相手の筋力が防御力より高いと、その相手にアタックされる。',
        ],
        en: [
          'Movement depends on the form: Giant Spider 3, Caster 2, Spiderlings 4 each.',
          'Play Eyes, Fangs and Webs cards from the hand for what the form card says.',
          'Other powers cost cards or Blood: egg, Feed, Unsettle, Legs, Loot, Tend.',
          'Entering a space with a piece whose Strength is above your Defense gets you attacked.',
        ],
      },
      note: {
        ja: '望むだけ使えると明記されているのはキャスターだけ。ほかの形態にも1ターンの枚数制限は書かれていない。',
        en: 'Only for the Caster is it written that any number of powers may be used; the other forms have no stated limit either.',
      },
      related: [
        'spider-forms',
        'spider-movement-table',
        'spider-attacked-on-entering',
        'spider-power-cards',
        'spider-wild-cards',
      ],
      source: ['358-362', '399'],
      links: { steps: ['spiderAct'] },
    },
    {
      id: 'spider-draw',
      roles: ['spider'],
      title: {
        ja: 'ターンの終わりに魂の数まで手札を補充',
        en: 'At the end of the turn draw up to Spirit',
      },
      reading: 'たーんのおわりにたましいのかずまでてふだをほじゅう',
      aliases: [
        'スパイダー ドロー',
        'パワーカードのドロー',
        'draw power cards',
        '手札 補充',
        'refill hand',
      ],
      body: {
        ja: [
          '手札が魂の数になるまで、パワーカードを引く。',
          'キャスターの形態なら、さらに3枚引いてから、上限まで捨てる。',
          '同じフェイズのうちに、次の形態カードを裏向きで置く。',
        ],
        en: [
          'Draw power cards until the hand equals Spirit.',
          'As the Caster draw 3 more, then discard down to the limit.',
          'In the same part of the turn put the next form card face down.',
        ],
      },
      related: [
        'spider-spirit',
        'spider-caster-draw',
        'spider-choose-form',
        'spider-draw-or-choose',
      ],
      source: ['350', '435-437'],
      links: { steps: ['spiderDraw'] },
    },
    {
      id: 'spider-spirit',
      roles: ['spider'],
      title: { ja: '魂は手札の上限', en: 'Spirit is the hand limit' },
      reading: 'たましいはてふだのじょうげん',
      terms: [
        {
          ja: '魂',
          reading: 'たましい',
          en: 'Spirit',
          aliases: ['魂ステータス', 'スピリット', 'soul'],
        },
      ],
      aliases: [
        '手札の上限',
        '手札上限',
        'hand limit',
        'hand size',
        'スパイダー 手札 何枚',
        'how many cards spider',
        '手札制限',
      ],
      body: {
        ja: [
          'スパイダーの値の1つで、ドローのときに手札をこの枚数までそろえる。',
          '値はボードの表示に従う。最初の手札は3枚。',
        ],
        en: [
          'A value of the Spider: when drawing, fill the hand up to this number.',
          'Its value is as printed on the board. The first hand is 3 cards.',
        ],
      },
      note: {
        ja: '恐怖や形態ごとの値はこの資料にない。',
        en: 'The source sheet does not give its value by Terror or form.',
      },
      related: ['spider-draw', 'spider-caster-draw', 'spider-power-cards'],
      source: ['436', '341'],
      links: { tracks: ['spider.spirit', 'spider.hand'] },
    },
    {
      id: 'spider-caster-draw',
      roles: ['spider'],
      title: {
        ja: 'キャスターは3枚多く引き、上限まで捨てる',
        en: 'The Caster draws 3 more, then discards to the limit',
      },
      reading: 'きゃすたーは3まいおおくひき、じょうげんまですてる',
      aliases: ['キャスター ドロー', 'キャスター 手札', 'caster draw', 'draw three extra cards'],
      body: {
        ja: [
          'まず魂の数まで引き、さらに3枚引く。',
          'その後、魂の数になるように好きなカードを捨てる。手札の質を選べる。',
        ],
        en: [
          'First draw up to Spirit, then 3 more.',
          'Then discard cards of your choice down to Spirit: a better pick.',
        ],
      },
      related: ['spider-draw', 'spider-caster', 'spider-spirit'],
      source: ['437'],
    },
    {
      id: 'spider-choose-form',
      roles: ['spider'],
      title: { ja: '次の形態カードを裏向きで選んでおく', en: 'Choose the next form face down' },
      reading: 'つぎのけいたいかーどをうらむきでえらんでおく',
      terms: [
        {
          ja: '形態カード',
          reading: 'けいたいかーど',
          en: 'form card',
          aliases: ['フォームカード', 'スパイダー形態カード'],
        },
      ],
      aliases: ['形態の選択', '次の形態', 'choose form', 'next form', '形態を決める'],
      body: {
        ja: [
          'ターンの終わりに形態カード1枚を選び、プレイヤーボードに伏せる。次のターンの始めに公開する。',
          '今と同じ形態を選んでもよい。',
          '公開までの間、防御などは今の形態のまま。',
        ],
        en: [
          'At the end of the turn choose a form card and put it face down on the player board; it is revealed at the start of the next turn.',
          'It may be the present form again.',
          'Until then the Spider defends in its present form.',
        ],
      },
      note: {
        ja: '同じ形態を続けてよいとは明記されていないが、禁止もされていない。',
        en: 'Keeping the same form is not spelled out, but nothing forbids it.',
      },
      related: ['spider-reveal', 'spider-draw', 'spider-draw-or-choose'],
      source: ['349', '438-439'],
    },
    {
      id: 'spider-draw-or-choose',
      roles: ['spider'],
      title: {
        ja: 'ドローと形態の選択、どちらが先かは不明',
        en: 'Draw first or choose the form first: unclear',
      },
      reading: 'どろーとけいたいのせんたく、どちらがさきかはふめい',
      aliases: [
        'スパイダー フェイズ 順番',
        '形態の選択 先',
        'draw before choosing form',
        'order of phases spider',
      ],
      body: {
        ja: [
          'ターンのまとめは形態の選択が先、フェイズの説明はドローが先になっている。',
          '引いてから選ぶほうがスパイダーに有利。ゲームの前に卓で決めておく。',
        ],
        en: [
          'The turn summary chooses the form first; the phases themselves draw first.',
          'Drawing first is better for the Spider. Agree before the game.',
        ],
      },
      note: {
        ja: '資料の中の矛盾で、どちらが正しいかは未確認。',
        en: 'A contradiction in the source sheet; which is right is unconfirmed.',
      },
      related: ['spider-draw', 'spider-choose-form', 'spider-turn'],
      source: ['347-350', '435-439'],
    },
  ],
};
