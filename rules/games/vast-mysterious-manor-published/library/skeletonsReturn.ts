import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const skeletonsReturnChapter: Chapter = {
  id: 'skeletons-return',
  title: { ja: 'スケルトン：戻り方と行進順番', en: 'Skeletons: coming back and March Order' },
  entries: [
    {
      id: 'undead',
      roles: ['skeletons'],
      title: {
        ja: '不死：取り除かれたスケルトンはすぐ戻る',
        en: 'Undead: a removed Skeleton comes back at once',
      },
      reading: 'ふし：とりのぞかれたすけるとんはすぐもどる',
      terms: [
        {
          ja: '不死',
          reading: 'ふし',
          en: 'Undead',
          aliases: ['アンデッド', '離散', '復活', 'scatter', 'respawn'],
        },
      ],
      aliases: [
        'スケルトン 倒された',
        'スケルトン やられた',
        'skeleton dies',
        'what happens to a removed skeleton',
        'スケルトン 取り除かれる',
      ],
      body: {
        ja: [
          '命中されたときも、自分がアタックした後も、取り除かれたらその場で次を行う。',
          'スポーンダイスを振り、出た地点に置く。',
          'カードを行進順番の先頭に移し、ほかを右へずらす。',
          '安定性は減らず、装備も残る。費用もかからない。',
        ],
        en: [
          'Whether it was hit or has attacked, do this at once when it is removed:',
          'roll the spawn die and place it on the Spawn rolled;',
          'move its card to the front of the March Order, the others shift right.',
          'No Stability is lost, the gear stays, and it costs nothing.',
        ],
      },
      note: {
        ja: '装備を失うという記述はない。',
        en: 'Nothing takes the gear away.',
      },
      related: [
        'skeleton-respawn',
        'march-order',
        'skeleton-strike-after',
        'skeleton-attackers',
        'spawn',
      ],
      source: ['2182', 'I'],
    },
    {
      id: 'skeleton-respawn',
      roles: ['skeletons'],
      title: {
        ja: '出る場所はスポーンダイスで決まる',
        en: 'The spawn die says where a Skeleton appears',
      },
      reading: 'でるばしょはすぽーんだいすできまる',
      aliases: [
        'スケルトン スポーン',
        'スケルトン どこに置く',
        'where do skeletons spawn',
        'roll the spawn die',
        'スポーンダイス 振る',
      ],
      body: {
        ja: [
          '準備、召喚、取り除かれた後のどれでも、スポーンダイスを1回振る。',
          '出た目のスポーン地点（番号のある敷地）に置く。',
          'シャイニーだけは、出る地点を自分で選ぶ。',
        ],
        en: [
          'At set-up, on a summon and after a removal alike, roll the spawn die once.',
          'Place the Skeleton on the Spawn with that number, one of the grounds.',
          'Only Shiny chooses her Spawn.',
        ],
      },
      note: {
        ja: 'ダイスの目とスポーン地点の場所は、手元のダイスとボードを見る。',
        en: 'For the faces of the die and the places of the Spawns look at your die and board.',
      },
      related: ['spawn', 'undead', 'summon', 'shiny', 'grounds'],
      source: ['2182', '2233', 'C', 'R'],
      links: { notices: ['skeletonRespawns'] },
    },
    {
      id: 'summon',
      roles: ['skeletons'],
      title: {
        ja: '手順3：召喚は安定性3で1体、ターンに1回',
        en: 'Step 3: summon one for 3 Stability, once a turn',
      },
      reading: 'てじゅん3：しょうかんはあんていせい3で1たい、たーんに1かい',
      terms: [
        {
          ja: '召喚',
          reading: 'しょうかん',
          en: 'summon',
          aliases: ['召喚する', 'summoning', 'スケルトンを増やす', '新しいスケルトン'],
        },
      ],
      aliases: [
        '3体目のスケルトン',
        'スケルトン 増やす',
        'summon skeleton',
        'get another skeleton',
        'third skeleton',
      ],
      body: {
        ja: [
          '安定性3を払い、行進順番でいちばん左の裏向きのカードを表にする。',
          'そのスケルトンをスポーンダイスで置く。カードの位置は変わらない。',
          '1ターンに1体だけ。安定性がいくつあっても、払わなければ増えない。',
          '一度出た1体がいなくなることはない。2体から始まり、最大5体。',
        ],
        en: [
          'Pay 3 Stability and turn the leftmost face-down card of the March Order face up.',
          'Place that Skeleton by the spawn die. The card stays where it is.',
          'One a turn at most. However high Stability is, nobody joins unless you pay.',
          'A Skeleton once in play never leaves. You start with 2; 5 is the most.',
        ],
      },
      note: partlyReported,
      related: [
        'summon-when',
        'skeleton-respawn',
        'stability-costs',
        'march-order',
        'skeletons-turn',
      ],
      source: ['2233', 'R'],
      links: {
        tracks: ['skeletons.inPlay'],
        steps: ['skeletonsSummon'],
        notices: ['skeletonSummoned'],
      },
    },
    {
      id: 'summon-when',
      roles: ['skeletons'],
      title: {
        ja: '奪う！なしなら、召喚は早くて2ターン目',
        en: 'Without LOOT!! the first summon is in turn 2 at the earliest',
      },
      reading: 'うばう！なしなら、しょうかんははやくて2たーんめ',
      aliases: [
        '召喚 いつ',
        '召喚 最初のターン',
        'when can I summon',
        'summon first turn',
        '召喚したスケルトン 動く',
      ],
      body: {
        ja: [
          '安定性は2から始まるので、最初のターンは奪う！の2がなければ3に届かない。',
          '何も使わずに終えれば4になり、2ターン目に召喚できる。',
          '召喚はアクティブの後なので、出た1体が動くのは次のターン。',
          '召喚の後でも、ターンの終わりの +2 は得る。',
        ],
        en: [
          'Stability starts at 2, so without the 2 of LOOT!! you do not have 3 in turn 1.',
          'Spend nothing and you end it at 4: you can summon in turn 2.',
          'The step comes after activation, so the newcomer moves in the turn after.',
          'You still gain 2 at the end of the turn.',
        ],
      },
      note: partlyReported,
      related: ['summon', 'stability', 'skeletons-activated-once', 'skeletons-gain'],
      source: ['2233-2237', 'R'],
    },
    {
      id: 'march-order',
      roles: ['skeletons'],
      title: {
        ja: '行進順番：カードの並びが動く順番',
        en: 'March Order: the row of cards is the order of acting',
      },
      reading: 'こうしんじゅんばん：かーどのならびがうごくじゅんばん',
      terms: [
        {
          ja: '行進順番',
          reading: 'こうしんじゅんばん',
          en: 'March Order',
          aliases: ['行進順', '行進の順番', 'マーチオーダー', 'marching order', '順番カード'],
        },
      ],
      aliases: [
        'スケルトン 順番',
        '行進順番 変える',
        'order of skeletons',
        'skeleton card to the front',
        'カードを先頭に',
      ],
      body: {
        ja: [
          '5枚のスケルトンのカードを横に並べたもの。マップにいるのは、表になっているものだけ。',
          '左から順にアクティブにする。',
          'スケルトンが取り除かれたら、そのカードを先頭（左端）に移し、ほかを右へずらす。',
          '選んで並べ替えることはできない。',
        ],
        en: [
          'The row of the five Skeleton cards. Only those face up are on the map.',
          'Activate them from the left.',
          'When a Skeleton is removed, its card goes to the front, the left end, and the others shift right.',
          'You cannot rearrange it as you like.',
        ],
      },
      note: partlyReported,
      related: ['march-order-examples', 'skeletons-activate', 'undead', 'summon'],
      source: ['2182', '2201', 'R'],
      links: { tools: ['vast-published-march'] },
    },
    {
      id: 'march-order-examples',
      roles: ['skeletons'],
      title: {
        ja: '例：取り除かれたときの並びの変化',
        en: 'Worked: the March Order after a removal',
      },
      reading: 'れい：とりのぞかれたときのならびのへんか',
      aliases: [
        '行進順番 例',
        '行進順番 並び',
        'march order example',
        'new order after removal',
        'カードの並び 変わる',
      ],
      body: {
        ja: [
          {
            head: ['並び', '取り除かれた', '新しい並び'],
            rows: [
              ['1 2 3 4 5', '3', '3 1 2 4 5'],
              ['1 2 3 4 5', '1', '1 2 3 4 5'],
              ['1 2（裏3枚）', '2', '2 1（裏3枚）'],
              ['3 1 2 4 5', '5', '5 3 1 2 4'],
              ['1 2 3', '2、次に3', '3 2 1'],
            ],
          },
          '裏向きのカードは右に残る。',
        ],
        en: [
          {
            head: ['Order', 'Removed', 'New order'],
            rows: [
              ['1 2 3 4 5', '3', '3 1 2 4 5'],
              ['1 2 3 4 5', '1', '1 2 3 4 5'],
              ['1 2 (3 face down)', '2', '2 1 (3 face down)'],
              ['3 1 2 4 5', '5', '5 3 1 2 4'],
              ['1 2 3', '2, then 3', '3 2 1'],
            ],
          },
          'Face-down cards stay on the right.',
        ],
      },
      related: ['march-order', 'skeletons-activated-once', 'undead'],
      source: ['2182'],
    },
  ],
};
