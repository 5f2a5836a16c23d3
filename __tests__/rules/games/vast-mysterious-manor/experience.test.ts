import { chosen, moved, movedOn, setTo, took } from '../../eventMakers';
import {
  derivedAt,
  effectOf,
  errorOf,
  given,
  noticeIds,
  play,
  type Table,
  valueAt,
} from '../../playing';
import { tableOf } from './manorTable';

function experience(value: number, table: Table = tableOf()): Table {
  return given(table, { values: { 'paladin.experience': value } });
}

const cubes = (table: Table) => derivedAt(table, 'paladin.heroCubes');
const lost = ['lightForLoss'];

describe('[VMM-T5] Experience and hero cubes, as the fact sheet works them out (V-5)', () => {
  test.each<[number, number, number, number, number, readonly string[]]>([
    [0, 2, 2, 2, 2, []],
    [4, 2, 6, 2, 3, ['heroCubeGained']],
    [16, 5, 21, 3, 4, ['heroCubeGained']],
    [33, 2, 35, 4, 5, ['heroCubeGained']],
    [10, 2, 12, 3, 3, ['taskDone']],
    [25, 5, 30, 4, 4, ['taskDone']],
    [6, -2, 4, 3, 2, ['heroCubeReturned', ...lost]],
    [19, -4, 15, 4, 3, ['heroCubeReturned', ...lost]],
    [36, -19, 17, 5, 3, ['heroCubeReturned', 'heroCubeReturned', ...lost]],
    [3, -5, 0, 2, 2, lost],
  ])('%i %i makes %i; hero cubes %i, then %i; says %j', (from, by, to, held, left, said) => {
    const before = experience(from);
    expect(cubes(before)).toBe(held);
    const after = play(before, moved('paladin.experience', by));
    expect(valueAt(after, 'paladin.experience')).toBe(to);
    expect(cubes(after)).toBe(left);
    expect(noticeIds(after)).toEqual(said);
    expect(valueAt(after, 'paladin.light')).toBe(by < 0 ? 1 : 0);
  });

  test('[VMM-P2] a cube gained says where it stood and how many there are', () => {
    expect(play(experience(4), moved('paladin.experience', 2)).notices).toEqual([
      { id: 'heroCubeGained', tone: 'gain', params: { at: 5, cubes: 3 } },
    ]);
  });

  test('[VMM-P4] two spaces fallen below give two cubes back, the higher first', () => {
    expect(play(experience(36), moved('paladin.experience', -19)).notices.slice(0, 2)).toEqual([
      { id: 'heroCubeReturned', tone: 'loss', params: { at: 35, cubes: 4 } },
      { id: 'heroCubeReturned', tone: 'loss', params: { at: 18, cubes: 3 } },
    ]);
  });

  test('[VMM-P1] [VMM-B2] it starts at 0 and ends where the board ends', () => {
    expect(valueAt(tableOf(), 'paladin.experience')).toBe(0);
    const short = experience(34, tableOf(undefined, { experienceEnd: 35 }));
    expect(effectOf(short, took('paladin', 'rejectTreasure'))).toMatchObject({
      'paladin.experience': 1,
    });
  });
});

describe('[VMM-P6] a loss gives Light once', () => {
  test('[VMM-X23] nineteen quick taps are one loss', () => {
    const taps = Array.from({ length: 18 }, () => movedOn('paladin.experience', -1));
    const after = play(experience(36), moved('paladin.experience', -1), ...taps);
    expect(valueAt(after, 'paladin.experience')).toBe(17);
    expect(valueAt(after, 'paladin.light')).toBe(1);
    expect(noticeIds(after)).toEqual(['lightForLoss', 'heroCubeReturned', 'heroCubeReturned']);
  });

  test('two losses give two', () => {
    const twice = play(
      experience(17),
      took('paladin', 'lossAmbush'),
      took('paladin', 'lossWraith'),
    );
    expect(valueAt(twice, 'paladin.light')).toBe(2);
  });

  test('[VMM-P9] the pool holds 5', () => {
    const full = given(experience(17), { values: { 'paladin.light': 5, 'paladin.fire': 5 } });
    expect(effectOf(full, took('paladin', 'lossAmbush'))).toEqual({ 'paladin.experience': -2 });
    expect(errorOf(full, moved('paladin.light', 1))).toMatchObject({ code: 'atItsEnd' });
    expect(errorOf(full, moved('paladin.fire', 1))).toMatchObject({ code: 'atItsEnd' });
  });
});

describe('[VMM-P5] a task is done once', () => {
  test.each([
    [10, 'taskExperience11'],
    [25, 'taskExperience26'],
  ])('[VMM-X5] from %i up: not again after a fall and a rise', (from, task) => {
    const done = play(experience(from), moved('paladin.experience', 2));
    expect(done.notices).toEqual([{ id: 'taskDone', tone: 'gain', params: { task } }]);
    expect(done.state.toggles[`paladin.${task}`]).toBe(true);
    const fallen = play(done, moved('paladin.experience', -4));
    expect(fallen.state.toggles[`paladin.${task}`]).toBe(true);
    expect(noticeIds(play(fallen, moved('paladin.experience', 4)))).toEqual([]);
  });

  test('one long rise passes cubes and tasks in their order', () => {
    expect(noticeIds(play(experience(0), setTo('paladin.experience', 40)))).toEqual([
      'heroCubeGained',
      'taskDone',
      'heroCubeGained',
      'taskDone',
      'heroCubeGained',
    ]);
  });

  test('a task ticked by hand is not announced again', () => {
    const ticked = given(experience(10), { toggles: { 'paladin.taskExperience11': true } });
    expect(noticeIds(play(ticked, moved('paladin.experience', 2)))).toEqual([]);
  });

  test('[VMM-X24] an attack on the Spider and one on a Poltergeist make two', () => {
    const once = play(experience(0), took('paladin', 'attackSpider'));
    expect(noticeIds(once)).not.toContain('taskDone');
    expect(noticeIds(play(once, took('paladin', 'defeatPoltergeist')))).toContain('taskDone');
  });

  test('[VMM-P5] Skeletons, eggs and the Enchanter do not count', () => {
    const table = play(
      experience(0),
      chosen('skeletons.casty.place', 'map'),
      took('paladin', 'attackSkeletons', { skeletons: ['casty'] }),
      took('paladin', 'attackEnchanter'),
      took('spider', 'layEgg'),
      took('paladin', 'destroyEgg'),
    );
    expect(valueAt(table, 'paladin.foesAttacked')).toBe(0);
    expect(table.state.toggles['paladin.attackedFoe']).toBe(false);
  });
});

describe('[VMM-P4] falling below a cube space', () => {
  const placed = (perception: number, movement: number, strength: number, at: Table) =>
    given(at, {
      values: {
        'paladin.perceptionCubes': perception,
        'paladin.movementCubes': movement,
        'paladin.strengthCubes': strength,
      },
    });
  const fall = (table: Table, by: number) => play(table, moved('paladin.experience', by));

  test('returns a cube not placed first', () => {
    const after = fall(placed(1, 1, 0, experience(6)), -2);
    expect(noticeIds(after)).toEqual(['heroCubeReturned', ...lost]);
    expect(derivedAt(after, 'paladin.cubesToReturn')).toBeUndefined();
  });

  test('ends the own turn where a placed one has to go back', () => {
    const after = fall(placed(1, 1, 1, experience(6)), -2);
    expect(after.notices[0]).toEqual({
      id: 'placedCubeReturnedTurnEnds',
      tone: 'loss',
      params: { at: 5, cubes: 2 },
    });
    expect(derivedAt(after, 'paladin.cubesToReturn')).toBe(1);
    const returned = play(after, moved('paladin.strengthCubes', -1));
    expect(derivedAt(returned, 'paladin.cubesToReturn')).toBeUndefined();
  });

  test('in another’s turn only the cube goes back', () => {
    const others = given(placed(1, 1, 1, experience(6)), { turn: 'spider/spiderAct' });
    expect(noticeIds(fall(others, -2))).toEqual(['placedCubeReturned', ...lost]);
  });

  test('of two cubes the unplaced one goes first', () => {
    const after = fall(placed(2, 1, 1, experience(36)), -19);
    expect(noticeIds(after)).toEqual(['heroCubeReturned', 'placedCubeReturnedTurnEnds', ...lost]);
  });

  test('with all placed, both are placed ones', () => {
    const after = fall(placed(2, 2, 1, experience(36)), -19);
    expect(noticeIds(after)).toEqual([
      'placedCubeReturnedTurnEnds',
      'placedCubeReturnedTurnEnds',
      ...lost,
    ]);
    expect(derivedAt(after, 'paladin.cubesToReturn')).toBe(2);
  });

  test('[VMM-P2] nobody places more cubes than there are', () => {
    const three = placed(1, 1, 0, experience(6));
    expect(derivedAt(three, 'paladin.unplacedCubes')).toBe(1);
    const full = play(three, moved('paladin.strengthCubes', 5));
    expect(valueAt(full, 'paladin.strengthCubes')).toBe(1);
    expect(errorOf(full, moved('paladin.movementCubes', 1))).toMatchObject({ code: 'atItsEnd' });
  });

  test('[VMM-P2] a cube gained can be placed at once', () => {
    const full = placed(1, 1, 0, experience(4));
    expect(errorOf(full, moved('paladin.strengthCubes', 1))).toMatchObject({ code: 'atItsEnd' });
    const risen = play(full, took('paladin', 'revealTile'), moved('paladin.strengthCubes', 1));
    expect(valueAt(risen, 'paladin.strengthCubes')).toBe(1);
  });
});
