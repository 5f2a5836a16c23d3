import type { Chapter } from '../../../library/entry';

export const vileGhoulMovesChapter: Chapter = {
  id: 'vile-ghoul-moves',
  title: { ja: 'バイルグールの移動とブースト', en: 'Vile Ghoul: moving and Boost dice' },
  entries: [
    {
      id: 'vile-ghoul-attack-constant',
      roles: ['vileGhoul'],
      title: { ja: '攻撃しても攻撃力は減らない', en: 'Your Attack does not drop when you attack' },
      reading: 'こうげきしてもこうげきりょくはへらない',
      aliases: ['ディスクを払う', '攻撃力 一定', 'attack constant', 'discs stay', '何回攻撃'],
      body: {
        ja: [
          'バイルグールは攻撃ポイントを払わない。攻撃力はターンを通して同じで、グールディスクも取り除かない。',
          '変わるのは一時ボーナスがある間だけ。',
          '同じ相手は1ターンに1回、別の相手なら何体でも攻撃できる。',
        ],
        en: [
          'The Vile Ghoul spends no attack points: its Attack stays the same all turn and no Ghoul discs are removed.',
          'Only temporary bonuses change it for a moment.',
          'Each target once a turn, but as many different ones as you can reach.',
        ],
      },
      related: [
        'vile-ghoul-attack',
        'vile-ghoul-boost-attack',
        'attack-once-per-target',
        'vile-ghoul-defense',
      ],
      source: ['227-229', '244'],
      links: { tracks: ['vileGhoul.attack'] },
    },
    {
      id: 'vile-ghoul-move-occupied',
      roles: ['vileGhoul'],
      title: {
        ja: '上回れない相手か攻撃しない相手の所へは+1',
        en: 'Entering: +1 if you cannot beat or do not attack the piece',
      },
      reading: 'うわまわれないあいてかこうげきしないあいてのところへは+1',
      aliases: ['バイルグール 移動', '占有スペース', 'vile ghoul enter', 'occupied space'],
      body: {
        ja: [
          '他のプレイヤーのコマのいるスペースにはいつでも入れる。',
          '攻撃力が相手の防御ステータス以下なら、移動力ポイントが1余計にかかる。',
          'すぐに攻撃しないときも1余計にかかる。重なっても+1。',
          '上回っていて、入ってすぐ攻撃するなら追加はない。',
        ],
        en: [
          "You may always enter a space with other players' pieces.",
          'It costs 1 extra movement point if your Attack is not greater than the defense statistic there.',
          'It also costs 1 extra if you do not attack at once; both together still cost +1.',
          'If your Attack is greater and you attack on entering, there is no extra cost.',
        ],
      },
      related: [
        'ghoul-move-cost',
        'vile-ghoul-boost-attack',
        'vile-ghoul-attack',
        'attack-defense-statistic',
      ],
      source: ['234'],
    },
    {
      id: 'vile-ghoul-boost-dice',
      roles: ['vileGhoul'],
      title: {
        ja: 'ブーストダイスは各1回、移動か攻撃を助ける',
        en: 'Each Boost die helps once: movement or Attack',
      },
      reading: 'ぶーすとだいすはかく1かい、いどうかこうげきをたすける',
      terms: [
        {
          ja: 'ブーストダイス',
          reading: 'ぶーすとだいす',
          en: 'Boost die',
          aliases: ['ブースト', '強化ダイス', 'Boost dice', 'boost'],
        },
      ],
      aliases: ['ブースト 使い方', 'ボーナス', 'boost rules', 'spend boost', '何回使える'],
      body: {
        ja: [
          '選んだ行の右側にあるダイスがブーストダイス。他の行の右側のダイスは使えない。',
          '移動とアクションの間に、1個につき1回使える。',
          '使い道：移動力ポイント1の代わり、または攻撃力への一時的な+1。',
          '使ってもダイスは行に残り、同じターンに再び使えないだけ。',
          '同じ行に複数あれば、合わせて使える。',
          '防御力を上げるのには使えない。',
        ],
        en: [
          'Dice on the right side of the row you chose are Boost dice; those of other rows do not count.',
          'Spend each one once during Move and Act.',
          'Use it in place of 1 movement point, or for a temporary +1 Attack.',
          'A spent die stays in its row; it just cannot be spent again this turn.',
          'Several in the same row may be used together.',
          'They never raise your Defense.',
        ],
      },
      note: {
        ja: '攻撃への値が+1であることは出版社のルールに数字がなく、未確認。',
        en: "Unconfirmed: the publisher's rules do not state the size of the Attack bonus; +1 is from a reference page.",
      },
      related: [
        'vile-ghoul-boost-movement',
        'vile-ghoul-boost-attack',
        'vile-ghoul-select-statistics',
        'vile-ghoul-defense',
      ],
      source: ['225', '230-231', '250', 'G1', 'Y'],
      links: { tracks: ['vileGhoul.boost'] },
    },
    {
      id: 'vile-ghoul-boost-movement',
      roles: ['vileGhoul'],
      title: {
        ja: 'ブーストダイスは移動力の代わりになる',
        en: 'A Boost die stands in for a movement point',
      },
      reading: 'ぶーすとだいすはいどうりょくのかわりになる',
      aliases: ['ブースト 移動', 'ブースト 収集', 'boost movement', 'boost collect'],
      body: {
        ja: [
          '移動するときも、トレジャートークンやドラゴンジェムを集めるときも、移動力ポイントの代わりに使える。',
          '収集の費用2のうち1をブーストダイスで払うこともできる。',
          '収集のその他の決まりはグールと同じ。',
        ],
        en: [
          'Use one in place of a movement point, for moving as well as for collecting Treasure tokens and Dragon Gems.',
          'It may be one of the 2 points that collecting costs.',
          'Otherwise collecting works as for the Ghoul.',
        ],
      },
      note: {
        ja: 'この資料は「移動力に配置された」ダイスと書くが、移動力の代わりに使う、の意味。',
        en: 'The source sheet speaks of Boost dice "placed on" movement points; they are used in place of them.',
      },
      related: ['vile-ghoul-boost-dice', 'collect-cost', 'collect-gem', 'ghoul-move-cost'],
      source: ['232-233', '237-238', 'Y'],
    },
    {
      id: 'vile-ghoul-boost-attack',
      roles: ['vileGhoul'],
      title: {
        ja: '攻撃の一時ボーナスはその移動と攻撃だけ',
        en: 'A temporary Attack bonus lasts for one move and attack',
      },
      reading: 'こうげきのいちじぼーなすはそのいどうとこうげきだけ',
      aliases: [
        'ブースト 攻撃',
        'ハント バイルグール',
        '一時的なボーナス',
        'temporary bonus',
        'boost attack',
        'hunt card',
      ],
      body: {
        ja: [
          'ブーストダイスか恐怖カードのハントで、攻撃力を一時的に上げられる。',
          '効くのは、今の移動と、入ってすぐに行う攻撃だけ。攻撃が終わるまで続く。',
          'スペースに入るために使ったボーナスは、そのままその攻撃にも効く。',
          '攻撃スペースのグールディスクは増やさず、防御力も上がらない。',
        ],
        en: [
          'A Boost die or the Terror card Hunt raises your Attack for a moment.',
          'It counts for the current move and the attack right on entering, until that attack is done.',
          'A bonus used to enter the space still counts for the attack there.',
          'Add no Ghoul discs to the Attack space; your Defense does not rise.',
        ],
      },
      related: [
        'vile-ghoul-boost-dice',
        'terror-hunt',
        'vile-ghoul-move-occupied',
        'vile-ghoul-attack',
      ],
      source: ['229', '235-236', '241', 'Y'],
      links: { tracks: ['vileGhoul.attackBonus'] },
    },
  ],
};
