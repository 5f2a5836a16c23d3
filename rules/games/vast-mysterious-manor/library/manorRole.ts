import type { Chapter } from '../../../library/entry';

export const manorRoleChapter: Chapter = {
  id: 'manor-role',
  title: { ja: '館：目的、準備、ターン', en: 'Manor: goal, set-up, turn' },
  entries: [
    {
      id: 'manor-role-goal',
      roles: ['manor'],
      title: { ja: '館はモールド15で勝つ', en: 'The Manor wins with 15 Mold' },
      reading: 'やかたはもーるど15でかつ',
      aliases: ['館 勝利条件', '館 目的', 'manor victory', 'manor goal', 'モールド15', '15 mold'],
      body: {
        ja: [
          'モールドが15になれば館の勝利。ほかのロールがいるかどうかで変わらない。',
          'モールドは、レイスが浮遊を完成させるたびに、カードに書かれた数だけ増える。',
          '勝利は15に届いたその場で決まる。',
        ],
        en: [
          'The Manor wins at 15 Mold, whoever else is in the game.',
          'Mold rises each time the Wraith completes a flight, by the number on the card.',
          'The win is immediate.',
        ],
      },
      related: ['manor-role-mold', 'manor-role-fly', 'manor-role-turn'],
      source: ['452-453', '505'],
      links: { notices: ['victory.manorMold'] },
    },
    {
      id: 'manor-role-player',
      roles: ['manor'],
      title: {
        ja: '館：タイルとレイスを操るロール',
        en: 'Manor: the role that moves tiles and the Wraith',
      },
      reading: 'やかた：たいるとれいすをあやつるろーる',
      terms: [
        {
          ja: '館プレイヤー',
          reading: 'やかたぷれいやー',
          en: 'Manor player',
          aliases: [
            '館プライヤー',
            '屋敷プレイヤー',
            '館のプレイヤー',
            '館ロール',
            'マナープレイヤー',
            'Manor role',
          ],
        },
      ],
      aliases: [
        '館 何をする',
        '館ロール 概要',
        'what does the manor do',
        'manor role overview',
        '屋敷',
      ],
      body: {
        ja: [
          '建物そのものになり、前兆でタイルを入れ替え、動かし、公開し、壁を作る。',
          'マップ上の駒はレイス。イベントカードで歩かせ、浮遊させてモールドを得る。',
          'マップにいるポルターガイストの数が、次のターンの前兆の数を決める。',
          'パラディンがイベントを公開したときと、トレジャーを取ったときにも仕事がある。',
        ],
        en: [
          'You are the building: with Omens you swap, shift and reveal tiles and raise walls.',
          'Your piece on the map is the Wraith, which walks and flies by Event cards for Mold.',
          'The Poltergeists on the map decide the Omens of your next turn.',
          'You also act when the Paladin reveals an Event and when he collects treasure.',
        ],
      },
      related: [
        'manor-role-turn',
        'manor-role-wraith',
        'manor-role-omens',
        'manor-role-event-tile',
        'manor-role-treasure-choice',
      ],
      source: ['451', '489', '123', '184'],
    },
    {
      id: 'manor-role-mold',
      roles: ['manor'],
      title: { ja: 'モールドは浮遊を完成させると増える', en: 'Mold rises by completed flights' },
      reading: 'もーるどはふゆうをかんせいさせるとふえる',
      terms: [
        {
          ja: 'モールド',
          reading: 'もーるど',
          en: 'Mold',
          aliases: ['カビ', '黴', 'かび', 'Mould', 'モールドトラック', 'Seal', 'Seals', '封印'],
        },
      ],
      aliases: ['モールドを得る', 'モールド 増やす', 'gain mold', 'mold track', 'モールド 減る'],
      body: {
        ja: [
          '0から始まり、15で館の勝利。',
          '増える方法は1つだけ。浮遊のパターンを完成させると、イベントカードに示された数だけ上がる。',
          '減らす方法は、この資料にはない。',
        ],
        en: [
          'It starts at 0; at 15 the Manor wins.',
          'There is one way up: completing a flight gives the number shown on the Event card.',
          'Nothing in the source sheet lowers it.',
        ],
      },
      note: {
        ja: '製品版では、モールドに当たるものが封印（Seals）で、目標は14。',
        en: 'The published game has Seals instead, with a goal of 14.',
      },
      related: ['manor-role-goal', 'manor-role-fly', 'manor-role-fly-result'],
      source: ['453', '459', '504-505'],
      links: { tracks: ['manor.mold'] },
    },
    {
      id: 'manor-role-setup',
      roles: ['manor'],
      title: { ja: '館の準備', en: 'Setting up the Manor' },
      reading: 'やかたのじゅんび',
      aliases: ['館プレイヤー セットアップ', '館 初期', 'manor setup', '前兆12個', '最初の前兆'],
      body: {
        ja: [
          'プレイヤーボードを取り、前兆キューブ12個をサプライにする。そのうち4個を前兆ボックスに入れる。',
          'ポルターガイストの駒をボードのそばに置き、モールド0にキューブを置く。',
          'イベントカードをシャッフルして山を作り、3枚引く。',
          'レイスはまだ置かない。最初の自分のターンの始めに置く。',
        ],
        en: [
          'Take the player board and 12 Omen cubes as the supply; 4 of them go into the Omen box.',
          'Keep the Poltergeists beside the board and put a cube on Mold 0.',
          'Shuffle the Event cards into a deck and draw 3.',
          'The Wraith is placed only at the start of your first turn.',
        ],
      },
      related: ['manor-role-wraith-start', 'manor-role-omens', 'manor-role-turn'],
      source: ['454-461'],
    },
    {
      id: 'manor-role-wraith-start',
      roles: ['manor'],
      title: {
        ja: 'レイスは最初のターンに未占領のダークタイルへ',
        en: 'First turn: the Wraith goes on an unoccupied Dark tile',
      },
      reading: 'れいすはさいしょのたーんにみせんりょうのだーくたいるへ',
      aliases: [
        'レイス 最初',
        'レイス 配置',
        'place wraith',
        'wraith starting tile',
        'レイスを置く',
      ],
      body: {
        ja: [
          '最初の自分のターンの開始時に、未占領のダークタイルを1枚選んでレイスを置く。',
          'そのようなタイルがなければ、ダークタイルを1枚マップに置き、その上にレイスを置く。',
        ],
        en: [
          'At the start of your first turn choose any unoccupied Dark tile for the Wraith.',
          'If there is none, place a Dark tile on the map and put the Wraith on it.',
        ],
      },
      related: ['manor-role-setup', 'manor-role-wraith', 'manor-role-turn'],
      source: ['461'],
    },
    {
      id: 'manor-role-turn',
      roles: ['manor'],
      title: { ja: '館のターンは4フェイズ', en: 'The Manor’s turn has four phases' },
      reading: 'やかたのたーんは4ふぇいず',
      aliases: ['館 ターン', '館 手番 流れ', 'manor turn summary', '館 フェイズ', 'manor phases'],
      body: {
        ja: [
          {
            head: ['フェイズ', 'すること'],
            rows: [
              ['1 前兆', '前兆を割り当て、上の行から解決する'],
              ['2 歩きと浮遊', 'イベントカードでレイスを動かす。順番も回数も自由'],
              ['3 ドローとトレジャー', 'イベントの前兆の数だけ引き、トレジャーを置く'],
              ['4 リセット', '次のターンの前兆の数を決める'],
            ],
          },
        ],
        en: [
          {
            head: ['Phase', 'What to do'],
            rows: [
              ['1 Omens', 'assign the Omens and resolve the rows from the top'],
              [
                '2 Walk and fly',
                'move the Wraith by Event cards, in any order, any number of times',
              ],
              ['3 Draw and treasure', 'draw for the Omens on Events, then place treasures'],
              ['4 Reset', 'set the Omens of the next turn'],
            ],
          },
        ],
      },
      related: ['manor-role-assign', 'manor-role-walk-fly', 'manor-role-draw', 'manor-role-reset'],
      source: ['462-467'],
    },
  ],
};
