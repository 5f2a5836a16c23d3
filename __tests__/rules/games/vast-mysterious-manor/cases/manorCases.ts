import { given } from '../../../playing';
import { marching, tableOf } from '../manorTable';
import type { EffectCase, RefusalCase } from '../../actionCase';

const table = given(tableOf(), { values: { 'paladin.experience': 17, 'manor.poltergeists': 2 } });
const noEvents = given(table, { values: { 'manor.eventHand': 0 } });

export const manorEffects: readonly EffectCase[] = [
  {
    rule: '[VMM-M4] walking costs an Event card',
    action: 'walk',
    at: table,
    does: { 'manor.eventHand': -1 },
  },
  {
    rule: '[VMM-M4] a flight costs a card, leaves a Poltergeist and gives the Mold of its card',
    action: 'fly',
    at: table,
    inputs: { moldGained: 3 },
    does: { 'manor.eventHand': -1, 'manor.poltergeists': 1, 'manor.mold': 3 },
  },
  {
    rule: '[VMM-M2] [VMM-V8] Mold ends at 15, which wins',
    action: 'fly',
    at: given(table, { values: { 'manor.mold': 13 } }),
    inputs: { moldGained: 4 },
    does: {
      'manor.eventHand': -1,
      'manor.poltergeists': 1,
      'manor.mold': 2,
      notices: ['victory.manorMold'],
    },
  },
  {
    rule: '[VMM-M8] an Event tile takes a card of the Manor',
    action: 'playEventCard',
    at: table,
    does: { 'manor.eventHand': -1 },
  },
  {
    rule: '[VMM-P5] tiles the Manor reveals count for the Paladin’s task',
    action: 'revealTiles',
    at: table,
    inputs: { tilesRevealed: 4 },
    does: { 'paladin.tiles': 4 },
  },
  {
    rule: '[VMM-M7] a Poltergeist appears',
    action: 'poltergeistAppears',
    at: table,
    does: { 'manor.poltergeists': 1 },
  },
  {
    rule: '[VMM-M5] [VMM-P6] a Paladin who cannot move loses 3 Experience and gains Light',
    action: 'hauntPaladin',
    at: table,
    does: { 'paladin.experience': -3, 'paladin.light': 1, notices: ['lightForLoss'] },
  },
  {
    rule: '[VMM-M5] a Skeleton scatters',
    action: 'hauntSkeleton',
    at: marching(table, 5),
    inputs: { skeleton: 'slashy' },
    does: { 'skeletons.slashy.place': 'scattered', 'skeletons.stability': -1 },
  },
  {
    rule: '[VMM-M5] a Poltergeist goes',
    action: 'hauntPoltergeist',
    at: table,
    does: { 'manor.poltergeists': -1 },
  },
];

export const manorRefusals: readonly RefusalCase[] = [
  ...(['walk', 'fly', 'playEventCard'] as const).map((action): RefusalCase => ({
    rule: '[VMM-M4] no Event card',
    action,
    at: noEvents,
    because: 'noEventCard',
  })),
  {
    rule: '[VMM-P6] a Paladin with nothing to lose',
    action: 'hauntPaladin',
    at: given(table, { values: { 'paladin.experience': 0 } }),
    because: 'noExperience',
  },
  {
    rule: '[VMM-M5] no Poltergeist on the map',
    action: 'hauntPoltergeist',
    at: given(table, { values: { 'manor.poltergeists': 0 } }),
    because: 'noPoltergeist',
  },
  {
    rule: '[VMM-SK3] no Skeleton on the map yet',
    action: 'hauntSkeleton',
    at: table,
    because: 'noSkeletonOnMap',
  },
];
