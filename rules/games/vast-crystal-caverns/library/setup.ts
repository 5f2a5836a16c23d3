import type { Chapter } from '../../../library/entry';

export const setupChapter: Chapter = {
  id: 'setup',
  title: { ja: 'グールの準備と勝利条件', en: 'Ghoul: set-up and winning' },
  entries: [
    {
      id: 'ghoul-setup',
      roles: ['ghoul'],
      title: { ja: 'グールの準備（セットアップ）', en: 'Setting up the Ghoul' },
      reading: 'ぐーるのじゅんび（せっとあっぷ）',
      aliases: ['セットアップ', '初期配置', '開始時', 'setup', 'starting position', '怒り 0'],
      body: {
        ja: [
          'グールボードのそばにグールピース、グールダイス、グールディスクを用意する。',
          '恐怖カードを切り、恐怖デッキにする。',
          '怒りキューブを怒りトラックの0に置く。',
          'コマはまだマップに置かない。最初の自分のターンが始まるときに置く。',
        ],
        en: [
          'Keep the Ghoul piece, Ghoul dice and Ghoul discs beside the Ghoul board.',
          'Shuffle the Terror cards into a Terror deck.',
          'Put the Fury cube on 0 of the Fury track.',
          'The piece is not on the map yet: it is placed when your first turn starts.',
        ],
      },
      related: ['first-placement', 'ghoul-components', 'ghoul-fury-goal', 'vile-ghoul-setup'],
      source: ['23-27'],
    },
    {
      id: 'first-placement',
      roles: ['ghoul', 'vileGhoul'],
      title: {
        ja: '最初のターンに空いたダークタイルへ登場',
        en: 'First turn: enter on any unoccupied Dark tile',
      },
      reading: 'さいしょのたーんにあいただーくたいるへとうじょう',
      aliases: [
        '初期位置',
        'どこから始める',
        '最初に置く場所',
        'where do I start',
        'starting tile',
        'ダークタイルがない 開始',
        'no dark tile at start',
      ],
      body: {
        ja: [
          '最初の自分のターンの始めに、未占領のダークタイルを1枚選んでコマを置く。どれでもよい。',
          '1枚もなければ、新しいダークタイルを1枚マップに足し、その上から始める。',
          '足すタイルは、洞窟プレイヤーがいればその人が出す。',
          'バイルグールも同じ。',
        ],
        en: [
          'At the start of your first turn put your piece on any unoccupied Dark tile.',
          'If there is none, add a new Dark tile to the map and start there.',
          'The Cave player supplies that tile if there is one.',
          'The same goes for the Vile Ghoul.',
        ],
      },
      related: ['ghoul-setup', 'vile-ghoul-setup', 'tiles'],
      source: ['27', '210'],
    },
    {
      id: 'ghoul-win',
      roles: ['ghoul'],
      title: {
        ja: '勝利：目標の怒りに届いてからエントランスへ',
        en: 'Winning: reach the Fury goal, then enter the Entrance',
      },
      reading: 'しょうり：もくひょうのいかりにとどいてからえんとらんすへ',
      terms: [
        {
          ja: '脱出',
          reading: 'だっしゅつ',
          en: 'escape',
          aliases: [
            '洞窟から脱出',
            '逃げる',
            '脱出する',
            'escape the cave',
            'leave the cave',
            'exit',
          ],
        },
      ],
      aliases: [
        '勝利条件',
        '勝ち方',
        '勝つには',
        'victory condition',
        'how to win',
        'win condition',
        'エントランスにいる 目標',
        'already on the entrance',
      ],
      body: {
        ja: [
          '怒りの目標値に届き、その後でエントランスタイルに入れば脱出となり、勝ち。',
          '怒りは攻撃とトレジャートークン集めで増える。',
          '人数や相手によって、別の勝ち方や決まった目標がある。',
        ],
        en: [
          'Reach your Fury goal and afterwards enter the Entrance tile: you escape and win.',
          'Fury comes from attacks and from collecting Treasure tokens.',
          'Some player counts and opponents bring other goals.',
        ],
      },
      note: {
        ja: '目標に届いたときすでにエントランスタイルにいた場合は、文面からは入り直しが要ると読める。明記はない。',
        en: 'If you already stand on the Entrance tile when you reach the goal, the wording suggests that you have to enter it anew; this is not spelled out.',
      },
      related: ['ghoul-fury-goal', 'ghoul-goal-latch', 'ghoul-pairings', 'ghoul-fury-gain'],
      source: ['20-21', '83'],
      links: { notices: ['victory.ghoulEscapes'] },
    },
    {
      id: 'ghoul-fury-goal',
      roles: ['ghoul'],
      title: {
        ja: '怒りの目標値は7+プレイヤー数、最大14',
        en: 'Fury goal: 7 + number of players, at most 14',
      },
      reading: 'いかりのもくひょうちは7+ぷれいやーすう、さいだい14',
      terms: [
        {
          ja: '怒りの目標値',
          reading: 'いかりのもくひょうち',
          en: 'Fury goal',
          aliases: [
            '目標値',
            '怒りの目標',
            '必要な怒り',
            'rage goal',
            'Fury target',
            'required Fury',
          ],
        },
      ],
      aliases: [
        '怒り いくつ必要',
        '何怒り',
        '上限14',
        'how much fury',
        'goal by players',
        '人数 怒り',
        'fury cap',
      ],
      body: {
        ja: [
          '標準は7+プレイヤー数。難易度で基礎の数が変わる。',
          {
            head: ['人数', 'くず拾い', 'スカヴェンジャー', 'グール・スターカー', 'ハンター'],
            rows: [
              ['2', '7', '8', '9', '10'],
              ['3', '8', '9', '10', '11'],
              ['4', '9', '10', '11', '12'],
              ['5', '10', '11', '12', '13'],
              ['6', '11', '12', '13', '14'],
              ['7', '12', '13', '14', '14'],
            ],
          },
          '人数や難易度にかかわらず14を超えない。7人のハンターも15でなく14。',
        ],
        en: [
          'The standard is 7 + number of players; the level changes the base.',
          {
            head: ['players', 'Ragpicker', 'Scavenger', 'Ghoul / Stalker', 'Hunter'],
            rows: [
              ['2', '7', '8', '9', '10'],
              ['3', '8', '9', '10', '11'],
              ['4', '9', '10', '11', '12'],
              ['5', '10', '11', '12', '13'],
              ['6', '11', '12', '13', '14'],
              ['7', '12', '13', '14', '14'],
            ],
          },
          'It never exceeds 14, whatever the count or level: Hunter with 7 players needs 14, not 15.',
        ],
      },
      related: ['ghoul-win', 'ghoul-difficulty', 'ghoul-pairings', 'ghoul-goal-latch'],
      source: ['22', '83', '188-195', 'C'],
      links: { tools: ['ghoul-goal'] },
    },
    {
      id: 'ghoul-goal-latch',
      roles: ['ghoul'],
      title: {
        ja: '目標に届いた後は怒りが減っても脱出で勝てる',
        en: 'Goal once reached: losing Fury later does not matter',
      },
      reading: 'もくひょうにとどいたあとはいかりがへってもだっしゅつでかてる',
      aliases: [
        '怒りが下がった',
        '目標を下回る',
        '催眠胞子 勝利',
        'fury lost after goal',
        'drop below goal',
        '維持',
      ],
      body: {
        ja: [
          '一度怒りの目標値に届けば、その後に怒りを失っても条件は満たしたまま。',
          '残るのはエントランスタイルに入ることだけ。',
        ],
        en: [
          'After the Fury goal was reached once, it stays fulfilled even if you lose Fury.',
          'All that is left is to enter the Entrance tile.',
        ],
      },
      note: {
        ja: 'この資料には書かれていない。公式FAQの扱いによる。',
        en: 'Not in the source sheet; this follows the official FAQ.',
      },
      related: ['ghoul-win', 'ghoul-fury-goal', 'ghoul-others-spores'],
      source: ['83', 'G1'],
      links: { notices: ['mayEscape'] },
    },
  ],
};
