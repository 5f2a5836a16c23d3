import type { GameDefinition } from '../../../rules/engine/definition';
import { moved, setTo } from '../eventMakers';
import { noticeIds, play, sitDown } from '../playing';

/** A hill with a flag that is put somewhere in play, or nowhere. */
const hill: GameDefinition = {
  id: 'hill',
  players: { fewest: 1, most: 1 },
  setupFields: [],
  seats: () => [
    {
      id: 'climber',
      summary: [],
      sheet: [],
      tracks: [
        { id: 'flag', shape: 'counter', min: 0, start: 0, max: 9 },
        {
          id: 'height',
          shape: 'track',
          min: 0,
          start: 0,
          max: 9,
          marks: [
            {
              id: 'flag',
              at: (view) => view.value('climber.flag') || undefined,
              up: () => [{ kind: 'notice', notice: { id: 'passed', tone: 'gain' } }],
              down: () => [{ kind: 'notice', notice: { id: 'lost', tone: 'loss' } }],
            },
            {
              id: 'hut',
              at: 4,
              up: () => [{ kind: 'notice', notice: { id: 'hut', tone: 'info' } }],
              down: () => [{ kind: 'notice', notice: { id: 'leftHut', tone: 'info' } }],
            },
          ],
        },
      ],
      steps: [{ id: 'climb' }],
    },
  ],
  setupFor: () => ({}),
  setupRefusal: () => undefined,
  checklist: () => [],
  victories: [],
  tools: [],
};
const flagAt = (height: number) =>
  height === 0 ? sitDown(hill) : play(sitDown(hill), setTo('climber.flag', height));
const climb = moved('climber.height', 9);

describe('a mark whose place follows from the table', () => {
  test.each([
    [0, ['hut'], ['leftHut']],
    [2, ['passed', 'hut'], ['leftHut', 'lost']],
    [7, ['hut', 'passed'], ['lost', 'leftHut']],
  ])('at %i speaks in the order of the places, up and down', (height, up, down) => {
    const top = play(flagAt(height), climb);
    expect(noticeIds(top)).toEqual(up);
    expect(noticeIds(play(top, moved('climber.height', -9)))).toEqual(down);
  });

  test('speaks where it stands now, not where it stood', () => {
    const moved7 = play(flagAt(2), setTo('climber.flag', 7));
    expect(noticeIds(play(moved7, moved('climber.height', 3)))).toEqual([]);
    expect(noticeIds(play(moved7, setTo('climber.height', 7)))).toEqual(['hut', 'passed']);
  });

  test('does not speak when it is moved itself', () => {
    const top = play(sitDown(hill), climb);
    expect(noticeIds(play(top, setTo('climber.flag', 5)))).toEqual([]);
  });
});
