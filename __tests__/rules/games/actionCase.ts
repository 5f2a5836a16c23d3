import type { GameEvent } from '../../../rules/engine/events';
import type { Effect, Table } from '../playing';

type Inputs = Extract<GameEvent, { type: 'actionTaken' }>['inputs'];

/** One use of an action at a table: all it does there. */
export type EffectCase = {
  /** The rule it proves. */
  rule: string;
  action: string;
  at: Table;
  inputs?: Inputs;
  does: Effect;
};

/** An action that cannot be taken at a table, with the reason and its figures. */
export type RefusalCase = {
  rule: string;
  action: string;
  at: Table;
  inputs?: Inputs;
  because: string;
  params?: Readonly<Record<string, string | number>>;
};
