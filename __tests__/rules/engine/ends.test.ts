import type { GameDefinition } from '../../../rules/engine/definition';
import { setTo } from '../eventMakers';
import { effectOf, sitDown } from '../playing';

/** A cart holds what its size lets it; whatever is spilled is counted once the cart is too small. */
const cart: GameDefinition = {
  id: 'cart',
  players: { fewest: 1, most: 1 },
  setupFields: [],
  seats: () => [
    {
      id: 'carter',
      summary: [],
      sheet: [],
      tracks: [
        { id: 'size', shape: 'counter', min: 0, start: 9, max: 9 },
        {
          id: 'load',
          shape: 'counter',
          min: 0,
          start: 6,
          max: (view) => view.value('carter.size'),
        },
      ],
      toggles: [{ id: 'light' }],
      steps: [{ id: 'drive' }],
    },
  ],
  setupFor: () => ({}),
  setupRefusal: () => undefined,
  checklist: () => [],
  consequences: (view) =>
    view.value('carter.load') <= 3 && !view.isOn('carter.light')
      ? [{ kind: 'switch', at: 'carter.light', on: true }]
      : [],
  victories: [],
  tools: [],
};

test('what follows from a number that an end pushed follows at once', () => {
  expect(effectOf(sitDown(cart), setTo('carter.size', 5))).toEqual({
    ...{ 'carter.size': -4, 'carter.load': -1 },
  });
  expect(effectOf(sitDown(cart), setTo('carter.size', 2))).toEqual({
    ...{ 'carter.size': -7, 'carter.load': -4, 'carter.light': true },
  });
});
