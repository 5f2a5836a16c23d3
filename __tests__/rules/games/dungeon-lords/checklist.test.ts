import type { FieldValues } from '../../../../rules/engine/fields';
import { dungeonLords as game } from '../../../../rules/games/dungeon-lords';
import { setupOf } from './lordsTable';

const peculiar = (values: FieldValues) => game.peculiar?.(setupOf(values)) ?? [];
const checklist = (values: FieldValues) => game.checklist(setupOf(values));

describe('[DL-S12] what is peculiar to a table', () => {
  const known = { paladinSpace: 10 };

  test.each<[string, FieldValues, readonly string[]]>([
    ['four players in year 1, all looked up', known, []],
    ['[DL-X11] the paladin space not looked up', {}, ['paladinUnknown']],
    ['[DL-X14] three players', { ...known, players: 3 }, ['fewPlayers']],
    ['[DL-X14] two players', { ...known, players: 2 }, ['fewPlayers']],
    ['[DL-S2] one dungeon', { ...known, scope: 'myDungeon' }, ['onlyMine']],
    ['[DL-S4] year 2', { ...known, year: 2 }, ['yearTwoStart']],
    [
      'all of it',
      { players: 2, scope: 'myDungeon', year: 2 },
      ['fewPlayers', 'onlyMine', 'yearTwoStart', 'paladinUnknown'],
    ],
  ])('%s', (_, values, lines) => {
    expect(peculiar(values)).toEqual(lines);
    expect(checklist(values).slice(0, lines.length)).toEqual(lines);
  });
});

test('[DL-S11] the checklist goes board by board, whatever is peculiar', () => {
  const lines = [
    ...['distantLands', 'silverOnGold', 'damageCounters', 'specialEvents', 'combatCards'],
    ...['trapDeck', 'paladinTile', 'supplies', 'evilCounters', 'eventTiles', 'progressMarker'],
    ...['dungeonBoards', 'startTunnels', 'startGoods', 'firstOrders', 'minions', 'startingPlayer'],
  ];
  expect(checklist({ paladinSpace: 10 })).toEqual(lines);
  expect(checklist({ players: 2, year: 2 })).toEqual([
    ...['fewPlayers', 'yearTwoStart', 'paladinUnknown'],
    ...lines,
  ]);
});
