import { render, screen, within } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native';

import { RankingTable, type Ranked } from '../../components/rankingTable';
import { pieceColors } from '../../components/theme/tokens';
import { dotsIn, propsOf } from './hostProps';

const rows: readonly Ranked[] = [
  {
    id: 'player2',
    name: 'アキ',
    color: 'orange',
    place: 1,
    placeText: '1位',
    total: '92',
    parts: [
      { label: '勝利点', amount: '30' },
      { label: '宝珠', amount: '62' },
    ],
    tieBreak: '魔法が多い',
  },
  {
    id: 'player1',
    name: 'ベン',
    place: 2,
    placeText: '2位',
    total: '92',
    parts: [{ label: '勝利点', amount: '92' }],
  },
];

const show = () => render(<RankingTable label="順位" rows={rows} testID="ranking" />);
const styleOf = (element: unknown) =>
  StyleSheet.flatten(propsOf(element).style as StyleProp<TextStyle>);

describe('RankingTable', () => {
  it('is a list with a name, the best first', () => {
    show();
    expect(screen.getByTestId('ranking')).toHaveAccessibleName('順位');
    expect(propsOf(screen.getByTestId('ranking')).role).toBe('list');
    const found = screen.getAllByTestId(/^ranking\.\w+$/);
    expect(found.map((row: unknown) => propsOf(row)['testID'])).toEqual([
      ...['ranking.player2', 'ranking.player1'],
    ]);
  });

  it('writes out place, name, total and everything it is made of', () => {
    show();
    expect(screen.getByTestId('ranking.player2')).toHaveTextContent(
      '1位アキ92勝利点30宝珠62魔法が多い',
    );
    expect(screen.getByTestId('ranking.player1')).toHaveTextContent('2位ベン92勝利点92');
  });

  it('puts the colour of somebody’s pieces beside their name, where they have one', () => {
    show();
    expect(dotsIn(screen.getByTestId('ranking.player2'))).toEqual([pieceColors.orange]);
    expect(dotsIn(screen.getByTestId('ranking.player1'))).toEqual([]);
  });

  it('sets the total large, and figures so that they can be compared', () => {
    show();
    const total = styleOf(screen.getByTestId('ranking.player2.total'));
    const part = styleOf(within(screen.getByTestId('ranking.player2')).getByText('62'));
    expect(total.fontSize).toBeGreaterThan(2 * Number(part.fontSize));
    for (const style of [total, part]) expect(style.fontVariant).toContain('tabular-nums');
  });
});
