import type { Both, Table } from '../../../library/entry';

/** Every difference between the editions that concerns the Skeletons. */
export const skeletonsTable: Both<Table> = {
  ja: {
    head: ['スケルトン', 'プレビュー版', '製品版'],
    rows: [
      ['最初の安定性と収入', '0、ターンの始めに +2', '2、ターンの終わりに +2'],
      ['安定性の減少', '離散で −1', 'ターンの始めに、横穴以外のライトタイルにいる1体ごとに −1'],
      ['スケルトンが増える', '安定性4・7・10で、無料', '安定性3で1体、1ターンに1回'],
      [
        '取り除かれたスケルトン',
        '離散してボードへ。次のターンに端の横穴から',
        'すぐスポーンダイスで戻り、カードは先頭へ',
      ],
      ['アタック', '安定性が1以上あればよい', '安定性1を消費'],
      ['アタックのあと', '特に書かれていなければ離散', '必ず取り除く（離れてのアタックを除く）'],
      [
        '移動',
        '4（安定性1で +4）。ライト、ランプ、壁はコスト各 +1',
        '5スペース。壁は越えられず、空きスペースと敷地に入れる',
      ],
      ['集団の防御', '最大の筋力＋数−1', 'それぞれ、いる数'],
      ['邪魔', 'タイルのないスペースは数えない', 'どのスペースでも数える'],
      [
        'スパイダーへのアタック',
        'パラディンがいないときだけ',
        'いつでもできる（形態変化）。勝てるのは3つの組み合わせだけ',
      ],
      ['奪う！', '1回ごとに安定性 +2', '安定性 +2、1ターンに1回'],
      ['突破！', '–', '安定性1'],
      ['スラッシィ', 'アタックで +2、無料', '安定性1で筋力2'],
      [
        'スタッビィ',
        '邪魔2以上の奇襲で経験値 −2、カード2枚か円盤',
        'どの命中でも、安定性1で経験値 −3',
      ],
      ['シューティー', '距離2、無料', '距離2（書かれているとおりなら安定性 +1）'],
      ['スクリーミー', '移動力 +4', '5スペース移動、1ターンに1回'],
      [
        'キャスティの光',
        'ダンシングライト3個、動かせる',
        '高笑いする髑髏2個、入られるとボックスへ',
      ],
      [
        '盾、グレートアックス、ヘルメット',
        '筋力 +1、筋力 +1、アタックしても減らない',
        '防御力 +1、無料のアタック、ライトで減らない',
      ],
      ['たすき、ウルフ', '自分のターン以外で筋力 +1、ウルフの駒', '肩当ては防御力 +1、枯死の矢'],
    ],
  },
  en: {
    head: ['Skeletons', 'Preview', 'Published'],
    rows: [
      [
        'Stability: start and income',
        '0, +2 at the start of the turn',
        '2, +2 at the end of the turn',
      ],
      [
        'Losing Stability',
        '−1 by scattering',
        '−1 for each on a Lit tile that is no Pit, at the start of the turn',
      ],
      ['New Skeletons', 'at Stability 4, 7, 10, free', '3 Stability each, once per turn'],
      [
        'A removed Skeleton',
        'scatters to the board, comes next turn at an edge Pit',
        'respawns at once by die, card to the front',
      ],
      ['Attack', 'needs 1 Stability or more', 'costs 1 Stability'],
      ['After an attack', 'scatters unless stated', 'always removed (not at range)'],
      [
        'Move',
        '4 (+4 for 1 Stability); Lit, lamp, wall cost 1 more each',
        '5; walls closed, crypts and grounds open',
      ],
      ['Group defense', 'strongest + number − 1', 'the number, for each'],
      ['Distracting', 'spaces without a tile never count', 'any space counts'],
      [
        'Attacking the Spider',
        'only without a Paladin',
        'always possible (Shapeshifter); wins only in three mixes',
      ],
      ['LOOT!!', 'Stability +2 per action', 'Stability +2, once per turn'],
      ['BREACH!!', '–', '1 Stability'],
      ['Slashy', '+2 when attacking, free', 'Strength 2 for 1 Stability'],
      [
        'Stabby',
        'ambush with 2 or more distracting: Experience −2, or 2 cards, or a disc',
        'any hit: Grit −3 for 1 Stability',
      ],
      ['Shooty', 'range 2, free', 'range 2 (1 more Stability as written)'],
      ['Screamy', 'Movement +4', 'move 5, once per turn'],
      ['Casty’s lights', '3 dancing lights, movable', '2 cackling skulls, to the box when entered'],
      [
        'Shield, Great Axe, Helmet',
        'Strength +1, Strength +1, no loss when attacking',
        'Defense +1, free strike, no loss on Lit tiles',
      ],
      ['Sash, Wolf', 'Strength +1 off turn; a wolf piece', 'Pauldrons, Defense +1; Blight Arrow'],
    ],
  },
};
