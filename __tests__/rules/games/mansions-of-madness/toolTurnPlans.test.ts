import type { ToolAnswer } from '../../../../rules/engine/answer';
import { answerTo, lineIds } from './toolAnswers';

const things = ['move', 'run', 'explore', 'attack', 'hide', 'hidingPlace', 'useCard'] as const;
type Thing = (typeof things)[number];
type Cost = readonly [steps: number, actions: number];
type Room = { dark: boolean; light: boolean };

/** All the ways to pay for a thing, as the fact sheet has them. */
function waysToPay(thing: Thing, { dark, light }: Room): readonly Cost[] {
  switch (thing) {
    case 'move':
      return [[1, 0]];
    case 'hide':
      return [
        [1, 0],
        [0, 1],
      ];
    case 'explore':
      return dark && !light ? [[1, 1]] : [[0, 1]];
    default:
      return [[0, 1]];
  }
}

/** What a plan may cost in all, over every way to pay for each of its things. */
function costsOf(plan: readonly Thing[], room: Room): readonly Cost[] {
  return plan.reduce<readonly Cost[]>(
    (costs, thing) =>
      costs.flatMap(([steps, actions]) =>
        waysToPay(thing, room).map(([step, action]): Cost => [steps + step, actions + action]),
      ),
    [[0, 0]],
  );
}

function plansOf(length: number): readonly (readonly Thing[])[] {
  if (length === 0) return [[]];
  return plansOf(length - 1).flatMap((plan) => things.map((thing) => [...plan, thing]));
}
const plans = [1, 2, 3, 4].flatMap(plansOf);

const rooms: readonly Room[] = [
  { dark: false, light: false },
  { dark: true, light: false },
  { dark: true, light: true },
];
const turns = [false, true].flatMap((stunned) =>
  [0, 1, 2].flatMap((stepsUsed) =>
    [false, true].map((actionUsed) => ({ stunned, stepsUsed, actionUsed })),
  ),
);
type Turn = (typeof turns)[number];

function available({ stunned, stepsUsed, actionUsed }: Turn): Cost {
  const steps = (stunned ? 1 : 2) - stepsUsed;
  return [steps < 0 ? 0 : steps, actionUsed ? 0 : 1];
}

/** Asks for every plan in every room; the plans whose answer is not as it should be. */
function wrongOnes(
  turn: Turn,
  isRight: (found: ToolAnswer, plan: readonly Thing[], room: Room) => boolean,
): readonly string[] {
  return rooms.flatMap((room) =>
    plans
      .filter((plan) => {
        const found = answerTo('mansions-turn', { ...turn, ...room, plan });
        return !isRight(found, plan, room);
      })
      .map((plan) => `${plan.join(',')} ${JSON.stringify(room)}`),
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

describe.each(turns)('every plan of up to four things, %j', (turn) => {
  const [steps, actions] = available(turn);
  const fitting = (plan: readonly Thing[], room: Room) =>
    costsOf(plan, room).filter(([step, action]) => step <= steps && action <= actions);

  test('[MOM-M1] [MOM-M2] [MOM-M3] [MOM-M4] [MOM-M5] [MOM-M6] [MOM-S2] [MOM-S13] it fits if it can be paid', () => {
    expect(
      wrongOnes(turn, ({ tone, headline }, plan, room) => {
        const canBePaid = fitting(plan, room).length > 0;
        return (
          tone === (canBePaid ? 'good' : 'bad') && headline.id === (canBePaid ? 'fits' : 'tooMuch')
        );
      }),
    ).toEqual([]);
  });

  test('[MOM-C3] [MOM-S13] it leaves the action where a step can pay; needs are told', () => {
    expect(
      wrongOnes(turn, ({ headline, lines }, plan, room) => {
        const ways = [...fitting(plan, room)].sort((one, other) => one[1] - other[1]);
        const [best] = ways;
        const { params } = headline;
        if (!isSame(lines[0], { id: 'budget', params: { steps, actions } })) return false;
        if (best !== undefined) {
          return isSame(params, { steps: steps - best[0], actions: actions - best[1] });
        }
        const need = [params?.['needSteps'], params?.['needActions']];
        return (
          params?.['steps'] === steps &&
          params['actions'] === actions &&
          costsOf(plan, room).some((cost) => isSame(cost, need))
        );
      }),
    ).toEqual([]);
  });

  test('[MOM-X16] steps after the action are pointed out, [MOM-X15] Run when stunned as well', () => {
    expect(
      wrongOnes(turn, (found, plan) => {
        const ids = lineIds(found);
        const others = plan.filter((thing) => thing !== 'hide');
        // In order: all the moves, then whatever takes the action.
        const inOrder = [
          ...others.filter((thing) => thing === 'move'),
          ...others.filter((thing) => thing !== 'move'),
        ];
        const isInOrder = isSame(
          others.map((thing) => thing === 'move'),
          inOrder.map((thing) => thing === 'move'),
        );
        const isCertain = !plan.includes('hide') || !isInOrder;
        return (
          (!isCertain || ids.includes('stepsFirst') === !isInOrder) &&
          ids.includes('runWhenStunned') ===
            (turn.stunned && plan.includes('run') && (turn.stepsUsed > 0 || plan.includes('move')))
        );
      }),
    ).toEqual([]);
  });

  test('[MOM-S13] one who hides once is told what it is paid with', () => {
    expect(
      wrongOnes(turn, (found, plan, room) => {
        const ids = lineIds(found).filter((id) => id.startsWith('hideBy'));
        const hides = plan.filter((thing) => thing === 'hide').length;
        if (hides === 0) return ids.length === 0;
        const ways = fitting(plan, room);
        if (hides > 1 || ways.length === 0) return ids.length >= 1;
        const rest = costsOf(
          plan.filter((thing) => thing !== 'hide'),
          room,
        );
        const hasStepLeft = rest.some(([step]) => step < steps);
        return isSame(ids, [hasStepLeft ? 'hideByStep' : 'hideByAction']);
      }),
    ).toEqual([]);
  });
});
