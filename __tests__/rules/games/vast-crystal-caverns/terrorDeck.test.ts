import fc from 'fast-check';

import { reduce } from '../../../../rules/engine/reduce';
import { moved, took } from '../../eventMakers';
import { effectOf, errorOf, given, noticeIds, play, type Table, valueAt } from '../../playing';
import { deck as counts } from './cases/cardCases';
import {
  acting,
  askedBy,
  figuresOf,
  ghoulWith,
  holding,
  offeredTo,
  vileWith,
  type Ghoul,
} from './cavernsTable';

const names = Object.keys(counts);
const noAdapt = { ...counts, adapt: 0 };

describe.each<[Ghoul, Table]>([
  ['ghoul', acting(ghoulWith(), 'ghoul')],
  ['vileGhoul', acting(vileWith(), 'vileGhoul')],
])('[GHL-T1] [GHL-T2] the Terror deck of the %s', (seat, table) => {
  const cards = (at: Table) => valueAt(at, `${seat}.terrorCards`);
  const all = holding(table, seat, counts);

  test('[GHL-S5] has 13 cards: no more are held', () => {
    expect(cards(play(table, moved(`${seat}.terrorCards`, 20)))).toBe(13);
    expect(errorOf(all, took(seat, 'drawTerror'))).toEqual({
      code: 'refused',
      refusal: { code: 'deckEmpty' },
    });
  });

  test.each(Object.entries(counts))('%s is in it %i times', (card, count) => {
    const full = play(table, moved(`${seat}.${card}`, 9));
    expect([valueAt(full, `${seat}.${card}`), cards(full)]).toEqual([count, count]);
  });

  test('a card that left the game is no longer in it', () => {
    const used = given(table, { values: { [`${seat}.chaseGone`]: 2, [`${seat}.huntGone`]: 1 } });
    expect(cards(play(used, moved(`${seat}.terrorCards`, 20)))).toBe(10);
    expect(valueAt(play(used, moved(`${seat}.chase`, 9)), `${seat}.chase`)).toBe(1);
  });

  test('[GHL-T3] an empty deck gives nothing, and says so', () => {
    const full = given(all, { values: { [`${seat}.treasure`]: 1 } });
    const after = play(full, moved(`${seat}.treasure`, seat === 'ghoul' ? 3 : 1));
    expect(cards(after)).toBe(13);
    expect(noticeIds(after)).toContain('terrorDeckEmpty');
  });

  test('[GHL-T3] a draw of two from a deck of one is one card', () => {
    const one = holding(
      given(table, { values: { [`${seat}.scourGone`]: 1 } }),
      seat,
      { seize: 1 },
      10,
    );
    const after = play(one, took(seat, 'seizeOnce'));
    // Seize itself left: eleven held and two gone are the whole deck.
    expect([cards(after), valueAt(after, `${seat}.seizeGone`)]).toEqual([11, 1]);
    expect(after.notices).toEqual([{ id: 'terrorDrawn', tone: 'gain', params: { count: 1 } }]);
  });

  test('naming a card in hand counts no second one', () => {
    const two = holding(table, seat, {}, 2);
    expect(figuresOf(two, seat, 'nameCard')).toEqual({ count: 2 });
    expect(effectOf(two, took(seat, 'nameCard', { card: 'hunt' }))).toEqual({
      [`${seat}.hunt`]: 1,
    });
    const named = play(two, took(seat, 'nameCard'), took(seat, 'nameCard', { card: 'scour' }));
    expect(offeredTo(seat, named)).not.toContain('nameCard');
  });

  test('a name noted before its card was counted counts it', () => {
    expect(effectOf(table, moved(`${seat}.hunt`, 1))).toEqual({
      [`${seat}.hunt`]: 1,
      [`${seat}.terrorCards`]: 1,
    });
  });

  test('only names the deck may still hold are asked for', () => {
    const [field] = askedBy(holding(table, seat, noAdapt, 1), seat, 'nameCard');
    expect(field).toEqual({ kind: 'choice', id: 'card', options: ['adapt'], start: 'adapt' });
    const gone = given(holding(table, seat, {}, 1), { values: { [`${seat}.sneakGone`]: 2 } });
    const [left] = askedBy(gone, seat, 'nameCard');
    expect(left?.kind === 'choice' && left.options).toEqual(names.filter((id) => id !== 'sneak'));
  });

  test('fewer cards than names cannot be counted', () => {
    const named = holding(table, seat, { chase: 2 }, 1);
    expect(cards(play(named, moved(`${seat}.terrorCards`, -3)))).toBe(2);
  });

  const whole = ({ state }: Pick<Table, 'state'>) =>
    [`${seat}.terrorCards`, ...names.map((card) => `${seat}.${card}Gone`)].reduce(
      (sum, at) => sum + (state.values[at] ?? 0),
      0,
    );

  test('a card noted as removed is not also in hand', () => {
    const after = play(all, moved(`${seat}.chaseGone`, 1));
    expect([valueAt(after, `${seat}.chase`), cards(after), whole(after)]).toEqual([2, 12, 13]);
  });

  test('whatever happens, held and removed together are never more than 13', () => {
    const by = fc.integer({ min: -2, max: 3 });
    const place = fc.constantFrom('terrorCards', ...names.flatMap((card) => [card, `${card}Gone`]));
    const act = fc.constantFrom(
      ...['drawTerror', 'nameCard', 'loseTerror'],
      ...names.map((card) => `${card}Once`),
    );
    const event = fc.oneof(
      fc.tuple(place, by).map(([id, count]) => moved(`${seat}.${id}`, count)),
      act.map((id) => took(seat, id)),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30, size: 'max' }), fc.boolean(), (events, full) => {
        let { state } = full ? all : table;
        for (const next of events) {
          const outcome = reduce(table.game, state, next);
          if (outcome.ok) ({ state } = outcome.value);
          expect(whole({ state })).toBeLessThanOrEqual(13);
        }
      }),
      { numRuns: 300 },
    );
  });
});
