import type { Action, Address, Change, Collection, Phrase, View } from '../../engine/definition';
import { textIn, type FieldValues } from '../../engine/fields';
import { addAlly, hasNoRoom } from './allies';
import { mostMonsterDice } from './battleRules';
import { calledNow, elementsIn, isElement, playersIn, say, type Element, isPlayer } from './table';

export const noElement = 'noElement';

const mostMonsters = 20;

/** Whether the app can keep one more. */
export function isFull(view: View): boolean {
  return monstersOn(view).length >= mostMonsters;
}

/** Monsters on the map: they come with lairs and go when beaten [ELD-M1], [ELD-M5], [ELD-M9]. */
export function monsters(setup: FieldValues): Collection {
  return {
    id: 'monsters',
    item: 'monster',
    most: mostMonsters,
    texts: [{ id: 'name' }],
    choices: [
      {
        id: 'monsterElement',
        options: [...elementsIn(setup), noElement],
        start: elementsIn(setup)[0] ?? noElement,
      },
    ],
    tracks: [
      {
        id: 'monsterDice',
        shape: 'counter',
        min: 0,
        start: 3,
        max: mostMonsterDice,
        printed: true,
      },
    ],
    actions: ['controlMonster', 'removeMonster'],
    status: (view, monster): readonly Phrase[] => [
      { id: 'monsterOf', params: { element: view.choice(`${monster}.monsterElement`) } },
    ],
  };
}

export function monstersOn(view: View): readonly Address[] {
  return view.items('board.monsters');
}

/** The element whose power a victory over it may bring; those of mini-expansions have none [ELD-M8]. */
export function elementOfMonster(view: View, monster: Address): Element | undefined {
  const element = view.choice(`${monster}.monsterElement`);
  return isElement(element) ? element : undefined;
}

/** A monster comes to the map, and with it what is known of its card. */
export function addMonster(name: string, element: string): readonly Change[] {
  return [
    { kind: 'add', to: 'board.monsters' },
    {
      kind: 'then',
      rule: (view) => {
        const monster = view.items('board.monsters').at(-1);
        if (monster === undefined) return [];
        return [
          { kind: 'write', at: `${monster}.name`, text: name },
          { kind: 'choose', at: `${monster}.monsterElement`, option: element },
          say('newMonster', 'info', { monster }),
        ];
      },
    },
  ];
}

function itemField(view: View) {
  const all = monstersOn(view);
  return { kind: 'choice', id: 'item', options: all, start: all[0] ?? '' } as const;
}

/** An effect puts a monster under a player's control: a unit of theirs from now on [ELD-M6]. */
const controlMonster: Action = {
  id: 'controlMonster',
  when: (view) => monstersOn(view).length > 0,
  inputs: (view) => {
    const players = playersIn(view.setup);
    const active = players.find((player) => player === view.turn.seat) ?? players[0] ?? '';
    return [itemField(view), { kind: 'choice', id: 'controller', options: players, start: active }];
  },
  refusal: (view, inputs) => {
    const controller = textIn(inputs, 'controller');
    const isFull = isPlayer(controller) && hasNoRoom(view, controller);
    return isFull ? { code: 'noRoomLeft' } : undefined;
  },
  run: (view, inputs) => {
    const monster = textIn(inputs, 'item');
    const controller = textIn(inputs, 'controller');
    if (!isPlayer(controller)) return [];
    const dice = view.value(`${monster}.monsterDice`);
    return [
      ...addAlly(controller, view.text(`${monster}.name`), 'controlledMonster', dice),
      { kind: 'remove', item: monster },
    ];
  },
};

/** A monster leaves the game with its card; it never goes to the Underworld [ELD-M5]. */
export function destroy(view: View, monster: Address, tone: 'info' | 'gain'): readonly Change[] {
  return [
    say('monsterGone', tone, { monster: calledNow(view, monster) }),
    { kind: 'remove', item: monster },
  ];
}

/** Destroyed, by whatever means: out of the game with its card [ELD-M5]. */
const removeMonster: Action = {
  id: 'removeMonster',
  when: (view) => monstersOn(view).length > 0,
  inputs: (view) => [itemField(view)],
  run: (view, inputs) => destroy(view, textIn(inputs, 'item'), 'info'),
};

export const monsterActions: readonly Action[] = [controlMonster, removeMonster];
