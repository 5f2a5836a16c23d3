import { fireEvent, render, screen } from '@testing-library/react-native';

import { Button } from '../../components/button';
import { IconButton } from '../../components/iconButton';
import { NumberEntry } from '../../components/numberEntry';
import { propsOf } from './hostProps';

describe('Button', () => {
  it('when disabled does nothing and still shows why', () => {
    const onPress = jest.fn();
    render(<Button label="攻撃" hint="力が足りない" disabled onPress={onPress} testID="attack" />);
    fireEvent.press(screen.getByTestId('attack'));
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByTestId('attack')).toBeDisabled();
    expect(screen.getByText('力が足りない')).toBeOnTheScreen();
  });
});

describe('IconButton', () => {
  it('speaks its name, never its glyph', () => {
    render(<IconButton glyph="☆" label="しおり" onPress={jest.fn()} testID="mark" />);
    expect(screen.getByTestId('mark')).toHaveAccessibleName('しおり');
  });
});

describe('NumberEntry', () => {
  const onMove = jest.fn();
  const onSet = jest.fn();

  const entry = (value: number) => (
    <NumberEntry
      label="血"
      value={value}
      min={0}
      max={12}
      onMove={onMove}
      onSet={onSet}
      onClose={jest.fn()}
      texts={{ set: '決める', close: '閉じる', by: '増減' }}
    />
  );

  beforeEach(() => {
    onMove.mockClear();
    onSet.mockClear();
  });

  it('offers the steps that stay within the track', () => {
    render(entry(3));
    fireEvent.press(screen.getByRole('button', { name: '血 +5' }));
    fireEvent.press(screen.getByRole('button', { name: '血 −2' }));
    expect(onMove.mock.calls).toEqual([[5], [-2]]);
    expect(screen.getByRole('button', { name: '血 +10' })).toBeDisabled();
    expect(screen.getByRole('button', { name: '血 −5' })).toBeDisabled();
  });

  it('sets the exact number once it is another one', () => {
    render(entry(3));
    expect(screen.getByTestId('numberEntry.set')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('numberEntry.exact'), '１１');
    fireEvent.press(screen.getByTestId('numberEntry.set'));
    expect(onSet.mock.calls).toEqual([[11]]);
  });

  it('starts again from a value that moved meanwhile', () => {
    render(entry(3));
    fireEvent.changeText(screen.getByTestId('numberEntry.exact'), '11');
    screen.rerender(entry(5));
    expect(propsOf(screen.getByTestId('numberEntry.exact')).value).toBe('5');
    expect(screen.getByTestId('numberEntry.set')).toBeDisabled();
  });
});
