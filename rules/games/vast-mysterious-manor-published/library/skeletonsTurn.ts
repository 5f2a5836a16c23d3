import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const skeletonsTurnChapter: Chapter = {
  id: 'skeletons-turn',
  title: { ja: 'スケルトン：ターン', en: 'Skeletons: turn' },
  entries: [
    {
      id: 'skeletons-turn',
      roles: ['skeletons'],
      title: { ja: 'スケルトンのターンは4つの手順', en: 'The Skeletons’ turn has four steps' },
      reading: 'すけるとんのたーんは4つのてじゅん',
      aliases: [
        'スケルトン ターン 流れ',
        'スケルトン 手番',
        'skeleton turn order',
        'steps of the skeleton turn',
        'スケルトン 手順',
      ],
      body: {
        ja: [
          {
            head: ['手順', 'すること'],
            rows: [
              ['1 明るい所の損', 'ライトタイル（横穴でない）にいる1体ごとに安定性 −1'],
              ['2 アクティブ', '行進順番の左から1体ずつ、移動してアクション1つ'],
              ['3 召喚', '安定性3で新しい1体。ターンに1回'],
              ['4 安定性', '安定性 +2'],
            ],
          },
          'パラディンの後、スパイダーの前に行う。',
        ],
        en: [
          {
            head: ['Step', 'What to do'],
            rows: [
              ['1 Loss on Lit tiles', 'Stability −1 for each one on a Lit tile that is no Pit'],
              ['2 Activate', 'from the left of the March Order, one by one: move, then one action'],
              ['3 Summon', 'a new one for 3 Stability, once a turn'],
              ['4 Stability', 'Stability +2'],
            ],
          },
          'It comes after the Paladin and before the Spider.',
        ],
      },
      related: [
        'skeletons-lit-loss',
        'skeletons-activate',
        'summon',
        'skeletons-gain',
        'turn-order',
      ],
      source: ['2193-2237'],
    },
    {
      id: 'skeletons-lit-loss',
      roles: ['skeletons'],
      title: {
        ja: '手順1：ライトタイルの1体ごとに安定性 −1',
        en: 'Step 1: Stability −1 for each Skeleton on a Lit tile',
      },
      reading: 'てじゅん1：らいとたいるの1たいごとにあんていせい -1',
      aliases: [
        'ライトタイル 安定性',
        '明るいタイル スケルトン',
        'stability loss lit tile',
        'skeletons in the light',
        'ターンの始め 安定性 減る',
      ],
      body: {
        ja: [
          'ターンの始めに、横穴でないライトタイルにいるスケルトンを数え、その数だけ安定性を失う。',
          '同じタイルに2体いれば2失う。',
          '0より下がらない。足りない分は失わなくてよい。',
          {
            head: ['安定性', 'ライトタイルの数', '残り'],
            rows: [
              ['3', '1体', '2'],
              ['6', '2体', '4'],
              ['1', '3体', '0'],
            ],
          },
        ],
        en: [
          'At the start of the turn count the Skeletons on Lit tiles that are no Pits and lose that much Stability.',
          'Two on one tile cost 2.',
          'It never falls below 0; what is missing is not owed.',
          {
            head: ['Stability', 'On Lit tiles', 'Left'],
            rows: [
              ['3', '1', '2'],
              ['6', '2', '4'],
              ['1', '3', '0'],
            ],
          },
        ],
      },
      related: [
        'skeletons-lit-loss-exceptions',
        'stability',
        'stability-examples',
        'skeletons-turn',
      ],
      source: ['2197'],
      links: { steps: ['skeletonsLight'] },
    },
    {
      id: 'skeletons-lit-loss-exceptions',
      roles: ['skeletons'],
      title: {
        ja: '安定性を失わない場所：横穴、ダークタイル、外',
        en: 'No loss on Pits, on Dark tiles and outside',
      },
      reading: 'あんていせいをうしなわないばしょ：よこあな、だーくたいる、そと',
      aliases: [
        '横穴 安定性 減らない',
        'ヘルメット 安定性',
        'lit pit no loss',
        'where can skeletons hide',
        'ダークタイル スケルトン',
      ],
      body: {
        ja: [
          {
            head: ['いる場所', '安定性'],
            rows: [
              ['ライトタイル（横穴でない）', '−1'],
              ['ライトタイルの横穴', '失わない'],
              ['ダークタイル', '失わない'],
              ['空きスペース、敷地', '失わない'],
            ],
          },
          'ヘルメットを持つスラッシィは、どこにいても数えない。',
          '中央の横穴も横穴なので安全。',
        ],
        en: [
          {
            head: ['Standing on', 'Stability'],
            rows: [
              ['a Lit tile that is no Pit', '−1'],
              ['a Lit Pit', 'no loss'],
              ['a Dark tile', 'no loss'],
              ['a crypt or the grounds', 'no loss'],
            ],
          },
          'Slashy with the Helmet is not counted anywhere.',
          'The starting Pit tile is a Pit too, so it is safe.',
        ],
      },
      related: ['skeletons-lit-loss', 'helmet', 'skeleton-pit-markers', 'groundskeepers'],
      source: ['2197', 'C'],
    },
    {
      id: 'skeletons-activate',
      roles: ['skeletons'],
      title: {
        ja: '手順2：左から1体ずつ、移動してアクション',
        en: 'Step 2: from the left, each moves, then acts',
      },
      reading: 'てじゅん2：ひだりから1たいずつ、いどうしてあくしょん',
      terms: [
        {
          ja: 'アクティブ',
          reading: 'あくてぃぶ',
          en: 'activate',
          aliases: [
            'アクティブにする',
            'アクティブ化',
            'アクティベート',
            '起動',
            'activation',
            'active',
          ],
        },
      ],
      aliases: [
        'スケルトンを動かす',
        'スケルトン 行動 順番',
        'activate skeletons',
        'skeleton activation',
        'どのスケルトンから',
      ],
      body: {
        ja: [
          '行進順番の左から、マップのスケルトンを1体ずつアクティブにする。',
          '1体がすること：5スペースまで移動し、その後でアクション1つ。',
          '能力は、自分がアクティブの間ならいつでも使える。',
          '1体を終えてから次の1体に移る。',
        ],
        en: [
          'Activate the Skeletons on the map one by one, from the left of the March Order.',
          'Each moves up to 5 spaces, then does one action.',
          'Its ability may be used at any point while it is active.',
          'Finish one before you turn to the next.',
        ],
      },
      related: [
        'skeleton-move',
        'skeleton-actions',
        'skeleton-ability-timing',
        'skeletons-activated-once',
        'march-order',
      ],
      source: ['2201', '2193-2237'],
      links: { steps: ['skeletonsActivate'] },
    },
    {
      id: 'skeletons-activated-once',
      roles: ['skeletons'],
      title: {
        ja: '1体がアクティブになるのはターンに1回',
        en: 'Each Skeleton is activated once a turn',
      },
      reading: '1たいがあくてぃぶになるのはたーんに1かい',
      aliases: [
        '戻ったスケルトン もう一度動く',
        '行進順番 先頭に戻った',
        'activated again after respawn',
        'act twice in a turn',
        'アタックした後 また動ける',
      ],
      body: {
        ja: [
          'アタックして取り除かれた1体は、すぐマップに戻り、カードは先頭に移る。',
          'それでも同じターンにもう一度アクティブにはならない。',
          'まだアクティブになっていない残りを、左から続ける。',
          '手順3で召喚した1体が動くのは次のターンから。',
        ],
        en: [
          'A Skeleton that attacked is removed, comes back at once, and its card goes to the front.',
          'Still it is not activated a second time in that turn.',
          'Go on from the left with those that have not been activated yet.',
          'One summoned in step 3 moves from the next turn on.',
        ],
      },
      note: {
        ja: '先頭に移った1体をもう一度動かせるかは書かれていない。ターンに1回と読んだ。',
        en: 'Whether one whose card jumped to the front acts again is not stated; read here as once a turn.',
      },
      related: ['skeletons-activate', 'march-order', 'undead', 'summon-when'],
      source: ['2201', 'I'],
    },
    {
      id: 'skeletons-gain',
      roles: ['skeletons'],
      title: {
        ja: '手順4：ターンの終わりに安定性 +2',
        en: 'Step 4: Stability +2 at the end of the turn',
      },
      reading: 'てじゅん4：たーんのおわりにあんていせい +2',
      aliases: [
        '安定性 毎ターン',
        '安定性 +2',
        'stability income',
        'gain 2 stability',
        'ターン終了 安定性',
      ],
      body: {
        ja: [
          '召喚の後、安定性を2得る。毎ターン必ず得る。',
          'この2が使えるのは次のターンから。',
          'ダイヤルの終わりを越える分は得られない。',
        ],
        en: [
          'After the summon step gain 2 Stability, every turn.',
          'You can use them from your next turn on.',
          'Nothing is gained past the end of the dial.',
        ],
      },
      note: partlyReported,
      related: ['stability', 'stability-examples', 'skeletons-turn'],
      source: ['2237', 'R'],
      links: { steps: ['skeletonsGain'] },
    },
  ],
};
