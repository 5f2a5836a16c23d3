import type { Chapter } from '../../../library/entry';

export const manorRoleOmensChapter: Chapter = {
  id: 'manor-role-omens',
  title: { ja: '館：前兆', en: 'Manor: Omens' },
  entries: [
    {
      id: 'manor-role-omens',
      roles: ['manor'],
      title: { ja: '前兆：ターンに使えるキューブ', en: 'Omens: the cubes to use in a turn' },
      reading: 'ぜんちょう：たーんにつかえるきゅーぶ',
      terms: [
        {
          ja: '前兆',
          reading: 'ぜんちょう',
          en: 'Omen',
          aliases: [
            '前兆キューブ',
            '前兆トークン',
            '前兆ボックス',
            'オーメン',
            'Omens',
            'Omen cube',
            'Omen box',
            '予兆',
          ],
        },
      ],
      aliases: ['前兆 数', '前兆 何個', 'how many omens', '前兆 開始', '前兆とは'],
      body: {
        ja: [
          'キューブは全部で12個。最初は前兆ボックスに4個。',
          '前兆ボックスにある数だけが、そのターンに割り当てられる。',
          '次のターンの数は、フェイズ4でマップのポルターガイストの数から決まる。',
          'ジャイアントスパイダーがポルターガイストを追加の牙カードで倒すと、1枚ごとに1つ失う。',
        ],
        en: [
          'There are 12 cubes; 4 start in the Omen box.',
          'Only those in the Omen box can be assigned in a turn.',
          'Phase 4 sets the number of the next turn by the Poltergeists on the map.',
          'The Giant Spider takes 1 for each extra Fangs card used on a Poltergeist.',
        ],
      },
      related: ['manor-role-assign', 'manor-role-reset', 'spider-giant-fangs-poltergeist'],
      source: ['456-457', '469', '511-512', '384'],
      links: { tracks: ['manor.omens'] },
    },
    {
      id: 'manor-role-assign',
      roles: ['manor'],
      title: {
        ja: '前兆は左から埋め、上の行から解決する',
        en: 'Fill Omens from the left, resolve rows from the top',
      },
      reading: 'ぜんちょうはひだりからうめ、うえのぎょうからかいけつする',
      aliases: [
        '前兆を割り当てる',
        '前兆を解決する',
        'assign omens',
        'resolve omens',
        '前兆スペース',
        '前兆の順番',
      ],
      body: {
        ja: [
          '前兆ボックスから取り、ボードの前兆スペースに割り当てる。各行は左から右へ埋める。',
          'すべて割り当ててから、上の行から下へ順に解決する。',
          {
            head: ['行', '効果'],
            rows: [
              ['スワップ', 'タイル2枚を入れ替える'],
              ['シフト', 'タイル1枚を空きスペースへ動かす'],
              ['公開', 'ダークタイルを公開する'],
              ['壁', 'フォースウォールを置く'],
              ['イベント', 'フェイズ3でイベントカードを引く'],
            ],
          },
          '前兆が多いほど、範囲や枚数が増える。数値はボードの表示に従う。',
        ],
        en: [
          'Take Omens from the box and put them on the Omen spaces; fill each row from left to right.',
          'Once all are assigned, resolve the rows from top to bottom.',
          {
            head: ['Row', 'Effect'],
            rows: [
              ['Swap', 'exchange two tiles'],
              ['Shift', 'move a tile to an empty space'],
              ['Reveal', 'reveal Dark tiles'],
              ['Walls', 'place a force wall'],
              ['Events', 'draw Event cards in phase 3'],
            ],
          },
          'More Omens mean more range or more tiles, as printed on the board.',
        ],
      },
      related: [
        'manor-role-swap',
        'manor-role-shift',
        'manor-role-reveal',
        'manor-role-walls',
        'manor-role-events-row',
      ],
      source: ['464', '468-469', '470-485', '508'],
      links: { steps: ['manorOmens'] },
    },
    {
      id: 'manor-role-swap',
      roles: ['manor'],
      title: { ja: 'スワップ：タイル2枚の位置を入れ替える', en: 'Swap: two tiles change places' },
      reading: 'すわっぷ：たいる2まいのいちをいれかえる',
      terms: [
        {
          ja: 'スワップ',
          reading: 'すわっぷ',
          en: 'Swap',
          aliases: ['入れ替え', 'タイルの交換', 'Swap 2 Tiles', 'swapping', '交換'],
        },
      ],
      aliases: ['タイルを入れ替える', 'swap tiles', 'タイル 交換', 'スワップ 範囲'],
      body: {
        ja: [
          '示された範囲内のタイル2枚を選び、入れ替える。それぞれ好きな向きに回してよい。',
          '間の壁、駒、トークン、空きスペースは無視する。',
          'どちらか、または両方に駒やトークンがあれば、範囲は半分。',
          'タイルの上の駒とトークンは、タイルと一緒に動く。',
        ],
        en: [
          'Choose two tiles within the range shown and exchange them; turn each as you like.',
          'Walls, pieces, tokens and empty spaces in between are ignored.',
          'If either or both hold a piece or token, the range is halved.',
          'What is on a tile moves with it.',
        ],
      },
      related: [
        'manor-role-range',
        'manor-role-shift',
        'manor-role-assign',
        'manor-role-force-walls',
      ],
      source: ['470-472'],
      links: { tracks: ['manor.swapOmens'] },
    },
    {
      id: 'manor-role-shift',
      roles: ['manor'],
      title: {
        ja: 'シフト：タイル1枚を空きスペースへ',
        en: 'Shift: a tile moves to an empty space',
      },
      reading: 'しふと：たいる1まいをあきすぺーすへ',
      terms: [
        {
          ja: 'シフト',
          reading: 'しふと',
          en: 'Shift',
          aliases: ['タイルを動かす', 'タイルの移動', 'Shift 1 Tile', 'ずらす', 'shifting'],
        },
      ],
      aliases: ['タイルを移動', 'move a tile', 'シフト 範囲', 'shift tile'],
      body: {
        ja: [
          'マップの任意のタイル1枚を、未占領の空きスペースへ動かす。向きは自由。',
          '動かせる距離は、割り当てた前兆の数で決まる。',
          '動かすタイルに駒やトークンがあれば、距離は半分。',
          '間の壁、駒、トークン、空きスペースは無視し、上の駒とトークンも一緒に動く。',
        ],
        en: [
          'Move any tile on the map to an unoccupied empty space and turn it as you like.',
          'How far depends on the Omens assigned.',
          'If the tile holds a piece or token, the distance is halved.',
          'Walls, pieces, tokens and empty spaces in between are ignored; what is on the tile moves with it.',
        ],
      },
      note: {
        ja: '未占領とあるので、スケルトンのいる空きスペースには動かせない。',
        en: 'Unoccupied means that an empty space with a Skeleton in it will not do.',
      },
      related: ['manor-role-shift-full', 'manor-role-range', 'manor-role-swap'],
      source: ['475-478'],
      links: { tracks: ['manor.shiftOmens'] },
    },
    {
      id: 'manor-role-shift-full',
      roles: ['manor'],
      title: {
        ja: '空きスペースがなければシフトでスワップする',
        en: 'With no empty space left, Shift swaps two tiles',
      },
      reading: 'あきすぺーすがなければしふとですわっぷする',
      aliases: [
        '全部タイルで埋まった',
        'シフトできない',
        'board full',
        'no empty space',
        'マップが埋まった',
      ],
      body: {
        ja: ['すべてのスペースにタイルがあるときは、シフトの代わりにタイル2枚を入れ替えられる。'],
        en: ['When every space has a tile, Shift may exchange two tiles instead of moving one.'],
      },
      related: ['manor-role-shift', 'manor-role-swap', 'manor-role-range'],
      source: ['479'],
    },
    {
      id: 'manor-role-range',
      roles: ['manor'],
      title: { ja: '駒やトークンのあるタイルは範囲が半分', en: 'Occupied tiles halve the range' },
      reading: 'こまやとーくんのあるたいるははんいがはんぶん',
      aliases: [
        'スワップ 半分',
        'シフト 半分',
        'half range',
        '占領されたタイル',
        'occupied tile',
        '端数',
      ],
      body: {
        ja: [
          'スワップは2枚のどちらかが、シフトは動かす1枚が占領されていると半分。',
          '距離は縦横で数え、斜めには数えない。',
          {
            head: ['ボードの範囲', '未占領', '占領（切り捨て）', '占領（切り上げ）'],
            rows: [
              ['1', '1', '0', '1'],
              ['2', '2', '1', '1'],
              ['3', '3', '1', '2'],
              ['4', '4', '2', '2'],
              ['5', '5', '2', '3'],
              ['6', '6', '3', '3'],
            ],
          },
        ],
        en: [
          'Swap: half if either tile is occupied. Shift: half if the tile moved is.',
          'Count distances orthogonally, never diagonally.',
          {
            head: ['Printed range', 'Unoccupied', 'Occupied (down)', 'Occupied (up)'],
            rows: [
              ['1', '1', '0', '1'],
              ['2', '2', '1', '1'],
              ['3', '3', '1', '2'],
              ['4', '4', '2', '2'],
              ['5', '5', '2', '3'],
              ['6', '6', '3', '3'],
            ],
          },
        ],
      },
      note: {
        ja: '端数の扱いは書かれていない。切り捨てを基本とし、卓で決めておく。',
        en: 'Rounding is not stated. Round down unless the table agrees otherwise.',
      },
      related: ['manor-role-swap', 'manor-role-shift'],
      source: ['472', '476', '26'],
      links: { tools: ['vast-manor-range'] },
    },
    {
      id: 'manor-role-reveal',
      roles: ['manor'],
      title: {
        ja: '公開の前兆：好きなダークタイルを公開する',
        en: 'Omens on Reveal: reveal any Dark tiles',
      },
      reading: 'こうかいのぜんちょう：すきなだーくたいるをこうかいする',
      terms: [
        {
          ja: '公開の前兆',
          reading: 'こうかいのぜんちょう',
          en: 'Omens on Reveal',
          aliases: ['Reveal Tiles', 'Reveal row', '公開の行', '公開パワー'],
        },
      ],
      aliases: [
        '館 タイル公開',
        '公開',
        'Reveal',
        'manor reveals tiles',
        'ダークタイルを選ぶ',
        '公開 何枚',
      ],
      body: {
        ja: [
          'マップの任意のダークタイルを選び、好きな順番で公開する。',
          '枚数は割り当てた前兆の数で決まり、ボードの表示に従う。',
          '1枚ずつ公開して向きを決め、開いた側面の先の空きスペースをダークタイルで満たす。',
          '公開された枚数は、パラディンのタスク（20枚）にも数える。',
        ],
        en: [
          'Choose any Dark tiles on the map and reveal them in any order.',
          'How many depends on the Omens assigned, as printed on the board.',
          'Reveal and turn them one at a time, and fill empty spaces at their open edges with Dark tiles.',
          'They count for the Paladin’s task of 20 tiles.',
        ],
      },
      note: {
        ja: 'タスクは公開されたタイルの枚数を問うだけで、誰が公開したかは書かれていない。',
        en: 'The task asks only for tiles revealed and does not say by whom.',
      },
      related: ['manor-role-assign', 'manor-role-fly', 'manor-role-poltergeists'],
      source: ['480-481', '70-71', '169'],
      links: { tracks: ['manor.revealOmens'] },
    },
    {
      id: 'manor-role-walls',
      roles: ['manor'],
      title: { ja: '壁の前兆：フォースウォールを置く', en: 'Omens on Walls: place a force wall' },
      reading: 'かべのぜんちょう：ふぉーすうぉーるをおく',
      terms: [
        {
          ja: '壁の前兆',
          reading: 'かべのぜんちょう',
          en: 'Omens on Walls',
          aliases: ['壁の行', 'Walls row', 'Place Walls', '壁を置く', '壁パワー'],
        },
      ],
      aliases: ['フォースウォール 置く', 'place force wall', '壁を作る', '館 壁'],
      body: {
        ja: [
          '隣り合うタイル2枚が共有する、壁のない側面にフォースウォールを1つ置く。',
          'タイルはライトでもダークでもよい。マップのどこでもよい。',
          'トークンを使い切っていたら、前に置いたものを取って置き直す。',
        ],
        en: [
          'Place one force wall on a side without a wall that two adjacent tiles share.',
          'The tiles may be Lit or Dark, anywhere on the map.',
          'If the tokens have run out, take one placed earlier.',
        ],
      },
      note: {
        ja: '資料では前兆の数に関係なく1つ。ほかの行は前兆で増えるので、ボードに数字があればそれに従う。',
        en: 'The source sheet says one, whatever the Omens. As the other rows grow with Omens, follow the board if it shows a number.',
      },
      related: ['manor-role-force-walls', 'manor-role-assign', 'skeleton-walls'],
      source: ['482-483', '37'],
      links: { tracks: ['manor.wallsOmens'] },
    },
    {
      id: 'manor-role-force-walls',
      roles: ['manor'],
      title: { ja: 'フォースウォールが取り除かれるとき', en: 'When a force wall goes away' },
      reading: 'ふぉーすうぉーるがとりのぞかれるとき',
      aliases: [
        'フォースウォール 消える',
        'force wall removed',
        'フォースウォール 戻す',
        'タイルを回転 壁',
        'フォースウォール 扱い',
      ],
      body: {
        ja: [
          'フォースウォールは壁として扱う。移動も視線もふさぐ。',
          '接するタイルのどちらかが回転するか移動すると、館のサプライに戻る。',
          'ダークタイルの公開で同じ側面に通常の壁ができたときも戻る。',
          'スケルトンは移動力 +1 で、ジャイアントスパイダーは1ターンに1つ、蜘蛛の子は自由に抜けられる。',
        ],
        en: [
          'A force wall counts as a wall: it blocks movement and sight.',
          'It returns to the Manor’s supply when either of its tiles turns or moves.',
          'It also returns when a revealed tile has a normal wall on that side.',
          'Skeletons pass it for +1 Movement, the Giant Spider one a turn, Spiderlings freely.',
        ],
      },
      related: ['manor-role-walls', 'skeleton-walls', 'spider-movement-table'],
      source: ['484-485', '251', '373', '420'],
    },
    {
      id: 'manor-role-events-row',
      roles: ['manor'],
      title: {
        ja: 'イベントの前兆：1個につき後で1枚引く',
        en: 'Omens on Events: each draws a card later',
      },
      reading: 'いべんとのぜんちょう：1こにつきあとで1まいひく',
      aliases: [
        'イベントの行',
        'Events row',
        'イベント 前兆',
        'draw events by omens',
        'イベントに割り当てる',
      ],
      body: {
        ja: [
          'イベントの行に割り当てた前兆1個ごとに、フェイズ3でイベントカードを1枚引く。',
          '引くのは歩きと浮遊の後なので、レイスを動かすのに使えるのは次のターンから。',
        ],
        en: [
          'Each Omen on the Events row draws one Event card in phase 3.',
          'That is after walking and flying, so they move the Wraith only from the next turn on.',
        ],
      },
      related: ['manor-role-draw', 'manor-role-assign', 'manor-role-event-cards'],
      source: ['508', '469'],
      links: { tracks: ['manor.eventsOmens'] },
    },
  ],
};
