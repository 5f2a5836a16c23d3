import type { Chapter } from '../../../library/entry';

export const keeperTurnChapter: Chapter = {
  id: 'keeper-turn',
  title: { ja: 'マスターの手番', en: 'The keeper’s turn' },
  entries: [
    {
      id: 'keeper-turn',
      roles: ['keeper'],
      title: { ja: 'マスター手番の流れ', en: 'The keeper turn, step by step' },
      reading: 'ますたーてばんのながれ',
      aliases: ['マスターの順番', 'keeper phases', 'マスター 手順', 'keeper turn order'],
      body: {
        ja: [
          {
            head: ['段階', 'すること'],
            rows: [
              ['脅威', '脅威を得る'],
              ['探索者同士のトレード', '各探索者は麻痺トークンを1個捨ててよい'],
              [
                'マスターアクション',
                'マスターアクションカードを使う。狂気状態の探索者に狂気トラウマカードを1枚ずつ使える',
              ],
              [
                'モンスターの攻撃',
                '1体1回、同じマスの探索者を攻撃。麻痺したモンスターは代わりに麻痺トークンを1個外せる',
              ],
              ['イベント', 'イベントカードを処理する'],
              ['手番の終わり', '炎上した部屋のモンスターは2ダメージ'],
            ],
          },
          '神話カードはこの手番には使えない。',
        ],
        en: [
          {
            head: ['Step', 'What to do'],
            rows: [
              ['Threat', 'gain threat'],
              ['Investigator Trading Step', 'each investigator may discard 1 Stun token'],
              [
                'Keeper Action',
                'use Keeper Action cards; 1 mental Trauma card on each insane investigator',
              ],
              [
                'Monster attacks',
                'each once, on an investigator in its space; a stunned one may take off 1 Stun token instead',
              ],
              ['Events', 'deal with the Event cards'],
              ['End', 'monsters in burning rooms suffer 2 damage'],
            ],
          },
          'Mythos cards cannot be used in this turn.',
        ],
      },
      note: {
        ja: '各段階の正式な順番と脅威の得方はこの資料に無く、未確認。ルールブックを優先する。',
        en: 'The official order of the steps and how threat is gained are not in the source sheet and unconfirmed; the rulebook comes first.',
      },
      related: [
        'trading-step',
        'keeper-action-card',
        'monster-attack',
        'event-card',
        'fire-monsters',
      ],
      source: ['23-34', '97', '103', '128', '170', 'M4'],
    },
    {
      id: 'threat',
      roles: ['keeper'],
      title: {
        ja: '脅威はマスターがカードの費用に払う',
        en: 'Threat: what the keeper pays for cards',
      },
      reading: 'きょういはますたーがかーどのひようにはらう',
      terms: [
        {
          ja: '脅威',
          reading: 'きょうい',
          en: 'threat',
          aliases: ['脅威トークン', '脅威コスト', 'threat token', 'threat cost', '脅威点'],
        },
      ],
      aliases: ['脅威の使い道', 'spend threat', 'gain threat', 'マスターの資源'],
      body: {
        ja: [
          'マスターが持ち、カードを使う時に払う。',
          '神話カードの費用は、カード左上の数字。',
          'マスターアクションカードも、使うたびに費用を払う。',
          'トラウマカードには費用が無い。',
        ],
        en: [
          'The keeper has it and pays it to use cards.',
          'A Mythos card costs the number at its top left.',
          'A Keeper Action card is paid for each time it is used.',
          'Trauma cards cost nothing.',
        ],
      },
      note: {
        ja: '毎手番に得る量はこの資料に書かれていない。ルールブックに従う。',
        en: 'How much is gained each turn is not in the source sheet; see the rulebook.',
      },
      related: ['mythos-card', 'keeper-action-card', 'trauma-card', 'keeper-turn'],
      source: ['26', '98', '104'],
      links: { tracks: ['keeper.threat'], steps: ['threatStep'] },
    },
    {
      id: 'trading-step',
      roles: [],
      title: {
        ja: '探索者同士のトレードで麻痺を1個捨てられる',
        en: 'Investigator Trading Step: each may discard 1 Stun token',
      },
      reading: 'たんさくしゃどうしのとれーどでまひを1こすてられる',
      terms: [
        {
          ja: '探索者同士のトレード',
          reading: 'たんさくしゃどうしのとれーど',
          en: 'Investigator Trading Step',
          aliases: [
            '同時のトレード',
            '探索者同時のトレード',
            'トレード',
            'アイテム交換',
            'trade',
            'トレードフェイズ',
            '受け渡し',
          ],
        },
      ],
      aliases: ['アイテムを渡す', 'いつ交換できる', '探索者 交換', 'give items', 'trading phase'],
      body: {
        ja: [
          'マスター手番の始めにある、探索者のための段階。取引の細部はルールブックに従う。',
          '各探索者は自分の麻痺トークンを1個捨ててよい。何個あっても1個。',
          '呪いのトークンは捨てられない。',
        ],
        en: [
          'A step for the investigators at the start of the keeper turn; for the trading itself see the rulebook.',
          'Each may discard 1 own Stun token, however many there are.',
          'Curse tokens cannot be discarded.',
        ],
      },
      note: {
        ja: 'この資料の「同時のトレード」は「同士」の誤り。',
        en: 'The source sheet misspells the Japanese name of this step in one place.',
      },
      related: ['stun-removal', 'curse', 'keeper-turn'],
      source: ['33', '168', 'M4'],
      links: { steps: ['trading'] },
    },
    {
      id: 'keeper-action-card',
      roles: ['keeper'],
      title: {
        ja: '同じマスターアクションカードを何度でも使える',
        en: 'The same Keeper Action card may be used again and again',
      },
      reading: 'おなじますたーあくしょんかーどをなんどでもつかえる',
      terms: [
        {
          ja: 'マスターアクションカード',
          reading: 'ますたーあくしょんかーど',
          en: 'Keeper Action card',
          aliases: [
            'アクションカード',
            'キーパーアクションカード',
            'キーパーアクション',
            'keeper action',
          ],
        },
      ],
      aliases: ['アクションカード 回数', '1手番に2回', 'repeat keeper action', 'once per turn'],
      body: {
        ja: [
          '費用をその都度払えば、1手番に同じカードを繰り返し使ってよい。',
          '回数に制限があるカードは、カード自身にそう書いてある。',
          '潜伏している探索者は対象にできない。',
        ],
        en: [
          'Pay each time, and the same card may be used several times in a turn.',
          'A card with a limit says so itself.',
          'A hiding investigator cannot be the target.',
        ],
      },
      related: ['threat', 'hiding-target', 'keeper-action-secret', 'keeper-turn'],
      source: ['25-27'],
      links: { steps: ['keeperActions'] },
    },
    {
      id: 'keeper-action-secret',
      roles: ['keeper'],
      title: {
        ja: 'CotWのアクションカードは使うまで見せなくてよい',
        en: 'Call of the Wild: Keeper Action cards stay secret until used',
      },
      reading: 'CotWのあくしょんかーどはつかうまでみせなくてよい',
      aliases: ['アクションカード 秘密', '伏せる', 'secret keeper action', 'hidden card'],
      body: {
        ja: ['CotWのマスターアクションカードは、使う時まで探索者に見せなくてよい。'],
        en: [
          'A Keeper Action card of Call of the Wild need not be shown to the investigators before it is used.',
        ],
      },
      related: ['keeper-action-card', 'cotw-rules'],
      source: ['28', 'M3'],
    },
    {
      id: 'monster-move',
      roles: ['keeper'],
      title: {
        ja: 'モンスターを探索者の部屋へ動かすと恐怖判定',
        en: 'Moving a monster into an investigator’s room: horror test',
      },
      reading: 'もんすたーをたんさくしゃのへやへうごかすときょうふはんてい',
      aliases: ['モンスターの移動', 'move monster', 'モンスター 動かす', 'マスター手番 恐怖判定'],
      body: {
        ja: [
          'モンスターを動かして探索者のいる部屋に入れると、その探索者に恐怖判定をさせられる。',
          'モンスターを部屋に新しく置いた時も同じ。',
          'ロックカードはモンスターを止めない。',
          '麻痺したモンスターは動けない。',
        ],
        en: [
          'Move a monster into an investigator’s room to have that investigator take a horror test.',
          'Placing a new monster in the room does the same.',
          'Lock cards do not stop monsters.',
          'A stunned monster cannot move.',
        ],
      },
      related: ['horror-test', 'lock-monsters', 'stunned-monster', 'monster-attack'],
      source: ['13', '30', '77', '168'],
    },
    {
      id: 'monster-attack',
      roles: ['keeper'],
      title: {
        ja: 'モンスターは1体1回、同じマスの探索者を攻撃',
        en: 'Each monster attacks once, in its own space',
      },
      reading: 'もんすたーは1たい1かい、おなじますのたんさくしゃをこうげき',
      aliases: ['モンスターの攻撃', 'monster attack', '攻撃フェイズ', 'モンスター 攻撃回数'],
      body: {
        ja: [
          'マスター手番に、モンスターは1体につき1回攻撃できる。',
          '対象は同じマスにいる探索者。',
          '麻痺したモンスターは攻撃できない。代わりに麻痺トークンを1個外せる。',
          '待避場所にいる探索者には「モンスター対潜伏」を使う。',
        ],
        en: [
          'In the keeper turn each monster may attack once.',
          'The target is an investigator in the same space.',
          'A stunned monster cannot attack; it may take off 1 Stun token instead.',
          'Against an investigator in a hiding place use monster versus hiding.',
        ],
      },
      related: ['stunned-monster', 'hiding-place-attacked', 'combat-card', 'trauma-physical'],
      source: ['31', '168', '171'],
      links: { steps: ['monsterAttacks'] },
    },
    {
      id: 'event-card',
      roles: ['keeper'],
      title: {
        ja: 'イベントカードを使い切ったら以後は飛ばす',
        en: 'Event cards used up: skip events and play on',
      },
      reading: 'いべんとかーどをつかいきったらいごはとばす',
      terms: [
        {
          ja: 'イベントカード',
          reading: 'いべんとかーど',
          en: 'Event card',
          aliases: ['イベント', 'イベントデッキ', 'event', 'event deck'],
        },
      ],
      aliases: ['イベント 全部公開', 'no more events', 'out of events', '時間制限'],
      body: {
        ja: [
          '全てのイベントカードが公開され、どこにもゲーム終了の条件が無ければ、以後のイベントは飛ばす。',
          '探索者かマスターのどちらかが勝つまで続ける（CotW）。',
        ],
        en: [
          'If all Event cards are revealed and none says that the game ends, skip events from then on.',
          'Play on until the investigators or the keeper win (Call of the Wild).',
        ],
      },
      related: ['keeper-turn', 'cotw-rules', 'keeper-wins'],
      source: ['128'],
      links: { steps: ['events'] },
    },
    {
      id: 'hand-limits',
      roles: ['keeper'],
      title: {
        ja: '手札上限は神話4枚、トラウマ4枚',
        en: 'Hand limit: 4 Mythos cards and 4 Trauma cards',
      },
      reading: 'てふだじょうげんはしんわ4まい、とらうま4まい',
      terms: [
        {
          ja: '手札上限',
          reading: 'てふだじょうげん',
          en: 'hand limit',
          aliases: ['手札制限', '手札枚数', 'hand size', 'ハンドリミット'],
        },
      ],
      aliases: ['何枚まで', '引きすぎ', 'too many cards', 'discard down'],
      body: {
        ja: [
          '神話カード4枚、トラウマカード4枚まで。別々に数える。',
          '超えて引いてもよい。引いた後に、超えた枚数を捨てる。',
        ],
        en: [
          '4 Mythos cards and 4 Trauma cards, counted separately.',
          'Drawing beyond that is allowed; discard the excess afterwards.',
        ],
      },
      related: ['mythos-card', 'trauma-card'],
      source: ['34'],
      links: { tracks: ['keeper.mythosHand', 'keeper.traumaHand'], notices: ['handFull'] },
    },
  ],
};
