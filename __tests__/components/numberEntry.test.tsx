import { fireEvent, render, screen } from '@testing-library/react-native';

import { NumberEntry } from '../../components/numberEntry';

const onMove = jest.fn();
const onSet = jest.fn();

beforeEach(() => {
  onMove.mockClear();
  onSet.mockClear();
});

const entry = (value: number, goesOn?: boolean) => (
  <NumberEntry
    label="宝珠"
    value={value}
    min={0}
    max={6}
    goesOn={goesOn}
    onMove={onMove}
    onSet={onSet}
    onClose={() => undefined}
    texts={{ set: 'この数にする', close: '閉じる', by: '増減' }}
    testID="entry"
  />
);

const steps = (...names: readonly string[]) =>
  names.map((name) => screen.getByTestId(`entry.${name}`) as unknown);

describe('NumberEntry', () => {
  it('offers no step past either end', () => {
    render(entry(5));
    for (const step of steps('plus1', 'minus1', 'minus5')) expect(step).toBeEnabled();
    for (const step of steps('plus2', 'plus5', 'plus10', 'minus10')) expect(step).toBeDisabled();
  });

  it('steps past the upper end where something comes of it, but not past the lower', () => {
    render(entry(6, true));
    for (const step of steps('plus1', 'plus2', 'plus5', 'plus10')) expect(step).toBeEnabled();
    expect(screen.getByTestId('entry.minus10')).toBeDisabled();
    fireEvent.press(screen.getByTestId('entry.plus2'));
    expect(onMove.mock.calls).toEqual([[2]]);
  });

  it('takes no exact number past the end even there', () => {
    render(entry(5, true));
    fireEvent.changeText(screen.getByTestId('entry.exact'), '9');
    expect(screen.getByTestId('entry.set')).toBeDisabled();
    fireEvent.changeText(screen.getByTestId('entry.exact'), '6');
    fireEvent.press(screen.getByTestId('entry.set'));
    expect(onSet.mock.calls).toEqual([[6]]);
  });
});
