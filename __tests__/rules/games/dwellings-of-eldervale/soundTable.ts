import { faultsOf } from '../../faults';
import type { Table } from '../../playing';
import { elements, goods, seatedAt } from './valeTable';

/** What may never be at any table of this game. */
export function expectSound({ game, state, notices }: Table): void {
  const { values, toggles } = state;
  expect(faultsOf(game, state)).toEqual([]);
  const seated = seatedAt({ game, state, notices });
  for (const player of seated) {
    const count = (...ids: readonly string[]) =>
      ids.reduce((sum, id) => sum + (values[`${player}.${id}`] ?? 0), 0);
    for (const good of goods) {
      expect(count(good)).toBeGreaterThanOrEqual(0);
      expect(count(good)).toBeLessThanOrEqual(good === 'magic' ? 30 : 5);
    }
    expect(count('treasure')).toBeLessThanOrEqual(4);
    expect(count('orbs')).toBeGreaterThanOrEqual(0);
    const markers = elements.filter((element) => count(element) > 0);
    expect(markers.length).toBeLessThanOrEqual(4);
    const told = count(...elements.map((element) => `${element}Dwellings`));
    expect(told).toBeLessThanOrEqual(count('dwellings'));
    expect(count('dwellings')).toBeLessThanOrEqual(6);
    const workers = ['workersReady', 'workersOnMap', 'workersOnCards', 'workersUnderworld'];
    expect(count('dwellings', ...workers)).toBeLessThanOrEqual(6);
    expect(count('glory')).toBeLessThanOrEqual(values['board.gloryLength'] ?? 0);
  }
  const isTriggered =
    values['board.stack'] === 0 || seated.some((player) => values[`${player}.dwellings`] === 6);
  if (toggles['board.over'] !== true) expect(toggles['board.ending']).toBe(isTriggered);
}
