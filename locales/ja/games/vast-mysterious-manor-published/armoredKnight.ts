import type { PartTexts } from '../../../joinTexts';

export const armoredKnight = {
  setupFields: {
    knightHealth: {
      label: 'アーマードナイトのヘルス',
      hint: 'ボードを見て入れる。初期値7は仮の値',
    },
    knightGritEnd: {
      label: 'アーマードナイトの経験値の上限',
      hint: 'ボードを見て入れる。初期値50は仮の値',
    },
    perceptionSteps: {
      label: '感知力の数字',
      hint: 'キューブ0個のときから空白かカンマで区切る。空なら1に、キューブ1個ごとに +1（仮の値）',
    },
    movementSteps: {
      label: '移動力の数字',
      hint: 'キューブ0個のときから空白かカンマで区切る。空なら1に、キューブ1個ごとに +1（仮の値）',
    },
  },

  tracks: {
    perceptionCubes: { label: '感知力のキューブ' },
    movementCubes: { label: '移動力のキューブ' },
    strengthCubes: { label: '筋力と防御力のキューブ' },
    abilityCubes: { label: 'アクションのキューブ', hint: '投げ槍、爆弾投げ、直感、鎧の修理、奮起' },
    encountersHad: { label: 'したエンカウンター' },
    spacesMoved: { label: '動いたスペース' },
    javelins: { label: '投げ槍' },
    sidequests: { label: 'サイドクエスト' },
    artifacts: { label: 'アーティファクト' },
  },

  marks: {
    knightCube6: 'ヒーローキューブ',
    knightCube13: 'ヒーローキューブ',
    knightCube22: 'ヒーローキューブ',
    knightCube32: 'ヒーローキューブ',
    knightCube43: 'ヒーローキューブ',
  },

  toggles: {
    bolstered: { label: '奮起している', hint: '次のアタックの筋力 +2' },
    bolsterUsed: { label: '奮起を使った', hint: 'ターンに1回' },
    javelinThrown: { label: '投げ槍を投げた', hint: 'ターンに1回' },
    armorRepaired: { label: '鎧を修理した', hint: 'ターンに1回' },
  },

  derived: {
    knightCubesLeft: {
      label: '残りのヒーローキューブ',
      hint: '2個（推定）と、経験値6・13・22・32・43で1個ずつ',
    },
    knightCubesToReturn: { label: '戻すキューブ', hint: 'ボードから1個ずつ外す' },
    encountersLeft: { label: 'エンカウンターの残り', hint: '0になると、もう動けない' },
    knightMovesLeft: { label: '移動力の残り' },
    knightStrength: { label: '筋力', hint: '1とキューブ。奮起で +2' },
    knightDefence: { label: '防御力', hint: '1とキューブ。奮起は数えない' },
  },

  actions: {
    knightMove: { label: '動く', effect: '移動力を使う' },
    knightEncounter: { label: 'エンカウンター', effect: '感知力1、公開すれば経験値 +2' },
    knightHitsSpider: { label: 'スパイダーに命中', effect: '蜘蛛の子 −1' },
    knightHitsShadow: { label: 'シャドウパラディンに命中', effect: '相手のヘルス −1' },
    knightHitsSkeletons: { label: 'スケルトンに命中', effect: '行進順番の先頭へ、スポーン' },
    knightHitsEgg: { label: '卵に命中', effect: '経験値 +5、卵とブラッドを除く' },
    knightHitsPoltergeist: { label: 'ポルターガイストに命中', effect: '経験値 +3' },
    knightMisses: { label: 'アタックに失敗', effect: '奮起は終わる' },
    treasureForGrit: { label: 'トレジャーを経験値に', effect: '経験値 +5' },
    treasureForJavelin: { label: 'トレジャーを投げ槍に', effect: '投げ槍 +1' },
    throwJavelin: { label: '投げ槍を投げる', effect: 'キューブ1、投げ槍 −1' },
    lobBomb: { label: '爆弾投げ', effect: 'キューブ1' },
    intuit: { label: '直感', effect: 'キューブ1' },
    repairArmor: { label: '鎧の修理', effect: 'キューブ2、ヘルスはボードのとおり' },
    bolster: { label: '奮起', effect: 'キューブ1、次のアタックの筋力 +2' },
    knightRobbed: { label: 'スタッビィに奪われる', effect: '経験値 −3（ククリなら −6）' },
    knightLosesHealth: { label: 'スケルトンの命中を受けた', effect: 'ヘルス −1' },
  },

  inputs: {
    spacesMoved: { label: '動くスペース' },
    tileRevealed: { label: 'ダークタイルを公開した', hint: '経験値 +2' },
    healthRepaired: { label: '戻るヘルス', hint: '資料にない。ボードのとおりに' },
  },

  steps: {
    knightCollect: {
      title: 'ヒーローキューブを集める',
      points: ['終えると、置いたキューブがすべて手元に戻る', '筋力、防御力、感知力、移動力も戻る'],
    },
    knightAct: {
      title: '移動とエンカウンター',
      points: [
        '移動は移動力まで、エンカウンターは感知力まで。エンカウンターが残っていないと動けない',
        'ダークタイルに入ったら、必ずエンカウンター',
        'エンカウンターは、公開（経験値 +2） → アタック → 神殿 → トレジャーの順',
        '神殿では、サイドクエストを何枚でも取り替えられる',
        'トレジャー1つごとに、経験値5か投げ槍1本',
        '残したキューブの防御力は、ほかのロールのターンにも効く',
      ],
    },
  },

  sections: {
    knightStatistics: 'ステータスと移動',
    knightEncounters: 'エンカウンター',
    knightAbilities: 'キューブのアクション',
    knightCards: 'カード',
    knightRulings: '資料で決まらないこと',
  },

  notices: {
    knightCubeGained: {
      title: '経験値{{at}}：ヒーローキューブを得る',
      body: '今すぐ使える。合計{{cubes}}個。',
    },
    knightCubeLeaves: {
      title: '経験値{{at}}を下回った：ヒーローキューブを戻す',
      body: '置いていない1個を戻す。残り{{cubes}}個。',
    },
    placedKnightCubeLeaves: {
      title: '経験値{{at}}を下回った：置いたキューブを外す',
      body: 'ボードから1個を外して戻す。残り{{cubes}}個。',
    },
  },

  refusals: {
    needsJavelin: '投げ槍が{{amount}}本必要（今は{{have}}本）',
    noEncounterLeft: 'エンカウンターが残っていない',
    needsMovement: '移動力が{{amount}}必要（今は{{have}}）',
  },

  notes: {
    knightOpen: {
      title: '資料で決まらないこと',
      body: 'ヒーローキューブ2個で始めるのは、7個から目印の5個を引いた推定。開始時の経験値0と、感知力・移動力の初期値も推定。鎧の修理で戻るヘルス、爆弾投げと直感の効果、サイドクエストとアーティファクトの文はボードとカードで確かめる。',
    },
  },
} satisfies PartTexts;
