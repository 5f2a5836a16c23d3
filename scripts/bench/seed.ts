import { newPhone, presetSetup, startManor } from '../../__tests__/support/phone';
import { formatBackup } from '../../app/storage/backupFile';
import type { Contents, Table } from '../../app/storage/contents';
import type { SqlValue } from '../../app/storage/driver';
import { ui } from '../../locales/ja/ui';
import type { GameEvent } from '../../rules/engine/events';

export type Wanted = { id: string; events: number };

/** What the list says once the database has told that there are no games. */
export const noGames: string = ui.table.emptyTitle;

/** Taps that come up again and again in a game, each undone by the next. */
const taps: readonly GameEvent[] = [
  { type: 'trackMoved', v: 1, at: 'paladin.poltergeistsDestroyed', by: 1 },
  { type: 'trackMoved', v: 1, at: 'paladin.health', by: -1 },
  { type: 'trackMoved', v: 1, at: 'paladin.poltergeistsDestroyed', by: -1 },
  { type: 'trackMoved', v: 1, at: 'paladin.health', by: 1 },
];

const everySeconds = 20;

/**
 * An export file with these games, the first of them the one played last. The app itself makes a
 * game and exports it; the others are copies of it with so many taps.
 */
export async function backupWith(wanted: readonly Wanted[]): Promise<string> {
  const phone = newPhone();
  const store = await phone.start();
  await startManor(store, presetSetup);
  const { schema, tables } = JSON.parse((await store.getState().exportAll()).text) as Contents;
  await phone.close();
  const { games, events } = tables;
  if (games === undefined || events === undefined) throw new Error('No games in the export');
  const made = Date.UTC(2026, 5, 1, 20);
  const played = wanted.map((game, at) => ({ ...game, touched: made - at * 3_600_000 }));
  const contents: Contents = {
    schema,
    tables: {
      ...Object.fromEntries(
        Object.entries(tables).map(([name, table]) => [
          name,
          table.columns.includes('game_id') ? { ...table, rows: [] } : table,
        ]),
      ),
      games: rowsLike(
        games,
        played.map(({ id, events: count, touched }) => ({
          id,
          name: `Evening ${id}`,
          sheet: 'paladin',
          created: touched - count * everySeconds * 1000,
          touched,
          cursor: count,
          head: count,
        })),
      ),
      events: rowsLike(
        { ...events, rows: [events.columns.map(() => null)] },
        played.flatMap(({ id, events: count, touched }) =>
          Array.from({ length: count }, (_, index) => ({
            game_id: id,
            line: 0,
            seq: index + 1,
            time: touched - (count - index) * everySeconds * 1000,
            body: JSON.stringify(taps[index % taps.length]),
          })),
        ),
      ),
    },
  };
  return formatBackup({ made, contents });
}

/** Copies of a table's first row with other values in some columns. */
function rowsLike(
  { columns, rows }: Table,
  others: readonly Readonly<Record<string, SqlValue>>[],
): Table {
  const [model] = rows;
  if (model === undefined) throw new Error('Nothing to copy');
  return {
    columns,
    rows: others.map((values) =>
      columns.map((column, index) => values[column] ?? model[index] ?? null),
    ),
  };
}
