import type { Action, View } from '../../engine/definition';
import { isOnIn, textIn, type FieldValues } from '../../engine/fields';
import { addMonster } from './monsters';
import { elementsIn, isUsed, move, offer, type Player } from './table';

/** Tiles of the mini-expansions, each with a monster of no element [ELD-O5], [ELD-O6]. */
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

function hasMonster(view: View, given: FieldValues): boolean {
  return isSpecial(view, tileIn(view, given)) || isOnIn(given, 'lair');
}

/** The top tile of the stack joins the map; a lair brings its monster [ELD-A8], [ELD-M1]. */
export function revealRealm(player: Player): Action {
  return {
    id: 'revealRealm',
    inputs: (view, given) => {
      const tiles = [...elementsIn(view.setup), ...specials(view.setup)];
      return [
        { kind: 'choice', id: 'tile', options: tiles, start: tiles[0] ?? '' },
        ...(isSpecial(view, tileIn(view, given))
          ? []
          : [{ kind: 'toggle' as const, id: 'lair', start: false }]),
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
    blocked: (view) => (view.value('board.stack') === 0 ? { code: 'stackEmpty' } : undefined),
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
