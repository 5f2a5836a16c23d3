import { needs } from '../../../rules/engine/needs';
import { viewOf } from '../../../rules/engine/state';
import { given, sitDown } from '../playing';
import { tinyGame } from './tinyGame';

/** The hero with so many coins. */
function purse(coins: number) {
  const { game, state } = given(sitDown(tinyGame), { values: { 'hero.coins': coins } });
  return viewOf(game, state);
}

test.each([
  [0, 0],
  [3, 3],
  [4, 3],
  [5, 0],
])('%i pay for what costs %i', (have, amount) => {
  expect(needs(purse(have), 'hero.coins', amount, 'needsCoins')).toBeUndefined();
});

test.each([
  [0, 1],
  [2, 3],
  [5, 6],
])('%i do not pay for what costs %i, and the reason has both', (have, amount) => {
  expect(needs(purse(have), 'hero.coins', amount, 'needsCoins')).toEqual({
    code: 'needsCoins',
    params: { amount, have },
  });
});

test('of what is not at the table there is nothing', () => {
  expect(needs(purse(5), 'stranger.coins', 1, 'needsCoins')).toEqual({
    code: 'needsCoins',
    params: { amount: 1, have: 0 },
  });
});
