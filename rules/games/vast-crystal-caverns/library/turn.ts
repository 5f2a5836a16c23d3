import type { Chapter } from '../../../library/entry';

export const turnChapter: Chapter = {
  id: 'turn',
  title: { ja: 'グールのターン', en: "The Ghoul's turn" },
  entries: [
    {
      id: 'ghoul-turn-summary',
      roles: ['ghoul'],
      title: { ja: 'グールのターン：3つのフェイズ', en: "The Ghoul's turn: three phases" },
      reading: 'ぐーるのたーん：3つのふぇいず',
      aliases: [
        'ターンサマリー',
        '手番の流れ',
        'フェイズ',
        'turn summary',
        'phases',
        'turn structure',
      ],
      body: {
        ja: [
          '1 ダイスロールとステータスの設定：ディスクを戻し、振り、2個選ぶ。',
          '2 移動とアクション：移動、収集、攻撃、恐怖カードを好きな順に行う。',
          '3 防御力の設定：残ったグールディスクの数が防御力になる。',
          '3つ終えたらターン終了。',
        ],
        en: [
          '1 Roll and Set Statistics: return discs, roll, keep two dice.',
          '2 Move and Act: move, collect, attack and use Terror cards in any order.',
          '3 Set Defense: the Ghoul discs left are your Defense.',
          'When all three are done your turn ends.',
        ],
      },
      related: ['ghoul-phase-roll', 'move-and-act', 'ghoul-set-defense', 'turn-order'],
      source: ['28-34'],
    },
    {
      id: 'ghoul-statistics',
      roles: ['ghoul'],
      title: { ja: 'グールに固定のステータスはない', en: 'The Ghoul has no lasting statistics' },
      reading: 'ぐーるにこていのすてーたすはない',
      terms: [
        {
          ja: 'ステータス',
          reading: 'すてーたす',
          en: 'statistic',
          aliases: ['能力値', 'stats', 'statistics'],
        },
      ],
      aliases: ['能力 決め方', '毎ターン 振り直し', 'no stats', 'points each turn'],
      body: {
        ja: [
          '他の役割と違い、ターンをまたいで残る能力の値を持たない。',
          '毎ターンのダイスで移動力ポイントと攻撃ポイントを得て、行動のたびに払う。',
        ],
        en: [
          'Unlike other roles it has no values that stay from turn to turn.',
          'Each turn the dice give movement points and attack points, which you spend on what you do.',
        ],
      },
      related: ['ghoul-phase-roll', 'ghoul-choose-dice'],
      source: ['36-37'],
    },
    {
      id: 'ghoul-return-discs',
      roles: ['ghoul'],
      title: {
        ja: 'ターンの始めに残りのディスクを戻す',
        en: 'Return leftover discs at the start of your turn',
      },
      reading: 'たーんのはじめにのこりのでぃすくをもどす',
      aliases: [
        'ディスク 回収',
        '攻撃スペースを空にする',
        'clear the attack space',
        'discs carry over',
        '持ち越し',
      ],
      body: {
        ja: [
          '振る前に、攻撃スペースのグールディスクをすべてサプライへ戻す。次のターンへ持ち越せない。',
          'それまでの防御力はここで終わる。',
          'ゲーム最初のターンは戻すものがないので、行わない。',
        ],
        en: [
          'Before rolling, return all Ghoul discs on the Attack space to your supply; they do not carry over.',
          'Your old Defense ends here.',
          'There is nothing to return on the first turn of the game.',
        ],
      },
      note: {
        ja: 'この資料は好きな枚数だけ戻すとも読めるが、残っている分を戻す意味。',
        en: 'The source sheet can be read as "any number you like"; it means whatever is there.',
      },
      related: ['ghoul-phase-roll', 'ghoul-set-defense', 'ghoul-discs'],
      source: ['40'],
    },
    {
      id: 'move-and-act',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: 'フェイズ2：移動・収集・攻撃・恐怖カード',
        en: 'Phase 2: move, collect, attack, use Terror cards',
      },
      reading: 'ふぇいず2：いどう・しゅうしゅう・こうげき・きょうふかーど',
      terms: [
        {
          ja: '移動とアクション',
          reading: 'いどうとあくしょん',
          en: 'Move and Act',
          aliases: ['アクションフェイズ', '行動フェイズ', 'action phase'],
        },
      ],
      aliases: ['何ができる', 'アクション一覧', '行動', 'what can I do', 'actions', '順番自由'],
      body: {
        ja: [
          {
            head: ['行うこと', '払うもの'],
            rows: [
              ['隣のスペースへ移動', '移動力ポイント1（壁と他のコマで追加）'],
              ['トレジャートークンかドラゴンジェムを収集', '移動力ポイント2'],
              ['プレイヤーのコマを攻撃', '攻撃ポイント：防御ステータス+1'],
              ['クリスタルを砕く', '攻撃ポイント3'],
              ['恐怖カードの効果', 'カードによる'],
            ],
          },
          '順番は自由で、ポイントがある限り何度でも混ぜて行える。',
          'バイルグールは攻撃ポイントを払わず、攻撃力を比べる。',
        ],
        en: [
          {
            head: ['what', 'pay'],
            rows: [
              ['move to an adjacent space', '1 movement point (more for walls and pieces)'],
              ['collect a Treasure token or Dragon Gem', '2 movement points'],
              ["attack a player's piece", 'attack points: defense statistic + 1'],
              ['smash a Crystal', '3 attack points'],
              ['effect of a Terror card', 'as the card says'],
            ],
          },
          'Any order, mixed as you like, while your points last.',
          'The Vile Ghoul spends no attack points; it compares its Attack instead.',
        ],
      },
      related: [
        'ghoul-move-cost',
        'collect-cost',
        'ghoul-attack-cost',
        'terror-card',
        'attack-go-on',
      ],
      source: ['47-49', '94'],
      links: { steps: ['ghoulAct', 'vileAct'] },
    },
    {
      id: 'ghoul-set-defense',
      roles: ['ghoul'],
      title: {
        ja: 'フェイズ3：残ったディスクの数が防御力',
        en: 'Phase 3: the discs you have left are your Defense',
      },
      reading: 'ふぇいず3：のこったでぃすくのかずがぼうぎょりょく',
      terms: [
        {
          ja: '防御力の設定',
          reading: 'ぼうぎょりょくのせってい',
          en: 'Set Defense',
          aliases: ['防御フェイズ', 'defense phase', 'set defence'],
        },
        {
          ja: '防御力',
          reading: 'ぼうぎょりょく',
          en: 'Defense',
          aliases: ['防御', '守り', '守備力', 'defence'],
        },
      ],
      aliases: [
        '防御 決め方',
        'ディスクなし',
        '攻撃されたらディスク',
        'defense zero',
        'discs removed when attacked',
        '使い残し',
      ],
      body: {
        ja: [
          'ターンの終わりに攻撃スペースに残ったグールディスクの数が防御力。1枚もなければ0。',
          '次の自分のターンの始めまで続き、他のプレイヤーが攻撃できるかどうかを決める。',
          '攻撃されてもディスクは減らない。',
          '相手は、自分の値が防御力を上回らない限り、グールのスペースに入れない（例外あり）。',
        ],
        en: [
          'The Ghoul discs left on the Attack space at the end of your turn are your Defense; 0 if there are none.',
          'It lasts until your next turn starts and decides whether others can attack you.',
          'Being attacked removes no discs.',
          'Others may enter your space only with a value greater than your Defense (there are exceptions).',
        ],
      },
      related: ['others-entry', 'ghoul-return-discs', 'vile-ghoul-defense'],
      source: ['76-77', '97'],
      links: { steps: ['ghoulDefend'] },
    },
  ],
};
