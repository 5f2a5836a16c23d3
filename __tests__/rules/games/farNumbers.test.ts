import { reduce } from '../../../rules/engine/reduce';
import { bounds, viewOf } from '../../../rules/engine/state';
import { moved, setTo } from '../eventMakers';
import { setupsOf } from '../everySetup';
import { sitDown } from '../playing';
import { games } from '../../support/everyGame';

const far = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 1e9, -1e9, 1000, -1000];

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, definition) => {
  test('a number from far beyond a track ends at its end at once, or is refused', () => {
    const [values = {}] = setupsOf(definition);
    const { game, state } = sitDown(definition, values);
    let slowest = 0;
    for (const at of Object.keys(state.values)) {
      const track = game.track(at);
      if (track === undefined) continue;
      for (const event of far.flatMap((number) => [moved(at, number), setTo(at, number)])) {
        const before = performance.now();
        const outcome = reduce(game, state, event);
        slowest = Math.max(slowest, performance.now() - before);
        if (!outcome.ok) continue;
        const after = outcome.value.state;
        const { min, max } = bounds(track, viewOf(game, after), at);
        expect([at, event, Number.isSafeInteger(after.values[at])]).toEqual([at, event, true]);
        expect(after.values[at]).toBeGreaterThanOrEqual(min);
        expect(after.values[at]).toBeLessThanOrEqual(max);
      }
    }
    expect(slowest).toBeLessThan(1000);
  });
});
