import { setTo, took } from '../../eventMakers';
import { offered } from '../../offered';
import { effectOf, play, valueAt, type Table } from '../../playing';
import {
  askedBy,
  fieldOf,
  having,
  linesOf,
  of,
  players,
  refusalOf,
  standing,
  vale,
  viewAt,
  who,
} from './valeTable';

type Inputs = Parameters<typeof took>[2];
const settled = having(vale(), { workersReady: 1, workersOnMap: 2 });
const dwelling = (table: Table, inputs: Inputs = {}) => effectOf(table, took(who, 'dwell', inputs));
/** A Worker of the map becomes a dwelling of an element. */
const built = (element: string) => ({
  ...of(who, { dwellings: 1, workersOnMap: -1, [`${element}Dwellings`]: 1 }),
});

describe('[ELD-A7] [ELD-D2] a Worker on the map becomes a dwelling', () => {
  test('[ELD-D4] of an element, whose power rises by the symbols there', () => {
    expect(dwelling(settled)).toEqual({ ...built('fire'), [`${who}.fire`]: 1 });
    expect(dwelling(settled, { element: 'fire', symbols: 3 })).toEqual({
      ...{ ...built('fire'), [`${who}.fire`]: 3 },
    });
    expect(dwelling(settled, { element: 'water', symbols: 1 })).toEqual({
      ...{ ...built('water'), [`${who}.water`]: 2 },
    });
    expect(dwelling(settled, { element: 'water', symbols: 2 })).toEqual({
      ...{ ...built('water'), [`${who}.water`]: 3 },
    });
  });

  test('[ELD-P5] up to the Orb', () => {
    expect(dwelling(having(settled, { fire: 3 }), { symbols: 2 })).toEqual({
      ...{ ...built('fire'), ...of(who, { fire: 2, orbs: 1 }) },
      ...{ 'board.fireOrb': who, notices: ['trackOrb'] },
    });
  });

  test('[ELD-D5] for its cost', () => {
    const inputs = { element: 'dark', cost: ['gem', 'gem', 'any'] };
    expect(dwelling(settled, inputs)).toEqual({
      ...{ ...built('dark'), ...of(who, { dark: 2, gem: -1, gold: -1, potion: -1 }) },
    });
    const cost = ['gem', 'gem', 'gem', 'tool'];
    expect(refusalOf(settled, took(who, 'dwell', { cost }))).toEqual({
      ...{ code: 'tooExpensive', params: { missing: 1 } },
    });
  });

  test('not without one there, nor without a roof', () => {
    expect(refusalOf(vale(), took(who, 'dwell'))).toEqual({ code: 'noWorkerOnMap' });
    const full = having(settled, { dwellings: 6, workersReady: 0, workersOnMap: 0 });
    expect(refusalOf(full, took(who, 'dwell'))).toEqual({ code: 'noRoofLeft' });
  });

  test('not the one placed on a ruin this turn', () => {
    const alone = having(vale(), { workersOnMap: 0 });
    for (const realm of ['mill', 'portal']) {
      const placed = play(alone, took(who, 'placeUnit', { realm }));
      expect(refusalOf(placed, took(who, 'dwell'))).toEqual({ code: 'noWorkerOnMap' });
      const another = having(placed, { workersOnMap: 2 });
      expect(dwelling(another)).toEqual({ ...built('fire'), [`${who}.fire`]: 1 });
    }
    const onElement = play(alone, took(who, 'placeUnit', { realm: 'elementalRealm' }));
    expect(dwelling(onElement)).toEqual({ ...built('fire'), [`${who}.fire`]: 1 });
    const wizard = standing(having(alone, { workersOnMap: 1, workersReady: 2 }), {
      wizard: 'ready',
    });
    const beside = play(wizard, took(who, 'placeUnit', { unit: 'wizard', realm: 'mill' }));
    expect(dwelling(beside)).toEqual({ ...built('fire'), [`${who}.fire`]: 1 });
  });

  test('[ELD-U3] and is no unit any more, wherever others are', () => {
    const last = having(vale(), { workersReady: 3, workersOnMap: 1, workersUnderworld: 2 });
    expect(dwelling(last)).toEqual({ ...built('fire'), [`${who}.fire`]: 1 });
    expect(linesOf(play(last, took(who, 'dwell')), `${who}.placement`)).toContainEqual({
      ...{ id: 'readyUnits', params: { ready: 3 } },
    });
  });
});

describe('points at once', () => {
  test.each([0, 1, 3, 6])('[ELD-D3] beside %i dwellings, whosever', (dwellingsBeside) => {
    const points = dwellingsBeside * 2;
    expect(dwelling(settled, { dwellingsBeside })).toEqual({
      ...{ ...built('fire'), [`${who}.fire`]: 1 },
      ...(points > 0 ? { [`${who}.vp`]: points } : {}),
    });
  });

  test.each([
    [2, 1, 4, 6],
    [0, 2, 0, 4],
    [6, 0, 12, 12],
  ])(
    '[ELD-X3] beside %i dwellings and %i ruins: %i, with the switch %i',
    (dwellingsBeside, ruinsBeside, without, withRuins) => {
      const inputs = { dwellingsBeside, ruinsBeside };
      const gained = (table: Table) =>
        valueAt(play(table, took(who, 'dwell', inputs)), `${who}.vp`) - 1;
      expect(gained(settled)).toBe(without);
      const generous = having(vale({ ruinPoints: true }), { workersOnMap: 1 });
      expect(gained(generous)).toBe(withRuins);
    },
  );

  test.each([
    ['noBifrost', 0],
    ['bifrost2', 2],
    ['bifrost10', 10],
  ])('[ELD-O6] beside Bifrost: %s brings %i', (bifrostSide, more) => {
    const cold = having(vale({ options: ['frostGiant'] }), { workersOnMap: 1 });
    const inputs = { dwellingsBeside: 1, bifrostSide };
    expect(dwelling(cold, inputs)).toMatchObject({ [`${who}.vp`]: 2 + more });
    // Where it is not used it brings nothing.
    expect(dwelling(settled, inputs)).toMatchObject({ [`${who}.vp`]: 2 });
  });

  test('[ELD-D6] [ELD-D4] the form asks what this table needs', () => {
    expect(askedBy(settled, who, 'dwell')).toEqual([
      ...['element', 'symbols', 'dwellingsBeside', 'cost'],
    ]);
    const all = having(vale({ ruinPoints: true, options: ['frostGiant'] }), { workersOnMap: 1 });
    expect(askedBy(all, who, 'dwell')).toEqual([
      ...['element', 'symbols', 'dwellingsBeside', 'ruinsBeside', 'bifrostSide', 'cost'],
    ]);
    for (const id of ['dwellingsBeside', 'ruinsBeside']) {
      expect(fieldOf(id, all, who, 'dwell')).toMatchObject({ min: 0, max: 6, start: 0 });
    }
    expect(fieldOf('symbols', all, who, 'dwell')).toMatchObject({ min: 1, max: 3, start: 1 });
  });

  test('and what it brings is said before', () => {
    const answer = offered(settled, who, 'dwell').answer?.of(viewAt(settled), {
      ...{ element: 'water', symbols: 2, dwellingsBeside: 3, cost: ['gem'] },
    });
    expect(answer?.lines).toEqual([
      { id: 'pays', params: { part: 'gem', good: 'gem', count: 1, left: 0 } },
      { id: 'dwellingGives', params: { points: 6, element: 'water', symbols: 2 } },
    ]);
  });
});

test.each(players.slice(0, 4))('[ELD-E1] the sixth roof of %s begins the end', (player) => {
  const table = having(
    ...([vale(), { dwellings: 5, workersReady: 0, workersOnMap: 1 }, player] as const),
  );
  const own = String(table.game.setup.values[`${player}Element`]);
  expect(effectOf(table, took(player, 'dwell'))).toEqual({
    ...of(player, { dwellings: 1, workersOnMap: -1, [`${own}Dwellings`]: 1, [own]: 1 }),
    ...{ 'board.ending': true, 'board.turnsLeft': 5, notices: ['lastRoof'] },
  });
});

test('[ELD-D8] put right by its element, the number follows and nobody leaves the map', () => {
  const table = having(vale(), { workersOnMap: 2, workersReady: 1 });
  expect(effectOf(table, setTo(`${who}.fireDwellings`, 2))).toEqual(
    of(who, { fireDwellings: 2, dwellings: 2 }),
  );
});
