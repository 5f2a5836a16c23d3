import fc from 'fast-check';

import { guideActions } from '../../atHand';
import { completed, switched, took } from '../../eventMakers';
import { completeStep, effectOf, given, play, type Position, type Table } from '../../playing';
import {
  atWar,
  courseOf,
  expectOneUndo,
  fieldOf,
  having,
  of,
  offeredTo,
  players,
  refusalOf,
  standing,
  vale,
  viewAt,
  who,
} from './valeTable';

const hiring = { options: ['mercenaries'] };
/** Somebody everywhere: two Workers on the map, one on a card, one fallen, one ready. */
const spread = (values: Parameters<typeof vale>[0] = {}): Table =>
  standing(
    having(vale(values), {
      ...{ workersReady: 1, workersOnMap: 2, workersOnCards: 1, workersUnderworld: 1 },
    }),
    { warrior: 'onMap', wizard: 'underworld', dragon: 'onCard' },
  );
const start = took(who, 'startRegroup');
const steps = (table: Table, length: number) =>
  courseOf(table, length).map((at) => at.replace(`${who}/`, ''));

/** Regrouping from where it begins to the end of the turn. */
function stepByStep(table: Table): Table {
  let now = play(table, start);
  while (now.state.turn.step !== 'turnEnd') now = completeStep(now);
  return now;
}

describe('[ELD-T5] [ELD-X1] a regrouping', () => {
  test('is five steps, the fourth only with mercenaries', () => {
    const all = ['recall', 'fromUnderworld', 'fromCards', 'mercenariesLeave', 'enterGlory'];
    expect(steps(play(spread(hiring), start), 7)).toEqual([...all, 'turnEnd', 'player2/choose']);
    expect(steps(play(spread(), start), 6)).toEqual([
      ...[...all.filter((step) => step !== 'mercenariesLeave'), 'turnEnd', 'player2/choose'],
    ]);
  });

  test('[ELD-G5] enters the Glory Track only the first time', () => {
    const again = given(spread(hiring), { toggles: { [`${who}.onGlory`]: true } });
    expect(steps(play(again, start), 6)).toEqual([
      ...['recall', 'fromUnderworld', 'fromCards', 'mercenariesLeave', 'turnEnd'],
      'player2/choose',
    ]);
  });

  test('[ELD-T1] has no realm, no charge and no battle, even at war', () => {
    expect(steps(play(atWar(spread()), start), 5)).toEqual([
      ...['recall', 'fromUnderworld', 'fromCards', 'turnEnd', 'player2/choose'],
    ]);
  });

  test('begins with a tap', () => {
    expect(effectOf(spread(), start)).toEqual({
      ...{ 'happened.regrouping': true, turn: `1/${who}/recall` },
    });
  });

  test('takes back the units of the map, the Underworld and the cards, one after the other', () => {
    const begun = play(spread(), start);
    expect(effectOf(begun, completed(who, 'recall'))).toEqual({
      ...of(who, { workersOnMap: -2, workersReady: 2 }),
      ...{ [`${who}.warrior`]: 'ready', turn: `1/${who}/fromUnderworld` },
    });
    const recalled = completeStep(begun);
    // Swords come with the fall, not with the return.
    expect(effectOf(recalled, completed(who, 'fromUnderworld'))).toEqual({
      ...of(who, { workersUnderworld: -1, workersReady: 1 }),
      ...{ [`${who}.wizard`]: 'ready', turn: `1/${who}/fromCards` },
    });
    const risen = completeStep(recalled);
    expect(effectOf(risen, completed(who, 'fromCards'))).toEqual({
      ...of(who, { workersOnCards: -1, workersReady: 1 }),
      ...{ [`${who}.dragon`]: 'ready', turn: `1/${who}/enterGlory` },
    });
    expect(effectOf(completeStep(risen), completed(who, 'enterGlory'))).toEqual({
      ...{ [`${who}.onGlory`]: true, turn: `1/${who}/turnEnd` },
    });
  });

  test('[ELD-G5] a marker put there by hand stays there', () => {
    const there = given(spread(), { turn: `${who}/enterGlory`, happened: ['regrouping'] });
    const by = play(there, switched(`${who}.onGlory`, true));
    expect(by.state.turn.step).toBe('enterGlory');
    const step = by.game.seat(who)?.steps.find(({ id }) => id === 'enterGlory');
    expect(step?.when?.(viewAt(by))).toBe(true);
    expect(effectOf(by, completed(who, 'enterGlory'))).toEqual({ turn: `1/${who}/turnEnd` });
  });

  test('moves nobody else', () => {
    const others = having(spread(), { workersReady: 1, workersOnMap: 2 }, 'player2');
    const after = stepByStep(others).state.values;
    expect(after['player2.workersOnMap']).toBe(2);
  });
});

describe('[ELD-T6] card actions', () => {
  const begun = play(spread(), start);

  test('are for units of the map', () => {
    const event = took(who, 'ontoCards', { units: ['worker', 'warrior'] });
    expect(effectOf(begun, event)).toEqual({
      ...of(who, { workersOnMap: -1, workersOnCards: 1 }),
      [`${who}.warrior`]: 'onCard',
    });
    expect(fieldOf('units', begun, who, 'ontoCards')).toMatchObject({
      ...{ options: ['worker', 'warrior'], fewest: 1, most: 3, repeats: true },
    });
  });

  test('their units become ready in the third step', () => {
    const onCards = play(begun, took(who, 'ontoCards', { units: ['worker', 'warrior'] }));
    expect(effectOf(onCards, completed(who, 'recall'))).toEqual({
      ...of(who, { workersOnMap: -1, workersReady: 1 }),
      turn: `1/${who}/fromUnderworld`,
    });
    const after = stepByStep(spread());
    const through = completeStep(completeStep(completeStep(completeStep(onCards))));
    expect(through.state.values).toEqual(after.state.values);
    expect(through.state.choices).toEqual(after.state.choices);
  });

  test.each([
    [[], 'noUnit'],
    [['worker', 'worker', 'worker'], 'notThere'],
    [['warrior', 'warrior'], 'notThere'],
  ])('of %s: %s', (units, code) => {
    expect(refusalOf(begun, took(who, 'ontoCards', { units }))).toEqual({ code });
  });

  test('not without anybody on the map', () => {
    expect(refusalOf(vale(), took(who, 'ontoCards', { units: ['worker'] }))).toEqual({
      ...{ code: 'nobodyOnMap' },
    });
  });

  test('[ELD-A6] [ELD-A7] [ELD-A10] what cards do is at hand', () => {
    const ids = guideActions(begun.game, begun.state).map(({ action }) => action.id);
    expect([...ids].sort()).toEqual([
      ...['dwell', 'gainGlory', 'gainGoods', 'gainPower', 'ontoCards', 'payCost'],
      ...['regroupAtOnce', 'summon'],
    ]);
  });
});

describe('[ELD-T5] the whole of it in one tap', () => {
  const atOnce = took(who, 'regroupAtOnce');

  test('does what the steps do', () => {
    expect(effectOf(spread(), atOnce)).toEqual({
      ...of(who, { workersOnMap: -2, workersUnderworld: -1, workersOnCards: -1, workersReady: 4 }),
      ...{ [`${who}.warrior`]: 'ready', [`${who}.wizard`]: 'ready', [`${who}.dragon`]: 'ready' },
      ...{ [`${who}.onGlory`]: true, 'happened.regrouping': true, turn: `1/${who}/turnEnd` },
    });
  });

  test('wherever everybody is, and whoever was hired', () => {
    const places = ['inTray', 'ready', 'onMap', 'onCard', 'underworld'];
    const kinds = ['mercenaryForGold', 'mercenaryForOrb', 'controlledMonster'];
    const hired = play(
      having(vale(hiring), { gold: 3, workersReady: 0 }),
      ...[1, 2, 3].map(() => took(who, 'hireMercenary')),
    );
    const anywhere = fc.record({
      workers: fc.array(fc.nat(4), { minLength: 6, maxLength: 6 }),
      heroes: fc.array(fc.constantFrom(...places), { minLength: 3, maxLength: 3 }),
      allies: fc.array(
        fc.tuple(fc.constantFrom(...places.slice(1, 4)), fc.constantFrom(...kinds)),
        { minLength: 3, maxLength: 3 },
      ),
      onGlory: fc.boolean(),
    });
    fc.assert(
      fc.property(anywhere, ({ workers, heroes, allies, onGlory }) => {
        const ids = ['Ready', 'OnMap', 'OnCards', 'Underworld'];
        const counts = ids.map((id, index) => [
          `workers${id}`,
          workers.filter((place) => place === index).length,
        ]);
        const named = ['warrior', 'wizard', 'dragon'].map((id, index) => [id, heroes[index]]);
        const kept = allies.flatMap(([place, kind], index) => [
          [`ally${index + 1}.allyPlace`, place],
          [`ally${index + 1}.allyKind`, kind],
        ]);
        const position: Position = {
          values: of(who, Object.fromEntries(counts) as Record<string, number>),
          choices: of(who, Object.fromEntries([...named, ...kept]) as Record<string, string>),
          toggles: { [`${who}.onGlory`]: onGlory },
        };
        const table = given(hired, position);
        const [one, other] = [stepByStep(table), play(table, atOnce)];
        expect(other.state).toEqual(one.state);
        expect(other.state.values[`${who}.workersReady`]).toBe(
          workers.filter((place) => place < 4).length,
        );
      }),
    );
  });

  test('also from the middle of it', () => {
    const begun = play(spread(), start, took(who, 'ontoCards', { units: ['worker'] }));
    expect(play(begun, atOnce).state).toEqual(stepByStep(spread()).state);
  });

  test('is undone by one undo', () => {
    const placed = [
      took(who, 'placeUnit'),
      ...['realmAction', 'turnEnd'].map((step) => completed(who, step)),
    ];
    const round = players
      .slice(1, 4)
      .flatMap((player) =>
        ['choose', 'realmAction', 'turnEnd'].map((step) => completed(player, step)),
      );
    expectOneUndo(vale(), [...placed, ...round], atOnce);
  });

  test('is offered in the choice and in the first step', () => {
    for (const table of [vale(), play(vale(), start)]) {
      const ids = guideActions(table.game, table.state).map(({ action }) => action.id);
      expect(ids).toContain('regroupAtOnce');
    }
    expect(offeredTo(given(vale(), { turn: 'player2/choose' }), who)).not.toContain(
      'regroupAtOnce',
    );
  });
});

describe('[ELD-B1] [ELD-M4] the peaceful start', () => {
  test('lasts until everybody has regrouped once, and not longer', () => {
    let table = vale();
    for (const player of players.slice(0, 4)) {
      expect(refusalOf(table, took('board', 'battle'))).toMatchObject({ code: 'peaceful' });
      table = play(table, took(player, 'regroupAtOnce'), completed(player, 'turnEnd'));
    }
    expect(refusalOf(table, took('board', 'battle')).code).not.toBe('peaceful');
    expect(steps(play(table, took(who, 'placeUnit')), 2)).toEqual(['realmAction', 'battle']);
  });
});
