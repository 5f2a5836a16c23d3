import fc from 'fast-check';

import { viewOf } from '../../../../rules/engine/state';
import { ordered, took } from '../../eventMakers';
import { given, noticeIds, play, type Table, valueAt } from '../../playing';
import { marching } from './cases/skeletonCases';
import { tableOf } from './publishedTable';

/** The five by the letters of the sheet. */
const letters = { A: 'casty', B: 'screamy', C: 'shooty', D: 'slashy', E: 'stabby' } as const;
type Letter = keyof typeof letters;
const every = Object.values(letters);
const named = (text: string): string[] => [...text].map((letter) => letters[letter as Letter]);
const lettersOf = (order: readonly string[]) =>
  order.map((id) => Object.entries(letters).find(([, name]) => name === id)?.[0]).join('');

/** A March Order with the first `inPlay` face up. */
function standing(order: string, inPlay: number, table: Table = marching()): Table {
  const all = [...named(order), ...every.filter((id) => !named(order).includes(id))];
  return given(play(table, ordered('skeletons.march', all)), {
    values: { 'skeletons.inPlay': inPlay },
  });
}
const orderIn = ({ state }: Table) => lettersOf(state.orders['skeletons.march'] ?? []);
const faceUp = (table: Table) =>
  [...orderIn(table).slice(0, valueAt(table, 'skeletons.inPlay'))].sort().join('');

/** How one after the other is removed, by whom. */
const ways: Readonly<Record<string, (table: Table, removed: readonly string[]) => Table>> = {
  'entered by hand': (table, removed) =>
    play(table, ...removed.map((skeleton) => took('skeletons', 'skeletonRemoved', { skeleton }))),
  'by their own strikes': (table, removed) =>
    play(table, ...removed.map((skeleton) => took('skeletons', 'strike', { skeleton }))),
  'by a Paladin, one by one': (table, removed) =>
    play(table, ...removed.map((id) => took('paladin', 'hitSkeletons', { skeletons: [id] }))),
  'by a Paladin, at once': (table, removed) =>
    play(table, took('paladin', 'hitSkeletons', { skeletons: [...removed] })),
  'by the Spider, at once': (table, removed) =>
    play(
      given(table, {
        choices: { 'spider.form': 'spiderlings' },
        values: { 'spider.hand': 3, 'spider.spiderlings': 5 },
      }),
      took('spider', 'fangs', { bites: 5, skeletonsBitten: [...removed] }),
    ),
};

describe.each(Object.entries(ways))('[VMP-SK5] removed %s', (_, remove) => {
  // As the sheet works them out (P-15), then others.
  test.each([
    ['ABCDE', 5, 'C', 'CABDE'],
    ['ABCDE', 5, 'A', 'ABCDE'],
    ['ABCDE', 2, 'B', 'BACDE'],
    ['CABDE', 5, 'E', 'ECABD'],
    ['ABCDE', 3, 'BC', 'CBADE'],
    ['ABCDE', 5, 'EDCBA', 'ABCDE'],
    ['ABCDE', 5, 'ABCDE', 'EDCBA'],
    ['EDCBA', 4, 'CB', 'BCEDA'],
    ['BDACE', 2, 'DB', 'BDACE'],
  ])('%s, %i in play, removed %s: %s', (order, inPlay, removed, after) => {
    const before = standing(order, inPlay);
    const table = remove(before, named(removed));
    expect(orderIn(table)).toBe(after);
    // Nobody is lost: the same cards lie face up.
    expect(faceUp(table)).toBe(faceUp(before));
    expect(valueAt(table, 'skeletons.inPlay')).toBe(inPlay);
  });
});

describe('[VMP-SK5] what is said', () => {
  test('each comes back by the die', () => {
    const table = play(
      standing('ABCDE', 5),
      took('paladin', 'hitSkeletons', { skeletons: named('DB') }),
    );
    expect(table.notices).toEqual([
      { id: 'skeletonRespawns', tone: 'info', params: { skeleton: 'slashy' } },
      { id: 'skeletonRespawns', tone: 'info', params: { skeleton: 'screamy' } },
    ]);
  });

  test('[VMP-AK7] the Armored Knight removes them the same way', () => {
    const table = standing('ABCDE', 5, tableOf('allRoles', { armoredKnight: true }));
    const after = play(
      table,
      took('armoredKnight', 'knightHitsSkeletons', { skeletons: named('BE') }),
    );
    expect(orderIn(after)).toBe('EBACD');
    expect(noticeIds(after)).toEqual(['skeletonRespawns', 'skeletonRespawns']);
  });

  test('several that fall at once are asked for in their order', () => {
    const both = tableOf('allRoles', { armoredKnight: true, shadowPaladin: true });
    const asked = [tableOf(), both].flatMap(({ game, state }) =>
      game.seats.flatMap(({ actions = [] }) =>
        actions
          .flatMap(({ inputs }) => inputs?.(viewOf(game, state), {}) ?? [])
          .filter((field) => field.kind === 'choices')
          .filter(({ options }) => options.includes('casty')),
      ),
    );
    expect(asked.map(({ ranked }) => ranked)).toEqual([true, true, true, true]);
  });

  test('[VMP-SK4] a summoned one stands right of all who are in play', () => {
    const removed = play(
      standing('ABCDE', 2),
      took('skeletons', 'skeletonRemoved', { skeleton: 'screamy' }),
    );
    expect(faceUp(play(removed, took('skeletons', 'summon')))).toBe('ABC');
  });

  test('[VMP-SK12] from afar the order stays', () => {
    const shot = play(
      standing('ABCDE', 5),
      took('skeletons', 'strike', { skeleton: 'shooty', far: true }),
    );
    expect(orderIn(shot)).toBe('ABCDE');
  });
});

describe('[VMP-SK2] [VMP-SK5] laws of the March Order', () => {
  test('whoever falls: the last to fall is first, the rest keep their order, nobody leaves', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...every], { minLength: 5 }),
        fc.integer({ min: 2, max: 5 }),
        fc.array(fc.tuple(fc.constantFrom(...Object.values(ways)), fc.nat()), { maxLength: 6 }),
        (order, inPlay, falls) => {
          let table = standing(lettersOf(order), inPlay);
          let expected = order;
          const up = faceUp(table);
          for (const [remove, pick] of falls) {
            const fallen = expected[pick % inPlay] ?? 'casty';
            table = remove(given(table, { values: { 'skeletons.stability': 6 } }), [fallen]);
            expected = [fallen, ...expected.filter((id) => id !== fallen)];
            expect(orderIn(table)).toBe(lettersOf(expected));
            expect(faceUp(table)).toBe(up);
          }
        },
      ),
    );
  });
});
