import type { Chapter } from '../../../library/entry';

export const battleResultChapter: Chapter = {
  id: 'battle-result',
  title: { ja: '戦闘の決着と冥界', en: 'Battle results and the Underworld' },
  entries: [
    {
      id: 'battle-winner',
      roles: [],
      title: {
        ja: '勝敗は大きい目から1個ずつ比べる',
        en: 'Winner: compare dice one by one from the highest',
      },
      reading: 'しょうはいはおおきいめから1こずつくらべる',
      aliases: [
        '勝者の決め方',
        'ダイスの比較',
        'who wins',
        'compare dice',
        '合計ではない',
        'step 5',
      ],
      body: {
        ja: [
          '最も大きい目を1個ずつ比べ、1人だけ最大ならその人の勝ち。合計は関係ない。',
          '並んだら次に大きい目を比べる。ダイスがなければ0とみなす。',
          {
            head: ['出目', '勝者'],
            rows: [
              ['A 6,2／B 5,5,5', 'A'],
              ['A 6,4／B 6,3,3', 'A'],
              ['A 6,4／B 6,4,1', 'B（1対0）'],
              ['A 5,5／B 5,5／C 6', 'C'],
              ['A 6／モンスター 6,1', 'モンスター'],
              ['A 6,4／B 4,6', '全員敗北'],
            ],
          },
          '勝者は1人だけ。',
        ],
        en: [
          'Compare the highest die of each side; a single highest wins. Sums do not matter.',
          'If tied, compare the next highest; a missing die counts as 0.',
          {
            head: ['Rolls', 'Winner'],
            rows: [
              ['A 6,2 / B 5,5,5', 'A'],
              ['A 6,4 / B 6,3,3', 'A'],
              ['A 6,4 / B 6,4,1', 'B (1 against 0)'],
              ['A 5,5 / B 5,5 / C 6', 'C'],
              ['A 6 / monster 6,1', 'monster'],
              ['A 6,4 / B 4,6', 'all lose'],
            ],
          },
          'There is only one winner.',
        ],
      },
      related: ['battle-tie', 'battle-reward', 'battle-casualties'],
      source: ['216'],
      links: { tools: ['eldervale-battle'] },
    },
    {
      id: 'battle-tie',
      roles: [],
      title: {
        ja: '最大の出目が完全に同じなら全員敗北',
        en: 'If the best rolls are identical, everybody loses',
      },
      reading: 'さいだいのでめがかんぜんにおなじならぜんいんはいぼく',
      aliases: ['引き分け', '同点 戦闘', 'tie in battle', 'draw', 'モンスターと同点'],
      body: {
        ja: [
          '首位の2人以上の目がすべて一致したら、参加した全員の負け。',
          '首位に届かない第三者も負けになる。',
          {
            head: ['出目', '結果'],
            rows: [
              ['A 5,5／B 5,5／C 5,4,4', '全員敗北（Cも）'],
              ['A 3,3,3／B 3,3／モンスター 3,3,3', '全員敗北'],
            ],
          },
          '全員のユニットが冥界へ行き、栄光は誰も得ない。',
        ],
        en: [
          'If the dice of two or more leaders match completely, all in the battle lose.',
          'A third party below them loses too.',
          {
            head: ['Rolls', 'Result'],
            rows: [
              ['A 5,5 / B 5,5 / C 5,4,4', 'all lose (C too)'],
              ['A 3,3,3 / B 3,3 / monster 3,3,3', 'all lose'],
            ],
          },
          'All their units go to the Underworld and nobody gains Glory.',
        ],
      },
      note: {
        ja: 'プレイヤーとモンスターが並んだ場合は明記がなく、「全員敗北」を文字どおり当てはめた。未確認。',
        en: 'A tie between a player and a monster is not mentioned; “everybody loses” is taken literally here. Unconfirmed.',
      },
      related: ['battle-winner', 'battle-casualties', 'underworld'],
      source: ['216'],
      links: { notices: ['everyoneLost'] },
    },
    {
      id: 'battle-reward',
      roles: [],
      title: {
        ja: '勝者は栄光+1、モンスター戦なら精霊パワー+1でもよい',
        en: 'Winner: +1 Glory, or against a monster +1 elemental power',
      },
      reading: 'しょうしゃはえいこう+1、もんすたーせんならせいれいぱわー+1でもよい',
      aliases: ['戦闘の報酬', '勝利報酬', 'battle reward', 'beat a monster', 'step 6'],
      body: {
        ja: [
          '倒したプレイヤーやユニットの数に関係なく、栄光トラックを1つ進める。',
          'モンスターのいる戦闘に勝ったら、代わりにそのモンスターの精霊の精霊パワーを1つ進めてもよい。',
          '選べるのはどちらか一方。',
        ],
        en: [
          'Advance one space on the Glory Track, however many players or units you beat.',
          'If a monster was in the battle, you may instead advance the elemental power of its element by one.',
          'Only one of the two.',
        ],
      },
      note: {
        ja: 'モンスターが勝った場合は書かれていない。モンスターは栄光トラックにマーカーを持たない。',
        en: 'Nothing is said about a monster that wins; it has no marker on the Glory Track.',
      },
      related: ['glory-track', 'power-advance', 'battle-steps'],
      source: ['217'],
      links: { notices: ['battleWon'] },
    },
    {
      id: 'battle-casualties',
      roles: [],
      title: {
        ja: '敗者のユニットは冥界へ、住居は残る',
        en: 'Losing units go to the Underworld; dwellings stay',
      },
      reading: 'はいしゃのゆにっとはめいかいへ、じゅうきょはのこる',
      terms: [
        {
          ja: '戦死者の除去',
          reading: 'せんししゃのじょきょ',
          en: 'removal of casualties',
          aliases: ['戦死者', '負けたユニット', 'casualties', 'remove losers'],
        },
      ],
      aliases: ['負けたらどうなる', '敗北', '戦闘の敗者', 'what happens to losers', 'step 7'],
      body: {
        ja: [
          'ステップ7。負けた各プレイヤーは、その領土の自分のユニットをすべて冥界に置く。',
          '1体につき剣1つを得る。',
          '負けたモンスターはエルダーヴェイルから取り除き、カードと共に脇に置く。冥界には行かない。',
          '住居は戦闘で取り除かれない。',
          '選択ルールの戦術トークンがあれば、自分のユニットを残せる。',
        ],
        en: [
          'Step 7: each loser puts all own units of that realm into the Underworld.',
          'The owner gains one Sword per unit.',
          'A losing monster leaves Eldervale and is set aside with its card, not put into the Underworld.',
          'Dwellings are not removed by battles.',
          'With the option a Tactics token keeps your units there.',
        ],
      },
      related: ['underworld', 'monster-destroyed', 'tactics-token', 'dwelling-not-unit'],
      source: ['219-223', '259', '360'],
      links: { notices: ['monsterWon'] },
    },
    {
      id: 'underworld',
      roles: [],
      title: {
        ja: '冥界に置かれたユニット1つにつき剣を1つ得る',
        en: 'Each unit put into the Underworld gives its owner 1 Sword',
      },
      reading: 'めいかいにおかれたゆにっと1つにつきけんを1つえる',
      terms: [
        {
          ja: '冥界',
          reading: 'めいかい',
          en: 'Underworld',
          aliases: [
            'アンダーワールド',
            '墓地',
            '死者の国',
            '死んだユニット',
            'graveyard',
            'netherworld',
          ],
        },
      ],
      aliases: ['冥界から戻る', 'ユニットが死んだら', 'return from underworld', 'dead units'],
      body: {
        ja: [
          '自分のユニットが冥界に置かれるたび、剣を1つ得る。上限5を超える分は失う。',
          '冥界のユニットは、次の自分の再編成で準備エリアに戻る。',
          '支配したモンスターは冥界に行くと支配が終わり、ゲームから除かれる。',
        ],
        en: [
          'You gain one Sword whenever a unit of yours is put there; beyond five it is lost.',
          'Units in the Underworld return to the Ready Area at your next regroup.',
          'A controlled monster sent there ends its control and leaves the game.',
        ],
      },
      related: ['sword', 'regroup', 'battle-casualties', 'monster-control'],
      source: ['46', '120', '221-223', '265'],
      links: { tracks: ['player1.workersUnderworld'], steps: ['fromUnderworld'] },
    },
  ],
};
