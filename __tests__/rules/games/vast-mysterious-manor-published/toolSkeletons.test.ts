import type { Params } from '../../../../rules/engine/phrase';
import {
  answer,
  fieldTexts,
  headline,
  line,
  lineIds,
  mistakesIn,
  sumText,
  total,
} from './toolAnswers';

describe('[VMP-T10] Skeletons on a tile', () => {
  test.each([
    ['skeletons=1', 1, 2],
    ['skeletons=2', 2, 3],
    ['skeletons=3', 3, 4],
    ['skeletons=4', 4, 5],
    ['skeletons=5', 5, 6],
    ['skeletons=6', 6, 7],
    ['skeletons=1&shield=1', 2, 3],
    ['skeletons=2&shield=1', 2, 3],
    ['skeletons=3&pauldrons=1', 3, 4],
    ['skeletons=2&shield=1&pauldrons=1', 3, 4],
    ['skeletons=3&shield=1&pauldrons=1', 3, 4],
    ['skeletons=5&shield=1&pauldrons=1', 5, 6],
  ])('[VMP-T11] [VMP-T12] %s: Defense %i, Strength %i', (query, defence, strength) => {
    const found = answer(`vast-published-skeleton-group?${query}`);
    expect(headline(found, 'defence', 'strength')).toEqual(['group', defence, strength]);
    expect(total(found)).toBe(defence);
  });

  test('[VMP-T11] [VMP-T12] with the Shield: Slashy 3, Casty 2, and 4 if Slashy comes first', () => {
    const found = answer('vast-published-skeleton-group?skeletons=2&shield=1');
    expect(line(found, 'slashy')).toEqual({ defence: 3 });
    expect(line(found, 'gearFirst')).toEqual({ strength: 4 });
    expect(line(found, 'falling')).toEqual({ defences: { written: '2, 2' } });
    expect(lineIds(found)).toContain('othersFirst');
  });

  test('[VMP-T11] [VMP-T12] with the Pauldrons: Screamy 4, and 5 if she comes first', () => {
    const found = answer('vast-published-skeleton-group?skeletons=3&pauldrons=1');
    expect(line(found, 'screamy')).toEqual({ defence: 4 });
    expect(line(found, 'gearFirst')).toEqual({ strength: 5 });
    expect(line(found, 'falling')).toEqual({ defences: { written: '3, 2, 2' } });
  });

  test('[VMP-T12] one alone falls in no order', () => {
    expect(lineIds(answer('vast-published-skeleton-group?skeletons=1'))).toEqual([]);
    expect(lineIds(answer('vast-published-skeleton-group?skeletons=1&shield=1'))).toEqual([
      'slashy',
    ]);
  });

  test('both with gear cannot be one Skeleton', () => {
    const found = answer('vast-published-skeleton-group?skeletons=1&shield=1&pauldrons=1');
    expect([found.tone, headline(found, 'geared')]).toEqual(['bad', ['tooFew', 2]]);
  });

  test('[VMP-T10] the sum, and the ends', () => {
    const sumOf = (query: string) => sumText(answer(`vast-published-skeleton-group?${query}`));
    expect(sumOf('skeletons=4')).toBe('self 1, others 3');
    expect(sumOf('skeletons=1&shield=1')).toBe('self 1, gear 1');
    expect(fieldTexts('vast-published-skeleton-group')[0]).toBe('skeletons 1..6 starts 1');
    expect(mistakesIn('vast-published-skeleton-group?skeletons=7')).toEqual([
      'skeletons outOfRange',
    ]);
  });
});

describe('[VMP-T19] Stability over a turn', () => {
  const turn = (query: string) => answer(`vast-published-stability?${query}`);

  test.each([
    ['stability=2&strikes=1', 3],
    ['stability=3&lit=1', 4],
    ['stability=4&loot=1&summon=1', 5],
    ['stability=6&lit=2&strikes=2&abilities=1', 3],
    ['stability=1&lit=3', 2],
    ['stability=7&lit=1&loot=1&strikes=1&breaches=1&abilities=1&summon=1', 4],
    ['stability=0', 2],
    ['stability=0&loot=1&strikes=2', 2],
    ['stability=3&summon=1', 2],
    ['stability=1&loot=1&summon=1', 2],
    ['stability=5&lit=5&loot=1&breaches=1', 3],
  ])('[VMP-T20] %s: %i', (query, end) => {
    const found = turn(query);
    expect(headline(found, 'end')).toEqual(['end', end]);
    expect(total(found)).toBe(end);
  });

  test('[VMP-T20] the sum is written out', () => {
    const query = 'stability=9&lit=1&loot=1&strikes=1&breaches=2&abilities=3&summon=1';
    expect(sumText(turn(query))).toBe(
      'held 9, lit -1, loot 2, strikes -1, breaches -2, abilities -3, summon -3, income 2',
    );
    expect(sumText(turn('stability=2'))).toBe('held 2, income 2');
  });

  test('[VMP-T19] never below 0 at the start, which is told', () => {
    const found = turn('stability=1&lit=3');
    expect(line(found, 'floor')).toEqual({ lit: 3, lost: 1 });
    expect(sumText(found)).toBe('held 1, lit -1, income 2');
    expect(lineIds(turn('stability=3&lit=3'))).not.toContain('floor');
  });

  test.each([
    ['stability=0&strikes=1', 1, 0, 1],
    ['stability=2&lit=2&breaches=1', 1, 0, 1],
    ['stability=1&loot=1&strikes=2&abilities=3', 5, 3, 2],
  ])('[VMP-T21] what cannot be paid is told: %s', (query, costs, purse, missing) => {
    const found = turn(query);
    expect(headline(found, 'costs', 'purse', 'missing')).toEqual([
      'tooDear',
      costs,
      purse,
      missing,
    ]);
    expect([found.tone, found.sum]).toEqual(['bad', undefined]);
  });

  test.each([
    ['stability=2&summon=1', 2, 1],
    ['stability=5&strikes=3&summon=1', 2, 1],
    ['stability=0&summon=1', 0, 3],
  ])('[VMP-T21] a summon that cannot be paid: %s', (query, left, missing) => {
    expect(headline(turn(query), 'cost', 'left', 'missing')).toEqual([
      'noSummon',
      3,
      left,
      missing,
    ]);
  });

  test('[VMP-T20] the income comes after the summon', () => {
    expect(turn('stability=1&summon=1').headline.id).toBe('noSummon');
    expect(turn('stability=3&summon=1').headline.id).toBe('end');
  });

  test('[VMP-T21] LOOT!! has to come first where it pays for the rest', () => {
    expect(lineIds(turn('stability=1&loot=1&strikes=2'))).toContain('lootFirst');
    expect(lineIds(turn('stability=2&loot=1&strikes=2'))).not.toContain('lootFirst');
    expect(lineIds(turn('stability=1&loot=1&strikes=4'))).not.toContain('lootFirst');
  });

  test('[VMP-T21] five Skeletons act once each', () => {
    const found = turn('stability=9&loot=1&strikes=3&breaches=2');
    expect(line(found, 'tooManyActions')).toEqual({ actions: 6, most: 5 });
    expect(lineIds(turn('stability=9&strikes=3&breaches=2'))).not.toContain('tooManyActions');
  });

  test('[VMP-T19] its ends', () => {
    expect(lineIds(turn('stability=9'))).toContain('dialEnd');
    expect(lineIds(turn('stability=8'))).not.toContain('dialEnd');
    expect(fieldTexts('vast-published-stability')).toEqual([
      'stability 0..40 starts 2',
      'lit 0..5 starts 0',
      'loot starts false',
      'strikes 0..5 starts 0',
      'breaches 0..5 starts 0',
      'abilities 0..9 starts 0',
      'summon starts false',
    ]);
  });
});

describe('[VMP-T44] the March Order', () => {
  const places = ['first', 'second', 'third', 'fourth', 'fifth'];
  const nameIn = (params: Params, place: string) => {
    const name = params[place];
    return typeof name === 'string' ? name : '';
  };
  const ordered = (query: string) => {
    const { id, params = {} } = answer(`vast-published-march?${query}`).headline;
    const order = places.flatMap((place) => (place in params ? [nameIn(params, place)] : []));
    expect(id).toBe(`order${order.length}`);
    return order.join(' ');
  };

  test.each([
    [
      'the middle one',
      'casty,screamy,shooty,slashy,stabby',
      'shooty',
      'shooty casty screamy slashy stabby',
    ],
    [
      'the first one',
      'casty,screamy,shooty,slashy,stabby',
      'casty',
      'casty screamy shooty slashy stabby',
    ],
    ['the second of two', 'casty,screamy', 'screamy', 'screamy casty'],
    [
      'the last one',
      'shooty,casty,screamy,slashy,stabby',
      'stabby',
      'stabby shooty casty screamy slashy',
    ],
    ['two of three', 'casty,screamy,shooty', 'screamy,shooty', 'shooty screamy casty'],
    ['nobody', 'slashy,singy', '', 'slashy singy'],
    ['the same one twice', 'casty,screamy,shooty', 'shooty,screamy,shooty', 'shooty screamy casty'],
    ['one alone', 'smashy', 'smashy', 'smashy'],
    ['somebody who is not there', 'casty,screamy', 'stabby', 'casty screamy'],
  ])('%s is removed', (_, order, removed, expected) => {
    expect(ordered(`order=${order}&removed=${removed}`)).toBe(expected);
  });

  test('what is told', () => {
    const ids = (query: string) => lineIds(answer(`vast-published-march?${query}`));
    expect(ids('order=casty,screamy&removed=screamy')).toEqual([
      'respawns',
      'faceDown',
      'onceATurn',
    ]);
    expect(ids('order=casty,screamy')).toEqual(['nobodyRemoved', 'faceDown', 'onceATurn']);
    expect(ids('order=casty,screamy,shooty,slashy,stabby&removed=casty')).toEqual([
      'respawns',
      'onceATurn',
    ]);
    const stranger = answer('vast-published-march?order=casty&removed=stabby,stabby');
    expect(lineIds(stranger).filter((id) => id === 'notInPlay')).toHaveLength(1);
    expect(line(stranger, 'notInPlay')).toEqual({ skeleton: 'stabby' });
  });

  test('[VMP-T44] its ends', () => {
    expect(fieldTexts('vast-published-march')).toEqual([
      'order of at most 5 starts casty,screamy',
      'removed of at most 9 starts ',
    ]);
    expect(mistakesIn('vast-published-march?order=')).toEqual(['order wrongCount']);
    expect(
      mistakesIn('vast-published-march?order=casty,screamy,shooty,slashy,stabby,shiny'),
    ).toEqual(['order wrongCount']);
  });
});
