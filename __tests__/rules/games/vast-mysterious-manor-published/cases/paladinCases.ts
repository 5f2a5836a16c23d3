import { added, moved, setTo } from '../../../eventMakers';
import { given, play, type Position, type Table } from '../../../playing';
import type { EffectCase, RefusalCase } from '../../actionCase';
import { tableOf } from '../publishedTable';

/** A Paladin far from any mark, with some Fury and Light. */
function paladin(position: Position = {}, table: Table = tableOf()): Table {
  const values = { 'paladin.fire': 3, 'paladin.light': 4, ...position.values };
  return given(table, { ...position, values });
}
const has = (...cards: readonly string[]): Position => ({
  toggles: Object.fromEntries(cards.map((card) => [`paladin.${card}`, true])),
});
const withValues = (values: Position['values'] = {}, position: Position = {}): Table =>
  paladin({ ...position, values });
const everyFavor = [
  ...['pathfinder', 'conjure', 'divination', 'pillarOfLight'],
  ...['radiantLamps', 'dedication', 'disdain'],
];

const spiderHit = { 'paladin.light': 1, 'paladin.spiderHit': true };
const scatters = { 'spider.form': 'spiderlings', notices: ['spiderScatters'] };
const asSpiderlings = { choices: { 'spider.form': 'spiderlings' } };
const shadow = paladin({}, tableOf('allRoles', { shadowPaladin: true }));
const five = { 'skeletons.inPlay': 5 };
const march = (...order: readonly string[]) => ({ 'skeletons.march': order });

/** Two Eggs, the second with 2 webs and 1 blood; 4 webs elsewhere. */
const eggs = play(
  paladin(),
  setTo('spider.webs', 4),
  added('spider.eggs'),
  added('spider.eggs'),
  moved('spider.egg2.webs', 2),
  moved('spider.egg2.blood', 1),
);
const oneEgg = play(paladin(), added('spider.eggs'));
const websOnEggOnly = play(paladin(), added('spider.eggs'), moved('spider.egg1.webs', 2));

const cubeActions: readonly EffectCase[] = [
  {
    rule: '[VMP-P5] [VMP-P6] a cube',
    action: 'prepare',
    at: paladin(),
    does: { 'paladin.prepared': 1 },
  },
  {
    rule: '[VMP-P5] the last cube',
    action: 'prepare',
    at: withValues({ 'paladin.sprints': 1, 'paladin.crusades': 1 }),
    does: { 'paladin.prepared': 1 },
  },
  {
    rule: '[VMP-P2] a cube of Grit is usable at once',
    action: 'prepare',
    at: withValues({ 'paladin.crusades': 3, 'paladin.experience': 7 }),
    does: { 'paladin.prepared': 1 },
  },
  {
    rule: '[VMP-P5] [VMP-P17] a cube',
    action: 'sprint',
    at: paladin(),
    does: { 'paladin.sprints': 1 },
  },
  { rule: '[VMP-P5] a cube', action: 'crusade', at: paladin(), does: { 'paladin.crusades': 1 } },
];

const gains: readonly EffectCase[] = [
  {
    rule: '[VMP-P7] Grit +2',
    action: 'revealTile',
    at: paladin(),
    does: { 'paladin.experience': 2 },
  },
  {
    rule: '[VMP-P2] [VMP-P7] over a mark',
    action: 'revealTile',
    at: withValues({ 'paladin.experience': 16 }),
    does: { 'paladin.experience': 2, notices: ['heroCubeGained'] },
  },
  {
    rule: '[VMP-G4] the dial ends',
    action: 'revealTile',
    at: withValues({ 'paladin.experience': 49 }),
    does: { 'paladin.experience': 1 },
  },
  {
    rule: '[VMP-P7] Grit +5',
    action: 'refuseTreasure',
    at: paladin(),
    does: { 'paladin.experience': 5 },
  },
  {
    rule: '[VMP-P3] [VMP-P7] over a favor mark',
    action: 'refuseTreasure',
    at: withValues({ 'paladin.experience': 9 }),
    does: { 'paladin.experience': 5, notices: ['favorGained'] },
  },
  {
    rule: '[VMP-P15] Dedication: Light and Fury instead',
    action: 'refuseTreasure',
    at: paladin(has('dedication')),
    does: { 'paladin.light': 2, 'paladin.fire': 2 },
  },
  {
    rule: '[VMP-P15] [VMP-P9] [VMP-P10] Dedication into full pools',
    action: 'refuseTreasure',
    at: withValues({ 'paladin.fire': 4, 'paladin.light': 7 }, has('dedication')),
    does: { 'paladin.light': 1, 'paladin.fire': 1 },
  },
  {
    rule: '[VMP-P15] Dedication may be left alone',
    action: 'refuseTreasure',
    at: paladin(has('dedication')),
    inputs: { dedication: false },
    does: { 'paladin.experience': 5 },
  },
  {
    rule: '[VMP-P7] without Dedication nobody uses it',
    action: 'refuseTreasure',
    at: paladin(),
    inputs: { dedication: true },
    does: { 'paladin.experience': 5 },
  },
  {
    rule: '[VMP-P12] Light goes without saying',
    action: 'shrineFaith',
    at: paladin(),
    does: { 'paladin.light': 1 },
  },
  {
    rule: '[VMP-P12] or Fury',
    action: 'shrineFaith',
    at: paladin(),
    inputs: { pool: 'fire' },
    does: { 'paladin.fire': 1 },
  },
  {
    rule: '[VMP-P12] one favor for another',
    action: 'swapFavor',
    at: paladin(has('divination')),
    inputs: { discarded: 'divination', kept: 'disdain' },
    does: { 'paladin.divination': false, 'paladin.disdain': true },
  },
  {
    rule: '[VMP-P12] of two it is the one chosen',
    action: 'swapFavor',
    at: paladin(has('divination', 'conjure')),
    inputs: { discarded: 'conjure', kept: 'pathfinder' },
    does: { 'paladin.conjure': false, 'paladin.pathfinder': true },
  },
  {
    rule: '[VMP-P3] one of those left',
    action: 'keepFavor',
    at: paladin(has('pathfinder')),
    inputs: { kept: 'radiantLamps' },
    does: { 'paladin.radiantLamps': true },
  },
  {
    rule: '[VMP-P3] one of those held',
    action: 'discardFavor',
    at: paladin(has('pathfinder', 'disdain')),
    inputs: { discarded: 'disdain' },
    does: { 'paladin.disdain': false },
  },
];

const hits: readonly EffectCase[] = [
  {
    rule: '[VMP-P10] [VMP-SP12] the Giant Spider becomes Spiderlings',
    action: 'hitSpider',
    at: paladin(),
    does: { ...spiderHit, 'spider.spiderlings': -1, ...scatters },
  },
  {
    rule: '[VMP-P10] a Spiderling',
    action: 'hitSpider',
    at: paladin(asSpiderlings),
    does: { ...spiderHit, 'spider.spiderlings': -1 },
  },
  {
    rule: '[VMP-P16] the Fire Brand takes two for 3 Fury',
    action: 'hitSpider',
    at: paladin({ ...has('fireBrand'), choices: { 'spider.form': 'sorcerer' } }),
    inputs: { useFireBrand: true },
    does: { ...spiderHit, 'paladin.fire': -3, 'spider.spiderlings': -2, ...scatters },
  },
  {
    rule: '[VMP-P16] the Fire Brand left alone',
    action: 'hitSpider',
    at: paladin(has('fireBrand')),
    does: { ...spiderHit, 'spider.spiderlings': -1, ...scatters },
  },
  {
    rule: '[VMP-P16] the Fire Brand is no use against Spiderlings',
    action: 'hitSpider',
    at: paladin({ ...has('fireBrand'), ...asSpiderlings }),
    inputs: { useFireBrand: true },
    does: { ...spiderHit, 'spider.spiderlings': -1 },
  },
  {
    rule: '[VMP-P16] nobody uses a Fire Brand he has not',
    action: 'hitSpider',
    at: paladin(),
    inputs: { useFireBrand: true },
    does: { ...spiderHit, 'spider.spiderlings': -1, ...scatters },
  },
  {
    rule: '[VMP-P16] [VMP-G4] of the last one the Fire Brand takes one',
    action: 'hitSpider',
    at: withValues({ 'spider.spiderlings': 1 }, has('fireBrand')),
    inputs: { useFireBrand: true },
    does: {
      ...spiderHit,
      'paladin.fire': -3,
      'spider.spiderlings': -1,
      'spider.form': 'spiderlings',
      notices: ['spiderScatters', 'victory.paladinKillsSpider'],
    },
  },
  {
    rule: '[VMP-V2] [VMP-X15] his Health, and the Spider was not hit',
    action: 'hitShadowPaladin',
    at: shadow,
    does: { 'paladin.light': 1, 'shadowPaladin.health': -1, notices: ['shadowFlees'] },
  },
  {
    rule: '[VMP-P10] [VMP-SK5] one',
    action: 'hitSkeletons',
    at: withValues(five),
    inputs: { skeletons: ['shooty'] },
    does: {
      'paladin.light': 1,
      ...march('shooty', 'casty', 'screamy', 'slashy', 'stabby'),
      notices: ['skeletonRespawns'],
    },
  },
  {
    rule: '[VMP-P10] [VMP-SK5] the first stays first',
    action: 'hitSkeletons',
    at: withValues(five),
    inputs: { skeletons: ['casty'] },
    does: { 'paladin.light': 1, notices: ['skeletonRespawns'] },
  },
  {
    rule: '[VMP-P10] [VMP-SK5] three at once',
    action: 'hitSkeletons',
    at: withValues(five),
    inputs: { skeletons: ['casty', 'slashy', 'screamy'] },
    does: {
      'paladin.light': 3,
      ...march('screamy', 'slashy', 'casty', 'shooty', 'stabby'),
      notices: ['skeletonRespawns', 'skeletonRespawns', 'skeletonRespawns'],
    },
  },
  {
    rule: '[VMP-P10] Light ends at 8',
    action: 'hitSkeletons',
    at: withValues({ 'paladin.light': 7 }),
    inputs: { skeletons: ['screamy', 'casty'] },
    does: { 'paladin.light': 1, notices: ['skeletonRespawns', 'skeletonRespawns'] },
  },
  {
    rule: '[VMP-P15] Disdain: Grit instead of Light',
    action: 'hitSkeletons',
    at: paladin(has('disdain')),
    inputs: { skeletons: ['screamy', 'casty'] },
    does: { 'paladin.experience': 6, notices: ['skeletonRespawns', 'skeletonRespawns'] },
  },
  {
    rule: '[VMP-P15] Disdain left alone',
    action: 'hitSkeletons',
    at: paladin(has('disdain')),
    inputs: { skeletons: ['casty'], disdain: false },
    does: { 'paladin.light': 1, notices: ['skeletonRespawns'] },
  },
  {
    rule: '[VMP-P7] [VMP-P10] the only one',
    action: 'hitEgg',
    at: oneEgg,
    does: {
      'paladin.experience': 5,
      'paladin.light': 1,
      'spider.eggs': [],
      'spider.egg1.blood': 'gone',
      'spider.egg1.webs': 'gone',
    },
  },
  {
    rule: '[VMP-P7] the one chosen; its blood goes, the webs stay',
    action: 'hitEgg',
    at: eggs,
    inputs: { egg: 'spider.egg2' },
    does: {
      'paladin.experience': 5,
      'paladin.light': 1,
      'spider.eggs': ['egg1'],
      'spider.egg2.blood': 'gone',
      'spider.egg2.webs': 'gone',
    },
  },
  {
    rule: '[VMP-P7] [VMP-P10] Grit +3, Light +1',
    action: 'hitPoltergeist',
    at: paladin(),
    does: { 'paladin.experience': 3, 'paladin.light': 1 },
  },
];

const spending: readonly EffectCase[] = [
  {
    rule: '[VMP-P13] 1 Fury',
    action: 'vigorStrength',
    at: paladin(),
    does: { 'paladin.fire': -1, notices: ['strengthAdded'] },
  },
  {
    rule: '[VMP-P13] all of it',
    action: 'vigorStrength',
    at: paladin(),
    inputs: { fire: 3 },
    does: { 'paladin.fire': -3, notices: ['strengthAdded'] },
  },
  {
    rule: '[VMP-P13] 1 Fury',
    action: 'vigorBreach',
    at: paladin(),
    does: { 'paladin.fire': -1 },
  },
  {
    rule: '[VMP-P14] 1 Light',
    action: 'placeLamp',
    at: paladin(),
    does: { 'paladin.light': -1 },
  },
  {
    rule: '[VMP-P14] a web somewhere',
    action: 'burnWeb',
    at: withValues({ 'spider.webs': 2 }),
    does: { 'paladin.light': -1, 'spider.webs': -1 },
  },
  {
    rule: '[VMP-P14] a web elsewhere than on an Egg’s tile',
    action: 'burnWeb',
    at: eggs,
    does: { 'paladin.light': -1, 'spider.webs': -1 },
  },
  {
    rule: '[VMP-P14] a web on an Egg’s tile is one on the map',
    action: 'burnWeb',
    at: eggs,
    inputs: { webFrom: 'spider.egg2' },
    does: { 'paladin.light': -1, 'spider.egg2.webs': -1, 'spider.webs': -1 },
  },
  {
    rule: '[VMP-P14] with all webs on an Egg’s tile it is one of those',
    action: 'burnWeb',
    at: websOnEggOnly,
    does: { 'paladin.light': -1, 'spider.egg1.webs': -1, 'spider.webs': -1 },
  },
  {
    rule: '[VMP-P15] 1 Light and no Grit',
    action: 'divine',
    at: paladin(has('divination')),
    does: { 'paladin.light': -1 },
  },
  {
    rule: '[VMP-P15] 2 Light',
    action: 'raisePillar',
    at: paladin(has('pillarOfLight')),
    does: { 'paladin.light': -2 },
  },
  {
    rule: '[VMP-P16] 2 Light and a favor',
    action: 'usePrayerBeads',
    at: paladin(has('prayerBeads')),
    inputs: { kept: 'divination' },
    does: { 'paladin.prayerBeads': false, 'paladin.light': 2, 'paladin.divination': true },
  },
  {
    rule: '[VMP-P16] 2 Fury and a favor',
    action: 'usePrayerBeads',
    at: paladin(has('prayerBeads', 'divination')),
    inputs: { pool: 'fire', kept: 'conjure' },
    does: { 'paladin.prayerBeads': false, 'paladin.fire': 2, 'paladin.conjure': true },
  },
  {
    rule: '[VMP-P16] without a favor left only Fury or Light',
    action: 'usePrayerBeads',
    at: paladin(has('prayerBeads', ...everyFavor)),
    does: { 'paladin.prayerBeads': false, 'paladin.light': 2 },
  },
];

const losses: readonly EffectCase[] = [
  { rule: '[VMP-P8]', action: 'loseHealth', at: paladin(), does: { 'paladin.health': -1 } },
  {
    rule: '[VMP-P11] [VMP-X17] the Armor takes it and goes',
    action: 'loseHealth',
    at: paladin(has('armor')),
    does: { 'paladin.armor': false, notices: ['armorAbsorbs'] },
  },
  {
    rule: '[VMP-P8] [VMP-V3] the last',
    action: 'loseHealth',
    at: withValues({ 'paladin.health': 1 }),
    does: { 'paladin.health': -1, notices: ['victory.skeletonsKillPaladin'] },
  },
  {
    rule: '[VMP-P11] the Armor saves the last',
    action: 'loseHealth',
    at: withValues({ 'paladin.health': 1 }, has('armor')),
    does: { 'paladin.armor': false, notices: ['armorAbsorbs'] },
  },
  {
    rule: '[VMP-SK13] [VMP-X2] Grit −3',
    action: 'sufferStabby',
    at: withValues({ 'paladin.experience': 6 }),
    does: { 'paladin.experience': -3 },
  },
  {
    rule: '[VMP-SK13] with the Kukri −6',
    action: 'sufferStabby',
    at: withValues({ 'paladin.experience': 24 }, { toggles: { 'skeletons.stabby.kukri': true } }),
    does: { 'paladin.experience': -6 },
  },
  {
    rule: '[VMP-G4] not below 0',
    action: 'sufferStabby',
    at: withValues({ 'paladin.experience': 2 }),
    does: { 'paladin.experience': -2 },
  },
];

export const paladinEffects: readonly EffectCase[] = [
  ...cubeActions,
  ...gains,
  ...hits,
  ...spending,
  ...losses,
];

const allUsed = withValues({ 'paladin.prepared': 2, 'paladin.crusades': 1 });
const empty = withValues({ 'paladin.fire': 0, 'paladin.light': 0 });
const needs = (code: string, amount: number, have = 0) => ({
  because: code,
  params: { amount, have },
});

export const paladinRefusals: readonly RefusalCase[] = [
  ...['prepare', 'sprint', 'crusade'].map((action) => ({
    rule: '[VMP-P5] no cube left',
    action,
    at: allUsed,
    ...needs('needsCubes', 1),
  })),
  {
    rule: '[VMP-P16] the Fire Brand needs 3 Fury',
    action: 'hitSpider',
    at: withValues({ 'paladin.fire': 2 }, has('fireBrand')),
    inputs: { useFireBrand: true },
    ...needs('needsFire', 3, 2),
  },
  {
    rule: '[VMP-P10] nobody chosen',
    action: 'hitSkeletons',
    at: paladin(),
    because: 'chooseSkeleton',
  },
  {
    rule: '[VMP-SK2] one who is not in play',
    action: 'hitSkeletons',
    at: paladin(),
    inputs: { skeletons: ['stabby'] },
    because: 'chooseSkeleton',
  },
  { rule: '[VMP-P7] no Egg', action: 'hitEgg', at: paladin(), because: 'noEgg' },
  { rule: '[VMP-P12] no favor', action: 'swapFavor', at: paladin(), because: 'noFavor' },
  {
    rule: '[VMP-P12] none to draw',
    action: 'swapFavor',
    at: paladin(has(...everyFavor)),
    because: 'noFavorLeft',
  },
  {
    rule: '[VMP-P3] none to draw',
    action: 'keepFavor',
    at: paladin(has(...everyFavor)),
    because: 'noFavorLeft',
  },
  {
    rule: '[VMP-P3] never Vigor or Illuminate',
    action: 'discardFavor',
    at: paladin(),
    because: 'noFavor',
  },
  { rule: '[VMP-P13]', action: 'vigorStrength', at: empty, ...needs('needsFire', 1) },
  { rule: '[VMP-P13]', action: 'vigorBreach', at: empty, ...needs('needsFire', 1) },
  { rule: '[VMP-P14]', action: 'placeLamp', at: empty, ...needs('needsLight', 1) },
  { rule: '[VMP-P14] no web', action: 'burnWeb', at: paladin(), ...needs('needsWebs', 1) },
  {
    rule: '[VMP-P14] no Light',
    action: 'burnWeb',
    at: withValues({ 'paladin.light': 0, 'spider.webs': 1 }),
    ...needs('needsLight', 1),
  },
  {
    rule: '[VMP-P15]',
    action: 'divine',
    at: withValues({ 'paladin.light': 0 }, has('divination')),
    ...needs('needsLight', 1),
  },
  {
    rule: '[VMP-P15]',
    action: 'raisePillar',
    at: withValues({ 'paladin.light': 1 }, has('pillarOfLight')),
    ...needs('needsLight', 2, 1),
  },
  { rule: '[VMP-SK13] no Grit', action: 'sufferStabby', at: paladin(), because: 'noGrit' },
];
