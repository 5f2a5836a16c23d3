import fc from 'fast-check';

import { makeGame } from '../../../../rules/engine/game';
import { reduce } from '../../../../rules/engine/reduce';
import type { GameState } from '../../../../rules/engine/state';
import { dungeonLords } from '../../../../rules/games/dungeon-lords';
import { setTo } from '../../eventMakers';
import { valuesOf } from '../../fieldValues';
import { figureIn, given, play, type Table } from '../../playing';
import { faultsOf } from '../../faults';
import { eventOf, statesOf, stirring, whims } from '../../randomPlay';
import { atStep, awayOf, choiceAt, linesOf, lords, players, type Player } from './lordsTable';
import { decisions, pickFrom, randomRound } from './randomRounds';

const tilesOf = ({ plans }: GameState, player: Player) =>
  Object.values(plans[`${player}.dungeon`] ?? {});

/** What may never be at any table of this game. */
function expectSound({ game, state }: Table): void {
  expect(faultsOf(game, state)).toEqual([]);
  for (const player of players.filter((other) => game.seat(other) !== undefined)) {
    const count = (id: string) => state.values[`${player}.${id}`] ?? -1;
    expect(state.items[`${player}.lair`]).toHaveLength(count('monsters'));
    const tiles = tilesOf(state, player);
    const rooms = tiles.filter((tile) => /room$/i.test(tile)).length;
    expect(rooms).toBeLessThanOrEqual(count('rooms'));
    expect(tiles.length).toBeLessThanOrEqual(count('tunnels') + count('rooms'));
    expect(tiles.filter((tile) => tile === 'conqueredTunnel').length).toBeLessThanOrEqual(
      count('conqueredTunnels'),
    );
    expect(tiles.filter((tile) => tile === 'conqueredRoom').length).toBeLessThanOrEqual(
      count('conqueredRooms'),
    );
    const [one, two] = awayOf({ game, state, notices: [] }, player);
    expect(one !== two || one === 'none').toBe(true);
  }
}

describe('any play at all', () => {
  test('[DL-G2] [DL-M6] keeps numbers in their ends, maps within the counters, monsters counted', () => {
    fc.assert(
      fc.property(
        valuesOf(dungeonLords.setupFields),
        stirring,
        whims(60),
        (values, numbers, wishes) => {
          const game = makeGame(dungeonLords, { values, names: {} });
          for (const state of statesOf(game, numbers, wishes)) {
            expectSound({ game, state, notices: [] });
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('so does play in the middle of a round, with cards on the table', () => {
    fc.assert(
      fc.property(decisions, fc.nat(25), whims(40), (numbers, length, wishes) => {
        let table = lords({ paladinSpace: 8 });
        let moves = 0;
        for (const move of randomRound(table, pickFrom(numbers))) {
          ({ table } = move);
          if (moves++ === length) break;
        }
        for (const wish of wishes) {
          const event = eventOf(table.game, table.state, wish);
          const outcome = event && reduce(table.game, table.state, event);
          if (outcome?.ok === true) table = { ...table, state: outcome.value.state };
          expectSound(table);
        }
      }),
      { numRuns: 25 },
    );
  });
});

const evil = fc.integer({ min: 0, max: 15 });
const evils = fc.tuple(evil, evil, evil, evil);
const starters = fc.constantFrom(...players);

test('[DL-A2] the order of taking is everybody once, sorted by Evil, equals in play order', () => {
  fc.assert(
    fc.property(evils, starters, fc.boolean(), (levels, starter, tieLaterFirst) => {
      const table = given(lords({ starter, tieLaterFirst }), {
        values: Object.fromEntries(levels.map((level, at) => [`${players[at]!}.evil`, level])),
      });
      const takers = linesOf(atStep(table, 'adventurers', 3), 'board.assignment')
        .filter(({ id }) => id === 'takes')
        .map(({ params }) => figureIn(params, 'player') as Player);
      expect([...takers].sort()).toEqual([...players]);
      const place = (player: Player) =>
        (players.indexOf(player) - players.indexOf(starter) + 4) % 4;
      const level = (player: Player) => levels[players.indexOf(player)]!;
      for (const [index, later] of takers.slice(1).entries()) {
        const earlier = takers[index]!;
        expect(level(earlier)).toBeLessThanOrEqual(level(later));
        if (level(earlier) === level(later)) {
          expect(place(earlier) < place(later)).toBe(!tieLaterFirst);
        }
      }
    }),
  );
});

test('[DL-PA2] [DL-PA3] [DL-PA4] the paladin only ever goes to the most evil, on or above his space', () => {
  const steps = fc.array(fc.tuple(starters, evil), { minLength: 5, maxLength: 25, size: 'max' });
  let moves = 0;
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 15 }), starters, (changes, space, starter) => {
      let table = lords({ paladinSpace: space, starter });
      for (const [player, to] of changes) {
        if (table.state.values[`${player}.evil`] === to) continue;
        const before = choiceAt(table, 'board.paladin');
        table = play(table, setTo(`${player}.evil`, to));
        const after = choiceAt(table, 'board.paladin');
        const level = (seat: string) => table.state.values[`${seat}.evil`] ?? -1;
        const most = Math.max(...players.map(level));
        if (after === before) {
          // Nobody deserves him more.
          if (most >= space) expect(level(before)).toBe(most);
          continue;
        }
        moves++;
        expect(after).not.toBe('nobody');
        expect(level(after)).toBeGreaterThanOrEqual(space);
        expect(level(after)).toBe(most);
        expect(level(after)).toBeGreaterThan(level(before));
      }
    }),
  );
  expect(moves).toBeGreaterThan(50);
});
