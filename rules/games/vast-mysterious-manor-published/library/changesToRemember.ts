import type { RuleEntry } from '../../../library/entry';
import { partlyReported } from './reported';

/** What players who know the preview edition get wrong first. */
export const changesToRemember: readonly RuleEntry[] = [
  {
    id: 'changes-movement',
    roles: [],
    title: { ja: '移動力はもう払わない', en: 'There are no movement points any more' },
    reading: 'いどうりょくはもうはらわない',
    aliases: [
      '移動ポイント なし',
      '移動コスト',
      '蜘蛛の巣 追加コスト',
      'movement points',
      'cost of webs',
    ],
    body: {
      ja: [
        'どのロールも「Nスペースまで」移動し、1スペースはいつも1と数える。',
        '蜘蛛の巣とランプはコストを増やさず、その移動を止める。',
        '移動力という数を持つのは、拡張のアーマードナイトだけ。',
      ],
      en: [
        'Every role moves “up to N spaces”, and a space always counts 1.',
        'Webs and lamps add no cost; they end the move.',
        'Only the Armored Knight of the expansion has a Movement number.',
      ],
    },
    note: partlyReported,
    related: ['moving', 'stopping', 'changes-from-preview', 'armored-knight'],
    source: ['2070-2135', '2207', '2359', 'R'],
  },
  {
    id: 'changes-strength-defense',
    roles: [],
    title: { ja: '筋力と防御力は別々の数', en: 'Strength and Defense are two different numbers' },
    reading: 'きんりょくとぼうぎょりょくはべつべつのかず',
    aliases: ['筋力で守る', '防御力とは', '同じ数字', 'Strength as defense', 'two stats'],
    body: {
      ja: [
        'アタックは筋力で、守りは防御力で比べる。筋力で守ることはない。',
        '筋力が相手の防御力より大きいときだけ命中。同じ値は失敗。',
        'パラディンの筋力も防御力も、0から始まる。',
      ],
      en: [
        'Attack with Strength, defend with Defense; Strength never defends.',
        'Only Strength greater than the Defense hits. Equal is a miss.',
        'The Paladin’s Strength and Defense both start at 0.',
      ],
    },
    note: partlyReported,
    related: ['strength-and-defense', 'hit-or-miss', 'figures-table', 'changes-from-preview'],
    source: ['2064-2068', 'R'],
  },
  {
    id: 'changes-fury',
    roles: ['paladin'],
    title: {
      ja: '炎は、グールの怒りとは別のもの',
      en: 'The Paladin’s Fury was Fire; it is not the Ghoul’s Fury',
    },
    reading: 'ほのおは、ぐーるのいかりとはべつのもの',
    aliases: ['怒り', 'フューリー', 'Fury 日本語', 'rage', 'Ghoul fury'],
    body: {
      ja: [
        'パラディンのボードやカードにある「Fury」は、ここでは炎と呼ぶ。',
        '水晶洞窟のグールにも英語で同じ言葉があるが、そちらは怒り。関係はない。',
      ],
      en: [
        'Fury on the Paladin’s board and cards is what the preview called Fire.',
        'The Ghoul of the Crystal Caverns has something of the same English name; the two have nothing to do with each other.',
      ],
    },
    related: ['fury', 'changes-names-paladin', 'changes-from-preview'],
    source: ['2135', '2121', '2155'],
  },
  {
    id: 'changes-skeleton-walls',
    roles: ['skeletons'],
    title: { ja: 'スケルトンはもう壁を越えられない', en: 'Skeletons no longer cross walls' },
    reading: 'すけるとんはもうかべをこえられない',
    aliases: ['スケルトン 壁', '壁を抜ける', 'skeletons and walls', 'pass through walls', '壁 +1'],
    body: {
      ja: [
        '壁があれば回り道をするか、「突破！」で安定性1を払ってブリーチを置く。',
        'そのかわり、空きスペースと敷地には入れる。',
      ],
      en: [
        'Where a wall is in the way they go round it, or place a breach with BREACH!! for 1 Stability.',
        'In return, crypts and grounds are open to them.',
      ],
    },
    related: ['walls', 'breach', 'crypts', 'skeletons-turn', 'changes-from-preview'],
    source: ['2201', '2223'],
  },
  {
    id: 'changes-grit-thresholds',
    roles: ['paladin'],
    title: {
      ja: '経験値の区切りは上がるときも下がるときも効く',
      en: 'Grit thresholds work in both directions',
    },
    reading: 'けいけんちのくぎりはあがるときもさがるときもきく',
    aliases: [
      '経験値 下がる',
      '神聖カードを失う',
      '7 18 32 41',
      'lose favor cards',
      'falling below a threshold',
    ],
    body: {
      ja: [
        '7・18・32・41はヒーローキューブ、13・25は神聖カードの区切り。',
        '達すればヒーローキューブ +1、または神聖カード3枚から1枚。',
        '下回ればヒーローキューブ1個が外れ、または神聖カード1枚を捨てる。',
      ],
      en: [
        '7, 18, 32 and 41 are the thresholds for hero cubes, 13 and 25 those for favor cards.',
        'Reaching one gives 1 hero cube, or 1 of 3 favor cards.',
        'Falling below it takes 1 hero cube off, or discards 1 favor card.',
      ],
    },
    related: ['grit', 'hero-cubes', 'favors', 'changes-from-preview'],
    source: ['2143-2149'],
  },
  {
    id: 'changes-skeletons-bought',
    roles: ['skeletons'],
    title: {
      ja: '安定性の目印はない。スケルトンは安定性3で買う',
      en: 'Stability unlocks nothing: a new Skeleton is bought for 3',
    },
    reading: 'あんていせいのめじるしはない。すけるとんはあんていせい3でかう',
    aliases: ['4 7 10', '骨の目印', 'スケルトンを増やす', 'unlock skeletons', 'more skeletons'],
    body: {
      ja: [
        '安定性が4・7・10に達しても、スケルトンは増えない。',
        '自分のターンに1回、安定性3で1体を召喚する。',
        '一度出たスケルトンは、安定性が下がっても減らない。',
      ],
      en: [
        'Reaching 4, 7 or 10 Stability brings no Skeleton.',
        'Once on your turn you may summon one for 3 Stability.',
        'A Skeleton in play is never lost, even when Stability falls.',
      ],
    },
    related: ['summon', 'stability', 'undead', 'changes-from-preview'],
    source: ['2233'],
  },
  {
    id: 'changes-egg-count',
    roles: ['spider'],
    title: {
      ja: '卵の孵化は両方、防御力はブラッドだけで数える',
      en: 'An Egg hatches by webs and blood, defends by blood alone',
    },
    reading: 'たまごのふかはりょうほう、ぼうぎょりょくはぶらっどだけでかぞえる',
    aliases: ['卵 6', '孵化の条件', '卵の防御力', 'egg defense', 'egg hatching count'],
    body: {
      ja: [
        '孵化：タイルの蜘蛛の巣とブラッドが、合わせて6になったとき。',
        '防御力：1＋タイルのブラッド。蜘蛛の巣は数えない。',
        '蜘蛛の巣は3つまでなので、孵化にはブラッドが少なくとも3つ要る。',
      ],
      en: [
        'Hatching: when webs and blood on its tile make 6 together.',
        'Defense: 1 + the blood on its tile. Webs do not count.',
        'As a tile holds at most 3 webs, at least 3 blood are needed to hatch.',
      ],
    },
    related: ['egg-hatches', 'eggs', 'webs', 'changes-from-preview'],
    source: ['2298', '2305', '2406'],
  },
];
