import { completed, jumped, setTo, switched, took } from '../../eventMakers';
import { completeStep, effectOf, errorOf, given, play, type Effect } from '../../playing';
import { courseOf, haunted, mansion, who } from './mansionsTable';

const at = (id: string) => `${who}.${id}`;
const stepsOf = (seat: string, ...steps: readonly string[]) => steps.map((id) => `${seat}/${id}`);
const whole = ['turnStart', 'move1', 'move2', 'action', 'turnEnd'];
const keepers = ['threatStep', 'trading', 'keeperActions', 'monsterAttacks', 'events', 'keeperEnd'];
const turn = (to: string): Effect => ({ turn: to });

describe('the order of a round', () => {
  test('[MOM-M7] [MOM-K1] [MOM-B1] five parts for each, then six for the keeper', () => {
    expect(courseOf(mansion(), 22)).toEqual([
      ...stepsOf('investigator1', ...whole),
      ...stepsOf('investigator2', ...whole),
      ...stepsOf('investigator3', ...whole),
      ...stepsOf('keeper', ...keepers),
      'investigator1/turnStart',
    ]);
  });

  test('[MOM-S2] whoever is stunned has one Movement Step', () => {
    const table = given(mansion(), { values: { 'investigator2.stun': 1 } });
    expect(courseOf(table, 10)).toEqual([
      ...stepsOf('investigator1', ...whole),
      ...stepsOf('investigator2', 'turnStart', 'move1', 'action', 'turnEnd'),
      'investigator3/turnStart',
    ]);
    const stunned = given(table, { turn: 'investigator2/move1' });
    expect(errorOf(stunned, jumped('investigator2', 'move2')).code).toBe('unknownTarget');
  });

  test('[MOM-S3] stunned in mid-turn: the second step does not come any more', () => {
    const table = play(haunted(), took(who, 'step'), setTo(at('stun'), 1));
    expect(effectOf(table, completed(who, 'move1'))).toEqual(turn(`1/${who}/action`));
    const during = play(haunted({ turn: `${who}/move2` }), setTo(at('stun'), 1));
    expect(effectOf(during, completed(who, 'move2'))).toEqual(turn(`1/${who}/action`));
  });

  test('a turn that begins has its steps and its action again, and only its own', () => {
    const tired = given(haunted({ turn: `${who}/turnEnd` }), {
      values: { [at('stepsUsed')]: 2, 'investigator2.stepsUsed': 2 },
      toggles: { [at('actionUsed')]: true, 'investigator2.actionUsed': true },
      happened: ['mythos', `entered.${who}`],
    });
    expect(effectOf(tired, completed(who, 'turnEnd'))).toEqual({
      ...{ 'investigator2.stepsUsed': -2, 'investigator2.actionUsed': false },
      ...{ 'happened.mythos': 'gone', [`happened.entered.${who}`]: 'gone' },
      ...turn('1/investigator2/turnStart'),
    });
  });

  test('what happened in a turn stays until it ends', () => {
    const table = haunted({ turn: `${who}/move1`, happened: [`evade.${who}.keeper.monster1`] });
    expect(effectOf(table, completed(who, 'move1'))).toEqual(turn(`1/${who}/move2`));
  });
});

describe('[MOM-S5] [MOM-X4] ending a turn in a burning room', () => {
  const burning = haunted({ turn: `${who}/turnEnd`, toggles: { [at('fire')]: true } });

  test('is 2 damage', () => {
    expect(effectOf(burning, completed(who, 'turnEnd'))).toEqual({
      ...{ [at('health')]: -2, notices: ['hurt'] },
      ...turn('1/investigator2/turnStart'),
    });
  });

  test('[MOM-X4] ending a move there is none', () => {
    for (const step of ['turnStart', 'move1', 'move2', 'action']) {
      const table = given(burning, { turn: `${who}/${step}` });
      expect(Object.keys(effectOf(table, completed(who, step)))).toEqual(['turn']);
    }
  });

  test('none for those whose room does not burn, or who went out', () => {
    expect(effectOf(haunted({ turn: `${who}/turnEnd` }), completed(who, 'turnEnd'))).toEqual(
      turn('1/investigator2/turnStart'),
    );
    const out = play(burning, took(who, 'enterRoom', { pay: 'movementStep' }));
    expect(effectOf(out, completed(who, 'turnEnd'))).not.toHaveProperty([at('health')]);
  });

  test('[MOM-S8] may be death', () => {
    const weak = given(burning, { values: { [at('health')]: 2 } });
    expect(effectOf(weak, completed(who, 'turnEnd'))).toEqual({
      ...{ [at('health')]: -2, [at('awaited')]: true, notices: ['died'] },
      ...turn('1/investigator2/turnStart'),
    });
  });

  test('the others and the keeper do not burn with them', () => {
    const table = given(burning, { turn: 'investigator2/turnEnd' });
    expect(effectOf(table, completed('investigator2', 'turnEnd'))).toEqual(
      turn('1/investigator3/turnStart'),
    );
  });
});

describe('[MOM-S6] starting a turn in water', () => {
  const start = haunted({ turn: `${who}/turnStart`, toggles: { [at('water')]: true } });

  test('is 2 damage and the way out, before the first step', () => {
    expect(effectOf(start, completed(who, 'turnStart'))).toEqual({
      ...{ [at('health')]: -2, [at('water')]: false, notices: ['hurt', 'outOfWater'] },
      ...turn(`1/${who}/move1`),
    });
  });

  test('is nothing in a boat, or on land', () => {
    const boat = play(start, switched(at('water'), false));
    expect(effectOf(boat, completed(who, 'turnStart'))).toEqual(turn(`1/${who}/move1`));
  });

  test('[MOM-S8] whoever dies of it has no turn', () => {
    const weak = given(start, { values: { [at('health')]: 1 } });
    expect(effectOf(weak, completed(who, 'turnStart'))).toEqual({
      ...{ [at('health')]: -1, [at('water')]: false, notices: ['died', 'outOfWater'] },
      ...{ [at('awaited')]: true },
      ...turn('1/investigator2/turnStart'),
    });
  });

  test('later in a turn water does nothing by itself', () => {
    const table = given(start, { turn: `${who}/action` });
    expect(effectOf(table, completed(who, 'action'))).toEqual(turn(`1/${who}/turnEnd`));
  });
});

test('[MOM-K1] nothing else happens by itself in the keeper’s turn', () => {
  const table = haunted({
    turn: 'keeper/threatStep',
    values: { [at('stun')]: 2, [at('curse')]: 1, 'keeper.threat': 3 },
    toggles: { [at('fire')]: true, [at('water')]: true },
  });
  let now = table;
  for (const step of keepers.slice(0, -1)) {
    expect(Object.keys(effectOf(now, completed('keeper', step)))).toEqual(['turn']);
    now = completeStep(now);
  }
  expect(effectOf(now, completed('keeper', 'keeperEnd'))).toEqual(turn(`2/${who}/turnStart`));
});
