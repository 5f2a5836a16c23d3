import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const roomsChapter: Chapter = {
  id: 'rooms',
  title: { ja: '館タイルの種類', en: 'Kinds of tiles' },
  entries: [
    {
      id: 'pit',
      roles: ['skeletons', 'warlock'],
      title: {
        ja: '横穴はスケルトンが安心して立てるライトタイル',
        en: 'A Pit is the Lit tile where Skeletons stand safely',
      },
      reading: 'よこあなはすけるとんがあんしんしてたてるらいとたいる',
      terms: [
        {
          ja: '横穴',
          reading: 'よこあな',
          en: 'Pit',
          aliases: ['穴', 'ピット', 'ピットタイル', '落とし穴', 'pit tile', 'hole'],
        },
      ],
      aliases: ['横穴 効果', '横穴 安定性', 'what is a Pit', 'Pit rules', '横穴タイル'],
      body: {
        ja: [
          '公開しても何も起きない。',
          'ここにいるスケルトンは、ターンの始めの安定性の減少に数えない。',
          'スケルトンのトンネル！は横穴を使う。',
          'ウォーロックの忍び足は、ここで終われる。逃げる先にもなる。',
        ],
        en: [
          'Revealing it does nothing.',
          'Skeletons on it do not cost Stability at the start of their turn.',
          'The Skeletons’ TUNNEL!! uses Pits.',
          'The Warlock may end a Sneak on it, and flee to it.',
        ],
      },
      note: partlyReported,
      related: ['starting-pit', 'pit-marker', 'stability', 'skeletons-turn', 'skittish'],
      source: ['2197', '2220-2229', '2547', '2553-2596', 'R'],
    },
    {
      id: 'pit-marker',
      roles: ['skeletons'],
      title: {
        ja: '横穴マーカーは4つ、置いたら取り除けない',
        en: 'Pit markers: four, and they stay for good',
      },
      reading: 'よこあなまーかーは4つ、おいたらとりのぞけない',
      terms: [
        {
          ja: '横穴マーカー',
          reading: 'よこあなまーかー',
          en: 'pit marker',
          aliases: ['ピットマーカー', '穴マーカー', 'pit token', 'crater'],
        },
      ],
      aliases: ['ボムバッグ 横穴', '横穴を作る', 'make a Pit', 'remove pit marker', '爆弾の穴'],
      body: {
        ja: [
          'シューティーのボムバッグで、そのタイルに置く。拡張ではスマッシーも置く。',
          '置いたタイルは横穴になる。',
          'マップに4つまで。誰も取り除けない。',
        ],
        en: [
          'Shooty’s Bomb Bag places one on its tile; in the expansion Smashy does too.',
          'The tile becomes a Pit.',
          'There are 4, and nobody can remove them.',
        ],
      },
      note: {
        ja: '置いたタイルを横穴として扱うことは、名前からの推測。',
        en: 'That the tile then counts as a Pit is inferred from the name.',
      },
      related: ['pit', 'skeleton-gear', 'tokens-and-markers', 'supplies'],
      source: ['2276-2278', 'C', 'R', 'I'],
    },
    {
      id: 'armory',
      roles: ['skeletons'],
      title: {
        ja: '武器庫では、スケルトンが「集める！」で装備を得る',
        en: 'At an Armory Skeletons get gear with ARM!!',
      },
      reading: 'ぶきこでは、すけるとんが「あつめる！」でそうびをえる',
      terms: [
        {
          ja: '武器庫',
          reading: 'ぶきこ',
          en: 'Armory',
          aliases: ['アーモリー', '武器庫タイル', 'armoury', 'weapon room'],
        },
      ],
      aliases: ['装備の取り方', 'where to get gear', '武器庫 どこ', 'Armory tiles', '武器庫 枚数'],
      body: {
        ja: [
          '武器庫は4枚。準備で、それぞれ決まったスペースに裏向きで置く。',
          '公開しても何も起きない。',
          '使うのはスケルトンだけ。安定性はかからない。',
        ],
        en: [
          'There are 4, lying face down on their own spaces from set-up on.',
          'Revealing one does nothing.',
          'Only the Skeletons use it, and it costs no Stability.',
        ],
      },
      note: partlyReported,
      related: ['skeleton-gear', 'set-up-map', 'tile-kinds', 'skeletons-turn'],
      source: ['43-51', '2220-2229', 'R'],
    },
    {
      id: 'shrine',
      roles: ['paladin'],
      title: {
        ja: '神殿は聖戦で炎1か光1、または神聖カードの交換',
        en: 'A Shrine gives 1 Fury or 1 Light, or swaps a favor card',
      },
      reading: 'しんでんはせいせんでほのお1かひかり1、またはしんせいかーどのこうかん',
      terms: [
        {
          ja: '神殿',
          reading: 'しんでん',
          en: 'Shrine',
          aliases: ['祠', '聖堂', 'シュライン', '祭壇', 'altar', 'temple'],
        },
      ],
      aliases: ['神殿 効果', '炎を増やす', 'Shrine rules', 'swap favor', '神殿 何がもらえる'],
      body: {
        ja: [
          '公開しても何も起きない。聖戦の3つ目の手順で使う。',
          '炎1か光1を得る。または神聖カード1枚を捨て、3枚引いて1枚残す。',
          '聖戦をするたびに、また使える。',
          '数珠を持っていれば、ここで使える。アーマードナイトは、サイドクエストをいくつでも入れ替える。',
          '難易度「裁定者」では神殿がない。',
        ],
        en: [
          'Revealing it does nothing; it works as the third part of a crusade.',
          'Gain 1 Fury or 1 Light, or discard 1 favor card, draw 3, keep 1.',
          'Another crusade there works again.',
          'Prayer Beads are used here. The Armored Knight swaps any number of sidequests.',
          'For a Justicar there are no Shrines.',
        ],
      },
      note: partlyReported,
      related: ['crusade', 'fury', 'light', 'favors', 'paladin-treasures'],
      source: ['2121', '2155', '2730-2802', 'C', 'R'],
    },
    {
      id: 'treasure-tile',
      roles: ['paladin', 'skeletons', 'spider', 'manor', 'warlock'],
      title: {
        ja: 'トレジャータイルを公開したらトレジャーマーカー1つ',
        en: 'Revealing a Treasure tile places a treasure marker',
      },
      reading: 'とれじゃーたいるをこうかいしたらとれじゃーまーかー1つ',
      terms: [
        {
          ja: 'トレジャータイル',
          reading: 'とれじゃーたいる',
          en: 'Treasure tile',
          aliases: [
            'トレジャールーム',
            '宝の部屋',
            '宝タイル',
            'Treasure Room',
            'treasure room tile',
          ],
        },
      ],
      aliases: ['宝箱', 'トレジャー どこ', 'where are treasures', 'treasure on tile', '宝 置く'],
      body: {
        ja: [
          '公開した館タイルに、トレジャーマーカー1つを置く。',
          'マーカーは、館のトレジャー配置や、ウォーロックの宝の具現でも置かれる。',
          'パラディンは聖戦で、スケルトンは奪う！で、蜘蛛の子は略奪で取る。',
        ],
        en: [
          'Place 1 treasure marker on the revealed tile.',
          'The Manor’s treasure step and the Warlock’s Conjure Treasure place them as well.',
          'The Paladin takes them in a crusade, Skeletons with LOOT!!, Spiderlings with Loot.',
        ],
      },
      note: partlyReported,
      related: ['tile-kinds', 'paladin-treasures', 'manor-treasures', 'conjure-treasure', 'feed'],
      source: ['2128', '2220', '2392', '2519-2523', 'R'],
    },
    {
      id: 'blood-tile',
      roles: ['spider'],
      title: {
        ja: 'ブラッドタイルはスパイダーのブラッドのもと',
        en: 'Blood tiles feed the Spider',
      },
      reading: 'ぶらっどたいるはすぱいだーのぶらっどのもと',
      terms: [
        {
          ja: 'ブラッドタイル',
          reading: 'ぶらっどたいる',
          en: 'Blood tile',
          aliases: ['血のタイル', '血タイル', 'イベントタイル', 'Event tile', 'bloody room'],
        },
      ],
      aliases: [
        'ブラッド 増やす',
        'where blood comes from',
        '目 ブラッド',
        'blood on reveal',
        '血 置く',
      ],
      body: {
        ja: [
          '公開したとき、ブラッドトークン1つを置く。',
          'スパイダーの目のカードをここに使うと、ブラッド +1。',
          '卵のないスペースのブラッドトークンは、スパイダーがそこにいれば取れる。',
        ],
        en: [
          'When revealed, place 1 blood token on it.',
          'The Spider’s Eyes on it bring Blood +1.',
          'Blood tokens on a space without an Egg go to the Spider standing there.',
        ],
      },
      note: partlyReported,
      related: ['blood', 'power-cards', 'tile-kinds', 'eggs'],
      source: ['2355', '2412', 'R'],
    },
  ],
};
