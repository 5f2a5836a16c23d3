import type { PartTexts } from '../../../joinTexts';

export const spider = {
  names: {
    giant: 'ジャイアントスパイダー',
    sorcerer: 'ソーサラー',
    spiderlings: '蜘蛛の子',
    egg: '卵',
  },

  tracks: {
    terror: { label: '恐怖', hint: 'スパイダーは12（易しい難易度では8か10）で館から出られる' },
    blood: { label: 'ブラッド', hint: '全部で15個（公開資料による）' },
    hand: { label: '手札' },
    spirit: {
      label: '魂',
      hint: 'ターンの終わりに引く手札の数。トラックが進むと上がる。ボードに合わせる',
    },
    defence: { label: '防御力', hint: 'トラックが進むと上がる。ボードに合わせる' },
    spiderlings: { label: '残りの蜘蛛の子', hint: '最後の1個がボックスに戻ると負け' },
    webs: { label: '蜘蛛の巣', hint: 'マップに10個まで（公開資料による）、1タイルに3個まで' },
    eggsLaid: { label: 'このターンに産んだ卵', hint: '2個まで' },
  },

  marks: { leave: '脱出' },

  toggles: {
    fed: { label: '餌を使った' },
    scared: { label: '不穏を使った' },
    expand: {
      label: '呪文「拡張」を持つ',
      hint: 'ターンの終わりごとに、空のタイルを公開し、ダークタイルとトレジャーを1つずつ置く',
    },
    escaped: { label: '館から出た', hint: '出れば勝利' },
  },

  choices: {
    form: { label: '今の形態', hint: 'ターンの始めに選ぶ。最初のターンは選べない' },
  },

  collections: {
    eggs: { label: '卵', item: '卵', add: '卵を置く', empty: 'マップに卵がない' },
  },

  derived: {
    moves: { label: '動けるスペース', hint: '蜘蛛の子は1匹ごと' },
    walls: { label: '通れる壁', hint: '1ターンに' },
  },

  actions: {
    becomeGiant: { label: 'ジャイアントスパイダーになる', effect: '3スペース、壁1枚' },
    becomeSorcerer: { label: 'ソーサラーになる', effect: '2スペース、壁は通れない' },
    becomeSpiderlings: { label: '蜘蛛の子になる', effect: '1匹4スペース、壁は自由' },
    feed: { label: '餌', effect: 'ブラッド −3、恐怖 +1（ターンに1回）' },
    scare: { label: '不穏', effect: '巣6以上：手札 −1、恐怖 +1（ターンに1回）' },
    eyes: { label: '目', effect: '手札 −1、ブラッドタイルごとにブラッド +1' },
    fangs: { label: '牙', effect: '手札 −1、アタックごとにブラッド +1' },
    spinWebs: { label: '蜘蛛の巣', effect: '手札 −1、巣 +1以上' },
    layEgg: { label: '産卵', effect: '手札 −{{cards}}、卵 +1' },
    tendEggs: { label: '管理', effect: 'ブラッド −1、すべての卵にブラッド +1' },
    veil: { label: '闇の帳', effect: '手札 −1、見える空のライトタイルをダークに' },
    lootTreasures: { label: '略奪', effect: '手札 −1、2個で恐怖1、3〜4個で2、5個以上で3' },
    legs: { label: '足', effect: '手札 −1、1スペース（蜘蛛の子は全員）' },
    takeBlood: { label: 'ブラッドを拾う', effect: 'ブラッド +1（卵のないタイル）' },
    webEntered: { label: '対戦相手が入った', effect: '巣 −1、卵のタイルならブラッドも −1' },
    escape: { label: '館から出る', effect: '恐怖が足りれば勝利' },
  },

  inputs: {
    bloodTiles: { label: '公開したブラッドタイル' },
    bites: { label: 'アタックした数', hint: '1回ごとにブラッド +1' },
    skeletonsBitten: {
      label: '牙を受けたスケルトン',
      hint: '受けた順に選ぶ。取り除かれ、ダイスで戻る',
    },
    websThere: {
      label: 'そのタイルにもうある蜘蛛の巣',
      hint: '孵化に数える。マップの蜘蛛の巣の数は変わらない',
    },
    tileEntered: { label: 'どのタイル' },
    websCleared: { label: '除いた蜘蛛の巣', hint: '卵のタイルの分は別に選ぶ' },
    eggsCleared: { label: '蜘蛛の巣を除いた卵のタイル' },
    websSpun: { label: '置く蜘蛛の巣', hint: '1タイルに3個まで' },
    websOnEggs: {
      label: '卵のタイルに置く分',
      hint: '選んだ卵に1個ずつ。残りはほかのタイルへ',
    },
    treasuresLooted: { label: '蜘蛛の子のいるトレジャー' },
  },

  steps: {
    spiderForm: {
      title: '形態を選ぶ',
      points: [
        '同じ形態のままでもよい',
        '蜘蛛の子になるなら、残った数だけになる',
        '新しい駒をどこに置くかは、手元のルールブックで確かめる',
      ],
    },
    spiderTerror: {
      title: '恐怖を得る',
      points: [
        '餌と不穏は、それぞれ1回だけ。どの形態でもよい',
        '不穏には、マップの蜘蛛の巣6個と手札1枚が要る',
      ],
    },
    spiderAct: {
      title: '移動し、カードを使う',
      points: [
        '移動とカードは好きな順番で',
        'ジャイアントは隣のタイルへ、1枚で2か所まで。ソーサラーは見える1タイル。蜘蛛の子は自分たちのいる全タイル',
        'どのカードも、ジャイアントは牙、ソーサラーは目、蜘蛛の子は蜘蛛の巣として使える',
        '蜘蛛の子は1匹ずつ動かす。カードは移動と移動の間に',
        '卵のタイルで巣とブラッドが合わせて6になると孵化：恐怖 +2',
        '対戦相手が入ると、巣とブラッドが1つずつなくなる',
        '恐怖が足りたら、エントランスタイルから階段のそばの出口を通って外へ',
      ],
    },
    spiderDraw: {
      title: '手札を替える',
      points: ['残った手札をすべて捨て、魂の数だけ引く', '終えると、手札が魂の数になる'],
    },
  },

  sections: {
    form: '形態',
    hand: '手札と駒',
    terrorSources: '恐怖を得る',
    powers: 'カードとブラッドの力',
    spiderEvents: 'マップで起きたこと',
    eggs: '卵',
    formTable: '形態ごとの力',
  },

  notices: {
    eggHatched: {
      title: '卵が孵化：恐怖 +2',
      body: '卵とそのタイルのブラッドを取り除く。蜘蛛の巣は残す。',
    },
    mayLeave: {
      title: '恐怖{{terror}}：館から出られる',
      body: 'エントランスタイルから階段のそばの出口を通って外へ。出たら「館から出る」を押す。',
    },
    spiderScatters: {
      title: 'スパイダーが蜘蛛の子になる',
      body: 'ボックスに戻す蜘蛛の子は{{lost}}個。残りを周りに広げて置く。',
    },
  },

  refusals: {
    noEggLeft: '卵は3個まで',
    twoEggsATurn: '卵は1ターンに2個まで',
    noTokens: 'マップに蜘蛛の巣がなく、卵のタイルにブラッドもない',
    tooManyEggs: '置ける蜘蛛の巣は{{webs}}個まで',
    moreBittenThanBites: '選んだスケルトンが、アタックした数より多い',
  },

  phrases: {
    eggDefence: '防御力 {{defence}}',
  },

  tables: {
    forms: {
      head: ['力', 'ジャイアント', 'ソーサラー', '蜘蛛の子'],
      rows: [
        ['移動', '3・壁1枚', '2・壁なし', '各4・壁は自由'],
        ['カードの届く先', '隣のタイル、1枚で2か所', '見える1タイル', '蜘蛛の子のいる全タイル'],
        ['どのカードでも', '牙として', '目として', '蜘蛛の巣として'],
        ['餌と不穏', '各1回', '各1回', '各1回'],
        ['足', '1枚：1スペース', '1枚：1スペース', '1枚：1匹1スペース'],
        ['この形態だけ', '産卵：2枚、2個目は1枚', '管理：ブラッド1、闇の帳：1枚', '略奪：1枚'],
      ],
    },
  },
} satisfies PartTexts;
