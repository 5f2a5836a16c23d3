import type { Contents } from '../storage/contents';
import { byGame, joined, rowsOf, withRows } from '../storage/contentsByGame';
import type { SqlValue } from '../storage/driver';
import type { GameRow } from '../storage/gameLog';

/**
 * How a game in a file stands to the one here.
 * - `ahead`: it has everything that happened in the one here; `behind`: the other way round
 * - `different`: the two went different ways
 */
export type Standing = 'new' | 'same' | 'ahead' | 'behind' | 'different';

/** What to do with a game of the file; `copy` leaves the one here and adds the other beside it. */
export type Choice = 'take' | 'copy' | 'skip';

export type ComparedGame = { row: GameRow; standing: Standing; events: number };

/** The choices for each standing, the usual one first. */
export const choicesFor: Readonly<Record<Standing, readonly Choice[]>> = {
  new: ['take', 'skip'],
  same: ['skip'],
  ahead: ['take', 'copy', 'skip'],
  behind: ['skip', 'copy', 'take'],
  different: ['copy', 'take', 'skip'],
};

export type Comparison = {
  /** Games of the file, the last touched first. */
  games: readonly ComparedGame[];
  /** Games that are here and not in the file. */
  onlyHere: readonly GameRow[];
  /** Bookmarks and notes that are not here like this. */
  marks: number;
  /** Settings, remembered set-ups and printed numbers that are not here like this. */
  settings: number;
};

const markTables = ['bookmarks', 'own_notes', 'entries_read'];

/** What a file of the newest schema would bring. */
export function compareContents(here: Contents, there: Contents): Comparison {
  const ours = byGame(here);
  const theirs = byGame(there);
  const games = [...theirs.games].flatMap(([id, part]): ComparedGame[] => {
    const [row] = rowsOf<GameRow>(part, 'games');
    if (row === undefined) return [];
    const events = rowsOf<EventRow>(part, 'events').filter(({ line }) => line === 0).length;
    return [{ row, standing: standingOf(ours.games.get(id), part), events }];
  });
  const onlyHere = rowsOf<GameRow>(here, 'games').filter(({ id }) => !theirs.games.has(id));
  const missing = (table: string) => {
    const known = new Set((here.tables[table]?.rows ?? []).map((row) => JSON.stringify(row)));
    return (there.tables[table]?.rows ?? []).filter((row) => !known.has(JSON.stringify(row)));
  };
  return {
    games: games.sort((one, other) => other.row.touched - one.row.touched),
    onlyHere,
    marks: [...missing('bookmarks'), ...missing('own_notes')].length,
    settings: missing('settings').length,
  };
}

type EventRow = Readonly<Record<string, SqlValue>> & { line: number; seq: number };

/** What happened in both is the same events, wherever they are now: in force, undone or set aside. */
function standingOf(here: Contents | undefined, there: Contents): Standing {
  if (here === undefined) return 'new';
  if (JSON.stringify(here.tables) === JSON.stringify(there.tables)) return 'same';
  const [our] = rowsOf<GameRow>(here, 'games');
  const [their] = rowsOf<GameRow>(there, 'games');
  // The same events mean something else in another game or after another set-up.
  if (our?.game !== their?.game || our?.setup !== their?.setup) return 'different';
  const ours = eventsIn(here);
  const theirs = eventsIn(there);
  const hasOurs = isWithin(ours, theirs);
  const hasTheirs = isWithin(theirs, ours);
  // Whoever fetches a game they deleted wants it back, though deleting it was the last change.
  if (hasOurs && our?.status === 'deleted' && their?.status !== 'deleted') return 'ahead';
  if (hasOurs && hasTheirs) return isTouchedLater(their, our) ? 'ahead' : 'behind';
  if (hasOurs || hasTheirs) return hasOurs ? 'ahead' : 'behind';
  return 'different';
}

function isTouchedLater(one: GameRow | undefined, other: GameRow | undefined): boolean {
  return (one?.touched ?? 0) > (other?.touched ?? 0);
}

function eventsIn(part: Contents): ReadonlySet<string> {
  const events = rowsOf<EventRow>(part, 'events');
  return new Set(events.map(({ line: _, ...event }) => JSON.stringify(event)));
}

function isWithin(few: ReadonlySet<string>, many: ReadonlySet<string>): boolean {
  return [...few].every((one) => many.has(one));
}

export type ImportChoices = {
  games: ReadonlyMap<string, Choice>;
  settings: boolean;
};

/** The contents here with what was chosen of the file; both of the newest schema. */
export function mergedContents(
  here: Contents,
  there: Contents,
  choices: ImportChoices,
  newId: () => string,
): Contents {
  const ours = byGame(here);
  const games = new Map(ours.games);
  for (const [id, part] of byGame(there).games) {
    const choice = choices.games.get(id);
    if (choice === 'take') games.set(id, part);
    if (choice === 'copy') {
      const copy = newId();
      games.set(copy, renamed(part, copy));
    }
  }
  let rest = ours.rest;
  for (const table of markTables) rest = newerRows(rest, there, table);
  if (choices.settings) rest = allRows(rest, there, 'settings', ['key']);
  return joined(here.schema, [rest, ...games.values()]);
}

/** The same game under another id. */
function renamed(part: Contents, id: string): Contents {
  let renamedPart = part;
  for (const name of Object.keys(part.tables)) {
    const column = name === 'games' ? 'id' : 'game_id';
    const rows = rowsOf<Record<string, SqlValue>>(part, name);
    renamedPart = withRows(
      renamedPart,
      name,
      rows.map((row) => ({ ...row, [column]: id })),
    );
  }
  return renamedPart;
}

type MarkRow = Readonly<Record<string, SqlValue>> & { game: string; entry: string; time: number };

/** Of two marks on one entry the later one counts. */
function newerRows(rest: Contents, there: Contents, table: string): Contents {
  const marks = new Map<string, MarkRow>();
  for (const mark of [...rowsOf<MarkRow>(rest, table), ...rowsOf<MarkRow>(there, table)]) {
    const key = JSON.stringify([mark.game, mark.entry]);
    const known = marks.get(key);
    if (known === undefined || mark.time > known.time) marks.set(key, mark);
  }
  return marks.size === 0 ? rest : withRows(rest, table, [...marks.values()]);
}

function allRows(rest: Contents, there: Contents, table: string, key: readonly string[]): Contents {
  type Row = Readonly<Record<string, SqlValue>>;
  const rows = new Map<string, Row>();
  for (const row of [...rowsOf<Row>(rest, table), ...rowsOf<Row>(there, table)]) {
    rows.set(JSON.stringify(key.map((column) => row[column])), row);
  }
  return rows.size === 0 ? rest : withRows(rest, table, [...rows.values()]);
}
