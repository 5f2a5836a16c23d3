import type { ToolAnswer } from '../../engine/answer';
import type { Phrase } from '../../engine/definition';
import { sides } from './table';
import {
  chanceUnderCurse,
  chanceWithReroll,
  frightens,
  goodFaces,
  needless,
  standingRoll,
  succeeds,
  sumOf,
  targetOf,
  type Occasion,
  type Rolled,
  type Terms,
} from './testRules';

/** A test as far as it has come. */
export type Test = Terms &
  Occasion &
  Rolled & {
    /** What a Skill Point would add, spent or not; 0 if there is none to spend. */
    luckAtHand: number;
    /** No more Horror tokens for an insane investigator [MOM-S7]. */
    insane: boolean;
  };

const percent = 100 / sides;

/** The sum, the chance and, once rolled, what follows. */
export function testAnswer(test: Test): ToolAnswer {
  const none = needless(test);
  if (none !== undefined) {
    return { tone: 'plain', headline: { id: none }, lines: [{ id: `${none}Why` }] };
  }
  const target = targetOf(test);
  const roll = standingRoll(test);
  const success = roll !== undefined && succeeds(target, roll);
  const figures = { target, percent: goodFaces(target) * percent };
  return {
    ...(roll === undefined
      ? { tone: 'plain', figure: { id: 'percent', params: figures }, headline: headlineOf(target) }
      : {
          tone: success ? 'good' : 'bad',
          figure: { id: success ? 'success' : 'failure' },
          headline: { id: 'rolled', params: { roll, target } },
        }),
    lines: [
      ...(roll === undefined && test.roll !== undefined
        ? [{ id: 'rollAgain', params: { roll: test.roll } }]
        : []),
      ...(roll === undefined ? [] : [{ id: 'chanceWas', params: figures }]),
      ...(roll === undefined ? [] : consequences(test, success)),
      ...edges(target),
    ],
    sum: sumOf(test),
    faces: Array.from({ length: sides }, (_, index) => ({
      face: index + 1,
      good: succeeds(target, index + 1),
      // A die that is rolled again has not fallen yet.
      rolled: index + 1 === roll,
    })),
    bars: barsOf(test, target),
  };
}

function headlineOf(target: number): Phrase {
  return target < 1 || target >= sides
    ? { id: 'targetBeyond', params: { target, most: goodFaces(target) } }
    : { id: 'target', params: { target } };
}

/** The faces that do not follow the sum [MOM-T2], [MOM-T3]. */
function edges(target: number): readonly Phrase[] {
  if (target < 1) return [{ id: 'oneAlways' }];
  return target >= sides ? [{ id: 'tenNever' }] : [];
}

function consequences({ kind, insane }: Test, success: boolean): readonly Phrase[] {
  if (success) return [{ id: `${kind}Succeeded` }];
  const isInsane = insane && frightens(kind);
  return [{ id: isInsane ? 'alreadyInsane' : `${kind}Failed` }];
}

/** The same test with and without what could still change it. */
function barsOf(test: Test, target: number): NonNullable<ToolAnswer['bars']> {
  const { luck, luckAtHand } = test;
  const chance = (of: number) => goodFaces(of) / sides;
  return [
    { id: luck > 0 ? 'barWithLuck' : 'barPlain', chance: chance(target) },
    ...(luck > 0
      ? [{ id: 'barWithoutLuck', chance: chance(target - luck) }]
      : luckAtHand > 0
        ? [{ id: 'barLuck', params: { luck: luckAtHand }, chance: chance(target + luckAtHand) }]
        : []),
    { id: 'barReroll', chance: chanceWithReroll(target) },
    { id: 'barCurse', chance: chanceUnderCurse(target) },
  ];
}
