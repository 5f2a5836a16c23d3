import type { Chapter } from '../../../library/entry';
import { reported } from './reported';

export const warlockTurnChapter: Chapter = {
  id: 'warlock-turn',
  title: { ja: 'ウォーロック：ターンと臆病', en: 'Warlock: turn and flight' },
  entries: [
    {
      id: 'warlock-turn',
      roles: ['warlock'],
      title: { ja: 'ウォーロックのターン：4つの手順', en: 'The Warlock’s turn: four steps' },
      reading: 'うぉーろっくのたーん：4つのてじゅん',
      aliases: [
        'ウォーロック 手順',
        'ウォーロック 手番',
        'warlock turn order',
        'warlock steps',
        'ウォーロック フェイズ',
      ],
      body: {
        ja: [
          {
            head: ['手順', 'すること'],
            rows: [
              ['1 呪う', '呪いマーカーをネットワークの駒に均等に置き、支配を確かめる'],
              ['2 呪文', '手札3枚ごとに、1枚を使い2枚を捨てる'],
              ['3 回収', '魔力キューブをすべて手元に戻す'],
              ['4 アクション', '魔力キューブ1個ごとに1回'],
            ],
          },
          'アクションは忍び足、ポルターガイスト召喚、宝の具現、吸収。',
          '支配の効果は、支配したその場で起きる。',
        ],
        en: [
          {
            head: ['Step', 'What to do'],
            rows: [
              ['1 Curse', 'spread curse markers evenly over the network, check for domination'],
              ['2 Spells', 'for every 3 cards in hand play 1 and discard 2'],
              ['3 Collect', 'take back all magic cubes'],
              ['4 Act', 'one action for each magic cube'],
            ],
          },
          'The actions: Sneak, Summon Poltergeist, Conjure Treasure, Syphon.',
          'The effect of domination comes at once.',
        ],
      },
      related: ['curse-spread', 'domination', 'spells', 'magic-cubes', 'warlock-actions'],
      source: ['2553-2596'],
    },
    {
      id: 'warlock-step-order',
      roles: ['warlock'],
      title: {
        ja: '呪いを置くのはターンの始め：吸収した分は次のターン',
        en: 'Curses go out first: what you syphon waits a turn',
      },
      reading: 'のろいをおくのはたーんのはじめ：きゅうしゅうしたぶんはつぎのたーん',
      aliases: [
        '呪いを置くタイミング',
        '吸収した呪い いつ使う',
        'when to place curses',
        'when to play spells',
        '魔力キューブ 回収 タイミング',
      ],
      body: {
        ja: [
          '手順1で置けるのは、ターンの始めに持っている呪いだけ。',
          '手順4の吸収や宝の具現の後に、置く手順はもうない。',
          '支配で得た魔力キューブは手順4より前に手に入るので、そのターンに使える。',
        ],
        en: [
          'Step 1 places only the Curses held when the turn starts.',
          'After the Syphon of step 4 no step places them any more.',
          'A magic cube gained by domination comes before step 4, so it works in the same turn.',
        ],
      },
      note: {
        ja: '手順の順番からの推測。',
        en: 'Inferred from the order of the steps.',
      },
      related: ['warlock-turn', 'syphon', 'magic-cubes', 'dominated-pieces-track'],
      source: ['2553-2596', 'I'],
    },
    {
      id: 'warlock-last-turn',
      roles: ['warlock'],
      title: {
        ja: 'ウォーロックの手番は館の後、いちばん最後',
        en: 'The Warlock plays last, after the Manor',
      },
      reading: 'うぉーろっくのてばんはやかたのあと、いちばんさいご',
      aliases: [
        'ウォーロック 何番目',
        'ウォーロック 順番',
        'when does the warlock play',
        'warlock last',
      ],
      body: {
        ja: [
          '館の次、ラウンドの最後に手番が来る。館がいなければスパイダーの次。',
          '館が動かしたタイルや、ほかのロールの移動を見てから動ける。',
        ],
        en: [
          'He plays after the Manor, at the end of the round; without a Manor, after the Spider.',
          'So he acts after the tiles and figures of the others have moved.',
        ],
      },
      note: reported,
      related: ['turn-order', 'warlock-turn', 'role-mixes'],
      source: ['R'],
    },
    {
      id: 'skittish',
      roles: ['warlock'],
      title: {
        ja: '臆病：対戦相手のフィギュアが入ってきたら逃げる',
        en: 'Skittish: he flees when an enemy figure walks in',
      },
      reading: 'おくびょう：たいせんあいてのふぃぎゅあがはいってきたらにげる',
      terms: [
        {
          ja: '臆病',
          reading: 'おくびょう',
          en: 'Skittish',
          aliases: ['スキッティッシュ', 'おびえ', '逃走', 'ウォーロックが逃げる'],
        },
      ],
      aliases: [
        'ウォーロックのスペースに入る',
        'ウォーロック 逃げる',
        'enter the warlock’s space',
        'warlock flees',
        'ウォーロック 追い出す',
      ],
      body: {
        ja: [
          'ほかのロールのターンに、対戦相手のフィギュアがウォーロックのスペースに入ると起きる。',
          '1. 逃げる：2以上離れた、もっとも近いダークタイル、横穴、空きスペースへ。',
          '2. 持っている呪いの半分を失う。',
          '3. 呪文トラックを1つ進める。',
          '入ったフィギュアはアタックしない。ウォーロックはアタックされない。',
        ],
        en: [
          'It happens off turn, when an enemy figure enters the Warlock’s space.',
          '1. He flees to the closest Dark, Pit or crypt space that is 2 or more away.',
          '2. He loses half of his Curses.',
          '3. The Spells track goes up 1.',
          'The figure makes no attack: the Warlock cannot be attacked.',
        ],
      },
      related: ['skittish-where', 'skittish-curses', 'spells-track', 'warlock-ethereal'],
      source: ['2544-2547', '2541'],
    },
    {
      id: 'skittish-where',
      roles: ['warlock'],
      title: {
        ja: '逃げる先：2以上離れたもっとも近い暗い場所',
        en: 'Where he flees: the closest dark place, 2 or more away',
      },
      reading: 'にげるさき：2いじょうはなれたもっともちかいくらいばしょ',
      aliases: [
        'ウォーロック どこに逃げる',
        '臆病 移動先',
        'where does the warlock flee',
        'skittish destination',
        '逃走先',
      ],
      body: {
        ja: [
          '行けるのは、ダークタイル、横穴、空きスペースのどれか。',
          '元のスペースから距離2以上のうち、いちばん近いものへ移す。距離1は近すぎる。',
          '距離は斜めに数えない。',
        ],
        en: [
          'It must be a Dark tile, a Pit or a crypt.',
          'Of those at distance 2 or more from his space, the closest one; distance 1 is too near.',
          'Distance is never counted diagonally.',
        ],
      },
      note: {
        ja: '同じ近さの場所が複数あるとき誰が選ぶかは決まっていない。ウォーロックが選ぶのが自然。',
        en: 'Who chooses between equally close places is not stated; letting the Warlock choose seems natural.',
      },
      related: ['skittish', 'distance', 'crypts', 'warlock-crypt-walker'],
      source: ['2547', 'U'],
      links: { notices: ['fled'] },
    },
    {
      id: 'skittish-curses',
      roles: ['warlock'],
      title: {
        ja: '臆病で失う呪いは半分、端数は切り捨て',
        en: 'Skittish costs half the Curses, rounded down',
      },
      reading: 'おくびょうでうしなうのろいははんぶん、はすうはきりすて',
      aliases: [
        '臆病 端数',
        '臆病 切り上げ',
        '呪いを失う',
        'skittish rounding',
        'half the curses round up or down',
      ],
      body: {
        ja: [
          '失うのは手元の呪いの半分。駒に載った呪いマーカーは数えない。',
          {
            head: ['呪い', '切り捨て：失う → 残り', '切り上げ：失う → 残り'],
            rows: [
              ['0', '0 → 0', '0 → 0'],
              ['1', '0 → 1', '1 → 0'],
              ['4', '2 → 2', '2 → 2'],
              ['5', '2 → 3', '3 → 2'],
              ['9', '4 → 5', '5 → 4'],
            ],
          },
        ],
        en: [
          'He loses half of the Curses he holds; markers on pieces do not count.',
          {
            head: ['Curses', 'down: lost → left', 'up: lost → left'],
            rows: [
              ['0', '0 → 0', '0 → 0'],
              ['1', '0 → 1', '1 → 0'],
              ['4', '2 → 2', '2 → 2'],
              ['5', '2 → 3', '3 → 2'],
              ['9', '4 → 5', '5 → 4'],
            ],
          },
        ],
      },
      note: {
        ja: 'ルール資料は切り捨て。準備シートと行動の一覧は切り上げだと伝えられている。アプリは切り捨てで数え、切り替えられる。',
        en: 'The rules reference rounds down; the set-up sheet and action summary are reported to round up. The app rounds down and has a switch.',
      },
      related: ['skittish', 'curses', 'open-questions'],
      source: ['2547', 'R'],
      links: { tools: ['vast-published-skittish'] },
    },
  ],
};
