import type { Action, Address, Change, Collection, View } from '../../engine/definition';
import { textIn, type FieldValues } from '../../engine/fields';
import { calledNow, isUsed, move, say, type Player } from './table';
import { alliesOf, places, swordForFall } from './units';

const mostAllies = 20;

/** Whether the app cannot keep one more for a player. */
export function hasNoRoom(view: View, player: Player): boolean {
  return alliesOf(view, player).length >= mostAllies;
}

/** Mercenaries and monsters that fight for a player [ELD-O2], [ELD-M6], [ELD-M9]. */
const allyKinds = ['mercenaryForGold', 'mercenaryForOrb', 'controlledMonster'] as const;

export function allies(player: Player): Collection {
  return {
    id: 'allies',
    item: 'ally',
    most: mostAllies,
    texts: [{ id: 'name' }],
    choices: [
      { id: 'allyKind', options: allyKinds, start: 'mercenaryForGold' },
      {
        id: 'allyPlace',
        options: places.filter((place) => place !== 'inTray'),
        start: 'ready',
        follows: (at, from, view) => [
          ...swordForFall(player)(at, from, view),
          ...endControl(at, view),
        ],
      },
    ],
    tracks: [{ id: 'allyDice', shape: 'counter', min: 0, start: 1, max: 12, printed: true }],
  };
}

/** A controlled monster that falls leaves the game [ELD-M6]. */
function endControl(at: Address, view: View): readonly Change[] {
  const ally = at.slice(0, at.lastIndexOf('.'));
  const falls =
    view.choice(at) === 'underworld' && view.choice(`${ally}.allyKind`) === 'controlledMonster';
  return falls
    ? [say('controlEnds', 'loss', { ally: calledNow(view, ally) }), { kind: 'remove', item: ally }]
    : [];
}

/** Hired for gold until the next regrouping, or for an Orb for the rest of the game [ELD-F7], [ELD-O2]. */
export function hireMercenary(player: Player): Action {
  const wages = ['forGold', 'forOrb'] as const;
  const isForOrb = (inputs: FieldValues) => textIn(inputs, 'wage') === 'forOrb';
  return {
    id: 'hireMercenary',
    when: (view) => isUsed(view.setup, 'mercenaries'),
    inputs: (view) => [
      {
        kind: 'text',
        id: 'mercenary',
        start: '',
        suggestions: view.knownNames(`${player}.ally1`),
      },
      { kind: 'choice', id: 'wage', options: wages, start: 'forGold' },
    ],
    blocked: (view) => (hasNoRoom(view, player) ? { code: 'noRoomLeft' } : undefined),
    refusal: (view, inputs) => {
      const good = isForOrb(inputs) ? 'orbs' : 'gold';
      return view.value(`${player}.${good}`) === 0
        ? { code: isForOrb(inputs) ? 'noOrb' : 'noGold' }
        : undefined;
    },
    run: (_, inputs) => [
      ...move(`${player}.${isForOrb(inputs) ? 'orbs' : 'gold'}`, -1, true),
      ...addAlly(
        player,
        textIn(inputs, 'mercenary'),
        isForOrb(inputs) ? 'mercenaryForOrb' : 'mercenaryForGold',
      ),
    ],
  };
}

/** Somebody new fights for a player, ready at once. */
export function addAlly(
  player: Player,
  name: string,
  kind: (typeof allyKinds)[number],
  dice?: number,
): readonly Change[] {
  return [
    { kind: 'add', to: `${player}.allies` },
    {
      kind: 'then',
      rule: (view) => {
        const ally = alliesOf(view, player).at(-1);
        if (ally === undefined) return [];
        return [
          { kind: 'write', at: `${ally}.name`, text: name },
          { kind: 'choose', at: `${ally}.allyKind`, option: kind },
          ...(dice === undefined
            ? []
            : [{ kind: 'set' as const, at: `${ally}.allyDice`, to: dice }]),
        ];
      },
    },
  ];
}
