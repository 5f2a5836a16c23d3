import { fireEvent, render, screen } from '@testing-library/react-native';

import { OrderList } from '../../components/orderList';
import { propsOf } from './hostProps';

const onMove = jest.fn();

const items = [
  { id: 'food', label: '食料' },
  { id: 'gold', label: '金', detail: 'トンネル 2 つ' },
  { id: 'imps', label: 'インプ', muted: true },
];

beforeEach(() => {
  onMove.mockClear();
  render(
    <OrderList
      items={items}
      onMove={onMove}
      spoken={{ up: (name) => `${name}を上へ`, down: (name) => `${name}を下へ` }}
      testID="orders"
    />,
  );
});

describe('OrderList', () => {
  it('numbers its items', () => {
    const rows = items.map(({ id }): unknown => screen.getByTestId(`orders.${id}`));
    expect(rows.map((row) => propsOf(row).role)).toEqual(['listitem', 'listitem', 'listitem']);
    expect(screen.getByTestId('orders.food')).toHaveTextContent(/^1食料/);
    expect(screen.getByTestId('orders.imps')).toHaveTextContent(/^3インプ/);
  });

  it('moves an item one place either way', () => {
    fireEvent.press(screen.getByTestId('orders.gold.up'));
    fireEvent.press(screen.getByTestId('orders.gold.down'));
    expect(onMove.mock.calls).toEqual([
      ['gold', -1],
      ['gold', 1],
    ]);
  });

  it('moves nothing past its ends', () => {
    expect(screen.getByTestId('orders.food.up')).toBeDisabled();
    expect(screen.getByTestId('orders.imps.down')).toBeDisabled();
    fireEvent.press(screen.getByTestId('orders.food.up'));
    fireEvent.press(screen.getByTestId('orders.imps.down'));
    expect(onMove).not.toHaveBeenCalled();
  });

  it('names the item each button moves', () => {
    expect(screen.getByRole('button', { name: '金を上へ' })).toBe(
      screen.getByTestId('orders.gold.up'),
    );
  });
});
