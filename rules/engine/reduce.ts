import type { Change, Notice, Refusal, Victory, View } from './definition';
import {
  addItem,
  applyChanges,
  arrange,
  moveTrack,
  removeItem,
  settle,
  startWork,
  writeText,
  type Work,
} from './changes';
import type { GameEvent, UnreadableEvent } from './events';
import { checkValues } from './fields';
import { freeCounterId, seatOf, type Game } from './game';
import { learn } from './known';
import { isOffered, refusalOf } from './offers';
import { err, ok, unreachable, type Result } from './result';
import { initialState } from './start';
import { draftOf, happens, trackAt, viewOf, without, type GameState } from './state';
import { completeStep, currentStep, jumpTo } from './turn';
import { tidyText } from './written';

export type Outcome = { state: GameState; notices: readonly Notice[] };

/** Why an event did not happen; codes double as keys of their messages. */
export type ReduceError =
  | { code: 'unknownTarget'; target: string }
  | { code: 'atItsEnd'; target: string }
  | { code: 'notTheCurrentStep' }
  | { code: 'nothingComesAfter' }
  | { code: 'unreadable' }
  | { code: 'refused'; refusal: Refusal };

type Done = Result<null, ReduceError>;
const done: Done = ok(null);

/** What an event makes of a state. Pure: chance and time come in with the event. */
export function reduce(
  game: Game,
  state: GameState,
  event: GameEvent | UnreadableEvent,
): Result<Outcome, ReduceError> {
  if (event.type === 'unreadable') return err({ code: 'unreadable' });
  if (event.type === 'gameReset') {
    // Whoever starts over need not read the cards again.
    const { name, known } = state;
    return ok({ state: initialState(game, { name, known }), notices: [] });
  }
  const work = startWork(game, draftOf(state));
  const result = perform(work, event);
  if (!result.ok) return result;
  settle(work);
  work.draft.known = learn(game, state, work.draft);
  return ok({ state: work.draft, notices: [...work.notices, ...newVictories(game, state, work)] });
}

/** The victory conditions that count at this table, in the order of their declaration. */
export function victoriesAt(game: Game, view: View): readonly Victory[] {
  return game.definition.victories.filter(
    (victory) => view.hasSeat(victory.seat) && victory.applies(view),
  );
}

function metVictories(game: Game, view: View): readonly Victory[] {
  return victoriesAt(game, view).filter((victory) => victory.isMet(view));
}

function newVictories(game: Game, before: GameState, { view }: Work): Notice[] {
  const met = metVictories(game, viewOf(game, before));
  return metVictories(game, view)
    .filter((victory) => !met.includes(victory))
    .map(({ id, defeat, figures }) => ({
      id: `victory.${id}`,
      tone: defeat === true ? 'loss' : 'victory',
      ...(figures === undefined ? {} : { params: figures(view) }),
    }));
}

function perform(work: Work, event: Exclude<GameEvent, { type: 'gameReset' }>): Done {
  const { game, draft } = work;
  switch (event.type) {
    case 'trackMoved':
    case 'trackSet': {
      if (trackAt(game, draft, event.at) === undefined) return unknownTarget(event.at);
      const by = event.type === 'trackMoved' ? event.by : event.to - (draft.values[event.at] ?? 0);
      const joined = event.type === 'trackMoved' && event.joined === true;
      return moveTrack(work, event.at, by, { joined, set: event.type === 'trackSet' })
        ? done
        : err({ code: 'atItsEnd', target: event.at });
    }
    case 'textWritten':
      if (game.text(event.at) === undefined || draft.texts[event.at] === undefined) {
        return unknownTarget(event.at);
      }
      writeText(work, event.at, event.text);
      return done;
    case 'toggleSwitched':
      if (game.toggle(event.at) === undefined || !(event.at in draft.toggles))
        return unknownTarget(event.at);
      return change(work, { kind: 'switch', at: event.at, on: event.on });
    case 'optionChosen': {
      const choice = game.choice(event.at);
      const isThere = event.at in draft.choices && choice?.options.includes(event.option) === true;
      if (choice?.ruled === true || !isThere) return unknownTarget(event.at);
      return change(work, { kind: 'choose', at: event.at, option: event.option });
    }
    case 'orderChanged':
      return arrange(work, event.at, event.order) ? done : unknownTarget(event.at);
    case 'itemAdded':
      if (game.collection(event.to) === undefined) return unknownTarget(event.to);
      return addItem(work, event.to) ? done : err({ code: 'atItsEnd', target: event.to });
    case 'itemRemoved':
      return removeItem(work, event.item) ? done : unknownTarget(event.item);
    case 'actionTaken':
      return takeAction(work, event.seat, event.action, event.inputs);
    case 'stepCompleted': {
      const step = currentStep(game, draft);
      if (event.seat !== draft.turn.seat || event.step !== step?.id) {
        return err({ code: 'notTheCurrentStep' });
      }
      if (step.last === true) return err({ code: 'nothingComesAfter' });
      completeStep(work);
      return done;
    }
    case 'turnMoved': {
      const step = game.seat(event.seat)?.steps.find((other) => other.id === event.step);
      if (step === undefined) return unknownTarget(event.step);
      jumpTo(work, event.seat, event.step);
      // Asked in the turn it belongs to.
      return happens(step, work.view) ? done : unknownTarget(event.step);
    }
    case 'itemTicked':
      if (!game.definition.checklist(game.setup.values).includes(event.item)) {
        return unknownTarget(event.item);
      }
      if (event.on) draft.ticks[event.item] = true;
      else draft.ticks = without(draft.ticks, event.item);
      return done;
    case 'counterAdded':
      return addCounter(work, event.seat, event.name);
    case 'counterRenamed':
      return changeCounters(work, event.at, (counters, id) =>
        counters.map((counter) =>
          counter.id === id ? { id, name: tidyText(event.name) } : counter,
        ),
      );
    case 'counterRemoved':
      return changeCounters(work, event.at, (counters, id) => {
        draft.values = without(draft.values, event.at);
        return counters.filter((counter) => counter.id !== id);
      });
    case 'gameRenamed':
      draft.name = tidyText(event.name);
      return done;
    default:
      return unreachable(event);
  }
}

function change(work: Work, ...changes: readonly Change[]): Done {
  applyChanges(work, changes);
  return done;
}

function takeAction(
  work: Work,
  seatId: string,
  actionId: string,
  given: Extract<GameEvent, { type: 'actionTaken' }>['inputs'],
): Done {
  const action = work.game.seat(seatId)?.actions?.find((other) => other.id === actionId);
  if (action === undefined || !isOffered(action, work.view)) {
    return unknownTarget(`${seatId}.${actionId}`);
  }
  const inputs = checkValues(action.inputs?.(work.view, given) ?? [], given);
  const refusal = refusalOf(action, work.view, inputs);
  if (refusal !== undefined) return err({ code: 'refused', refusal });
  return change(work, ...action.run(work.view, inputs));
}

function addCounter({ game, draft }: Work, seat: string, name: string): Done {
  if (game.seat(seat) === undefined) return unknownTarget(seat);
  const serial = (draft.serials[seat] ?? 0) + 1;
  const id = `counter${serial}`;
  draft.serials[seat] = serial;
  draft.counters[seat] = [...(draft.counters[seat] ?? []), { id, name: tidyText(name) }];
  draft.values[`${seat}.${id}`] = 0;
  return done;
}

type Counters = GameState['counters'][string];

function changeCounters(
  { draft }: Work,
  at: string,
  edit: (counters: Counters, id: string) => Counters,
): Done {
  const seat = seatOf(at);
  const id = at.slice(seat.length + 1);
  const counters = draft.counters[seat] ?? [];
  if (!freeCounterId.test(id) || !counters.some((counter) => counter.id === id)) {
    return unknownTarget(at);
  }
  draft.counters[seat] = edit(counters, id);
  return done;
}

function unknownTarget(target: string): Done {
  return err({ code: 'unknownTarget', target });
}
