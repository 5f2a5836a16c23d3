import { tilesFor } from '../../../../rules/games/dwellings-of-eldervale/tiles';
import { answer, fieldTexts, mistakesIn } from '../toolAnswers';

/** Fact sheet 4.2, set-up by player count: the table as it is printed, then with the Oracle. */
const rows = [
  { players: 2, oracle: 0, elements: 4, realms: 12, initial: 5, ruins: 5, onMap: 10, stack: 7 },
  { players: 3, oracle: 0, elements: 5, realms: 15, initial: 7, ruins: 5, onMap: 12, stack: 8 },
  { players: 4, oracle: 0, elements: 6, realms: 18, initial: 8, ruins: 6, onMap: 14, stack: 10 },
  { players: 5, oracle: 0, elements: 7, realms: 21, initial: 8, ruins: 6, onMap: 14, stack: 13 },
  { players: 2, oracle: 1, elements: 4, realms: 12, initial: 4, ruins: 6, onMap: 10, stack: 8 },
  { players: 3, oracle: 1, elements: 5, realms: 15, initial: 6, ruins: 6, onMap: 12, stack: 9 },
  { players: 4, oracle: 1, elements: 6, realms: 18, initial: 8, ruins: 6, onMap: 14, stack: 10 },
  { players: 5, oracle: 1, elements: 7, realms: 21, initial: 8, ruins: 6, onMap: 14, stack: 13 },
] as const;

describe('[ELD-S4] [ELD-S5] [ELD-S6] [ELD-S7] [ELD-S8] [ELD-S9] [ELD-O3] the tiles of a table', () => {
  test.each(rows)(
    '$players players, Oracle $oracle: $elements elements, $realms realms, $initial laid out, $ruins ruins, $stack left',
    ({ players, oracle, ...tiles }) => {
      expect(tilesFor(players, oracle === 1)).toEqual(tiles);
      const { elements, realms, initial, ruins, onMap, stack } = tiles;
      expect(answer(`eldervale-setup?players=${players}&oracle=${oracle}`)).toEqual({
        tone: 'plain',
        headline: { id: 'elements', params: { elements, realms } },
        lines: [
          { id: 'initial', params: { initial } },
          { id: 'ruins', params: { ruins } },
          { id: 'onMap', params: { onMap } },
          { id: 'stack', params: { stack } },
        ],
      });
    },
  );

  test.each(rows)(
    '[ELD-O5] [ELD-O6] $players players, Oracle $oracle: a mini-expansion puts a tile into the stack',
    ({ players, oracle, ...tiles }) => {
      for (const specials of [1, 2]) {
        const stack = tiles.stack + specials;
        expect(tilesFor(players, oracle === 1, specials)).toEqual({ ...tiles, stack });
      }
    },
  );

  test('[ELD-S9] every realm is on the map or in the stack; the Oracle leaves the map as large', () => {
    for (const { players, oracle } of rows) {
      const { realms, initial, ruins, onMap, stack } = tilesFor(players, oracle === 1);
      expect(initial + stack).toBe(realms);
      expect(initial + ruins).toBe(onMap);
      expect(onMap).toBe(tilesFor(players, false).onMap);
    }
  });

  test('[ELD-C4] [ELD-S1] two to five players, four at its start', () => {
    expect(fieldTexts('eldervale-setup')).toEqual(['players 2..5 starts 4', 'oracle starts false']);
    expect(answer('eldervale-setup')).toEqual(answer('eldervale-setup?players=4'));
    expect(mistakesIn('eldervale-setup?players=1')).toEqual(['players outOfRange']);
    expect(mistakesIn('eldervale-setup?players=6')).toEqual(['players outOfRange']);
  });
});
