import { moved, setTo, took } from '../../eventMakers';
import { effectOf, given, type Table } from '../../playing';
import {
  atWar,
  fieldOf,
  goods,
  having,
  of,
  offeredTo,
  optionsOf,
  players,
  refusalOf,
  resources,
  toldBy,
  vale,
  who,
} from './valeTable';

/** So many of one kind. */
const times = (good: string, count: number) => Array.from({ length: count }, () => good);
const lost = (good: string, count: number, player = who) => ({
  ...{ id: 'lost', tone: 'loss', params: { player, good, lost: count } },
});
/** Nothing but these goods. */
const bare = { gem: 0, potion: 0, scroll: 0, tool: 0, sword: 0, gold: 0, magic: 0 };

describe('[ELD-R2] resources beyond five of a kind are lost', () => {
  test.each([
    ['gem', 4, 2, 5, 1],
    ['sword', 5, 1, 5, 1],
    ['gold', 3, 2, 5, 0],
    ['tool', 0, 6, 5, 1],
    ['potion', 5, 4, 5, 4],
    ['scroll', 0, 5, 5, 0],
  ])('%s: %i and %i more are %i, %i lost', (good, have, more, now, over) => {
    const table = having(vale(), { [good]: have });
    const gained = { ...(now > have ? { [`${who}.${good}`]: now - have } : {}) };
    const events = [
      moved(`${who}.${good}`, more),
      took(who, 'gainGoods', { gained: times(good, more) }),
    ];
    for (const event of events) {
      expect(effectOf(table, event)).toEqual({
        ...{ ...gained, ...(over > 0 ? { notices: ['lost'] } : {}) },
      });
      expect(toldBy(table, event)).toEqual(over > 0 ? [lost(good, over)] : []);
    }
  });

  test('each kind for itself, whoever gains', () => {
    const table = having(vale(), { gem: 4, tool: 4 }, 'player3');
    const gained = ['gem', 'sword', 'tool', 'gem', 'sword', 'gem'];
    const event = took('player3', 'gainGoods', { gained });
    expect(effectOf(table, event)).toEqual({
      ...of('player3', { gem: 1, tool: 1, sword: 2 }),
      notices: ['lost'],
    });
    expect(toldBy(table, event)).toEqual([lost('gem', 2, 'player3')]);
  });

  test('putting a number right loses nothing', () => {
    const table = having(vale(), { gem: 4 });
    expect(effectOf(table, setTo(`${who}.gem`, 9))).toEqual({ [`${who}.gem`]: 1 });
  });

  test('never fewer than none', () => {
    expect(effectOf(vale(), moved(`${who}.gem`, -9))).toEqual({ [`${who}.gem`]: -1 });
  });
});

describe('[ELD-R5] a hand of seven Magic cards', () => {
  const overBy = (over: number) => [
    { id: 'tooManyCards', tone: 'info', params: { player: who, over } },
  ];

  test.each([
    [6, 1, 0],
    [6, 2, 1],
    [7, 1, 1],
    [5, 6, 4],
  ])('%i and %i more: %i too many', (have, more, over) => {
    const table = having(vale(), { magic: have });
    const event = took(who, 'gainGoods', { gained: times('magic', more) });
    // The players choose which ones go: nothing is thrown away for them.
    expect(effectOf(table, event)).toEqual({
      [`${who}.magic`]: more,
      ...(over > 0 ? { notices: ['tooManyCards'] } : {}),
    });
    expect(toldBy(table, event)).toEqual(over > 0 ? overBy(over) : []);
  });

  test('is not spoken of while it gets smaller, or is put right', () => {
    const table = having(vale(), { magic: 9 });
    expect(effectOf(table, moved(`${who}.magic`, -1))).toEqual({ [`${who}.magic`]: -1 });
    expect(effectOf(table, setTo(`${who}.magic`, 12))).toEqual({ [`${who}.magic`]: 3 });
  });

  test('[ELD-A5] the Mage Tower: two for three, one of which goes', () => {
    const table = having(vale(), { ...bare, gem: 2, magic: 6 });
    const event = took(who, 'mageTower');
    expect(effectOf(table, event)).toEqual({
      ...of(who, { gem: -2, magic: 2 }),
      notices: ['tooManyCards'],
    });
    expect(toldBy(table, event)).toEqual(overBy(1));
    const five = having(table, { magic: 5 });
    expect(effectOf(five, event)).toEqual(of(who, { gem: -2, magic: 2 }));
  });

  test('[ELD-O4] the Oracle: a Magic card', () => {
    expect(effectOf(vale(), took(who, 'drawMagic'))).toEqual({ [`${who}.magic`]: 1 });
    expect(effectOf(vale(), took(who, 'drawMagic', { magicCards: 3 }))).toEqual({
      ...{ [`${who}.magic`]: 3, notices: ['tooManyCards'] },
    });
  });
});

describe('[ELD-A9] the Fortress', () => {
  const event = took(who, 'fortress');

  test('turns any two into two gold', () => {
    expect(effectOf(having(vale(), { ...bare, tool: 1, gem: 3 }), event)).toEqual(
      of(who, { gem: -2, gold: 2 }),
    );
    const named = took(who, 'fortress', { payWith: ['scroll', 'tool'] });
    expect(effectOf(vale(), named)).toEqual(of(who, { scroll: -1, tool: -1, gold: 2 }));
  });

  test('[ELD-R2] loses what does not fit on the tray', () => {
    const rich = having(vale(), { gem: 5, gold: 4 });
    expect(effectOf(rich, event)).toEqual({ ...of(who, { gem: -2, gold: 1 }), notices: ['lost'] });
    expect(toldBy(rich, event)).toEqual([lost('gold', 1)]);
    expect(effectOf(having(vale(), { gem: 5, gold: 3 }), event)).toEqual(
      of(who, { gem: -2, gold: 2 }),
    );
  });

  test.each(['fortress', 'mageTower'])('%s takes two, neither more nor fewer', (action) => {
    expect(fieldOf('payWith', vale(), who, action)).toMatchObject({ start: [], most: 2 });
    // One picked, the other one is whatever there is most of.
    const table = having(vale(), { ...bare, tool: 3, gem: 1 });
    expect(effectOf(table, took(who, action, { payWith: ['gem'] }))).toMatchObject(
      of(who, { gem: -1, tool: -1 }),
    );
    const poor = having(vale(), { ...bare, gem: 1 });
    expect(refusalOf(poor, took(who, action))).toEqual({
      ...{ code: 'tooExpensive', params: { missing: 1 } },
    });
  });
});

describe('[ELD-R3] paying', () => {
  const pay = (table: Table, ...cost: readonly string[]) =>
    effectOf(table, took(who, 'payCost', { cost: [...cost] }));

  test('takes each kind as it is, gold for what is missing', () => {
    expect(pay(vale(), 'gem', 'scroll')).toEqual(of(who, { gem: -1, scroll: -1 }));
    const table = having(vale(), { ...bare, gem: 1, gold: 2 });
    expect(pay(table, 'gem', 'gem', 'scroll')).toEqual(of(who, { gem: -1, gold: -2 }));
  });

  test('[ELD-R4] takes whatever there is most of for any resource', () => {
    const table = having(vale(), { ...bare, tool: 3, gold: 5, magic: 5 });
    expect(pay(table, 'any', 'any', 'any', 'any', 'any')).toEqual(of(who, { tool: -3, gold: -2 }));
  });

  test('is refused with how much is missing, and changes nothing', () => {
    const table = having(vale(), { ...bare, gem: 1, gold: 1 });
    expect(refusalOf(table, took(who, 'payCost', { cost: ['gem', 'gem', 'scroll'] }))).toEqual({
      ...{ code: 'tooExpensive', params: { missing: 1 } },
    });
    expect(refusalOf(vale(), took(who, 'payCost', { cost: [] }))).toEqual({
      ...{ code: 'nothingChosen' },
    });
  });
});

describe('[ELD-R4] a chest', () => {
  test('gives any resource or Magic card, never gold', () => {
    expect(optionsOf('fromChests', vale(), who, 'openChests')).toEqual(
      goods.filter((good) => good !== 'gold'),
    );
    const opened = took(who, 'openChests', { fromChests: ['gem', 'magic', 'gem'] });
    expect(effectOf(vale(), opened)).toEqual(of(who, { gem: 2, magic: 1 }));
    // Not even where a link or an old log says so.
    const gilded = took(who, 'openChests', { fromChests: ['gold'] });
    expect(refusalOf(vale(), gilded)).toEqual({ code: 'nothingChosen' });
  });

  test.each(['gainGoods', 'openChests'])('%s wants something chosen', (action) => {
    expect(refusalOf(vale(), took(who, action))).toEqual({ code: 'nothingChosen' });
  });

  test('everything else may give gold', () => {
    expect(optionsOf('gained', vale(), who, 'gainGoods')).toEqual([...resources, 'magic']);
    expect(effectOf(vale(), took(who, 'gainGoods', { gained: ['gold'] }))).toEqual({
      [`${who}.gold`]: 1,
    });
  });
});

test('[ELD-R1] goods may be gained and paid in anybody’s turn', () => {
  const table = given(atWar(), { turn: 'player2/battle' });
  for (const player of players.slice(0, 4)) {
    for (const id of ['gainGoods', 'openChests', 'payCost', 'useTreasure']) {
      expect(offeredTo(table, player)).toContain(id);
    }
  }
});
