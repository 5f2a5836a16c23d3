import type { Part } from '../../../../rules/engine/definition';
import { startValues } from '../../../../rules/engine/fields';
import { historyOf } from '../../../../rules/engine/history';
import { standingRefusal } from '../../../../rules/engine/offers';
import { previewStep } from '../../../../rules/engine/preview';
import { viewOf } from '../../../../rules/engine/state';
import type { Timeline } from '../../../../rules/engine/timeline';
import type { Table } from '../../playing';
import { offeredActions } from '../../atHand';

/** All that anybody looking at the phone could learn from it, on whatever sheet, in this step. */
export function visibleAt({ game, state }: Pick<Table, 'game' | 'state'>): object {
  const view = viewOf(game, state);
  const shown = (parts: readonly Part[] = []) =>
    parts.filter((part) => part.when?.(view) !== false).map(({ kind, id }) => `${kind} ${id}`);
  const open = (at: string) => game.choice(at)?.ruled !== true;
  return {
    turn: state.turn,
    values: state.values,
    toggles: state.toggles,
    items: state.items,
    plans: state.plans,
    choices: Object.fromEntries(Object.entries(state.choices).filter(([at]) => open(at))),
    preview: previewStep(game, state),
    round: game.definition.roundName?.(view),
    seats: game.seats.map((seat) => ({
      id: seat.id,
      reports: (seat.reports ?? []).map(({ id, lines }) => [id, lines(view)]),
      charts: (seat.charts ?? []).map(({ id, rows }) => [id, rows(view)]),
      derived: (seat.derived ?? []).map(({ id, value, of }) => [id, value(view), of?.(view)]),
      steps: seat.steps.map(({ id, when, parts }) => [id, when?.(view), shown(parts)]),
      sheet: seat.sheet.map(({ id, when, parts }) => [id, when?.(view), shown(parts)]),
    })),
    offers: offeredActions(game, state).map(({ seat, action, fields }) => ({
      ...{ seat, id: action.id, fields },
      figures: action.figures?.(view, startValues(fields)),
      refusal: action.refusal?.(view, startValues(fields)),
      standing: standingRefusal(action, view),
    })),
  };
}

/** What the history tells: of a secret only that it happened. */
export function historySeen(timeline: Timeline): readonly object[] {
  return historyOf(timeline).map(({ logged: { event, seq }, ...entry }) => ({
    ...{ seq, secret: entry.secret, ignored: entry.ignored, by: entry.by, counts: entry.counts },
    ...{ notices: entry.notices, changed: entry.changed },
    told: entry.secret && event.type === 'actionTaken' ? [event.seat, event.action] : event,
  }));
}
