import type { ToolAnswer } from '../../../../rules/engine/answer';
import { figureIn } from '../../playing';
import { answer, fieldTexts, mistakesIn, read, toolCalled } from '../toolAnswers';

const ask = (link: string) => answer(`eldervale-battle?${link}`);

/** Each bar with its dice and its chance out of so many throws. */
function barsIn({ bars = [] }: ToolAnswer, throws: number): readonly string[] {
  return bars.map(({ id, params, chance }) => {
    const whose = id === 'barWins' ? `${figureIn(params, 'who')} ${figureIn(params, 'dice')}` : id;
    return `${whose}: ${Number((chance * throws).toFixed(6))}`;
  });
}

const written = (text: string) => ({ written: text });
const favourite = (who: string, percent: string) => ({
  id: 'favourite',
  params: { who: who === 'monster' ? who : written(who), percent: written(percent) },
});
const even = (count: number, percent: string) => ({
  id: 'even',
  params: { count, percent: written(percent) },
});
const oneMore = (who: string, now: string, after: string, gained: number) => ({
  id: 'oneMore',
  params: {
    ...{ who: written(who), now: written(now), after: written(after), gained },
  },
});

describe('[ELD-C1] [ELD-B14] eldervale-battle before the roll', () => {
  test('two dice against one: chances, and what a die more would do [ELD-B4]', () => {
    const found = ask('counts=1,2');
    expect(found.tone).toBe('plain');
    expect(found.headline).toEqual(favourite('B', '74.5'));
    expect(barsIn(found, 216)).toEqual(['A 1: 55', 'B 2: 161', 'barNobody: 0']);
    // With two dice A would be even with B: 615 of 1296. Three against one lose to 225 of 1296.
    expect(found.lines).toEqual([
      oneMore('A', '25.5', '47.5', 22),
      oneMore('B', '74.5', '82.6', 8.1),
    ]);
    expect(found.barsFirst).toBe(true);
    expect(found.hands).toBeUndefined();
  });

  test('[ELD-B5] whoever has six dice is not told of a seventh', () => {
    const found = ask('counts=6,5');
    expect(found.lines.map(({ params }) => figureIn(params, 'who'))).toEqual(['B']);
    expect(ask('counts=6,6').lines).toEqual([]);
  });

  test('[ELD-M2] [ELD-X5] a monster has its own dice, up to twelve, and gets no more', () => {
    const found = ask('counts=1&monsterCount=2');
    expect(found.headline).toEqual(favourite('monster', '74.5'));
    expect(barsIn(found, 216)).toEqual(['A 1: 55', 'monster 2: 161', 'barNobody: 0']);
    expect(found.lines.map(({ params }) => figureIn(params, 'who'))).toEqual(['A']);
    expect(barsIn(ask('counts=6,6,6,6,6&monsterCount=12'), 1)).toHaveLength(7);
  });

  test('a place without dice is nobody', () => {
    expect(barsIn(ask('counts=0,1,0,1&monsterCount=0'), 36)).toEqual([
      'B 1: 15',
      'D 1: 15',
      'barNobody: 6',
    ]);
  });

  test('one has rolled, another has not: no more dice for the one', () => {
    const found = ask('counts=1,1&a=4');
    expect(barsIn(found, 6)).toEqual(['A 1: 3', 'B 1: 2', 'barNobody: 1']);
    // Two dice of B stay below 4 in 9 of 36 throws; otherwise B has at least a 4 and one more.
    expect(found.lines).toEqual([oneMore('B', '33.3', '75', 41.7)]);
    expect(found.headline).toEqual(favourite('A', '50'));
  });

  test('the dice that fell count, not the number said before', () => {
    expect(barsIn(ask('counts=5,1&a=4'), 6)).toEqual(['A 1: 3', 'B 1: 2', 'barNobody: 1']);
  });

  test('nobody is ahead where the best chances are the same; the headline says how many', () => {
    expect(ask('counts=1,1').headline).toEqual(even(2, '41.7'));
    expect(ask('counts=3,3').headline).toEqual(even(2, '48.9'));
    expect(ask('counts=1,1,1').headline).toEqual(even(3, '25.5'));
    expect(ask('counts=2,1,2').headline.params).toMatchObject({ count: 2 });
    expect(ask('counts=3&monsterCount=3').headline).toEqual(even(2, '48.9'));
    // So many throws that a rounding would tell D and the monster apart.
    expect(ask('counts=4,5,5,6,3&monsterCount=6').headline).toEqual(even(2, '26.4'));
    expect(ask('counts=2,1').headline.id).toBe('favourite');
  });

  test('what is not certain never reads like it', () => {
    // Even six ones beat a single one.
    expect(ask('counts=6,1&b=1').headline).toEqual(favourite('A', '100'));
    // Only six sixes are better, and six throws are the same.
    const close = ask('counts=6,6&a=6,6,6,6,6,5');
    expect(close.headline).toEqual(favourite('A', '>99.9'));
    expect(barsIn(close, 6 ** 6)).toEqual(['A 6: 46649', 'B 6: 1', 'barNobody: 6']);
    expect(ask('counts=5,6&b=6,6,6,6,6,5').lines).toEqual([oneMore('A', '0', '<0.1', 0)]);
  });

  test.each(['', 'counts=', 'counts=4', 'counts=0,3', 'a=6,6', 'monsterCount=3'])(
    '[ELD-B13] “%s”: it takes two',
    (link) => expect(ask(link)).toEqual({ tone: 'plain', headline: { id: 'needTwo' }, lines: [] }),
  );
});

describe('[ELD-C1] [ELD-B7] eldervale-battle rolls for everybody', () => {
  const rolled = (link: string) => {
    const { values } = read(`eldervale-battle?${link}`);
    return toolCalled('eldervale-battle').roll?.(values, values);
  };

  test('each side its dice, six faces each', () => {
    expect(rolled('counts=4,0,1&monsterCount=9')).toEqual([
      { into: 'a', count: 4, sides: 6 },
      { into: 'c', count: 1, sides: 6 },
      { into: 'monster', count: 9, sides: 6 },
    ]);
    expect(rolled('')).toEqual([]);
  });

  test('the same dice once more for those who entered theirs, however many were counted', () => {
    expect(rolled('a=6,4&b=3&monster=1,1,1')).toEqual([
      { into: 'a', count: 2, sides: 6 },
      { into: 'b', count: 1, sides: 6 },
      { into: 'monster', count: 3, sides: 6 },
    ]);
    expect(rolled('counts=5,1&a=4,2')).toEqual([
      { into: 'a', count: 2, sides: 6 },
      { into: 'b', count: 1, sides: 6 },
    ]);
  });

  test('[ELD-B5] [ELD-M2] the ends of its fields', () => {
    expect(fieldTexts('eldervale-battle')).toEqual([
      'counts 0..6 of at most 5 starts ',
      'monsterCount 0..12 starts 0',
      ...['a', 'b', 'c', 'd', 'e'].map((id) => `${id} 1..6 of at most 6 starts `),
      'monster 1..6 of at most 12 starts ',
    ]);
  });

  test.each([
    ['', 'a b'],
    ['counts=4,3', 'a b'],
    ['counts=4,3,3', 'a b c'],
    ['counts=1,1,1,1', 'a b c d'],
    ['monsterCount=1', 'a b monster'],
    ['a=6', 'a b'],
    ['a=6&monster=6,1', 'a b monster'],
    ['counts=1,1,1,1,1&monsterCount=3', 'a b c d e monster'],
    ['a=6,4&b=6,4,1', 'a b c'],
    ['b=2&d=3&monster=6', 'a b c d e monster'],
  ])('%s: asked for the dice of %s', (link, sides) => {
    const { values } = read(`eldervale-battle?${link}`);
    const asked = toolCalled('eldervale-battle').fields.filter(
      ({ when }) => when?.(values) ?? true,
    );
    expect(asked.map(({ id }) => id)).toEqual(['counts', 'monsterCount', ...sides.split(' ')]);
  });

  test.each([
    ['a=7', ['a outOfRange']],
    ['a=6,0', ['a outOfRange']],
    ['b=1,2,3,4,5,6,1', ['b wrongCount']],
    ['c=x&monster=six', ['c notANumber', 'monster notANumber']],
    ['counts=7,1', ['counts outOfRange']],
    ['counts=1,1,1,1,1,1&monsterCount=13', ['counts wrongCount', 'monsterCount outOfRange']],
  ])('%s is no battle', (link, mistakes) => {
    expect(mistakesIn(`eldervale-battle?${link}`)).toEqual(mistakes);
  });
});
