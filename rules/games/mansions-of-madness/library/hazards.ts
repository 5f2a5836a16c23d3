import type { Chapter } from '../../../library/entry';

export const hazardsChapter: Chapter = {
  id: 'hazards',
  title: { ja: '炎上・水中・落とし穴', en: 'Fire, water and pits' },
  entries: [
    {
      id: 'fire',
      roles: ['investigator'],
      title: {
        ja: '炎上した部屋に入る時は意志の判定',
        en: 'Entering a burning room: Willpower test',
      },
      reading: 'えんじょうしたへやにはいるときはいしのはんてい',
      terms: [
        {
          ja: '炎上',
          reading: 'えんじょう',
          en: 'Fire',
          aliases: [
            '火',
            '火事',
            '火災',
            '炎',
            '炎上トークン',
            'Fire token',
            'burning',
            'ファイア',
          ],
        },
      ],
      aliases: ['燃えている部屋', 'burning room', '火の部屋に入る', 'enter fire', '炎上 意志'],
      body: {
        ja: [
          '炎上している部屋へ移動で入る時、意志の能力判定を行う。',
          '失敗したら恐怖トークンを1個受け取る。',
          '麻痺していれば−2。暗闇は関係ない。',
          '例：意志4なら40%、麻痺中は目標値2で20%。',
          'その部屋で手番を終えると2ダメージ。',
        ],
        en: [
          'On moving into a burning room, take an attribute test on Willpower.',
          'If it fails, take 1 Horror token.',
          'Stunned −2; Darkness does not matter.',
          'Example: Willpower 4 gives 40%; while stunned the target number is 2, so 20%.',
          'Ending the turn there means 2 damage.',
        ],
      },
      note: {
        ja: '失敗しても部屋に入れるかは明記が無い。罰は恐怖トークンだけなので、入れると読む。',
        en: 'Whether the room is entered after a failure is not stated; as the Horror token is the only penalty, take it that it is.',
      },
      related: ['fire-end-of-turn', 'fire-monsters', 'darkness-and-fire', 'willpower'],
      source: ['157', '161', '170'],
      links: { notices: ['fireEntered', 'fireTestFailed'] },
    },
    {
      id: 'fire-end-of-turn',
      roles: ['investigator'],
      title: {
        ja: '炎上した部屋で手番を終えると2ダメージ',
        en: 'Ending the turn in a burning room: 2 damage',
      },
      reading: 'えんじょうしたへやでてばんをおえると2だめーじ',
      aliases: [
        '火のダメージ',
        'fire damage',
        '炎上 通り抜け',
        'pass through fire',
        '待避場所 炎上',
      ],
      body: {
        ja: [
          '手番の終わりに炎上した部屋にいる探索者は2ダメージを受ける。',
          '通り抜けて別の部屋で手番を終えれば、このダメージは無い。',
          '潜伏していても、待避場所の中でも受ける。',
        ],
        en: [
          'An investigator in a burning room at the end of the turn suffers 2 damage.',
          'Pass through and end the turn elsewhere, and there is none.',
          'Hiding and hiding places do not protect.',
        ],
      },
      note: {
        ja: 'この資料の別の箇所は「その部屋で移動を終えたら、手番終了時に」と書く。手番の終わりの位置で見る。',
        en: 'Another line of the source sheet speaks of ending the movement in the room; what counts is where the turn ends.',
      },
      related: ['fire', 'fire-monsters', 'health'],
      source: ['156', '161', '170-171'],
      links: { steps: ['turnEnd'] },
    },
    {
      id: 'fire-monsters',
      roles: ['keeper'],
      title: {
        ja: '炎上した部屋のモンスターはマスター手番の終わりに2ダメージ',
        en: 'Monsters in burning rooms: 2 damage at the keeper turn’s end',
      },
      reading: 'えんじょうしたへやのもんすたーはますたーてばんのおわりに2だめーじ',
      aliases: ['モンスター 炎上', 'monster fire damage', 'モンスター 火'],
      body: {
        ja: [
          'マスター手番の終わりに、炎上している部屋にいるモンスターは全て2ダメージを受ける。',
          '炎上トークンは1部屋に1個までなので、ダメージが増えることはない。',
        ],
        en: [
          'At the end of the keeper turn every monster in a burning room suffers 2 damage.',
          'A room has at most 1 Fire token, so it never adds up.',
        ],
      },
      related: ['fire', 'keeper-turn', 'darkness-and-fire'],
      source: ['161', '170'],
      links: { steps: ['keeperEnd'] },
    },
    {
      id: 'water',
      roles: ['investigator'],
      title: {
        ja: '水中で手番を始めると2ダメージで隣へ',
        en: 'Starting the turn in water: 2 damage and out',
      },
      reading: 'すいちゅうでてばんをはじめると2だめーじでとなりへ',
      terms: [
        {
          ja: '水中',
          reading: 'すいちゅう',
          en: 'water',
          aliases: ['水', '水中マス', '川', '沼', '泳ぐ', '溺れる', 'water space', 'drown', 'swim'],
        },
        {
          ja: 'ボート',
          reading: 'ぼーと',
          en: 'boat',
          aliases: ['舟', '船', '小舟', 'Boat feature marker'],
        },
      ],
      aliases: ['水の中', 'in the water', '水中 ダメージ', '手番開始 水'],
      body: {
        ja: [
          '手番の始めに水中のマスにいて、ボートなどに乗っていなければ2ダメージを受ける。',
          'すぐに隣のマスへ移り、そこから手番を始める。どの隣かは本人が選ぶ。',
          'この移動で移動ステップは減らない。',
        ],
        en: [
          'If you start your turn in a water space without a boat or the like, suffer 2 damage.',
          'Then move at once to an adjacent space of your choice and begin the turn there.',
          'This move does not use a Movement Step.',
        ],
      },
      note: {
        ja: '移動ステップを使わないことは、手番を始める前の移動であることから読み取れる。明記は無い。',
        en: 'That no Movement Step is used follows from its coming before the turn proper; it is not stated.',
      },
      related: ['water-monsters', 'investigator-turn', 'health'],
      source: ['173'],
      links: { notices: ['outOfWater'] },
    },
    {
      id: 'water-monsters',
      roles: ['keeper'],
      title: {
        ja: 'マスターは探索者を水中へ動かせない',
        en: 'The keeper cannot move an investigator into water',
      },
      reading: 'ますたーはたんさくしゃをすいちゅうへうごかせない',
      terms: [
        {
          ja: '飛行型モンスター',
          reading: 'ひこうがたもんすたー',
          en: 'flying monster',
          aliases: ['飛行', '空を飛ぶ', 'flying', 'flyer', '飛行モンスター'],
        },
      ],
      aliases: ['水中 モンスター', '探索者を移動させる 水', 'push into water', 'water monster'],
      body: {
        ja: [
          '探索者を動かす効果を使っても、行き先に水中を選ぶことはできない。',
          '飛行型モンスターは水中を無視して動ける。',
        ],
        en: [
          'An effect that moves an investigator cannot take one into water.',
          'A flying monster ignores water.',
        ],
      },
      related: ['water', 'monster-move', 'status-matrix'],
      source: ['173'],
    },
    {
      id: 'pit',
      roles: [],
      title: {
        ja: '落とし穴：移動が止まり、めくった数字のダメージ',
        en: 'Pit: stop, flip the marker, take its damage',
      },
      reading: 'おとしあな：いどうがとまり、めくったすうじのだめーじ',
      terms: [
        {
          ja: '落とし穴',
          reading: 'おとしあな',
          en: 'Pit',
          aliases: [
            '落とし穴マーカー',
            'Pit feature marker',
            'ピット',
            '穴',
            '罠',
            'trap',
            'pitfall',
          ],
        },
      ],
      aliases: ['黄色の矢印', '黄色い矢印', 'yellow arrow', '穴に落ちる', 'fall into a pit'],
      body: {
        ja: [
          '落とし穴のあるマスに入ったら、移動は必ずそこで止まる。',
          'マーカーを裏返し、表示された数のダメージを受ける。',
          '黄色の矢印が出たら、新しいマーカーを引いて同じマスに置く。',
          '麻痺、暗闇、炎上は落とし穴の処理を変えない。',
        ],
        en: [
          'Entering a space with a Pit always ends the movement there.',
          'Flip the marker and suffer the damage it shows.',
          'If it shows a yellow arrow, draw a new marker and place it in the same space.',
          'Stun, Darkness and Fire change nothing about it.',
        ],
      },
      related: ['movement-step', 'health', 'test-matrix'],
      source: ['159', 'M3'],
    },
  ],
};
