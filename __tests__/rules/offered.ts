import type { Action } from '../../rules/engine/definition';
import { isOffered } from '../../rules/engine/offers';
import { viewOf } from '../../rules/engine/state';
import type { Table } from './playing';

/** What a seat may do now. */
export function offers({ game, state }: Table, seat: string): readonly Action[] {
  const view = viewOf(game, state);
  return (game.seat(seat)?.actions ?? []).filter((action) => isOffered(action, view));
}

/** One of them, which has to be among them. */
export function offered(table: Table, seat: string, id: string): Action {
  const found = offers(table, seat).find((action) => action.id === id);
  if (found === undefined) throw new Error(`${seat}.${id} is not offered`);
  return found;
}
