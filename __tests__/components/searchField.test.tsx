import { fireEvent, render, screen } from '@testing-library/react-native';
import { TextInput } from 'react-native';

import { SearchField } from '../../components/searchField';
import { propsOf } from './hostProps';

const onChange = jest.fn();
const onSubmit = jest.fn();
// The test renderer has no text of its own to empty and nothing to focus: what it is told counts.
const emptied = jest.spyOn(TextInput.prototype, 'clear');
const focused = jest.spyOn(TextInput.prototype, 'focus');

beforeEach(() => {
  for (const spy of [onChange, onSubmit, emptied, focused]) spy.mockClear();
});

function field(start = '') {
  return (
    <SearchField
      label="ルールを探す"
      placeholder="言葉や質問"
      clearLabel="検索を消す"
      start={start}
      onChange={onChange}
      onSubmit={onSubmit}
    />
  );
}

const input = () => screen.getByTestId('search') as unknown;
const type = (text: string) => fireEvent.changeText(screen.getByTestId('search'), text);

describe('SearchField', () => {
  it('tells what is typed and never writes back, so that an input method composes in peace', () => {
    render(field());
    type('まｈ');
    type('まひ');
    expect(onChange.mock.calls).toEqual([['まｈ'], ['まひ']]);
    expect(propsOf(input())).not.toHaveProperty('value');
    screen.rerender(field('まひ 恐怖'));
    expect(propsOf(input())).not.toHaveProperty('value');
    expect(input()).toHaveDisplayValue('まひ');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('starts with the text it is given, which is no change', () => {
    render(field('税金'));
    expect(input()).toHaveDisplayValue('税金');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is emptied with one tap, says so, and can be typed into at once', () => {
    render(field('税金'));
    fireEvent.press(screen.getByTestId('search.clear'));
    expect(onChange.mock.calls).toEqual([['']]);
    expect(emptied).toHaveBeenCalledTimes(1);
    expect(focused).toHaveBeenCalledTimes(1);
  });

  it('offers to be emptied only while there is something to empty', () => {
    render(field());
    expect(screen.queryByTestId('search.clear')).toBeNull();
    type('税');
    expect(screen.getByTestId('search.clear')).toBeOnTheScreen();
    type('');
    expect(screen.queryByTestId('search.clear')).toBeNull();
    type('税');
    fireEvent.press(screen.getByTestId('search.clear'));
    expect(screen.queryByTestId('search.clear')).toBeNull();
  });

  it('has spoken names and is known as a search', () => {
    render(field('税金'));
    expect(input()).toHaveAccessibleName('ルールを探す');
    expect(screen.getByTestId('search.clear')).toHaveAccessibleName('検索を消す');
    expect(propsOf(screen.toJSON()).accessibilityRole).toBe('search');
    expect(screen.getByPlaceholderText('言葉や質問')).toBeOnTheScreen();
  });

  it('tells that the search key was pressed', () => {
    render(field('税金'));
    fireEvent(screen.getByTestId('search'), 'submitEditing');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  });
});
