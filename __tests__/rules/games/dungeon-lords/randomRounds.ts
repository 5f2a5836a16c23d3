import fc from 'fast-check';

import { drawFor } from '../../../../rules/engine/dice';
import type { GameEvent } from '../../../../rules/engine/events';
import { reduce } from '../../../../rules/engine/reduce';
import { completed, took } from '../../eventMakers';
import type { Table } from '../../playing';
import { askedBy, offeredTo, players, type Player } from './lordsTable';

/** Picks one of so many. */
export type Pick = (choices: number) => number;

/** Numbers that decide everything by chance in some rounds. */
export const decisions = fc.array(fc.nat(9999), { minLength: 20, maxLength: 120, size: 'max' });

export function pickFrom(numbers: readonly number[]): Pick {
  let next = 0;
  return (choices) => {
    const turn = next++;
    // Later rounds begin elsewhere in the list.
    const number = numbers[turn % numbers.length] ?? 0;
    return (number + Math.floor(turn / numbers.length)) % choices;
  };
}

/** What the players did, and the table after it. */
export type Move = { event: GameEvent; table: Table };

/**
 * A whole round of random players: orders from the hand, resolved where they can be, adjusted now
 * and then, skipped otherwise; unresolved ones sometimes come back.
 */
export function* randomRound(start: Table, pick: Pick): Generator<Move> {
  let table = start;
  const { round } = start.state.turn;
  const attempt = (event: GameEvent): boolean => {
    const outcome = reduce(table.game, table.state, event);
    if (outcome.ok) table = { ...table, state: outcome.value.state };
    return outcome.ok;
  };
  const must = (event: GameEvent): Move => {
    if (!attempt(event)) throw new Error(`${JSON.stringify(event)} was not possible`);
    return { event, table };
  };
  const seated = players.filter((player) => table.game.seat(player) !== undefined);

  for (; table.state.turn.round === round && table.state.turn.step !== 'gameEnd';) {
    const { seat, step } = table.state.turn;
    if (step === 'orders') {
      for (const player of seated) {
        if (offeredTo(player, table).includes('chooseInaccessible') && round === 1) {
          yield must(drawnAtStart(table, player, pick));
        }
        yield must(took(player, 'chooseOrders', { orders: threeOf(handOf(table, player), pick) }));
      }
      // The rest turns up by itself.
      for (let count = pick(4); count > 0; count--) yield must(took('board', 'reveal'));
    }
    if (step === 'resolve') yield* resolveAll(seated);
    if (step === 'retrieve') {
      for (const player of seated) {
        if (!offeredTo(player, table).includes('takeBack')) continue;
        const [field] = askedBy(table, player, 'takeBack');
        const options = field?.kind === 'choice' ? field.options : [];
        if (pick(2) === 0) continue;
        yield must(took(player, 'takeBack', { card: options[pick(options.length)] ?? '' }));
      }
    }
    yield must(completed(seat, step));
  }

  function* resolveAll(among: readonly Player[]): Generator<Move> {
    for (;;) {
      const player = among.find((other) => offeredTo(other, table).includes('skipOrder'));
      if (player === undefined) return;
      const resolve = offeredTo(player, table).find((id) => id.startsWith('resolve')) ?? '';
      const wishes = [
        ...(pick(4) === 0 ? [took(player, 'adjustOrder', randomForm(player, 'adjustOrder'))] : []),
        ...(pick(6) === 0 ? [] : [took(player, resolve, randomForm(player, resolve))]),
        took(player, 'skipOrder'),
      ];
      const done = wishes.find(attempt);
      if (done === undefined) throw new Error(`${player} cannot even skip`);
      yield { event: done, table };
    }
  }

  function randomForm(player: Player, action: string): Record<string, number> {
    if (!offeredTo(player, table).includes(action)) return {};
    return Object.fromEntries(
      askedBy(table, player, action).flatMap((field) =>
        field.kind === 'number'
          ? [[field.id, Math.min(field.max, field.min + pick(field.max - field.min + 1))]]
          : [],
      ),
    );
  }
}

function handOf(table: Table, player: Player): readonly string[] {
  const [field] = askedBy(table, player, 'chooseOrders');
  return field?.kind === 'choices' ? field.options : [];
}

export function threeOf(hand: readonly string[], pick: Pick): string[] {
  const left = [...hand];
  return [1, 2, 3].flatMap(() => left.splice(pick(left.length), 1));
}

/** Three drawn by the app, two of them kept back. */
function drawnAtStart(table: Table, player: Player, pick: Pick): GameEvent {
  const fields = askedBy(table, player, 'chooseInaccessible');
  const drawn = [...drawFor({ into: 'drawn', count: 3 }, fields, () => pick(1000) / 1000)];
  const away = pick(3);
  const keptBack = drawn.filter((_, index) => index !== away);
  return took(player, 'chooseInaccessible', { drawn, keptBack });
}
