import { fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { SuggestedText } from '../../components/suggestedText';
import { propsOf } from './hostProps';

const onChange = jest.fn();

beforeEach(() => onChange.mockClear());

type OwnedProps = { start?: string; suggestions?: readonly string[] };

/** A field whose owner keeps what it is told, as a screen does. */
function Owned({ start = '', suggestions }: OwnedProps) {
  const [value, setValue] = useState(start);
  return (
    <SuggestedText
      label="部屋"
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
      suggestions={suggestions}
      testID="room"
    />
  );
}

const rooms = ['広間', '地下室', 'Attic'];
const offered = (): readonly unknown[] => screen.queryAllByTestId(/^room\.suggestion\d+$/);
const shown = () => propsOf(screen.getByTestId('room')).value;

describe('SuggestedText', () => {
  it('is a text like any other where nothing is suggested', () => {
    render(<Owned />);
    expect(offered()).toEqual([]);
    fireEvent.changeText(screen.getByTestId('room'), 'やね裏');
    expect(onChange.mock.calls).toEqual([['やね裏']]);
    expect(screen.getByTestId('room')).toHaveAccessibleName('部屋');
  });

  it('writes a suggestion with one tap instead of what was typed', () => {
    render(<Owned start="ひろ" suggestions={rooms} />);
    fireEvent.press(screen.getByTestId('room.suggestion2'));
    expect(onChange.mock.calls).toEqual([['地下室']]);
    expect(shown()).toBe('地下室');
  });

  it('still takes what nobody suggested', () => {
    render(<Owned suggestions={rooms} />);
    fireEvent.changeText(screen.getByTestId('room'), '温室');
    expect(shown()).toBe('温室');
    expect(offered()).toHaveLength(3);
  });

  it('does not suggest what is written already', () => {
    render(<Owned start=" 広間 " suggestions={rooms} />);
    expect(offered()).toHaveLength(2);
    expect(screen.queryByText('広間')).toBeNull();
    fireEvent.press(screen.getByText('Attic'));
    expect(screen.getByText('広間')).toBeOnTheScreen();
    expect(screen.queryByText('Attic')).toBeNull();
  });

  it('suggests nothing twice', () => {
    render(<Owned suggestions={['広間', '地下室', '広間', '地下室', 'Attic']} />);
    expect(offered()).toHaveLength(3);
    expect(screen.getAllByText('広間')).toHaveLength(1);
    expect(screen.getByTestId('room.suggestion3')).toHaveTextContent('Attic');
  });

  it('suggests the first eight only, in their order', () => {
    const many = Array.from({ length: 20 }, (_, index) => `部屋 ${index + 1}`);
    render(<Owned suggestions={many} />);
    expect(offered()).toHaveLength(8);
    expect(screen.getByTestId('room.suggestion1')).toHaveTextContent('部屋 1');
    expect(screen.getByTestId('room.suggestion8')).toHaveTextContent('部屋 8');
  });

  it('has a button for each suggestion with its text as its name', () => {
    render(<Owned suggestions={['<b>Attic</b>']} />);
    expect(screen.getByRole('button', { name: '<b>Attic</b>' })).toBeOnTheScreen();
  });
});
