import { render, screen } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native';

import { MarkedText, type MarkedTextProps } from '../../components/markedText';
import { propsOf } from './hostProps';

type Drawn = { props: { testID?: string }; children: (Drawn | string)[] };

/** The text as it is drawn, with brackets around what is marked. */
function drawn(): string {
  const words = ({ props, children }: Drawn): string => {
    const text = children
      .map((child) => (typeof child === 'string' ? child : words(child)))
      .join('');
    return props.testID === 'mark' ? `[${text}]` : text;
  };
  return words(screen.toJSON() as Drawn);
}

function draw(text: string, ...marks: [from: number, to: number][]) {
  render(<MarkedText text={text} marks={marks.map(([from, to]) => ({ from, to }))} />);
}

describe('MarkedText', () => {
  it.each<[rule: string, marks: [number, number][], shown: string]>([
    ['nothing where nothing was found', [], '麻痺した探索者の恐怖判定'],
    ['a word at the beginning', [[0, 2]], '[麻痺]した探索者の恐怖判定'],
    ['a word at the end', [[8, 12]], '麻痺した探索者の[恐怖判定]'],
    [
      'several words',
      [
        [0, 2],
        [4, 7],
        [8, 12],
      ],
      '[麻痺]した[探索者]の[恐怖判定]',
    ],
    [
      'words that touch, each by itself',
      [
        [8, 10],
        [10, 12],
      ],
      '麻痺した探索者の[恐怖][判定]',
    ],
    ['the whole text', [[0, 12]], '[麻痺した探索者の恐怖判定]'],
  ])('marks %s', (_, marks, shown) => {
    draw('麻痺した探索者の恐怖判定', ...marks);
    expect(drawn()).toBe(shown);
  });

  it('marks by ground and weight, not by colour alone', () => {
    draw('麻痺した探索者', [0, 2]);
    const { backgroundColor, fontWeight } = StyleSheet.flatten(
      propsOf(screen.getByTestId('mark')).style as StyleProp<TextStyle>,
    );
    expect(fontWeight).toBe('700');
    expect(backgroundColor).toEqual(expect.any(String));
  });

  it('stays one text to a screen reader, with what it was given otherwise', () => {
    const rest: Omit<MarkedTextProps, 'text' | 'marks'> = { numberOfLines: 3, testID: 'line' };
    render(<MarkedText {...rest} text="麻痺した探索者" marks={[{ from: 4, to: 7 }]} />);
    expect(screen.getByTestId('line')).toHaveTextContent('麻痺した探索者');
    expect(propsOf(screen.getByTestId('line')).numberOfLines).toBe(3);
  });
});
