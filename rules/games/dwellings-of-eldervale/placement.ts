import type { Phrase, View } from '../../engine/definition';
import { isPeaceful, type Player } from './table';
import { unitsAt } from './units';

/** Where units may be placed, by what is ready and what is on the map [ELD-T3], [ELD-T4], [ELD-T7]. */
export function placementLines(player: Player) {
  return (view: View): readonly Phrase[] => {
    const ready = unitsAt(view, player, 'ready');
    const isFirst = unitsAt(view, player, 'onMap').length === 0;
    const has = (unit: string) => ready.includes(unit);
    return [
      { id: 'readyUnits', params: { ready: ready.length } },
      ...(ready.length === 0 ? [{ id: 'mustRegroup' }] : []),
      ...(ready.length > 0 ? [{ id: isFirst ? 'firstPlacement' : 'nextPlacement' }] : []),
      ...(has('warrior') && isFirst ? [{ id: 'warriorPlaces' }] : []),
      ...(has('dragon') && !isFirst ? [{ id: 'dragonPlaces' }] : []),
      ...(has('wizard') && !isFirst ? [{ id: 'wizardPlaces' }] : []),
      ...(isPeaceful(view) ? [{ id: 'stillPeaceful' }] : []),
    ];
  };
}
