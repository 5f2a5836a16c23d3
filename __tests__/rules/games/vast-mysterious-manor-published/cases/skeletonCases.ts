import type { FieldValues } from '../../../../../rules/engine/fields';
import type { Mix } from '../../../../../rules/games/vast-mysterious-manor-published/roles';
import { moved, ordered } from '../../../eventMakers';
import { given, play, type Position, type Table } from '../../../playing';
import type { EffectCase, RefusalCase } from '../../actionCase';
import { tableOf } from '../publishedTable';
import { withEgg } from '../spiderTable';

/** All five in play with six Stability. */
export function marching(
  position: Position = {},
  { mix, values }: { mix?: Mix; values?: FieldValues } = {},
): Table {
  return given(tableOf(mix, values), {
    ...position,
    values: { 'skeletons.inPlay': 5, 'skeletons.stability': 6, ...position.values },
  });
}

/** Switches of the Skeletons: gear as `slashy.helmet`, and what happened this turn. */
export const on = (...ids: readonly string[]): Position => ({
  toggles: Object.fromEntries(ids.map((id) => [`skeletons.${id}`, true])),
});
const held = (stability: number, position: Position = {}) =>
  marching({ ...position, values: { 'skeletons.stability': stability, ...position.values } });
const expansion = {
  values: {
    otherSkeletons: true,
    skeletonTeam: ['smashy', 'sniffy', 'casty', 'singy', 'shiny'],
  },
};
const acted = (skeleton: string) => ({ [`skeletons.${skeleton}.activated`]: true });
const pays = (amount: number) => ({ 'skeletons.stability': -amount });
const respawns = ['skeletonRespawns'];
const everyGear = [
  ...['casty.ashStaff', 'casty.runestone', 'casty.fetish'],
  ...['screamy.horn', 'screamy.banner', 'screamy.pauldrons'],
  ...['shooty.bombBag', 'shooty.longbow', 'shooty.blightArrow'],
  ...['slashy.greatAxe', 'slashy.helmet', 'slashy.shield'],
  ...['stabby.poison', 'stabby.leatherBoots', 'stabby.kukri'],
];
const isLeftOut = (piece: string) => /shield|kukri|pauldrons|poison/.test(piece);

export const skeletonEffects: readonly EffectCase[] = [
  {
    rule: '[VMP-SK8] [VMP-SK9] see strike.test.ts for all the others',
    action: 'strike',
    at: marching(),
    does: {
      ...pays(1),
      ...acted('casty'),
      'paladin.health': -1,
      notices: ['strikeHits', ...respawns],
    },
  },
  {
    rule: '[VMP-SK7] Stability +2, and the first who has not acted did',
    action: 'loot',
    at: marching(),
    does: { 'skeletons.stability': 2, 'skeletons.looted': true, ...acted('casty') },
  },
  {
    rule: '[VMP-SK6] [VMP-SK7] whoever loots has acted',
    action: 'loot',
    at: marching(on('casty.activated')),
    inputs: { skeleton: 'stabby' },
    does: { 'skeletons.stability': 2, 'skeletons.looted': true, ...acted('stabby') },
  },
  {
    rule: '[VMP-B3] [VMP-G4] the dial ends',
    action: 'loot',
    at: held(11),
    does: { 'skeletons.stability': 1, 'skeletons.looted': true, ...acted('casty') },
  },
  {
    rule: '[VMP-SK7] Stability −1',
    action: 'breachWall',
    at: marching(),
    inputs: { skeleton: 'slashy' },
    does: { ...pays(1), ...acted('slashy') },
  },
  {
    rule: '[VMP-SK20] Sniffy cannot',
    action: 'breachWall',
    at: marching({}, expansion),
    inputs: { skeleton: 'sniffy' },
    does: { ...pays(1), ...acted('smashy') },
  },
  {
    rule: '[VMP-SK7] free',
    action: 'tunnel',
    at: marching(),
    inputs: { skeleton: 'screamy' },
    does: acted('screamy'),
  },
  {
    rule: '[VMP-SK7] without Stability',
    action: 'tunnel',
    at: held(0),
    does: acted('casty'),
  },
  {
    rule: '[VMP-SK7] [VMP-SK19] gear goes to whom it belongs to',
    action: 'arm',
    at: held(0),
    inputs: { skeleton: 'shooty', gear: 'kukri' },
    does: { ...acted('shooty'), 'skeletons.stabby.kukri': true },
  },
  {
    rule: '[VMP-SK19] the last of the fifteen',
    action: 'arm',
    at: marching(on(...everyGear.filter((piece) => piece !== 'slashy.helmet'))),
    does: { ...acted('casty'), 'skeletons.slashy.helmet': true },
  },
  {
    rule: '[VMP-SK15] one costs 1 Stability',
    action: 'placeSkulls',
    at: marching(),
    does: { ...pays(1), 'skeletons.skulls': 1 },
  },
  {
    rule: '[VMP-SK15] both',
    action: 'placeSkulls',
    at: held(2),
    inputs: { skullsPlaced: 2 },
    does: { ...pays(2), 'skeletons.skulls': 2 },
  },
  {
    rule: '[VMP-SK15] the other after one is in the box',
    action: 'placeSkulls',
    at: marching({ values: { 'skeletons.skullsLost': 1 } }),
    does: { ...pays(1), 'skeletons.skulls': 1 },
  },
  {
    rule: '[VMP-SK15] [VMP-X5] to the box',
    action: 'skullEntered',
    at: marching({ values: { 'skeletons.skulls': 2 } }),
    does: { 'skeletons.skulls': -1, 'skeletons.skullsLost': 1 },
  },
  {
    rule: '[VMP-SK15] [VMP-X5] the second, too',
    action: 'skullEntered',
    at: marching({ values: { 'skeletons.skulls': 1, 'skeletons.skullsLost': 1 } }),
    does: { 'skeletons.skulls': -1, 'skeletons.skullsLost': 1 },
  },
  {
    rule: '[VMP-SK16] Stability −1',
    action: 'scream',
    at: marching(),
    does: { ...pays(1), 'skeletons.screams': 1 },
  },
  {
    rule: '[VMP-SK16] a second one with the Banner',
    action: 'scream',
    at: marching({ values: { 'skeletons.screams': 1 }, ...on('screamy.banner') }),
    does: { ...pays(1), 'skeletons.screams': 1 },
  },
  {
    rule: '[VMP-SK17] Bomb Bag',
    action: 'placePitMarker',
    at: marching(on('shooty.bombBag')),
    does: { ...pays(1), 'skeletons.pitMarkers': 1 },
  },
  {
    rule: '[VMP-SK17] [VMP-SK20] Smashy, and the fourth marker',
    action: 'placePitMarker',
    at: marching({ values: { 'skeletons.pitMarkers': 3 } }, expansion),
    does: { ...pays(1), 'skeletons.pitMarkers': 1 },
  },
  {
    rule: '[VMP-SK18] Ash Staff',
    action: 'clearTokens',
    at: marching(on('casty.ashStaff')),
    does: pays(1),
  },
  {
    rule: '[VMP-SK18] Blight Arrow',
    action: 'clearTokens',
    at: marching(on('shooty.blightArrow')),
    does: pays(1),
  },
  {
    rule: '[VMP-SK18] the webs that were cleared, and all of an Egg’s tile',
    action: 'clearTokens',
    at: play(withEgg(marching(on('shooty.blightArrow')), 0, 3), moved('spider.webs', 4)),
    inputs: { websCleared: 2, eggsCleared: ['spider.egg1'] },
    does: { ...pays(1), 'spider.webs': -5, 'spider.egg1.webs': -3 },
  },
  {
    rule: '[VMP-SK17] a breach, and the activation goes on',
    action: 'bombWall',
    at: marching(on('shooty.bombBag')),
    does: pays(1),
  },
  { rule: '[VMP-SK3] nobody', action: 'payForLight', at: marching(), does: {} },
  {
    rule: '[VMP-SK3] −1 each',
    action: 'payForLight',
    at: marching(),
    inputs: { onLit: 4 },
    does: pays(4),
  },
  {
    rule: '[VMP-SK3] not below 0',
    action: 'payForLight',
    at: held(1),
    inputs: { onLit: 3 },
    does: pays(1),
  },
  {
    rule: '[VMP-SK2] no more than are in play',
    action: 'payForLight',
    at: marching({ values: { 'skeletons.inPlay': 2 } }),
    inputs: { onLit: 3 },
    does: {},
  },
  {
    rule: '[VMP-SK4] 3 Stability',
    action: 'summon',
    at: held(3, { values: { 'skeletons.inPlay': 2 } }),
    does: {
      ...pays(3),
      'skeletons.inPlay': 1,
      'skeletons.summoned': true,
      notices: ['skeletonSummoned'],
    },
  },
  {
    rule: '[VMP-SK4] the fifth',
    action: 'summon',
    at: held(6, { values: { 'skeletons.inPlay': 4 } }),
    does: {
      ...pays(3),
      'skeletons.inPlay': 1,
      'skeletons.summoned': true,
      notices: ['skeletonSummoned'],
    },
  },
  {
    rule: '[VMP-SK5] [VMP-SK20] Shiny comes back where she likes',
    action: 'skeletonRemoved',
    at: marching({}, expansion),
    inputs: { skeleton: 'shiny' },
    does: {
      'skeletons.march': ['shiny', 'smashy', 'sniffy', 'casty', 'singy'],
      notices: ['shinyRespawns'],
    },
  },
  {
    rule: '[VMP-SK5] its card goes first, and it stays in play',
    action: 'skeletonRemoved',
    at: marching(),
    inputs: { skeleton: 'slashy' },
    does: {
      'skeletons.march': ['slashy', 'casty', 'screamy', 'shooty', 'stabby'],
      notices: respawns,
    },
  },
];

const castyWaits = play(
  marching({ values: { 'skeletons.inPlay': 2 } }),
  ordered('skeletons.march', ['screamy', 'shooty', 'casty', 'slashy', 'stabby']),
);
const noStability = (amount = 1, have = 0) => ({
  because: 'needsStability',
  params: { amount, have },
});
const notInPlay = (skeleton: string) => ({ because: 'skeletonNotInPlay', params: { skeleton } });

export const skeletonRefusals: readonly RefusalCase[] = [
  { rule: '[VMP-SK8] no Stability', action: 'strike', at: held(0), ...noStability() },
  {
    rule: '[VMP-SK7] once a turn',
    action: 'loot',
    at: marching(on('looted')),
    because: 'onceATurn',
  },
  { rule: '[VMP-SK7] no Stability', action: 'breachWall', at: held(0), ...noStability() },
  {
    rule: '[VMP-SK19] all fifteen are dealt out',
    action: 'arm',
    at: marching(on(...everyGear)),
    because: 'noGearLeft',
  },
  {
    rule: '[VMP-S6] all eleven where four stay in the box',
    action: 'arm',
    at: marching(on(...everyGear.filter((piece) => !isLeftOut(piece))), {
      mix: 'skeletonsSpiderManor',
    }),
    because: 'noGearLeft',
  },
  {
    rule: '[VMP-SK20] those of the expansion bring none, and Casty has hers',
    action: 'arm',
    at: marching(on('casty.ashStaff', 'casty.runestone', 'casty.fetish'), expansion),
    because: 'noGearLeft',
  },
  {
    rule: '[VMP-SK15] Casty is not in play',
    action: 'placeSkulls',
    at: castyWaits,
    ...notInPlay('casty'),
  },
  {
    rule: '[VMP-SK15] no Stability for two',
    action: 'placeSkulls',
    at: held(1),
    inputs: { skullsPlaced: 2 },
    ...noStability(2, 1),
  },
  {
    rule: '[VMP-SK15] both are on the map',
    action: 'placeSkulls',
    at: marching({ values: { 'skeletons.skulls': 2 } }),
    because: 'noSkullLeft',
  },
  {
    rule: '[VMP-SK15] [VMP-X5] both are in the box',
    action: 'placeSkulls',
    at: marching({ values: { 'skeletons.skullsLost': 2 } }),
    because: 'noSkullLeft',
  },
  {
    rule: '[VMP-SK15] one on the map, one in the box',
    action: 'placeSkulls',
    at: marching({ values: { 'skeletons.skulls': 1, 'skeletons.skullsLost': 1 } }),
    because: 'noSkullLeft',
  },
  {
    rule: '[VMP-SK15] two are not left',
    action: 'placeSkulls',
    at: marching({ values: { 'skeletons.skulls': 1 } }),
    inputs: { skullsPlaced: 2 },
    because: 'noSkullLeft',
  },
  {
    rule: '[VMP-SK15] none on the map',
    action: 'skullEntered',
    at: marching(),
    because: 'noSkull',
    params: { amount: 1, have: 0 },
  },
  {
    rule: '[VMP-SK16] Screamy is not in play',
    action: 'scream',
    at: marching(
      { values: { 'skeletons.inPlay': 2 } },
      {
        values: {
          otherSkeletons: true,
          skeletonTeam: ['casty', 'shooty', 'screamy', 'slashy', 'smashy'],
        },
      },
    ),
    ...notInPlay('screamy'),
  },
  {
    rule: '[VMP-SK16] once a turn',
    action: 'scream',
    at: marching({ values: { 'skeletons.screams': 1 } }),
    because: 'screamedEnough',
  },
  {
    rule: '[VMP-SK16] twice with the Banner',
    action: 'scream',
    at: marching({ values: { 'skeletons.screams': 2 }, ...on('screamy.banner') }),
    because: 'screamedEnough',
  },
  { rule: '[VMP-SK16] no Stability', action: 'scream', at: held(0), ...noStability() },
  {
    rule: '[VMP-SK17] neither Bomb Bag nor Smashy',
    action: 'placePitMarker',
    at: marching(),
    because: 'nobodyDigs',
  },
  {
    rule: '[VMP-SK17] there are four',
    action: 'placePitMarker',
    at: marching({ values: { 'skeletons.pitMarkers': 4 }, ...on('shooty.bombBag') }),
    because: 'noPitMarkerLeft',
  },
  {
    rule: '[VMP-SK17] no Stability',
    action: 'placePitMarker',
    at: held(0, on('shooty.bombBag')),
    ...noStability(),
  },
  {
    rule: '[VMP-SK17] Shooty is face down',
    action: 'placePitMarker',
    at: marching({ values: { 'skeletons.inPlay': 2 }, ...on('shooty.bombBag') }),
    because: 'nobodyDigs',
  },
  { rule: '[VMP-SK17] no Bomb Bag', action: 'bombWall', at: marching(), because: 'noBombBag' },
  {
    rule: '[VMP-SK17] no Stability',
    action: 'bombWall',
    at: held(0, on('shooty.bombBag')),
    ...noStability(),
  },
  {
    rule: '[VMP-SK18] both are face down',
    action: 'clearTokens',
    at: play(
      marching({
        values: { 'skeletons.inPlay': 2 },
        ...on('shooty.blightArrow', 'casty.ashStaff'),
      }),
      ordered('skeletons.march', ['screamy', 'slashy', 'stabby', 'casty', 'shooty']),
    ),
    because: 'nobodyClears',
  },
  {
    rule: '[VMP-SK17] Smashy is face down',
    action: 'placePitMarker',
    at: marching(
      { values: { 'skeletons.inPlay': 2 } },
      {
        values: {
          otherSkeletons: true,
          skeletonTeam: ['casty', 'screamy', 'shooty', 'slashy', 'smashy'],
        },
      },
    ),
    because: 'nobodyDigs',
  },
  {
    rule: '[VMP-SK18] neither Ash Staff nor Blight Arrow',
    action: 'clearTokens',
    at: marching(),
    because: 'nobodyClears',
  },
  {
    rule: '[VMP-SK18] no Stability',
    action: 'clearTokens',
    at: held(0, on('casty.ashStaff')),
    ...noStability(),
  },
  {
    rule: '[VMP-SK4] once a turn',
    action: 'summon',
    at: marching({ values: { 'skeletons.inPlay': 3 }, ...on('summoned') }),
    because: 'onceATurn',
  },
  { rule: '[VMP-SK2] [VMP-SK4] five', action: 'summon', at: marching(), because: 'allInPlay' },
  {
    rule: '[VMP-SK4] no Stability',
    action: 'summon',
    at: held(2, { values: { 'skeletons.inPlay': 2 } }),
    ...noStability(3, 2),
  },
];
