import { chosen, moved, took } from '../../../eventMakers';
import { given, play } from '../../../playing';
import type { EffectCase, RefusalCase } from '../../actionCase';
import { tableOf } from '../publishedTable';
import { spiderAs, withEgg } from '../spiderTable';

const giant = spiderAs('giant');
const sorcerer = spiderAs('sorcerer');
const swarm = spiderAs('spiderlings');
const ofTwo = spiderAs('spiderlings', { values: { 'spider.spiderlings': 2 } });
const theLast = spiderAs('spiderlings', { values: { 'spider.spiderlings': 1 } });
const noCards = { values: { 'spider.hand': 0 } };
const newEgg = (serial: number) => ({
  'serials.spider.eggs': 1,
  [`spider.egg${serial}.blood`]: 'new 0',
  [`spider.egg${serial}.webs`]: 'new 0',
});
const goneEgg = (serial: number) => ({
  [`spider.egg${serial}.blood`]: 'gone',
  [`spider.egg${serial}.webs`]: 'gone',
});

const forms: readonly EffectCase[] = [
  {
    rule: '[VMP-SP2] from the Giant Spider',
    action: 'becomeSorcerer',
    at: giant,
    does: { 'spider.form': 'sorcerer' },
  },
  {
    rule: '[VMP-SP2] from the Sorcerer',
    action: 'becomeSpiderlings',
    at: sorcerer,
    does: { 'spider.form': 'spiderlings' },
  },
  {
    rule: '[VMP-SP2] from Spiderlings',
    action: 'becomeGiant',
    at: swarm,
    does: { 'spider.form': 'giant' },
  },
  {
    rule: '[VMP-SP2] it may be the same as before',
    action: 'becomeGiant',
    at: giant,
    does: {},
  },
];

const terror: readonly EffectCase[] = [
  ...[giant, sorcerer, swarm].map((at): EffectCase => ({
    rule: '[VMP-SP5] 3 Blood for 1 Terror, in any form',
    action: 'feed',
    at,
    does: { 'spider.blood': -3, 'spider.terror': 1, 'spider.fed': true },
  })),
  {
    rule: '[VMP-SP5] exactly 3 Blood will do',
    action: 'feed',
    at: given(giant, { values: { 'spider.blood': 3 } }),
    does: { 'spider.blood': -3, 'spider.terror': 1, 'spider.fed': true },
  },
  ...[giant, sorcerer, swarm].map((at): EffectCase => ({
    rule: '[VMP-SP6] 6 webs on the map and a card for 1 Terror, in any form; the webs stay',
    action: 'scare',
    at: given(at, { values: { 'spider.webs': 6 } }),
    does: { 'spider.hand': -1, 'spider.terror': 1, 'spider.scared': true },
  })),
  {
    rule: '[VMP-SP6] all 10 webs do no more, and the last card will do',
    action: 'scare',
    at: given(giant, { values: { 'spider.webs': 10, 'spider.hand': 1 } }),
    does: { 'spider.hand': -1, 'spider.terror': 1, 'spider.scared': true },
  },
  {
    rule: '[VMP-SP6] webs on tiles of Eggs are on the map',
    action: 'scare',
    at: withEgg(withEgg(giant, 0, 3), 0, 3),
    does: { 'spider.hand': -1, 'spider.terror': 1, 'spider.scared': true },
  },
  {
    rule: '[VMP-V4] it may open the way out',
    action: 'feed',
    at: given(giant, { values: { 'spider.terror': 11 } }),
    does: {
      'spider.blood': -3,
      'spider.terror': 1,
      'spider.fed': true,
      notices: ['mayLeave'],
    },
  },
  {
    rule: '[VMP-B4] the dial ends where it is printed',
    action: 'feed',
    at: given(giant, { values: { 'spider.terror': 12 } }),
    does: { 'spider.blood': -3, 'spider.fed': true },
  },
  {
    rule: '[VMP-B4] or further',
    action: 'feed',
    at: given(spiderAs('giant', {}, { values: { terrorEnd: 13 } }), {
      values: { 'spider.terror': 12 },
    }),
    does: { 'spider.blood': -3, 'spider.terror': 1, 'spider.fed': true },
  },
];

const eyes: readonly EffectCase[] = [
  {
    rule: '[VMP-SP7] a tile without blood gives none',
    action: 'eyes',
    at: giant,
    does: { 'spider.hand': -1 },
  },
  {
    rule: '[VMP-SP7] [VMP-SP4] the Giant Spider shows two Blood tiles',
    action: 'eyes',
    at: giant,
    inputs: { bloodTiles: 2 },
    does: { 'spider.hand': -1, 'spider.blood': 2 },
  },
  {
    rule: '[VMP-SP7] [VMP-SP4] the Sorcerer one',
    action: 'eyes',
    at: sorcerer,
    inputs: { bloodTiles: 1 },
    does: { 'spider.hand': -1, 'spider.blood': 1 },
  },
  {
    rule: '[VMP-SP7] [VMP-SP4] Spiderlings one each',
    action: 'eyes',
    at: swarm,
    inputs: { bloodTiles: 5 },
    does: { 'spider.hand': -1, 'spider.blood': 5 },
  },
  {
    rule: '[VMP-SP4] more than the form reaches is not taken',
    action: 'eyes',
    at: sorcerer,
    inputs: { bloodTiles: 2 },
    does: { 'spider.hand': -1 },
  },
  {
    rule: '[VMP-SP7] there are 15',
    action: 'eyes',
    at: given(giant, { values: { 'spider.blood': 14 } }),
    inputs: { bloodTiles: 2 },
    does: { 'spider.hand': -1, 'spider.blood': 1 },
  },
];

const fangs: readonly EffectCase[] = [
  {
    rule: '[VMP-SP7] an attack gives 1 Blood',
    action: 'fangs',
    at: giant,
    does: { 'spider.hand': -1, 'spider.blood': 1 },
  },
  {
    rule: '[VMP-SP4] the Giant Spider attacks twice with a card',
    action: 'fangs',
    at: giant,
    inputs: { bites: 2 },
    does: { 'spider.hand': -1, 'spider.blood': 2 },
  },
  {
    rule: '[VMP-SP4] or not at all',
    action: 'fangs',
    at: giant,
    inputs: { bites: 0 },
    does: { 'spider.hand': -1 },
  },
  {
    rule: '[VMP-SP4] the Sorcerer once',
    action: 'fangs',
    at: sorcerer,
    inputs: { bites: 2 },
    does: { 'spider.hand': -1, 'spider.blood': 1 },
  },
  {
    rule: '[VMP-SP4] Spiderlings once each',
    action: 'fangs',
    at: swarm,
    inputs: { bites: 5 },
    does: { 'spider.hand': -1, 'spider.blood': 5 },
  },
  {
    rule: '[VMP-SP4] as many as are left',
    action: 'fangs',
    at: ofTwo,
    inputs: { bites: 2 },
    does: { 'spider.hand': -1, 'spider.blood': 2 },
  },
  {
    rule: '[VMP-SP4] the last one is not asked',
    action: 'fangs',
    at: theLast,
    inputs: { bites: 2 },
    does: { 'spider.hand': -1, 'spider.blood': 1 },
  },
  {
    rule: '[VMP-SK5] a Skeleton that is hit comes back, its card first',
    action: 'fangs',
    at: giant,
    inputs: { bites: 1, skeletonsBitten: ['screamy'] },
    does: {
      'spider.hand': -1,
      'spider.blood': 1,
      'skeletons.march': ['screamy', 'casty', 'shooty', 'slashy', 'stabby'],
      notices: ['skeletonRespawns'],
    },
  },
  {
    rule: '[VMP-SK5] two of them, one after the other',
    action: 'fangs',
    at: given(giant, { values: { 'skeletons.inPlay': 4 } }),
    inputs: { bites: 2, skeletonsBitten: ['screamy', 'slashy'] },
    does: {
      'spider.hand': -1,
      'spider.blood': 2,
      'skeletons.march': ['slashy', 'screamy', 'casty', 'shooty', 'stabby'],
      notices: ['skeletonRespawns', 'skeletonRespawns'],
    },
  },
  {
    rule: '[VMP-SK5] the Sorcerer bites one as well',
    action: 'fangs',
    at: sorcerer,
    inputs: { skeletonsBitten: ['screamy'] },
    does: {
      'spider.hand': -1,
      'spider.blood': 1,
      'skeletons.march': ['screamy', 'casty', 'shooty', 'slashy', 'stabby'],
      notices: ['skeletonRespawns'],
    },
  },
  {
    rule: '[VMP-SK2] one whose card lies face down is not on the map',
    action: 'fangs',
    at: giant,
    inputs: { bites: 1, skeletonsBitten: ['stabby'] },
    does: { 'spider.hand': -1, 'spider.blood': 1 },
  },
  {
    rule: 'without Skeletons nobody asks for them',
    action: 'fangs',
    at: spiderAs('giant', {}, { mix: 'paladinSpiderManor' }),
    inputs: { bites: 2, skeletonsBitten: ['casty'] },
    does: { 'spider.hand': -1, 'spider.blood': 2 },
  },
];

const spinning: readonly EffectCase[] = [
  {
    rule: '[VMP-SP9] a web',
    action: 'spinWebs',
    at: giant,
    does: { 'spider.hand': -1, 'spider.webs': 1 },
  },
  {
    rule: '[VMP-SP4] the Giant Spider spins two',
    action: 'spinWebs',
    at: giant,
    inputs: { websSpun: 2 },
    does: { 'spider.hand': -1, 'spider.webs': 2 },
  },
  {
    rule: '[VMP-SP4] the Sorcerer one',
    action: 'spinWebs',
    at: sorcerer,
    inputs: { websSpun: 2 },
    does: { 'spider.hand': -1, 'spider.webs': 1 },
  },
  {
    rule: '[VMP-SP4] Spiderlings one each',
    action: 'spinWebs',
    at: swarm,
    inputs: { websSpun: 5 },
    does: { 'spider.hand': -1, 'spider.webs': 5 },
  },
  {
    rule: '[VMP-SP9] there are 10',
    action: 'spinWebs',
    at: given(swarm, { values: { 'spider.webs': 8 } }),
    inputs: { websSpun: 5 },
    does: { 'spider.hand': -1, 'spider.webs': 2 },
  },
  {
    rule: '[VMP-SP9] one of them on the tile of an Egg is one on the map',
    action: 'spinWebs',
    at: withEgg(giant, 1),
    inputs: { websSpun: 2, websOnEggs: ['spider.egg1'] },
    does: { 'spider.hand': -1, 'spider.webs': 2, 'spider.egg1.webs': 1 },
  },
  {
    rule: '[VMP-SP9] all of them on tiles of Eggs',
    action: 'spinWebs',
    at: withEgg(withEgg(giant)),
    inputs: { websSpun: 2, websOnEggs: ['spider.egg1', 'spider.egg2'] },
    does: { 'spider.hand': -1, 'spider.webs': 2, 'spider.egg1.webs': 1, 'spider.egg2.webs': 1 },
  },
  {
    rule: '[VMP-SP9] the supply ends before the second Egg',
    action: 'spinWebs',
    at: given(withEgg(withEgg(giant)), { values: { 'spider.webs': 9 } }),
    inputs: { websSpun: 2, websOnEggs: ['spider.egg1', 'spider.egg2'] },
    does: { 'spider.hand': -1, 'spider.webs': 1, 'spider.egg1.webs': 1 },
  },
  {
    rule: '[VMP-SP9] a tile with 3 takes none',
    action: 'spinWebs',
    at: withEgg(giant, 0, 3),
    inputs: { websSpun: 2, websOnEggs: ['spider.egg1'] },
    does: { 'spider.hand': -1, 'spider.webs': 2 },
  },
  {
    rule: '[VMP-SP10] a web hatches an Egg',
    action: 'spinWebs',
    at: withEgg(sorcerer, 3, 2),
    inputs: { websOnEggs: ['spider.egg1'] },
    does: {
      'spider.hand': -1,
      'spider.webs': 1,
      'spider.eggs': [],
      ...goneEgg(1),
      'spider.terror': 2,
      notices: ['eggHatched'],
    },
  },
];

const oneCard = { 'spider.hand': -1 };

const eggs: readonly EffectCase[] = [
  {
    rule: '[VMP-SP11] the first Egg of a turn costs 2 cards',
    action: 'layEgg',
    at: giant,
    does: { 'spider.hand': -2, 'spider.eggsLaid': 1, 'spider.eggs': ['egg1'], ...newEgg(1) },
  },
  {
    rule: '[VMP-SP11] the second 1 card',
    action: 'layEgg',
    at: play(giant, took('spider', 'layEgg')),
    does: {
      'spider.hand': -1,
      'spider.eggsLaid': 1,
      'spider.eggs': ['egg1', 'egg2'],
      ...newEgg(2),
      'serials.spider.eggs': 2,
    },
  },
  {
    rule: '[VMP-SP9] [VMP-SP10] webs that lie there already count for it, and once on the map',
    action: 'layEgg',
    at: given(giant, { values: { 'spider.webs': 10 } }),
    inputs: { websThere: 3 },
    does: {
      'spider.hand': -2,
      'spider.eggsLaid': 1,
      'spider.eggs': ['egg1'],
      ...newEgg(1),
      'spider.egg1.webs': 'new 3',
    },
  },
  {
    rule: '[VMP-SP8] the third Egg of the map, in another turn',
    action: 'layEgg',
    at: withEgg(withEgg(giant)),
    does: {
      'spider.hand': -2,
      'spider.eggsLaid': 1,
      'spider.eggs': ['egg1', 'egg2', 'egg3'],
      ...newEgg(3),
      'serials.spider.eggs': 3,
    },
  },
  {
    rule: '[VMP-SP15] 1 Blood puts 1 on every Egg',
    action: 'tendEggs',
    at: withEgg(withEgg(withEgg(sorcerer, 1, 1)), 4),
    does: {
      'spider.blood': -1,
      'spider.egg1.blood': 1,
      'spider.egg2.blood': 1,
      'spider.egg3.blood': 1,
    },
  },
  {
    rule: '[VMP-SP10] and may hatch several',
    action: 'tendEggs',
    at: withEgg(
      withEgg(withEgg(spiderAs('sorcerer', { values: { 'spider.blood': 4 } }), 2, 3), 5),
      2,
      1,
    ),
    does: {
      'spider.blood': -1,
      'spider.eggs': ['egg3'],
      ...goneEgg(1),
      ...goneEgg(2),
      'spider.egg3.blood': 1,
      'spider.terror': 4,
      notices: ['eggHatched', 'eggHatched'],
    },
  },
  { rule: '[VMP-SP15] a card', action: 'veil', at: sorcerer, does: oneCard },
  ...[giant, sorcerer, swarm].map((at): EffectCase => ({
    rule: '[VMP-SP15] a card, in any form',
    action: 'legs',
    at,
    does: oneCard,
  })),
];

const looting: readonly EffectCase[] = [
  ...[0, 1].map((treasuresLooted): EffectCase => ({
    rule: `[VMP-SP14] ${treasuresLooted} treasures: nothing but the card`,
    action: 'lootTreasures',
    at: swarm,
    inputs: { treasuresLooted },
    does: oneCard,
  })),
  ...(
    [
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
      [9, 3],
      [15, 3],
    ] as const
  ).map(([treasuresLooted, gained]): EffectCase => ({
    rule: `[VMP-SP14] ${treasuresLooted} treasures: ${gained} Terror`,
    action: 'lootTreasures',
    at: swarm,
    inputs: { treasuresLooted },
    does: { ...oneCard, 'spider.terror': gained },
  })),
];

const happenings: readonly EffectCase[] = [
  {
    rule: '[VMP-SP7] a token without an Egg gives 1 Blood',
    action: 'takeBlood',
    at: giant,
    does: { 'spider.blood': 1 },
  },
  {
    rule: '[VMP-SP7] there are 15',
    action: 'takeBlood',
    at: given(giant, { values: { 'spider.blood': 15 } }),
    does: {},
  },
  {
    rule: '[VMP-SP9] takes 1 web off, of however many',
    action: 'webEntered',
    at: given(giant, { values: { 'spider.webs': 4 } }),
    does: { 'spider.webs': -1 },
  },
  {
    rule: '[VMP-SP9] elsewhere, while there is one elsewhere',
    action: 'webEntered',
    at: play(withEgg(giant, 0, 2), moved('spider.webs', 1)),
    does: { 'spider.webs': -1 },
  },
  {
    rule: '[VMP-SP9] on the tile of an Egg',
    action: 'webEntered',
    at: play(withEgg(giant, 0, 2), moved('spider.webs', 1)),
    inputs: { tileEntered: 'spider.egg1' },
    does: { 'spider.webs': -1, 'spider.egg1.webs': -1 },
  },
  {
    rule: '[VMP-SP9] blood of an Egg goes as well, one of each',
    action: 'webEntered',
    at: withEgg(giant, 2, 3),
    inputs: { tileEntered: 'spider.egg1' },
    does: { 'spider.webs': -1, 'spider.egg1.webs': -1, 'spider.egg1.blood': -1 },
  },
  {
    rule: '[VMP-SP9] blood alone',
    action: 'webEntered',
    at: withEgg(giant, 4),
    inputs: { tileEntered: 'spider.egg1' },
    does: { 'spider.egg1.blood': -1 },
  },
  {
    rule: '[VMP-SP9] where there is none elsewhere it was on the tile of an Egg',
    action: 'webEntered',
    at: withEgg(withEgg(giant), 0, 2),
    inputs: { tileEntered: 'elsewhere' },
    does: { 'spider.webs': -1, 'spider.egg2.webs': -1 },
  },
  ...(
    [
      [undefined, 12],
      ['consumer', 10],
      ['hatchling', 8],
      ['matriarch', 12],
      ['demonQueen', 12],
    ] as const
  ).map(([level, terrorNow]): EffectCase => ({
    rule: `[VMP-V4] with ${terrorNow} Terror as ${level ?? 'usual'}`,
    action: 'escape',
    at: given(
      tableOf('withoutManor', level === undefined ? {} : { difficulty: true, spiderLevel: level }),
      { values: { 'spider.terror': terrorNow } },
    ),
    does: { 'spider.escaped': true, notices: ['victory.spiderLeaves'] },
  })),
];

export const spiderEffects: readonly EffectCase[] = [
  ...forms,
  ...terror,
  ...eyes,
  ...fangs,
  ...spinning,
  ...eggs,
  ...looting,
  ...happenings,
];

const needsOne = { because: 'needsCards', params: { amount: 1, have: 0 } };

export const spiderRefusals: readonly RefusalCase[] = [
  ...(
    [
      ['eyes', 'giant'],
      ['fangs', 'sorcerer'],
      ['spinWebs', 'spiderlings'],
      ['veil', 'sorcerer'],
      ['lootTreasures', 'spiderlings'],
      ['legs', 'giant'],
    ] as const
  ).map(([action, form]): RefusalCase => ({
    rule: '[VMP-SP4] no card left',
    action,
    at: spiderAs(form, noCards),
    ...needsOne,
  })),
  {
    rule: '[VMP-SP5] 2 Blood feed nobody',
    action: 'feed',
    at: given(giant, { values: { 'spider.blood': 2 } }),
    because: 'needsBlood',
    params: { amount: 3, have: 2 },
  },
  {
    rule: '[VMP-SP5] a second time in one turn, whatever there is',
    action: 'feed',
    at: play(giant, took('spider', 'feed')),
    because: 'onceATurn',
  },
  {
    rule: '[VMP-SP6] 5 webs scare nobody',
    action: 'scare',
    at: given(giant, { values: { 'spider.webs': 5 } }),
    because: 'needsWebs',
    params: { amount: 6, have: 5 },
  },
  {
    rule: '[VMP-SP6] no card left',
    action: 'scare',
    at: given(giant, { values: { 'spider.webs': 6, 'spider.hand': 0 } }),
    ...needsOne,
  },
  {
    rule: '[VMP-SP6] a second time in one turn',
    action: 'scare',
    at: play(given(swarm, { values: { 'spider.webs': 10 } }), took('spider', 'scare')),
    because: 'onceATurn',
  },
  {
    rule: '[VMP-SP4] more Skeletons than attacks',
    action: 'fangs',
    at: giant,
    inputs: { bites: 1, skeletonsBitten: ['casty', 'screamy'] },
    because: 'moreBittenThanBites',
  },
  {
    rule: '[VMP-SP4] the Sorcerer attacks only one',
    action: 'fangs',
    at: sorcerer,
    inputs: { skeletonsBitten: ['casty', 'screamy'] },
    because: 'moreBittenThanBites',
  },
  {
    rule: '[VMP-SP4] more Eggs than webs',
    action: 'spinWebs',
    at: withEgg(withEgg(giant)),
    inputs: { websSpun: 1, websOnEggs: ['spider.egg1', 'spider.egg2'] },
    because: 'tooManyEggs',
    params: { webs: 1 },
  },
  {
    rule: '[VMP-SP11] one card is no Egg',
    action: 'layEgg',
    at: given(giant, { values: { 'spider.hand': 1 } }),
    because: 'needsCards',
    params: { amount: 2, have: 1 },
  },
  {
    rule: '[VMP-SP11] no card for the second',
    action: 'layEgg',
    at: play(given(giant, { values: { 'spider.hand': 2 } }), took('spider', 'layEgg')),
    because: 'needsCards',
    params: { amount: 1, have: 0 },
  },
  {
    rule: '[VMP-SP11] no third in a turn',
    action: 'layEgg',
    at: play(giant, took('spider', 'layEgg'), took('spider', 'layEgg')),
    because: 'twoEggsATurn',
  },
  {
    rule: '[VMP-SP8] there are 3',
    action: 'layEgg',
    at: withEgg(withEgg(withEgg(giant))),
    because: 'noEggLeft',
  },
  { rule: '[VMP-SP15] no Egg', action: 'tendEggs', at: sorcerer, because: 'noEgg' },
  {
    rule: '[VMP-SP15] no Blood',
    action: 'tendEggs',
    at: given(withEgg(sorcerer), { values: { 'spider.blood': 0 } }),
    because: 'needsBlood',
    params: { amount: 1, have: 0 },
  },
  {
    rule: '[VMP-SP9] no web on the map',
    action: 'webEntered',
    at: withEgg(giant),
    because: 'noTokens',
  },
  ...(
    [
      ['standard', 12],
      ['consumer', 10],
      ['hatchling', 8],
    ] as const
  ).map(([spiderLevel, amount]): RefusalCase => ({
    rule: `[VMP-V4] ${amount - 1} Terror are not enough as ${spiderLevel}`,
    action: 'escape',
    at: given(tableOf('allRoles', { difficulty: true, spiderLevel }), {
      values: { 'spider.terror': amount - 1 },
    }),
    because: 'needsTerror',
    params: { amount, have: amount - 1 },
  })),
];

/** What only some forms can do [VMP-SP11], [VMP-SP14], [VMP-SP15]. */
export const powersByForm = {
  giant: ['layEgg'],
  sorcerer: ['tendEggs', 'veil'],
  spiderlings: ['lootTreasures'],
} as const;

export const inForm = (form: string) => play(giant, chosen('spider.form', form));
