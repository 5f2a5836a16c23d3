import { render, screen, within } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native';

import { SumRows, type SumRow } from '../../components/sumRows';
import { propsOf } from './hostProps';

const rows: readonly SumRow[] = [
  { label: '意志力', amount: '+5' },
  { label: 'スタン', amount: '−2' },
  { label: '暗闇（ここでは数えない）', amount: '–', idle: true },
];

const show = (given = rows) => render(<SumRows rows={given} testID="sum" />);

const styleOf = (text: string) =>
  StyleSheet.flatten(propsOf(screen.getByText(text)).style as StyleProp<TextStyle>);

describe('SumRows', () => {
  it('reads line by line: what it is, then what it adds, in the order of the sum', () => {
    show();
    expect(screen.getByTestId('sum')).toHaveTextContent(
      '意志力+5スタン−2暗闇（ここでは数えない）–',
    );
  });

  it('keeps what does not count on the list with its reason, quieter than what counts', () => {
    show();
    const idle = styleOf('暗闇（ここでは数えない）');
    const counting = styleOf('意志力');
    expect(idle.color).not.toBe(counting.color);
    expect(idle.fontSize).toBeLessThan(Number(counting.fontSize));
    expect(styleOf('–').color).toBe(idle.color);
    expect(styleOf('スタン')).toEqual(counting);
  });

  it('stacks figures so that they can be compared digit by digit', () => {
    show();
    for (const amount of ['+5', '−2', '–']) {
      expect(styleOf(amount)).toMatchObject({ fontVariant: ['tabular-nums'], textAlign: 'right' });
    }
  });

  it('shows the same line twice where it counts twice, and nothing for an empty sum', () => {
    const twice = { label: '呪い', amount: '−1' };
    show([twice, twice]);
    expect(within(screen.getByTestId('sum')).getAllByText('呪い')).toHaveLength(2);
    screen.rerender(<SumRows rows={[]} testID="sum" />);
    expect(screen.getByTestId('sum')).toHaveTextContent('');
  });
});
