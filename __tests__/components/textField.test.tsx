import { fireEvent, render, screen } from '@testing-library/react-native';

import { TextField } from '../../components/textField';
import { propsOf } from './hostProps';

const onChange = jest.fn();

beforeEach(() => onChange.mockClear());

function field(value: string, error?: string) {
  return <TextField label="検索" value={value} onChange={onChange} error={error} testID="search" />;
}

const shown = () => propsOf(screen.getByTestId('search')).value;

describe('TextField', () => {
  it('keeps the raw text while its owner has not answered: input methods compose in it', () => {
    render(field(''));
    fireEvent.changeText(screen.getByTestId('search'), 'まｈ');
    expect(onChange.mock.calls).toEqual([['まｈ']]);
    expect(shown()).toBe('まｈ');
  });

  it('is not disturbed by its own text coming back', () => {
    render(field(''));
    fireEvent.changeText(screen.getByTestId('search'), 'まひ');
    screen.rerender(field('まひ'));
    expect(shown()).toBe('まひ');
  });

  it('takes over a text set from outside', () => {
    render(field(''));
    fireEvent.changeText(screen.getByTestId('search'), 'まひ');
    screen.rerender(field('まひ'));
    screen.rerender(field(''));
    expect(shown()).toBe('');
  });

  it('shows its error where it stands and has a spoken name', () => {
    render(field('x', '見つかりません'));
    expect(screen.getByRole('alert')).toHaveTextContent(/見つかりません/);
    expect(screen.getByTestId('search')).toHaveAccessibleName('検索');
  });
});
