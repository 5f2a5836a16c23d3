import type { Victory } from '../../../rules/engine/definition';
import { viewOf } from '../../../rules/engine/state';
import { downFrom, nothingLeft, reached } from '../../../rules/editions/mysterious-manor/victories';
import { moved, setTo } from '../eventMakers';
import { given, noticeIds, play, sitDown, type Table } from '../playing';
import { tinyGame } from '../engine/tinyGame';

const head = { id: 'theEnd', seat: 'hero', applies: () => true } as const;
const tableOf = (victory: Victory) => sitDown({ ...tinyGame, victories: [victory] });
const progressAt = (victory: Victory, table: Table) =>
  victory.progress?.(viewOf(table.game, table.state));

describe('how far something has come down', () => {
  test.each([
    [5, 5, 0],
    [5, 3, 2],
    [5, 0, 5],
    [7, 9, 0],
    [3, 3, 0],
  ])('from %i, with %i left: %i', (start, left, value) => {
    expect(downFrom(start, left)).toEqual({ value, goal: start });
  });
});

describe('nothing left', () => {
  const victory = nothingLeft(head, 'hero.vigor', () => 3);
  const table = tableOf(victory);

  test('is won at 0, and not before', () => {
    expect(noticeIds(play(table, setTo('hero.vigor', 1)))).not.toContain('victory.theEnd');
    const won = play(given(table, { values: { 'hero.vigor': 1 } }), moved('hero.vigor', -1));
    expect(won.notices).toContainEqual({ id: 'victory.theEnd', tone: 'victory' });
  });

  test.each([
    [10, 0],
    [3, 0],
    [2, 1],
    [0, 3],
  ])('with %i left %i of 3 are done', (left, value) => {
    const at = given(table, { values: { 'hero.vigor': left } });
    expect(progressAt(victory, at)).toEqual({ value, goal: 3 });
  });

  test('says who wins and whether it counts as it was told', () => {
    expect(victory).toMatchObject(head);
    const never = tableOf(nothingLeft({ ...head, applies: () => false }, 'hero.vigor', () => 3));
    expect(noticeIds(play(never, setTo('hero.vigor', 0)))).not.toContain('victory.theEnd');
  });
});

describe('a number that has come so far', () => {
  const victory = reached(head, 'hero.coins', (view) => view.value('hero.energy'));
  const table = given(tableOf(victory), { values: { 'hero.energy': 3 } });

  test('is won there, and not before', () => {
    expect(noticeIds(play(table, setTo('hero.coins', 2)))).toEqual([]);
    const won = play(table, setTo('hero.coins', 3));
    expect(won.notices).toEqual([{ id: 'victory.theEnd', tone: 'victory' }]);
  });

  test('and beyond', () => {
    expect(noticeIds(play(table, setTo('hero.coins', 5)))).toEqual(['victory.theEnd']);
  });

  test('shows how far it is to its goal, wherever that is now', () => {
    const two = given(table, { values: { 'hero.coins': 2 } });
    expect(progressAt(victory, two)).toEqual({ value: 2, goal: 3 });
    const nearer = given(two, { values: { 'hero.energy': 4 } });
    expect(progressAt(victory, nearer)).toEqual({ value: 2, goal: 4 });
  });
});
