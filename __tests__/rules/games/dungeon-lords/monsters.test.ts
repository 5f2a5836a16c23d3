import fc from 'fast-check';

import { added, moved, removed, setTo, took } from '../../eventMakers';
import { completeStep, effectOf, errorOf, given, play, valueAt, type Table } from '../../playing';
import {
  askedBy,
  goodsAt,
  having,
  inCombat,
  inRound,
  lords,
  offeredTo,
  placed,
  type Space,
} from './lordsTable';

const hire = (inputs: Parameters<typeof took>[2] = {}) => took('player1', 'resolveMonster', inputs);
const hiring = (space: Space) => placed(lords(), { order: 'monster', space });
const lairOf = ({ state }: Table) => state.items['player1.lair'] ?? [];

describe('[DL-T8] [DL-G4] hiring', () => {
  test('asks for what is printed on the tile, each 0 to 9', () => {
    expect(askedBy(hiring(2), 'player1', 'resolveMonster')).toEqual(
      ['costGold', 'costFood', 'costEvil', 'wageGold', 'wageFood'].map((id) => ({
        ...{ kind: 'number', id, min: 0, max: 9, start: 0 },
      })),
    );
  });

  test.each([
    [1, { costGold: 1, costFood: 2 }, { gold: -2, food: -2 }],
    [2, { costGold: 3 }, { gold: -3 }],
    [3, { costFood: 2, costEvil: 2 }, { food: -3, evil: 2 }],
  ] as const)('space %i costs what it says besides %j', (space, inputs, price) => {
    const paid = Object.entries(price).map(([id, by]) => [`player1.${id}`, by]);
    expect(effectOf(hiring(space), hire({ ...inputs, wageGold: 1, wageFood: 2 }))).toEqual({
      ...Object.fromEntries(paid),
      ...{ 'player1.lair': ['hiredMonster1'], 'player1.monsters': 1, 'board.monstersOnOffer': -1 },
      ...{ 'player1.hiredMonster1.wageGold': 'new 1', 'player1.hiredMonster1.wageFood': 'new 2' },
      ...{ 'player1.hiredMonster1.knockedOut': 'new 0', 'player1.firstState': 'done' },
      'serials.player1.lair': 1,
    });
  });

  test.each([
    [1, { costGold: 3 }, 'noGold', { needed: 4, held: 3 }],
    [2, { costGold: 4 }, 'noGold', { needed: 4, held: 3 }],
    [2, { costFood: 4 }, 'noFood', { needed: 4, held: 3 }],
    [3, { costFood: 3 }, 'noFood', { needed: 4, held: 3 }],
  ] as const)('[DL-T10] space %i with %j besides is too much', (space, inputs, code, params) => {
    expect(errorOf(hiring(space), hire(inputs))).toEqual({
      code: 'refused',
      refusal: { code, params },
    });
  });

  test('[DL-T10] a price in Evil cannot be paid at its end', () => {
    const table = having(hiring(2), { evil: 15 });
    expect(errorOf(table, hire({ costEvil: 1 }))).toEqual({
      code: 'refused',
      refusal: { code: 'evilAtMaximum', params: { maximum: 15 } },
    });
    expect(goodsAt(play(table, hire()), ['monsters', 'evil'])).toEqual([1, 15]);
  });

  test('[DL-G4] each has its own wage', () => {
    const first = play(hiring(2), hire({ wageGold: 2 }));
    const second = play(
      placed(first, { order: 'monster', space: 2, rank: 'second' }),
      hire({ wageFood: 1 }),
    );
    expect(lairOf(second)).toEqual(['hiredMonster1', 'hiredMonster2']);
    const wages = ['hiredMonster1', 'hiredMonster2'].map((id) =>
      ['wageGold', 'wageFood'].map((wage) => valueAt(second, `player1.${id}.${wage}`)),
    );
    expect(wages).toEqual([
      [2, 0],
      [0, 1],
    ]);
  });
});

describe('[DL-G2] the number of monsters and those in the lair are one thing', () => {
  test('tapped up and down', () => {
    const three = play(lords(), moved('player1.monsters', 3));
    expect(lairOf(three)).toEqual(['hiredMonster1', 'hiredMonster2', 'hiredMonster3']);
    const one = play(three, setTo('player1.monsters', 1));
    expect(lairOf(one)).toEqual(['hiredMonster1']);
    expect(lairOf(play(one, moved('player1.monsters', 1)))).toEqual([
      'hiredMonster1',
      'hiredMonster4',
    ]);
  });

  test('brought and sent away one by one', () => {
    const two = play(lords(), added('player1.lair'), added('player1.lair'));
    expect(valueAt(two, 'player1.monsters')).toBe(2);
    const one = play(two, removed('player1.hiredMonster1'));
    expect(valueAt(one, 'player1.monsters')).toBe(1);
    expect(lairOf(one)).toEqual(['hiredMonster2']);
  });

  test('whatever is tapped, up to the 24 there are', () => {
    const tap = fc.oneof(
      fc.integer({ min: -30, max: 30 }).map((by) => moved('player1.monsters', by)),
      fc.integer({ min: 0, max: 30 }).map((to) => setTo('player1.monsters', to)),
      fc.constant(added('player1.lair')),
      fc.nat(40).map((number) => removed(`player1.hiredMonster${number}`)),
    );
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 12 }), (taps) => {
        let table = lords();
        for (const event of taps) {
          try {
            table = play(table, event);
          } catch {
            continue;
          }
          expect(lairOf(table)).toHaveLength(valueAt(table, 'player1.monsters'));
          expect(new Set(lairOf(table)).size).toBe(lairOf(table).length);
          expect(lairOf(table).length).toBeLessThanOrEqual(24);
        }
      }),
    );
  });

  test('a full lair changes the wage of nobody in it', () => {
    const full = play(hiring(2), setTo('player1.monsters', 24));
    let after = full;
    try {
      after = play(full, hire({ wageGold: 5 }));
    } catch {
      // Refused is as good.
    }
    expect(valueAt(after, 'player1.hiredMonster24.wageGold')).toBe(0);
  });
});

describe('[DL-CB4] monsters in combat', () => {
  const two = play(lords(), setTo('player1.monsters', 2));
  const fighting = inCombat(two);
  const lose = (monster: string, forGood = false) =>
    took('player1', 'loseMonster', { monster, forGood });

  test('one is knocked out', () => {
    expect(effectOf(fighting, lose('player1.hiredMonster2'))).toEqual({
      'player1.hiredMonster2.knockedOut': 1,
    });
  });

  test('or gone for good', () => {
    expect(effectOf(fighting, lose('player1.hiredMonster1', true))).toMatchObject({
      'player1.monsters': -1,
      'player1.lair': ['hiredMonster2'],
    });
  });

  test('only those on their feet can be lost, and only in combat', () => {
    const options = (table: Table) => {
      const [field] = askedBy(table, 'player1', 'loseMonster');
      return field?.kind === 'choice' ? field.options : [];
    };
    expect(options(fighting)).toEqual(['player1.hiredMonster1', 'player1.hiredMonster2']);
    const down = play(fighting, lose('player1.hiredMonster1'));
    expect(options(down)).toEqual(['player1.hiredMonster2']);
    expect(offeredTo('player1', play(down, lose('player1.hiredMonster2')))).not.toContain(
      'loseMonster',
    );
    expect(offeredTo('player1', two)).not.toContain('loseMonster');
    expect(offeredTo('player2', fighting)).not.toContain('loseMonster');
  });

  test('[DL-C8] the knocked-out are back in year 2, the others gone for good are not', () => {
    const fought = play(
      inCombat(play(lords(), setTo('player1.monsters', 4), setTo('player3.monsters', 1))),
      lose('player1.hiredMonster2'),
      lose('player1.hiredMonster4', true),
      lose('player1.hiredMonster3'),
      took('player3', 'loseMonster', { monster: 'player3.hiredMonster1' }),
    );
    const next = completeStep(inRound(given(fought, { turn: 'combat/yearEnd' }), 4));
    expect(lairOf(next)).toEqual(['hiredMonster1', 'hiredMonster2', 'hiredMonster3']);
    for (const at of ['player1.hiredMonster2', 'player1.hiredMonster3', 'player3.hiredMonster1']) {
      expect(valueAt(next, `${at}.knockedOut`)).toBe(0);
    }
    expect(next.notices).toEqual([
      { id: 'monstersReturn', tone: 'gain', params: { player: 'player1', count: 2 } },
      { id: 'monstersReturn', tone: 'gain', params: { player: 'player3', count: 1 } },
    ]);
  });
});
