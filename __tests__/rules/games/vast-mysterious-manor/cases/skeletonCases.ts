import { chosen } from '../../../eventMakers';
import { given, play, type Position } from '../../../playing';
import { marching, tableOf } from '../manorTable';
import type { EffectCase, RefusalCase } from '../../actionCase';

const table = tableOf();
const noPaladin = tableOf(['skeletons', 'spider', 'manor', 'enchanter']);
const scattered = { 'skeletons.stability': -1 };

/** All five on the map with five Stability; a Paladin with 17 Experience. */
function attacking(position: Position = {}) {
  const values = { 'paladin.experience': 17, ...position.values };
  return given(marching(table, 5), { ...position, values });
}

const carries = (...gear: readonly string[]): Position => ({
  toggles: Object.fromEntries(gear.map((piece) => [`skeletons.${piece}`, true])),
});
const place = (skeleton: string) => ({ [`skeletons.${skeleton}.place`]: 'scattered' });
const hunting = given(marching(noPaladin, 5), { values: { 'spider.hand': 5 } });
const ambushed = { 'paladin.light': 1, notices: ['lightForLoss'] };

export const skeletonEffects: readonly EffectCase[] = [
  {
    rule: '[VMM-SK9] loot gives 2 Stability',
    action: 'loot',
    at: table,
    does: { 'skeletons.stability': 2 },
  },
  {
    rule: '[VMM-SK4] more movement costs 1 Stability and is used up for that Skeleton',
    action: 'extraMovement',
    at: attacking(),
    inputs: { skeleton: 'screamy' },
    does: { 'skeletons.stability': -1, 'skeletons.screamy.extraMoved': true },
  },
  {
    rule: '[VMM-SK8] [VMM-SK14] gear goes to the Skeleton it belongs to',
    action: 'gatherGear',
    at: attacking(),
    inputs: { gear: 'kukri' },
    does: { 'skeletons.stabby.kukri': true },
  },
  {
    rule: '[VMM-SK6] scattering costs 1 Stability',
    action: 'scatterSkeleton',
    at: attacking(),
    inputs: { skeleton: 'slashy' },
    does: { ...place('slashy'), ...scattered },
  },
  {
    rule: '[VMM-G1] Stability does not fall below 0',
    action: 'scatterSkeleton',
    at: attacking({ values: { 'skeletons.stability': 0 } }),
    inputs: { skeleton: 'slashy' },
    does: place('slashy'),
  },
  {
    rule: '[VMM-SK10] [VMM-SK6] a hit costs 1 Health, and the attacker scatters',
    action: 'hitPaladin',
    at: attacking(),
    inputs: { skeleton: 'casty' },
    does: { 'paladin.health': -1, ...place('casty'), ...scattered },
  },
  {
    rule: '[VMM-SK6] Shooty from afar stays',
    action: 'hitPaladin',
    at: attacking(),
    inputs: { skeleton: 'shooty', fromAfar: true },
    does: { 'paladin.health': -1 },
  },
  {
    rule: '[VMM-SK6] Shooty on the same space scatters',
    action: 'hitPaladin',
    at: attacking(),
    inputs: { skeleton: 'shooty', fromAfar: false },
    does: { 'paladin.health': -1, ...place('shooty'), ...scattered },
  },
  {
    rule: '[VMM-SK6] Casty with the Fetish from afar stays',
    action: 'hitPaladin',
    at: attacking(carries('casty.fetish')),
    inputs: { skeleton: 'casty', fromAfar: true },
    does: { 'paladin.health': -1 },
  },
  {
    rule: '[VMM-SK6] Casty with the Fetish on the same space scatters',
    action: 'hitPaladin',
    at: attacking(carries('casty.fetish')),
    inputs: { skeleton: 'casty', fromAfar: false },
    does: { 'paladin.health': -1, ...place('casty'), ...scattered },
  },
  {
    rule: '[VMM-SK6] nobody else can attack from afar',
    action: 'hitPaladin',
    at: attacking(carries('casty.fetish')),
    inputs: { skeleton: 'slashy', fromAfar: true },
    does: { 'paladin.health': -1, ...place('slashy'), ...scattered },
  },
  {
    rule: '[VMM-SK6] Slashy with the Helmet scatters without loss',
    action: 'hitPaladin',
    at: attacking(carries('slashy.helmet')),
    inputs: { skeleton: 'slashy' },
    does: { 'paladin.health': -1, ...place('slashy') },
  },
  {
    rule: '[VMM-SK6] the Helmet is no use to others',
    action: 'hitPaladin',
    at: attacking(carries('slashy.helmet')),
    inputs: { skeleton: 'screamy' },
    does: { 'paladin.health': -1, ...place('screamy'), ...scattered },
  },
  {
    rule: '[VMM-SK11] Stabby’s ambush takes 2 Experience more',
    action: 'hitPaladin',
    at: attacking(),
    inputs: { skeleton: 'stabby', ambush: true },
    does: {
      'paladin.health': -1,
      'paladin.experience': -2,
      ...ambushed,
      ...place('stabby'),
      ...scattered,
    },
  },
  {
    rule: '[VMM-SK11] with the Kukri 4',
    action: 'hitPaladin',
    at: attacking(carries('stabby.kukri')),
    inputs: { skeleton: 'stabby', ambush: true },
    does: {
      'paladin.health': -1,
      'paladin.experience': -4,
      ...ambushed,
      ...place('stabby'),
      ...scattered,
    },
  },
  {
    rule: '[VMM-SK11] Poison costs one more Health, once, and is not doubled by the Kukri',
    action: 'hitPaladin',
    at: attacking(carries('stabby.kukri', 'stabby.poison')),
    inputs: { skeleton: 'stabby', ambush: true, poison: true },
    does: {
      'paladin.health': -2,
      'paladin.experience': -4,
      'skeletons.stabby.poison': false,
      ...ambushed,
      ...place('stabby'),
      ...scattered,
    },
  },
  {
    rule: '[VMM-SK11] Poison only works in an ambush',
    action: 'hitPaladin',
    at: attacking(carries('stabby.poison')),
    inputs: { skeleton: 'stabby', ambush: false, poison: true },
    does: { 'paladin.health': -1, ...place('stabby'), ...scattered },
  },
  {
    rule: '[VMM-SK11] only Stabby ambushes',
    action: 'hitPaladin',
    at: attacking(carries('stabby.poison')),
    inputs: { skeleton: 'screamy', ambush: true, poison: true },
    does: { 'paladin.health': -1, ...place('screamy'), ...scattered },
  },
  {
    rule: '[VMM-SK7] without a Paladin the Spider is hunted',
    action: 'hitSpider',
    at: hunting,
    inputs: { skeleton: 'screamy' },
    does: {
      'spider.spiderlings': -1,
      ...place('screamy'),
      ...scattered,
      notices: ['spiderMayChangeForm'],
    },
  },
  {
    rule: '[VMM-SP9] as Spiderlings they flee',
    action: 'hitSpider',
    at: play(hunting, chosen('spider.form', 'spiderlings')),
    inputs: { skeleton: 'shooty', fromAfar: true },
    does: { 'spider.spiderlings': -1, notices: ['spiderlingsFlee'] },
  },
  {
    rule: '[VMM-SK11] an ambush takes 2 cards from the Spider',
    action: 'hitSpider',
    at: hunting,
    inputs: { skeleton: 'stabby', ambush: true },
    does: {
      'spider.spiderlings': -1,
      'spider.hand': -2,
      ...place('stabby'),
      ...scattered,
      notices: ['spiderMayChangeForm'],
    },
  },
  {
    rule: '[VMM-SK11] with the Kukri 4',
    action: 'hitSpider',
    at: given(hunting, carries('stabby.kukri')),
    inputs: { skeleton: 'stabby', ambush: true },
    does: {
      'spider.spiderlings': -1,
      'spider.hand': -4,
      ...place('stabby'),
      ...scattered,
      notices: ['spiderMayChangeForm'],
    },
  },
  {
    rule: '[VMM-V6] a Poltergeist defeated counts and leaves the map',
    action: 'hitPoltergeist',
    at: attacking({ values: { 'manor.poltergeists': 2 } }),
    inputs: { skeleton: 'casty' },
    does: {
      'skeletons.poltergeistsDefeated': 1,
      'manor.poltergeists': -1,
      ...place('casty'),
      ...scattered,
    },
  },
  {
    rule: '[VMM-SK9] [VMM-E2] scattering the Enchanter gives 2 Stability; the attacker scatters too',
    action: 'hitEnchanter',
    at: attacking(),
    inputs: { skeleton: 'casty' },
    does: { ...place('casty'), 'skeletons.stability': 1 },
  },
  {
    rule: '[VMM-SK12] [VMM-X7] a dancing light costs 1 Stability, once a turn',
    action: 'placeLight',
    at: attacking(),
    does: {
      'skeletons.stability': -1,
      'skeletons.dancingLights': 1,
      'skeletons.lightPlaced': true,
    },
  },
  {
    rule: '[VMM-SK12] a fourth light moves one of the three',
    action: 'placeLight',
    at: attacking({ values: { 'skeletons.dancingLights': 3 } }),
    does: { 'skeletons.stability': -1, 'skeletons.lightPlaced': true },
  },
  {
    rule: '[VMM-SK13] a scream costs 1 Stability',
    action: 'scream',
    at: attacking(),
    does: { 'skeletons.stability': -1 },
  },
  {
    rule: '[VMM-SK13] with the Horn it may move a second for 1 more',
    action: 'scream',
    at: attacking(carries('screamy.horn')),
    inputs: { skeletonsMoved: 2 },
    does: { 'skeletons.stability': -2 },
  },
  {
    rule: '[VMM-SK13] without the Horn it moves one',
    action: 'scream',
    at: attacking(),
    inputs: { skeletonsMoved: 2 },
    does: { 'skeletons.stability': -1 },
  },
];

const shaky = attacking({ values: { 'skeletons.stability': 0 } });
const attacks = ['hitPaladin', 'hitPoltergeist', 'hitEnchanter'] as const;
const noStability = { because: 'needsStability', params: { amount: 1, have: 0 } };
const everything = given(table, {
  toggles: Object.fromEntries(
    Object.keys(table.state.toggles)
      .filter((at) => at.startsWith('skeletons.'))
      .map((at) => [at, true]),
  ),
});

export const skeletonRefusals: readonly RefusalCase[] = [
  ...attacks.flatMap((action): readonly RefusalCase[] => [
    { rule: '[VMM-SK5] nobody on the map', action, at: table, because: 'noSkeletonOnMap' },
    { rule: '[VMM-SK5] no Stability', action, at: shaky, ...noStability },
  ]),
  {
    rule: '[VMM-SK5] nobody on the map',
    action: 'hitSpider',
    at: noPaladin,
    because: 'noSkeletonOnMap',
  },
  {
    rule: '[VMM-SK5] no Stability',
    action: 'hitSpider',
    at: given(hunting, { values: { 'skeletons.stability': 0 } }),
    ...noStability,
  },
  {
    rule: '[VMM-SK4] nobody on the map',
    action: 'extraMovement',
    at: given(table, { values: { 'skeletons.stability': 5 } }),
    because: 'nobodyToMove',
  },
  {
    rule: '[VMM-SK4] everybody has moved on',
    action: 'extraMovement',
    at: attacking({
      toggles: Object.fromEntries(
        ['casty', 'screamy', 'shooty', 'slashy', 'stabby'].map((id) => [
          `skeletons.${id}.extraMoved`,
          true,
        ]),
      ),
    }),
    because: 'nobodyToMove',
  },
  { rule: '[VMM-SK4] no Stability', action: 'extraMovement', at: shaky, ...noStability },
  {
    rule: '[VMM-SK8] all fifteen pieces are handed out',
    action: 'gatherGear',
    at: everything,
    because: 'noGearLeft',
  },
  {
    rule: '[VMM-SK6] nobody to scatter',
    action: 'scatterSkeleton',
    at: table,
    because: 'noSkeletonOnMap',
  },
  {
    rule: '[VMM-SK12] Casty is not on the map',
    action: 'placeLight',
    at: play(attacking(), chosen('skeletons.casty.place', 'scattered')),
    because: 'skeletonNotOnMap',
    params: { skeleton: 'casty' },
  },
  { rule: '[VMM-SK12] no Stability', action: 'placeLight', at: shaky, ...noStability },
  {
    rule: '[VMM-X7] a second light in one turn',
    action: 'placeLight',
    at: attacking({ toggles: { 'skeletons.lightPlaced': true } }),
    because: 'onceATurn',
  },
  {
    rule: '[VMM-SK13] Screamy is not on the map',
    action: 'scream',
    at: play(attacking(), chosen('skeletons.screamy.place', 'board')),
    because: 'skeletonNotOnMap',
    params: { skeleton: 'screamy' },
  },
  { rule: '[VMM-SK13] no Stability', action: 'scream', at: shaky, ...noStability },
  {
    rule: '[VMM-SK13] Stability for one but not for two',
    action: 'scream',
    at: attacking({ ...carries('screamy.horn'), values: { 'skeletons.stability': 1 } }),
    inputs: { skeletonsMoved: 2 },
    because: 'needsStability',
    params: { amount: 2, have: 1 },
  },
];
