import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { parseSetup } from '../../../app/store/storedSetup';
import { parseEvent, type GameEvent, type LoggedEvent } from '../../../rules/engine/events';
import { makeGame } from '../../../rules/engine/game';
import { append, moveCursor, openTimeline, type Timeline } from '../../../rules/engine/timeline';
import { vastMysteriousManor } from '../../../rules/games/vast-mysterious-manor';
import { readSound } from '../../support/soundFile';
import type { DatabaseFiles } from './opfs';

/** The one game of a profile: its log with the cursor, and how many events were set aside. */
export type KeptGame = { readonly timeline: Timeline; readonly aside: number };

/** What the files hold, after proving that they are sound and every event can be read. */
export const keptIn = ({ database, journal }: DatabaseFiles): KeptGame => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'banmen-kept-'));
  try {
    const file = path.join(folder, 'banmen.db');
    writeFileSync(file, database);
    if (journal !== undefined) writeFileSync(`${file}-journal`, journal);
    return readSound(file, (all) => {
      const [row, ...others] = all('SELECT setup, cursor FROM games');
      if (row === undefined || others.length > 0) throw new Error('Not exactly one game');
      const events = all('SELECT seq, time, body FROM events WHERE line = 0 ORDER BY seq').map(
        ({ seq, time, body }): LoggedEvent => {
          const event = parseEvent(String(body));
          if (!event.ok) throw new Error(event.error.detail);
          return { seq: Number(seq), time: Number(time), event: event.value };
        },
      );
      const game = makeGame(vastMysteriousManor, parseSetup(String(row.setup)));
      const [count] = all('SELECT count(*) AS aside FROM events WHERE line > 0');
      return {
        timeline: openTimeline(game, events, Number(row.cursor)),
        aside: Number(count?.aside),
      };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const appended = ({ timeline, aside }: KeptGame, event: GameEvent): KeptGame => {
  const result = append(timeline, event, 0);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return {
    timeline: result.value.timeline,
    aside: aside + timeline.events.length - timeline.cursor,
  };
};

export const moved = ({ timeline, aside }: KeptGame, by: number): KeptGame => ({
  timeline: moveCursor(timeline, timeline.cursor + by),
  aside,
});

/** Whether two games have the same log and cursor; when a tap was made is no matter here. */
export const isSame = (one: KeptGame, other: KeptGame): boolean =>
  one.aside === other.aside &&
  one.timeline.cursor === other.timeline.cursor &&
  contentOf(one.timeline) === contentOf(other.timeline);

const contentOf = ({ events }: Timeline): string =>
  JSON.stringify(events.map(({ seq, event }) => ({ seq, ...event, joined: undefined })));
