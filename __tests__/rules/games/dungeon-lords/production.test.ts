import { added, setTo, took } from '../../eventMakers';
import {
  completeStep,
  derivedAt,
  effectOf,
  errorOf,
  given,
  play,
  valueAt,
  type Table,
} from '../../playing';
import { askedBy, atStep, goodsAt, having, inRound, lords, offeredTo } from './lordsTable';

/** So many production rooms of year 1, each in need of so many hands. */
function withRooms(count: number, needs: number, values = {}): Table {
  let table = lords(values);
  for (let room = 1; room <= count; room++) {
    table = play(
      table,
      added('player1.productionRooms'),
      setTo(`player1.productionRoom${room}.makesFood`, 1),
    );
    if (needs > 1) table = play(table, setTo(`player1.productionRoom${room}.needs`, needs));
  }
  return atStep(table, 'production');
}

const room = (number: number) => `player1.productionRoom${number}`;
const run = (number = 1, trollHelp?: number) =>
  took('player1', 'runRoom', {
    room: room(number),
    ...(trollHelp === undefined ? {} : { trollHelp }),
  });

/** Runs rooms as long as one can. */
function runAll(start: Table, rooms: number): number {
  let table = start;
  let runs = 0;
  for (let number = 1; number <= rooms;) {
    try {
      table = play(table, run(number));
      runs++;
    } catch {
      number++;
    }
  }
  return runs;
}

describe('[DL-P1] [DL-P2] [DL-P6] [DL-X4] production (D-9)', () => {
  test.each([
    [1, 1, 3, 2, 1],
    [1, 2, 4, 2, 2],
    [1, 2, 3, 2, 1],
    [2, 1, 4, 2, 2],
    [2, 2, 5, 2, 2],
    [2, 2, 8, 2, 4],
  ])('year %i, %i rooms, %i imps, %i each: %i runs', (year, rooms, imps, needs, uses) => {
    const table = inRound(having(withRooms(rooms, needs), { imps }), year === 1 ? 4 : 5);
    expect(derivedAt(table, 'player1.runsLeft')).toBe(uses);
    expect(runAll(table, rooms)).toBe(uses);
  });

  test('[DL-P6] the cheapest rooms first', () => {
    const mixed = play(
      having(withRooms(3, 1), { imps: 4 }),
      setTo(`${room(1)}.needs`, 4),
      setTo(`${room(3)}.needs`, 2),
    );
    expect(derivedAt(mixed, 'player1.runsLeft')).toBe(2);
    expect(derivedAt(having(mixed, { imps: 7 }), 'player1.runsLeft')).toBe(3);
    expect(derivedAt(having(mixed, { imps: 0 }), 'player1.runsLeft')).toBe(0);
  });

  test('[DL-P5] [DL-P6] trolls count as hands', () => {
    const table = having(withRooms(2, 2), { imps: 1, trolls: 3 });
    expect(derivedAt(table, 'player1.runsLeft')).toBe(2);
  });

  test('without a room there is nothing to count', () => {
    expect(derivedAt(lords(), 'player1.runsLeft')).toBeUndefined();
    expect(offeredTo('player1', atStep(lords(), 'production'))).not.toContain('runRoom');
  });

  test('[DL-P2] a room built in year 2 works once', () => {
    const late = play(inRound(lords(), 5), added('player1.productionRooms'));
    expect(valueAt(late, `${room(1)}.builtInYear`)).toBe(2);
    expect(derivedAt(late, 'player1.runsLeft')).toBe(1);
    const early = play(inRound(lords(), 4), added('player1.productionRooms'));
    expect(valueAt(early, `${room(1)}.builtInYear`)).toBe(1);
    expect(derivedAt(inRound(early, 5), 'player1.runsLeft')).toBe(2);
  });
});

describe('[DL-P3] [DL-P4] [DL-P5] a room at work', () => {
  test('takes imps and makes what is printed on it', () => {
    const table = play(
      having(withRooms(1, 2), { imps: 3 }),
      setTo(`${room(1)}.makesGold`, 3),
      setTo(`${room(1)}.makesImps`, 2),
      setTo(`${room(1)}.makesTraps`, 1),
    );
    expect(effectOf(table, run())).toEqual({
      ...{ 'player1.impsAtWork': 2, [`${room(1)}.runs`]: 1 },
      ...{ 'player1.food': 1, 'player1.gold': 3, 'player1.traps': 1 },
    });
  });

  test('[DL-P5] trolls help in place of imps, never more than are needed', () => {
    const table = having(withRooms(1, 2), { imps: 1, trolls: 3 });
    expect(effectOf(table, run(1, 1))).toEqual({
      ...{ 'player1.imps': -1, 'player1.impsAtWork': 1, 'player1.trolls': -1 },
      ...{ 'player1.trollsAtWork': 1, 'player1.food': 1, [`${room(1)}.runs`]: 1 },
    });
    expect(effectOf(table, run(1, 3))).toEqual({
      ...{ 'player1.trolls': -2, 'player1.trollsAtWork': 2 },
      ...{ 'player1.food': 1, [`${room(1)}.runs`]: 1 },
    });
  });

  test('asks for trolls only where there are some', () => {
    const asked = (table: Table) => askedBy(table, 'player1', 'runRoom').map(({ id }) => id);
    expect(asked(withRooms(1, 1))).toEqual(['room']);
    const table = having(withRooms(2, 1), { trolls: 2 });
    expect(asked(table)).toEqual(['room', 'trollHelp']);
    expect(askedBy(table, 'player1', 'runRoom')).toMatchObject([
      { options: [room(1), room(2)], start: room(1) },
      { min: 0, max: 2, start: 0 },
    ]);
  });

  test('is refused without enough hands', () => {
    const table = having(withRooms(1, 3), { imps: 2 });
    expect(errorOf(table, run())).toEqual({
      code: 'refused',
      refusal: { code: 'tooFewHands', params: { needed: 3, free: 2 } },
    });
    expect(errorOf(having(withRooms(1, 4), { imps: 2, trolls: 1 }), run(1, 1))).toMatchObject({
      refusal: { code: 'tooFewHands', params: { needed: 4, free: 3 } },
    });
  });

  test('[DL-P1] is refused a second time in year 1, [DL-P2] a third time in year 2', () => {
    const used = { code: 'refused', refusal: { code: 'roomUsedUp' } };
    const table = having(withRooms(1, 1), { imps: 9 });
    expect(errorOf(play(table, run()), run())).toEqual(used);
    expect(errorOf(play(inRound(table, 6), run(), run()), run())).toEqual(used);
  });

  test('[DL-G3] works again in the next round', () => {
    const worked = play(having(withRooms(1, 2), { imps: 2 }), run());
    const next = completeStep(given(worked, { turn: 'board/endRound' }));
    expect(valueAt(next, `${room(1)}.runs`)).toBe(0);
    expect(goodsAt(next, ['imps', 'impsAtWork'])).toEqual([2, 0]);
  });

  test('happens only in its step', () => {
    for (const step of ['resolve', 'retrieve']) {
      expect(offeredTo('player1', atStep(withRooms(1, 1), step))).not.toContain('runRoom');
    }
  });

  test('[DL-P3] [DL-P4] [DL-G2] printed numbers and their ends', () => {
    const { track } = lords().game;
    expect(track(`${room(1)}.needs`)).toMatchObject({ min: 1, start: 1, max: 9 });
    for (const id of ['makesFood', 'makesGold', 'makesImps', 'makesTraps']) {
      expect(track(`${room(1)}.${id}`)).toMatchObject({ min: 0, start: 0, max: 9 });
    }
  });

  test('says how often it worked and may work', () => {
    const { collection } = lords().game;
    const status = (table: Table) =>
      collection('player1.productionRooms')?.status?.(
        {
          value: (at: string) => table.state.values[at] ?? 0,
          turn: table.state.turn,
          setup: table.game.setup.values,
        } as never,
        room(1),
      );
    const worked = play(withRooms(1, 1), run());
    expect(status(worked)).toEqual([{ id: 'roomRuns', params: { runs: 1, most: 1 } }]);
    expect(status(inRound(worked, 5))).toEqual([{ id: 'roomRuns', params: { runs: 1, most: 2 } }]);
  });
});
