import { gearNamesOf } from '../../../../rules/games/vast-mysterious-manor-published/skeletonRoster';
import {
  answer,
  fieldTexts,
  headline,
  line,
  lineIds,
  mistakesIn,
  sumText,
  toolCalled,
  total,
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
      'stability 0..40 starts 2',
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
