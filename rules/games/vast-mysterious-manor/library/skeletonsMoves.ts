import type { Chapter } from '../../../library/entry';

export const skeletonsMovesChapter: Chapter = {
  id: 'skeletons-moves',
  title: { ja: 'スケルトン：移動', en: 'Skeletons: movement' },
  entries: [
    {
      id: 'skeleton-move-cost',
      roles: ['skeletons'],
      title: { ja: 'スケルトンの移動コスト表', en: 'What a Skeleton pays to enter a space' },
      reading: 'すけるとんのいどうこすとひょう',
      aliases: [
        'スケルトン 移動 コスト',
        '移動力制限',
        '移動力 いくつ',
        'skeleton movement cost',
        'movement limits',
        '移動制限',
      ],
      body: {
        ja: [
          '1スペースに入るコストは、基本の1に、当てはまるものをすべて足した数。',
          {
            head: ['入る先', 'コスト'],
            rows: [
              ['ダークタイル、空きスペース', '1'],
              ['ライトタイル', '+1'],
              ['ランプがある', '+1'],
              ['蜘蛛の巣がある', '1つごとに +1'],
              ['壁を抜ける', '+1'],
            ],
          },
          '例：壁の向こうの、ランプのあるライトタイルは 1+1+1+1 で4。',
          '例：蜘蛛の巣2つのライトタイルは 1+1+2 で4。',
          '最大は7（壁、ライトタイル、ランプ、蜘蛛の巣3つ）。移動力 +4 がなければ入れない。',
        ],
        en: [
          'Entering a space costs 1, plus everything below that applies.',
          {
            head: ['Entering', 'Cost'],
            rows: [
              ['a Dark tile or an empty space', '1'],
              ['a Lit tile', '+1'],
              ['a lamp there', '+1'],
              ['webs there', '+1 each'],
              ['through a wall', '+1'],
            ],
          },
          'A Lit tile with a lamp behind a wall: 1+1+1+1 = 4.',
          'A Lit tile with two webs: 1+1+2 = 4.',
          'The most is 7 (wall, Lit tile, lamp, three webs), which needs the extra Movement of 4.',
        ],
      },
      related: [
        'skeleton-lit-tiles',
        'skeleton-lamps',
        'skeleton-walls',
        'skeleton-webs',
        'skeleton-extra-movement',
      ],
      source: ['251', '257-260', '60', '218'],
    },
    {
      id: 'skeleton-lit-tiles',
      roles: ['skeletons'],
      title: {
        ja: 'スケルトンはライトタイルに入るのに +1',
        en: 'Skeletons pay +1 to enter a Lit tile',
      },
      reading: 'すけるとんはらいとたいるにはいるのに +1',
      aliases: [
        '明るいタイル スケルトン',
        'ライトタイル コスト',
        'lit tile cost',
        'スケルトン ダークタイル',
        'スケルトン 公開する',
      ],
      body: {
        ja: [
          'ライトタイル1枚に入るごとに、移動力をもう1払う。合計2。',
          'ダークタイルなら基本の1だけで入れる。',
          'スケルトンがダークタイルに入っても、タイルを公開するとはどこにも書かれていない。裏向きのまま進める。',
        ],
        en: [
          'Each Lit tile entered costs 1 more Movement, 2 in all.',
          'A Dark tile costs only the basic 1.',
          'Nothing in the Skeletons’ rules reveals a Dark tile they enter: it stays face down.',
        ],
      },
      related: ['skeleton-move-cost', 'skeleton-darksight', 'skeleton-action-gather'],
      source: ['258'],
    },
    {
      id: 'skeleton-lamps',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: 'ランプは入るのに +1、止まると消せる',
        en: 'Lamps cost +1 to enter; a Skeleton that stops there removes it',
      },
      reading: 'らんぷははいるのに +1、とまるとけせる',
      aliases: [
        'ランプを消す',
        'スケルトン ランプ',
        'remove lamp',
        'lamp skeleton',
        'ランプ 取り除く',
      ],
      body: {
        ja: [
          'ランプのあるタイルに入るには、移動力をもう1払う。ライトタイルの +1 とは別に数える。',
          'そこで移動を終えると、ランプはパラディンのサプライに戻る。',
          '通り過ぎるだけなら、ランプは残る。',
        ],
        en: [
          'A tile with a lamp costs 1 more Movement, on top of the +1 for a Lit tile.',
          'If the Skeleton ends its movement there, the lamp goes back to the Paladin’s supply.',
          'Just passing through leaves the lamp where it is.',
        ],
      },
      related: ['skeleton-move-cost', 'skeleton-lit-tiles'],
      source: ['218', '259-260'],
    },
    {
      id: 'skeleton-walls',
      roles: ['skeletons'],
      title: {
        ja: 'スケルトンは移動力 +1で壁を抜けられる',
        en: 'Skeletons pass a wall for +1 Movement',
      },
      reading: 'すけるとんはいどうりょく +1でかべをぬけられる',
      aliases: [
        '壁抜け',
        '壁 すり抜け',
        'すりぬける',
        'スケルトン 壁',
        'walk through walls',
        'skeleton wall',
        '壁を通り抜ける',
      ],
      body: {
        ja: [
          '壁1つを抜けるごとに、移動力をもう1払う。回数の制限はない。',
          'フォースウォールも壁として扱うので、同じコストで抜けられる。',
          '壁は視線をさえぎる。抜けられても、壁越しに対象は見えない。',
        ],
        en: [
          'Each wall passed costs 1 more Movement, as often as you can pay.',
          'A force wall counts as a wall, so it costs the same.',
          'Walls still block line of sight: passing is not seeing.',
        ],
      },
      related: [
        'skeleton-move-cost',
        'skeleton-empty-spaces',
        'skeleton-darksight',
        'manor-role-force-walls',
      ],
      source: ['251', '484'],
    },
    {
      id: 'skeleton-webs',
      roles: ['skeletons', 'spider'],
      title: { ja: 'スケルトンも蜘蛛の巣1つごとに +1', en: 'Skeletons pay +1 for each web too' },
      reading: 'すけるとんもくものす1つごとに +1',
      aliases: ['スケルトン 蜘蛛の巣', 'skeleton webs', '蜘蛛の巣 移動力', 'web cost skeleton'],
      body: {
        ja: [
          '蜘蛛の巣のあるタイルには、1つにつき移動力をもう1払って入る。最大3つなので +3 まで。',
          '入ると、そこの蜘蛛の巣はすべてスパイダーに戻る。通り過ぎる場合も同じ。',
        ],
        en: [
          'Each web on the tile costs 1 more Movement; with at most three webs that is up to +3.',
          'Entering sends all webs there back to the Spider, even when only passing.',
        ],
      },
      related: ['skeleton-move-cost', 'spider-webs', 'spider-web-removed'],
      source: ['60', '447'],
    },
    {
      id: 'skeleton-empty-spaces',
      roles: ['skeletons'],
      title: {
        ja: '屋根裏と割れ目：空きスペースに入れる',
        en: 'Attics and crevices: Skeletons may enter empty spaces',
      },
      reading: 'やねうらとわれめ：あきすぺーすにはいれる',
      terms: [
        {
          ja: '屋根裏と割れ目',
          reading: 'やねうらとわれめ',
          en: 'Attics and crevices',
          aliases: ['屋根裏', '割れ目', 'Groundskeepers', 'attic', 'crevice'],
        },
      ],
      aliases: [
        'タイルのないスペース スケルトン',
        'タイルがない所 移動',
        'empty space skeleton',
        'no tile',
        '空きスペース 能力',
      ],
      body: {
        ja: [
          'スケルトンだけは、館タイルのない空きスペースにも移動できる。コストは1。',
          '空きスペースにいる間は、能力も装備も使えず、邪魔にも加われない。',
          '代わりに、対戦相手のどんな効果も受けない。',
        ],
        en: [
          'Only Skeletons may move into empty spaces, those without a tile. It costs 1.',
          'There a Skeleton can use neither abilities nor gear and does not distract.',
          'In return, no effect of an opponent touches it.',
        ],
      },
      related: [
        'skeleton-distract-limits',
        'skeleton-abilities',
        'skeleton-move-cost',
        'skeleton-walls',
      ],
      source: ['249-250'],
    },
    {
      id: 'skeleton-darksight',
      roles: ['skeletons', 'spider'],
      title: {
        ja: 'ダークサイト：ダークタイル越しに見える',
        en: 'Darksight: sees through Dark tiles',
      },
      reading: 'だーくさいと：だーくたいるごしにみえる',
      terms: [
        {
          ja: 'ダークサイト',
          reading: 'だーくさいと',
          en: 'Darksight',
          aliases: ['ダークビジョン', '暗視', 'dark sight', 'darkvision', '闇を見通す'],
        },
      ],
      aliases: [
        'スケルトン 視線',
        'スパイダー 視線',
        'skeleton line of sight',
        'ダークタイル 視線',
        'see through dark',
      ],
      body: {
        ja: [
          'スケルトンとスパイダーの視線は、間にダークタイルがあっても通る。',
          'ほかのロールの視線は、間のダークタイルで止まる。',
          '間の壁と空きスペースは、スケルトンとスパイダーの視線も止める。',
        ],
        en: [
          'For Skeletons and the Spider, Dark tiles in between do not block line of sight.',
          'For other roles they do.',
          'Walls and empty spaces in between block the Skeletons and the Spider too.',
        ],
      },
      related: ['skeleton-shooty', 'spider-caster-fangs', 'spider-caster-webs'],
      source: ['295-296', '365-366', '67'],
    },
  ],
};
