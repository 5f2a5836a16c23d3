import { render, screen, within } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';

import { DiceHands, type DiceHand } from '../../components/diceHands';
import { ThemeProvider } from '../../components/theme/theme';
import { propsOf } from './hostProps';

const tied: readonly DiceHand[] = [
  { name: 'アキ', dice: [6, 5, 2], outcome: 'won', decidedAt: 2 },
  { name: 'ベン', dice: [6, 5], outcome: 'lost', decidedAt: 2 },
  { name: '怪物', dice: [3], outcome: 'lost' },
];

const show = (textScale = 1) =>
  render(
    <ThemeProvider scheme="dark" textScale={textScale} reduceMotion>
      <DiceHands hands={tied} spoken={({ name, dice }) => `${name} ${dice.join('・')}`} />
    </ThemeProvider>,
  );

const hand = (index: number) => within(screen.getByTestId(`hand.${index}`));

type Node = { parent: Node | null; props: { style?: StyleProp<ViewStyle> } };

/** The frame a figure stands in. */
function frameOf(figure: unknown): ViewStyle {
  for (let node = figure as Node | null; node !== null; node = node.parent) {
    const style = StyleSheet.flatten([node.props.style]);
    if (style.borderWidth !== undefined) return style;
  }
  throw new Error('no frame');
}

describe('DiceHands', () => {
  it('shows a row for every side: how it went, its name, its dice in their order', () => {
    show();
    expect(screen.getByTestId('hand.0')).toHaveTextContent('○ アキ652▲');
    expect(screen.getByTestId('hand.1')).toHaveTextContent('× ベン65–▲');
    expect(screen.getByTestId('hand.2')).toHaveTextContent('× 怪物3');
    expect(screen.queryByTestId('hand.3')).toBeNull();
  });

  it('speaks a row as a whole', () => {
    show();
    expect(screen.getByTestId('hand.0')).toHaveAccessibleName('アキ 6・5・2');
    expect(propsOf(screen.getByTestId('hand.0'))).toMatchObject({ accessible: true, role: 'img' });
  });

  it('marks the place that decided in every row, with a thicker frame and a sign', () => {
    show();
    const width = (index: number, face: string) =>
      frameOf(hand(index).getByText(face)).borderWidth ?? 0;
    expect(width(0, '2')).toBeGreaterThan(width(0, '5'));
    expect(width(1, '–')).toBe(width(0, '2'));
    expect(hand(0).getAllByText('▲')).toHaveLength(1);
    expect(hand(1).getAllByText('▲')).toHaveLength(1);
    expect(hand(2).queryByText('▲')).toBeNull();
  });

  it('leaves an empty place where a side had no die left', () => {
    show();
    expect(frameOf(hand(1).getByText('–')).borderStyle).toBe('dashed');
    expect(frameOf(hand(0).getByText('2')).borderStyle).toBeUndefined();
  });

  it('grows with the letters, and lets the dice break into lines', () => {
    show();
    const small = Number(frameOf(hand(0).getByText('6')).minWidth);
    screen.unmount();
    show(2);
    const figure = hand(0).getByText('6') as unknown;
    expect(frameOf(figure).minWidth).toBe(2 * small);
    const wraps: boolean[] = [];
    for (let node = figure as Node | null; node !== null; node = node.parent) {
      wraps.push(StyleSheet.flatten([node.props.style]).flexWrap === 'wrap');
    }
    expect(wraps).toContain(true);
  });
});
