import { gearNamesOf } from '../../../../rules/games/vast-mysterious-manor-published/skeletonRoster';
import {
  answer,
  fieldTexts,
  headline,
  line,
  lineIds,
  mistakesIn,
  sumText,
  total,
  toolCalled,
} from './toolAnswers';

const attack = (query: string) => answer(`vast-published-skeleton-attack?${query}`);

describe('[VMP-T13] the attack of a Skeleton', () => {
  test.each([
    ['Casty at the Paladin without prepares', 'skeleton=casty', 1, 'hit', 1],
    ['Casty at a prepare', 'skeleton=casty&defence=1', 1, 'miss', 1],
    ['Slashy with Strength 2', 'skeleton=slashy&strong=1&spaces=1&defence=2', 3, 'hit', 2],
    ['Stabby, three spaces', 'skeleton=stabby&spaces=3&defence=3', 4, 'hit', 2],
    ['Shooty from afar', 'skeleton=shooty&far=1&spaces=2&defence=2', 3, 'hit', 2],
    ['Screamy at the Spider', 'skeleton=screamy&spaces=2&defence=2', 3, 'hit', 1],
    ['Slashy, four spaces', 'skeleton=slashy&strong=1&spaces=4&defence=6', 6, 'miss', 2],
    ['Slashy without paying', 'skeleton=slashy&spaces=4&defence=4', 5, 'hit', 1],
    ['Shooty on the space', 'skeleton=shooty&defence=0', 1, 'hit', 1],
    ['Shooty from afar by the card', 'skeleton=shooty&far=1&rangedCost=0', 1, 'hit', 1],
    ['Singy', 'skeleton=singy&spaces=1&defence=1', 2, 'hit', 1],
    ['Smashy', 'skeleton=smashy&spaces=4&defence=5', 5, 'miss', 1],
    ['Stabby leaving the Grit', 'skeleton=stabby&gritLoss=0', 1, 'hit', 1],
    ['Stabby misses and pays nothing more', 'skeleton=stabby&defence=1', 1, 'miss', 1],
  ])('[VMP-T14] [VMP-T16] %s', (_, query, strength, outcome, spent) => {
    const found = attack(query);
    expect(headline(found, 'strength', 'spent')).toEqual([outcome, strength, spent]);
    expect(found.tone).toBe(outcome === 'hit' ? 'good' : 'bad');
    expect(total(found)).toBe(strength);
    expect(line(found, 'cost')).toMatchObject({ spent, left: 2 - spent });
  });

  test('the sum is written out', () => {
    expect(sumText(attack('skeleton=slashy&strong=1&spaces=2'))).toBe('base 1, strong 1, spaces 2');
    expect(sumText(attack('skeleton=casty'))).toBe('base 1, spaces 0');
  });

  test.each([
    ['none is left', 'skeleton=casty&stability=0', 1],
    ['none is left for Slashy', 'skeleton=slashy&stability=0&strong=1', 1],
    ['the Great Axe is Slashy’s', 'skeleton=casty&gear=axe&stability=0', 1],
  ])('[VMP-T16] no attack: %s', (_, query, cost) => {
    const found = attack(query);
    expect(headline(found, 'cost', 'stability')).toEqual(['noAttack', cost, 0]);
    expect([found.tone, lineIds(found)]).toEqual(['bad', ['goesBack']]);
  });

  test('[VMP-T15] [VMP-T16] from afar 1 Stability is not enough where it costs 1 more', () => {
    const found = attack('skeleton=shooty&far=1&stability=1');
    expect(headline(found, 'cost', 'stability')).toEqual(['noAttack', 2, 1]);
    expect(lineIds(found)).toEqual(['noShot', 'rangedDoubt']);
    expect(attack('skeleton=shooty&far=1&stability=1&rangedCost=0').headline.id).toBe('hit');
  });

  test('[VMP-T16] the Great Axe strikes for nothing, Strength 2 still costs', () => {
    const free = attack('skeleton=slashy&gear=greatAxe&stability=0&strong=1');
    expect(headline(free, 'strength', 'spent')).toEqual(['hit', 1, 0]);
    expect(sumText(free)).toBe('base 1, strongUnpaid 0, spaces 0');
    const paid = attack('skeleton=slashy&gear=great-axe&stability=1&strong=1&defence=1');
    expect(headline(paid, 'strength', 'spent')).toEqual(['hit', 2, 1]);
  });

  test('[VMP-T14] without the Stability for it Slashy has Strength 1', () => {
    const found = attack('skeleton=slashy&strong=1&stability=1&defence=1');
    expect(headline(found, 'strength', 'spent')).toEqual(['miss', 1, 1]);
    expect(found.sum?.filter(({ idle }) => idle).map(({ id }) => id)).toEqual(['strongUnpaid']);
  });

  test.each([
    ['', 2, 'paidRange', 'stays'],
    ['&rangedCost=0', 1, undefined, 'stays'],
    ['&gear=longbow', 2, 'paidRange', 'staysLongbow'],
  ])('[VMP-T15] Shooty from afar%s', (query, spent, range, stays) => {
    const found = attack(`skeleton=shooty&far=1${query}`);
    expect(headline(found, 'spent')).toEqual(['hit', spent]);
    expect(lineIds(found)).toContain(stays);
    expect(lineIds(found)).toContain('rangedDoubt');
    expect(lineIds(found)).not.toContain('removed');
    expect(lineIds(found).find((id) => id === 'paidRange')).toBe(range);
  });

  test('[VMP-T15] Casty reaches far only with the Fetish; it is Casty’s', () => {
    expect(lineIds(attack('skeleton=casty&gear=fetish&far=1'))).toContain('stays');
    expect(lineIds(attack('skeleton=casty&far=1'))).toContain('removed');
    expect(lineIds(attack('skeleton=screamy&gear=fetish&far=1'))).toContain('removed');
    expect(lineIds(attack('skeleton=casty&gear=fetish'))).toContain('removed');
  });

  test('[VMP-T15] a miss from afar stays as well', () => {
    expect(lineIds(attack('skeleton=shooty&far=1&defence=9'))).toContain('stays');
  });

  test.each(['skeleton=casty', 'skeleton=casty&defence=5', 'skeleton=shiny'])(
    '[VMP-T18] hit or miss the attacker is removed: %s',
    (query) => {
      expect(lineIds(attack(query))).toContain('removed');
    },
  );

  test.each([
    ['', 2, 1, { loss: 3 }, false],
    ['&gear=kukri', 2, 1, { loss: 6 }, false],
    ['&gear=poison&stability=3', 3, 2, { loss: 3 }, true],
    ['&gear=poison,kukri&stability=9', 3, 2, { loss: 6 }, true],
    ['&gear=poison&gritLoss=0', 2, 2, undefined, true],
  ])('[VMP-T17] Stabby hits%s', (query, spent, health, loss, poisoned) => {
    const found = attack(`skeleton=stabby${query}`);
    expect(headline(found, 'spent')).toEqual(['hit', spent]);
    expect(line(found, 'paladinLoses')).toEqual({ health });
    expect(line(found, 'gritPaid')).toEqual(loss);
    expect(lineIds(found).includes('poisonPaid')).toBe(poisoned);
  });

  test('[VMP-T17] what cannot be paid after a hit is told', () => {
    const one = attack('skeleton=stabby&stability=1&gear=poison');
    expect(headline(one, 'spent')).toEqual(['hit', 1]);
    expect(line(one, 'gritUnpaid')).toEqual({ loss: 3 });
    expect(lineIds(one)).toContain('poisonUnpaid');
    const two = attack('skeleton=stabby&stability=2&gear=poison');
    expect(lineIds(two)).toContain('gritPaid');
    expect(lineIds(two)).toContain('poisonUnpaid');
  });

  test('[VMP-T17] after a miss nobody loses anything', () => {
    const ids = lineIds(attack('skeleton=stabby&defence=9&gear=poison,kukri&stability=9'));
    expect(ids).toEqual(['cost', 'removed']);
  });

  test('[VMP-T17] every hit takes Health, or a Spiderling', () => {
    const ids = lineIds(attack('skeleton=sniffy'));
    expect(ids).toEqual(['cost', 'paladinLoses', 'spiderLoses', 'removed']);
  });

  test('gear of the five is offered; Poison is Stabby’s', () => {
    const field = toolCalled('vast-published-skeleton-attack').fields.find(
      ({ id }) => id === 'gear',
    );
    const gear = ['casty', 'screamy', 'shooty', 'slashy', 'stabby'].flatMap((id) =>
      gearNamesOf(id),
    );
    expect(gear).toHaveLength(15);
    expect(field && 'options' in field && field.options).toEqual(gear);
    expect(lineIds(attack('skeleton=slashy&gear=poison&stability=9'))).not.toContain('poisonPaid');
  });

  test('its fields', () => {
    expect(fieldTexts('vast-published-skeleton-attack')).toEqual([
      'skeleton starts casty',
      'spaces 0..4 starts 0',
      'defence 0..20 starts 0',
      'stability 0..30 starts 2',
      'gear starts ',
      'strong starts false',
      'far starts false',
      'rangedCost starts true',
      'gritLoss starts true',
    ]);
    expect(mistakesIn('vast-published-skeleton-attack?spaces=5&skeleton=bony&gear=sash')).toEqual([
      'skeleton unknownOption',
      'spaces outOfRange',
      'gear unknownOption',
    ]);
  });
});

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
      'stability 0..30 starts 2',
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
  const ordered = (query: string) => {
    const { id, params = {} } = answer(`vast-published-march?${query}`).headline;
    const order = places.flatMap((place) => params[place] ?? []);
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
