import type { Chapter } from '../../../library/entry';

export const spiderEggsChapter: Chapter = {
  id: 'spider-eggs',
  title: { ja: 'スパイダー：卵', en: 'Spider: Eggs' },
  entries: [
    {
      id: 'eggs',
      roles: ['spider'],
      title: {
        ja: '卵：3つまで、孵化すると恐怖 +2',
        en: 'Eggs: 3 at most, each worth Terror +2 when it hatches',
      },
      reading: 'たまご：3つまで、ふかするときょうふ +2',
      terms: [
        {
          ja: '卵',
          reading: 'たまご',
          en: 'Egg',
          aliases: ['タマゴ', '玉子', 'エッグ', '卵の駒', 'spider egg'],
        },
      ],
      aliases: ['卵とは', '卵 ルール', 'what is an Egg', 'Egg rules', '卵 効果'],
      body: {
        ja: [
          'ジャイアントスパイダーの産卵で置く。1ターンに2つまで、マップに3つまで。',
          'タイルの蜘蛛の巣とブラッドが合わせて6になると孵化する。',
          '卵もフィギュア。筋力はなく、防御力は1＋ブラッドの数。',
          'アタックを強いない。',
          '孵化したり壊されたりした卵は、また産める。',
        ],
        en: [
          'The Giant Spider lays them: at most 2 a turn and 3 on the map.',
          'It hatches when its tile has 6 webs and Blood together.',
          'An Egg is a figure without Strength; its Defense is 1 plus the Blood.',
          'It does not force attacks.',
          'One that hatched or was hit may be laid again.',
        ],
      },
      note: {
        ja: '数の3は早見ページが伝える。取り除かれた卵をまた産めるという点は推測。',
        en: 'The number 3 is reported; that an Egg taken off may be laid again is inferred.',
      },
      related: ['spider-lay-egg', 'egg-hatches', 'egg-defense', 'egg-hit', 'spider-tend'],
      source: ['2298', '2305', '2388', '2406', 'R', 'I'],
      links: { tracks: ['spider.eggs'] },
    },
    {
      id: 'egg-hatches',
      roles: ['spider'],
      title: {
        ja: '孵化：蜘蛛の巣とブラッドが合わせて6で恐怖 +2',
        en: 'Hatching: 6 webs and Blood together give Terror +2',
      },
      reading: 'ふか：くものすとぶらっどがあわせて6できょうふ +2',
      aliases: ['卵が孵る', '卵 孵化 条件', 'Egg hatches', 'when does an Egg hatch', 'ふ化'],
      body: {
        ja: [
          '卵のタイルで合わせて6に届くと孵化する。恐怖2を得て、卵とブラッドをすべて取り除く。蜘蛛の巣は残る。',
          '蜘蛛の巣は3つまでなので、ブラッドは少なくとも3要る。',
          {
            head: ['ブラッド', '蜘蛛の巣', '合計', '孵化'],
            rows: [
              ['2', '3', '5', 'いいえ'],
              ['3', '3', '6', 'はい'],
              ['4', '1', '5', 'いいえ'],
              ['4', '2', '6', 'はい'],
              ['5', '0', '5', 'いいえ'],
              ['6', '0', '6', 'はい'],
            ],
          },
        ],
        en: [
          'At 6 together on its tile the Egg hatches: gain 2 Terror, take the Egg and all its Blood off. The webs stay.',
          'With 3 webs at most it takes at least 3 Blood.',
          {
            head: ['Blood', 'Webs', 'Sum', 'Hatches'],
            rows: [
              ['2', '3', '5', 'no'],
              ['3', '3', '6', 'yes'],
              ['4', '1', '5', 'no'],
              ['4', '2', '6', 'yes'],
              ['5', '0', '5', 'no'],
              ['6', '0', '6', 'yes'],
            ],
          },
        ],
      },
      related: ['eggs', 'spider-tend', 'webs', 'terror', 'egg-defense'],
      source: ['2406'],
      links: { notices: ['eggHatched'], tools: ['vast-published-egg'] },
    },
    {
      id: 'egg-defense',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: '卵の防御力は1＋ブラッド、蜘蛛の巣は数えない',
        en: 'An Egg’s Defense is 1 plus its Blood; webs do not count',
      },
      reading: 'たまごのぼうぎょりょくは1+ぶらっど、くものすはかぞえない',
      aliases: [
        '卵 防御力',
        '卵を壊す 筋力',
        'Egg Defense',
        'Strength needed for an Egg',
        '卵 必要な筋力',
      ],
      body: {
        ja: [
          {
            head: ['ブラッド', '蜘蛛の巣', '防御力', '要る筋力'],
            rows: [
              ['0', '0', '1', '2'],
              ['2', '3', '3', '4'],
              ['3', '0', '4', '5'],
              ['4', '1', '5', '6'],
              ['5', '0', '6', '7'],
            ],
          },
          '6に届けば孵化するので、防御力は6まで。',
          '例：ブラッド3の卵なら、パラディンは炎2とキューブ4個（聖戦1、備え3）で筋力5。',
        ],
        en: [
          {
            head: ['Blood', 'Webs', 'Defense', 'Strength needed'],
            rows: [
              ['0', '0', '1', '2'],
              ['2', '3', '3', '4'],
              ['3', '0', '4', '5'],
              ['4', '1', '5', '6'],
              ['5', '0', '6', '7'],
            ],
          },
          'It hatches at 6, so Defense never passes 6.',
          'Example: for an Egg with 3 Blood the Paladin needs 2 Fury and 4 cubes (crusade 1, prepare 3): Strength 5.',
        ],
      },
      related: ['egg-hit', 'eggs', 'egg-hatches', 'strength-and-defense'],
      source: ['2298', '2305', '2406', 'C'],
    },
    {
      id: 'egg-hit',
      roles: ['spider', 'paladin', 'skeletons'],
      title: {
        ja: '卵が命中を受けると、ブラッドとともに取り除かれる',
        en: 'An Egg that is hit goes off with its Blood',
      },
      reading: 'たまごがめいちゅうをうけると、ぶらっどとともにとりのぞかれる',
      aliases: ['卵を壊す', '卵 アタック', 'attack an Egg', 'destroy Egg', '卵 経験値5'],
      body: {
        ja: [
          '卵とその上のブラッドはスパイダーのサプライに戻る。恐怖は得られない。',
          'パラディンは経験値5と光1を得る。',
          'パラディンのターンの終わりの炎は、卵に命中しても得られる。止めるのはスパイダーへの命中だけ。',
          '卵のタイルに入った対戦相手の駒は、そこの蜘蛛の巣1つとブラッド1つを先に減らす。',
        ],
        en: [
          'The Egg and the Blood on it return to the Spider’s supply. There is no Terror.',
          'The Paladin gains 5 Grit and 1 Light.',
          'Hitting an Egg does not cost him the Fury at turn end; only hitting the Spider does.',
          'An enemy piece entering the tile first takes one web and one Blood off it.',
        ],
      },
      note: {
        ja: 'タイルに入った駒がブラッドも1つ減らすという点は、早見ページが伝える。',
        en: 'That an entering piece also takes a blood token is reported by a public reference page.',
      },
      related: ['egg-defense', 'eggs', 'grit', 'entering-tokens', 'fury'],
      source: ['2111', '2117', '2135', '2305', '2207', 'R'],
    },
  ],
};
