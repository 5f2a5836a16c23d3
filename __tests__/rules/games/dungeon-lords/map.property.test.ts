import fc from 'fast-check';

import { reduce } from '../../../../rules/engine/reduce';
import { moved, took } from '../../eventMakers';
import type { Table } from '../../playing';
import { mapOf } from './drawnMap';
import { lords } from './lordsTable';

type Place = readonly [x: number, y: number];

const isTile = (rows: readonly string[], [x, y]: Place) => (rows[y]?.[x] ?? '.') !== '.';
const placesOf = (rows: readonly string[]): readonly Place[] =>
  rows
    .flatMap((row, y) => [...row].map((_, x) => [x, y] as const))
    .filter((place) => isTile(rows, place));
const beside = ([x, y]: Place): readonly Place[] => [
  ...([
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ] as const),
];

function hasFullSquare(rows: readonly string[]): boolean {
  return placesOf(rows).some(([x, y]) =>
    [[x + 1, y] as const, [x, y + 1] as const, [x + 1, y + 1] as const].every((place) =>
      isTile(rows, place),
    ),
  );
}

/** How many tiles can be reached from the first one. */
function reach(rows: readonly string[]): number {
  const [first] = placesOf(rows);
  const found = new Map<string, Place>();
  const edge = first === undefined ? [] : [first];
  for (let place = edge.pop(); place !== undefined; place = edge.pop()) {
    if (found.has(place.join()) || !isTile(rows, place)) continue;
    found.set(place.join(), place);
    edge.push(...beside(place));
  }
  return found.size;
}

const sizes = fc.integer({ min: 3, max: 6 });
const taps = fc.array(fc.tuple(fc.nat(9), fc.nat(35)), {
  minLength: 20,
  maxLength: 80,
  size: 'max',
});

/** Places what it can, with tiles enough. */
function* placing(columns: number, rows: number, wishes: readonly [number, number][]) {
  let table: Table = lords({ mapColumns: columns, mapRows: rows });
  const spaces = table.game.plan('player1.dungeon')?.spaces.flat() ?? [];
  const go = (event: Parameters<typeof reduce>[2]) => {
    const outcome = reduce(table.game, table.state, event);
    if (outcome.ok) table = { ...table, state: outcome.value.state };
    return outcome.ok;
  };
  go(moved('player1.tunnels', 60));
  go(moved('player1.rooms', 20));
  for (const [kind, at] of wishes) {
    const space = spaces[at % spaces.length] ?? '';
    const action = kind < 7 ? 'placeTunnel' : 'placeRoom';
    if (go(took('player1', action, { space }))) yield { rows: mapOf(table), action, table };
  }
}

describe('[DL-M2] [DL-M3] [DL-M4] [DL-M5] any map made by placing', () => {
  test('is one piece, has no full square and no rooms side by side', () => {
    const done: Record<string, number> = { placeTunnel: 0, placeRoom: 0 };
    fc.assert(
      fc.property(sizes, sizes, taps, (columns, height, wishes) => {
        for (const { rows, action } of placing(columns, height, wishes)) {
          done[action] = (done[action] ?? 0) + 1;
          expect(hasFullSquare(rows)).toBe(false);
          expect(reach(rows)).toBe(placesOf(rows).length);
          for (const place of placesOf(rows).filter(([x, y]) => rows[y]?.[x] === 'R')) {
            expect(beside(place).some(([x, y]) => rows[y]?.[x] === 'R')).toBe(false);
          }
        }
      }),
      { numRuns: 60 },
    );
    expect(done['placeTunnel']).toBeGreaterThan(100);
    expect(done['placeRoom']).toBeGreaterThan(20);
  });

  test('a tunnel is refused only where one of these would break', () => {
    fc.assert(
      fc.property(sizes, sizes, taps, (columns, height, wishes) => {
        const last = [...placing(columns, height, wishes)].at(-1);
        if (last === undefined) return;
        const { rows, table } = last;
        const spaces = table.game.plan('player1.dungeon')?.spaces ?? [];
        spaces.forEach((names, y) =>
          names.forEach((space, x) => {
            const dug = rows.map((row, at) =>
              at === y ? `${row.slice(0, x)}T${row.slice(x + 1)}` : row,
            );
            const fits =
              !isTile(rows, [x, y]) &&
              beside([x, y]).some((place) => isTile(rows, place)) &&
              !hasFullSquare(dug);
            const outcome = reduce(
              table.game,
              table.state,
              took('player1', 'placeTunnel', { space }),
            );
            expect(outcome.ok).toBe(fits);
          }),
        );
      }),
      { numRuns: 30 },
    );
  });
});
