import { took } from '../../eventMakers';
import { effectOf, given, play, type Effect, type Position } from '../../playing';
import { askedBy, haunted, linesOf, offeredTo, optionsOf, refusalOf, who } from './mansionsTable';
import { at, attack, oneStep, theAction, used } from './turnUse';

describe('[MOM-S13] hiding', () => {
  const hidden: Effect = { [at('hiding')]: true };
  const pay = (by: string) => took(who, 'hide', { pay: by });

  test('takes a step or the action, as the player likes', () => {
    expect(optionsOf(askedBy(haunted(), who, 'hide'), 'pay')).toEqual([
      ...['movementStep', 'hideAction'],
    ]);
    expect(effectOf(haunted(), took(who, 'hide'))).toEqual({ ...oneStep, ...hidden });
    expect(effectOf(haunted(), pay('movementStep'))).toEqual({ ...oneStep, ...hidden });
    expect(effectOf(haunted(), pay('hideAction'))).toEqual({ ...theAction, ...hidden });
  });

  test('takes whichever is left, whatever was asked for', () => {
    expect(askedBy(haunted(used(2)), who, 'hide')).toEqual([]);
    expect(effectOf(haunted(used(2)), pay('movementStep'))).toEqual({ ...theAction, ...hidden });
    expect(effectOf(haunted(used(1, true)), pay('hideAction'))).toEqual({ ...oneStep, ...hidden });
    expect(refusalOf(haunted(used(2, true)), took(who, 'hide'))).toEqual({ code: 'nothingLeft' });
  });

  test('is told with what is left', () => {
    const told = (position: Position) =>
      linesOf(haunted(position), `${who}.fits`).filter(({ id }) => id.startsWith('hide'));
    expect(told({})).toEqual([{ id: 'hideByStep' }]);
    expect(told(used(2))).toEqual([{ id: 'hideByAction' }]);
    expect(told(used(2, true))).toEqual([]);
    expect(told({ toggles: { [at('hiding')]: true } })).toEqual([]);
  });

  test('is offered to those who do not hide', () => {
    expect(offeredTo(play(haunted(), pay('hideAction')), who)).not.toContain('hide');
  });
});

describe('[MOM-X18] hiding ends with the next move', () => {
  const hiding = haunted({ toggles: { [at('hiding')]: true, [at('inHidingPlace')]: true } });

  test.each<[string, Effect]>([
    ['step', oneStep],
    ['run', theAction],
    ['enterRoom', { ...oneStep, [`happened.entered.${who}`]: true }],
  ])('%s, and it is told', (action, does) => {
    expect(effectOf(hiding, took(who, action))).toEqual({
      ...{ ...does, [at('hiding')]: false, [at('inHidingPlace')]: false },
      notices: ['hidingEnded'],
    });
    const plain = play(haunted(), took(who, action));
    expect(plain.notices).toEqual([]);
  });

  test.each(['explore', 'useCard', 'leaveHidingPlace'])('%s is no move', (action) => {
    expect(effectOf(hiding, took(who, action))).not.toHaveProperty([at('hiding')]);
  });

  test('it is one’s own move that ends it', () => {
    const both = given(hiding, { toggles: { 'investigator2.hiding': true } });
    expect(effectOf(both, took(who, 'step'))).not.toHaveProperty(['investigator2.hiding']);
  });
});

describe('[MOM-S14] [MOM-S15] a hiding place', () => {
  const inside = haunted({ toggles: { [at('inHidingPlace')]: true } });
  const out: Effect = { [at('inHidingPlace')]: false };

  test.each<[string, Effect]>([
    ['step', { ...oneStep, ...out }],
    ['run', { ...theAction, ...out }],
    ['leaveHidingPlace', { ...theAction, ...out }],
    ['explore', theAction],
    ['useCard', theAction],
  ])('%s from inside', (action, does) => {
    expect(effectOf(inside, took(who, action))).toEqual(does);
  });

  test('cannot be entered twice, nor left without an action', () => {
    expect(refusalOf(inside, took(who, 'enterHidingPlace'))).toEqual({
      code: 'alreadyInHidingPlace',
    });
    const spent = given(inside, used(0, true));
    expect(refusalOf(spent, took(who, 'leaveHidingPlace'))).toEqual({ code: 'noActionLeft' });
    expect(offeredTo(haunted(), who)).not.toContain('leaveHidingPlace');
  });

  test('[MOM-S15] allows no attack', () => {
    expect(refusalOf(inside, attack)).toEqual({ code: 'hidingPlaceAttack' });
    const left = play(inside, took(who, 'step'));
    expect(effectOf(left, attack)).toMatchObject(theAction);
  });

  test('[MOM-X10] is not the same as hiding', () => {
    const hiding = play(haunted(), took(who, 'hide', { pay: 'movementStep' }));
    expect(effectOf(hiding, attack)).toMatchObject(theAction);
    expect(effectOf(hiding, took(who, 'enterHidingPlace'))).toEqual({
      ...theAction,
      [at('inHidingPlace')]: true,
    });
  });
});
