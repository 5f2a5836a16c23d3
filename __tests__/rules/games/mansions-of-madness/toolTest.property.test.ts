import fc from 'fast-check';

import type { ToolAnswer } from '../../../../rules/engine/answer';
import { answerTo, total } from './toolAnswers';
import {
  faces,
  isSuccess,
  kinds,
  pairsUnderCurse,
  pairsWithReroll,
  reasonsAgainst,
  successes,
  targetFor,
  type Asked,
  type Occasion,
} from './toolFacts';

const ask = (values: Asked | (Asked & Rolled) | (Asked & Occasion)) =>
  answerTo('mansions-test', values);

/** The whole range, and often the part of it that is printed on cards. */
const printed = (least: number) =>
  fc.oneof(fc.integer({ min: Math.max(least, -5), max: 12 }), fc.integer({ min: least, max: 99 }));

const asked: fc.Arbitrary<Asked> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    attribute: printed(0),
    modifier: printed(-99),
    stunned: fc.boolean(),
    dark: fc.boolean(),
    light: fc.boolean(),
    luck: printed(0),
  })
  // Nothing is printed for a fire.
  .map((one) => (one.kind === 'fire' ? { ...one, modifier: 0 } : one));

type Rolled = { roll: readonly number[]; reroll: string; second: readonly number[] };
const die = fc.array(fc.constantFrom(...faces), { maxLength: 1 });
const rolled: fc.Arbitrary<Rolled> = fc.record({
  roll: die,
  reroll: fc.constantFrom('noReroll', 'curse', 'own'),
  second: die,
});

const runs = { numRuns: 1000 };
const chanceOf = (found: ToolAnswer) => found.bars?.[0]?.chance;
const bar = ({ bars = [] }: ToolAnswer, id: string) => bars.find((one) => one.id === id)?.chance;
const withoutSum = (found: ToolAnswer) => ({ ...found, sum: undefined });

describe('mansions-test, for all inputs', () => {
  test('[MOM-T1] [MOM-T2] [MOM-T3] [MOM-T11] the chance is the ten faces counted', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const target = targetFor(one);
        const found = ask(one);
        const good = successes(target);
        expect(found.figure?.params).toEqual({ target, percent: good * 10 });
        expect(chanceOf(found)).toBe(good / 10);
        expect(found.faces).toEqual(
          faces.map((face) => ({ face, good: isSuccess(target, face), rolled: false })),
        );
      }),
      runs,
    );
  });

  test('[MOM-T4] [MOM-C1] the parts of the sum add up to the target; idle ones add nothing', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const found = ask(one);
        expect(total(found)).toBe(targetFor(one));
        expect(found.sum).toHaveLength(5);
        for (const { amount, idle } of found.sum ?? []) if (idle === true) expect(amount).toBe(0);
        const counted = found.sum?.filter(({ idle }) => idle !== true).map(({ id }) => id);
        expect(counted).toEqual([
          `${one.kind}Base`,
          ...(one.kind === 'fire' ? [] : [`${one.kind}Modifier`]),
          ...(one.stunned ? ['stun'] : []),
          ...(one.kind === 'combat' && one.dark && !one.light ? ['dark'] : []),
          ...(one.luck > 0 ? ['skillPoint'] : []),
        ]);
      }),
      runs,
    );
  });

  test('[MOM-R3] [MOM-R4] [MOM-R5] rerolls are a hundred pairs counted, Skill Point included', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const target = targetFor(one);
        const found = ask(one);
        expect(bar(found, 'barCurse')).toBe(pairsUnderCurse(target) / 100);
        expect(bar(found, 'barReroll')).toBe(pairsWithReroll(target) / 100);
      }),
      runs,
    );
  });

  test('[MOM-T10] [MOM-C1] with and without the Skill Point, side by side', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const found = ask(one);
        const plain = chanceOf(ask({ ...one, luck: 0 }));
        expect(found.bars?.map(({ id }) => id)).toEqual([
          ...(one.luck > 0 ? ['barWithLuck', 'barWithoutLuck'] : ['barPlain']),
          ...['barReroll', 'barCurse'],
        ]);
        expect(bar(found, one.luck > 0 ? 'barWithoutLuck' : 'barPlain')).toBe(plain);
        expect(plain).toBe(successes(targetFor(one) - one.luck) / 10);
      }),
      runs,
    );
  });

  test('[MOM-T1] [MOM-R5] [MOM-X17] the roll that stands decides, with the same target', () => {
    fc.assert(
      fc.property(asked, rolled, (one, { roll, reroll, second }) => {
        const found = ask({ ...one, roll, reroll, second });
        const [stands] = roll.length === 0 || reroll === 'noReroll' ? roll : second;
        expect(found.faces?.filter((face) => face.rolled).map(({ face }) => face)).toEqual(
          stands === undefined ? [] : [stands],
        );
        if (stands === undefined) {
          expect([found.tone, found.figure?.id]).toEqual(['plain', 'percent']);
          return;
        }
        const good = isSuccess(targetFor(one), stands);
        expect([found.tone, found.figure?.id]).toEqual(
          good ? ['good', 'success'] : ['bad', 'failure'],
        );
        expect(found.headline.params).toEqual({ roll: stands, target: targetFor(one) });
        expect(found.bars).toEqual(ask(one).bars);
      }),
      runs,
    );
  });

  test('[MOM-T7] [MOM-T12] [MOM-T16] [MOM-T23] darkness changes nothing but combat', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const lit = ask({ ...one, dark: false, light: false });
        const dark = ask({ ...one, dark: true, light: false });
        if (one.kind === 'combat') {
          expect(total(dark)).toBe(total(lit) - 2);
        } else {
          expect(withoutSum(dark)).toEqual(withoutSum(lit));
        }
        const carried = ask({ ...one, dark: true, light: true });
        expect(withoutSum(carried)).toEqual(withoutSum(lit));
        expect(dark.sum?.map(({ id }) => id)).not.toEqual(lit.sum?.map(({ id }) => id));
      }),
      runs,
    );
  });

  test('[MOM-T5] [MOM-T6] [MOM-T8] [MOM-X1] stun takes 2 once, from every test, dark or not', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const stunned = ask({ ...one, stunned: true });
        expect(total(stunned)).toBe(total(ask({ ...one, stunned: false })) - 2);
        expect(stunned.sum?.filter(({ id }) => id === 'stun')).toEqual([
          { id: 'stun', amount: -2 },
        ]);
      }),
      runs,
    );
  });

  test('[MOM-T4] [MOM-X2] more of an attribute, a modifier or Luck never lowers a chance', () => {
    const chances = (one: Asked) => ask(one).bars?.filter(({ id }) => id !== 'barWithoutLuck');
    fc.assert(
      fc.property(asked, fc.constantFrom('attribute', 'modifier', 'luck'), (one, which) => {
        fc.pre(one[which] < 99 && (one.kind !== 'fire' || which !== 'modifier'));
        const more = chances({ ...one, [which]: one[which] + 1 }) ?? [];
        const less = chances(one) ?? [];
        expect(more).toHaveLength(3);
        less.forEach(({ chance }, index) =>
          expect(more[index]?.chance).toBeGreaterThanOrEqual(chance),
        );
      }),
      runs,
    );
  });

  test('[MOM-T13] [MOM-T14] [MOM-T17] [MOM-T18] [MOM-T19] [MOM-X3] when there is no test', () => {
    const flags = { monsterStunned: fc.boolean(), tested: fc.boolean(), together: fc.boolean() };
    fc.assert(
      fc.property(asked, fc.record(flags), (one, occasion) => {
        const reasons = reasonsAgainst({ kind: one.kind, ...occasion });
        const found = ask({ ...one, ...occasion });
        if (reasons.length === 0) {
          expect(found).toEqual(ask(one));
          return;
        }
        expect(Object.keys(found).sort()).toEqual(['headline', 'lines', 'tone']);
        expect(found.tone).toBe('plain');
        expect(reasons).toContain(found.headline.id);
        expect(found.lines).toEqual([{ id: `${found.headline.id}Why` }]);
      }),
      runs,
    );
  });
});
