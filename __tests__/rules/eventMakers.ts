import type { Address } from '../../rules/engine/definition';
import type { GameEvent } from '../../rules/engine/events';

type Inputs = Extract<GameEvent, { type: 'actionTaken' }>['inputs'];

export function moved(at: Address, by: number): GameEvent {
  return { type: 'trackMoved', v: 1, at, by };
}

/** A tap that only continues the change before it. */
export function movedOn(at: Address, by: number): GameEvent {
  return { type: 'trackMoved', v: 1, at, by, joined: true };
}

export function setTo(at: Address, to: number): GameEvent {
  return { type: 'trackSet', v: 1, at, to };
}

export function switched(at: Address, on: boolean): GameEvent {
  return { type: 'toggleSwitched', v: 1, at, on };
}

export function chosen(at: Address, option: string): GameEvent {
  return { type: 'optionChosen', v: 1, at, option };
}

export function wrote(at: Address, text: string): GameEvent {
  return { type: 'textWritten', v: 1, at, text };
}

export function ordered(at: Address, order: string[]): GameEvent {
  return { type: 'orderChanged', v: 1, at, order };
}

export function added(to: Address): GameEvent {
  return { type: 'itemAdded', v: 1, to };
}

export function removed(item: Address): GameEvent {
  return { type: 'itemRemoved', v: 1, item };
}

export function took(seat: string, action: string, inputs: Inputs = {}): GameEvent {
  return { type: 'actionTaken', v: 1, seat, action, inputs };
}

export function completed(seat: string, step: string): GameEvent {
  return { type: 'stepCompleted', v: 1, seat, step };
}

export function jumped(seat: string, step: string): GameEvent {
  return { type: 'turnMoved', v: 1, seat, step };
}

export function ticked(item: string, on: boolean): GameEvent {
  return { type: 'itemTicked', v: 1, item, on };
}

export function counterAdded(seat: string, name: string): GameEvent {
  return { type: 'counterAdded', v: 1, seat, name };
}

export function counterRenamed(at: Address, name: string): GameEvent {
  return { type: 'counterRenamed', v: 1, at, name };
}

export function counterRemoved(at: Address): GameEvent {
  return { type: 'counterRemoved', v: 1, at };
}

export function renamed(name: string): GameEvent {
  return { type: 'gameRenamed', v: 1, name };
}

export const reset: GameEvent = { type: 'gameReset', v: 1 };
