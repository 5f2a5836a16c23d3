import { fireEvent, render, screen } from '@testing-library/react-native';
import fc from 'fast-check';
import { useState } from 'react';

import { NumberField } from '../../components/numberField';
import { propsOf } from './hostProps';

const onChange = jest.fn();

beforeEach(() => onChange.mockClear());

/** A field whose owner keeps what it is told, as a screen does. */
function Owned({ start = 3, min = 0, max = 12 }: { start?: number; min?: number; max?: number }) {
  const [value, setValue] = useState(start);
  return (
    <NumberField
      testID="field"
      label="修正値"
      value={value}
      min={min}
      max={max}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const input = (): unknown => screen.getByTestId('field');
const type = (text: string) => fireEvent.changeText(screen.getByTestId('field'), text);

describe('NumberField', () => {
  it('hands on what is typed', () => {
    render(<Owned />);
    type('12');
    expect(onChange.mock.calls).toEqual([[12]]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['１２', 12],
    ['−４', -4],
    ['ー4', -4],
    ['+7', 7],
    [' 5 ', 5],
    ['-0', 0],
  ])('reads %s as %d and leaves the text as typed', (text, number) => {
    render(<Owned min={-9} />);
    type(text);
    expect(onChange.mock.calls).toEqual([[number]]);
    expect(propsOf(input()).value).toBe(text);
  });

  it.each([
    ...[
      '',
      '-',
      'abc',
      '3.5',
      '13',
      '-1',
      '1e1',
      '99999999999',
      '1e9',
      '1000000000',
      '0x10',
      '0b1',
    ],
    ...[
      '9007199254740992',
      'Infinity',
      'NaN',
      '--1',
      '1-',
      '1,0',
      '1 0',
      '½',
      '٣',
      '三',
      '\0',
      '🂡',
    ],
    ...['9'.repeat(40), '<b>1</b>', '\u202e21'],
  ])('keeps %p on screen, says the range, and hands nothing on', (text) => {
    render(<Owned />);
    type(text);
    expect(propsOf(input()).value).toBe(text);
    expect(screen.getByRole('alert')).toHaveTextContent(/0 – 12$/);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('hands on whole numbers of its range only, whatever is typed', () => {
    const digits = fc.stringMatching(/^[0-9+−ー１９.e x-]{0,12}$/);
    const typed = fc.oneof(digits, fc.string({ unit: 'binary' }), fc.integer().map(String));
    render(<Owned min={-3} max={40} />);
    fc.assert(
      fc.property(typed, (text) => {
        onChange.mockClear();
        type(text);
        expect(propsOf(input()).value).toBe(text);
        for (const [number] of onChange.mock.calls as [number][]) {
          expect(Number.isInteger(number) && number >= -3 && number <= 40).toBe(true);
          expect(Object.is(number, -0)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('drops its complaint as soon as the text is right', () => {
    render(<Owned />);
    type('13');
    type('1');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onChange.mock.calls).toEqual([[1]]);
  });

  it('shows the error it is given in place of the range', () => {
    render(
      <NumberField
        label="出目"
        value={3}
        min={1}
        max={10}
        onChange={onChange}
        error="1 から 10 まで"
        testID="field"
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/1 から 10 まで$/);
    type('99');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(/1 から 10 まで$/);
  });

  it('steps from the last good number, and the text follows', () => {
    render(<Owned />);
    type('abc');
    fireEvent.press(screen.getByTestId('field.plus'));
    expect(onChange.mock.calls).toEqual([[4]]);
    expect(propsOf(input()).value).toBe('4');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stops at both ends', () => {
    render(<Owned start={12} />);
    expect(screen.getByTestId('field.plus')).toBeDisabled();
    screen.unmount();
    render(<Owned start={0} />);
    expect(screen.getByTestId('field.minus')).toBeDisabled();
  });

  it('follows a value that changes elsewhere', () => {
    const field = (value: number) => (
      <NumberField label="金" value={value} min={0} max={12} onChange={onChange} testID="field" />
    );
    render(field(3));
    type('x');
    screen.rerender(field(7));
    expect(propsOf(input()).value).toBe('7');
  });
});
