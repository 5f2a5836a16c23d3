import type { Chapter } from '../../../library/entry';

export const skeletonsShootySlashyChapter: Chapter = {
  id: 'skeletons-shooty-slashy',
  title: { ja: 'スケルトン：シューティー、スラッシィ', en: 'Skeletons: Shooty, Slashy' },
  entries: [
    {
      id: 'skeleton-shooty',
      roles: ['skeletons'],
      title: {
        ja: 'シューティー：ちょうど2スペース先をアタック',
        en: 'Shooty attacks from exactly 2 spaces away',
      },
      reading: 'しゅーてぃー：ちょうど2すぺーすさきをあたっく',
      terms: [
        {
          ja: 'シューティー',
          reading: 'しゅーてぃー',
          en: 'Shooty',
          aliases: ['シューティ', '弓のスケルトン', '射手'],
        },
      ],
      aliases: [
        'シューティー 能力',
        'shooty ability',
        '遠隔攻撃',
        'ranged attack',
        '離れてアタック',
      ],
      body: {
        ja: [
          'ちょうど2スペース離れ、視線が通る対象をアタックできる。',
          'このアタックでは離散せず、安定性も減らない。',
          '筋力は1に邪魔を足したもの。アタックには安定性1以上が必要。',
          '同じスペースの相手をアタックしたときは、ふつうに離散する。',
          '装備はボムバッグ、ロングボウ、ウルフ。',
        ],
        en: [
          'Shooty may attack a target in line of sight exactly 2 spaces away.',
          'It does not scatter by this, so no Stability is lost.',
          'Its Strength is 1 plus those who distract; 1 Stability must be there.',
          'Attacking on the same space scatters it as usual.',
          'Gear: Bomb Bag, Longbow, Wolf.',
        ],
      },
      related: [
        'skeleton-longbow',
        'skeleton-bomb-bag',
        'skeleton-wolf',
        'skeleton-scatter-exceptions',
        'skeleton-darksight',
      ],
      source: ['310-311', '255'],
    },
    {
      id: 'skeleton-bomb-bag',
      roles: ['skeletons'],
      title: { ja: 'ボムバッグ：安定性1で横穴を置く', en: 'Bomb Bag: 1 Stability places a Pit' },
      reading: 'ぼむばっぐ：あんていせい1でよこあなをおく',
      terms: [
        {
          ja: 'ボムバッグ',
          reading: 'ぼむばっぐ',
          en: 'Bomb Bag',
          aliases: ['爆弾袋', '爆弾', 'ボム', 'bomb'],
        },
      ],
      aliases: ['横穴を作る', 'make a pit', 'シューティー 爆弾', 'create pit'],
      body: {
        ja: [
          'シューティーの装備。安定性1を消費し、視線が通る壁か、自分のいるスペースに横穴を置く。',
          '置いた横穴は、トンネル！の行き先になる。',
        ],
        en: [
          'Shooty’s gear: for 1 Stability place a Pit on a wall in line of sight or on Shooty’s own space.',
          'TUNNEL!! can lead there.',
        ],
      },
      note: {
        ja: '文が崩れていて、横穴を示す駒が何かはわからない。「自身のいるスペース」と読んだ。壁に置いた横穴の扱いも書かれていない。',
        en: 'The text is garbled, and what marks the Pit is not said; read here as “its own space”. How a Pit on a wall works is not stated either.',
      },
      related: ['skeleton-shooty', 'skeleton-action-tunnel', 'skeleton-gear-table'],
      source: ['312'],
    },
    {
      id: 'skeleton-longbow',
      roles: ['skeletons'],
      title: { ja: 'ロングボウ：射程が2〜4スペースになる', en: 'Longbow: range 2 to 4 spaces' },
      reading: 'ろんぐぼう：しゃていが2から4すぺーすになる',
      terms: [
        {
          ja: 'ロングボウ',
          reading: 'ろんぐぼう',
          en: 'Longbow',
          aliases: ['長弓', '弓', 'bow', 'ロングボー'],
        },
      ],
      aliases: ['シューティー 射程', 'shooty range', 'ロングボウ 距離'],
      body: {
        ja: [
          'シューティーの装備。2、3、4スペース離れた、視線が通る対象をアタックできる。',
          '1スペース先は狙えない。',
        ],
        en: [
          'Shooty’s gear: it may attack a target in line of sight 2, 3 or 4 spaces away.',
          'A target 1 space away is too close.',
        ],
      },
      related: ['skeleton-shooty', 'skeleton-scatter-exceptions', 'skeleton-gear-table'],
      source: ['313'],
    },
    {
      id: 'skeleton-wolf',
      roles: ['skeletons'],
      title: {
        ja: 'ウルフ：動き、邪魔し、守るがアタックはしない',
        en: 'Wolf: moves, distracts and defends, never attacks',
      },
      reading: 'うるふ：うごき、じゃまし、まもるがあたっくはしない',
      terms: [
        {
          ja: 'ウルフ',
          reading: 'うるふ',
          en: 'Wolf',
          aliases: ['狼', 'オオカミ', 'おおかみ', 'ウルフピース'],
        },
      ],
      aliases: [
        'シューティーの狼',
        'wolf piece',
        'ウルフ アタック',
        'ウルフ 移動',
        'when does the wolf move',
      ],
      body: {
        ja: [
          'シューティーの装備。得たらシューティーのいるスペースにウルフの駒を置く。',
          'スケルトンと同じように移動し、邪魔し、防御する。アタックはできない。',
          '毎ターン、シューティーの直前にアクティブになる。',
        ],
        en: [
          'Shooty’s gear: on gaining it, put the Wolf on Shooty’s space.',
          'It moves, distracts and defends like a Skeleton but cannot attack.',
          'Each turn it is activated just before Shooty.',
        ],
      },
      related: [
        'skeleton-wolf-scatter',
        'skeleton-shooty',
        'skeleton-distract',
        'skeleton-group-defence',
      ],
      source: ['314-316'],
    },
    {
      id: 'skeleton-wolf-scatter',
      roles: ['skeletons'],
      title: {
        ja: '離散したウルフは次のターン、シューティーの所へ',
        en: 'A scattered Wolf comes back to Shooty next turn',
      },
      reading: 'りさんしたうるふはつぎのたーん、しゅーてぃーのところへ',
      aliases: ['ウルフ 離散', 'ウルフ 復活', 'wolf scatter', 'wolf respawn', '狼が倒された'],
      body: {
        ja: [
          '離散したウルフの駒は、シューティーのカードに置く。',
          '次のターンに、シューティーのいるスペースに出る。',
          'シューティーも離散していたら、シューティーと一緒にスポーンする。',
        ],
        en: [
          'A scattered Wolf goes on Shooty’s card.',
          'In the next turn it appears on Shooty’s space.',
          'If Shooty was scattered as well, both spawn together.',
        ],
      },
      note: {
        ja: 'ウルフの離散で安定性が減るかは書かれていない。',
        en: 'Whether the Wolf’s scattering costs Stability is not stated.',
      },
      related: ['skeleton-wolf', 'skeleton-spawn', 'skeleton-scatter'],
      source: ['316'],
    },
    {
      id: 'skeleton-slashy',
      roles: ['skeletons'],
      title: { ja: 'スラッシィ：アタック時に筋力 +2', en: 'Slashy: Strength +2 when attacking' },
      reading: 'すらっしぃ：あたっくじにきんりょく +2',
      terms: [
        {
          ja: 'スラッシィ',
          reading: 'すらっしぃ',
          en: 'Slashy',
          aliases: ['スラッシー', 'スラッシ', '斬るスケルトン'],
        },
      ],
      aliases: ['スラッシィ 能力', 'slashy ability', 'スラッシィ 筋力3', '一番強いスケルトン'],
      body: {
        ja: [
          'アタックするときだけ、邪魔がなくても筋力3になる。',
          '守るときの筋力は1のまま。',
          '装備はグレートアックス、ヘルメット、シールド。',
        ],
        en: [
          'When attacking it has Strength 3, even with nobody distracting.',
          'It defends with Strength 1.',
          'Gear: Great Axe, Helmet, Shield.',
        ],
      },
      related: [
        'skeleton-great-axe',
        'skeleton-helmet',
        'skeleton-shield',
        'skeleton-attack-strength',
      ],
      source: ['319-320'],
    },
    {
      id: 'skeleton-great-axe',
      roles: ['skeletons'],
      title: {
        ja: 'グレートアックス：アタック時に筋力 +1',
        en: 'Great Axe: Strength +1 when attacking',
      },
      reading: 'ぐれーとあっくす：あたっくじにきんりょく +1',
      terms: [
        {
          ja: 'グレートアックス',
          reading: 'ぐれーとあっくす',
          en: 'Great Axe',
          aliases: ['大斧', '斧', 'アックス', 'axe'],
        },
      ],
      aliases: ['スラッシィ 斧', 'slashy axe', 'グレートアックス 装備'],
      body: {
        ja: [
          'スラッシィの装備。能力の +2 に加えて、アタック時の筋力がさらに +1。',
          '邪魔なしで筋力4になる。',
        ],
        en: [
          'Slashy’s gear: Strength +1 when attacking, on top of the ability’s +2.',
          'That is Strength 4 with nobody distracting.',
        ],
      },
      related: ['skeleton-slashy', 'skeleton-shield', 'skeleton-attack-strength'],
      source: ['321'],
    },
    {
      id: 'skeleton-helmet',
      roles: ['skeletons'],
      title: {
        ja: 'ヘルメット：アタックしても安定性が減らない',
        en: 'Helmet: attacking costs no Stability',
      },
      reading: 'へるめっと：あたっくしてもあんていせいがへらない',
      terms: [
        {
          ja: 'ヘルメット',
          reading: 'へるめっと',
          en: 'Helmet',
          aliases: ['兜', 'かぶと', 'helm'],
        },
      ],
      aliases: ['スラッシィ 安定性', 'slashy helmet', 'ヘルメット 離散'],
      body: {
        ja: [
          'スラッシィの装備。アタックした後の離散で、安定性を失わない。',
          '離散そのものは起こり、駒はプレイヤーボードに戻る。',
          'アタックされて離散したときは、ふつうに安定性 −1。',
        ],
        en: [
          'Slashy’s gear: scattering after its own attack costs no Stability.',
          'It still scatters: the piece goes back to the player board.',
          'Scattering because it was attacked costs 1 as usual.',
        ],
      },
      related: ['skeleton-slashy', 'skeleton-scatter-exceptions', 'skeleton-scatter'],
      source: ['322'],
    },
    {
      id: 'skeleton-shield',
      roles: ['skeletons'],
      title: {
        ja: 'シールド：アタック時に筋力 +1（疑わしい）',
        en: 'Shield: Strength +1 when attacking (doubtful)',
      },
      reading: 'しーるど：あたっくじにきんりょく +1（うたがわしい）',
      terms: [
        {
          ja: 'シールド',
          reading: 'しーるど',
          en: 'Shield',
          aliases: ['盾', 'たて', 'シールド装備'],
        },
      ],
      aliases: ['スラッシィ 盾', 'slashy shield', 'シールド 効果'],
      body: {
        ja: ['スラッシィの装備。書かれている効果は、グレートアックスと同じくアタック時に筋力 +1。'],
        en: [
          'Slashy’s gear. The effect given is that of the Great Axe: Strength +1 when attacking.',
        ],
      },
      note: {
        ja: '盾らしくない効果で、グレートアックスと同じ文になっている。写し間違いかもしれないので、手元のカードを確かめるとよい。未確認。',
        en: 'Unlikely for a shield, and word for word the Great Axe: perhaps a slip. Check the card. Unconfirmed.',
      },
      related: ['skeleton-great-axe', 'skeleton-slashy', 'skeleton-gear-table'],
      source: ['323'],
    },
  ],
};
