import fc from 'fast-check';

import { took } from '../../eventMakers';
import { errorOf, play } from '../../playing';
import { drawn } from './drawnMap';
import { figuresOf, goodsAt, having, lords, placed, type Space } from './lordsTable';
import { answer, lineCalled, lineIds } from './toolAnswers';

/** A dungeon with so many tunnels: only their number matters here. */
const withTunnels = (order: 'tunnels' | 'gold', space: Space, imps: number, tunnels = 3) =>
  having(drawn(placed(lords(), { order, space }), ['..T..'], { tunnels: tunnels - 1 }), {
    imps,
    gold: 0,
  });

describe('[DL-T3] [DL-D1] [DL-D2] [DL-X1] [DL-X2] Dig Tunnels (D-2)', () => {
  const rows: readonly [Space, number, number, number][] = [
    [1, 1, 1, 1],
    [1, 3, 2, 2],
    [2, 3, 3, 3],
    [3, 3, 3, 3],
    [3, 4, 3, 3],
    [3, 5, 4, 5],
    [3, 7, 4, 5],
  ];

  test.each(rows)('space %i with %i imps: %i tunnels, %i imps away', (space, imps, made, away) => {
    const table = withTunnels('tunnels', space, imps);
    expect(figuresOf(table, 'player1', 'resolveTunnels')).toEqual({
      ...{ space: `space${space}`, terms: `tunnels${space}`, imps: away, made },
    });
    const done = play(table, took('player1', 'resolveTunnels'));
    expect(goodsAt(done, ['tunnels', 'imps', 'impsAtWork', 'gold'])).toEqual([
      ...[3 + made, imps - away, away, 0],
    ]);
  });

  test.each(rows)(
    '[DL-K1] the calculator: space %i with %i imps: %i tunnels, %i away',
    (space, imps, made, away) => {
      const told = answer('dungeon-lords-order', { order: 'tunnels', space, imps });
      expect(told.headline.params).toMatchObject({ tunnels: 3 + made, imps: imps - away, gold: 3 });
      expect(lineCalled(told, 'workers')).toEqual({ workers: away });
      expect(lineCalled(told, 'dug')).toEqual({ tunnels: made });
      expect(lineIds(told).includes('foreman')).toBe(away === 5);
      expect(lineIds(told)).not.toContain('mined');
    },
  );
});

describe('[DL-T4] [DL-D3] Mine Gold (D-3)', () => {
  const rows: readonly [Space, number, number, number, number][] = [
    [1, 3, 3, 2, 2],
    [2, 5, 2, 2, 2],
    [2, 2, 5, 2, 2],
    [3, 5, 4, 4, 5],
    [3, 4, 6, 3, 3],
    [3, 6, 3, 3, 3],
  ];

  test.each(rows)(
    'space %i with %i imps and %i tunnels: %i gold, %i imps away',
    (space, imps, tunnels, made, away) => {
      const table = withTunnels('gold', space, imps, tunnels);
      expect(figuresOf(table, 'player1', 'resolveGold')).toMatchObject({ imps: away, made });
      const done = play(table, took('player1', 'resolveGold'));
      expect(goodsAt(done, ['gold', 'imps', 'impsAtWork', 'tunnels'])).toEqual([
        ...[made, imps - away, away, tunnels],
      ]);
    },
  );

  test.each(rows)(
    '[DL-K1] the calculator: space %i with %i imps and %i tunnels: %i gold, %i away',
    (space, imps, tunnels, made, away) => {
      const told = answer('dungeon-lords-order', { order: 'gold', space, imps, tunnels, gold: 0 });
      expect(told.headline.params).toMatchObject({ gold: made, imps: imps - away, tunnels });
      expect(lineCalled(told, 'workers')).toEqual({ workers: away });
      expect(lineCalled(told, 'mined')).toEqual({ gold: made });
      expect(lineIds(told).includes('foreman')).toBe(away === 5);
      expect(lineIds(told)).not.toContain('dug');
    },
  );

  test('[DL-D4] space III with 5 imps and no tunnel: nothing, and nobody is away', () => {
    const table = having(drawn(placed(lords(), { order: 'gold', space: 3 }), []), { imps: 5 });
    expect(errorOf(table, took('player1', 'resolveGold'))).toEqual({
      code: 'refused',
      refusal: { code: 'noTunnelToMine' },
    });
    const told = answer('dungeon-lords-order', { order: 'gold', space: 3, imps: 5, tunnels: 0 });
    expect(told.headline).toEqual({ id: 'noTunnelToMine' });
    expect(lineCalled(told, 'unchanged')).toMatchObject({ gold: 3, imps: 5 });
  });

  test('[DL-D3] neither rooms nor conquered tunnels are mined', () => {
    const mine = (rows: readonly string[]) => {
      const table = drawn(placed(lords(), { order: 'gold', space: 3 }), rows);
      return goodsAt(play(having(table, { imps: 9, gold: 0 }), took('player1', 'resolveGold')), [
        'gold',
      ]);
    };
    expect(mine(['RTRT.'])).toEqual([2]);
    expect(mine(['ttTTT'])).toEqual([3]);
    const conquered = drawn(placed(lords(), { order: 'gold', space: 1 }), ['.RtR.']);
    expect(errorOf(conquered, took('player1', 'resolveGold'))).toMatchObject({
      refusal: { code: 'noTunnelToMine' },
    });
  });
});

test.each(['tunnels', 'gold'] as const)('[DL-D4] without a free imp no %s', (order) => {
  const table = having(placed(lords(), { order, space: 2 }), { imps: 0, impsAtWork: 4 });
  const action = order === 'gold' ? 'resolveGold' : 'resolveTunnels';
  expect(errorOf(table, took('player1', action))).toEqual({
    code: 'refused',
    refusal: { code: 'noImps' },
  });
  expect(answer('dungeon-lords-order', { order, imps: 0 }).headline).toEqual({ id: 'noImps' });
});

test('[DL-D1] [DL-D2] any space and any imps, counted another way', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Space>(1, 2, 3),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (space, imps, tunnels) => {
        // Groups that can be sent: of one, two, three, or of five with a foreman among them.
        const groups = [
          { away: 1, made: 1 },
          { away: 2, made: 2 },
          { away: 3, made: 3 },
          { away: 5, made: 4 },
        ].filter(({ away, made }) => away <= imps && made <= space + 1);
        const best = groups.at(-1)!;
        const dug = play(withTunnels('tunnels', space, imps), took('player1', 'resolveTunnels'));
        expect(goodsAt(dug, ['tunnels', 'impsAtWork'])).toEqual([3 + best.made, best.away]);
        const bestMiners = groups.filter(({ made }) => made <= tunnels).at(-1)!;
        const mined = play(
          withTunnels('gold', space, imps, tunnels),
          took('player1', 'resolveGold'),
        );
        expect(goodsAt(mined, ['gold', 'impsAtWork'])).toEqual([bestMiners.made, bestMiners.away]);
      },
    ),
  );
});
