import type { Chapter } from '../../../library/entry';

export const skeletonsStabilityChapter: Chapter = {
  id: 'skeletons-stability',
  title: { ja: 'スケルトン：安定性', en: 'Skeletons: Stability' },
  entries: [
    {
      id: 'stability',
      roles: ['skeletons'],
      title: {
        ja: '安定性：2から始まり、毎ターン +2',
        en: 'Stability: starts at 2, +2 every turn',
      },
      reading: 'あんていせい：2からはじまり、まいたーん +2',
      terms: [
        {
          ja: '安定性',
          reading: 'あんていせい',
          en: 'Stability',
          aliases: ['安定度', '安定', '安定値', 'スタビリティ', 'stability dial', '安定性ダイヤル'],
        },
      ],
      aliases: [
        '安定性 増やす',
        '安定性 減る',
        'gain stability',
        'lose stability',
        'スケルトンの資源',
      ],
      body: {
        ja: [
          'スケルトン全員で使う1つのダイヤル。0より下がらない。',
          {
            head: ['できごと', '安定性'],
            rows: [
              ['開始時', '2'],
              ['ターンの終わり', '+2'],
              ['奪う！（ターンに1回）', '+2'],
              ['ターンの始めにライトタイル（横穴でない）にいる', '1体ごとに −1'],
              ['アクション、能力、召喚', '費用を払う'],
            ],
          },
          'スケルトンが取り除かれても、安定性は減らない。',
        ],
        en: [
          'One dial for all Skeletons. It never falls below 0.',
          {
            head: ['Event', 'Stability'],
            rows: [
              ['start', '2'],
              ['end of the turn', '+2'],
              ['LOOT!! (once a turn)', '+2'],
              ['on a Lit tile, no Pit, at the start of the turn', '−1 for each'],
              ['actions, abilities, summon', 'pay the cost'],
            ],
          },
          'A Skeleton that is removed costs no Stability.',
        ],
      },
      note: {
        ja: 'ダイヤルの終わりの値はボードの表示に従う。少なくとも10まである。開始時の2は公開の早見ページによる。',
        en: 'The end of the dial is as printed, at least 10. The 2 at the start comes from a public reference page.',
      },
      related: [
        'stability-costs',
        'stability-payment',
        'skeletons-lit-loss',
        'skeletons-gain',
        'skeleton-loot',
      ],
      source: ['2197', '2220', '2237', 'R'],
      links: { tracks: ['skeletons.stability'] },
    },
    {
      id: 'stability-costs',
      roles: ['skeletons'],
      title: { ja: '安定性の費用一覧', en: 'What costs Stability' },
      reading: 'あんていせいのひよういちらん',
      aliases: [
        '安定性 使い道',
        '安定性 コスト',
        'stability costs',
        'spend stability',
        'いくら払う 安定性',
      ],
      body: {
        ja: [
          {
            head: ['使い道', '安定性'],
            rows: [
              ['アタック！', '1（グレートアックスのスラッシィは0）'],
              ['離れてアタック（シューティー、呪物のキャスティ）', 'さらに1（未確認）'],
              ['突破！', '1'],
              ['奪う！、トンネル！、集める！', '0'],
              ['召喚', '3、ターンに1回'],
              ['キャスティ：髑髏を置く', '1つにつき1'],
              ['スクリーミー：1体を動かす', '1、ターンに1回'],
              ['スラッシィ：このターン筋力2', '1'],
              ['スタッビィ：経験値 −3', '1'],
              ['毒、アイアンスパイク', 'それぞれ1'],
              ['アッシュスタッフ、枯死の矢、ボムバッグ', '使うごとに1'],
              ['スマッシー：横穴マーカー', '1'],
            ],
          },
        ],
        en: [
          {
            head: ['Use', 'Stability'],
            rows: [
              ['STRIKE!!', '1 (Slashy with the Great Axe 0)'],
              ['strike at range (Shooty, Casty with the Fetish)', '1 more (unconfirmed)'],
              ['BREACH!!', '1'],
              ['LOOT!!, TUNNEL!!, ARM!!', '0'],
              ['summon', '3, once a turn'],
              ['Casty: place a skull', '1 each'],
              ['Screamy: move one', '1, once a turn'],
              ['Slashy: Strength 2 this turn', '1'],
              ['Stabby: Grit −3', '1'],
              ['Poison, Iron Spike', '1 each'],
              ['Ash Staff, Blight Arrow, Bomb Bag', '1 each time'],
              ['Smashy: pit marker', '1'],
            ],
          },
        ],
      },
      note: {
        ja: '離れてアタックする追加の1はルール資料にあり、カードには書かれていない。払うほうを標準とした。',
        en: 'The extra 1 at range stands in the rules reference but not on the card; the default is to pay it.',
      },
      related: [
        'stability-payment',
        'skeleton-ranged-cost',
        'skeleton-actions',
        'summon',
        'skeleton-five',
      ],
      source: ['2211', '2220-2229', '2233', '2248-2266', 'C', 'U'],
    },
    {
      id: 'stability-payment',
      roles: ['skeletons'],
      title: {
        ja: '安定性は使うときに持っていなければ払えない',
        en: 'Pay Stability when you use it, from what you have then',
      },
      reading: 'あんていせいはつかうときにもっていなければはらえない',
      aliases: [
        '安定性 足りない',
        '安定性 後払い',
        'not enough stability',
        'pay stability later',
        '安定性 いつ払う',
      ],
      body: {
        ja: [
          '費用はそれを使うときに払う。足りなければ使えない。',
          'ターンの終わりの +2 は、そのターンの費用には間に合わない。',
          '奪う！で得た2は、その後に動く仲間の費用や召喚に使える。',
          '例：安定性2でアタック！の後、残りは1。召喚はできず、ターンの終わりに3になる。',
        ],
        en: [
          'Each cost is paid at the moment of use. If it is not there, you cannot.',
          'The 2 at the end of the turn come too late for this turn’s costs.',
          'The 2 of LOOT!! can pay for those who act later and for the summon.',
          'Example: from 2, one STRIKE!! leaves 1. No summon; the turn ends at 3.',
        ],
      },
      related: ['stability-costs', 'skeleton-no-stability', 'stability-examples', 'skeletons-gain'],
      source: ['2211', '2220-2237'],
    },
    {
      id: 'stability-examples',
      roles: ['skeletons'],
      title: { ja: '例：1ターンの安定性の計算', en: 'Worked: Stability over one turn' },
      reading: 'れい：1たーんのあんていせいのけいさん',
      aliases: [
        '安定性 計算',
        '安定性 例',
        'stability example',
        'calculate stability',
        '安定性 いくつになる',
      ],
      body: {
        ja: [
          'ライトの数を引き（0まで）、奪う！の2を足し、費用を引き、終わりに2を足す。',
          {
            head: ['始め', 'ライト', 'すること', '終わり'],
            rows: [
              ['2', '0', 'アタック！1回', '3'],
              ['3', '1', 'なし', '4'],
              ['4', '0', '奪う！、召喚', '5'],
              ['6', '2', 'アタック！2回、能力1回', '3'],
              ['1', '3', 'なし', '2（0で止まり、+2）'],
              ['7', '1', '奪う！、アタック！、突破！、能力、召喚', '4'],
            ],
          },
          '「ライト」はライトタイルにいるスケルトンの数。横穴にいる分は除く。',
        ],
        en: [
          'Take off the number on Lit tiles (down to 0), add 2 for LOOT!!, take off the costs, add 2 at the end.',
          {
            head: ['Start', 'On Lit tiles', 'What is done', 'End'],
            rows: [
              ['2', '0', 'one STRIKE!!', '3'],
              ['3', '1', 'nothing', '4'],
              ['4', '0', 'LOOT!!, summon', '5'],
              ['6', '2', 'two STRIKE!!, one ability', '3'],
              ['1', '3', 'nothing', '2 (stops at 0, then +2)'],
              ['7', '1', 'LOOT!!, STRIKE!!, BREACH!!, ability, summon', '4'],
            ],
          },
          'Skeletons on Pits are left out of the count.',
        ],
      },
      related: ['stability', 'stability-costs', 'skeletons-lit-loss', 'skeletons-turn'],
      source: ['2197', '2211', '2220-2237'],
      links: { tools: ['vast-published-stability'] },
    },
  ],
};
