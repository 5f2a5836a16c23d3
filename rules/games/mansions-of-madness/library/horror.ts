import type { Chapter } from '../../../library/entry';

export const horrorChapter: Chapter = {
  id: 'horror',
  title: { ja: '恐怖判定と正気', en: 'Horror and insanity' },
  entries: [
    {
      id: 'horror-test',
      roles: [],
      title: {
        ja: '恐怖判定はモンスターと同じ部屋になった時',
        en: 'Horror test: when monster and investigator come to share a room',
      },
      reading: 'きょうふはんていはもんすたーとおなじへやになったとき',
      terms: [
        {
          ja: '恐怖判定',
          reading: 'きょうふはんてい',
          en: 'horror test',
          aliases: [
            'horror check',
            '恐怖チェック',
            'ホラーチェック',
            'SANチェック',
            'sanity check',
            '正気度判定',
          ],
        },
      ],
      aliases: [
        'いつ恐怖判定',
        'モンスター 出現',
        'when to test horror',
        'monster enters room',
        '怖い',
      ],
      body: {
        ja: [
          {
            head: ['できごと', '恐怖判定'],
            rows: [
              ['モンスターが探索者の部屋に入る', 'する'],
              ['モンスターが探索者の部屋に置かれる', 'する'],
              ['探索者がモンスターの部屋に入る', 'する'],
              ['手番の始めから同じ部屋にいる', 'しない'],
            ],
          },
          'マスではなく部屋で見る。',
          '同じモンスターに対しては1手番に1回まで。',
          '潜伏していても、待避場所の中でも必要。',
        ],
        en: [
          {
            head: ['Event', 'Horror test'],
            rows: [
              ['a monster enters the investigator’s room', 'yes'],
              ['a monster is placed in the investigator’s room', 'yes'],
              ['the investigator enters a monster’s room', 'yes'],
              ['both in the room since the start of the turn', 'no'],
            ],
          },
          'It goes by the room, not the space.',
          'At most once per turn for the same monster.',
          'Needed while hiding and inside a hiding place too.',
        ],
      },
      related: [
        'horror-target',
        'horror-failed',
        'horror-at-turn-start',
        'horror-once',
        'monster-move',
      ],
      source: ['77-79', '154', '156', '171'],
      links: { notices: ['monsterMet'] },
    },
    {
      id: 'horror-target',
      roles: ['investigator'],
      title: {
        ja: '恐怖判定の目標値は意志＋恐怖値（符号付き）',
        en: 'Horror target: Willpower + horror rating, with its sign',
      },
      reading: 'きょうふはんていのもくひょうちはいし+きょうふち（ふごうつき）',
      terms: [
        {
          ja: '恐怖値',
          reading: 'きょうふち',
          en: 'horror rating',
          aliases: ['右下値', '右下の青い数字', '恐怖度', 'horror value'],
        },
      ],
      aliases: ['恐怖 計算', '意志 引く', 'horror formula', 'horror difficulty'],
      body: {
        ja: [
          '意志に、モンスタートークン右下の青い数字を印刷どおりの符号で足す。',
          '麻痺していれば−2。暗闇は関係ない。',
          {
            head: ['意志', '恐怖値', '麻痺', '幸運', '目標値', '成功率'],
            rows: [
              ['6', '−1', 'なし', '不使用', '5', '50%'],
              ['6', '−1', 'あり', '不使用', '3', '30%'],
              ['5', '−3', 'なし', '不使用', '2', '20%'],
              ['5', '−3', 'あり', '3', '3', '30%'],
              ['3', '−4', 'あり', '不使用', '−3', '10%'],
            ],
          },
        ],
        en: [
          'Take Willpower and add the blue number at the bottom right of the monster token, sign as printed.',
          'Stunned −2; Darkness does not matter.',
          {
            head: ['Willpower', 'Rating', 'Stunned', 'Luck', 'Target', 'Chance'],
            rows: [
              ['6', '−1', 'no', 'not used', '5', '50%'],
              ['6', '−1', 'yes', 'not used', '3', '30%'],
              ['5', '−3', 'no', 'not used', '2', '20%'],
              ['5', '−3', 'yes', '3', '3', '30%'],
              ['3', '−4', 'yes', 'not used', '−3', '10%'],
            ],
          },
        ],
      },
      note: {
        ja: 'この資料は「意志−恐怖値」とする。回避の例にならい符号付きで足すとしたが、未確認。トークンに−1とあれば1下げる、と考えればよい。',
        en: 'The source sheet subtracts the rating. Adding it with its sign follows the evade example and is unconfirmed; a token showing −1 lowers the target by 1.',
      },
      related: ['horror-test', 'willpower', 'monster-token', 'test-modifiers'],
      source: ['80', '83', '154', 'M1'],
    },
    {
      id: 'horror-failed',
      roles: ['investigator'],
      title: {
        ja: '恐怖判定に失敗：恐怖トークン1個、正気度−1',
        en: 'Horror test failed: 1 Horror token, Sanity −1',
      },
      reading: 'きょうふはんていにしっぱい：きょうふとーくん1こ、しょうきど-1',
      terms: [
        {
          ja: '恐怖トークン',
          reading: 'きょうふとーくん',
          en: 'Horror token',
          aliases: ['ホラートークン', '恐怖マーカー', 'horror marker', '脳トークン'],
        },
      ],
      aliases: ['恐怖判定 失敗 行動', 'fail horror', '正気度が減る', 'lose sanity'],
      body: {
        ja: [
          '恐怖トークンを1個受け取る。1個につき正気度が1下がる。',
          '失敗しても行動はそのまま続けられる。',
          '受け取った時、マスターは狂気トラウマカードを使うことができる。',
        ],
        en: [
          'Take 1 Horror token; each one lowers Sanity by 1.',
          'The investigator still acts as usual.',
          'When a token is taken, the keeper may play a mental Trauma card.',
        ],
      },
      related: ['insane', 'sanity', 'trauma-mental', 'horror-test'],
      source: ['81', '96', '154'],
      links: { notices: ['horrorTestFailed'] },
    },
    {
      id: 'insane',
      roles: [],
      title: {
        ja: '正気度0で狂気状態、恐怖トークンはもう増えない',
        en: 'Sanity 0: insane, and no more Horror tokens',
      },
      reading: 'しょうきど0できょうきじょうたい、きょうふとーくんはもうふえない',
      terms: [
        {
          ja: '狂気状態',
          reading: 'きょうきじょうたい',
          en: 'insane',
          aliases: ['狂気', '発狂', '正気度ゼロ', 'insanity', 'sanity zero', '狂った'],
        },
      ],
      aliases: ['正気度0', '正気を失う', 'mad', 'out of sanity'],
      body: {
        ja: [
          '正気度が0になった探索者は狂気状態になる。死亡はしない。',
          '以後は恐怖トークンを受け取らない。',
          'ただしマスターは自分のアクションとして、狂気状態の探索者1人につき1枚ずつ狂気トラウマカードを使える。',
        ],
        en: [
          'An investigator at Sanity 0 is insane, but not dead.',
          'No further Horror tokens are taken.',
          'The keeper, however, may as an action play 1 mental Trauma card on each insane investigator.',
        ],
      },
      related: ['trauma-insane', 'sanity', 'horror-failed', 'death'],
      source: ['81', '97'],
      links: { notices: ['insane', 'failedInsane'] },
    },
    {
      id: 'horror-test-stunned',
      roles: ['investigator'],
      title: { ja: '麻痺していると恐怖判定も−2', en: 'Stunned: horror tests are at −2 too' },
      reading: 'まひしているときょうふはんていも-2',
      aliases: ['スタン 恐怖', '麻痺 恐怖判定', 'frightened while stunned', 'stun horror'],
      body: {
        ja: [
          '恐怖判定も能力判定なので、麻痺した探索者の目標値は2下がる。',
          '例：意志6、恐怖値−1なら5のところ、麻痺中は3。',
        ],
        en: [
          'A horror test is an attribute test, so a stunned investigator’s target number is 2 lower.',
          'Example: Willpower 6 and rating −1 make 5, but 3 while stunned.',
        ],
      },
      note: {
        ja: 'この資料には「麻痺の影響を受けない」とする行が残っているが、資料自身の改版履歴（第3版）が誤りとし、両方の表も−2とする。',
        en: 'One line of the source sheet still says stun has no effect; its own change log calls that an error, and both matrices give −2.',
      },
      related: ['stun-and-tests', 'horror-target', 'stun'],
      source: ['82', '154', '168', '193'],
    },
    {
      id: 'horror-at-turn-start',
      roles: ['investigator'],
      title: {
        ja: '手番開始時に同じ部屋なら恐怖判定なし',
        en: 'Already together at the start of the turn: no horror test',
      },
      reading: 'てばんかいしじにおなじへやならきょうふはんていなし',
      aliases: [
        '部屋を出て戻る',
        '入り直し',
        're-enter the room',
        '手番の始め 恐怖',
        'leave and come back',
      ],
      body: {
        ja: [
          '手番が始まった時にモンスターと同じ部屋にいても、判定はしない。',
          '部屋をいったん出て、同じ手番にモンスターのいる部屋へ入れば判定する。',
          'その手番に既に判定したモンスターなら、もう判定しない。',
        ],
        en: [
          'Starting your turn in the same room as a monster calls for no test.',
          'Leave the room and enter a monster’s room in the same turn, and there is one.',
          'A monster already tested against this turn needs no second test.',
        ],
      },
      related: ['horror-test', 'horror-once'],
      source: ['79', '154'],
    },
    {
      id: 'horror-once',
      roles: [],
      title: {
        ja: '恐怖判定は同じモンスターに1手番1回まで',
        en: 'At most one horror test per monster per turn',
      },
      reading: 'きょうふはんていはおなじもんすたーに1てばん1かいまで',
      aliases: ['恐怖判定 何度も', '2回目の恐怖判定', 'horror test again', 'repeat horror'],
      body: {
        ja: [
          '1つの手番の間、同じモンスターに2回以上の恐怖判定は要らない。',
          '別のモンスターに出会えば、そのモンスターについて判定する。',
        ],
        en: [
          'Within one turn the same monster never calls for a second horror test.',
          'Another monster met in the turn has a test of its own.',
        ],
      },
      related: ['horror-test', 'horror-at-turn-start', 'evade-once'],
      source: ['79', '154'],
    },
    {
      id: 'horror-stunned-monster',
      roles: ['investigator'],
      title: {
        ja: '麻痺したモンスターにも恐怖判定は必要',
        en: 'A stunned monster still calls for a horror test',
      },
      reading: 'まひしたもんすたーにもきょうふはんていはひつよう',
      aliases: ['スタンしたモンスター 恐怖', 'stunned monster horror', '動けないモンスター'],
      body: {
        ja: [
          'モンスターが麻痺していても、恐怖判定はいつもどおり行う（公式FAQ 2.0）。',
          '不要になるのは回避判定だけ。',
        ],
        en: [
          'Test horror as usual even if the monster is stunned (official FAQ 2.0).',
          'Only the evade test falls away.',
        ],
      },
      related: ['stunned-monster', 'evade-stunned-monster', 'horror-test'],
      source: ['154', '163', '168', '175'],
    },
  ],
};
