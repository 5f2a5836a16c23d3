import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const spiderTurnChapter: Chapter = {
  id: 'spider-turn',
  title: { ja: 'スパイダー：ターン', en: 'Spider: the turn' },
  entries: [
    {
      id: 'spider-turn',
      roles: ['spider'],
      title: {
        ja: 'スパイダーのターン：4つのステップ',
        en: 'The Spider’s turn: four steps',
      },
      reading: 'すぱいだーのたーん：4つのすてっぷ',
      aliases: [
        'スパイダー 手番',
        'スパイダー 流れ',
        'Spider turn order',
        'Spider phases',
        'スパイダー 順番',
      ],
      body: {
        ja: [
          {
            head: ['ステップ', 'すること'],
            rows: [
              ['1', '形態を選ぶ（最初のターンは選ばない）'],
              ['2', '恐怖を得る：餌と不穏を1回ずつまで'],
              ['3', '移動し、カードを使う。順番は自由'],
              ['4', '手札をすべて捨て、魂の数だけ引く'],
            ],
          },
          'スケルトンの後、館の前に行う。',
        ],
        en: [
          {
            head: ['Step', 'What to do'],
            rows: [
              ['1', 'choose a form (not on turn 1)'],
              ['2', 'gain Terror: Feed once, Scare once'],
              ['3', 'move and use cards in any order'],
              ['4', 'discard the whole hand, draw cards equal to Spirit'],
            ],
          },
          'It comes after the Skeletons and before the Manor.',
        ],
      },
      note: partlyReported,
      related: [
        'spider-choose-form',
        'spider-terror-step',
        'spider-move-cast',
        'spirit',
        'turn-order',
      ],
      source: ['2307-2396', 'R'],
    },
    {
      id: 'spider-choose-form',
      roles: ['spider'],
      title: {
        ja: '形態を選ぶ：ターンの始めに、最初のターンは選ばない',
        en: 'Choosing a form: at the start of a turn, but not on turn 1',
      },
      reading: 'けいたいをえらぶ：たーんのはじめに、さいしょのたーんはえらばない',
      aliases: [
        '形態を変える',
        '変身',
        'スパイダー 1ターン目',
        'change form',
        'when can the Spider change form',
      ],
      body: {
        ja: [
          'ターンの始めに3つの形態から1つを選び、すぐその形態でターンを進める。',
          '最初のターンは選ばず、ジャイアントスパイダーで始める。',
          '命中を受けて蜘蛛の子になっていても、次の自分のターンに選び直せる。',
          '魔の女王は選ばない。',
        ],
        en: [
          'At the start of your turn choose one of the three forms and play this turn in it.',
          'On turn 1 there is no choice: begin as the Giant Spider.',
          'Even if a hit made you Spiderlings, you choose again on your next turn.',
          'The Demon Queen never chooses.',
        ],
      },
      note: {
        ja: '蜘蛛の子からほかの形態に戻るとき、どのスペースに置くかはこの資料にない。ルールブックで確かめる。',
        en: 'Where the piece goes when Spiderlings become another form is not in our sources: see your rulebook.',
      },
      related: ['spider-forms', 'spider-hit', 'demon-queen', 'spider-turn'],
      source: ['2307-2396', 'R', 'U'],
      links: { steps: ['spiderForm'] },
    },
    {
      id: 'spider-terror-step',
      roles: ['spider'],
      title: {
        ja: '恐怖を得るステップ：餌と不穏を1回ずつ',
        en: 'The Terror step: Feed once and Scare once',
      },
      reading: 'きょうふをえるすてっぷ：えさとふおんを1かいずつ',
      aliases: [
        'ステップ2',
        '恐怖 1ターンに何回',
        'Feed and Scare in one turn',
        'Terror step timing',
        '餌 不穏 両方',
      ],
      body: {
        ja: [
          'どの形態でも、餌と不穏をそれぞれ1回まで行える。両方で恐怖 +2。',
          '移動とカードの前に行う。この後で得るブラッドや置く蜘蛛の巣は、次のターンから役立つ。',
          '不穏で捨てた1枚は、このターンの残りには使えない。',
        ],
        en: [
          'In every form you may Feed once and Scare once: Terror +2 with both.',
          'This comes before moving and cards, so Blood gained and webs placed later count from the next turn.',
          'The card spent on Scare is gone for the rest of the turn.',
        ],
      },
      related: ['feed', 'scare', 'terror', 'spider-turn'],
      source: ['2324-2329'],
      links: { steps: ['spiderTerror'] },
    },
    {
      id: 'spider-move-cast',
      roles: ['spider'],
      title: {
        ja: '移動とカードは好きな順番でよい',
        en: 'Move and use cards in any order',
      },
      reading: 'いどうとかーどはすきなじゅんばんでよい',
      aliases: [
        'ステップ3',
        '移動してからカード',
        '移動の途中でカード',
        'cast between moves',
        'Spiderlings one after the other',
      ],
      body: {
        ja: [
          'ステップ3では、移動と、カードやパワーを好きな順番で行う。',
          'ジャイアントスパイダーとソーサラーは、動く途中でもカードを使える。',
          '蜘蛛の子は1匹ずつ動かし、1匹が動き終わってから次に移る。',
          '蜘蛛の子のカードは、1匹の移動と次の1匹の移動の間だけ。移動の途中では使えない。',
        ],
        en: [
          'In step 3 moving, cards and powers come in any order.',
          'The Giant Spider and the Sorcerer may use cards in the middle of a move.',
          'Spiderlings move one after the other, each finishing first.',
          'Their cards are used between the moves of two Spiderlings, never within one.',
        ],
      },
      note: {
        ja: 'ジャイアントスパイダーとソーサラーが移動の途中で使えるという点は推測。蜘蛛の子だけに制限が書かれている。',
        en: 'That the Giant Spider and the Sorcerer may do so within a move is inferred: only the Spiderlings are limited.',
      },
      related: ['spider-movement', 'power-cards', 'spider-powers', 'spiderlings'],
      source: ['2307-2396', 'I'],
      links: { steps: ['spiderAct'] },
    },
    {
      id: 'spirit',
      roles: ['spider'],
      title: {
        ja: '魂：手札をすべて捨て、魂の数だけ引き直す',
        en: 'Spirit: discard the whole hand and draw that many cards',
      },
      reading: 'たましい：てふだをすべてすて、たましいのかずだけひきなおす',
      terms: [
        {
          ja: '魂',
          reading: 'たましい',
          en: 'Spirit',
          aliases: ['スピリット', '魂の値', 'ソウル', '手札の枚数', 'hand size'],
        },
      ],
      aliases: [
        'スパイダー 手札',
        'スパイダー ドロー',
        'Spider hand limit',
        'draw power cards',
        '手札を残せるか',
      ],
      body: {
        ja: [
          'ターンの終わりに、残った手札も含めてすべて捨てる。次のターンには残せない。',
          'それから、魂の数だけパワーカードを引く。最初は3枚。',
          '魂は恐怖とともに増える。数はボードの表示に従う。',
          '山札がなくなったら捨て札をシャッフルする。どちらもなければ引かない。',
        ],
        en: [
          'At the end of your turn discard every card left. Nothing is kept for the next turn.',
          'Then draw as many power cards as your Spirit: 3 at first.',
          'Spirit rises with Terror; read it off your board.',
          'When the deck is empty shuffle the discards; with both empty draw nothing.',
        ],
      },
      note: {
        ja: '恐怖ごとの魂の値は、部品に印刷されているだけで資料にない。',
        en: 'The Spirit for each Terror is only printed on the component.',
      },
      related: ['power-cards', 'terror', 'spider-defense', 'printed-values'],
      source: ['2396', 'R'],
      links: { tracks: ['spider.spirit'], steps: ['spiderDraw'] },
    },
  ],
};
