import type { Chapter } from '../../../library/entry';
import { partlyReported } from './reported';

export const paladinStrengthChapter: Chapter = {
  id: 'paladin-strength',
  title: { ja: 'パラディン：筋力と防御力', en: 'Paladin: Strength and Defense' },
  entries: [
    {
      id: 'paladin-strength',
      roles: ['paladin'],
      title: {
        ja: 'パラディンの筋力は備えの数＋聖戦中の炎',
        en: 'The Paladin’s Strength: prepares plus Fury for one crusade',
      },
      reading: 'ぱらでぃんのきんりょくはそなえのかず+せいせんちゅうのほのお',
      aliases: ['パラディン 筋力', 'Paladin Strength', '攻撃力', 'attack strength', '筋力 上げる'],
      body: {
        ja: [
          '0から始まる。',
          '備え1個につき +1。次の自分のターンの始めまで続く。',
          '活力で消費した炎1につき +1。その聖戦の間だけ。',
          '筋力が相手の防御力を上回れば命中。同じでは失敗。',
        ],
        en: [
          'It starts at 0.',
          '+1 for each cube on prepare, until the start of your next turn.',
          '+1 for each Fury spent through Vigor, for that crusade only.',
          'It has to be greater than the Defense; equal misses.',
        ],
      },
      related: [
        'prepare',
        'favor-vigor',
        'paladin-cubes-needed',
        'strength-and-defense',
        'paladin-defense',
      ],
      source: ['2068', '2080', 'C'],
    },
    {
      id: 'paladin-defense',
      roles: ['paladin', 'skeletons'],
      title: {
        ja: 'パラディンの防御力は備えの数。炎は守りに数えない',
        en: 'The Paladin’s Defense is the prepares; Fury does not defend',
      },
      reading: 'ぱらでぃんのぼうぎょりょくはそなえのかず。ほのおはまもりにかぞえない',
      aliases: [
        'パラディン 防御力',
        'Paladin Defense',
        '守り方',
        'パラディン 守る',
        'Fury defense',
      ],
      body: {
        ja: [
          '0から始まり、備え1個につき +1。',
          'ほかのロールのターンの間も残り、次の自分のターンの始めに0に戻る。',
          '炎で上げるのは筋力だけで、防御力は上がらない。',
          {
            head: ['スケルトンの筋力', '守るのに要る備え'],
            rows: [
              ['1', '1'],
              ['2', '2'],
              ['3', '3'],
              ['4', '4'],
            ],
          },
        ],
        en: [
          'It starts at 0; +1 for each cube on prepare.',
          'It stays during the other roles’ turns and is 0 again at the start of your next turn.',
          'Fury raises Strength only, never Defense.',
          {
            head: ['Skeleton’s Strength', 'Prepares that stop it'],
            rows: [
              ['1', '1'],
              ['2', '2'],
              ['3', '3'],
              ['4', '4'],
            ],
          },
        ],
      },
      related: ['prepare', 'skeleton-strike', 'distracting', 'paladin-strength', 'paladin-health'],
      source: ['2068', '2080', '2182'],
    },
    {
      id: 'paladin-cubes-needed',
      roles: ['paladin'],
      title: {
        ja: '命中に必要なヒーローキューブの数',
        en: 'How many hero cubes a hit needs',
      },
      reading: 'めいちゅうにひつようなひーろーきゅーぶのかず',
      aliases: ['キューブ 計算', '必要な筋力', 'cubes needed', 'Strength needed', '何個で倒せる'],
      body: {
        ja: [
          '聖戦に1個と、備えに「相手の防御力＋1−使う炎」個（0より少なくはならない）。',
          {
            head: ['相手', '防御力', '炎', 'キューブ', '筋力', '残る防御力'],
            rows: [
              ['ポルターガイスト', '1', '0', '3', '2', '2'],
              ['ポルターガイスト（強き霊）', '2', '0', '4', '3', '3'],
              ['スケルトン1体', '1', '1', '2', '2', '1'],
              ['開始時のジャイアントスパイダー', '2', '3', '1', '3', '0'],
              ['ブラッド3の卵', '4', '2', '4', '5', '3'],
              ['スケルトン3体', '3', '0', '5', '4', '4'],
              ['防御力5のスパイダー', '5', '5', '2', '6', '1'],
            ],
          },
          '動くための疾走は別に要る。',
        ],
        en: [
          '1 for the crusade, plus prepares: Defense + 1 − Fury spent, at least 0.',
          {
            head: ['Target', 'Defense', 'Fury', 'Cubes', 'Strength', 'Defense left'],
            rows: [
              ['poltergeist', '1', '0', '3', '2', '2'],
              ['poltergeist (Strong Spirits)', '2', '0', '4', '3', '3'],
              ['1 Skeleton', '1', '1', '2', '2', '1'],
              ['Giant Spider at the start', '2', '3', '1', '3', '0'],
              ['Egg with 3 Blood', '4', '2', '4', '5', '3'],
              ['3 Skeletons', '3', '0', '5', '4', '4'],
              ['Spider with Defense 5', '5', '5', '2', '6', '1'],
            ],
          },
          'Sprints to get there come on top.',
        ],
      },
      note: partlyReported,
      related: ['paladin-strength', 'favor-vigor', 'hero-cubes', 'figures-table'],
      source: ['2068', '2080', '2289-2305', 'C', 'R'],
      links: { tools: ['vast-published-hit'] },
    },
  ],
};
