import { added, chosen, moved } from '../../../eventMakers';
import { given, play, type Position, type Table } from '../../../playing';
import { marching, tableOf } from '../manorTable';
import type { EffectCase, RefusalCase } from '../../actionCase';

const table = tableOf();

/** The Spider in a form with six cards and four Blood; a Paladin with 17 Experience. */
function spider(form: 'giant' | 'caster' | 'spiderlings', position: Position = {}): Table {
  return given(table, {
    ...position,
    values: {
      'spider.hand': 6,
      'spider.blood': 4,
      'paladin.experience': 17,
      ...position.values,
    },
    choices: { 'spider.form': form },
  });
}

const giant = spider('giant');
const caster = spider('caster');
const swarm = spider('spiderlings');
const withEggs = (at: Table) => play(at, added('spider.eggs'), added('spider.eggs'));
const bitten = { 'paladin.light': 1, notices: ['lightForLoss'] };

const forms: readonly EffectCase[] = [
  {
    rule: '[VMM-SP3] the Giant Spider is revealed',
    action: 'becomeGiant',
    at: swarm,
    does: { 'spider.form': 'giant' },
  },
  {
    rule: '[VMM-SP3] the Spiderlings are revealed',
    action: 'becomeSpiderlings',
    at: caster,
    does: { 'spider.form': 'spiderlings' },
  },
  {
    rule: '[VMM-SP2] the Caster gains 1 Blood',
    action: 'becomeCaster',
    at: giant,
    does: { 'spider.form': 'caster', 'spider.blood': 1 },
  },
  {
    rule: '[VMM-SP2] and 1 for each egg',
    action: 'becomeCaster',
    at: withEggs(giant),
    does: { 'spider.form': 'caster', 'spider.blood': 3 },
  },
  {
    rule: '[VMM-X9] a Caster revealed again gains it again',
    action: 'becomeCaster',
    at: withEggs(caster),
    does: { 'spider.blood': 3 },
  },
];

const eyes: readonly EffectCase[] = [
  {
    rule: '[VMM-SP10] [VMM-SP4] the Giant sees more with more cards; 1 Blood a symbol [VMM-SP3]',
    action: 'eyes',
    at: giant,
    inputs: { cards: 2, tilesRevealed: 3, eventSymbols: 2 },
    does: { 'spider.hand': -2, 'paladin.tiles': 3, 'spider.blood': 2 },
  },
  {
    rule: '[VMM-SP3] the Caster gains 2 Blood a symbol, with one card [VMM-SP4]',
    action: 'eyes',
    at: caster,
    inputs: { cards: 2, tilesRevealed: 1, eventSymbols: 2 },
    does: { 'spider.hand': -1, 'paladin.tiles': 1, 'spider.blood': 4 },
  },
  {
    rule: '[VMM-SP3] the Spiderlings gain 1 Blood a symbol, with one card [VMM-SP4]',
    action: 'eyes',
    at: swarm,
    inputs: { cards: 2, tilesRevealed: 4, eventSymbols: 3 },
    does: { 'spider.hand': -1, 'paladin.tiles': 4, 'spider.blood': 3 },
  },
  {
    rule: '[VMM-P5] tiles anybody reveals complete the Paladin’s task',
    action: 'eyes',
    at: given(giant, { values: { 'paladin.tiles': 18 } }),
    inputs: { tilesRevealed: 2, eventSymbols: 0 },
    does: {
      'spider.hand': -1,
      'paladin.tiles': 2,
      'paladin.taskTiles': true,
      'reached.paladin.tiles#taskTiles': true,
      notices: ['taskDone'],
    },
  },
  {
    rule: '[VMM-B5] Blood stops at its supply',
    action: 'eyes',
    at: given(giant, { values: { 'spider.blood': 14 } }),
    inputs: { tilesRevealed: 0, eventSymbols: 9 },
    does: { 'spider.hand': -1, 'spider.blood': 1 },
  },
];

const fangs: readonly EffectCase[] = [
  {
    rule: '[VMM-SP5] [VMM-P8] the Giant’s Fangs: 1 Blood, 1 Experience',
    action: 'bitePaladin',
    at: giant,
    does: { 'spider.hand': -1, 'spider.blood': 1, 'paladin.experience': -1, ...bitten },
  },
  {
    rule: '[VMM-SP16] each further card 1 Blood, and 1 Experience if not 1 space',
    action: 'bitePaladin',
    at: giant,
    inputs: { cards: 3, experienceLost: 2 },
    does: { 'spider.hand': -3, 'spider.blood': 3, 'paladin.experience': -2, ...bitten },
  },
  {
    rule: '[VMM-SP5] [VMM-SP4] the Caster’s Fangs are one card',
    action: 'bitePaladin',
    at: caster,
    inputs: { cards: 3, experienceLost: 3 },
    does: { 'spider.hand': -1, 'spider.blood': 1, 'paladin.experience': -1, ...bitten },
  },
  {
    rule: '[VMM-SP16] a Skeleton scatters; each further card costs 1 Stability more',
    action: 'biteSkeleton',
    at: marching(giant, 5),
    inputs: { cards: 3, skeleton: 'stabby' },
    does: {
      'spider.hand': -3,
      'spider.blood': 3,
      'skeletons.stabby.place': 'scattered',
      'skeletons.stability': -3,
    },
  },
  {
    rule: '[VMM-SP16] a Poltergeist goes; each further card costs the Manor an Omen',
    action: 'bitePoltergeist',
    at: given(giant, { values: { 'manor.poltergeists': 2 } }),
    inputs: { cards: 3 },
    does: {
      'spider.hand': -3,
      'spider.blood': 3,
      'manor.poltergeists': -1,
      'manor.omens': -2,
    },
  },
  {
    rule: '[VMM-M3] Omens already assigned go with them',
    action: 'bitePoltergeist',
    at: given(giant, { values: { 'manor.poltergeists': 1, 'manor.swapOmens': 3 } }),
    inputs: { cards: 3 },
    does: {
      'spider.hand': -3,
      'spider.blood': 3,
      'manor.poltergeists': -1,
      'manor.omens': -2,
      'manor.swapOmens': -1,
    },
  },
  {
    rule: '[VMM-E2] the Enchanter bitten gives Blood',
    action: 'biteEnchanter',
    at: giant,
    inputs: { cards: 2 },
    does: { 'spider.hand': -2, 'spider.blood': 2 },
  },
  {
    rule: '[VMM-SP5] the Spiderlings gain 1 Blood a piece',
    action: 'biteAll',
    at: swarm,
    inputs: { pieces: 3 },
    does: { 'spider.hand': -1, 'spider.blood': 3 },
  },
];

const webs: readonly EffectCase[] = [
  {
    rule: '[VMM-SP11] the Giant spins 1 web',
    action: 'spinWebs',
    at: giant,
    does: { 'spider.hand': -1, 'spider.webs': 1 },
  },
  {
    rule: '[VMM-SP11] and 2 more a further card',
    action: 'spinWebs',
    at: giant,
    inputs: { cards: 3 },
    does: { 'spider.hand': -3, 'spider.webs': 5 },
  },
  {
    rule: '[VMM-SP11] the Caster spins 1',
    action: 'spinWebs',
    at: caster,
    inputs: { cards: 3 },
    does: { 'spider.hand': -1, 'spider.webs': 1 },
  },
  {
    rule: '[VMM-SP11] the Spiderlings 1 in each of their spaces',
    action: 'spinWebs',
    at: swarm,
    inputs: { spaces: 4 },
    does: { 'spider.hand': -1, 'spider.webs': 4 },
  },
  {
    rule: '[VMM-SP11] not in more spaces than there are Spiderlings: as many as they are',
    action: 'spinWebs',
    at: given(swarm, { values: { 'spider.spiderlings': 3 } }),
    inputs: { spaces: 4 },
    does: { 'spider.hand': -1, 'spider.webs': 3 },
  },
  {
    rule: '[VMM-SP7] webs on eggs’ tiles are among those on the map',
    action: 'spinWebs',
    at: withEggs(giant),
    inputs: { cards: 2, websOnEggs: ['spider.egg1', 'spider.egg2'] },
    does: {
      'spider.hand': -2,
      'spider.webs': 3,
      'spider.egg1.webs': 1,
      'spider.egg2.webs': 1,
    },
  },
  {
    rule: '[VMM-SP7] a web can hatch an egg',
    action: 'spinWebs',
    at: play(withEggs(giant), moved('spider.egg1.blood', 5)),
    inputs: { websOnEggs: ['spider.egg1'] },
    does: {
      'spider.hand': -1,
      'spider.webs': 1,
      'spider.eggs': ['egg2'],
      'spider.egg1.blood': 'gone',
      'spider.egg1.webs': 'gone',
      'spider.terror': 2,
      notices: ['eggHatched'],
    },
  },
];

const others: readonly EffectCase[] = [
  ...[giant, caster].map((at): EffectCase => ({
    rule: '[VMM-SP12] an egg costs 2 cards',
    action: 'layEgg',
    at,
    does: {
      'spider.hand': -2,
      'spider.eggs': ['egg1'],
      'serials.spider.eggs': 1,
      'spider.egg1.blood': 'new 0',
      'spider.egg1.webs': 'new 0',
    },
  })),
  ...[giant, swarm].map((at): EffectCase => ({
    rule: '[VMM-SP6] 3 Blood feed 1 Terror',
    action: 'feed',
    at,
    does: { 'spider.blood': -3, 'spider.terror': 1 },
  })),
  ...(
    [
      ['caster', 6],
      ['spiderlings', 8],
    ] as const
  ).map(([form, enough]): EffectCase => ({
    rule: `[VMM-SP8] [VMM-SP3] ${enough} webs unsettle as ${form}`,
    action: 'unsettle',
    at: spider(form, { values: { 'spider.webs': enough } }),
    does: { 'spider.hand': -1, 'spider.terror': 1, 'spider.unsettled': true },
  })),
  ...[giant, swarm].map((at): EffectCase => ({
    rule: '[VMM-SP13] Legs cost a card',
    action: 'legs',
    at,
    inputs: { cards: 2 },
    does: { 'spider.hand': -1 },
  })),
  {
    rule: '[VMM-SP13] the Caster teleports with two',
    action: 'legs',
    at: caster,
    inputs: { cards: 2 },
    does: { 'spider.hand': -2 },
  },
  ...[giant, caster].map((at): EffectCase => ({
    rule: '[VMM-SP14] Loot costs a card',
    action: 'plunder',
    at,
    does: { 'spider.hand': -1 },
  })),
  {
    rule: '[VMM-SP15] the Giant tends all eggs near for 1 Blood',
    action: 'tendEggs',
    at: withEggs(giant),
    inputs: { eggs: ['spider.egg1', 'spider.egg2'] },
    does: {
      'spider.blood': -1,
      'spider.egg1.blood': 1,
      'spider.egg2.blood': 1,
      'spider.tended': true,
    },
  },
  {
    rule: '[VMM-SP15] or those it is near to',
    action: 'tendEggs',
    at: withEggs(giant),
    inputs: { eggs: ['spider.egg2'] },
    does: { 'spider.blood': -1, 'spider.egg2.blood': 1, 'spider.tended': true },
  },
  {
    rule: '[VMM-SP15] the Caster tends one, as often as it likes',
    action: 'tendEggs',
    at: given(withEggs(caster), { toggles: { 'spider.tended': true } }),
    inputs: { egg: 'spider.egg2' },
    does: { 'spider.blood': -1, 'spider.egg2.blood': 1 },
  },
  {
    rule: '[VMM-SP7] tending can hatch several eggs',
    action: 'tendEggs',
    at: play(
      withEggs(giant),
      moved('spider.egg1.blood', 4),
      moved('spider.egg1.webs', 1),
      moved('spider.egg2.blood', 4),
      moved('spider.egg2.webs', 2),
    ),
    inputs: { eggs: ['spider.egg1', 'spider.egg2'] },
    does: {
      'spider.blood': -1,
      'spider.eggs': [],
      'spider.egg1.blood': 'gone',
      'spider.egg1.webs': 'gone',
      'spider.egg2.blood': 'gone',
      'spider.egg2.webs': 'gone',
      'spider.terror': 4,
      'spider.tended': true,
      notices: ['eggHatched', 'eggHatched'],
    },
  },
  {
    rule: '[VMM-V7] [VMM-SP18] the way out, with 12 Terror',
    action: 'escape',
    at: given(giant, { values: { 'spider.terror': 12 } }),
    does: { 'spider.escaped': true, notices: ['victory.spiderEscapes'] },
  },
];

export const spiderEffects: readonly EffectCase[] = [
  ...forms,
  ...eyes,
  ...fangs,
  ...webs,
  ...others,
];

const noCards = { values: { 'spider.hand': 0 } };
const needsOne = { because: 'needsCards', params: { amount: 1, have: 0 } };

export const spiderRefusals: readonly RefusalCase[] = [
  ...(
    [
      'eyes',
      'bitePaladin',
      'biteSkeleton',
      'bitePoltergeist',
      'biteEnchanter',
      'spinWebs',
      'legs',
      'plunder',
    ] as const
  ).map((action): RefusalCase => ({
    rule: '[VMM-SP1] no card left',
    action,
    at: spider('giant', noCards),
    ...needsOne,
  })),
  {
    rule: '[VMM-SP1] no card left',
    action: 'biteAll',
    at: spider('spiderlings', noCards),
    ...needsOne,
  },
  {
    rule: '[VMM-SP8] no card left',
    action: 'unsettle',
    at: spider('caster', { values: { 'spider.hand': 0, 'spider.webs': 6 } }),
    ...needsOne,
  },
  {
    rule: '[VMM-SP12] one card is no egg',
    action: 'layEgg',
    at: spider('giant', { values: { 'spider.hand': 1 } }),
    because: 'needsCards',
    params: { amount: 2, have: 1 },
  },
  {
    rule: '[VMM-B9] more eggs than the app keeps apart',
    action: 'layEgg',
    at: play(giant, ...Array.from({ length: 12 }, () => added('spider.eggs'))),
    because: 'noEggLeft',
  },
  {
    rule: '[VMM-SP16] more Experience than Fangs cards',
    action: 'bitePaladin',
    at: giant,
    inputs: { cards: 2, experienceLost: 3 },
    because: 'lossNeedsCards',
  },
  {
    rule: '[VMM-SK3] no Skeleton on the map yet',
    action: 'biteSkeleton',
    at: giant,
    because: 'noSkeletonOnMap',
  },
  {
    rule: '[VMM-SP11] more eggs than webs',
    action: 'spinWebs',
    at: withEggs(giant),
    inputs: { cards: 1, websOnEggs: ['spider.egg1', 'spider.egg2'] },
    because: 'tooManyEggs',
    params: { webs: 1 },
  },
  {
    rule: '[VMM-SP6] 2 Blood feed nobody',
    action: 'feed',
    at: spider('giant', { values: { 'spider.blood': 2 } }),
    because: 'needsBlood',
    params: { amount: 3, have: 2 },
  },
  ...(
    [
      ['caster', 6],
      ['spiderlings', 8],
    ] as const
  ).map(([form, enough]): RefusalCase => ({
    rule: `[VMM-SP8] [VMM-SP3] ${enough - 1} webs do not unsettle as ${form}`,
    action: 'unsettle',
    at: spider(form, { values: { 'spider.webs': enough - 1 } }),
    because: 'needsWebs',
    params: { amount: enough, have: enough - 1 },
  })),
  {
    rule: '[VMM-SP8] a second time in one turn',
    action: 'unsettle',
    at: spider('caster', {
      values: { 'spider.webs': 9 },
      toggles: { 'spider.unsettled': true },
    }),
    because: 'onceATurn',
  },
  { rule: '[VMM-SP15] no egg', action: 'tendEggs', at: giant, because: 'noEgg' },
  {
    rule: '[VMM-SP15] none of them near',
    action: 'tendEggs',
    at: withEggs(giant),
    inputs: { eggs: [] },
    because: 'chooseEgg',
  },
  {
    rule: '[VMM-SP15] the Giant tends once a turn',
    action: 'tendEggs',
    at: given(withEggs(giant), { toggles: { 'spider.tended': true } }),
    because: 'onceATurn',
  },
  {
    rule: '[VMM-SP15] no Blood',
    action: 'tendEggs',
    at: given(withEggs(giant), { values: { 'spider.blood': 0 } }),
    because: 'needsBlood',
    params: { amount: 1, have: 0 },
  },
  {
    rule: '[VMM-SP18] 11 Terror are not enough',
    action: 'escape',
    at: spider('giant', { values: { 'spider.terror': 11 } }),
    because: 'needsTerror',
    params: { amount: 12, have: 11 },
  },
];

/** The powers of each form, by the table of forms in the source [VMM-SP3]..[VMM-SP15]. */
export const powersByForm = {
  giant: [
    'biteEnchanter',
    'bitePaladin',
    'bitePoltergeist',
    'biteSkeleton',
    'eyes',
    'feed',
    'layEgg',
    'legs',
    'plunder',
    'spinWebs',
    'tendEggs',
  ],
  caster: [
    'biteEnchanter',
    'bitePaladin',
    'bitePoltergeist',
    'biteSkeleton',
    'eyes',
    'layEgg',
    'legs',
    'plunder',
    'spinWebs',
    'tendEggs',
    'unsettle',
  ],
  spiderlings: ['biteAll', 'eyes', 'feed', 'legs', 'spinWebs', 'unsettle'],
} as const;

export function inForm(form: string): Table {
  return play(giant, chosen('spider.form', form));
}
