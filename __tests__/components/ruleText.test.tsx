import { fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native';

import { ReadingText, RuleText, Spans, type RuleSpan } from '../../components/ruleText';
import { Text } from '../../components/text';
import { propsOf } from './hostProps';

const onTaxes = jest.fn();
const onRoom = jest.fn();

const taxes: RuleSpan = {
  text: '税金',
  reading: 'ぜいきん',
  link: { href: '/rules/dungeon-lords/taxes', onPress: onTaxes },
};
const room: RuleSpan = {
  text: '部屋',
  reading: 'へや',
  link: { href: '/rules/dungeon-lords/room', onPress: onRoom },
};

beforeEach(() => {
  onTaxes.mockClear();
  onRoom.mockClear();
});

const links = () => screen.getAllByRole('link') as unknown[];
const underline = (element: unknown) =>
  StyleSheet.flatten(propsOf(element).style as StyleProp<TextStyle>).textDecorationLine;

describe('RuleText', () => {
  it('is one text whose terms are links, underlined so that colour is not the only sign', () => {
    render(<RuleText testID="line" spans={[taxes, { text: 'は' }, room, { text: 'を数える' }]} />);
    expect(screen.getByTestId('line')).toHaveTextContent('税金は部屋を数える');
    expect(links()).toHaveLength(2);
    expect(links().map(underline)).toEqual(['underline', 'underline']);
  });

  it('tells each link its own press, and nothing of a press on plain words', () => {
    render(<RuleText testID="line" spans={[taxes, { text: 'は' }, room]} />);
    fireEvent.press(screen.getByTestId('line'));
    expect(onTaxes).not.toHaveBeenCalled();
    expect(onRoom).not.toHaveBeenCalled();
    fireEvent.press(screen.getByRole('link', { name: '部屋' }));
    expect(onRoom).toHaveBeenCalledTimes(1);
    expect(onTaxes).not.toHaveBeenCalled();
    fireEvent.press(screen.getByRole('link', { name: '税金' }));
    expect(onTaxes).toHaveBeenCalledTimes(1);
  });

  it('can be selected, and has no link where no word leads anywhere', () => {
    render(<RuleText testID="line" spans={[{ text: 'その数を払う。' }]} />);
    expect(propsOf(screen.getByTestId('line')).selectable).toBe(true);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('Spans stand inside another text, such as a cell of a table', () => {
  render(
    <Text testID="cell">
      <Spans spans={[{ text: '2 ' }, taxes]} />
    </Text>,
  );
  expect(screen.getByTestId('cell')).toHaveTextContent('2 税金');
  fireEvent.press(screen.getByRole('link', { name: '税金' }));
  expect(onTaxes).toHaveBeenCalledTimes(1);
});

describe('ReadingText', () => {
  type Drawn = { type: string; props: Record<string, unknown>; children: (Drawn | string)[] };

  const drawn = () => screen.toJSON() as unknown as Drawn;
  const inside = ({ children }: Drawn) =>
    children.filter((child): child is Drawn => typeof child !== 'string');
  const wordsOf = (node: Drawn): string =>
    node.children.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('');
  /** What stands in one place of the line, from top to bottom. */
  const stacks = () =>
    inside(drawn()).map((phrase) => inside(phrase).map((word) => inside(word).map(wordsOf)));

  const phrases = [
    [taxes, { text: 'は' }],
    [{ text: '部屋', reading: 'へや' }, { text: 'を' }],
  ];

  it('puts each reading above its word, and keeps the place above a word without one', () => {
    render(<ReadingText phrases={phrases} />);
    expect(stacks()).toEqual([
      [
        ['ぜいきん', '税金'],
        [' ', 'は'],
      ],
      [
        ['へや', '部屋'],
        [' ', 'を'],
      ],
    ]);
    for (const word of inside(drawn()).flatMap(inside)) {
      const { flexDirection } = StyleSheet.flatten(word.props.style as StyleProp<TextStyle>);
      expect(flexDirection ?? 'column').toBe('column');
    }
  });

  it('is read aloud without its readings: the voice would say every word twice', () => {
    render(<ReadingText phrases={phrases} />);
    expect(screen.getByText('ぜいきん', { includeHiddenElements: true })).toBeOnTheScreen();
    expect(screen.queryByText('ぜいきん')).toBeNull();
    expect(screen.getByText('部屋')).toBeOnTheScreen();
  });

  it('keeps the links of its words', () => {
    render(<ReadingText phrases={phrases} />);
    fireEvent.press(screen.getByRole('link', { name: '税金' }));
    expect(onTaxes).toHaveBeenCalledTimes(1);
    expect(links()).toHaveLength(1);
  });
});
