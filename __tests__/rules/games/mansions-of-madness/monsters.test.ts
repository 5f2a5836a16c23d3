import { added, completed, jumped, moved, setTo, took, wrote } from '../../eventMakers';
import { effectOf, errorOf, given, play, type Position } from '../../playing';
import {
  askedBy,
  haunted,
  mansion,
  monster,
  offeredTo,
  optionsOf,
  refusalOf,
  startsOf,
  statusOf,
  who,
} from './mansionsTable';

const other = 'keeper.monster2';
const on = (of: string, id: string) => `${of}.${id}`;
const attacks = (position: Position = {}) =>
  given(play(haunted(), added('keeper.monsters')), { turn: 'keeper/monsterAttacks', ...position });
const attack = (more: Parameters<typeof took>[2] = {}) =>
  took('keeper', 'monsterAttack', { item: monster, investigator: who, ...more });
const recover = (item = monster) => took('keeper', 'monsterRecover', { item });
const attacked = { [`happened.attack.${monster}`]: true };

describe('[MOM-Z1] a monster', () => {
  test('comes with numbers nobody read yet', () => {
    expect(effectOf(mansion(), added('keeper.monsters'))).toEqual({
      ...{ 'keeper.monsters': ['monster1'], 'serials.keeper.monsters': 1 },
      ...{ [on(monster, 'awareness')]: 'new 0', [on(monster, 'horrorRating')]: 'new 0' },
      ...{ [on(monster, 'health')]: 'new 3', [on(monster, 'damage')]: 'new 1' },
      ...{ [on(monster, 'wounds')]: 'new 0', [on(monster, 'stun')]: 'new 0' },
      ...{ [on(monster, 'named')]: false, [on(monster, 'burning')]: false },
      ...{ [on(monster, 'name')]: '', [on(monster, 'room')]: '' },
    });
  });

  test('awareness and horror rating have their sign', () => {
    const table = play(attacks(), setTo(on(other, 'awareness'), -2));
    const low = play(table, moved(on(other, 'horrorRating'), -200));
    expect(low.state.values[on(other, 'horrorRating')]).toBe(-99);
    expect(startsOf(low, 'keeper', 'testFor', { item: other, kind: 'evade' })).toMatchObject({
      modifier: -2,
    });
  });
});

describe('[MOM-Z2] an attack of a monster', () => {
  test('deals its damage, or what was rolled and drawn', () => {
    expect(startsOf(attacks(), 'keeper', 'monsterAttack', { item: monster })).toEqual({
      ...{ item: monster, investigator: who, damageTaken: 2, stunTaken: 0 },
    });
    expect(effectOf(attacks(), attack())).toEqual({
      ...{ ...attacked, [`${who}.health`]: -2, notices: ['hurt'] },
    });
    expect(effectOf(attacks(), attack({ damageTaken: 0, stunTaken: 2 }))).toEqual({
      ...{ ...attacked, [`${who}.stun`]: 2 },
    });
    const event = attack({ item: other, investigator: 'investigator3' });
    expect(effectOf(attacks(), event)).toEqual({
      [`happened.attack.${other}`]: true,
      'investigator3.health': -1,
      notices: ['hurt'],
    });
  });

  test('is one in a turn, of each', () => {
    const once = play(attacks(), attack());
    expect(refusalOf(once, attack())).toEqual({ code: 'attackedAlready', params: { monster } });
    expect(effectOf(once, attack({ item: other }))).toMatchObject({ [`${who}.health`]: -1 });
    expect(statusOf(once, monster)).toContainEqual({ id: 'hasAttacked' });
    expect(statusOf(once, other)).not.toContainEqual({ id: 'hasAttacked' });
    const next = play(once, jumped(who, 'turnStart'), jumped('keeper', 'monsterAttacks'));
    expect(effectOf(next, attack())).toMatchObject(attacked);
  });

  test('hits the living', () => {
    const fewer = attacks({ values: { 'investigator1.health': 0 } });
    expect(optionsOf(askedBy(fewer, 'keeper', 'monsterAttack'), 'investigator')).toEqual([
      ...['investigator2', 'investigator3'],
    ]);
    const nobody = { 'investigator1.health': 0, 'investigator2.health': 0 };
    const all = attacks({ values: { ...nobody, 'investigator3.health': 0 } });
    expect(offeredTo(all, 'keeper')).not.toContain('monsterAttack');
  });

  test('needs a monster', () => {
    const ids = ['monsterAttack', 'monsterRecover', 'killByEffect', 'testFor'];
    const offered = offeredTo(mansion(), 'keeper');
    expect(ids.filter((id) => offered.includes(id))).toEqual([]);
    expect(errorOf(mansion(), attack()).code).toBe('unknownTarget');
  });
});

describe('[MOM-Z3] a stunned monster', () => {
  const stunned = attacks({ values: { [on(monster, 'stun')]: 2 } });

  test('does not attack', () => {
    expect(refusalOf(stunned, attack())).toEqual({
      code: 'monsterIsStunned',
      params: { monster },
    });
    expect(statusOf(stunned, monster)).toContainEqual({ id: 'monsterStunned' });
    expect(effectOf(stunned, attack({ item: other }))).toMatchObject({ [`${who}.health`]: -1 });
  });

  test('loses one token instead, once', () => {
    expect(effectOf(stunned, recover())).toEqual({ ...attacked, [on(monster, 'stun')]: -1 });
    expect(refusalOf(play(stunned, recover()), recover())).toEqual({
      code: 'attackedAlready',
      params: { monster },
    });
  });

  test('that recovered from its last token has had its attack', () => {
    const last = given(stunned, { values: { [on(monster, 'stun')]: 1 } });
    const free = play(last, recover());
    expect(refusalOf(free, attack())).toEqual({ code: 'attackedAlready', params: { monster } });
  });

  test('is the only one to recover, and not after an attack', () => {
    expect(refusalOf(attacks(), recover())).toEqual({
      code: 'monsterNotStunned',
      params: { monster },
    });
    const tired = play(attacks(), attack(), setTo(on(monster, 'stun'), 1));
    expect(refusalOf(tired, recover())).toEqual({ code: 'attackedAlready', params: { monster } });
  });
});

describe('[MOM-Z4] fire at the end of the keeper’s turn', () => {
  const end = completed('keeper', 'keeperEnd');
  const turn = { turn: `2/${who}/turnStart` };
  const burning = attacks({
    turn: 'keeper/keeperEnd',
    toggles: { [on(monster, 'burning')]: true },
  });

  test('is 2 damage to each monster in it, and to nobody else', () => {
    expect(effectOf(burning, end)).toEqual({ [on(monster, 'wounds')]: 2, ...turn });
    const both = given(burning, { toggles: { [on(other, 'burning')]: true } });
    expect(effectOf(both, end)).toEqual({
      ...{ [on(monster, 'wounds')]: 2, [on(other, 'wounds')]: 2, ...turn },
    });
    const people = given(burning, { toggles: { [`${who}.fire`]: true } });
    expect(effectOf(people, end)).toEqual({ [on(monster, 'wounds')]: 2, ...turn });
    expect(effectOf(attacks({ turn: 'keeper/keeperEnd' }), end)).toEqual(turn);
  });

  test('is none in the turns of investigators', () => {
    const table = given(burning, { turn: `${who}/turnEnd` });
    expect(effectOf(table, completed(who, 'turnEnd'))).toEqual({
      turn: '1/investigator2/turnStart',
    });
  });

  test('[MOM-Z5] may defeat one', () => {
    const weak = given(burning, { values: { [on(monster, 'wounds')]: 2 } });
    expect(effectOf(weak, end)).toEqual({
      ...{ [on(monster, 'wounds')]: 2, ...turn, notices: ['monsterBeaten'] },
    });
  });
});

describe('[MOM-Z5] damage', () => {
  const wounded = (wounds: number) => attacks({ values: { [on(monster, 'wounds')]: wounds } });

  test('as high as Health is told, once', () => {
    const beaten = { notices: ['monsterBeaten'] };
    expect(effectOf(wounded(0), moved(on(monster, 'wounds'), 3))).toEqual({
      [on(monster, 'wounds')]: 3,
    });
    expect(effectOf(wounded(3), moved(on(monster, 'wounds'), 1))).toEqual({
      ...{ [on(monster, 'wounds')]: 1, ...beaten },
    });
    expect(effectOf(wounded(0), moved(on(monster, 'wounds'), 9))).toEqual({
      ...{ [on(monster, 'wounds')]: 9, ...beaten },
    });
    expect(effectOf(wounded(4), moved(on(monster, 'wounds'), 1))).toEqual({
      [on(monster, 'wounds')]: 1,
    });
    expect(effectOf(wounded(5), moved(on(monster, 'wounds'), -1))).toEqual({
      [on(monster, 'wounds')]: -1,
    });
  });

  test('is shown with what is left', () => {
    expect(statusOf(wounded(1), monster)).toEqual([{ id: 'healthLeft', params: { left: 3 } }]);
    expect(statusOf(wounded(4), monster)).toEqual([{ id: 'beaten' }]);
    expect(statusOf(wounded(9), monster)).toEqual([{ id: 'beaten' }]);
  });

  test('[MOM-T21] of an attack counts alike', () => {
    const table = given(wounded(2), { turn: `${who}/action` });
    const event = took(who, 'attack', { monster, roll: [1], damageDealt: 2 });
    expect(effectOf(table, event)).toEqual({
      ...{ [on(monster, 'wounds')]: 2, [`${who}.actionUsed`]: true },
      [`happened.combat.${who}.${monster}`]: true,
      notices: ['testSucceeded', 'monsterBeaten'],
    });
  });
});

describe('a killing effect', () => {
  const kill = took('keeper', 'killByEffect', { item: monster });
  const named = (values: Position['values'] = {}) =>
    attacks({ toggles: { [on(monster, 'named')]: true }, values });

  test('[MOM-Z6] does 5 damage to a named monster', () => {
    const table = named({ [on(monster, 'health')]: 6 });
    expect(effectOf(table, kill)).toEqual({
      ...{ [on(monster, 'wounds')]: 5, notices: ['namedMonster'] },
    });
    expect(play(table, kill).notices[0]?.params).toEqual({ monster, damage: 5 });
  });

  test('[MOM-Z6] [MOM-Z5] which may be enough', () => {
    expect(effectOf(named(), kill)).toEqual({
      ...{ [on(monster, 'wounds')]: 5, notices: ['namedMonster', 'monsterBeaten'] },
    });
  });

  test('[MOM-Z7] defeats any other, and a name alone is not a named monster', () => {
    const table = play(attacks(), wrote(on(monster, 'name'), 'Brute'));
    const beaten = { notices: ['monsterBeaten'] };
    expect(effectOf(table, kill)).toEqual({ [on(monster, 'wounds')]: 4, ...beaten });
    const hurt = given(table, { values: { [on(monster, 'wounds')]: 3 } });
    expect(effectOf(hurt, kill)).toEqual({ [on(monster, 'wounds')]: 1, ...beaten });
  });
});
