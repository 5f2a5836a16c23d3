import type { GameEvent } from '../../../../rules/engine/events';
import { added, moved, movedOn, setTo, switched, took, wrote } from '../../eventMakers';
import { effectOf, errorOf, given, play, valueAt, type Position } from '../../playing';
import { haunted, isOnAt, mansion, offeredTo, refusalOf, statusOf, who } from './mansionsTable';

const at = (id: string) => `${who}.${id}`;
const trading = (values: Position['values'] = {}) => haunted({ turn: 'keeper/trading', values });

describe('[MOM-S1] the trading step', () => {
  const dropped = { [`happened.dropped.${who}`]: true };

  test('takes one Stun token off, and no Curse [MOM-S4]', () => {
    const table = trading({ [at('stun')]: 3, [at('curse')]: 2, 'investigator2.stun': 1 });
    expect(effectOf(table, took(who, 'dropStun'))).toEqual({ [at('stun')]: -1, ...dropped });
  });

  test('only one each, however many there are', () => {
    const table = play(trading({ [at('stun')]: 3 }), took(who, 'dropStun'));
    expect(refusalOf(table, took(who, 'dropStun'))).toEqual({
      code: 'droppedAlready',
      params: { who },
    });
  });

  test('is nothing for those who have none, or are dead', () => {
    expect(offeredTo(trading(), who)).not.toContain('dropStun');
    const dead = trading({ [at('stun')]: 3, [at('health')]: 0 });
    expect(offeredTo(dead, who)).not.toContain('dropStun');
    expect(offeredTo(dead, 'keeper')).not.toContain('everybodyDropsStun');
  });

  test('[MOM-S4] everybody at once: one each, but for those who did it already', () => {
    const table = trading({
      ...{ [at('stun')]: 2, 'investigator2.stun': 1, 'investigator3.stun': 4 },
      ...{ 'investigator3.health': 0, [at('curse')]: 2 },
    });
    const everybody = took('keeper', 'everybodyDropsStun');
    expect(effectOf(table, everybody)).toEqual({
      ...{ [at('stun')]: -1, ...dropped },
      ...{ 'investigator2.stun': -1, 'happened.dropped.investigator2': true },
    });
    const one = play(table, took(who, 'dropStun'));
    expect(effectOf(one, everybody)).toEqual({
      ...{ 'investigator2.stun': -1, 'happened.dropped.investigator2': true },
    });
    expect(refusalOf(play(table, everybody), everybody)).toEqual({ code: 'everybodyDropped' });
    expect(offeredTo(trading(), 'keeper')).not.toContain('everybodyDropsStun');
  });

  test('shows the tokens of everybody beside it', () => {
    const step = mansion({ investigators: 2 })
      .game.seat('keeper')
      ?.steps.find(({ id }) => id === 'trading');
    const shown = (step?.parts ?? []).map((part) => {
      const seat = 'seat' in part ? part.seat : undefined;
      return `${seat ?? 'keeper'}.${part.id}`;
    });
    expect(shown).toEqual([
      'keeper.everybodyDropsStun',
      ...['investigator1.stun', 'investigator1.dropStun'],
      ...['investigator2.stun', 'investigator2.dropStun'],
    ]);
  });
});

describe('Health and Sanity', () => {
  test('[MOM-K6] damage is told once a change; healing is not', () => {
    expect(effectOf(haunted(), moved(at('health'), -3))).toEqual({
      [at('health')]: -3,
      notices: ['hurt'],
    });
    expect(effectOf(haunted(), movedOn(at('health'), -1))).toEqual({ [at('health')]: -1 });
    const hurt = haunted({ values: { [at('health')]: 2 } });
    expect(effectOf(hurt, moved(at('health'), 3))).toEqual({ [at('health')]: 3 });
  });

  test('[MOM-K7] so is a Horror token', () => {
    expect(effectOf(haunted(), moved(at('sanity'), -1))).toEqual({
      [at('sanity')]: -1,
      notices: ['frightened'],
    });
    expect(effectOf(haunted(), movedOn(at('sanity'), -1))).toEqual({ [at('sanity')]: -1 });
    const shaken = haunted({ values: { [at('sanity')]: 2 } });
    expect(effectOf(shaken, moved(at('sanity'), 3))).toEqual({ [at('sanity')]: 3 });
  });

  test('[MOM-S7] at Sanity 0 one is insane, and takes no more', () => {
    const edge = haunted({ values: { [at('sanity')]: 1 } });
    for (const event of [moved(at('sanity'), -1), movedOn(at('sanity'), -1)]) {
      expect(effectOf(edge, event)).toEqual({ [at('sanity')]: -1, notices: ['insane'] });
    }
    const insane = play(edge, moved(at('sanity'), -4));
    expect(valueAt(insane, at('sanity'))).toBe(0);
    expect(errorOf(insane, moved(at('sanity'), -1)).code).toBe('atItsEnd');
    expect(offeredTo(insane, who)).toEqual(offeredTo(haunted(), who));
  });

  test('[MOM-S8] at Health 0 one is dead, and takes no more', () => {
    const edge = haunted({ values: { [at('health')]: 2 } });
    expect(effectOf(edge, moved(at('health'), -5))).toEqual({
      ...{ [at('health')]: -2, [at('awaited')]: true, [`happened.died.${who}`]: true },
      notices: ['died'],
    });
    const dead = play(edge, moved(at('health'), -5));
    expect(errorOf(dead, moved(at('health'), -1)).code).toBe('atItsEnd');
  });
});

describe('[MOM-B4] a card put right is no loss', () => {
  const notes = (events: readonly GameEvent[], table = haunted()) => play(table, ...events).notices;

  test.each([
    ['maxHealth', 'health', 10],
    ['maxSanity', 'sanity', 7],
  ])('%s lower or higher: %s follows where it was full, and nobody is told', (max, now, full) => {
    expect(effectOf(haunted(), setTo(at(max), full - 4))).toEqual({
      ...{ [at(max)]: -4, [at(now)]: -4 },
    });
    expect(effectOf(haunted(), setTo(at(max), full + 2))).toEqual({
      ...{ [at(max)]: 2, [at(now)]: 2 },
    });
    const hurt = haunted({ values: { [at(now)]: 3 } });
    expect(effectOf(hurt, setTo(at(max), 5))).toEqual({ [at(max)]: 5 - full });
    // What does not fit any more is taken off with it.
    expect(effectOf(hurt, setTo(at(max), 2))).toEqual({ [at(max)]: 2 - full, [at(now)]: -1 });
    const mid = haunted({ values: { [at(now)]: 3 } });
    expect(effectOf(mid, setTo(at(max), 1))).toEqual({ [at(max)]: 1 - full, [at(now)]: -2 });
  });

  test('a name that brings another card is none either', () => {
    const known = [
      wrote('investigator2.name', 'Jenny'),
      setTo('investigator2.maxHealth', 5),
      setTo('investigator2.maxSanity', 4),
    ];
    expect(notes([...known, wrote(at('name'), 'Jenny')])).toEqual([]);
    const named = play(haunted(), ...known, wrote(at('name'), 'Jenny'));
    expect(valueAt(named, at('health'))).toBe(5);
    expect(valueAt(named, at('sanity'))).toBe(4);
  });
});

describe('what is lost is the keeper’s moment, one tap away', () => {
  test.each([
    ['[MOM-K6]', 'health', 'hurt', 'physical'],
    ['[MOM-K7]', 'sanity', 'frightened', 'mental'],
  ])('%s a loss of %s', (_, track, id, trauma) => {
    const given = { investigator: who, trauma };
    expect(play(haunted(), moved(at(track), -1)).notices).toEqual([
      {
        ...{ id, tone: 'info', params: { who } },
        offers: { seat: 'keeper', action: 'playTrauma', given },
      },
    ]);
    const played = play(haunted(), took('keeper', 'playTrauma', given));
    expect(isOnAt(played, at(`${trauma}Trauma`))).toBe(true);
  });
});

test('[MOM-S12] a room has one token of each, and darkness does not mind the fire', () => {
  const both = play(haunted(), switched(at('dark'), true), switched(at('fire'), true));
  expect(isOnAt(both, at('dark'))).toBe(true);
  expect(isOnAt(both, at('fire'))).toBe(true);
  expect(effectOf(both, switched(at('dark'), true))).toEqual({});
  expect(effectOf(both, switched(at('fire'), true))).toEqual({});
  expect(effectOf(both, switched(at('dark'), false))).toEqual({ [at('dark')]: false });
});

describe('[MOM-S17] the same spell', () => {
  const spells = (...names: readonly string[]) =>
    play(
      haunted(),
      ...names.map(() => added(at('spells'))),
      ...names.map((name, index) => wrote(at(`spell${index + 1}.name`), name)),
    );
  const twice = [{ id: 'sameSpell' }];

  test('is held once: two of a name are told, however they are typed', () => {
    const table = spells('Wither', 'Shriveling', 'ｗｉｔｈｅｒ ');
    expect(statusOf(table, at('spell1'))).toEqual(twice);
    expect(statusOf(table, at('spell2'))).toEqual([]);
    expect(statusOf(table, at('spell3'))).toEqual(twice);
  });

  test('without a name nothing is the same', () => {
    const table = spells('', '');
    expect(statusOf(table, at('spell1'))).toEqual([]);
  });

  test('others may hold the same', () => {
    const other = play(
      spells('Wither'),
      added('investigator2.spells'),
      wrote('investigator2.spell1.name', 'Wither'),
    );
    expect(statusOf(other, at('spell1'))).toEqual([]);
    expect(statusOf(other, 'investigator2.spell1')).toEqual([]);
  });
});

test('[MOM-S13] [MOM-S2] conditions last until somebody ends them', () => {
  const table = given(haunted({ turn: `${who}/turnEnd` }), {
    toggles: { [at('hiding')]: true, [at('dark')]: true, [at('inHidingPlace')]: true },
    values: { [at('stun')]: 2, [at('curse')]: 1 },
  });
  const ended = { type: 'stepCompleted', v: 1, seat: who, step: 'turnEnd' } as const;
  expect(effectOf(table, ended)).toEqual({ turn: '1/investigator2/turnStart' });
  expect(effectOf(table, setTo(at('curse'), 0))).toEqual({ [at('curse')]: -1 });
});
