import type { Chapter } from '../../../library/entry';

export const investigatorTurnChapter: Chapter = {
  id: 'investigator-turn',
  title: { ja: '探索者の手番', en: 'The investigator’s turn' },
  entries: [
    {
      id: 'investigator-turn',
      roles: ['investigator'],
      title: {
        ja: '探索者の手番：移動ステップ2回とアクション1回',
        en: 'An investigator’s turn: 2 Movement Steps and 1 action',
      },
      reading: 'たんさくしゃのてばん：いどうすてっぷ2かいとあくしょん1かい',
      aliases: [
        '手番の流れ',
        'ターンの順番',
        'turn order',
        'turn summary',
        'what can I do',
        '手順',
      ],
      body: {
        ja: [
          {
            head: ['段階', 'すること'],
            rows: [
              [
                '手番の始め',
                '水中のマスなら2ダメージを受けて隣へ。もとから同じ部屋のモンスターには恐怖判定なし',
              ],
              [
                '移動ステップ1',
                '同じマスにモンスターがいれば先に回避判定。入る先でロックカード、炎上、恐怖判定を処理',
              ],
              ['移動ステップ2', '同じ。麻痺していれば無い'],
              [
                'アクションステップ',
                '走る・探索・攻撃・潜伏・カードの使用など1つ。攻撃以外は先に回避判定',
              ],
              ['手番の終わり', '炎上した部屋にいれば2ダメージ'],
            ],
          },
          '神話カードを受けるのは手番の始め、各移動ステップの後、アクションステップの後だけ。',
        ],
        en: [
          {
            head: ['Stage', 'What to do'],
            rows: [
              [
                'Start',
                'In water: 2 damage and move to an adjacent space. No horror test for monsters already in the room',
              ],
              [
                'Movement Step 1',
                'Monster in the space: evade test first. On the way in: Lock card, Fire, horror test',
              ],
              ['Movement Step 2', 'The same; none while stunned'],
              [
                'Action Step',
                'One of Run, explore, attack, hide, use a card and so on. Evade test first unless attacking',
              ],
              ['End', '2 damage in a burning room'],
            ],
          },
          'Mythos cards come only at the start, after each Movement Step and after the Action Step.',
        ],
      },
      note: {
        ja: '移動とアクションの順番を入れ替えてよいかは、この資料に書かれていない。',
        en: 'The source sheet does not say whether steps and action may be taken in another order.',
      },
      related: ['movement-step', 'action-step', 'turn-examples', 'mythos-windows', 'keeper-turn'],
      source: ['7-21', '79', '87', '141-144', '153-161', '170', '173'],
      links: { steps: ['turnStart'], tools: ['mansions-turn'] },
    },
    {
      id: 'movement-step',
      roles: ['investigator'],
      title: {
        ja: '移動ステップは1手番に2回、麻痺中は1回',
        en: '2 Movement Steps a turn, 1 while stunned',
      },
      reading: 'いどうすてっぷは1てばんに2かい、まひちゅうは1かい',
      terms: [
        {
          ja: '移動ステップ',
          reading: 'いどうすてっぷ',
          en: 'Movement Step',
          aliases: ['MS', '移動', 'ムーブ', 'move', 'movement', '歩く', '移動力'],
        },
      ],
      aliases: ['何マス動ける', '移動回数', 'how far can I move', 'how many moves'],
      body: {
        ja: [
          '移動1回ごとに移動ステップを1つ使う。',
          '使えるのは1手番に2つまで。麻痺していると1つだけ。',
          '暗闇の部屋での探索にも1つ要る。潜伏も移動ステップ1つでできる。',
          '同じマスにモンスターがいるなら、動く前に回避判定。',
        ],
        en: [
          'Each move uses 1 Movement Step.',
          'There are 2 in a turn, only 1 while stunned.',
          'Exploring in Darkness takes a Movement Step too, and hiding may use one.',
          'With a monster in the space, take an evade test before moving.',
        ],
      },
      related: ['run', 'stun-mid-turn', 'dotted-line', 'lock-card', 'evade-test'],
      source: ['155-157', '168'],
      links: { tracks: ['investigator1.stepsUsed'], steps: ['move1', 'move2'] },
    },
    {
      id: 'run',
      roles: ['investigator'],
      title: {
        ja: '走ると1回多く動ける：最大3回、麻痺中は2回',
        en: 'Run: 1 more move, 3 at most, 2 while stunned',
      },
      reading: 'はしると1かいおおくうごける：さいだい3かい、まひちゅうは2かい',
      terms: [
        {
          ja: '走る',
          reading: 'はしる',
          en: 'Run action',
          aliases: ['run', 'ラン', 'ダッシュ', 'dash', 'sprint', '走るアクション'],
        },
      ],
      aliases: ['最大移動', 'もう1回移動', 'maximum moves', 'move three spaces', '3マス'],
      body: {
        ja: [
          'アクションで「走る」を選ぶと、移動をもう1回行う。',
          {
            head: ['状態', '移動ステップ', '走る', '合計'],
            rows: [
              ['通常', '2', '1', '3'],
              ['麻痺', '1', '1', '2'],
            ],
          },
          '走る時も、同じマスにモンスターがいれば回避判定が要る。',
        ],
        en: [
          'Choose Run as the action to make one more move.',
          {
            head: ['State', 'Movement Steps', 'Run', 'Total'],
            rows: [
              ['normal', '2', '1', '3'],
              ['stunned', '1', '1', '2'],
            ],
          },
          'A Run action needs an evade test as well if a monster is in the space.',
        ],
      },
      related: ['movement-step', 'action-step', 'stun-mid-turn'],
      source: ['87', '157'],
    },
    {
      id: 'action-step',
      roles: ['investigator'],
      title: { ja: 'アクションは1手番に1回', en: 'One action a turn' },
      reading: 'あくしょんは1てばんに1かい',
      terms: [
        {
          ja: 'アクション',
          reading: 'あくしょん',
          en: 'action',
          aliases: ['行動', 'アクションの種類'],
        },
        {
          ja: 'アクションステップ',
          reading: 'あくしょんすてっぷ',
          en: 'Action Step',
          aliases: ['アクションフェイズ', 'action phase'],
        },
      ],
      aliases: ['アクション 一覧', '何ができる', 'list of actions', 'actions per turn'],
      body: {
        ja: [
          {
            head: ['アクション', '効果'],
            rows: [
              ['走る', '移動をもう1回'],
              ['探索', 'いる部屋のカードを見る。暗闇では移動ステップ1つも使う'],
              ['攻撃', 'モンスターと戦闘する。回避判定は不要'],
              ['潜伏', '潜伏する。移動ステップ1つでも可'],
              ['待避場所に入る・出る', '入るのはアクションのみ。出るのは移動でも可'],
              ['カードを使う', '持ち物や呪文の文章に従う'],
            ],
          },
          '攻撃以外のアクションは、同じマスにモンスターがいれば回避判定が先。',
        ],
        en: [
          {
            head: ['Action', 'Effect'],
            rows: [
              ['Run', 'one more move'],
              ['explore', 'look at the cards of the room; in Darkness 1 Movement Step as well'],
              ['attack', 'fight a monster; no evade test'],
              ['hide', 'go into hiding; 1 Movement Step will do instead'],
              ['hiding place', 'entering takes the action; leaving may be a move instead'],
              ['use a card', 'as the item or spell says'],
            ],
          },
          'For any action but an attack, take the evade test first if a monster is in the space.',
        ],
      },
      related: ['run', 'explore', 'combat', 'hiding', 'evade-test'],
      source: ['87', '155-158', '171'],
      links: { steps: ['action'] },
    },
    {
      id: 'explore',
      roles: ['investigator'],
      title: {
        ja: '探索は1アクションで部屋全体、カードは上から',
        en: 'Explore: 1 action, the whole room, cards from the top',
      },
      reading: 'たんさくは1あくしょんでへやぜんたい、かーどはうえから',
      terms: [
        {
          ja: '探索',
          reading: 'たんさく',
          en: 'explore',
          aliases: ['捜索', '調べる', '調査', 'search', 'exploring', '探索アクション'],
        },
      ],
      aliases: ['カードを見る', 'アイテムを拾う', 'pick up items', '部屋を調べる', 'search a room'],
      body: {
        ja: [
          '1アクションで、いる部屋全体を調べる。部屋のどのマスにいてもよい。',
          'カードが何枚か重なっていれば、上のカードから順に処理する。',
          '暗闇の部屋では移動ステップ1つも要る。',
          '麻痺と炎上は探索の費用を変えない。',
          'ロックカードの公開は移動の一部で、探索ではない。',
        ],
        en: [
          '1 action explores the whole room the investigator is in, from any of its spaces.',
          'Where several cards lie on each other, deal with them from the top down.',
          'In Darkness it takes 1 Movement Step as well.',
          'Stun and Fire do not change the cost.',
          'Revealing a Lock card is part of a move, not exploring.',
        ],
      },
      related: ['explore-obstacle', 'darkness-explore', 'exploration-card', 'lock-card'],
      source: ['10-11', '155'],
    },
    {
      id: 'explore-obstacle',
      roles: ['investigator'],
      title: {
        ja: '妨害カードを解決しないと下は探索できない',
        en: 'An Obstacle card blocks the cards below it',
      },
      reading: 'ぼうがいかーどをかいけつしないとしたはたんさくできない',
      terms: [
        {
          ja: '妨害カード',
          reading: 'ぼうがいかーど',
          en: 'Obstacle card',
          aliases: ['障害カード', '障害物', 'obstacle', '妨害'],
        },
      ],
      aliases: ['下のカード', '続けて探索', 'cards underneath', 'blocked explore'],
      body: {
        ja: [
          '妨害カードが出たら、まずそれを解決する。残っている間は下のカードに手が届かない。',
          '解決できたら、同じ探索のまま下のカードも調べられる。',
          '解決がパズルで失敗した時は、そこで手番が終わる。',
        ],
        en: [
          'Resolve an Obstacle card first; while it stays, the cards below are out of reach.',
          'Once it is resolved, the same explore action goes on to the cards below.',
          'If resolving it takes a puzzle and that fails, the turn ends.',
        ],
      },
      related: ['explore', 'puzzle-failed', 'card-kinds'],
      source: ['44', '155'],
    },
    {
      id: 'turn-examples',
      roles: ['investigator'],
      title: { ja: '1手番でここまでできるかの例', en: 'Does it fit into one turn? Examples' },
      reading: '1てばんでここまでできるかのれい',
      aliases: ['手番 計算', '移動して探索', 'move and explore', '暗闇 移動 探索', 'turn budget'],
      body: {
        ja: [
          {
            head: ['状態', 'したいこと', 'できるか'],
            rows: [
              ['通常', '移動、移動、探索', 'できる'],
              ['通常', '移動、移動、走る', 'できる（移動3回）'],
              ['通常', '移動ステップで潜伏、移動、探索', 'できる'],
              ['暗闇の部屋', '移動、探索', 'できる'],
              ['暗闇の部屋', '移動、移動、探索', 'できない'],
              ['麻痺', '移動、探索', 'できる'],
              ['麻痺と暗闇', '探索だけ', 'できる'],
              ['麻痺と暗闇', '移動、探索', 'できない'],
            ],
          },
          '暗闇を打ち消すアイテムがあれば、暗闇の行は通常と同じになる。',
        ],
        en: [
          {
            head: ['State', 'Wish', 'Possible?'],
            rows: [
              ['normal', 'move, move, explore', 'yes'],
              ['normal', 'move, move, Run', 'yes (3 moves)'],
              ['normal', 'hide with a step, move, explore', 'yes'],
              ['dark room', 'move, explore', 'yes'],
              ['dark room', 'move, move, explore', 'no'],
              ['stunned', 'move, explore', 'yes'],
              ['stunned, dark', 'explore only', 'yes'],
              ['stunned, dark', 'move, explore', 'no'],
            ],
          },
          'With an item that cancels Darkness, the dark rows become like the normal ones.',
        ],
      },
      related: ['investigator-turn', 'run', 'darkness-explore', 'stun'],
      source: ['155-157', '168-169'],
    },
  ],
};
