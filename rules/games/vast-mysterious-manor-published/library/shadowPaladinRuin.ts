import type { Chapter } from '../../../library/entry';

export const shadowPaladinRuinChapter: Chapter = {
  id: 'shadow-paladin-ruin',
  title: { ja: 'シャドウパラディン：破滅、氷、鎖', en: 'Shadow Paladin: Ruin, Ice, chains' },
  entries: [
    {
      id: 'ruin',
      roles: ['shadowPaladin'],
      title: {
        ja: '破滅：集めて払い、シャドウトラックを進む',
        en: 'Ruin: collected, then paid to climb the Shadow track',
      },
      reading: 'はめつ：あつめてはらい、しゃどうとらっくをすすむ',
      terms: [
        {
          ja: '破滅',
          reading: 'はめつ',
          en: 'Ruin',
          aliases: ['ルイン', '荒廃', '崩壊'],
        },
      ],
      aliases: ['破滅 増やす', '破滅 得る', 'gain ruin', 'ruin limit', '破滅 上限'],
      body: {
        ja: [
          {
            head: ['増減', '破滅'],
            rows: [
              ['集めた破滅キューブ1個ごと', '+1'],
              ['一撃でアタックした駒1つごと', '+1'],
              ['シャドウトラックを1つ進む', '表示の分を払う'],
            ],
          },
          '0で始まる。パラディンかスケルトンがいるゲームでは5で始まる。',
          '最大20。破滅キューブの数による。',
        ],
        en: [
          {
            head: ['Change', 'Ruin'],
            rows: [
              ['each ruin cube collected', '+1'],
              ['each piece attacked with a Strike card', '+1'],
              ['one space on the Shadow track', 'pay as printed'],
            ],
          },
          'It starts at 0, or at 5 with the Paladin or the Skeletons in play.',
          'At most 20, the number of cubes.',
        ],
      },
      note: {
        ja: '20個という数は早見ページによる。',
        en: 'The number 20 is from a public reference page.',
      },
      related: ['ruin-cubes', 'ruin-collect', 'shadow-strike', 'shadow-track'],
      source: ['2616-2713', '2713', 'R'],
      links: { tracks: ['shadowPaladin.ruin'] },
    },
    {
      id: 'ruin-cubes',
      roles: ['shadowPaladin', 'paladin', 'armoredKnight'],
      title: {
        ja: '破滅キューブ：孤立したライトタイルに1個ずつ',
        en: 'Ruin cubes: one on each isolated Lit tile',
      },
      reading: 'はめつきゅーぶ：こりつしたらいとたいるに1こずつ',
      terms: [
        {
          ja: '破滅キューブ',
          reading: 'はめつきゅーぶ',
          en: 'ruin cube',
          aliases: ['ルインキューブ', '破滅のキューブ', 'ruin token'],
        },
      ],
      aliases: [
        '孤立したライトタイル',
        'isolated lit tile',
        '破滅キューブ 置き方',
        'where do ruin cubes go',
      ],
      body: {
        ja: [
          '手順4で、孤立したライトタイルすべてに1個ずつ置く。',
          '孤立：ほかのライトタイルと、開いた側面でつながっていない。',
          '壁やフォースウォールでつながりを切れば、孤立させられる。',
          '逆に、ブリーチや公開でつながれば孤立でなくなる。',
        ],
        en: [
          'In step 4 put one on every isolated Lit tile.',
          'Isolated: it shares no open edge with another Lit tile.',
          'Walls and force walls can isolate a tile.',
          'A breach or a newly revealed tile can connect it again.',
        ],
      },
      note: {
        ja: '孤立のさせ方とつなぎ方は、開いた側面の決まりからの推測。',
        en: 'How to isolate and connect is inferred from the rules on open edges.',
      },
      related: ['ruin-collect', 'force-wall', 'breach', 'ice', 'shadow-paladin-turn'],
      source: ['2632-2697', 'I'],
      links: { tracks: ['shadowPaladin.ruinOnMap'], steps: ['shadowRuin'] },
    },
    {
      id: 'ruin-collect',
      roles: ['shadowPaladin'],
      title: {
        ja: '手順1：マップの破滅キューブを集め、1個で破滅 +1',
        en: 'Step 1: collect ruin cubes, Ruin +1 each',
      },
      reading: 'てじゅん1：まっぷのはめつきゅーぶをあつめ、1こではめつ +1',
      aliases: ['破滅キューブ 回収', '破滅キューブ 集める', 'collect ruin cubes', 'ruin income'],
      body: {
        ja: [
          'ターンの始めに、マップに残る破滅キューブを集める。1個ごとに破滅を1得る。',
          '置くのは手順4なので、集められるのは次のターン。',
        ],
        en: [
          'At the start of the turn collect the ruin cubes left on the map; each gives 1 Ruin.',
          'They are placed in step 4, so they are collected a turn later.',
        ],
      },
      related: ['ruin', 'ruin-cubes', 'shadow-track'],
      source: ['2632-2697'],
      links: { steps: ['shadowCollect'] },
    },
    {
      id: 'shadow-track',
      roles: ['shadowPaladin'],
      title: {
        ja: 'シャドウトラック：破滅を払って何回でも進む',
        en: 'Shadow track: pay Ruin to advance, any number of times',
      },
      reading: 'しゃどうとらっく：はめつをはらってなんかいでもすすむ',
      terms: [
        {
          ja: 'シャドウトラック',
          reading: 'しゃどうとらっく',
          en: 'Shadow track',
          aliases: ['影のトラック', 'シャドートラック', '影トラック'],
        },
      ],
      aliases: [
        'シャドウトラック 費用',
        'シャドウトラック 進み方',
        'shadow track cost',
        'advance shadow track',
      ],
      body: {
        ja: [
          '最初のスペースから始まる。手順3で、書かれた破滅を払って1つ進む。',
          '払えるかぎり何回でも進める。',
          '進むと防御力と魂が上がる。',
          '最後のスペースに着いたら、館の出口から出て勝つ。',
        ],
        en: [
          'It starts on the first space. In step 3 pay the printed Ruin to advance one space.',
          'Do so as often as you can pay.',
          'Defense and Spirit rise with it.',
          'From the last space on, leave by the Manor’s entrance to win.',
        ],
      },
      note: {
        ja: '費用、防御力、魂はボードに印刷されている。',
        en: 'Costs, Defense and Spirit are printed on the board.',
      },
      related: ['ruin', 'shadow-victory', 'shadow-defense', 'shadow-hand', 'printed-values'],
      source: ['2616', '2632-2697'],
      links: { tracks: ['shadowPaladin.shadow'], steps: ['shadowAdvance'] },
    },
    {
      id: 'ice',
      roles: ['shadowPaladin'],
      title: {
        ja: '氷：鎖を断ち切らないターンに +1、壁1枚に1',
        en: 'Ice: +1 in a turn without a broken chain, 1 a force wall',
      },
      reading: 'こおり：くさりをたちきらないたーんに +1、かべ1まいに1',
      terms: [
        {
          ja: '氷',
          reading: 'こおり',
          en: 'Ice',
          aliases: ['アイス', '氷マーカー', '氷の壁'],
        },
      ],
      aliases: [
        '氷 増やす',
        '氷 上限',
        'gain ice',
        'ice limit',
        'シャドウパラディン フォースウォール',
      ],
      body: {
        ja: [
          '0で始まり、最大5。',
          {
            head: ['とき', '氷'],
            rows: [
              ['手順6：このターンに鎖カードを断ち切らなかった', '+1'],
              ['手順2：フォースウォールを1枚置く', '−1'],
            ],
          },
        ],
        en: [
          'It starts at 0, at most 5.',
          {
            head: ['When', 'Ice'],
            rows: [
              ['step 6: no chain card was broken this turn', '+1'],
              ['step 2: place a force wall', '−1'],
            ],
          },
        ],
      },
      note: {
        ja: '最大5は早見ページが伝える駒の数による。',
        en: 'The limit of 5 is from a public reference page.',
      },
      related: ['chain-cards', 'force-wall', 'ruin-cubes', 'shadow-paladin-turn'],
      source: ['2632-2697', 'R'],
      links: { tracks: ['shadowPaladin.ice'] },
    },
    {
      id: 'chain-cards',
      roles: ['shadowPaladin'],
      title: {
        ja: '鎖カード：同じカード2枚で断ち切り、3枚に補う',
        en: 'Chain cards: two equal cards break one, refill to three',
      },
      reading: 'くさりかーど：おなじかーど2まいでたちきり、3まいにおぎなう',
      terms: [
        {
          ja: '鎖カード',
          reading: 'くさりかーど',
          en: 'chain card',
          aliases: [
            'チェインカード',
            'チェーンカード',
            '錠付き',
            '断ち切った鎖',
            'locked',
            'broken chain',
          ],
        },
      ],
      aliases: [
        '鎖を断ち切る',
        '鎖カード 使う',
        'break a chain',
        'use a broken chain',
        '鎖カード 何枚',
      ],
      body: {
        ja: [
          '錠付きの鎖カードは、同じパワーカード2枚で断ち切る。',
          'その後、錠付きが3枚になるように補う。',
          '断ち切った鎖カードは手順2で使える。',
          '断ち切ったターンは、手順6で氷を得られない。',
        ],
        en: [
          'Two equal power cards break a locked chain card.',
          'Then refill to three locked ones.',
          'A broken chain card can be used in step 2.',
          'In a turn with a broken chain step 6 gives no Ice.',
        ],
      },
      note: {
        ja: '鎖カードの効果はカードに印刷されている。',
        en: 'What the chain cards do is printed on them.',
      },
      related: ['ice', 'pay-debt', 'shadow-powers', 'shadow-step-two'],
      source: ['2632-2697'],
      links: { tracks: ['shadowPaladin.brokenChains'], notices: ['refillChains'] },
    },
    {
      id: 'pay-debt',
      roles: ['shadowPaladin'],
      title: { ja: '負債を払う：カード1枚', en: 'Pay debt: one card' },
      reading: 'ふさいをはらう：かーど1まい',
      terms: [
        {
          ja: '負債を払う',
          reading: 'ふさいをはらう',
          en: 'pay debt',
          aliases: ['負債', '借り', '借金を払う', 'debt', 'pay a debt'],
        },
      ],
      aliases: ['負債の払い方', 'how to pay debt', 'シャドウパラディン 負債'],
      body: {
        ja: ['手順2で、手札のパワーカード1枚を使って負債を払う。'],
        en: ['In step 2 spend one power card from the hand to pay debt.'],
      },
      note: {
        ja: '負債がいつ生じ、払うと何が起きるかは、ボードとカードで読む。このアプリの資料にない。',
        en: 'When debt arises and what paying it does is on the board and the cards, not in the material of this app.',
      },
      related: ['shadow-step-two', 'chain-cards', 'printed-values'],
      source: ['2632-2697', 'U'],
    },
  ],
};
