import type { Chapter } from '../../../library/entry';
import { changedNames } from './changesNames';
import { paladinCubesTable, paladinFaithTable } from './changesTablesPaladin';
import { manorTable, mapTable } from './changesTablesManor';
import { skeletonsTable } from './changesTablesSkeletons';
import { spiderTable } from './changesTablesSpider';
import { changesToRemember } from './changesToRemember';

const tables = [
  mapTable,
  paladinCubesTable,
  paladinFaithTable,
  skeletonsTable,
  spiderTable,
  manorTable,
];

export const changesChapter: Chapter = {
  id: 'changes',
  title: { ja: 'プレビュー版から変わったこと', en: 'What changed from the preview' },
  entries: [
    {
      id: 'changes-from-preview',
      roles: [],
      title: { ja: 'プレビュー版から変わったこと', en: 'What changed from the preview' },
      reading: 'ぷれびゅーばんからかわったこと',
      aliases: [
        '版の違い',
        '製品版との違い',
        'プレビュー版 違い 一覧',
        'differences between editions',
        'preview vs published',
        'what is new',
      ],
      body: {
        ja: [
          '製品版のルールを、2018年のプレビュー版とロールごとに比べる。',
          ...tables.map((table) => table.ja),
        ],
        en: [
          'The published rules beside those of the 2018 preview, role by role.',
          ...tables.map((table) => table.en),
        ],
      },
      note: {
        ja: '製品版の列には、公開されている早見ページが伝える内容もある。シューティーの追加の安定性1は、資料が食い違い決まっていない。',
        en: 'The published column includes things told only by a public reference page. Shooty’s 1 more Stability is not settled: the sources differ.',
      },
      related: [
        'edition',
        'changes-names-map',
        'changes-movement',
        'changes-strength-defense',
        'victory-conditions',
      ],
      source: ['39-51', '2060-2172', '2176-2278', '2285-2412', '2419-2602', 'C', 'R'],
    },
    ...changesToRemember,
    ...changedNames,
  ],
};
