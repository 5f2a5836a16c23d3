import type { Chapter } from '../../../library/entry';

export const shadowPaladinTurnChapter: Chapter = {
  id: 'shadow-paladin-turn',
  title: { ja: 'シャドウパラディン：ターン', en: 'Shadow Paladin: turn' },
  entries: [
    {
      id: 'shadow-paladin-turn',
      roles: ['shadowPaladin'],
      title: {
        ja: 'シャドウパラディンのターン：6つの手順',
        en: 'The Shadow Paladin’s turn: six steps',
      },
      reading: 'しゃどうぱらでぃんのたーん：6つのてじゅん',
      aliases: [
        'シャドウパラディン 手順',
        'シャドウパラディン 手番',
        'shadow paladin steps',
        'shadow paladin turn order',
      ],
      body: {
        ja: [
          {
            head: ['手順', 'すること'],
            rows: [
              ['1', 'マップの破滅キューブを集める'],
              ['2', '2スペースまで移動し、パワーカードなどを使う'],
              ['3', '破滅を払ってシャドウトラックを進む。何回でも'],
              ['4', '孤立したライトタイルに破滅キューブを1個ずつ置く'],
              ['5', '手札を好きなだけ捨て、魂の数まで引く'],
              ['6', 'このターンに鎖カードを断ち切らなければ氷 +1'],
            ],
          },
        ],
        en: [
          {
            head: ['Step', 'What to do'],
            rows: [
              ['1', 'collect the ruin cubes of the map'],
              ['2', 'move up to 2 spaces, play power cards and more'],
              ['3', 'pay Ruin to advance on the Shadow track, as often as you like'],
              ['4', 'put a ruin cube on each isolated Lit tile'],
              ['5', 'discard any cards, draw up to Spirit'],
              ['6', 'Ice +1 if no chain card was broken this turn'],
            ],
          },
        ],
      },
      related: ['shadow-step-two', 'ruin-cubes', 'shadow-track', 'shadow-hand', 'ice'],
      source: ['2632-2697'],
    },
    {
      id: 'shadow-step-two',
      roles: ['shadowPaladin'],
      title: {
        ja: '手順2でできること：移動、カード、鎖、負債、壁',
        en: 'Step 2: move, cards, chains, debt, walls',
      },
      reading: 'てじゅん2でできること：いどう、かーど、くさり、ふさい、かべ',
      aliases: [
        'シャドウパラディン アクション',
        'シャドウパラディン できること',
        'shadow paladin actions',
        'what can the shadow paladin do',
      ],
      body: {
        ja: [
          {
            head: ['こと', '費用'],
            rows: [
              ['2スペースまで移動、壁は1つまで', 'なし'],
              ['凝視・漂い・覆い・一撃', 'パワーカード'],
              ['鎖カードを断ち切る', '同じカード2枚'],
              ['断ち切った鎖カードを使う', 'カードの表示'],
              ['負債を払う', 'カード1枚'],
              ['フォースウォールを置く', '氷1'],
            ],
          },
        ],
        en: [
          {
            head: ['What', 'Cost'],
            rows: [
              ['move up to 2 spaces, through 1 wall', 'nothing'],
              ['Gaze, Float, Shroud, Strike', 'a power card'],
              ['break a chain card', '2 equal cards'],
              ['use a broken chain card', 'as printed'],
              ['pay debt', '1 card'],
              ['place a force wall', '1 Ice'],
            ],
          },
        ],
      },
      related: ['shadow-movement', 'shadow-powers', 'chain-cards', 'pay-debt', 'ice'],
      source: ['2632-2697'],
      links: { steps: ['shadowAct'] },
    },
    {
      id: 'shadow-movement',
      roles: ['shadowPaladin'],
      title: {
        ja: '移動は2スペースまで、壁1つまで、フィギュアは避ける',
        en: 'Moving: 2 spaces, 1 wall, never onto figures',
      },
      reading: 'いどうは2すぺーすまで、かべ1つまで、ふぃぎゅあはさける',
      aliases: [
        'シャドウパラディン 移動',
        'シャドウパラディン 壁',
        'shadow paladin move',
        'how far does the shadow paladin move',
      ],
      body: {
        ja: [
          '1ターンに2スペースまで。そのうち1回は壁を通り抜けられる。',
          'フィギュアのいるタイルには入れない。漂いだけは別。',
        ],
        en: [
          'Up to 2 spaces a turn, through at most 1 wall.',
          'He cannot enter tiles with figures, except by Float.',
        ],
      },
      related: ['shadow-powers', 'shadow-step-two', 'moving', 'stopping'],
      source: ['2632-2697'],
    },
    {
      id: 'shadow-powers',
      roles: ['shadowPaladin'],
      title: {
        ja: 'パワーカード：凝視、漂い、覆い、一撃',
        en: 'Power cards: Gaze, Float, Shroud, Strike',
      },
      reading: 'ぱわーかーど：ぎょうし、ただよい、おおい、いちげき',
      terms: [
        {
          ja: '凝視',
          reading: 'ぎょうし',
          en: 'Gaze',
          aliases: ['ゲイズ', '見つめる'],
        },
        {
          ja: '漂い',
          reading: 'ただよい',
          en: 'Float',
          aliases: ['フロート', '浮かぶ', '漂う'],
        },
        {
          ja: '覆い',
          reading: 'おおい',
          en: 'Shroud',
          aliases: ['シュラウド', '覆う'],
        },
      ],
      aliases: [
        'シャドウパラディン パワーカード',
        'シャドウパラディン カード',
        'shadow paladin powers',
        'shadow paladin cards',
      ],
      body: {
        ja: [
          '手順2で、手札のパワーカードを使う。4種類ある。',
          {
            head: ['カード', '分かっている効果'],
            rows: [
              ['凝視', 'ボードの表示'],
              ['漂い', 'フィギュアのいるタイルにも入れる'],
              ['覆い', 'ボードの表示'],
              ['一撃', 'アタックする。必ず命中し、駒1つごとに破滅 +1'],
            ],
          },
          '同じカード2枚なら、鎖カードを断ち切ることにも使える。',
        ],
        en: [
          'Play power cards from the hand in step 2. There are four kinds.',
          {
            head: ['Card', 'Known effect'],
            rows: [
              ['Gaze', 'as printed'],
              ['Float', 'may enter tiles with figures'],
              ['Shroud', 'as printed'],
              ['Strike', 'attack; always hits, Ruin +1 for each piece'],
            ],
          },
          'Two equal cards can break a chain card instead.',
        ],
      },
      note: {
        ja: '凝視と覆いの効果は、このアプリの資料にない。ボードで読む。',
        en: 'What Gaze and Shroud do is not in the material of this app; read it off the board.',
      },
      related: ['shadow-strike', 'shadow-movement', 'chain-cards', 'shadow-hand'],
      source: ['2632-2697', 'U'],
      links: { tracks: ['shadowPaladin.hand'] },
    },
    {
      id: 'shadow-strike',
      roles: ['shadowPaladin'],
      title: {
        ja: '一撃：アタックした駒ごとに破滅 +1',
        en: 'Strike: Ruin +1 for each piece attacked',
      },
      reading: 'いちげき：あたっくしたこまごとにはめつ +1',
      terms: [
        {
          ja: '一撃',
          reading: 'いちげき',
          en: 'Strike card',
          aliases: ['ストライク', 'Strike', 'いちげきカード'],
        },
      ],
      aliases: ['シャドウパラディン アタック', 'shadow paladin attack', 'strike ruin', '一撃 破滅'],
      body: {
        ja: [
          '一撃でアタックした駒1つごとに、破滅を1得る。',
          'アタックは必ず命中する。防御力と比べない。',
        ],
        en: [
          'Gain 1 Ruin for each piece attacked with a Strike card.',
          'The attack always hits; Defense does not matter.',
        ],
      },
      related: ['ruin', 'shadow-powers', 'shadow-defense'],
      source: ['2620-2630', '2632-2697'],
    },
    {
      id: 'shadow-hand',
      roles: ['shadowPaladin'],
      title: {
        ja: '手順5：好きなだけ捨て、魂の数まで引く',
        en: 'Step 5: discard any, draw up to Spirit',
      },
      reading: 'てじゅん5：すきなだけすて、たましいのかずまでひく',
      aliases: [
        'シャドウパラディン 手札',
        'シャドウパラディン 引く',
        'shadow paladin hand',
        'shadow paladin draw',
      ],
      body: {
        ja: [
          '要らないパワーカードを好きなだけ捨て、手札が魂の数になるまで引く。',
          '魂の数はシャドウトラックの表示で決まる。',
          'スパイダーのように全部捨てる必要はない。',
        ],
        en: [
          'Discard as many power cards as you like, then draw until the hand equals Spirit.',
          'The Shadow track shows Spirit.',
          'Unlike the Spider he need not discard them all.',
        ],
      },
      note: {
        ja: '魂の数はボードに印刷されている。',
        en: 'The numbers of Spirit are printed on the board.',
      },
      related: ['shadow-paladin-turn', 'shadow-track', 'shadow-powers', 'printed-values'],
      source: ['2632-2697'],
      links: { tracks: ['shadowPaladin.spirit'], steps: ['shadowEnd'] },
    },
  ],
};
