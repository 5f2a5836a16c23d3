import fc from 'fast-check';

import type { GameEvent } from '../../../../rules/engine/events';
import { reduce } from '../../../../rules/engine/reduce';
import { guideActions } from '../../atHand';
import { completed, moved, took } from '../../eventMakers';
import { filledIn } from '../../filledForms';
import type { Table } from '../../playing';
import { formAt, optionsOf, seatedAt, viewAt, type Player } from './valeTable';

/** Picks one of so many. */
type Pick = (choices: number) => number;

/** Numbers that decide everything by chance in a whole game. */
export const decisions = fc.array(fc.nat(9999), { minLength: 30, maxLength: 90, size: 'max' });

function pickFrom(numbers: readonly number[]): Pick {
  let next = 0;
  return (choices) => {
    const turn = next++;
    // Later turns begin elsewhere in the list.
    const number = numbers[turn % numbers.length] ?? 0;
    return (number + Math.floor(turn / numbers.length)) % choices;
  };
}

/** What the players did, and the table after it. */
export type Move = { event: GameEvent; table: Table };

/**
 * A game of players who follow the guide to its end: they place units where some are ready, regroup
 * otherwise and now and then, take the actions of realms as far as they can, and fight.
 */
export function* randomGame(start: Table, numbers: readonly number[]): Generator<Move> {
  const pick = pickFrom(numbers);
  let table = start;
  const attempt = function* (event: GameEvent): Generator<Move, boolean> {
    const outcome = reduce(table.game, table.state, event);
    if (!outcome.ok) return false;
    table = { ...table, state: outcome.value.state };
    yield { event, table };
    return true;
  };

  for (let moves = 0; table.state.turn.step !== 'ranking'; moves++) {
    if (moves > 2000) throw new Error('this game never ends');
    const { seat, step } = table.state.turn;
    if (step === 'choose') {
      const placed =
        pick(4) > 0 && (yield* attempt(took(seat, 'placeUnit', form(seat, 'placeUnit'))));
      if (placed) continue;
      const regroup = pick(2) === 0 ? 'startRegroup' : 'regroupAtOnce';
      if (yield* attempt(took(seat, regroup))) continue;
    }
    // However they play, the stack gets smaller.
    if (step === 'turnEnd' && pick(2) === 0) yield* attempt(moved('board.stack', -1));
    if (step === 'battle' && pick(3) > 0) yield* attempt(battle(seat));
    else if (step === 'prophecies') {
      // From the lowest score: whoever is next may be anybody.
      for (const player of seatedAt(table).flatMap(() => seatedAt(table))) {
        yield* attempt(took(player, 'revealProphecies', { prophecyPoints: pick(9) }));
      }
    } else if (pick(8) > 0) yield* anything();
    const now = table.state.turn;
    yield* attempt(completed(now.seat, now.step));
  }

  /** Something the guide offers in this step. */
  function* anything(): Generator<Move> {
    const { game, state } = table;
    const all = guideActions(game, state).filter(({ action }) => action.id !== 'regroupAtOnce');
    const one = all[pick(all.length + 1)];
    if (one === undefined) return;
    yield* attempt(took(one.seat, one.action.id, form(one.seat, one.action.id)));
  }

  function form(seat: string, id: string) {
    const action = table.game.seat(seat)?.actions?.find((other) => other.id === id);
    const details = Array.from({ length: 6 }, () => pick(9999));
    return action === undefined ? {} : filledIn(action, viewAt(table), details);
  }

  /** The player whose turn it is against another, or a monster, or both. */
  function battle(seat: string): GameEvent {
    const others = seatedAt(table).filter((player) => player !== seat);
    const rival = others[pick(others.length)] ?? others[0]!;
    const [, ...monsters] = table.state.items['board.monsters']!.length
      ? optionsOf('monster', table, 'board', 'battle')
      : [];
    const against = pick(3);
    const fighters = against === 1 && monsters.length > 0 ? [seat] : [seat, rival];
    const monster =
      against > 0 ? (monsters[pick(monsters.length + 1)] ?? 'noMonster') : 'noMonster';
    const units = Object.fromEntries(
      fighters.map((player) => [`${player}.fighting`, fightersOf(player as Player)]),
    );
    const asked = formAt(table, 'board', 'battle', { fighters, monster, ...units });
    const rolled = asked.fields.flatMap((field) =>
      field.kind === 'numbers'
        ? [[field.id, Array.from({ length: field.most }, () => 1 + pick(6))] as const]
        : [],
    );
    const inputs = { ...asked.values, ...Object.fromEntries(rolled) };
    return took('board', 'battle', inputs as Parameters<typeof took>[2]);
  }

  function fightersOf(player: Player): readonly string[] {
    const { values, choices } = table.state;
    const heroes = ['warrior', 'wizard', 'dragon'].filter(
      (hero) => choices[`${player}.${hero}`] === 'onMap',
    );
    const workers = values[`${player}.workersOnMap`] ?? 0;
    return [...Array.from({ length: workers }, () => 'worker'), ...heroes].slice(0, 1 + pick(3));
  }
}
