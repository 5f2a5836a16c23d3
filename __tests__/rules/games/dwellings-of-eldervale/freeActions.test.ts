import { moved, setTo, took } from '../../eventMakers';
import { effectOf, given, type Table } from '../../playing';
import {
  askedBy,
  fieldOf,
  having,
  of,
  offeredTo,
  optionsOf,
  refusalOf,
  toldBy,
  vale,
  who,
} from './valeTable';

const bare = { gem: 0, potion: 0, scroll: 0, tool: 0, sword: 0, gold: 0, magic: 0 };
const withTreasure = (count: number): Table => having(vale(), { treasure: count });

describe('[ELD-R6] treasure tokens on a tray', () => {
  test.each([0, 1, 2, 3])('%i and one more fit', (have) => {
    for (const event of [took(who, 'takeTreasure'), moved(`${who}.treasure`, 1)]) {
      expect(effectOf(withTreasure(have), event)).toEqual({ [`${who}.treasure`]: 1 });
    }
  });

  test.each([
    [4, 1, 1],
    [3, 3, 2],
  ])('[ELD-A4] beyond four no more: %i and %i', (have, more, over) => {
    const table = withTreasure(have);
    const event = moved(`${who}.treasure`, more);
    expect(effectOf(table, event)).toEqual({
      ...(have < 4 ? { [`${who}.treasure`]: 4 - have } : {}),
      notices: ['trayFull'],
    });
    expect(toldBy(table, event)).toEqual([
      {
        ...{ id: 'trayFull', tone: 'info', params: { player: who, over } },
        offers: { seat: who, action: 'useTreasure', given: { newToken: true } },
      },
    ]);
    const taken = took(who, 'takeTreasure');
    expect(toldBy(withTreasure(4), taken).map(({ id }) => id)).toEqual(['trayFull']);
  });

  test('the fifth comes onto the tray when another one makes room for it', () => {
    const inputs = { onToken: ['gem'], newToken: true };
    expect(effectOf(withTreasure(4), took(who, 'useTreasure', inputs))).toEqual(
      of(who, { gem: 1 }),
    );
    expect(effectOf(withTreasure(4), took(who, 'treasureOnCard', inputs))).toEqual({});
    // With room on the tray it is just taken.
    expect(effectOf(withTreasure(3), took(who, 'useTreasure', inputs))).toEqual(
      of(who, { gem: 1, treasure: -1 }),
    );
    for (const action of ['useTreasure', 'treasureOnCard']) {
      expect(askedBy(withTreasure(4), who, action)).toContain('newToken');
      expect(askedBy(withTreasure(3), who, action)).not.toContain('newToken');
    }
  });

  test('put right, they end at four without a word', () => {
    expect(effectOf(withTreasure(1), setTo(`${who}.treasure`, 9))).toEqual({
      ...{ [`${who}.treasure`]: 3 },
    });
  });
});

describe('[ELD-F1] [ELD-F2] a token of the tray', () => {
  test('is worth what is on it', () => {
    const event = took(who, 'useTreasure', { onToken: ['gem', 'gem', 'magic'] });
    expect(effectOf(withTreasure(4), event)).toEqual(of(who, { treasure: -1, gem: 2, magic: 1 }));
  });

  test('[ELD-R2] loses what does not fit', () => {
    const table = having(withTreasure(1), { gem: 4 });
    const event = took(who, 'useTreasure', { onToken: ['gem', 'gem'] });
    expect(effectOf(table, event)).toEqual({
      ...of(who, { treasure: -1, gem: 1 }),
      notices: ['lost'],
    });
  });

  test('may show gold, and at most five things', () => {
    expect(fieldOf('onToken', withTreasure(1), who, 'useTreasure')).toMatchObject({
      ...{ fewest: 1, most: 5, repeats: true },
    });
    expect(optionsOf('onToken', withTreasure(1), who, 'useTreasure')).toContain('gold');
  });

  test('says what is on it', () => {
    expect(refusalOf(withTreasure(1), took(who, 'useTreasure'))).toEqual({ code: 'nothingChosen' });
  });

  test('goes onto a card for nothing', () => {
    expect(effectOf(withTreasure(2), took(who, 'treasureOnCard'))).toEqual({
      [`${who}.treasure`]: -1,
    });
  });

  test.each(['useTreasure', 'treasureOnCard'])('has to be there: %s', (action) => {
    const event = took(who, action, { onToken: ['gem'] });
    expect(refusalOf(vale(), event)).toEqual({ code: 'noTreasure' });
  });
});

describe('an Orb', () => {
  const withOrbs = having(vale(), { orbs: 2 });

  test('[ELD-F4] brings points, goods or both of an Orb Reward', () => {
    const reward = (inputs: { points?: number; gained?: string[] }) =>
      effectOf(withOrbs, took(who, 'orbReward', inputs));
    expect(reward({ points: 5 })).toEqual(of(who, { orbs: -1, vp: 5 }));
    expect(reward({ gained: ['gold', 'gold'] })).toEqual(of(who, { orbs: -1, gold: 2 }));
    expect(reward({ points: 1, gained: ['magic'] })).toEqual(
      of(who, { orbs: -1, vp: 1, magic: 1 }),
    );
    expect(reward({})).toEqual(of(who, { orbs: -1 }));
  });

  test.each(['costFrame', 'upgrade'])('[ELD-F5] [ELD-F6] goes onto a card: %s', (orbUse) => {
    expect(effectOf(withOrbs, took(who, 'orbOnCard', { orbUse }))).toEqual(of(who, { orbs: -1 }));
  });

  test.each(['orbReward', 'orbOnCard'])('has to be there: %s', (action) => {
    expect(refusalOf(vale(), took(who, action))).toEqual({ code: 'noOrb' });
  });
});

describe('[ELD-F3] Magic cards', () => {
  const playing = (table: Table, inputs: Parameters<typeof took>[2]) =>
    effectOf(table, took(who, 'playMagic', inputs));

  test('are played one by one or several at once', () => {
    expect(playing(vale(), {})).toEqual(of(who, { magic: -1 }));
    expect(playing(vale(), { played: 3 })).toEqual(of(who, { magic: -3 }));
    expect(fieldOf('played', having(vale(), { magic: 3 }), who, 'playMagic')).toMatchObject({
      ...{ min: 1, max: 3, start: 1 },
    });
  });

  test('cost what is printed, and bring points and goods', () => {
    expect(playing(vale(), { cost: ['gem', 'any'], points: 3, gained: ['sword', 'gold'] })).toEqual(
      of(who, { gem: -1, potion: -1, magic: -1, vp: 3, sword: 1, gold: 1 }),
    );
  });

  test('may bring more cards than they were', () => {
    const table = having(vale(), { magic: 7 });
    expect(playing(table, { gained: ['magic', 'magic'] })).toEqual({
      ...{ [`${who}.magic`]: 1, notices: ['tooManyCards'] },
    });
  });

  test('are refused without the cost, and without a card', () => {
    const poor = having(vale(), { ...bare, magic: 1 });
    expect(refusalOf(poor, took(who, 'playMagic', { cost: ['gem'] }))).toEqual({
      ...{ code: 'tooExpensive', params: { missing: 1 } },
    });
    expect(refusalOf(having(vale(), { magic: 0 }), took(who, 'playMagic'))).toEqual({
      ...{ code: 'noMagic' },
    });
  });

  test('do not pay for themselves, neither as cards nor as any resource', () => {
    const table = having(vale(), { ...bare, magic: 2 });
    for (const part of ['magic', 'any']) {
      expect(playing(table, { cost: [part] })).toEqual(of(who, { magic: -2 }));
      expect(refusalOf(table, took(who, 'playMagic', { played: 2, cost: [part] }))).toEqual({
        ...{ code: 'tooExpensive', params: { missing: 1 } },
      });
    }
  });
});

describe('[ELD-A1] an Adventure card', () => {
  test('costs what is printed and moves its element by one', () => {
    const event = took(who, 'takeCard', { element: 'fire', cost: ['gem', 'scroll'] });
    expect(effectOf(vale(), event)).toEqual(
      of(who, { gem: -1, scroll: -1, fireCards: 1, fire: 1 }),
    );
    expect(effectOf(vale(), took(who, 'takeCard', { element: 'dark' }))).toEqual(
      of(who, { darkCards: 1, dark: 2 }),
    );
  });

  test('is one of the elements in use, the own one first', () => {
    const field = fieldOf('element', vale(), 'player2', 'takeCard');
    expect(field).toMatchObject({
      start: 'water',
      options: ['air', 'earth', 'fire', 'water', 'light', 'dark'],
    });
    expect(askedBy(vale(), who, 'takeCard')).toEqual(['element', 'cost']);
  });

  test('is refused without the cost', () => {
    expect(refusalOf(vale(), took(who, 'takeCard', { cost: ['gem', 'gem', 'gem'] }))).toEqual({
      ...{ code: 'tooExpensive', params: { missing: 1 } },
    });
  });

  test('[ELD-A2] [ELD-X13] the starter card is one of its player’s own element', () => {
    expect(vale().state.values).toMatchObject({ 'player2.waterCards': 1, 'player2.water': 1 });
  });

  test('[ELD-P8] that is lost leaves the track where it is', () => {
    expect(effectOf(vale(), moved(`${who}.fireCards`, -1))).toEqual({ [`${who}.fireCards`]: -1 });
  });
});

describe('[ELD-O8] the Tactics token', () => {
  const tactics = vale({ options: ['tactics'] });
  const used = given(tactics, { toggles: { [`${who}.tactics`]: false } });

  test('is turned up again for three swords', () => {
    const event = took(who, 'recoverTactics');
    expect(effectOf(having(used, { sword: 4 }), event)).toEqual({
      ...{ [`${who}.sword`]: -3, [`${who}.tactics`]: true },
    });
    expect(effectOf(having(used, { sword: 2, gold: 1 }), event)).toEqual({
      ...{ ...of(who, { sword: -2, gold: -1 }), [`${who}.tactics`]: true },
    });
  });

  test('is refused without them, and not offered while it lies face up or is not used', () => {
    expect(refusalOf(having(used, { sword: 1, gold: 1 }), took(who, 'recoverTactics'))).toEqual({
      ...{ code: 'tooExpensive', params: { missing: 1 } },
    });
    expect(offeredTo(tactics, who)).not.toContain('recoverTactics');
    expect(offeredTo(vale(), who)).not.toContain('recoverTactics');
    expect(offeredTo(used, who)).toContain('recoverTactics');
  });
});
