import { screen } from '@testing-library/react-native';

import { propsOf } from '../../components/hostProps';
import type { Store } from '../../support/phone';
import { press, renderApp } from '../../support/renderApp';

export const lords = 'dungeon-lords';

export const people = { player1: 'アキ', player2: 'ハル', player3: 'ナツ', player4: 'フユ' };

type Values = Readonly<Record<string, string | number | boolean>>;
type Events = Parameters<ReturnType<Store['getState']>['dispatch']>[0][];

/** A new game of Dungeon Lords on one of its sheets, in which something may have happened. */
export function renderLords(
  sheet: string,
  { values = {}, events = [] }: { values?: Values; events?: Events } = {},
) {
  return renderApp(async (store) => {
    const id = await store.getState().startGame(lords, { values, names: people });
    await store.getState().openGame(id);
    events.forEach(store.getState().dispatch);
    return `/play/${id}/${sheet}`;
  });
}

const took = (seat: string, action: string, inputs: Record<string, string[]>) =>
  ({ type: 'actionTaken', v: 1, seat, action, inputs }) as const;

/** Everybody keeps two cards back; then the table chooses its orders. */
export const toOrders = (players = Object.keys(people)): Events => [
  ...players.map((seat) =>
    took(seat, 'chooseInaccessible', {
      drawn: ['monster', 'room', 'food'],
      keptBack: ['monster', 'room'],
    }),
  ),
  { type: 'turnMoved', v: 1, seat: 'board', step: 'orders' },
];

export const chose = (seat: string, ...orders: string[]) => took(seat, 'chooseOrders', { orders });

/** All four dig first: one of them finds no space. */
export const allChosen = (): Events => [
  ...toOrders(),
  chose('player1', 'tunnels', 'food', 'gold'),
  chose('player2', 'tunnels', 'gold', 'imps'),
  chose('player3', 'tunnels', 'gold', 'traps'),
  chose('player4', 'tunnels', 'imps', 'food'),
];

export const pressAll = (...testIDs: readonly string[]) => testIDs.forEach(press);

/** Those of the options that are chosen in a field. */
export const chosenOf = (field: string, options: readonly string[]): readonly string[] =>
  options.filter((id) => {
    const state = propsOf(screen.getByTestId(`${field}.${id}`)).accessibilityState;
    return (state as { checked: boolean }).checked;
  });
