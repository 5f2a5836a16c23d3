import type { Action, View } from '../../engine/definition';
import { textIn, type Field, type FieldValues } from '../../engine/fields';
import { addMonster, isFull } from './monsters';
import { elementsIn, isUsed, move, offer, type Player } from './table';

/** Tiles of the mini-expansions, each with a monster of no element [ELD-O5], [ELD-O6], [ELD-X17]. */
function specials(setup: FieldValues): readonly string[] {
  return [
    ...(isUsed(setup, 'motherOfDragons') ? ['dragonsDen'] : []),
    ...(isUsed(setup, 'frostGiant') ? ['bifrost'] : []),
  ];
}

function isSpecial(view: View, tile: string): boolean {
  return specials(view.setup).includes(tile);
}

function tileIn(view: View, given: FieldValues): string {
  return textIn(given, 'tile') || (elementsIn(view.setup)[0] ?? '');
}

/** What says whether a monster comes with a tile: its lair; for the Dragon's Den the card [ELD-X17]. */
function monsterToggle(view: View, given: FieldValues): readonly Field[] {
  const tile = tileIn(view, given);
  if (tile === 'bifrost') return [];
  return tile === 'dragonsDen'
    ? [{ kind: 'toggle', id: 'motherArrives', start: true }]
    : [{ kind: 'toggle', id: 'lair', start: false }];
}

function hasMonster(view: View, given: FieldValues): boolean {
  const [toggle] = monsterToggle(view, given);
  return toggle === undefined || (given[toggle.id] ?? toggle.start) === true;
}

/** The top tile of the stack joins the map; a lair brings its monster [ELD-A8], [ELD-M1]. */
export function revealRealm(player: Player): Action {
  return {
    id: 'revealRealm',
    inputs: (view, given) => {
      const tiles = [...elementsIn(view.setup), ...specials(view.setup)];
      return [
        { kind: 'choice', id: 'tile', options: tiles, start: tiles[0] ?? '' },
        ...monsterToggle(view, given),
        ...(hasMonster(view, given)
          ? [
              {
                kind: 'text' as const,
                id: 'monsterName',
                start: '',
                suggestions: view.knownNames('board.monster1'),
              },
            ]
          : []),
      ];
    },
    blocked: (view) => {
      if (view.value('board.stack') === 0) return { code: 'stackEmpty' };
      return isFull(view) ? { code: 'noRoomLeft' } : undefined;
    },
    run: (view, inputs) => {
      const tile = tileIn(view, inputs);
      return [
        ...move('board.stack', -1),
        ...(tile === 'bifrost'
          ? [
              offer(
                'bifrostFound',
                'info',
                {},
                {
                  seat: player,
                  action: 'revealRealm',
                  given: {},
                },
              ),
            ]
          : []),
        ...(hasMonster(view, inputs)
          ? addMonster(textIn(inputs, 'monsterName'), isSpecial(view, tile) ? 'noElement' : tile)
          : []),
      ];
    },
  };
}
