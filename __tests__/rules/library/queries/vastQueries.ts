import type { SearchCase } from './searchCase';

export const vastQueries: readonly SearchCase[] = [
  {
    kind: 'kanji',
    query: '安定性',
    answers: [
      'vast-mysterious-manor/skeleton-stability',
      'vast-mysterious-manor/skeleton-gain-stability',
    ],
  },
  { kind: 'kanji', query: '行進順番', answers: ['vast-mysterious-manor/skeleton-march-order'] },
  {
    kind: 'kanji',
    query: '奇襲',
    answers: ['vast-mysterious-manor/skeleton-ambush', 'vast-mysterious-manor/skeleton-stabby'],
  },
  {
    kind: 'kanji',
    query: '神聖カード',
    answers: [
      'vast-mysterious-manor/paladin-sanctity-cards',
      'vast-mysterious-manor/paladin-sanctity-list',
    ],
  },
  {
    kind: 'kanji',
    query: '視線',
    game: 'vast-mysterious-manor',
    answers: [
      'vast-mysterious-manor/line-of-sight',
      'vast-mysterious-manor/line-of-sight-dark-ends',
    ],
  },
  {
    kind: 'kanji',
    query: '経験値',
    game: 'vast-mysterious-manor',
    answers: [
      'vast-mysterious-manor/paladin-experience',
      'vast-mysterious-manor/paladin-experience-gains',
      'vast-mysterious-manor/paladin-experience-losses',
    ],
  },
  { kind: 'kanji', query: '開いた側面', answers: ['vast-mysterious-manor/open-side'] },
  { kind: 'kanji', query: '催眠胞子', answers: ['vast-crystal-caverns/ghoul-others-spores'] },
  { kind: 'kanji', query: '怒りの目標値', answers: ['vast-crystal-caverns/ghoul-fury-goal'] },
  { kind: 'kanji', query: '過去の略奪品', answers: ['vast-crystal-caverns/past-plunder'] },
  {
    kind: 'kanji',
    query: '強制移動',
    game: 'vast-crystal-caverns',
    answers: ['vast-crystal-caverns/forced-movement'],
  },
  { kind: 'kanji', query: '不自然な回避', answers: ['vast-crystal-caverns/attack-thief-evasion'] },
  {
    kind: 'kanji',
    query: '離散',
    game: 'vast-mysterious-manor',
    answers: ['vast-mysterious-manor/scatter', 'vast-mysterious-manor/skeleton-scatter'],
  },
  {
    kind: 'kanji',
    query: '防御力',
    game: 'vast-crystal-caverns',
    answers: [
      'vast-crystal-caverns/ghoul-set-defense',
      'vast-crystal-caverns/vile-ghoul-defense',
      'vast-crystal-caverns/attack-defense-statistic',
    ],
  },
  {
    kind: 'kanji',
    query: '準備',
    game: 'vast-crystal-caverns',
    answers: ['vast-crystal-caverns/ghoul-setup', 'vast-crystal-caverns/vile-ghoul-setup'],
  },
  {
    kind: 'oneCharacter',
    query: '卵',
    answers: [
      'vast-mysterious-manor/spider-eggs',
      'vast-mysterious-manor/spider-egg-power',
      'vast-mysterious-manor/spider-egg-hatch',
      'vast-mysterious-manor/spider-egg-defense',
    ],
  },
  { kind: 'oneCharacter', query: '餌', answers: ['vast-mysterious-manor/spider-feed'] },
  { kind: 'oneCharacter', query: '毒', answers: ['vast-mysterious-manor/skeleton-poison'] },
  { kind: 'oneCharacter', query: '旗', answers: ['vast-mysterious-manor/skeleton-banner'] },
  {
    kind: 'oneCharacter',
    query: '魂',
    answers: ['vast-mysterious-manor/spider-spirit', 'vast-mysterious-manor/spider-draw'],
  },
  {
    kind: 'oneCharacter',
    query: '骨',
    game: 'vast-mysterious-manor',
    answers: ['vast-mysterious-manor/skeleton-bones'],
  },
  {
    kind: 'oneCharacter',
    query: '炎',
    game: 'vast-mysterious-manor',
    answers: [
      'vast-mysterious-manor/paladin-fire',
      'vast-mysterious-manor/paladin-fire-gain',
      'vast-mysterious-manor/paladin-faith-costs',
      'vast-mysterious-manor/paladin-faith',
    ],
  },
  {
    kind: 'oneCharacter',
    query: '壁',
    game: 'vast-mysterious-manor',
    answers: [
      'vast-mysterious-manor/walls-block',
      'vast-mysterious-manor/force-wall',
      'vast-mysterious-manor/manor-role-walls',
      'vast-mysterious-manor/skeleton-walls',
    ],
  },
  {
    kind: 'oneCharacter',
    query: '弓',
    answers: ['vast-crystal-caverns/others-bow', 'vast-mysterious-manor/skeleton-longbow'],
  },
  { kind: 'oneCharacter', query: '川', answers: ['vast-crystal-caverns/terrain-river'] },
  { kind: 'oneCharacter', query: '谷', answers: ['vast-crystal-caverns/terrain-canyon'] },
  {
    kind: 'oneCharacter',
    query: '罠',
    game: 'vast-crystal-caverns',
    answers: ['vast-crystal-caverns/collect-gem-trap'],
  },
  { kind: 'oneCharacter', query: '瞳', answers: ['vast-crystal-caverns/skitter-symbols'] },
  {
    kind: 'reading',
    query: 'こうしんじゅんばん',
    answers: ['vast-mysterious-manor/skeleton-march-order'],
  },
  {
    kind: 'reading',
    query: 'ぶきこ',
    answers: [
      'vast-mysterious-manor/armory',
      'vast-mysterious-manor/skeleton-action-gather',
      'vast-mysterious-manor/set-up-armories',
    ],
  },
  { kind: 'reading', query: 'かんちりょく', answers: ['vast-mysterious-manor/paladin-perception'] },
  {
    kind: 'reading',
    query: 'ふゆう',
    answers: [
      'vast-mysterious-manor/manor-role-fly',
      'vast-mysterious-manor/manor-role-fly-result',
      'vast-mysterious-manor/manor-role-walk-fly',
    ],
  },
  { kind: 'reading', query: 'いとおり', answers: ['vast-mysterious-manor/spider-web-walker'] },
  { kind: 'reading', query: 'てったい', answers: ['vast-mysterious-manor/paladin-retreat'] },
  {
    kind: 'reading',
    query: 'ぜんちょう',
    answers: ['vast-mysterious-manor/manor-role-omens', 'vast-mysterious-manor/manor-role-assign'],
  },
  {
    kind: 'reading',
    query: 'とびのく',
    answers: ['vast-crystal-caverns/skitter', 'vast-crystal-caverns/skitter-where'],
  },
  { kind: 'reading', query: 'ふいうち', answers: ['vast-crystal-caverns/others-backstab'] },
  {
    kind: 'reading',
    query: 'くずひろい',
    answers: ['vast-crystal-caverns/ghoul-difficulty', 'vast-crystal-caverns/vile-ghoul-targets'],
  },
  {
    kind: 'reading',
    query: 'ごぶりんまんえん',
    answers: ['vast-crystal-caverns/goblin-infestation'],
  },
  {
    kind: 'reading',
    query: 'しょうりじょうけん',
    game: 'vast-crystal-caverns',
    answers: [
      'vast-crystal-caverns/ghoul-win',
      'vast-crystal-caverns/vile-ghoul-win',
      'vast-crystal-caverns/ghoul-pairings',
    ],
  },
  {
    kind: 'kana',
    query: 'ぽるたーがいすと',
    answers: [
      'vast-mysterious-manor/poltergeist',
      'vast-mysterious-manor/paladin-attack-poltergeist',
      'vast-mysterious-manor/manor-role-poltergeists',
    ],
  },
  { kind: 'kana', query: 'すくりーみー', answers: ['vast-mysterious-manor/skeleton-screamy'] },
  {
    kind: 'kana',
    query: 'だんしんぐらいと',
    answers: [
      'vast-mysterious-manor/skeleton-dancing-light',
      'vast-mysterious-manor/skeleton-casty',
    ],
  },
  {
    kind: 'kana',
    query: 'うぃんぐぶーつ',
    answers: ['vast-mysterious-manor/paladin-treasure-winged-boots'],
  },
  { kind: 'kana', query: 'タスキ', answers: ['vast-mysterious-manor/skeleton-sash'] },
  {
    kind: 'kana',
    query: 'タイマツ',
    game: 'vast-mysterious-manor',
    answers: ['vast-mysterious-manor/paladin-treasure-torch'],
  },
  {
    kind: 'kana',
    query: 'ふぉーすうぉーる',
    answers: [
      'vast-mysterious-manor/force-wall',
      'vast-mysterious-manor/manor-role-force-walls',
      'vast-mysterious-manor/manor-role-walls',
    ],
  },
  {
    kind: 'kana',
    query: 'ばいるぐーる',
    answers: ['vast-crystal-caverns/vile-ghoul-what', 'vast-crystal-caverns/vile-ghoul-win'],
  },
  { kind: 'kana', query: 'あっしゅどらごん', answers: ['vast-crystal-caverns/ash-dragon'] },
  { kind: 'kana', query: 'ちぇいす', answers: ['vast-crystal-caverns/terror-chase'] },
  {
    kind: 'kana',
    query: 'トビノク',
    answers: ['vast-crystal-caverns/skitter', 'vast-crystal-caverns/skitter-where'],
  },
  {
    kind: 'kana',
    query: 'どらごんじぇむ',
    answers: [
      'vast-crystal-caverns/collect-gem',
      'vast-crystal-caverns/collect-gem-trap',
      'vast-crystal-caverns/collect-cost',
    ],
  },
  {
    kind: 'hepburn',
    query: 'anteisei',
    answers: [
      'vast-mysterious-manor/skeleton-stability',
      'vast-mysterious-manor/skeleton-gain-stability',
    ],
  },
  {
    kind: 'hepburn',
    query: 'hiro kyubu',
    answers: [
      'vast-mysterious-manor/paladin-hero-cubes',
      'vast-mysterious-manor/paladin-place-cubes',
    ],
  },
  {
    kind: 'hepburn',
    query: 'kumonoko',
    answers: [
      'vast-mysterious-manor/spider-spiderlings',
      'vast-mysterious-manor/spider-spiderlings-move',
    ],
  },
  {
    kind: 'hepburn',
    query: 'kumo no su',
    answers: [
      'vast-mysterious-manor/spider-webs',
      'vast-mysterious-manor/webs-slow',
      'vast-mysterious-manor/spider-web-limit',
      'vast-mysterious-manor/spider-webs-card',
    ],
  },
  {
    kind: 'hepburn',
    query: 'yaneura to wareme',
    answers: ['vast-mysterious-manor/skeleton-empty-spaces'],
  },
  {
    kind: 'hepburn',
    query: 'zencho',
    answers: ['vast-mysterious-manor/manor-role-omens', 'vast-mysterious-manor/manor-role-assign'],
  },
  {
    kind: 'hepburn',
    query: 'shinkou',
    answers: ['vast-mysterious-manor/paladin-faith', 'vast-mysterious-manor/paladin-faith-costs'],
  },
  {
    kind: 'hepburn',
    query: 'tobinoku',
    answers: ['vast-crystal-caverns/skitter', 'vast-crystal-caverns/skitter-where'],
  },
  {
    kind: 'hepburn',
    query: 'ikari no mokuhyochi',
    answers: ['vast-crystal-caverns/ghoul-fury-goal'],
  },
  {
    kind: 'hepburn',
    query: 'kyofu kado',
    game: 'vast-crystal-caverns',
    answers: [
      'vast-crystal-caverns/terror-card',
      'vast-crystal-caverns/terror-draw',
      'vast-crystal-caverns/terror-two-effects',
      'vast-crystal-caverns/terror-deck',
    ],
  },
  {
    kind: 'hepburn',
    query: 'busutodaisu',
    answers: ['vast-crystal-caverns/vile-ghoul-boost-dice'],
  },
  {
    kind: 'hepburn',
    query: 'kuzuhiroi',
    answers: ['vast-crystal-caverns/ghoul-difficulty', 'vast-crystal-caverns/vile-ghoul-targets'],
  },
  {
    kind: 'kunrei',
    query: 'zyama',
    answers: [
      'vast-mysterious-manor/skeleton-distract',
      'vast-mysterious-manor/skeleton-distract-limits',
    ],
  },
  { kind: 'kunrei', query: 'sinden', answers: ['vast-mysterious-manor/shrine'] },
  { kind: 'kunrei', query: 'huon', answers: ['vast-mysterious-manor/spider-unsettle'] },
  { kind: 'kunrei', query: 'syuui', answers: ['vast-mysterious-manor/surrounding'] },
  { kind: 'kunrei', query: 'zyubutu', answers: ['vast-mysterious-manor/skeleton-fetish'] },
  {
    kind: 'kunrei',
    query: 'rinsetu',
    game: 'vast-mysterious-manor',
    answers: ['vast-mysterious-manor/adjacent'],
  },
  {
    kind: 'kunrei',
    query: 'sinseikaado',
    answers: [
      'vast-mysterious-manor/paladin-sanctity-cards',
      'vast-mysterious-manor/paladin-sanctity-list',
    ],
  },
  { kind: 'kunrei', query: 'huiuti', answers: ['vast-crystal-caverns/others-backstab'] },
  { kind: 'kunrei', query: 'hurea', answers: ['vast-crystal-caverns/flare'] },
  { kind: 'kunrei', query: 'saimin housi', answers: ['vast-crystal-caverns/ghoul-others-spores'] },
  { kind: 'kunrei', query: 'daisutyaato', answers: ['vast-crystal-caverns/vile-ghoul-dice-chart'] },
  {
    kind: 'english',
    query: 'line of sight',
    game: 'vast-mysterious-manor',
    answers: [
      'vast-mysterious-manor/line-of-sight',
      'vast-mysterious-manor/line-of-sight-dark-ends',
    ],
  },
  {
    kind: 'english',
    query: 'how do the skeletons win',
    answers: [
      'vast-mysterious-manor/skeleton-role',
      'vast-mysterious-manor/skeleton-win-paladin',
      'vast-mysterious-manor/variant-victories',
    ],
  },
  {
    kind: 'english',
    query: 'can the paladin heal',
    answers: ['vast-mysterious-manor/paladin-heal'],
  },
  {
    kind: 'english',
    query: 'hatch an egg',
    answers: ['vast-mysterious-manor/spider-egg-hatch', 'vast-mysterious-manor/spider-eggs'],
  },
  {
    kind: 'english',
    query: 'what happens if the wraith walks into the paladin',
    answers: [
      'vast-mysterious-manor/manor-role-walk-paladin',
      'vast-mysterious-manor/manor-role-walk-pieces',
    ],
  },
  {
    kind: 'english',
    query: 'half range if the tile is occupied',
    answers: ['vast-mysterious-manor/manor-role-range'],
  },
  {
    kind: 'english',
    query: 'do webs cost extra movement',
    answers: [
      'vast-mysterious-manor/webs-slow',
      'vast-mysterious-manor/spider-webs',
      'vast-mysterious-manor/move-cost',
    ],
  },
  {
    kind: 'english',
    query: 'group of skeletons strength',
    answers: [
      'vast-mysterious-manor/paladin-attack-skeleton-group',
      'vast-mysterious-manor/skeleton-group-defence',
    ],
  },
  { kind: 'english', query: 'fury goal', answers: ['vast-crystal-caverns/ghoul-fury-goal'] },
  {
    kind: 'english',
    query: 'does smashing a crystal give fury',
    answers: ['vast-crystal-caverns/ghoul-fury-crystal', 'vast-crystal-caverns/ghoul-fury-gain'],
  },
  { kind: 'english', query: 'pickpocket', answers: ['vast-crystal-caverns/others-pickpocket'] },
  {
    kind: 'english',
    query: 'can I attack the same player twice in one turn',
    game: 'vast-crystal-caverns',
    answers: ['vast-crystal-caverns/attack-once-per-target'],
  },
  {
    kind: 'english',
    query: 'boost die',
    answers: [
      'vast-crystal-caverns/vile-ghoul-boost-dice',
      'vast-crystal-caverns/vile-ghoul-boost-movement',
      'vast-crystal-caverns/vile-ghoul-boost-attack',
    ],
  },
  {
    kind: 'english',
    query: 'how does the vile ghoul win',
    answers: ['vast-crystal-caverns/vile-ghoul-win', 'vast-crystal-caverns/vile-ghoul-targets'],
  },
  {
    kind: 'english',
    query: 'turn order',
    game: 'vast-crystal-caverns',
    answers: ['vast-crystal-caverns/turn-order'],
  },
  {
    kind: 'width',
    query: 'ﾎﾟﾙﾀｰｶﾞｲｽﾄ',
    answers: [
      'vast-mysterious-manor/poltergeist',
      'vast-mysterious-manor/paladin-attack-poltergeist',
      'vast-mysterious-manor/manor-role-poltergeists',
    ],
  },
  {
    kind: 'width',
    query: 'ｴﾝｶｳﾝﾀｰ',
    answers: [
      'vast-mysterious-manor/paladin-encounter',
      'vast-mysterious-manor/paladin-encounter-several',
    ],
  },
  {
    kind: 'width',
    query: 'ﾄﾝﾈﾙ',
    game: 'vast-mysterious-manor',
    answers: ['vast-mysterious-manor/skeleton-action-tunnel'],
  },
  {
    kind: 'width',
    query: 'ｳﾙﾌ',
    answers: ['vast-mysterious-manor/skeleton-wolf', 'vast-mysterious-manor/skeleton-wolf-scatter'],
  },
  {
    kind: 'width',
    query: 'モールド１５',
    answers: ['vast-mysterious-manor/manor-role-goal', 'vast-mysterious-manor/manor-role-mold'],
  },
  {
    kind: 'width',
    query: 'ＳＨＩＥＬＤ',
    game: 'vast-mysterious-manor',
    answers: ['vast-mysterious-manor/skeleton-shield'],
  },
  {
    kind: 'width',
    query: 'ﾌﾞｰｽﾄﾀﾞｲｽ',
    answers: [
      'vast-crystal-caverns/vile-ghoul-boost-dice',
      'vast-crystal-caverns/vile-ghoul-boost-movement',
      'vast-crystal-caverns/vile-ghoul-boost-attack',
    ],
  },
  {
    kind: 'width',
    query: 'アローンインザダーク2',
    answers: ['vast-crystal-caverns/alone-in-the-dark'],
  },
  {
    kind: 'width',
    query: 'Ａライン',
    answers: [
      'vast-crystal-caverns/goblin-infestation',
      'vast-crystal-caverns/vile-ghoul-with-knight',
    ],
  },
  {
    kind: 'width',
    query: 'Ｖｉｌｅ　Ｇｈｏｕｌ',
    answers: ['vast-crystal-caverns/vile-ghoul-what', 'vast-crystal-caverns/vile-ghoul-win'],
  },
  { kind: 'width', query: 'ﾏｸﾞﾏ', answers: ['vast-crystal-caverns/terrain-magma'] },
  {
    kind: 'mixed',
    query: 'ヒーローcube',
    game: 'vast-mysterious-manor',
    answers: [
      'vast-mysterious-manor/paladin-hero-cubes',
      'vast-mysterious-manor/paladin-place-cubes',
    ],
  },
  {
    kind: 'mixed',
    query: 'wraith 歩く',
    answers: [
      'vast-mysterious-manor/manor-role-walk',
      'vast-mysterious-manor/manor-role-walk-fly',
      'vast-mysterious-manor/manor-role-walk-pieces',
    ],
  },
  {
    kind: 'mixed',
    query: 'egg 防御力',
    answers: [
      'vast-mysterious-manor/spider-egg-defense',
      'vast-mysterious-manor/paladin-attack-egg',
    ],
  },
  {
    kind: 'mixed',
    query: 'パラディン HP',
    game: 'vast-mysterious-manor',
    answers: ['vast-mysterious-manor/paladin-health'],
  },
  {
    kind: 'mixed',
    query: '恐怖12 entrance',
    answers: ['vast-mysterious-manor/spider-escape', 'vast-mysterious-manor/spider-terror-12'],
  },
  {
    kind: 'mixed',
    query: 'stabby きしゅう',
    answers: ['vast-mysterious-manor/skeleton-stabby', 'vast-mysterious-manor/skeleton-ambush'],
  },
  {
    kind: 'mixed',
    query: '公開したpoltergeist',
    answers: [
      'vast-mysterious-manor/paladin-revealed-poltergeist',
      'vast-mysterious-manor/paladin-retreat',
    ],
  },
  {
    kind: 'mixed',
    query: 'Fury 目標',
    answers: ['vast-crystal-caverns/ghoul-fury-goal', 'vast-crystal-caverns/ghoul-goal-latch'],
  },
  {
    kind: 'mixed',
    query: 'terrorカード 2つの効果',
    answers: ['vast-crystal-caverns/terror-two-effects', 'vast-crystal-caverns/terror-not-both'],
  },
  {
    kind: 'mixed',
    query: '飛び退く variant',
    answers: [
      'vast-crystal-caverns/skitter-variant',
      'vast-crystal-caverns/skitter-variant-exceptions',
    ],
  },
  {
    kind: 'mixed',
    query: 'crystalをくだく',
    answers: [
      'vast-crystal-caverns/ghoul-attack-crystal',
      'vast-crystal-caverns/vile-ghoul-crystal',
    ],
  },
  {
    kind: 'mixed',
    query: 'ghoul だいす 2個',
    answers: [
      'vast-crystal-caverns/two-dice',
      'vast-crystal-caverns/ghoul-phase-roll',
      'vast-crystal-caverns/ghoul-choose-dice',
    ],
  },
  {
    kind: 'severalWords',
    query: '壁 スケルトン 通り抜け',
    answers: ['vast-mysterious-manor/skeleton-walls', 'vast-mysterious-manor/skeleton-move-cost'],
  },
  {
    kind: 'severalWords',
    query: '経験値 拒否 トレジャー',
    answers: ['vast-mysterious-manor/paladin-treasure-reject'],
  },
  {
    kind: 'severalWords',
    query: '蜘蛛の巣 タイル 何個',
    answers: ['vast-mysterious-manor/spider-web-limit'],
  },
  {
    kind: 'severalWords',
    query: 'イベント デッキ 空',
    answers: ['vast-mysterious-manor/manor-role-deck-empty'],
  },
  {
    kind: 'severalWords',
    query: 'caster blood eggs',
    answers: ['vast-mysterious-manor/spider-caster-blood'],
  },
  {
    kind: 'severalWords',
    query: '武器庫 準備 枚数',
    answers: ['vast-mysterious-manor/set-up-armories'],
  },
  {
    kind: 'severalWords',
    query: 'shooty attack no scatter',
    answers: [
      'vast-mysterious-manor/skeleton-shooty',
      'vast-mysterious-manor/skeleton-scatter-exceptions',
    ],
  },
  {
    kind: 'severalWords',
    query: 'タイル 20枚 タスク',
    answers: ['vast-mysterious-manor/paladin-task-tiles', 'vast-mysterious-manor/paladin-tasks'],
  },
  { kind: 'severalWords', query: '筋力 ナイト 弓', answers: ['vast-crystal-caverns/others-bow'] },
  {
    kind: 'severalWords',
    query: 'シーフ 殺す 恐怖カード',
    answers: ['vast-crystal-caverns/attack-thief', 'vast-crystal-caverns/terror-draw'],
  },
  {
    kind: 'severalWords',
    query: '洞窟 いない 4人',
    answers: ['vast-crystal-caverns/ghoul-four-plus-no-cave'],
  },
  {
    kind: 'severalWords',
    query: 'gem dragon die',
    answers: ['vast-crystal-caverns/collect-gem', 'vast-crystal-caverns/collect-gem-trap'],
  },
  {
    kind: 'severalWords',
    query: 'バイルグール シーフ スタッシュ',
    answers: ['vast-crystal-caverns/vile-ghoul-vs-thief'],
  },
  {
    kind: 'severalWords',
    query: '移動 壁 コスト',
    game: 'vast-crystal-caverns',
    answers: ['vast-crystal-caverns/move-wall', 'vast-crystal-caverns/ghoul-move-cost'],
  },
  {
    kind: 'severalWords',
    query: '3人 怒り 脱出',
    game: 'vast-crystal-caverns',
    answers: ['vast-crystal-caverns/ghoul-three-players'],
  },
  {
    kind: 'question',
    query: '初めて遊ぶときはどのロールを使えばいい？',
    game: 'vast-mysterious-manor',
    answers: ['vast-mysterious-manor/roles-by-players'],
  },
  {
    kind: 'question',
    query: '製品版とどこが違うの？',
    game: 'vast-mysterious-manor',
    answers: [
      'vast-mysterious-manor/edition-differences-goals',
      'vast-mysterious-manor/edition-differences-paladin',
      'vast-mysterious-manor/edition-differences-others',
      'vast-mysterious-manor/edition-names',
    ],
  },
  {
    kind: 'question',
    query: '手札って相手に見せなくていいの？',
    game: 'vast-mysterious-manor',
    answers: ['vast-mysterious-manor/open-information'],
  },
  {
    kind: 'question',
    query: '卵が孵化したら何がもらえるの？',
    answers: ['vast-mysterious-manor/spider-egg-hatch', 'vast-mysterious-manor/spider-eggs'],
  },
  {
    kind: 'question',
    query: '経験値が減ったらヒーローキューブは返さなきゃいけない？',
    game: 'vast-mysterious-manor',
    answers: [
      'vast-mysterious-manor/paladin-hero-cube-returned',
      'vast-mysterious-manor/paladin-placed-cube-returned',
    ],
  },
  {
    kind: 'question',
    query: 'ポルターガイストに勝てないときはどうなるの',
    answers: [
      'vast-mysterious-manor/paladin-retreat',
      'vast-mysterious-manor/paladin-revealed-poltergeist',
      'vast-mysterious-manor/paladin-first-tile-poltergeist',
    ],
  },
  {
    kind: 'question',
    query: 'イベントカードは手札に何枚まで持てる？',
    answers: [
      'vast-mysterious-manor/manor-role-draw',
      'vast-mysterious-manor/manor-role-event-cards',
    ],
  },
  {
    kind: 'question',
    query: 'スパイダーは殴られたら必ず蜘蛛の子にならないとだめ？',
    answers: ['vast-mysterious-manor/spider-change-when-attacked'],
  },
  {
    kind: 'question',
    query: 'エンチャンターの説明がないんだけどどうすればいい？',
    answers: ['vast-mysterious-manor/enchanter-missing'],
  },
  {
    kind: 'question',
    query: '感知力を使い切ったらもう動けない？',
    answers: ['vast-mysterious-manor/paladin-perception'],
  },
  {
    kind: 'question',
    query: 'ランプの上でスケルトンが止まったらどうなる？',
    answers: [
      'vast-mysterious-manor/paladin-lamp-skeletons',
      'vast-mysterious-manor/skeleton-lamps',
    ],
  },
  {
    kind: 'question',
    query: 'カードと基本ルールが違ってたらどっちが優先？',
    game: 'vast-mysterious-manor',
    answers: ['vast-mysterious-manor/rule-conflicts'],
  },
  {
    kind: 'question',
    query: 'スパイダーがいないときアビスタイルはどうするの',
    answers: [
      'vast-mysterious-manor/set-up-without-spider',
      'vast-mysterious-manor/abyss-tile',
      'vast-mysterious-manor/variant-without-spider',
    ],
  },
  {
    kind: 'question',
    query: 'フォースウォールが足りなくなったらどうする？',
    answers: ['vast-mysterious-manor/component-limit'],
  },
  {
    kind: 'question',
    query: 'ダイスの合計が7以下だったら何が起きる？',
    game: 'vast-crystal-caverns',
    answers: ['vast-crystal-caverns/ghoul-low-roll'],
  },
  {
    kind: 'question',
    query: 'ダークタイルが残ってないときはどこに飛び退くの？',
    answers: ['vast-crystal-caverns/skitter-no-dark-tile'],
  },
  {
    kind: 'question',
    query: '催眠胞子で怒りが減ったら恐怖カードも失う？',
    answers: ['vast-crystal-caverns/ghoul-others-spores', 'vast-crystal-caverns/terror-lost'],
  },
  {
    kind: 'question',
    query: 'バイルグールって怒りを数えるの？',
    answers: ['vast-crystal-caverns/vile-ghoul-terror'],
  },
  {
    kind: 'question',
    query: 'ゴブリンに攻撃されたらグールはどうなる？',
    answers: ['vast-crystal-caverns/ghoul-others-goblins'],
  },
  {
    kind: 'question',
    query: '目標まで行ったあとに怒りが減っちゃったら勝てない？',
    answers: ['vast-crystal-caverns/ghoul-goal-latch'],
  },
  {
    kind: 'question',
    query: '飛び退いたあともまだ動ける？',
    answers: ['vast-crystal-caverns/attack-go-on'],
  },
  {
    kind: 'variant',
    query: 'カビ',
    answers: ['vast-mysterious-manor/manor-role-mold', 'vast-mysterious-manor/manor-role-goal'],
  },
  { kind: 'variant', query: '屋敷 勝利条件', answers: ['vast-mysterious-manor/manor-role-goal'] },
  {
    kind: 'variant',
    query: 'ランタン',
    game: 'vast-mysterious-manor',
    answers: [
      'vast-mysterious-manor/paladin-lamp',
      'vast-mysterious-manor/paladin-lamp-reveal',
      'vast-mysterious-manor/paladin-lamp-skeletons',
    ],
  },
  {
    kind: 'variant',
    query: '狼',
    answers: ['vast-mysterious-manor/skeleton-wolf', 'vast-mysterious-manor/skeleton-wolf-scatter'],
  },
  {
    kind: 'variant',
    query: '踊る光',
    answers: [
      'vast-mysterious-manor/skeleton-dancing-light',
      'vast-mysterious-manor/skeleton-casty',
    ],
  },
  {
    kind: 'variant',
    query: 'warlock',
    answers: [
      'vast-mysterious-manor/enchanter-missing',
      'vast-mysterious-manor/edition-names',
      'vast-mysterious-manor/edition-differences-goals',
    ],
  },
  {
    kind: 'variant',
    query: '瞬間移動',
    game: 'vast-mysterious-manor',
    answers: [
      'vast-mysterious-manor/skeleton-ash-staff',
      'vast-mysterious-manor/spider-caster-teleport',
      'vast-mysterious-manor/skeleton-runestone',
    ],
  },
  {
    kind: 'variant',
    query: 'パラティン 宝物',
    answers: [
      'vast-mysterious-manor/paladin-treasure',
      'vast-mysterious-manor/paladin-treasure-list',
      'vast-mysterious-manor/paladin-treasure-keep',
    ],
  },
  {
    kind: 'variant',
    query: 'サイコロ',
    game: 'vast-crystal-caverns',
    answers: [
      'vast-crystal-caverns/ghoul-phase-roll',
      'vast-crystal-caverns/ghoul-choose-dice',
      'vast-crystal-caverns/two-dice',
      'vast-crystal-caverns/vile-ghoul-dice-chart',
    ],
  },
  {
    kind: 'variant',
    query: '盗賊',
    game: 'vast-crystal-caverns',
    answers: [
      'vast-crystal-caverns/attack-thief',
      'vast-crystal-caverns/others-thief',
      'vast-crystal-caverns/ghoul-vs-thief',
    ],
  },
  {
    kind: 'variant',
    query: 'ストーカー',
    answers: [
      'vast-crystal-caverns/ghoul-difficulty',
      'vast-crystal-caverns/two-dice',
      'vast-crystal-caverns/vile-ghoul-targets',
    ],
  },
  {
    kind: 'variant',
    query: 'ヴァイルグール',
    answers: ['vast-crystal-caverns/vile-ghoul-what', 'vast-crystal-caverns/vile-ghoul-win'],
  },
  {
    kind: 'variant',
    query: 'ghoul rage',
    answers: ['vast-crystal-caverns/ghoul-fury-or-rage', 'vast-crystal-caverns/ghoul-fury'],
  },
  { kind: 'variant', query: 'バックスタブ', answers: ['vast-crystal-caverns/others-backstab'] },
  {
    kind: 'slip',
    query: 'ポルタガイスト',
    answers: [
      'vast-mysterious-manor/poltergeist',
      'vast-mysterious-manor/paladin-attack-poltergeist',
      'vast-mysterious-manor/manor-role-poltergeists',
    ],
  },
  {
    kind: 'slip',
    query: 'パラデイン',
    game: 'vast-mysterious-manor',
    answers: ['vast-mysterious-manor/paladin-role'],
  },
  { kind: 'slip', query: 'ジャイアンスパイダー', answers: ['vast-mysterious-manor/spider-giant'] },
  {
    kind: 'slip',
    query: 'stablity',
    answers: [
      'vast-mysterious-manor/skeleton-stability',
      'vast-mysterious-manor/skeleton-gain-stability',
    ],
  },
  {
    kind: 'slip',
    query: 'poltergiest',
    answers: [
      'vast-mysterious-manor/poltergeist',
      'vast-mysterious-manor/paladin-attack-poltergeist',
      'vast-mysterious-manor/manor-role-poltergeists',
    ],
  },
  {
    kind: 'slip',
    query: 'エンチャター',
    answers: ['vast-mysterious-manor/enchanter-missing', 'vast-mysterious-manor/enchanter-others'],
  },
  {
    kind: 'slip',
    query: 'こうしんじゅばん',
    answers: ['vast-mysterious-manor/skeleton-march-order'],
  },
  { kind: 'slip', query: 'レザーブツ', answers: ['vast-mysterious-manor/skeleton-leather-boots'] },
  {
    kind: 'slip',
    query: 'skiter',
    answers: ['vast-crystal-caverns/skitter', 'vast-crystal-caverns/skitter-where'],
  },
  { kind: 'slip', query: 'さいみんほし', answers: ['vast-crystal-caverns/ghoul-others-spores'] },
  {
    kind: 'slip',
    query: 'ブスートダイス',
    answers: ['vast-crystal-caverns/vile-ghoul-boost-dice'],
  },
  { kind: 'slip', query: 'アッシュドラコン', answers: ['vast-crystal-caverns/ash-dragon'] },
  {
    kind: 'slip',
    query: 'difficutly',
    game: 'vast-crystal-caverns',
    answers: ['vast-crystal-caverns/ghoul-difficulty', 'vast-crystal-caverns/vile-ghoul-targets'],
  },
];
