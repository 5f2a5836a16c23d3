import type { GameDefinition } from '../../rules/engine/definition';
import { parseEvent, type LoggedEvent } from '../../rules/engine/events';
import { makeGame } from '../../rules/engine/game';
import { openTimeline, type Timeline } from '../../rules/engine/timeline';
import type { GameRow, StoredEvent } from '../storage/gameLog';
import { parseSetup } from './storedSetup';

/** A stored game as its set-up and events make it. */
export function replayed(
  definition: GameDefinition,
  row: Pick<GameRow, 'setup' | 'cursor'>,
  events: readonly StoredEvent[],
): Timeline {
  return openTimeline(makeGame(definition, parseSetup(row.setup)), logged(events), row.cursor);
}

/** Events as the engine reads them; one that cannot be read keeps its place. */
export function logged(events: readonly StoredEvent[]): LoggedEvent[] {
  return events.map(({ seq, time, body }) => {
    const event = parseEvent(body);
    if (event.ok) return { seq, time, event: event.value };
    return { seq, time, event: { type: 'unreadable', detail: event.error.detail } };
  });
}
