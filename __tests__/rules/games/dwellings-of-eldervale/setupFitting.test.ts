import fc from 'fast-check';

import { parseFields, textsIn, type FieldValues } from '../../../../rules/engine/fields';
import { dwellingsOfEldervale as game } from '../../../../rules/games/dwellings-of-eldervale';
import { valuesOf } from '../../fieldValues';
import { players, setupFor, setupOf } from './valeTable';

const elementIds = players.map((player) => `${player}Element`);
const fitting = (values: FieldValues, changed?: string) =>
  game.fitting?.(setupOf(values), changed) ?? {};
const ownIn = (setup: FieldValues) =>
  elementIds.slice(0, Number(setup['players'])).map((id) => setup[id]);

describe('[ELD-S3] elements', () => {
  const own = (values: FieldValues, changed?: string) => ownIn(fitting(values, changed));

  test('that differ stay as they are', () => {
    expect(own({})).toEqual(['fire', 'water', 'earth', 'air']);
    expect(own({ player1Element: 'chaos' }, 'player1Element')).toEqual([
      ...['chaos', 'water', 'earth', 'air'],
    ]);
  });

  test('whoever chose last keeps theirs, the other takes one nobody wants', () => {
    expect(own({ player3Element: 'fire' }, 'player3Element')).toEqual([
      ...['earth', 'water', 'fire', 'air'],
    ]);
    expect(own({ player1Element: 'air' }, 'player1Element')).toEqual([
      ...['air', 'water', 'earth', 'fire'],
    ]);
  });

  test('with nobody last the first keeps it', () => {
    expect(own({ player3Element: 'fire' })).toEqual(['fire', 'water', 'earth', 'air']);
  });

  test('of somebody who does not play are nobody’s', () => {
    const setup = fitting({ players: 2, player2Element: 'earth' }, 'player2Element');
    expect(ownIn(setup)).toEqual(['fire', 'earth']);
    expect(setup['extraElements']).toEqual(['light', 'dark']);
  });
});

describe('[ELD-S4] the two more elements', () => {
  const extra = (values: FieldValues, changed?: string) =>
    fitting(values, changed)['extraElements'];

  test('stay while nobody has them', () => {
    expect(extra({ extraElements: ['chaos', 'light'] })).toEqual(['light', 'chaos']);
  });

  test('give way to a player, the first free one comes for it', () => {
    expect(extra({ player1Element: 'light' }, 'player1Element')).toEqual(['fire', 'dark']);
    expect(extra({ players: 5 }, 'players')).toEqual(['dark', 'order']);
  });

  test('are filled up to two', () => {
    expect(extra({ extraElements: [] })).toEqual(['light', 'dark']);
    expect(extra({ extraElements: ['chaos'] })).toEqual(['light', 'chaos']);
  });
});

test('any set-up fits: nobody twice, two more, somebody seated starts, and it fits for good', () => {
  fc.assert(
    fc.property(
      valuesOf(game.setupFields),
      fc.option(fc.constantFrom('players', ...elementIds), { nil: undefined }),
      (values, changed) => {
        const fitted = game.fitting?.(values, changed) ?? {};
        const count = Number(values['players']);
        const own = ownIn(fitted);
        const extra = textsIn(fitted, 'extraElements');
        expect(new Set([...own, ...extra]).size).toBe(count + 2);
        expect(extra).toHaveLength(2);
        expect(players.slice(0, count)).toContain(fitted['starter']);
        if (changed !== undefined) expect(fitted[changed]).toEqual(values[changed]);
        expect(game.setupRefusal(fitted)).toBeUndefined();
        expect(game.fitting?.(fitted, changed)).toEqual(fitted);
        const changeable = new Set(['starter', 'extraElements', ...elementIds]);
        const kept = Object.keys(values).filter((id) => !changeable.has(id));
        for (const id of kept) expect(fitted[id]).toEqual(values[id]);
      },
    ),
  );
});

describe('[ELD-S15] a set-up nobody can play', () => {
  const refusal = (values: FieldValues) => game.setupRefusal(setupOf(values));

  test('[ELD-S2] has a starting player who is not there', () => {
    expect(refusal({ players: 2, starter: 'player3' })).toEqual({ code: 'starterNotSeated' });
    expect(refusal({ players: 3, starter: 'player3' })).toBeUndefined();
  });

  test('[ELD-S3] has one element twice', () => {
    expect(refusal({ player4Element: 'water' })).toEqual({
      ...{ code: 'elementTwice', params: { element: 'water' } },
    });
    // The fifth does not play.
    expect(refusal({ player5Element: 'fire' })).toBeUndefined();
  });

  test('[ELD-S4] has a player’s element among the two more', () => {
    expect(refusal({ extraElements: ['dark', 'fire'] })).toEqual({
      ...{ code: 'elementTaken', params: { element: 'fire' } },
    });
  });

  test('[ELD-S4] has fewer than two more', () => {
    expect(refusal({ extraElements: ['dark'] })).toEqual({
      ...{ code: 'twoMoreElements', params: { missing: 1 } },
    });
    expect(refusal({ extraElements: [] })).toEqual({
      ...{ code: 'twoMoreElements', params: { missing: 2 } },
    });
  });
});

describe('a link', () => {
  test.each([2, 3, 4, 5])('[ELD-S1] for %i players brings a table that can be played', (count) => {
    const setup = setupFor(count);
    expect(setup).toMatchObject({ players: count, starter: 'player1' });
    expect(ownIn(setup)).toEqual(['fire', 'water', 'earth', 'air', 'light'].slice(0, count));
    expect(setup['extraElements']).toEqual(count === 5 ? ['dark', 'order'] : ['light', 'dark']);
    expect(game.setupRefusal(setup)).toBeUndefined();
  });

  test('[ELD-S1] [ELD-S2] for fewer players does not start with somebody who is gone', () => {
    const setup = setupFor(3, { players: 5, starter: 'player5', player1Element: 'light' });
    expect(setup).toMatchObject({ players: 3, starter: 'player1', player1Element: 'light' });
    expect(setupFor(3, { starter: 'player3' })).toMatchObject({ starter: 'player3' });
  });

  test('[ELD-S3] [ELD-O1] names elements and options as people type them', () => {
    const { values, errors } = parseFields(game.setupFields, {
      ...{ player1Element: 'Chaos', extraElements: 'light, dark' },
      options: 'mother-of-dragons,Tactics',
    });
    expect(errors).toEqual({});
    expect(values).toMatchObject({
      ...{ player1Element: 'chaos', options: ['motherOfDragons', 'tactics'] },
    });
  });
});
