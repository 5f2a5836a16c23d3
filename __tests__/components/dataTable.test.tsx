import { fireEvent, render, screen } from '@testing-library/react-native';

import { DataTable } from '../../components/dataTable';

const head = ['プレイヤー', '勝利点', '宝珠'];
const rows = [
  ['かえで', '31', '8'],
  ['Tomás', '28', '12'],
];

function drawAt(width: number) {
  render(<DataTable head={head} rows={rows} firstColumnHeader testID="score" />);
  fireEvent(screen.getByTestId('score'), 'layout', { nativeEvent: { layout: { width } } });
}

type Drawn = { props: { role?: string }; children: (Drawn | string)[] | null };

function withRole(role: string, from = screen.toJSON() as Drawn): Drawn[] {
  const inside = (from.children ?? []).flatMap((child) =>
    typeof child === 'string' ? [] : withRole(role, child),
  );
  return from.props.role === role ? [from, ...inside] : inside;
}

describe('DataTable', () => {
  it('is a table with heads where there is room', () => {
    drawAt(600);
    expect(withRole('columnheader')).toHaveLength(3);
    expect(withRole('row')).toHaveLength(3);
    expect(withRole('rowheader')).toHaveLength(2);
    expect(withRole('cell')).toHaveLength(4);
  });

  it('stacks where there is none and repeats the heads, so that nothing is lost', () => {
    drawAt(160);
    expect(withRole('columnheader')).toHaveLength(0);
    expect(screen.getAllByText('勝利点')).toHaveLength(2);
    for (const cell of rows.flat()) expect(screen.getByText(cell)).toBeOnTheScreen();
  });
});
