import type { Chapter } from '../../../library/entry';
import { diceTracks } from '../units';

export const battleChapter: Chapter = {
  id: 'battle',
  title: { ja: '戦闘の進め方', en: 'Fighting a battle' },
  entries: [
    {
      id: 'battle-when',
      roles: [],
      title: {
        ja: '戦闘は配置した領土で、アクションの後に起こる',
        en: 'A battle follows a placement, after the realm action',
      },
      reading: 'せんとうははいちしたりょうどで、あくしょんのあとにおこる',
      terms: [
        {
          ja: '戦闘',
          reading: 'せんとう',
          en: 'battle',
          aliases: ['バトル', '戦い', 'コンバット', '攻撃', 'combat', 'fight'],
        },
      ],
      aliases: ['戦闘の発生', 'いつ戦う', '攻撃する', 'when does a battle happen', 'attack'],
      body: {
        ja: [
          'ユニットを配置した領土に、相手のユニットかモンスターがいれば戦闘になる。',
          '配置によってモンスターが突進してきたときも戦闘になる。',
          'どちらの場合も、領土アクションを先に終える。',
          '配置以外の移動では戦闘は起こらない。',
          '平和な幕開けの間は戦闘がない。',
        ],
        en: [
          'If opposing units or a monster are on the realm where you place a unit, a battle occurs.',
          'It also occurs when a monster charges in because of the placement.',
          'In both cases the realm action is finished first.',
          'Movement other than placing causes no battle.',
          'There are no battles during the peaceful start.',
        ],
      },
      related: ['battle-steps', 'peaceful-start', 'charge', 'place-unit'],
      source: ['83', '89', '204-208'],
    },
    {
      id: 'peaceful-start',
      roles: [],
      title: {
        ja: '平和な幕開け：全員が再編成するまで戦闘なし',
        en: 'Peaceful start: no battles until everyone has regrouped',
      },
      reading: 'へいわなまくあけ：ぜんいんがさいへんせいするまでせんとうなし',
      terms: [
        {
          ja: '平和な幕開け',
          reading: 'へいわなまくあけ',
          en: 'peaceful start',
          aliases: [
            '序盤の平和',
            '平和期間',
            '停戦',
            'peaceful beginning',
            'peaceful opening',
            'truce',
          ],
        },
      ],
      aliases: ['最初は戦えない', 'いつから戦闘', 'when do battles begin', 'モンスターが眠る'],
      body: {
        ja: [
          '各プレイヤーが少なくとも1回再編成するまで続く。',
          '目安は栄光トラックで、全員の得点マーカーがそろったら終わり。',
          'この間は戦闘がなく、モンスターは眠っていて突進せず、その能力も働かない。',
          '相手やモンスターのいる領土に置いても、アクションだけを行う。',
        ],
        en: [
          'It lasts until each player has regrouped at least once.',
          'You can tell by the Glory Track: it ends when everyone’s scoring marker is there.',
          'Meanwhile there are no battles; monsters sleep, do not charge and their abilities do not apply.',
          'If you place a unit where opponents or a monster stand, you just do the realm action.',
        ],
      },
      note: {
        ja: '英語の呼び名は公式の表記を確認できていない。',
        en: 'The official English wording of this rule is unconfirmed.',
      },
      related: ['glory-enter', 'battle-when', 'charge', 'monster-ability'],
      source: ['89', '208', '249', '255'],
      links: { notices: ['peaceOver'] },
    },
    {
      id: 'battle-steps',
      roles: [],
      title: { ja: '戦闘の7ステップ', en: 'The seven steps of a battle' },
      reading: 'せんとうの7すてっぷ',
      aliases: ['戦闘の流れ', '戦闘手順', 'battle summary', 'combat steps', 'how to fight'],
      body: {
        ja: [
          {
            head: ['ステップ', '内容'],
            rows: [
              ['1 合流', '手番プレイヤーの左隣から時計回りに、隣接するユニットを加える'],
              ['2 ダイス数', 'ユニットの数値＋自分の住居'],
              ['3 追加', '同じ順に、剣1つで+1、最大6個'],
              ['4 振る', '全員同時。効果で目を変えられる'],
              ['5 勝者', '大きい目から1個ずつ比べる'],
              ['6 栄光', '勝者は栄光+1（モンスター戦なら精霊パワー+1でもよい）'],
              ['7 除去', '敗者のユニットは冥界へ、1体につき剣1'],
            ],
          },
        ],
        en: [
          {
            head: ['Step', 'What'],
            rows: [
              ['1 join', 'clockwise from the active player’s left, add adjacent units'],
              ['2 dice', 'values of units plus own dwellings'],
              ['3 extra', 'same sequence, +1 per Sword, six at most'],
              ['4 roll', 'all at once; effects may change dice'],
              ['5 winner', 'compare dice one by one from the highest'],
              ['6 Glory', 'winner +1 Glory (against a monster: or +1 elemental power)'],
              ['7 removal', 'losing units to the Underworld, 1 Sword for each'],
            ],
          },
        ],
      },
      related: [
        'battle-join',
        'battle-dice',
        'battle-extra-dice',
        'battle-winner',
        'battle-casualties',
      ],
      source: ['210-223'],
      links: { steps: ['battle'] },
    },
    {
      id: 'battle-join',
      roles: [],
      title: {
        ja: '合流：隣の領土のユニットを戦闘に加えられる',
        en: 'Join: bring units from adjacent realms into the battle',
      },
      reading: 'ごうりゅう：となりのりょうどのゆにっとをせんとうにくわえられる',
      terms: [
        {
          ja: '合流',
          reading: 'ごうりゅう',
          en: 'join',
          aliases: ['援軍', '増援', '加勢', '参戦', 'reinforce', 'reinforcement', 'support'],
        },
      ],
      aliases: [
        '第三者',
        '関係ないプレイヤー',
        '戦闘に参加',
        'third player',
        'step 1',
        'who can join',
      ],
      body: {
        ja: [
          'ステップ1。手番プレイヤーの左隣から時計回りに行い、手番プレイヤーが最後。',
          '戦闘の領土に隣接する領土から、自分のユニットを好きな数だけ移してよい。0でもよい。',
          'その領土にユニットがいなかったプレイヤーも加われる。',
          '合流は配置ではないので、領土アクションはない。',
        ],
        en: [
          'Step 1, clockwise from the active player’s left, so the active player decides last.',
          'Move any number of your units, or none, from adjacent realms into the battle realm.',
          'Players without a unit there may join as well.',
          'It is not a placement, so it gives no realm action.',
        ],
      },
      related: ['battle-steps', 'placement-meaning', 'adjacency'],
      source: ['81', '212'],
    },
    {
      id: 'battle-dice',
      roles: [],
      title: {
        ja: '戦闘ダイス＝ユニットの数値＋住居＋剣',
        en: 'Battle dice: unit values plus dwellings plus Swords',
      },
      reading: 'せんとうだいす ゆにっとのすうち+じゅうきょ+けん',
      terms: [
        {
          ja: '戦闘ダイス',
          reading: 'せんとうだいす',
          en: 'battle dice',
          aliases: ['ダイス', 'サイコロ', 'バトルダイス', 'battle die', 'combat dice', 'die'],
        },
      ],
      aliases: ['ダイスの数', '何個振る', 'how many dice', 'dice count', '住居 ダイス'],
      body: {
        ja: [
          '戦闘に参加しているユニットのダイス数を合計する。数値はプレイヤーボードの表示に従う。',
          '戦闘の領土とそれに隣接する領土にある自分の住居1つにつき+1。',
          '次のステップで剣と効果を加え、合計は6個まで。',
          {
            head: ['ユニット', '住居', '剣', '効果', 'ダイス'],
            rows: [
              ['3', '1', '0', '0', '4'],
              ['1', '1', '2', '1', '5'],
              ['4', '2', '3', '0', '6（剣3は無駄）'],
            ],
          },
          'モンスターのダイス数はカードの右下にある。',
        ],
        en: [
          'Add the dice of all your units in the battle, as printed on the player board.',
          '+1 for each dwelling of yours on the battle realm or adjacent to it.',
          'Swords and effects follow in the next step; six in all at most.',
          {
            head: ['Units', 'Dwellings', 'Swords', 'Effects', 'Dice'],
            rows: [
              ['3', '1', '0', '0', '4'],
              ['1', '1', '2', '1', '5'],
              ['4', '2', '3', '0', '6 (3 Swords wasted)'],
            ],
          },
          'The dice of a monster stand at the lower right of its card.',
        ],
      },
      related: ['battle-extra-dice', 'dice-cap', 'dwelling-not-unit', 'sword'],
      source: ['213-214'],
      links: {
        tracks: diceTracks.map(({ id }) => `player1.${id}`),
        tools: ['eldervale-dice'],
      },
    },
    {
      id: 'battle-extra-dice',
      roles: [],
      title: { ja: '追加ダイス：剣1つにつき1個', en: 'Extra dice: one per Sword paid' },
      reading: 'ついかだいす：けん1つにつき1こ',
      terms: [
        {
          ja: '追加ダイス',
          reading: 'ついかだいす',
          en: 'extra dice',
          aliases: ['ダイス追加', '増やしたダイス', 'bonus dice', 'additional dice'],
        },
      ],
      aliases: ['剣を使う', '剣を払う順番', 'ダイスを増やす', 'pay swords', 'step 3', 'add dice'],
      body: {
        ja: [
          'ステップ3。手番プレイヤーの左隣から時計回りに、好きな数の剣を払う。手番プレイヤーが最後。',
          '剣1つで戦闘ダイス1個。足りない剣の代わりに金貨も使える。',
          'ダイスを増やす呪文や能力もここで使う。',
          '自分のダイスは6個が上限なので、それを超える剣は無駄になる。',
        ],
        en: [
          'Step 3: clockwise from the active player’s left each pays any number of Swords; the active player is last.',
          'One battle die per Sword. Gold can replace Swords.',
          'Spells and abilities that add dice are used now.',
          'You never have more than six dice, so Swords beyond that are wasted.',
        ],
      },
      related: ['sword', 'dice-cap', 'spell', 'treasure-discard'],
      source: ['48', '214'],
    },
    {
      id: 'dice-cap',
      roles: [],
      title: { ja: '戦闘ダイスは1人6個まで', en: 'At most 6 battle dice per player' },
      reading: 'せんとうだいすはひとり6こまで',
      aliases: ['ダイスの上限', '7個目', 'dice limit', 'maximum dice', 'モンスターの上限'],
      body: {
        ja: ['ユニット、住居、剣、呪文などを合わせて6個が上限。', '超えた分は振れない。'],
        en: [
          'Units, dwellings, Swords, Spells and all else together: six at most.',
          'Anything above is not rolled.',
        ],
      },
      note: {
        ja: '上限はプレイヤーについてだけ書かれている。モンスターはカードに印刷された数を振る。',
        en: 'The cap is stated for players only. A monster rolls the number printed on its card.',
      },
      related: ['battle-dice', 'battle-extra-dice'],
      source: ['213-214', 'E2'],
    },
    {
      id: 'battle-roll',
      roles: [],
      title: {
        ja: '全員が同時に振り、効果で目を変えられる',
        en: 'All roll at once; effects may then change dice',
      },
      reading: 'ぜんいんがどうじにふり、こうかでめをかえられる',
      aliases: [
        'ダイスを振る',
        '振り直し',
        'reroll',
        'change dice',
        'step 4',
        '誰がモンスターを振る',
      ],
      body: {
        ja: [
          'ステップ4。参加しているプレイヤーは同時に振る。',
          'モンスターのダイスは誰か1人が代わりに振る。',
          '目を変える呪文や能力は、この時点で使う。',
        ],
        en: [
          'Step 4: all players in the battle roll at the same time.',
          'Somebody rolls for the monster.',
          'Spells and abilities that change dice are used now.',
        ],
      },
      note: {
        ja: 'この資料の「動じに」は「同時に」の誤記。ダイスの面の数は資料にない。このアプリは6面で数える。',
        en: 'The word for “at the same time” is misspelt in the source sheet. It does not say how many faces a die has; this app counts with six.',
      },
      related: ['battle-steps', 'spell', 'battle-winner'],
      source: ['215'],
    },
  ],
};
