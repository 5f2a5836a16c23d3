import type { Chapter } from '../../../library/entry';

export const manorPowersChapter: Chapter = {
  id: 'manor-powers',
  title: { ja: '館：5つのパワー', en: 'Manor: the five powers' },
  entries: [
    {
      id: 'manor-powers',
      roles: ['manor'],
      title: {
        ja: '館の5つのパワーは上から順に、キューブのあるものだけ',
        en: 'The Manor’s five powers: top to bottom, each needs a cube',
      },
      reading: 'やかたの5つのぱわーはうえからじゅんに、きゅーぶのあるものだけ',
      aliases: [
        '館 パワー 一覧',
        '館 パワー 順番',
        'Manor powers',
        'order of Manor powers',
        '館 できること',
      ],
      body: {
        ja: [
          {
            head: ['順', 'パワー', 'すること'],
            rows: [
              ['1', 'タイルの公開', 'ダークタイルを公開'],
              ['2', 'シフト', 'タイル1枚を空きスペースへ、または回転'],
              ['3', 'スワップ', 'タイル2枚を入れ替え、または回転'],
              ['4', '壁の配置', 'フォースウォールを置く'],
              ['5', '歩く', 'レイスを動かす'],
            ],
          },
          '前兆か予兆が1個もないパワーは使えない。',
          '順番は変えられず、次に進んだら戻れない。',
        ],
        en: [
          {
            head: ['Order', 'Power', 'What to do'],
            rows: [
              ['1', 'Reveal Tiles', 'reveal Dark tiles'],
              ['2', 'Shift 1 Tile', 'a tile to a crypt, or turn it'],
              ['3', 'Swap 2 Tiles', 'two tiles change places, or turn'],
              ['4', 'Place Walls', 'place force walls'],
              ['5', 'Move Wraith', 'move the Wraith'],
            ],
          },
          'A power without a single omen or portent is not used.',
          'The order is fixed; there is no going back.',
        ],
      },
      related: ['manor-reveal', 'manor-shift', 'manor-swap', 'manor-walls', 'manor-move-wraith'],
      source: ['2431-2527'],
      links: { steps: ['manorPowers'] },
    },
    {
      id: 'manor-reveal',
      roles: ['manor'],
      title: {
        ja: 'タイルの公開：ポルターガイストは好きなライトタイルへ',
        en: 'Reveal Tiles: poltergeists go to any empty Lit tile',
      },
      reading: 'たいるのこうかい：ぽるたーがいすとはすきならいとたいるへ',
      terms: [
        {
          ja: 'タイルの公開',
          reading: 'たいるのこうかい',
          en: 'Reveal Tiles',
          aliases: ['館の公開', '公開のパワー', '公開トラック', '公開の前兆', 'Reveal power'],
        },
      ],
      aliases: [
        '館 タイルを公開',
        '公開 前兆',
        'Manor reveals',
        'how many tiles may the Manor reveal',
      ],
      body: {
        ja: [
          '強さの数だけ、ダークタイルを公開する。',
          'できれば開いた側面が開いた側面につながるように回転し、開いた側面に面した空きスペースにはダークタイルを足す。',
          'ブラッドタイルにはブラッドトークン、トレジャータイルにはトレジャーマーカーを置く。',
          'ポルターガイストは、そのタイルでなく好きな未占領のライトタイルに置く。',
        ],
        en: [
          'Reveal as many Dark tiles as the strength says.',
          'Turn a tile so that open edges meet if possible, and fill the crypts at its open edges with Dark tiles.',
          'A Blood tile gets a blood token, a Treasure tile a treasure marker.',
          'A poltergeist goes not there but on any empty Lit tile.',
        ],
      },
      note: {
        ja: '強さを公開する枚数と読むのは推測。公開の細かな手順は早見ページが伝える。',
        en: 'That the strength is the number of tiles is inferred; the steps of revealing are reported.',
      },
      related: ['reveal', 'manor-spooky', 'manor-powers', 'manor-power-strength'],
      source: ['2431-2527', 'R', 'I'],
      links: { tracks: ['manor.revealOmens'] },
    },
    {
      id: 'manor-shift',
      roles: ['manor'],
      title: {
        ja: 'シフト：タイル1枚を空きスペースへ動かすか、回転する',
        en: 'Shift 1 Tile: move it to a crypt, or turn it',
      },
      reading: 'しふと：たいる1まいをあきすぺーすへうごかすか、かいてんする',
      terms: [
        {
          ja: 'シフト',
          reading: 'しふと',
          en: 'Shift 1 Tile',
          aliases: ['シフトのパワー', 'シフトトラック', 'タイルを動かす', 'Shift', 'slide a tile'],
        },
      ],
      aliases: [
        '館 タイル移動',
        'タイルをずらす',
        'Manor shifts a tile',
        'shift distance',
        '空きスペースがない',
      ],
      body: {
        ja: [
          'タイル1枚を、別のタイルに接する空きスペースへ動かす。または、その場で回転する。',
          '動かせる距離は強さで決まる。駒の載ったタイルも同じ距離を動かせる。',
          '載っている駒はすべてタイルと一緒に動く。',
          '空きスペースが1つも残っていなければ、スワップとして使う。',
          '動かすか回転したタイルのブリーチとフォースウォールは、なくなる。',
        ],
        en: [
          'Move one tile to a crypt that touches a tile, or turn it where it is.',
          'The strength sets how far. A tile with pieces moves just as far.',
          'All pieces on a tile ride along with it.',
          'With no crypt left the power works as a swap.',
          'Moving or turning a tile clears its breaches and force walls.',
        ],
      },
      note: {
        ja: '強さを距離と読むのは推測。数字はボードに印刷されている。',
        en: 'That the strength is a distance is inferred; its numbers are printed on the board.',
      },
      related: ['manor-swap', 'crypts', 'manor-power-strength', 'force-wall', 'breach'],
      source: ['2431-2527', 'R', 'I'],
      links: { tracks: ['manor.shiftOmens'] },
    },
    {
      id: 'manor-swap',
      roles: ['manor'],
      title: {
        ja: 'スワップ：タイル2枚を入れ替えるか、回転する',
        en: 'Swap 2 Tiles: let them change places, or turn them',
      },
      reading: 'すわっぷ：たいる2まいをいれかえるか、かいてんする',
      terms: [
        {
          ja: 'スワップ',
          reading: 'すわっぷ',
          en: 'Swap 2 Tiles',
          aliases: ['スワップのパワー', 'スワップトラック', 'タイルの交換', '入れ替え', 'Swap'],
        },
      ],
      aliases: [
        'タイルを入れ替える',
        '館 タイル交換',
        'Manor swaps tiles',
        'swap distance',
        'タイルを回転',
      ],
      body: {
        ja: [
          'タイル2枚の場所を入れ替える。または、2枚をそれぞれ回転する。',
          '2枚の間の距離は強さで決まる。駒の載ったタイルも同じ。',
          '載っている駒はすべてタイルと一緒に動く。',
          '動かすか回転したタイルのブリーチとフォースウォールは、なくなる。',
        ],
        en: [
          'Two tiles change places, or each of them is turned.',
          'The strength sets how far apart they may be, with pieces on them or not.',
          'All pieces on a tile ride along with it.',
          'Moving or turning a tile clears its breaches and force walls.',
        ],
      },
      note: {
        ja: '強さを距離と読むのは推測。数字はボードに印刷されている。',
        en: 'That the strength is a distance is inferred; its numbers are printed on the board.',
      },
      related: ['manor-shift', 'distance', 'manor-power-strength', 'force-wall'],
      source: ['2431-2527', 'R', 'I'],
      links: { tracks: ['manor.swapOmens'] },
    },
    {
      id: 'manor-walls',
      roles: ['manor'],
      title: {
        ja: '壁の配置：フォースウォールで開いた側面を閉じる',
        en: 'Place Walls: close open edges with force walls',
      },
      reading: 'かべのはいち：ふぉーすうぉーるでひらいたそくめんをとじる',
      terms: [
        {
          ja: '壁の配置',
          reading: 'かべのはいち',
          en: 'Place Walls',
          aliases: ['壁のパワー', '壁を置く', '壁トラック', '壁の前兆', 'Walls power', 'Walls'],
        },
      ],
      aliases: [
        '館 壁',
        '館 フォースウォール',
        'Manor walls',
        'how many force walls',
        '道をふさぐ',
      ],
      body: {
        ja: [
          '強さの数だけ、フォースウォールを開いた側面に置く。そこは壁になる。',
          'ブリーチのある側面に置くと、互いに打ち消して両方なくなる。',
          'レイスの儀式の道も、フォースウォールで塞がれる。',
        ],
        en: [
          'Put as many force walls on open edges as the strength says. Each is a wall.',
          'On an edge with a breach both cancel and go.',
          'The path of a ritual is blocked by force walls too.',
        ],
      },
      note: {
        ja: '強さを置く枚数と読むのは推測。打ち消しは早見ページが伝える。',
        en: 'That the strength is the number of force walls is inferred; the cancelling is reported.',
      },
      related: ['force-wall', 'breach', 'manor-power-strength', 'ritual-path'],
      source: ['2431-2527', 'R', 'I'],
      links: { tracks: ['manor.wallsOmens'] },
    },
    {
      id: 'manor-move-wraith',
      roles: ['manor'],
      title: {
        ja: '歩く：強さの分だけレイスを動かす',
        en: 'Move Wraith: as far as the strength says',
      },
      reading: 'あるく：つよさのぶんだけれいすをうごかす',
      terms: [
        {
          ja: '歩く',
          reading: 'あるく',
          en: 'Move Wraith',
          aliases: ['歩き', 'レイスの移動', '歩くのパワー', '歩くトラック', 'walk', 'Wraith walks'],
        },
      ],
      aliases: [
        'レイスを動かす',
        'レイス 移動',
        'Wraith movement',
        'how far does the Wraith move',
        '儀式の前に動く',
      ],
      body: {
        ja: [
          '5つのパワーの最後。儀式の始点をここで選べる。',
          '動けるスペースの数は、埋まったスペースの数字。',
          '蜘蛛の巣でもランプでも止まらない。',
          '駒のいるスペースに入っても、互いに何も起こらない。',
        ],
        en: [
          'The last of the five powers: it lets you pick where the ritual starts.',
          'The filled spaces say how many spaces the Wraith may move.',
          'Neither webs nor lamps stop it.',
          'Entering a space with pieces does nothing to either side.',
        ],
      },
      note: {
        ja: '歩くレイスが壁を抜けられるかは、この資料にない。ルールブックで確かめる。',
        en: 'Whether the Wraith passes walls when it moves is not in our sources: see your rulebook.',
      },
      related: ['wraith', 'wraith-ethereal', 'rituals', 'manor-power-strength', 'stopping'],
      source: ['2423-2429', '2431-2527', 'R', 'U'],
      links: { tracks: ['manor.wraithOmens'] },
    },
  ],
};
