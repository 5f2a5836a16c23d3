import { faultsOf } from '../../faults';
import type { Table } from '../../playing';
import { elements, resources, seatedAt, type Player } from './valeTable';

/** What may never be at any table of this game. */
export function expectSound(table: Table): void {
  const { game, state } = table;
  const seated = seatedAt(table);
  expect([
    ...faultsOf(game, state),
    ...seated.flatMap((player) => excessOf(table, player)),
    ...(isJudged(table, seated) ? [] : ['the end is not as the table stands']),
  ]).toEqual([]);
}

/** What a player has too much or too little of. */
function excessOf({ state: { values } }: Table, player: Player): readonly string[] {
  const count = (...ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + (values[`${player}.${id}`] ?? 0), 0);
  const told = count(...elements.map((element) => `${element}Dwellings`));
  const workers = ['workersReady', 'workersOnMap', 'workersOnCards', 'workersUnderworld'];
  const limits: readonly (readonly [what: string, count: number, most: number])[] = [
    ...resources.map((good) => [good, count(good), 5] as const),
    ['treasure', count('treasure'), 4],
    ['orbs', count('orbs'), Infinity],
    ['markers', elements.filter((element) => count(element) > 0).length, 4],
    ['dwellings', count('dwellings'), 6],
    ['dwellings by element', told, count('dwellings')],
    ['Workers and dwellings', count('dwellings', ...workers), 6],
    ['glory', count('glory'), values['board.gloryLength'] ?? 0],
  ];
  return limits
    .filter(([, number, most]) => number < 0 || number > most)
    .map(([what, number, most]) => `${player}: ${number} of ${most} ${what}`);
}

/** The end has begun exactly where something causes it. */
function isJudged({ state: { values, toggles } }: Table, seated: readonly Player[]): boolean {
  const isTriggered =
    values['board.stack'] === 0 || seated.some((player) => values[`${player}.dwellings`] === 6);
  return toggles['board.over'] === true || toggles['board.ending'] === isTriggered;
}
