import type { GameEvent } from '../../../../rules/engine/events';
import { took } from '../../eventMakers';
import { given, play, type Effect, type Table } from '../../playing';
import {
  atWar,
  having,
  monster,
  monsterComes,
  of,
  players,
  standing,
  vale,
  type Player,
} from './valeTable';

type Inputs = Extract<GameEvent, { type: 'actionTaken' }>['inputs'];

/** One player's part in a battle. */
export type Side = {
  units: readonly string[];
  faces: readonly number[];
  dwellings?: number;
  swords?: number;
  effects?: number;
};
export type Sides = Readonly<Partial<Record<Player | 'monster', Side | readonly number[]>>>;

/**
 * The turn of player 1 at the step of battle. Everybody has two Workers and all others on the map,
 * one of each resource; a Kraken of water with three dice is there. No space of the Glory Track
 * gives anything.
 */
export function battlefield(values: Parameters<typeof vale>[0] = {}): Table {
  const nothing = Array.from({ length: 12 }, (_, index) => [
    `board.gloryReward${index + 1}`,
    'nothing',
  ]);
  const seated = players.slice(0, 4);
  const armies = seated.reduce(
    (table, player) =>
      standing(
        having(table, { workersReady: 0, workersOnMap: 2 }, player),
        { warrior: 'onMap', wizard: 'onMap', dragon: 'onMap' },
        player,
      ),
    play(atWar(vale(values)), ...monsterComes('Kraken', 'water', 3)),
  );
  return given(armies, {
    turn: 'player1/battle',
    choices: Object.fromEntries(nothing) as Record<string, string>,
  });
}

/** What is filled in for these sides. */
export function filled(sides: Sides, more: Inputs = {}): Inputs {
  const inputs: Record<string, Inputs[string]> = {};
  for (const [who, side] of Object.entries<Side | readonly number[]>(sides)) {
    if ('units' in side) {
      inputs[`${who}.fighting`] = [...side.units];
      inputs[`${who}.dwellingsNear`] = side.dwellings ?? 0;
      inputs[`${who}.swordsPaid`] = side.swords ?? 0;
      inputs[`${who}.effects`] = side.effects ?? 0;
      inputs[`${who}.faces`] = [...side.faces];
    } else {
      inputs['monster'] = monster;
      inputs['monster.dice'] = side.length;
      inputs['monster.faces'] = [...side];
    }
  }
  const fighters = Object.keys(sides).filter((who) => who !== 'monster');
  return { fighters, ...inputs, ...more };
}

export function fought(sides: Sides, more: Inputs = {}): GameEvent {
  return took('board', 'battle', filled(sides, more));
}

/** A step on the Glory Track to a space nobody was on before. */
export function glory(player: Player, space = 1): Effect {
  return { [`${player}.glory`]: 1, [`board.gloryFirst${space}`]: player };
}

/** So many Workers and these others of a player fall. */
export function fallen(player: Player, workers: number, ...heroes: readonly string[]): Effect {
  return {
    ...(workers > 0 ? of(player, { workersOnMap: -workers, workersUnderworld: workers }) : {}),
    ...Object.fromEntries(heroes.map((hero) => [`${player}.${hero}`, 'underworld'])),
    [`${player}.sword`]: workers + heroes.length,
  };
}

/** The monster leaves the map. */
export const monsterGone: Effect = {
  ...{ 'board.monsters': [], [`${monster}.name`]: 'gone' },
  ...{ [`${monster}.monsterElement`]: 'gone', [`${monster}.monsterDice`]: 'gone' },
};
