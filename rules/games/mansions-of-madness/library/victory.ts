import type { Chapter } from '../../../library/entry';

export const victoryChapter: Chapter = {
  id: 'victory',
  title: { ja: '勝利と死亡', en: 'Winning and dying' },
  entries: [
    {
      id: 'objective-card',
      roles: [],
      title: {
        ja: '最後の手がかりで目的カードを公開する',
        en: 'The last clue reveals the Objective card',
      },
      reading: 'さいごのてがかりでもくてきかーどをこうかいする',
      terms: [
        {
          ja: '目的カード',
          reading: 'もくてきかーど',
          en: 'Objective card',
          aliases: ['目的', '勝利条件', 'objective', 'オブジェクティブ', 'ゲームの目的'],
        },
      ],
      aliases: [
        '探索者の勝ち',
        'どうすれば勝ち',
        'how to win',
        'victory condition',
        'reveal the objective',
      ],
      body: {
        ja: [
          '探索者が最後の手がかり（ふつうは手がかり1）を得たら、マスターは目的カードを公開する。',
          'そこで探索者の勝利条件が告げられる。',
          '公開後に死亡した探索者のプレイヤーは、ゲームから脱落する。',
        ],
        en: [
          'When the investigators gain the last clue, normally clue 1, the keeper reveals the Objective card.',
          'It tells them how they win.',
          'From then on a player whose investigator dies is out.',
        ],
      },
      related: ['clues', 'keeper-wins', 'death-after-objective', 'leave-map'],
      source: ['38', '116'],
      links: { notices: ['objective', 'victory.investigatorsObjective'] },
    },
    {
      id: 'clues',
      roles: [],
      title: {
        ja: '手がかりは大きい数字から1へとたどる',
        en: 'Clues run from the highest number down to 1',
      },
      reading: 'てがかりはおおきいすうじから1へとたどる',
      terms: [
        {
          ja: '手がかり',
          reading: 'てがかり',
          en: 'Clue card',
          aliases: ['手がかりカード', '手掛かり', 'クルー', 'clue', 'ヒント', '証拠'],
        },
      ],
      aliases: ['手がかりの順番', 'clue order', '最後の手がかり', 'last clue', '手がかり1'],
      body: {
        ja: [
          '手がかりは数字の大きい方から小さい方へ続く。',
          '最後は基本的に手がかり1で、得ると目的カードが公開される。',
        ],
        en: [
          'One Clue card leads to the next, from high numbers to low.',
          'The last is normally clue 1; gaining it reveals the Objective card.',
        ],
      },
      related: ['objective-card', 'clue-location'],
      source: ['38'],
      links: { tracks: ['keeper.clues'] },
    },
    {
      id: 'clue-location',
      roles: ['keeper'],
      title: {
        ja: '聞かれたら最大の数字の手がかりの場所を教える',
        en: 'If asked, tell where the highest clue lies',
      },
      reading: 'きかれたらさいだいのすうじのてがかりのばしょをおしえる',
      aliases: ['手がかりの場所', '次はどこ', 'where is the clue', 'ask the keeper', '迷った'],
      body: {
        ja: [
          'プレイヤーが手がかりの場所を尋ねたら、マスターは答える。',
          '教えるのは、置かれている中で数字が最も大きい手がかりの場所。',
        ],
        en: [
          'When players ask for the place of a clue, the keeper answers.',
          'The place told is that of the highest-numbered Clue card still lying out.',
        ],
      },
      related: ['clues', 'objective-card'],
      source: ['40'],
    },
    {
      id: 'keeper-wins',
      roles: [],
      title: {
        ja: '探索者が全滅し、補充もできなければマスターの勝ち',
        en: 'All investigators dead and none left: the keeper wins',
      },
      reading: 'たんさくしゃがぜんめつし、ほじゅうもできなければますたーのかち',
      aliases: ['全滅', 'マスターの勝利', 'keeper wins', 'everyone died', '負け', 'lose'],
      body: {
        ja: [
          '途中で探索者が全滅し、新しい探索者を出せなくなった時はマスターの勝ち。',
          'それ以外の勝敗は目的カードとイベントカードによる。',
        ],
        en: [
          'If all investigators are dead and no new one can come, the keeper wins.',
          'Otherwise the Objective card and the Event cards decide.',
        ],
      },
      related: ['objective-card', 'death', 'event-card'],
      source: ['38-39', '128'],
      links: { notices: ['victory.keeperObjective', 'victory.nobodyLeft'] },
    },
    {
      id: 'leave-map',
      roles: ['investigator'],
      title: {
        ja: '目的カードの指示が無ければマップから出られない',
        en: 'No leaving the map unless the Objective card says so',
      },
      reading: 'もくてきかーどのしじがなければまっぷからでられない',
      aliases: ['脱出', 'マップの外', 'escape', 'leave the house', '逃げ出す'],
      body: {
        ja: ['探索者がマップの外へ出られるのは、目的カードが脱出を求めている時だけ。'],
        en: ['Investigators may leave the map only when the Objective card tells them to escape.'],
      },
      related: ['objective-card', 'movement-step'],
      source: ['121'],
    },
    {
      id: 'death',
      roles: [],
      title: {
        ja: 'HP0で死亡、持ち物は部屋に残り呪文は除く',
        en: 'Health 0: dead; items stay in the room, spells are removed',
      },
      reading: 'HP0でしぼう、もちものはへやにのこりじゅもんはのぞく',
      terms: [
        {
          ja: '死亡',
          reading: 'しぼう',
          en: 'death',
          aliases: ['死ぬ', '死んだ', 'dead', 'die', 'HPゼロ'],
        },
      ],
      aliases: [
        '持ち物 死亡',
        '死んだらアイテムは',
        '死んだらどうなる',
        'items of the dead',
        'HPが0',
        '呪文 死亡',
      ],
      body: {
        ja: [
          'HPが0になった探索者は死亡する。他の効果で死亡することもある。',
          '探索カードと開始時ボーナスカードは、死亡した部屋に置く。',
          '呪文カードとその探索者はゲームから取り除く。',
          'その後は、目的カードの公開前か公開後かで変わる。',
        ],
        en: [
          'An investigator at Health 0 is dead; other effects can kill too.',
          'Put the Exploration cards and Starting Item cards into the room of the death.',
          'Remove the Spell cards and the investigator from the game.',
          'What follows depends on whether the Objective card is revealed.',
        ],
      },
      related: ['death-before-objective', 'death-after-objective', 'health', 'spell-card'],
      source: ['115', '117'],
      links: { notices: ['died'] },
    },
    {
      id: 'death-before-objective',
      roles: ['investigator'],
      title: {
        ja: '目的カード公開前の死亡なら新しい探索者で復帰',
        en: 'Dead before the objective: return with a new investigator',
      },
      reading: 'もくてきかーどこうかいまえのしぼうならあたらしいたんさくしゃでふっき',
      terms: [
        {
          ja: 'スタート部屋',
          reading: 'すたーとべや',
          en: 'starting room',
          aliases: ['開始部屋', '初期配置', '開始位置', 'start space'],
        },
      ],
      aliases: [
        '復活',
        '新しい探索者',
        'new investigator',
        'respawn',
        '死んだ後',
        '死んだらどうなる',
        '復帰',
      ],
      body: {
        ja: [
          '次の自分の手番に、まだ使われていない探索者を選ぶ。',
          '初めの能力と開始ボーナスを選んで受け取り、スタート部屋に置く。',
          'その手番はそれで終わる。移動もアクションもできない。',
          '未使用の探索者が残っていなければ脱落。',
        ],
        en: [
          'In your next turn choose an investigator not used so far.',
          'Choose the initial attributes and starting bonus and place the figure in the starting room.',
          'That is the whole turn: no move, no action.',
          'If no unused investigator is left, you are out.',
        ],
      },
      related: ['death', 'death-after-objective', 'starting-item-card'],
      source: ['117'],
      links: { tracks: ['keeper.fallen'], steps: ['newcomer'], notices: ['newcomer'] },
    },
    {
      id: 'death-after-objective',
      roles: ['investigator'],
      title: {
        ja: '目的カード公開後に死亡すると脱落',
        en: 'Dead after the objective is revealed: out of the game',
      },
      reading: 'もくてきかーどこうかいごにしぼうするとだつらく',
      aliases: ['脱落', '公開後 死亡', 'eliminated', 'player elimination'],
      body: {
        ja: [
          '目的カードが公開された後に死亡したら、そのプレイヤーは新しい探索者を出せず、ゲームから脱落する。',
          '持ち物の扱いは、公開前の死亡と同じ。',
        ],
        en: [
          'After the Objective card is revealed, a player whose investigator dies gets no new one and is out.',
          'The belongings are treated as in any death.',
        ],
      },
      related: ['death', 'death-before-objective', 'objective-card'],
      source: ['115-116'],
      links: { notices: ['diedForGood'] },
    },
  ],
};
