import type { Part, Section, View } from '../../engine/definition';
import type { FieldValues } from '../../engine/fields';
import { actions, idsOf, toggles, tracks } from '../../engine/parts';
import { elementsIn, isOver, isUsed, perElement, resources, type Player } from './table';
import { diceTracks, heroes } from './units';

/** Where somebody is; while they wait in the tray there is nothing to tell. */
function whereabouts(player: Player, id: string): Part {
  return { kind: 'choice', id, when: (view) => view.choice(`${player}.${id}`) !== 'inTray' };
}

/** Everything of one player, what is needed most first. */
export function sheetOf(setup: FieldValues, player: Player): readonly Section[] {
  const elements = elementsIn(setup);
  const each = (of: 'Dwellings' | 'Cards') =>
    tracks(...elements.map((element) => perElement(element, of)));
  const isPlaying = (view: View) => !isOver(view);
  return [
    // Little enough above the guide that its buttons are in reach.
    { id: 'points', parts: tracks('vp', 'orbs') },
    {
      id: 'goods',
      parts: [...tracks(...resources), ...actions('gainGoods', 'payCost', 'openChests')],
    },
    { id: 'hand', parts: tracks('magic', 'treasure') },
    {
      id: 'free',
      when: isPlaying,
      parts: [
        ...actions(
          'useTreasure',
          'treasureOnCard',
          'playMagic',
          'orbReward',
          'orbOnCard',
          'hireMercenary',
        ),
        ...(isUsed(setup, 'tactics') ? toggles('tactics') : []),
        ...actions('recoverTactics'),
      ],
    },
    {
      id: 'power',
      parts: [...tracks(...elements), ...actions('gainPower', 'moveMarker')],
    },
    {
      id: 'glory',
      parts: [...toggles('onGlory'), ...tracks('glory'), ...actions('takeGloryOrb', 'gainGlory')],
    },
    {
      id: 'units',
      parts: [
        ...tracks('workersReady', 'workersOnMap', 'workersOnCards', 'workersUnderworld'),
        ...heroes.map((hero) => whereabouts(player, hero)),
        ...actions('moveUnits', 'summon', 'ontoCards'),
      ],
    },
    { id: 'dwellings', parts: [...tracks('dwellings'), ...each('Dwellings'), ...actions('dwell')] },
    { id: 'cards', parts: [...each('Cards'), ...actions('takeCard', 'drawMagic')] },
    { id: 'allies', parts: [{ kind: 'collection', id: 'allies' }] },
    { id: 'printed', folded: true, parts: tracks(...idsOf(diceTracks)) },
    {
      id: 'score',
      folded: true,
      parts: [{ kind: 'sum', id: 'score' }, ...tracks('vault', 'prophecy', 'gloryOrbs')],
    },
    {
      id: 'reference',
      folded: true,
      parts: [
        { kind: 'rule', id: 'turn-summary' },
        { kind: 'rule', id: 'realm-actions-table' },
        { kind: 'rule', id: 'free-actions' },
        { kind: 'rule', id: 'limits' },
      ],
    },
    { id: 'corrections', folded: true, parts: toggles('scored', 'revealed') },
  ];
}
