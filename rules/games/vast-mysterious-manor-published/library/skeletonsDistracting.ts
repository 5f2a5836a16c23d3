import type { Chapter } from '../../../library/entry';

export const skeletonsDistractingChapter: Chapter = {
  id: 'skeletons-distracting',
  title: { ja: 'スケルトン：邪魔', en: 'Skeletons: Distracting' },
  entries: [
    {
      id: 'distracting',
      roles: ['skeletons'],
      title: {
        ja: '邪魔：対象の隣で仲間のいるスペースごとに筋力 +1',
        en: 'Distracting: Strength +1 for each space next to the target',
      },
      reading: 'じゃま：たいしょうのとなりでなかまのいるすぺーすごとにきんりょく +1',
      terms: [
        {
          ja: '邪魔',
          reading: 'じゃま',
          en: 'Distracting',
          aliases: ['邪魔する', '妨害', '気を散らす', 'distract', 'distraction', 'distracted'],
        },
      ],
      aliases: [
        'スケルトン 協力',
        '仲間 筋力 上げる',
        'distracting skeletons',
        'help another skeleton attack',
        '囲んでアタック',
      ],
      body: {
        ja: [
          'スケルトンがアタックするとき、対象に隣接し、スケルトンか髑髏のいるスペース1つごとに筋力 +1。',
          '数えるのは体ではなくスペース。1スペースに何体いても1。',
          '隣接は4方向なので、最大 +4。',
          'アタックする本人は対象と同じスペースにいるので、数えない。',
        ],
        en: [
          'When a Skeleton attacks, it has Strength +1 for each space adjacent to the target that holds a Skeleton or a skull.',
          'Count spaces, not bodies: several on one space give 1.',
          'There are four adjacent spaces, so +4 is the most.',
          'The attacker shares the target’s space and never counts.',
        ],
      },
      related: [
        'distracting-spaces',
        'distracting-examples',
        'skeleton-strength',
        'cackling-skulls',
        'singy',
      ],
      source: ['2176'],
    },
    {
      id: 'distracting-spaces',
      roles: ['skeletons'],
      title: {
        ja: '邪魔に数えるスペースと数えないスペース',
        en: 'Which spaces count as distracting',
      },
      reading: 'じゃまにかぞえるすぺーすとかぞえないすぺーす',
      aliases: [
        '邪魔 壁越し',
        '邪魔 斜め',
        'distracting through walls',
        'distracting diagonal',
        '空きスペースから邪魔',
      ],
      body: {
        ja: [
          {
            head: ['スペース', '数えるか'],
            rows: [
              ['対象の隣（上下左右）', '1'],
              ['同じスペースに2体以上', 'まとめて1'],
              ['髑髏だけ', '1'],
              ['壁を挟んだ隣', '1'],
              ['空きスペース、敷地', '1'],
              ['斜め', '数えない'],
              ['対象と同じスペース', '数えない'],
            ],
          },
          '対象への視線は要らない。',
          '離れてアタックするときも、アタックする側ではなく対象の隣を数える。',
        ],
        en: [
          {
            head: ['Space', 'Counts'],
            rows: [
              ['next to the target, not diagonally', '1'],
              ['two or more on one space', '1 in all'],
              ['only a skull', '1'],
              ['next to it behind a wall', '1'],
              ['crypt, grounds', '1'],
              ['diagonal', 'no'],
              ['the target’s own space', 'no'],
            ],
          },
          'No sight of the target is needed.',
          'For an attack at range, too, look round the target, not round the attacker.',
        ],
      },
      note: {
        ja: '空きスペースと敷地を数えることは推測。髑髏についてはルール資料がタイルと書くが、スペースとして扱った。',
        en: 'That crypts and grounds count is inferred. Of the skulls the rules reference speaks as tiles; here they count by spaces.',
      },
      related: ['distracting', 'groundskeepers', 'cackling-skulls', 'distance', 'skeleton-ranged'],
      source: ['2176', '2248', 'I'],
    },
    {
      id: 'distracting-examples',
      roles: ['skeletons'],
      title: { ja: '例：邪魔の数え方', en: 'Worked: counting Distracting' },
      reading: 'れい：じゃまのかぞえかた',
      aliases: [
        '邪魔 例',
        '邪魔 何体',
        'distracting example',
        'count distracting spaces',
        '2体いる 邪魔',
      ],
      body: {
        ja: [
          {
            head: ['対象の周り', '邪魔', '筋力'],
            rows: [
              ['誰もいない', '0', '1'],
              ['隣の1スペースに1体', '1', '2'],
              ['隣の1スペースに2体', '1', '2'],
              ['1体のスペースと髑髏のスペース', '2', '3'],
              ['隣の3スペース、うち1つに2体', '3', '4'],
              ['隣の4スペースすべて', '4', '5'],
              ['斜めに2体', '0', '1'],
            ],
          },
          '筋力2のスラッシィなら、どの行ももう +1。',
        ],
        en: [
          {
            head: ['Round the target', 'Distracting', 'Strength'],
            rows: [
              ['nobody', '0', '1'],
              ['1 Skeleton on one adjacent space', '1', '2'],
              ['2 Skeletons on one adjacent space', '1', '2'],
              ['a space with 1 Skeleton, one with a skull', '2', '3'],
              ['3 adjacent spaces, 2 Skeletons on one', '3', '4'],
              ['all 4 adjacent spaces', '4', '5'],
              ['2 Skeletons diagonally', '0', '1'],
            ],
          },
          'For Slashy at Strength 2 add 1 to each row.',
        ],
      },
      related: ['distracting', 'distracting-spaces', 'skeleton-strike-examples'],
      source: ['2176', '2262'],
    },
  ],
};
