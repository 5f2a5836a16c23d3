import { answer, fieldTexts, lineIds, read, toolCalled } from './toolAnswers';

const ask = (link: string) => answer('mansions-turn', link);
const params = (link: string) => ask(link).headline.params;

describe('mansions-turn, M-8', () => {
  test.each([
    ['[MOM-M1] [MOM-M2] [MOM-M4] two moves and a look round', 'plan=move,move,explore', [0, 0]],
    ['[MOM-M5] in the dark exploring takes a step as well', 'plan=move,explore&dark=1', [0, 0]],
    ['[MOM-S2] [MOM-M4] stunned: one step', 'plan=move,explore&stunned=1', [0, 0]],
    ['[MOM-S2] [MOM-M5] stunned in the dark', 'plan=explore&stunned=1&dark=1', [0, 0]],
    ['[MOM-M3] three moves with Run', 'plan=move,move,run', [0, 0]],
    ['[MOM-M3] [MOM-S2] stunned: two moves with Run', 'plan=move,run&stunned=1', [0, 0]],
    ['[MOM-S13] hiding with a step', 'plan=hide,move,explore', [0, 0]],
    ['[MOM-M6] a light saves the step', 'plan=move,move,explore&dark=1&light=1', [0, 0]],
    ['[MOM-M4] only exploring', 'plan=explore', [2, 0]],
    ['[MOM-M5] only exploring in the dark', 'plan=explore&dark=1', [1, 0]],
    ['[MOM-M6] only exploring with a light', 'plan=explore&dark=1&light=1', [2, 0]],
    ['[MOM-M1] a move', 'plan=move', [1, 1]],
    ['[MOM-M2] an attack', 'plan=attack', [2, 0]],
    ['[MOM-M2] a card', 'plan=useCard', [2, 0]],
    ['[MOM-M2] into a hiding place', 'plan=hidingPlace', [2, 0]],
    ['[MOM-M3] Run alone is an action', 'plan=run', [2, 0]],
    ['[MOM-S13] [MOM-C3] hiding is paid with a step first', 'plan=hide', [1, 1]],
    ['[MOM-S13] with the action when no step is left', 'plan=move,move,hide', [0, 0]],
    ['[MOM-S13] once with each', 'plan=move,hide,hide', [0, 0]],
  ])('%s: possible', (_, link, [steps, actions]) => {
    const found = ask(link);
    expect(found.tone).toBe('good');
    expect(found.headline).toEqual({ id: 'fits', params: { steps, actions } });
  });

  test.each([
    [
      '[MOM-M5] two moves and exploring in the dark',
      'plan=move,move,explore&dark=1',
      { steps: 2, actions: 1, needSteps: 3, needActions: 1 },
    ],
    [
      '[MOM-S2] [MOM-M5] stunned, a move and exploring in the dark',
      'plan=move,explore&stunned=1&dark=1',
      { steps: 1, actions: 1, needSteps: 2, needActions: 1 },
    ],
    [
      '[MOM-S2] stunned after the first step, another move',
      'plan=move&stunned=1&stepsUsed=1',
      { steps: 0, actions: 1, needSteps: 1, needActions: 0 },
    ],
    [
      '[MOM-M1] three steps',
      'plan=move,move,move',
      { steps: 2, actions: 1, needSteps: 3, needActions: 0 },
    ],
    [
      '[MOM-M2] two actions',
      'plan=attack,run',
      { steps: 2, actions: 1, needSteps: 0, needActions: 2 },
    ],
    [
      '[MOM-M3] four moves',
      'plan=move,move,run,run',
      { steps: 2, actions: 1, needSteps: 2, needActions: 2 },
    ],
    [
      '[MOM-M3] [MOM-S2] three moves when stunned',
      'plan=move,move,run&stunned=1',
      { steps: 1, actions: 1, needSteps: 2, needActions: 1 },
    ],
    [
      '[MOM-S13] nothing left to hide with',
      'plan=move,move,explore,hide',
      { steps: 2, actions: 1, needSteps: 2, needActions: 2 },
    ],
  ])('%s: not possible', (_, link, needs) => {
    const found = ask(link);
    expect(found.tone).toBe('bad');
    expect(found.headline).toEqual({ id: 'tooMuch', params: needs });
  });

  test('[MOM-X15] stunned after a step, Run is allowed, with the doubt told', () => {
    const found = ask('plan=run&stunned=1&stepsUsed=1');
    expect(found.headline).toEqual({ id: 'fits', params: { steps: 0, actions: 0 } });
    expect(found.lines[0]).toEqual({ id: 'budget', params: { steps: 0, actions: 1 } });
    expect(lineIds(found)).toContain('runWhenStunned');
    expect(lineIds(ask('plan=run&stepsUsed=1'))).not.toContain('runWhenStunned');
    expect(lineIds(ask('plan=move&stunned=1'))).not.toContain('runWhenStunned');
  });

  test.each([
    ['[MOM-M1] [MOM-M2] [MOM-M3] a whole turn', '', [2, 1, 3]],
    ['[MOM-S2] [MOM-M3] stunned', 'stunned=1', [1, 1, 2]],
    ['[MOM-C3] a step used', 'stepsUsed=1', [1, 1, 2]],
    ['[MOM-C3] the action used', 'actionUsed=1', [2, 0, 2]],
    ['[MOM-S2] [MOM-C3] stunned after the first step', 'stunned=1&stepsUsed=1', [0, 1, 1]],
    ['[MOM-S2] [MOM-C3] stunned after both', 'stunned=1&stepsUsed=2', [0, 1, 1]],
    ['[MOM-C3] all used', 'stepsUsed=2&actionUsed=1', [0, 0, 0]],
  ])('%s: what there is without a plan', (_, link, [steps, actions, moves]) => {
    const found = ask(link);
    expect(found.tone).toBe('plain');
    expect(found.headline).toEqual({ id: 'budget', params: { steps, actions } });
    expect(found.lines[0]).toEqual({ id: 'moves', params: { moves } });
  });

  test('[MOM-C3] what is used is no longer there', () => {
    expect(params('plan=move&stepsUsed=1')).toEqual({ steps: 0, actions: 1 });
    expect(ask('plan=move&stepsUsed=2').headline.id).toBe('tooMuch');
    expect(ask('plan=explore&actionUsed=1').headline.id).toBe('tooMuch');
    expect(params('plan=hide&actionUsed=1')).toEqual({ steps: 1, actions: 0 });
    expect(params('plan=hide&stepsUsed=2')).toEqual({ steps: 0, actions: 0 });
  });
});

describe('what it says to a plan', () => {
  test.each([
    ['[MOM-S2] stunned', 'plan=move&stunned=1', ['stunned']],
    ['[MOM-M5] dark', 'plan=explore&dark=1', ['darkExplore']],
    ['[MOM-M6] dark with a light', 'plan=explore&dark=1&light=1', ['lit']],
    ['[MOM-M5] dark, but nothing to explore', 'plan=move&dark=1', []],
    ['[MOM-S13] hiding with a step', 'plan=hide', ['hideByStep']],
    ['[MOM-S13] hiding with the action', 'plan=move,move,hide', ['hideByAction']],
    ['[MOM-X15] Run when stunned', 'plan=move,run&stunned=1', ['stunned', 'runWhenStunned']],
    ['[MOM-S13] hiding with each of them', 'plan=move,hide,hide', ['hideByStep', 'hideByAction']],
    [
      '[MOM-X16] a step to hide after the action',
      'plan=explore,hide',
      ['hideByStep', 'stepsFirst'],
    ],
    ['[MOM-X16] the action to hide after it', 'plan=move,move,hide', ['hideByAction']],
    [
      '[MOM-X16] a move after hiding with the action',
      'plan=hide,move&stepsUsed=1',
      ['hideByAction', 'stepsFirst'],
    ],
    ['[MOM-X15] Run before any move', 'plan=run&stunned=1', ['stunned']],
    ['[MOM-X15] Run after a move', 'plan=run&stunned=1&stepsUsed=1', ['stunned', 'runWhenStunned']],
    ['[MOM-X16] the action before a step', 'plan=explore,move', ['stepsFirst']],
    ['[MOM-X16] the action between two steps', 'plan=move,run,move', ['stepsFirst']],
    ['[MOM-X16] the steps before the action', 'plan=move,move,run', []],
  ])('%s: %s', (_, link, remarks) => {
    expect(lineIds(ask(link))).toEqual(['budget', ...remarks]);
  });

  test('[MOM-X16] a plan out of order is counted all the same', () => {
    expect(params('plan=explore,move')).toEqual(params('plan=move,explore'));
    expect(ask('plan=explore,move').tone).toBe('good');
  });
});

describe('[MOM-C3] the link of mansions-turn', () => {
  test('the ends of its fields', () => {
    expect(fieldTexts('mansions-turn')).toEqual([
      ...['plan choices', 'stunned toggle', 'dark toggle', 'light toggle'],
      ...['stepsUsed 0..2', 'actionUsed toggle'],
    ]);
  });

  test('six things, not seven; the same may come again', () => {
    const six = Array<string>(6).fill('move').join(',');
    expect(params(`plan=${six}`)?.['needSteps']).toBe(6);
    expect(read('mansions-turn', `plan=${six},move`).errors['plan']).toMatchObject({
      code: 'wrongCount',
      most: 6,
    });
  });

  test('other words for the same', () => {
    expect(read('mansions-turn', 'plan=search card hiding-place').values['plan']).toEqual([
      ...['explore', 'useCard', 'hidingPlace'],
    ]);
  });

  test.each([
    ['plan=fly&stunned=1', 'plan', 'unknownOption', { steps: 1, actions: 1 }],
    ['plan=move,fly', 'plan', 'unknownOption', { steps: 2, actions: 1 }],
    ['plan=move&stepsUsed=3', 'stepsUsed', 'outOfRange', { steps: 1, actions: 1 }],
    ['plan=attack&actionUsed=2', 'actionUsed', 'notAToggle', { steps: 2, actions: 0 }],
  ])('%s: a mistake at %s, the rest answers', (link, field, code, figures) => {
    const { values, errors } = read('mansions-turn', link);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.code).toBe(code);
    expect(toolCalled('mansions-turn').answer(values).headline.params).toEqual(figures);
  });
});
