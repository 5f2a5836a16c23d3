import type { Chapter } from '../../../library/entry';

export const skeletonsGearSupportChapter: Chapter = {
  id: 'skeletons-gear-support',
  title: {
    ja: 'スケルトン：スクリーミーとシューティーの装備',
    en: 'Skeletons: gear of Screamy and Shooty',
  },
  entries: [
    {
      id: 'horn',
      roles: ['skeletons'],
      title: {
        ja: 'ホーン：マップのどのスケルトンにも届く',
        en: 'Horn: Screamy reaches any Skeleton on the map',
      },
      reading: 'ほーん：まっぷのどのすけるとんにもとどく',
      terms: [{ ja: 'ホーン', reading: 'ほーん', en: 'Horn', aliases: ['角笛', '笛', 'bugle'] }],
      aliases: ['スクリーミー 距離', 'スクリーミー 範囲', 'screamy range', 'screamy horn'],
      body: {
        ja: [
          'スクリーミーの装備。能力で動かす相手を、マップのどのスケルトンからでも選べる。',
          '費用は安定性1のまま。',
        ],
        en: [
          'Screamy’s gear: the ability may move any Skeleton on the map.',
          'It still costs 1 Stability.',
        ],
      },
      related: ['screamy', 'banner', 'skeleton-gear-table'],
      source: ['C'],
    },
    {
      id: 'banner',
      roles: ['skeletons'],
      title: {
        ja: '旗：スクリーミーの能力をターンに2回',
        en: 'Banner: Screamy’s ability twice a turn',
      },
      reading: 'はた：すくりーみーののうりょくをたーんに2かい',
      terms: [{ ja: '旗', reading: 'はた', en: 'Banner', aliases: ['バナー', '軍旗', 'flag'] }],
      aliases: ['スクリーミー 2回', 'スクリーミー 旗', 'screamy twice', 'screamy banner'],
      body: {
        ja: [
          'スクリーミーの装備。1体を動かす能力を1ターンに2回まで使える。',
          '1回ごとに安定性1を払う。',
        ],
        en: ['Screamy’s gear: the ability works up to twice a turn.', 'Pay 1 Stability each time.'],
      },
      related: ['screamy', 'horn', 'stability-costs', 'skeleton-gear-table'],
      source: ['2254', 'C'],
    },
    {
      id: 'pauldrons',
      roles: ['skeletons'],
      title: {
        ja: '肩当て：スクリーミーの防御力 +1',
        en: 'Pauldrons: Screamy’s Defense +1',
      },
      reading: 'かたあて：すくりーみーのぼうぎょりょく +1',
      terms: [
        {
          ja: '肩当て',
          reading: 'かたあて',
          en: 'Pauldrons',
          aliases: ['ショルダーガード', 'たすき', 'sash', 'pauldron'],
        },
      ],
      aliases: [
        'スクリーミー 防御力',
        'スクリーミー 肩当て',
        'screamy defense',
        'screamy pauldrons',
      ],
      body: {
        ja: [
          'スクリーミーの装備。1体でいれば防御力2、ほかに2体いれば4。',
          '同じタイルの仲間の防御力は上がらない。',
        ],
        en: [
          'Screamy’s gear: Defense 2 alone, 4 with two others.',
          'The others on the tile are no safer by it.',
        ],
      },
      related: ['skeleton-defense-pauldrons', 'skeleton-defense', 'screamy', 'skeleton-gear-out'],
      source: ['C'],
    },
    {
      id: 'bomb-bag',
      roles: ['skeletons'],
      title: {
        ja: 'ボムバッグ：安定性1でブリーチか横穴マーカー',
        en: 'Bomb Bag: a breach or a pit marker for 1 Stability',
      },
      reading: 'ぼむばっぐ：あんていせい1でぶりーちかよこあなまーかー',
      terms: [
        {
          ja: 'ボムバッグ',
          reading: 'ぼむばっぐ',
          en: 'Bomb Bag',
          aliases: ['爆弾袋', '爆弾の袋', 'ボム', 'bomb'],
        },
      ],
      aliases: ['シューティー 爆弾', '壁を爆破', 'shooty bomb', 'make a pit with a bomb'],
      body: {
        ja: [
          'シューティーの装備。安定性1を払い、どちらか1つを行う。',
          '見える壁にブリーチを置く。',
          'いる場所に横穴マーカーを置く（全部で4枚）。',
        ],
        en: [
          'Shooty’s gear: pay 1 Stability for one of the two.',
          'Put a breach on a visible wall.',
          'Put a pit marker where Shooty stands (4 in all).',
        ],
      },
      related: [
        'shooty',
        'skeleton-pit-markers',
        'skeleton-breach',
        'breach',
        'skeleton-gear-table',
      ],
      source: ['2276-2278', 'C'],
    },
    {
      id: 'longbow',
      roles: ['skeletons'],
      title: {
        ja: 'ロングボウ：4スペース先までアタック',
        en: 'Longbow: attack up to 4 spaces away',
      },
      reading: 'ろんぐぼう：4すぺーすさきまであたっく',
      terms: [
        {
          ja: 'ロングボウ',
          reading: 'ろんぐぼう',
          en: 'Longbow',
          aliases: ['長弓', 'ロングボー', '弓', 'bow'],
        },
      ],
      aliases: ['シューティー 射程 伸ばす', 'シューティー 弓', 'shooty longbow', 'longer range'],
      body: {
        ja: [
          'シューティーの装備。2、3、4スペース離れた相手をアタックできる。',
          '1スペース先は狙えない。',
          'その場に残り、費用も距離2のときと同じ。',
        ],
        en: [
          'Shooty’s gear: attack a target 2, 3 or 4 spaces away.',
          '1 space away is too near.',
          'Shooty stays, and the cost is the same as at 2.',
        ],
      },
      related: ['shooty', 'skeleton-ranged', 'skeleton-ranged-cost', 'distance'],
      source: ['2258', 'C'],
    },
    {
      id: 'blight-arrow',
      roles: ['skeletons'],
      title: {
        ja: '枯死の矢：1方向の蜘蛛の巣とランプを取り除く',
        en: 'Blight Arrow clears webs and lamps in one direction',
      },
      reading: 'こしのや：1ほうこうのくものすとらんぷをとりのぞく',
      terms: [
        {
          ja: '枯死の矢',
          reading: 'こしのや',
          en: 'Blight Arrow',
          aliases: ['ブライトアロー', '枯れの矢', 'ウルフ', 'arrow'],
        },
      ],
      aliases: ['シューティー 矢', 'ランプをまとめて消す', 'shooty arrow', 'clear a line of lamps'],
      body: {
        ja: [
          'シューティーの装備。安定性1を払い、1方向を選んで蜘蛛の巣とランプを取り除く。',
          'アッシュスタッフは隣のタイル1枚だけ。こちらはその先まで届く。',
        ],
        en: [
          'Shooty’s gear: pay 1 Stability, choose one direction and clear the webs and lamps there.',
          'The Ash Staff does it for one adjacent tile only; this reaches further.',
        ],
      },
      note: {
        ja: 'どこまで届くかは手元のカードを見る。',
        en: 'For how far it reaches look at your card.',
      },
      related: ['shooty', 'ash-staff', 'skeleton-stops', 'skeleton-gear-table'],
      source: ['C'],
    },
  ],
};
