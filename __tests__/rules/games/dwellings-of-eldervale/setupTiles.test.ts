import { dwellingsOfEldervale as game } from '../../../../rules/games/dwellings-of-eldervale';
import { valueAt } from '../../playing';
import { setupFor, vale } from './valeTable';

type Row = {
  players: number;
  options?: readonly string[];
  tiles: readonly [elements: number, realms: number, initial: number, ruins: number, map: number];
  stack: number;
};

const rows: readonly Row[] = [
  { players: 2, tiles: [4, 12, 5, 5, 10], stack: 7 },
  { players: 3, tiles: [5, 15, 7, 5, 12], stack: 8 },
  { players: 4, tiles: [6, 18, 8, 6, 14], stack: 10 },
  { players: 5, tiles: [7, 21, 8, 6, 14], stack: 13 },
  { players: 2, options: ['oracle'], tiles: [4, 12, 4, 6, 10], stack: 8 },
  { players: 3, options: ['oracle'], tiles: [5, 15, 6, 6, 12], stack: 9 },
  { players: 4, options: ['oracle'], tiles: [6, 18, 8, 6, 14], stack: 10 },
  { players: 5, options: ['oracle'], tiles: [7, 21, 8, 6, 14], stack: 13 },
  { players: 2, options: ['motherOfDragons'], tiles: [4, 12, 5, 5, 10], stack: 8 },
  { players: 3, options: ['frostGiant'], tiles: [5, 15, 7, 5, 12], stack: 9 },
  { players: 4, options: ['motherOfDragons', 'frostGiant'], tiles: [6, 18, 8, 6, 14], stack: 12 },
  {
    players: 3,
    options: ['oracle', 'motherOfDragons', 'frostGiant'],
    tiles: [5, 15, 6, 6, 12],
    stack: 11,
  },
  { players: 5, options: ['mercenaries', 'tactics'], tiles: [7, 21, 8, 6, 14], stack: 13 },
];

describe('[ELD-S5] [ELD-S6] [ELD-S7] [ELD-S8] [ELD-S9] tiles', () => {
  test.each(rows)('of $players players with $options', ({ players, options = [], ...row }) => {
    const setup = setupFor(players, { options: [...options] });
    const [elements, realms, initial, ruins, onMap] = row.tiles;
    expect(game.checklistFigures?.(setup)).toEqual({
      ...{ elements, realms, initial, ruins, onMap, stack: row.stack },
    });
    expect(valueAt(vale(setup), 'board.stack')).toBe(row.stack);
    expect(initial + ruins).toBe(onMap);
  });
});

describe('[ELD-S11] what to put on the table', () => {
  const listFor = (players: number, ...options: readonly string[]) =>
    game.checklist(setupFor(players, { options: [...options] }));
  const plain = [
    ...['tiles', 'scoreBoard', 'playerBoards', 'startPoints', 'elementsOut', 'doorsOnTop'],
    ...['treasureStacks', 'ruins', 'realmStack', 'oneLair', 'layOut', 'treasuresOut'],
    ...['magicCards', 'orbsOut', 'supply', 'startGoods', 'markers'],
  ];

  test.each([2, 3, 4, 5])('by %i players without anything added', (players) => {
    expect(listFor(players)).toEqual(plain);
    expect(game.peculiar?.(setupFor(players))).toEqual(['tiles']);
  });

  test.each([
    ['magicDraft', 'magicDraftCards', 'magicCards'],
    ['noDoors', 'doorsBelow', 'doorsOnTop'],
  ])('[ELD-O9] [ELD-O10] %s: %s instead of %s', (option, line, instead) => {
    expect(listFor(4, option)).toEqual(plain.map((one) => (one === instead ? line : one)));
  });

  test.each([
    ['mercenaries', 'mercenaryCards'],
    ['tactics', 'tacticsTokens'],
  ])('[ELD-O1] %s: %s before the goods', (option, line) => {
    expect(listFor(4, option)).toEqual(
      plain.flatMap((one) => (one === 'startGoods' ? [line, one] : [one])),
    );
  });

  test.each([
    [3, ['oracle'], ['oracleForRealm']],
    [4, ['oracle'], ['oracleForDungeon']],
    [2, ['motherOfDragons'], ['dragonsDen']],
    [5, ['frostGiant'], ['bifrost']],
    [5, ['frostGiant', 'motherOfDragons'], ['dragonsDen', 'bifrost', 'oneExpansion']],
  ])('[ELD-S14] [ELD-O3] [ELD-O11] by %i players with %s: %s', (players, options, lines) => {
    expect(game.peculiar?.(setupFor(players, { options }))).toEqual(['tiles', ...lines]);
    // Their tiles go into the stack once the map is laid out.
    const later = lines.filter((line) => ['dragonsDen', 'bifrost'].includes(line));
    expect(listFor(players, ...options)).toEqual([
      ...['tiles', ...lines.filter((line) => !later.includes(line))],
      ...plain.slice(1).flatMap((line) => (line === 'layOut' ? [line, ...later] : [line])),
    ]);
  });
});
