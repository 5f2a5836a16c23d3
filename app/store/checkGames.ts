import { shelf } from '../../rules/games';
import type { Contents } from '../storage/contents';
import { byGame, rowsOf } from '../storage/contentsByGame';
import type { GameRow, StoredEvent } from '../storage/gameLog';
import { detailOf } from '../storage/storageError';
import { isWhole } from '../storage/wholeLines';
import { logged, replayed } from './replayed';

/**
 * Something about a stored game that is not as it should be.
 * - `unknownGame`: made by a newer version, or for a game that is gone
 * - `unreadable`: `count` entries of its history cannot be read and are passed over
 * - `gaps`: its history does not go through from its first entry to its last, or what was set aside
 *   branches off nowhere
 * - `notReplayable`: replaying it fails altogether
 */
export type Finding = {
  id: string;
  game: string;
  name: string;
  code: 'unknownGame' | 'unreadable' | 'gaps' | 'notReplayable';
  count: number;
  detail: string;
};

type EventRow = StoredEvent & { line: number };

/** Replays every game of the contents (of the newest schema) and says what was found. */
export async function checkGames(contents: Contents): Promise<readonly Finding[]> {
  const games = await Promise.all(shelf.map(({ game }) => game.wait()));
  return [...byGame(contents).games].flatMap(([id, part]) => {
    const [row] = rowsOf<GameRow>(part, 'games');
    const events = rowsOf<EventRow>(part, 'events');
    if (row === undefined) return [];
    const finding = (code: Finding['code'], count = 0, detail = ''): Finding => {
      const { game, name } = row;
      return { id, game, name, code, count, detail };
    };
    const live = events.filter(({ line }) => line === 0);
    const found: Finding[] = [];
    const unreadable = logged(events).filter(({ event }) => event.type === 'unreadable').length;
    if (unreadable > 0) found.push(finding('unreadable', unreadable));
    if (!isWhole(part, row)) found.push(finding('gaps'));
    try {
      const definition = games.find(({ id: game }) => game === row.game);
      if (definition === undefined) found.push(finding('unknownGame'));
      else replayed(definition, row, live);
    } catch (error) {
      found.push(finding('notReplayable', 0, detailOf(error)));
    }
    return found;
  });
}
