import { fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';

import { SpaceGrid, type SpaceGridProps } from '../../components/spaceGrid';
import { ThemeProvider } from '../../components/theme/theme';
import { touch } from '../../components/theme/tokens';
import { propsOf } from './hostProps';

const onPress = jest.fn();

beforeEach(() => onPress.mockClear());

const rows: SpaceGridProps['rows'] = [
  [
    { id: 'A1', name: 'A1 空きマス', sign: '', look: undefined },
    { id: 'B1', name: 'B1 トンネル', sign: '道', look: 'plain' },
  ],
  [
    { id: 'A2', name: 'A2 部屋', sign: '室', look: 'strong' },
    { id: 'B2', name: 'B2 制圧されたトンネル', sign: '✕道', look: 'lost' },
  ],
];

const grid = () => (
  <ThemeProvider scheme="dark" textScale={1} reduceMotion>
    <SpaceGrid rows={rows} onPress={onPress} testID="map" />
  </ThemeProvider>
);

const lookOf = (space: string): ViewStyle =>
  StyleSheet.flatten(propsOf(screen.getByTestId(`map.${space}`)).style as ViewStyle);

describe('SpaceGrid', () => {
  it('names every space and what lies there, row by row', () => {
    render(grid());
    const spaces: readonly unknown[] = screen.getAllByRole('button');
    const said = ['A1 空きマス', 'B1 トンネル', 'A2 部屋', 'B2 制圧されたトンネル'];
    expect(spaces).toHaveLength(said.length);
    spaces.forEach((space, index) => expect(space).toHaveAccessibleName(said[index]));
  });

  it('shows what lies on a space, and where nothing does, which space it is', () => {
    render(grid());
    expect(screen.getByTestId('map.A1')).toHaveTextContent('A1');
    expect(screen.getByTestId('map.B1')).toHaveTextContent('道');
    expect(screen.getByTestId('map.B2')).toHaveTextContent('✕道');
  });

  it('tells which space was tapped, empty or not', () => {
    render(grid());
    fireEvent.press(screen.getByTestId('map.A2'));
    fireEvent.press(screen.getByLabelText('A1 空きマス'));
    expect(onPress.mock.calls).toEqual([['A2'], ['A1']]);
  });

  it('draws each kind of tile differently, an empty space dashed', () => {
    render(grid());
    const drawn = ['A1', 'B1', 'A2', 'B2'].map((space) => {
      const { borderColor, backgroundColor, borderStyle } = lookOf(space);
      return JSON.stringify([borderColor, backgroundColor, borderStyle]);
    });
    expect(new Set(drawn).size).toBe(4);
    expect(lookOf('A1').borderStyle).toBe('dashed');
    expect(lookOf('B1').borderStyle).toBeUndefined();
  });

  it('keeps every space as large as a thumb needs', () => {
    render(grid());
    expect(lookOf('B2')).toMatchObject({ minWidth: touch.target, minHeight: touch.target });
  });
});
