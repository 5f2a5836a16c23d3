import { act, screen } from '@testing-library/react-native';
import type * as React from 'react';

import { firstRows } from '../../../app/screens/table/growing';
import type * as ListRow from '../../../components/listRow';
import { manor, presetSetup, type Store } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';

const mockDrawn: string[] = [];

/** Notes every row of a game that React draws. */
jest.mock('../../../components/listRow', () => {
  const { Profiler } = jest.requireActual<typeof React>('react');
  const actual = jest.requireActual<typeof ListRow>('../../../components/listRow');
  const note = (id: string) => {
    if (id.startsWith('game.')) mockDrawn.push(id.slice('game.'.length));
  };
  const Probed = (props: ListRow.ListRowProps) => (
    <Profiler id={props.testID ?? ''} onRender={note}>
      <actual.ListRow {...props} />
    </Profiler>
  );
  return { ...actual, ListRow: Probed };
});

const many = 100;

/** The table with a hundred games; game100 is the running one. */
const renderMany = () => {
  mockDrawn.length = 0;
  return renderApp(async (store) => {
    for (let at = 0; at < many; at++) await store.getState().startGame(manor, presetSetup);
    return '/';
  });
};

/** Gives the list the time it takes to be whole. */
const untilWhole = async (store: Store) => {
  for (let at = 0; at < many; at++) await settled(store);
};

const rowsShown = () => screen.queryAllByTestId(/^game\./).length;

it('draws a screenful of a hundred games at first, and every one of them in the end', async () => {
  const { store } = await renderMany();
  // The first moments of the screen, in which a few more may have come already.
  expect(new Set(mockDrawn.slice(0, firstRows)).size).toBe(firstRows);
  expect(rowsShown()).toBeLessThan(many / 2);
  await untilWhole(store);
  expect(rowsShown()).toBe(many - 1);
  // Each was drawn once: those that came later did not draw the earlier ones again.
  expect([...mockDrawn].sort()).toEqual([...new Set(mockDrawn)].sort());
});

it('waits with the rest while another screen is in front', async () => {
  const { store } = await renderMany();
  press('continue');
  await settled(store);
  mockDrawn.length = 0;
  await untilWhole(store);
  expect(mockDrawn).toEqual([]);
  press('back');
  await untilWhole(store);
  expect(rowsShown()).toBe(many - 1);
});

it('draws only the row of the game something happened to', async () => {
  const { store } = await renderMany();
  await untilWhole(store);
  mockDrawn.length = 0;
  // The game renamed is the running one now, and the one before it becomes a row.
  await act(() => store.getState().rename('game50', '雨の夜'));
  expect(screen.getByText('雨の夜')).toBeOnTheScreen();
  expect(screen.queryByTestId('game.game50')).toBeNull();
  expect(mockDrawn).toEqual(['game100']);

  mockDrawn.length = 0;
  await act(() => store.getState().changeStatus('game70', 'archived'));
  expect(screen.queryByTestId('game.game70')).toBeNull();
  expect(mockDrawn).toEqual([]);
});

it('draws no row when one opens a menu, or comes back from a game nothing happened in', async () => {
  const { store } = await renderMany();
  await untilWhole(store);
  mockDrawn.length = 0;
  const { games } = store.getState();
  press('menu.game20');
  press('sheet.close');
  press('continue');
  await settled(store);
  press('back');
  await settled(store);
  expect(mockDrawn).toEqual([]);
  expect(store.getState().games).toBe(games);
});

it('tells anew when the games were played once it is another day', async () => {
  const { store, phone } = await renderMany();
  await untilWhole(store);
  jest.setSystemTime(phone.clock.now + 24 * 60 * 60 * 1000);
  mockDrawn.length = 0;
  press('continue');
  await settled(store);
  press('back');
  await settled(store);
  expect(new Set(mockDrawn).size).toBe(many - 1);
});
