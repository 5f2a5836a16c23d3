import { render, screen, within } from '@testing-library/react-native';

import { Chip } from '../../components/chip';
import { SpaceRows, type SpaceRowsProps } from '../../components/spaceRows';
import { pieceColors } from '../../components/theme/tokens';
import { dotsIn, propsOf } from './hostProps';

const rows: SpaceRowsProps['rows'] = [
  {
    id: 'food',
    label: '食料調達',
    cells: [
      { head: 'Ⅰ', text: '金−1 → 食料+2', pieces: [{ name: 'アキ', color: 'red' }] },
      { head: 'Ⅱ', text: '邪悪度+1 → 食料+3', pieces: [{ name: 'ハル' }] },
      { head: 'Ⅲ', text: '邪悪度+2 → 食料+3', pieces: [] },
    ],
    notes: ['ナツ：カードの上', 'フユ：カードの上'],
  },
  {
    id: 'room',
    label: '部屋建設',
    cells: [{ head: 'Ⅰ', text: '金−1 → 部屋+1', pieces: [] }],
    notes: [],
  },
];

const board = () => <SpaceRows label="命令の一覧" rows={rows} testID="orders" />;

const row = (id: string) => within(screen.getByTestId(`orders.${id}`));

/** The colours of the dots in what is on the screen, in their order. */
const dots = () => dotsIn(screen.UNSAFE_root);

describe('SpaceRows', () => {
  it('is a list with a name and one item a row', () => {
    render(board());
    expect(propsOf(screen.getByTestId('orders')).role).toBe('list');
    expect(screen.getByTestId('orders')).toHaveAccessibleName('命令の一覧');
    expect(propsOf(screen.getByTestId('orders.food')).role).toBe('listitem');
    expect(propsOf(screen.getByTestId('orders.room')).role).toBe('listitem');
  });

  it('shows each space with its terms and who stands there, in the order of the spaces', () => {
    render(board());
    expect(screen.getByTestId('orders.food')).toHaveTextContent(
      /^食料調達Ⅰ金−1 → 食料\+2アキⅡ邪悪度\+1 → 食料\+3ハルⅢ邪悪度\+2 → 食料\+3ナツ/,
    );
    expect(screen.getByTestId('orders.room')).toHaveTextContent('部屋建設Ⅰ金−1 → 部屋+1');
  });

  it('notes what found no space, each on its own line and in its own row', () => {
    render(board());
    expect(row('food').getByText('ナツ：カードの上')).toBeTruthy();
    expect(row('food').getByText('フユ：カードの上')).toBeTruthy();
    expect(row('room').queryByText(/カードの上/)).toBeNull();
  });

  it('marks a piece with its colour where it has one', () => {
    render(board());
    expect(dots()).toEqual([pieceColors.red]);
  });
});

describe('the dot of a Chip', () => {
  const chip = (dot?: 'green') => (
    <Chip label="アキ" onPress={() => undefined} testID="chip" {...(dot && { dot })} />
  );

  it('has the colour of whoever the chip stands for, and there is none for a role', () => {
    render(chip('green'));
    expect(dots()).toEqual([pieceColors.green]);
    screen.rerender(chip());
    expect(dots()).toEqual([]);
  });

  it('is not spoken: the name says it', () => {
    render(chip('green'));
    expect(screen.getByTestId('chip')).toHaveAccessibleName('アキ');
  });
});
