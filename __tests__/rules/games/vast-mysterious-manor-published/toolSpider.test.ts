import { lootTerror } from '../../../../rules/games/vast-mysterious-manor-published/tools/terror';
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

describe('[VMP-T22] an Egg', () => {
  test.each([
    [0, 0, 1, 2, 6],
    [2, 3, 3, 4, 1],
    [4, 1, 5, 6, 1],
    [5, 0, 6, 7, 1],
    [0, 3, 1, 2, 3],
    [3, 2, 4, 5, 1],
  ])('%i blood, %i webs: Defense %i, Strength %i', (blood, webs, defence, strength, missing) => {
    const found = answer(`vast-published-egg?blood=${blood}&webs=${webs}`);
    expect(headline(found, 'defence', 'strength')).toEqual(['holds', defence, strength]);
    expect(line(found, 'toHatch')).toEqual({ pieces: blood + webs, missing });
    expect(lineIds(found).includes('websNoDefence')).toBe(webs > 0);
    expect(total(found)).toBe(defence);
  });

  test.each([
    [3, 3],
    [6, 0],
    [4, 2],
    [5, 1],
    [6, 3],
    [15, 0],
  ])('[VMP-T23] %i blood and %i webs hatch', (blood, webs) => {
    const found = answer(`vast-published-egg?blood=${blood}&webs=${webs}`);
    expect(headline(found, 'pieces', 'terror')).toEqual(['hatches', blood + webs, 2]);
    expect(lineIds(found)[0]).toBe('websStay');
    expect(total(found)).toBe(blood + webs);
  });

  test.each([
    [0, 0, 0],
    [1, 0, 0],
    [2, 1, 2],
    [3, 2, 3],
    [4, 2, 3],
    [12, 2, 3],
  ])('[VMP-T24] %i cards lay %i Eggs', (cards, eggs, cost) => {
    const found = answer(`vast-published-egg?cards=${cards}`);
    expect(line(found, 'laying')).toEqual({ cards, eggs, cost });
  });

  test.each([
    [1, 1, 1, 1],
    [0, 1, 0, 0],
    [5, 1, 1, 1],
    [5, 2, 0, 0],
  ])('[VMP-T24] %i cards after %i Eggs of this turn lay %i more', (cards, laid, eggs, cost) => {
    const found = answer(`vast-published-egg?cards=${cards}&laid=${laid}`);
    expect(line(found, 'laying')).toEqual({ cards, eggs, cost });
  });

  test('[VMP-T22] its fields', () => {
    expect(fieldTexts('vast-published-egg')).toEqual([
      'blood 0..15 starts 0',
      'webs 0..3 starts 0',
      'cards 0..12 starts 3',
      'laid 0..2 starts 0',
    ]);
    expect(mistakesIn('vast-published-egg?blood=x&webs=4')).toEqual([
      'blood notANumber',
      'webs outOfRange',
    ]);
  });
});

describe('[VMP-T25] Terror over a turn', () => {
  const turn = (query: string) => answer(`vast-published-terror?${query}`);

  test.each([
    ['terror=0&blood=3', 1, false],
    ['terror=3&blood=3&webs=6', 5, false],
    ['terror=5&webs=6&hatched=2', 10, false],
    ['terror=6&blood=5&webs=8&looted=4', 10, false],
    ['terror=8&blood=3&hatched=1', 11, false],
    ['terror=9&looted=5', 12, true],
    ['terror=4&looted=1', 4, false],
    ['terror=0&blood=2&webs=5', 0, false],
    ['terror=0&blood=15', 1, false],
    ['terror=11&webs=10', 12, true],
    ['terror=12', 12, true],
    ['terror=0&blood=3&webs=6&hatched=3&looted=9', 11, false],
  ])('[VMP-T26] [VMP-T27] %s: %i', (query, terror, leaves) => {
    const found = turn(query);
    expect(headline(found, 'terror', 'missing')).toEqual([
      leaves ? 'mayLeave' : 'terror',
      terror,
      Math.max(0, 12 - terror),
    ]);
    expect(lineIds(found).includes('wayOut')).toBe(leaves);
    expect(total(found)).toBe(terror);
  });

  test.each([
    ['10', 'terror=5&webs=6&hatched=2', true],
    ['10', 'terror=6&blood=3&webs=6&looted=4', true],
    ['10', 'terror=8&blood=3', false],
    ['8', 'terror=8', true],
    ['8', 'terror=7', false],
    ['hatchling', 'terror=8', true],
    ['Consumer', 'terror=9', false],
    ['12', 'terror=11', false],
  ])('[VMP-T27] the goal %s: %s', (goal, query, leaves) => {
    expect(turn(`${query}&goal=${goal}`).headline.id).toBe(leaves ? 'mayLeave' : 'terror');
  });

  test('[VMP-T26] what is looted', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 9].map(lootTerror)).toEqual([0, 0, 1, 2, 2, 3, 3, 3]);
  });

  test('[VMP-T25] Scare and Loot take a card each', () => {
    expect(sumText(turn('webs=6&cards=0'))).toBe('held 0, noFeed 0, scareNoCard 0');
    expect(sumText(turn('webs=6&cards=1'))).toBe('held 0, noFeed 0, scare 1');
    expect(sumText(turn('webs=6&cards=1&looted=2'))).toBe(
      'held 0, noFeed 0, scareNoCard 0, loot 1',
    );
    expect(sumText(turn('webs=6&cards=2&looted=2'))).toBe('held 0, noFeed 0, scare 1, loot 1');
    expect(sumText(turn('webs=6&cards=0&looted=5'))).toBe(
      'held 0, noFeed 0, scareNoCard 0, lootNoCard 0',
    );
    // A Loot that brings nothing keeps no card from Scare.
    expect(sumText(turn('webs=6&cards=1&looted=1'))).toBe('held 0, noFeed 0, scare 1, noLoot 0');
  });

  test('[VMP-T25] Feed takes 3 Blood, once', () => {
    expect(line(turn('blood=7'), 'bloodLeft')).toEqual({ left: 4 });
    expect(lineIds(turn('blood=2'))).not.toContain('bloodLeft');
  });

  test('[VMP-T25] what was used this turn does not count again', () => {
    const used = turn('terror=2&blood=4&webs=7&cards=2&fed=1&scared=1');
    expect(headline(used, 'terror')).toEqual(['terror', 2]);
    expect(sumText(used)).toBe('held 2, fedBefore 0, scaredBefore 0');
    expect(lineIds(used)).not.toContain('bloodLeft');
    expect(headline(turn('terror=2&blood=4&webs=7&fed=1'), 'terror')).toEqual(['terror', 3]);
  });

  test('[VMP-T25] its ends', () => {
    expect(lineIds(turn('terror=13'))).toContain('dialEnd');
    expect(lineIds(turn('terror=12'))).not.toContain('dialEnd');
    expect(fieldTexts('vast-published-terror')).toEqual([
      'terror 0..40 starts 0',
      'blood 0..15 starts 0',
      'webs 0..10 starts 0',
      'cards 0..12 starts 3',
      'hatched 0..3 starts 0',
      'looted 0..9 starts 0',
      'fed starts false',
      'scared starts false',
      'goal starts 12',
    ]);
    expect(mistakesIn('vast-published-terror?goal=9')).toEqual(['goal unknownOption']);
  });
});
