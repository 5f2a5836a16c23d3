import type { Contents } from '../../../app/storage/contents';
import { rowsOf } from '../../../app/storage/contentsByGame';
import { mended } from '../../../app/storage/mended';

type Line = { parent: number; from: number };
type Story = {
  /** The events of each line by their place in it. */
  events: Readonly<Record<number, Readonly<Record<number, string>>>>;
  lines?: Readonly<Record<number, Line>>;
  head: number;
  cursor?: number;
};

/** A game as its rows: what is left out was not readable. */
function rowsFor(story: Story | undefined, hasRow = true): Contents {
  const { events = {}, lines = {}, head = 0, cursor = head } = story ?? {};
  const told = Object.entries(events).flatMap(([line, bodies]) =>
    Object.entries(bodies).map(([seq, body]) => ['g', Number(line), Number(seq), 7, body]),
  );
  const branches = Object.entries(lines).map(([line, { parent, from }]) => [
    'g',
    Number(line),
    parent,
    from,
  ]);
  const row = ['g', 'chess', 'Friday', 5, cursor, head];
  return {
    schema: 2,
    tables: {
      games: {
        columns: ['id', 'game', 'name', 'touched', 'cursor', 'head'],
        rows: hasRow && story !== undefined ? [row] : [],
      },
      events: { columns: ['game_id', 'line', 'seq', 'time', 'body'], rows: told },
      lines: { columns: ['game_id', 'line', 'parent', 'from_seq'], rows: branches },
    },
  };
}

function mend(
  found: Contents,
  backup: Contents | undefined,
  damaged: readonly string[] = ['events'],
) {
  const isDamaged = (table: string) => damaged.includes(table);
  const { contents, losses } = mended({ contents: found, isDamaged, isCut: () => true }, backup);
  const [row] = rowsOf<{ cursor: number; head: number; touched: number }>(contents, 'games');
  const events = rowsOf<{ line: number; seq: number; body: string }>(contents, 'events');
  const live = events.filter(({ line }) => line === 0).sort((one, other) => one.seq - other.seq);
  return {
    live: live.map(({ body }) => body).join(''),
    aside: events.filter(({ line }) => line > 0).length,
    cursor: row?.cursor,
    head: row?.head,
    lost: losses.map((loss) => loss.events),
  };
}

const abcde = { 1: 'a', 2: 'b', 3: 'c', 4: 'd', 5: 'e' };

it('keeps a game up to its first hole without a backup, and counts the rest', () => {
  const found = rowsFor({ events: { 0: { 1: 'a', 2: 'b', 4: 'd', 5: 'e' } }, head: 5 });
  expect(mend(found, undefined)).toMatchObject({ live: 'ab', head: 2, cursor: 2, lost: [3] });
});

it('fills a hole from the backup, and what was played since stays', () => {
  const found = rowsFor({ events: { 0: { 1: 'a', 4: 'd', 5: 'e' } }, head: 5, cursor: 4 });
  const backup = rowsFor({ events: { 0: { 1: 'a', 2: 'b', 3: 'c' } }, head: 3 });
  expect(mend(found, backup)).toMatchObject({ live: 'abcde', head: 5, cursor: 4, lost: [] });
});

it('does not put back what a restore or an undo took away', () => {
  const found = rowsFor({ events: { 0: { 1: 'a', 3: 'c' } }, head: 3 });
  const backup = rowsFor({ events: { 0: abcde }, head: 5 });
  expect(mend(found, backup)).toMatchObject({ live: 'abc', head: 3, lost: [] });
});

it('fills only what came before the two stories parted', () => {
  const found = rowsFor({ events: { 0: { 1: 'a', 3: 'c', 4: 'X', 5: 'Y' } }, head: 5 });
  const backup = rowsFor({ events: { 0: abcde }, head: 5 });
  expect(mend(found, backup)).toMatchObject({ live: 'abcXY', lost: [] });
  const parted = rowsFor({ events: { 0: { 1: 'a', 4: 'X', 5: 'Y' } }, head: 5 });
  expect(mend(parted, backup)).toMatchObject({ live: 'a', lost: [4] });
});

it('knows from what was set aside since that the backup tells another story', () => {
  const lines = { 1: { parent: 0, from: 3 } };
  const found = rowsFor({
    events: { 0: { 1: 'a' }, 1: { 3: 'c', 4: 'd', 5: 'e' } },
    lines,
    head: 4,
  });
  const backup = rowsFor({ events: { 0: abcde }, head: 5 });
  expect(mend(found, backup)).toMatchObject({ live: 'ab', head: 2, aside: 3, lost: [2] });
});

it('leaves out what was set aside after a hole, and says so', () => {
  const lines = { 1: { parent: 0, from: 3 }, 2: { parent: 1, from: 5 } };
  const events = { 0: { 1: 'a', 2: 'b' }, 1: { 4: 'd' }, 2: { 5: 'e' } };
  const found = rowsFor({ events, lines, head: 2 });
  expect(mend(found, undefined)).toMatchObject({ live: 'ab', aside: 0, lost: [2] });
  const backup = rowsFor({ events: { ...events, 1: { 3: 'c', 4: 'd' } }, lines, head: 2 });
  expect(mend(found, backup)).toMatchObject({ live: 'ab', aside: 3, lost: [] });
});

it('takes the row of a game from the backup, at the last thing that happened', () => {
  const backup = rowsFor({ events: { 0: { 1: 'a', 2: 'b' } }, head: 2, cursor: 1 });
  const found = rowsFor({ events: { 0: abcde }, head: 5 }, false);
  expect(mend(found, backup, ['games'])).toMatchObject({ cursor: 5, head: 5, lost: [] });
  const same = rowsFor({ events: { 0: { 1: 'a', 2: 'b' } }, head: 2 }, false);
  expect(mend(same, backup, ['games'])).toMatchObject({ cursor: 1, head: 2, lost: [] });
  expect(mend(found, undefined, ['games'])).toMatchObject({ live: '', lost: ['all'] });
});

it('brings a game back from the backup only where the list of games is damaged', () => {
  const backup = rowsFor({ events: { 0: abcde }, head: 5 });
  const empty = rowsFor(undefined);
  expect(mend(empty, backup, ['games'])).toMatchObject({ live: 'abcde', lost: ['sinceBackup'] });
  expect(mend(empty, backup, ['events'])).toMatchObject({ live: '', lost: [] });
});
