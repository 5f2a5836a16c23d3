import { allActions } from '../../atHand';
import { took } from '../../eventMakers';
import { effectOf, errorOf, type Table } from '../../playing';
import type { EffectCase, RefusalCase } from '../actionCase';

const sorted = (ids: Iterable<string>) => [...new Set(ids)].sort();

/** Proves the whole effect of each action of a seat, and each reason why it cannot be taken. */
export function proveActions(
  seat: string,
  table: Table,
  effects: readonly EffectCase[],
  refusals: readonly RefusalCase[],
): void {
  test.each(effects.map((item) => [item.action, item.rule, item] as const))(
    '%s: %s',
    (action, _, { at, inputs, does }) => {
      expect(effectOf(at, took(seat, action, inputs))).toEqual(does);
    },
  );

  test.each(refusals.map((item) => [item.action, item.rule, item] as const))(
    '%s is refused: %s',
    (action, _, { at, inputs, because, params }) => {
      expect(errorOf(at, took(seat, action, inputs))).toEqual({
        code: 'refused',
        refusal: { code: because, ...(params === undefined ? {} : { params }) },
      });
    },
  );

  test(`each action of the ${seat}, and each that can refuse, has its case here`, () => {
    const all = allActions(table.game).filter((offer) => offer.seat === seat);
    const refusing = all.filter((offer) => offer.action.refusal !== undefined);
    expect(sorted(effects.map(({ action }) => action))).toEqual(
      sorted(all.map(({ action }) => action.id)),
    );
    expect(sorted(refusals.map(({ action }) => action))).toEqual(
      sorted(refusing.map(({ action }) => action.id)),
    );
  });
}
