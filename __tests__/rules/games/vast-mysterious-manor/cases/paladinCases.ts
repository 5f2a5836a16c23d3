import { added, chosen, moved, setTo } from '../../../eventMakers';
import { given, play, type Position, type Table } from '../../../playing';
import { marching, tableOf, type Role } from '../manorTable';
import type { EffectCase, RefusalCase } from '../../actionCase';

const table = tableOf();

/** A Paladin with twelve Experience, far from any mark, and some faith. */
function paladin(position: Position = {}): Table {
  const values = { 'paladin.experience': 12, ...position.values };
  return given(table, { ...position, values });
}

const torch = { toggles: { 'paladin.torch': true } };
const foe = { 'paladin.light': 1, 'paladin.foesAttacked': 1, 'paladin.attackedFoe': true };
const skeletonsHere = given(marching(table, 4), torch);

/** Two eggs, the second with two webs and one Blood; six webs on the map. */
const eggs = play(
  paladin(),
  setTo('spider.webs', 4),
  added('spider.eggs'),
  added('spider.eggs'),
  moved('spider.egg2.webs', 2),
  moved('spider.egg2.blood', 1),
);
const firstEggGone = {
  'paladin.experience': 5,
  'paladin.light': 1,
  'spider.eggs': ['egg2'],
  'spider.egg1.blood': 'gone',
  'spider.egg1.webs': 'gone',
};
const secondEggGone = {
  'paladin.experience': 5,
  'paladin.light': 1,
  'spider.webs': -2,
  'spider.eggs': ['egg1'],
  'spider.egg2.blood': 'gone',
  'spider.egg2.webs': 'gone',
};
const oneEgg = play(paladin(), added('spider.eggs'));

export const paladinEffects: readonly EffectCase[] = [
  {
    rule: '[VMM-P7] a tile revealed gives 2 Experience and counts for the task',
    action: 'revealTile',
    at: table,
    does: { 'paladin.experience': 2, 'paladin.tiles': 1 },
  },
  {
    rule: '[VMM-P5] the twentieth tile completes its task',
    action: 'revealTile',
    at: paladin({ values: { 'paladin.tiles': 19 } }),
    does: {
      'paladin.experience': 2,
      'paladin.tiles': 1,
      'paladin.taskTiles': true,
      'reached.paladin.tiles#taskTiles': true,
      notices: ['taskDone'],
    },
  },
  {
    rule: '[VMM-P7] [VMM-P21] a treasure rejected, freely or not, gives 5 Experience',
    action: 'rejectTreasure',
    at: paladin(),
    does: { 'paladin.experience': 5 },
  },
  {
    rule: '[VMM-P3] a treasure kept is counted',
    action: 'keepTreasure',
    at: paladin(),
    does: { 'paladin.treasures': 1 },
  },
  {
    rule: '[VMM-P7] [VMM-P10] a Poltergeist on the map: 4 Experience, Light, one less on the map',
    action: 'defeatPoltergeist',
    at: paladin({ values: { 'manor.poltergeists': 2 } }),
    does: {
      ...foe,
      'paladin.experience': 4,
      'paladin.poltergeistsDestroyed': 1,
      'manor.poltergeists': -1,
    },
  },
  {
    rule: '[VMM-P20] [VMM-M10] a Poltergeist just revealed never stood on the map',
    action: 'defeatRevealedPoltergeist',
    at: paladin({ values: { 'manor.poltergeists': 2 } }),
    does: { ...foe, 'paladin.experience': 4, 'paladin.poltergeistsDestroyed': 1 },
  },
  {
    rule: '[VMM-P20] [VMM-M10] a retreat leaves it there',
    action: 'retreatFromPoltergeist',
    at: paladin(),
    does: { 'manor.poltergeists': 1 },
  },
  {
    rule: '[VMM-P7] [VMM-P10] the only egg: 5 Experience, Light',
    action: 'destroyEgg',
    at: oneEgg,
    does: { ...firstEggGone, 'spider.eggs': [] },
  },
  {
    rule: '[VMM-P7] the first of two eggs if no other is named',
    action: 'destroyEgg',
    at: eggs,
    does: firstEggGone,
  },
  {
    rule: '[VMM-G4] the egg named goes with the webs of its tile; webs elsewhere stay',
    action: 'destroyEgg',
    at: eggs,
    inputs: { egg: 'spider.egg2' },
    does: secondEggGone,
  },
  {
    rule: '[VMM-P19] attacking the Spider costs it a Spiderling',
    action: 'attackSpider',
    at: paladin(),
    does: { ...foe, 'spider.spiderlings': -1, notices: ['spiderMayChangeForm'] },
  },
  {
    rule: '[VMM-SP9] as Spiderlings they flee',
    action: 'attackSpider',
    at: play(paladin(), chosen('spider.form', 'spiderlings')),
    does: { ...foe, 'spider.spiderlings': -1, notices: ['spiderlingsFlee'] },
  },
  {
    rule: '[VMM-P15] the Torch burns a second Spiderling for 3 Fire',
    action: 'attackSpider',
    at: paladin({ ...torch, values: { 'paladin.fire': 4 } }),
    inputs: { useTorch: true },
    does: {
      ...foe,
      'paladin.fire': -3,
      'spider.spiderlings': -2,
      notices: ['spiderMayChangeForm'],
    },
  },
  {
    rule: '[VMM-P15] but not of a swarm',
    action: 'attackSpider',
    at: play(
      paladin({ ...torch, values: { 'paladin.fire': 4 } }),
      chosen('spider.form', 'spiderlings'),
    ),
    inputs: { useTorch: true },
    does: { ...foe, 'spider.spiderlings': -1, notices: ['spiderlingsFlee'] },
  },
  {
    rule: '[VMM-P15] and nobody burns without a Torch',
    action: 'attackSpider',
    at: paladin({ values: { 'paladin.fire': 4 } }),
    inputs: { useTorch: true },
    does: { ...foe, 'spider.spiderlings': -1, notices: ['spiderMayChangeForm'] },
  },
  {
    rule: '[VMM-P5] [VMM-X24] the second attack on a foe completes its task',
    action: 'attackSpider',
    at: paladin({ values: { 'paladin.foesAttacked': 1 } }),
    does: {
      ...foe,
      'spider.spiderlings': -1,
      'paladin.taskAttacks': true,
      'reached.paladin.foesAttacked#taskAttacks': true,
      notices: ['taskDone', 'spiderMayChangeForm'],
    },
  },
  {
    rule: '[VMM-P10] [VMM-X22] several Skeletons on a tile are one attack; each scatters',
    action: 'attackSkeletons',
    at: skeletonsHere,
    inputs: { skeletons: ['casty', 'stabby'] },
    does: {
      'paladin.light': 1,
      'skeletons.casty.place': 'scattered',
      'skeletons.stabby.place': 'scattered',
      'skeletons.stability': -2,
    },
  },
  {
    rule: '[VMM-P15] the Torch costs them 2 more Stability for 1 Fire',
    action: 'attackSkeletons',
    at: given(skeletonsHere, { values: { 'paladin.fire': 2 } }),
    inputs: { skeletons: ['shooty'], useTorch: true },
    does: {
      'paladin.light': 1,
      'paladin.fire': -1,
      'skeletons.shooty.place': 'scattered',
      'skeletons.stability': -3,
    },
  },
  {
    rule: '[VMM-E2] [VMM-P10] attacking the Enchanter gives Light',
    action: 'attackEnchanter',
    at: paladin(),
    does: { 'paladin.light': 1 },
  },
  {
    rule: '[VMM-P9] a full pool takes no more Light',
    action: 'attackEnchanter',
    at: paladin({ values: { 'paladin.light': 5 } }),
    does: {},
  },
  {
    rule: '[VMM-P14] [VMM-X21] healing: 5 Light and 5 Experience for 1 Health, and no Light for it',
    action: 'heal',
    at: paladin({ values: { 'paladin.health': 3, 'paladin.light': 5 } }),
    does: { 'paladin.health': 1, 'paladin.light': -5, 'paladin.experience': -5 },
  },
  {
    rule: '[VMM-X10] with the Sanctity card 3 Experience',
    action: 'heal',
    at: paladin({
      values: { 'paladin.health': 3, 'paladin.light': 5 },
      toggles: { 'paladin.healingCard': true },
    }),
    does: { 'paladin.health': 1, 'paladin.light': -5, 'paladin.experience': -3 },
  },
  {
    rule: '[VMM-P4] healing can cost a hero cube',
    action: 'heal',
    at: paladin({
      values: { 'paladin.health': 6, 'paladin.light': 5, 'paladin.experience': 6 },
    }),
    does: {
      'paladin.health': 1,
      'paladin.light': -5,
      'paladin.experience': -5,
      notices: ['heroCubeReturned'],
    },
  },
  {
    rule: '[VMM-P13] a lamp costs 1 Light',
    action: 'placeLamp',
    at: paladin({ values: { 'paladin.light': 2 } }),
    does: { 'paladin.light': -1 },
  },
  {
    rule: '[VMM-P22] Light on a lamp that stands reveals tiles, with their Experience',
    action: 'revealByLamp',
    at: paladin({ values: { 'paladin.light': 2 } }),
    inputs: { tilesRevealed: 2 },
    does: { 'paladin.light': -1, 'paladin.experience': 4, 'paladin.tiles': 2 },
  },
  {
    rule: '[VMM-P13] a web burnt costs 1 Light',
    action: 'burnWeb',
    at: paladin({ values: { 'paladin.light': 2, 'spider.webs': 3 } }),
    does: { 'paladin.light': -1, 'spider.webs': -1 },
  },
  {
    rule: '[VMM-P13] [VMM-X25] a web burnt off an egg’s tile is off the map too',
    action: 'burnWeb',
    at: given(eggs, { values: { 'paladin.light': 2 } }),
    inputs: { webFrom: 'spider.egg2' },
    does: { 'paladin.light': -1, 'spider.egg2.webs': -1, 'spider.webs': -1 },
  },
  {
    rule: '[VMM-P13] a web burnt elsewhere stays on the egg’s tile',
    action: 'burnWeb',
    at: given(eggs, { values: { 'paladin.light': 2 } }),
    inputs: { webFrom: 'elsewhere' },
    does: { 'paladin.light': -1, 'spider.webs': -1 },
  },
  {
    rule: '[VMM-P13] where all webs are on eggs’ tiles it is one of those',
    action: 'burnWeb',
    at: given(eggs, { values: { 'paladin.light': 2, 'spider.webs': 2 } }),
    inputs: { webFrom: 'elsewhere' },
    does: { 'paladin.light': -1, 'spider.egg2.webs': -1, 'spider.webs': -1 },
  },
  {
    rule: '[VMM-P13] a breach costs 1 Fire',
    action: 'breach',
    at: paladin({ values: { 'paladin.fire': 2 } }),
    does: { 'paladin.fire': -1 },
  },
  {
    rule: '[VMM-P13] Strength for one attack costs 1 Fire each',
    action: 'strengthByFire',
    at: paladin({ values: { 'paladin.fire': 3 } }),
    inputs: { fire: 2 },
    does: { 'paladin.fire': -2, notices: ['strengthNow'] },
  },
  {
    rule: '[VMM-P16] a Shrine gives Light',
    action: 'shrineFaith',
    at: paladin(),
    does: { 'paladin.light': 1 },
  },
  {
    rule: '[VMM-P16] or Fire',
    action: 'shrineFaith',
    at: paladin(),
    inputs: { pool: 'fire' },
    does: { 'paladin.fire': 1 },
  },
  {
    rule: '[VMM-P16] or a Sanctity card',
    action: 'drawSanctity',
    at: paladin(),
    does: { notices: ['drawSanctity'] },
  },
  ...(
    [
      ['[VMM-P8] one Fangs card', 'lossFangs', {}, 1],
      ['[VMM-P8] Fangs with two more cards', 'lossFangs', { experienceLost: 3 }, 3],
      ['[VMM-P8] an ambush', 'lossAmbush', {}, 2],
      ['[VMM-P8] an ambush with the Kukri', 'lossAmbushKukri', {}, 4],
      ['[VMM-P8] the Wraith', 'lossWraith', {}, 3],
    ] as const
  ).map(([rule, action, inputs, loss]): EffectCase => ({
    rule: `${rule} takes ${loss} Experience, which gives Light once [VMM-P6]`,
    action,
    at: paladin({ values: { 'paladin.experience': 17 } }),
    inputs,
    does: { 'paladin.experience': -loss, 'paladin.light': 1, notices: ['lightForLoss'] },
  })),
  {
    rule: '[VMM-G1] no loss goes below 0',
    action: 'lossAmbushKukri',
    at: paladin({ values: { 'paladin.experience': 3 } }),
    does: { 'paladin.experience': -3, 'paladin.light': 1, notices: ['lightForLoss'] },
  },
  {
    rule: '[VMM-SK10] a hit',
    action: 'loseHealth',
    at: paladin(),
    does: { 'paladin.health': -1 },
  },
];

const weak = paladin({ values: { 'paladin.health': 3, 'paladin.experience': 0 } });

export const paladinRefusals: readonly RefusalCase[] = [
  { rule: '[VMM-P7] no egg', action: 'destroyEgg', at: table, because: 'noEgg' },
  {
    rule: '[VMM-P15] the Torch without 3 Fire',
    action: 'attackSpider',
    at: paladin({ ...torch, values: { 'paladin.fire': 2 } }),
    inputs: { useTorch: true },
    because: 'needsFire',
    params: { amount: 3, have: 2 },
  },
  {
    rule: '[VMM-SK3] no Skeleton on the map yet',
    action: 'attackSkeletons',
    at: table,
    inputs: { skeletons: ['casty'] },
    because: 'noSkeletonOnMap',
  },
  {
    rule: '[VMM-P10] an attack on nobody',
    action: 'attackSkeletons',
    at: skeletonsHere,
    inputs: { skeletons: [] },
    because: 'chooseSkeleton',
  },
  {
    rule: '[VMM-P15] the Torch without Fire',
    action: 'attackSkeletons',
    at: skeletonsHere,
    inputs: { skeletons: ['casty'], useTorch: true },
    because: 'needsFire',
    params: { amount: 1, have: 0 },
  },
  {
    rule: '[VMM-B2] nothing to heal',
    action: 'heal',
    at: paladin({ values: { 'paladin.light': 5 } }),
    because: 'healthFull',
  },
  {
    rule: '[VMM-P14] healing without Experience',
    action: 'heal',
    at: given(weak, { values: { 'paladin.light': 5, 'paladin.experience': 4 } }),
    because: 'needsExperience',
    params: { amount: 5, have: 4 },
  },
  {
    rule: '[VMM-X10] healing with the card, without Experience',
    action: 'heal',
    at: given(weak, {
      values: { 'paladin.light': 5, 'paladin.experience': 2 },
      toggles: { 'paladin.healingCard': true },
    }),
    because: 'needsExperience',
    params: { amount: 3, have: 2 },
  },
  {
    rule: '[VMM-P14] healing without Light',
    action: 'heal',
    at: given(weak, { values: { 'paladin.light': 4, 'paladin.experience': 9 } }),
    because: 'needsLight',
    params: { amount: 5, have: 4 },
  },
  ...(['placeLamp', 'revealByLamp', 'burnWeb'] as const).map((action): RefusalCase => ({
    rule: '[VMM-P13] no Light',
    action,
    at: given(table, { values: { 'spider.webs': 3 } }),
    because: 'needsLight',
    params: { amount: 1, have: 0 },
  })),
  {
    rule: '[VMM-P13] no web to burn',
    action: 'burnWeb',
    at: paladin({ values: { 'paladin.light': 2 } }),
    because: 'needsWebs',
    params: { amount: 1, have: 0 },
  },
  ...(['breach', 'strengthByFire'] as const).map((action): RefusalCase => ({
    rule: '[VMM-P13] no Fire',
    action,
    at: table,
    because: 'needsFire',
    params: { amount: 1, have: 0 },
  })),
  ...(['lossFangs', 'lossAmbush', 'lossAmbushKukri', 'lossWraith'] as const).map(
    (action): RefusalCase => ({
      rule: '[VMM-P6] who has nothing loses nothing, and gets no Light',
      action,
      at: weak,
      because: 'noExperience',
    }),
  ),
];

/** What needs somebody who is not at the table is not offered. */
export const paladinNeeds = {
  defeatRevealedPoltergeist: 'manor',
  retreatFromPoltergeist: 'manor',
  destroyEgg: 'spider',
  attackSpider: 'spider',
  burnWeb: 'spider',
  attackSkeletons: 'skeletons',
  attackEnchanter: 'enchanter',
  lossFangs: 'spider',
  lossAmbush: 'skeletons',
  lossAmbushKukri: 'skeletons',
  lossWraith: 'manor',
} as const satisfies Record<string, Role>;
