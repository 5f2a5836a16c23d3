import { added, chosen, moved, movedOn, setTo, switched, took } from '../eventMakers';
import { effectOf, errorOf, given, noticeIds, play, sitDown } from '../playing';
import { endlessGame, restlessGame, tinyGame } from './tinyGame';

const vigor = (value: number) => given(sitDown(tinyGame), { values: { 'hero.vigor': value } });

describe('marks of a track', () => {
  test.each([
    [4, 1, ['reached.mid']],
    [3, 1, []],
    [5, 1, ['medal']],
    [0, 2, ['reached.low']],
    [1, 9, ['reached.low', 'reached.mid', 'medal', 'reached.high', 'victory.heroStrong']],
  ])('from %i up by %i: those reached speak, in the order of their spaces', (from, by, said) => {
    expect(noticeIds(play(vigor(from), moved('hero.vigor', by)))).toEqual(said);
  });

  test.each([
    [5, -1, ['left.mid']],
    [6, -1, []],
    [2, -1, ['left.low']],
    [9, -9, ['left.high', 'left.mid', 'left.low']],
  ])('from %i down by %i: those left speak, highest first', (from, by, said) => {
    expect(noticeIds(play(vigor(from), moved('hero.vigor', by)))).toEqual([...said, 'consoled']);
  });

  test('a set value crosses the marks on its way like a move', () => {
    expect(noticeIds(play(vigor(1), setTo('hero.vigor', 7)))).toEqual([
      'reached.low',
      'reached.mid',
      'medal',
    ]);
  });

  test('a mark that counts once speaks the first time only, and never on the way down', () => {
    const table = play(vigor(5), moved('hero.vigor', 1));
    expect(noticeIds(table)).toEqual(['medal']);
    const fallen = play(table, moved('hero.vigor', -2));
    expect(noticeIds(fallen)).toEqual(['left.mid', 'consoled']);
    expect(noticeIds(play(fallen, moved('hero.vigor', 3)))).toEqual(['reached.mid']);
  });

  test('what a mark causes happens, and its own marks speak too', () => {
    const table = play(sitDown(tinyGame), took('hero', 'challenge'), took('hero', 'challenge'));
    expect(effectOf(table, moved('rival.fear', 1))).toEqual({
      'rival.fear': 1,
      'hero.coins': 2,
      notices: ['fled'],
    });
  });
});

describe('the ends of a track', () => {
  test('a move stops at them', () => {
    expect(play(vigor(3), moved('hero.vigor', 999)).state.values['hero.vigor']).toBe(10);
    expect(play(vigor(3), setTo('hero.vigor', -999)).state.values['hero.vigor']).toBe(0);
  });

  test('a move that stops half-way crosses only what it passed', () => {
    const table = sitDown(tinyGame, { vigorEnd: 5 });
    expect(noticeIds(play(table, moved('hero.vigor', 9)))).toEqual(['reached.mid']);
  });

  test('a move that cannot start is refused, and so is one by nothing', () => {
    const error = { code: 'atItsEnd', target: 'hero.vigor' };
    expect(errorOf(vigor(10), moved('hero.vigor', 1))).toEqual(error);
    expect(errorOf(vigor(0), moved('hero.vigor', -1))).toEqual(error);
    expect(errorOf(vigor(3), moved('hero.vigor', 0))).toEqual(error);
    expect(errorOf(vigor(3), setTo('hero.vigor', 3))).toEqual(error);
  });

  test('ends given by the set-up', () => {
    const table = sitDown(tinyGame, { vigorEnd: 20 });
    expect(play(table, moved('hero.vigor', 999)).state.values['hero.vigor']).toBe(20);
  });

  test('an upper end that comes down takes the number with it', () => {
    const table = play(vigor(8), setTo('hero.load', 8));
    expect(effectOf(table, took('hero', 'pay'))).toEqual({
      'hero.vigor': -2,
      'hero.load': -2,
      notices: ['left.high'],
    });
  });

  test('a lower end that comes up takes the number with it', () => {
    expect(effectOf(vigor(3), switched('hero.cursed', true))).toEqual({
      'hero.cursed': true,
      'hero.load': 1,
    });
  });

  test('where the ends pass each other the lower one counts', () => {
    const table = play(sitDown(tinyGame), switched('hero.pinched', true));
    expect(table.state.values['hero.squeezed']).toBe(4);
    expect(errorOf(table, moved('hero.squeezed', 1))).toMatchObject({ code: 'atItsEnd' });
  });
});

describe('what follows from a change once', () => {
  test('a large loss is one loss', () => {
    expect(effectOf(vigor(4), moved('hero.vigor', -3))).toEqual({
      'hero.vigor': -3,
      'hero.coins': 1,
      notices: ['left.low', 'consoled'],
    });
  });

  test('joined taps belong to the loss before them', () => {
    const table = play(vigor(4), moved('hero.vigor', -1), ...taps(3));
    expect(table.state.values).toMatchObject({ 'hero.vigor': 0, 'hero.coins': 1 });
    expect(noticeIds(table)).toEqual(['consoled', 'left.low']);
  });

  test('separate taps are separate losses', () => {
    const table = play(vigor(4), moved('hero.vigor', -1), moved('hero.vigor', -1));
    expect(table.state.values['hero.coins']).toBe(2);
  });

  test('what is spent by choice is no loss, but crosses marks', () => {
    expect(effectOf(vigor(6), took('hero', 'pay'))).toEqual({
      'hero.vigor': -2,
      notices: ['left.mid'],
    });
  });

  test('a rule that sets a number is a change like any other', () => {
    expect(effectOf(vigor(3), took('hero', 'faint'))).toEqual({
      'hero.vigor': -3,
      'hero.coins': 1,
      notices: ['left.low', 'consoled'],
    });
  });

  test('nothing follows where nothing moved', () => {
    expect(effectOf(vigor(0), took('hero', 'faint'))).toEqual({});
  });
});

describe('changes to others', () => {
  test('reach a seat at the table', () => {
    expect(effectOf(sitDown(tinyGame), took('hero', 'challenge'))).toEqual({
      'rival.fear': 1,
      'rival.energy': -2,
      'rival.alert': true,
      'rival.mood': 'angry',
      'rival.traps': ['trap1'],
      'serials.rival.traps': 1,
      notices: ['challenged'],
    });
  });

  test('do nothing to a seat that is not there', () => {
    const table = sitDown(tinyGame, { seats: ['hero', 'guest'] });
    expect(effectOf(table, took('hero', 'challenge'))).toEqual({ notices: ['challenged'] });
    expect(Object.keys(play(table, took('hero', 'challenge')).state.values)).not.toContain(
      'rival.fear',
    );
  });
});

describe('consequences', () => {
  test('are applied until nothing more follows', () => {
    const pets = play(sitDown(tinyGame), added('hero.pets'), added('hero.pets'));
    const hungry = given(pets, { values: { 'hero.pet1.food': 3, 'hero.pet2.food': 3 } });
    expect(effectOf(hungry, chosen('hero.stance', 'fierce'))).toEqual({
      'hero.stance': 'fierce',
      'hero.pets': [],
      ...{ 'hero.pet1.food': 'gone', 'hero.pet1.place': 'gone' },
      ...{ 'hero.pet2.food': 'gone', 'hero.pet2.place': 'gone' },
      'hero.coins': 2,
      notices: ['petLeft', 'petLeft'],
    });
  });

  test('that never end are a mistake of the game, not a hanging app', () => {
    expect(() => play(sitDown(endlessGame), moved('hero.coins', 1))).toThrow(
      'rules of tiny do not settle',
    );
  });

  test('so are changes that cause each other for ever', () => {
    expect(() => play(sitDown(restlessGame), moved('hero.restless', 1))).toThrow(
      'rules of tiny do not settle',
    );
  });
});

function taps(count: number) {
  return Array.from({ length: count }, () => movedOn('hero.vigor', -1));
}
