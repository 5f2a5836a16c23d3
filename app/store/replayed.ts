import { parseEvent, type LoggedEvent } from '../../rules/engine/events';
import { makeGame, type Game } from '../../rules/engine/game';
import { openTimeline, type Timeline } from '../../rules/engine/timeline';
import { gameById } from '../../rules/games';
import type { GameRow, StoredEvent } from '../storage/gameLog';
import { parseSetup } from './storedSetup';

/** A stored game without what happened in it; nothing if this version does not know the game. */
export function storedGame(row: Pick<GameRow, 'game' | 'setup'>): Game | undefined {
  const definition = gameById(row.game);
  return definition && makeGame(definition, parseSetup(row.setup));
}

/** A stored game as its set-up and events make it; nothing if this version does not know the game. */
export function replayed(
  row: Pick<GameRow, 'game' | 'setup' | 'cursor'>,
  events: readonly StoredEvent[],
): Timeline | undefined {
  const game = storedGame(row);
  return game && openTimeline(game, logged(events), row.cursor);
}

/** Events as the engine reads them; one that cannot be read keeps its place. */
export function logged(events: readonly StoredEvent[]): LoggedEvent[] {
  return events.map(({ seq, time, body }) => {
    const event = parseEvent(body);
    if (event.ok) return { seq, time, event: event.value };
    return { seq, time, event: { type: 'unreadable', detail: event.error.detail } };
  });
}
