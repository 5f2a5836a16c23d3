import type { Chapter } from '../../../library/entry';

export const skeletonsDistractChapter: Chapter = {
  id: 'skeletons-distract',
  title: { ja: 'スケルトン：邪魔と筋力', en: 'Skeletons: distracting and Strength' },
  entries: [
    {
      id: 'skeleton-distract',
      roles: ['skeletons'],
      title: {
        ja: '邪魔：対象の隣のスペースごとに筋力 +1',
        en: 'Distracting: Strength +1 for each space next to the target',
      },
      reading: 'じゃま：たいしょうのとなりのすぺーすごとにきんりょく +1',
      terms: [
        {
          ja: '邪魔',
          reading: 'じゃま',
          en: 'distract',
          aliases: [
            '邪魔する',
            '妨害',
            '気を散らす',
            'distracting',
            'distraction',
            'distracted',
            '協力アタック',
          ],
        },
      ],
      aliases: [
        'スケルトン 筋力 上げる',
        '筋力1 アタックできない',
        'help attack',
        'skeletons combine',
        '味方 筋力',
      ],
      body: {
        ja: [
          'スケルトンは1体では筋力1しかない。仲間に対象を邪魔させて筋力を上げる。',
          '自分のターンのアタックで、対象に隣接し、ほかのスケルトンがいるタイル1枚ごとに筋力 +1。',
          'ウルフとダンシングライトも邪魔に加わる。',
          '邪魔する側から、対象やアタックする側への視線は要らない。',
          '隣接は4方向なので、最大 +4。',
        ],
        en: [
          'A Skeleton alone has only Strength 1; the others distract the target to raise it.',
          'When one attacks in your turn, it gets Strength +1 for each tile adjacent to the target that holds another Skeleton.',
          'The Wolf and dancing lights distract too.',
          'Those who distract need no line of sight to the target or the attacker.',
          'Adjacent means four directions, so the most is +4.',
        ],
      },
      related: [
        'skeleton-distract-limits',
        'skeleton-attack-strength',
        'skeleton-dancing-light',
        'skeleton-wolf',
      ],
      source: ['263-265', '288', '316'],
    },
    {
      id: 'skeleton-distract-limits',
      roles: ['skeletons'],
      title: { ja: '邪魔に数えないもの', en: 'What does not count as distracting' },
      reading: 'じゃまにかぞえないもの',
      aliases: [
        '邪魔 重複',
        '同じタイルに2体 邪魔',
        'distract stacking',
        'two skeletons same tile',
        '空きスペース 邪魔',
        '邪魔 視線',
      ],
      body: {
        ja: [
          'アタックするスケルトン自身は数えない。',
          '同じタイルに何体いても、そのタイルは +1 だけ。',
          '空きスペースのスケルトンは加われない。',
          '斜めの位置や、対象と同じスペースは隣接ではない。',
          '邪魔が効くのは自分のターンのアタックだけで、防御には使わない。',
        ],
        en: [
          'The attacking Skeleton itself.',
          'More than one on the same tile: that tile still gives only +1.',
          'Skeletons on empty spaces.',
          'Diagonal positions and the target’s own space are not adjacent.',
          'It works only for attacks in your own turn, never for defending.',
        ],
      },
      related: ['skeleton-distract', 'skeleton-group-defence', 'skeleton-empty-spaces'],
      source: ['265-266', '250'],
    },
    {
      id: 'skeleton-attack-strength',
      roles: ['skeletons'],
      title: {
        ja: 'アタックの筋力は 1＋能力と装備＋邪魔',
        en: 'Attack Strength = 1 + ability and gear + distracting',
      },
      reading: 'あたっくのきんりょくは 1+のうりょくとそうび+じゃま',
      aliases: [
        'スケルトン 筋力 計算',
        'アタック 計算',
        'skeleton strength',
        'attack calculation',
        '必要な筋力',
        'hit or miss',
      ],
      body: {
        ja: [
          'スラッシィは +2、グレートアックスとシールドは各 +1、邪魔は隣のスペースごとに +1。',
          '対象の筋力か防御力より大きければ成功。同じなら失敗。',
          {
            head: ['アタック', '筋力', '対象', '結果'],
            rows: [
              ['キャスティ、邪魔0', '1', '1', '失敗'],
              ['キャスティ、邪魔1スペース', '2', '1', '成功'],
              ['スラッシィ、邪魔0', '3', '2', '成功'],
              ['スタッビィ、邪魔2スペース（片方に2体）', '3', '3', '失敗'],
              ['シューティー、邪魔3スペース', '4', '3', '成功、離散しない'],
              ['スラッシィとグレートアックス、邪魔2スペース', '6', '5', '成功'],
            ],
          },
        ],
        en: [
          'Slashy +2, Great Axe and Shield +1 each, and +1 for each adjacent space that distracts.',
          'It succeeds above the Strength or Defense of the target; a tie fails.',
          {
            head: ['Attack', 'Strength', 'Target', 'Result'],
            rows: [
              ['Casty, none distracting', '1', '1', 'fails'],
              ['Casty, 1 space distracting', '2', '1', 'hit'],
              ['Slashy, none distracting', '3', '2', 'hit'],
              ['Stabby, 2 spaces (two Skeletons on one)', '3', '3', 'fails'],
              ['Shooty, 3 spaces', '4', '3', 'hit, does not scatter'],
              ['Slashy with Great Axe, 2 spaces', '6', '5', 'hit'],
            ],
          },
        ],
      },
      related: [
        'skeleton-distract',
        'skeleton-slashy',
        'skeleton-action-strike',
        'skeleton-attack-paladin',
      ],
      source: ['264-266', '293', '320-323', '64'],
      links: { tools: ['vast-skeleton-attack'] },
    },
    {
      id: 'skeleton-enter-opponent',
      roles: ['skeletons'],
      title: {
        ja: '相手のいるスペースに入るには筋力で上回る',
        en: 'Entering an opponent’s space takes the higher Strength',
      },
      reading: 'あいてのいるすぺーすにはいるにはきんりょくでうわまわる',
      aliases: [
        'パラディンのスペースに入る',
        'スケルトン 入れない',
        'enter paladin space',
        'スケルトン 通り抜け 相手',
      ],
      body: {
        ja: [
          '共通のルールでは、相手の駒のスペースに入るには、筋力が相手の筋力か防御力を上回る必要がある。',
          'レイスとエンチャンターのスペースには、筋力に関係なく自由に入れる。',
          '卵は誰の移動も妨げない。',
          '離れてアタックするシューティーや呪物のキャスティは、入る必要がない。',
        ],
        en: [
          'By the common rule a piece needs Strength above the Strength or Defense of the opponent whose space it enters.',
          'The spaces of the Wraith and of the Enchanter can be entered freely, whatever the Strength.',
          'Eggs never block anyone.',
          'Shooty from afar, and Casty with the Fetish, need not enter.',
        ],
      },
      note: {
        ja: '入ると自動的にアタックになる共通ルールと、移動後のアクションとしてのアタック！の関係は書かれていない。邪魔を含めた筋力で比べ、入ったらその1体のアタック！として扱うのが自然。',
        en: 'How the common rule (entering is attacking) fits with STRIKE!! as the action after moving is not stated. The natural reading: compare the Strength with all who distract, and treat entering as that Skeleton’s STRIKE!!.',
      },
      related: [
        'skeleton-action-strike',
        'skeleton-wraith',
        'skeleton-attack-enchanter',
        'spider-egg-no-block',
      ],
      source: ['64', '255', '280', '284', '443'],
    },
    {
      id: 'skeleton-group-defence',
      roles: ['skeletons', 'paladin'],
      title: {
        ja: '集団の防御は、最大の筋力＋ほかの数',
        en: 'Defending together: the strongest + 1 for each other',
      },
      reading: 'しゅうだんのぼうぎょは、さいだいのきんりょく+ほかのかず',
      terms: [
        {
          ja: '集団',
          reading: 'しゅうだん',
          en: 'group',
          aliases: [
            'スケルトンの集団',
            'グループ',
            '集団で戦う',
            'group of Skeletons',
            'まとまって防御',
            'skeleton group',
          ],
        },
      ],
      aliases: [
        '同じタイルに複数のスケルトン',
        'スケルトン 防御',
        'group strength',
        'several skeletons on a tile',
        'スケルトン まとめて',
      ],
      body: {
        ja: [
          '同じタイルのスケルトンはまとめて守る。筋力は、最も高い1体＋（数−1）。',
          'パラディンはこの値を上回らなければならない。成功すると全員が離散する。',
          {
            head: ['タイルの筋力', '集団', 'パラディンに必要'],
            rows: [
              ['1', '1', '2'],
              ['1・1', '2', '3'],
              ['1・1・1', '3', '4'],
              ['2・1', '3', '4'],
              ['2・1・1・1', '5', '6'],
              ['1・1・1・1・1', '5', '6'],
            ],
          },
          '筋力2になるのは、相手のターンにたすきを持つスクリーミー。ウルフも1体として加わる。',
        ],
        en: [
          'Skeletons on one tile defend together: the strongest, plus 1 for each of the others.',
          'The Paladin needs more than that. If he succeeds, all of them scatter.',
          {
            head: ['Strengths on the tile', 'Group', 'Paladin needs'],
            rows: [
              ['1', '1', '2'],
              ['1, 1', '2', '3'],
              ['1, 1, 1', '3', '4'],
              ['2, 1', '3', '4'],
              ['2, 1, 1, 1', '5', '6'],
              ['1, 1, 1, 1, 1', '5', '6'],
            ],
          },
          'A Strength of 2 is Screamy with the Sash outside your turn. The Wolf counts as one of them.',
        ],
      },
      related: ['skeleton-sash', 'skeleton-wolf', 'skeleton-scatter', 'skeleton-distract-limits'],
      source: ['134', '293', '309', '316'],
      links: { tools: ['vast-skeleton-group'] },
    },
  ],
};
