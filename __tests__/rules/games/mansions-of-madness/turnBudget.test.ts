import { setTo, took } from '../../eventMakers';
import { effectOf, errorOf, play, type Effect, type Position, type Table } from '../../playing';
import {
  askedBy,
  haunted,
  leftTo,
  linesOf,
  monster,
  offeredTo,
  refusalOf,
  who,
} from './mansionsTable';
import { at, attack, oneStep, theAction, used } from './turnUse';

const stunned = setTo(at('stun'), 1);

const movesIn = (table: Table) =>
  linesOf(table, `${who}.fits`).filter(({ id }) => id.startsWith('moves'));

describe('[MOM-M1] [MOM-M2] a turn is two steps and an action', () => {
  test.each([
    ['nothing', haunted(), { steps: 2, actions: 1 }],
    ['[MOM-S2] a Stun token', haunted({ values: { [at('stun')]: 3 } }), { steps: 1, actions: 1 }],
    ['a step', haunted(used(1)), { steps: 1, actions: 1 }],
    ['both steps', haunted(used(2)), { steps: 0, actions: 1 }],
    ['[MOM-S3] a step, then stun', play(haunted(used(1)), stunned), { steps: 0, actions: 1 }],
    ['[MOM-S3] stun, no step', play(haunted(), stunned), { steps: 1, actions: 1 }],
    ['[MOM-S3] two steps, then stun', play(haunted(used(2)), stunned), { steps: 0, actions: 1 }],
  ])('after %s', (_, table, left) => {
    expect(leftTo(table)).toEqual(left);
    expect(movesIn(table)).toEqual([
      { id: 'movesLeft', params: { moves: left.steps + left.actions } },
    ]);
  });

  test('[MOM-M3] moves are told with Run only where one may Run, and not at all at 0', () => {
    const without = (moves: number) => [{ id: 'movesWithoutRun', params: { moves } }];
    expect(movesIn(haunted(used(0, true)))).toEqual(without(2));
    expect(movesIn(haunted(used(1, true)))).toEqual(without(1));
    expect(movesIn(haunted(used(2, true)))).toEqual([]);
    expect(leftTo(haunted(used(2, true)))).toEqual({ steps: 0, actions: 0 });
    const caught = play(haunted(used(1), { runAfterStun: false }), stunned);
    expect(movesIn(caught)).toEqual([]);
    const free = play(caught, setTo(at('stun'), 0));
    expect(movesIn(free)).toEqual([{ id: 'movesLeft', params: { moves: 2 } }]);
  });

  test('[MOM-M3] moves in all: 3, and 2 when stunned', () => {
    const step = took(who, 'step');
    const walked = play(haunted(), step, step, took(who, 'run'));
    expect(leftTo(walked)).toEqual({ steps: 0, actions: 0 });
    expect(refusalOf(walked, step)).toEqual({ code: 'noStepLeft' });
    expect(refusalOf(walked, took(who, 'run'))).toEqual({ code: 'noActionLeft' });
    const slow = play(haunted(), stunned, step, took(who, 'run'));
    expect(leftTo(slow)).toEqual({ steps: 0, actions: 0 });
    expect(refusalOf(slow, step)).toEqual({ code: 'noStepLeft' });
  });

  test('only in one’s own turn, and only alive', () => {
    const spending = ['step', 'enterRoom', 'run', 'explore', 'hide', 'enterHidingPlace', 'useCard'];
    const offered = (position: Position) =>
      offeredTo(haunted(position), who).filter((id) => [...spending, 'attack'].includes(id));
    expect([...offered({})].sort()).toEqual([...spending, 'attack'].sort());
    expect(offered({ turn: 'investigator2/move1' })).toEqual([]);
    expect(offered({ turn: 'keeper/trading' })).toEqual([]);
    expect(offered({ values: { [at('health')]: 0 } })).toEqual([]);
    expect(linesOf(haunted({ turn: 'investigator2/move1' }), `${who}.fits`)).toEqual([]);
    expect(errorOf(haunted({ turn: 'keeper/trading' }), took(who, 'step')).code).toBe(
      'unknownTarget',
    );
  });
});

describe('what each way to spend it costs', () => {
  const dark: Position = { toggles: { [at('dark')]: true } };
  const lit: Position = { toggles: { [at('dark')]: true, [at('light')]: true } };
  test.each<[string, Position, string, Effect]>([
    ['[MOM-M1] a step', {}, 'step', oneStep],
    ['[MOM-M3] Run', {}, 'run', theAction],
    ['[MOM-M3] Run without a step left', used(2), 'run', theAction],
    ['[MOM-M4] exploring', {}, 'explore', theAction],
    ['[MOM-M4] exploring without a step left', used(2), 'explore', theAction],
    ['[MOM-M5] exploring in darkness', dark, 'explore', { ...oneStep, ...theAction }],
    ['[MOM-M6] exploring with a light', lit, 'explore', theAction],
    ['[MOM-M2] using a card', {}, 'useCard', theAction],
    [
      '[MOM-S14] [MOM-X10] entering a hiding place',
      used(2),
      'enterHidingPlace',
      { ...theAction, [at('inHidingPlace')]: true },
    ],
  ])('%s', (_, position, action, does) => {
    expect(effectOf(haunted(position), took(who, action))).toEqual(does);
  });

  test.each<[string, Position, string, string]>([
    ['[MOM-M1] a third step', used(2), 'step', 'noStepLeft'],
    ['[MOM-M3] a second Run', used(0, true), 'run', 'noActionLeft'],
    ['[MOM-M4] a second exploring', used(0, true), 'explore', 'noActionLeft'],
    ['[MOM-M2] a card after the action', used(0, true), 'useCard', 'noActionLeft'],
    ['[MOM-S14] a hiding place then', used(0, true), 'enterHidingPlace', 'noActionLeft'],
    ['[MOM-M2] an attack then', used(0, true), 'attack', 'noActionLeft'],
    [
      '[MOM-M5] exploring in darkness after two steps',
      { values: { [at('stepsUsed')]: 2 }, ...dark },
      'explore',
      'noStepLeft',
    ],
    [
      '[MOM-M5] [MOM-S2] and stunned after one',
      { values: { [at('stepsUsed')]: 1, [at('stun')]: 1 }, ...dark },
      'explore',
      'noStepLeft',
    ],
  ])('%s is refused', (_, position, action, code) => {
    expect(refusalOf(haunted(position), took(who, action, { roll: [4] }))).toEqual({ code });
  });

  test('[MOM-M4] [MOM-M5] the player is told what exploring takes', () => {
    const told = (position: Position) =>
      linesOf(haunted(position), `${who}.fits`)
        .map(({ id }) => id)
        .filter((id) => id.startsWith('explore'));
    expect(told({})).toEqual(['exploreFits']);
    expect(told(dark)).toEqual(['exploreDark']);
    expect(told(lit)).toEqual(['exploreFits']);
    expect(told({ values: { [at('stepsUsed')]: 2 }, ...dark })).toEqual(['exploreTooDark']);
    expect(told(used(0, true))).toEqual([]);
  });
});

test('[MOM-M2] [MOM-T21] an attack is the action, and nothing else is asked for it', () => {
  expect(askedBy(haunted(), who, 'attack').map(({ id }) => id)).not.toContain('kind');
  expect(effectOf(haunted(used(2)), attack)).toEqual({
    ...theAction,
    [`happened.combat.${who}.${monster}`]: true,
    [`${monster}.wounds`]: 2,
    notices: ['testSucceeded'],
  });
  const evading = took(who, 'attack', { kind: 'evade', monster, roll: [9], stunTaken: 1 });
  expect(effectOf(haunted(), evading)).toEqual({
    ...theAction,
    [`happened.combat.${who}.${monster}`]: true,
    [at('stun')]: 1,
    notices: ['combatTestFailed'],
  });
});

describe('[MOM-M11] [MOM-X15] stunned after the first step', () => {
  const walk = (runAfterStun: boolean) =>
    play(haunted({}, { runAfterStun }), took(who, 'step'), stunned);

  test('is told, and only then', () => {
    const stunnedInTurn = { notices: ['stunnedInTurn'], [`happened.stunned.${who}`]: true };
    expect(effectOf(haunted(used(1)), stunned)).toEqual({ [at('stun')]: 1, ...stunnedInTurn });
    expect(effectOf(haunted(), stunned)).toEqual({ [at('stun')]: 1 });
    const elsewhere = haunted({ ...used(1), turn: 'investigator2/move1' });
    expect(effectOf(elsewhere, stunned)).toEqual({ [at('stun')]: 1 });
    const again = play(haunted(used(1)), stunned);
    expect(effectOf(again, setTo(at('stun'), 2))).toEqual({ [at('stun')]: 1 });
  });

  test('[MOM-S3] there is no second step, whatever the table says of Run', () => {
    for (const runAfterStun of [true, false]) {
      expect(refusalOf(walk(runAfterStun), took(who, 'step'))).toEqual({ code: 'noStepLeft' });
    }
  });

  test('one may Run', () => {
    expect(effectOf(walk(true), took(who, 'run'))).toEqual(theAction);
    expect(effectOf(walk(true), took(who, 'enterRoom'))).toMatchObject(theAction);
  });

  test('unless the table reads the status matrix strictly; the action is left', () => {
    expect(refusalOf(walk(false), took(who, 'run'))).toEqual({ code: 'stunnedMidTurn' });
    expect(refusalOf(walk(false), took(who, 'enterRoom'))).toEqual({ code: 'stunnedMidTurn' });
    expect(effectOf(walk(false), took(who, 'explore'))).toEqual(theAction);
  });

  test('strictly or not, whoever is no longer stunned may Run again', () => {
    const free = play(walk(false), setTo(at('stun'), 0));
    expect(effectOf(free, took(who, 'run'))).toEqual(theAction);
    const paid = askedBy(free, who, 'enterRoom').find(({ id }) => id === 'pay');
    expect(paid).toMatchObject({ options: ['movementStep', 'runAction'] });
  });

  test('strictly or not, whoever began the turn stunned may Run', () => {
    const slow = play(haunted({}, { runAfterStun: false }), stunned, took(who, 'step'));
    expect(effectOf(slow, took(who, 'run'))).toEqual(theAction);
  });
});
