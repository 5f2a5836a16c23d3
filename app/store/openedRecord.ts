import type { GameDefinition } from '../../rules/engine/definition';
import { makeGame } from '../../rules/engine/game';
import { endOf, openTimeline } from '../../rules/engine/timeline';
import type { Database } from '../storage/database';
import type { GameRecord } from '../storage/gameLog';
import { isStorageError } from '../storage/storageError';
import type { Play } from './play';
import { parseSetup } from './storedSetup';
import { reachOf, stretchFrom } from './stretches';

export type PlayProblem = 'missing' | 'deleted' | 'unknownGame' | 'notReplayable' | 'unavailable';

/** The game that was read, ready to be played on, or why it is not shown. */
export async function openedRecord(
  record: GameRecord,
  definition: GameDefinition | undefined,
  at: { db: Database; rules: string | undefined },
): Promise<Play | PlayProblem> {
  try {
    return await playOf(record, definition, at);
  } catch (error) {
    if (isStorageError(error)) throw error;
    return 'notReplayable';
  }
}

async function playOf(
  { row, setAside, ...found }: GameRecord,
  definition: GameDefinition | undefined,
  at: { db: Database; rules: string | undefined },
): Promise<Play | PlayProblem> {
  const { id, cursor, status } = row;
  if (status === 'deleted') return 'deleted';
  if (definition === undefined) return 'unknownGame';
  const game = makeGame(definition, parseSetup(row.setup));
  const span = reachOf(cursor);
  const { base, events } = await stretchFrom({ ...at, id, game }, span, found);
  // Where all of the rest was read, the game ends with the last event there is.
  const head = span.to < row.head ? row.head : endOf({ base, events });
  const timeline = openTimeline(game, events, cursor, { base, head });
  return { id, timeline, notices: [], setAside, history: undefined, refused: undefined };
}
