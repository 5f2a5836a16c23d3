import fc from 'fast-check';

import { numberIn, type FieldValues } from '../../../../rules/engine/fields';
import { tools } from '../../../../rules/games/vast-mysterious-manor-published/tools';
import { allSkeletons } from '../../../../rules/games/vast-mysterious-manor-published/tools/skeletonAttack';
import { valuesOf } from '../../fieldValues';
import { always, lineIds, numberAt, shown, toolCalled, total, upTo } from './toolAnswers';

/** The figure of the headline that a sum comes to. */
const figureOfSum: Readonly<Record<string, string>> = {
  grit: 'grit',
  crusade: 'grit',
  hit: 'strength',
  fury: 'fury',
  'skeleton-attack': 'strength',
  'skeleton-group': 'defence',
  stability: 'end',
  move: 'spaces',
  terror: 'terror',
  seals: 'seals',
  treasures: 'hand',
  domination: 'pieces',
  skittish: 'left',
  spells: 'left',
  syphon: 'gained',
  conjure: 'markers',
};

test.each(Object.entries(figureOfSum))('a sum of %s comes to what its headline says', (id, key) => {
  always(id, (_, found) => {
    if (found.sum !== undefined) expect(total(found)).toBe(shown(found, key));
  });
});

test.each(tools.map((tool) => [tool.id, tool] as const))(
  '%s: what does not count adds nothing, and no line is told twice',
  (_, tool) => {
    fc.assert(
      fc.property(valuesOf(tool.fields), (values) => {
        const { lines, sum = [] } = tool.answer(values);
        expect(sum.filter(({ idle, amount }) => idle === true && amount !== 0)).toEqual([]);
        const told = lines.map((line) => JSON.stringify(line));
        expect(new Set(told).size).toBe(told.length);
      }),
    );
  },
);

test('every calculator has an id of its own', () => {
  const ids = tools.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^vast-published-[a-z-]+$/.test(id))).toBe(true);
  expect(ids).toHaveLength(19);
});

describe('Grit', () => {
  const grit = (values: FieldValues) => toolCalled('vast-published-grit').answer(values);

  test('[VMP-T1] is never below 0 and follows the change', () => {
    always('grit', (values, found) => {
      const plain = numberIn(values, 'grit') + numberIn(values, 'change');
      expect(shown(found, 'grit')).toBe(plain < 0 ? 0 : plain);
    });
  });

  test.each([
    ['paladin', 3, 7],
    ['lord', 2, 6],
    ['armoredKnight', 2, 7],
  ])('[VMP-T2] [VMP-T4] more of it never means fewer cubes: %s', (role, fewest, most) => {
    const cubes = upTo(99).map((at) => shown(grit({ role, grit: at, change: 0 }), 'cubes'));
    expect([cubes[0], cubes.at(-1)]).toEqual([fewest, most]);
    cubes.slice(1).forEach((now, at) => expect([0, 1]).toContain(now - (cubes[at] ?? 0)));
  });

  test('[VMP-T2] [VMP-T3] a loss after a gain of as much leaves everything as it was', () => {
    for (const at of upTo(50)) {
      for (const change of upTo(50)) {
        const there = grit({ role: 'paladin', grit: at, change });
        const back = grit({ role: 'paladin', grit: at + change, change: -change });
        const [gain, loss] = [there, back].map(({ lines }) =>
          lines.filter(({ id }) => id === 'cubes' || id === 'favors').map(({ params }) => params),
        );
        expect(loss).toEqual(
          gain?.map((one) => ({ before: one?.['after'], after: one?.['before'] })),
        );
      }
    }
  });
});

test('[VMP-T6] Light never ends above 8 nor falls', () => {
  always('crusade', (values, found) => {
    const gained = shown(found, 'light');
    expect(gained).toBeGreaterThanOrEqual(0);
    expect(numberIn(values, 'light') + gained).toBeLessThanOrEqual(8);
  });
});

test('[VMP-T7] Disdain trades Light for Grit, Skeleton by Skeleton', () => {
  const { answer } = toolCalled('vast-published-crusade');
  for (const skeletons of upTo(6)) {
    const [plain, disdained] = [false, true].map((disdain) => answer({ skeletons, disdain }));
    expect(plain && [shown(plain, 'grit'), shown(plain, 'light')]).toEqual([0, skeletons]);
    expect(disdained && [shown(disdained, 'grit'), shown(disdained, 'light')]).toEqual([
      3 * skeletons,
      0,
    ]);
  }
});

test('[VMP-T8] the cubes it takes hit, and one fewer does not', () => {
  const { answer } = toolCalled('vast-published-hit');
  for (const defence of upTo(20)) {
    for (const fury of upTo(5)) {
      const needed = shown(answer({ defence, fury, cubes: 0 }), 'cubes');
      for (const cubes of upTo(7).slice(1)) {
        const { id } = answer({ defence, fury, cubes }).headline;
        expect(id).toBe(cubes >= needed ? 'hit' : 'miss');
      }
    }
  }
});

describe('[VMP-T12] Skeletons on a tile, hit in any order', () => {
  /** Every order to hit them in: who has gear, one after the other. */
  function orders(geared: readonly boolean[]): readonly (readonly boolean[])[] {
    if (geared.length === 0) return [[]];
    return geared.flatMap((first, at) =>
      orders(geared.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
    );
  }
  const highest = (order: readonly boolean[]) =>
    Math.max(...order.map((gear, fallen) => order.length - fallen + (gear ? 1 : 0)));

  test.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])('shield %s, pauldrons %s', (shield, pauldrons) => {
    const gear = Number(shield) + Number(pauldrons);
    const { answer } = toolCalled('vast-published-skeleton-group');
    for (const skeletons of upTo(6).filter((number) => number >= Math.max(1, gear))) {
      const found = answer({ skeletons, shield, pauldrons });
      const ways = orders(upTo(skeletons - 1).map((index) => index < gear)).map(highest);
      expect(shown(found, 'strength')).toBe(Math.min(...ways) + 1);
      const worst = found.lines.find(({ id }) => id === 'gearFirst')?.params;
      expect(worst ?? { strength: Math.min(...ways) + 1 }).toEqual({
        strength: Math.max(...ways) + 1,
      });
    }
  });
});

describe('[VMP-T13] any attack of a Skeleton', () => {
  test('[VMP-T16] never takes more Stability than there is', () => {
    always('skeleton-attack', (values, found) => {
      const held = numberIn(values, 'stability');
      if (found.headline.id === 'noAttack') {
        expect(shown(found, 'cost')).toBeGreaterThan(held);
        return;
      }
      expect(shown(found, 'spent')).toBeLessThanOrEqual(held);
      const cost = found.lines.find(({ id }) => id === 'cost')?.params;
      const [strike, extra] = [numberAt(cost, 'strike'), numberAt(cost, 'extra')];
      expect(strike + extra).toBe(shown(found, 'spent'));
      expect(numberAt(cost, 'left')).toBe(held - strike - extra);
      const named = ['paidRange', 'gritPaid', 'poisonPaid'].filter((id) =>
        lineIds(found).includes(id),
      );
      const strong = found.sum?.some(({ id }) => id === 'strong') === true ? 1 : 0;
      expect(extra).toBe(named.length + strong);
    });
  });

  test('hits exactly with a Strength above the Defense', () => {
    always('skeleton-attack', (values, found) => {
      if (found.headline.id === 'noAttack') return;
      const above = shown(found, 'strength') > numberIn(values, 'defence');
      expect(found.headline.id).toBe(above ? 'hit' : 'miss');
      expect(lineIds(found).includes('paladinLoses')).toBe(above);
    });
  });

  test('[VMP-T18] removes the attacker, or leaves it where it struck from afar', () => {
    always('skeleton-attack', (values, found) => {
      if (found.headline.id === 'noAttack') return;
      const ends = lineIds(found).filter((id) => /^(removed|stays)/.test(id));
      expect(ends).toHaveLength(1);
      if (ends[0] !== 'removed') expect(['shooty', 'casty']).toContain(values['skeleton']);
    });
  });
});

test('[VMP-T19] [VMP-T20] [VMP-T21] Stability step by step, paid in the best order', () => {
  always('stability', (values, found) => {
    const [lit, strikes, breaches, abilities] = ['lit', 'strikes', 'breaches', 'abilities'].map(
      (id) => numberIn(values, id),
    ) as [number, number, number, number];
    let held = numberIn(values, 'stability');
    for (let lost = 0; lost < lit; lost++) held = Math.max(0, held - 1);
    if (values['loot'] === true) held += 2;
    let unpaid = 0;
    for (let cost = 0; cost < strikes + breaches + abilities; cost++) {
      if (held > 0) held--;
      else unpaid++;
    }
    if (unpaid > 0) {
      expect([found.headline.id, shown(found, 'missing')]).toEqual(['tooDear', unpaid]);
      return;
    }
    if (values['summon'] === true && held < 3) {
      expect([found.headline.id, shown(found, 'missing')]).toEqual(['noSummon', 3 - held]);
      return;
    }
    expect(found.headline).toEqual({
      id: 'end',
      params: { end: held - (values['summon'] === true ? 3 : 0) + 2 },
    });
  });
});

test('[VMP-T44] the March Order is one of the very same Skeletons, the last removed first', () => {
  const skeleton = fc.constantFrom(...allSkeletons);
  const order = fc.uniqueArray(skeleton, { minLength: 1, maxLength: 5 });
  const places = ['first', 'second', 'third', 'fourth', 'fifth'];
  fc.assert(
    fc.property(order, fc.array(skeleton, { maxLength: 9 }), (before, removed) => {
      const { params = {} } = toolCalled('vast-published-march').answer({
        order: before,
        removed,
      }).headline;
      const after = places.slice(0, before.length).map((place) => params[place]);
      expect([...after].sort()).toEqual([...before].sort());
      const fallen = [...new Set([...removed].reverse())].filter((one) => before.includes(one));
      const standing = before.filter((one) => !fallen.includes(one));
      expect(after).toEqual([...fallen, ...standing]);
    }),
  );
});
