import type { PartTexts } from '../../../joinTexts';

export const paladin = {
  names: {
    armor: 'アーマー',
    fireBrand: 'たいまつ',
    halo: '後光',
    holySymbol: '聖痕',
    magicMace: 'マジックメイス',
    prayerBeads: '数珠',
    wingedBoots: 'ウィングブーツ',
    pathfinder: '先導',
    conjure: '具現',
    divination: '占術',
    pillarOfLight: '光の柱',
    radiantLamps: '輝くランプ',
    dedication: '献身',
    disdain: '侮蔑',
  },

  tracks: {
    health: { label: 'ヘルス', hint: '0になると相手の勝ち' },
    experience: {
      label: '経験値',
      hint: '印のところでヒーローキューブ（パラディンは神聖カードも）を得る。下回ると失う',
    },
    fire: { label: '炎', hint: '5まで。超えた分は失う' },
    light: { label: '光', hint: '8まで。超えた分は失う' },
    prepared: { label: '備えのキューブ', hint: '1個ごとに筋力と防御力 +1。次の回収まで残る' },
    sprints: { label: '疾走のキューブ' },
    crusades: { label: '聖戦のキューブ' },
  },

  marks: {
    cube7: 'ヒーローキューブ',
    cube18: 'ヒーローキューブ',
    cube32: 'ヒーローキューブ',
    cube41: 'ヒーローキューブ',
    favor13: '神聖カード',
    favor25: '神聖カード',
  },

  toggles: {
    spiderHit: {
      label: 'このターン、スパイダーに命中した',
      hint: 'オフなら、ターン終了時に炎 +1。ほかの命中は関係ない',
    },
    armor: { label: 'アーマー', hint: 'ヘルスの減少を1回だけ防ぎ、なくなる' },
    fireBrand: {
      label: 'たいまつ',
      hint: '炎3：ジャイアントスパイダーかソーサラーに命中したとき、蜘蛛の子をもう1個除く',
    },
    halo: { label: '後光', hint: 'ターンの始めに光 +1' },
    holySymbol: { label: '聖痕', hint: 'ターンの始めに炎 +1' },
    magicMace: { label: 'マジックメイス', hint: 'ターンに1回、ブリーチを1つ' },
    prayerBeads: {
      label: '数珠',
      hint: '神殿でボックスに戻すと、神聖カード1枚と、炎2か光2を得る',
    },
    wingedBoots: { label: 'ウィングブーツ', hint: '疾走が4スペースになる' },
    pathfinder: { label: '先導', hint: 'ランプを置いたタイルを回してよい' },
    conjure: { label: '具現', hint: 'ターンに1回、自分のタイルにフォースウォール1つ' },
    divination: { label: '占術', hint: '光1：好きなタイルを公開する。経験値は得ない' },
    pillarOfLight: {
      label: '光の柱',
      hint: '光2：フィギュアのない隣の見えるタイルに柱。そこへは入れず、アタックもできない',
    },
    radiantLamps: { label: '輝くランプ', hint: 'ランプのある横穴へはトンネルできない' },
    dedication: { label: '献身', hint: 'トレジャー拒否で、経験値の代わりに光 +2と炎 +2' },
    disdain: { label: '侮蔑', hint: 'スケルトンへの命中で、光の代わりに経験値 +3' },
  },

  derived: {
    cubesLeft: {
      label: '使えるキューブ',
      hint: '3個（領主は2個）と、経験値7・18・32・41で1個ずつ',
    },
    cubesToReturn: { label: '戻すキューブ', hint: 'アクションから選んで外す。ターンは続く' },
    strength: { label: '筋力', hint: '備えの数。炎で上げるのは1回の聖戦だけ' },
    paladinDefence: { label: '防御力', hint: '備えの数。ほかの人のターンにも効く' },
    sprintSpaces: { label: '疾走で動ける数' },
    favorsHeld: { label: '神聖カード', hint: '活力と照らすのほかに' },
  },

  actions: {
    prepare: { label: '備え', effect: 'キューブ1：筋力 +1、防御力 +1' },
    sprint: { label: '疾走', effect: 'キューブ1：2スペースまで（ウィングブーツなら4）' },
    crusade: {
      label: '聖戦',
      effect: 'キューブ1：0〜1スペース、公開 → アタック → 神殿 → トレジャー',
    },
    revealTile: { label: 'タイルを公開する', effect: '経験値 +2' },
    refuseTreasure: { label: 'トレジャーを拒否する', effect: '経験値 +5（山札がないときも）' },
    shrineFaith: { label: '神殿で受け取る', effect: '炎か光 +1' },
    swapFavor: { label: '神殿で神聖カードを替える', effect: '1枚捨て、3枚から1枚' },
    hitSpider: { label: 'スパイダーに命中', effect: '蜘蛛の子 −1、光 +1' },
    hitShadowPaladin: { label: 'シャドウパラディンに命中', effect: '相手のヘルス −1、光 +1' },
    hitSkeletons: { label: 'スケルトンに命中', effect: '1体ごとに光 +1' },
    hitEgg: { label: '卵に命中', effect: '経験値 +5、光 +1' },
    hitPoltergeist: { label: 'ポルターガイストに命中', effect: '経験値 +3、光 +1' },
    keepFavor: { label: '神聖カードを得る', effect: '3枚引いて1枚' },
    discardFavor: { label: '神聖カードを失う', effect: '活力と照らすは失わない' },
    vigorStrength: { label: '活力で筋力を上げる', effect: '炎1ごとに +1、聖戦1回の間' },
    vigorBreach: { label: '活力でブリーチ', effect: '炎 −1' },
    placeLamp: { label: 'ランプを置く', effect: '光 −1' },
    burnWeb: { label: '蜘蛛の巣を除く', effect: '光 −1、蜘蛛の巣 −1' },
    divine: { label: '占術で公開する', effect: '光 −1、経験値なし' },
    raisePillar: { label: '光の柱を立てる', effect: '光 −2' },
    usePrayerBeads: { label: '数珠を使う', effect: '神聖カード1枚と、炎か光 +2' },
    loseHealth: { label: 'ヘルスを失う', effect: 'ヘルス −1（アーマーがあれば防ぐ）' },
    sufferStabby: {
      label: 'スタッビィに奪われる',
      effect: '経験値 −3（ククリなら −6）',
    },
  },

  inputs: {
    useFireBrand: { label: 'たいまつを使う', hint: '炎3で蜘蛛の子をもう1個' },
    skeletons: {
      label: '命中したスケルトン',
      hint: '命中した順に選ぶ。1体減るごとに、残りの防御力は1下がる',
    },
    disdain: { label: '侮蔑を使う', hint: '光の代わりに経験値 +3' },
    dedication: {
      label: '献身を使う',
      hint: '経験値の代わりに光 +2と炎 +2。山札がないときは使わない',
    },
    egg: { label: '卵' },
    pool: { label: '受け取るもの' },
    discarded: { label: '捨てるカード' },
    kept: { label: '残すカード' },
    fire: { label: '使う炎' },
    webFrom: { label: 'どの蜘蛛の巣' },
  },

  steps: {
    paladinCollect: {
      title: 'キューブを回収する',
      points: [
        'この手順を終えると、アクションのキューブがすべて戻る',
        '備えの筋力と防御力もここで0になる',
        '後光は光 +1、聖痕は炎 +1。この手順を終えると加わる',
      ],
    },
    paladinAct: {
      title: 'アクションをする',
      points: [
        'キューブ1個で1回。順番も回数も自由。途中でやめてよい',
        '備えは、ほかのアクションの途中でもできる',
        '疾走で通れるのは、アタックを強いるフィギュアのいないライトタイルだけ',
        '蜘蛛の巣で移動は止まる。巣は1つ減る',
        '聖戦は公開 → アタック → 神殿 → トレジャーの順。アタックを強いるものから先に',
        '命中は、筋力が防御力を上回ったとき。同じなら失敗',
        'トレジャーは館が2枚引いて1枚を渡す。館がいなければ1枚引く',
        '経験値で得たキューブはすぐ使える',
      ],
    },
    paladinEnd: {
      title: 'ターンの終わり',
      points: [
        '終えると、このターンにスパイダーへ命中していなければ炎 +1',
        '残ったキューブで備えておくと、ほかの人のターンの防御力になる',
      ],
    },
  },

  sections: {
    cubes: 'キューブとアクション',
    crusade: '聖戦',
    spending: '炎と光を使う',
    losses: '失う（相手のシートで入れていないとき）',
    favors: '神聖カード',
    treasures: 'トレジャー',
  },

  notices: {
    heroCubeGained: {
      title: '経験値{{at}}：ヒーローキューブ +1',
      body: '今すぐ使える。合計{{cubes}}個。',
    },
    heroCubeLeaves: {
      title: '経験値{{at}}を下回った：ヒーローキューブ −1',
      body: '使っていない1個を外す。残り{{cubes}}個。ターンは続く。',
    },
    usedCubeLeaves: {
      title: '経験値{{at}}を下回った：使ったキューブを1個外す',
      body: '空いているキューブがない。アクションから1個外す。残り{{cubes}}個。ターンは続く。',
    },
    favorGained: {
      title: '経験値{{at}}：神聖カードを3枚引く',
      body: '1枚を残し、2枚を捨てる。',
    },
    favorLost: {
      title: '経験値{{at}}を下回った：神聖カードを1枚捨てる',
      body: '活力と照らすは捨てない。',
    },
    armorAbsorbs: {
      title: 'アーマーがヘルス1を防いだ',
      body: 'カードをボックスに戻す。',
    },
    strengthAdded: {
      title: 'この聖戦の間、筋力 +{{added}}',
      body: '備えの分に加わる。次の聖戦には残らない。',
    },
  },

  refusals: {
    noFavor: '捨てられる神聖カードがない',
    noFavorLeft: '引ける神聖カードが残っていない',
    noGrit: '経験値が0なので、失うものがない',
  },
} satisfies PartTexts;
